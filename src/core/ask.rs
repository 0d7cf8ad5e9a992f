//! Answers a question about the game: reads the state, changes nothing.
//!
//! An answer is facts; which questions a conduct allows is judged here and nowhere else (11.3.1:
//! what stands on the board may be asked, advice may not).

mod boards;
mod squares;

use shakmaty::{Chess, Color, Position, Square};

use super::boards::{Comparison, WhichBoard};
use super::clock::TimeControl;
use super::millis::Millis;
use super::outcome::Outcome;
use super::piece::Kind;
use super::ply::Ply;
use super::refusal::Refusal;
use super::role::Role;
use super::side::{Both, Side};
use super::state::State;

pub use squares::{Direction, Found, Line};

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
    /// Who is ahead in material.
    Material,
    /// Why the game ended as it did.
    Why,
    /// What an engine would play, or how it judges the position: given to nobody whom that would be advice.
    Advice,
    /// Whether the two boards agree (appendix VI.7).
    Boards,
    /// What stands on the squares on which they differ; all pieces, where they agree.
    OnBoards,
    /// All pieces of one of the two boards.
    OneBoard(WhichBoard),
    /// What stands on the envelope of an adjourned game, never what lies in it.
    Envelope,
}

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
    /// How and for whom the game ended.
    Why(Outcome),
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

/// Answers a question at a moment.
///
/// # Errors
/// [`Refusal`] where the conduct forbids the question or there is nothing to tell.
pub fn ask(state: &State, by: Role, query: &Query, now: Millis) -> Result<Answer, Refusal> {
    ask_at(state, state.position(), by, query, now)
}

fn ask_at(state: &State, position: &Chess, by: Role, query: &Query, now: Millis) -> Result<Answer, Refusal> {
    let advice = matches!(
        query,
        Query::Attackers { .. }
            | Query::Defenders { .. }
            | Query::Legal { .. }
            | Query::Captures
            | Query::Material
            | Query::Advice
    );
    boards::to_the_assistant(state, by, query, advice)?;
    // The arbiter may know what the players may not be told.
    if advice && !state.setup().conduct.hints && by != Role::Arbiter && state.outcome().is_none() {
        return Err(Refusal::NotDuringGame);
    }
    let clocked = |side: Side| !state.time().get(side).is_none();
    let turn = Side::from(position.turn());
    Ok(match query {
        Query::Time { side } => Answer::Time { side: *side, left: state.left(*side, now) },
        Query::Times => Answer::Times(state.clocks(now)),
        Query::Used => Answer::Used {
            moves: state.line().iter().filter(|made| made.ply.side == Side::Black).count() as u32,
            used: Both { white: state.clock().used(Side::White, now), black: state.clock().used(Side::Black, now) },
        },
        Query::Control if !clocked(turn) => return Err(Refusal::NoClock),
        Query::Control => {
            let side = by.side().unwrap_or(turn);
            Answer::Control { side, left: state.clock().to_control(state.time(), side) }
        }
        Query::Last { count } => Answer::Last(last(state, *count)),
        Query::Moves { from, to } => moves(state, *from, *to)?,
        Query::Turn => Answer::Turn { number: position.fullmoves().get(), side: turn },
        Query::Check => Answer::Check(squares::checkers(position)),
        Query::Captured => captured(state),
        Query::Players => Answer::Players(state.setup().players.clone()),
        Query::Rules => Answer::Rules(state.time().clone()),
        Query::Line(line) => Answer::Line { line: *line, found: line.read(position) },
        Query::Where { kind, side } => {
            let of = |one: Side| {
                let asked = side.is_none_or(|side| side == one);
                if asked { squares::of_kind(position, one, *kind) } else { Vec::new() }
            };
            Answer::Where { kind: *kind, squares: Both { white: of(Side::White), black: of(Side::Black) }, side: *side }
        }
        Query::Pieces { side } => Answer::Position(vec![squares::pieces(position, *side)]),
        Query::Position => Answer::Position(Side::ALL.map(|side| squares::pieces(position, side)).to_vec()),
        Query::Board => Answer::Board(position.board().to_string()),
        Query::Attackers { on } => squares::guards(position, *on, true),
        Query::Defenders { on } => squares::guards(position, *on, false),
        Query::Legal { from } => legal(position, *from, false),
        Query::Captures => legal(position, None, true),
        Query::Material => squares::material(position),
        Query::Why => Answer::Why(state.outcome().ok_or(Refusal::NotOver)?),
        Query::Advice => return Err(Refusal::NoAdvice),
        Query::Boards | Query::OnBoards | Query::OneBoard(_) => boards::ask(state, query)?,
        Query::Envelope => {
            let adjournment = state.adjournment().filter(|adjournment| adjournment.closed());
            let adjournment = adjournment.ok_or(Refusal::NotAdjourned)?;
            Answer::Envelope {
                sealer: adjournment.sealer,
                number: state.move_number(),
                used: Both { white: state.clock().used(Side::White, now), black: state.clock().used(Side::Black, now) },
                offer: state.offer(),
                resumption: adjournment.resumption.clone(),
            }
        }
    })
}

/// The last half-moves, the announced one among them.
fn last(state: &State, count: u32) -> Vec<Ply> {
    let said = state.announced().map(|announced| &announced.ply);
    let mut plies: Vec<Ply> =
        said.into_iter().chain(state.line().iter().rev().map(|made| &made.ply)).take(count as usize).cloned().collect();
    plies.reverse();
    plies
}

fn moves(state: &State, from: Option<u32>, to: Option<u32>) -> Result<Answer, Refusal> {
    let last = state.line().last().map_or(0, |made| made.ply.number);
    if from.is_some_and(|from| from == 0 || from > last) || to.zip(from).is_some_and(|(to, from)| to < from) {
        return Err(Refusal::NoSuchMove { last });
    }
    // A single number asks for that move alone.
    let (first, last) = match (from, to) {
        (None, _) => (0, u32::MAX),
        (Some(from), None) => (from, from),
        (Some(from), Some(to)) => (from, to),
    };
    let plies = state.line().iter().map(|made| &made.ply).filter(|ply| (first..=last).contains(&ply.number));
    Ok(Answer::Moves(plies.cloned().collect()))
}

fn captured(state: &State) -> Answer {
    let mut taken: Both<Vec<Kind>> = Both::default();
    for made in state.line() {
        if let Some(prize) = made.ply.captured {
            taken.get_mut(made.ply.side).push(prize.kind);
        }
    }
    for list in [&mut taken.white, &mut taken.black] {
        list.sort_unstable_by(|one, other| other.cmp(one));
    }
    let last = state.line().last().map(|made| made.ply.clone()).filter(|ply| ply.captured.is_some());
    Answer::Captured { last, taken }
}

fn legal(position: &Chess, from: Option<Square>, captures: bool) -> Answer {
    let mut moves: Vec<Ply> = position
        .legal_moves()
        .into_iter()
        .filter(|mv| from.is_none_or(|from| mv.from() == Some(from)) && (!captures || mv.is_capture()))
        .map(|mv| Ply::play(position, mv).0)
        .collect();
    moves.sort_by_key(|ply| (std::cmp::Reverse(ply.piece), ply.from, ply.to, ply.promotion));
    Answer::Legal { from, captures, moves }
}

/// The color of a side, for shakmaty's boards.
fn color(side: Side) -> Color {
    side.into()
}
