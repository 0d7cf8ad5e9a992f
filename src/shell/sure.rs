//! What is asked before something is done: whether it is meant, where it cannot be undone, and nothing at all where
//! it would be refused anyway.
//!
//! `core` tells what would come of it; the dialogue, which of that is final.

use super::{Shell, View};
use crate::core::{Act, BoardsRefusal, Command, Event, Fact, Millis, Outcome, Refusal, Role, decide};
use crate::core::{AdjournAct, ClockAct, EndFact};
use crate::dialogue::{Question, cannot_be_undone};
use crate::language::{Arg, Class};

impl<V: View> Shell<V> {
    /// Whether a command would be carried out and could not be undone.
    pub(super) fn asks_before(&self, command: &Command, now: Millis) -> bool {
        decide(&self.state, command, now).is_ok_and(|events| cannot_be_undone(&self.state, command, &events))
    }

    /// Asks a question, unless what waits for its answer is refused already: then that is said instead.
    pub(super) fn question_worth_asking(&mut self, question: &Question) {
        let refused = question.waiting().cloned().and_then(|command| {
            let refusal = decide(&self.state, &command, self.time.now()).err()?;
            // A reason is what is asked for.
            (refusal != Refusal::NoReason).then_some((command, refusal))
        });
        match refused {
            Some((command, refusal)) => {
                self.dialogue.drop_question();
                self.refused(&command, &refusal);
            }
            None => self.question(question),
        }
    }

    /// Whether something that cannot be undone is meant.
    pub(super) fn final_question(&mut self, command: &Command) {
        let events = decide(&self.state, command, self.time.now()).unwrap_or_default();
        if let Some(outcome) = events.iter().find_map(ends) {
            let ending = Arg::Said(self.languages[self.spoken].ending(outcome, &self.state).into());
            return self.say("confirm.end", &[("result", ending)], Class::Reply);
        }
        let adjournment = self.state.adjournment();
        match command.act {
            Act::Adjourn(AdjournAct::Adjourn { .. }) => {
                let side = Arg::Side(self.state.turn());
                self.say("confirm.adjourn", &[("side", side)], Class::Reply);
            }
            Act::Adjourn(_) => {
                let side = Arg::Side(adjournment.map_or(self.state.turn(), |adjournment| adjournment.sealer));
                self.say("confirm.lost", &[("side", side)], Class::Reply);
            }
            Act::Clock(ClockAct::Start) => {
                let side = Arg::Side(adjournment.map_or(self.state.turn(), |adjournment| adjournment.replier()));
                self.say("confirm.start", &[("side", side)], Class::Reply);
            }
            _ => self.say("confirm.restore", &[], Class::Reply),
        }
    }

    /// The check of the special board is asked for again where play waits for it (appendix VI.1).
    pub(super) fn check_again(&mut self, refusal: &Refusal) {
        if *refusal == Refusal::Boards(BoardsRefusal::Unchecked) {
            self.ask_back(Role::Arbiter, Question::Board(None));
        }
    }
}

fn ends(event: &Event) -> Option<Outcome> {
    match event.fact {
        Fact::End(EndFact::Ended { outcome }) => Some(outcome),
        _ => None,
    }
}
