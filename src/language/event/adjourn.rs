//! What is heard of it.

use super::Scene;
use crate::core::AdjournFact;

impl Scene<'_> {
    pub(super) fn adjourn(&mut self, fact: &AdjournFact) {
        let _ = fact;
    }
}
