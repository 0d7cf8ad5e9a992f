//! Why an act is not done or a question not answered, as facts.
//!
//! Every refusal is a sentence in every language; none changes anything.

use super::legality::Illegal;
use super::ply::Ply;
use super::side::Side;

/// The reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// It is the other side's turn.
    Turn {
        /// The side to move.
        turn: Side,
    },
    /// The move is not legal.
    Illegal(Illegal),
    /// A move stands announced; it must be withdrawn first (VI.6).
    Pending {
        /// The announced move.
        ply: Ply,
    },
    /// Nothing is announced that could be pressed (VI.4).
    NotAnnounced,
    /// Nothing is announced that could be withdrawn or repeated.
    NothingAnnounced,
    /// The opponent's clock runs already (VI.6).
    TooLate {
        /// The opponent.
        running: Side,
    },
    /// The opponent's announcement has to be repeated first (VI.2).
    RepeatFirst {
        /// The announced move.
        ply: Ply,
    },
    /// `same` is not enough: the move itself is to be repeated (VI.2).
    RepeatMove,
    /// A draw may be offered only after each side has moved so many times (5.2.3).
    OfferEarly {
        /// How many.
        moves: u32,
    },
    /// The side's offer stands already (9.1.2.1).
    OfferStands,
    /// There is no offer to answer.
    NoOffer,
    /// There is no move to take back.
    NothingToTakeBack,
    /// Nobody asked to take back.
    NoTakeback,
    /// The conduct of this game does not allow it (11.3.1).
    NotDuringGame,
    /// This role may not do it.
    NotYours,
    /// The clocks are stopped.
    Stopped,
    /// The clock runs already.
    Running {
        /// The side whose clock runs.
        side: Side,
    },
    /// The clock is stopped already.
    NotRunning,
    /// The game is played without a clock.
    NoClock,
    /// A move of that number was not made.
    NoSuchMove {
        /// The last full move with a half-move made.
        last: u32,
    },
    /// The side's flag has fallen at this moment; that comes first (6.8).
    FlagDue,
}
