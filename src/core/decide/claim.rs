//! Claims are judged here, each by its law (9.2 to 9.5, 6.8, 7.5, 4.8, 10).
//!
//! The program rules at once as the arbiter would; only the quick-play finish and a touch that
//! nobody recorded need a person's judgement.

mod flag;
mod quickplay;
mod repetition;

use super::Judge;
use crate::core::act::{ArbiterAct, ClaimAct};
use crate::core::event::{Claim, Event, Fact};
use crate::core::millis::Millis;
use crate::core::outcome::Ending;
use crate::core::penalty::TimeChange;
use crate::core::refusal::Refusal;
use crate::core::role::Role;
use crate::core::side::Side;

impl Judge<'_> {
    pub(super) fn claim(&self, act: &ClaimAct) -> Result<Vec<Event>, Refusal> {
        match *act {
            ClaimAct::Repetition { with } => self.claim_draw(Claim::Repetition, with),
            ClaimAct::Fifty { with } => self.claim_draw(Claim::Fifty, with),
            ClaimAct::Flag => self.claim_flag(),
            ClaimAct::Illegal => self.claim_illegal(),
            ClaimAct::Touch { on } => self.claim_touch(on),
            ClaimAct::Quickplay => self.claim_quickplay(),
        }
    }

    /// The arbiter rules on the claim that is before him.
    pub(super) fn rule(&self, ruling: &ArbiterAct) -> Result<Vec<Event>, Refusal> {
        let standing = self.state.claim().ok_or(Refusal::NoClaim)?;
        match standing.claim {
            Claim::Touch => self.rule_touch(standing.side, ruling),
            _ => self.rule_quickplay(standing.side, ruling),
        }
    }

    /// A fact the arbiter brings about, or the program in his place.
    fn on_claim(&self, fact: impl Into<Fact>) -> Event {
        Event { by: Role::Arbiter, ..self.event(fact) }
    }

    /// The end that a claim brings about.
    fn ends_by_claim(&self, ending: Ending) -> Event {
        Event { by: Role::Arbiter, ..self.ended(ending) }
    }

    /// What a side gains, where it plays by a clock whose flag is not down.
    fn claim_gain(&self, side: Side, seconds: u32) -> TimeChange {
        let timed = !self.state.time.get(side).is_none() && !self.state.fallen.get(side);
        if timed { TimeChange::given(side, Millis::seconds(u64::from(seconds))) } else { TimeChange::default() }
    }
}
