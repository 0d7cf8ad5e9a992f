//! Looking at an earlier moment: the cursor that the dialogue keeps, and the game as it stood there.
//!
//! The live game is read and never touched. What is asked while the cursor stands in the past is asked
//! of that moment, and said to be of it.

use super::ahead::gone_through;
use super::{Shell, View};
use crate::core::{Answer, EndFact, Event, Fact, Query, Role, Sought, State};
use crate::dialogue::{Going, Seat};
use crate::language::{Arg, Class, Language, Manner, Utterance};

impl<V: View> Shell<V> {
    /// Moves the cursor, where whoever asks may look back.
    pub(super) fn look(&mut self, by: Role, going: Going) {
        if let Err(refusal) = self.state.may_look_back(by) {
            return self.not_answered(by, &refusal);
        }
        let plies = match going {
            Going::AtStart => return self.say("past.edge.start", &[], Class::Reply),
            Going::AtEnd => return self.say("past.edge.end", &[], Class::Reply),
            Going::Now if self.looking.is_none() => return self.say("board.now.already", &[], Class::Reply),
            Going::Now => return self.come_back(),
            Going::To(plies) => plies,
            Going::Next(sought) => match self.next_of(sought) {
                Ok(plies) => plies,
                Err(key) => return self.say(key, &[], Class::Reply),
            },
        };
        match gone_through(&self.review, &self.state).past(by, plies) {
            Ok(past) => {
                self.dialogue.stand(Some(plies));
                self.tell_beginning_of_line(plies);
                self.looking = Some(past);
                self.arrived();
            }
            Err(refusal) => self.not_answered(by, &refusal),
        }
    }

    /// The next of a kind behind the cursor; the key of why there is none.
    fn next_of(&self, sought: Sought) -> Result<usize, &'static str> {
        let here = self.dialogue.cursor().unwrap_or(self.state.line().len());
        let spent = self.spent();
        if sought == Sought::LongThink && spent.iter().all(Option::is_none) {
            return Err("past.none.times");
        }
        // From the game nothing leaps into what was not played.
        let through = match here < self.state.line().len() {
            true => &self.state,
            false => gone_through(&self.review, &self.state),
        };
        through.next_of(sought, here, &spent).ok_or(match sought {
            Sought::Capture => "past.none.capture",
            Sought::Check => "past.none.check",
            Sought::Offer => "past.none.offer",
            Sought::LongThink => "past.none.think",
        })
    }

    /// Back into the live game.
    fn come_back(&mut self) {
        self.dialogue.stand(None);
        self.looking = None;
        self.say("board.now", &[], Class::Reply);
    }

    /// Says where the cursor stands now, and the notes that stand there.
    fn arrived(&mut self) {
        if self.dialogue.reviews() {
            self.tell_reviewed();
        } else if let Some(past) = &self.looking {
            let manner = self.manner();
            let utterance = self.languages[self.spoken].looks_at(past, &manner);
            self.tell(utterance);
        }
        self.tell_notes();
    }

    /// The game at the moment that questions are asked of: the live one, or as it stood in the past.
    pub(super) fn moment(&self) -> &State {
        self.looking.as_ref().unwrap_or(&self.state)
    }

    /// The question's moment: nothing where the answer is the live game's.
    pub(super) fn past_of(&self, by: Role, query: &Query) -> Option<&State> {
        self.dialogue.cursor_of(&self.state, by)?;
        self.looking.as_ref().filter(|_| query.is_of_the_moment())
    }

    /// An answer of a moment, said to be of it; in a review every moment is one of the past.
    pub(super) fn dated(&self, answer: Utterance, language: &Language, by: Role, query: &Query) -> Utterance {
        match self.past_of(by, query) {
            Some(past) if !self.dialogue.reviews() => language.of_the_past(answer, past),
            Some(past) if self.was_not_played(past) => language.not_played(answer),
            _ => answer,
        }
    }

    /// The eight lines of a board of the past, and before them whose they are.
    pub(super) fn board_lines(&mut self, placement: &str, by: Role, manner: &Manner) {
        let language = &self.languages[self.spoken];
        let past = self.past_of(by, &Query::Board);
        let state = past.unwrap_or(&self.state);
        let spoken = language.answer(&Answer::Board(placement.to_owned()), by, state, manner);
        let spoken = self.dated(spoken, language, by, &Query::Board);
        let mut lines = crate::language::board::lines(placement);
        if let Some(past) = past.filter(|_| !self.dialogue.reviews()) {
            let moment = language.say("past.at.start", &[("moment", Arg::Said(language.moment(past)))]);
            lines.insert(0, moment.print);
        }
        self.print_lines(&lines, &spoken);
    }

    /// Who asks, where both sit here: in the past the side that was to move then.
    pub(super) fn asker(&self, by: Role) -> Role {
        let shared = self.dialogue.seat() == Seat::Table && by.side().is_some();
        match &self.looking {
            Some(past) if shared && self.dialogue.cursor_of(&self.state, by).is_some() => past.turn().into(),
            _ => by,
        }
    }

    /// What happened in the live game while the cursor stood in the past: that it came back is said, or that it
    /// still stands there.
    pub(super) fn past_after(&mut self, events: &[Event]) {
        if self.looking.is_none() || self.dialogue.reviews() {
            return;
        }
        if self.dialogue.cursor().is_none() {
            self.looking = None;
            return self.say("board.now", &[], Class::Reply);
        }
        // The clock speaks so often that only its flag is worth the words.
        let worth = |event: &Event| match &event.fact {
            Fact::Clock(fact) => matches!(fact, crate::core::ClockFact::Flag { .. }),
            // Who leaves looks at nothing any more.
            Fact::End(EndFact::Quit) => false,
            _ => true,
        };
        if events.iter().any(worth)
            && let Some(past) = &self.looking
        {
            let utterance = self.languages[self.spoken].still_looks_at(past);
            self.tell(utterance);
        }
    }

    /// A question that is not answered.
    pub(super) fn not_answered(&mut self, by: Role, refusal: &crate::core::Refusal) {
        let manner = self.manner();
        self.tell_everywhere(|shell, language| vec![language.refusal(refusal, by, None, &shell.state, &manner)]);
    }
}
