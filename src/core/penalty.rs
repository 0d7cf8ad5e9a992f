//! What an arbiter may impose (FIDE 12.9; digital 13.4), and time that is given or taken.
//!
//! The ladder of each profile is its own list; the order of a list is from the mildest on.

use serde::{Deserialize, Serialize};

use super::millis::Millis;
use super::side::{Both, Side};

/// A penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PenaltyKind {
    /// إنذار
    Warning,
    /// زيادة وقت: the opponent's time is increased.
    OpponentTime,
    /// إنقاص وقت: the offender's time is reduced.
    OwnTime,
    /// زيادة نقاط: the opponent's points are increased.
    OpponentPoints,
    /// إنقاص نقاط: the offender's points are reduced.
    OwnPoints,
    /// خسارة
    Loss,
    /// غرامة
    Fine,
    /// استبعاد: from one or more rounds.
    Exclusion,
    /// طرد: from the event.
    Expulsion,
}

impl PenaltyKind {
    /// All of them, in the order of FIDE 12.9.
    pub const ALL: [PenaltyKind; 9] = {
        use PenaltyKind::*;
        [Warning, OpponentTime, OwnTime, OpponentPoints, OwnPoints, Loss, Fine, Exclusion, Expulsion]
    };

    /// The word in configuration files, journals and catalogue keys.
    pub const fn word(self) -> &'static str {
        match self {
            PenaltyKind::Warning => "warning",
            PenaltyKind::OpponentTime => "opponent-time",
            PenaltyKind::OwnTime => "own-time",
            PenaltyKind::OpponentPoints => "opponent-points",
            PenaltyKind::OwnPoints => "own-points",
            PenaltyKind::Loss => "loss",
            PenaltyKind::Fine => "fine",
            PenaltyKind::Exclusion => "exclusion",
            PenaltyKind::Expulsion => "expulsion",
        }
    }

    /// In what it is measured.
    pub const fn measure(self) -> Measure {
        match self {
            PenaltyKind::OpponentTime | PenaltyKind::OwnTime => Measure::Time,
            PenaltyKind::OpponentPoints | PenaltyKind::OwnPoints => Measure::Points,
            _ => Measure::None,
        }
    }

    /// Whether an amount, or none, is one for it. The opponent's points need no number: without one they
    /// are all that the game can give (12.9.4).
    pub fn takes(self, amount: Option<Amount>) -> bool {
        match (self.measure(), amount) {
            (Measure::Time, Some(Amount::Time(span))) => span > Millis::ZERO,
            (Measure::Points, Some(Amount::Halves(count))) => count > 0,
            (Measure::Points, None) => self == PenaltyKind::OpponentPoints,
            (Measure::None, None) => true,
            _ => false,
        }
    }

    /// Whether it ends the game: the offender has lost it.
    pub const fn ends_the_game(self) -> bool {
        matches!(self, PenaltyKind::Loss | PenaltyKind::Expulsion)
    }
}

/// How much of a penalty is imposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// Time, in milliseconds.
    Time(Millis),
    /// Half points: 1 is half a point, 2 is one.
    Halves(u32),
}

/// In what a penalty is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// In time.
    Time,
    /// In points.
    Points,
    /// Not at all: it is imposed or not.
    None,
}

/// Time that a ruling gives and takes, in milliseconds, written into the fact so that no law is asked again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeChange {
    /// What each side gains.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub given: Both<Millis>,
    /// What each side loses.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub taken: Both<Millis>,
}

impl TimeChange {
    /// A side gains so much.
    pub fn given(side: Side, amount: Millis) -> TimeChange {
        let mut change = TimeChange::default();
        *change.given.get_mut(side) = amount;
        change
    }

    /// A side loses so much.
    pub fn taken(side: Side, amount: Millis) -> TimeChange {
        let mut change = TimeChange::default();
        *change.taken.get_mut(side) = amount;
        change
    }

    /// Whether nothing changes.
    pub fn is_none(&self) -> bool {
        *self == TimeChange::default()
    }
}

fn is_nothing(both: &Both<Millis>) -> bool {
    *both == Both::default()
}
