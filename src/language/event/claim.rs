//! What is heard of it.

use super::Scene;
use crate::core::ClaimFact;

impl Scene<'_> {
    pub(super) fn claim(&mut self, fact: &ClaimFact) {
        let _ = fact;
    }
}
