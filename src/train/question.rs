//! A question as data, and the one answer that is right.

use shakmaty::{Bitboard, Square};

use crate::core::{Direction, Kind, Side};

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Its file and rank are named: which square is it?
    Named(Square),
    /// Its two digits are said: which file is it on?
    FileOf(Square),
    /// Its two digits are said: which rank is it on?
    RankOf(Square),
    /// It is said in letters: which numbers has it?
    Lettered(Square),
    /// Where does a piece stand at the start of a game?
    Home {
        /// Whose.
        side: Side,
        /// Its kind.
        kind: Kind,
        /// Of the two, the one on the king's side or on the queen's.
        kings: Option<bool>,
    },
    /// A walk over the board: where does it end?
    Walk {
        /// From where.
        from: Square,
        /// How many squares in which direction, one leg after the other.
        legs: Vec<(Direction, u8)>,
    },
    /// Is it light or dark?
    Shade(Square),
    /// Are both of the same colour?
    SameShade(Square, Square),
    /// How many of these are light?
    LightOnes(Vec<Square>),
    /// Can a knight jump from one to the other?
    Jump(Square, Square),
    /// Which squares can a knight jump to?
    Jumps(Square),
    /// How many jumps does a knight need at least?
    Distance(Square, Square),
    /// What stands there now?
    Stands(Square),
    /// Where do a side's pieces of a kind stand now?
    Where(Side, Kind),
}

/// The right answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A square.
    Square(Square),
    /// A file, from 1 to 8; its letter is as good.
    File(u8),
    /// A rank, from 1 to 8.
    Rank(u8),
    /// Light; else dark.
    Light(bool),
    /// Yes; else no.
    Yes(bool),
    /// A number.
    Count(u8),
    /// All of these squares and no other.
    Squares(Bitboard),
    /// A piece, or nothing.
    Stands(Option<(Side, Kind)>),
}

/// A question with its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// What is asked.
    pub question: Question,
    /// What is right.
    pub answer: Answer,
}

impl Asked {
    pub(super) fn new(question: Question, answer: Answer) -> Asked {
        Asked { question, answer }
    }
}
