//! What the ear is made of at this desk: its settings, and the words and sounds of each language.

use std::collections::BTreeMap;

use super::Failure;
use super::desk::Desk;
use crate::ear::dictionary::Dictionary;
use crate::ear::words::Words;
use crate::ear::{By, EarConfig, Pace, Source};
use crate::language::Arg;
use crate::shell::Ears;

/// The words and sounds of all languages that can be heard.
///
/// # Errors
/// A file of `ear/` that is not what is expected, with its name.
pub fn ears(desk: &Desk) -> Result<Ears, Failure> {
    let config = &desk.config;
    let mut ears = Ears { names: config.settings.ear_names.clone(), ..Ears::default() };
    for (code, layers) in config.sounds() {
        let Some(document) = config.document(&format!("ear/{code}/words.toml")) else { continue };
        let words = Words::read(&document.table().to_string())
            .map_err(|error| fault(desk, &format!("ear/{code}/words.toml"), &error.to_string()))?;
        let mut dictionary = Dictionary::default();
        for layer in layers {
            let file = layer.path.clone().unwrap_or_else(|| format!("ear/{code}/words.dict"));
            let more = Dictionary::read(&layer.text).map_err(|error| fault(desk, &file, &error.to_string()))?;
            dictionary.lay_over(more);
        }
        ears.words.insert(code.clone(), words);
        ears.dictionaries.insert(code.clone(), dictionary);
    }
    Ok(ears)
}

fn fault(desk: &Desk, file: &str, reason: &str) -> Failure {
    // A parser's message has lines; a failure is one.
    let reason = reason.lines().next().unwrap_or_default();
    desk.usage("ear.file", &[("file", Arg::Name(file)), ("reason", Arg::Name(reason))])
}

/// What the ear is started with, by the setting `ear`; nothing where it is off.
pub fn config(desk: &Desk, dictionaries: &BTreeMap<String, Dictionary>) -> Option<EarConfig> {
    let settings = &desk.config.settings;
    let by = match settings.ear.as_str() {
        "off" => return None,
        "mic" => By::Microphone(Source::Program(settings.ear_capture.clone())),
        "command" => By::Program(settings.ear_command.clone()),
        "-" => By::Microphone(Source::Standard),
        file => By::Microphone(Source::Wav(file.into())),
    };
    Some(EarConfig {
        by,
        pace: Pace::Spoken,
        open: settings.ear_open,
        full_duplex: settings.full_duplex,
        dictionaries: dictionaries.clone(),
    })
}
