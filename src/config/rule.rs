//! What a value of a configuration may be, and the check that it is.
//!
//! A rule looks at one file at a time, so a fault is reported where it is written even when a later
//! file overlays it. It changes no value and gives none a meaning.

use super::error::{ConfigError, Expected, nearest};
use super::item::{Item, Kind};
use super::keys;

/// What a value may be.
#[derive(Clone, Copy, Debug)]
pub enum Rule {
    /// `true` or `false`.
    Bool,
    /// A whole number from the first to the second.
    Integer(i64, i64),
    /// The same, or `false`.
    IntegerOrFalse(i64, i64),
    /// One line of text, not empty.
    Text,
    /// One of these texts.
    Choice(&'static [&'static str]),
    /// `"auto"`, or the code of a language that is there.
    Language,
    /// The name of a file in this folder, without `.toml`.
    Profile(&'static str),
    /// The name of a key on the keyboard.
    KeyName,
    /// A list of such values.
    List(&'static Rule),
    /// These keys and no others; all of them stand in the compiled-in file.
    Table(&'static [(&'static str, Rule)]),
    /// Any keys, each with such a value.
    Map(&'static Rule),
    /// The same, but no two lists of it may share an element, all layers together.
    Unshared(&'static [(&'static str, Rule)]),
    /// Anything: whoever reads the file judges it.
    Any,
}

/// The names that are there to be chosen, compiled in and on disk.
#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    /// Codes of languages.
    pub languages: Vec<String>,
    /// Names in `laws/`.
    pub laws: Vec<String>,
    /// Names in `conduct/`.
    pub conduct: Vec<String>,
}

impl Names {
    fn of(&self, folder: &str) -> &[String] {
        match folder {
            "laws" => &self.laws,
            "conduct" => &self.conduct,
            _ => &[],
        }
    }
}

/// A check of one file: it gathers every fault, not the first alone.
pub(super) struct Check<'a> {
    /// The file, or the flag.
    pub file: &'a str,
    /// The names that are there.
    pub names: &'a Names,
    /// What was found wrong.
    pub errors: Vec<ConfigError>,
}

impl Check<'_> {
    /// Holds one value against its rule.
    pub fn value(&mut self, rule: Rule, key: &str, item: &Item) {
        let expected = match (rule, &item.kind) {
            (Rule::Any, _) => return,
            (Rule::Table(rules) | Rule::Unshared(rules), Kind::Table(_)) => {
                self.table(rules, key, item);
                return;
            }
            (Rule::Map(rule), Kind::Table(entries)) => {
                for entry in entries {
                    self.value(*rule, &join(key, &entry.key), &entry.item);
                }
                return;
            }
            (Rule::List(rule), Kind::List(items)) => {
                for element in items {
                    self.value(*rule, key, element);
                }
                return;
            }
            (Rule::Table(_) | Rule::Unshared(_) | Rule::Map(_), _) => Expected::Table,
            (Rule::List(_), _) => Expected::List,
            (rule, kind) => match self.single(rule, kind) {
                Some(expected) => expected,
                None => return,
            },
        };
        self.fault(item.line, key, expected, &item.written);
    }

    /// What was expected of a value that is neither list nor table, if it is not as it should be.
    fn single(&self, rule: Rule, kind: &Kind) -> Option<Expected> {
        let Kind::One(value) = kind else { return Some(self.expected(rule)) };
        let right = match (rule, value) {
            (Rule::Bool, toml::Value::Boolean(_)) | (Rule::IntegerOrFalse(..), toml::Value::Boolean(false)) => true,
            (Rule::Integer(min, max) | Rule::IntegerOrFalse(min, max), toml::Value::Integer(number)) => {
                (min..=max).contains(number)
            }
            (Rule::Text, toml::Value::String(text)) => !text.trim().is_empty() && !text.chars().any(char::is_control),
            (Rule::KeyName, toml::Value::String(text)) => text.parse::<keys::Stroke>().is_ok(),
            (Rule::Choice(choices), toml::Value::String(text)) => choices.contains(&text.as_str()),
            (Rule::Language, toml::Value::String(text)) => text == "auto" || self.names.languages.contains(text),
            (Rule::Profile(folder), toml::Value::String(text)) => self.names.of(folder).contains(text),
            _ => false,
        };
        if right { None } else { Some(self.expected(rule)) }
    }

    fn expected(&self, rule: Rule) -> Expected {
        match rule {
            Rule::Bool => Expected::Bool,
            Rule::Integer(min, max) => Expected::Integer { min, max },
            Rule::IntegerOrFalse(min, max) => Expected::IntegerOrFalse { min, max },
            Rule::KeyName => Expected::KeyName,
            Rule::Choice(choices) => Expected::Choice(choices.iter().map(|choice| (*choice).to_owned()).collect()),
            Rule::Language => {
                let auto = std::iter::once("auto".to_owned());
                Expected::Choice(auto.chain(self.names.languages.iter().cloned()).collect())
            }
            Rule::Profile(folder) => Expected::Choice(self.names.of(folder).to_vec()),
            Rule::List(_) => Expected::List,
            Rule::Table(_) | Rule::Unshared(_) | Rule::Map(_) => Expected::Table,
            Rule::Text | Rule::Any => Expected::Text,
        }
    }

    fn table(&mut self, rules: &[(&str, Rule)], key: &str, item: &Item) {
        let Kind::Table(entries) = &item.kind else { return };
        for entry in entries {
            let path = join(key, &entry.key);
            match rules.iter().find(|(name, _)| *name == entry.key) {
                Some((_, rule)) => self.value(*rule, &path, &entry.item),
                None => {
                    let near = nearest(&entry.key, rules.iter().map(|(name, _)| *name));
                    self.fault(entry.line, &path, Expected::KnownKey { near }, &entry.key);
                }
            }
        }
    }

    fn fault(&mut self, line: usize, key: &str, expected: Expected, found: &str) {
        self.errors.push(ConfigError {
            file: self.file.to_owned(),
            line: (line > 0).then_some(line),
            key: key.to_owned(),
            expected,
            found: found.to_owned(),
        });
    }
}

/// A dotted key.
pub(super) fn join(key: &str, name: &str) -> String {
    if key.is_empty() { name.to_owned() } else { format!("{key}.{name}") }
}
