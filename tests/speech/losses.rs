//! Daemons that are absent, stopped, killed, or without a sound device: how long until speech goes on.

use std::time::{Duration, Instant};

use rustix::process::Signal;

use crate::harness::{Audio, Daemon, Mouth, signal, turn};
use crate::sound::{distance, reference, samples};

const LONG: Duration = Duration::from_secs(20);
const WORDS: &str = "White: knight from 7 1 to 6 3.";
const TOOLS: [&str; 2] = ["speech-dispatcher", "espeak-ng"];

fn modes() -> Vec<&'static str> {
    if cfg!(feature = "tts") { vec!["auto", "ssip"] } else { vec!["ssip"] }
}

/// The mouth on a daemon, its child processes recorded into the daemon's own file.
fn mouth(mode: &str, daemon: &Daemon) -> Mouth {
    Mouth::start(
        mode,
        &[
            ("SPEECHD_ADDRESS", daemon.address()),
            ("ALSA_CONFIG_PATH", daemon.alsa_config().display().to_string()),
            ("PATH", path_without_daemon(daemon)),
        ],
    )
}

/// A `PATH` where nobody can start another daemon behind the test's back.
fn path_without_daemon(daemon: &Daemon) -> String {
    let folder = daemon.folder.path().join("bin");
    std::fs::create_dir_all(&folder).expect("a folder");
    let link = folder.join("espeak-ng");
    if !link.exists() {
        std::os::unix::fs::symlink("/usr/bin/espeak-ng", link).expect("a link");
    }
    folder.display().to_string()
}

#[test]
fn a_stopped_daemon_at_the_start_delays_nobody() {
    let Some(_turn) = turn(&TOOLS) else { return };
    for mode in modes() {
        let daemon = Daemon::start(Audio::File);
        signal(daemon.pid(), Signal::STOP);
        let mut mouth = mouth(mode, &daemon);
        let asked = mouth.say("table", "move", "en", WORDS);
        let answered = mouth.answers();
        let (told, line) = mouth.until("Changed", LONG);
        println!(
            "{mode}: {line} {:?} after the call; the next question answered in {answered:?}",
            told.saturating_duration_since(asked)
        );
        assert!(line.contains("to: Command") && told.saturating_duration_since(asked) < Duration::from_millis(2_500));
        assert!(answered < Duration::from_millis(200));
        mouth.until("Finished", LONG);
        let heard = samples(&daemon.recorded());
        assert!(distance(&heard, &reference("en", WORDS)) < distance(&heard, &reference("en", "Black: rook to 2 8.")));
    }
}

#[test]
fn a_daemon_stopped_in_play_is_left_in_time() {
    let Some(_turn) = turn(&TOOLS) else { return };
    for mode in modes() {
        let daemon = Daemon::start(Audio::File);
        let mut mouth = mouth(mode, &daemon);
        mouth.say("table", "move", "en", WORDS);
        mouth.until("Finished", LONG);
        if mode == "auto" {
            mouth.until("own voice ready", LONG);
            mouth.until("own voice ready", LONG);
        }
        signal(daemon.pid(), Signal::STOP);
        let asked = mouth.say("table", "move", "en", WORDS);
        let answered = mouth.answers();
        let (told, line) = mouth.until("Changed", LONG);
        println!(
            "{mode}: {line} {:?} after the call; the next question answered in {answered:?}",
            told.saturating_duration_since(asked)
        );
        assert!(line.contains("to: Command") && told.saturating_duration_since(asked) < Duration::from_millis(2_500));
        mouth.until("Finished", LONG);
    }
}

#[test]
fn a_killed_daemon_that_is_there_again_is_used_again_and_one_that_is_not_is_left() {
    let Some(_turn) = turn(&TOOLS) else { return };
    for mode in modes() {
        let mut daemon = Daemon::start(Audio::File);
        let mut mouth = mouth(mode, &daemon);
        mouth.say("table", "move", "en", WORDS);
        mouth.until("Finished", LONG);
        let before = daemon.recorded().len();
        daemon.restart();
        let asked = mouth.say("table", "move", "en", WORDS);
        let (told, seen) = mouth.lines_until("Finished", LONG);
        let (told, _) = told.expect("finished");
        println!("{mode}: restarted, said {:?} after the call: {seen:?}", told.saturating_duration_since(asked));
        let heard = samples(daemon.recorded().get(before..).unwrap_or_default());
        println!("{mode}: {} samples after the restart", heard.len());

        daemon.kill();
        let asked = Instant::now();
        mouth.say("table", "move", "en", WORDS);
        let (told, line) = match seen.iter().find(|line| line.contains("Changed")) {
            // A restart slower than the reconnect: it was left already.
            Some(line) => (asked, line.clone()),
            None => mouth.until("Changed", LONG),
        };
        println!("{mode}: killed, {line} {:?} after the call", told.saturating_duration_since(asked));
        assert!(line.contains("to: Command") && told.saturating_duration_since(asked) < Duration::from_millis(2_500));
        mouth.until("Finished", LONG);
    }
}

#[test]
fn an_absent_daemon_is_started_once_and_otherwise_left() {
    let Some(_turn) = turn(&TOOLS) else { return };
    for mode in modes() {
        let mut daemon = Daemon::start(Audio::File);
        daemon.kill();
        // The stale socket stays behind, as after a crash.
        let mut mouth = mouth(mode, &daemon);
        let asked = mouth.say("table", "move", "en", WORDS);
        let (told, line) = mouth.until("Changed", LONG);
        println!("{mode}: absent, {line} {:?} after the call", told.saturating_duration_since(asked));
        assert!(line.contains("to: Command") && told.saturating_duration_since(asked) < Duration::from_millis(2_500));
        mouth.until("Finished", LONG);
        assert!(!daemon.recorded().is_empty(), "the sentence was said by the child process");
    }
}

#[test]
fn without_a_sound_device_everything_is_printed_and_nobody_waits() {
    let Some(_turn) = turn(&TOOLS) else { return };
    for mode in modes() {
        let daemon = Daemon::start(Audio::Nowhere);
        let none = daemon.folder.path().join("none.conf");
        std::fs::write(&none, "").expect("an empty configuration");
        let environment = [
            ("SPEECHD_ADDRESS", daemon.address()),
            ("ALSA_CONFIG_PATH", none.display().to_string()),
            ("PATH", path_without_daemon(&daemon)),
        ];
        let mut mouth = Mouth::start(mode, &environment);
        let asked = mouth.say("table", "move", "en", WORDS);
        let answered = mouth.answers();
        let (told, seen) = mouth.lines_until("Lost", Duration::from_secs(15));
        let after = told.map(|(at, _)| at.saturating_duration_since(asked));
        println!("{mode}: no sound device: lost after {after:?}, {seen:?}; the next question answered in {answered:?}");
        let expected = Duration::from_millis(natiq::voice::length::expected_ms(WORDS, 0));
        assert!(after.is_some_and(|after| after < expected + Duration::from_millis(4_500)), "{after:?}");
        assert!(answered < Duration::from_millis(200));
    }
}
