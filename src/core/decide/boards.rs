//! Two boards and two scoresheets (appendix VI.1, VI.7, VI.8).

use super::Judge;
use crate::core::act::BoardsAct;
use crate::core::event::Event;
use crate::core::refusal::Refusal;

impl Judge<'_> {
    pub(super) fn boards(&self, act: &BoardsAct) -> Result<Vec<Event>, Refusal> {
        let _ = act;
        Err(Refusal::NotYours)
    }
}
