//! The arbiter's rulings (6.11, 7, 12).

use super::Judge;
use crate::core::act::ArbiterAct;
use crate::core::event::Event;
use crate::core::refusal::Refusal;
use crate::core::role::Role;

impl Judge<'_> {
    pub(super) fn arbiter(&self, act: &ArbiterAct) -> Result<Vec<Event>, Refusal> {
        if self.by != Role::Arbiter {
            return Err(Refusal::NotYours);
        }
        match act {
            ArbiterAct::Late { side, span } if self.resuming() => self.late_at_resumption(*side, *span),
            ArbiterAct::Accept | ArbiterAct::Reject | ArbiterAct::Postpone => self.rule(act),
            ArbiterAct::Illegal { side, manner } => self.irregular(*side, *manner),
            _ => Err(Refusal::NotYours),
        }
    }
}
