//! Another game at the same table: what is asked before this one is left, and what is chosen for it.
//!
//! It words nothing and begins nothing.

use super::pending::Question;
use super::{Dialogue, Sorry, Step};
use crate::core::{Role, State, may_begin_another};
use crate::notation::{Misplaced, placement};
use crate::words::Word;

/// Which other game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Another {
    /// The same players with colours changed.
    Rematch,
    /// Opponent and clock are asked.
    New,
    /// From a position, as a FEN; one that was not understood is refused with its reason.
    Setup(Result<String, Misplaced>),
}

impl Dialogue {
    /// What a word for another game comes to; nothing where the word is another.
    pub(super) fn another(&mut self, state: &State, by: Role, word: Word, rest: &str) -> Option<Vec<Step>> {
        let what = match word {
            Word::Rematch | Word::New if !rest.is_empty() => return Some(vec![Step::Sorry(Sorry::Argument(word))]),
            Word::Rematch => Another::Rematch,
            Word::New => Another::New,
            Word::Setup => Another::Setup(placement(rest, &self.reader.vocabulary)),
            _ => return None,
        };
        let allowed = may_begin_another(state).is_ok();
        if let Another::Setup(Err(why)) = &what
            && allowed
        {
            return Some(vec![Step::Sorry(Sorry::Misplaced(why.clone()))]);
        }
        let begun = !state.line().is_empty() || state.announced().is_some();
        if allowed && begun && state.outcome().is_none() {
            return Some(self.asking(by, Question::Another(what)));
        }
        Some(self.dropping(by, vec![Step::Another(by, what)]))
    }
}
