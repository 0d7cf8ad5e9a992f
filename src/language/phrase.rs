//! A text in its two forms: printed and spoken.
//!
//! The spoken form is the one a catalogue holds; the printed one is the same without the marks of
//! Arabic unless it says otherwise. It knows no key and no language.

use std::borrow::Cow;

/// A finished text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Phrase {
    /// The printed form, without marks.
    pub print: String,
    /// The spoken form, vocalised in Arabic.
    pub speak: String,
}

/// A text on its way into another one.
#[derive(Clone, Debug, Default)]
pub struct Draft<'l> {
    /// The spoken form.
    pub(super) speak: Cow<'l, str>,
    /// The printed form where it differs from the spoken one by more than marks.
    pub(super) print: Option<Cow<'l, str>>,
}

impl<'l> Draft<'l> {
    /// A text that is printed as it is spoken.
    pub(super) fn same(text: impl Into<Cow<'l, str>>) -> Draft<'l> {
        Draft { speak: text.into(), print: None }
    }

    /// The form that goes into a printed sentence.
    pub(super) fn printed(&self) -> &str {
        self.print.as_ref().unwrap_or(&self.speak)
    }

    /// Another text behind this one.
    pub(super) fn followed_by(&self, other: &Draft<'_>) -> Draft<'l> {
        let join = |one: &str, two: &str| Cow::Owned([one, two].concat());
        let differs = self.print.is_some() || other.print.is_some();
        Draft { speak: join(&self.speak, &other.speak), print: differs.then(|| join(self.printed(), other.printed())) }
    }

    /// Both forms, finished.
    pub(super) fn phrase(self) -> Phrase {
        Phrase { print: without_marks(self.printed()).into_owned(), speak: self.speak.into_owned() }
    }
}

impl From<Phrase> for Draft<'_> {
    fn from(phrase: Phrase) -> Self {
        Draft { speak: phrase.speak.into(), print: Some(phrase.print.into()) }
    }
}

impl Phrase {
    /// The same as the beginning of a sentence.
    pub(super) fn sentence(self) -> Phrase {
        Phrase { print: capital(self.print), speak: capital(self.speak) }
    }
}

/// A text without the marks of vocalised Arabic (U+064B to U+0652).
pub fn without_marks(text: &str) -> Cow<'_, str> {
    let is_mark = |sign: char| ('\u{64b}'..='\u{652}').contains(&sign);
    if text.is_ascii() || !text.contains(is_mark) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().filter(|&sign| !is_mark(sign)).collect())
}

/// A text whose first sign is a capital, where it has one.
fn capital(mut text: String) -> String {
    match text.chars().next() {
        Some(first) if first.is_ascii_lowercase() => {
            if let Some(sign) = text.get_mut(..1) {
                sign.make_ascii_uppercase();
            }
            text
        }
        Some(first) if first.is_lowercase() => {
            let rest = text.get(first.len_utf8()..).unwrap_or_default();
            first.to_uppercase().chain(rest.chars()).collect()
        }
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_dropped_and_nothing_else() {
        assert_eq!(without_marks("ثَوَانٍ"), "ثوان");
        assert_eq!(without_marks("شَغِّل"), "شغل");
        assert_eq!(without_marks("Gustav 1"), "Gustav 1");
    }

    #[test]
    fn a_sentence_begins_with_a_capital_where_there_are_any() {
        assert_eq!(capital("knight 6 3".to_owned()), "Knight 6 3");
        assert_eq!(capital("über".to_owned()), "Über");
        assert_eq!(capital("حصان".to_owned()), "حصان");
        assert_eq!(capital(String::new()), "");
    }
}
