//! What every subcommand needs first: settings, languages, words.
//!
//! A fault in a file is told with file, line and key, in the language that was asked for, and nothing
//! starts.

use std::path::Path;
use std::sync::OnceLock;

use crate::config::{Ambiguity, Config, ConfigError, EmptyLine, Flag, Input, Layouts, Sources};
use crate::dialogue::Reader;
use crate::language::{Arg, Language};
use crate::notation::{self, Vocabulary};
use crate::replay::Fault;
use crate::shell::{fault_args, fault_key};
use crate::words::Lexicon;
use crate::written::bad_braille;

use super::Failure;

/// Settings, languages and words, all checked.
pub struct Desk {
    /// The settings.
    pub config: Config,
    /// All languages.
    pub languages: Vec<Language>,
    /// The index of the language in force.
    pub spoken: usize,
    /// What texts are read with.
    pub reader: Reader,
}

/// The keyboard map of this run: the dialogue asks for it by a bare function.
static LAYOUTS: OnceLock<Layouts> = OnceLock::new();

/// Lays the desk.
///
/// # Errors
/// Every fault of the settings, the languages and the words, worded.
pub fn lay(folder: Option<&Path>, flags: Vec<Flag>) -> Result<Desk, Failure> {
    let asked = flags.iter().find(|flag| flag.key == "lang").map(|flag| flag.value.clone());
    let sources = Sources::of_this_machine().with(folder, flags);
    let config = Config::load(&sources).map_err(|errors| worded(&errors, asked.as_deref()))?;
    let mut languages = Vec::new();
    let mut lexicon = Lexicon::default();
    for found in config.languages() {
        let texts = found.catalogues.values().flatten().map(|layer| layer.text.as_str());
        let language = Language::new(&found.code, texts).map_err(|error| fault(&found.code, &error.to_string()))?;
        if let Some(layer) = found.words.get("words.toml").and_then(|layers| layers.last()) {
            lexicon.learn(&found.code, &layer.text).map_err(|error| fault(&found.code, &error.to_string()))?;
        }
        languages.push(language);
    }
    let vocabulary = match config.document("notation.toml") {
        Some(document) => Vocabulary::from_toml(&document.table().to_string()),
        None => Vocabulary::compiled_in(),
    };
    let vocabulary = vocabulary.map_err(|error| fault("notation.toml", &error.to_string()))?;
    let code = config.settings.language().map(str::to_owned).or_else(from_environment);
    let spoken = code.and_then(|code| languages.iter().position(|language| language.code() == code)).unwrap_or(0);
    LAYOUTS.get_or_init(|| config.layouts.clone());
    let options = notation::Options {
        input: match config.settings.input {
            Input::Any => notation::Input::Any,
            Input::Digital => notation::Input::Digital,
        },
        ambiguity: match config.settings.ambiguity {
            Ambiguity::Ask => notation::Ambiguity::Ask,
            Ambiguity::Castle => notation::Ambiguity::Castle,
        },
        ..notation::Options::default()
    };
    let empty_presses = config.settings.empty_line == EmptyLine::Press;
    let reader = Reader { lexicon, vocabulary, options, other_layout, empty_presses };
    Ok(Desk { config, languages, spoken, reader })
}

/// What a text would be, had it been typed on the other keyboard.
fn other_layout(text: &str) -> Vec<String> {
    let Some(layouts) = LAYOUTS.get() else { return Vec::new() };
    let arabic = [layouts.to_arabic(text)];
    arabic.into_iter().chain(layouts.all_english(text)).filter(|other| other != text).collect()
}

/// The language of the user's environment, where natiq may speak it before it was chosen.
pub fn from_environment() -> Option<String> {
    let locale =
        ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| std::env::var(name).ok().filter(|v| !v.is_empty()))?;
    Some(locale.split(['_', '.', '@']).next()?.to_owned())
}

/// Faults of the settings in the language that was asked for.
fn worded(errors: &[ConfigError], asked: Option<&str>) -> Failure {
    let code = asked.map(str::to_owned).or_else(from_environment).unwrap_or_default();
    let language = Language::builtin(&code).or_else(|_| Language::builtin("en"));
    let sentence = |error: &ConfigError| match &language {
        Ok(language) => {
            let mut message = error.message();
            if error.file.starts_with("--") {
                // The flag says which setting it is.
                message.args.iter_mut().filter(|(name, _)| *name == "key").for_each(|(_, key)| key.clear());
            }
            let args: Vec<(&str, Arg<'_>)> = message.args.iter().map(|(name, text)| (*name, Arg::of(text))).collect();
            language.say(message.key, &args).print
        }
        Err(_) => error.to_string(),
    };
    Failure::usage(errors.iter().map(sentence).collect())
}

fn fault(place: &str, reason: &str) -> Failure {
    Failure::usage(vec![format!("{place}: {reason}")])
}

impl Desk {
    /// The language in force.
    pub fn language(&self) -> &Language {
        &self.languages[self.spoken]
    }

    /// A failure in a sentence of the catalogue.
    pub fn failed(&self, key: &str, args: &[(&str, Arg<'_>)]) -> Failure {
        Failure::failed(self.language().say(key, args).print)
    }

    /// A failure over a file: `cli.file` or `cli.write`, and what the system said in words of the catalogue.
    pub fn barred(&self, key: &str, path: &Path, error: &std::io::Error) -> Failure {
        let (path, reason) = (path.to_string_lossy(), error.to_string());
        if let Some(line) = bad_braille(error) {
            return self.failed("cli.braille", &[("file", Arg::Name(&path)), ("line", Arg::Number(line))]);
        }
        let reason = Arg::of_file(error, &reason);
        self.failed(key, &[("file", Arg::Name(&path)), ("reason", reason)])
    }

    /// A fault of a file, in words.
    pub fn fault(&self, fault: &Fault) -> String {
        self.language().say(fault_key(fault), &fault_args(fault)).print
    }

    /// A wrong call in a sentence of the catalogue.
    pub fn usage(&self, key: &str, args: &[(&str, Arg<'_>)]) -> Failure {
        Failure::usage(vec![self.language().say(key, args).print])
    }
}
