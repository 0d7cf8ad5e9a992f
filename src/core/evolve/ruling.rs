//! Applies the arbiter's rulings: never judges, never fails.

use crate::core::event::RulingFact;
use crate::core::millis::Millis;
use crate::core::penalty::TimeChange;
use crate::core::side::{Both, Side};
use crate::core::state::State;
use crate::core::touch::Hands;

impl State {
    pub(super) fn evolve_ruling(&mut self, fact: &RulingFact, at: Millis) {
        match fact {
            RulingFact::Irregular { .. } => self.evolve_irregular(fact, at),
            RulingFact::ClockSet { side, left } => {
                self.clock.set(&self.time, &self.setup.warnings, *side, *left, at);
                self.amended.push(self.line.len());
            }
            RulingFact::CounterSet { side, count } => {
                self.clock.set_presses(&self.time, *side, *count);
                self.amended.push(self.line.len());
            }
            RulingFact::Penalized { time, .. } | RulingFact::Extra { time } | RulingFact::Late { time, .. } => {
                self.change_time(time, at);
            }
            RulingFact::FlagsDown { time } => {
                self.clock.stop(at);
                self.stopped = true;
                self.fallen = Both::default();
                for side in Side::ALL {
                    self.clock.begin_period(&self.time, side);
                }
                self.change_time(time, at);
            }
            RulingFact::Restored { plies, .. } => self.restore(*plies as usize, at),
            // It is written and said, and changes nothing.
            RulingFact::Because { .. } => {}
            RulingFact::CodeSet { digest } => self.code = Some(digest.clone()),
        }
    }

    pub(super) fn change_time(&mut self, time: &TimeChange, at: Millis) {
        if !time.is_none() {
            self.clock.change(&self.time, &self.setup.warnings, time, at);
            self.amended.push(self.line.len());
        }
    }

    /// The position after so many half-moves, with the clocks as the last of them left them; both wait
    /// for the arbiter's start. What was undone takes all that hung on it along.
    fn restore(&mut self, plies: usize, at: Millis) {
        let kept = plies.checked_sub(1).and_then(|last| self.line.get(last)).map(|made| made.clock_after);
        // Before the first move no press has left a clock: it is what it was when that move was said.
        let first = || self.line.first().map(|made| made.clock_before);
        match kept.or_else(first) {
            Some(clock) => {
                self.clock = clock;
                self.clock.forget();
            }
            None => self.clock.stop(at),
        }
        self.line.truncate(plies);
        self.amended.retain(|at| *at < plies);
        // A game without a clock has none that could be started again.
        self.stopped = !self.time.white.is_none() || !self.time.black.is_none();
        self.unreasoned = false;
        self.announced = None;
        self.unrepeated = None;
        self.offer = None;
        self.takeback = None;
        self.leaving = None;
        self.hands = Hands::default();
        self.claim = None;
        self.must = None;
        self.fallen = Both::default();
    }
}
