//! The checked values each layer asks for, and where each came from.
//!
//! Layers, each over those before it, key by key: the folder `config/` compiled in, the system's
//! folders, the user's, the one of `--config`, and flags. A fault is reported with file, line, key and
//! what was expected; with any fault there is no [`Config`], so no game starts. It gives values and
//! wording to nobody, and never reads a file of a game.
//!
//! ```
//! use natiq::config::{Config, Flag, Sources};
//!
//! let flags = vec![Flag::new("--length", "length", "brief")];
//! let config = Config::load(&Sources { flags, ..Sources::default() })?;
//! assert_eq!(config.laws.name, "fide-2023");
//! assert_eq!(config.origin("length").map(ToString::to_string).as_deref(), Some("--length"));
//! # Ok::<(), Vec<natiq::config::ConfigError>>(())
//! ```

mod clocks;
mod document;
mod error;
mod item;
mod keys;
mod languages;
mod layers;
mod layouts;
mod load;
mod remember;
mod rule;
mod schema;
mod settings;
mod source;

use std::collections::BTreeMap;

pub use clocks::{Clocks, Tick};
pub use document::{Document, Shown};
pub use error::{ConfigError, Expected, Message};
pub use keys::{Keys, NAMED, NoKey, Stroke};
pub use languages::Language;
pub use layers::Layer;
pub use layouts::Layouts;
pub use remember::{RememberError, remember};
pub use rule::Rule;
pub use settings::{
    Ambiguity, Bidi, BoardSize, Braille, Digits, Echo, EmptyLine, Input, Layout, Length, LineStyle, Mode, PageEnd,
    Prompt, Say, SaySide, Settings, SheetNotation, Sound, Speech, Style, Theme, TwoBoards,
};
pub use source::{Flag, Origin, Sources};

use self::rule::Names;
use crate::core::{Conduct, LawProfile};

/// A configuration without a fault.
#[derive(Clone, Debug)]
pub struct Config {
    /// The settings of `default.toml` and the flags.
    pub settings: Settings,
    /// The laws in force.
    pub laws: LawProfile,
    /// The conduct in force.
    pub conduct: Conduct,
    /// The talking clock.
    pub clocks: Clocks,
    /// The keys of screen mode.
    pub keys: Keys,
    /// The other keyboard.
    pub layouts: Layouts,
    documents: BTreeMap<String, Document>,
    languages: Vec<Language>,
    /// How words sound, by language: each dictionary with its layers, the weakest first.
    sounds: BTreeMap<String, Vec<Layer>>,
}

/// Reads all layers and checks every file of them; see [`Config::load`].
///
/// # Errors
/// Every fault of every file and flag.
pub fn load(sources: &Sources) -> Result<Config, Vec<ConfigError>> {
    Config::load(sources)
}

impl Config {
    /// Reads all layers and checks every file of them.
    ///
    /// # Errors
    /// Every fault of every file and flag, in the order of the layers.
    pub fn load(sources: &Sources) -> Result<Config, Vec<ConfigError>> {
        load::all(sources)
    }

    /// A merged file, by its path in the folder: for files whose owner is another layer.
    pub fn document(&self, file: &str) -> Option<&Document> {
        self.documents.get(file)
    }

    /// The languages that are there, those of natiq first.
    pub fn languages(&self) -> &[Language] {
        &self.languages
    }

    /// The dictionaries of the ear by language, each with its layers, the weakest first.
    pub fn sounds(&self) -> &BTreeMap<String, Vec<Layer>> {
        &self.sounds
    }

    /// The names of all law profiles.
    pub fn law_names(&self) -> Vec<String> {
        stems(self.documents.keys(), "laws/")
    }

    /// The names of all conducts.
    pub fn conduct_names(&self) -> Vec<String> {
        stems(self.documents.keys(), "conduct/")
    }

    /// A law profile by its name.
    pub fn law_profile(&self, name: &str) -> Option<LawProfile> {
        load::profile(&self.documents, "laws", name).ok()
    }

    /// A conduct by its name.
    pub fn conduct_named(&self, name: &str) -> Option<Conduct> {
        load::profile(&self.documents, "conduct", name).ok()
    }

    /// Where a setting came from.
    pub fn origin(&self, key: &str) -> Option<&Origin> {
        self.document("default.toml")?.origin(key)
    }

    /// Every key, the value in force and where it came from: settings, the laws and the conduct in force,
    /// then all other files; of the keyboard map only what is not compiled in.
    pub fn origins(&self) -> Vec<Shown> {
        let laws = format!("laws/{}.toml", self.laws.name);
        let conduct = format!("conduct/{}.toml", self.conduct.name);
        let first = ["default.toml", laws.as_str(), conduct.as_str()];
        let others = self.documents.keys().map(String::as_str).filter(|file| {
            !first.contains(file)
                && !["laws/", "conduct/", "languages/", "ear/"].iter().any(|folder| file.starts_with(folder))
        });
        let mut shown = Vec::new();
        for file in first.into_iter().chain(others) {
            let prefix = if file == "default.toml" { String::new() } else { stem(file).replace('/', ".") };
            let document = self.document(file).into_iter();
            shown.extend(
                document
                    .flat_map(|document| document.shown(&prefix))
                    .filter(|shown| file != "layouts.toml" || !matches!(shown.origin, Origin::BuiltIn { .. })),
            );
        }
        shown
    }

    fn names(&self) -> Names {
        Names {
            languages: self.languages.iter().map(|language| language.code.clone()).collect(),
            laws: self.law_names(),
            conduct: self.conduct_names(),
        }
    }
}

fn stem(file: &str) -> &str {
    file.strip_suffix(".toml").unwrap_or(file)
}

fn stems<'a>(files: impl Iterator<Item = &'a String>, folder: &str) -> Vec<String> {
    files
        .filter_map(|file| file.strip_prefix(folder)?.strip_suffix(".toml"))
        .filter(|name| !name.contains('/'))
        .map(str::to_owned)
        .collect()
}
