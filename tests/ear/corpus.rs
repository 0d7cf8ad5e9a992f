//! Sound to be heard: words of a person joined to sentences, voices that are made, and noise under them.
//!
//! All of it is 16 kHz, mono, 16 bits, and the same each time.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::time::Duration;

use natiq::tool;

/// Samples.
pub type Sound = Vec<i16>;

/// Samples in a second.
pub const RATE: usize = 16_000;

/// What the recordings of a person need.
pub const PERSON: [&str; 1] = ["ffmpeg"];

/// Where the recordings of a person lie; nothing where they are not installed.
pub fn person() -> Option<PathBuf> {
    let folder = PathBuf::from("/usr/share/asterisk/sounds/en_US_f_Allison");
    folder.join("digits/1.g722").is_file().then_some(folder)
}

/// Runs a program that makes sound; its standard output.
fn made(command: Command) -> Vec<u8> {
    static FILES: Mutex<()> = Mutex::new(());
    let _turn = FILES.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let mut command = command;
    let output = command.output().expect("a program that is installed");
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

fn samples(bytes: &[u8]) -> Sound {
    bytes.chunks_exact(2).map(|two| i16::from_le_bytes([two[0], two[1]])).collect()
}

/// A recording of the person, whole.
pub fn recorded(file: &Path) -> Sound {
    let mut command = Command::new("ffmpeg");
    command.args(["-v", "error", "-f", "g722", "-i"]).arg(file);
    command.args(["-f", "s16le", "-ar", "16000", "-ac", "1", "-"]);
    samples(&made(command))
}

/// A word of the person, by its path under the folder, without the silence around it.
pub fn word(name: &str) -> Sound {
    static WORDS: Mutex<Option<HashMap<String, Sound>>> = Mutex::new(None);
    let mut words = WORDS.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let words = words.get_or_insert_default();
    if let Some(sound) = words.get(name) {
        return sound.clone();
    }
    let sound = trimmed(&recorded(&person().expect("installed").join(format!("{name}.g722"))));
    words.insert(name.to_owned(), sound.clone());
    sound
}

/// Sound without the silence before and behind it, but for a twentieth of a second.
fn trimmed(sound: &[i16]) -> Sound {
    let loud = |sample: &i16| sample.unsigned_abs() > 300;
    let first = sound.iter().position(loud).unwrap_or(0);
    let last = sound.iter().rposition(loud).unwrap_or(sound.len().saturating_sub(1));
    sound[first.saturating_sub(RATE / 20)..(last + RATE / 20).min(sound.len())].to_vec()
}

/// Words joined with 60 to 120 milliseconds between them, and a quarter of a second around.
pub fn sentence(words: &[Sound], chance: &mut fastrand::Rng) -> Sound {
    let mut sound = silence(250);
    for word in words {
        sound.extend(word);
        sound.extend(silence(chance.u32(60..=120)));
    }
    sound.extend(silence(250));
    sound
}

/// Silence of so many milliseconds.
pub fn silence(millis: u32) -> Sound {
    vec![0; millis as usize * RATE / 1000]
}

/// A voice that is made.
#[derive(Clone, Copy, Debug)]
pub enum Made {
    /// espeak-ng with this voice, words a minute, and pitch of 100.
    Espeak(&'static str, u32, u32),
    /// flite with this voice.
    Flite(&'static str),
}

/// A sentence by a made voice, a quarter of a second of silence around it.
pub fn say(voice: Made, text: &str) -> Sound {
    let file = tempfile::Builder::new().suffix(".wav").tempfile().expect("a file");
    let mut command = match voice {
        Made::Espeak(voice, speed, pitch) => {
            let mut command = Command::new("espeak-ng");
            command.args(["-v", voice, "-s", &speed.to_string(), "-p", &pitch.to_string(), "-w"]).arg(file.path());
            command.arg("--").arg(text);
            command
        }
        Made::Flite(voice) => {
            let mut command = Command::new("flite");
            command.args(["-voice", voice, "-t", text, "-o"]).arg(file.path());
            command
        }
    };
    let output = tool::bounded(std::mem::replace(&mut command, Command::new("true")), Duration::from_secs(20));
    assert!(output.expect("a voice").success, "{voice:?}");
    let mut plain = Command::new("sox");
    plain.arg(file.path()).args(["-t", "raw", "-r", "16000", "-c", "1", "-b", "16", "-e", "signed", "-"]);
    [silence(250), samples(&made(plain)), silence(250)].concat()
}

/// Sound with white noise under it, so many decibels below the speech; none: as it is.
pub fn noisy(sound: &[i16], below: Option<f32>, chance: &mut fastrand::Rng) -> Sound {
    let Some(below) = below else { return sound.to_vec() };
    let loud: Vec<f32> =
        sound.iter().filter(|sample| sample.unsigned_abs() > 100).map(|&sample| sample.into()).collect();
    let power = loud.iter().map(|sample| sample * sample).sum::<f32>() / loud.len().max(1) as f32;
    let strength = (power / 10f32.powf(below / 10.0)).sqrt();
    sound.iter().map(|&sample| (f32::from(sample) + strength * normal(chance)) as i16).collect()
}

/// A number of the normal distribution, nearly.
pub fn normal(chance: &mut fastrand::Rng) -> f32 {
    (0..12).map(|_| chance.f32()).sum::<f32>() - 6.0
}
