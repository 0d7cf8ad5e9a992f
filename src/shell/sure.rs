//! What is not asked: nothing, where what waits for the answer would be refused anyway.

use super::{Shell, View};
use crate::core::{BoardsRefusal, Refusal, Role, decide};
use crate::dialogue::Question;

impl<V: View> Shell<V> {
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

    /// The check of the special board is asked for again where play waits for it (appendix VI.1).
    pub(super) fn check_again(&mut self, refusal: &Refusal) {
        if *refusal == Refusal::Boards(BoardsRefusal::Unchecked) {
            self.ask_back(Role::Arbiter, Question::Board(None));
        }
    }
}
