//! What the head of a game's file says: PGN by its tags, one of our sheets by its words in any language.
//!
//! It gives values as they stand; `?` and nothing are no value. What they mean is the reader's.

use crate::core::TimeControl;
use crate::core::clock::spec;
use crate::language::Language;
use crate::notation::folded;
use crate::sheet::time::of_pgn;

/// The head of a game.
pub(super) struct Headings<'a> {
    head: &'a [(String, String)],
    languages: &'a [Language],
    /// Whether it is the head of one of our sheets.
    sheet: bool,
}

impl<'a> Headings<'a> {
    /// The head of a game in a PGN file, or of one of our sheets.
    pub(super) fn new(head: &'a [(String, String)], languages: &'a [Language], sheet: bool) -> Headings<'a> {
        Headings { head, languages, sheet }
    }

    /// The value of a tag of PGN.
    pub(super) fn tag(&self, tag: &str) -> Option<&'a str> {
        self.find(|name| !self.sheet && name == tag)
    }

    /// The value of a tag of PGN, or of the fact of a sheet by the key of its word.
    pub(super) fn value(&self, tag: &str, key: &str) -> Option<&'a str> {
        if self.sheet { self.fact(key) } else { self.tag(tag) }
    }

    fn fact(&self, key: &str) -> Option<&'a str> {
        let words: Vec<String> = self.languages.iter().map(|language| language.say(key, &[]).print).collect();
        self.find(|name| words.iter().any(|word| word == name))
    }

    fn find(&self, is_it: impl Fn(&str) -> bool) -> Option<&'a str> {
        let found = self.head.iter().find(|(name, _)| is_it(name)).map(|(_, value)| value.trim());
        found.filter(|value| !matches!(*value, "" | "?"))
    }

    /// The time that was agreed.
    ///
    /// # Errors
    /// The text that says none which can be kept; nothing where the head says nothing of it.
    pub(super) fn time(&self) -> Result<TimeControl, Option<String>> {
        let words = if self.sheet { self.fact("sheet.time") } else { self.tag("TimeWords") };
        match (words, self.tag("TimeControl")) {
            (Some(words), _) => {
                let said = folded(words);
                // A narrow sheet breaks a long word.
                let read = spec::read(&said).or_else(|_| spec::read(&said.replace(' ', "")));
                read.map_err(|_| Some(words.to_owned()))
            }
            (None, Some(tag)) => of_pgn(tag).ok_or_else(|| Some(tag.to_owned())),
            (None, None) => Err(None),
        }
    }
}
