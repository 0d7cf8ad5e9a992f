//! Daemons that are absent, stopped, killed, or without a sound device: how long until speech goes on.

use std::time::{Duration, Instant};

use rustix::process::Signal;

use crate::harness::{Audio, Daemon, Mouth, signal};
use crate::places::Recorder;
use crate::server::Server;
use crate::sound::{distance, peak, reference};
use crate::turns::turn;

const LONG: Duration = Duration::from_secs(20);
const WORDS: &str = "White: knight from 7 1 to 6 3.";
const OTHER: &str = "Black: rook from 2 8 to 2 2.";
const TOOLS: [&str; 5] = ["speech-dispatcher", "espeak-ng", "pulseaudio", "parec", "pactl"];
/// The loss of a back end is told this soon after a call that hangs.
const TOLD: Duration = Duration::from_millis(2_500);

fn modes() -> Vec<&'static str> {
    if cfg!(feature = "tts") { vec!["auto", "ssip"] } else { vec!["ssip"] }
}

/// The mouth on a daemon; its child processes play to a sound server, so that both can be told apart.
fn mouth(mode: &str, daemon: &Daemon, server: &Server, spawn: bool) -> Mouth {
    let environment =
        [("SPEECHD_ADDRESS", daemon.address()), ("PULSE_SERVER", server.address()), ("PATH", daemon.programs(spawn))];
    Mouth::start(mode, &environment)
}

/// The sentence must be told from another one.
fn is_right(heard: &[f32]) -> bool {
    let (right, wrong) = (distance(heard, &reference("en", WORDS)), distance(heard, &reference("en", OTHER)));
    println!("  {right:.3} right, {wrong:.3} wrong");
    peak(heard) > 0.05 && right < wrong / 2.0
}

/// The sentence is asked for, the change to the child process is told in time, and the child says it.
fn changes_over(mode: &str, what: &str, mouth: &mut Mouth, recorder: &Recorder) {
    let recording = recorder.record();
    let asked = mouth.say("table", "move", "en", WORDS);
    let answered = mouth.answers();
    let (at, line) = mouth.until("Changed", LONG);
    let told = at.saturating_duration_since(asked);
    println!("{mode}, {what}: {line} told after {told:?}; the next question answered after {answered:?}");
    assert!(line.contains("to: Command") && told < TOLD, "{told:?}");
    assert!(answered < Duration::from_millis(200), "{answered:?}");
    mouth.until("Finished", LONG);
    assert!(is_right(&recording()), "{mode}, {what}: the sentence was not said again");
}

#[test]
fn a_daemon_stopped_at_the_start_delays_nobody() {
    let Some(_turn) = turn!(&TOOLS) else { return };
    let server = Server::start(&["one"]);
    let recorder = Recorder::start(&server, "one");
    for mode in modes() {
        let daemon = Daemon::start(Audio::File);
        signal(daemon.pid(), Signal::STOP);
        let mut mouth = mouth(mode, &daemon, &server, false);
        changes_over(mode, "stopped at the start", &mut mouth, &recorder);
    }
}

#[test]
fn a_daemon_stopped_in_play_is_left_in_time() {
    let Some(_turn) = turn!(&TOOLS) else { return };
    let server = Server::start(&["one"]);
    let recorder = Recorder::start(&server, "one");
    for mode in modes() {
        let daemon = Daemon::start(Audio::File);
        let mut mouth = mouth(mode, &daemon, &server, false);
        if mode == "auto" {
            mouth.until("own voice ready", LONG);
            mouth.until("own voice ready", LONG);
        }
        let recording = daemon.record();
        mouth.say("table", "move", "en", WORDS);
        mouth.until("Finished", LONG);
        assert!(is_right(&recording()));
        signal(daemon.pid(), Signal::STOP);
        changes_over(mode, "stopped in play", &mut mouth, &recorder);
    }
}

#[test]
fn a_daemon_absent_or_killed_that_nobody_can_start_is_left_in_time() {
    let Some(_turn) = turn!(&TOOLS) else { return };
    let server = Server::start(&["one"]);
    let recorder = Recorder::start(&server, "one");
    for mode in modes() {
        let mut daemon = Daemon::start(Audio::File);
        let mut first = mouth(mode, &daemon, &server, false);
        first.say("table", "move", "en", WORDS);
        first.until("Finished", LONG);
        // The stale socket stays behind, as after a crash.
        daemon.kill();
        changes_over(mode, "killed", &mut first, &recorder);
        drop(first);
        let mut second = mouth(mode, &daemon, &server, false);
        changes_over(mode, "absent", &mut second, &recorder);
    }
}

#[test]
fn a_daemon_absent_or_killed_is_started_again_and_goes_on() {
    let Some(_turn) = turn!(&TOOLS) else { return };
    let server = Server::start(&["one"]);
    for mode in modes() {
        let mut daemon = Daemon::start(Audio::File);
        daemon.kill();
        let mut mouth = mouth(mode, &daemon, &server, true);
        for what in ["absent at the start", "killed in play"] {
            let recording = daemon.record();
            let asked = mouth.say("table", "move", "en", WORDS);
            let (end, seen) = mouth.lines_until("Finished", LONG);
            let (end, _) = end.expect("finished");
            println!("{mode}, {what}: said {:?} after the call: {seen:?}", end.saturating_duration_since(asked));
            assert!(!seen.iter().any(|line| line.contains("Changed") || line.contains("Lost")), "{seen:?}");
            assert!(is_right(&recording()));
            daemon.end_spawned();
        }
    }
}

#[test]
fn without_a_sound_device_everything_is_printed_and_nobody_waits() {
    let Some(_turn) = turn!(&TOOLS) else { return };
    for mode in modes() {
        let daemon = Daemon::start(Audio::Nowhere);
        let none = daemon.folder.path().join("none.conf");
        std::fs::write(&none, "").expect("an empty configuration");
        let environment = [
            ("SPEECHD_ADDRESS", daemon.address()),
            ("ALSA_CONFIG_PATH", none.display().to_string()),
            ("PATH", daemon.programs(false)),
            ("XDG_RUNTIME_DIR", daemon.folder.path().display().to_string()),
        ];
        let mut mouth = Mouth::start(mode, &environment);
        let asked: Instant = mouth.say("table", "move", "en", WORDS);
        let answered = mouth.answers();
        let (told, seen) = mouth.lines_until("Lost", Duration::from_secs(15));
        let after = told.expect("lost").0.saturating_duration_since(asked);
        let expected = Duration::from_millis(natiq::voice::length::expected_ms(WORDS, 0));
        let late = after.saturating_sub(expected);
        println!(
            "{mode}, no sound device: lost {late:?} after the expected end, {seen:?}; answered after {answered:?}"
        );
        assert!(late < Duration::from_millis(3_500), "{late:?}");
        assert!(answered < Duration::from_millis(200));
    }
}
