//! What a text would have been on the other keyboard layout: an answer, a command or a move.

use super::{Dialogue, Step};
use crate::core::{Role, Side, State};
use crate::notation::{self, Reading};
use crate::words::Word;

impl Dialogue {
    /// The answer to what is open, typed on the other layout: it is understood without being asked about.
    pub(super) fn answer_on_other_layout(
        &mut self,
        state: &State,
        named: Option<Role>,
        line: &str,
    ) -> Option<Vec<Step>> {
        if !self.awaits(state) {
            return None;
        }
        let answer = (self.reader.other_layout)(line).iter().find_map(|other| self.reader.lexicon.find(other));
        match answer {
            Some((Word::Yes, rest)) if rest.is_empty() => Some(self.answer_yes(state, named)),
            Some((Word::No, rest)) if rest.is_empty() => Some(self.answer_no(state, named)),
            _ => None,
        }
    }

    /// A command or move that the text would be on the other keyboard layout.
    pub(super) fn on_other_layout(&self, state: &State, line: &str) -> Option<String> {
        let options = self.options(state);
        (self.reader.other_layout)(line).into_iter().find(|meant| {
            self.reader.lexicon.find(meant).is_some_and(|(word, rest)| self.fits(state, word, &rest))
                || matches!(
                    notation::read(meant, state.position(), &self.reader.vocabulary, &options),
                    Reading::Unique { .. } | Reading::Ambiguous { .. }
                )
        })
    }

    /// Whether a command can stand with what is behind it.
    fn fits(&self, state: &State, word: Word, rest: &str) -> bool {
        self.reader.query(word, rest, Side::White).is_some()
            || self.reader.program(word, rest).is_some()
            || (rest.is_empty()
                && (matches!(word, Word::Yes | Word::No | Word::Rematch | Word::New)
                    || Self::claims_bare(word)
                    || self.adjourning(state, None, word, rest).is_some()
                    || self.act(state, None, word, rest).is_some()))
    }
}
