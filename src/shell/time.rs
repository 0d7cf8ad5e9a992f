//! The clock source of a game: the machine's monotonic clock, or a simulated one.
//!
//! It goes on where the journal ended, so that the time between two sessions is charged to nobody.

use std::time::Instant;

use crate::core::Millis;

/// A clock source.
#[derive(Clone, Debug)]
pub enum GameTime {
    /// The monotonic clock: it stands still while the machine sleeps.
    Real {
        /// When the program took up the game.
        since: Instant,
        /// The game's time at that moment.
        from: Millis,
    },
    /// Time passes by `wait` alone.
    Simulated {
        /// The game's time.
        now: Millis,
        /// When the program took up the game, for what is not the game's.
        since: Instant,
    },
}

impl GameTime {
    /// A clock source that goes on from a moment.
    pub fn from(at: Millis, simulated: bool) -> GameTime {
        let since = Instant::now();
        if simulated { GameTime::Simulated { now: at, since } } else { GameTime::Real { since, from: at } }
    }

    /// The game's time now.
    pub fn now(&self) -> Millis {
        match self {
            GameTime::Real { since, from } => *from + elapsed(*since),
            GameTime::Simulated { now, .. } => *now,
        }
    }

    /// Milliseconds since the program took up the game, whatever the game's clock source.
    pub fn real_millis(&self) -> Millis {
        match self {
            GameTime::Real { since, .. } | GameTime::Simulated { since, .. } => elapsed(*since),
        }
    }

    /// Whether time passes by itself.
    pub fn is_real(&self) -> bool {
        matches!(self, GameTime::Real { .. })
    }

    /// Simulated time stands at a moment from now on; real time takes no orders.
    pub fn set(&mut self, at: Millis) {
        if let GameTime::Simulated { now, .. } = self {
            *now = (*now).max(at);
        }
    }
}

fn elapsed(since: Instant) -> Millis {
    Millis(u64::try_from(since.elapsed().as_millis()).unwrap_or(u64::MAX))
}
