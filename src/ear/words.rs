//! The words of moves as they are spoken in a language: `config/ear/*/words.toml`.
//!
//! Only what is expected to be heard; what a word means is the notation's to know.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::core::piece::Kind;

/// Ways to say each of eight things.
pub type Eight = [Vec<String>; 8];

/// The spoken words of moves in a language.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// The digits of squares, 1 to 8.
    pub digits: Eight,
    /// Names of the eight files, by the name of the list.
    pub names: BTreeMap<String, Eight>,
    /// Names of the pieces.
    pub pieces: BTreeMap<Kind, Vec<String>>,
    /// Words within a move.
    pub words: Within,
    /// Answers to a numbered question.
    pub answers: Answers,
}

/// Words within a move.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Within {
    /// Before the square of departure.
    pub from: Vec<String>,
    /// Before the square of arrival.
    pub to: Vec<String>,
    /// The same in a capture.
    pub takes: Vec<String>,
    /// Before the piece of a promotion.
    pub promote: Vec<String>,
    /// Castling short.
    pub short: Vec<String>,
    /// Castling long.
    pub long: Vec<String>,
}

/// Answers to a numbered question.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answers {
    /// The numbers, the first one first.
    pub numbers: Vec<Vec<String>>,
}

impl Words {
    /// Reads a `words.toml` of the ear.
    ///
    /// # Errors
    /// Where it is not what is expected; the message names line and key.
    pub fn read(text: &str) -> Result<Words, toml::de::Error> {
        toml::from_str(text)
    }
}
