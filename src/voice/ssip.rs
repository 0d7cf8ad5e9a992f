//! The `ssip` back end: speech-dispatcher over its own socket, in plain Rust.
//!
//! It owns one connection (one a language where voices are named) and the priorities. Every read and
//! write has a time limit. It speaks at MESSAGE and below, so that a screen reader on the same daemon
//! is not cut short; only the flag is IMPORTANT.

pub mod link;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use super::speaker::{Piece, Reports, Speaker, SpeakerError};
use crate::language::utterance::Class;
use crate::tool;
use link::Link;

/// How long a daemon may take to start when it is asked to (ms); it returns at once when it cannot.
const SPAWN_LIMIT: Duration = Duration::from_millis(1_700);

/// How long a daemon that was started may take until it listens (ms).
const LISTEN_LIMIT: Duration = Duration::from_millis(600);

/// What a connection needs to know.
#[derive(Clone, Debug, Default)]
pub struct SsipOptions {
    /// The address; nothing means `SPEECHD_ADDRESS`, else the socket of this user.
    pub address: Option<String>,
    /// The synthesis voice a language, where the user named one.
    pub voices: BTreeMap<String, String>,
    /// Whether a daemon that is not there is started.
    pub spawn: bool,
}

/// A speaker on the daemon's socket.
pub struct Ssip {
    options: SsipOptions,
    reports: Reports,
    links: BTreeMap<String, Link>,
    /// The language whose link spoke last.
    last: Option<String>,
    rate: i32,
    volume: i32,
}

impl Ssip {
    /// Connects; where nobody listens, asks `speech-dispatcher --spawn` and tries once more.
    pub fn open(options: SsipOptions, reports: Reports) -> Result<Ssip, SpeakerError> {
        let mut ssip = Ssip { options, reports, links: BTreeMap::new(), last: None, rate: 0, volume: 100 };
        if let Err(error) = ssip.link("en") {
            if !ssip.options.spawn || !matches!(error, SpeakerError::Absent(_)) {
                return Err(error);
            }
            spawn_daemon()?;
            ssip.link_soon()?;
        }
        Ok(ssip)
    }

    /// The language this daemon speaks when nobody asks for another, if it tells.
    pub fn default_language(&mut self) -> Option<String> {
        let link = self.link("").ok()?;
        link.command("GET LANGUAGE").ok()?.lines.into_iter().next()
    }

    /// The one retry after a daemon was started: as soon as it listens.
    fn link_soon(&mut self) -> Result<(), SpeakerError> {
        let until = Instant::now() + LISTEN_LIMIT;
        loop {
            match self.link("en") {
                Err(SpeakerError::Absent(_)) if Instant::now() < until => thread::sleep(Duration::from_millis(20)),
                result => return result.map(drop),
            }
        }
    }

    fn link(&mut self, lang: &str) -> Result<&mut Link, SpeakerError> {
        // A synthesis voice once set outlives a change of language: such a language gets its own connection.
        let key = if self.options.voices.contains_key(lang) { lang.to_owned() } else { String::new() };
        if !self.links.contains_key(&key) {
            let mut link = Link::open(&address(self.options.address.as_deref())?, self.reports.clone())?;
            link.command("SET self PUNCTUATION none")?;
            if let Some(voice) = self.options.voices.get(lang) {
                link.set_language(lang)?;
                link.command(&format!("SET self SYNTHESIS_VOICE {voice}"))?;
            }
            if self.rate != 0 {
                link.command(&format!("SET self RATE {}", self.rate))?;
            }
            if self.volume != 100 {
                link.command(&format!("SET self VOLUME {}", self.volume * 2 - 100))?;
            }
            self.links.insert(key.clone(), link);
        }
        self.last = Some(key.clone());
        self.links.get_mut(&key).ok_or_else(|| SpeakerError::Failed("no connection".to_owned()))
    }

    fn each(&mut self, command: &str) -> Result<(), SpeakerError> {
        self.links.values_mut().try_for_each(|link| link.command(command).map(drop))
    }
}

impl Speaker for Ssip {
    fn speak(&mut self, piece: &Piece) -> Result<(), SpeakerError> {
        let link = self.link(&piece.lang)?;
        link.set_language(&piece.lang)?;
        link.set_priority(priority(piece.class))?;
        link.say(piece.id, &piece.text)
    }

    fn stop(&mut self) -> Result<(), SpeakerError> {
        let Some(link) = self.last.as_ref().and_then(|key| self.links.get_mut(key)) else { return Ok(()) };
        link.command("CANCEL self").map(drop)
    }

    fn set_rate(&mut self, rate: i32) -> Result<(), SpeakerError> {
        self.rate = rate.clamp(-100, 100);
        self.each(&format!("SET self RATE {}", self.rate))
    }

    fn set_volume(&mut self, volume: i32) -> Result<(), SpeakerError> {
        self.volume = volume.clamp(0, 100);
        self.each(&format!("SET self VOLUME {}", self.volume * 2 - 100))
    }

    fn alive(&mut self) -> bool {
        self.links.values().all(Link::is_open)
    }
}

/// The daemon's priority for a class.
///
/// MESSAGE waits for a screen reader's IMPORTANT and MESSAGE and is not lost; TEXT gives way to the
/// next TEXT, which is what a key press brings; NOTIFICATION is dropped while anything else is said.
pub fn priority(class: Class) -> &'static str {
    match class {
        Class::Urgent => "important",
        Class::Move => "message",
        Class::Reply | Class::Echo => "text",
        Class::Tick => "notification",
    }
}

/// Asks the daemon's own program to start it, as its C library does.
fn spawn_daemon() -> Result<(), SpeakerError> {
    let mut command = Command::new("speech-dispatcher");
    command.arg("--spawn");
    match tool::bounded(command, SPAWN_LIMIT) {
        Ok(output) if output.success => Ok(()),
        Ok(output) => Err(SpeakerError::Absent(format!("speech-dispatcher --spawn: {}", output.stderr.trim()))),
        Err(error) => Err(SpeakerError::Absent(format!("speech-dispatcher --spawn: {error}"))),
    }
}

/// The address in force: the given one, `SPEECHD_ADDRESS`, or this user's own socket.
pub fn address(given: Option<&str>) -> Result<link::Address, SpeakerError> {
    let named = given.map(str::to_owned).or_else(|| std::env::var("SPEECHD_ADDRESS").ok());
    if let Some(text) = named.filter(|text| !text.is_empty()) {
        return link::Address::parse(&text).ok_or_else(|| SpeakerError::Absent(format!("bad address {text}")));
    }
    let base = std::env::var_os("XDG_RUNTIME_DIR")
        .or_else(|| std::env::var_os("XDG_CACHE_HOME"))
        .map(PathBuf::from)
        .or_else(|| std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".cache")))
        .ok_or_else(|| SpeakerError::Absent("no runtime directory".to_owned()))?;
    Ok(link::Address::Unix(base.join("speech-dispatcher").join("speechd.sock")))
}
