//! Large letters for pieces, of half blocks: for eyes that need more than one cell.
//!
//! White's are capitals and Black's small letters here too, so that the shape tells the side.

use shakmaty::{Color, Piece, Role};

/// Cells of a letter in a row.
pub const WIDTH: u16 = 5;
/// Rows of cells; each holds two rows of dots.
pub const HEIGHT: u16 = 3;

type Dots = [&'static str; 6];

/// The dots of a piece's letter.
const fn dots(piece: Piece) -> Dots {
    match (piece.color, piece.role) {
        (Color::White, Role::King) => ["#...#", "#..#.", "###..", "#.#..", "#..#.", "#...#"],
        (Color::White, Role::Queen) => [".###.", "#...#", "#...#", "#.#.#", "#..#.", ".##.#"],
        (Color::White, Role::Rook) => ["####.", "#...#", "####.", "#.#..", "#..#.", "#...#"],
        (Color::White, Role::Bishop) => ["####.", "#...#", "####.", "#...#", "#...#", "####."],
        (Color::White, Role::Knight) => ["#...#", "##..#", "#.#.#", "#..##", "#...#", "#...#"],
        (Color::White, Role::Pawn) => ["####.", "#...#", "#...#", "####.", "#....", "#...."],
        (Color::Black, Role::King) => ["#....", "#....", "#..#.", "###..", "#..#.", "#..#."],
        (Color::Black, Role::Queen) => [".....", ".###.", "#..#.", ".###.", "...#.", "...##"],
        (Color::Black, Role::Rook) => [".....", ".....", "#.##.", "##...", "#....", "#...."],
        (Color::Black, Role::Bishop) => ["#....", "#....", "###..", "#..#.", "#..#.", "###.."],
        (Color::Black, Role::Knight) => [".....", ".....", "###..", "#..#.", "#..#.", "#..#."],
        (Color::Black, Role::Pawn) => [".....", "###..", "#..#.", "###..", "#....", "#...."],
    }
}

/// The rows of a piece's letter.
pub fn rows(piece: Piece) -> Vec<String> {
    let pairs = dots(piece);
    let pairs = pairs.chunks(2).map(|pair| match pair {
        [upper, lower] => upper.bytes().zip(lower.bytes()).map(half).collect(),
        _ => String::new(),
    });
    pairs.collect()
}

/// Two dots, one above the other.
fn half((upper, lower): (u8, u8)) -> char {
    match (upper == b'#', lower == b'#') {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_has_its_own_shape_and_fits() {
        let men = Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| role.of(color)));
        let shapes: Vec<Vec<String>> = men.map(rows).collect();
        for (index, shape) in shapes.iter().enumerate() {
            assert_eq!(shape.len(), usize::from(HEIGHT));
            assert!(shape.iter().all(|row| row.chars().count() == usize::from(WIDTH)));
            assert!(!shapes[..index].contains(shape), "{shape:?}");
        }
    }
}
