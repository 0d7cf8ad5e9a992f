//! Adjournment and resumption (Guidelines I; digital appendix I).

use super::Judge;
use crate::core::act::AdjournAct;
use crate::core::event::Event;
use crate::core::refusal::Refusal;

impl Judge<'_> {
    pub(super) fn adjourn(&self, act: &AdjournAct) -> Result<Vec<Event>, Refusal> {
        let _ = act;
        Err(Refusal::NotYours)
    }
}
