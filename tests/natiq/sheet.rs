//! The sheet: written as the game goes, in both notations and all widths, and the PGN of the game.

mod growing;

use std::fs;

use natiq::core::profile::Notation;
use natiq::core::{Act, Command, DrawAct, EndAct, Event, Millis, Role, Setup, Side, State, TakebackAct, decide};
use natiq::replay::{ReplayItem, Totals, replay};
use natiq::sheet::{As, Format, Head, Labels, Scribe, Sheet, export, moves, pgn};
use shakmaty::Position;

use super::store::{announce, setup};

const HASH: &str = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";

fn head() -> Head {
    Head {
        event: "Club evening of the blind".to_owned(),
        site: String::new(),
        date: "2026-11-30".to_owned(),
        round: "3".to_owned(),
        program: "natiq 0.1.0".to_owned(),
        values: vec![("empty_line".to_owned(), "press".to_owned())],
    }
}

fn format(notation: Notation, width: usize) -> Format {
    Format { notation, width, clock_every: None, arabic_digits: false, measure: natiq::sheet::Measure::Print }
}

/// A game of announcements, offers and take-backs; every event with the state after it.
fn game(setup: &Setup, acts: &[(Role, Act)]) -> Vec<Event> {
    let mut state = State::new(setup.clone()).unwrap();
    let mut all = Vec::new();
    for (n, (by, act)) in acts.iter().enumerate() {
        let command = Command { by: *by, act: act.clone() };
        let events = decide(&state, &command, Millis(1000 * n as u64)).unwrap_or_else(|no| panic!("{act:?}: {no:?}"));
        events.iter().for_each(|event| state.evolve(event));
        all.extend(events);
    }
    all
}

/// A sheet written event by event.
fn written(setup: &Setup, events: &[Event], format: Format) -> String {
    let mut state = State::new(setup.clone()).unwrap();
    let mut scribe = Scribe::new(&head(), setup, format, Labels::english());
    let mut text = scribe.text().to_owned();
    for event in events {
        state.evolve(event);
        text.push_str(scribe.event(&state, event));
    }
    text.push_str(scribe.close(&state, HASH));
    assert_eq!(text, scribe.text(), "what is added is all there is");
    text
}

fn sample() -> Vec<(Role, Act)> {
    let mv = |by, uci| (by, announce(uci, false));
    use Role::{Black, White};
    vec![
        mv(White, "e2e4"),
        mv(Black, "e7e5"),
        mv(White, "g1f3"),
        mv(Black, "b8c6"),
        mv(White, "f1c4"),
        (Black, announce("f8c5", true)),
        mv(White, "e1g1"),
        (Black, Act::Takeback(TakebackAct::Ask)),
        (White, Act::Takeback(TakebackAct::Allow)),
        mv(Black, "g8f6"),
        mv(White, "f3g5"),
        (White, Act::Draw(DrawAct::Offer)),
        mv(Black, "d7d5"),
        mv(White, "e4d5"),
        mv(Black, "f6d5"),
        mv(White, "g5f7"),
        (Black, Act::End(EndAct::Resign { side: Side::Black })),
    ]
}

const TWENTY: &str = r#"Event: Club evening
  of the blind
Date: 2026-11-30
Round: 3
White: Amal "the
  quick"
Black: Bo/../\Z
Laws: fide-2023
Conduct: casual
Time: 5m +3s
Program: natiq 0.1.0
empty_line: press

1. 5254 5755
2. 3-7163 3-2836
3. 3-6134 3-6835 (=)
4. 55
Restored: move 3,
  Black to move
3. ... 3-7866
4. 3-6375 (=) 4745
5. 54x45 3-66x45
6. 3-75x67
Ending: resignation
Journal: 01234567
  89abcdef 01234567
  89abcdef 01234567
  89abcdef 01234567
  89abcdef
Result: 1-0
"#;

const FORTY: &str = r#"Event: Club evening of the blind
Date: 2026-11-30
Round: 3
White: Amal "the quick"
Black: Bo/../\Z
Laws: fide-2023
Conduct: casual
Time: 5m +3s
Program: natiq 0.1.0
empty_line: press

1. e4 e5
2. Nf3 Nc6
Clock: W 0:05:08 B 0:05:07
3. Bc4 Bc5 (=)
4. O-O
Restored: move 3, Black to move
3. ... Nf6
4. Ng5 (=) d5
Clock: W 0:05:12 B 0:05:09
5. exd5 Nxd5
6. Nxf7
Ending: resignation
Journal: 01234567 89abcdef 01234567
  89abcdef 01234567 89abcdef 01234567
  89abcdef
Result: 1-0
"#;

#[test]
fn a_digital_sheet_of_twenty_cells() {
    let setup = setup();
    let text = written(&setup, &game(&setup, &sample()), format(Notation::Digital, 20));
    assert_eq!(text, TWENTY);
}

#[test]
fn an_algebraic_sheet_of_forty_cells() {
    let setup = setup();
    let events = game(&setup, &sample());
    let text = written(&setup, &events, Format { clock_every: Some(2), ..format(Notation::Algebraic, 40) });
    assert_eq!(text, FORTY);
    let clean =
        export(As::Text, &head(), &setup, &events, HASH, format(Notation::Algebraic, 40), Labels::english()).unwrap();
    assert!(!clean.contains("Restored") && clean.contains("\n3. Bc4 Nf6\n"), "{clean}");
}

#[test]
fn every_line_keeps_its_width_and_has_no_blank_behind() {
    let mut setup = setup();
    setup.players.white = "Mohammed-Abdulrahman-al-Khwarizmi-the-Elder-of-Baghdad \u{202e}x\ty".to_owned();
    setup.fen = Some("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3".to_owned());
    let mv = |by, uci, offer| (by, announce(uci, offer));
    let events = game(&setup, &[mv(Role::Black, "g8f6", false), mv(Role::White, "e1g1", true)]);
    for notation in [Notation::Algebraic, Notation::Digital] {
        for width in [20, 32, 40, 80] {
            let text = written(&setup, &events, format(notation, width));
            for line in text.lines() {
                assert!(unicode_width::UnicodeWidthStr::width(line) <= width, "{width}: {line:?}");
                assert!(line.trim_end() == line && !line.contains('\t'), "{line:?}");
            }
            assert!(text.ends_with("Result: *\n") && text.matches("\n\n").count() == 1, "{text}");
            let (totals, state) = read_back(&text);
            assert_eq!((totals.faults, totals.plies), (0, 2), "{text}");
            assert_eq!(state.unwrap().setup().fen, setup.fen);
        }
    }
}

/// Replays a text; the totals and the last game.
fn read_back(text: &str) -> (Totals, Option<State>) {
    let mut last = None;
    let totals = replay(text.as_bytes(), &natiq::written::Keys::default(), &mut |item| match item {
        ReplayItem::Fault(fault) => panic!("{fault}\n{text}"),
        ReplayItem::GameEnded { state, .. } => last = state.cloned(),
        _ => {}
    });
    (totals, last)
}

fn line_of(state: &State) -> Vec<(String, bool)> {
    state.line().iter().map(|made| (made.ply.uci.to_string(), made.offered)).collect()
}

#[test]
fn a_sheet_is_read_back_to_the_same_moves_and_offers() {
    let setup = setup();
    let events = game(&setup, &sample());
    let mut state = State::new(setup.clone()).unwrap();
    events.iter().for_each(|event| state.evolve(event));
    for notation in [Notation::Algebraic, Notation::Digital] {
        for width in [20, 40] {
            let text = written(&setup, &events, format(notation, width));
            let (totals, read) = read_back(&text);
            assert_eq!((totals.games, totals.faults), (1, 0));
            assert_eq!(line_of(&read.unwrap()), line_of(&state), "{text}");
        }
    }
    // A take-back that is the last of the game.
    let mut acts = sample();
    acts.truncate(9);
    let events = game(&setup, &acts);
    let (_, read) = read_back(&written(&setup, &events, format(Notation::Digital, 40)));
    assert_eq!(read.unwrap().line().len(), 5);
}

#[test]
fn the_file_grows_move_by_move_and_is_made_again_from_the_journal() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.txt");
    let setup = setup();
    let events = game(&setup, &sample());
    let format = format(Notation::Digital, 40);
    let mut state = State::new(setup.clone()).unwrap();
    let (mut sheet, opened) = Sheet::open(&path, Scribe::new(&head(), &setup, format, Labels::english()));
    opened.unwrap();
    let mut tails = Vec::new();
    for event in &events {
        state.evolve(event);
        sheet.event(&state, event).unwrap();
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(text, sheet.text());
        tails.push(text.lines().last().unwrap_or_default().to_owned());
    }
    for tail in ["1. 5254", "1. 5254 5755", "2. 3-7163", "3. 3-6134 3-6835 (=)", "4. 55"] {
        assert!(tails.iter().any(|line| line == tail), "{tail}: {tails:?}");
    }
    sheet.close(&state, HASH).unwrap();
    let whole = fs::read_to_string(&path).unwrap();
    assert_eq!(whole, written(&setup, &events, format));
    // After a resumption: made again, then appended to.
    let mut again = Scribe::new(&head(), &setup, format, Labels::english());
    let mut state = State::new(setup.clone()).unwrap();
    for event in &events[..8] {
        state.evolve(event);
        again.event(&state, event);
    }
    let (mut sheet, opened) = Sheet::open(&path, again);
    opened.unwrap();
    fs::remove_file(&path).unwrap();
    for event in &events[8..] {
        state.evolve(event);
        sheet.event(&state, event).unwrap();
    }
    sheet.close(&state, HASH).unwrap();
    assert_eq!(sheet.text(), whole);
    assert_eq!(fs::read_to_string(&path).unwrap(), whole, "a file that was removed is there again");
}

#[test]
fn the_sheet_of_a_table_never_holds_an_announced_move() {
    let mut setup = setup();
    setup.conduct.one_step = false;
    setup.profile.offer_after_moves = 0;
    let mut state = State::new(setup.clone()).unwrap();
    let mut scribe = Scribe::new(&head(), &setup, Format::of(&setup), Labels::english());
    let act = |state: &mut State, scribe: &mut Scribe, act| {
        let events = decide(state, &Command { by: Role::White, act }, Millis(0)).unwrap();
        // All events first: the other way to call it.
        events.iter().for_each(|event| state.evolve(event));
        events.iter().map(|event| scribe.event(state, event).to_owned()).collect::<String>()
    };
    use natiq::core::MoveAct::{Correct, Press};
    assert_eq!(act(&mut state, &mut scribe, announce("e2e4", false)), "");
    assert_eq!(act(&mut state, &mut scribe, Act::Move(Correct)), "");
    assert_eq!(act(&mut state, &mut scribe, announce("d2d4", true)), "");
    assert_eq!(act(&mut state, &mut scribe, Act::Move(Press)), "1. d4 (=)");
    assert_eq!(scribe.text().lines().last(), Some("1. d4 (=)"));
}

#[test]
fn digital_texts_of_every_kind_of_move() {
    for (fen, uci, digital, algebraic) in [
        ("7k/4P3/8/8/8/8/8/K7 w - - 0 1", "e7e8q", "5758Q+", "e8=Q+"),
        ("3r3k/4P3/8/8/8/8/8/K7 w - - 0 1", "e7d8n", "57x48N", "exd8=N"),
        ("4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 2", "e5f6", "55x66__", "exf6"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8", "555", "O-O-O"),
        ("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8", "5-1118++", "Ra8#"),
        ("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4e5", "5455", "e5"),
        ("4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1", "c3d5", "3-33x45", "Nxd5"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e2", "0-5152", "Ke2"),
    ] {
        let before: shakmaty::Chess =
            fen.parse::<shakmaty::fen::Fen>().unwrap().into_position(shakmaty::CastlingMode::Standard).unwrap();
        let mv = uci.parse::<shakmaty::uci::UciMove>().unwrap().to_move(&before).unwrap();
        let ply = natiq::core::Ply::play(&before, mv).0;
        assert_eq!(moves::text(&before, &ply, Notation::Digital), digital, "{fen}");
        assert_eq!(moves::text(&before, &ply, Notation::Algebraic), algebraic, "{fen}");
    }
}

#[test]
fn every_move_of_a_sheet_has_one_reading() {
    // Positions rich in promotions, castling and pairs of pieces.
    for fen in [
        "r1Nk2b1/3n2r1/1p2q3/6pp/Qb1PPP2/P3BN1P/1Pp1K3/1R1B1R2 b - - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "rnbqkb1r/ppp2ppp/4pn2/3p4/4P3/5N2/PPPPBPPP/RNBQK2R w KQkq - 0 4",
        "8/4P3/8/6R1/8/8/k7/7K w - - 0 1",
    ] {
        let mut setup = Setup::casual();
        setup.fen = Some(fen.to_owned());
        let start = setup.start().unwrap();
        for mv in start.legal_moves() {
            let uci = mv.to_uci(shakmaty::CastlingMode::Standard).to_string();
            let by = Role::from(Side::from(start.turn()));
            let events = game(&setup, &[(by, announce(&uci, false))]);
            for notation in [Notation::Digital, Notation::Algebraic] {
                let text = written(&setup, &events, format(notation, 40));
                let (totals, state) = read_back(&text);
                assert_eq!(totals.faults, 0, "{uci}\n{text}");
                assert_eq!(state.unwrap().line()[0].ply.uci.to_string(), uci, "{text}");
            }
        }
    }
}

#[test]
fn pgn_is_read_back_to_the_same_moves() {
    let dir = tempfile::tempdir().unwrap();
    let mut setup = setup();
    setup.players.black = "José \"the }{ wall\" \\ محمد".to_owned();
    let mut acts = sample();
    acts.insert(16, (Role::Black, Act::Draw(DrawAct::Offer)));
    let events = game(&setup, &acts);
    let mut state = State::new(setup.clone()).unwrap();
    events.iter().for_each(|event| state.evolve(event));
    let text = pgn::text(&head(), &setup, &events, HASH).unwrap();
    assert!(text.lines().all(|line| line.starts_with('[') || line.chars().count() <= 80), "{text}");
    for part in [
        "[Date \"2026.11.30\"]",
        "[Result \"1-0\"]",
        "[TimeControl \"300+3\"]",
        "[Termination \"normal\"]",
        "{[%clk 0:05:0",
        "(=)}",
        "{black offers a draw}",
        "{taken back: Bc5 O-O}",
        "{Ending: resignation}",
    ] {
        assert!(text.replace('\n', " ").contains(part), "{part}\n{text}");
    }
    let path = dir.path().join("game.pgn");
    fs::write(&path, &text).unwrap();
    let mut names = Vec::new();
    let mut read = None;
    let file = std::io::BufReader::new(fs::File::open(&path).unwrap());
    let totals = replay(file, &natiq::written::Keys::default(), &mut |item| match item {
        ReplayItem::GameStarted { headers, .. } => names = headers.to_vec(),
        ReplayItem::GameEnded { state, result, .. } => {
            assert_eq!(result, Some("1-0"));
            read = state.cloned();
        }
        _ => {}
    });
    assert_eq!(totals.faults, 0);
    let moves = |state: &State| line_of(state).into_iter().map(|(uci, _)| uci).collect::<Vec<_>>();
    assert_eq!(moves(&read.unwrap()), moves(&state));
    assert!(names.contains(&("Black".to_owned(), setup.players.black.clone())), "{names:?}");
    // Before a game is over it has no result.
    assert!(pgn::text(&head(), &setup, &events[..3], HASH).unwrap().ends_with(" *\n\n"));
}
