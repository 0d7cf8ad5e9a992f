//! What is asked about before it is done (`product.md` part 5): resigning, leaving, signing, accepting and claims, as
//! soon as they are read. The arbiter is not asked whether he means his rulings. It judges nothing and words nothing.

use super::pending::Question;
use crate::core::{Act, Command, DrawAct, EndAct, State};

/// Whether an act is asked about as soon as it is read: it cannot be undone by its giver alone.
pub(super) fn asked_first(state: &State, act: &Act) -> bool {
    match act {
        // Where leaving needs the other's consent his answer is the confirmation; a finished game is just left.
        Act::End(EndAct::Quit) => state.outcome().is_none() && !state.setup().conduct.quit_by_agreement,
        Act::End(EndAct::Resign { .. } | EndAct::Sign) | Act::Draw(DrawAct::Accept) => true,
        _ => false,
    }
}

/// Whether a question is about accepting a draw.
pub(super) fn accepts(question: &Question) -> bool {
    matches!(question, Question::Sure(Command { act: Act::Draw(DrawAct::Accept), .. }))
}

/// Whether a question is about a claim.
pub(super) fn claims(question: &Question) -> bool {
    matches!(question, Question::Written { .. } | Question::Sure(Command { act: Act::Claim(_), .. }))
}

impl Question {
    /// The command that waits for the answer, where it is worth asking only if `core` would take it. Whether a
    /// claim is right is never hinted at before it is made.
    pub fn waiting(&self) -> Option<&Command> {
        match self {
            Question::Sure(command)
            | Question::Heard { command, .. }
            | Question::Code(command)
            | Question::Reason(command) => Some(command).filter(|command| !matches!(command.act, Act::Claim(_))),
            _ => None,
        }
    }
}
