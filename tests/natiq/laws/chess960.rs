//! Chess960 (Guidelines II of the FIDE Laws; source 003): castling from every start, through every door of the program.

use natiq::core::{
    Act, BadStart, CastleBar, Command, Event, Illegal, Kind, Millis, MoveAct, Obligation, Ply, Refusal, Role, Setup,
    State, TouchAct, decide,
    legality::{Attempt, why_not},
    uci,
};
use natiq::notation::{Mode, Options, Reading, Style, Vocabulary, print, read};
use natiq::sheet::{As, Format, Head, Labels, export};
use shakmaty::{CastlingSide, Chess, Move, Position, Square};

use crate::game::Table;
use crate::recorded::play;

/// The back rank of a start position by its number, 0 to 959 (518 is the usual one).
fn back_rank(number: usize) -> String {
    let mut files = [' '; 8];
    let mut rest = number;
    let mut take = |count: usize| {
        let part = rest % count;
        rest /= count;
        part
    };
    files[1 + 2 * take(4)] = 'B';
    files[2 * take(4)] = 'B';
    let mut put = |place: usize, piece: char| {
        let at = files.iter().enumerate().filter(|(_, file)| **file == ' ').nth(place).unwrap().0;
        files[at] = piece;
    };
    put(take(6), 'Q');
    let knights = [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)][number / 96];
    // The second is put first, so that the first does not move its place.
    put(knights.1, 'N');
    put(knights.0, 'N');
    for piece in ['R', 'K', 'R'] {
        put(0, piece);
    }
    files.iter().collect()
}

/// A FEN with these white and black back ranks; rights by the rooks' files.
fn fen(back: &str, pawns: bool) -> String {
    let rooks: String = back.char_indices().filter(|(_, piece)| *piece == 'R').map(|(at, _)| file(at)).rev().collect();
    let (rights, shown) = (rooks.to_uppercase() + &rooks, back.replace(' ', "1"));
    let row = |sign: &str| if pawns { sign.repeat(8) } else { "8".to_owned() };
    format!("{}/{}/8/8/8/8/{}/{shown} w {rights} - 0 1", shown.to_lowercase(), row("p"), row("P"))
}

fn file(at: usize) -> char {
    char::from(b'a' + u8::try_from(at).unwrap())
}

/// Two hundred numbers, spread over all starts.
fn sample() -> impl Iterator<Item = usize> {
    (0..200).map(|n| (n * 139 + 17) % 960)
}

fn setup(fen: &str) -> Setup {
    Setup { fen: Some(fen.to_owned()), ..Setup::casual() }
}

fn castles(position: &Chess) -> Vec<Move> {
    position.legal_moves().into_iter().filter(|mv| mv.is_castle()).collect()
}

#[test]
fn the_generator_knows_the_numbers() {
    assert_eq!(back_rank(518), "RNBQKBNR");
    assert_eq!((back_rank(0), back_rank(959)), ("BBQNNRKR".to_owned(), "RKRNNQBB".to_owned()));
    let all: std::collections::BTreeSet<String> = (0..960).map(back_rank).collect();
    assert_eq!(all.len(), 960);
}

/// Guidelines II.3.2.5: the king ends on the c- or g-file, the rook beside it, wherever both came from.
#[test]
fn every_castling_of_two_hundred_starts_is_announced_and_replayed() {
    let vocabulary = Vocabulary::compiled_in().unwrap();
    let mut seen = 0;
    for number in sample() {
        let back = back_rank(number);
        // The start itself, and with nothing but kings and rooks, where both sides can castle at once.
        let bare: String = back.chars().map(|piece| if "RK".contains(piece) { piece } else { ' ' }).collect();
        for fen in [fen(&back, true), fen(&bare, true), fen(&bare, false)] {
            let setup = setup(&fen);
            let state = State::new(setup.clone()).unwrap_or_else(|error| panic!("{fen}: {error}"));
            assert!(setup.is_chess960(), "{fen}");
            for mv in castles(state.position()) {
                seen += 1;
                castled(&setup, mv);
                written(&state, mv, &vocabulary);
            }
        }
    }
    assert!(seen > 500, "{seen} castlings");
}

/// A castling through the core, the journal's records, the sheet and the tags of PGN.
fn castled(setup: &Setup, mv: Move) {
    let mut state = State::new(setup.clone()).unwrap();
    let fen = setup.fen.clone().unwrap();
    let uci = uci(state.position(), mv);
    let (from, rook) = (mv.from().unwrap(), mv.to());
    assert_eq!((uci.from(), uci.to()), (Some(from), Some(rook)), "the king onto its rook");
    let command = Command { by: Role::White, act: Act::Move(MoveAct::Announce { uci, offer: false }) };
    let events = decide(&state, &command, Millis(5)).unwrap_or_else(|refusal| panic!("{fen} {uci}: {refusal:?}"));
    events.iter().for_each(|event| state.evolve(event));
    let ply: &Ply = &state.line()[0].ply;
    let short = mv.castling_side() == Some(CastlingSide::KingSide);
    let castle = ply.castle.unwrap();
    assert_eq!(
        (ply.to.to_string(), castle.rook_to.to_string()),
        match short {
            true => ("g1".to_owned(), "f1".to_owned()),
            false => ("c1".to_owned(), "d1".to_owned()),
        }
    );
    let board = state.position().board();
    assert_eq!(board.role_at(ply.to).map(Kind::from), Some(Kind::King), "{fen} {uci}");
    assert_eq!(board.role_at(castle.rook_to).map(Kind::from), Some(Kind::Rook), "{fen} {uci}");
    // Read back from its records the game is the same.
    let records = serde_json::to_string(&events).unwrap();
    let again: Vec<Event> = serde_json::from_str(&records).unwrap();
    let mut replayed = State::new(serde_json::from_str(&serde_json::to_string(setup).unwrap()).unwrap()).unwrap();
    again.iter().for_each(|event| replayed.evolve(event));
    assert_eq!(format!("{replayed:?}"), format!("{state:?}"));
    // And so from what is written of it.
    for form in [As::Text, As::Pgn] {
        let text = export(form, &Head::default(), setup, &events, "", Format::of(setup), Labels::english()).unwrap();
        let (mut faults, mut ends) = (Vec::new(), None);
        let totals = natiq::replay::replay(text.as_bytes(), &natiq::written::Keys::default(), &mut |item| match item {
            natiq::replay::ReplayItem::Fault(fault) => faults.push(format!("{fault:?}")),
            natiq::replay::ReplayItem::GameEnded { state: Some(state), .. } => ends = Some(state.position().clone()),
            _ => {}
        });
        assert_eq!((totals.plies, faults), (1, Vec::new()), "{text}");
        assert_eq!(ends.as_ref(), Some(state.position()), "{text}");
    }
}

/// Every written style, and both ways of telling it by squares, are read as that castling.
fn written(state: &State, mv: Move, vocabulary: &Vocabulary) {
    let position = state.position();
    let options = Options { mode: Mode::Sheet, ..Options::default() };
    for style in Style::ALL {
        let text = print(position, &mv, style, vocabulary);
        let reading = read(&text, position, vocabulary, &options);
        assert!(matches!(reading, Reading::Unique { mv: read, .. } if read == mv), "{text}: {reading:?} {position:?}");
    }
    let side = mv.castling_side().unwrap();
    let king = mv.from().unwrap();
    let rook = format!("{king}{}", mv.to());
    let arrival = side.king_to(position.turn());
    let steps = king.distance(arrival);
    let two = (steps > 1).then(|| format!("{king}{arrival}"));
    for text in two.into_iter().chain([rook, format!("king to {}", mv.to())]) {
        let reading = read(&text, position, vocabulary, &Options::default());
        assert!(matches!(reading, Reading::Unique { mv: read, .. } if read == mv), "{text}: {reading:?} {position:?}");
    }
    if steps == 1 && position.board().role_at(arrival).is_none() {
        let reading = read(&format!("{king}{arrival}"), position, vocabulary, &Options::default());
        let step = matches!(reading, Reading::Unique { mv: read, .. } if !read.is_castle());
        assert!(step, "one step is a move of the king: {reading:?}");
    }
}

#[test]
fn what_makes_a_start_one_of_chess960() {
    let mode = |fen: &str| setup(fen).is_chess960();
    assert!(!mode("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
    assert!(mode("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1"), "rights by files");
    assert!(mode("nrbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBNR w KQkq - 0 1"), "a rook on another file");
    assert!(mode("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 0 1"), "a king on another file");
    assert!(!mode("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1"), "without rights it is a position like any");
    let start = |fen: &str| State::new(setup(fen)).map(|_| ());
    assert_eq!(start("nrbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBNR w HAha - 0 1"), Err(BadStart::Impossible));
    assert_eq!(start("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w XYxy - 0 1"), Err(BadStart::NotFen));
}

#[test]
fn the_digital_laws_refuse_chess960_and_say_what_to_do() {
    let fen = fen(&back_rank(300), true);
    let mut digital = super::table::under("digital", "casual");
    digital.fen = Some(fen.clone());
    assert_eq!(State::new(digital.clone()).map(|_| ()), Err(BadStart::Chess960));
    digital.profile.chess960 = true;
    assert!(State::new(digital).is_ok(), "a club may have it otherwise");
    let home = crate::cli::Home::new();
    for (code, said) in [
        ("en", "Chess960 is not played by these laws: king and rooks castle from their usual squares."),
        ("ar", "لا يلعب شطرنج 960 وفق هذه القوانين"),
    ] {
        let folder = home.path(code);
        let save = folder.to_str().unwrap();
        let args = ["--lines", "--lang", code, "--laws", "digital", "--fen", &fen, "--save", save];
        let (exit, out, err) = home.run(&args);
        assert_eq!((exit, out.as_str()), (2, ""));
        assert!(err.starts_with(said) && err.contains("fide-2023") && err.lines().count() == 1, "{err}");
        assert!(!folder.exists(), "a start that cannot be leaves no game behind");
    }
}

/// The king may stand on the rook's square, on its arrival square, or beside it: never is it asked to stand on the e-file.
#[test]
fn castling_is_played_by_word_by_fives_and_by_king_and_rook() {
    const FEN: &str = "1r3kr1/pppppppp/8/8/8/8/PPPPPPPP/1R3KR1 w GBgb - 0 1";
    for (text, uci) in
        [("55", "f1g1"), ("555", "f1b1"), ("O-O", "f1g1"), ("6171", "f1g1"), ("6121", "f1b1"), ("6131", "f1b1")]
    {
        let run = play(&["--lang", "en", "--fen", FEN], &format!("{text}\nmore\nstate\n"));
        let announced = run.events.iter().find(|event| event["event"] == "announced").unwrap();
        assert_eq!(announced["ply"]["uci"], uci, "{text}: {}", run.printed);
        let squares = if uci == "f1g1" { "King to 7 1, rook to 6 1." } else { "King to 3 1, rook to 4 1." };
        assert!(run.printed.contains(squares), "{}", run.printed);
        assert!(run.printed.contains("Chess960: king and rooks castle from where they stand."), "{}", run.printed);
    }
    let run = play(&["--lang", "ar", "--fen", FEN], "تبييت قصير\nالمزيد\n");
    assert!(run.printed.contains("الملك إلى 7 1 والرخ إلى 6 1"), "{}", run.printed);
    assert!(run.printed.contains("شطرنج 960: يبيت الملك والرخ من مكانهما."), "{}", run.printed);
}

/// Source 003: the king is touched first, also where it arrives on the square of its rook; no king's file is assumed.
#[test]
fn castling_by_hand_begins_with_the_king_even_onto_the_square_of_its_rook() {
    let (lift, place) = (|on: Square| TouchAct::Lift { on }, |on: Square| TouchAct::Place { on, promotion: None });
    let table = |hands: &[TouchAct]| {
        let mut setup = setup("5k2/8/8/8/8/8/8/1R3KR1 w GB - 0 1");
        setup.conduct.touch = true;
        let mut table = Table::new(setup);
        for act in hands {
            table.act(Role::White, Act::Touch(*act)).unwrap();
        }
        table
    };
    let (king, near, far) = (Square::F1, Square::G1, Square::B1);
    // King, then rook: castle on that side, and nothing else.
    for (rook, castle, other) in [(near, "f1g1", "f1b1"), (far, "f1b1", "f1g1")] {
        let mut touched = table(&[lift(king), lift(rook)]);
        let short = rook == near;
        assert_eq!(touched.state.duty().obligation(), Some(Obligation::Castle { short }));
        for uci in [other, "f1e1", "f1f2", "g1g2"] {
            assert!(matches!(touched.say(uci), Err(Refusal::Touched(_))), "{uci}");
        }
        touched.say(castle).unwrap();
    }
    // The king is put on the rook's own square, and the rook on the king's.
    let mut placed = table(&[lift(king), lift(near), place(near), place(king)]);
    placed.say("f1g1").unwrap();
    // The rook first: it moves, and no castling with it.
    let mut rook = table(&[lift(near), lift(king)]);
    assert!(matches!(rook.say("f1g1"), Err(Refusal::Touched(_))));
    rook.say("g1g4").unwrap();
    // The king alone: any move of it, castling on either side among them.
    for uci in ["f1g1", "f1b1", "f1e2"] {
        table(&[lift(king)]).say(uci).unwrap();
    }
}

/// In the question of a hint the king's step and castling to the same square are told apart.
#[test]
fn the_legal_moves_tell_castling_from_a_step_to_the_same_square() {
    let run = play(&["--lang", "en", "--fen", "4k3/8/8/8/8/8/8/R4K1R w HA - 0 1"], "legal 6 1\n");
    assert!(
        run.printed.contains("king 6 1 to 5 1, 7 1, 5 2, 6 2, 7 2, castling long, castling short."),
        "{}",
        run.printed
    );
}

#[test]
fn a_bar_to_castling_says_nothing_that_cannot_be_known() {
    let bar = |fen: &str, side| {
        let table = Table::new(setup(fen));
        match why_not(table.state.position(), &Attempt::Castle(side)) {
            Illegal::Castle { bar } => bar,
            other => panic!("{other:?}"),
        }
    };
    // Nothing shows whether the king or the rook has moved.
    let lost = "1r3kr1/8/8/8/8/8/8/1R3KR1 w gb - 0 1";
    assert_eq!(bar(lost, CastlingSide::KingSide), CastleBar::NoRight);
    let one = "1r3kr1/8/8/8/8/8/8/1R3KR1 w Bgb - 0 1";
    assert_eq!(
        bar(one, CastlingSide::KingSide),
        CastleBar::RookMoved,
        "the other right proves that the king stood still"
    );
    // The rook leaves the line of another rook open: the king would arrive in check.
    let pinned = "4k3/8/8/8/8/8/8/rR3K2 w B - 0 1";
    assert_eq!(bar(pinned, CastlingSide::QueenSide), CastleBar::Attacked { on: shakmaty::Square::C1 });
}

/// The engine hears of Chess960 before the game, and castling goes to it and comes from it as king and rook.
#[test]
fn an_engine_is_told_and_castles_onto_its_rook() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let (path, log) = (folder.path().join("engine"), folder.path().join("log"));
    let script = format!(
        "#!/bin/sh\nset -- f1g1 a2a3\nwhile read -r line; do\necho \"$line\" >> '{}'\n\
        case $line in go*) echo bestmove $1; shift;; esac\ndone\n",
        log.display()
    );
    std::fs::write(&path, script).unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
    let fen = "1r3kr1/pppppppp/8/8/8/8/PPPPPPPP/1R3KR1 w GBgb - 0 1";
    let engine = path.to_string_lossy().into_owned();
    let args = ["--lines", "--lang", "en", "--speech", "off", "--engine-white", &engine, "--fen", fen];
    let mut terminal = crate::lines::Terminal::start(&args);
    terminal.until(0, "1 Castles short, five five.");
    let from = terminal.bytes.len();
    terminal.type_keys("555\r");
    terminal.until(from, "2 Pawn from 1 2 to 1 3.");
    let heard = std::fs::read_to_string(&log).unwrap();
    assert!(heard.starts_with("uci\nsetoption name UCI_Chess960 value true\nisready\n"), "{heard}");
    assert!(heard.contains(&format!("position fen {fen} moves f1g1 f8b8\n")), "{heard}");
}

/// A game of Chess960 that was left goes on from its journal, with castling still to come.
#[test]
fn a_game_of_chess960_is_resumed_from_its_journal() {
    let home = crate::cli::Home::new();
    let folder = home.path("game");
    let save = folder.to_str().unwrap();
    let fen = "1r3kr1/pppppppp/8/8/8/8/PPPPPPPP/1R3KR1 w GBgb - 0 1";
    let new = ["--lines", "--lang", "en", "--speech", "off", "--fen", fen, "--save", save];
    let (exit, out, err) = home.run_with(&new, "55\n");
    assert_eq!((exit, err.as_str()), (0, ""), "{out}");
    let again = ["resume", save, "--lines", "--lang", "en", "--speech", "off"];
    let (exit, out, err) = home.run_with(&again, "555\nstate\n");
    assert_eq!((exit, err.as_str()), (0, ""), "{out}");
    assert!(out.contains("Black castles long, five five five."), "{out}");
    assert!(out.contains("\"fen\":\"2kr2r1/pppppppp/8/8/8/8/PPPPPPPP/1R3RK1 w - - 2 2\""), "{out}");
}
