//! What the ear is made of at this desk: its settings, and the words and sounds of each language.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

use super::Failure;
use super::desk::Desk;
use crate::config::{Config, Settings};
use crate::ear::dictionary::Dictionary;
use crate::ear::words::Words;
use crate::ear::{By, Ear, EarConfig, EarNotice, Lost, NoSound, Pace, Source, Standing, Unable};
use crate::language::Arg;
use crate::shell::{Ears, Hearing, Message};
use crate::voice::Voice;

/// A file of `ear/` that is not what is expected.
#[derive(Debug, thiserror::Error)]
#[error("{file}: {reason}")]
struct Fault {
    file: String,
    reason: String,
}

/// The words and sounds of all languages that can be heard.
///
/// # Errors
/// A file of `ear/` that is not what is expected, with its name.
pub fn ears(desk: &Desk) -> Result<Ears, Failure> {
    read(&desk.config).map_err(|Fault { file, reason }| {
        desk.usage("ear.file", &[("file", Arg::Name(&file)), ("reason", Arg::Name(&reason))])
    })
}

fn read(config: &Config) -> Result<Ears, Fault> {
    // A parser's message has lines; a failure is one.
    let fault = |file: &str, reason: String| Fault {
        file: file.to_owned(),
        reason: reason.lines().next().unwrap_or_default().to_owned(),
    };
    let mut ears = Ears { names: config.settings.ear_names.clone(), ..Ears::default() };
    for (code, layers) in config.sounds() {
        let file = format!("ear/{code}/words.toml");
        let Some(document) = config.document(&file) else { continue };
        let words = Words::read(&document.table().to_string()).map_err(|error| fault(&file, error.to_string()))?;
        let mut dictionary = Dictionary::default();
        for layer in layers {
            let file = layer.path.clone().unwrap_or_else(|| format!("ear/{code}/words.dict"));
            dictionary.lay_over(Dictionary::read(&layer.text).map_err(|error| fault(&file, error.to_string()))?);
        }
        ears.words.insert(code.clone(), words);
        ears.dictionaries.insert(code.clone(), dictionary);
    }
    Ok(ears)
}

/// The ear of a table: opened with the game where the settings say so, else when it is asked for.
///
/// # Errors
/// As [`ears`], where it is opened with the game; later a file that cannot be used only keeps the ear shut.
pub fn at(desk: &Desk, voice: &Voice, send: &Sender<Message>) -> Result<Hearing, Failure> {
    let from_start = desk.config.settings.ear != "off";
    if from_start {
        ears(desk)?;
    }
    let (mouth, to) = (voice.clone(), send.clone());
    let open = move |settings: &Config| {
        let ears = read(settings).map_err(|fault| Lost::Unable(Unable::Refused(fault.to_string())))?;
        let (mouth, to) = (mouth.clone(), to.clone());
        let notify = move |notice| to.send(Message::Ear(notice)).is_ok();
        let config = config(&settings.settings, &ears.dictionaries);
        Ok((Ear::start(config, Arc::new(move || mouth.is_speaking()), notify)?, ears))
    };
    Ok(Hearing::new(Box::new(open), from_start))
}

/// How the ear of the settings stands once it has listened for so long, or why it cannot.
///
/// # Errors
/// As [`ears`].
pub fn standing(desk: &Desk, span: Duration) -> Result<Result<Standing, Lost>, Failure> {
    let ears = ears(desk)?;
    let (send, heard) = channel();
    let config = EarConfig { open: true, ..config(&desk.config.settings, &ears.dictionaries) };
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
fn config(settings: &Settings, dictionaries: &BTreeMap<String, Dictionary>) -> EarConfig {
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
