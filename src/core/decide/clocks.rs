//! Starting and stopping the clocks, warnings, the flag, a sleeping machine (article 6 of both profiles).
//!
//! The program calls the flag as the arbiter would. It never says who wins on time without looking
//! at what the opponent can still do (6.9).

use super::Judge;
use crate::core::act::ClockAct;
use crate::core::event::{ClockFact, Event};
use crate::core::millis::Millis;
use crate::core::refusal::Refusal;
use crate::core::role::Role;
use crate::core::state::State;

impl Judge<'_> {
    pub(super) fn clock(&self, act: &ClockAct) -> Result<Vec<Event>, Refusal> {
        if self.state.outcome().is_some() {
            return match act {
                ClockAct::Deadline | ClockAct::Slept { .. } => Ok(Vec::new()),
                _ => Err(Refusal::Over),
            };
        }
        match act {
            ClockAct::Deadline => Ok(self.deadline()),
            ClockAct::Slept { span } if self.state.clock().running().is_some() => {
                Ok(vec![self.arbiters(ClockFact::Slept { span: *span })])
            }
            ClockAct::Slept { .. } => Ok(Vec::new()),
            ClockAct::Says { side, on } => self.says(*side, *on),
            ClockAct::Start => self.start(),
            ClockAct::Stop { reason } => self.stop(reason),
        }
    }

    /// What is due now: the flag before any warning.
    fn deadline(&self) -> Vec<Event> {
        if let Some(side) = self.flag_due() {
            let unclaimed = !self.calls_flags();
            let mut events = vec![self.arbiters(ClockFact::Flag { side, unclaimed })];
            if !unclaimed {
                events.extend(self.time_over(side));
            }
            return events;
        }
        // Below a flag that is down already there is nothing to warn of.
        if self.state.clock.running().is_some_and(|side| *self.state.fallen.get(side)) {
            return Vec::new();
        }
        let due = self.state.clock.due(&self.state.time, &self.state.setup.warnings, self.now);
        due.filter(|&(side, _)| self.state.says(side))
            .map(|(side, left)| self.arbiters(ClockFact::Low { side, left }))
            .into_iter()
            .collect()
    }

    fn start(&self) -> Result<Vec<Event>, Refusal> {
        let state = self.state;
        // The ruling on a claim starts the clock again, and nothing else does (9.5.1).
        if state.claim().is_some() {
            return Err(Refusal::ClaimStands);
        }
        if state.time().get(state.turn()).is_none() && state.time().get(state.turn().other()).is_none() {
            return Err(Refusal::NoClock);
        }
        if let Some(side) = state.clock().running() {
            return Err(Refusal::Running { side });
        }
        self.board_in_order()?;
        // The first start is nobody's privilege (6.6); after a stop only the arbiter starts again, where
        // there is a conduct that knows one (6.11.2).
        let needs_arbiter = state.stopped() && !state.setup.conduct.one_step;
        if needs_arbiter && self.by != Role::Arbiter {
            return Err(Refusal::Stopped);
        }
        if state.owes_reason() {
            return Err(Refusal::NoReason);
        }
        let side = match state.announced() {
            Some(announced) if announced.ends.is_some() => return Err(Refusal::Pending { ply: announced.ply.clone() }),
            // At a resumption the clock of the player who replies runs until he comes (I.9.2; digital I.9b).
            _ => match state.adjournment().filter(|adjournment| adjournment.closed()) {
                Some(adjournment) => adjournment.replier(),
                None => state.turn(),
            },
        };
        Ok(vec![self.event(ClockFact::Started { side })])
    }

    fn stop(&self, reason: &str) -> Result<Vec<Event>, Refusal> {
        let reason = reason.trim();
        if self.state.owes_reason() {
            let fact = if reason.is_empty() {
                ClockFact::ReasonAsked
            } else {
                ClockFact::Reasoned { reason: reason.to_owned() }
            };
            return Ok(vec![self.event(fact)]);
        }
        if self.state.clock().running().is_none() {
            return Err(Refusal::NotRunning);
        }
        if self.flag_due().is_some() {
            return Err(Refusal::FlagDue);
        }
        let mut events = vec![self.event(ClockFact::Stopped { reason: reason.to_owned() })];
        // Under an arbiter the clocks are stopped at once and the reason is owed (6.17 to 6.20); among
        // friends nobody has to give one.
        if reason.is_empty() && !self.state.setup.conduct.one_step {
            events.push(self.event(ClockFact::ReasonAsked));
        }
        Ok(events)
    }

    fn says(&self, side: crate::core::side::Side, on: bool) -> Result<Vec<Event>, Refusal> {
        match self.by.side() {
            Some(own) if own != side => Err(Refusal::NotYours),
            _ => Ok(vec![self.event(ClockFact::Says { side, on })]),
        }
    }

    /// A fact the program brings about in the arbiter's place (6.8).
    fn arbiters(&self, fact: ClockFact) -> Event {
        Event { by: Role::Arbiter, ..self.event(fact) }
    }
}

/// The moment at which something is due if nobody does anything: the flag, or a warning somebody
/// wants to hear; `None` while no clock runs, so that an idle game wakes nobody.
pub fn next_deadline(state: &State, now: Millis) -> Option<Millis> {
    let side = state.clock().running().filter(|&side| !state.fallen().get(side))?;
    let flag = now + state.clock().to_flag(state.time(), side, now)?;
    let warning = state.clock().next_warning(state.time(), &state.setup().warnings, now).filter(|_| state.says(side));
    Some(warning.map_or(flag, |warning| warning.at_most(flag)))
}
