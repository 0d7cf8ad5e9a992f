//! What is said, as data: printed form, spoken form, class, channel, key.
//!
//! An utterance is finished text: whoever gets one prints `text`, speaks `speak` and adds nothing.
//! It never holds control characters; [`Utterance::new`] sees to that.

use serde::{Deserialize, Serialize};

/// How an utterance stands to others that want the same ear (`speech.md` part 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Class {
    /// Cuts everything: the flag.
    Urgent,
    /// A move announcement or a ruling: queued, never cut by another utterance.
    Move,
    /// An answer: a key press cuts it.
    Reply,
    /// A clock warning: dropped when it is no longer true.
    Tick,
    /// The echo of a typed key or line: dropped when another follows.
    Echo,
}

/// The place where an utterance is heard and printed (`speech.md`, "Channels are places").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Channel {
    /// This terminal and its speaker, and every device besides.
    Table,
    /// White's private place.
    White,
    /// Black's private place.
    Black,
    /// The assistant's private place.
    Assistant,
    /// The arbiter's private place.
    Arbiter,
}

impl Class {
    /// The word of logs and of `alert_command`.
    pub const fn word(self) -> &'static str {
        match self {
            Class::Urgent => "urgent",
            Class::Move => "move",
            Class::Reply => "reply",
            Class::Tick => "tick",
            Class::Echo => "echo",
        }
    }
}

impl Channel {
    /// The word of logs and catalogue keys.
    pub const fn word(self) -> &'static str {
        match self {
            Channel::Table => "table",
            Channel::White => "white",
            Channel::Black => "black",
            Channel::Assistant => "assistant",
            Channel::Arbiter => "arbiter",
        }
    }
}

/// One thing to be said: printed as `text`, spoken as `speak`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Utterance {
    /// Where it is heard.
    pub channel: Channel,
    /// The language code of both forms, for instance `en` or `ar`.
    pub lang: String,
    /// How it stands to other utterances.
    pub class: Class,
    /// The full dotted key of the catalogue row, for instance `move.quiet`.
    pub key: String,
    /// The printed form: one line, no marks in Arabic.
    pub text: String,
    /// The spoken form; vocalised in Arabic.
    pub speak: String,
    /// The printed line that begins with the fact (`line_style = "short"`); empty where `text` does.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub short: String,
}

impl Utterance {
    /// An utterance whose two forms are rid of control characters and of blanks at both ends.
    pub fn new(channel: Channel, lang: &str, class: Class, key: &str, text: &str, speak: &str) -> Utterance {
        Utterance {
            channel,
            lang: lang.to_owned(),
            class,
            key: key.to_owned(),
            text: plain(text),
            speak: plain(speak),
            short: String::new(),
        }
    }

    /// The same with a printed line that begins with the fact.
    pub(super) fn with_short(mut self, short: Option<String>) -> Utterance {
        self.short = short.map(|short| plain(&short)).unwrap_or_default();
        self
    }
}

/// Text without control characters or bidirectional marks: each run of them becomes one blank.
///
/// Names, files and engine output are hostile text; this is the one door they pass on their way to
/// a terminal or a speech engine.
pub fn plain(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    let mut gap = false;
    for sign in text.chars() {
        if sign.is_control() || is_bidi_mark(sign) {
            gap = !clean.is_empty();
        } else {
            if gap && sign != ' ' && !clean.ends_with(' ') {
                clean.push(' ');
            }
            gap = false;
            clean.push(sign);
        }
    }
    clean.trim().to_owned()
}

/// Whether a character only steers the direction of text or stops a line (U+2028, U+2029).
fn is_bidi_mark(sign: char) -> bool {
    matches!(sign, '\u{200e}' | '\u{200f}' | '\u{061c}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}
