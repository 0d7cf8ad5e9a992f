//! Help: what can be done now, the groups of commands, a group, a word, and what is no command.
//!
//! What the situation is, `situation` knows. It suggests no move.

mod keys;
mod sounds;

use super::{Shell, View, situation};
use crate::dialogue::{Question, Topic};
use crate::language::{Arg, Channel, Class};
use crate::notation::SHEET;
use crate::words::{ENTRIES, Group, Subject, Word};

impl<V: View> Shell<V> {
    /// Help: four lines for the situation, groups, a group, a word, a subject.
    pub(super) fn help(&mut self, topic: &Topic) {
        match topic {
            Topic::Situation => {
                let mut lines = situation::lines(&self.state, &self.dialogue, self.time.now()).into_iter();
                // The question itself says best how it is answered.
                if matches!(self.dialogue.pending(), Some(Question::Which { .. } | Question::Pick { .. })) {
                    lines.next();
                    self.ask_pending();
                }
                for key in lines {
                    self.say(key, &[], Class::Reply);
                }
            }
            Topic::More => {
                let names: Vec<String> = Group::SHOWN.iter().map(|group| format!("group.{}", group.name())).collect();
                let list = names.iter().map(|key| Arg::Key(key)).collect();
                self.say("help.more", &[("groups", Arg::Names(list))], Class::Reply);
                self.say("help.subjects", &[], Class::Reply);
            }
            Topic::Group(group) => {
                let keys: Vec<_> = ENTRIES.iter().filter(|entry| entry.group == *group).collect();
                for entry in keys {
                    self.help_word(entry.name, entry.word);
                }
            }
            Topic::Word(word) => self.help_word(word.entry().name, *word),
            Topic::Subject(Subject::Sounds) => self.help_sounds(),
            Topic::Subject(Subject::Notation) => self.help_notation(),
            Topic::Subject(Subject::Keys) => self.help_keys(),
            Topic::Unknown(text) => self.help_unknown(text),
        }
    }

    fn help_word(&mut self, name: &str, word: Word) {
        let shown = self.shown(word);
        let key = format!("word.{name}");
        self.say("help.word", &[("word", Arg::Name(&shown)), ("what", Arg::Key(&key))], Class::Reply);
    }

    /// Names what is written most like it.
    fn help_unknown(&mut self, text: &str) {
        match self.dialogue.reader().lexicon.nearest(text).map(str::to_owned) {
            Some(near) => self.say("help.near", &[("text", Arg::Name(text)), ("near", Arg::Name(&near))], Class::Reply),
            None => {
                let shown = self.shown(Word::Help);
                self.say("argument.topic", &[("word", Arg::Name(&shown))], Class::Reply);
            }
        }
    }

    /// The ways to write a move, one a line, each with examples.
    fn help_notation(&mut self) {
        for way in SHEET {
            let language = &self.languages[self.spoken];
            let texts: Vec<&str> = way.examples(language.code()).collect();
            let examples = language.spelt(&texts);
            let utterance =
                language.utter(Channel::Table, Class::Reply, way.key, &[("choices", Arg::Said(examples.into()))]);
            self.tell(utterance);
        }
    }

    fn shown(&self, word: Word) -> String {
        let code = self.languages[self.spoken].code();
        self.dialogue.reader().lexicon.shown(code, word).unwrap_or(word.entry().name).to_owned()
    }
}
