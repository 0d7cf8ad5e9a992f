//! A whole short game that is only spoken: one room, in which the player's voice and natiq's own come to one microphone.
//!
//! The mouth is the real daemon, the microphone a real capture program. What natiq says must never be heard by it, and
//! every move is asked about and answered by voice.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crate::corpus::{self, Made, Sound, say, sentence, word};
use crate::harness::{Audio, Daemon};
use crate::room::missing;
use crate::server::Server;
use crate::turns::{Owned, skip, turn, wait};

const TOOLS: [&str; 8] = ["speech-dispatcher", "espeak-ng", "pulseaudio", "pactl", "parec", "paplay", "ffmpeg", "sox"];
/// The longest that anything may take.
const LONG: Duration = Duration::from_secs(30);
/// So long without a sound it is quiet in the room, and natiq's ear is open again.
const QUIET: Duration = Duration::from_millis(700);

/// When it was last loud in the room.
fn loud(server: &Server) -> (Arc<Mutex<Instant>>, Owned) {
    let mut command = Command::new("parec");
    command.args(["--raw", "--format=s16le", "--channels=1", "--rate=16000", "--latency-msec=20"]);
    command.arg("--device=room.monitor").env("PULSE_SERVER", server.address());
    let mut process = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("parec");
    let mut output = process.stdout.take().expect("its output");
    let last = Arc::new(Mutex::new(Instant::now()));
    let shared = last.clone();
    thread::spawn(move || {
        let mut buffer = [0; 640];
        while output.read_exact(&mut buffer).is_ok() {
            let is_loud = |two: &[u8]| i16::from_le_bytes([two[0], two[1]]).unsigned_abs() > 200;
            if buffer.chunks_exact(2).any(is_loud) {
                *shared.lock().expect("no panic") = Instant::now();
            }
        }
    });
    (last, Owned(process))
}

/// Somebody speaks in the room.
fn speak(server: &Server, sound: &Sound) {
    let mut command = Command::new("paplay");
    command.args(["--raw", "--format=s16le", "--channels=1", "--rate=16000", "--device=room"]);
    command.env("PULSE_SERVER", server.address()).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut player = Owned(command.spawn().expect("paplay"));
    let bytes: Vec<u8> = sound.iter().flat_map(|sample| sample.to_le_bytes()).collect();
    player.0.stdin.take().expect("its input").write_all(&bytes).expect("played");
    player.0.wait().expect("played");
}

/// The lines that natiq has printed.
type Lines = Arc<Mutex<Vec<String>>>;

fn printed(lines: &Lines, such: impl Fn(&str) -> bool) -> usize {
    lines.lock().expect("no panic").iter().filter(|line| such(line)).count()
}

#[test]
fn a_whole_game_is_spoken_and_natiq_never_hears_itself() {
    let Some(_turn) = turn!(&TOOLS) else { return };
    fn here() {}
    let here = std::any::type_name_of_val(&here);
    if corpus::person().is_none() {
        return skip(here, "asterisk-core-sounds-en-g722 is not installed");
    }
    if let Some(missing) = missing() {
        return skip(here, &missing);
    }
    let server = Server::start(&["room"]);
    let daemon = Daemon::start(Audio::Server(server.address()));
    let folder = tempfile::tempdir().expect("a folder");
    let settings = "ear_open = true\near_capture = [\"parec\", \"--raw\", \"--format=s16le\", \"--channels=1\", \
                    \"--rate=16000\", \"--latency-msec=30\", \"--device=room.monitor\"]\n";
    std::fs::write(folder.path().join("default.toml"), settings).expect("settings");
    let (last, _listener) = loud(&server);

    let mut command = Command::new(env!("CARGO_BIN_EXE_natiq"));
    command
        .args(["play", "--lines", "--lang", "en", "--speech", "ssip", "--ear", "mic", "--config"])
        .arg(folder.path());
    command.arg("--save").arg(folder.path().join("game"));
    command.env("HOME", folder.path()).env("XDG_STATE_HOME", folder.path()).env("XDG_CONFIG_HOME", folder.path());
    command.env("PULSE_SERVER", server.address()).env("SPEECHD_ADDRESS", daemon.address());
    let mut natiq =
        Owned(command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("natiq"));
    let typed = natiq.0.stdin.take().expect("its input");
    let lines: Lines = Arc::default();
    let (shared, output) = (lines.clone(), natiq.0.stdout.take().expect("its output"));
    thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            shared.lock().expect("no panic").push(line);
        }
    });

    let told = || lines.lock().expect("no panic").join("\n");
    // natiq has said what it printed: it was loud in the room after that moment, and is no more.
    let heard_out = |since: Instant| {
        let last = || *last.lock().expect("no panic");
        wait(LONG, || last() > since) && wait(LONG, || last().elapsed() > QUIET)
    };
    let begun = Instant::now();
    assert!(wait(LONG, || printed(&lines, |line| line == "Listening.") == 1), "{}", told());
    assert!(heard_out(begun), "natiq does not greet");
    let mut chance = fastrand::Rng::with_seed(8);
    let digits = |text: &str, chance: &mut fastrand::Rng| {
        let words: Vec<Sound> = text.split(' ').map(|digit| word(&format!("digits/{digit}"))).collect();
        sentence(&words, chance)
    };
    let yes = say(Made::Espeak("en-us", 150, 50), "yes");
    let asks = |line: &str| line.contains("Yes or no?");
    for (at, (said, move_line)) in [
        ("6 2 6 3", "1 White: pawn from 6 2 to 6 3."),
        ("5 7 5 5", "1 Black: pawn from 5 7 to 5 5."),
        ("7 2 7 4", "2 White: pawn from 7 2 to 7 4."),
        ("4 8 8 4", "2 Black: queen from 4 8 to 8 4, checkmate."),
    ]
    .into_iter()
    .enumerate()
    {
        speak(&server, &digits(said, &mut chance));
        assert!(wait(LONG, || printed(&lines, asks) == at + 1), "{said} was not asked about: {}", told());
        assert!(heard_out(Instant::now()), "natiq does not ask aloud, or does not stop");
        speak(&server, &yes);
        assert!(wait(LONG, || printed(&lines, |line| line == move_line) == 1), "{move_line}: {}", told());
        assert!(heard_out(Instant::now()), "natiq does not announce aloud, or does not stop");
    }
    assert!(wait(LONG, || printed(&lines, |line| line.contains("Black wins")) == 1), "{}", told());
    drop(typed);
    assert!(wait(LONG, || printed(&lines, |line| line == "Bye.") == 1), "{}", told());
    // Four moves, four questions, and nothing that natiq itself said was taken for a fifth.
    assert_eq!(printed(&lines, asks), 4, "{}", told());
    assert_eq!(printed(&lines, |line| line.contains("not sure") || line.contains("did not hear")), 0, "{}", told());
}
