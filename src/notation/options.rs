//! How a text is to be read: by whom it was written, in which languages, under which conduct.

use serde::{Deserialize, Serialize};

/// Where a text comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// A keyboard: capitals and small letters mean what they mean in PGN.
    #[default]
    Typed,
    /// An ear: there are no capitals, and words may have been mistaken.
    Spoken,
    /// A written sheet: `55` and `555` are castling always.
    Sheet,
}

/// Which notations are taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Input {
    /// All of them.
    #[default]
    Any,
    /// Square numbers alone (profile `digital` in tournament conduct).
    Digital,
}

/// What `55` and `555` are where castling and another move are both legal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ambiguity {
    /// A question is asked.
    #[default]
    Ask,
    /// Castling.
    Castle,
}

/// How a text is to be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Where it comes from.
    pub mode: Mode,
    /// The languages whose letters are read, by code; words of all languages always are.
    pub languages: Vec<String>,
    /// Which notations are taken.
    pub input: Input,
    /// What `55` and `555` are.
    pub ambiguity: Ambiguity,
    /// Whether a typed `b` and `B` are the same letter, so that it is asked which was meant.
    pub any_case: bool,
    /// Whether four digits that begin with the square of an own piece are that piece's move, lawful or not:
    /// an announcement never becomes the move of another piece.
    pub squares_bind: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            mode: Mode::Typed,
            languages: vec!["en".to_owned(), "ar".to_owned()],
            input: Input::Any,
            ambiguity: Ambiguity::Ask,
            any_case: false,
            squares_bind: false,
        }
    }
}

impl Options {
    /// The default options for a text from elsewhere.
    pub fn of(mode: Mode) -> Options {
        Options { mode, ..Options::default() }
    }

    /// Whether capitals and small letters are the same.
    pub(super) fn caseless(&self) -> bool {
        self.any_case || self.mode == Mode::Spoken
    }
}
