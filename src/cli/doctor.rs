//! `natiq doctor`: what works here, each thing in a sentence, with the command that mends it.
//!
//! It changes nothing; each private place that is set up says whose it is, in itself.

use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use super::args::Speaking;
use super::desk::Desk;
use super::{Failure, desk, hearing, languages, print, start, table, whole, worded};
use crate::config::Sound;
use crate::language::{Arg, Class};
use crate::shell::lost_args;
use crate::sound;
use crate::store::games_root;
use crate::voice::doctor::{Finding, Health, Subject, doctor};
use crate::voice::{Voice, VoiceConfig};

/// How long the places may take to say whose they are.
const PATIENCE: Duration = Duration::from_secs(12);
/// How long the microphone is listened to.
const SOUND: Duration = Duration::from_millis(1_200);
/// How long a sound device may take to be opened.
const DEVICE: Duration = Duration::from_secs(3);

/// Prints what works.
///
/// # Errors
/// Every fault of the settings.
pub fn run(speaking: &Speaking) -> Result<(), Failure> {
    let desk = desk::lay(speaking.config.as_deref(), speaking.flags())?;
    let language = desk.language();
    let config = table::voice_config(&desk, None);
    let findings = doctor(&config);
    let mut lines: Vec<String> = findings.iter().map(|finding| line(&desk, finding)).collect();
    let terminal = if start::on_terminal() { "doctor.terminal" } else { "doctor.pipe" };
    let shown = if table::wants_lines(desk.config.settings.mode) { "doctor.lines" } else { "doctor.screen" };
    lines.extend([worded(language, terminal, &[]), worded(language, shown, &[])]);
    lines.push(worded(language, signals(desk.config.settings.sound), &[]));
    lines.push(ear(&desk)?);
    lines.push(match games_root() {
        Some(root) => worded(language, "doctor.games", &[("folder", Arg::Name(&root.to_string_lossy()))]),
        None => worded(language, "doctor.no-games", &[]),
    });
    print(&lines);
    name_places(&desk, config);
    Ok(())
}

/// The key of how the short signals are given here.
fn signals(sound: Sound) -> &'static str {
    match sound {
        Sound::Off => "doctor.signals-off",
        Sound::Bell => "doctor.signals-bell",
        Sound::Tones if !sound::HAS_TONES => "sound.without",
        Sound::Tones if sound::works(DEVICE) => "doctor.signals-tones",
        Sound::Tones => "doctor.signals-none",
    }
}

/// How the ear stands: off, by what it hears and how loud that is, or why it cannot.
fn ear(desk: &Desk) -> Result<String, Failure> {
    let language = desk.language();
    if desk.config.settings.ear == "off" {
        return Ok(worded(language, "doctor.ear-off", &[]));
    }
    Ok(match hearing::standing(desk, SOUND)? {
        Ok(standing) => {
            let args = [("name", Arg::Name(&standing.name)), ("level", Arg::Number(u64::from(standing.level)))];
            worded(language, "doctor.ear-works", &args)
        }
        Err(lost) => {
            let (key, args) = lost_args(&lost);
            let reason = worded(language, key, &args);
            worded(language, "doctor.ear-not", &[("reason", whole(&reason))])
        }
    })
}

/// Says "This is White's headphone" in White's headphone, and so on (`speech.md`, "Channels are places").
fn name_places(desk: &Desk, config: VoiceConfig) {
    let places = config.channels.devices();
    if places.is_empty() {
        return;
    }
    let (notices, heard) = channel();
    let voice = Voice::start(config, notices);
    voice.switch(true);
    for (place, _) in places {
        let owner = format!("owner.{}", place.word());
        voice.say(desk.language().utter(place, Class::Reply, "channel.test", &[("owner", Arg::Key(&owner))]));
    }
    let over = Instant::now() + PATIENCE;
    while voice.is_speaking() && heard.recv_timeout(over.saturating_duration_since(Instant::now())).is_ok() {}
    voice.quit();
}

fn line(desk: &Desk, finding: &Finding) -> String {
    let language = desk.language();
    let subject = match &finding.subject {
        Subject::Backend(backend) => worded(language, &format!("backend.{}", backend.name()), &[]),
        Subject::VoiceFor(code) => {
            let found = desk.languages.iter().find(|each| each.code() == code);
            let name = found.map_or_else(|| code.clone(), languages::name);
            worded(language, "doctor.voice", &[("language", Arg::Name(&name))])
        }
        Subject::Channel(channel) => worded(language, &format!("doctor.place-{}", channel.word()), &[]),
        Subject::Sinks => worded(language, "doctor.sinks", &[]),
    };
    let key = match finding.health {
        Health::Works if finding.in_force => "doctor.in-force",
        Health::Works => "doctor.works",
        Health::Missing => "doctor.missing",
        Health::Hung => "doctor.hung",
        Health::Broken => "doctor.broken",
        Health::Shared(_) => "doctor.shared",
        Health::NotSet => "doctor.not-set",
    };
    let detail = finding.detail.trim_end_matches('.');
    let detail = (!detail.is_empty())
        .then(|| format!(" {}", worded(language, "doctor.detail", &[("detail", Arg::Name(detail))])));
    let mend = finding.mend.as_ref();
    // Others may speak through the daemon that is ended.
    let how = if finding.health == Health::Hung { "doctor.mend.hung" } else { "doctor.mend" };
    let mend = mend.map(|mend| format!(" {}", worded(language, how, &[("command", Arg::Name(mend))])));
    // The parts are sentences already, each with the blank before it.
    let sentence = worded(language, key, &[("subject", Arg::Name(&subject))]);
    [Some(sentence), detail, mend].into_iter().flatten().collect()
}
