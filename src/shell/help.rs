//! Help: what can be done now, the groups of commands, a group, a word.
//!
//! What the situation is, `situation` knows. It suggests no move.

use super::{Shell, View, situation};
use crate::dialogue::Topic;
use crate::language::{Arg, Class};
use crate::words::{ENTRIES, Group};

impl<V: View> Shell<V> {
    /// Help: four lines for the situation, groups, a group, a word.
    pub(super) fn help(&mut self, topic: Topic) {
        match topic {
            Topic::Situation => {
                for key in situation::lines(&self.state, &self.dialogue) {
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
}
