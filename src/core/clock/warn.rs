//! When a player hears of his own time unasked (`announcements.md` part 2).
//!
//! Once a crossing, armed again well above the threshold (one and a half times it by default). It says when and which,
//! never whether the player may hear it: that is the conduct's word.

use serde::{Deserialize, Serialize};

use super::{Clock, TimeControl};
use crate::core::millis::Millis;
use crate::core::side::Side;

/// What is said of the clock unasked (`config/clocks.toml`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Warnings {
    /// Thresholds of a player's own time in milliseconds, at most 32, the longest first.
    pub own: Vec<Millis>,
    /// The numbers of moves left to the control that are said.
    pub to_control: Vec<u32>,
    /// The part of its threshold above which a warning is armed again, in percent.
    pub rearm_percent: u64,
}

impl Default for Warnings {
    fn default() -> Warnings {
        Warnings { own: Vec::new(), to_control: Vec::new(), rearm_percent: 150 }
    }
}

/// A bit a threshold, for the first thirty-two of them.
fn bits(thresholds: &[Millis], held: impl Fn(Millis) -> bool) -> u32 {
    thresholds.iter().take(32).enumerate().filter(|&(_, &at)| held(at)).fold(0, |all, (bit, _)| all | 1 << bit)
}

impl Warnings {
    /// The warnings that lie below a time, as bits.
    pub(super) fn armed_above(&self, left: Millis) -> u32 {
        bits(&self.own, |at| left > at)
    }

    /// The warnings that are still to come, or true this moment, as bits.
    pub(super) fn true_at(&self, left: Millis) -> u32 {
        bits(&self.own, |at| left >= at)
    }

    /// The warnings that a time arms again: those it exceeds by so much.
    pub(super) fn armed_again(&self, left: Millis) -> u32 {
        bits(&self.own, |at| left.0.saturating_mul(100) > at.0.saturating_mul(self.rearm_percent))
    }
}

impl Clock {
    /// The lowest armed threshold that the running side's time has reached, in milliseconds.
    pub fn due(&self, control: &TimeControl, warnings: &Warnings, now: Millis) -> Option<(Side, Millis)> {
        let side = self.running()?;
        let left = self.to_flag(control, side, now)?;
        let reached = bits(&warnings.own, |at| left <= at) & self.armed(side);
        let lowest = 31_u32.checked_sub(reached.leading_zeros())?;
        Some((side, *warnings.own.get(lowest as usize)?))
    }

    /// The moment at which the running side's next armed warning is due.
    pub(in crate::core) fn next_warning(
        &self,
        control: &TimeControl,
        warnings: &Warnings,
        now: Millis,
    ) -> Option<Millis> {
        let side = self.running()?;
        let left = self.to_flag(control, side, now)?;
        let armed = self.armed(side);
        warnings
            .own
            .iter()
            .take(32)
            .enumerate()
            .filter(|&(bit, _)| armed & 1 << bit != 0)
            .map(|(_, &at)| now + (left - at))
            .min()
    }

    /// A warning was given: it and the longer ones are not armed any more.
    pub(in crate::core) fn warned(&mut self, warnings: &Warnings, side: Side, threshold: Millis) {
        self.faces.get_mut(side).armed &= !bits(&warnings.own, |at| at >= threshold);
    }

    /// Warnings begin now: only what is still to be crossed is armed.
    pub(in crate::core) fn rearm(&mut self, control: &TimeControl, warnings: &Warnings, side: Side, now: Millis) {
        if let Some(left) = self.to_flag(control, side, now) {
            self.faces.get_mut(side).armed = warnings.armed_above(left);
        }
    }
}
