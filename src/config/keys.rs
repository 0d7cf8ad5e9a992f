//! Keys of the keyboard as `keys.toml` names them, and what each does.
//!
//! It knows no terminal: the screen turns what its terminal sends into a [`Stroke`]. Nor does it know what
//! an action means.

use std::collections::BTreeMap;
use std::str::FromStr;

use serde::Deserialize;
use serde::de::{Deserializer, Error};

/// The keys that have a name instead of a sign.
pub const NAMED: [&str; 27] = [
    "left",
    "right",
    "up",
    "down",
    "tab",
    "backtab",
    "enter",
    "escape",
    "space",
    "home",
    "end",
    "page-up",
    "page-down",
    "delete",
    "backspace",
    "f1",
    "f2",
    "f3",
    "f4",
    "f5",
    "f6",
    "f7",
    "f8",
    "f9",
    "f10",
    "f11",
    "f12",
];

/// One key that is pressed, or two signs one after the other.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stroke {
    /// A sign; a capital is the key with Shift.
    Sign(char),
    /// A named key, one of [`NAMED`].
    Named(&'static str),
    /// A sign with Ctrl.
    Ctrl(char),
    /// The first sign, then the second.
    Pair(char, char),
}

/// A text that names no key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the name of a key")]
pub struct NoKey;

impl FromStr for Stroke {
    type Err = NoKey;

    fn from_str(text: &str) -> Result<Stroke, NoKey> {
        if let Some(name) = NAMED.iter().find(|name| **name == text) {
            return Ok(Stroke::Named(name));
        }
        let visible = |sign: char| !sign.is_control() && !sign.is_whitespace();
        let signs: Vec<char> = text.chars().collect();
        match signs.as_slice() {
            [sign] if visible(*sign) => Ok(Stroke::Sign(*sign)),
            [first, ' ', second] if visible(*first) && visible(*second) => Ok(Stroke::Pair(*first, *second)),
            ['c', 't', 'r', 'l', '-', sign] if sign.is_ascii_lowercase() => Ok(Stroke::Ctrl(*sign)),
            _ => Err(NoKey),
        }
    }
}

impl<'de> Deserialize<'de> for Stroke {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Stroke, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// What keys do, by action.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Keys {
    /// Wherever the focus is.
    pub everywhere: BTreeMap<String, Vec<Stroke>>,
    /// While the board has the focus.
    pub board: BTreeMap<String, Vec<Stroke>>,
}

impl Keys {
    /// The action of a key, as `keys.toml` names it.
    pub fn action(&self, on_board: bool, stroke: &Stroke) -> Option<&str> {
        let board = on_board.then_some(&self.board);
        board
            .into_iter()
            .chain([&self.everywhere])
            .flatten()
            .find(|(_, strokes)| strokes.contains(stroke))
            .map(|(action, _)| action.as_str())
    }

    /// Whether a sign is the first of a pair on the board.
    pub fn begins_pair(&self, sign: char) -> bool {
        self.board.values().flatten().any(|stroke| matches!(stroke, Stroke::Pair(first, _) if *first == sign))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_signs_names_chords_and_pairs() {
        assert_eq!("k".parse(), Ok(Stroke::Sign('k')));
        assert_eq!("م".parse(), Ok(Stroke::Sign('م')));
        assert_eq!("f9".parse(), Ok(Stroke::Named("f9")));
        assert_eq!("ctrl-r".parse(), Ok(Stroke::Ctrl('r')));
        assert_eq!(", k".parse(), Ok(Stroke::Pair(',', 'k')));
        for text in ["", " ", "f13", "ctrl-", "ctrl-R", "alt-k", "kk", "\u{7}"] {
            assert_eq!(text.parse::<Stroke>(), Err(NoKey), "{text:?}");
        }
    }
}
