//! What is heard at this table: the voice and the short signals, started from the settings.

use std::sync::mpsc::{Sender, channel};
use std::thread;

use crate::cli::args::{SeatName, Table};
use crate::cli::desk::Desk;
use crate::config::{Sound, Speech};
use crate::language::Channel;
use crate::shell::Message;
use crate::sound::{self, Sounder};
use crate::voice::{self, Channels, Voice, VoiceConfig};

/// What gives the short signals; a device that cannot be used is told to the shell.
pub(super) fn sounder(sound: Sound, send: &Sender<Message>) -> Box<dyn Sounder> {
    match sound {
        Sound::Off => Box::new(sound::Silence),
        Sound::Bell => Box::new(sound::Bell),
        Sound::Tones => {
            let to = send.clone();
            sound::tones(move |lost| drop(to.send(Message::Sound(lost))))
        }
    }
}

/// Starts the mouth; it is ready whenever it is, and nobody waits.
pub(super) fn mouth(desk: &Desk, options: &Table, send: &Sender<Message>) -> Voice {
    let (notices, heard) = channel();
    let to = send.clone();
    let _ = thread::Builder::new().name("voice-notices".into()).spawn(move || {
        while let Ok(notice) = heard.recv() {
            if to.send(Message::Voice(notice)).is_err() {
                return;
            }
        }
    });
    Voice::start(voice_config(desk, options.role), notices)
}

/// What the mouth is started with.
pub fn voice_config(desk: &Desk, role: Option<SeatName>) -> VoiceConfig {
    let settings = &desk.config.settings;
    let mode = match settings.speech {
        Speech::Auto => voice::Mode::Auto,
        Speech::Tts => voice::Mode::Tts,
        Speech::Ssip => voice::Mode::Ssip,
        Speech::Command => voice::Mode::Command,
        Speech::ScreenReader => voice::Mode::ScreenReader,
        Speech::Off => voice::Mode::Off,
    };
    let channels = desk.config.document("channels.toml").and_then(|document| {
        // Its faults were told when the settings were read.
        Channels::parse(&document.table().to_string()).ok()
    });
    let here = match role {
        Some(SeatName::White) => vec![Channel::White],
        Some(SeatName::Black) => vec![Channel::Black],
        Some(SeatName::Assistant) => vec![Channel::Assistant],
        Some(SeatName::Arbiter) => vec![Channel::Arbiter],
        Some(SeatName::Table) | None => Vec::new(),
    };
    VoiceConfig {
        mode,
        language: desk.language().code().to_owned(),
        languages: desk.languages.iter().map(|language| language.code().to_owned()).collect(),
        rate: i32::from(settings.rate),
        volume: (100 + i32::from(settings.volume)).clamp(0, 100),
        here,
        channels: channels.unwrap_or_default(),
        ..VoiceConfig::default()
    }
}
