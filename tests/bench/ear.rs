//! The ear: how soon it is ready, what it takes of time and memory, and how soon it says what it hears.
//!
//! Sentences of digits by a person, with the moves and all commands of a position expected. Sound is heard as fast as
//! it can be, and once as it was spoken, with the open ear on its own thread. Budgets are absolute here, for they are
//! what a person waits. Nothing here asserts a time.

// A bench may fail loudly, and prints.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

#[allow(dead_code, reason = "the tests of the ear use the rest")]
#[path = "../ear/corpus.rs"]
mod corpus;
mod ratio;
#[allow(dead_code, reason = "the tests of the ear use the rest")]
#[path = "../ear/table.rs"]
mod table;

use std::sync::Arc;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use corpus::{RATE, Sound, sentence, silence, word};
use natiq::ear::grammar::Grammar;
use natiq::ear::pocketsphinx::{self, Pocketsphinx};
use natiq::ear::{By, Ear, EarConfig, EarNotice, Pace, Recognizer, Source};
use ratio::{Samples, measures, ratio};
use table::Table;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const SAID: [&str; 5] = ["5 2 5 4", "7 1 6 3", "4 2 4 4", "2 1 3 3", "8 2 8 3"];

/// Sentences, with the first and the last sample in which something is said.
fn sentences() -> Vec<(Sound, usize, usize)> {
    let mut chance = fastrand::Rng::with_seed(9);
    SAID.iter()
        .map(|said| {
            let digits: Vec<Sound> = said.split(' ').map(|digit| word(&format!("digits/{digit}"))).collect();
            let mut sound = sentence(&digits, &mut chance);
            sound.extend(silence(1_500));
            let loud = |sample: &i16| sample.unsigned_abs() > 300;
            let (first, last) = (sound.iter().position(loud).unwrap(), sound.iter().rposition(loud).unwrap());
            (sound, first, last)
        })
        .collect()
}

/// Kilobytes of memory that are the process's now; nothing where the system does not tell.
fn memory() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?.split_whitespace().next()?.parse().ok()
}

fn ready(table: &Table, grammar: &Grammar) -> (Pocketsphinx, Duration) {
    let begun = Instant::now();
    let mut recognizer = Pocketsphinx::open(table.ears.dictionaries.clone()).unwrap();
    recognizer.expect("en", grammar).unwrap();
    (recognizer, begun.elapsed())
}

/// Start, memory and time taken, where sound is heard as fast as it can be.
fn taken(table: &Table, grammar: &Grammar, said: &[(Sound, usize, usize)]) {
    let before = memory();
    let (mut recognizer, first) = ready(table, grammar);
    let (mut expects, mut heard, mut length) = (Samples::default(), 0.0, 0.0);
    for (sound, ..) in said {
        let begun = Instant::now();
        recognizer.expect("en", grammar).unwrap();
        expects.add(begun.elapsed());
        // The silence behind it is not part of an utterance, but for what ends it.
        let sound = &sound[..sound.len() - RATE];
        let begun = Instant::now();
        recognizer.begin().unwrap();
        for frame in sound.chunks(256) {
            recognizer.hear(frame).unwrap();
        }
        recognizer.end().unwrap();
        heard += begun.elapsed().as_secs_f64();
        length += sound.len() as f64 / RATE as f64;
    }
    ratio("ear-first-start-ms", first.as_secs_f64() * 1e3, 50.0);
    ratio("ear-position-ms", expects.median() * 1e3, 50.0);
    ratio("ear-real-time", heard / length, 0.05);
    if let (Some(before), Some(after)) = (before, memory()) {
        ratio("ear-memory-mb", (after - before) / 1024.0, 30.0);
    }
    let mut starts = Samples::default();
    (0..5).for_each(|_| starts.add(ready(table, grammar).1));
    ratio("ear-start-ms", starts.median() * 1e3, 50.0);
}

/// How long after the first sound the first word is told, and after the last sound what was said.
fn waited(table: &Table, grammar: &Grammar, said: &[(Sound, usize, usize)]) {
    let (mut partials, mut ends) = (Samples::default(), Samples::default());
    let folder = tempfile::tempdir().unwrap();
    for (at, (sound, first, last)) in said.iter().enumerate() {
        let path = folder.path().join(format!("{at}.wav"));
        let spec = hound::WavSpec {
            channels: 1,
            sample_rate: RATE as u32,
            bits_per_sample: 16,
            sample_format: hound::SampleFormat::Int,
        };
        let mut file = hound::WavWriter::create(&path, spec).unwrap();
        sound.iter().for_each(|sample| file.write_sample(*sample).unwrap());
        file.finalize().unwrap();
        let (notify, notices) = mpsc::channel();
        let config = EarConfig {
            by: By::Microphone(Source::Wav(path)),
            pace: Pace::Spoken,
            open: false,
            full_duplex: true,
            dictionaries: table.ears.dictionaries.clone(),
        };
        let told = move |notice| notify.send((Instant::now(), notice)).is_ok();
        let mut ear = Ear::start(config, Arc::new(|| false), told).unwrap();
        ear.expect("en", grammar.clone());
        ear.listen();
        let (mut begun, mut partial) = (None, None);
        let mark = |sample: usize| Duration::from_secs_f64(sample as f64 / RATE as f64);
        while let Ok((when, notice)) = notices.recv_timeout(Duration::from_secs(20)) {
            match notice {
                EarNotice::Listening => begun = begun.or(Some(when)),
                EarNotice::Partial(_) => partial = partial.or(Some(when)),
                EarNotice::Said(_) | EarNotice::Doubtful { .. } | EarNotice::Unclear { .. } => {
                    let begun = begun.unwrap();
                    ends.add(when.saturating_duration_since(begun + mark(*last)));
                    partial.into_iter().for_each(|at| partials.add(at.saturating_duration_since(begun + mark(*first))));
                    break;
                }
                EarNotice::Nothing { .. } | EarNotice::Lost(_) => break,
            }
        }
    }
    ratio("ear-first-word-ms", partials.median() * 1e3, 300.0);
    ratio("ear-understood-ms", ends.median() * 1e3, 300.0);
}

fn main() {
    if corpus::person().is_none() {
        return println!("SKIP bench_ear: asterisk-core-sounds-en-g722 is not installed");
    }
    if let Err(missing) = pocketsphinx::model() {
        return println!("SKIP bench_ear: no acoustic model in {missing}");
    }
    if natiq::tool::program("ffmpeg").is_none() {
        return println!("SKIP bench_ear: ffmpeg is not installed");
    }
    let table = Table::new(&["nato"]);
    let (state, dialogue) = table.game(START, &[]);
    let grammar = table.grammar("en", &state, &dialogue);
    let said = sentences();
    let said = &said[..if measures() { said.len() } else { 1 }];
    taken(&table, &grammar, said);
    waited(&table, &grammar, said);
}
