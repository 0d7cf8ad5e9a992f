//! The arbiter's acts (articles 6.11, 7, 12; `product.md` part 5).

use crate::core::irregularity::Manner;
use crate::core::millis::Millis;
use crate::core::penalty::{Amount, PenaltyKind};
use crate::core::side::Side;

/// Acts of the arbiter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArbiterAct {
    /// Set a side's clock (6.21; FIDE 6.10.2).
    Clock {
        /// The side.
        side: Side,
        /// What its face is to show, in milliseconds.
        left: Millis,
    },
    /// Set the counter of a side's completed moves (6.21).
    Moves {
        /// The side.
        side: Side,
        /// How many.
        count: u32,
    },
    /// Impose a penalty (12.9; digital 13.4).
    Penalty {
        /// Which.
        kind: PenaltyKind,
        /// The offender.
        side: Side,
        /// How much, where the penalty is one of time or points.
        amount: Option<Amount>,
        /// Why, in the arbiter's own words; it must be given.
        reason: String,
    },
    /// Give one or both sides extra time for a disturbance from outside (digital 13.5).
    Extra {
        /// The side; both where none is named.
        side: Option<Side>,
        /// How much, in milliseconds.
        amount: Millis,
    },
    /// A ruling and why, in the arbiter's own words.
    Because {
        /// The ruling.
        act: Box<ArbiterAct>,
        /// Why.
        reason: String,
    },
    /// Declare a result.
    Result(Verdict),
    /// Restore an earlier position: the half-move after which play goes on, and its clocks (7.4; VI.8).
    Restore {
        /// The full move and whose half-move of it stands last; the last one made where none is named.
        after: Option<(u32, Side)>,
    },
    /// Grant the claim that is before the arbiter.
    Accept,
    /// Refuse it.
    Reject,
    /// Decide it later (10.2b).
    Postpone,
    /// Players came late (6.7; digital 6.6, 6.7).
    Late {
        /// Who; both where none is named.
        side: Option<Side>,
        /// By how much, in milliseconds.
        span: Millis,
    },
    /// A completed irregularity that hands made (7.5.1 to 7.5.4).
    Illegal {
        /// Whose.
        side: Side,
        /// Which.
        manner: Manner,
    },
    /// Both flags are down and the order is unknown (III.3.1; digital 6.15).
    Flags,
    /// The start was wrong, or the colours were reversed: the game does not count (7.2, 7.3).
    Annul(Ground),
    /// The code that arbiter's acts ask for from now on, as a digest; never the code itself.
    Code {
        /// The digest.
        digest: String,
    },
}

impl ArbiterAct {
    /// The ruling itself, without its reason.
    pub fn bare(&self) -> &ArbiterAct {
        match self {
            ArbiterAct::Because { act, .. } => act.bare(),
            act => act,
        }
    }
}

/// A result the arbiter declares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A side wins.
    Wins(Side),
    /// A draw.
    Draw,
    /// Both lose (12.9.7; digital 12.9).
    BothLose,
}

/// Why a game is annulled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// The pieces stood wrong at the start (7.2.1; digital 7.1a).
    Position,
    /// The colours were reversed (7.3; digital 7.2).
    Colours,
}
