//! What is asked about the two boards, and what an assistant may ask for himself (appendix VI.7, VI.9 d).

use super::{Answer, Found, Query, squares};
use crate::core::boards::{BoardsRefusal, WhichBoard};
use crate::core::conduct::Duty;
use crate::core::refusal::Refusal;
use crate::core::role::Role;
use crate::core::side::Side;
use crate::core::state::State;

/// Whether a question is the assistant's to ask. He gives no advice in any conduct, and tells moves and times
/// only when a player asks, who is named then.
///
/// # Errors
/// [`Refusal::NotDuringGame`], [`Refusal::NotADuty`], [`Refusal::OnRequest`].
pub(super) fn to_the_assistant(state: &State, by: Role, query: &Query, advice: bool) -> Result<(), Refusal> {
    if by != Role::Assistant || state.outcome().is_some() {
        return Ok(());
    }
    let told = matches!(query, Query::Time { .. } | Query::Times | Query::Used | Query::Control | Query::Moves { .. });
    match told {
        _ if advice => Err(Refusal::NotDuringGame),
        false => Ok(()),
        true if state.setup().conduct.assistant.contains(&Duty::Tell) => Err(Refusal::OnRequest),
        true => Err(Refusal::NotADuty),
    }
}

/// Answers a question about the boards.
///
/// # Errors
/// [`BoardsRefusal::OneBoard`] where one board is used.
pub(super) fn ask(state: &State, query: &Query) -> Result<Answer, Refusal> {
    let (boards, found) = state.boards().zip(state.compare()).ok_or(Refusal::Boards(BoardsRefusal::OneBoard))?;
    state.hands_are_off().map_err(Refusal::Boards)?;
    let pieces = |which: WhichBoard| Side::ALL.map(|side| squares::standing(boards.get(which), side)).to_vec();
    Ok(match query {
        Query::OneBoard(which) => Answer::OneBoard(Some(*which), pieces(*which)),
        Query::OnBoards if found.squares.is_empty() => Answer::OneBoard(None, pieces(WhichBoard::Vi)),
        Query::OnBoards => Answer::OnBoards(
            WhichBoard::ALL
                .map(|which| {
                    let piece = |on| boards.get(which).piece_at(on).map(|man| (man.color.into(), man.role.into()));
                    (which, found.squares.iter().map(|on| Found { on: *on, piece: piece(*on) }).collect())
                })
                .to_vec(),
        ),
        _ => Answer::Boards(found),
    })
}
