//! Facts about claims (articles 9.2 to 9.5, 6.8, 10).

use serde::{Deserialize, Serialize};

use crate::core::millis::Millis;
use crate::core::penalty::TimeChange;
use crate::core::ply::Ply;
use crate::core::side::Side;

/// What became of a claim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum ClaimFact {
    /// A claim was made; both clocks are stopped (9.5.1).
    Claimed {
        /// The claimant.
        side: Side,
        /// What is claimed.
        claim: Claim,
        /// The move written with it, not played yet (9.2.1.1, 9.3.1).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<Ply>,
        /// Whether it awaits the arbiter's ruling.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pending: bool,
    },
    /// It is right.
    Granted {
        /// The claimant.
        side: Side,
        /// What was claimed.
        claim: Claim,
        /// What it rests on.
        grounds: Grounds,
        /// What the opponent gains, where an increment was asked for (III.4).
        #[serde(default, skip_serializing_if = "TimeChange::is_none")]
        time: TimeChange,
        /// What each move of both brings from now on, in milliseconds, where that was asked for (III.4).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        increment: Option<Millis>,
    },
    /// It is wrong.
    Denied {
        /// The claimant.
        side: Side,
        /// What was claimed.
        claim: Claim,
        /// What is so instead.
        grounds: Grounds,
        /// What it costs.
        #[serde(default, skip_serializing_if = "TimeChange::is_none")]
        time: TimeChange,
        /// The announced move that must be played now (9.5.3).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        must: Option<Ply>,
    },
    /// The arbiter decides it later.
    Postponed {
        /// The claimant.
        side: Side,
        /// What was claimed.
        claim: Claim,
        /// What the opponent gains.
        #[serde(default, skip_serializing_if = "TimeChange::is_none")]
        time: TimeChange,
    },
    /// The opponent found the final position and the score right, which are kept for an arbiter (III.6; digital
    /// appendix IV).
    Confirmed {
        /// The opponent.
        side: Side,
    },
}

/// What is claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// Third repetition.
    Repetition,
    /// Fifty moves.
    Fifty,
    /// A fallen flag.
    Flag,
    /// An illegal move.
    Illegal,
    /// A touched piece.
    Touch,
    /// No win by normal means.
    Quickplay,
}

impl Claim {
    /// All of them.
    pub const ALL: [Claim; 6] =
        [Claim::Repetition, Claim::Fifty, Claim::Flag, Claim::Illegal, Claim::Touch, Claim::Quickplay];

    /// The word used in logs and catalogue keys.
    pub const fn word(self) -> &'static str {
        match self {
            Claim::Repetition => "repetition",
            Claim::Fifty => "fifty",
            Claim::Flag => "flag",
            Claim::Illegal => "illegal",
            Claim::Touch => "touch",
            Claim::Quickplay => "quickplay",
        }
    }

    /// Whether it claims a draw, and so offers one too (9.1.2.3).
    pub const fn is_of_a_draw(self) -> bool {
        matches!(self, Claim::Repetition | Claim::Fifty | Claim::Quickplay)
    }
}

/// What a ruling on a claim rests on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grounds {
    /// Half-moves after which the position stood, counted from 0 for the start.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub after: Vec<u32>,
    /// Full moves without pawn move or capture.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<u32>,
}
