//! A fallen flag (article 6.8 and 6.9; appendices A.4.5 and B.3; digital appendix II.7, II.8; VI.9 f).
//!
//! Where the program calls flags there is nothing left to claim; elsewhere the win on time needs a claim,
//! and the claimant's own flag up.

use crate::core::claim::Quickplay;
use crate::core::conduct::Supervision;
use crate::core::decide::Judge;
use crate::core::event::{Claim, ClaimFact, Event, Grounds};
use crate::core::outcome::Ending;
use crate::core::penalty::TimeChange;
use crate::core::profile::{BothFlags, TimeClass};
use crate::core::refusal::Refusal;
use crate::core::side::Side;

impl Judge<'_> {
    /// The opponent's flag has fallen; said by a player, or by assistant or arbiter of either flag.
    pub(super) fn claim_flag(&self) -> Result<Vec<Event>, Refusal> {
        let state = self.state;
        let down = |side: Side| *state.fallen.get(side);
        let fallen = match self.by.side() {
            Some(side) => Some(side.other()).filter(|&other| down(other)),
            None => Side::ALL.into_iter().find(|&side| down(side)),
        };
        let fallen = fallen.ok_or(Refusal::FlagUp { side: self.by.side().map(Side::other) })?;
        let side = fallen.other();
        let mut events = vec![self.event(ClaimFact::Claimed { side, claim: Claim::Flag, with: None, pending: false })];
        let (claim, grounds, time) = (Claim::Flag, Grounds::default(), TimeChange::default());
        if !down(side) {
            events.push(self.on_claim(ClaimFact::Granted { side, claim, grounds, time, increment: None }));
            events.extend(self.time_over(fallen));
        } else if self.both_flags_draw() {
            events.push(self.on_claim(ClaimFact::Granted { side, claim, grounds, time, increment: None }));
            events.push(self.ends_by_claim(Ending::Flags));
        } else {
            events.push(self.on_claim(ClaimFact::Denied { side, claim, grounds, time, must: None }));
        }
        Ok(events)
    }

    /// Whether the program calls flags, as the arbiter would: in standard play, and wherever somebody
    /// watches every game (A.4.5, B.3); else they must be claimed.
    pub(in crate::core::decide) fn calls_flags(&self) -> bool {
        let setup = &self.state.setup;
        setup.class() == TimeClass::Standard || setup.conduct.supervision == Supervision::Adequate
    }

    /// What follows when a side's flag is called or rightly claimed: the end on time, unless the arbiter
    /// has still to decide the claim that he postponed (10.2b).
    pub(in crate::core::decide) fn time_over(&self, fallen: Side) -> Vec<Event> {
        if *self.state.quickplay.get(fallen) == Quickplay::Postponed {
            let claim = Claim::Quickplay;
            return vec![self.on_claim(ClaimFact::Claimed { side: fallen, claim, with: None, pending: true })];
        }
        vec![self.ends_by_claim(Ending::Time(fallen))]
    }

    /// What two fallen flags of unknown order come to (III.3.1; digital 6.15, appendix II.8).
    pub(in crate::core::decide) fn both_flags_draw(&self) -> bool {
        let setup = &self.state.setup;
        match setup.profile.both_flags.get(setup.class()) {
            BothFlags::Draw => true,
            BothFlags::LastPeriod => {
                Side::ALL.into_iter().all(|side| self.state.clock.in_last_period(&self.state.time, side))
            }
        }
    }
}
