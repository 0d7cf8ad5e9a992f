//! Claims (articles 9.2 to 9.5, 6.8, 7.5, 4.8, 10).

use shakmaty::Square;
use shakmaty::uci::UciMove;

/// What is claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimAct {
    /// The position has appeared three times, or will with this move (9.2).
    Repetition {
        /// The move, written and not yet played.
        with: Option<UciMove>,
    },
    /// Fifty moves without pawn move or capture, or with this move (9.3).
    Fifty {
        /// The move, written and not yet played.
        with: Option<UciMove>,
    },
    /// The opponent's flag has fallen (6.8; digital appendix II.7, II.8).
    Flag,
    /// The opponent completed an illegal move (A.5.2; digital appendix III.3).
    Illegal,
    /// The opponent touched a piece and moved another (4.8).
    Touch {
        /// The square.
        on: Square,
    },
    /// The opponent cannot win by normal means, or makes no effort (III.5; digital 10).
    Quickplay,
}
