//! Light and dark: one square, two squares, four squares.

use shakmaty::Square;

use super::chance::Chance;
use super::question::{Answer, Asked, Question};

/// A question of a level, from 1 to 3.
pub(super) fn ask(level: u8, chance: &mut Chance) -> Asked {
    let on = chance.square();
    match level {
        0 | 1 => Asked::new(Question::Shade(on), Answer::Light(on.is_light())),
        2 => {
            let other = chance.other(on);
            Asked::new(Question::SameShade(on, other), Answer::Yes(on.is_light() == other.is_light()))
        }
        _ => {
            let mut squares: Vec<Square> = vec![on];
            while squares.len() < 4 {
                let more = chance.square();
                if !squares.contains(&more) {
                    squares.push(more);
                }
            }
            let light = squares.iter().filter(|on| on.is_light()).count() as u8;
            Asked::new(Question::LightOnes(squares), Answer::Count(light))
        }
    }
}
