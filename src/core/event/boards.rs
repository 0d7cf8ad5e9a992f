//! Facts about the two boards and the two scoresheets (appendix VI).

use serde::{Deserialize, Serialize};
use serde_with::{DisplayFromStr, serde_as};
use shakmaty::Square;

use crate::core::boards::{CheckItem, Comparison, Man, WhichBoard, Written};
use crate::core::millis::Millis;
use crate::core::ply::Ply;
use crate::core::side::{Both, Side};

/// What the boards show.
#[serde_as]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum BoardsFact {
    /// The special board is to be looked at before the first move.
    CheckDemanded,
    /// As a whole it is not in order: it is looked at item by item.
    CheckDoubted,
    /// Something of it was looked at.
    Checked {
        /// What.
        item: CheckItem,
        /// Whether it is in order.
        ok: bool,
    },
    /// The announced move was executed on the sighted board.
    Executed {
        /// The move.
        ply: Ply,
    },
    /// Hands moved, put or took a piece on one board.
    BoardChanged {
        /// The board.
        board: WhichBoard,
        /// The piece.
        man: Man,
        /// Where it stood; nowhere where it was put.
        #[serde_as(as = "Option<DisplayFromStr>")]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Square>,
        /// Where it stands; nowhere where it was taken away.
        #[serde_as(as = "Option<DisplayFromStr>")]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Square>,
    },
    /// The boards were compared.
    Compared {
        /// What was found.
        found: Comparison,
    },
    /// A board was brought to the score.
    PutRight {
        /// The board.
        board: WhichBoard,
    },
    /// Half-moves of the opponent's scoresheet were entered.
    OtherSheet {
        /// How many entries were kept before them.
        kept: u32,
        /// The entries.
        moves: Vec<Written>,
    },
    /// The arbiter is asked whether play goes on from where both scoresheets agree.
    RetraceProposed {
        /// The half-moves that would stand.
        plies: u32,
        /// Who would be to move.
        turn: Side,
        /// The last half-move on which both agree.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        last: Option<Ply>,
        /// What both clocks showed then, in milliseconds; `None` without a clock.
        clocks: Both<Option<Millis>>,
    },
    /// The arbiter has decided.
    RetraceAnswered {
        /// Whether position and clocks are restored; the restoring is a ruling of its own.
        yes: bool,
    },
}
