//! The words of sheets in every language that is read, and what they mean in English.
//!
//! A sheet is read by others: its words are known whatever language is in force. What a word is not known
//! for stays as it stands.

use std::collections::BTreeMap;

use crate::core::Side;

/// The words that are known; English without any.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keys {
    keys: BTreeMap<String, String>,
    words: BTreeMap<String, String>,
    shorts: BTreeMap<String, String>,
}

impl Keys {
    /// Learns what a line of a sheet is about: the word before its colon, and the English one.
    pub fn learn_key(&mut self, word: &str, english: &str) {
        self.keys.insert(word.to_owned(), english.to_owned());
    }

    /// Learns a word of what a line says.
    pub fn learn_word(&mut self, word: &str, english: &str) {
        self.words.insert(word.to_owned(), english.to_owned());
    }

    /// Learns a short name of a side, in a line of the clocks.
    pub fn learn_short(&mut self, word: &str, english: &str) {
        self.shorts.insert(word.to_owned(), english.to_owned());
    }

    /// The English key of a line.
    pub fn key<'a>(&'a self, word: &'a str) -> &'a str {
        self.keys.get(word).map_or(word, String::as_str)
    }

    /// What a line says with the known ones of its words in English; commas part them.
    pub fn value(&self, value: &str) -> String {
        let word = |word: &str| self.words.get(word).cloned();
        value.split(", ").map(|part| each(part, word)).collect::<Vec<_>>().join(", ")
    }

    /// What a line says with each of its words in English: that of the clocks.
    pub fn clocks(&self, value: &str) -> String {
        let words = value.split_whitespace().map(|word| self.shorts.get(word).map_or(word, String::as_str));
        words.collect::<Vec<_>>().join(" ")
    }

    /// The number and the side of the move that a restored position waits for, by what its line says.
    pub fn restored(&self, value: &str) -> Option<(u32, Side)> {
        let number = value.split(|sign: char| !sign.is_ascii_digit()).find_map(|digits| digits.parse().ok())?;
        Some((number, self.side(value)?))
    }

    /// The side that a line names first.
    pub fn side(&self, value: &str) -> Option<Side> {
        let names = self.words.iter().filter_map(|(word, english)| match english.as_str() {
            "White" => Some((word.as_str(), Side::White)),
            "Black" => Some((word.as_str(), Side::Black)),
            _ => None,
        });
        let english = [("White", Side::White), ("Black", Side::Black)];
        let found = names.chain(english).filter_map(|(name, side)| Some((value.find(name)?, side)));
        found.min_by_key(|(at, _)| *at).map(|(_, side)| side)
    }
}

/// A part of a value with its word put into another language: the whole of it, or what stands before a time, a
/// number or the sign of an offer, as in `White 0:05:00` and `fifty moves (=)`.
pub fn each(part: &str, word: impl Fn(&str) -> Option<String>) -> String {
    if let Some(whole) = word(part) {
        return whole;
    }
    let letters = part.rfind(char::is_alphabetic).and_then(|last| Some(last + part[last..].chars().next()?.len_utf8()));
    let (head, tail) = part.split_at(letters.unwrap_or_default());
    match word(head).filter(|_| tail.starts_with(' ')) {
        Some(head) => head + tail,
        None => part.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_another_language_are_english_ones_and_unknown_ones_stay() {
        let mut keys = Keys::default();
        keys.learn_key("الأبيض", "White");
        keys.learn_word("الأسود", "Black");
        assert_eq!((keys.key("الأبيض"), keys.key("Weiß")), ("White", "Weiß"));
        assert_eq!(keys.value("الأسود, reason"), "Black, reason");
        assert_eq!(keys.value("الأسود 0:05:00, الأسود (=), الأسودx, الأسود!"), "Black 0:05:00, Black (=), الأسودx, الأسود!");
        assert_eq!(keys.side("النقلة 3، الدور: الأسود"), Some(Side::Black));
        assert_eq!((keys.side("move 3, White to move"), keys.side("move 3")), (Some(Side::White), None));
    }
}
