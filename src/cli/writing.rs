//! How scoresheets are written here: the settings of the sheet, and the words of its language.
//!
//! They are preferences of whoever writes, never laws of a game, so none of them stands in a head.

use super::desk::Desk;
use crate::braille::Script;
use crate::config::{Digits, SheetNotation};
use crate::core::profile::Notation;
use crate::language::Language;
use crate::sheet::{Labels, Writing};

/// How sheets are written, those of a game that was begun in a language among them.
pub fn of(desk: &Desk, begun_in: &str) -> Writing {
    let code = desk.config.settings.sheet_language().unwrap_or(begun_in);
    in_words_of(desk, named(desk, code))
}

/// The same in the words of a language.
pub fn in_words_of(desk: &Desk, language: &Language) -> Writing {
    let settings = &desk.config.settings;
    Writing {
        notation: match settings.sheet_notation {
            SheetNotation::Laws => None,
            SheetNotation::Digital => Some(Notation::Digital),
            SheetNotation::Algebraic => Some(Notation::Algebraic),
        },
        width: usize::from(settings.sheet_width),
        clock_every: Some(settings.clock_every).filter(|every| *every > 0),
        arabic_digits: settings.digits == Digits::ArabicIndic && language.is_arabic(),
        labels: Labels::of(language),
        script: if language.is_arabic() { Script::Arabic } else { Script::Latin },
    }
}

/// A language by its code; the one in force where it is not there any more.
fn named<'d>(desk: &'d Desk, code: &str) -> &'d Language {
    desk.languages.iter().find(|language| language.code() == code).unwrap_or_else(|| desk.language())
}
