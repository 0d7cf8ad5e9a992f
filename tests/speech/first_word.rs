//! How soon the first word is heard, and how soon a key silences it: on a sound server that keeps time.

use std::time::Duration;

use crate::harness::{Audio, Daemon, Mouth, turn};
use crate::places::{Recorder, Server};

const LONG: Duration = Duration::from_secs(15);

fn first_word(lang: &str, text: &str) {
    let Some(_turn) = turn(&["speech-dispatcher", "espeak-ng", "pulseaudio", "parec", "pactl"]) else { return };
    let server = Server::start(&["one"]);
    let recorder = Recorder::prompt(&server, "one");
    let daemon = Daemon::start(Audio::Server(server.address()));
    let environment = [("SPEECHD_ADDRESS", daemon.address()), ("PULSE_SERVER", server.address())];
    let mut mouth = Mouth::start("auto", &environment);
    let asked = mouth.say("table", "move", lang, text);
    let heard = recorder.first_sound(asked, LONG).expect("a first sample");
    let (from_start, from_call) =
        (heard.saturating_duration_since(mouth.begun), heard.saturating_duration_since(asked));
    println!("{lang}: first sample {from_start:?} after the start of the process, {from_call:?} after the call");
    assert!(from_start < Duration::from_secs(1), "{from_start:?}");
    mouth.until("Finished", LONG);
    // A later one, while the voices are being set in the background.
    let asked = mouth.say("table", "reply", lang, text);
    let heard = recorder.first_sound(asked, LONG).expect("a first sample");
    let later = heard.saturating_duration_since(asked);
    println!("{lang}: while voices are being set, {later:?} after the call");
    std::thread::sleep(Duration::from_millis(300));
    let key = mouth.tell("key");
    let silent = recorder.silence(key, LONG).expect("silence");
    println!("{lang}: a key silences a reply after {:?}", silent.saturating_duration_since(key));
    assert!(silent.saturating_duration_since(key) < Duration::from_secs(1));
}

#[test]
fn the_first_english_word_is_heard_within_a_second() {
    first_word("en", "White: knight from 7 1 to 6 3.");
}

#[test]
fn the_first_arabic_word_is_heard_within_a_second() {
    first_word("ar", "الأبيض: حصان مِن 7 1 إلى 6 3.");
}
