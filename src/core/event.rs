//! What happened, as facts: the journal's records and the matter of every sentence.
//!
//! An event never changes its meaning: a game of last year is read with it. It holds no text for people.

mod adjourn;
mod arbiter;
mod boards;
mod claim;
mod touch;

use serde::{Deserialize, Serialize};

pub use adjourn::{AdjournFact, EnvelopeRecord};
pub use arbiter::RulingFact;
pub use boards::BoardsFact;
pub use claim::{Claim, ClaimFact, Grounds};
pub use touch::TouchFact;

use super::millis::Millis;
use super::outcome::{Ending, Outcome};
use super::ply::Ply;
use super::role::Role;
use super::side::Side;

/// A fact, its moment and who brought it about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The moment, in milliseconds of the game's clock source.
    pub at: Millis,
    /// Who brought it about; the arbiter where the clock did, for the program is he (6.8).
    pub by: Role,
    /// What happened.
    #[serde(flatten)]
    pub fact: Fact,
}

/// What happened, by law.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Fact {
    /// About moves.
    Move(MoveFact),
    /// About the clock.
    Clock(ClockFact),
    /// About a draw by agreement.
    Draw(DrawFact),
    /// About taking back.
    Takeback(TakebackFact),
    /// About the end.
    End(EndFact),
    /// About hands.
    Touch(TouchFact),
    /// About claims.
    Claim(ClaimFact),
    /// The arbiter's rulings.
    Ruling(RulingFact),
    /// About adjournment.
    Adjourn(AdjournFact),
    /// About the two boards.
    Boards(BoardsFact),
}

/// Facts about moves (appendix VI.2 to VI.6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum MoveFact {
    /// A move was said.
    Announced {
        /// The move.
        ply: Ply,
        /// How the game ends if it stands.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ends: Option<Ending>,
        /// Whether the same command presses the clock.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pressed: bool,
    },
    /// The announcement was withdrawn before the press.
    Corrected {
        /// The move that was announced.
        ply: Ply,
    },
    /// The clock was pressed: the move is made.
    Pressed {
        /// The move.
        ply: Ply,
        /// A new period of the mover's began, counted from 1.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        period: Option<u32>,
        /// Moves the mover has left to his time control, where that number is one that is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to_control: Option<u32>,
    },
    /// The opponent repeated the announcement.
    Repeated {
        /// What was announced.
        announced: Ply,
        /// What was heard, where it is another move, lawful or not.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        heard: Option<Ply>,
    },
}

/// Facts about the clock (article 6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum ClockFact {
    /// A side's clock was started.
    Started {
        /// The side.
        side: Side,
    },
    /// Both clocks were stopped.
    Stopped {
        /// Why, in the words of whoever stopped them; may be empty.
        reason: String,
    },
    /// Whoever stopped the clocks is asked for his reason (6.17 to 6.20).
    ReasonAsked,
    /// The reason was given.
    Reasoned {
        /// In the words of whoever stopped them.
        reason: String,
    },
    /// A side's own time crossed a threshold, in milliseconds.
    Low {
        /// The side.
        side: Side,
        /// The threshold.
        left: Millis,
    },
    /// A side's flag fell.
    Flag {
        /// The side.
        side: Side,
        /// Whether play goes on until somebody claims it (A.4.5, B.3; digital appendix II.7).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unclaimed: bool,
    },
    /// The machine slept; both clocks are stopped.
    Slept {
        /// How long, in milliseconds.
        span: Millis,
    },
    /// A side's time is said unasked from now on, or no longer.
    Says {
        /// The side.
        side: Side,
        /// Whether it is said.
        on: bool,
    },
    /// The game was taken up again after the program had ended.
    Resumed,
}

/// Facts about a draw by agreement (article 9.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum DrawFact {
    /// A side offered.
    Offered {
        /// The side.
        side: Side,
        /// Whether it was not the proper moment: after the move, before the press (9.1.2.1).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        early: bool,
    },
    /// An offer came with the announcement and is none: too few moves are made (5.2.3). The move stands.
    OfferBarred {
        /// The side.
        side: Side,
        /// The moves that each side has to have made.
        moves: u32,
    },
    /// The offer was declined by word.
    Declined {
        /// The side that declined.
        side: Side,
    },
    /// The offer was declined by the opponent's touch, or by his move, which touches too (9.1.2.1).
    Lapsed {
        /// The side that declined it so.
        side: Side,
        /// Whether a whole move was announced or made, no touch alone.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        moved: bool,
    },
}

/// Facts about taking back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum TakebackFact {
    /// A side asked.
    TakebackAsked {
        /// The side.
        side: Side,
    },
    /// Moves were taken back; the clocks too.
    TakenBack {
        /// How many half-moves.
        plies: u32,
        /// Who is to move now.
        turn: Side,
    },
    /// The opponent refused.
    TakebackRefused {
        /// The side that refused.
        side: Side,
    },
}

/// Facts about the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum EndFact {
    /// The game ended.
    Ended {
        /// How and for whom.
        outcome: Outcome,
        /// Whether the loss stands only because it could not be proved that the winner can never
        /// checkmate (5.1.2, 6.9, 7.5.5).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unproved: bool,
    },
    /// A player wants to leave; the other one or the arbiter has to agree.
    QuitAsked {
        /// The player's side.
        side: Side,
    },
    /// Nobody leaves: the opponent did not agree, or whoever asked changed his mind.
    Stayed {
        /// The side that had asked to leave.
        side: Side,
    },
    /// The program was left; the game is kept.
    Quit,
    /// A side signed the result (8.7).
    Signed {
        /// The side.
        side: Side,
    },
}

macro_rules! into_fact {
    ($($group:ident => $facts:ident),+) => {$(
        impl From<$facts> for Fact {
            fn from(fact: $facts) -> Fact {
                Fact::$group(fact)
            }
        }
    )+};
}
into_fact!(Move => MoveFact, Clock => ClockFact, Draw => DrawFact, Takeback => TakebackFact, End => EndFact,
    Touch => TouchFact, Claim => ClaimFact, Ruling => RulingFact, Adjourn => AdjournFact, Boards => BoardsFact);
