//! What is heard of it.

use super::Scene;
use crate::core::RulingFact;

impl Scene<'_> {
    pub(super) fn ruling(&mut self, fact: &RulingFact) {
        let _ = fact;
    }
}
