//! What is asked about before it is done, because it cannot be undone.
//!
//! Resigning, leaving, signing, accepting and claims are asked about as soon as they are read. What a ruling does,
//! `core` tells: it is asked about once `core` would take it. It judges nothing and words nothing.

use super::pending::Question;
use crate::core::{
    Act, AdjournAct, ArbiterAct, ClockAct, Command, DrawAct, EndAct, EndFact, Event, Fact, RulingFact, State,
};

/// Whether an act is asked about as soon as it is read: it cannot be undone by its giver alone.
pub(super) fn asked_first(act: &Act) -> bool {
    matches!(act, Act::End(EndAct::Resign { .. } | EndAct::Quit | EndAct::Sign) | Act::Draw(DrawAct::Accept))
}

/// Whether a command that `core` would take cannot be undone, by the events it brings about: a ruling that ends the
/// game or gives up moves, an adjournment, a lost envelope, the clock of a player who has not come.
pub fn cannot_be_undone(state: &State, command: &Command, events: &[Event]) -> bool {
    let gone = |event: &Event| match event.fact {
        Fact::End(EndFact::Ended { .. }) => true,
        Fact::Ruling(RulingFact::Restored { plies, .. }) => (plies as usize) < state.line().len(),
        _ => false,
    };
    match command.act {
        // They answer a question that was put already.
        Act::Arbiter(ArbiterAct::Accept | ArbiterAct::Reject | ArbiterAct::Postpone) => false,
        Act::Arbiter(_) => events.iter().any(gone),
        Act::Adjourn(AdjournAct::Adjourn { .. } | AdjournAct::Lost) => true,
        Act::Clock(ClockAct::Start) => state.adjournment().is_some_and(|adjournment| adjournment.closed()),
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
            Question::Sure(command) | Question::Code(command) | Question::Reason(command) => {
                Some(command).filter(|command| !matches!(command.act, Act::Claim(_)))
            }
            _ => None,
        }
    }
}
