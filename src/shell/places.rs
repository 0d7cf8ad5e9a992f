//! Where an utterance is heard: at the table, in its owner's own place, or in print alone.
//!
//! What is private never goes anywhere else in a tournament: where its place is missing it is printed,
//! and that is said once (`speech.md`, "Channels are places").

use super::{Shell, View};
use crate::language::{Channel, Class, Utterance};
use crate::voice::Place;

impl<V: View> Shell<V> {
    /// Hands an utterance to the mouth, at the place where it may be heard.
    pub(super) fn speak(&mut self, utterance: &Utterance) {
        if utterance.speak.is_empty() {
            return;
        }
        match self.voice.place(utterance.channel) {
            Place::Here | Place::Own | Place::Lost => self.voice.say(utterance.clone()),
            Place::Missing | Place::Shared(_) if self.state.setup().conduct.one_step => {
                self.voice.say(Utterance { channel: Channel::Table, ..utterance.clone() });
            }
            Place::Missing | Place::Shared(_) => self.print_alone(),
        }
    }

    /// Says once that private answers are printed.
    fn print_alone(&mut self) {
        if !std::mem::replace(&mut self.printed_alone, true) && self.voice.is_on() {
            self.say("channel.printed", &[], Class::Reply);
        }
    }
}
