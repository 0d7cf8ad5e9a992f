//! What hands do with the pieces, as it is told (article 4; appendix VI.3, VI.9 f).

use shakmaty::Square;

use crate::core::side::Side;

/// Acts of hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TouchAct {
    /// A piece is taken out of its hole: it is touched (VI.3).
    Lift {
        /// The square.
        on: Square,
    },
    /// The lifted piece is put into another hole (VI.4).
    Place {
        /// The square.
        on: Square,
    },
    /// A hand touched a piece; of oneself, or reported of the side to move (VI.9 f).
    Touch {
        /// Whose hand.
        side: Side,
        /// The square.
        on: Square,
        /// Whether it was deliberate; an accidental touch creates nothing (4.2.2).
        deliberate: bool,
    },
    /// The player to move says that he adjusts (4.2.1).
    Adjust {
        /// The square, where one is named.
        on: Option<Square>,
    },
}
