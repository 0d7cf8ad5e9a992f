//! How words sound: the pronunciations of a language, in phones of the English acoustic model.
//!
//! It reads `config/ear/*/words.dict`, a line a pronunciation: the word, a second one of it as `word(2)`, and its
//! phones. It knows no recogniser and no grammar.

use std::collections::BTreeMap;

use thiserror::Error;

/// The phones of the English model, silence left out.
pub const PHONES: [&str; 39] = [
    "AA", "AE", "AH", "AO", "AW", "AY", "B", "CH", "D", "DH", "EH", "ER", "EY", "F", "G", "HH", "IH", "IY", "JH", "K",
    "L", "M", "N", "NG", "OW", "OY", "P", "R", "S", "SH", "T", "TH", "UH", "UW", "V", "W", "Y", "Z", "ZH",
];

/// Why a dictionary cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DictionaryError {
    /// A word without phones.
    #[error("line {0}: a word without its phones")]
    Bare(usize),
    /// A phone that the model does not know.
    #[error("line {0}: {1} is no phone of the model")]
    Phone(usize, String),
}

/// The pronunciations of a language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dictionary {
    words: BTreeMap<String, Vec<String>>,
}

impl Dictionary {
    /// Reads a dictionary; empty lines and lines that begin with `##` say nothing.
    ///
    /// # Errors
    /// [`DictionaryError`], with the line.
    pub fn read(text: &str) -> Result<Dictionary, DictionaryError> {
        let mut words: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (at, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with("##") {
                continue;
            }
            let (word, phones) = line.split_once(char::is_whitespace).ok_or(DictionaryError::Bare(at + 1))?;
            let phones: Vec<&str> = phones.split_whitespace().collect();
            if let Some(wrong) = phones.iter().find(|phone| !PHONES.contains(phone)) {
                return Err(DictionaryError::Phone(at + 1, (*wrong).to_owned()));
            }
            let word = word.split_once('(').map_or(word, |(word, _)| word);
            words.entry(word.to_owned()).or_default().push(phones.join(" "));
        }
        Ok(Dictionary { words })
    }

    /// Lays another dictionary over this one: a word of it sounds as it says there.
    pub fn lay_over(&mut self, other: Dictionary) {
        self.words.extend(other.words);
    }

    /// The pronunciations of a word; none where it is not known.
    pub fn of(&self, word: &str) -> &[String] {
        self.words.get(word).map_or(&[], Vec::as_slice)
    }

    /// The words, each with its pronunciations.
    pub fn words(&self) -> impl Iterator<Item = (&str, &[String])> {
        self.words.iter().map(|(word, phones)| (word.as_str(), phones.as_slice()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_has_several_sounds() {
        let dictionary = Dictionary::read("## digits\nfour F AO R\nfour(2)  F AO\n\nخمسة HH AE M S AH\n").unwrap();
        assert_eq!(dictionary.of("four"), ["F AO R", "F AO"]);
        assert_eq!(dictionary.of("خمسة"), ["HH AE M S AH"]);
        assert!(dictionary.of("five").is_empty());
    }

    #[test]
    fn what_the_model_does_not_know_is_said_with_its_line() {
        assert_eq!(Dictionary::read("one W AH N\ntwo T U"), Err(DictionaryError::Phone(2, "U".into())));
        assert_eq!(Dictionary::read("\none"), Err(DictionaryError::Bare(2)));
    }
}
