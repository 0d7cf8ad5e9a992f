//! `help sounds`: what each signal tells and how it sounds, heard with its line.
//!
//! Where natiq speaks, a signal is given when the sentence before it has been said; else all one after the other.

use crate::language::{Arg, Class};
use crate::shell::{Shell, View};
use crate::sound::{Kind, Signal};
use crate::voice::VoiceNotice;

impl<V: View> Shell<V> {
    /// Explains the signals as they are given here, and gives them.
    pub(in crate::shell) fn help_sounds(&mut self) {
        match self.sounds.kind() {
            Kind::Off => self.say("sound.off", &[], Class::Reply),
            Kind::Bell => {
                let rung: Vec<String> =
                    Signal::ALL.iter().filter(|signal| signal.rings()).map(|signal| signal_key(*signal)).collect();
                let list = rung.iter().map(|key| Arg::Key(key)).collect();
                self.say("sound.bell", &[("choices", Arg::Names(list))], Class::Reply);
                self.signal(Signal::Low);
            }
            Kind::Tones => {
                self.say("sound.tones", &[], Class::Reply);
                self.shown = Signal::ALL.into();
                if !self.voice.is_on() {
                    while self.show_signal() {}
                }
            }
        }
    }

    /// The next signal of those that are being shown, once what was said before is said.
    pub(in crate::shell) fn show_on(&mut self, notice: VoiceNotice) {
        match notice {
            VoiceNotice::Finished => drop(self.show_signal()),
            // Nobody will say that a sentence is over any more.
            VoiceNotice::Lost => while self.show_signal() {},
            _ => {}
        }
    }

    /// Explains one signal and gives it; whether there was one.
    fn show_signal(&mut self) -> bool {
        let Some(signal) = self.shown.pop_front() else { return false };
        let (what, how) = (signal_key(signal), ["tone.", signal.word()].concat());
        self.say("sound.each", &[("what", Arg::Key(&what)), ("how", Arg::Key(&how))], Class::Reply);
        self.sounds.show(&[signal]);
        true
    }
}

/// The key of what a signal tells.
fn signal_key(signal: Signal) -> String {
    ["signal.", signal.word()].concat()
}
