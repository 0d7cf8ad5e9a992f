//! Applies what hands did: never judges, never fails.

use crate::core::event::TouchFact;
use crate::core::millis::Millis;
use crate::core::state::State;
use crate::core::touch::{Bearing, Placed, Report};

impl State {
    pub(super) fn evolve_touch(&mut self, fact: &TouchFact, at: Millis) {
        let hands = &mut self.hands;
        match *fact {
            TouchFact::Lifted { on, bearing: Bearing::Counts, .. } => hands.lift(on, false),
            TouchFact::Lifted { on, bearing: Bearing::Adjusting, .. } => hands.lift(on, true),
            TouchFact::Lifted { .. } => {}
            TouchFact::Placed { from, on, promotion, stays, .. } => {
                hands.place(Placed { from, on, promotion }, stays);
            }
            TouchFact::Touched { on, bearing, reported, .. } => {
                if reported {
                    hands.answered(bearing.counts());
                }
                if bearing.counts() {
                    hands.touch(on, reported);
                }
            }
            TouchFact::Reported { on, claimed, .. } => hands.hear(Report { on, claimed }),
            // What it is about is among the touches of the turn before.
            TouchFact::Broken { .. } => {}
            TouchFact::Adjusts { on, .. } => hands.adjust(on),
            TouchFact::TouchClaimed { on, made, .. } => hands.claim(on, made),
            TouchFact::MoveBack { side, on, .. } => {
                let Some(made) = self.line.pop() else { return };
                let (time, warnings) = (self.time().clone(), &self.setup.warnings);
                self.clock.unpress(&time, warnings, side, (made.clock_before, made.at), at);
                self.announced = None;
                self.unrepeated = None;
                self.takeback = None;
                self.irregular = None;
                self.hands.back_to(on);
            }
        }
    }
}
