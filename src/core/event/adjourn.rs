//! Facts about adjournment (Guidelines I; digital appendix I).
//!
//! None holds a sealed move before [`AdjournFact::EnvelopeOpened`], but one that was made openly.

use serde::{Deserialize, Serialize};

use crate::core::adjournment::Fault;
use crate::core::millis::Millis;
use crate::core::penalty::TimeChange;
use crate::core::ply::Ply;
use crate::core::side::{Both, Side};

/// What became of an adjourned game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum AdjournFact {
    /// The game is adjourned; the player to move is to seal.
    Adjourned {
        /// Who seals.
        sealer: Side,
        /// What is charged to him for leaving before the session's end, in milliseconds (I.1.2; digital I.1).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        charged: Option<Millis>,
    },
    /// A move was sealed.
    MoveSealed {
        /// Whose.
        side: Side,
        /// The number of the envelope, from 1 in each game.
        envelope: u32,
        /// The digest of what lies in it, a random part included: no move can be guessed from it.
        digest: String,
    },
    /// A move was made openly after the order: it counts as the sealed one (digital I.1d).
    SealedOpenly {
        /// The move.
        ply: Ply,
    },
    /// The envelope was closed: both clocks are stopped.
    EnvelopeClosed {
        /// What stands on it.
        envelope: Box<EnvelopeRecord>,
        /// Whose clock runs from now on: that of a player who has not come, where his opponent sealed a reply.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        runs: Option<Side>,
    },
    /// When and where the game is resumed was written on the closed envelope.
    ResumptionSet {
        /// Date, time and place.
        resumption: String,
    },
    /// The envelope was opened.
    EnvelopeOpened {
        /// Who had sealed.
        side: Side,
        /// The move as it was written; empty where it had been made openly.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        text: String,
        /// The move, where it is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ply: Option<Ply>,
        /// Why it loses, where it does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fault: Option<Fault>,
        /// Whether the player who sealed has not come.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        absent: bool,
        /// Whether a draw offer has ended with it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        lapsed: bool,
    },
    /// The envelope is lost: the game goes on from its last position and clocks (digital I.11a).
    EnvelopeLost {
        /// Who had sealed, and makes his move openly.
        side: Side,
    },
    /// Somebody came late to the resumption (I.11; digital I.10).
    ResumptionLate {
        /// Who; both where none is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// By how much, in milliseconds.
        span: Millis,
        /// The time it costs, where no clock ran meanwhile.
        #[serde(default, skip_serializing_if = "TimeChange::is_none")]
        time: TimeChange,
    },
}

/// What stands on an envelope (I.3; digital I.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EnvelopeRecord {
    /// The players' names.
    pub players: Both<String>,
    /// The position before the sealed move, as FEN.
    pub position: String,
    /// The time each side has used, in milliseconds.
    pub used: Both<Millis>,
    /// Who sealed.
    pub sealer: Side,
    /// The number of the sealed move.
    pub number: u32,
    /// Whose draw offer stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<Side>,
    /// Date, time and place of the resumption; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub resumption: String,
}
