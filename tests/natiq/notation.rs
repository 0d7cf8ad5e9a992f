//! Notation: the tables of the design, the cases of the field, and the round trip of every style.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "the rules for tests, for what serves several"
)]

mod cases;
mod cheats;
mod forms;
mod reasons;
pub mod round;
mod sentences;
mod tables;

use natiq::notation::{Mode, Options, Reading, Vocabulary, read};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};

fn vocabulary() -> Vocabulary {
    Vocabulary::compiled_in().unwrap()
}

fn at(fen: &str) -> Chess {
    let fen: Fen = fen.parse().unwrap();
    fen.into_position(CastlingMode::Standard).unwrap()
}

/// A position reached by moves in UCI from the start.
fn after(moves: &str) -> Chess {
    moves.split_whitespace().fold(Chess::default(), |position, text| {
        let mv = text.parse::<shakmaty::uci::UciMove>().unwrap().to_move(&position).unwrap();
        position.play(mv).unwrap()
    })
}

fn reading(position: &Chess, text: &str, options: &Options) -> Reading {
    read(text, position, &vocabulary(), options)
}

/// A reading as short text: the move, "ask" and the moves, "illegal" or "none".
fn short(reading: &Reading) -> String {
    let uci = |mv: &shakmaty::Move| mv.to_uci(CastlingMode::Standard).to_string();
    match reading {
        Reading::Unique { mv, .. } => uci(mv),
        Reading::Ambiguous { choices, .. } => {
            let mut moves: Vec<String> = choices.iter().map(|choice| uci(&choice.mv)).collect();
            moves.sort();
            format!("ask {}", moves.join(" "))
        }
        Reading::Illegal { .. } => "illegal".to_owned(),
        Reading::NotDigital => "not digital".to_owned(),
        Reading::NotAMove => "none".to_owned(),
    }
}

#[track_caller]
fn typed(position: &Chess, text: &str, expected: &str) {
    assert_eq!(short(&reading(position, text, &Options::default())), expected, "{text}");
}

#[track_caller]
fn spoken(position: &Chess, text: &str, expected: &str) {
    assert_eq!(short(&reading(position, text, &Options::of(Mode::Spoken))), expected, "{text}");
}

#[track_caller]
fn german(position: &Chess, text: &str, expected: &str) {
    let options = Options { languages: ["en", "ar", "de"].map(str::to_owned).to_vec(), ..Options::default() };
    assert_eq!(short(&reading(position, text, &options)), expected, "{text}");
}
