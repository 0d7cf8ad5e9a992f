//! Sheets: a half-move on the growing sheet against the disk, a long game in braille, recorded games read.
//!
//! The floors are measured in the same run, on the file system of the build. Nothing here asserts a time.

// A bench may fail loudly, and prints.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

#[path = "../device/long_game.rs"]
mod long_game;
mod ratio;
mod recorded;

use std::cell::RefCell;
use std::fs::{File, OpenOptions};
use std::hint::black_box;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group};
use natiq::braille::{Code, Layout, brf};
use natiq::core::profile::Notation;
use natiq::core::{Act, Command, Event, Fact, Millis, MoveAct, MoveFact, Role, Setup, Side, State, decide};
use natiq::sheet::{As, Format, Head, Labels, Measure, Paper, Scribe, Sheet, export};
use natiq::written::{Games, Keys, pgn};
use ratio::{Samples, measures, ratio};
use recorded::{bare, games};
use shakmaty::{CastlingMode, Position};

/// Half-moves of 300 full moves.
const PLIES: usize = 600;
/// Games of PGN that are read.
const GAMES: usize = 1000;
/// Half-moves that are had on the disk itself in one sample: that is slow.
const FLUSHES: usize = 40;

const NOTATIONS: [(&str, Notation); 2] = [("digital", Notation::Digital), ("algebraic", Notation::Algebraic)];

/// The events of the long game, with the state after each command.
fn played() -> Vec<(Event, State)> {
    let mut state = State::new(Setup::casual()).unwrap();
    let mut all = Vec::new();
    for (number, (before, mv)) in long_game::long_game(PLIES).into_iter().enumerate() {
        let uci = mv.to_uci(CastlingMode::Standard).to_string().parse().unwrap();
        let by = Role::from(Side::from(before.turn()));
        let command = Command { by, act: Act::Move(MoveAct::Announce { uci, offer: false }) };
        for event in decide(&state, &command, Millis(number as u64 * 1000)).unwrap() {
            state.evolve(&event);
            all.push((event, state.clone()));
        }
    }
    assert_eq!(all.iter().filter(|(event, _)| is_made(event)).count(), PLIES);
    all
}

fn is_made(event: &Event) -> bool {
    matches!(event.fact, Fact::Move(MoveFact::Pressed { .. }))
}

fn format(notation: Notation, measure: Measure) -> Format {
    Format { notation, measure, width: 20, ..Format::of(&Setup::casual()) }
}

fn scribe(notation: Notation) -> Scribe {
    Scribe::new(&Head::default(), &Setup::casual(), format(notation, Measure::Print), Labels::english())
}

/// A paper that takes no time: what is left is the sheet's own.
struct Nowhere(u64);

impl Write for Nowhere {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += black_box(bytes).len() as u64;
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Paper for Nowhere {
    fn length(&mut self) -> io::Result<Option<u64>> {
        Ok(Some(self.0))
    }
    fn replace(&mut self, text: &str) -> io::Result<()> {
        self.0 = text.len() as u64;
        Ok(())
    }
}

/// The time of so many runs, each of which is one sample.
fn measured(criterion: &mut Criterion, name: &str, mut run: impl FnMut() -> Duration) -> f64 {
    let samples = RefCell::new(Samples::default());
    criterion.bench_function(name, |bencher| {
        bencher.iter_custom(|count| {
            (0..count)
                .map(|_| {
                    let took = run();
                    samples.borrow_mut().add(took);
                    took
                })
                .sum()
        });
    });
    samples.into_inner().median()
}

fn timed<T>(run: impl FnOnce() -> T) -> Duration {
    let begun = Instant::now();
    black_box(run());
    begun.elapsed()
}

/// A half-move of the growing sheet against one append, and against one append that is had on the disk.
fn half_moves(criterion: &mut Criterion) {
    let game = played();
    // The file system of the build is a real disk where the temporary folder may be memory.
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let bare = folder.path().join("bare.txt");
    let open = || -> File { OpenOptions::new().create(true).append(true).open(&bare).unwrap() };
    let append = measured(criterion, "one append, 600 times", || {
        let mut file = open();
        timed(|| (0..PLIES).for_each(|_| file.write_all(b"100. 3-7163 3-2836\n").unwrap()))
    }) / PLIES as f64;
    let flush = measured(criterion, "one append and sync_data, 40 times", || {
        let mut file = open();
        timed(|| {
            for _ in 0..FLUSHES {
                file.write_all(b"100. 3-7163 3-2836\n").unwrap();
                file.sync_data().unwrap();
            }
        })
    }) / FLUSHES as f64;
    for (name, notation) in NOTATIONS {
        let own = measured(criterion, &format!("300 moves, {name}, no file"), || {
            let mut sheet = Sheet::on(Nowhere(0), scribe(notation)).0;
            timed(|| game.iter().for_each(|(event, state)| sheet.event(state, event).unwrap()))
        });
        let path = folder.path().join("game.txt");
        let whole = measured(criterion, &format!("300 moves, {name}, in a file"), || {
            let (mut sheet, opened) = Sheet::open(&path, scribe(notation));
            opened.unwrap();
            timed(|| game.iter().for_each(|(event, state)| sheet.event(state, event).unwrap()))
        });
        let own_each = own / PLIES as f64;
        ratio(&format!("half-move-{name}-own-to-flush"), own_each / flush, 0.1);
        ratio(&format!("half-move-{name}-own-to-append"), own_each / append, 10.0);
        ratio(&format!("half-move-{name}-with-file-to-flush"), whole / PLIES as f64 / flush, 1.0);
        ratio(&format!("300-moves-{name}-ms"), whole * 1e3, 100.0);
        if measures() {
            let micros = |seconds: f64| seconds * 1e6;
            let (append, flush) = (micros(append), micros(flush));
            println!("half-move {name}: own {:.2} µs, append {append:.2} µs, flush {flush:.0} µs", micros(own_each));
        }
    }
}

/// The long game as it was kept, in braille and as print.
fn exports(criterion: &mut Criterion) {
    let events: Vec<Event> = played().into_iter().map(|(event, _)| event).collect();
    let text = |notation, measure| {
        let (setup, format) = (Setup::casual(), format(notation, measure));
        export(As::Text, &Head::default(), &setup, &events, "", format, Labels::english()).unwrap()
    };
    for (name, notation) in NOTATIONS {
        let code = Code::default();
        let print =
            measured(criterion, &format!("300 moves, {name}, as text"), || timed(|| text(notation, Measure::Print)));
        let braille = measured(criterion, &format!("300 moves, {name}, as brf"), || {
            timed(|| {
                let lines: Vec<String> = text(notation, Measure::Braille(code)).lines().map(str::to_owned).collect();
                brf("", &lines, code, Layout { width: 20, ..Layout::default() })
            })
        });
        ratio(&format!("300-moves-{name}-brf-ms"), braille * 1e3, 100.0);
        ratio(&format!("300-moves-{name}-brf-to-text"), braille / print, 3.0);
    }
}

/// A thousand games read and kept whole, and read and written again, against shakmaty alone.
fn reads(criterion: &mut Criterion) {
    let Some(folder) = games() else {
        println!("SKIP bench_sheets_read: the games of pgn-reader are not here");
        return;
    };
    let files = ["lichess_db_1000k.pgn", "twic1599_1000k.pgn"];
    let text: Vec<u8> = files.into_iter().flat_map(|file| std::fs::read(folder.join(file)).unwrap()).collect();
    let all = || Games::open(&*text, &Keys::default()).unwrap().map(Result::unwrap);
    // A few games are enough to try the bench.
    let wanted = if measures() { GAMES } else { 10 };
    let text: String = all().take(wanted).map(|game| pgn::write(&game)).collect();
    let text = text.as_bytes();
    let count = Games::open(text, &Keys::default()).unwrap().count();
    let floor = measured(criterion, &format!("{count} games, shakmaty alone"), || timed(|| bare(text)));
    let whole = measured(criterion, &format!("{count} games, kept whole"), || {
        timed(|| Games::open(text, &Keys::default()).unwrap().map(Result::unwrap).count())
    });
    let again = measured(criterion, &format!("{count} games, written again"), || {
        timed(|| {
            let games = Games::open(text, &Keys::default()).unwrap().map(Result::unwrap);
            games.map(|game| pgn::write(&game).len()).sum::<usize>()
        })
    });
    let judged = measured(criterion, &format!("{count} games, replayed"), || {
        timed(|| {
            natiq::replay::replay(text, &Keys::default(), &mut |item| {
                black_box(item);
            })
            .plies
        })
    });
    if measures() {
        println!("{count} games, {} half-moves, {} bytes", bare(text), text.len());
    }
    for (name, took) in [("kept", whole), ("kept-and-written", again), ("replayed", judged)] {
        ratio(&format!("{count}-games-{name}"), took / floor, 4.0);
        ratio(&format!("{count}-games-{name}-ms"), took * 1e3, 1000.0);
    }
}

fn criterion() -> Criterion {
    let criterion = Criterion::default().sample_size(20).configure_from_args();
    criterion.warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(3))
}

criterion_group! { name = all; config = criterion(); targets = half_moves, exports, reads }

fn main() {
    all();
    criterion().final_summary();
}
