//! Applies the arbiter's rulings: never judges, never fails.

use crate::core::event::RulingFact;
use crate::core::millis::Millis;
use crate::core::state::State;

impl State {
    pub(super) fn evolve_ruling(&mut self, fact: &RulingFact, at: Millis) {
        match fact {
            RulingFact::Irregular { .. } => self.evolve_irregular(fact, at),
            RulingFact::Restored { plies, .. } => self.evolve_restored(*plies, at),
            _ => {}
        }
    }
}
