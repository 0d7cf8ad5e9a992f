//! Applies claims and the rulings on them: never judges, never fails. Times are those of the fact.

use crate::core::claim::{Quickplay, Standing};
use crate::core::clock::Bonus;
use crate::core::event::{Claim, ClaimFact};
use crate::core::millis::Millis;
use crate::core::penalty::TimeChange;
use crate::core::side::Side;
use crate::core::state::State;

impl State {
    pub(super) fn evolve_claim(&mut self, fact: &ClaimFact, at: Millis) {
        match fact {
            ClaimFact::Claimed { side, claim, with, .. } => {
                let ran = self.clock.running();
                self.clock.stop(at);
                // A claim of a draw is an offer of one (9.1.2.3); the opponent's own offer stays open.
                if claim.is_of_a_draw() && self.offer.is_none() {
                    self.offer = Some(*side);
                }
                self.claim = Some(Standing { side: *side, claim: *claim, with: with.clone(), confirmed: false, ran });
            }
            ClaimFact::Granted { time, increment, .. } => {
                if let Some(increment) = increment {
                    self.grant_increment(*increment);
                }
                self.rule(time, at);
            }
            ClaimFact::Denied { side, claim, time, must, .. } => {
                if *claim == Claim::Quickplay {
                    *self.quickplay.get_mut(*side) = Quickplay::Refused;
                }
                if must.is_some() {
                    self.must.clone_from(must);
                }
                self.rule(time, at);
            }
            ClaimFact::Confirmed { .. } => {
                if let Some(standing) = &mut self.claim {
                    standing.confirmed = true;
                }
            }
            ClaimFact::Postponed { side, time, .. } => {
                *self.quickplay.get_mut(*side) = Quickplay::Postponed;
                self.rule(time, at);
            }
        }
    }

    /// The claim is dealt with: the clocks are changed, and the one that ran runs on.
    fn rule(&mut self, time: &TimeChange, at: Millis) {
        self.change_time(time, at);
        if let Some(ran) = self.claim.take().and_then(|standing| standing.ran) {
            self.clock.start(ran, at);
        }
    }

    /// From now on each move of both brings so much (III.4).
    fn grant_increment(&mut self, increment: Millis) {
        let time = &mut self.time;
        for period in time.white.periods.iter_mut().chain(&mut time.black.periods) {
            if period.bonus == Bonus::None {
                period.bonus = Bonus::Increment(increment);
            }
        }
    }

    /// A flag that is down and not claimed yet stays down: no increment lifts it, only the next period's time.
    pub(super) fn still_fallen(&mut self, side: Side, period: Option<u32>, at: Millis) {
        if !*self.fallen.get(side) {
            return;
        }
        match period {
            Some(_) => *self.fallen.get_mut(side) = false,
            None => self.clock.set(&self.time, &self.setup.warnings, side, Millis::ZERO, at),
        }
    }
}
