//! What a message is filled with: numbers, squares, sides, pieces, times, names, other messages.
//!
//! Each is rendered for both forms by the language; none holds text of a language itself, save a
//! name, and a name is hostile text until it has passed through here.

use shakmaty::Square;

use super::manner::Style;
use super::phrase::Draft;
use super::utterance::plain;
use crate::core::{Kind, Millis, Side};

/// The arguments of a message, each with its name.
pub type Args<'a> = [(&'a str, Arg<'a>)];

/// The longest name that is said, in signs; more is cut.
const LONGEST: usize = 120;

/// What stands for what is not said: a message can choose by it.
pub(super) const NONE: &str = "none";

/// One argument.
#[derive(Clone, Debug)]
pub enum Arg<'a> {
    /// What is not said.
    None,
    /// Nothing, in the middle of a sentence.
    Empty,
    /// A number; messages choose plural forms by it.
    Number(u64),
    /// A number that may be below nothing: a speed, a loudness.
    Signed(i32),
    /// A square in a style.
    Square(Square, Style),
    /// A side: "White".
    Side(Side),
    /// The side something is for: «للأبيض».
    For(Side),
    /// A piece: "knight".
    Piece(Kind),
    /// A piece in another form the catalogue has: `the`, `a`, `not`, `by`, `many`, `value`.
    Form(&'static str, Kind),
    /// Another message without arguments, by its key.
    Key(&'a str),
    /// Another message that counts, by its key: `count.move`.
    Count(&'a str, u64),
    /// A time in words, at most two units, rounded down.
    Time(Millis),
    /// The same as the object of a verb: "has used 22 minutes".
    Used(Millis),
    /// A time in words, exactly: what was agreed.
    Exact(Millis),
    /// A name, a path, something typed: hostile text.
    Name(&'a str),
    /// A word messages choose by; never said.
    Choice(&'static str),
    /// Several, with commas and "and".
    List(Vec<Arg<'a>>),
    /// Several names, each of which stands for itself: behind "and" an Arabic one seems a part of the last.
    Names(Vec<Arg<'a>>),
    /// A text that is finished already.
    Said(Draft<'a>),
}

impl<'a> Arg<'a> {
    /// What the system says of a file, in words of the catalogue where they have it; else in the system's, `text`.
    pub fn of_file(error: &std::io::Error, text: &'a str) -> Arg<'a> {
        match error.kind() {
            std::io::ErrorKind::NotFound => Arg::Key("file.missing"),
            std::io::ErrorKind::IsADirectory => Arg::Key("file.folder"),
            std::io::ErrorKind::PermissionDenied => Arg::Key("file.denied"),
            std::io::ErrorKind::StorageFull => Arg::Key("journal.full"),
            _ => Arg::Name(text),
        }
    }

    /// A value handed over as text: a number where it is one, else a name.
    pub fn of(text: &'a str) -> Arg<'a> {
        text.parse().map_or(Arg::Name(text), Arg::Number)
    }
}

/// A name as it may be printed and spoken: bounded, and fit to be said.
pub(super) fn name<'l>(text: &str) -> Draft<'l> {
    let mut clean = plain(text);
    if let Some((end, _)) = clean.char_indices().nth(LONGEST) {
        clean.truncate(end);
    }
    outside(&clean)
}

/// Text from outside as it may be printed and spoken: without control signs, and when spoken without the
/// signs a voice reads aloud as words of their own.
pub(super) fn outside<'l>(text: &str) -> Draft<'l> {
    let clean = plain(text);
    if clean.is_empty() {
        return Draft::same(NONE);
    }
    if !clean.contains(is_unspeakable) {
        return Draft::same(clean);
    }
    let spoken: String = clean.chars().map(|sign| if is_unspeakable(sign) { ' ' } else { sign }).collect();
    Draft { speak: spoken.split_whitespace().collect::<Vec<_>>().join(" ").into(), print: Some(clean.into()) }
}

/// Whether a sign is read aloud as a word, or silences the one beside it.
fn is_unspeakable(sign: char) -> bool {
    matches!(sign, '(' | ')' | '[' | ']' | '{' | '}' | '<' | '>' | '=' | '#' | '|' | '*' | '_' | '~' | '^' | '\\' | '`')
        || matches!(sign, '\u{2190}'..='\u{21ff}' | '\u{2654}'..='\u{265f}' | '\u{640}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hostile_name_is_bounded_and_holds_no_control_sign() {
        let long = format!("\u{1b}[31m{}\u{202e}", "x".repeat(500));
        let draft = name(&long);
        assert!(draft.printed().chars().count() <= LONGEST);
        assert!(!draft.printed().contains(['\u{1b}', '\u{202e}']));
        assert_eq!(name("Ali (club) #2").speak, "Ali club 2");
        assert_eq!(name("Ali (club) #2").printed(), "Ali (club) #2");
        assert_eq!(name(" \u{7}").speak, "none");
    }

    #[test]
    fn text_that_is_a_number_counts() {
        assert!(matches!(Arg::of("12"), Arg::Number(12)));
        assert!(matches!(Arg::of("a12"), Arg::Name("a12")));
    }
}
