//! What is heard of it.

use super::Scene;
use crate::core::TouchFact;

impl Scene<'_> {
    pub(super) fn touch(&mut self, fact: &TouchFact) {
        let _ = fact;
    }
}
