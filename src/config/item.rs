//! One value of a TOML file that remembers the line it stands on and how it was written.
//!
//! It reads TOML and nothing else: what a value may be is [`rule`](super::rule)'s.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::error::{ConfigError, Expected};

/// The most signs of a value that are shown in a message.
const SHOWN: usize = 60;

/// A value and its place.
#[derive(Clone, Debug)]
pub(super) struct Item {
    /// The line the value begins on.
    pub line: usize,
    /// The value as it was written, cut to one short line.
    pub written: String,
    /// The value.
    pub kind: Kind,
}

/// What an item holds.
#[derive(Clone, Debug)]
pub(super) enum Kind {
    /// Anything but a list or a table.
    One(toml::Value),
    /// A list.
    List(Vec<Item>),
    /// A table.
    Table(Vec<Entry>),
}

/// A key of a table, with its value.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    /// The key.
    pub key: String,
    /// The line of the key.
    pub line: usize,
    /// The value.
    pub item: Item,
}

impl Item {
    /// A value that no file holds: a flag's.
    pub fn of_flag(value: toml::Value, written: &str) -> Item {
        Item { line: 0, written: one_line(written), kind: Kind::One(value) }
    }

    /// A table of one key without a value: a flag that sets no key there is.
    pub fn of_table(key: &str) -> Item {
        let item = Item::of_flag(toml::Value::Boolean(true), "");
        let entries = vec![Entry { key: key.to_owned(), line: 0, item }];
        Item { line: 0, written: String::new(), kind: Kind::Table(entries) }
    }

    /// Takes a key out of a table.
    pub fn take(&mut self, key: &str) -> Option<Entry> {
        let Kind::Table(entries) = &mut self.kind else { return None };
        let at = entries.iter().position(|entry| entry.key == key)?;
        Some(entries.remove(at))
    }

    /// Puts a key back into a table.
    pub fn give(&mut self, entry: Option<Entry>) {
        if let Kind::Table(entries) = &mut self.kind {
            entries.extend(entry);
        }
    }

    /// The plain value, without places.
    pub fn value(&self) -> toml::Value {
        match &self.kind {
            Kind::One(value) => value.clone(),
            Kind::List(items) => toml::Value::Array(items.iter().map(Item::value).collect()),
            Kind::Table(entries) => {
                toml::Value::Table(entries.iter().map(|entry| (entry.key.clone(), entry.item.value())).collect())
            }
        }
    }
}

/// A file's text, and where its lines end.
struct Text<'a> {
    text: &'a str,
    ends: Vec<usize>,
}

impl<'a> Text<'a> {
    fn new(text: &'a str) -> Text<'a> {
        Text { text, ends: text.match_indices('\n').map(|(at, _)| at).collect() }
    }

    /// The line a byte is on, from 1 on.
    fn line(&self, at: usize) -> usize {
        1 + self.ends.partition_point(|end| *end < at)
    }
}

/// Reads one file; every fault of its TOML is found, not the first alone.
pub(super) fn read(file: &str, text: &str) -> Result<Item, Vec<ConfigError>> {
    let (table, faults) = DeTable::parse_recoverable(text);
    let text = &Text::new(text);
    if faults.is_empty() {
        return Ok(table_of(table.get_ref(), 1, text));
    }
    Err(faults
        .iter()
        .map(|fault| {
            let line = fault.span().map(|span| text.line(span.start));
            let found = line.and_then(|line| text.text.lines().nth(line - 1)).map(one_line).unwrap_or_default();
            let reason = one_line(fault.message());
            ConfigError { file: file.to_owned(), line, key: String::new(), expected: Expected::Toml { reason }, found }
        })
        .collect())
}

fn table_of(table: &DeTable<'_>, line: usize, text: &Text<'_>) -> Item {
    let mut entries: Vec<Entry> = table
        .iter()
        .map(|(key, value)| Entry {
            key: key.get_ref().to_string(),
            line: text.line(key.span().start),
            item: item_of(value, text),
        })
        .collect();
    entries.sort_by_key(|entry| entry.line);
    Item { line, written: "[table]".to_owned(), kind: Kind::Table(entries) }
}

fn item_of(value: &Spanned<DeValue<'_>>, text: &Text<'_>) -> Item {
    let line = text.line(value.span().start);
    let written = one_line(text.text.get(value.span()).unwrap_or_default());
    let kind = match value.get_ref() {
        DeValue::Table(table) => return table_of(table, line, text),
        DeValue::Array(array) => Kind::List(array.iter().map(|value| item_of(value, text)).collect()),
        DeValue::String(string) => Kind::One(toml::Value::String(string.to_string())),
        DeValue::Boolean(truth) => Kind::One(toml::Value::Boolean(*truth)),
        DeValue::Datetime(date) => Kind::One(toml::Value::Datetime(*date)),
        // A number too large for the machine is kept as the text it is, and so is of the wrong type everywhere.
        DeValue::Integer(number) => Kind::One(
            i64::from_str_radix(&number.as_str().replace('_', ""), number.radix())
                .map_or_else(|_| toml::Value::Float(f64::NAN), toml::Value::Integer),
        ),
        DeValue::Float(number) => {
            Kind::One(toml::Value::Float(number.as_str().replace('_', "").parse().unwrap_or(f64::NAN)))
        }
    };
    Item { line, written, kind }
}

/// Text as one short line without control characters: it goes to a terminal and to a voice.
pub(super) fn one_line(text: &str) -> String {
    let spaced: String = text.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
    let clean = spaced.split_whitespace().collect::<Vec<_>>().join(" ");
    match clean.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", clean.get(..end).unwrap_or_default()),
        None => clean,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_knows_its_line() {
        let item = read("x", "a = 1\n\n[b]\n# c\nc = [\n  true,\n]\nd.e = 0x1_F\n").unwrap();
        let Kind::Table(entries) = &item.kind else { panic!("a table") };
        assert_eq!((entries[0].line, entries[0].item.line), (1, 1));
        let Kind::Table(inner) = &entries[1].item.kind else { panic!("a table") };
        assert_eq!(inner[0].line, 5);
        let Kind::List(list) = &inner[0].item.kind else { panic!("a list") };
        assert_eq!(list[0].line, 6);
        let Kind::Table(dotted) = &inner[1].item.kind else { panic!("a table") };
        assert_eq!(dotted[0].item.value(), toml::Value::Integer(31));
    }

    #[test]
    fn faults_of_the_text_have_their_line() {
        let faults = read("x", "a = 1\nb = \nc = yes\n").unwrap_err();
        assert_eq!(faults.iter().map(|fault| fault.line).collect::<Vec<_>>(), [Some(2), Some(3)], "{faults:?}");
    }
}
