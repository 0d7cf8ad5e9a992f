//! What touched and released pieces oblige to, as the legal moves that are left (4.3 to 4.7; source 003).
//!
//! Moves are shakmaty's; this only picks among them. Where none is left the touch obliges to nothing (4.5).

use shakmaty::{Chess, Color, File, Move, Position, Rank, Role, Square};

use super::{Hands, Obligation, Placed, Touched};
use crate::core::piece::Kind;

/// What the touched pieces come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Duty {
    /// Nothing was touched.
    None,
    /// What was touched can neither move nor be captured: any legal move may be played (4.5).
    Free,
    /// Only some moves may be played.
    Bound {
        /// What for.
        obligation: Obligation,
        /// The moves; never none.
        moves: Vec<Move>,
    },
}

impl Duty {
    /// What the player is obliged to, if to anything.
    pub fn obligation(&self) -> Option<Obligation> {
        match self {
            Duty::Bound { obligation, .. } => Some(*obligation),
            Duty::None | Duty::Free => None,
        }
    }
}

/// The moves that may be played; `None`: any legal one.
pub fn allowed(position: &Chess, hands: &Hands) -> Option<Vec<Move>> {
    match duty(position, hands) {
        Duty::Bound { moves, .. } => Some(moves),
        Duty::None | Duty::Free => None,
    }
}

/// What hands oblige the player to move to. A released piece binds within what the touched pieces leave.
pub fn duty(position: &Chess, hands: &Hands) -> Duty {
    // Most moves are made without a word of hands: no list for those.
    if !hands.is_touched() && hands.placed().is_empty() {
        return Duty::None;
    }
    let legal: Vec<Move> = position.legal_moves().into_iter().collect();
    let touched = by_touch(position, hands.touched(), &legal);
    let open = match &touched {
        Duty::Bound { moves, .. } => moves,
        Duty::None | Duty::Free => &legal,
    };
    let mut released: Vec<Move> = Vec::new();
    if let Some(first) = hands.placed().first() {
        let fit = |mv: &&Move| hands.placed().iter().all(|placed| fits(position, **mv, placed));
        released.extend(open.iter().filter(fit).copied());
        if let Some(castle) = released.iter().find_map(castling).filter(|_| released.len() == 1) {
            let obligation = match hands.placed().len() {
                1 if first.from != castle.king => Obligation::Castle { short: castle.short },
                1 if hands.has_touched(castle.rook) => Obligation::Castle { short: castle.short },
                1 => Obligation::Rook { short: castle.short },
                _ => Obligation::Made { from: first.from, on: first.on },
            };
            return Duty::Bound { obligation, moves: released };
        }
        if !released.is_empty() {
            return Duty::Bound { obligation: Obligation::Made { from: first.from, on: first.on }, moves: released };
        }
    }
    match touched {
        // The king was put two squares away and cannot castle there: another king's move (4.7.2).
        Duty::Bound { obligation: Obligation::Move { on }, moves } if was_castling(position, hands, on) => {
            Duty::Bound { obligation: Obligation::King, moves }
        }
        other => other,
    }
}

/// Whether a piece stays where it is put: the move is legal and nothing touched before forbids it (4.7).
pub fn stands(position: &Chess, hands: &Hands, piece: Placed) -> bool {
    let mut after = hands.clone();
    after.touch(piece.from, false);
    let fit = |mv: &Move| fits(position, *mv, &piece);
    match duty(position, &after) {
        Duty::Bound { moves, .. } => moves.iter().any(fit),
        Duty::None | Duty::Free => position.legal_moves().iter().any(fit),
    }
}

/// What the touches alone come to.
fn by_touch(position: &Chess, touched: &[Touched], legal: &[Move]) -> Duty {
    let us = position.turn();
    let is_own = |touched: &Touched| position.board().color_at(touched.on) == Some(us);
    let on_board: Vec<Touched> = touched.iter().filter(|t| super::stands_on(position, t.on)).copied().collect();
    let (own, others): (Vec<Touched>, Vec<Touched>) = on_board.iter().partition(|touched| is_own(touched));
    if on_board.is_empty() {
        return Duty::None;
    }
    let mut order = on_board;
    if let (Some(first), Some(other)) = (own.first(), others.first()) {
        // One piece of each colour: that capture, if it is legal (4.3.3).
        let takes = among(legal, |mv| mv.from() == Some(first.on) && captured(mv) == Some(other.on));
        if !takes.is_empty() {
            let obligation = Obligation::MoveTakes { from: first.on, on: other.on };
            return Duty::Bound { obligation, moves: takes };
        }
        // Which came first is unknown: his own (4.3.3).
        if order.iter().any(|touched| touched.reported) {
            order = own.iter().chain(&others).copied().collect();
        }
    }
    for touched in order {
        let on = touched.on;
        let (obligation, moves) = if !is_own(&touched) {
            (Obligation::Capture { on }, among(legal, |mv| captured(mv) == Some(on)))
        } else if position.board().role_at(on) == Some(Role::King) {
            match king(position, &own, on, legal) {
                Some(found) => found,
                // King and rook were touched, and neither castling nor another king's move is legal: the
                // rook is not forced (4.4.3; source 003).
                None => return Duty::Free,
            }
        } else {
            // Castling is a move of the king, so a touched rook never castles (4.4.2).
            (Obligation::Move { on }, among(legal, |mv| !mv.is_castle() && mv.from() == Some(on)))
        };
        if !moves.is_empty() {
            return Duty::Bound { obligation, moves };
        }
    }
    Duty::Free
}

/// What a touched king must do, with the rooks touched before and after it (4.4).
fn king(position: &Chess, own: &[Touched], on: Square, legal: &[Move]) -> Option<(Obligation, Vec<Move>)> {
    let at = own.iter().position(|touched| touched.on == on).unwrap_or_default();
    let (before, after) = own.split_at(at);
    let barred = |mv: &Move| castling(mv).is_some_and(|castle| before.iter().any(|t| t.on == castle.rook));
    let moves = among(legal, |mv| mv.from() == Some(on) && !barred(mv));
    let rook = after.iter().find(|touched| is_castling_rook(position, on, touched.on));
    let Some(rook) = rook else {
        let bar = legal.iter().filter(|mv| barred(mv)).find_map(castling);
        let obligation = bar.map_or(Obligation::Move { on }, |bar| Obligation::NoCastle { short: bar.short });
        return Some((obligation, moves));
    };
    let castle = among(&moves, |mv| castling(mv).is_some_and(|castle| castle.rook == rook.on));
    match castle.first().and_then(castling) {
        Some(found) => Some((Obligation::Castle { short: found.short }, castle)),
        None if moves.is_empty() => None,
        None => Some((Obligation::King, moves)),
    }
}

/// Whether touching this rook with the king means castling: both stand where castling begins.
fn is_castling_rook(position: &Chess, king: Square, on: Square) -> bool {
    let us = position.turn();
    let back = us.fold_wb(Rank::First, Rank::Eighth);
    let corner = king.file() == File::E && (on.file() == File::A || on.file() == File::H);
    position.board().role_at(on) == Some(Role::Rook)
        && king.rank() == back
        && on.rank() == back
        && (corner || position.castles().castling_rights().contains(on))
}

/// Castling as the squares it begins on.
struct Castling {
    king: Square,
    rook: Square,
    short: bool,
}

fn castling(mv: &Move) -> Option<Castling> {
    match *mv {
        Move::Castle { king, rook } => Some(Castling { king, rook, short: rook.file() > king.file() }),
        _ => None,
    }
}

/// The square of the piece a move captures.
fn captured(mv: &Move) -> Option<Square> {
    mv.capture()?;
    let passed = |from: Square| Square::from_coords(mv.to().file(), from.rank());
    Some(if mv.is_en_passant() { passed(mv.from()?) } else { mv.to() })
}

fn among(moves: &[Move], wanted: impl Fn(&Move) -> bool) -> Vec<Move> {
    moves.iter().filter(|mv| wanted(mv)).copied().collect()
}

/// Whether a piece that was put down is that move, or part of it.
fn fits(position: &Chess, mv: Move, piece: &Placed) -> bool {
    let us: Color = position.turn();
    match (castling(&mv), mv.castling_side()) {
        (Some(castle), Some(wing)) => {
            (piece.from == castle.king && piece.on == wing.king_to(us))
                || (piece.from == castle.rook && piece.on == wing.rook_to(us))
        }
        _ => {
            mv.from() == Some(piece.from)
                && mv.to() == piece.on
                && (piece.promotion.is_none() || piece.promotion == mv.promotion().map(Kind::from))
        }
    }
}

/// Whether the king of a square was put two squares aside, where it cannot castle.
fn was_castling(position: &Chess, hands: &Hands, king: Square) -> bool {
    hands
        .stray()
        .is_some_and(|(from, on)| from == king && on.rank() == king.rank() && on.file().distance(king.file()) == 2)
        && position.board().role_at(king) == Some(Role::King)
}
