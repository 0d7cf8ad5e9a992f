//! The cheat sheet of `help notation`: every example on it is read, and the examples of a way are one move.

use natiq::notation::{Options, Reading, SHEET, Vocabulary, read};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess};

/// The position in which a way's examples are a move, and the move.
fn board(key: &str) -> (&'static str, &'static str) {
    match key {
        "notation.capture" => ("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "e4d5"),
        "notation.castle" => ("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1", "e1g1"),
        "notation.long" => ("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1", "e1c1"),
        "notation.promotion" => ("8/4P3/8/8/8/k7/8/K7 w - - 0 1", "e7e8q"),
        _ => ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1f3"),
    }
}

#[test]
fn every_example_of_the_cheat_sheet_is_the_move_it_stands_for() {
    let vocabulary = Vocabulary::compiled_in().unwrap();
    let mut seen = 0;
    for way in SHEET {
        let (fen, uci) = board(way.key);
        let position: Chess = fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
        for code in ["en", "ar"] {
            for text in way.examples(code) {
                let reading = read(text, &position, &vocabulary, &Options::default());
                let Reading::Unique { mv, offer, .. } = &reading else { panic!("{text}: {reading:?}") };
                assert_eq!(mv.to_uci(CastlingMode::Standard).to_string(), uci, "{text}");
                assert_eq!(*offer, way.key == "notation.offer", "{text}");
                seen += 1;
            }
        }
    }
    assert!(seen > 50, "{seen} examples");
}
