//! What is typed, said while it is typed: signs, words, the line so far.
//!
//! What is secret is never said, only that something stands there.

use super::{Shell, View};
use crate::config::Echo;
use crate::language::{Channel, Class, Utterance};

impl<V: View> Shell<V> {
    /// Says a typed sign, where natiq speaks and was asked to.
    pub(super) fn echo(&mut self, sign: char) {
        if !self.voice.is_on() || self.dialogue.hidden_from(self.view.typed()).is_some() {
            return;
        }
        match self.config.settings.echo {
            Echo::None => {}
            Echo::Characters => self.say_sign(sign),
            Echo::Words if sign == ' ' => {
                let word = self.view.typed().split_whitespace().next_back().unwrap_or_default().to_owned();
                self.echo_text(&word);
            }
            Echo::Words => {}
        }
    }

    /// Says a sign that was taken away.
    pub(super) fn echo_erased(&mut self, sign: char) {
        let before = format!("{}{sign}", self.view.typed());
        let open = self.dialogue.hidden_from(&before).is_none();
        if open && self.voice.is_on() && self.config.settings.echo != Echo::None {
            self.say_sign(sign);
        }
    }

    /// Reads the input line.
    pub(super) fn read_line(&mut self) {
        let line = self.view.typed().to_owned();
        // What is secret is not read, but that something stands there.
        if self.dialogue.hidden_from(&line).is_some() {
            return self.say("key.secret", &[], Class::Echo);
        }
        if line.is_empty() {
            return self.say("key.empty", &[], Class::Echo);
        }
        let signs: Vec<char> = line.chars().collect();
        self.spell_out(&signs);
    }

    fn say_sign(&mut self, sign: char) {
        self.spell_out(&[sign]);
    }

    fn echo_text(&mut self, word: &str) {
        let signs: Vec<char> = word.chars().collect();
        self.spell_out(&signs);
    }

    /// Says signs by their names, one after the other.
    fn spell_out(&mut self, signs: &[char]) {
        let language = &self.languages[self.spoken];
        let names: Vec<String> = signs.iter().map(|sign| language.sign(*sign).speak).collect();
        let typed: String = signs.iter().collect();
        let utterance = Utterance::new(Channel::Table, language.code(), Class::Echo, "echo", &typed, &names.join(", "));
        self.tell(utterance);
    }
}
