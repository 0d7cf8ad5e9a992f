//! What is wrong with a configuration, as data: where, which key, what was expected, what was found.
//!
//! The sentence people hear is made by `language` from [`ConfigError::message`]; the plain English one
//! of `Display` is for logs and for a start that has no language yet.

use std::fmt;

/// One fault of a configuration file or of a flag.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct ConfigError {
    /// The file or folder, or the flag (`--lang`).
    pub file: String,
    /// The line, from 1 on; a flag, a missing key and an unreadable file have none.
    pub line: Option<usize>,
    /// The dotted key; empty where the fault is the file's.
    pub key: String,
    /// What should stand there.
    pub expected: Expected,
    /// What stands there, as it is written; empty where nothing does.
    pub found: String,
}

/// What a place in a configuration should hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// `true` or `false`.
    Bool,
    /// A whole number.
    Integer {
        /// The least.
        min: i64,
        /// The greatest.
        max: i64,
    },
    /// A whole number, or `false`.
    IntegerOrFalse {
        /// The least.
        min: i64,
        /// The greatest.
        max: i64,
    },
    /// One line of text in quotes, not empty.
    Text,
    /// One of these texts.
    Choice(Vec<String>),
    /// A list in square brackets.
    List,
    /// Keys with values: a table.
    Table,
    /// The name of a key on the keyboard, as `keys.toml` describes it.
    KeyName,
    /// A key no other entry of the section has.
    Unused {
        /// The entry that has it.
        by: String,
    },
    /// A key that natiq knows.
    KnownKey {
        /// The known key that looks most like it.
        near: Option<String>,
    },
    /// A file that natiq reads.
    KnownFile {
        /// The known file that looks most like it.
        near: Option<String>,
    },
    /// The key itself: it is missing.
    Present,
    /// Text that is TOML.
    Toml {
        /// What the reader of TOML says, in English.
        reason: String,
    },
    /// A file or folder that can be read.
    Readable {
        /// What the system says.
        reason: String,
    },
}

/// A message for `language`: the key of a catalogue row and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The dotted key of the catalogue row, `config.…`.
    pub key: &'static str,
    /// Names and values of the arguments; `file`, `line` (0: none), `key` and `found` are always there.
    pub args: Vec<(&'static str, String)>,
}

impl Expected {
    /// The catalogue keys of every kind of fault, for the test that holds languages complete.
    pub const KEYS: [&'static str; 14] = [
        "config.bool",
        "config.integer",
        "config.integer-or-false",
        "config.text",
        "config.choice",
        "config.list",
        "config.table",
        "config.key-name",
        "config.unused",
        "config.known-key",
        "config.known-file",
        "config.present",
        "config.toml",
        "config.readable",
    ];

    /// The catalogue key of the sentence for this kind of fault.
    pub const fn key(&self) -> &'static str {
        match self {
            Expected::Bool => "config.bool",
            Expected::Integer { .. } => "config.integer",
            Expected::IntegerOrFalse { .. } => "config.integer-or-false",
            Expected::Text => "config.text",
            Expected::Choice(_) => "config.choice",
            Expected::List => "config.list",
            Expected::Table => "config.table",
            Expected::KeyName => "config.key-name",
            Expected::Unused { .. } => "config.unused",
            Expected::KnownKey { .. } => "config.known-key",
            Expected::KnownFile { .. } => "config.known-file",
            Expected::Present => "config.present",
            Expected::Toml { .. } => "config.toml",
            Expected::Readable { .. } => "config.readable",
        }
    }

    /// The arguments that only this kind of fault has.
    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Expected::Integer { min, max } | Expected::IntegerOrFalse { min, max } => {
                vec![("min", min.to_string()), ("max", max.to_string())]
            }
            Expected::Choice(choices) => vec![("choices", choices.join(", "))],
            Expected::Unused { by } => vec![("by", by.clone())],
            Expected::KnownKey { near } | Expected::KnownFile { near } => {
                vec![("near", near.clone().unwrap_or_default())]
            }
            Expected::Toml { reason } | Expected::Readable { reason } => vec![("reason", reason.clone())],
            _ => Vec::new(),
        }
    }
}

impl ConfigError {
    /// The message `language` makes the sentence from.
    pub fn message(&self) -> Message {
        let mut args = vec![
            ("file", self.file.clone()),
            ("line", self.line.unwrap_or(0).to_string()),
            ("key", self.key.clone()),
            ("found", self.found.clone()),
        ];
        args.extend(self.expected.args());
        Message { key: self.expected.key(), args }
    }
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file)?;
        if let Some(line) = self.line {
            write!(f, ", line {line}")?;
        }
        if !self.key.is_empty() && !self.file.starts_with("--") {
            write!(f, ", {}", self.key)?;
        }
        match &self.expected {
            Expected::KnownKey { near: Some(near) } => write!(f, ": unknown key; did you mean {near}?"),
            Expected::KnownKey { near: None } => write!(f, ": unknown key."),
            Expected::KnownFile { near: Some(near) } => write!(f, ": unknown file; did you mean {near}?"),
            Expected::KnownFile { near: None } => write!(f, ": unknown file."),
            Expected::Present => write!(f, ": missing."),
            Expected::Unused { by } => write!(f, ": {} already belongs to {by}.", self.found),
            Expected::Toml { reason } => write!(f, ": not TOML: {reason}."),
            Expected::Readable { reason } => write!(f, ": cannot be read: {reason}."),
            other => write!(f, ": expected {}, found {}.", Words(other), self.found),
        }
    }
}

/// What is expected, in plain English.
struct Words<'a>(&'a Expected);

impl fmt::Display for Words<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Expected::Bool => write!(f, "true or false"),
            Expected::Integer { min, max } => write!(f, "a whole number from {min} to {max}"),
            Expected::IntegerOrFalse { min, max } => write!(f, "a whole number from {min} to {max}, or false"),
            Expected::Choice(choices) => write!(f, "one of {}", choices.join(", ")),
            Expected::List => write!(f, "a list"),
            Expected::Table => write!(f, "a table of keys"),
            Expected::KeyName => write!(f, "the name of a key"),
            _ => write!(f, "a text in quotes"),
        }
    }
}

/// The candidate most like a mistyped name, if one is near enough to be meant.
pub(super) fn nearest<'a>(typed: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<String> {
    candidates
        .into_iter()
        .map(|candidate| (distance(typed, candidate), candidate))
        .filter(|(distance, candidate)| *distance <= 1 + candidate.chars().count() / 4)
        .min()
        .map(|(_, candidate)| candidate.to_owned())
}

/// How many signs must be changed, added or left out to make one text the other.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, sign) in one.chars().enumerate() {
        let mut corner = i;
        let mut left = i + 1;
        let mut next = vec![left];
        for (above, letter) in row.iter().skip(1).zip(&other) {
            left = (corner + usize::from(sign != *letter)).min(left + 1).min(above + 1);
            corner = *above;
            next.push(left);
        }
        row = next;
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_finger_is_recognised_and_another_word_is_not() {
        assert_eq!(nearest("lenght", ["length", "lang"]).as_deref(), Some("length"));
        assert_eq!(nearest("colour", ["length", "lang"]), None);
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("abc", "abc"), 0);
    }

    #[test]
    fn the_english_sentence_names_file_line_key_and_what_was_expected() {
        let error = ConfigError {
            file: "default.toml".to_owned(),
            line: Some(3),
            key: "length".to_owned(),
            expected: Expected::Choice(vec!["full".to_owned(), "brief".to_owned()]),
            found: "\"long\"".to_owned(),
        };
        assert_eq!(error.to_string(), "default.toml, line 3, length: expected one of full, brief, found \"long\".");
        let message = error.message();
        assert_eq!(message.key, "config.choice");
        assert!(message.args.contains(&("choices", "full, brief".to_owned())));
        assert!(Expected::KEYS.contains(&message.key));
    }
}
