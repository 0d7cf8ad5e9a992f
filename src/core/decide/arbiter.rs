//! The arbiter's rulings (6.11, 7, 12).

use super::Judge;
use crate::core::act::ArbiterAct;
use crate::core::event::Event;
use crate::core::refusal::Refusal;

impl Judge<'_> {
    pub(super) fn arbiter(&self, act: &ArbiterAct) -> Result<Vec<Event>, Refusal> {
        let _ = act;
        Err(Refusal::NotYours)
    }
}
