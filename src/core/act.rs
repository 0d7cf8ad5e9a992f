//! What a person wants done: the commands of the game.
//!
//! A variant comes with the law that uses it. Nothing here says whether it may be done.

mod adjourn;
mod arbiter;
mod boards;
mod claim;
mod touch;

use shakmaty::uci::UciMove;

pub use adjourn::{AdjournAct, Paper};
pub use arbiter::{ArbiterAct, Ground, Verdict};
pub use boards::{BoardsAct, Hand};
pub use claim::ClaimAct;
pub use touch::TouchAct;

use super::millis::Millis;
use super::role::Role;
use super::side::Side;

/// An act and who asks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// Who asks.
    pub by: Role,
    /// For what.
    pub act: Act,
}

/// What is asked for, by law.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Moving: appendix VI.2 to VI.6, articles 4 and 6.8.
    Move(MoveAct),
    /// The clock: article 6.
    Clock(ClockAct),
    /// The draw offer: article 9.1.
    Draw(DrawAct),
    /// Taking back, in casual play.
    Takeback(TakebackAct),
    /// Giving up or leaving: article 5.1.2.
    End(EndAct),
    /// What hands do: article 4.
    Touch(TouchAct),
    /// Claims: articles 9.2 to 9.5, 10.
    Claim(ClaimAct),
    /// The arbiter's: articles 6.11, 7, 12.
    Arbiter(ArbiterAct),
    /// Adjournment: Guidelines I.
    Adjourn(AdjournAct),
    /// The two boards: appendix VI.
    Boards(BoardsAct),
}

/// Acts about a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveAct {
    /// Say a move, perhaps with a draw offer behind it.
    Announce {
        /// The move; castling as the king's two squares or as king takes rook.
        uci: UciMove,
        /// Whether a draw is offered with it.
        offer: bool,
    },
    /// Press the clock: the announced move is made.
    Press,
    /// Withdraw the announcement before the press (VI.6).
    Correct,
    /// Repeat the opponent's announcement without its text.
    Same,
    /// Repeat the opponent's announcement.
    Echo {
        /// The move as it was heard.
        uci: UciMove,
    },
    /// Let an announced move that ends the game stand.
    LetStand,
    /// What was really played and pressed on the other board, lawful or not (7.5.1).
    Made {
        /// The move, as hands made it: castling as the king's two squares, a pawn left on the last rank
        /// without a promotion.
        uci: UciMove,
    },
}

/// Acts about the clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockAct {
    /// Start the clock of the side to move.
    Start,
    /// Stop both clocks (6.17; FIDE 6.11).
    Stop {
        /// Why, in the words of whoever stops them; may be empty.
        reason: String,
    },
    /// Something was due at this moment: a warning or the flag.
    Deadline,
    /// The machine slept this many milliseconds.
    Slept {
        /// Milliseconds the boot-time clock went on and the monotonic one did not.
        span: Millis,
    },
    /// Say a side's time unasked, or no longer.
    Says {
        /// Whose time.
        side: Side,
        /// Whether it is said.
        on: bool,
    },
}

/// Acts about a draw by agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawAct {
    /// Offer.
    Offer,
    /// Accept the opponent's offer.
    Accept,
    /// Decline it by word.
    Decline,
}

/// Acts about taking back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakebackAct {
    /// Ask the opponent.
    Ask,
    /// Consent.
    Allow,
    /// Refuse.
    Refuse,
}

/// Acts that end the game or leave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndAct {
    /// A side resigns.
    Resign {
        /// The side, always named.
        side: Side,
    },
    /// Leave the program; the game is kept.
    Quit,
    /// Stay: the opponent does not agree to the leaving, or whoever asked to leave does not want to any more.
    Stay,
    /// Sign the result (8.7).
    Sign,
}
