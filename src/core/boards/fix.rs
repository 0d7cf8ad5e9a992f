//! What has to be done on a board to bring it to another placement, as hands would do it (appendix VI.7).
//!
//! It compares placements and knows no move: a piece may be told to go where no rule would let it.

use serde::{Deserialize, Serialize};
use serde_with::{DisplayFromStr, serde_as};
use shakmaty::{Board, Piece, Square};

use crate::core::piece::Kind;
use crate::core::side::Side;

/// A piece and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Man {
    /// Whose.
    pub side: Side,
    /// Its kind.
    pub kind: Kind,
}

impl From<Piece> for Man {
    fn from(piece: Piece) -> Man {
        Man { side: piece.color.into(), kind: piece.role.into() }
    }
}

impl From<Man> for Piece {
    fn from(man: Man) -> Piece {
        Piece { color: man.side.into(), role: man.kind.into() }
    }
}

/// One thing that hands have to do.
#[serde_as]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fix", rename_all = "lowercase")]
pub enum Fix {
    /// A piece goes from one square to another.
    Move {
        /// The piece.
        man: Man,
        /// Where it stands.
        #[serde_as(as = "DisplayFromStr")]
        from: Square,
        /// Where it belongs.
        #[serde_as(as = "DisplayFromStr")]
        to: Square,
    },
    /// A piece is missing.
    Put {
        /// The piece.
        man: Man,
        /// Where it belongs.
        #[serde_as(as = "DisplayFromStr")]
        to: Square,
    },
    /// A piece must go.
    Remove {
        /// The piece.
        man: Man,
        /// Where it stands.
        #[serde_as(as = "DisplayFromStr")]
        from: Square,
    },
}

impl Fix {
    /// Its squares, the one where a piece belongs first.
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        let (to, from) = match *self {
            Fix::Move { from, to, .. } => (Some(to), Some(from)),
            Fix::Put { to, .. } => (Some(to), None),
            Fix::Remove { from, .. } => (None, Some(from)),
        };
        to.into_iter().chain(from)
    }
}

/// What brings a board to a placement. A piece that stands wrong goes where one of its kind is missing; what
/// is to be taken on its way is no step of its own.
pub fn fixes(board: &Board, score: &Board) -> Vec<Fix> {
    let differs: Vec<Square> =
        Square::ALL.into_iter().filter(|on| board.piece_at(*on) != score.piece_at(*on)).collect();
    let mut wrong: Vec<(Square, Piece)> = differs.iter().filter_map(|on| Some((*on, board.piece_at(*on)?))).collect();
    let mut all = Vec::new();
    for to in differs {
        let Some(missing) = score.piece_at(to) else { continue };
        let man = missing.into();
        match wrong.iter().position(|(_, piece)| *piece == missing) {
            Some(place) => all.push(Fix::Move { man, from: wrong.remove(place).0, to }),
            None => all.push(Fix::Put { man, to }),
        }
    }
    // A piece on a square where another one belongs goes when that one comes.
    let left = wrong.into_iter().filter(|(on, _)| score.piece_at(*on).is_none());
    all.extend(left.map(|(from, piece)| Fix::Remove { man: piece.into(), from }));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(placement: &str) -> Board {
        Board::from_ascii_board_fen(placement.as_bytes()).unwrap()
    }

    #[test]
    fn a_piece_beside_its_square_is_one_fix() {
        let wrong = board("4k3/8/8/8/8/4N3/8/4K3");
        let right = board("4k3/8/8/8/8/5N2/8/4K3");
        let man = Man { side: Side::White, kind: Kind::Knight };
        assert_eq!(fixes(&wrong, &right), [Fix::Move { man, from: Square::E3, to: Square::F3 }]);
        assert_eq!(fixes(&right, &right), []);
    }

    #[test]
    fn a_capture_that_was_not_made_is_one_fix_too() {
        let wrong = board("4k3/8/8/3p4/4P3/8/8/4K3");
        let right = board("4k3/8/8/3P4/8/8/8/4K3");
        let man = Man { side: Side::White, kind: Kind::Pawn };
        assert_eq!(fixes(&wrong, &right), [Fix::Move { man, from: Square::E4, to: Square::D5 }]);
    }

    #[test]
    fn missing_and_superfluous_pieces_are_told() {
        let wrong = board("4k3/8/8/8/8/8/q7/4K3");
        let right = board("4k3/8/8/8/8/8/7R/4K3");
        let all = fixes(&wrong, &right);
        assert!(matches!(all.as_slice(), [Fix::Put { to: Square::H2, .. }, Fix::Remove { from: Square::A2, .. }]));
    }
}
