//! Games that other programs come with, where `.ci/corpora.sh` has fetched them: what they hold is known.

#![allow(clippy::print_stderr, reason = "a skip says why")]

use std::fs::File;
use std::io::BufReader;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use natiq::core::Side;
use natiq::replay::{Reason, ReplayItem, replay};
use natiq::written::What;

use super::read;

/// The files, if all are here.
pub fn files() -> Option<Vec<PathBuf>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |dir| root.join(dir));
    let mut all = Vec::new();
    for name in ["python-chess", "chess.js"] {
        let folder = std::fs::read_dir(target.join("corpora").join(name)).ok()?;
        all.extend(folder.map(|entry| entry.unwrap().path()));
    }
    all.sort();
    Some(all)
}

/// The main lines by the reader of another program, as it spells moves.
#[derive(Default)]
struct Oracle(Vec<Vec<String>>);

impl pgn_reader::Visitor for &mut Oracle {
    type Tags = ();
    type Movetext = ();
    type Output = ();
    fn begin_tags(&mut self) -> ControlFlow<(), ()> {
        self.0.push(Vec::new());
        ControlFlow::Continue(())
    }
    fn begin_movetext(&mut self, (): ()) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }
    fn san(&mut self, (): &mut (), san: pgn_reader::SanPlus) -> ControlFlow<()> {
        self.0.last_mut().unwrap().push(san.to_string());
        ControlFlow::Continue(())
    }
    fn end_game(&mut self, (): ()) {}
}

fn by_oracle(path: &Path) -> Vec<Vec<String>> {
    let mut oracle = Oracle::default();
    let mut reader = pgn_reader::Reader::new(File::open(path).unwrap());
    while reader.read_game(&mut &mut oracle).unwrap().is_some() {}
    oracle.0
}

fn by_us(path: &Path) -> Vec<Vec<String>> {
    let spelt = |text: &str| text.parse::<pgn_reader::SanPlus>().map_or(text.to_owned(), |san| san.to_string());
    let moves = |what: &What| match what {
        What::Move(text) => Some(spelt(text)),
        _ => None,
    };
    let games = read(&std::fs::read(path).unwrap());
    games.iter().map(|game| game.main_line().filter_map(|item| moves(&item.what)).collect()).collect()
}

#[test]
fn main_lines_are_those_of_another_reader() {
    let recorded = crate::replay::games()
        .map(|folder| ["lichess_db_1000k.pgn", "twic1599_1000k.pgn"].map(|name| folder.join(name)));
    let Some(recorded) = recorded else {
        eprintln!("SKIP main_lines_are_those_of_another_reader: the games of pgn-reader are not here");
        return;
    };
    let mut games = 0;
    for path in &recorded {
        let ours = by_us(path);
        games += ours.len();
        assert_eq!(ours, by_oracle(path), "{}", path.display());
    }
    assert_eq!(games, 1548);
}

#[test]
fn main_lines_of_other_programs_are_those_of_another_reader() {
    let Some(files) = files() else {
        eprintln!(
            "SKIP main_lines_of_other_programs_are_those_of_another_reader: .ci/corpora.sh has not fetched the games"
        );
        return;
    };
    for path in files {
        // The other reader passes over a null move, and takes an empty line in a head for its end.
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if ["anastasian-lewis.pgn", "chessbase-empty-line.pgn"].contains(&name.as_str()) {
            continue;
        }
        let oracle: Vec<_> = by_oracle(&path).into_iter().filter(|moves| !moves.is_empty()).collect();
        let ours: Vec<_> = by_us(&path).into_iter().filter(|moves| !moves.is_empty()).collect();
        assert_eq!(ours, oracle, "{name}");
    }
}

#[test]
fn faults_of_other_programs_games_are_known() {
    let Some(files) = files() else {
        eprintln!("SKIP faults_of_other_programs_games_are_known: .ci/corpora.sh has not fetched the games");
        return;
    };
    let mut found = Vec::new();
    for path in &files {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let totals = replay(BufReader::new(File::open(path).unwrap()), &natiq::written::Keys::default(), &mut |item| {
            if let ReplayItem::Fault(fault) = item {
                let side = if fault.side == Side::White { "white" } else { "black" };
                let place = format!("line {}, game {}, move {}, {side}", fault.line, fault.game, fault.number);
                found.push(format!("{name}: {place}: {:?}: {}", fault.reason, fault.text));
                assert_ne!(fault.reason, Reason::Refused);
            }
        });
        found.push(format!("{name}: {} games, {} half-moves", totals.games, totals.plies));
    }
    insta::assert_snapshot!("corpora", found.join("\n"));
}
