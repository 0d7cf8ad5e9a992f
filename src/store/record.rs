//! One line of a journal: its content and its place in the hash chain.
//!
//! A line is a JSON object whose last field is the SHA-256 of all that stands before it; the field
//! before that is the hash of the line above. What is hashed is the text as it stands in the file, so
//! a changed byte is found whatever it means. It touches no file.

use jiff::Timestamp;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use serde_with::{DisplayFromStr, serde_as};
use sha2::{Digest, Sha256};

use super::resume::Flaw;
use crate::core::{Event, Millis, Setup};

/// The form of the journal that this program writes and reads.
pub const FORM: u64 = 1;
/// The most characters of a typed text that are kept.
pub const LONGEST_TEXT: usize = 200;
/// What the first line has in place of the hash above it.
pub const NO_HASH: &str = "";

/// The first line: all that was agreed.
#[serde_as]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The form of the file: [`FORM`].
    pub v: u64,
    /// The program and its version.
    pub program: String,
    /// When the game was set up.
    #[serde_as(as = "DisplayFromStr")]
    pub started: Timestamp,
    /// The day at the table.
    #[serde_as(as = "DisplayFromStr")]
    pub date: Date,
    /// The language of the table, as a code.
    pub language: String,
    /// The event, where one was named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// The site, where one was named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub site: Option<String>,
    /// The round, where one was named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<String>,
    /// Each value that is not the default, for the head of the sheet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<(String, String)>,
    /// Laws, conduct, time, names and position, in full.
    pub setup: Setup,
}

/// How a command came in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Input {
    /// A typed line.
    Typed,
    /// Heard by the ear.
    Spoken,
    /// A single key, or the program itself.
    Key,
    /// Another terminal.
    Remote,
}

/// An accepted command that is to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The moment on the game's clock source, in milliseconds.
    pub at: Millis,
    /// The moment on the wall.
    pub wall: Timestamp,
    /// How it came in.
    pub input: Input,
    /// The text that was typed or heard; only the first [`LONGEST_TEXT`] characters are kept.
    pub text: String,
    /// What it brought about.
    pub events: Vec<Event>,
}

/// An accepted command as it stands in the journal.
#[serde_as]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Its number, from 1.
    pub n: u64,
    /// The moment on the game's clock source, in milliseconds.
    pub at_ms: Millis,
    /// The moment on the wall.
    #[serde_as(as = "DisplayFromStr")]
    pub wall: Timestamp,
    /// How it came in.
    pub input: Input,
    /// The text that was typed or heard.
    pub text: String,
    /// What it brought about.
    pub events: Vec<Event>,
}

impl Record {
    /// The record of an entry under a number.
    pub(super) fn new(n: u64, entry: Entry) -> Record {
        let Entry { at, wall, input, text, events } = entry;
        let text = match text.char_indices().nth(LONGEST_TEXT) {
            Some((end, _)) => text[..end].to_owned(),
            None => text,
        };
        Record { n, at_ms: at, wall, input, text, events }
    }
}

/// A line's content with the hash of the line above.
#[derive(Serialize, Deserialize)]
struct Chained<T> {
    #[serde(flatten)]
    content: T,
    prev: String,
}

/// A line and its hash.
pub(super) struct Line {
    /// The text, its line end included.
    pub text: String,
    /// Its hash in hexadecimal.
    pub hash: String,
}

/// Writes a line behind the one with the hash `prev`.
///
/// # Errors
/// None for a header or a record; the type is serde's.
pub(super) fn write<T: Serialize>(content: &T, prev: &str) -> Result<Line, serde_json::Error> {
    let mut text = serde_json::to_string(&Chained { content, prev: prev.to_owned() })?;
    text.pop();
    let hash = hash(text.as_bytes());
    text.push_str(MARK);
    text.push_str(&hash);
    text.push_str("\"}\n");
    Ok(Line { text, hash })
}

/// Reads a line without its line end; gives its content and its hash.
///
/// # Errors
/// [`Flaw`] where it is none, was changed, or does not follow the line with the hash `prev`.
pub(super) fn parse<T: for<'de> Deserialize<'de>>(line: &[u8], prev: &str) -> Result<(T, String), Flaw> {
    let body = line.strip_suffix(b"\"}").ok_or(Flaw::NotARecord)?;
    let (body, said) = body.split_at_checked(body.len().saturating_sub(64)).ok_or(Flaw::NotARecord)?;
    let body = body.strip_suffix(MARK.as_bytes()).ok_or(Flaw::NotARecord)?;
    let hash = hash(body);
    if hash.as_bytes() != said {
        return Err(Flaw::Hash);
    }
    let whole = serde_json::from_slice::<Chained<T>>(line).map_err(|_| Flaw::NotARecord)?;
    if whole.prev != prev {
        return Err(Flaw::Chain);
    }
    Ok((whole.content, hash))
}

/// What stands between a line's content and its hash.
const MARK: &str = ",\"hash\":\"";

fn hash(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    Sha256::digest(bytes).iter().fold(String::with_capacity(64), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
