//! How soon the first word is heard, and how soon a key silences it: on a sound server that keeps time.

use std::time::Duration;

use crate::harness::{Audio, Daemon, Mouth};
use crate::places::Recorder;
use crate::server::Server;
use crate::turns::turn;

const LONG: Duration = Duration::from_secs(15);

/// One start: how long from the start of the process to the first sample.
fn one_start(lang: &str, text: &str) -> Duration {
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
    mouth.until("Finished", LONG);
    // Later ones, before, while and after the voices are set in the background.
    for pause in [0, 2_200, 4_000] {
        std::thread::sleep(Duration::from_millis(pause));
        let asked = mouth.say("table", "reply", lang, text);
        let heard = recorder.first_sound(asked, LONG).expect("a first sample");
        println!("{lang}: {pause} ms later, {:?} after the call", heard.saturating_duration_since(asked));
        std::thread::sleep(Duration::from_millis(300));
        let key = mouth.tell("key");
        let silent = recorder.silence(key, LONG).expect("silence");
        println!("{lang}: a key silences a reply after {:?}", silent.saturating_duration_since(key));
    }
    from_start
}

/// On a machine that others use too one start may be slow; three are not.
fn first_word(lang: &str, text: &str) {
    let Some(_turn) = turn!(&["speech-dispatcher", "espeak-ng", "pulseaudio", "parec", "pactl"]) else { return };
    let limit = Duration::from_secs(1);
    let times: Vec<Duration> = std::iter::repeat_with(|| one_start(lang, text)).take(3).collect();
    assert!(times.iter().any(|time| *time < limit), "{times:?}");
}

#[test]
fn the_first_english_word_is_heard_within_a_second() {
    first_word("en", "White: knight from 7 1 to 6 3.");
}

#[test]
fn the_first_arabic_word_is_heard_within_a_second() {
    first_word("ar", "الأبيض: حصان مِن 7 1 إلى 6 3.");
}
