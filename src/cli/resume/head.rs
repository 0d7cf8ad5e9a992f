//! What the head of a game's file says: a PGN by its tags, a sheet by its words in English.
//!
//! It gives values as they stand; `?` and nothing are no value. What they mean is the reader's.

use crate::core::TimeControl;
use crate::core::clock::spec;
use crate::notation::folded;
use crate::sheet::time::of_pgn;

/// The head of a game.
pub(super) struct Headings<'a>(pub(super) &'a [(String, String)]);

impl<'a> Headings<'a> {
    /// The value of a tag, or of a fact of a sheet.
    pub(super) fn value(&self, key: &str) -> Option<&'a str> {
        let found = self.0.iter().find(|(name, _)| name == key).map(|(_, value)| value.trim());
        found.filter(|value| !matches!(*value, "" | "?"))
    }

    /// The time that was agreed.
    ///
    /// # Errors
    /// The text that says none which can be kept; nothing where the head says nothing of it.
    pub(super) fn time(&self) -> Result<TimeControl, Option<String>> {
        match (self.value("Time").or(self.value("TimeWords")), self.value("TimeControl")) {
            (Some(words), _) => spec::read(&folded(words)).map_err(|_| Some(words.to_owned())),
            (None, Some(tag)) => of_pgn(tag).ok_or_else(|| Some(tag.to_owned())),
            (None, None) => Err(None),
        }
    }
}
