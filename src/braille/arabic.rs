//! Arabic text in Unified Arabic Braille, uncontracted (Mada 2020, liblouis' `ar-ar-g1`).
//!
//! Some signs of the code share their cells, and the place tells them apart:
//!
//! | cells | alone between blanks | at the beginning of a word | at its end | else |
//! | --- | --- | --- | --- | --- |
//! | 2-3-6 | `?` | `(` | `؟` | `؟` |
//! | 2 | | | `,` | fatha, in a number `,` |
//!
//! A sign in any other place is written by its number, as are those that have no cells of their own here:
//! apostrophe (it is the hamza), tatweel, Persian letters.

use super::line::{Reader, Writer, blank_or_end};
use super::signs::{ARABIC, ARABIC_LETTERS, ARABIC_READ, LAM_ALEF, LETTER, SHADDA, VOWELS};

/// The letter signs that would read as digits.
const DIGITS: &str = "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚";

/// Whether only Arabic text has the character.
pub(super) fn is_ours(sign: char) -> bool {
    matches!(sign, '،' | '؛' | '؟') || letter(sign).is_some() || mark(sign).is_some()
}

fn letter(sign: char) -> Option<&'static str> {
    ARABIC_LETTERS.iter().find(|(one, _)| *one == sign).map(|(_, patterns)| *patterns)
}

fn mark(sign: char) -> Option<&'static str> {
    VOWELS.iter().chain([&SHADDA]).find(|(one, _)| *one == sign).map(|(_, patterns)| *patterns)
}

impl Writer<'_> {
    /// Writes what begins at a place in Arabic text; how many characters it was, none if it has no cells.
    pub(super) fn arabic(&mut self, at: usize) -> usize {
        let sign = self.signs[at];
        if let Some(patterns) = letter(sign) {
            return self.arabic_letter(at, patterns);
        }
        let first = at == 0 || self.signs[at - 1] == ' ';
        let next = self.signs.get(at + 1).copied();
        let last = next.is_none_or(|sign| sign == ' ');
        let in_place = match sign {
            '?' => first && last,
            '(' => first && !last,
            '؟' => !first,
            ',' => last || (self.numeric && next.is_some_and(|sign| sign.is_ascii_digit())),
            _ => true,
        };
        let Some((_, patterns)) = ARABIC.iter().find(|(one, _)| *one == sign && in_place) else { return 0 };
        self.put(patterns);
        self.numeric &= matches!(sign, '.' | ',');
        1
    }

    /// A letter with its doubling and vowels.
    fn arabic_letter(&mut self, at: usize, patterns: &str) -> usize {
        let marks: Vec<char> = self.signs[at + 1..].iter().copied().take_while(|sign| mark(*sign).is_some()).collect();
        let doubled = marks.iter().filter(|sign| **sign == SHADDA.0).count();
        let joined = self.signs[at..].iter().take(2).copied().eq(LAM_ALEF.0.chars())
            && self.signs.get(at + 2).is_none_or(|sign| mark(*sign).is_none());
        let patterns = if joined { LAM_ALEF.1 } else { patterns };
        if doubled == 1 {
            self.put(SHADDA.1);
        } else if self.numeric && DIGITS.contains(patterns) {
            self.put(LETTER);
        }
        self.numeric = false;
        self.put(patterns);
        if joined {
            return 2;
        }
        for (place, sign) in marks.iter().enumerate() {
            let end = self.signs.get(at + 2 + place).is_none_or(|sign| *sign == ' ');
            let doubtful = *sign == '\u{64E}' && end;
            match mark(*sign) {
                Some(_) if *sign == SHADDA.0 && doubled == 1 => {}
                Some(patterns) if *sign != SHADDA.0 && !doubtful => self.put(patterns),
                _ => self.number(*sign),
            }
        }
        1 + marks.len()
    }
}

impl Reader<'_> {
    /// Reads a sign that is no letter; whether one is here.
    pub(super) fn arabic_sign(&mut self) -> bool {
        if self.starts("⠦") {
            let first = self.at == 0 || blank_or_end(self.cells, self.at - 1);
            self.at += 1;
            let last = blank_or_end(self.cells, self.at);
            self.text.push(match (first, last) {
                (true, true) => '?',
                (true, false) => '(',
                (false, _) => '؟',
            });
            self.numeric = false;
        } else if self.starts("⠂") {
            self.at += 1;
            let comma = self.numeric || blank_or_end(self.cells, self.at);
            self.text.push(if comma { ',' } else { '\u{64E}' });
        } else if let Some((sign, long)) = ARABIC_READ.first(self.rest()) {
            self.at += long;
            self.text.push(sign);
            self.numeric &= sign == '.';
        } else {
            return false;
        }
        true
    }

    /// Reads a letter or a vowel of Arabic text.
    pub(super) fn arabic(&mut self) -> Option<()> {
        self.numeric = false;
        if self.took(LETTER) {
            return (!blank_or_end(self.cells, self.at)).then_some(());
        }
        if self.took(LAM_ALEF.1) {
            self.text.push_str(LAM_ALEF.0);
            return Some(());
        }
        let doubled = self.took(SHADDA.1);
        if let Some((letter, _)) = ARABIC_LETTERS.iter().find(|(_, patterns)| self.starts(patterns)) {
            self.at += 1;
            self.text.push(*letter);
            if doubled {
                self.text.push(SHADDA.0);
            }
            return Some(());
        }
        let (vowel, _) = VOWELS.iter().find(|(_, patterns)| !doubled && self.starts(patterns))?;
        self.at += 1;
        self.text.push(*vowel);
        Some(())
    }
}
