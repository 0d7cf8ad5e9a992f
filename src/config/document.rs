//! One configuration file with all its layers laid over one another, key by key.
//!
//! Tables are merged, everything else is replaced whole. Each value keeps where it came from.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;

use super::error::{ConfigError, Expected};
use super::item::{Item, Kind};
use super::rule::{Rule, join};
use super::schema::BASE;
use super::source::Origin;

/// A merged file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Document {
    /// The file that has the last word, for messages about the whole.
    file: String,
    /// Values by their path of keys; tables are only paths.
    leaves: BTreeMap<Vec<String>, Leaf>,
    /// The values that hold where nobody changes them: those compiled in, or of the file it is laid over.
    plain: BTreeMap<Vec<String>, toml::Value>,
    /// The name of the file it is laid over, where it is one of the user's own, and where that is said.
    base: Option<(String, Origin)>,
}

/// A value in force.
#[derive(Clone, Debug, PartialEq)]
struct Leaf {
    value: toml::Value,
    origin: Origin,
    /// Whether it stands in the file this one is laid over, and not in this one.
    taken: bool,
}

impl Leaf {
    /// The file and the line a message about this value names.
    fn place(&self) -> (String, Option<usize>) {
        match &self.origin {
            Origin::BuiltIn { file, line } | Origin::File { path: file, line } => (file.clone(), Some(*line)),
            Origin::Flag(flag) => (flag.clone(), None),
        }
    }

    /// Which of two values is to blame when they cannot both be: the one on disk, the later one.
    fn strength(&self) -> (bool, Option<usize>) {
        (!matches!(self.origin, Origin::BuiltIn { .. }), self.place().1)
    }

    fn clash(&self, key: &[String], by: &[String], element: &toml::Value) -> ConfigError {
        let (file, line) = self.place();
        let expected = Expected::Unused { by: by.join(".") };
        ConfigError { file, line, key: key.join("."), expected, found: element.to_string() }
    }
}

/// A key, the value in force as TOML writes it, and where it came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The dotted key; other files than `default.toml` have their name before it.
    pub key: String,
    /// The value.
    pub value: String,
    /// Where it came from.
    pub origin: Origin,
    /// The name of the file it was taken from, where a file of the user's own does not name it.
    pub taken: Option<String>,
    /// Whether it differs from what holds where nobody changes it.
    pub changed: bool,
}

impl Document {
    /// Lays one more layer over those before it; `origin` is told the line.
    pub(super) fn overlay(&mut self, file: &str, item: &Item, origin: &dyn Fn(usize) -> Origin) {
        self.file = file.to_owned();
        self.lay(&mut Vec::new(), item, origin);
    }

    /// What is laid so far is what holds where nobody changes it.
    pub(super) fn settle(&mut self) {
        self.plain = self.leaves.iter().map(|(path, leaf)| (path.clone(), leaf.value.clone())).collect();
    }

    /// Takes what this file does not name from another, and remembers which; `origin` is where that is said.
    pub(super) fn complete(&mut self, name: &str, origin: Option<Origin>, base: &Document) {
        for (path, leaf) in &base.leaves {
            let above = (1..path.len()).any(|length| self.leaves.contains_key(path.get(..length).unwrap_or_default()));
            if !above {
                let taken = Leaf { taken: true, ..leaf.clone() };
                self.leaves.entry(path.clone()).or_insert(taken);
            }
            self.plain.insert(path.clone(), leaf.value.clone());
        }
        let unsaid = || Origin::BuiltIn { file: base.file.clone(), line: 1 };
        self.base = Some((name.to_owned(), origin.unwrap_or_else(unsaid)));
    }

    /// Takes a key out of the file; gives its text and its place.
    pub(super) fn take(&mut self, key: &str) -> Option<(String, Origin)> {
        let leaf = self.leaves.remove(std::slice::from_ref(&key.to_owned()))?;
        Some((leaf.value.as_str()?.to_owned(), leaf.origin))
    }

    /// Lays one value over what was there: a flag's.
    pub(super) fn set(&mut self, key: &str, value: toml::Value, origin: Origin) {
        self.leaves.insert(vec![key.to_owned()], Leaf { value, origin, taken: false });
    }

    fn lay(&mut self, path: &mut Vec<String>, item: &Item, origin: &dyn Fn(usize) -> Origin) {
        let Kind::Table(entries) = &item.kind else {
            self.clear(path);
            self.leaves.insert(path.clone(), Leaf { value: item.value(), origin: origin(item.line), taken: false });
            return;
        };
        self.leaves.remove(path);
        for entry in entries {
            path.push(entry.key.clone());
            self.lay(path, &entry.item, origin);
            path.pop();
        }
    }

    /// Makes room for a value: a table of the same name below it, or a value above it, goes.
    fn clear(&mut self, path: &[String]) {
        for length in 1..path.len() {
            self.leaves.remove(path.get(..length).unwrap_or_default());
        }
        while let Some(below) = self.leaves.range(path.to_vec()..).map(|(key, _)| key).find(|key| *key != path)
            && below.starts_with(path)
        {
            let below = below.clone();
            self.leaves.remove(&below);
        }
    }

    /// The keys of a rule that no layer gives a value.
    pub(super) fn missing(&self, rules: &[(&str, Rule)]) -> Vec<ConfigError> {
        let mut errors = Vec::new();
        self.missing_in(&mut Vec::new(), rules, &mut errors);
        errors
    }

    fn missing_in(&self, path: &mut Vec<String>, rules: &[(&str, Rule)], errors: &mut Vec<ConfigError>) {
        for (name, rule) in rules {
            path.push((*name).to_owned());
            match rule {
                Rule::Table(rules) | Rule::Unshared(rules) => self.missing_in(path, rules, errors),
                Rule::Map(_) => {}
                _ if self.leaves.contains_key(path) => {}
                _ => errors.push(ConfigError {
                    file: self.file.clone(),
                    line: None,
                    key: path.join("."),
                    expected: Expected::Present,
                    found: String::new(),
                }),
            }
            path.pop();
        }
    }

    /// Elements that two lists of an unshared table have, each told where the stronger layer has it.
    pub(super) fn clashes(&self, rules: &[(&str, Rule)]) -> Vec<ConfigError> {
        let mut errors = Vec::new();
        for (section, _) in rules.iter().filter(|(_, rule)| matches!(rule, Rule::Unshared(_))) {
            let mut seen: Vec<(&toml::Value, &Vec<String>, &Leaf)> = Vec::new();
            for (path, leaf) in self.leaves.iter().filter(|(path, _)| path.first().is_some_and(|key| key == section)) {
                for element in leaf.value.as_array().into_iter().flatten() {
                    match seen.iter().find(|(other, ..)| *other == element) {
                        Some((_, by, other)) if other.strength() > leaf.strength() => {
                            errors.push(other.clash(by, path, element));
                        }
                        Some((_, by, _)) => errors.push(leaf.clash(path, by, element)),
                        None => seen.push((element, path, leaf)),
                    }
                }
            }
        }
        errors
    }

    /// The merged table.
    pub fn table(&self) -> toml::Table {
        let mut table = toml::Table::new();
        for (path, leaf) in &self.leaves {
            put(&mut table, path, &leaf.value);
        }
        table
    }

    /// The merged file as the type a layer asks for.
    ///
    /// # Errors
    /// A value is not what the type takes. The place is as near as the type says it: name fields that
    /// users write with `deny_unknown_fields`, and the key and its line are found.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, ConfigError> {
        self.read_with(&[])
    }

    /// The same with values that no file holds.
    pub(super) fn read_with<T: DeserializeOwned>(&self, more: &[(&str, &str)]) -> Result<T, ConfigError> {
        let mut table = self.table();
        for (key, value) in more {
            table.insert((*key).to_owned(), toml::Value::String((*value).to_owned()));
        }
        T::deserialize(toml::Value::Table(table)).map_err(|error| self.fault(&error.to_string()))
    }

    /// A fault that only the type found: its message names the key between back ticks.
    fn fault(&self, message: &str) -> ConfigError {
        let reason = super::item::one_line(message);
        let named: Vec<&str> = message.split('`').skip(1).step_by(2).collect();
        let place = self
            .leaves
            .iter()
            .filter(|(path, _)| named.iter().any(|name| *name == path.join(".") || path.iter().any(|key| key == name)))
            .max_by_key(|(_, leaf)| !matches!(leaf.origin, Origin::BuiltIn { .. }));
        let key = place.map(|(path, _)| path.join(".")).unwrap_or_default();
        let (file, line) = place.map_or_else(|| (self.file.clone(), None), |(_, leaf)| leaf.place());
        ConfigError { file, line, key, expected: Expected::Toml { reason }, found: String::new() }
    }

    /// Where the value of a dotted key came from.
    pub fn origin(&self, key: &str) -> Option<&Origin> {
        self.leaves.iter().find(|(path, _)| path.join(".") == key).map(|(_, leaf)| &leaf.origin)
    }

    /// Every value in force, with a word before its key.
    pub(super) fn shown(&self, prefix: &str) -> impl Iterator<Item = Shown> {
        let base = self.base.iter().map(move |(name, origin)| Shown {
            key: join(prefix, BASE),
            value: toml::Value::String(name.clone()).to_string(),
            origin: origin.clone(),
            taken: None,
            changed: true,
        });
        base.chain(self.leaves.iter().map(move |(path, leaf)| Shown {
            key: join(prefix, &path.join(".")),
            value: leaf.value.to_string(),
            origin: leaf.origin.clone(),
            taken: self.base.as_ref().filter(|_| leaf.taken).map(|(name, _)| name.clone()),
            changed: self.plain.get(path) != Some(&leaf.value),
        }))
    }
}

/// Puts a value into a table, making the tables on its way.
fn put(table: &mut toml::Table, path: &[String], value: &toml::Value) {
    let Some((first, rest)) = path.split_first() else { return };
    if rest.is_empty() {
        table.insert(first.clone(), value.clone());
        return;
    }
    let inner = table.entry(first.clone()).or_insert_with(|| toml::Value::Table(toml::Table::new()));
    if let toml::Value::Table(inner) = inner {
        put(inner, rest, value);
    }
}

#[cfg(test)]
mod tests {
    use super::super::item;
    use super::*;

    fn laid(texts: &[&str]) -> Document {
        let mut document = Document::default();
        for (number, text) in texts.iter().enumerate() {
            let item = item::read("x", text).unwrap();
            document.overlay("x", &item, &|line| Origin::File { path: number.to_string(), line });
        }
        document
    }

    #[test]
    fn tables_are_merged_and_everything_else_is_replaced() {
        let document = laid(&["a = 1\nl = [1, 2]\n[t]\nx = 1\ny = 2\n", "l = [3]\nt.y = 5\n"]);
        assert_eq!(document.table().to_string().trim(), "a = 1\nl = [3]\n\n[t]\nx = 1\ny = 5");
        assert_eq!(document.origin("t.y"), Some(&Origin::File { path: "1".to_owned(), line: 2 }));
        assert_eq!(document.origin("t.x"), Some(&Origin::File { path: "0".to_owned(), line: 4 }));
        assert_eq!(laid(&["[t]\nx = 1\n", "t = 2\n"]).table().to_string(), "t = 2\n");
        assert_eq!(laid(&["t = 2\n", "t.x = 1\n"]).table().to_string(), "[t]\nx = 1\n");
    }

    #[test]
    fn a_file_of_ones_own_is_completed_and_what_it_changes_is_known() {
        let mut base = laid(&["a = 1\nb = 2\n[t]\nx = 1\ny = 2\n"]);
        base.settle();
        let mut own = laid(&["a = 1\nb = 3\nt.y = 5\n"]);
        own.complete("base", None, &base);
        assert_eq!(own.table().to_string().trim(), "a = 1\nb = 3\n\n[t]\nx = 1\ny = 5");
        let changed: Vec<String> = own.shown("").filter(|shown| shown.changed).map(|shown| shown.key).collect();
        assert_eq!(changed, ["base", "b", "t.y"], "a value that is the same is no change");
        let taken: Vec<String> = own.shown("").filter(|shown| shown.taken.is_some()).map(|shown| shown.key).collect();
        assert_eq!(taken, ["t.x"]);
    }

    #[test]
    fn a_type_that_refuses_a_key_is_told_its_place() {
        #[derive(Debug, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Reads {
            #[allow(dead_code)]
            a: u8,
        }
        let error = laid(&["a = 1\n", "\nb = 2\n"]).read::<Reads>().unwrap_err();
        assert_eq!((error.key.as_str(), error.file.as_str(), error.line), ("b", "1", Some(2)));
    }
}
