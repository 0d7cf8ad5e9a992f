//! The pronounceability guard: what no engine says right must never reach one.
//!
//! The rules are those at the head of `announcements.md`. It is used by tests over every sentence of
//! the program; it judges the form of a text, never its meaning, and changes nothing.

use std::fmt;

/// Why a text cannot be spoken, with the place that shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Nothing would be heard.
    Empty,
    /// A sign that is silent, spelt out, or read as something else.
    Sign(char),
    /// Letters and digits in one word: `Nf3`, `a4`, `1m`, `x5`.
    Glued(String),
    /// Digits joined by a sign: `05:00`, `1-0`, `1/2`, `0.9`.
    Joined(String),
    /// A file letter right before its rank, which becomes the article: `A 4`.
    Article(String),
    /// A square as one number after a word of place: `from 71`.
    Square(String),
    /// Castling in zeros or letters: `O-O`.
    Castling(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Empty => write!(out, "nothing to say"),
            Fault::Sign(sign) => write!(out, "sign {sign:?}"),
            Fault::Glued(word) => write!(out, "letters and digits in one word: {word}"),
            Fault::Joined(word) => write!(out, "digits joined by a sign: {word}"),
            Fault::Article(word) => write!(out, "a file letter without its comma: {word}"),
            Fault::Square(word) => write!(out, "a square as one number: {word}"),
            Fault::Castling(word) => write!(out, "castling in signs: {word}"),
        }
    }
}

/// Words of place: two digits after one of them are a square, not a count.
const PLACES: [&str; 14] =
    ["from", "to", "on", "at", "square", "takes", "removing", "من", "إلى", "في", "مربع", "المربع", "على", "مِن"];

/// Every fault of `text` as words of the language `lang`; quoted input is judged as words too.
///
/// # Errors
/// All faults that were found, in the order of the text.
pub fn check(text: &str, lang: &str) -> Result<(), Vec<Fault>> {
    let mut faults: Vec<Fault> = text.chars().filter(|sign| is_unspeakable(*sign)).map(Fault::Sign).collect();
    if !text.chars().any(char::is_alphanumeric) {
        faults.push(Fault::Empty);
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    for (at, word) in words.iter().enumerate() {
        let core = word.trim_matches(|sign: char| !sign.is_alphanumeric());
        let before = at.checked_sub(1).and_then(|before| words.get(before)).copied();
        if let Some(fault) = judge(core, before, lang) {
            faults.push(fault);
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

fn judge(core: &str, before: Option<&str>, lang: &str) -> Option<Fault> {
    let digits = core.chars().filter(char::is_ascii_digit).count();
    let letters = core.chars().filter(|sign| sign.is_alphabetic()).count();
    let zeros = core.split('-').filter(|part| matches!(*part, "0" | "O" | "o")).count();
    if zeros >= 2 && zeros == core.split('-').count() {
        return Some(Fault::Castling(core.to_owned()));
    }
    // No rank is 9 or 0: what holds one is a key of the keyboard, and is read as it is written.
    let key = core.strip_prefix('F').is_some_and(|rest| rest == "9");
    if digits > 0 && letters > 0 && !key && !is_counted(core, lang) {
        return Some(Fault::Glued(core.to_owned()));
    }
    if digits > 0 && letters == 0 && digits < core.chars().count() {
        return Some(Fault::Joined(core.to_owned()));
    }
    if digits == 0 || letters > 0 {
        return None;
    }
    let before = before?;
    if matches!(before, "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H") {
        return Some(Fault::Article(format!("{before} {core}")));
    }
    let square = core.len() == 2 && core.chars().all(|sign| ('1'..='8').contains(&sign));
    (square && PLACES.contains(&before)).then(|| Fault::Square(format!("{before} {core}")))
}

/// The Arabic "and" before a number is written to it: `و30`.
fn is_counted(core: &str, lang: &str) -> bool {
    let and =
        core.strip_prefix('و').map(|rest| rest.trim_start_matches(|sign| ('\u{64b}'..='\u{652}').contains(&sign)));
    super::script::is_arabic_lang(lang) && and.is_some_and(|rest| rest.chars().all(|sign| sign.is_ascii_digit()))
}

fn is_unspeakable(sign: char) -> bool {
    match sign {
        ' ' | ',' | '.' | ':' | ';' | '?' | '!' | '\'' | '’' | '-' | '"' | '«' | '»' | '“' | '”' | '،' | '؛' | '؟' => {
            false
        }
        // Arabic-Indic digits are silent in an English voice; tatweel is no letter.
        '٠'..='٩' | '۰'..='۹' | 'ـ' => true,
        '\u{64b}'..='\u{652}' | '\u{670}' => false,
        sign => !sign.is_alphanumeric(),
    }
}
