//! Who can still mate: hard positions by name, the truth about endings, and what has to hold for every position.

#![allow(clippy::print_stderr, reason = "what was skipped, and the numbers of a long run, are told")]

mod endings;
mod named;
mod random;
mod unproved;
mod vectors;

use natiq::core::mate::{CanMate, Tables, can_mate, can_mate_quick};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, Position};

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
