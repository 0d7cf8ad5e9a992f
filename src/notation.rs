//! Moves as text: reading what was typed or heard, and writing what was played.
//!
//! Text is read first and judged afterwards: every sense of it is built, the legal moves choose
//! among them, and where they cannot, it is asked. It knows moves only: commands are `words`',
//! sentences are `language`'s, and it never plays anything.
//!
//! ```
//! use natiq::notation::{Options, Reading, Vocabulary, read};
//!
//! let vocabulary = Vocabulary::compiled_in()?;
//! let reading = read("٥٢ ٥٤", &shakmaty::Chess::default(), &vocabulary, &Options::default());
//! assert!(matches!(reading, Reading::Unique { mv, .. } if mv.to() == shakmaty::Square::E4));
//! # Ok::<(), natiq::notation::VocabularyError>(())
//! ```

mod grammar;
mod judge;
mod named;
mod normal;
mod options;
mod parse;
mod placement;
mod print;
mod question;
mod sense;
mod sheet;
mod tokens;
mod vocabulary;

pub use named::{counted, file, folded, piece, rank, square, square_heard};
pub use options::{Ambiguity, Input, Mode, Options};
pub use placement::{Misplaced, placement};
pub use print::{Style, numbers, print};
pub use question::{Choice, Question, answer};
use shakmaty::{CastlingSide, Chess, File, Move, Rank, Square};
pub use sheet::{SHEET, Way};
pub use vocabulary::{Vocabulary, VocabularyError};

use crate::core::Illegal;
use crate::core::piece::Kind;

/// What a text means in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// One legal move.
    Unique {
        /// The move.
        mv: Move,
        /// A draw offer stands behind it.
        offer: bool,
        /// What was said about check is not so.
        warning: Option<Warning>,
    },
    /// Several legal moves: it is asked which.
    Ambiguous {
        /// What is to be asked.
        question: Question,
        /// The moves, in the order of their numbers.
        choices: Vec<Choice>,
        /// A draw offer stands behind it.
        offer: bool,
    },
    /// A move that is not legal.
    Illegal {
        /// What was understood.
        meant: Meant,
        /// Why it is not legal.
        reason: Illegal,
    },
    /// A move text, in letters where only square numbers are taken.
    NotDigital,
    /// No move text at all.
    NotAMove,
}

/// What was understood of a move that is not legal, as data for a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meant {
    /// The kind, named or standing on the square named.
    pub kind: Option<Kind>,
    /// The start.
    pub from: Option<Square>,
    /// The file of the start, where only that was named.
    pub from_file: Option<File>,
    /// The rank of the start, where only that was named.
    pub from_rank: Option<Rank>,
    /// The arrival.
    pub to: Option<Square>,
    /// The kind to promote to.
    pub promotion: Option<Kind>,
    /// Castling, and to which side.
    pub castle: Option<CastlingSide>,
    /// A capture was stated.
    pub capture: bool,
}

/// A sign or word about check that does not fit the move; it is said, never a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The move gives no check.
    NotCheck,
    /// The move gives no double check.
    NotDouble,
    /// The move does not give mate.
    NotMate,
}

/// What a text means in a position.
pub fn read(text: &str, position: &Chess, vocabulary: &Vocabulary, options: &Options) -> Reading {
    match parse::parse(text, vocabulary, options) {
        Some(parsed) => judge::judge(&parsed, position, options),
        None => Reading::NotAMove,
    }
}

/// Whether a text is a move text, in any position: no command may be one.
pub fn is_move_text(text: &str, vocabulary: &Vocabulary, options: &Options) -> bool {
    parse::parse(text, vocabulary, options).is_some()
}
