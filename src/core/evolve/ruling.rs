//! Applies the arbiter's rulings: never judges, never fails.

use crate::core::event::RulingFact;
use crate::core::millis::Millis;
use crate::core::side::Both;
use crate::core::state::State;
use crate::core::touch::Hands;

impl State {
    pub(super) fn evolve_ruling(&mut self, fact: &RulingFact, at: Millis) {
        match fact {
            RulingFact::Irregular { .. } => self.evolve_irregular(fact, at),
            RulingFact::Restored { plies, .. } => self.restore(*plies as usize, at),
            _ => {}
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
        // A game without a clock has none that could be started again.
        self.stopped = !self.setup.time.white.is_none() || !self.setup.time.black.is_none();
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
