//! Why something about two boards or two scoresheets is not done (appendix VI.1, VI.7, VI.8): facts to be worded.

use shakmaty::Square;

use super::{CheckItem, WhichBoard};
use crate::core::piece::Kind;

/// The reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardsRefusal {
    /// One board is used in this game.
    OneBoard,
    /// The special board is not in order: play does not begin (VI.1).
    NotInOrder {
        /// What is wrong with it.
        item: CheckItem,
    },
    /// The special board was to be checked, and nobody has said yet how it is (VI.1).
    Unchecked,
    /// The special board is checked before the first move.
    Begun,
    /// Nothing is to be executed on the sighted board.
    NothingDue,
    /// Nothing stands on the square of that board.
    Empty {
        /// The board.
        board: WhichBoard,
        /// The square.
        on: Square,
    },
    /// A piece was named without its colour, and either could be meant.
    Colour {
        /// The kind.
        kind: Kind,
    },
    /// Both boards show the score already.
    Agree,
    /// Nothing of the opponent's scoresheet was entered.
    NoSheet,
    /// The scoresheets agree as far as both go.
    SheetsAgree,
    /// The opponent's scoresheet has no move to take out.
    SheetEmpty,
    /// A move is being made with the hands: the boards are compared when it is announced or put back.
    Hands {
        /// The square the piece comes from.
        from: Square,
        /// The square it was put on; still in the hand without one.
        on: Option<Square>,
    },
    /// Nothing is proposed to the arbiter.
    NothingProposed,
}
