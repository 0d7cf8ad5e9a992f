//! One half-move as facts: all that a sentence, a sheet or a log needs to know of it.
//!
//! It is made from a position and a legal move and never changes; it judges nothing.

use serde::{Deserialize, Serialize};
use serde_with::{DisplayFromStr, serde_as};
use shakmaty::uci::UciMove;
use shakmaty::{CastlingSide, Chess, Move, Position, Square};

use super::piece::Kind;
use super::side::Side;

/// A half-move.
#[serde_as]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ply {
    /// The number of the full move it belongs to.
    pub number: u32,
    /// Who moves.
    pub side: Side,
    /// The move as engines write it; castling as the king's two squares, in Chess960 as king and rook.
    #[serde_as(as = "DisplayFromStr")]
    pub uci: UciMove,
    /// The piece that moves; the king in castling.
    pub piece: Kind,
    /// Its square.
    #[serde_as(as = "DisplayFromStr")]
    pub from: Square,
    /// Its arrival square; the king's in castling.
    #[serde_as(as = "DisplayFromStr")]
    pub to: Square,
    /// What is captured, and where it stood.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captured: Option<Taken>,
    /// Castling (3.8.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub castle: Option<Castle>,
    /// What the pawn becomes (3.7.3.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub promotion: Option<Kind>,
    /// What it does to the other king.
    pub check: Check,
    /// Whether it is not lawful and was played all the same (A.5.2).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub irregular: bool,
}

/// A captured piece.
#[serde_as]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Taken {
    /// Its kind.
    pub kind: Kind,
    /// Where it stood; not the arrival square in a capture en passant.
    #[serde_as(as = "DisplayFromStr")]
    pub on: Square,
}

/// The rook's part of castling.
#[serde_as]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Castle {
    /// Towards the h-file.
    pub short: bool,
    /// The rook's square.
    #[serde_as(as = "DisplayFromStr")]
    pub rook_from: Square,
    /// The rook's arrival square.
    #[serde_as(as = "DisplayFromStr")]
    pub rook_to: Square,
}

/// What a move does to the other king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Check {
    /// Nothing.
    None,
    /// Check.
    Single,
    /// Check from two pieces.
    Double,
    /// Checkmate.
    Mate,
}

impl Ply {
    /// The facts of a legal move, and the position after it.
    pub fn play(position: &Chess, mv: Move) -> (Ply, Chess) {
        let side = Side::from(position.turn());
        let mut after = position.clone();
        after.play_unchecked(mv);
        let castle = mv.castling_side().map(|wing| Castle {
            short: wing == CastlingSide::KingSide,
            rook_from: mv.to(),
            rook_to: wing.rook_to(side.into()),
        });
        let to = mv.castling_side().map_or(mv.to(), |wing| wing.king_to(side.into()));
        let captured = mv.capture().map(|man| Taken {
            kind: man.into(),
            on: if mv.is_en_passant() { Square::from_coords(mv.to().file(), origin(mv).rank()) } else { mv.to() },
        });
        let check = match after.checkers().count() {
            0 => Check::None,
            _ if after.legal_moves().is_empty() => Check::Mate,
            1 => Check::Single,
            _ => Check::Double,
        };
        let ply = Ply {
            number: position.fullmoves().get(),
            side,
            uci: uci(position, mv),
            piece: mv.role().into(),
            from: origin(mv),
            to,
            captured,
            castle,
            promotion: mv.promotion().map(Kind::from),
            check,
            irregular: false,
        };
        (ply, after)
    }

    /// A move as it was heard, lawful or not, in the place of an announced one.
    pub(super) fn heard(announced: &Ply, position: &Chess, uci: UciMove) -> Ply {
        let (from, to) = match uci {
            UciMove::Normal { from, to, .. } => (from, to),
            _ => (announced.from, announced.to),
        };
        let piece = position.board().role_at(from).map_or(announced.piece, Kind::from);
        Ply {
            uci,
            piece,
            from,
            to,
            captured: None,
            castle: None,
            promotion: None,
            check: Check::None,
            ..announced.clone()
        }
    }

    /// Whether the move castles and is told as king and rook, as in Chess960.
    pub fn castles_onto_rook(&self) -> bool {
        self.castle.is_some_and(|castle| self.uci.to() == Some(castle.rook_from))
    }

    /// Whether the pawn captures in passing (3.7.3.1).
    pub fn en_passant(&self) -> bool {
        self.captured.is_some_and(|taken| taken.on != self.to)
    }
}

/// A move as engines write it in a position: castling as the king's two squares, in Chess960 as king and rook.
pub fn uci(position: &Chess, mv: Move) -> UciMove {
    mv.to_uci(position.castles().mode())
}

/// The square a move starts from; there are no drops in chess.
fn origin(mv: Move) -> Square {
    mv.from().unwrap_or(mv.to())
}
