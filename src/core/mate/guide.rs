//! Which move to try first: a guess how far its position is from a mate, in small steps.
//!
//! The loser's king is to come to a corner, the winner's king to stand by him, the squares around him to be
//! closed, the winner's men to live and his pawns to queen where they are needed. It decides nothing: every
//! move gets a cost, none is left out.

use shakmaty::{Bitboard, Board, Chess, Color, Move, Piece, Position, Role, Square, attacks};

/// What the cost of a move is reckoned from.
pub(super) struct Guide<'a> {
    board: &'a Board,
    winner: Color,
    turn: Color,
    own: Square,
    king: Square,
    /// Squares around the loser's king that nobody closes.
    open: Bitboard,
    heavy: i32,
    minors: i32,
    /// How far the winner's best pawn is from queening; hindrances count as steps.
    pawn: Option<i32>,
    loser_heavy: i32,
    crowded: bool,
    /// The colour of the corners that will do, where all the winner has are bishops of one colour.
    corners: Bitboard,
}

impl<'a> Guide<'a> {
    /// The guide in a position.
    pub(super) fn of(position: &'a Chess, winner: Color) -> Guide<'a> {
        let board = position.board();
        let ours = board.by_color(winner);
        let theirs = board.by_color(winner.other());
        let place = |color| board.king_of(color).unwrap_or(Square::A1);
        let (own, king) = (place(winner), place(winner.other()));
        let occupied = board.occupied().without(king);
        let mut open = attacks::king_attacks(king) & !theirs & !attacks::king_attacks(own);
        let (kings, pawns) = (board.kings(), board.pawns());
        for square in ours & !kings {
            if open.is_empty() {
                break;
            }
            if let Some(piece) = board.piece_at(square) {
                open &= !attacks::attacks(square, piece, occupied);
            }
        }
        let heavy = ours & board.rooks_and_queens();
        let minors = ours & (board.bishops() | board.knights());
        let bishops = ours & board.bishops();
        let all = |set: Bitboard| (ours & !kings & !bishops).is_empty() && (bishops & !set).is_empty();
        let corners = match () {
            () if all(Bitboard::DARK_SQUARES) => Bitboard::DARK_SQUARES,
            () if all(Bitboard::LIGHT_SQUARES) => Bitboard::LIGHT_SQUARES,
            () => Bitboard::FULL,
        };
        let mut guide = Guide {
            board,
            winner,
            turn: position.turn(),
            own,
            king,
            open,
            heavy: count(heavy),
            minors: count(minors),
            pawn: None,
            loser_heavy: count(theirs & board.rooks_and_queens()),
            crowded: theirs.count() > 7,
            corners,
        };
        if heavy.is_empty() {
            guide.pawn = (ours & pawns).into_iter().map(|square| guide.distance(square)).min();
        }
        guide
    }

    /// How far the position behind a move is from a mate, as a guess.
    pub(super) fn cost(&self, mv: Move) -> usize {
        let (role, to) = (mv.role(), mv.to());
        let winning = self.turn == self.winner;
        let (mut own, mut king, mut open) = (self.own, self.king, self.open);
        let (mut heavy, mut minors, mut pawn) = (self.heavy, self.minors, self.pawn);
        let mut loser_heavy = self.loser_heavy;
        let mut cost = 8;
        if winning {
            let placed = mv.promotion().unwrap_or(role);
            let reach = attacks::attacks(to, Piece { color: self.winner, role: placed }, self.board.occupied());
            open &= !reach;
            match mv {
                Move::Normal { role: Role::King, .. } => own = to,
                _ if reach.contains(king) => cost -= 5,
                _ => {}
            }
            match mv.promotion() {
                Some(Role::Queen | Role::Rook) => heavy += 1,
                Some(_) => minors += 1,
                None if role == Role::Pawn && heavy == 0 => {
                    let far = self.distance(to);
                    pawn = Some(pawn.map_or(far, |pawn| pawn.min(far)));
                }
                None => {}
            }
            if let Some(Role::Queen | Role::Rook) = mv.capture() {
                loser_heavy -= 1;
            }
        } else {
            if let Move::Normal { role: Role::King, .. } = mv {
                king = to;
            } else {
                open &= !Bitboard::from(to);
            }
            match mv.capture() {
                Some(Role::Queen | Role::Rook) => heavy -= 1,
                Some(Role::Bishop | Role::Knight) => minors -= 1,
                Some(Role::Pawn) => cost += 4,
                _ => {}
            }
            if let Some(Role::Queen | Role::Rook) = mv.promotion() {
                loser_heavy += 1;
            }
        }
        if heavy <= 0 {
            cost += match pawn {
                Some(far) => 14 + 4 * far,
                None => 30 - 5 * minors.min(3),
            };
        }
        let near = i32::try_from(own.distance(king)).unwrap_or(0);
        cost += 2 * count(open) + loser_heavy + 2 * (near - 2).max(0);
        cost += if self.crowded { 0 } else { 2 * self.corner(king) };
        usize::try_from(cost).unwrap_or(0)
    }

    /// Moves of a pawn to its last rank; pawns in its way count as three more.
    fn distance(&self, square: Square) -> i32 {
        let rank = i32::try_from(u32::from(square.rank())).unwrap_or(0);
        let steps = self.winner.fold_wb(7 - rank, rank);
        let file = Bitboard::from(square.file());
        let (below, above) = ((1u64 << u32::from(square)) - 1, !((2u64 << u32::from(square)).wrapping_sub(1)));
        let way = file & Bitboard(self.winner.fold_wb(above, below));
        steps + 3 * count(way & self.board.pawns())
    }

    /// Steps along files and ranks to the nearest corner that will do.
    fn corner(&self, square: Square) -> i32 {
        let file = i32::try_from(u32::from(square.file())).unwrap_or(0);
        let rank = i32::try_from(u32::from(square.rank())).unwrap_or(0);
        if self.corners == Bitboard::FULL {
            file.min(7 - file) + rank.min(7 - rank)
        } else if self.corners == Bitboard::DARK_SQUARES {
            (file + rank).min(14 - file - rank)
        } else {
            (file + 7 - rank).min(7 - file + rank)
        }
    }
}

fn count(set: Bitboard) -> i32 {
    i32::try_from(set.count()).unwrap_or(0)
}
