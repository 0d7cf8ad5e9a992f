//! Applies what was decided: never judges, never fails.

use crate::core::event::BoardsFact;
use crate::core::millis::Millis;
use crate::core::state::State;

impl State {
    pub(super) fn evolve_boards(&mut self, fact: &BoardsFact, at: Millis) {
        let _ = (fact, at);
    }
}
