//! What works of the mouth on this machine, as data, each with the command that mends it.
//!
//! Every look has a time limit, and all of them one together: a daemon that hangs hangs nobody. It
//! words nothing and changes nothing, and starts no daemon.

use std::process::Command;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use super::channels::{PRIVATE, Place};
use super::command::Engine;
use super::speaker::{Reports, SpeakerError};
use super::ssip::{self, link::Link};
use super::{Backend, VoiceConfig, device};
use crate::language::utterance::Channel;
use crate::tool;

/// All looks together take no longer than this (ms).
pub const LIMIT: Duration = Duration::from_millis(3_000);
/// One program may take this long (ms).
const TOOL_LIMIT: Duration = Duration::from_millis(1_500);

/// What was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A way to speak.
    Backend(Backend),
    /// A voice for the language with this code.
    VoiceFor(String),
    /// The private place of a channel, or the table's own device.
    Channel(Channel),
    /// The sound server's sinks.
    Sinks,
}

/// What was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Health {
    /// It works.
    Works,
    /// It is not there.
    Missing,
    /// It is there and does not answer.
    Hung,
    /// It is there and refused.
    Broken,
    /// The place is the same as another's, and not private.
    Shared(Channel),
    /// Nobody asked for it.
    NotSet,
}

/// One line of the doctor's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What was looked at.
    pub subject: Subject,
    /// What was found.
    pub health: Health,
    /// Whether this back end is the one that would speak.
    pub in_force: bool,
    /// Names, paths and errors, for whoever wants to know more; no sentence.
    pub detail: String,
    /// The command that mends it.
    pub mend: Option<String>,
}

/// Looks at everything the mouth needs, within [`LIMIT`].
pub fn doctor(config: &VoiceConfig) -> Vec<Finding> {
    let until = Instant::now() + LIMIT;
    let looks: Vec<(Finding, mpsc::Receiver<Finding>)> = vec![daemon(config), child()]
        .into_iter()
        .chain(config.languages.iter().map(|lang| voice(lang)))
        .chain(std::iter::once(Channel::Table).chain(PRIVATE).map(|channel| place(config, channel)))
        .chain([sinks()])
        .map(|(fallback, look)| (fallback, spawn(look)))
        .collect();
    let mut findings: Vec<Finding> = looks
        .into_iter()
        .map(|(fallback, answer)| {
            answer.recv_timeout(until.saturating_duration_since(Instant::now())).unwrap_or(fallback)
        })
        .collect();
    let through_daemon = findings[0].clone();
    findings.insert(0, system(&through_daemon));
    let works =
        |backend| findings.iter().any(|each| each.subject == Subject::Backend(backend) && each.health == Health::Works);
    let chosen = config.mode.chain().into_iter().find(|backend| works(*backend)).filter(|_| config.mode.starts_on());
    for finding in &mut findings {
        finding.in_force = chosen.is_some_and(|backend| finding.subject == Subject::Backend(backend));
    }
    findings
}

type Look = Box<dyn FnOnce() -> Finding + Send>;

fn spawn(look: Look) -> mpsc::Receiver<Finding> {
    let (send, answer) = mpsc::channel();
    thread::spawn(move || send.send(look()));
    answer
}

fn finding(subject: Subject, health: Health, detail: impl Into<String>, mend: Option<&str>) -> Finding {
    Finding { subject, health, in_force: false, detail: detail.into(), mend: mend.map(str::to_owned) }
}

const INSTALL_DAEMON: &str = "apt-get install speech-dispatcher speech-dispatcher-espeak-ng";
const INSTALL_ESPEAK: &str = "apt-get install espeak-ng";
const END_DAEMON: &str = "killall -KILL speech-dispatcher";

fn daemon(config: &VoiceConfig) -> (Finding, Look) {
    let address = config.address.clone();
    let subject = Subject::Backend(Backend::Ssip);
    let look = move || {
        let subject = Subject::Backend(Backend::Ssip);
        let opened = ssip::address(address.as_deref()).and_then(|address| Link::open(&address, Reports::new(drop)));
        let lists = |mut link: Link| link.command("LIST OUTPUT_MODULES");
        match opened.and_then(lists) {
            Ok(modules) if modules.lines.is_empty() => {
                finding(subject, Health::Broken, "no output module", Some(INSTALL_DAEMON))
            }
            Ok(modules) => finding(subject, Health::Works, modules.lines.join(" "), None),
            Err(error @ SpeakerError::Hung(_)) => finding(subject, Health::Hung, error.to_string(), Some(END_DAEMON)),
            Err(error) if tool::program("speech-dispatcher").is_none() => {
                finding(subject, Health::Missing, error.to_string(), Some(INSTALL_DAEMON))
            }
            Err(error) => finding(subject, Health::Missing, error.to_string(), Some("speech-dispatcher --spawn")),
        }
    };
    (finding(subject, Health::Hung, "", Some(END_DAEMON)), Box::new(look))
}

/// On Linux the crate speaks through the same daemon; elsewhere through the system itself.
fn system(daemon: &Finding) -> Finding {
    let subject = Subject::Backend(Backend::Tts);
    if !cfg!(feature = "tts") {
        return finding(
            subject,
            Health::Missing,
            "built without tts",
            Some("apt-get install libspeechd-dev libclang-dev && cargo install natiq"),
        );
    }
    if Backend::Tts.uses_daemon() {
        Finding { subject, ..daemon.clone() }
    } else {
        finding(subject, Health::Works, "", None)
    }
}

fn child() -> (Finding, Look) {
    let subject = Subject::Backend(Backend::Command);
    let look = || {
        let subject = Subject::Backend(Backend::Command);
        match Engine::find() {
            Some(engine) => finding(subject, Health::Works, engine.program(), None),
            None => finding(subject, Health::Missing, "", Some(INSTALL_ESPEAK)),
        }
    };
    (finding(subject, Health::Hung, "", Some(INSTALL_ESPEAK)), Box::new(look))
}

fn voice(lang: &str) -> (Finding, Look) {
    let fallback = finding(Subject::VoiceFor(lang.to_owned()), Health::Hung, "", Some(INSTALL_ESPEAK));
    let lang = lang.to_owned();
    let look = move || {
        let mut command = Command::new("espeak-ng");
        command.arg(format!("--voices={lang}"));
        let subject = Subject::VoiceFor(lang);
        match tool::bounded(command, TOOL_LIMIT) {
            // The first line is the heading.
            Ok(output) if output.success && output.stdout.lines().count() > 1 => {
                let names: Vec<&str> =
                    output.stdout.lines().skip(1).filter_map(|line| line.split_whitespace().nth(3)).collect();
                finding(subject, Health::Works, names.join(" "), None)
            }
            Ok(_) => finding(subject, Health::Missing, "", Some("apt-get install --reinstall espeak-ng-data")),
            Err(error) => finding(subject, Health::Missing, error.to_string(), Some(INSTALL_ESPEAK)),
        }
    };
    (fallback, Box::new(look))
}

fn place(config: &VoiceConfig, channel: Channel) -> (Finding, Look) {
    let subject = Subject::Channel(channel);
    let named = config.channels.manner(channel).and_then(|manner| manner.device.clone());
    let place = config.channels.place(channel, &config.here);
    let list = match &named {
        Some(device::Device::Alsa(_)) => "aplay -L",
        _ => "pactl list short sinks",
    };
    let fallback = finding(subject.clone(), Health::Hung, "", Some(list));
    let look = move || match (place, named) {
        (Place::Shared(other), Some(device)) => finding(subject, Health::Shared(other), device.name(), Some(list)),
        (_, Some(device)) if tool::program(&device.player().get_program().to_string_lossy()).is_none() => {
            let mend = format!("apt-get install {}", device.package());
            finding(subject, Health::Missing, device.name(), Some(&mend))
        }
        (_, Some(device)) if device.present() => finding(subject, Health::Works, device.name(), None),
        (_, Some(device)) => finding(subject, Health::Missing, device.name(), Some(list)),
        (Place::Here, None) => finding(subject, Health::Works, "", None),
        (_, None) => finding(subject, Health::NotSet, "", None),
    };
    (fallback, Box::new(look))
}

fn sinks() -> (Finding, Look) {
    let look = || match device::sinks() {
        Some(names) if !names.is_empty() => finding(Subject::Sinks, Health::Works, names.join(" "), None),
        Some(_) => finding(Subject::Sinks, Health::Missing, "", Some("pactl list short sinks")),
        None if tool::program("pactl").is_none() => {
            finding(Subject::Sinks, Health::Missing, "", Some("apt-get install pulseaudio-utils"))
        }
        None => finding(Subject::Sinks, Health::Missing, "", Some("pulseaudio --start")),
    };
    (finding(Subject::Sinks, Health::Hung, "", Some("pulseaudio --kill")), Box::new(look))
}
