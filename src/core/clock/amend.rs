//! Time given, taken and set by a ruling (FIDE 6.10.2, 7.5.5, 9.5.3, 12.9; digital 6.21, 9.5b, 13.4).
//!
//! The arbiter's hand on the clock: it never starts or stops one.

use super::{Clock, TimeControl, Warnings};
use crate::core::millis::Millis;
use crate::core::penalty::TimeChange;
use crate::core::side::Side;

impl Clock {
    /// Gives and takes time; no face falls below nothing.
    pub(in crate::core) fn change(
        &mut self,
        control: &TimeControl,
        warnings: &Warnings,
        change: &TimeChange,
        at: Millis,
    ) {
        self.settle(at);
        for side in Side::ALL {
            if let Some(left) = self.main(control, side, at) {
                let (given, taken) = (*change.given.get(side), *change.taken.get(side));
                if given != taken {
                    self.set(control, warnings, side, (left + given) - taken, at);
                }
            }
        }
    }

    /// Charges a side time that it has not thought: what is left of a session, a late arrival.
    pub(in crate::core) fn charge(
        &mut self,
        control: &TimeControl,
        warnings: &Warnings,
        side: Side,
        span: Millis,
        at: Millis,
    ) {
        self.settle(at);
        if let Some(left) = self.main(control, side, at) {
            self.set(control, warnings, side, left - span, at);
            self.faces.get_mut(side).used += span;
        }
    }

    /// Sets what a side's face shows, in milliseconds.
    pub(in crate::core) fn set(
        &mut self,
        control: &TimeControl,
        warnings: &Warnings,
        side: Side,
        left: Millis,
        at: Millis,
    ) {
        self.settle(at);
        let Some(bonus) = self.period(control, side).map(|period| period.bonus) else { return };
        let face = self.faces.get_mut(side);
        // `left` is reckoned from the turn's beginning, so what the turn has used is put on top.
        face.left = left + (face.turn - bonus.delay());
        // A warning that the jump has passed would no longer be true.
        face.armed = face.armed & warnings.true_at(left) | warnings.armed_again(left);
    }

    /// Takes a side's last press back without giving any time back: what the press gave (increment, next period)
    /// is taken off again, what was used since stays charged, and where a clock runs the side's own runs on.
    /// `before` is the clock when the move was announced, and the moment of its press.
    pub(in crate::core) fn unpress(
        &mut self,
        control: &TimeControl,
        warnings: &Warnings,
        side: Side,
        before: (Clock, Millis),
        at: Millis,
    ) {
        self.settle(at);
        let (mut then, pressed_at) = before;
        then.settle(pressed_at);
        let mut after = then;
        after.press(control, warnings, side, pressed_at, false);
        let main = then.main(control, side, pressed_at).unwrap_or_default();
        let given = after.faces.get(side).left - main;
        let delay = then.period(control, side).map(|period| period.bonus.delay()).unwrap_or_default();
        let (old, face) = (*then.faces.get(side), self.faces.get_mut(side));
        // `left` is reckoned from the turn's beginning, so what the turn has used is put on top.
        face.left = (face.left - given) + (old.turn - delay);
        face.turn = old.turn;
        (face.presses, face.period_began, face.period) = (old.presses, old.period_began, old.period);
        // The other side's turn ends without a move: what it used of its main time is gone.
        let other = side.other();
        if let Some(main) = self.main(control, other, at) {
            let face = self.faces.get_mut(other);
            face.left = main;
            face.turn = Millis::ZERO;
        }
        if self.running().is_some() {
            self.start(side, at);
        }
    }

    /// Sets the completed moves of a side; the period that the number belongs to is in force.
    pub(in crate::core) fn set_presses(&mut self, control: &TimeControl, side: Side, count: u32) {
        let mut began = 0_u32;
        let mut index = 0;
        for (place, period) in control.get(side).periods.iter().enumerate() {
            index = place;
            match period.moves {
                Some(moves) if count >= began.saturating_add(moves) && place + 1 < control.get(side).periods.len() => {
                    began += moves;
                }
                _ => break,
            }
        }
        let face = self.faces.get_mut(side);
        face.presses = count;
        face.period_began = began;
        face.period = index;
    }

    /// The main time of the period that follows a side's present one, in milliseconds.
    pub(in crate::core) fn next_base(&self, control: &TimeControl, side: Side) -> Option<Millis> {
        Some(control.get(side).periods.get(self.faces.get(side).period + 1)?.base)
    }

    /// A side's next period begins, whatever moves are missing to its control; its main time is given apart.
    pub(in crate::core) fn begin_period(&mut self, control: &TimeControl, side: Side) {
        if self.next_base(control, side).is_some() {
            let face = self.faces.get_mut(side);
            face.period += 1;
            // The next move counts as the first of the new period (digital 8.6).
            face.period_began = face.presses;
        }
    }

    /// The main time a side has left, a delay not counted.
    pub(in crate::core) fn main(&self, control: &TimeControl, side: Side, now: Millis) -> Option<Millis> {
        Some(self.split(self.period(control, side)?.bonus, side, now).0)
    }

    /// Whether a side is in its last period (III.3.1; digital 6.15).
    pub(in crate::core) fn in_last_period(&self, control: &TimeControl, side: Side) -> bool {
        self.faces.get(side).period + 1 >= control.get(side).periods.len()
    }
}
