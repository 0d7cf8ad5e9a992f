//! Claims are judged here (9.2 to 9.5, 6.8, 10).

use super::Judge;
use crate::core::act::ClaimAct;
use crate::core::event::Event;
use crate::core::refusal::Refusal;

impl Judge<'_> {
    pub(super) fn claim(&self, act: &ClaimAct) -> Result<Vec<Event>, Refusal> {
        let _ = act;
        Err(Refusal::NotYours)
    }
}
