//! Hard positions by name, each with its reason.

use natiq::core::mate::{CanMate, Reason, STRONG, Tables, can_mate, is_dead};
use shakmaty::{Color, Position};

use super::{position, verdict};

#[track_caller]
fn holds(fen: &str, white: bool, black: bool) {
    let position = position(fen);
    let mut tables = Tables::default();
    for (side, wanted) in [(Color::White, white), (Color::Black, black)] {
        assert_eq!(verdict(&position, side, STRONG, &mut tables), Some(wanted), "{side:?} {fen}");
    }
}

#[test]
fn a_single_reply_that_takes_the_last_piece_leaves_nobody_a_mate() {
    holds("r7/K1k5/8/8/8/8/8/8 w - - 4 3", false, false);
    holds("6Rk/8/7K/8/8/8/8/8 b - - 0 1", false, false);
    assert!(is_dead(&position("r7/K1k5/8/8/8/8/8/8 w - - 4 3"), &mut Tables::default()));
}

#[test]
fn a_wall_of_pawns_is_passed_by_nobody() {
    holds("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1", false, false);
    let walled = position("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1");
    assert_eq!(can_mate(&walled, Color::White, STRONG, &mut Tables::default()), CanMate::No(Reason::Walls));
}

#[test]
fn a_pawn_that_can_promote_can_mate() {
    holds("1K6/P7/8/8/8/8/p7/1k6 b - - 0 1", true, true);
}

#[test]
fn a_position_in_which_a_pawn_can_be_taken_in_passing_is_judged_too() {
    // It is one move among others here: the pawn that goes on can mate whether or not it takes.
    let with = position("8/8/8/pP6/8/k7/8/K7 w - a6 0 1");
    assert!(with.legal_moves().iter().any(|mv| mv.is_en_passant()));
    assert_eq!(verdict(&with, Color::White, STRONG, &mut Tables::default()), Some(true));
}

#[test]
fn knights_mate_only_with_help() {
    holds("8/8/8/4k3/4p3/4N3/4K3/8 b - - 0 1", true, true);
    // Two knights against a lone king: no mate can be forced, one can be helped to.
    holds("8/8/8/4k3/8/3NN3/4K3/8 b - - 0 1", true, false);
    holds("8/8/8/4k3/8/4N3/4K3/8 b - - 0 1", false, false);
}

#[test]
fn the_end_by_seventy_five_moves_is_left_out() {
    holds("8/5r2/p3k3/P7/8/1K6/8/8 w - - 148 100", true, true);
}

#[test]
fn a_bare_king_that_takes_the_rook_by_force_or_not() {
    holds("8/8/3rk3/8/8/2K5/8/8 b - - 0 1", false, true);
}
