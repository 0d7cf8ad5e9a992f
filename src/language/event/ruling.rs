//! What is heard of the arbiter's rulings.

use super::Scene;
use crate::core::RulingFact;

impl Scene<'_> {
    pub(super) fn ruling(&mut self, fact: &RulingFact) {
        match fact {
            RulingFact::Irregular { .. } => self.irregular(fact),
            RulingFact::Restored { turn, .. } => self.restored(*turn),
            _ => {}
        }
    }
}
