//! The signals as tones: really heard from the program itself, each as it should be and no two alike.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use natiq::sound::Signal;
use natiq::sound::tones::{length, notes};

use crate::harness::{Owned, wait};
use crate::places::Recorder;
use crate::server::Server;
use crate::sound::RATE;
use crate::turns::turn;

const TOOLS: [&str; 3] = ["pulseaudio", "pactl", "parec"];
const LONG: Duration = Duration::from_secs(30);
/// A signal ends where this many seconds are quiet: longer than a rest in one, shorter than what is between two.
const QUIET: f64 = 0.3;

/// natiq with tones, by pipe.
struct Game {
    input: ChildStdin,
    lines: Receiver<String>,
    process: Owned,
    _folder: tempfile::TempDir,
}

impl Game {
    /// `alsa` is its whole ALSA configuration.
    fn start(alsa: &str, server: Option<&Server>) -> Game {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("config")).expect("a folder");
        fs::write(at("config/default.toml"), "sound = \"tones\"\nlang = \"en\"\n").expect("settings");
        fs::write(at("alsa.conf"), alsa).expect("settings");
        let mut command = Command::new(env!("CARGO_BIN_EXE_natiq"));
        command.args(["--lines", "--speech", "off", "--config"]).arg(at("config")).arg("--save").arg(at("game"));
        command.env("ALSA_CONFIG_PATH", at("alsa.conf")).env("HOME", folder.path());
        command.env("XDG_CONFIG_HOME", at("home")).env("XDG_STATE_HOME", at("state"));
        command.env("PULSE_SERVER", server.map_or("unix:/nowhere".to_owned(), Server::address));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("natiq");
        let (input, output) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
        let (send, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if send.send(line).is_err() {
                    return;
                }
            }
        });
        Game { input, lines, process: Owned(child), _folder: folder }
    }

    fn enter(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it reads");
    }

    /// Waits for a line that holds a text.
    fn until(&self, wanted: &str) {
        let end = Instant::now() + LONG;
        loop {
            let line = self.lines.recv_timeout(end.saturating_duration_since(Instant::now()));
            if line.expect("a line in time").contains(wanted) {
                return;
            }
        }
    }

    /// Ends the input; the lines that were left, and what stands on its error output.
    fn end(self) -> (Vec<String>, String) {
        let Game { input, lines, mut process, _folder } = self;
        drop(input);
        let child: &mut Child = &mut process.0;
        assert!(wait_for(child), "it did not end");
        let mut errors = String::new();
        child.stderr.take().expect("a pipe").read_to_string(&mut errors).expect("text");
        (lines.iter().collect(), errors)
    }
}

fn wait_for(child: &mut Child) -> bool {
    let end = Instant::now() + LONG;
    while Instant::now() < end {
        if matches!(child.try_wait(), Ok(Some(_))) {
            return true;
        }
        thread::sleep(Duration::from_millis(20));
    }
    false
}

const PULSE: &str = "pcm.!default { type pulse }\nctl.!default { type pulse }\n";

/// Whether ALSA can reach a sound server here; else why the test is skipped.
fn has_plugin(name: &str) -> bool {
    let folders = ["/usr/lib", "/usr/lib64"].map(Path::new);
    let inside = |folder: &Path| fs::read_dir(folder).map(|all| all.flatten().map(|entry| entry.path()).collect());
    let mut places: Vec<_> = folders.into_iter().flat_map(|folder| inside(folder).unwrap_or_else(|_| vec![])).collect();
    places.extend(folders.map(Path::to_owned));
    let found = places.iter().any(|place| place.join("alsa-lib/libasound_module_pcm_pulse.so").exists());
    if !found {
        println!("SKIP {name}: libasound2-plugins is not installed");
    }
    found
}

/// The sounds in a recording, apart from each other by silence.
fn sounds(samples: &[f32]) -> Vec<&[f32]> {
    let quiet = (QUIET * RATE as f64) as usize;
    let mut found: Vec<(usize, usize)> = Vec::new();
    for (at, _) in samples.iter().enumerate().filter(|(_, sample)| sample.abs() > 0.02) {
        match found.last_mut() {
            Some((_, end)) if at - *end < quiet => *end = at,
            _ => found.push((at, at)),
        }
    }
    found.into_iter().map(|(from, to)| &samples[from..=to]).collect()
}

/// The pitch of a piece of one note, in hertz, by its crossings of zero.
fn pitch(samples: &[f32]) -> f32 {
    let crossings = samples.windows(2).filter(|pair| pair[0] < 0.0 && pair[1] >= 0.0).count();
    crossings as f32 * RATE as f32 / samples.len() as f32
}

/// The pitches of the notes of a signal as they are heard, from the middle of each.
fn heard(sound: &[f32], signal: Signal) -> Vec<f32> {
    let mut from = 0.0;
    let mut pitches = Vec::new();
    for (hertz, millis) in notes(signal) {
        let long = *millis as f32 / 1_000.0;
        let part = |share: f32| (((from + share * long) * RATE as f32) as usize).min(sound.len());
        if *hertz > 0.0 {
            pitches.push(pitch(&sound[part(0.1)..part(0.8)]));
        }
        from += long;
    }
    pitches
}

/// Whether what is heard is this signal.
fn is(sound: &[f32], signal: Signal) -> bool {
    let written = notes(signal).iter().filter(|(hertz, _)| *hertz > 0.0).map(|(hertz, _)| hertz);
    let long = sound.len() as f32 / RATE as f32;
    (long - length(signal).as_secs_f32()).abs() < 0.06
        && heard(sound, signal).iter().zip(written).all(|(heard, written)| (heard / written - 1.0).abs() < 0.15)
}

#[test]
fn every_signal_is_heard_as_it_should_be_and_no_two_alike() {
    let Some(_turn) = turn!(&TOOLS) else { return };
    if !has_plugin("every_signal_is_heard_as_it_should_be_and_no_two_alike") {
        return;
    }
    let server = Server::start(&["table"]);
    let recorder = Recorder::prompt(&server, "table");
    let mut game = Game::start(PULSE, Some(&server));
    let begun = Instant::now();
    game.enter("help sounds");
    game.until("higher than those of the illegal move");
    let all = || recorder.since(begun);
    // The last one is whole before the game is left, which would cut it.
    let last = length(Signal::ALL[Signal::ALL.len() - 1]).as_secs_f32();
    let whole = |sound: &&[f32]| sound.len() as f32 / RATE as f32 > last - 0.06;
    let all_heard = || {
        let all = all();
        let sounds = sounds(&all);
        sounds.len() == Signal::ALL.len() && sounds.last().is_some_and(whole)
    };
    assert!(wait(LONG, all_heard), "{} sounds", sounds(&all()).len());
    let (_, errors) = game.end();
    assert_eq!(errors, "", "nothing of a library's own is printed");
    let all = all();
    for (at, sound) in sounds(&all).into_iter().enumerate() {
        let fitting: Vec<Signal> = Signal::ALL.into_iter().filter(|signal| is(sound, *signal)).collect();
        assert_eq!(fitting, [Signal::ALL[at]], "sound {at}: {:?}", heard(sound, Signal::ALL[at]));
    }
}

#[test]
fn what_happens_is_heard_once() {
    let Some(_turn) = turn!(&TOOLS) else { return };
    if !has_plugin("what_happens_is_heard_once") {
        return;
    }
    let server = Server::start(&["table"]);
    let recorder = Recorder::prompt(&server, "table");
    let mut game = Game::start(PULSE, Some(&server));
    let begun = Instant::now();
    for (line, said) in [("5254", "5 4"), ("4745", "4 5"), ("7173", "cannot go"), ("5445", "takes pawn")] {
        game.enter(line);
        game.until(said);
    }
    let all = || recorder.since(begun);
    // Both end well before the next begins, but they may stand close: one after the other they are as long as both.
    let wanted = (length(Signal::Illegal) + length(Signal::Capture)).as_secs_f32();
    let whole = || sounds(&all()).iter().map(|sound| sound.len()).sum::<usize>() as f32 / RATE as f32;
    assert!(wait(LONG, || whole() > wanted), "{} seconds of sound", whole());
    let (_, errors) = game.end();
    assert_eq!(errors, "");
    let (all, first) = (all(), notes(Signal::Illegal)[0].0);
    let sounds = sounds(&all);
    assert!((heard(sounds[0], Signal::Illegal)[0] / first - 1.0).abs() < 0.15, "the illegal move first");
    let rest = |sound: &[f32]| sound.len() as f32 / RATE as f32;
    assert!(sounds.iter().map(|sound| rest(sound)).sum::<f32>() < wanted + 0.3, "and nothing beside the two");
}

#[test]
fn a_missing_device_is_said_once_and_play_goes_on() {
    let Some(_turn) = turn!(&[]) else { return };
    let mut game = Game::start("", None);
    game.enter("7173");
    game.until("No sound device can be used");
    for line in ["7173", "5254", "5254", "help sounds"] {
        game.enter(line);
    }
    let (lines, errors) = game.end();
    assert_eq!(errors, "");
    let has = |wanted: &str| lines.iter().any(|line| line.contains(wanted));
    assert!(!has("No sound device"), "said once");
    assert!(has("pawn from 5 2 to 5 4") && has("The bell of the terminal rings for"), "{lines:?}");
}
