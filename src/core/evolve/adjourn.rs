//! Applies what was decided: never judges, never fails.

use crate::core::event::AdjournFact;
use crate::core::millis::Millis;
use crate::core::state::State;

impl State {
    pub(super) fn evolve_adjourn(&mut self, fact: &AdjournFact, at: Millis) {
        let _ = (fact, at);
    }
}
