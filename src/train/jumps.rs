//! The knight's jumps: whether one goes there, where it goes, how many it needs.
//!
//! Level 1 asks for one jump; 2 for all squares a jump reaches; 3 for the number of jumps, up to three; 4
//! for any number, up to the six that the longest way takes.

use shakmaty::{Bitboard, Square, attacks};

use super::chance::Chance;
use super::question::{Answer, Asked, Question};

/// A question of a level, from 1 to 4.
pub(super) fn ask(level: u8, chance: &mut Chance) -> Asked {
    let from = chance.square();
    match level {
        0 | 1 => {
            let jumps: Vec<Square> = attacks::knight_attacks(from).into_iter().collect();
            // Half of them can, and those that cannot are near misses: a square of the ring around.
            let near: Vec<Square> = Square::ALL
                .into_iter()
                .filter(|to| *to != from && from.distance(*to) <= 2 && !jumps.contains(to))
                .collect();
            let to = if chance.flip() { chance.pick(&jumps) } else { chance.pick(&near) };
            let to = to.unwrap_or_else(|| chance.other(from));
            Asked::new(Question::Jump(from, to), Answer::Yes(jumps.contains(&to)))
        }
        2 => Asked::new(Question::Jumps(from), Answer::Squares(attacks::knight_attacks(from))),
        level => {
            let farthest = if level == 3 { 3 } else { 6 };
            let reached: Vec<(Square, u8)> = Square::ALL
                .into_iter()
                .filter(|to| *to != from)
                .filter_map(|to| Some((to, distance(from, to).filter(|jumps| *jumps <= farthest)?)))
                .collect();
            let (to, jumps) = chance.pick(&reached).unwrap_or((from, 0));
            Asked::new(Question::Distance(from, to), Answer::Count(jumps))
        }
    }
}

/// The fewest jumps from one square to another.
fn distance(from: Square, to: Square) -> Option<u8> {
    let mut reached = Bitboard::from(from);
    for jumps in 0..=6 {
        if reached.contains(to) {
            return Some(jumps);
        }
        reached = reached.into_iter().fold(reached, |all, on| all | attacks::knight_attacks(on));
    }
    None
}
