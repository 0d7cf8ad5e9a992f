//! Two headphones at one table: two null sinks, each recorded.

use std::io::Read;
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crate::harness::{Mouth, Owned, wait};
use crate::server::Server;
use crate::sound::{RATE, distance, length, peak, reference, samples, trimmed};
use crate::turns::turn;

const LONG: Duration = Duration::from_secs(20);
const TOOLS: [&str; 5] = ["pulseaudio", "pactl", "paplay", "parec", "espeak-ng"];
/// Louder than this is a sound (of 1).
const HEARD: f32 = 0.01;

/// What was read, in parts, each with its time.
type Parts = Mutex<Vec<(Instant, Vec<u8>)>>;

/// Everything one sink plays, with the time each part came.
pub struct Recorder {
    parts: Arc<Parts>,
    _process: Owned,
}

impl Recorder {
    /// For what is heard: with a long buffer, so that a busy machine loses nothing.
    pub fn start(server: &Server, sink: &str) -> Recorder {
        Recorder::with_latency(server, sink, 400)
    }

    /// For when it is heard: with a buffer of 20 ms.
    pub fn prompt(server: &Server, sink: &str) -> Recorder {
        Recorder::with_latency(server, sink, 20)
    }

    fn with_latency(server: &Server, sink: &str, ms: u32) -> Recorder {
        let mut command = Command::new("parec");
        command.args(["--raw", "--format=s16le", "--channels=1"]).arg(format!("--latency-msec={ms}"));
        command
            .arg(format!("--rate={RATE}"))
            .arg(format!("--device={sink}.monitor"))
            .env("PULSE_SERVER", server.address());
        let mut process =
            command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("parec");
        let mut output = process.stdout.take().expect("its output");
        let parts: Arc<Parts> = Arc::default();
        let shared = parts.clone();
        thread::spawn(move || {
            let mut buffer = [0; 4_096];
            while let Ok(size @ 1..) = output.read(&mut buffer) {
                shared.lock().expect("no panic").push((Instant::now(), buffer[..size].to_vec()));
            }
        });
        let recorder = Recorder { parts, _process: Owned(process) };
        assert!(
            wait(Duration::from_secs(5), || !recorder.parts.lock().expect("no panic").is_empty()),
            "nothing is recorded"
        );
        recorder
    }

    /// Begins a recording; what comes back ends it, 700 ms later, and gives its samples.
    pub fn record(&self) -> Box<dyn FnOnce() -> Vec<f32>> {
        let (parts, from) = (self.parts.clone(), Instant::now());
        Box::new(move || {
            thread::sleep(Duration::from_millis(700));
            since(&parts, from)
        })
    }

    /// All samples since `from`.
    pub fn since(&self, from: Instant) -> Vec<f32> {
        since(&self.parts, from)
    }

    /// When the first sound after `from` came.
    pub fn first_sound(&self, from: Instant, limit: Duration) -> Option<Instant> {
        self.when(from, limit, |part| peak(part) > HEARD)
    }

    /// When it had become silent after `from`, and stayed so for 300 ms.
    pub fn silence(&self, from: Instant, limit: Duration) -> Option<Instant> {
        let mut last = from;
        let until = Instant::now() + limit;
        while Instant::now() < until {
            let parts = self.parts.lock().expect("no panic");
            let loud =
                parts.iter().rev().find(|(at, bytes)| *at >= from && peak(&samples(bytes)) > HEARD).map(|(at, _)| *at);
            let newest = parts.last().map(|(at, _)| *at);
            drop(parts);
            last = loud.unwrap_or(last);
            if newest.is_some_and(|newest| newest.saturating_duration_since(last) > Duration::from_millis(300)) {
                return Some(last);
            }
            thread::sleep(Duration::from_millis(10));
        }
        None
    }

    fn when(&self, from: Instant, limit: Duration, what: impl Fn(&[f32]) -> bool) -> Option<Instant> {
        let until = Instant::now() + limit;
        while Instant::now() < until {
            let parts = self.parts.lock().expect("no panic");
            if let Some((at, _)) = parts.iter().find(|(at, bytes)| *at >= from && what(&samples(bytes))) {
                return Some(*at);
            }
            drop(parts);
            thread::sleep(Duration::from_millis(5));
        }
        None
    }
}

fn since(parts: &Parts, from: Instant) -> Vec<f32> {
    let parts = parts.lock().expect("no panic");
    samples(&parts.iter().filter(|(at, _)| *at >= from).flat_map(|(_, bytes)| bytes.clone()).collect::<Vec<u8>>())
}

const CHANNELS: &str = "[white]\ndevice = \"one\"\nlanguage = \"ar\"\n[black]\ndevice = \"two\"\nlanguage = \"en\"\n";
const ANSWER: &str = "بقيت لك 4 دَقَائِق و30 ثَانِيَه.";
const OTHER: &str = "بقيت لك 5 دَقَائِق و30 ثَانِيَه.";

#[test]
fn a_private_answer_is_in_one_headphone_and_silence_in_the_other() {
    let Some(_turn) = turn!(&TOOLS) else { return };
    // The third sink is the table's own speaker: the sound server's default.
    let server = Server::start(&["table", "one", "two"]);
    server.control(&["set-default-sink", "table"]).expect("a default");
    let all = ["table", "one", "two"].map(|sink| Recorder::prompt(&server, sink));
    let mut mouth = Mouth::start_with("command", CHANNELS, &[("PULSE_SERVER", server.address())]);
    let asked = mouth.say("white", "reply", "ar", ANSWER);
    let heard = all[1].first_sound(asked, LONG).expect("a first sample");
    println!("private answer: first sample {:?} after the call", heard.saturating_duration_since(asked));
    mouth.until("Finished", LONG);
    thread::sleep(Duration::from_millis(300));
    let [table, one, two] = all.each_ref().map(|recorder| recorder.since(asked));
    println!("peaks: table {:.4}, White {:.4}, Black {:.4}", peak(&table), peak(&one), peak(&two));
    assert!(peak(&table) < HEARD && peak(&two) < HEARD, "a private answer was heard by others");
    let (right, wrong) = (distance(&one, &reference("ar", ANSWER)), distance(&one, &reference("ar", OTHER)));
    println!("White's headphone: {right:.3} right, {wrong:.3} wrong");
    assert!(right < wrong);

    // An announcement is heard at the table and in both.
    let asked = mouth.say("table", "move", "en", "White: knight from 7 1 to 6 3.");
    mouth.until("Finished", LONG);
    thread::sleep(Duration::from_millis(300));
    for (name, recorder) in ["table", "one", "two"].iter().zip(&all) {
        let heard = peak(&recorder.since(asked));
        println!("announcement in {name}: peak {heard:.3}");
        assert!(heard > HEARD, "{name}");
    }
}

#[test]
fn a_headphone_pulled_out_during_an_answer_leaks_nothing_and_gets_the_answer_when_it_is_back() {
    let Some(_turn) = turn!(&TOOLS) else { return };
    let server = Server::start(&["table", "one", "two"]);
    server.control(&["set-default-sink", "table"]).expect("a default");
    let (table, two) = (Recorder::prompt(&server, "table"), Recorder::prompt(&server, "two"));
    let one = Recorder::prompt(&server, "one");
    let mut mouth = Mouth::start_with("command", CHANNELS, &[("PULSE_SERVER", server.address())]);
    let asked = mouth.say("white", "reply", "ar", ANSWER);
    one.first_sound(asked, LONG).expect("a first sample");
    thread::sleep(Duration::from_millis(400));
    server.unload("one");
    let gone = Instant::now();
    let (told, line) = mouth.until("ChannelLost", LONG);
    println!("{line} {:?} after the sink went", told.saturating_duration_since(gone));
    assert!(told.saturating_duration_since(gone) < Duration::from_secs(1));
    // Asked again while it is gone: nothing anywhere.
    mouth.say("white", "reply", "ar", OTHER);
    thread::sleep(Duration::from_millis(2_500));
    let leaked = [&table, &two].map(|recorder| trimmed(&recorder.since(asked)).len());
    let leak = length(&vec![0.0; leaked[0].max(leaked[1])]);
    println!("leaked into other devices: {leak:?}");
    assert!(leak < Duration::from_millis(250), "{leak:?}");
    mouth.tell("place\twhite");
    assert!(mouth.until("place", LONG).1.contains("Lost"));
    assert!(mouth.answers() < Duration::from_millis(100), "the clock runs on");
    server.load("one");
    let one = Recorder::prompt(&server, "one");
    let back = Instant::now();
    mouth.until("ChannelBack", LONG);
    let heard = one.first_sound(back, LONG).expect("the last answer");
    println!("back: the last answer is heard {:?} after the sink came", heard.saturating_duration_since(back));
    mouth.until("Finished", LONG);
    thread::sleep(Duration::from_millis(300));
    let said = one.since(back);
    assert!(
        distance(&said, &reference("ar", OTHER)) < distance(&said, &reference("ar", ANSWER)),
        "the last answer, not the one before"
    );
    assert!(peak(&table.since(back)) < HEARD && peak(&two.since(back)) < HEARD);
}
