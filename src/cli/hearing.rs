//! What the ear is made of at this desk: its settings, and the words and sounds of each language.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

use super::Failure;
use super::desk::Desk;
use crate::ear::dictionary::Dictionary;
use crate::ear::words::Words;
use crate::ear::{By, Ear, EarConfig, EarNotice, Lost, NoSound, Pace, Source, Standing};
use crate::language::Arg;
use crate::shell::{Ears, Hearing, Message};
use crate::voice::Voice;

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

/// The ear of a table: opened with the game where the settings say so, else when it is asked for.
///
/// # Errors
/// As [`ears`].
pub fn at(desk: &Desk, voice: &Voice, send: &Sender<Message>) -> Result<Hearing, Failure> {
    let ears = ears(desk)?;
    let config = config(desk, &ears.dictionaries);
    let (mouth, to) = (voice.clone(), send.clone());
    let open = move || {
        let (mouth, to) = (mouth.clone(), to.clone());
        let notify = move |notice| to.send(Message::Ear(notice)).is_ok();
        Ear::start(config.clone(), Arc::new(move || mouth.is_speaking()), notify)
    };
    let from_start = desk.config.settings.ear != "off";
    Ok(Hearing::new(ears, Box::new(open), from_start))
}

/// How the ear of the settings stands once it has listened for so long, or why it cannot.
///
/// # Errors
/// As [`ears`].
pub fn standing(desk: &Desk, span: Duration) -> Result<Result<Standing, Lost>, Failure> {
    let ears = ears(desk)?;
    let (send, heard) = channel();
    let config = EarConfig { open: true, ..config(desk, &ears.dictionaries) };
    let mut ear = match Ear::start(config, Arc::new(|| false), move |notice| send.send(notice).is_ok()) {
        Ok(ear) => ear,
        Err(lost) => return Ok(Err(lost)),
    };
    // Nothing is expected: it is only heard whether there is sound.
    ear.set_open(true);
    let over = Instant::now() + span;
    while let Ok(notice) = heard.recv_timeout(over.saturating_duration_since(Instant::now())) {
        match notice {
            // A recording that ends so soon was heard all the same.
            EarNotice::Lost(Lost::Sound(NoSound::Over)) => break,
            EarNotice::Lost(lost) => return Ok(Err(lost)),
            _ => {}
        }
    }
    Ok(Ok(ear.standing()))
}

/// What the ear is started with; where it is off it would be a microphone.
fn config(desk: &Desk, dictionaries: &BTreeMap<String, Dictionary>) -> EarConfig {
    let settings = &desk.config.settings;
    let by = match settings.ear.as_str() {
        "off" | "mic" => By::Microphone(Source::Program(settings.ear_capture.clone())),
        "command" => By::Program(settings.ear_command.clone()),
        "-" => By::Microphone(Source::Standard),
        file => By::Microphone(Source::Wav(file.into())),
    };
    // A recording is heard from its beginning to its end.
    let recorded = matches!(by, By::Microphone(Source::Wav(_) | Source::Standard));
    EarConfig {
        by,
        pace: Pace::Spoken,
        open: settings.ear_open || recorded,
        full_duplex: settings.full_duplex,
        dictionaries: dictionaries.clone(),
    }
}
