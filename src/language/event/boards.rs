//! What is heard of it.

use super::Scene;
use crate::core::BoardsFact;

impl Scene<'_> {
    pub(super) fn boards(&mut self, fact: &BoardsFact) {
        let _ = fact;
    }
}
