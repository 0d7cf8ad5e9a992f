//! Why a move that was meant is not legal, as facts (articles 3 and 4.6 of both profiles).
//!
//! It only explains: what is legal is shakmaty's word alone. It never words a sentence and never
//! picks a move for the player.

mod why;

pub use why::{Attempt, check_after, why_not};

use serde::{Deserialize, Serialize};
use serde_with::{DisplayFromStr, serde_as};
use shakmaty::{CastlingSide, Chess, Color, Position, Square};

use super::piece::Kind;

/// The reason a move is not legal; each reason is one sentence in `language`.
#[serde_as]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Illegal {
    /// The square holds no piece of the side to move.
    NoPiece {
        /// The square named as the start of the move.
        #[serde_as(as = "DisplayFromStr")]
        on: Square,
    },
    /// The piece named is not the one that stands on the square.
    WrongKind {
        /// The square named as the start of the move.
        #[serde_as(as = "DisplayFromStr")]
        on: Square,
        /// What stands there.
        is: Kind,
        /// What was said to stand there.
        said: Kind,
    },
    /// A piece of one's own stands on the arrival square.
    OwnPiece {
        /// The arrival square.
        #[serde_as(as = "DisplayFromStr")]
        on: Square,
        /// What stands there.
        kind: Kind,
    },
    /// Something stands in the way.
    Blocked {
        /// The piece that was to move.
        kind: Kind,
        /// The first piece in its way.
        by: Kind,
        /// Where that one stands.
        #[serde_as(as = "DisplayFromStr")]
        on: Square,
    },
    /// The piece does not move in this way, or a pawn has nothing to capture there.
    Geometry {
        /// The piece that was to move.
        kind: Kind,
        /// Its square.
        #[serde_as(as = "DisplayFromStr")]
        from: Square,
        /// The square it cannot reach.
        #[serde_as(as = "DisplayFromStr")]
        to: Square,
    },
    /// No piece of that kind can reach the square (none was singled out).
    NoneReaches {
        /// The kind named.
        kind: Kind,
        /// The arrival square.
        #[serde_as(as = "DisplayFromStr")]
        to: Square,
    },
    /// The king is in check and the move does not parry it (3.9.2).
    InCheck {
        /// A piece that gives the check.
        by: Kind,
        /// Where it stands.
        #[serde_as(as = "DisplayFromStr")]
        from: Square,
    },
    /// The move would expose or leave the king to check (3.9.2): a pin, or a king walking into check.
    LeavesCheck,
    /// The king cannot be captured (1.4.1; FIDE 3.1.2).
    King,
    /// Castling is not allowed now (3.8.2).
    Castle {
        /// What forbids it.
        bar: CastleBar,
    },
    /// A promotion was named for a move that is none, or to a piece that is not allowed (3.7.3.3).
    Promotion,
}

impl Illegal {
    /// The reason as a game knows it that began at `start`: a right it never had was not lost by a move.
    #[must_use]
    pub fn in_game_from(self, start: &Chess, color: Color) -> Illegal {
        match self {
            Illegal::Castle { bar: CastleBar::KingMoved | CastleBar::RookMoved }
                if !CastlingSide::ALL.into_iter().any(|side| start.castles().has(color, side)) =>
            {
                Illegal::Castle { bar: CastleBar::NoRight }
            }
            reason => reason,
        }
    }
}

/// What forbids castling (3.8.2.1, 3.8.2.2).
#[serde_as]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "bar", rename_all = "kebab-case")]
pub enum CastleBar {
    /// The king has already moved.
    KingMoved,
    /// The rook of that side has already moved, or is gone.
    RookMoved,
    /// There is no right to it, and the position does not show why: the start had none, or it was lost.
    NoRight,
    /// A piece stands between king and rook.
    Between,
    /// The king's own square, one it passes or its arrival square is attacked.
    Attacked {
        /// The first such square, from the king's on.
        #[serde_as(as = "DisplayFromStr")]
        on: Square,
    },
}

/// Why a move that is told as two squares is not legal.
pub fn why_not_uci(position: &shakmaty::Chess, uci: shakmaty::uci::UciMove) -> Illegal {
    match uci {
        shakmaty::uci::UciMove::Normal { from, to, promotion } => {
            let attempt = Attempt::Squares { kind: None, from, to, promotion: promotion.map(Kind::from) };
            why_not(position, &attempt)
        }
        _ => Illegal::Promotion,
    }
}
