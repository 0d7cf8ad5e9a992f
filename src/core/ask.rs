//! Answers a question about the game: reads the state, changes nothing.
//!
//! An answer is facts; which questions a conduct allows is judged here and nowhere else (11.3.1:
//! what stands on the board may be asked, advice may not).

mod answer;
mod boards;
mod fuller;
mod query;
mod squares;

use shakmaty::{Chess, Color, Position, Square};

use super::mate;
use super::millis::Millis;
use super::outcome::Ending;
use super::piece::Kind;
use super::ply::Ply;
use super::refusal::Refusal;
use super::role::Role;
use super::side::{Both, Side};
use super::state::State;

pub use answer::{Answer, Men};
pub use fuller::fuller;
pub use query::Query;
pub use squares::{Direction, Found, Line};

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
            | Query::CapturesOf { .. }
            | Query::Material
            | Query::Count
            | Query::Counts
            | Query::Advice { .. }
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
            moves: state.moves_begun(state.line().len()),
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
        Query::CapturesOf { from } => legal(position, Some(*from), true),
        Query::Material => squares::material(position),
        Query::Counts => Answer::Counts {
            moves: position.halfmoves() / 2,
            times: state.standings(position, state.line().len()).len(),
        },
        Query::Count => squares::count(position),
        Query::Spent => fuller::spent(state)?,
        Query::Takings => fuller::takings(state)?,
        Query::Why => why(state)?,
        // A conduct may forbid engines alone.
        Query::Advice { .. } if !state.setup().conduct.engine && by != Role::Arbiter && state.outcome().is_none() => {
            return Err(Refusal::NotDuringGame);
        }
        Query::Advice { .. } => return Err(Refusal::NoAdvice),
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

/// How the game ended; behind a flag, a resignation or an illegal move with the mate that could still come.
fn why(state: &State) -> Result<Answer, Refusal> {
    let outcome = state.outcome().ok_or(Refusal::NotOver)?;
    let lost = matches!(outcome.ending, Ending::Time(_) | Ending::Resigned(_) | Ending::Illegal(_));
    let mut line = Vec::new();
    if let Some(winner) = outcome.winner.filter(|_| lost) {
        let mut at = state.position().clone();
        for uci in mate::line(&at, winner.into()).unwrap_or_default() {
            let Ok(mv) = uci.to_move(&at) else { break };
            let (ply, after) = Ply::play(&at, mv);
            line.push(ply);
            at = after;
        }
    }
    Ok(Answer::Why { outcome, line })
}
