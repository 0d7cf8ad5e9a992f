//! A legal game as long as one wants, the same each time, that no law ends by itself.
//!
//! Pieces wander by a small generator of numbers; no position comes twice, and a pawn moves or something is
//! taken often enough for the rule of 75 moves. Castling, en passant and promotion are played where they can be.

use std::collections::HashSet;

use shakmaty::{Chess, Color, EnPassantMode, Move, Position};

/// After so many half-moves a pawn moves or something is taken, if it can.
const QUIET: u32 = 12;

/// The half-moves of a game, with the position before each.
pub fn long_game(plies: usize) -> Vec<(Chess, Move)> {
    let (mut position, mut chance) = (Chess::default(), 0x2545_f491_4f6c_dd1d_u64);
    let (mut seen, mut game) = (HashSet::new(), Vec::new());
    while game.len() < plies {
        chance ^= chance << 13;
        chance ^= chance >> 7;
        chance ^= chance << 17;
        let mut choice: Vec<(u64, Move, Chess)> = position
            .legal_moves()
            .into_iter()
            .enumerate()
            .filter_map(|(at, mv)| {
                let mut after = position.clone();
                after.play_unchecked(mv);
                let on = !after.is_game_over() && !seen.contains(&key(&after)) && enough(&after);
                on.then(|| (rank(&position, mv) + (chance >> (at % 48)) % 64, mv, after))
            })
            .collect();
        choice.sort_by_key(|(rank, ..)| *rank);
        let Some((_, mv, after)) = choice.pop() else { panic!("a game of {} half-moves ends", game.len()) };
        seen.insert(key(&after));
        game.push((std::mem::replace(&mut position, after), mv));
    }
    game
}

/// How much a move is wanted: rare kinds always, what cannot be taken back when it is time, else what wanders.
fn rank(before: &Chess, mv: Move) -> u64 {
    match () {
        () if mv.is_castle() || mv.is_en_passant() => 300,
        () if before.halfmoves() >= QUIET && mv.is_zeroing() => 200,
        () if mv.is_zeroing() => 0,
        () => 100,
    }
}

/// Enough men stay for the game to go on.
fn enough(after: &Chess) -> bool {
    Color::ALL.into_iter().all(|side| after.board().by_color(side).count() >= 5)
}

fn key(position: &Chess) -> String {
    shakmaty::fen::Epd::from_position(position, EnPassantMode::Legal).to_string()
}
