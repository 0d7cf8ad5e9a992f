//! What stands where: squares, lines, rays, jumps, pieces by kind, attackers and defenders.
//!
//! It reads one position and knows no game, no clock and no conduct.

use shakmaty::{Board, Chess, Color, File, Position, Rank, Square, attacks};

use super::{Answer, color};
use crate::core::piece::Kind;
use crate::core::side::{Both, Side};

/// Squares that can be asked for together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// One square.
    Square(Square),
    /// A rank, from the a-file on.
    Rank(Rank),
    /// A file, from the first rank on.
    File(File),
    /// The two diagonals through a square, each from White's side on; the square itself once.
    Diagonal(Square),
    /// The file of a square, then its rank without the square itself.
    Straight(Square),
    /// The squares a knight reaches from one.
    Jumps(Square),
    /// The squares from one in a direction, up to the edge.
    Ray(Square, Direction),
}

/// The eight directions of a ray, as seen from White's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards rank 8.
    North,
    /// Towards h8.
    NorthEast,
    /// Towards the h-file.
    East,
    /// Towards h1.
    SouthEast,
    /// Towards rank 1.
    South,
    /// Towards a1.
    SouthWest,
    /// Towards the a-file.
    West,
    /// Towards a8.
    NorthWest,
}

impl Direction {
    /// All directions, clockwise from north.
    pub const ALL: [Direction; 8] = {
        use Direction::*;
        [North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest]
    };

    /// The short English name, which is also the command's argument and the catalogue's.
    pub const fn word(self) -> &'static str {
        match self {
            Direction::North => "n",
            Direction::NorthEast => "ne",
            Direction::East => "e",
            Direction::SouthEast => "se",
            Direction::South => "s",
            Direction::SouthWest => "sw",
            Direction::West => "w",
            Direction::NorthWest => "nw",
        }
    }

    /// One step in files and ranks.
    const fn step(self) -> (i32, i32) {
        match self {
            Direction::North => (0, 1),
            Direction::NorthEast => (1, 1),
            Direction::East => (1, 0),
            Direction::SouthEast => (1, -1),
            Direction::South => (0, -1),
            Direction::SouthWest => (-1, -1),
            Direction::West => (-1, 0),
            Direction::NorthWest => (-1, 1),
        }
    }
}

/// A square and what stands on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The square.
    pub on: Square,
    /// The piece, where there is one.
    pub piece: Option<(Side, Kind)>,
}

impl Line {
    /// What stands on the squares of the line.
    pub(super) fn read(self, position: &Chess) -> Vec<Found> {
        self.squares()
            .into_iter()
            .map(|on| Found {
                on,
                piece: position.board().piece_at(on).map(|piece| (piece.color.into(), piece.role.into())),
            })
            .collect()
    }

    fn squares(self) -> Vec<Square> {
        match self {
            Line::Square(on) => vec![on],
            Line::Rank(rank) => File::ALL.map(|file| Square::from_coords(file, rank)).to_vec(),
            Line::File(file) => Rank::ALL.map(|rank| Square::from_coords(file, rank)).to_vec(),
            Line::Diagonal(on) => {
                let back = |direction| ray(on, direction).into_iter().rev();
                back(Direction::SouthWest)
                    .chain([on])
                    .chain(ray(on, Direction::NorthEast))
                    .chain(back(Direction::SouthEast))
                    .chain(ray(on, Direction::NorthWest))
                    .collect()
            }
            Line::Straight(on) => {
                let rank = File::ALL.map(|file| Square::from_coords(file, on.rank()));
                let file = Rank::ALL.map(|rank| Square::from_coords(on.file(), rank));
                file.into_iter().chain(rank.into_iter().filter(|other| *other != on)).collect()
            }
            Line::Jumps(on) => attacks::knight_attacks(on).into_iter().collect(),
            Line::Ray(on, direction) => ray(on, direction),
        }
    }
}

/// The squares from one up to the edge, without the first.
fn ray(on: Square, direction: Direction) -> Vec<Square> {
    let (files, ranks) = direction.step();
    let step = |&square: &Square| {
        let file = File::ALL.get(usize::try_from(i32::from(square.file()) + files).ok()?)?;
        let rank = Rank::ALL.get(usize::try_from(i32::from(square.rank()) + ranks).ok()?)?;
        Some(Square::from_coords(*file, *rank))
    };
    std::iter::successors(step(&on), step).collect()
}

/// The pieces that give check to the side to move.
pub(super) fn checkers(position: &Chess) -> Vec<(Kind, Square)> {
    let kind = |on| position.board().role_at(on).map(|man| (Kind::from(man), on));
    position.checkers().into_iter().filter_map(kind).collect()
}

/// The squares of a side's pieces of a kind, by file.
pub(super) fn of_kind(position: &Chess, side: Side, kind: Kind) -> Vec<Square> {
    on_board(position.board(), side, kind)
}

/// The same of a placement alone.
fn on_board(board: &Board, side: Side, kind: Kind) -> Vec<Square> {
    let mut squares: Vec<Square> = (board.by_role(kind.into()) & board.by_color(color(side))).into_iter().collect();
    squares.sort_by_key(|on| (on.file(), on.rank()));
    squares
}

/// A side's pieces, the king first.
pub(super) fn pieces(position: &Chess, side: Side) -> (Side, Vec<(Kind, Vec<Square>)>) {
    standing(position.board(), side)
}

/// A side's pieces on a placement, the king first.
pub(super) fn standing(board: &Board, side: Side) -> (Side, Vec<(Kind, Vec<Square>)>) {
    let kinds = Kind::ALL.iter().rev().map(|&kind| (kind, on_board(board, side, kind)));
    (side, kinds.filter(|(_, squares)| !squares.is_empty()).collect())
}

/// What attacks or defends a square. On an empty square the attackers are the opponent's of the side
/// to move, the defenders its own.
pub(super) fn guards(position: &Chess, on: Square, attack: bool) -> Answer {
    let board = position.board();
    let owner = board.color_at(on).unwrap_or(position.turn());
    let side = if attack { owner.other() } else { owner };
    let found = board.attacks_to(on, side, board.occupied());
    let mut pieces: Vec<(Kind, Square, bool)> = found
        .into_iter()
        .filter_map(|from| Some((board.role_at(from)?.into(), from, is_pinned(position, from, side))))
        .collect();
    pieces.sort_by_key(|&(kind, from, _)| (kind, from));
    Answer::Guards { on, attack, pieces }
}

/// Whether a piece stands alone between its king and an enemy piece that would give check.
fn is_pinned(position: &Chess, on: Square, color: Color) -> bool {
    let board = position.board();
    let Some(king) = board.king_of(color) else { return false };
    let enemy = board.by_color(color.other());
    let lines = attacks::rook_attacks(king, board.occupied()).contains(on)
        || attacks::bishop_attacks(king, board.occupied()).contains(on);
    let without = board.occupied().without(on);
    let straight = attacks::rook_attacks(king, without) & enemy & board.rooks_and_queens();
    let slanting = attacks::bishop_attacks(king, without) & enemy & board.bishops_and_queens();
    let seen = board.attacks_to(king, color.other(), board.occupied());
    on != king && lines && ((straight | slanting) & !seen).any()
}

/// What each side has left but its king, the heaviest first.
pub(super) fn count(position: &Chess) -> Answer {
    let of = |side| {
        let kinds = Kind::ALL.iter().rev().filter(|&&kind| kind != Kind::King);
        kinds.flat_map(|&kind| std::iter::repeat_n(kind, of_kind(position, side, kind).len())).collect()
    };
    Answer::Count(Both { white: of(Side::White), black: of(Side::Black) })
}

/// The pieces by which each side is ahead.
pub(super) fn material(position: &Chess) -> Answer {
    let mut ahead: Both<Vec<Kind>> = Both::default();
    for &kind in Kind::ALL.iter().rev().filter(|&&kind| kind != Kind::King) {
        let count = |side| of_kind(position, side, kind).len();
        let (white, black) = (count(Side::White), count(Side::Black));
        ahead.white.extend(std::iter::repeat_n(kind, white.saturating_sub(black)));
        ahead.black.extend(std::iter::repeat_n(kind, black.saturating_sub(white)));
    }
    Answer::Material { ahead }
}
