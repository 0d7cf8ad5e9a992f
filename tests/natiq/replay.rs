//! Recorded games through the core: thousands of real ones, and files as bad as they come.

use std::fs::File;
use std::io::BufReader;
use std::ops::ControlFlow;
use std::path::PathBuf;

use natiq::core::{Side, State};
use natiq::replay::{Fault, Note, Reason, ReplayItem, Totals, replay};
use shakmaty::{Chess, Position};

/// The games that come with the reader of PGN, if its source is here.
pub fn games() -> Option<PathBuf> {
    // Only this platform's packages need be here.
    let rustc = std::process::Command::new("rustc").arg("-vV").output().ok()?;
    let rustc = String::from_utf8(rustc.stdout).ok()?;
    let host = rustc.lines().find_map(|line| line.strip_prefix("host: "))?;
    let options = ["--offline", "--filter-platform", host].map(str::to_owned);
    let metadata = cargo_metadata::MetadataCommand::new().other_options(options).exec().ok()?;
    let reader = metadata.packages.iter().find(|package| package.name.as_str() == "pgn-reader")?;
    let folder = reader.manifest_path.parent()?.join("benches");
    folder.is_dir().then(|| folder.into_std_path_buf())
}

/// What a text gives: totals, faults, and the moves of each game.
fn all(bytes: &[u8]) -> (Totals, Vec<Fault>, Vec<String>) {
    let (mut faults, mut lines) = (Vec::new(), Vec::new());
    let totals = replay(bytes, &natiq::written::Keys::default(), &mut |item| match item {
        ReplayItem::Fault(fault) => faults.push(fault.clone()),
        ReplayItem::GameEnded { plies, result, state, .. } => {
            let line = state.map(|state| state.line().iter().map(|made| made.ply.uci.to_string()).collect::<Vec<_>>());
            lines.push(format!("{plies} {} {}", result.unwrap_or("-"), line.unwrap_or_default().join(" ")));
        }
        _ => {}
    });
    (totals, faults, lines)
}

/// The same file by shakmaty alone: games, half-moves, games with an error.
#[derive(Default)]
struct Bare {
    games: u32,
    plies: u64,
    faults: u32,
}

impl pgn_reader::Visitor for &mut Bare {
    type Tags = ();
    type Movetext = Chess;
    type Output = ();
    fn begin_tags(&mut self) -> ControlFlow<(), ()> {
        self.games += 1;
        ControlFlow::Continue(())
    }
    fn begin_movetext(&mut self, (): ()) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(Chess::default())
    }
    fn san(&mut self, position: &mut Chess, san: pgn_reader::SanPlus) -> ControlFlow<()> {
        match san.san.to_move(position) {
            Ok(mv) => {
                position.play_unchecked(mv);
                self.plies += 1;
                ControlFlow::Continue(())
            }
            Err(_) => {
                self.faults += 1;
                ControlFlow::Break(())
            }
        }
    }
    fn end_game(&mut self, _: Chess) {}
}

fn bare(path: &std::path::Path) -> Bare {
    let mut bare = Bare::default();
    let mut reader = pgn_reader::Reader::new(File::open(path).unwrap());
    while reader.read_game(&mut &mut bare).unwrap().is_some() {}
    bare
}

#[test]
fn real_games_have_no_fault_that_shakmaty_does_not_give() {
    let Some(folder) = games() else {
        eprintln!("SKIP real_games_have_no_fault_that_shakmaty_does_not_give: the games of pgn-reader are not here");
        return;
    };
    for name in ["lichess_db_1000k.pgn", "twic1599_1000k.pgn"] {
        let path = folder.join(name);
        let expected = bare(&path);
        let mut notes = 0;
        let totals = replay(
            BufReader::new(File::open(&path).unwrap()),
            &natiq::written::Keys::default(),
            &mut |item| match item {
                ReplayItem::Fault(fault) => eprintln!("{name}: {fault}"),
                ReplayItem::Noted { .. } => notes += 1,
                _ => {}
            },
        );
        let got = (totals.games, totals.plies, totals.faults);
        assert_eq!(got, (expected.games, expected.plies, expected.faults), "{name}");
        eprintln!("{name}: {} games, {} half-moves, {notes} notes", totals.games, totals.plies);
    }
}

const GOOD: &str = "[Event \"a\"]\n[White \"W\"]\n\n1. e4 e5 2. Nf3 {a comment\n[%clk 0:01:00]} Nc6 1-0\n\n";

#[test]
fn games_before_and_after_a_bad_one_are_kept_and_the_fault_has_its_place() {
    for (bad, line, number, side, text, reason) in [
        ("1. e4 e5 2. Nf6 1-0", 9, 2, Side::White, "Nf6", Reason::Illegal),
        ("1. e4\n\n e5 2.\nKe3 *", 12, 2, Side::White, "Ke3", Reason::Illegal),
        ("1. Nf3 a6 2. Na3 a5 3. Nc4 a4 4. Ne5 a3 *", 9, 4, Side::White, "Ne5", Reason::Ambiguous),
        ("1. e4 (1. d4 d5 {x}) e5 2. Sf3 Nc6 *", 9, 2, Side::White, "Sf3", Reason::NotAMove),
        ("1. e4 e5 2. Qxx9 1-0", 9, 2, Side::White, "Qxx9", Reason::NotAMove),
        ("1. e4 -- 2. d4 *", 9, 1, Side::Black, "--", Reason::Null),
        ("1. e4 e5 {no end\n\n", 9, 2, Side::White, "", Reason::Endless),
    ] {
        let file = format!("{GOOD}[Event \"bad\"]\n\n{bad}\n\n{GOOD}");
        let (totals, faults, lines) = all(file.as_bytes());
        assert_eq!(totals.games, 3, "{bad}: {lines:?}");
        assert_eq!(faults.len(), 1, "{bad}: {faults:?}");
        let fault = &faults[0];
        assert_eq!((fault.line, fault.game, fault.number, fault.side), (line, 2, number, side), "{bad}: {fault:?}");
        assert_eq!((fault.text.as_str(), fault.reason), (text, reason), "{bad}");
        for kept in [&lines[0], &lines[2]] {
            assert_eq!(kept, "4 1-0 e2e4 e7e5 g1f3 b8c6", "{bad}");
        }
    }
}

#[test]
fn what_does_not_matter_is_forgiven() {
    let expected = "4 1-0 e2e4 e7e5 g1f3 b8c6";
    let text = |text: &str| text.as_bytes().to_vec();
    let utf16: Vec<u8> = [0xff, 0xfe].into_iter().chain(GOOD.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    let mut latin = text(GOOD);
    latin[8] = 0xe9;
    let long = format!("[Annotator \"{}\"]\n{GOOD}", "x".repeat(6000));
    for bytes in [
        text(GOOD),
        [b"\xef\xbb\xbf".to_vec(), text(GOOD)].concat(),
        text(&GOOD.replace('\n', "\r\n")),
        text(&GOOD.replace('\n', "\r")),
        utf16,
        latin,
        text(&long),
        text("1.e4 e5 2.Nf3 Nc6 1-0"),
        text("\n\n  \n1. e4! $1 e5 ?! 2. Nf3 !! Nc6 ; to the line's end\n1-0\n"),
        text("[Odd]\n[Event \"no end\n[White]\"x\"\n\n1. e4 e5\n\n2. Nf3 Nc6 1-0\n"),
        text("% an escape\n[Event \"x\"]\n1. e4 e5 2. Nf3 (2. f4 exf4 (2... d5) 3. Nf3) 2... Nc6 1-0"),
        text("[Event \"x\"]\n\n1 e4 e5 2 Nf3 Nc6 {+0.35/12 f5} 1-0\n"),
    ] {
        let (totals, faults, lines) = all(&bytes);
        let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(300)]).into_owned();
        assert_eq!((totals.games, faults.len()), (1, 0), "{faults:?}\n{shown}");
        assert_eq!(lines[0], expected, "{shown}");
    }
    let two = "1. e4 e5 1-0\n\n1. d4 d5 *\n";
    assert_eq!(all(two.as_bytes()).2, ["2 1-0 e2e4 e7e5", "2 * d2d4 d7d5"]);
}

#[test]
fn a_position_of_the_head_is_the_start() {
    let game = |fen: &str, moves: &str| {
        all(format!("[Event \"x\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{moves}\n\n{GOOD}").as_bytes())
    };
    let (_, faults, lines) = game("4k3/8/8/8/8/8/4P3/4K3 b - - 0 7", "7... Kd7 8. e4 1/2-1/2");
    assert_eq!((faults.len(), lines[0].as_str()), (0, "2 1/2-1/2 e8d7 e2e4"));
    for bad in ["nonsense", "8/8/8/8/8/8/8/8 w - - 0 1", "4k3/8/8/8/8/8/8/4K2R w KQkq - 0"] {
        let (totals, faults, lines) = game(bad, "1. e4 *");
        if let Some(fault) = faults.first() {
            assert_eq!((fault.reason, fault.line, fault.game), (Reason::Position, 1, 1), "{bad}");
        }
        assert_eq!((totals.games, lines[1].as_str()), (2, "4 1-0 e2e4 e7e5 g1f3 b8c6"));
    }
}

#[test]
fn a_game_that_goes_on_after_its_end_is_noted_not_faulted() {
    // King against king and knight, and on; five times the same position is no end here.
    let fen = "4k3/8/8/8/8/8/3p4/4K1N1 w - - 0 1";
    let text = format!("[FEN \"{fen}\"]\n\n1. Kxd2 Kd7 2. Nf3 Ke6 3. Kc3 *\n");
    let mut notes = Vec::new();
    let totals = replay(text.as_bytes(), &natiq::written::Keys::default(), &mut |item| match item {
        ReplayItem::Noted { note, number, .. } => notes.push((note, number)),
        ReplayItem::Fault(fault) => panic!("{fault}"),
        _ => {}
    });
    assert_eq!((totals.plies, notes.as_slice()), (5, &[(Note::GoesOn, 1)][..]));
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(8);
    let (totals, faults, _) = all(shuffle.as_bytes());
    assert_eq!((totals.plies, faults.len()), (32, 0));
    // Behind a mate there is no legal move: that is a fault, as for shakmaty.
    let (_, faults, _) = all(b"1. f3 e5 2. g4 Qh4# 3. Kf2 0-1");
    assert_eq!(faults[0].number, 3);
}

#[test]
fn nothing_hangs_and_nothing_grows_without_bound() {
    let deep = "(".repeat(100_000);
    let long_line = "e4 ".repeat(700_000);
    for text in [
        String::new(),
        "\n".repeat(100_000),
        "[".repeat(100_000),
        format!("1. e4 {deep}"),
        format!("[Event \"{}", "x".repeat(3 << 20)),
        long_line,
        "{".repeat(5000),
        "Key: value".to_owned(),
        format!("Key: value\n{}", "  more and more\n".repeat(100_000)),
        format!("Key: value\n\n{}", "1. e4 e5\n".repeat(30_000)),
        format!("Key: value\n\n1. {}", "5254 ".repeat(1000)),
    ] {
        let file = format!("{text}\n\n{GOOD}");
        let (totals, _, _) = all(file.as_bytes());
        assert!(totals.games < 200_000);
    }
    let endless = std::io::BufReader::new(std::io::repeat(b'x'));
    let totals = replay(endless, &natiq::written::Keys::default(), &mut |_| {});
    assert_eq!(totals.faults, 1);
}

#[test]
fn every_move_is_told_with_its_events_and_state() {
    let mut moved = Vec::new();
    replay(GOOD.as_bytes(), &natiq::written::Keys::default(), &mut |item| {
        if let ReplayItem::Moved { events, state } = item {
            moved.push((events.len(), State::line(state).len()));
        }
    });
    assert_eq!(moved, [(2, 1), (2, 2), (2, 3), (2, 4)]);
}
