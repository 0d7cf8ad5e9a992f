//! Names that stand behind an option of the command line.

use clap::ValueEnum;

use crate::core::profile::Notation;

/// Who sits at a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum SeatName {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// Both players by turns.
    Table,
    /// The assistant.
    Assistant,
    /// The arbiter.
    Arbiter,
}

/// A clock source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum ClockName {
    /// The machine's.
    #[default]
    Real,
    /// Time passes by `wait` alone.
    Simulated,
}

/// The form of a sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum FormName {
    /// Lines of text.
    #[default]
    Text,
    /// PGN.
    Pgn,
    /// Pages for an embosser, in braille ASCII.
    Brf,
    /// The same lines as braille signs of Unicode.
    Braille,
    /// Every announcement with its time.
    Voice,
}

/// How lines of moves are written in braille.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum BrailleName {
    /// Unified English Braille.
    Ueb,
    /// Lowered digits, no number sign.
    Compact,
}

/// A notation of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum NotationName {
    /// Square numbers.
    Digital,
    /// Letters and digits.
    Algebraic,
}

impl From<NotationName> for Notation {
    fn from(name: NotationName) -> Notation {
        match name {
            NotationName::Digital => Notation::Digital,
            NotationName::Algebraic => Notation::Algebraic,
        }
    }
}
