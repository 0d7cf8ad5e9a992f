//! Who can still mate: hard positions by name, and what has to hold for all of them.

#![allow(clippy::print_stderr, reason = "what was skipped, and the numbers of a long run, are told")]

use natiq::core::mate::{CanMate, Reason, STRONG, Tables, can_mate, can_mate_quick, is_dead};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Position};

fn position(fen: &str) -> Chess {
    let fen: Fen = fen.parse().unwrap();
    match fen.into_position(CastlingMode::Standard) {
        Ok(position) => position,
        Err(error) => error.ignore_too_much_material().unwrap(),
    }
}

/// The verdict; a yes is replayed by shakmaty to its mate.
fn verdict(position: &Chess, side: Color, budget: u32, tables: &mut Tables) -> Option<bool> {
    let said = match budget {
        0 => can_mate_quick(position, side, tables),
        _ => can_mate(position, side, budget, tables),
    };
    match said {
        CanMate::Yes(line) => {
            let mut at = position.clone();
            for uci in &line {
                let mv = uci.to_move(&at).unwrap();
                at = at.play(mv).unwrap();
            }
            assert!(at.is_checkmate() && at.turn() != side, "{line:?}");
            Some(true)
        }
        CanMate::No(_) => Some(false),
        CanMate::Unknown => None,
    }
}

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

/// The public vectors, which are kept beside the project and never in it.
fn vectors(test: &str) -> Option<Vec<(Chess, [bool; 2], String)>> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/data/unwinnability/vectors-half.txt");
    let Ok(text) = std::fs::read_to_string(path) else {
        eprintln!("SKIP {test}: the vectors are not beside the project");
        return None;
    };
    let line = |line: &str| {
        let (can, fen) = line.split_once(' ').unwrap();
        (position(fen), [can.starts_with('W'), can.ends_with('B')], fen.to_owned())
    };
    Some(text.lines().map(line).collect())
}

/// How many of the unwinnable are found, in hundredths of a percent; a wrong verdict fails at once.
fn found(vectors: &[(Chess, [bool; 2], String)], budget: u32) -> usize {
    let mut tables = Tables::default();
    let (mut unwinnable, mut found) = (0, 0);
    for (position, can, fen) in vectors {
        for (side, can) in Color::ALL.into_iter().zip(*can) {
            let said = verdict(position, side, budget, &mut tables);
            assert!(said.is_none_or(|said| said == can), "{side:?} {fen}: {said:?}");
            unwinnable += usize::from(!can);
            found += usize::from(said == Some(false));
        }
    }
    eprintln!("budget {budget}: {found} of {unwinnable} unwinnable found");
    found * 10_000 / unwinnable
}

#[test]
fn no_vector_is_answered_wrongly_and_the_quick_check_finds_four_fifths() {
    let name = "no_vector_is_answered_wrongly_and_the_quick_check_finds_four_fifths";
    if let Some(vectors) = vectors(name) {
        assert!(found(&vectors, 0) >= 8000);
    }
}

#[test]
#[ignore = "the long truth, run by make test-all"]
fn no_vector_is_answered_wrongly_by_the_strong_check() {
    if let Some(vectors) = vectors("no_vector_is_answered_wrongly_by_the_strong_check") {
        assert!(found(&vectors, 20_000) >= 9000);
    }
}

/// The position seen in a mirror: files turned about where nobody may castle, or sides and ranks.
fn turned(position: &Chess, sides: bool) -> Chess {
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    let mut fields: Vec<String> = fen.split(' ').map(str::to_owned).collect();
    let swapped = |text: &str| -> String {
        text.chars()
            .map(|sign| if sign.is_ascii_uppercase() { sign.to_ascii_lowercase() } else { sign.to_ascii_uppercase() })
            .collect()
    };
    if sides {
        let ranks: Vec<&str> = fields[0].split('/').rev().collect();
        fields[0] = swapped(&ranks.join("/"));
        fields[1] = if fields[1] == "w" { "b" } else { "w" }.to_owned();
        fields[2] = swapped(&fields[2]);
        fields[3] = fields[3].replace('6', "x").replace('3', "6").replace('x', "3");
    } else {
        let ranks: Vec<String> = fields[0].split('/').map(|rank| rank.chars().rev().collect()).collect();
        fields[0] = ranks.join("/");
        let file = |sign: char| if sign.is_ascii_lowercase() { (b'a' + b'h' - sign as u8) as char } else { sign };
        if fields[3] != "-" {
            fields[3] = fields[3].chars().map(file).collect();
        }
    }
    self::position(&fields.join(" "))
}

#[test]
fn sides_and_wings_make_no_difference() {
    let Some(vectors) = vectors("sides_and_wings_make_no_difference") else { return };
    let mut tables = Tables::default();
    for (position, _, fen) in vectors.iter().step_by(3) {
        for side in Color::ALL {
            let said = verdict(position, side, 0, &mut tables);
            let flipped = verdict(&turned(position, true), side.other(), 0, &mut tables);
            assert!(said.is_none() || flipped.is_none() || said == flipped, "{fen}");
            if !position.castles().any() {
                let mirrored = verdict(&turned(position, false), side, 0, &mut tables);
                assert!(said.is_none() || mirrored.is_none() || said == mirrored, "{fen}");
            }
        }
    }
}

#[test]
fn a_no_stays_a_no_along_every_legal_move() {
    let Some(vectors) = vectors("a_no_stays_a_no_along_every_legal_move") else { return };
    let mut tables = Tables::default();
    let mut seed = 88_172_645_463_325_252_u64;
    for (start, _, fen) in vectors.iter().step_by(5) {
        for side in Color::ALL {
            if verdict(start, side, 0, &mut tables) != Some(false) {
                continue;
            }
            let mut at = start.clone();
            for _ in 0..20 {
                let moves = at.legal_moves();
                for &mv in &moves {
                    let next = at.clone().play(mv).unwrap();
                    assert!(!(next.is_checkmate() && next.turn() != side), "{fen}: mate by {mv:?}");
                    assert_ne!(verdict(&next, side, 0, &mut tables), Some(true), "{fen}: {mv:?}");
                }
                seed ^= seed << 13;
                seed ^= seed >> 7;
                seed ^= seed << 17;
                let Some(&mv) = moves.get(usize::try_from(seed % moves.len().max(1) as u64).unwrap()) else { break };
                at.play_unchecked(mv);
            }
        }
    }
}
