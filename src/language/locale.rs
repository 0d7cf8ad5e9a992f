//! One language: its catalogue, and the door through which every text comes.
//!
//! A message always formats: a missing one falls back to English, and then to the words of its key. It
//! reads no file; texts are handed in. A dotted key `move.quiet` is the message `move-quiet`.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use thiserror::Error;
use unic_langid::LanguageIdentifier;

use super::arg::{self, Arg, Args};
use super::phrase::{Draft, Phrase};
use super::utterance::{Channel, Class, Utterance};

/// The catalogues that are compiled in.
static BUILT_IN: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/config/languages");

/// The last resort for a message a language lacks.
static ENGLISH: LazyLock<Option<Language>> = LazyLock::new(|| Language::builtin("en").ok());

/// FIDE's announcements are German whatever else is spoken; nobody translates them.
static GERMAN: LazyLock<Option<Language>> = LazyLock::new(|| Language::new("de", [include_str!("german.ftl")]).ok());

/// A language.
pub struct Language {
    code: String,
    /// Whether it counts as Arabic does.
    arabic: bool,
    bundle: FluentBundle<FluentResource>,
}

/// Why a language cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LanguageError {
    /// The code is none, for instance `english!`.
    #[error("not a language code: {0}")]
    Code(String),
    /// There is no such language in the program.
    #[error("no such language: {0}")]
    Unknown(String),
    /// A catalogue is not Fluent.
    #[error("catalogue {file} of the language, line {line}: {reason}")]
    Text {
        /// Which of the texts, from 1 on.
        file: usize,
        /// The line, from 1 on.
        line: usize,
        /// What the reader says.
        reason: String,
    },
}

impl Language {
    /// A language from its catalogues; a message of a later one takes the place of an earlier one.
    ///
    /// # Errors
    /// [`LanguageError`] where the code is none or a text is not Fluent.
    pub fn new<'t>(code: &str, texts: impl IntoIterator<Item = &'t str>) -> Result<Language, LanguageError> {
        let id: LanguageIdentifier =
            code.parse().map_err(|_| LanguageError::Code(arg::name(code).speak.into_owned()))?;
        let arabic = id.language.as_str() == "ar";
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(written));
        for (index, text) in texts.into_iter().enumerate() {
            let resource = FluentResource::try_new(text.to_owned()).map_err(|(_, faults)| {
                let at = faults.first().map_or(0, |fault| fault.pos.start);
                let before = text.as_bytes().iter().take(at).filter(|&&byte| byte == b'\n').count();
                let reason = faults.first().map_or_else(String::new, ToString::to_string);
                LanguageError::Text { file: index + 1, line: before + 1, reason }
            })?;
            bundle.add_resource_overriding(resource);
        }
        Ok(Language { code: code.to_owned(), arabic, bundle })
    }

    /// A language natiq brings along: `en` or `ar`.
    ///
    /// # Errors
    /// [`LanguageError::Unknown`] for any other code.
    pub fn builtin(code: &str) -> Result<Language, LanguageError> {
        let folder = BUILT_IN.get_dir(code).ok_or_else(|| LanguageError::Unknown(code.to_owned()))?;
        // Its command words lie in the same folder and are no catalogue.
        let catalogues = folder.files().filter(|file| file.path().extension().is_some_and(|kind| kind == "ftl"));
        Language::new(code, catalogues.filter_map(|file| file.contents_utf8()))
    }

    /// The language of FIDE's announcements; this one, should that be unusable.
    pub(super) fn german(&self) -> &Language {
        GERMAN.as_ref().unwrap_or(self)
    }

    /// The code, for instance `ar`.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// Whether it is Arabic.
    pub fn is_arabic(&self) -> bool {
        self.arabic
    }

    /// Whether the catalogue itself has a message.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(&id(key))
    }

    /// A text in both forms.
    pub fn say(&self, key: &str, args: &Args<'_>) -> Phrase {
        self.draft(key, args).phrase()
    }

    /// A text as an utterance.
    pub fn utter(&self, channel: Channel, class: Class, key: &str, args: &Args<'_>) -> Utterance {
        let said = self.utterance(channel, class, key, self.draft(key, args));
        let short = self.short(key, args, &said.text);
        said.with_short(short)
    }

    /// A finished draft as an utterance.
    pub(super) fn utterance(&self, channel: Channel, class: Class, key: &str, draft: Draft<'_>) -> Utterance {
        let Phrase { print, speak } = draft.phrase().sentence();
        Utterance::new(channel, &self.code, class, key, &print, &speak)
    }

    /// A text on its way into another one.
    pub(super) fn draft<'l>(&'l self, key: &str, args: &Args<'_>) -> Draft<'l> {
        let id = id(key);
        let Some((bundle, message)) = self.find(&id) else { return Draft::same(key.replace(['.', '-'], " ")) };
        let Some(value) = message.value() else { return Draft::same(key.replace(['.', '-'], " ")) };
        let own = message.get_attribute("print").map(|attribute| attribute.value());
        // A message that lacks an argument still formats; the tests hold catalogues and code together.
        let mut faults = Vec::new();
        if args.is_empty() {
            return Draft {
                speak: bundle.format_pattern(value, None, &mut faults),
                print: own.map(|own| bundle.format_pattern(own, None, &mut faults)),
            };
        }
        let filled: Vec<(&str, Filled<'_>)> = args.iter().map(|(name, arg)| (*name, self.fill(arg))).collect();
        let differs = own.is_some() || filled.iter().any(|(_, filled)| filled.differs());
        let speak = bundle.format_pattern(value, Some(&collect(&filled, Filled::spoken)), &mut faults);
        let print = differs.then(|| {
            bundle.format_pattern(own.unwrap_or(value), Some(&collect(&filled, Filled::printed)), &mut faults)
        });
        Draft { speak, print }
    }

    /// A message of this language, or of English.
    fn find(&self, id: &str) -> Option<(&FluentBundle<FluentResource>, FluentMessage<'_>)> {
        match self.bundle.get_message(id) {
            Some(message) => Some((&self.bundle, message)),
            None => {
                // Asked for by a language alone: English itself never comes here while it is being built.
                let english = ENGLISH.as_ref().filter(|english| !std::ptr::eq(*english, self))?;
                Some((&english.bundle, english.bundle.get_message(id)?))
            }
        }
    }

    /// An argument in both forms.
    fn fill<'l>(&'l self, arg: &Arg<'l>) -> Filled<'l> {
        match arg {
            Arg::Number(number) => Filled::Number(if self.arabic { arabic(*number) } else { (*number).into() }),
            other => Filled::Text(self.render(other)),
        }
    }

    /// An argument as text.
    pub(super) fn render<'l>(&'l self, arg: &Arg<'l>) -> Draft<'l> {
        match arg {
            Arg::None => Draft::same(arg::NONE),
            Arg::Empty => Draft::default(),
            Arg::Number(number) => Draft::same(number.to_string()),
            Arg::Signed(number) => Draft::same(number.to_string()),
            Arg::Square(square, style) => self.square(*square, *style),
            Arg::Side(side) => self.draft(if side.word() == "white" { "side-white" } else { "side-black" }, &[]),
            Arg::For(side) => self.draft(if side.word() == "white" { "for-white" } else { "for-black" }, &[]),
            Arg::Piece(kind) => self.draft(&["piece-", kind.word()].concat(), &[]),
            Arg::Form(form, kind) => self.draft(&[*form, "-", kind.word()].concat(), &[]),
            Arg::Key(key) => self.draft(key, &[]),
            Arg::Count(key, count) => self.draft(key, &[("count", Arg::Number(*count))]),
            Arg::Time(span) => self.time(*span, "count"),
            Arg::Used(span) => self.time(*span, "used"),
            Arg::Exact(span) => self.exactly(*span),
            Arg::Name(text) => arg::name(text),
            Arg::Choice(word) => Draft::same(*word),
            Arg::List(items) => self.list(items, "list-two"),
            Arg::Names(items) => self.list(items, "list-names"),
            Arg::Said(draft) => draft.clone(),
        }
    }

    /// Several things with commas, and before the last what a message joins it with.
    fn list<'l>(&'l self, items: &[Arg<'l>], end: &str) -> Draft<'l> {
        let Some((last, before)) = items.split_last() else { return Draft::default() };
        let last = self.render(last);
        let rest = before
            .iter()
            .map(|item| self.render(item))
            .reduce(|first, last| self.draft("list-more", &[("first", Arg::Said(first)), ("last", Arg::Said(last))]));
        match rest {
            None => last,
            Some(first) => self.draft(end, &[("first", Arg::Said(first)), ("last", Arg::Said(last))]),
        }
    }

    /// Several texts joined two by two with a message that has `first` and `next`.
    pub(super) fn join<'l>(&'l self, key: &str, items: impl IntoIterator<Item = Draft<'l>>) -> Draft<'l> {
        items
            .into_iter()
            .reduce(|first, next| self.draft(key, &[("first", Arg::Said(first)), ("next", Arg::Said(next))]))
            .unwrap_or_default()
    }
}

impl std::fmt::Debug for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Language").field("code", &self.code).finish_non_exhaustive()
    }
}

/// The Fluent identifier of a key.
fn id(key: &str) -> String {
    key.replace('.', "-")
}

/// A number as Arabic counts by it.
///
/// Its plural forms go by the last two digits (CLDR: `n % 100`); `intl_pluralrules` 7.0.2 goes by the
/// whole number. So the hundreds are set aside where they would choose the wrong form.
fn arabic(number: u64) -> FluentNumber {
    let last = number % 100;
    if number < 100 || last < 3 {
        return number.into();
    }
    let aside = usize::try_from(number - last).ok();
    FluentNumber::new(last as f64, FluentNumberOptions { minimum_significant_digits: aside, ..Default::default() })
}

/// The whole of a number whose hundreds were set aside.
fn written<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let aside = number.options.minimum_significant_digits?;
    Some((number.value as usize + aside).to_string())
}

/// An argument, ready for Fluent.
enum Filled<'l> {
    Number(FluentNumber),
    Text(Draft<'l>),
}

impl Filled<'_> {
    fn differs(&self) -> bool {
        matches!(self, Filled::Text(Draft { print: Some(_), .. }))
    }

    fn spoken(&self) -> FluentValue<'_> {
        match self {
            Filled::Number(number) => FluentValue::Number(number.clone()),
            Filled::Text(draft) => FluentValue::from(draft.speak.as_ref()),
        }
    }

    fn printed(&self) -> FluentValue<'_> {
        match self {
            Filled::Number(number) => FluentValue::Number(number.clone()),
            Filled::Text(draft) => FluentValue::from(draft.printed()),
        }
    }
}

fn collect<'f>(filled: &'f [(&str, Filled<'_>)], form: impl Fn(&'f Filled<'f>) -> FluentValue<'f>) -> FluentArgs<'f> {
    filled.iter().map(|(name, filled)| (*name, form(filled))).collect()
}
