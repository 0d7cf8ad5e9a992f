//! No command word is the text of a move, in any notation or language, and no move text is a command.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "tests")]

use natiq::config::Sources;
use natiq::core::Ply;
use natiq::language::{Language, Length, Manner, Style as Spoken, without_marks};
use natiq::notation::{Mode, Options, Style, Vocabulary, is_move_text, print};
use natiq::words::{Lexicon, Takes, Word};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};

/// Positions of different kinds: starts, middle games, endings, checks, promotions, en passant, castling.
const POSITIONS: [&str; 16] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "r3k2r/8/8/4P3/8/8/8/R3K2R b KQkq - 0 1",
    "4k3/P6P/8/8/8/8/p6p/4K3 w - - 0 1",
    "4k3/P6P/8/8/8/8/p6p/4K3 b - - 0 1",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    "1b2b3/8/2b5/8/8/8/8/K6k b - - 0 1",
    "1N2N3/8/2N1N3/8/1N1N4/8/N3N3/4K2k w - - 0 1",
    "1Q2Q3/8/8/8/8/8/8/K6k w - - 0 1",
    "4k3/8/R6R/8/8/8/R6R/4K3 w - - 0 1",
    "5rk1/5ppp/8/8/8/8/5PPP/4R1K1 w - - 0 1",
    "2r3k1/pp3ppp/2n1b3/3pP3/3P4/P1N2N2/1P3PPP/2R3K1 b - - 0 20",
];

fn lexicon() -> Lexicon {
    let config = natiq::config::load(&Sources::default()).unwrap();
    let mut lexicon = Lexicon::default();
    for language in config.languages() {
        lexicon.learn(&language.code, &language.words["words.toml"].last().unwrap().text).unwrap();
    }
    lexicon
}

#[test]
fn no_command_word_is_the_text_of_a_move() {
    let vocabulary = Vocabulary::compiled_in().unwrap();
    let lexicon = lexicon();
    for mode in [Mode::Typed, Mode::Spoken] {
        let options = Options::of(mode);
        // Some words are only typed, the short forms (`t tt o l r b sq h`) among them: by ear two letters are two files.
        let heard = |text: &str| mode == Mode::Typed || !lexicon.is_typed_only(text);
        let clashes: Vec<&str> = lexicon
            .words()
            // "At" never stands alone: it names a move.
            .filter(|(_, word)| mode == Mode::Typed || word.entry().takes != Takes::Moment)
            .map(|(text, _)| text)
            .filter(|text| heard(text) && is_move_text(text, &vocabulary, &options))
            .collect();
        assert!(clashes.is_empty(), "{mode:?}: {clashes:?} are moves");
    }
}

/// The command that a whole text is; `b e4` is no `board`, which takes nothing behind it.
fn command(lexicon: &Lexicon, text: &str) -> Option<Word> {
    let (word, rest) = lexicon.find(text)?;
    (rest.is_empty() || word.entry().takes != Takes::Nothing).then_some(word)
}

/// Holds every legal move of a position against the table; how many texts were tried.
fn hold(position: &Chess, vocabulary: &Vocabulary, lexicon: &Lexicon) -> usize {
    let mut seen = 0;
    for mv in position.legal_moves() {
        for style in Style::ALL {
            let text = print(position, &mv, style, vocabulary);
            for text in [text.clone(), text.to_lowercase(), text.to_uppercase(), text.replace('-', " ")] {
                seen += 1;
                let board = position.board();
                assert_eq!(command(lexicon, &text), None, "{text} in {board}");
            }
        }
    }
    seen
}

#[test]
fn no_move_text_is_a_command() {
    let (vocabulary, lexicon) = (Vocabulary::compiled_in().unwrap(), lexicon());
    let mut seen = 0;
    for fen in POSITIONS {
        let first: Chess = fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
        // Each position, and all that come of one move.
        let next = first.legal_moves().into_iter().map(|mv| first.clone().play(mv).unwrap());
        for position in std::iter::once(first.clone()).chain(next) {
            seen += hold(&position, &vocabulary, &lexicon);
        }
    }
    // Every thirtieth of the thousands that come with shakmaty, where they are here.
    for position in crate::notation::round::positions().unwrap_or_default().iter().step_by(30) {
        seen += hold(position, &vocabulary, &lexicon);
    }
    assert!(seen > 100_000, "{seen} texts");
}

/// Holds every legal move of a position against the table as each language says it, in every style and length, with
/// and without its side; how many texts were tried.
fn hold_sentences(position: &Chess, languages: &[Language], lexicon: &Lexicon) -> usize {
    let mut seen = 0;
    for mv in position.legal_moves() {
        let (ply, _) = Ply::play(position, mv);
        for language in languages {
            for style in SPOKEN {
                for (length, side) in [(Length::Full, true), (Length::Full, false), (Length::Brief, false)] {
                    let manner = Manner { style, second: style, length, say_side: side, ..Manner::default() };
                    // `spell` is the announcement in the second style, `more` the whole move.
                    for said in [language.spell(&ply, &manner), language.more(&ply, &manner)] {
                        for text in [said.text.trim_end_matches('.'), said.speak.trim_end_matches('.')] {
                            seen += 1;
                            assert_eq!(command(lexicon, text), None, "{text} in {}", position.board());
                        }
                    }
                }
            }
        }
    }
    seen
}

const SPOKEN: [Spoken; 7] =
    [Spoken::Digital, Spoken::Algebraic, Spoken::Anna, Spoken::Nato, Spoken::German, Spoken::Value, Spoken::Both];

fn languages() -> [Language; 2] {
    ["en", "ar"].map(|code| Language::builtin(code).unwrap())
}

#[test]
fn no_move_that_is_said_is_a_command() {
    let lexicon = lexicon();
    let seen: usize = POSITIONS
        .iter()
        .step_by(4)
        .map(|fen| fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap())
        .map(|position| hold_sentences(&position, &languages(), &lexicon))
        .sum();
    assert!(seen > 5_000, "{seen} texts");
}

#[test]
#[ignore = "the long truth, run by make test-all"]
fn no_move_of_any_position_is_a_command_in_any_notation_or_language() {
    let (vocabulary, lexicon) = (Vocabulary::compiled_in().unwrap(), lexicon());
    let Some(positions) = crate::notation::round::positions() else {
        println!("SKIP no_move_of_any_position_is_a_command: the random positions of shakmaty are not here");
        return;
    };
    let written: usize = positions.iter().map(|position| hold(position, &vocabulary, &lexicon)).sum();
    // A move is said alike wherever it is played: every fiftieth position holds all kinds of them many times over.
    let languages = languages();
    let said: usize = positions.iter().step_by(50).map(|position| hold_sentences(position, &languages, &lexicon)).sum();
    println!("{} positions, {written} texts that are written, {said} that are said", positions.len());
    assert!(positions.len() > 6_800 && written > 3_000_000 && said > 100_000);
}

#[test]
fn the_words_that_help_shows_are_found_again() {
    let lexicon = lexicon();
    for entry in natiq::words::ENTRIES {
        for code in ["en", "ar"] {
            let shown = lexicon.shown(code, entry.word).unwrap();
            assert_eq!(lexicon.find(shown), Some((entry.word, String::new())), "{shown}");
            assert_eq!(lexicon.find(&without_marks(shown)), Some((entry.word, String::new())), "{shown} without marks");
        }
    }
}
