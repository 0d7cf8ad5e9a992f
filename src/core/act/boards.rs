//! Two boards and two scoresheets (appendix VI.1, VI.7, VI.8, VI.9 a).

use shakmaty::Square;
use shakmaty::uci::UciMove;

use crate::core::boards::{CheckItem, WhichBoard};
use crate::core::piece::Kind;
use crate::core::side::Side;

/// Acts about the boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardsAct {
    /// Have the special board looked at before the first move (VI.1).
    Demand,
    /// What was found of it.
    Check {
        /// The item; all of them where none is named.
        item: Option<CheckItem>,
        /// Whether it is in order.
        ok: bool,
    },
    /// The announced move is executed on the sighted board (VI.9 a).
    Executed,
    /// Hands changed something on a board.
    Hands {
        /// The board.
        board: WhichBoard,
        /// What they did.
        hand: Hand,
    },
    /// Compare both boards (VI.7).
    Compare,
    /// What was wrong on them is put right.
    PutRight,
    /// Half-moves of the opponent's scoresheet (VI.8): their text, and the move it stands for.
    OtherSheet {
        /// Whether what was entered before is thrown away.
        anew: bool,
        /// The half-moves.
        moves: Vec<(String, Option<UciMove>)>,
    },
    /// Take the last entry of that sheet out again.
    OtherBack,
    /// Find the last half-move on which both scoresheets agree, and propose to go on from there.
    Retrace,
    /// The arbiter's word on that.
    Retraced {
        /// Whether the position and its clocks are restored.
        yes: bool,
    },
}

/// What hands did on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// A piece went from one square to another.
    Moved {
        /// The first square.
        from: Square,
        /// The second.
        to: Square,
    },
    /// A square was emptied.
    Emptied {
        /// The square.
        on: Square,
    },
    /// A piece was put on a square.
    Put {
        /// Its side, where one is named.
        side: Option<Side>,
        /// Its kind.
        kind: Kind,
        /// The square.
        on: Square,
    },
}
