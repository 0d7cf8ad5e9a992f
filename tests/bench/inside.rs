//! The layers from inside: a line until its sentence is handed to the speaker; recorded games with announcements.
//!
//! The journal's write is left out: that is the disk's time. Nothing here asserts a time.

// A bench may fail loudly, and prints.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

mod ratio;
mod recorded;

use std::cell::RefCell;
use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group};
use natiq::core::{Millis, Setup, State, decide};
use natiq::dialogue::{Dialogue, Reader, Seat, Step};
use natiq::language::{Language, Manner};
use natiq::notation::{Options, Vocabulary};
use natiq::replay::{ReplayItem, replay};
use natiq::voice::fake::Fake;
use natiq::voice::{Mode, Voice, VoiceConfig};
use natiq::words::Lexicon;
use ratio::{Samples, measures, ratio};
use recorded::{bare, games};

/// A game with castling, captures, checks and a mate, as it is typed in both languages.
const GAME: &str = "e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 c3b5 \
                    c6b5 c4b5 b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8";
const CODES: [&str; 2] = ["en", "ar"];

fn dialogue() -> Dialogue {
    let mut lexicon = Lexicon::default();
    for code in CODES {
        let words = format!("{}/config/languages/{code}/words.toml", env!("CARGO_MANIFEST_DIR"));
        lexicon.learn(code, &std::fs::read_to_string(words).unwrap()).unwrap();
    }
    let vocabulary = Vocabulary::compiled_in().unwrap();
    let options = Options::default();
    let other_layout = |_: &str| Vec::new();
    let reader = Reader { lexicon, vocabulary, options, other_layout, empty_presses: true };
    Dialogue::new(reader, Seat::Table)
}

/// The moves as they are typed: square numbers, and in Arabic with Arabic digits.
fn typed(code: &str) -> Vec<String> {
    let digit = |sign: char| {
        let number = sign.to_digit(10).unwrap_or_else(|| sign as u32 - 'a' as u32 + 1);
        char::from_u32(number + if code == "ar" { 0x660 } else { 0x30 }).unwrap()
    };
    GAME.split_whitespace().map(|uci| uci.chars().map(digit).collect()).collect()
}

/// From Enter to the utterance in the speaker's hand, move by move.
fn enter_to_speaker(criterion: &mut Criterion) {
    for code in CODES {
        let language = Language::builtin(code).unwrap();
        let (notices, _inbox) = std::sync::mpsc::channel();
        let voice = Voice::start_with(
            VoiceConfig { mode: Mode::Off, ..VoiceConfig::default() },
            notices,
            Fake::new().factory(),
        );
        let (fresh, lines, manner) = (dialogue(), typed(code), Manner::default());
        let samples = RefCell::new(Samples::default());
        let game = || {
            let (mut dialogue, mut state) = (fresh.clone(), State::new(Setup::casual()).unwrap());
            let mut all = Duration::ZERO;
            for (number, line) in lines.iter().enumerate() {
                let begun = Instant::now();
                for step in dialogue.hear(&state, line) {
                    let Step::Do(command) = step else { panic!("{line}: {step:?}") };
                    let events = decide(&state, &command, Millis(number as u64 * 1000)).unwrap();
                    for event in &events {
                        state.evolve(event);
                        dialogue.witness(event);
                    }
                    language.events(&events, &state, &manner).into_iter().for_each(|said| voice.say(said));
                }
                let took = begun.elapsed();
                samples.borrow_mut().add(took);
                all += took;
            }
            assert_eq!(state.line().len(), lines.len());
            all
        };
        criterion.bench_function(&format!("enter {code}, {} moves", lines.len()), |bencher| {
            bencher.iter_custom(|count| (0..count).map(|_| game()).sum());
        });
        let samples = samples.into_inner();
        ratio(&format!("enter-{code}-ms"), samples.median() * 1e3, 1.0);
        ratio(&format!("enter-{code}-99-of-100-ms"), samples.nearly_worst() * 1e3, 1.0);
    }
}

/// What is to be announced by a replay: nothing, or in these languages.
fn replayed(text: &[u8], languages: &[Language]) -> u64 {
    let manner = Manner::default();
    let totals = replay(text, &natiq::written::Keys::default(), &mut |item| {
        if let ReplayItem::Moved { events, state } = item {
            languages.iter().for_each(|language| drop(black_box(language.events(events, state, &manner))));
        }
    });
    totals.plies
}

/// Recorded games, as many times as slow as shakmaty alone; a fourth of its speed is asked for.
fn replays(criterion: &mut Criterion) {
    let Some(folder) = games() else {
        println!("SKIP bench_replay: the games of pgn-reader are not here");
        return;
    };
    for file in ["lichess_db_1000k.pgn", "twic1599_1000k.pgn"] {
        // A few games are enough to try the bench.
        let text = std::fs::read(folder.join(file)).unwrap();
        let end = text.windows(3).skip(20_000).position(|part| part == b"\n\n[").filter(|_| !measures());
        let text = &text[..end.map_or(text.len(), |end| 20_000 + end + 2)];
        let mut medians = Vec::new();
        let builtin = |codes: &[&str]| codes.iter().map(|code| Language::builtin(code).unwrap()).collect::<Vec<_>>();
        for (name, languages) in [
            ("bare", None),
            ("silent", Some(vec![])),
            ("en", Some(builtin(&["en"]))),
            ("ar", Some(builtin(&["ar"]))),
            ("en-ar", Some(builtin(&CODES))),
        ] {
            let samples = RefCell::new(Samples::default());
            criterion.bench_function(&format!("replay {name} {file}"), |bencher| {
                bencher.iter_custom(|count| {
                    (0..count)
                        .map(|_| {
                            let begun = Instant::now();
                            match &languages {
                                Some(languages) => drop(black_box(replayed(text, languages))),
                                None => drop(black_box(bare(text))),
                            }
                            let took = begun.elapsed();
                            samples.borrow_mut().add(took);
                            took
                        })
                        .sum()
                });
            });
            medians.push((name, samples.into_inner().median()));
        }
        for (name, median) in &medians[1..] {
            ratio(&format!("replay-{name}-{file}"), median / medians[0].1, 4.0);
        }
    }
}

fn criterion() -> Criterion {
    let criterion = Criterion::default().sample_size(20).configure_from_args();
    criterion.warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(3))
}

criterion_group! { name = all; config = criterion(); targets = enter_to_speaker, replays }

fn main() {
    all();
    criterion().final_summary();
}
