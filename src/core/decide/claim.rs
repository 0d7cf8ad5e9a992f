//! Claims are judged here, each by its law (9.2 to 9.5, 6.8, 7.5, 4.8, 10).

use super::Judge;
use crate::core::act::ClaimAct;
use crate::core::event::Event;
use crate::core::refusal::Refusal;

impl Judge<'_> {
    pub(super) fn claim(&self, act: &ClaimAct) -> Result<Vec<Event>, Refusal> {
        match *act {
            ClaimAct::Illegal => self.claim_illegal(),
            ClaimAct::Touch { on } => self.claim_touch(on),
            _ => Err(Refusal::NotYours),
        }
    }

    /// The arbiter rules on the claim that is before him.
    pub(super) fn rule(&self, ruling: &crate::core::act::ArbiterAct) -> Result<Vec<Event>, Refusal> {
        let _ = ruling;
        Err(Refusal::NoClaim)
    }
}
