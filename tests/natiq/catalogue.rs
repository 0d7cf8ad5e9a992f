//! The catalogues of both languages: complete, alike, speakable, worded as the design says.

#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout, reason = "tests")]

mod answers;
mod golden;
mod length;
mod messages;
mod moves;
mod questions;
mod scenes;
pub mod speakable;

use natiq::core::{Ply, Setup, State};
use natiq::language::{Language, without_marks};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess};

/// Both languages, English first.
pub fn both() -> [Language; 2] {
    ["en", "ar"].map(|code| Language::builtin(code).unwrap())
}

/// The position of a FEN.
pub fn position(fen: &str) -> Chess {
    fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap()
}

/// A legal move of a position, as facts.
pub fn ply(fen: &str, uci: &str) -> Ply {
    let before = position(fen);
    let mv = uci.parse::<UciMove>().unwrap().to_move(&before).unwrap();
    Ply::play(&before, mv).0
}

pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A casual game; `two_step` makes it announce, press and keep reasons back as a tournament does.
pub fn game(two_step: bool) -> State {
    let mut setup = Setup::casual();
    if two_step {
        setup.conduct.name = "tournament".to_owned();
        setup.conduct.one_step = false;
        setup.conduct.hints = false;
        setup.conduct.full_reasons = false;
        setup.conduct.takeback = false;
        setup.conduct.clock_says = false;
        setup.conduct.quit_by_agreement = true;
    }
    State::new(setup).unwrap()
}

/// Holds a text and its spoken form against the wording of the design: print without marks, and the same
/// words in the mouth but for what only a voice needs.
pub fn same(text: &str, speak: &str, wanted: &str) {
    assert_eq!(text, without_marks(wanted), "spoken: {speak}");
    assert_eq!(skeleton(speak), skeleton(wanted), "printed: {text}");
}

/// A sentence without what print and speech may differ in: marks, the final ة, digits for number words.
pub fn skeleton(text: &str) -> String {
    let words = [
        ("واحد", "1"),
        ("اثنان", "2"),
        ("ثلاثه", "3"),
        ("أربعه", "4"),
        ("خمسه", "5"),
        ("سته", "6"),
        ("سبعه", "7"),
        ("ثمانيه", "8"),
        ("تسعه", "9"),
        ("صفر", "0"),
    ];
    let plain = without_marks(text).replace('ة', "ه").replace(" و ", " و");
    let plain = plain.replace("واحده", "#");
    let plain = words.iter().fold(plain, |text, (word, digit)| text.replace(word, digit));
    plain.replace('#', "واحده")
}
