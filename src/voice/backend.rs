//! The ways to speak, the order in which they are tried, and how the real ones are made.
//!
//! It makes nothing itself: a back end is made on its own worker's thread, where it may hang.

use std::sync::Arc;

use super::actor::Factory;
use super::speaker::{Make, Reports, Silent, Speaker, SpeakerError};
#[cfg(feature = "tts")]
use super::system;
use super::{VoiceConfig, command, ssip};

/// A way to speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backend {
    /// The operating system's own, through the `tts` crate.
    Tts,
    /// speech-dispatcher over its socket.
    Ssip,
    /// A program a sentence.
    Command,
    /// Nothing speaks: everything is printed.
    Silent,
}

impl Backend {
    /// The word for it on the command line and in `speech.lost`.
    pub fn name(self) -> &'static str {
        match self {
            Backend::Tts => "tts",
            Backend::Ssip => "ssip",
            Backend::Command => "command",
            Backend::Silent => "off",
        }
    }

    /// Whether it needs speech-dispatcher on this system: one that hangs takes all of them along.
    pub fn uses_daemon(self) -> bool {
        match self {
            Backend::Tts => cfg!(target_os = "linux"),
            Backend::Ssip => true,
            Backend::Command | Backend::Silent => false,
        }
    }

    /// A number of its own, 0 for silence.
    pub(super) fn number(self) -> usize {
        match self {
            Backend::Silent => 0,
            Backend::Tts => 1,
            Backend::Ssip => 2,
            Backend::Command => 3,
        }
    }
}

/// The `--speech` setting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Every back end that is built in, in order.
    #[default]
    Auto,
    /// The operating system's own first.
    Tts,
    /// The daemon's socket first.
    Ssip,
    /// A child process.
    Command,
    /// Silent until it is switched on: the user's own reader speaks.
    ScreenReader,
    /// Silent until it is switched on.
    Off,
}

impl Mode {
    /// The back ends that are tried, in order.
    pub fn chain(self) -> Vec<Backend> {
        let all = if cfg!(feature = "tts") {
            vec![Backend::Tts, Backend::Ssip, Backend::Command]
        } else {
            vec![Backend::Ssip, Backend::Command]
        };
        let first = match self {
            Mode::Ssip => Backend::Ssip,
            Mode::Command => Backend::Command,
            Mode::Auto | Mode::Tts | Mode::ScreenReader | Mode::Off => return all,
        };
        all.into_iter().skip_while(|backend| *backend != first).collect()
    }

    /// Whether speech starts switched on.
    pub fn starts_on(self) -> bool {
        !matches!(self, Mode::ScreenReader | Mode::Off)
    }
}

/// The back ends of this machine.
pub(super) fn real(config: &VoiceConfig) -> Factory {
    let (address, spawn, languages) = (config.address.clone(), config.spawn, config.languages.clone());
    Arc::new(move |backend, place| -> Make {
        let daemon = ssip::SsipOptions { address: address.clone(), voices: place.voices.clone(), spawn };
        let child = command::CommandOptions { device: place.device.clone(), voices: place.voices.clone() };
        let languages = languages.clone();
        Box::new(move |reports| -> Result<Box<dyn Speaker>, SpeakerError> {
            Ok(match backend {
                Backend::Tts => system_backend(daemon, &languages, &reports)?,
                Backend::Ssip => Box::new(ssip::Ssip::open(daemon, reports)?),
                Backend::Command => Box::new(command::CommandSpeaker::open(child, reports)?),
                Backend::Silent => Box::new(Silent::new(reports)),
            })
        })
    })
}

#[cfg(feature = "tts")]
fn system_backend(
    daemon: ssip::SsipOptions,
    languages: &[String],
    reports: &Reports,
) -> Result<Box<dyn Speaker>, SpeakerError> {
    let voices = daemon.voices.clone();
    let mut meanwhile = Box::new(ssip::Ssip::open(daemon, reports.clone())?);
    let ready = meanwhile.default_language();
    Ok(Box::new(system::System::open(languages, &voices, ready.as_deref(), meanwhile, reports)))
}

#[cfg(not(feature = "tts"))]
fn system_backend(_: ssip::SsipOptions, _: &[String], _: &Reports) -> Result<Box<dyn Speaker>, SpeakerError> {
    Err(SpeakerError::Absent("built without tts".to_owned()))
}
