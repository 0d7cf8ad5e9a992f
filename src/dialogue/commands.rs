//! A command word and what stands behind it: the act, query or program it stands for, and who gives it.
//!
//! Whether it is asked about first is settled here; whether it is allowed, never.

use super::pending::Question;
use super::rulings::reason;
use super::sure::asked_first;
use super::{Dialogue, Seat, Sorry, Step};
use crate::core::{Act, ClockAct, Command, DrawAct, EndAct, MoveAct, Role, State, TakebackAct};
use crate::words::{Takes, Word};

impl Dialogue {
    /// A command word and what stands behind it.
    pub(super) fn command(&mut self, state: &State, named: Option<Role>, word: Word, rest: &str) -> Vec<Step> {
        let speaker = named.unwrap_or_else(|| self.speaker(state));
        let own = speaker.side().unwrap_or(state.turn());
        if let Some(steps) = self.looking(state, speaker, word, rest) {
            return self.dropping(speaker, steps);
        }
        if let Some(step) = self.beside(speaker, word, rest) {
            return vec![step];
        }
        if let Some(step) = self.kept_from_the_board(state, speaker, word, rest) {
            return vec![step];
        }
        // "Yes maybe" is no yes: what is asked cannot be undone.
        let answers = matches!(word, Word::Yes | Word::No) || (word == Word::Correct && self.awaits(state));
        if answers && rest.chars().any(char::is_alphanumeric) {
            let asked = self.awaits(state);
            return vec![Step::Sorry(if asked { Sorry::NoSuchAnswer } else { Sorry::Argument(word) })];
        }
        match word {
            Word::Yes => return self.answer_yes(state, named),
            Word::No => return self.answer_no(state, named),
            // While a question is open, it says that what was asked is correct (announcements.md, head).
            Word::Correct if self.awaits(state) && state.announced().is_none() => return self.answer_yes(state, named),
            Word::Echo if rest.is_empty() => return vec![Step::Sorry(Sorry::Argument(word))],
            Word::Echo => {
                let by = named.unwrap_or_else(|| self.repeater(state));
                let steps = self.moving(state, by, rest, true);
                return self.dropping(by, steps);
            }
            Word::Made => {
                let steps = self.made(state, speaker, rest);
                return self.dropping(speaker, steps);
            }
            _ => {}
        }
        if let Some(steps) = self.claiming(state, named, word, rest) {
            return steps;
        }
        if let Some(steps) = self.boards_command(state, named, word, rest) {
            return steps;
        }
        if let Some(steps) = self.another(state, speaker, word, rest) {
            return steps;
        }
        if let Some(query) = self.reader.query(word, rest, own) {
            return self.dropping(speaker, vec![Step::Ask(speaker, query)]);
        }
        if let Some(program) = self.reader.program(word, rest) {
            // The voice, help and the tests' words touch no question.
            return vec![Step::Program(program)];
        }
        if word.entry().takes == Takes::Nothing && !rest.is_empty() {
            return vec![Step::Sorry(Sorry::Argument(word))];
        }
        if let Some(step) = self.adjourning(state, named, word, rest) {
            return self.dropping(speaker, vec![step]);
        }
        if word == Word::ArbiterCode
            && !rest.is_empty()
            && let Some(unfit) = self.unfit_code(state, rest)
        {
            return vec![Step::Sorry(unfit)];
        }
        let Some((by, act)) = self.act(state, named, word, rest) else {
            return vec![Step::Sorry(Sorry::Argument(word))];
        };
        let command = Command { by, act };
        if asked_first(state, &command.act) {
            return self.asking(by, Question::Sure(command));
        }
        self.dropping(by, vec![Step::Do(command)])
    }

    /// The act that a command word stands for and who gives it where nobody is named.
    pub(super) fn act(&self, state: &State, named: Option<Role>, word: Word, rest: &str) -> Option<(Role, Act)> {
        let speaker = named.unwrap_or_else(|| self.speaker(state));
        let turn = state.turn();
        // Who offers where the opponent's offer stands accepts it: that is asked first like any acceptance.
        let accepts = word == Word::Offer && speaker.side().is_some_and(|side| state.offer() == Some(side.other()));
        let word = if accepts { Word::Accept } else { word };
        let answering = state.offer().map_or(speaker, |side| self.speaks_for(side.other()));
        let (by, act) = match word {
            Word::Press => (speaker, Act::Move(MoveAct::Press)),
            Word::Correct if state.announced().is_none() && state.leaving().is_some() => {
                (speaker, Act::End(EndAct::Stay))
            }
            Word::Correct => (speaker, Act::Move(MoveAct::Correct)),
            Word::Same => (self.repeater(state), Act::Move(MoveAct::Same)),
            Word::Offer => (speaker, Act::Draw(DrawAct::Offer)),
            Word::Accept => (answering, Act::Draw(DrawAct::Accept)),
            Word::Decline => (answering, Act::Draw(DrawAct::Decline)),
            Word::Resign => (speaker, Act::End(EndAct::Resign { side: speaker.side().unwrap_or(turn) })),
            Word::Quit => (speaker, Act::End(EndAct::Quit)),
            // At one terminal whoever moved last wants his move back.
            Word::Takeback if self.seat == Seat::Table => (turn.other().into(), Act::Takeback(TakebackAct::Ask)),
            Word::Takeback => (speaker, Act::Takeback(TakebackAct::Ask)),
            // The table has no terminal for an arbiter: whoever starts the clocks again there acts for him.
            Word::Start if self.seat == Seat::Table && state.stopped() => (Role::Arbiter, Act::Clock(ClockAct::Start)),
            Word::Start => (speaker, Act::Clock(ClockAct::Start)),
            Word::Stop => (speaker, Act::Clock(ClockAct::Stop { reason: reason(rest) })),
            Word::ClockSaysOn | Word::ClockSaysOff => {
                let side = speaker.side().unwrap_or(turn);
                (speaker, Act::Clock(ClockAct::Says { side, on: word == Word::ClockSaysOn }))
            }
            Word::Sign => (self.signer(state), Act::End(EndAct::Sign)),
            Word::ClaimIllegal | Word::ArbiterIllegal => return self.irregularity(speaker, named, word, rest),
            Word::Lift | Word::Place | Word::Touch | Word::Adjust => (speaker, self.reader.hands(word, rest)?),
            _ => (self.arbiter(), Act::Arbiter(self.reader.ruling(word, rest)?)),
        };
        Some((named.unwrap_or(by), act))
    }
}
