//! What a text would have been on the other keyboard layout: an answer, a command or a move.

use super::{Dialogue, Step};
use crate::core::{Role, Side, State};
use crate::notation::{self, Reading};
use crate::words::{Takes, Word};

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
        let read = |text: &str| notation::read(text, state.position(), &self.reader.vocabulary, &options);
        (self.reader.other_layout)(line).into_iter().find(|meant| {
            let bare = self.reader.lexicon.role(meant).map_or(meant.as_str(), |(_, rest)| rest);
            self.reader.lexicon.find(bare).is_some_and(|(word, rest)| self.fits(state, word, &rest))
                || match read(bare) {
                    Reading::Unique { .. } | Reading::Ambiguous { .. } => true,
                    // Castling that is not allowed now is told why, on either keyboard.
                    Reading::Illegal { meant, .. } => meant.castle.is_some(),
                    _ => false,
                }
        })
    }

    /// Whether a command can stand with what is behind it.
    fn fits(&self, state: &State, word: Word, rest: &str) -> bool {
        let options = notation::Options { input: notation::Input::Any, ..self.reader.options.clone() };
        let is_move = || notation::is_move_text(rest, &self.reader.vocabulary, &options);
        let behind = match word.entry().takes {
            Takes::Square | Takes::MaybeSquare => self.act(state, None, word, rest).is_some(),
            Takes::Move | Takes::MaybeMove => is_move(),
            _ => word == Word::Setup && notation::placement(rest, &self.reader.vocabulary).is_ok(),
        };
        (!rest.is_empty() && behind)
            || self.reader.query(word, rest, Side::White).is_some()
            || self.reader.program(word, rest).is_some()
            || (rest.is_empty()
                && (matches!(word, Word::Yes | Word::No | Word::Rematch | Word::New)
                    || Self::claims_bare(word)
                    || self.adjourning(state, None, word, rest).is_some()
                    || self.act(state, None, word, rest).is_some()))
    }
}
