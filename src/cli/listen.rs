//! `natiq listen`: what the ear makes of a recording or of the microphone, a line of JSON an utterance.
//!
//! Every utterance is heard in the one position, with all commands; nothing is played, and nobody answers.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::channel;

use serde::Serialize;

use super::args::Listen;
use super::desk::{self, Desk};
use super::interpret::{Meaning, meaning};
use super::{Failure, hearing, play, print};
use crate::core::{Setup, State};
use crate::dialogue::{Dialogue, Seat};
use crate::ear::{By, Ear, EarConfig, EarNotice, Lost, NoSound, Pace, Source};
use crate::language::Arg;
use crate::shell::lost_args;

/// The line that is printed.
#[derive(Debug, Serialize)]
struct Utterance {
    /// The words; empty where there were none.
    text: String,
    /// Whether they are believed.
    sure: bool,
    #[serde(flatten)]
    meaning: Meaning,
}

/// Prints what is heard until the recording is over.
///
/// # Errors
/// When the position is none, the ear cannot be had, or the recording cannot be read.
pub fn run(options: &Listen) -> Result<(), Failure> {
    let desk = desk::lay(options.speaking.config.as_deref(), options.speaking.flags())?;
    let setup = Setup { fen: options.fen.clone(), ..Setup::casual() };
    let state = State::new(setup).map_err(|error| desk.usage(play::start_key(&error), &[]))?;
    let ears = hearing::ears(&desk)?;
    let dialogue = Dialogue::new(desk.reader.clone(), Seat::Table);
    let code = desk.language().code().to_owned();
    let Some(grammar) = ears.expected(&code, &state, &dialogue) else {
        return Err(desk.usage("ear.language", &[("language", Arg::Name(&code))]));
    };
    let config = EarConfig {
        by: By::Microphone(source(&desk, options.wav.as_ref())),
        pace: Pace::Read,
        open: false,
        full_duplex: true,
        dictionaries: ears.dictionaries.clone(),
    };
    let (send, heard) = channel();
    let mut ear = Ear::start(config, Arc::new(|| false), move |notice| send.send(notice).is_ok())
        .map_err(|lost| failure(&desk, &lost))?;
    ear.expect(&code, grammar);
    ear.set_open(true);
    for notice in heard {
        let (text, sure) = match notice {
            EarNotice::Said(text) => (text, true),
            EarNotice::Doubtful { words, .. } => (words, false),
            EarNotice::Unclear { .. } => (String::new(), false),
            EarNotice::Lost(Lost::Sound(NoSound::Over)) => return Ok(()),
            EarNotice::Lost(lost) => return Err(failure(&desk, &lost)),
            EarNotice::Listening | EarNotice::Partial(_) | EarNotice::Nothing { .. } => continue,
        };
        let meaning = meaning(&desk, &state, &text, true);
        let line = serde_json::to_string(&Utterance { text, sure, meaning });
        print(&[line.map_err(|error| Failure::failed(error.to_string()))?]);
    }
    Ok(())
}

fn source(desk: &Desk, wav: Option<&PathBuf>) -> Source {
    match wav {
        Some(path) if path.as_os_str() == "-" => Source::Standard,
        Some(path) => Source::Wav(path.clone()),
        None => Source::Program(desk.config.settings.ear_capture.clone()),
    }
}

/// Why the ear cannot be used, in a sentence.
pub fn failure(desk: &Desk, lost: &Lost) -> Failure {
    let (key, args) = lost_args(lost);
    desk.failed(key, &args)
}
