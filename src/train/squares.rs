//! The numbers of the squares: file and rank, letters, the pieces' homes, walks over the board.
//!
//! Level 1 has file and rank in both directions; 2 adds letters, 3 the homes, 4 walks, 5 walks around a
//! corner. Each level asks its own kind half of the time.

use shakmaty::{File, Rank, Square};

use super::chance::Chance;
use super::question::{Answer, Asked, Question};
use crate::core::{Direction, Kind, Side};

/// A question of a level, from 1 to 5.
pub(super) fn ask(level: u8, chance: &mut Chance) -> Asked {
    let level = if chance.flip() { usize::from(level.max(1)) } else { 1 + chance.below(usize::from(level)) };
    match level {
        1 => numbers(chance),
        2 => {
            let on = chance.square();
            Asked::new(Question::Lettered(on), Answer::Square(on))
        }
        3 => home(chance),
        4 => walk(chance, 1),
        _ => walk(chance, 2),
    }
}

fn numbers(chance: &mut Chance) -> Asked {
    let on = chance.square();
    match chance.below(4) {
        0 => Asked::new(Question::FileOf(on), Answer::File(on.file() as u8 + 1)),
        1 => Asked::new(Question::RankOf(on), Answer::Rank(on.rank() as u8 + 1)),
        _ => Asked::new(Question::Named(on), Answer::Square(on)),
    }
}

fn home(chance: &mut Chance) -> Asked {
    let side = if chance.flip() { Side::White } else { Side::Black };
    // Each piece of the first rank as often as another.
    let file = chance.pick(&File::ALL).unwrap_or(File::E);
    let kings = Some(file > File::E);
    let (kind, kings) = match file {
        File::A | File::H => (Kind::Rook, kings),
        File::B | File::G => (Kind::Knight, kings),
        File::C | File::F => (Kind::Bishop, kings),
        File::D => (Kind::Queen, None),
        File::E => (Kind::King, None),
    };
    let rank = if side == Side::White { Rank::First } else { Rank::Eighth };
    Asked::new(Question::Home { side, kind, kings }, Answer::Square(Square::from_coords(file, rank)))
}

/// A walk of so many legs, each of one to four squares; two legs make a corner.
fn walk(chance: &mut Chance, legs: usize) -> Asked {
    let from = chance.square();
    let mut made: Vec<(Direction, u8)> = Vec::new();
    let mut here = from;
    while made.len() < legs {
        let last = made.last().map(|(direction, _)| direction.word());
        let turned = |direction: &Direction| last.is_none_or(|last| crosses(last, direction.word()));
        let ways: Vec<(Direction, u8, Square)> = Direction::ALL
            .into_iter()
            // A leg straight on or back would be no corner; slanting ones stand alone.
            .filter(|direction| if legs > 1 { direction.word().len() == 1 && turned(direction) } else { true })
            .flat_map(|direction| {
                (1..=4).filter_map(move |steps| Some((direction, steps, reach(here, direction, steps)?)))
            })
            .collect();
        // From every square there is a way along a rank and one along a file.
        let Some((direction, steps, there)) = chance.pick(&ways) else { break };
        made.push((direction, steps));
        here = there;
    }
    Asked::new(Question::Walk { from, legs: made }, Answer::Square(here))
}

/// Whether one straight direction crosses another: one along a file, one along a rank.
fn crosses(one: &str, other: &str) -> bool {
    let along_file = |word: &str| matches!(word, "n" | "s");
    along_file(one) != along_file(other)
}

/// The square so many steps away, if it is on the board.
fn reach(from: Square, direction: Direction, steps: u8) -> Option<Square> {
    let (mut file, mut rank) = (from.file(), from.rank());
    for _ in 0..steps {
        let word = direction.word();
        if word.contains('n') {
            rank = rank.offset(1)?;
        } else if word.contains('s') {
            rank = rank.offset(-1)?;
        }
        if word.contains('e') {
            file = file.offset(1)?;
        } else if word.contains('w') {
            file = file.offset(-1)?;
        }
    }
    Some(Square::from_coords(file, rank))
}
