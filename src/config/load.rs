//! Builds a [`Config`]: gathers the layers, checks each file of them, merges, and lays the flags over.
//!
//! Every fault is gathered before anything is given up, so that one start tells them all.

use std::collections::BTreeMap;

use super::document::Document;
use super::error::ConfigError;
use super::item::{self, Item};
use super::languages::{self, Language};
use super::layers::{self, Files, Layer};
use super::rule::{Check, Names, Rule};
use super::settings::Settings;
use super::source::{Flag, Origin, Sources};
use super::{Config, schema, stems};

/// Reads all layers and checks every file of them.
pub(super) fn all(sources: &Sources) -> Result<Config, Vec<ConfigError>> {
    let mut errors = Vec::new();
    let files = layers::gather(sources, &mut errors);
    let languages = languages::find(&files);
    let names = names(&files, &languages);
    let mut documents = merge(&files, &names, &mut errors);
    flags(&sources.flags, &names, &mut documents, &mut errors);
    if !errors.is_empty() {
        return Err(errors);
    }
    let settings: Settings = typed(&documents, "default.toml", &[])?;
    Ok(Config {
        laws: profile(&documents, "laws", &settings.laws)?,
        conduct: profile(&documents, "conduct", &settings.conduct)?,
        clocks: typed(&documents, "clocks.toml", &[])?,
        keys: typed(&documents, "keys.toml", &[])?,
        layouts: typed(&documents, "layouts.toml", &[])?,
        settings,
        documents,
        languages,
        sounds: sounds(&files),
    })
}

/// The dictionaries of the ear, by the language of their folder.
fn sounds(files: &Files) -> BTreeMap<String, Vec<Layer>> {
    let of = |name: &str| Some(name.strip_prefix("ear/")?.strip_suffix("/words.dict")?.to_owned());
    files.iter().filter_map(|(name, layers)| Some((of(name)?, layers.clone()))).collect()
}

impl Names {
    /// The names that are always there.
    pub fn compiled() -> Names {
        let files = layers::gather(&Sources::default(), &mut Vec::new());
        names(&files, &languages::find(&files))
    }
}

fn names(files: &Files, languages: &[Language]) -> Names {
    Names {
        languages: languages.iter().map(|language| language.code.clone()).collect(),
        laws: stems(files.keys(), "laws/"),
        conduct: stems(files.keys(), "conduct/"),
    }
}

/// Reads, checks and merges every TOML file; a file with a fault leaves its errors behind.
fn merge(files: &Files, names: &Names, errors: &mut Vec<ConfigError>) -> BTreeMap<String, Document> {
    let mut documents = BTreeMap::new();
    let mut sound = BTreeMap::new();
    for (name, layers) in files.iter().filter(|(name, _)| name.ends_with(".toml")) {
        let rule = schema::rule_of(name);
        let mut document = Document::default();
        let before = errors.len();
        let own = own(name, layers);
        for layer in layers {
            let file = layer.path.as_deref().unwrap_or(name);
            let mut item = match item::read(file, &layer.text) {
                Ok(item) => item,
                Err(faults) => {
                    errors.extend(faults);
                    continue;
                }
            };
            let mut check = Check { file, names, errors: Vec::new() };
            let base = own.and_then(|folder| Some((folder, item.take(schema::BASE)?)));
            if let Some((folder, base)) = &base {
                check.value(Rule::Choice(schema::bases(folder)), schema::BASE, &base.item);
            }
            check.value(rule, "", &item);
            errors.extend(check.errors);
            item.give(base.map(|(_, base)| base));
            document.overlay(file, &item, &|line| match &layer.path {
                Some(path) => Origin::File { path: path.clone(), line },
                None => Origin::BuiltIn { file: name.clone(), line },
            });
            if layer.path.is_none() {
                document.settle();
            }
        }
        sound.insert(name.clone(), errors.len() == before);
        documents.insert(name.clone(), document);
    }
    complete(files, &mut documents);
    for (name, document) in &documents {
        if let Rule::Table(rules) = schema::rule_of(name) {
            if sound.get(name) == Some(&true) {
                errors.extend(document.missing(rules));
            }
            errors.extend(document.clashes(rules));
        }
    }
    documents
}

/// The folder of a profile that is the user's own: none of its name is compiled in.
fn own(name: &str, layers: &[Layer]) -> Option<&'static str> {
    let folder = ["laws", "conduct"].into_iter().find(|folder| name.starts_with(&format!("{folder}/")))?;
    layers.iter().all(|layer| layer.path.is_some()).then_some(folder)
}

/// Lays each profile of the user's own over the one it names, or over the usual one: it holds what is
/// different there, and goes on being whole when a later version knows more values.
fn complete(files: &Files, documents: &mut BTreeMap<String, Document>) {
    for (name, folder) in files.iter().filter_map(|(name, layers)| Some((name, own(name, layers)?))) {
        let bases = schema::bases(folder);
        let named = documents.get_mut(name).and_then(|document| document.take(schema::BASE));
        let (base, origin) = named.filter(|(named, _)| bases.contains(&named.as_str())).unzip();
        let base = base.unwrap_or_else(|| bases.first().copied().unwrap_or_default().to_owned());
        let Some(below) = documents.get(&format!("{folder}/{base}.toml")).cloned() else { continue };
        if let Some(document) = documents.get_mut(name) {
            document.complete(&base, origin, &below);
        }
    }
}

/// Lays the flags over `default.toml`.
fn flags(flags: &[Flag], names: &Names, documents: &mut BTreeMap<String, Document>, errors: &mut Vec<ConfigError>) {
    for Flag { flag, key, value } in flags {
        let mut check = Check { file: flag, names, errors: Vec::new() };
        match schema::setting(key) {
            Some(rule) => {
                let typed = flag_value(rule, value);
                check.value(rule, key, &Item::of_flag(typed.clone(), value));
                documents.entry("default.toml".to_owned()).or_default().set(key, typed, Origin::Flag(flag.clone()));
            }
            None => check.value(Rule::Table(schema::DEFAULT), "", &Item::of_table(key)),
        }
        errors.extend(check.errors);
    }
}

/// What was typed behind a flag, as the kind of value its rule takes; anything else stays text.
pub(super) fn flag_value(rule: Rule, text: &str) -> toml::Value {
    let typed = match (rule, text) {
        (Rule::Bool, "true" | "on") => Some(toml::Value::Boolean(true)),
        (Rule::Bool | Rule::IntegerOrFalse(..), "false" | "off") => Some(toml::Value::Boolean(false)),
        (Rule::Integer(..) | Rule::IntegerOrFalse(..), _) => text.parse().ok().map(toml::Value::Integer),
        _ => None,
    };
    typed.unwrap_or_else(|| toml::Value::String(text.to_owned()))
}

pub(super) fn profile<T: serde::de::DeserializeOwned>(
    documents: &BTreeMap<String, Document>,
    folder: &str,
    name: &str,
) -> Result<T, Vec<ConfigError>> {
    typed(documents, &format!("{folder}/{name}.toml"), &[("name", name)])
}

fn typed<T: serde::de::DeserializeOwned>(
    documents: &BTreeMap<String, Document>,
    file: &str,
    more: &[(&str, &str)],
) -> Result<T, Vec<ConfigError>> {
    match documents.get(file) {
        Some(document) => document.read_with(more).map_err(|error| vec![error]),
        None => Document::default().read_with(more).map_err(|error| vec![error]),
    }
}
