//! Applies what was decided: never judges, never fails.

use crate::core::event::TouchFact;
use crate::core::millis::Millis;
use crate::core::state::State;

impl State {
    pub(super) fn evolve_touch(&mut self, fact: &TouchFact, at: Millis) {
        let _ = (fact, at);
    }
}
