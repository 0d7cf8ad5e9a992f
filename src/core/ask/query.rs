//! What may be asked about the game: which question it is, never whether it is allowed.

use shakmaty::Square;

use super::squares::Line;
use crate::core::boards::WhichBoard;
use crate::core::piece::Kind;
use crate::core::side::Side;

impl Query {
    /// Whether the answer belongs to a moment of the game, so that another moment has another one.
    pub fn is_of_the_moment(&self) -> bool {
        !matches!(
            self,
            Query::Players
                | Query::Rules
                | Query::Why
                | Query::Boards
                | Query::OnBoards
                | Query::OneBoard(_)
                | Query::Envelope
        )
    }
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Query {
    /// A side's own time.
    Time {
        /// The side.
        side: Side,
    },
    /// Both times.
    Times,
    /// The time both have used, and the moves made.
    Used,
    /// The moves left to the time control.
    Control,
    /// The last half-moves.
    Last {
        /// How many.
        count: u32,
    },
    /// Full moves of the game from one number to another; all without numbers.
    Moves {
        /// The first.
        from: Option<u32>,
        /// The last.
        to: Option<u32>,
    },
    /// Whose turn it is.
    Turn,
    /// Whether the side to move is in check, and from what.
    Check,
    /// What was captured last, and all that each side has captured.
    Captured,
    /// Who plays.
    Players,
    /// The laws, the conduct and the time.
    Rules,
    /// What stands on squares.
    Line(Line),
    /// Where pieces of a kind stand; of both sides without one.
    Where {
        /// The kind.
        kind: Kind,
        /// The side.
        side: Option<Side>,
    },
    /// All pieces of a side.
    Pieces {
        /// The side.
        side: Side,
    },
    /// All pieces.
    Position,
    /// The board as eight lines.
    Board,
    /// What attacks a square: pieces of the other side than the one that stands there.
    Attackers {
        /// The square.
        on: Square,
    },
    /// What defends a square: pieces of the side that stands there.
    Defenders {
        /// The square.
        on: Square,
    },
    /// The legal moves, of one piece where a square is named.
    Legal {
        /// The square.
        from: Option<Square>,
    },
    /// The legal captures.
    Captures,
    /// The legal captures of one piece.
    CapturesOf {
        /// Its square.
        from: Square,
    },
    /// Who is ahead in material.
    Material,
    /// How long nothing was captured and no pawn moved, and how often the position has stood.
    Counts,
    /// What each side has left, counted.
    Count,
    /// How long the last half-move took.
    Spent,
    /// The half-moves that captured.
    Takings,
    /// Why the game ended as it did.
    Why,
    /// What an engine would play, or how it judges the position: given to nobody whom that would be advice.
    Advice {
        /// Whether it is to judge the position, and not to choose a move.
        judge: bool,
    },
    /// Whether the two boards agree (appendix VI.7).
    Boards,
    /// What stands on the squares on which they differ; all pieces, where they agree.
    OnBoards,
    /// All pieces of one of the two boards.
    OneBoard(WhichBoard),
    /// What stands on the envelope of an adjourned game, never what lies in it.
    Envelope,
}
