//! Which signals sound at this terminal, and the ticks of the last seconds.
//!
//! A signal goes out after the line that tells the same, and never holds it up. What is one player's own sounds
//! where he alone sits, or where nothing is private; elsewhere his line and his headphone tell it, and no bell does.

use std::io;

use super::{Shell, View};
use crate::config::Tick;
use crate::core::{Event, Line, Millis, Query, Side};
use crate::dialogue::Seat;
use crate::language::Class;
use crate::sound::{self, Kind, NoDevice, Signal};
use crate::voice::Place;

impl<V: View> Shell<V> {
    /// A signal for everybody here.
    pub(super) fn signal(&mut self, signal: Signal) {
        self.signals.push(signal);
    }

    /// The signals of what happened.
    pub(super) fn signals_of(&mut self, events: &[Event]) {
        for (signal, whose) in events.iter().flat_map(|event| sound::of(&event.fact)) {
            if whose.is_none_or(|side| self.is_heard_by(side)) {
                self.signal(signal);
            }
        }
    }

    /// The signal of a square that is walked on.
    pub(super) fn walked(&mut self, query: &Query) {
        if let Query::Line(Line::Square(square)) = query
            && square.is_dark()
        {
            self.signal(Signal::Dark);
        }
    }

    /// Gives what has gathered, at most one bell for all of it.
    pub(super) fn give_signals(&mut self) -> io::Result<()> {
        let mut bell = false;
        for signal in std::mem::take(&mut self.signals) {
            bell |= self.sounds.give(signal);
        }
        if bell { self.view.bell() } else { Ok(()) }
    }

    /// No sound device can be used: said once, and the bell rings from now on.
    pub(super) fn tones_lost(&mut self, NoDevice: NoDevice) {
        self.sounds = Box::new(sound::Bell);
        self.say("sound.lost", &[], Class::Reply);
    }

    /// Whether this terminal may tell by a sound what is a side's own.
    fn is_heard_by(&self, side: Side) -> bool {
        let sits = match self.dialogue.seat() {
            Seat::One(role) => role.side() == Some(side),
            Seat::Table => !self.engines.plays(side),
        };
        sits && match self.voice.place(side.into()) {
            Place::Here => true,
            Place::Own | Place::Lost => false,
            Place::Missing | Place::Shared(_) => self.state.setup().conduct.one_step,
        }
    }

    /// Whether a side hears ticks here; its clock speaks, and nobody else hears it.
    fn hears_ticks(&self, side: Side) -> bool {
        self.state.says(side) && self.is_heard_by(side)
    }

    /// What is left of the clock that ticks, in milliseconds, at a moment.
    fn ticking(&self, at: Millis) -> Option<Millis> {
        let side = self.state.clock().running().filter(|side| !self.state.fallen().get(*side))?;
        let heard = match self.config.clocks.tick {
            Tick::Off => false,
            Tick::Own => self.hears_ticks(side),
            Tick::Both => Side::ALL.into_iter().any(|side| self.hears_ticks(side)),
        };
        let heard = heard && self.config.clocks.tick_below > 0 && self.sounds.kind() != Kind::Off;
        if heard { self.state.clock().to_flag(self.state.time(), side, at) } else { None }
    }

    /// The next moment at which the last seconds tick: at each whole second below the threshold but the last,
    /// which is the flag.
    pub(super) fn next_tick(&self, now: Millis) -> Option<Millis> {
        let left = self.ticking(now)?;
        let second = left.0.saturating_sub(1) / 1_000;
        let second = second.min(self.config.clocks.tick_below.saturating_sub(1));
        (second > 0).then(|| now + (left - Millis::seconds(second)))
    }

    /// Ticks for the seconds that have passed since this was last asked.
    pub(super) fn tick(&mut self, now: Millis) {
        let before = std::mem::replace(&mut self.ticked, now);
        if self.next_tick(before).is_some_and(|at| at <= now) {
            self.signal(Signal::Tick);
        }
    }
}
