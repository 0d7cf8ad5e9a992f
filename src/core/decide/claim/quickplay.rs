//! The quick-play finish (article 10 and appendix IV of the digital laws; FIDE Guidelines III.4 and III.5).
//!
//! Whether the opponent can win by normal means is for a person to judge: the claim stops both clocks
//! and stays before the arbiter, through the end of the program too, until he rules.

use crate::core::act::ArbiterAct;
use crate::core::claim::Quickplay;
use crate::core::decide::Judge;
use crate::core::event::{Claim, ClaimFact, Event, Grounds};
use crate::core::millis::Millis;
use crate::core::outcome::Ending;
use crate::core::penalty::TimeChange;
use crate::core::profile::QuickplayFinish;
use crate::core::refusal::Refusal;
use crate::core::side::Side;

impl Judge<'_> {
    /// The player to move claims in his last minutes, before his flag falls.
    pub(super) fn claim_quickplay(&self) -> Result<Vec<Event>, Refusal> {
        let state = self.state;
        let side = self.player()?;
        let law = &state.setup.profile.quickplay;
        if law.finish == QuickplayFinish::Never {
            return Err(Refusal::NotQuickplay);
        }
        if state.turn() != side {
            return Err(Refusal::Turn { turn: state.turn() });
        }
        if let Some(announced) = state.announced() {
            return Err(Refusal::Pending { ply: announced.ply.clone() });
        }
        match state.quickplay.get(side) {
            Quickplay::Postponed => return Err(Refusal::ClaimOpen),
            Quickplay::Refused => return Err(Refusal::ClaimFinal),
            Quickplay::Unclaimed => {}
        }
        let time = state.time();
        let left = state.left(side, self.now).ok_or(Refusal::NoClock)?;
        let late = left < Millis::seconds(u64::from(law.below)) && !state.fallen.get(side);
        // It is the finish of the game, not of a period; and who has an increment needs to ask for none.
        let asks_again = law.finish == QuickplayFinish::Increment
            && time.get(side).periods.iter().any(|period| period.bonus.increment() > Millis::ZERO);
        if !late || asks_again || !state.clock.in_last_period(time, side) {
            return Err(Refusal::NotQuickplay);
        }
        Ok(vec![self.event(ClaimFact::Claimed { side, claim: Claim::Quickplay, with: None, pending: true })])
    }

    /// The arbiter rules on it.
    pub(super) fn rule_quickplay(&self, side: Side, ruling: &ArbiterAct) -> Result<Vec<Event>, Refusal> {
        let state = self.state;
        let claim = Claim::Quickplay;
        let law = &state.setup.profile.quickplay;
        let fallen = *state.fallen.get(side);
        let gain = |seconds| self.claim_gain(side.other(), seconds);
        let grounds = Grounds::default();
        Ok(match ruling {
            ArbiterAct::Postpone if fallen || law.finish == QuickplayFinish::Increment => {
                return Err(Refusal::DecideNow);
            }
            ArbiterAct::Postpone => vec![self.event(ClaimFact::Postponed { side, claim, time: gain(law.postponed) })],
            ArbiterAct::Accept if law.finish == QuickplayFinish::Increment => {
                let increment = Some(Millis::seconds(u64::from(law.increment)));
                let time = gain(law.opponent);
                vec![self.event(ClaimFact::Granted { side, claim, grounds, time, increment })]
            }
            ArbiterAct::Accept => {
                let time = TimeChange::default();
                let granted = ClaimFact::Granted { side, claim, grounds, time, increment: None };
                vec![self.event(granted), self.ends_by_claim(Ending::Quickplay)]
            }
            _ => {
                // After the flag nobody needs time any more: the postponed game is lost on time.
                let time = if fallen { TimeChange::default() } else { gain(law.opponent) };
                let denied = ClaimFact::Denied { side, claim, grounds, time, must: None };
                let mut events = vec![self.event(denied)];
                events.extend(fallen.then(|| self.ends_by_claim(Ending::Time(side))));
                events
            }
        })
    }
}
