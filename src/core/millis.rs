//! Time of a game as whole milliseconds.
//!
//! It is a value that is handed in: nothing here reads a clock, and subtraction stops at zero, so no
//! display is ever negative (source 002, article 6.2).

use std::ops::{Add, AddAssign, Sub, SubAssign};

use serde::{Deserialize, Serialize};

/// A moment or a span of the game's clock source, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Millis(pub u64);

impl Millis {
    /// No time.
    pub const ZERO: Millis = Millis(0);
    /// The longest span that is read from outside: a hundred hours.
    pub const LONGEST: Millis = Millis(100 * 3_600_000);

    /// Whole seconds as milliseconds.
    pub const fn seconds(seconds: u64) -> Millis {
        Millis(seconds.saturating_mul(1000))
    }

    /// Whole minutes as milliseconds.
    pub const fn minutes(minutes: u64) -> Millis {
        Millis::seconds(minutes.saturating_mul(60))
    }

    /// The lesser of two spans.
    pub fn at_most(self, other: Millis) -> Millis {
        self.min(other)
    }
}

impl Add for Millis {
    type Output = Millis;
    fn add(self, other: Millis) -> Millis {
        Millis(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Millis {
    fn add_assign(&mut self, other: Millis) {
        *self = *self + other;
    }
}

impl Sub for Millis {
    type Output = Millis;
    fn sub(self, other: Millis) -> Millis {
        Millis(self.0.saturating_sub(other.0))
    }
}

impl SubAssign for Millis {
    fn sub_assign(&mut self, other: Millis) {
        *self = *self - other;
    }
}
