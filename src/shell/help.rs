//! Help: what can be done now, the groups of commands, a group, a word.
//!
//! It knows the situation from the state alone and suggests no move.

use super::{Shell, View};
use crate::dialogue::Topic;
use crate::language::{Arg, Class};
use crate::words::{ENTRIES, Group};

impl<V: View> Shell<V> {
    /// Help: four lines for the situation, groups, a group, a word.
    pub(super) fn help(&mut self, topic: Topic) {
        match topic {
            Topic::Situation => {
                for key in self.situation() {
                    self.say(key, &[], Class::Reply);
                }
            }
            Topic::More => {
                let names: Vec<String> = Group::SHOWN.iter().map(|group| format!("group.{}", group.name())).collect();
                let list = names.iter().map(|key| Arg::Key(key)).collect();
                self.say("help.more", &[("groups", Arg::Names(list))], Class::Reply);
            }
            Topic::Group(group) => {
                let keys: Vec<_> = ENTRIES.iter().filter(|entry| entry.group == group).collect();
                for entry in keys {
                    self.help_word(entry.name, entry.word);
                }
            }
            Topic::Word(word) => self.help_word(word.entry().name, word),
        }
    }

    fn help_word(&mut self, name: &str, word: crate::words::Word) {
        let code = self.languages[self.spoken].code().to_owned();
        let shown = self.dialogue.reader().lexicon.shown(&code, word).unwrap_or(name).to_owned();
        let key = format!("word.{name}");
        self.say("help.word", &[("word", Arg::Name(&shown)), ("what", Arg::Key(&key))], Class::Reply);
    }

    /// The four lines that help now.
    fn situation(&self) -> [&'static str; 4] {
        let state = &self.state;
        if self.dialogue.takes_text() {
            return ["help.text", "help.drop", "help.repeat", "help.topics"];
        }
        if self.dialogue.pending().is_some() {
            return ["help.question", "help.drop", "help.repeat", "help.topics"];
        }
        if state.outcome().is_some() {
            return ["help.over", "help.sheet", "help.last", "help.topics"];
        }
        match state.adjournment().filter(|adjournment| adjournment.rests()) {
            Some(adjournment) if adjournment.closed() => {
                return ["help.closed", "help.replier", "help.time", "help.topics"];
            }
            Some(_) => return ["help.seal", "help.envelope", "help.time", "help.topics"],
            None => {}
        }
        if state.announced().is_some() {
            return ["help.announced", "help.correct", "help.same", "help.topics"];
        }
        if state.stopped() {
            return ["help.stopped", "help.time", "help.last", "help.topics"];
        }
        let clocked = !state.time().get(state.turn()).is_none();
        if clocked && state.clock().running().is_none() && state.line().is_empty() {
            return ["help.start", "help.move", "help.time", "help.topics"];
        }
        ["help.move", "help.position", if clocked { "help.time" } else { "help.last" }, "help.topics"]
    }
}
