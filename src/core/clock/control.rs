//! What was agreed about time: periods, increment, delay (articles 6.1–6.3 of both profiles).
//!
//! It is fixed before the game and knows nothing of a running clock.

use serde::{Deserialize, Serialize};

use crate::core::millis::Millis;
use crate::core::side::Both;

/// The time of both players; they may differ.
pub type TimeControl = Both<Allowance>;

/// One player's periods, in order; none means that he plays without a clock.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Allowance {
    /// The periods; each but the last has a number of moves.
    pub periods: Vec<Period>,
}

/// One period of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Period {
    /// The main time in milliseconds, added once when the period begins.
    pub base: Millis,
    /// The moves to be completed in it; the rest of the game where absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<u32>,
    /// What each move brings.
    pub bonus: Bonus,
}

/// What each move brings, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// Added with each completed move and kept.
    Increment(Millis),
    /// Runs down first at every move; what is left of it is not kept (source 002, 6.2b).
    Delay(Millis),
    /// As a delay, but shown as part of the time while the player thinks.
    Bronstein(Millis),
}

impl Bonus {
    /// The time that runs down before the main time does, in milliseconds.
    pub const fn delay(self) -> Millis {
        match self {
            Bonus::Delay(delay) | Bonus::Bronstein(delay) => delay,
            Bonus::None | Bonus::Increment(_) => Millis::ZERO,
        }
    }

    /// The time that a completed move adds, in milliseconds.
    pub const fn increment(self) -> Millis {
        match self {
            Bonus::Increment(increment) => increment,
            _ => Millis::ZERO,
        }
    }
}

impl Allowance {
    /// One period for the whole game.
    pub fn sudden(base: Millis, bonus: Bonus) -> Allowance {
        Allowance { periods: vec![Period { base, moves: None, bonus }] }
    }

    /// Whether the player plays without a clock.
    pub fn is_none(&self) -> bool {
        self.periods.is_empty()
    }

    /// The time for sixty moves, bonuses included: what tells standard, rapid and blitz apart.
    pub fn sixty_moves(&self) -> Millis {
        let base = self.periods.iter().fold(Millis::ZERO, |sum, period| sum + period.base);
        let bonus = self.periods.first().map_or(Millis::ZERO, |first| first.bonus.increment() + first.bonus.delay());
        base + Millis(bonus.0.saturating_mul(60))
    }
}
