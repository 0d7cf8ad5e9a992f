//! Parts 4 and 5 of the design, row by row.

use natiq::notation::{Ambiguity, Mode, Options, Question, Reading, answer};
use shakmaty::{Chess, Square};

use super::{after, at, german, reading, short, spoken, typed, vocabulary};

const FIVES: &str = "rnbqkb1r/ppp2ppp/4pn2/3p4/4P3/5N2/PPPPBPPP/RNBQK2R w KQkq - 0 4";
const ROOK_E5: &str = "6k1/8/8/8/4R3/8/8/R3K3 w Q - 0 1";

#[test]
fn fives() {
    typed(&at(FIVES), "55", "ask e1g1 e4e5");
    typed(&at(FIVES), "5-5", "e1g1");
    typed(&at(FIVES), "خمسة خمسة", "ask e1g1 e4e5");
    typed(&at(FIVES), "5455", "e4e5");
    typed(&at(FIVES), "5171", "e1g1");
    typed(&at(ROOK_E5), "555", "ask e1c1 e4e5");
    typed(&at(ROOK_E5), "5 55", "e4e5");
    typed(&at(ROOK_E5), "5-55", "e4e5");
    typed(&at(ROOK_E5), "5-5-5", "e1c1");
    typed(&Chess::default(), "55", "illegal");
    typed(&after("e2e4"), "55", "e7e5");
    let castle = Options { ambiguity: Ambiguity::Castle, ..Options::default() };
    assert_eq!(short(&reading(&at(FIVES), "55", &castle)), "e1g1");
    assert_eq!(short(&reading(&at(FIVES), "55", &Options::of(Mode::Sheet))), "e1g1");
    assert_eq!(short(&reading(&at(ROOK_E5), "555", &Options::of(Mode::Sheet))), "e1c1");
}

#[test]
fn digits() {
    // Rook on 51, king on 53: from-to first, and the rank only by separators.
    let position = at("4k3/8/8/8/8/4K3/8/R3R3 w - - 0 1");
    typed(&position, "5141", "e1d1");
    typed(&position, "5 1 41", "ask a1d1 e1d1");
    typed(&position, "5 1 11", "illegal");
    let knight = at("4k3/8/8/8/8/8/2PN4/1N2K3 w - - 0 1");
    typed(&knight, "3233", "c2c3");
    typed(&at("4k3/8/8/8/8/8/3N4/1N2K3 w - - 0 1"), "3 2 33", "b1c3");
    typed(&at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"), "5 1 13", "a1a3");
    // A minor piece by its value.
    typed(&at("4k3/8/8/8/8/2N5/6B1/4K3 w - - 0 1"), "345", "ask c3d5 g2d5");
    typed(&at("4k3/8/8/8/1N6/8/4K3/8 w - - 0 1"), "336", "b4c6");
    typed(&at("4k3/8/8/8/1N6/8/4K3/8 w - - 0 1"), "3-36", "b4c6");
    typed(&at("4k3/8/8/8/1N6/8/4K3/8 w - - 0 1"), "3-46", "illegal");
    typed(&at("4k3/8/8/8/1N6/8/4K3/8 w - - 0 1"), "345", "b4d5");
    typed(&at("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"), "54x45", "e4d5");
    typed(&at("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"), "54×45", "e4d5");
    typed(&at("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"), "54*45", "e4d5");
    typed(&at("4k3/8/8/8/8/2p5/8/1N2K3 w - - 0 1"), "321x33", "b1c3");
    typed(&at("4k3/8/8/8/8/2p5/8/1N2K3 w - - 0 1"), "3 21 x 33", "b1c3");
    let passing = at("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    for text in [
        "55x46__",
        "55x46",
        "55x45 46",
        "exd6 e.p.",
        "exd6ep",
        "ed6",
        "ed",
        "exd",
        "e5d6",
        "5546",
        "e takes d6 en passant",
    ] {
        typed(&passing, text, "e5d6");
    }
}

#[test]
fn promotions() {
    let lone = at("8/4P3/8/8/8/8/k7/7K w - - 0 1");
    let four = "ask e7e8b e7e8n e7e8q e7e8r";
    for text in ["5758", "e8", "e7e8", "58"] {
        typed(&lone, text, four);
    }
    for text in [
        "57589",
        "157589",
        "5758 9",
        "58=9",
        "5758Q",
        "57-58 9",
        "57581",
        "e8=Q",
        "e8Q",
        "e8/Q",
        "e8(Q)",
        "e7e8q",
        "e7-e8=Q",
        "e8 queen",
        "ه8=و",
        "589",
        "pawn to e8 promotes to queen",
    ] {
        typed(&lone, text, "e7e8q");
    }
    typed(&lone, "57582", "e7e8r");
    typed(&lone, "57584", "e7e8n");
    typed(&lone, "57583", "ask e7e8b e7e8n");
    typed(&lone, "585", "e7e8r");
    typed(&lone, "e8=K", "illegal");
    typed(&at("8/4P3/8/6R1/8/8/k7/7K w - - 0 1"), "57585", "ask e7e8r g5h5");
    typed(&at("8/2P5/8/8/8/6N1/k7/7K w - - 0 1"), "37385", "ask c7c8r g3h5");
    typed(&at("8/4P3/8/6R1/8/8/k7/7K w - - 0 1"), "585", "g5h5");
    typed(&at("8/P7/8/8/8/8/k6P/2K5 w - - 0 1"), "183", "ask a7a8b a7a8n h2h3");
    let triple = at("r1Nk2b1/3n2r1/1p2q3/6pp/Qb1PPP2/P3BN1P/1Pp1K3/1R1B1R2 b - - 0 1");
    typed(&triple, "32413", "ask b4a3 c2d1b c2d1n");
    typed(&triple, "32x41N", "c2d1n");
    let Reading::Ambiguous { question, choices, .. } = reading(&lone, "e8", &Options::default()) else {
        panic!("asked")
    };
    assert_eq!(question, Question::Promotion { to: Square::E8 });
    for (text, index) in [
        ("queen", 0),
        ("وزير", 0),
        ("rook", 1),
        ("1", 0),
        ("4", 3),
        ("N", 3),
        ("n", 3),
        ("9", 0),
        ("حصان", 3),
        ("الثاني", 1),
    ] {
        assert_eq!(answer(text, &choices, &vocabulary()), Some(index), "{text}");
    }
}

#[test]
fn letters_that_are_pieces_and_files() {
    let both = at("4k3/8/8/8/2p5/1P6/4B3/4K3 w - - 0 1");
    typed(&both, "bxc4", "b3c4");
    typed(&both, "bc4", "b3c4");
    typed(&both, "Bxc4", "e2c4");
    typed(&both, "BXC4", "ask b3c4 e2c4");
    typed(&both, "b3xc4", "b3c4");
    spoken(&both, "bxc4", "ask b3c4 e2c4");
    spoken(&both, "b c 4", "ask b3c4 e2c4");
    let any_case = Options { any_case: true, ..Options::default() };
    assert_eq!(short(&reading(&both, "Bxc4", &any_case)), "ask b3c4 e2c4");
    let bishop = at("4k3/8/8/8/8/8/3B4/4K3 w - - 0 1");
    typed(&bishop, "Bb4", "d2b4");
    typed(&bishop, "bb4", "d2b4");
    typed(&bishop, "b e3", "d2e3");
    // German letters.
    let queen = at("4k3/8/8/4p3/3P4/8/4Q3/K7 w - - 0 1");
    typed(&queen, "Dxe5", "d4e5");
    german(&queen, "Dxe5", "ask d4e5 e2e5");
    german(&queen, "Dd1", "e2d1");
    typed(&queen, "Dd1", "none");
    german(&queen, "D5", "d4d5");
    typed(&queen, "D5", "d4d5");
    // Arabic letters.
    let arabic = at("4k3/8/8/4p3/5P2/8/4Q3/K7 w - - 0 1");
    typed(&arabic, "و×ه5", "ask e2e5 f4e5");
    typed(&arabic, "وه5", "ask e2e5 f4e5");
    typed(&arabic, "وه×ه5", "e2e5");
    typed(&arabic, "و4×ه5", "f4e5");
    typed(&arabic, "و5", "f4f5");
    let knight = at("4k3/8/6p1/7P/5N2/8/8/K7 w - - 0 1");
    typed(&knight, "ح×ز6", "ask f4g6 h5g6");
    typed(&knight, "ح6", "h5h6");
    let pawns = at("4k3/8/8/8/8/2p5/1P1P4/K7 w - - 0 1");
    typed(&pawns, "ب×ج3", "ask b2c3 d2c3");
    typed(&pawns, "بج3", "ask b2c3 d2c3");
    typed(&pawns, "ب4", "b2b4");
    let fourth = after("e2e4 d7d5 e4d5 e7e6");
    typed(&fourth, "de6", "d5e6");
    typed(&fourth, "de", "d5e6");
}

#[test]
fn two_pawns_to_one_square() {
    let position = at("rnbqkbnr/p1ppp1p1/8/1p3p1p/N1P3P1/7P/PP1PPP2/R1BQKBNR b KQkq - 0 5");
    typed(&position, "74", "ask f5g4 h5g4");
    let Reading::Ambiguous { question, choices, .. } = reading(&position, "74", &Options::default()) else {
        panic!("asked")
    };
    assert!(matches!(question, Question::WhichPiece { to: Square::G4, .. }));
    for (text, index) in [
        ("6 5", Some(0)),
        ("85", Some(1)),
        ("from h5", Some(1)),
        ("من 6 5", Some(0)),
        ("7 4", None),
        ("3", None),
        ("h", Some(1)),
    ] {
        assert_eq!(answer(text, &choices, &vocabulary()), index, "{text}");
    }
}

#[test]
fn the_question_of_five_five() {
    let Reading::Ambiguous { question, choices, .. } = reading(&at(FIVES), "55", &Options::default()) else {
        panic!("asked")
    };
    assert_eq!(question, Question::FiveFive);
    for (text, index) in [
        ("castle", 0),
        ("pawn", 1),
        ("تبييت", 0),
        ("بيدق", 1),
        ("1", 0),
        ("٢", 1),
        ("castle short", 0),
        ("تبييت قصير", 0),
    ] {
        assert_eq!(answer(text, &choices, &vocabulary()), Some(index), "{text}");
    }
    let Reading::Ambiguous { question, choices, .. } = reading(&at(ROOK_E5), "555", &Options::default()) else {
        panic!("asked")
    };
    assert_eq!(question, Question::FiveFiveFive);
    assert_eq!(answer("rook", &choices, &vocabulary()), Some(1));
}
