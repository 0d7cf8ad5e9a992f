//! The chess clock: computed from moments that are handed in, never ticked (article 6 of both profiles).
//!
//! It never reads a time source, never speaks and never ends a game: it says what is left and when
//! the next thing is due. At most one side runs.

mod amend;
pub mod control;
pub mod spec;
mod warn;

use serde::{Deserialize, Serialize};

pub use control::{Allowance, Bonus, Period, TimeControl};
pub use warn::Warnings;

use crate::core::millis::Millis;
use crate::core::side::{Both, Side};

/// Both faces and which of them runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    faces: Both<Face>,
    running: Option<Running>,
}

/// The side whose time runs, and since when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Running {
    /// The side.
    pub side: Side,
    /// The moment up to which its time is already charged.
    pub since: Millis,
}

/// One player's time as it was last charged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Face {
    /// Main time left, increments included.
    left: Millis,
    /// Time used in this turn, so that a delay goes on where a stop broke it off.
    turn: Millis,
    /// Time used in the whole game.
    used: Millis,
    /// Completed moves: presses of this side.
    presses: u32,
    /// Presses at which the present period began.
    period_began: u32,
    /// Index of the present period.
    period: usize,
    /// The warnings that are armed, a bit a threshold.
    armed: u32,
}

/// What a press brought besides the other side's turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pressed {
    /// A new period began, counted from 1.
    pub period: Option<u32>,
    /// Moves that are left to the time control, where there is one.
    pub to_control: Option<u32>,
}

impl Clock {
    /// The clock before the game: `from_start` gives each side its increment before the first move
    /// (`increment_from_start` of the profile).
    pub fn new(control: &TimeControl, from_start: bool, warnings: &Warnings) -> Clock {
        let face = |side| {
            let first = control.get(side).periods.first();
            let left = first.map_or(Millis::ZERO, |period| {
                period.base + if from_start { period.bonus.increment() } else { Millis::ZERO }
            });
            Face { left, armed: warnings.armed_above(left), ..Face::default() }
        };
        Clock { faces: Both { white: face(Side::White), black: face(Side::Black) }, running: None }
    }

    /// The side whose time runs.
    pub fn running(&self) -> Option<Side> {
        self.running.map(|running| running.side)
    }

    /// Completed moves of a side, as the clock counts them: presses.
    pub fn presses(&self, side: Side) -> u32 {
        self.faces.get(side).presses
    }

    /// The time a side has used in the whole game, in milliseconds.
    pub fn used(&self, side: Side, now: Millis) -> Millis {
        self.faces.get(side).used + self.elapsed(side, now)
    }

    /// What the face shows, in milliseconds; `None` without a clock.
    ///
    /// A delay is not part of it, save where nothing else is left; Bronstein's is, while it runs down.
    pub fn reading(&self, control: &TimeControl, side: Side, now: Millis) -> Option<Millis> {
        let bonus = self.period(control, side)?.bonus;
        let (main, delay) = self.split(bonus, side, now);
        Some(match bonus {
            Bonus::Bronstein(_) if self.running() == Some(side) => main + delay,
            Bonus::Delay(_) if self.faces.get(side).left == Millis::ZERO => delay,
            _ => main,
        })
    }

    /// The time after which the flag falls if the side thinks on, in milliseconds; `None` without a clock.
    pub fn to_flag(&self, control: &TimeControl, side: Side, now: Millis) -> Option<Millis> {
        let (main, delay) = self.split(self.period(control, side)?.bonus, side, now);
        Some(main + delay)
    }

    /// The moves a side still has to complete in its period, where there is a number of them.
    pub fn to_control(&self, control: &TimeControl, side: Side) -> Option<u32> {
        let face = self.faces.get(side);
        let moves = self.period(control, side)?.moves?;
        Some(moves.saturating_sub(face.presses - face.period_began))
    }

    /// Lets a side's time run from `at` on.
    pub(super) fn start(&mut self, side: Side, at: Millis) {
        self.settle(at);
        self.running = Some(Running { side, since: at });
    }

    /// Stops both sides; what was used is charged.
    pub(super) fn stop(&mut self, at: Millis) {
        self.settle(at);
        self.running = None;
    }

    /// Nobody runs any more and nothing since the last charge is charged: for a clock that is set back.
    pub(super) fn forget(&mut self) {
        self.running = None;
    }

    /// A side has completed a move: its increment, its next period, and the other side runs if any ran.
    pub(super) fn press(
        &mut self,
        control: &TimeControl,
        warnings: &Warnings,
        side: Side,
        at: Millis,
        go_on: bool,
    ) -> Pressed {
        self.settle(at);
        let mut pressed = Pressed::default();
        let bonus = self.period(control, side).map(|period| period.bonus);
        let (main, _) = bonus.map_or((Millis::ZERO, Millis::ZERO), |bonus| self.split(bonus, side, at));
        let face = self.faces.get_mut(side);
        face.presses += 1;
        face.turn = Millis::ZERO;
        if let Some(bonus) = bonus {
            face.left = main + bonus.increment();
            let periods = &control.get(side).periods;
            let full =
                periods.get(face.period).and_then(|period| period.moves) == Some(face.presses - face.period_began);
            if let (true, Some(next)) = (full, periods.get(face.period + 1)) {
                face.left += next.base;
                face.period += 1;
                face.period_began = face.presses;
                pressed.period = Some(face.period as u32 + 1);
            }
            face.armed |= warnings.armed_again(face.left);
            pressed.to_control = self.to_control(control, side);
        }
        self.running = go_on.then_some(Running { side: side.other(), since: at });
        pressed
    }

    /// The warnings of a side that are armed.
    fn armed(&self, side: Side) -> u32 {
        self.faces.get(side).armed
    }

    /// The period a side is in.
    fn period<'a>(&self, control: &'a TimeControl, side: Side) -> Option<&'a Period> {
        control.get(side).periods.get(self.faces.get(side).period)
    }

    /// The time a side has used since it was last charged.
    fn elapsed(&self, side: Side, now: Millis) -> Millis {
        match self.running {
            Some(running) if running.side == side => now - running.since,
            _ => Millis::ZERO,
        }
    }

    /// Main time and delay that are left at a moment. `left` is as it was at the turn's beginning, so
    /// a stop within a turn changes nothing of what is reckoned.
    fn split(&self, bonus: Bonus, side: Side, now: Millis) -> (Millis, Millis) {
        let face = self.faces.get(side);
        let turn = face.turn + self.elapsed(side, now);
        let delay = bonus.delay();
        (face.left - (turn - delay), delay - turn)
    }

    /// Charges the running side up to a moment; it goes on running.
    pub(super) fn settle(&mut self, at: Millis) {
        if let Some(Running { side, .. }) = self.running {
            let elapsed = self.elapsed(side, at);
            let face = self.faces.get_mut(side);
            face.turn += elapsed;
            face.used += elapsed;
            self.running = Some(Running { side, since: at });
        }
    }
}
