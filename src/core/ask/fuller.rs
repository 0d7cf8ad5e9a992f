//! What belongs to a question besides its own answer: `more` tells it.
//!
//! It names further questions and has them answered like any other. What the conduct forbids, and what there is
//! nothing to tell about, is left out: it never judges which questions are advice.

use super::squares::Line;
use super::{Answer, Query, ask};
use crate::core::millis::Millis;
use crate::core::refusal::Refusal;
use crate::core::role::Role;
use crate::core::state::State;

/// The answers that together are the longer answer to a question: its own first, where no other of them holds it.
///
/// # Errors
/// [`Refusal`] where the question itself is refused.
pub fn fuller(state: &State, by: Role, query: &Query, now: Millis) -> Result<Vec<Answer>, Refusal> {
    let own = ask(state, by, query, now)?;
    let further = further(query).into_iter().filter_map(|query| ask(state, by, &query, now).ok());
    let held = matches!(query, Query::Time { .. } | Query::Where { .. } | Query::Pieces { .. })
        || matches!(query, Query::Position);
    let answers: Vec<Answer> = further.collect();
    let own = (!held || answers.is_empty()).then_some(own);
    Ok(own.into_iter().chain(answers).collect())
}

/// The questions that a question leads to.
fn further(query: &Query) -> Vec<Query> {
    match query {
        Query::Time { .. } => vec![Query::Times, Query::Used, Query::Control],
        Query::Times => vec![Query::Used, Query::Control, Query::Players],
        Query::Used | Query::Control => vec![Query::Times, Query::Turn],
        Query::Last { count: 1 } => vec![Query::Spent, Query::Turn, Query::Check],
        Query::Last { .. } | Query::Moves { .. } => vec![Query::Turn, Query::Check],
        Query::Turn => vec![Query::Check, Query::Last { count: 1 }],
        Query::Check => vec![Query::Where { kind: crate::core::Kind::King, side: None }, Query::Turn],
        Query::Captured => vec![Query::Takings],
        Query::Players => vec![Query::Times, Query::Rules],
        Query::Rules => vec![Query::Players, Query::Turn],
        Query::Line(Line::Square(on)) => vec![
            Query::Attackers { on: *on },
            Query::Defenders { on: *on },
            Query::Line(Line::Straight(*on)),
            Query::Line(Line::Diagonal(*on)),
        ],
        // In its longer form a line tells of its empty squares too.
        Query::Line(Line::Rank(_) | Line::File(_)) => Vec::new(),
        Query::Line(Line::Diagonal(on) | Line::Straight(on) | Line::Jumps(on) | Line::Ray(on, _)) => {
            vec![Query::Line(Line::Square(*on))]
        }
        Query::Where { side: Some(_), kind } => vec![Query::Where { kind: *kind, side: None }],
        Query::Where { .. } | Query::Pieces { .. } => vec![Query::Position],
        Query::Position => vec![Query::Board, Query::Turn, Query::Check],
        Query::Board => vec![Query::Position, Query::Turn, Query::Check],
        Query::Attackers { on } => vec![Query::Defenders { on: *on }, Query::Line(Line::Square(*on))],
        Query::Defenders { on } => vec![Query::Attackers { on: *on }, Query::Line(Line::Square(*on))],
        Query::Legal { .. } | Query::Captures | Query::CapturesOf { .. } => vec![Query::Turn, Query::Check],
        Query::Material => vec![Query::Count],
        Query::Why => vec![Query::Last { count: 1 }, Query::Used],
        Query::Envelope => vec![Query::Players],
        Query::Counts => vec![Query::Turn, Query::Last { count: 1 }],
        Query::Count | Query::Spent | Query::Takings | Query::Advice { .. } => Vec::new(),
        Query::Boards | Query::OnBoards | Query::OneBoard(_) => Vec::new(),
    }
}

/// How long the last half-move took, by the clock of its side.
///
/// # Errors
/// [`Refusal::NoClock`] where no clock ran or nothing has been moved.
pub(super) fn spent(state: &State) -> Result<Answer, Refusal> {
    let mut line = state.line().iter().rev();
    let last = line.next().filter(|made| made.left.is_some()).ok_or(Refusal::NoClock)?;
    let side = last.ply.side;
    let before =
        line.find(|made| made.ply.side == side).map_or(Millis::ZERO, |made| made.clock_after.used(side, made.at));
    let used = last.clock_after.used(side, last.at);
    Ok(Answer::Spent { side, time: Millis(used.0.saturating_sub(before.0)) })
}

/// The half-moves that captured.
///
/// # Errors
/// [`Refusal::NoSuchMove`] where there is none.
pub(super) fn takings(state: &State) -> Result<Answer, Refusal> {
    let plies = state.line().iter().map(|made| &made.ply).filter(|ply| ply.captured.is_some());
    let plies: Vec<_> = plies.cloned().collect();
    if plies.is_empty() { Err(Refusal::NoSuchMove { last: 0 }) } else { Ok(Answer::Moves(plies)) }
}
