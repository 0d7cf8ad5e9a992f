//! What holds for every position, tried on the public vectors.

use natiq::core::mate::{STRONG, Tables};
use shakmaty::fen::Fen;
use shakmaty::{Chess, Color, EnPassantMode, Position};

use super::verdict;

/// The public vectors, which are kept beside the project and never in it.
fn vectors(test: &str) -> Option<Vec<(Chess, [bool; 2], String)>> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/data/unwinnability/vectors-half.txt");
    let Ok(text) = std::fs::read_to_string(path) else {
        eprintln!("SKIP {test}: the vectors are not beside the project");
        return None;
    };
    let line = |line: &str| {
        let (can, fen) = line.split_once(' ').unwrap();
        (super::position(fen), [can.starts_with('W'), can.ends_with('B')], fen.to_owned())
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
            if said.is_none() && budget == STRONG {
                eprintln!("open: {side:?}, can mate: {can}, {fen}");
            }
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

/// With all that a flag is worth; it names what stays open.
#[test]
#[ignore = "the long truth, run by make test-all"]
fn few_vectors_stay_open_where_a_flag_falls() {
    if let Some(vectors) = vectors("few_vectors_stay_open_where_a_flag_falls") {
        assert!(found(&vectors, STRONG) >= 9900);
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
    super::position(&fields.join(" "))
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
