//! Cases from the field, by their number (groups A and B).

use natiq::notation::{Reading, Warning};
use shakmaty::Chess;

use super::{after, at, reading, typed};

#[test]
fn case_3_a_rook_and_a_check() {
    typed(&at("8/4R3/8/k7/8/8/3K4/4R3 w - - 0 1"), "R1e5", "e1e5");
    typed(&at("8/4R3/8/k7/8/8/3K4/4R3 w - - 0 1"), "R1e5+", "e1e5");
    typed(&at("8/4R3/8/k7/8/8/3K4/4R3 w - - 0 1"), "Rook from 5 1 to 5 5, check.", "e1e5");
}

#[test]
fn case_23_small_and_capital_b() {
    let position = at("rnb1kbnr/p1q1pppp/8/1p6/2p5/1P2PN2/3P1PPP/RNBQKB1R w KQkq - 0 1");
    typed(&position, "bxc4", "b3c4");
    typed(&position, "Bxc4", "f1c4");
}

#[test]
fn case_25_no_x() {
    let position = at("4k3/8/8/8/2B5/8/1P6/4K3 w - - 0 1");
    typed(&position, "bb3", "c4b3");
    typed(&position, "b3", "b2b3");
}

#[test]
fn case_27_small_pieces() {
    typed(&after("e2e4"), "nf6", "g8f6");
    typed(&after("e2e4 e7e5"), "qd8", "illegal");
}

#[test]
fn case_29_castling_by_noughts() {
    let position = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    typed(&position, "0-0-0", "e1c1");
    typed(&position, "555", "e1c1");
    typed(&position, "55", "e1g1");
}

#[test]
fn case_31_needless_disambiguation() {
    let position = at("1r5k/6p1/3p3p/8/8/4bQ2/2R3PP/2KRq3 w - - 6 44");
    for text in ["Rcd2", "Rd2", "5 32 42"] {
        typed(&position, text, "c2d2");
    }
    typed(&after("e2e4"), "Ng8f6", "g8f6");
}

#[test]
fn case_33_no_move() {
    for text in ["l", "b", "5"] {
        typed(&Chess::default(), text, "none");
    }
}

#[test]
fn case_37_the_rook_may_pass_an_attacked_square() {
    typed(&at("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), "555", "e1c1");
}

#[test]
fn a_wrong_sign_of_check_warns() {
    let warning = |fen: &str, text: &str| match reading(&at(fen), text, &natiq::notation::Options::default()) {
        Reading::Unique { warning, .. } => warning,
        other => panic!("{text}: {other:?}"),
    };
    let mate = "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1";
    for text in ["Re8#", "Re8+", "Re8++", "Re8", "Re8 كش مات", "Re8 كش ملك", "rook to e8 checkmate"] {
        assert_eq!(warning(mate, text), None, "{text}");
    }
    assert_eq!(warning(mate, "Re7+"), Some(Warning::NotCheck));
    assert_eq!(warning(mate, "Re7 كش"), Some(Warning::NotCheck));
    assert_eq!(warning(mate, "Re7#"), Some(Warning::NotMate));
    assert_eq!(warning(mate, "Re8 double check"), Some(Warning::NotDouble));
}
