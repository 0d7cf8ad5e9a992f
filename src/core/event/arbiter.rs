//! Facts the arbiter brings about (articles 6.11, 7.5, 12).

use serde::{Deserialize, Serialize};

use crate::core::irregularity::Manner;
use crate::core::legality::Illegal;
use crate::core::millis::Millis;
use crate::core::penalty::{PenaltyKind, TimeChange};
use crate::core::ply::Ply;
use crate::core::side::Side;

/// Rulings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum RulingFact {
    /// A clock was set (6.21).
    ClockSet {
        /// Whose.
        side: Side,
        /// What it shows now, in milliseconds.
        left: Millis,
    },
    /// The counter of completed moves was set (6.21).
    CounterSet {
        /// Whose.
        side: Side,
        /// How many.
        count: u32,
    },
    /// A penalty was imposed.
    Penalized {
        /// Which.
        kind: PenaltyKind,
        /// The offender.
        side: Side,
        /// The time it gives or takes.
        #[serde(default, skip_serializing_if = "TimeChange::is_none")]
        time: TimeChange,
        /// The half points it gives or takes; none where it is not measured so, or all that there are.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        halves: Option<u32>,
        /// Why.
        reason: String,
    },
    /// Extra time was given (digital 13.5).
    Extra {
        /// To whom, and how much.
        time: TimeChange,
    },
    /// Somebody came late; his time is charged (6.6, 6.7).
    Late {
        /// Who; both where none is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// By how much, in milliseconds.
        span: Millis,
        /// What it costs on the clock; nothing where it loses the game.
        #[serde(default, skip_serializing_if = "TimeChange::is_none")]
        time: TimeChange,
    },
    /// Both flags are down, the order is unknown, and the game goes on in the next period (III.3.1.1).
    FlagsDown {
        /// The main time of the next period, for each side that has one.
        #[serde(default, skip_serializing_if = "TimeChange::is_none")]
        time: TimeChange,
    },
    /// An illegal move was completed (7.5).
    Irregular {
        /// Whose.
        side: Side,
        /// In what manner.
        manner: Manner,
        /// The move that was made, as it was seen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ply: Option<Ply>,
        /// Why the move is not legal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        why: Option<Illegal>,
        /// Which one of this player's it is, from 1.
        count: u32,
        /// What it costs.
        #[serde(default, skip_serializing_if = "TimeChange::is_none")]
        time: TimeChange,
        /// Whether it stands until somebody claims it (A.5.2).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        stands: bool,
    },
    /// An earlier position was restored, with its clocks.
    Restored {
        /// The half-moves that stand.
        plies: u32,
        /// Who is to move.
        turn: Side,
        /// Whether a later change of a clock is undone with the moves: a ruling's or a claim's.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        undone: bool,
    },
    /// Why the ruling of the same moment was given, in the arbiter's own words.
    Because {
        /// Why.
        reason: String,
    },
    /// The arbiter's code was set.
    CodeSet {
        /// Its digest.
        digest: String,
    },
}
