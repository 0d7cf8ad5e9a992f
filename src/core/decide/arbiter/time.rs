//! Rulings on time: clocks and counters set, extra time, late players, penalties (6.7, 6.21, 12.9;
//! digital 6.6, 13.4, 13.5).
//!
//! What changes stands in the fact, side by side, in milliseconds. A clock that is left with nothing
//! falls when it runs: a ruling never ends the game on time by itself.

use super::Judge;
use crate::core::event::{Event, RulingFact};
use crate::core::millis::Millis;
use crate::core::outcome::Ending;
use crate::core::penalty::{Amount, PenaltyKind, TimeChange};
use crate::core::refusal::Refusal;
use crate::core::side::Side;

impl Judge<'_> {
    pub(super) fn set_clock(&self, side: Side, left: Millis) -> Result<Vec<Event>, Refusal> {
        self.has_clock(side)?;
        Ok(vec![self.event(RulingFact::ClockSet { side, left })])
    }

    pub(super) fn set_counter(&self, side: Side, count: u32) -> Result<Vec<Event>, Refusal> {
        self.has_clock(side)?;
        Ok(vec![self.event(RulingFact::CounterSet { side, count })])
    }

    /// Time for a disturbance from outside, to one or both (digital 13.5).
    pub(super) fn extra(&self, side: Option<Side>, amount: Millis) -> Result<Vec<Event>, Refusal> {
        let sides = of(side);
        sides.iter().try_for_each(|side| self.has_clock(*side))?;
        let mut time = TimeChange::default();
        sides.iter().for_each(|side| *time.given.get_mut(*side) = amount);
        Ok(vec![self.event(RulingFact::Extra { time })])
    }

    /// Whoever is later than the profile allows has lost; else his time is charged (6.6, 6.7). Of two who
    /// were not there each loses the time he was late (digital 6.6).
    pub(super) fn late(&self, side: Option<Side>, span: Millis) -> Result<Vec<Event>, Refusal> {
        let sides = of(side);
        if let Some(side) = sides.iter().copied().find(|side| self.state.moves_of(*side) > 0) {
            return Err(Refusal::HasMoved { side });
        }
        let limit = self.state.setup.profile.default_minutes.map(|minutes| Millis::minutes(u64::from(minutes)));
        if limit.is_some_and(|limit| span > limit) {
            let ending = side.map_or(Ending::BothLose, Ending::Late);
            let late = RulingFact::Late { side, span, time: TimeChange::default() };
            return Ok(vec![self.event(late), self.ended(ending)]);
        }
        sides.iter().try_for_each(|side| self.has_clock(*side))?;
        let mut time = TimeChange::default();
        sides.iter().for_each(|side| *time.taken.get_mut(*side) = span);
        Ok(vec![self.event(RulingFact::Late { side, span, time })])
    }

    pub(super) fn penalize(
        &self,
        kind: PenaltyKind,
        side: Side,
        amount: Option<Amount>,
        reason: &str,
    ) -> Result<Vec<Event>, Refusal> {
        if !self.state.setup.profile.penalties.contains(&kind) {
            return Err(Refusal::NoSuchPenalty);
        }
        if !kind.takes(amount) {
            return Err(Refusal::NoAmount);
        }
        let (mut time, mut halves) = (TimeChange::default(), None);
        match amount {
            Some(Amount::Time(span)) => {
                let gains = kind == PenaltyKind::OpponentTime;
                self.has_clock(if gains { side.other() } else { side })?;
                time = if gains { TimeChange::given(side.other(), span) } else { TimeChange::taken(side, span) };
            }
            Some(Amount::Halves(count)) => halves = Some(count),
            None => {}
        }
        let reason = reason.trim();
        if reason.is_empty() {
            return Err(Refusal::NoReason);
        }
        let mut events =
            vec![self.event(RulingFact::Penalized { kind, side, time, halves, reason: reason.to_owned() })];
        if kind.ends_the_game() {
            events.push(self.ended(Ending::Forfeit(side)));
        }
        Ok(events)
    }

    /// The main time of the next period of each side that has one.
    pub(super) fn next_period(&self) -> TimeChange {
        let mut time = TimeChange::default();
        for side in Side::ALL {
            *time.given.get_mut(side) = self.state.clock.next_base(self.state.time(), side).unwrap_or_default();
        }
        time
    }

    fn has_clock(&self, side: Side) -> Result<(), Refusal> {
        if self.state.time().get(side).is_none() { Err(Refusal::NoClock) } else { Ok(()) }
    }
}

/// The side that is named, else both.
fn of(side: Option<Side>) -> Vec<Side> {
    side.map_or_else(|| Side::ALL.to_vec(), |side| vec![side])
}
