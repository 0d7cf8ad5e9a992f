//! Walls of pawns that no king passes, with bishops on one side of them or the other.

use std::collections::HashSet;

use natiq::core::mate::{CanMate, Reason, STRONG, Tables, can_mate};
use shakmaty::{Chess, Color, Position};

use super::{Case, all_hold};
use crate::mate::position;

/// White's pawns stand on dark squares and guard the fifth rank, Black's on light ones and guard the fourth. A bishop
/// passes its own pawns nowhere and takes none of the others. So whoever is behind the wall stays there.
pub const SHUT: [Case; 3] = [
    ("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1", false, false),
    // A bishop beyond it: in the corner two light squares are left to the king, and one bishop of his to fill them.
    ("2bB4/7k/8/1p1p1p1p/1P1P1P1P/8/8/2K5 w - - 0 1", false, false),
    // Two of one colour beyond it: nothing fills a light square.
    ("3B4/7k/5B2/1p1p1p1p/1P1P1P1P/8/8/2K5 b - - 0 1", false, false),
];

#[test]
fn a_wall_of_pawns_is_passed_by_nobody() {
    all_hold(&SHUT);
    let walled = position(SHUT[0].0);
    assert_eq!(can_mate(&walled, Color::White, STRONG, &mut Tables::default()), CanMate::No(Reason::Walls));
}

#[test]
fn two_bishops_of_the_other_colour_fill_the_squares_around_their_king() {
    // With them on g8 and h7 the king in the corner is mated by the bishop beyond the wall.
    all_hold(&[("2bBb3/7k/8/1p1p1p1p/1P1P1P1P/8/8/2K5 w - - 0 1", true, false)]);
}

/// Every position that can come of one, by shakmaty: nobody is mated in any.
fn is_gone_through_without_mate(start: Chess) -> usize {
    let mut seen = HashSet::from([start.clone()]);
    let mut pending = vec![start];
    while let Some(position) = pending.pop() {
        assert!(!position.is_checkmate(), "{position:?}");
        for mv in position.legal_moves() {
            let mut next = position.clone();
            next.play_unchecked(mv);
            if seen.insert(next.clone()) {
                pending.push(next);
            }
        }
    }
    seen.len()
}

#[test]
#[ignore = "the long truth, run by make test-all"]
fn behind_the_walls_nobody_is_ever_mated() {
    for (fen, ..) in SHUT {
        let positions = is_gone_through_without_mate(position(fen));
        eprintln!("{fen}: {positions} positions, no mate");
        assert!(positions > 10_000);
    }
}
