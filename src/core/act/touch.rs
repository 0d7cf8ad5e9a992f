//! What hands do with the pieces, as it is told (article 4; appendix VI.2, VI.9 f).

use shakmaty::Square;

use crate::core::piece::Kind;

/// Acts of hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TouchAct {
    /// A piece is taken out of its hole: it is touched (VI.2). By a player with his own hand, by the assistant
    /// for the side to move.
    Lift {
        /// The square.
        on: Square,
    },
    /// The lifted piece is put into another hole, or back (VI.3); or the piece a pawn becomes is put down.
    Place {
        /// The square.
        on: Square,
        /// What the pawn becomes, where it is named (4.4.4; digital 4.9).
        promotion: Option<Kind>,
    },
    /// The side to move touched a piece: told by himself or by the arbiter, or reported by the opponent or the
    /// assistant (VI.9 f).
    Touch {
        /// The square.
        on: Square,
    },
    /// Whether the reported touch was deliberate; an accidental one creates nothing (4.2.2).
    Answer {
        /// Whether it was.
        deliberate: bool,
    },
    /// The player to move says that he adjusts (4.2.1).
    Adjust {
        /// The square, where one is named.
        on: Option<Square>,
    },
}
