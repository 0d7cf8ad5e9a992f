//! The languages that are there: a folder of `languages/`, compiled in, on disk, or both.
//!
//! It gives texts and knows no language: `language` and `words` read them.

use std::collections::BTreeMap;

use super::layers::{Files, Layer};

/// The languages natiq itself brings; both are always there.
pub const BUILT_IN: [&str; 2] = ["en", "ar"];

/// One language: its files, each with its layers, the weakest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language {
    /// Its code, the name of its folder.
    pub code: String,
    /// The catalogues (`*.ftl`) by file name. Each layer is a whole resource: load the first, then let the
    /// others override it message by message.
    pub catalogues: BTreeMap<String, Vec<Layer>>,
    /// All its other files (words) by file name; a `.toml` merged is [`super::Config::document`].
    pub words: BTreeMap<String, Vec<Layer>>,
}

/// The languages of a configuration, those of natiq first.
pub(super) fn find(files: &Files) -> Vec<Language> {
    let mut languages: Vec<Language> = BUILT_IN.iter().map(|code| language(code)).collect();
    for (path, layers) in files {
        let Some((code, file)) = path.strip_prefix("languages/").and_then(|rest| rest.split_once('/')) else {
            continue;
        };
        let at = languages.iter().position(|language| language.code == code).unwrap_or_else(|| {
            languages.push(language(code));
            languages.len() - 1
        });
        let Some(language) = languages.get_mut(at) else { continue };
        let files = if file.ends_with(".ftl") { &mut language.catalogues } else { &mut language.words };
        files.insert(file.to_owned(), layers.clone());
    }
    languages
}

fn language(code: &str) -> Language {
    Language { code: code.to_owned(), catalogues: BTreeMap::new(), words: BTreeMap::new() }
}
