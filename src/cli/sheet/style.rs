//! How a sheet is written: what the flags say over the settings.

use crate::braille::{self, Code, Layout, Script};
use crate::cli::args::{BrailleName, FormName, Sheet};
use crate::cli::desk::Desk;
use crate::cli::{Failure, writing};
use crate::config::{Braille, PageEnd};
use crate::core::profile::Notation;
use crate::language::Arg;
use crate::sheet::{Format, Measure, Writing};
use crate::written::sheet::in_ascii;

/// How a sheet is written.
pub struct Style {
    form: FormName,
    /// Notation, width, clocks and words.
    pub writing: Writing,
    code: Code,
    layout: Layout,
}

impl Style {
    /// What is asked for.
    ///
    /// # Errors
    /// A braille page that is wider than one can be.
    pub fn of(desk: &Desk, options: &Sheet) -> Result<Style, Failure> {
        // The language that is asked for comes before the one the setting names.
        let mut writing = match options.speaking.lang {
            Some(_) => writing::in_words_of(desk, desk.language()),
            None => writing::of(desk, desk.language().code()),
        };
        writing.notation = options.notation.map_or(writing.notation, |name| Some(name.into()));
        writing.width = options.width.map_or(writing.width, usize::from);
        let settings = &desk.config.settings;
        let style = match (options.braille, settings.braille) {
            (Some(BrailleName::Ueb), _) | (None, Braille::Ueb) => braille::Style::Ueb,
            (Some(BrailleName::Compact), _) | (None, Braille::Compact) => braille::Style::Compact,
        };
        let page_end = match settings.page_end {
            PageEnd::CrlfFf => braille::PageEnd::CrLfFf,
            PageEnd::Ff => braille::PageEnd::Ff,
            PageEnd::None => braille::PageEnd::None,
        };
        let mut layout = Layout { page_end, ..Layout::default() };
        let code = Code { style, script: writing.script };
        if matches!(options.form, FormName::Brf | FormName::Braille) {
            let most = layout.width;
            match options.width.map(usize::from) {
                Some(width) if width > most => {
                    let args = [("width", Arg::Number(width as u64)), ("most", Arg::Number(most as u64))];
                    return Err(desk.usage("sheet.braille-width", &args));
                }
                // The setting is for lines of text: a page is not wider for it.
                _ => writing.width = writing.width.min(most),
            }
            layout.width = writing.width;
            // Digits have one form in braille.
            writing.arabic_digits = false;
        }
        Ok(Style { form: options.form, writing, code, layout })
    }

    fn is_braille(&self) -> bool {
        matches!(self.form, FormName::Brf | FormName::Braille)
    }

    /// The notation of a game whose laws have one of their own: in Arabic braille square numbers, where no other was
    /// chosen, for Latin letters have other cells there.
    pub fn notation(&self, of_laws: Notation) -> Notation {
        let safe = self.is_braille() && self.code.script == Script::Arabic;
        self.writing.notation.unwrap_or(if safe { Notation::Digital } else { of_laws })
    }

    /// How the sheet of a game is written whose laws have a notation of their own.
    pub fn format(&self, of_laws: Notation) -> Format {
        let measure = if self.is_braille() { Measure::Braille(self.code) } else { Measure::Print };
        Format { measure, notation: self.notation(of_laws), ..self.writing.format_for(of_laws) }
    }

    /// The line that says that letters among Arabic braille are Latin ones.
    pub fn letters(&self, notation: Notation) -> Option<(String, String)> {
        let labels = &self.writing.labels;
        let wanted = self.is_braille() && self.code.script == Script::Arabic && notation == Notation::Algebraic;
        wanted.then(|| (labels.letters.clone(), labels.letters_latin.clone()))
    }

    /// The running title of a game's pages: who played, else the day.
    pub fn title(&self, names: [&str; 2], date: &str) -> String {
        let known: Vec<&str> = names.into_iter().filter(|name| !matches!(name.trim(), "" | "?")).collect();
        if known.is_empty() {
            return date.to_owned();
        }
        // Neither name may push the other out; capitals and the page's number need cells too.
        let room = (self.layout.width / known.len()).saturating_sub(6);
        let short = |name: &&str| name.chars().take(room).collect::<String>().trim_end().to_owned();
        known.iter().map(short).collect::<Vec<_>>().join(" - ")
    }

    /// The text of a sheet on pages, where it is written in braille.
    pub fn paged(&self, text: &str, title: &str) -> String {
        // Digits have one form in braille.
        let lines = || text.lines().map(in_ascii).collect::<Vec<_>>();
        match self.form {
            FormName::Brf => braille::brf(title, &lines(), self.code, self.layout),
            FormName::Braille => braille::unicode(title, &lines(), self.code, self.layout),
            FormName::Text | FormName::Pgn | FormName::Voice => text.to_owned(),
        }
    }
}
