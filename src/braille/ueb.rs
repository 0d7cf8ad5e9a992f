//! Latin text in Unified English Braille without contractions (RUEB 2013).

use unicode_normalization::UnicodeNormalization;

use super::cell::Cell;
use super::line::{Reader, Writer, blank_or_end};
use super::signs::{CAPITAL, CAPITALS_END, LETTER, LETTERS, MODIFIERS, NUMBER, STRUCK, UEB, UEB_READ};

/// The pattern of a small letter from a to z; a blank of anything else.
pub(super) fn letter(small: char) -> char {
    u32::from(small).checked_sub(u32::from('a')).and_then(|at| LETTERS.chars().nth(at as usize)).unwrap_or('\u{2800}')
}

/// Whether a character is a Latin letter that has cells of its own, and no ligature.
pub(super) fn is_letter(sign: char) -> bool {
    apart(sign).is_some()
}

/// A letter as its patterns without the capital sign: modifiers, the outermost first, and the base.
fn apart(sign: char) -> Option<String> {
    if sign.is_ascii() && !sign.is_ascii_alphabetic() {
        return None;
    }
    let small = if sign.is_uppercase() { sign.to_lowercase().next()? } else { sign };
    if let Some((_, base, modifier)) = STRUCK.iter().find(|(struck, ..)| *struck == small) {
        return Some(format!("{modifier}{}", letter(*base)));
    }
    let mut parts = std::iter::once(small).nfd();
    let base = parts.next().filter(char::is_ascii_lowercase)?;
    let mut patterns = String::new();
    for mark in parts.collect::<Vec<_>>().into_iter().rev() {
        patterns.push_str(MODIFIERS.iter().find(|(one, _)| *one == mark)?.1);
    }
    patterns.push(letter(base));
    Some(patterns)
}

impl Writer<'_> {
    /// Writes the character at a place in Latin text; whether it has cells.
    pub(super) fn latin(&mut self, at: usize) -> bool {
        let sign = self.signs[at];
        if let Some(patterns) = apart(sign) {
            self.latin_letter(at, &patterns);
            return true;
        }
        self.capitals = false;
        let before = at.checked_sub(1).map(|before| self.signs[before]);
        let next = self.signs.get(at + 1);
        match sign {
            // It would read as a sign that is written by its number.
            '&' if next == Some(&'#') => return false,
            // A decimal without its nought (6.2).
            '.' if !self.numeric && before.is_none_or(|sign| sign == ' ') && next.is_some_and(char::is_ascii_digit) => {
                self.put(NUMBER);
                self.put("⠲");
                self.numeric = true;
                return true;
            }
            // Else it reads as an opening quotation mark (7.5).
            '?' if before.is_none_or(|sign| " -–—([{\"“‘«/".contains(sign)) => self.put(LETTER),
            _ => {}
        }
        let Some((_, patterns, _)) = UEB.iter().find(|(one, ..)| *one == sign) else { return false };
        self.put(patterns);
        self.numeric &= matches!(sign, '.' | ',');
        true
    }

    fn latin_letter(&mut self, at: usize, patterns: &str) {
        let sign = self.signs[at];
        let capital = |sign: Option<&char>| sign.is_some_and(|sign| sign.is_uppercase() && is_letter(*sign));
        if sign.is_uppercase() {
            if !self.capitals {
                self.put(CAPITAL);
                if capital(self.signs.get(at + 1)) {
                    self.put(CAPITAL);
                    self.capitals = true;
                }
            }
        } else {
            if self.capitals {
                self.put(CAPITALS_END);
                self.capitals = false;
            }
            // It would read as a digit (6.5).
            if self.numeric && ('a'..='j').contains(&sign) {
                self.put(LETTER);
            }
        }
        self.put(patterns);
        self.numeric = false;
    }
}

impl Reader<'_> {
    /// Reads one sign of Latin text.
    pub(super) fn latin(&mut self) -> Option<()> {
        if let Some((sign, long)) = UEB_READ.first(self.rest()) {
            self.at += long;
            self.text.push(sign);
            self.numeric &= matches!(sign, '.' | ',');
            self.capitals = false;
            return Some(());
        }
        self.numeric = false;
        if self.capitals && self.took(CAPITALS_END) {
            self.capitals = false;
            return Some(());
        }
        if self.took(LETTER) {
            // It says what follows and is nothing itself; alone it has no reading.
            return (!blank_or_end(self.cells, self.at)).then_some(());
        }
        let mut capital = self.capitals;
        if self.took(CAPITAL) {
            capital = true;
            self.capitals = self.took(CAPITAL);
        }
        let (mut marks, mut struck) = (Vec::new(), None);
        loop {
            if let Some((mark, _)) = MODIFIERS.iter().find(|(_, patterns)| self.starts(patterns)) {
                marks.push(*mark);
            } else if let Some((.., patterns)) = STRUCK.iter().find(|(.., patterns)| self.starts(patterns)) {
                if struck.replace(*patterns).is_some() {
                    return None;
                }
            } else {
                break;
            }
            self.at += 2;
        }
        let base = self.small_letter()?;
        let base = match struck {
            Some(modifier) => STRUCK.iter().find(|(_, one, patterns)| *one == base && *patterns == modifier)?.0,
            None => base,
        };
        if capital {
            self.text.extend(base.to_uppercase());
        } else {
            self.text.push(base);
        }
        self.text.extend(marks.into_iter().rev());
        Some(())
    }

    fn small_letter(&mut self) -> Option<char> {
        let pattern = self.rest().first().copied().map(Cell::pattern)?;
        let place = LETTERS.chars().position(|letter| letter == pattern)?;
        self.at += 1;
        ('a'..='z').nth(place)
    }
}
