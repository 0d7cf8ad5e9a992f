//! Applies what was decided: never judges, never fails.

use crate::core::event::ClaimFact;
use crate::core::millis::Millis;
use crate::core::state::State;

impl State {
    pub(super) fn evolve_claim(&mut self, fact: &ClaimFact, at: Millis) {
        let _ = (fact, at);
    }
}
