//! The arbiter's rulings: results, restored positions, annulled games (6.7, 6.21, 7, 12; digital 13).
//!
//! Only the arbiter rules, whoever types it; what he rules is within the laws: a penalty is one of the
//! profile's list, a wrong start is annulled within its moves. Time is judged in `time`.

mod time;

use super::Judge;
use crate::core::act::{ArbiterAct, Ground, Verdict};
use crate::core::event::{EndFact, Event, Fact, RulingFact};
use crate::core::millis::Millis;
use crate::core::outcome::{Ending, Outcome};
use crate::core::profile::BothFlags;
use crate::core::refusal::Refusal;
use crate::core::role::Role;
use crate::core::side::Side;

impl Judge<'_> {
    pub(super) fn arbiter(&self, act: &ArbiterAct) -> Result<Vec<Event>, Refusal> {
        if self.by != Role::Arbiter {
            return Err(Refusal::ArbiterOnly);
        }
        match act {
            ArbiterAct::Late { side, span } if self.resuming() => self.late_at_resumption(*side, *span),
            ArbiterAct::Accept | ArbiterAct::Reject | ArbiterAct::Postpone => self.rule(act),
            ArbiterAct::Illegal { side, manner } => self.irregular(*side, *manner),
            ArbiterAct::Clock { side, left } => self.set_clock(*side, *left),
            ArbiterAct::Moves { side, count } => self.set_counter(*side, *count),
            ArbiterAct::Extra { side, amount } => self.extra(*side, *amount),
            ArbiterAct::Late { side, span } => self.late(*side, *span),
            ArbiterAct::Penalty { kind, side, amount, reason } => self.penalize(*kind, *side, *amount, reason),
            ArbiterAct::Because { act, reason } => self.because(act, reason),
            ArbiterAct::Result(verdict) => Ok(vec![self.declared(*verdict)]),
            ArbiterAct::Restore { after } => self.restored(*after),
            ArbiterAct::Flags => self.both_flags(),
            ArbiterAct::Annul(ground) => self.annul(*ground),
            ArbiterAct::Code { digest } => Ok(vec![self.event(RulingFact::CodeSet { digest: digest.clone() })]),
        }
    }

    /// A ruling with its reason: behind what it brings, but before the end of the game, which ends the sheet.
    fn because(&self, act: &ArbiterAct, reason: &str) -> Result<Vec<Event>, Refusal> {
        let mut events = self.arbiter(act)?;
        let at = events.iter().position(|event| matches!(event.fact, Fact::End(_))).unwrap_or(events.len());
        events.insert(at, self.event(RulingFact::Because { reason: reason.to_owned() }));
        Ok(events)
    }

    /// The result he declares: no look at the material, his word is final.
    fn declared(&self, verdict: Verdict) -> Event {
        let outcome = match verdict {
            Verdict::Wins(side) => Outcome { ending: Ending::Ruled, winner: Some(side) },
            Verdict::Draw => Outcome { ending: Ending::Ruled, winner: None },
            Verdict::BothLose => Outcome { ending: Ending::BothLose, winner: None },
        };
        self.event(EndFact::Ended { outcome, unproved: false })
    }

    fn restored(&self, after: Option<(u32, Side)>) -> Result<Vec<Event>, Refusal> {
        let line = self.state.line();
        let plies = match after {
            None => line.len(),
            Some((number, side)) => {
                let found = line.iter().position(|made| made.ply.number == number && made.ply.side == side);
                let last = line.last().map_or(0, |made| made.ply.number);
                found.ok_or(Refusal::NoSuchMove { last })? + 1
            }
        };
        let turn = Side::from(shakmaty::Position::turn(self.state.position_before(plies)));
        Ok(vec![self.event(RulingFact::Restored { plies: plies as u32, turn, undone: self.state.undoes(plies) })])
    }

    /// Both flags are down and nobody saw which fell first (III.3.1; digital 6.15, II.8).
    fn both_flags(&self) -> Result<Vec<Event>, Refusal> {
        let state = self.state;
        if state.time().white.is_none() || state.time().black.is_none() {
            return Err(Refusal::NoClock);
        }
        // A clock that shows time has no flag down.
        let up = |side: &Side| state.left(*side, self.now).is_some_and(|left| left > Millis::ZERO);
        if let Some(side) = Side::ALL.into_iter().find(up) {
            return Err(Refusal::FlagsUp { side });
        }
        let last = Side::ALL.into_iter().all(|side| state.clock().in_last_period(state.time(), side));
        match state.setup.profile.both_flags.get(state.setup.class()) {
            BothFlags::LastPeriod if !last => Ok(vec![self.event(RulingFact::FlagsDown { time: self.next_period() })]),
            BothFlags::LastPeriod | BothFlags::Draw => Ok(vec![self.ended(Ending::Flags)]),
        }
    }

    /// A wrong start (7.2.1, A.5.1; digital 7.1a, II.4), reversed colours (7.3; digital 7.2), or the position of an
    /// adjourned game that nobody has any more, however many moves it had (digital I.11b).
    fn annul(&self, ground: Ground) -> Result<Vec<Event>, Refusal> {
        let laws = &self.state.setup.profile.irregularities;
        let limit = match ground {
            Ground::Position if self.state.adjournment().is_some_and(|adjournment| adjournment.closed()) => None,
            Ground::Position => laws.start_protest.get(self.state.setup.class()).0,
            Ground::Colours => laws.reversed_protest,
        };
        let of = |side: Side| self.state.line().iter().filter(|made| made.ply.side == side).count();
        let made = of(Side::White).min(of(Side::Black)) as u32;
        match limit {
            Some(moves) if made >= moves => Err(Refusal::StartStands { moves }),
            _ => Ok(vec![self.ended(Ending::Annulled)]),
        }
    }
}
