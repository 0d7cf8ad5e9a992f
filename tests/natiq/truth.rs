//! Answers against an independent reckoning: every question about the board, typed in both languages, is compared
//! with what a plain reading of the FEN says, word for word.

#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout, reason = "tests")]

mod board;
mod games;
mod questions;
mod words;

use natiq::config::Sources;
use natiq::core::{Answer, Millis, Setup, State, ask};
use natiq::dialogue::{Dialogue, Reader, Seat, Step};
use natiq::language::Language;
use natiq::notation::{Options, Vocabulary};
use natiq::words::Lexicon;
use shakmaty::EnPassantMode;
use shakmaty::fen::Fen;

use self::board::Board;
use self::questions::questions;
use self::words::Tongue;

/// What reads a typed line, and the two languages that answer.
struct Table {
    reader: Reader,
    languages: [(Tongue, Language); 2],
}

impl Table {
    fn new() -> Table {
        let config = natiq::config::load(&Sources::default()).unwrap();
        let mut lexicon = Lexicon::default();
        for language in config.languages() {
            lexicon.learn(&language.code, &language.words["words.toml"].last().unwrap().text).unwrap();
        }
        let reader = Reader {
            lexicon,
            vocabulary: Vocabulary::compiled_in().unwrap(),
            options: Options::default(),
            other_layout: |_| Vec::new(),
            empty_presses: false,
        };
        let language = |code| Language::builtin(code).unwrap();
        Table { reader, languages: [(Tongue::English, language("en")), (Tongue::Arabic, language("ar"))] }
    }

    /// The text an answer is printed as, line by line.
    fn answered(dialogue: &mut Dialogue, state: &State, language: &Language, typed: &str) -> Vec<String> {
        let steps = dialogue.hear(state, typed);
        let [Step::Ask(by, query)] = steps.as_slice() else { panic!("{typed}: {steps:?}") };
        let answer = ask(state, *by, query, Millis::ZERO).unwrap();
        if let Answer::Board(placement) = &answer {
            return natiq::language::board::lines(placement);
        }
        vec![language.answer(&answer, *by, state, &Default::default()).text]
    }

    /// Holds every so manieth question about a position against the reckoning; how many, and what differs.
    fn hold(&self, state: &State, (first, every): (usize, usize)) -> (usize, Vec<String>) {
        let fen = Fen::from_position(state.position(), EnPassantMode::PseudoLegal).to_string();
        let board = Board::read(&fen);
        let mut dialogue = Dialogue::new(self.reader.clone(), Seat::Table);
        let (mut asked, mut faults) = (0, Vec::new());
        for (tongue, language) in &self.languages {
            for (typed, wanted) in questions(*tongue, &board).into_iter().skip(first).step_by(every) {
                // After the end the turn is the result.
                if state.outcome().is_some() && typed == tongue.pick("turn", "الدور") {
                    continue;
                }
                asked += 1;
                let said = Table::answered(&mut dialogue, state, language, &typed);
                if said != [wanted.clone()] {
                    faults.push(format!("{fen}\n{typed}\nsaid:   {}\nwanted: {wanted}", said.join(" | ")));
                }
            }
            asked += 1;
            let said = Table::answered(&mut dialogue, state, language, tongue.pick("board", "الرقعة"));
            if said != Tongue::lines(&board) {
                faults.push(format!("{fen}\nboard: {said:?}"));
            }
        }
        (asked, faults)
    }

    fn hold_all(&self, states: &[State], every: usize) {
        let (mut asked, mut faults) = (0, Vec::new());
        for (place, state) in states.iter().enumerate() {
            let (more, found) = self.hold(state, (place % every, every));
            asked += more;
            faults.extend(found);
        }
        println!("{} positions, {asked} answers, {} differ", states.len(), faults.len());
        assert!(faults.is_empty(), "{}", faults.iter().take(10).cloned().collect::<Vec<_>>().join("\n\n"));
        assert!(states.is_empty() || asked / states.len() > 1500 / every, "{asked} answers");
    }
}

/// A game that begins in a position; none where it would be over at once.
fn begun(fen: &str) -> Option<State> {
    State::new(Setup { fen: Some(fen.to_owned()), ..Setup::casual() }).ok()
}

/// Every so manieth random position, where they are here.
fn random(name: &str, every: usize) -> Vec<State> {
    let Some(positions) = crate::notation::round::positions() else {
        println!("SKIP {name}: the random positions of shakmaty are not here");
        return Vec::new();
    };
    let fen = |position| Fen::from_position(position, EnPassantMode::PseudoLegal).to_string();
    positions.iter().step_by(every).filter_map(|position| begun(&fen(position))).collect()
}

/// Castling both ways, pins on every line, double check, en passant with and without a pin, promotion with capture,
/// nine queens.
const KINDS: [&str; 9] = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "4k3/4r3/8/b7/8/2N5/4R3/r2QK2r w - - 0 1",
    "4k3/8/3N4/8/8/8/4R3/4K3 b - - 3 40",
    "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 12",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    "r1b1k3/1P6/8/8/8/8/6p1/4K2R w - - 0 30",
    "QQQQ4/QQQQ4/Q7/7k/8/8/8/K7 w - - 0 60",
    "r3k2r/8/8/8/8/5b2/8/R3K2R w KQkq - 0 1",
    "1k1r4/8/8/8/8/8/3B4/q2QK1r1 w - - 4 33",
];

#[test]
fn a_sample_of_answers_is_true() {
    let table = Table::new();
    let mut states: Vec<State> = KINDS.iter().map(|fen| begun(fen).unwrap()).collect();
    states.extend(random("a_sample_of_answers_is_true", 1400));
    // One that ended, by mate.
    states.extend(games::states().pop());
    table.hold_all(&states, 5);
}

/// Not the library alone: what is typed into the program, and what it prints.
#[test]
fn the_program_itself_prints_the_same() {
    let board = Board::read(KINDS[0]);
    for (tongue, code) in [(Tongue::English, "en"), (Tongue::Arabic, "ar")] {
        let all = questions(tongue, &board);
        let typed: String = all.iter().map(|(line, _)| format!("{line}\n")).collect();
        let run = crate::recorded::play(&["--lang", code, "--fen", KINDS[0]], &typed);
        let printed: Vec<&str> = run.printed.lines().skip_while(|line| *line != all[0].1).collect();
        assert!(printed.len() > all.len(), "{}", run.printed);
        for ((line, wanted), said) in all.iter().zip(printed) {
            assert_eq!(said, wanted, "{line}");
        }
    }
}

#[test]
#[ignore = "the long truth, run by make test-all"]
fn a_thousand_positions_are_answered_truly() {
    let table = Table::new();
    let mut states = random("a_thousand_positions_are_answered_truly", 6);
    states.truncate(1000);
    assert!(states.is_empty() || states.len() == 1000);
    states.extend(games::states());
    table.hold_all(&states, 1);
}
