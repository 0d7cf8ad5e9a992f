//! Finding the reason why a move that was meant is not legal.
//!
//! It is asked only about moves shakmaty has refused; it never allows or refuses one itself.

use shakmaty::attacks;
use shakmaty::{Bitboard, CastlingSide, Chess, File, Move, Piece, Position, Rank, Role as Man, Square};

use super::{CastleBar, Illegal};
use crate::core::piece::Kind;

/// A move that was meant and is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// Castling.
    Castle(CastlingSide),
    /// From square to square.
    Squares {
        /// The kind that was named, if one was.
        kind: Option<Kind>,
        /// The square named as the start.
        from: Square,
        /// The arrival square.
        to: Square,
        /// The kind to promote to, if one was named.
        promotion: Option<Kind>,
    },
    /// A piece by its kind, perhaps by its file or rank.
    Piece {
        /// The kind named.
        kind: Kind,
        /// Its file, if that was named.
        file: Option<File>,
        /// Its rank, if that was named.
        rank: Option<Rank>,
        /// The arrival square.
        to: Square,
        /// The kind to promote to, if one was named.
        promotion: Option<Kind>,
    },
}

/// The reason why an attempt is not legal in a position (articles 3.1 to 3.9).
pub fn why_not(position: &Chess, attempt: &Attempt) -> Illegal {
    match *attempt {
        Attempt::Castle(side) => Illegal::Castle { bar: bar(position, side) },
        Attempt::Squares { kind, from, to, promotion } => squares(position, kind, from, to, promotion),
        Attempt::Piece { kind, file, rank, to, promotion } => {
            let candidates: Vec<Square> = position
                .our(kind.into())
                .into_iter()
                .filter(|square| file.is_none_or(|file| file == square.file()))
                .filter(|square| rank.is_none_or(|rank| rank == square.rank()))
                .collect();
            let mut reasons = candidates.iter().map(|from| squares(position, Some(kind), *from, to, promotion));
            if let [_] = candidates.as_slice() {
                // The only one of its kind was meant, so its own reason is the reason.
                return reasons.next().unwrap_or(Illegal::NoneReaches { kind, to });
            }
            let reaches = |reason: &Illegal| {
                !matches!(reason, Illegal::Geometry { .. } | Illegal::Blocked { .. } | Illegal::NoPiece { .. })
            };
            reasons.find(reaches).unwrap_or(Illegal::NoneReaches { kind, to })
        }
    }
}

fn squares(position: &Chess, said: Option<Kind>, from: Square, to: Square, promotion: Option<Kind>) -> Illegal {
    let board = position.board();
    let Some(piece) = board.piece_at(from).filter(|piece| piece.color == position.turn()) else {
        return Illegal::NoPiece { on: from };
    };
    let kind = Kind::from(piece.role);
    if let Some(said) = said.filter(|said| *said != kind) {
        return Illegal::WrongKind { on: from, is: kind, said };
    }
    if piece.role == Man::King
        && let Some(side) = castling(position, from, to)
    {
        return Illegal::Castle { bar: bar(position, side) };
    }
    // Its attacker would be to move with the king in check, which no game reaches: so the way there is
    // never free, and what the player has to hear is that a king is not captured at all (1.4.1).
    if board.piece_at(to) == Some(Piece { color: !piece.color, role: Man::King }) {
        return Illegal::King;
    }
    if from == to || !on_empty_board(position, piece, from, to) {
        return Illegal::Geometry { kind, from, to };
    }
    let way = attacks::between(from, to) & board.occupied();
    let nearest = way.into_iter().min_by_key(|square| square.distance(from));
    let pawn_ahead = (piece.role == Man::Pawn && from.file() == to.file()).then_some(to);
    let blocker = nearest.or(pawn_ahead.filter(|to| board.occupied().contains(*to)));
    if let Some(on) = blocker
        && let Some(by) = board.role_at(on)
    {
        return Illegal::Blocked { kind, by: by.into(), on };
    }
    if let Some(own) = board.piece_at(to).filter(|other| other.color == piece.color) {
        return Illegal::OwnPiece { on: to, kind: own.role.into() };
    }
    if let Some(reason) = exposed(position, piece, from, to) {
        return reason;
    }
    let last = piece.role == Man::Pawn && matches!(to.rank(), Rank::First | Rank::Eighth);
    match promotion {
        Some(kind) if !last || matches!(kind, Kind::King | Kind::Pawn) => Illegal::Promotion,
        // Whatever is left is a capture that was stated where there is none.
        _ => Illegal::Geometry { kind, from, to },
    }
}

/// Whether the piece could go there if nothing stood in its way (a pawn captures only what is there).
fn on_empty_board(position: &Chess, piece: Piece, from: Square, to: Square) -> bool {
    if piece.role != Man::Pawn {
        return attacks::attacks(from, piece, Bitboard::EMPTY).contains(to);
    }
    if attacks::pawn_attacks(piece.color, from).contains(to) {
        return position.board().occupied().contains(to) || position.maybe_ep_square() == Some(to);
    }
    let step = piece.color.fold_wb(8, -8);
    let once = from.offset(step);
    let twice = once.and_then(|square| square.offset(step));
    once == Some(to) || (piece.color.relative_rank(Rank::Second) == from.rank() && twice == Some(to))
}

/// Whether the king would stand in check after the move, and from a check that was there before.
fn exposed(position: &Chess, piece: Piece, from: Square, to: Square) -> Option<Illegal> {
    let mut board = position.board().clone();
    board.discard_piece_at(from);
    board.set_piece_at(to, piece);
    if piece.role == Man::Pawn && from.file() != to.file() && !position.board().occupied().contains(to) {
        board.discard_piece_at(Square::from_coords(to.file(), from.rank()));
    }
    let king = board.king_of(piece.color)?;
    let attackers = board.attacks_to(king, !piece.color, board.occupied());
    if attackers.is_empty() {
        return None;
    }
    let standing = attackers & position.checkers();
    // A king that walks out of one check into another has not been left in the first (3.9.2).
    match standing.first().filter(|_| piece.role != Man::King) {
        Some(from) => Some(Illegal::InCheck { by: board.role_at(from)?.into(), from }),
        None => Some(Illegal::LeavesCheck),
    }
}

/// The side to which a move of the king would be castling: on to its castling square where that is no
/// single step, or on to its rook.
fn castling(position: &Chess, from: Square, to: Square) -> Option<CastlingSide> {
    let color = position.turn();
    let own_rook = position.board().piece_at(to) == Some(Piece { color, role: Man::Rook });
    CastlingSide::ALL.into_iter().find(|side| {
        let home = from == Square::from_coords(File::E, color.relative_rank(Rank::First));
        let rook = position.castles().rook(color, *side);
        let walks = home || (rook.is_some() && from.distance(to) > 1);
        (walks && to == side.king_to(color)) || (own_rook && rook == Some(to))
    })
}

fn bar(position: &Chess, side: CastlingSide) -> CastleBar {
    let color = position.turn();
    let board = position.board();
    let rank = color.relative_rank(Rank::First);
    let Some(king) = board.king_of(color) else { return CastleBar::KingMoved };
    if !position.castles().has(color, side) {
        let at_home = |file, role| board.piece_at(Square::from_coords(file, rank)) == Some(Piece { color, role });
        let swapped = at_home(File::D, Man::King) && at_home(File::E, Man::Queen);
        let proved = position.castles().has(color, side.other());
        // In Chess960 nothing but the other right proves who has moved, and a king that was set up in the
        // place of the queen (digital appendix II.4) has not moved either.
        if swapped || (position.castles().mode().is_chess960() && !proved) {
            return CastleBar::NoRight;
        }
        let corner = Square::from_coords(if side == CastlingSide::KingSide { File::H } else { File::A }, rank);
        let rook = board.piece_at(corner) == Some(Piece { color, role: Man::Rook });
        let king_home = king == Square::from_coords(File::E, rank);
        // The right on the other side proves that the king has stood still.
        let rook_gone = proved || (king_home && !rook);
        return if rook_gone { CastleBar::RookMoved } else { CastleBar::KingMoved };
    }
    if !(position.castles().path(color, side) & board.occupied()).is_empty() {
        return CastleBar::Between;
    }
    let arrival = side.king_to(color);
    let mut walk: Vec<Square> = attacks::between(king, arrival).with(king).with(arrival).into_iter().collect();
    walk.sort_by_key(|square| square.distance(king));
    let without_king = board.occupied().without(king);
    let attacked = walk.into_iter().find(|on| board.attacks_to(*on, !color, without_king).any());
    // Nothing attacked as it stands: then the rook of Chess960 leaves the line of an attacker open.
    CastleBar::Attacked { on: attacked.unwrap_or(arrival) }
}

/// Whether a move gives check, double check or mate, as facts about the position after it.
pub fn check_after(position: &Chess, mv: Move) -> Option<(u32, bool)> {
    let after = position.clone().play(mv).ok()?;
    Some((u32::try_from(after.checkers().count()).unwrap_or(2), after.is_checkmate()))
}
