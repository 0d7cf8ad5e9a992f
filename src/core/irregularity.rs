//! Irregularities: what a completed illegal move is, and what has become of it (article 7).
//!
//! An announcement is not one: before the press every slip is free (7.5.1; VI.6). It carries out what
//! hands did and says whether the board is still one that can be played from; it judges no player.

use serde::{Deserialize, Serialize};
use shakmaty::uci::UciMove;
use shakmaty::{CastlingSide, Chess, Color, Move, Piece, Position, Rank, Role as Man, Square};

use super::legality::Illegal;
use super::ply::{Check, Ply};

/// In what manner a move was illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// The move itself (7.5.1).
    Move,
    /// A pawn was left on the last rank (7.5.2).
    Promotion,
    /// The clock was pressed without a move (7.5.3).
    Press,
    /// Two hands made it (7.5.4).
    Hands,
}

/// An illegal move that stands for the time being: the last one of the line (A.5.2; digital appendix III.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Irregular {
    /// In what manner it is illegal.
    pub manner: Manner,
    /// Why, where it is the move itself.
    pub why: Option<Illegal>,
}

/// The move that hands made between two squares, lawful or not; none where no piece of the side to move
/// stood there. A king that went two squares from home took its rook along, if there was one.
pub fn hands(position: &Chess, uci: UciMove) -> Option<Move> {
    let UciMove::Normal { from, to, promotion } = uci else { return None };
    let board = position.board();
    let piece = board.piece_at(from).filter(|piece| piece.color == position.turn())?;
    if let (Man::King, Some(side)) = (piece.role, castles_to(piece.color, from, to)) {
        let rook = Square::from_coords(rook_file(side), from.rank());
        if board.piece_at(rook) == Some(Piece { color: piece.color, role: Man::Rook }) && !board.occupied().contains(to)
        {
            return Some(Move::Castle { king: from, rook });
        }
    }
    if piece.role == Man::Pawn && from.file() != to.file() && position.maybe_ep_square() == Some(to) {
        return Some(Move::EnPassant { from, to });
    }
    Some(Move::Normal { role: piece.role, from, capture: board.role_at(to), to, promotion })
}

/// The facts of a move that is not lawful, and the position with it carried out.
pub(super) fn carry_out(position: &Chess, mv: Move) -> (Ply, Chess) {
    let (ply, after) = Ply::play(position, mv);
    // No illegal move mates: whoever it is played against claims it.
    let check = if ply.check == Check::Mate { Check::Single } else { ply.check };
    (Ply { irregular: true, check, ..ply }, after)
}

/// Whether a game cannot go on with this board for longer than one move: a pawn on a last rank, or both
/// kings in check (A.5.4).
pub(super) fn is_illegal(position: &Chess) -> bool {
    let board = position.board();
    let attacked =
        |color: Color| board.king_of(color).is_some_and(|king| board.attacks_to(king, !color, board.occupied()).any());
    let last = board.pawns() & (shakmaty::Bitboard::from(Rank::First) | shakmaty::Bitboard::from(Rank::Eighth));
    last.any() || (attacked(Color::White) && attacked(Color::Black))
}

/// Whether a move takes a king off the board: then nothing can be played from there.
pub fn takes_king(mv: Move) -> bool {
    mv.capture() == Some(Man::King)
}

/// Whether a pawn's move would be lawful, had it been promoted (7.5.2).
pub fn is_left(position: &Chess, uci: UciMove) -> bool {
    let UciMove::Normal { from, to, promotion: None } = uci else { return false };
    UciMove::Normal { from, to, promotion: Some(Man::Queen) }.to_move(position).is_ok_and(|mv| mv.is_promotion())
}

/// The squares a pawn can be promoted on now, with where it comes from: what may have been left.
pub(super) fn promotions(position: &Chess) -> Vec<UciMove> {
    let queens = position.legal_moves().into_iter().filter(|mv| mv.promotion() == Some(Man::Queen));
    queens.filter_map(|mv| Some(UciMove::Normal { from: mv.from()?, to: mv.to(), promotion: None })).collect()
}

/// The side of the board to which a king's step of two squares from home would be castling.
fn castles_to(color: Color, from: Square, to: Square) -> Option<CastlingSide> {
    let home = Square::from_coords(shakmaty::File::E, color.relative_rank(Rank::First));
    CastlingSide::ALL.into_iter().find(|side| from == home && to == side.king_to(color))
}

fn rook_file(side: CastlingSide) -> shakmaty::File {
    if side == CastlingSide::KingSide { shakmaty::File::H } else { shakmaty::File::A }
}
