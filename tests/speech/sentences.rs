//! The right sentence is heard: nearer to its own than to any rival by the same voice.

use std::time::Duration;

use crate::harness::{Audio, Daemon, Mouth};
use crate::places::Recorder;
use crate::server::Server;
use crate::sound::{distance, peak, reference};
use crate::turns::turn;

const LONG: Duration = Duration::from_secs(20);

/// A sentence and its rivals: a digit changed, from and to exchanged, another piece, the other side,
/// the capture left out, the check left out, the other language.
struct Case {
    lang: &'static str,
    right: &'static str,
    rivals: &'static [(&'static str, &'static str)],
}

const CASES: [Case; 10] = [
    Case {
        lang: "en",
        right: "White: Omar. Black: Lina. White's clock is off.",
        rivals: &[
            ("en", "White: Lina. Black: Omar. White's clock is off."),
            ("en", "White: Omar. Black: Lina. Black's clock is off."),
            ("ar", "الأبيض: عمر. الأسود: لينا. ساعة الأبيض متوقفة."),
        ],
    },
    Case {
        lang: "en",
        right: "White: knight from 7 1 to 6 3.",
        rivals: &[
            ("en", "White: knight from 7 1 to 5 3."),
            ("en", "White: knight from 6 3 to 7 1."),
            ("en", "White: bishop from 7 1 to 6 3."),
            ("en", "Black: knight from 7 1 to 6 3."),
            ("ar", "الأبيض: حصان مِن 7 1 إلى 6 3."),
        ],
    },
    Case {
        lang: "en",
        right: "White: pawn from 5 4 takes bishop on 4 5, check.",
        rivals: &[
            ("en", "White: pawn from 5 4 takes bishop on 4 6, check."),
            ("en", "White: pawn from 4 5 takes bishop on 5 4, check."),
            ("en", "White: pawn from 5 4 takes rook on 4 5, check."),
            ("en", "Black: pawn from 5 4 takes bishop on 4 5, check."),
            ("en", "White: pawn from 5 4 to 4 5, check."),
            ("en", "White: pawn from 5 4 takes bishop on 4 5."),
        ],
    },
    Case {
        lang: "en",
        right: "White castles short, five five.",
        rivals: &[
            ("en", "White castles long, five five five."),
            ("en", "Black castles short, five five."),
            ("ar", "الأبيض: تَبْيِيت قصير، خمسة خمسة."),
        ],
    },
    Case {
        lang: "en",
        right: "White: 4 minutes 30 seconds.",
        rivals: &[
            ("en", "White: 5 minutes 30 seconds."),
            ("en", "White: 4 minutes 13 seconds."),
            ("en", "Black: 4 minutes 30 seconds."),
            ("ar", "الأبيض: 4 دَقَائِق و30 ثَانِيَه."),
        ],
    },
    Case {
        lang: "ar",
        right: "الأبيض: عمر. الأسود: لينا. ساعة الأبيض متوقفة.",
        rivals: &[
            ("ar", "الأبيض: لينا. الأسود: عمر. ساعة الأبيض متوقفة."),
            ("ar", "الأبيض: عمر. الأسود: لينا. ساعة الأسود متوقفة."),
            ("en", "White: Omar. Black: Lina. White's clock is off."),
        ],
    },
    Case {
        lang: "ar",
        right: "الأبيض: حصان مِن 7 1 إلى 6 3.",
        rivals: &[
            ("ar", "الأبيض: حصان مِن 7 1 إلى 5 3."),
            ("ar", "الأبيض: حصان مِن 6 3 إلى 7 1."),
            ("ar", "الأبيض: فيل مِن 7 1 إلى 6 3."),
            ("ar", "الأسود: حصان مِن 7 1 إلى 6 3."),
            ("en", "White: knight from 7 1 to 6 3."),
        ],
    },
    Case {
        lang: "ar",
        right: "الأبيض: بيدق مِن 5 4، أسر فيل في 4 5، كِشّ.",
        rivals: &[
            ("ar", "الأبيض: بيدق مِن 5 4، أسر فيل في 4 6، كِشّ."),
            ("ar", "الأبيض: بيدق مِن 4 5، أسر فيل في 5 4، كِشّ."),
            ("ar", "الأبيض: بيدق مِن 5 4، أسر رخ في 4 5، كِشّ."),
            ("ar", "الأسود: بيدق مِن 5 4، أسر فيل في 4 5، كِشّ."),
            ("ar", "الأبيض: بيدق مِن 5 4 إلى 4 5، كِشّ."),
            ("ar", "الأبيض: بيدق مِن 5 4، أسر فيل في 4 5."),
        ],
    },
    Case {
        lang: "ar",
        right: "الأبيض: تَبْيِيت قصير، خمسة خمسة.",
        rivals: &[
            ("ar", "الأبيض: تَبْيِيت طويل، خمسة خمسة خمسة."),
            ("ar", "الأسود: تَبْيِيت قصير، خمسة خمسة."),
            ("en", "White castles short, five five."),
        ],
    },
    Case {
        lang: "ar",
        right: "الأبيض: 4 دَقَائِق و30 ثَانِيَه.",
        rivals: &[
            ("ar", "الأبيض: 5 دَقَائِق و30 ثَانِيَه."),
            ("ar", "الأبيض: 4 دَقَائِق و13 ثَانِيَه."),
            ("ar", "الأسود: 4 دَقَائِق و30 ثَانِيَه."),
            ("en", "White: 4 minutes 30 seconds."),
        ],
    },
];

/// Says all sentences and holds each against its rivals; all faults are collected, none hides another.
///
/// `record` begins a recording; what it gives back ends it. `reference` says a sentence in the same voice.
fn judge(
    mouth: &mut Mouth,
    record: impl Fn() -> Box<dyn FnOnce() -> Vec<f32>>,
    reference: impl Fn(&str, &str) -> Vec<f32>,
) {
    let mut faults = Vec::new();
    for case in &CASES {
        let recording = record();
        mouth.say("table", "move", case.lang, case.right);
        mouth.until("Finished", LONG);
        let heard = recording();
        assert!(peak(&heard) > 0.05, "nothing was heard of {:?}", case.right);
        let right = distance(&heard, &reference(case.lang, case.right));
        let nearest = case
            .rivals
            .iter()
            .map(|(lang, text)| (distance(&heard, &reference(lang, text)), *text))
            .chain([(distance(&heard, &vec![0.0; heard.len()]), "silence")])
            .min_by(|one, other| one.0.total_cmp(&other.0))
            .expect("rivals");
        println!("{right:.3} right, {:.3} nearest rival ({}): {}", nearest.0, nearest.1, case.right);
        if right >= nearest.0 * 0.9 {
            faults.push(case.right);
        }
    }
    assert_eq!(faults, [] as [&str; 0]);
}

#[test]
fn every_sentence_is_the_right_one_through_the_socket() {
    let Some(_turn) = turn!(&["speech-dispatcher", "spd-say", "espeak-ng"]) else { return };
    let daemon = Daemon::start(Audio::File);
    let mut mouth = Mouth::start("ssip", &[("SPEECHD_ADDRESS", daemon.address())]);
    judge(&mut mouth, || daemon.record(), |lang, text| daemon.reference(lang, text));
}

#[test]
fn every_sentence_is_the_right_one_through_the_default_back_end() {
    let Some(_turn) = turn!(&["speech-dispatcher", "spd-say", "espeak-ng"]) else { return };
    let daemon = Daemon::start(Audio::File);
    let mut mouth = Mouth::start("auto", &[("SPEECHD_ADDRESS", daemon.address())]);
    if cfg!(feature = "tts") {
        for _ in 0..2 {
            let (at, line) = mouth.until("own voice ready", Duration::from_secs(60));
            println!("{:?} after the start: {line}", at.saturating_duration_since(mouth.begun));
        }
    }
    judge(&mut mouth, || daemon.record(), |lang, text| daemon.reference(lang, text));
    assert!(mouth.answers() < Duration::from_millis(100));
}

#[test]
fn every_sentence_is_the_right_one_through_a_child_process() {
    let Some(_turn) = turn!(&["espeak-ng", "pulseaudio", "parec", "pactl"]) else { return };
    let server = Server::start(&["one"]);
    let recorder = Recorder::start(&server, "one");
    let mut mouth = Mouth::start("command", &[("PULSE_SERVER", server.address())]);
    judge(&mut mouth, || recorder.record(), reference);
}
