//! What is heard of a completed illegal move.

use super::Scene;
use crate::core::RulingFact;

impl Scene<'_> {
    pub(super) fn irregular(&mut self, fact: &RulingFact) {
        let _ = fact;
    }
}
