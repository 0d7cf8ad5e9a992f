//! Hard positions by name, each with its reason. The verdicts are reckoned by hand, never by what is tested; those of
//! few men are held against the whole truth about them as well (`endings`), some walls are gone through whole.

mod walls;

use natiq::core::mate::{STRONG, Tables, is_dead};
use shakmaty::{Color, Position};

use super::{position, verdict};

/// A position, and whether White and Black can mate.
pub type Case = (&'static str, bool, bool);

#[track_caller]
fn holds(fen: &str, white: bool, black: bool) {
    let position = position(fen);
    let mut tables = Tables::default();
    for (side, wanted) in [(Color::White, white), (Color::Black, black)] {
        assert_eq!(verdict(&position, side, STRONG, &mut tables), Some(wanted), "{side:?} {fen}");
        let quick = verdict(&position, side, 0, &mut tables);
        assert!(quick.is_none_or(|said| said == wanted), "{side:?} {fen}");
    }
}

#[track_caller]
fn all_hold(cases: &[Case]) {
    cases.iter().for_each(|&(fen, white, black)| holds(fen, white, black));
}

/// Whether each legal move is of a kind, and there is one.
fn has_only(fen: &str, kind: impl Fn(&shakmaty::Move) -> bool) -> bool {
    let moves = position(fen).legal_moves();
    !moves.is_empty() && moves.iter().all(kind)
}

/// The cases of up to four men.
pub const FEW: [&[Case]; 6] = [&LAST_PIECE, &JAILED, &TAKES_AND_PROMOTES, &OWN_PAWN, &KNIGHTS, &KNIGHT_OR_BISHOP];

/// The king in check, or with no other move, takes the last rook: then there are two kings.
const LAST_PIECE: [Case; 3] = [
    ("r7/K1k5/8/8/8/8/8/8 w - - 4 3", false, false),
    ("6Rk/8/7K/8/8/8/8/8 b - - 0 1", false, false),
    // He need not take it here.
    ("8/8/3rk3/8/8/2K5/8/8 b - - 0 1", false, true),
];

#[test]
fn a_single_reply_that_takes_the_last_piece_leaves_nobody_a_mate() {
    all_hold(&LAST_PIECE);
    for (fen, ..) in &LAST_PIECE[..2] {
        assert!(has_only(fen, |mv| mv.is_capture()));
        assert!(is_dead(&position(fen), &mut Tables::default()));
    }
}

/// White's king is jailed, so the pawn must promote. A bishop mates neither queen nor rook, nor a bishop of its own
/// colour; a knight it mates with help, for that one can stand in its king's way and cannot step between.
const JAILED: [Case; 5] = [
    ("8/7P/8/8/8/7k/7b/7K w - - 0 1", true, true),
    ("7Q/8/8/8/8/7k/7b/7K b - - 0 1", true, false),
    ("7R/8/8/8/8/7k/7b/7K b - - 0 1", true, false),
    ("7B/8/8/8/8/7k/7b/7K b - - 0 1", false, false),
    ("7N/8/8/8/8/7k/7b/7K b - - 0 1", true, true),
];

#[test]
fn a_forced_promotion_lets_the_other_side_mate_only_as_a_knight() {
    assert!(has_only(JAILED[0].0, |mv| mv.is_promotion()));
    all_hold(&JAILED);
}

/// Black has nothing but promotions. The first three take White's last man, so that a queen is worth no mate. In the
/// fourth the new queen or rook gives check and must be taken, and a bishop or a knight is no match for a queen.
const TAKES_AND_PROMOTES: [Case; 4] = [
    ("8/8/8/8/8/8/p7/kQK5 b - - 0 1", false, true),
    ("8/8/8/8/8/8/p7/kBK5 b - - 0 1", false, true),
    ("8/8/8/8/8/8/p1K5/kN6 b - - 0 1", false, true),
    ("8/8/8/8/2Q5/k7/2p5/K7 b - - 0 1", true, false),
];

#[test]
fn a_forced_promotion_can_end_every_hope_of_a_side() {
    assert!(TAKES_AND_PROMOTES.iter().all(|(fen, ..)| has_only(fen, |mv| mv.is_promotion())));
    all_hold(&TAKES_AND_PROMOTES);
}

/// White's own pawn stands in the way of his mate: whatever he moves, the king in the corner has no move, or nothing
/// but the pawn to take. The same with a free pawn is won.
const OWN_PAWN: [Case; 4] = [
    ("k7/P7/B1K5/8/8/8/8/8 w - - 0 1", false, false),
    ("k7/P7/K7/N7/8/8/8/8 w - - 0 1", false, false),
    ("k7/8/B1K5/8/P7/8/8/8 w - - 0 1", true, false),
    ("k7/8/K7/N7/8/P7/8/8 w - - 0 1", true, false),
];

#[test]
fn a_pawn_before_the_corner_stands_in_the_way_of_its_own_side() {
    all_hold(&OWN_PAWN);
}

/// One knight needs a man of the other side in the king's way, two need help alone; and here one must be taken.
const KNIGHTS: [Case; 4] = [
    ("8/8/8/4k3/4p3/4N3/4K3/8 b - - 0 1", true, true),
    ("8/8/8/4k3/8/3NN3/4K3/8 b - - 0 1", true, false),
    ("8/8/8/4k3/8/4N3/4K3/8 b - - 0 1", false, false),
    ("8/8/8/8/8/N7/k7/N1K5 b - - 0 1", false, false),
];

#[test]
fn knights_mate_only_with_help() {
    all_hold(&KNIGHTS);
    assert!(has_only(KNIGHTS[3].0, |mv| mv.is_capture()));
}

#[test]
fn two_knights_and_a_pawn_can_mate_each_other() {
    holds("8/8/8/4k3/4p3/2N1N3/8/4K3 w - - 0 1", true, true);
    // Blocked by a knight the pawn is a man in his king's way all the same, and goes on once the knight leaves.
    holds("8/8/8/4k3/4p3/4N3/3NK3/8 w - - 0 1", true, true);
}

/// A knight or a bishop against a pawn: what is in the way of one king today is a piece of the other tomorrow. In the
/// last two the pawn's own king leaves it no other move than to take the piece, or takes it himself.
const KNIGHT_OR_BISHOP: [Case; 4] = [
    ("8/8/8/4k3/8/4p3/4N3/4K3 w - - 0 1", true, true),
    ("8/8/8/4k3/8/4p3/4B3/4K3 w - - 0 1", true, true),
    ("8/8/8/8/8/K7/p7/kN6 b - - 0 1", false, true),
    ("8/8/8/8/8/K7/p7/kB6 b - - 0 1", false, true),
];

#[test]
fn a_knight_or_a_bishop_can_mate_a_pawn_unless_it_must_be_taken() {
    all_hold(&KNIGHT_OR_BISHOP);
    assert!(KNIGHT_OR_BISHOP[2..].iter().all(|(fen, ..)| has_only(fen, |mv| mv.is_capture())));
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

/// With the right to take in passing and without it: the same men, and one move more or less.
const PASSING: [[Case; 2]; 3] = [
    // Else a stalemate: taking saves both sides their mates.
    [("8/8/4p3/3pP3/8/6k1/7p/7K w - d6 0 1", true, true), ("8/8/4p3/3pP3/8/6k1/7p/7K w - - 0 1", false, false)],
    // Else a mate: taking saves the king, and Black's last man is gone.
    [("8/8/8/Pp6/K1k5/B7/8/8 w - b6 0 1", true, false), ("8/8/8/Pp6/K1k5/B7/8/8 w - - 0 1", false, true)],
    // Else a mate: taking leaves Black's king without a move, and White's queen and rook without a mate.
    [("8/8/8/6pP/5k1K/7Q/4R3/8 w - g6 0 1", false, false), ("8/8/8/6pP/5k1K/7Q/4R3/8 w - - 0 1", false, true)],
];

#[test]
fn taking_in_passing_as_the_only_move_saves_mates_and_ends_them() {
    for cases in PASSING {
        assert!(has_only(cases[0].0, |mv| mv.is_en_passant()));
        assert!(position(cases[1].0).legal_moves().is_empty());
        all_hold(&cases);
    }
    assert!(is_dead(&position(PASSING[2][0].0), &mut Tables::default()));
}

/// The count of the last moves without a pawn move or a capture decides nothing.
#[test]
fn the_end_by_seventy_five_moves_is_left_out() {
    holds("8/5r2/p3k3/P7/8/1K6/8/8 w - - 148 100", true, true);
    let last_but_one = |fen: &str| fen.replace(" 0 1", " 149 120").replace(" 4 3", " 149 120");
    let cases = FEW.into_iter().flatten().chain(&walls::SHUT);
    for (fen, white, black) in cases {
        holds(&last_but_one(fen), *white, *black);
    }
}
