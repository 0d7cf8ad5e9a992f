//! A heard text taken apart: who is named, which command it is, what stands behind it.
//!
//! It knows words and no game: whether a move may be played is not looked at.

use crate::core::Role;
use crate::dialogue::Reader;
use crate::notation::{self, Input, Mode, Options};
use crate::words::{ByEar, Takes, Word};

/// A text that was heard, taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// The role named before it, with a colon or without.
    pub named: Option<Role>,
    /// What stands behind the role.
    pub line: String,
    /// The command it is and the text behind that; nothing where it is none.
    pub command: Option<(Word, String)>,
}

impl Reader {
    /// Takes a heard text apart.
    pub fn heard(&self, text: &str) -> Heard {
        let whole = |named, line: &str| Heard { named, line: line.to_owned(), command: self.heard_command(line) };
        let text = text.trim();
        let plain = whole(None, text);
        let Some((role, rest)) = self.heard_role(text).filter(|_| plain.command.is_none()) else { return plain };
        let part = whole(Some(role), rest);
        // "White castles short" names no role: it is how a move is said.
        let says = part.command.is_some() || self.is_heard_move(rest);
        if says { part } else { plain }
    }

    /// The role a heard text begins with: nobody says a colon.
    fn heard_role<'a>(&self, text: &'a str) -> Option<(Role, &'a str)> {
        self.lexicon.role(text).or_else(|| {
            let (first, rest) = text.split_once(char::is_whitespace)?;
            Some((self.lexicon.role_named(first)?, rest.trim_start()))
        })
    }

    /// The command that a whole heard text is, and what stands behind it. "Echo two echo four" is a move.
    fn heard_command(&self, text: &str) -> Option<(Word, String)> {
        let never = |(word, _): &(Word, String)| word.by_ear() == ByEar::Never;
        let found = self.lexicon.find_heard(text).or_else(|| self.lexicon.find(text).filter(never));
        let (word, rest) = found.filter(|_| !self.is_heard_move(text))?;
        let takes = word.entry().takes;
        // A number is said in words; what takes nothing and has something behind it is another sentence.
        let counts = !matches!(takes, Takes::Move | Takes::MaybeMove | Takes::Text | Takes::Piece | Takes::Topic);
        let rest = match takes {
            Takes::Square | Takes::MaybeSquare => self.square_said(&rest).unwrap_or(rest),
            _ if counts => notation::counted(&rest, &self.vocabulary),
            _ => rest,
        };
        (rest.is_empty() || takes != Takes::Nothing).then_some((word, rest))
    }

    /// A heard square as it is typed.
    fn square_said(&self, rest: &str) -> Option<String> {
        let on = notation::square_heard(rest, &self.vocabulary)?;
        Some(format!("{} {}", u32::from(on.file()) + 1, u32::from(on.rank()) + 1))
    }

    /// Whether a heard text is a move text in any position.
    pub(super) fn is_heard_move(&self, text: &str) -> bool {
        let options = Options { mode: Mode::Spoken, input: Input::Any, ..self.options.clone() };
        notation::is_move_text(text, &self.vocabulary, &options)
    }
}
