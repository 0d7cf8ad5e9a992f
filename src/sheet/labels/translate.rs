//! The words of a sheet from one language into another: a sheet is read by others than who wrote it.
//!
//! English is the language between: what a reader learns is the English for each word, and what is written is
//! the word for the English. A word that is not known stays.

use super::Labels;
use crate::language::Language;
use crate::written::{Keys, each};

impl Labels {
    /// The keys of lines, in one order for all languages.
    fn keys(&self) -> [&str; 37] {
        [
            &self.event,
            &self.site,
            &self.date,
            &self.round,
            &self.white,
            &self.black,
            &self.laws,
            &self.conduct,
            &self.time,
            &self.program,
            &self.position,
            &self.variant,
            &self.special_board,
            &self.armageddon,
            &self.match_winner,
            &self.clock,
            &self.restored,
            &self.offered,
            &self.claimed,
            &self.refused,
            &self.stopped,
            &self.clock_set,
            &self.moves_set,
            &self.penalty,
            &self.time_added,
            &self.late,
            &self.flags,
            &self.reason,
            &self.ruled,
            &self.signed,
            &self.illegal,
            &self.ending,
            &self.comment,
            &self.variation,
            &self.letters,
            &self.journal,
            &self.result,
        ]
    }

    /// Words of what lines say, in one order for all languages.
    fn words(&self) -> impl Iterator<Item = &str> {
        let fixed = [&self.white, &self.black, &self.armageddon_draw, &self.letters_latin];
        let listed = self.claims.values().chain(self.penalties.values()).chain(self.endings.values());
        fixed.into_iter().chain(listed).map(String::as_str)
    }

    /// Teaches a reader of sheets these words.
    pub fn teach(&self, keys: &mut Keys) {
        let english = Labels::english();
        self.keys().iter().zip(english.keys()).for_each(|(word, english)| keys.learn_key(word, english));
        keys.learn_short(&self.white_short, &english.white_short);
        keys.learn_short(&self.black_short, &english.black_short);
        self.words().zip(english.words()).for_each(|(word, english)| keys.learn_word(word, english));
    }

    /// The word of this language for an English key of a line; one that is not known stays.
    pub fn key<'a>(&'a self, english: &'a str) -> &'a str {
        let known = Labels::english();
        let at = known.keys().iter().position(|key| *key == english);
        at.and_then(|at| self.keys().get(at).copied()).unwrap_or(english)
    }

    /// What a line about the clocks says, with the words of this language for those that are English.
    pub fn clocks(&self, value: &str) -> String {
        let english = Labels::english();
        let word = |word: &str| match word {
            _ if word == english.white_short => self.white_short.clone(),
            _ if word == english.black_short => self.black_short.clone(),
            _ => word.to_owned(),
        };
        value.split_whitespace().map(word).collect::<Vec<_>>().join(" ")
    }

    /// What a line says, with the English words that are known in this language; commas part them.
    pub fn value(&self, value: &str) -> String {
        let english = Labels::english();
        let word = |part: &str| {
            let at = english.words().position(|word| word == part)?;
            self.words().nth(at).map(str::to_owned)
        };
        value.split(", ").map(|part| each(part, word)).collect::<Vec<_>>().join(", ")
    }
}

/// The words of sheets in these languages, for a reader.
pub fn keys(languages: &[Language]) -> Keys {
    let mut keys = Keys::default();
    languages.iter().for_each(|language| Labels::of(language).teach(&mut keys));
    keys
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Side;

    #[test]
    fn the_english_words_are_the_sheets_own() {
        assert_eq!(Labels::of(&Language::builtin("en").unwrap()), Labels::english());
    }

    #[test]
    fn what_is_said_in_one_language_is_read_in_another() {
        let arabic = Language::builtin("ar").unwrap();
        let (words, labels) = (keys(std::slice::from_ref(&arabic)), Labels::of(&arabic));
        for english in Labels::english().keys() {
            assert_eq!(words.key(labels.key(english)), english);
        }
        let said = "Black, third repetition, 54x45";
        assert_eq!(words.value(&labels.value(said)), said);
        assert_eq!(words.side(&labels.restored_to(3, Side::Black)), Some(Side::Black));
        assert_eq!(words.side(&labels.restored_to(3, Side::White)), Some(Side::White));
    }
}
