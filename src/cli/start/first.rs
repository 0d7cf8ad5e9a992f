//! The first start (`accessibility.md` part 3): which language, and how the player reads.
//!
//! It is asked only while neither a flag nor the settings say it, and what is chosen is remembered. It
//! never tries to find a screen reader out.

use std::path::Path;

use super::super::desk::Desk;
use super::super::{Failure, desk};
use super::asker::{Asker, sentence};
use crate::config::{Flag, Origin, Sources, remember};
use crate::language::{Arg, Utterance};

/// The settings a first start chooses, with the flag each is told as.
const CHOSEN: [(&str, &str); 6] = [
    ("lang", "--lang"),
    ("mode", "--lines"),
    ("speech", "--speech"),
    ("prompt", "prompt"),
    ("layout", "layout"),
    ("live_clock", "live_clock"),
];

/// What each answer to "How do you read?" sets.
const READERS: [&[(&str, &str)]; 4] = [
    &[("mode", "lines"), ("speech", "off"), ("prompt", "speech")],
    &[("mode", "lines"), ("speech", "auto"), ("prompt", "speech")],
    &[("mode", "lines"), ("speech", "auto"), ("prompt", "braille")],
    &[("mode", "screen"), ("layout", "table"), ("live_clock", "true")],
];

/// Lays the desk, after the first start's questions where they are due; nothing where the player leaves.
///
/// # Errors
/// Every fault of the settings, or a terminal that is gone.
pub fn meet(folder: Option<&Path>, flags: Vec<Flag>) -> Result<Option<Desk>, Failure> {
    let desk = desk::lay(folder, flags.clone())?;
    if !super::on_terminal() || desk.config.settings.language().is_some() {
        return Ok(Some(desk));
    }
    let mut asker = Asker::open(&desk)?;
    let Some(chosen) = ask(desk, &mut asker)? else { return Ok(None) };
    let faults = keep(&chosen);
    // What was said on the command line holds for this run whatever was chosen.
    let said = |key: &str| flags.iter().any(|flag| flag.key == key);
    let taken = chosen.iter().filter(|(key, _)| !said(key)).map(|(key, value)| Flag::new(name(key), key, value));
    let flags: Vec<Flag> = flags.iter().cloned().chain(taken).collect();
    let desk = desk::lay(folder, flags)?;
    if let Some(reason) = faults {
        let told = sentence(desk.language(), "start.not-kept", &[("reason", Arg::Name(&reason))]);
        asker.tell(&[told], "")?;
    }
    Ok(Some(desk))
}

/// The choices of this run that are in force by no file: they hold when the desk is laid anew.
pub fn in_force(desk: &Desk) -> Vec<Flag> {
    let flag = |(key, flag): &(&str, &str)| match desk.config.origin(key) {
        Some(Origin::Flag(_)) => {
            let shown = desk.config.origins().into_iter().find(|shown| shown.key == *key)?;
            Some(Flag::new(flag, key, shown.value.trim_matches('"')))
        }
        _ => None,
    };
    CHOSEN.iter().filter_map(flag).collect()
}

fn name(key: &str) -> &str {
    CHOSEN.iter().find(|(chosen, _)| *chosen == key).map_or(key, |(_, flag)| flag)
}

/// Asks both questions.
fn ask(mut desk: Desk, asker: &mut Asker) -> Result<Option<Vec<(String, String)>>, Failure> {
    // Each language asks for itself, by its own voice; a third one is told by its number in its own words.
    let offered: Vec<usize> =
        (0..desk.languages.len()).filter(|at| desk.languages[*at].has("start.language")).collect();
    let question: Vec<Utterance> =
        offered.iter().map(|at| sentence(&desk.languages[*at], "start.language", &[])).collect();
    let Some(answer) = asker.number(&question, offered.len(), None, &desk)? else { return Ok(None) };
    desk.spoken = offered.get(answer).copied().unwrap_or_default();
    let mut chosen = vec![("lang".to_owned(), desk.language().code().to_owned())];
    let asked = sentence(desk.language(), "start.read", &[]);
    let Some(answer) = asker.number(&[asked], READERS.len(), None, &desk)? else { return Ok(None) };
    let settings = READERS.get(answer).copied().unwrap_or_default();
    chosen.extend(settings.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())));
    Ok(Some(chosen))
}

/// Remembers what was chosen; the first reason why it could not be.
fn keep(chosen: &[(String, String)]) -> Option<String> {
    let sources = Sources::of_this_machine();
    chosen.iter().find_map(|(key, value)| remember(&sources, key, value).err().map(|error| error.to_string()))
}
