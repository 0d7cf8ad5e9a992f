//! What a question is answered with: facts for the languages to word, never a sentence.

use shakmaty::Square;

use super::squares::{Found, Line};
use crate::core::boards::{Comparison, WhichBoard};
use crate::core::clock::TimeControl;
use crate::core::millis::Millis;
use crate::core::outcome::Outcome;
use crate::core::piece::Kind;
use crate::core::ply::Ply;
use crate::core::side::{Both, Side};

/// A side's pieces by kind, each with its squares.
pub type Men = Vec<(Kind, Vec<Square>)>;

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A side's time in milliseconds.
    Time {
        /// The side.
        side: Side,
        /// What is left; `None` without a clock.
        left: Option<Millis>,
    },
    /// Both times in milliseconds.
    Times(Both<Option<Millis>>),
    /// Time used in milliseconds, and the moves made.
    Used {
        /// Full moves in which Black has answered.
        moves: u32,
        /// What each side has used.
        used: Both<Millis>,
    },
    /// Moves to the time control, where there is one.
    Control {
        /// The side to move.
        side: Side,
        /// Its moves.
        left: Option<u32>,
    },
    /// The last half-moves, the oldest first; the announced one is among them.
    Last(Vec<Ply>),
    /// Half-moves, the oldest first.
    Moves(Vec<Ply>),
    /// The number of the move and who makes it.
    Turn {
        /// The number of the full move.
        number: u32,
        /// Who is to move.
        side: Side,
    },
    /// The pieces that give check to the side to move; none means no check.
    Check(Vec<(Kind, Square)>),
    /// Captures.
    Captured {
        /// The last half-move, if it captured.
        last: Option<Ply>,
        /// What each side has taken.
        taken: Both<Vec<Kind>>,
    },
    /// The names.
    Players(Both<String>),
    /// The agreement: the names of laws and conduct stand in the state's set-up.
    Rules(TimeControl),
    /// What stands on squares.
    Line {
        /// Which squares were asked for.
        line: Line,
        /// What was found, in the order of the line.
        found: Vec<Found>,
    },
    /// Where pieces stand.
    Where {
        /// The kind.
        kind: Kind,
        /// The squares of each side; an empty list also for a side that was not asked for.
        squares: Both<Vec<Square>>,
        /// The side that was asked for.
        side: Option<Side>,
    },
    /// All pieces of the sides in the list.
    Position(Vec<(Side, Men)>),
    /// The placement as FEN writes it.
    Board(String),
    /// Attackers or defenders of a square and whether each is pinned to its king.
    Guards {
        /// The square.
        on: Square,
        /// Whether they attack it.
        attack: bool,
        /// The pieces.
        pieces: Vec<(Kind, Square, bool)>,
    },
    /// Legal moves.
    Legal {
        /// The square asked for.
        from: Option<Square>,
        /// Whether only captures were asked for.
        captures: bool,
        /// The moves.
        moves: Vec<Ply>,
    },
    /// Material of each side in pawns: 3 for knight and bishop, 5, 9.
    Material {
        /// The pieces by which each side is ahead, the heaviest first.
        ahead: Both<Vec<Kind>>,
    },
    /// How near a draw by count is (9.2, 9.3).
    Counts {
        /// Full moves without capture or pawn move.
        moves: u32,
        /// How often the position has stood, this time among them.
        times: usize,
    },
    /// The pieces of each side but the kings, the heaviest first.
    Count(Both<Vec<Kind>>),
    /// How long the last half-move took its side, in milliseconds.
    Spent {
        /// Whose it was.
        side: Side,
        /// What its clock says of it.
        time: Millis,
    },
    /// How and for whom the game ended.
    Why {
        /// The end.
        outcome: Outcome,
        /// Moves of both sides that lead to the winner's mate, where it was lost because he could still mate.
        line: Vec<Ply>,
    },
    /// How the two boards stand to one another and to the score.
    Boards(Comparison),
    /// What stands on some squares of each board.
    OnBoards(Vec<(WhichBoard, Vec<Found>)>),
    /// All pieces of one board, or of both where none is named.
    OneBoard(Option<WhichBoard>, Vec<(Side, Men)>),
    /// What stands on the envelope, but for the position.
    Envelope {
        /// Who sealed.
        sealer: Side,
        /// The number of the sealed move.
        number: u32,
        /// Time used in milliseconds.
        used: Both<Millis>,
        /// Whose draw offer stands.
        offer: Option<Side>,
        /// Date, time and place of the resumption; may be empty.
        resumption: String,
    },
}
