//! The thirteen scenarios of the touch rule (`laws.md` part 7), as the moves that are left.

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position, Square};

use super::{Duty, Hands, Obligation, Placed, allowed, duty, stands};

const TARRASCH: &str = "rnbqkb1r/ppp2ppp/3p4/8/4n3/3P1N2/PPP2PPP/RNBQKB1R b KQkq - 0 5";
const FISCHER: &str = "r1b2rk1/2q1bppp/p1pppn2/6B1/4PP2/2NB2Q1/PPP3PP/2KR3R b - - 1 12";
const KARPOV: &str = "4Q3/r4K2/3k4/8/8/8/8/8 w - - 1 54";
const LINDEMANN: &str = "rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3";
const DONNER: &str = "2r3k1/pp3pp1/7p/5q2/5b2/8/PPR1BPPP/3Q2K1 w - - 0 30";
const BOTH: &str = "4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1";
const CASTLES: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
const ONE_SIDE: &str = "4k3/8/8/8/2b5/8/8/R3K2R w KQ - 0 1";

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn position(fen: &str) -> Chess {
    fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap()
}

/// Hands that touched squares in order; one that was reported has a `?` behind it, one that a piece was moved to
/// a `-` between.
fn hands(position: &Chess, deeds: &str) -> Hands {
    let mut hands = Hands::default();
    for deed in deeds.split_whitespace() {
        if let Some((from, on)) = deed.split_once('-') {
            let piece = Placed { from: square(from), on: square(on), promotion: None };
            hands.lift(piece.from, false);
            let stays = stands(position, &hands, piece);
            hands.place(piece, stays);
        } else {
            hands.touch(square(deed.trim_end_matches('?')), deed.ends_with('?'));
        }
    }
    hands
}

/// The moves that are left, in order; `any` where all are.
fn left(fen: &str, deeds: &str) -> String {
    let position = position(fen);
    let Some(moves) = allowed(&position, &hands(&position, deeds)) else { return "any".to_owned() };
    let mut moves: Vec<String> = moves.iter().map(|mv| mv.to_uci(CastlingMode::Standard).to_string()).collect();
    moves.sort();
    moves.join(" ")
}

fn obliges(fen: &str, deeds: &str) -> Option<Obligation> {
    let position = position(fen);
    duty(&position, &hands(&position, deeds)).obligation()
}

#[test]
fn scenario_1_the_touched_bishop_has_one_move() {
    assert_eq!(left(TARRASCH, "f8"), "f8e7");
    assert_eq!(obliges(TARRASCH, "f8"), Some(Obligation::Move { on: Square::F8 }));
}

#[test]
fn scenario_2_the_touched_pawn_has_two() {
    assert_eq!(left(FISCHER, "h7"), "h7h5 h7h6");
}

#[test]
fn scenario_3_the_touched_queen_parries_the_check() {
    assert_eq!(left(KARPOV, "e8"), "e8d7 e8e7");
    // The king is never captured, and a touched one only moves.
    assert_eq!(left(KARPOV, "e8 d6"), "e8d7 e8e7");
    let position = position(KARPOV);
    assert_eq!(allowed(&position, &Hands::of_touched(Square::E8)).unwrap().len(), 2);
}

#[test]
fn scenario_4_a_bishop_without_moves_obliges_to_nothing() {
    assert_eq!(left(LINDEMANN, "c1"), "any");
    assert_eq!(left(LINDEMANN, "f1"), "f1a6 f1b5 f1c4 f1d3 f1e2");
    // What was put where it cannot stay changes nothing.
    assert_eq!(left(LINDEMANN, "c1-c3"), "any");
}

#[test]
fn scenario_5_only_the_eight_moves_of_the_bishop() {
    assert_eq!(left(DONNER, "e2"), "e2a6 e2b5 e2c4 e2d3 e2f1 e2f3 e2g4 e2h5");
}

#[test]
fn scenario_6_pieces_of_both_colours() {
    assert_eq!(left(BOTH, "d5"), "c3d5 e4d5");
    assert_eq!(left(BOTH, "c3 d5"), "c3d5");
    assert_eq!(left(BOTH, "d5 c3"), "c3d5");
    let takes = Obligation::MoveTakes { from: Square::C3, on: Square::D5 };
    assert_eq!(obliges(BOTH, "d5 c3"), Some(takes));
    let board = position(BOTH);
    let irregular = Hands::of_irregular(&[], Square::C3, Some(Square::D5));
    assert_eq!(duty(&board, &irregular).obligation(), Some(takes));
    // The king cannot take it: what was touched first; his own where that is unknown.
    assert_eq!(left(BOTH, "d5 e1"), "c3d5 e4d5");
    assert_eq!(left(BOTH, "d5? e1"), "e1d1 e1d2 e1e2 e1f1 e1f2");
    assert_eq!(left(BOTH, "e1 d5"), "e1d1 e1d2 e1e2 e1f1 e1f2");
}

#[test]
fn scenario_6_the_first_piece_that_can_move_or_be_captured() {
    assert_eq!(left(BOTH, "e1 c3 e4"), "e1d1 e1d2 e1e2 e1f1 e1f2");
    // A pawn that is taken in passing was touched where it stands.
    let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    assert_eq!(left(passing, "d5"), "e5d6");
    assert_eq!(left(passing, "d5 e5"), "e5d6");
}

#[test]
fn scenario_7_a_pinned_piece_obliges_to_nothing() {
    assert_eq!(left("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2"), "any");
    let free = position("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
    assert_eq!(duty(&free, &hands(&free, "e2")), Duty::Free);
    assert_eq!(duty(&free, &Hands::default()), Duty::None);
}

#[test]
fn scenario_8_king_and_rook_castle_or_the_king_moves() {
    assert_eq!(left(CASTLES, "e1 h1"), "e1g1");
    assert_eq!(left(CASTLES, "e1 a1"), "e1c1");
    assert_eq!(obliges(CASTLES, "e1 a1"), Some(Obligation::Castle { short: false }));
    assert_eq!(left(ONE_SIDE, "e1 h1"), "e1c1 e1d1 e1d2 e1f2");
    assert_eq!(obliges(ONE_SIDE, "e1 h1"), Some(Obligation::King));
    // The rook first: it must move, and does not castle (digital 4.7).
    let rook = left(CASTLES, "h1 e1");
    assert!(rook.split(' ').all(|uci| uci.starts_with("h1")), "{rook}");
    assert_eq!(left(CASTLES, "h1"), rook);
}

#[test]
fn scenario_8_a_rook_that_cannot_move_still_bars_its_castling() {
    let shut = "4k3/8/8/8/8/8/6pP/R3K2R w KQ - 0 1";
    assert_eq!(left(shut, "h1 e1"), "h1f1 h1g1");
    let pinned = "4k3/8/8/8/8/8/7P/R3K1nR w Q - 0 1";
    assert_eq!(left(pinned, "h1 e1"), "h1g1");
    let boxed = "4k3/8/8/8/8/8/PP6/RN2K2R w KQ - 0 1";
    assert_eq!(left(boxed, "a1 e1"), "e1d1 e1d2 e1e2 e1f1 e1f2 e1g1");
    assert_eq!(left("4k3/8/8/8/4r3/8/4P3/R3K2R w KQ - 0 1", "e2"), "e2e3");
}

#[test]
fn scenario_9_a_king_without_moves_does_not_force_the_rook() {
    assert_eq!(left("4k3/8/8/8/8/6n1/3PPP2/3QK2R w K - 0 1", "e1 h1"), "any");
}

#[test]
fn scenario_10_a_king_moved_two_squares_brings_the_rook() {
    assert_eq!(left(CASTLES, "e1-g1"), "e1g1");
    assert_eq!(obliges(CASTLES, "e1-g1"), Some(Obligation::Rook { short: true }));
    assert_eq!(left(CASTLES, "e1-g1 h1-f1"), "e1g1");
    assert_eq!(obliges(CASTLES, "e1-c1 a1-d1"), Some(Obligation::Made { from: Square::E1, on: Square::C1 }));
    // Not legal there: another move of the king.
    assert_eq!(left(ONE_SIDE, "e1-g1"), "e1c1 e1d1 e1d2 e1f2");
    assert_eq!(obliges(ONE_SIDE, "e1-g1"), Some(Obligation::King));
    // The rook is put first: its own move, whatever the king does then.
    assert_eq!(left(CASTLES, "h1-f1 e1"), "h1f1");
    // Both are in hand: the rook may be put first, for the king was touched first.
    assert_eq!(left(CASTLES, "e1 h1-f1"), "e1g1");
    assert_eq!(obliges(CASTLES, "e1 h1-f1"), Some(Obligation::Castle { short: true }));
}

#[test]
fn scenario_11_a_released_pawn_may_become_anything_until_its_piece_is_there() {
    let pawn = "8/4P3/8/8/8/8/k7/7K w - - 0 1";
    assert_eq!(left(pawn, "e7-e8"), "e7e8b e7e8n e7e8q e7e8r");
    let position = position(pawn);
    let mut hands = hands(&position, "e7-e8");
    let promotion = Some(crate::core::piece::Kind::Rook);
    hands.place(Placed { from: Square::E7, on: Square::E8, promotion }, true);
    let moves = allowed(&position, &hands).unwrap();
    assert_eq!(moves.len(), 1);
    assert_eq!(moves[0].promotion(), Some(shakmaty::Role::Rook));
}

#[test]
fn scenario_12_adjusting_obliges_to_nothing_until_the_piece_is_moved() {
    let position = position(BOTH);
    let mut hands = Hands::default();
    hands.adjust(Some(Square::C3));
    assert!(hands.adjusts(Square::C3) && !hands.adjusts(Square::E4));
    hands.lift(Square::C3, true);
    assert_eq!(duty(&position, &hands), Duty::None);
    assert!(!hands.is_touched());
    let mut back = hands.clone();
    back.place(Placed { from: Square::C3, on: Square::C3, promotion: None }, true);
    assert!(!back.adjusts(Square::C3), "it is adjusted by now");
    hands.place(Placed { from: Square::C3, on: Square::B1, promotion: None }, true);
    assert_eq!(allowed(&position, &hands).unwrap().len(), 1, "it was moved and not adjusted");
    // After lifting it is too late to say so.
    let mut late = Hands::default();
    late.lift(Square::C3, false);
    late.adjust(None);
    assert!(duty(&position, &late).obligation().is_some());
}

#[test]
fn scenario_13_the_touches_are_remembered_for_the_claim_of_the_next_turn() {
    let mut hands = Hands::default();
    hands.touch(Square::A2, false);
    hands.pass();
    assert!(!hands.is_touched());
    assert_eq!(hands.touched_before()[0].on, Square::A2);
    hands.back_to(Square::A2);
    assert_eq!(left("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "a2"), "a2a3 a2a4");
    assert!(hands.has_touched(Square::A2) && hands.touched_before().is_empty());
}

#[test]
fn a_released_piece_that_is_not_the_touched_one_does_not_bind() {
    assert_eq!(left(BOTH, "c3 e4-e5"), left(BOTH, "c3"));
    assert_eq!(left(BOTH, "e4-e5 c3"), "e4e5");
    // A king moved by one square is a king's move, and no castling.
    assert_eq!(left(CASTLES, "e1-f1"), "e1f1");
    assert_eq!(obliges(CASTLES, "e1-f1"), Some(Obligation::Made { from: Square::E1, on: Square::F1 }));
}

#[test]
fn every_position_leaves_a_move() {
    for fen in [TARRASCH, FISCHER, KARPOV, LINDEMANN, DONNER, BOTH, CASTLES, ONE_SIDE] {
        let position = position(fen);
        let legal = position.legal_moves();
        for first in Square::ALL {
            for second in Square::ALL {
                let hands = hands(&position, &format!("{first} {second}"));
                if let Some(moves) = allowed(&position, &hands) {
                    assert!(!moves.is_empty() && moves.iter().all(|mv| legal.contains(mv)), "{fen} {first} {second}");
                }
            }
        }
    }
}
