//! The way of a command and of a question through the layers: judged, on disk, applied, told.
//!
//! Nothing is said of an event before it is written down, and nothing is decided here.

use super::{Shell, View};
use crate::core::{
    Answer, Command, EndFact, Event, Fact, Millis, MoveFact, Query, Refusal, Role, TakebackFact, ask, decide, fuller,
};
use crate::language::{Arg, Channel, Class};
use crate::sound::Signal;
use crate::store::Input;

impl<V: View> Shell<V> {
    /// Judges a command, has its events on disk, applies and tells them; whether it was accepted and
    /// brought anything about.
    pub(super) fn carry_out(&mut self, command: &Command, now: Millis, input: Input, line: &str) -> bool {
        match decide(&self.state, command, now) {
            Ok(events) if events.is_empty() => false,
            Ok(events) => {
                self.happened(&events, now, input, line);
                true
            }
            Err(refusal) => {
                self.refused(command, &refusal);
                false
            }
        }
    }

    /// What happened: saved before said.
    pub(super) fn happened(&mut self, events: &[Event], now: Millis, input: Input, line: &str) {
        self.happened_at = now;
        let trouble = self.books.journal(events, now, input, line);
        let by_hand = input == Input::Typed || input == Input::Spoken;
        if by_hand && events.iter().any(|event| matches!(event.fact, Fact::Move(MoveFact::Announced { .. }))) {
            self.voice.own_move();
        }
        // What a clock does by itself supersedes no question.
        if events.iter().any(|event| !matches!(event.fact, Fact::Clock(_))) {
            self.asked = None;
        }
        for event in events {
            self.state.evolve(event);
            self.dialogue.witness(event);
            self.books.event(&self.state, event, input);
        }
        self.witnessed(events);
        let manner = self.manner_of(events);
        // An engine that is asked for its consent gives it; nobody here has to answer.
        let asks_engine = |event: &Event| match event.fact {
            Fact::Takeback(TakebackFact::TakebackAsked { side }) => self.engines.plays(side.other()),
            _ => false,
        };
        let heard: Vec<Event> = events.iter().filter(|event| !asks_engine(event)).cloned().collect();
        self.tell_as(&manner, |shell, language, manner| {
            let mut told = language.events(&heard, &shell.state, manner);
            // What a clock says it says to its player, and an engine does not listen.
            told.retain(|said| said.class != Class::Tick || !shell.engines.hears(said.channel));
            told
        });
        self.signals_of(events);
        self.brief_from_now(events);
        self.past_after(events);
        if let Some(trouble) = trouble {
            self.book_trouble(trouble);
        }
        self.sheet_trouble();
        self.after(events);
    }

    /// What follows from what happened: questions the state has open, the end, the engine's turn.
    fn after(&mut self, events: &[Event]) {
        for event in events {
            match event.fact {
                Fact::End(EndFact::Ended { .. }) => {
                    if let Some(trouble) = self.books.finish(&self.state) {
                        self.book_trouble(trouble);
                    }
                }
                Fact::End(EndFact::Quit) => self.left = true,
                Fact::End(EndFact::Signed { .. }) => {
                    if let Some(step) = self.dialogue.next_signature(&self.state) {
                        self.step(step, Input::Key, "");
                    }
                }
                _ => {}
            }
        }
        if !self.left {
            self.boards_after(events);
            self.engines_consent();
            self.wake_engine();
        }
    }

    pub(super) fn refused(&mut self, command: &Command, refusal: &Refusal) {
        let manner = self.manner();
        self.tell_everywhere(|shell, language| {
            vec![language.refusal(refusal, command.by, None, &shell.state, &manner)]
        });
        if matches!(refusal, Refusal::Illegal(_)) {
            self.signal(Signal::Illegal);
        }
        self.check_again(refusal);
    }

    /// The last answer again, longer; whether there was one.
    pub(super) fn fuller(&mut self) -> bool {
        let Some((by, query)) = self.asked.clone() else { return false };
        let moment = self.past_of(by, &query).unwrap_or(&self.state);
        let Ok(answers) = fuller(moment, by, &query, self.time.now()) else { return false };
        let manner = self.manner();
        self.tell_as(&manner, |shell, language, manner| {
            let moment = shell.past_of(by, &query).unwrap_or(&shell.state);
            let told = language.fuller(&answers, by, moment, manner);
            told.map(|told| shell.dated(told, language, by, &query)).into_iter().collect()
        });
        true
    }

    pub(super) fn ask(&mut self, by: Role, query: &Query) {
        let manner = self.manner();
        let by = self.asker(by);
        let past = self.past_of(by, query);
        let answer = match self.timed_answer(query) {
            Some(answer) => Ok(answer),
            None => ask(past.unwrap_or(&self.state), by, query, self.time.now()),
        };
        let over =
            self.state.outcome().filter(|_| past.is_none_or(|past| past.line().len() == self.state.line().len()));
        self.asked = answer.is_ok().then(|| (by, query.clone()));
        if matches!((&answer, query), (Err(Refusal::NoAdvice), Query::Advice { .. })) && self.adviser.is_there() {
            return self.ask_adviser(by, query);
        }
        if matches!((&answer, query), (Err(Refusal::NoAdvice), Query::Advice { .. })) && self.dialogue.reviews() {
            return self.say("opinion.nobody", &[], Class::Reply);
        }
        // The board is printed as eight lines and spoken as sentences.
        if let Ok(Answer::Board(placement)) = &answer {
            return self.board_lines(placement, by, &manner);
        }
        self.tell_as(&manner, |shell, language, manner| {
            let state = shell.past_of(by, query).unwrap_or(&shell.state);
            vec![match (&answer, query, over) {
                // Nobody is to move any more: the result is what is asked for.
                (Ok(_), Query::Turn, Some(outcome)) => {
                    let ending = language.ending(outcome, &shell.state);
                    language.utter(Channel::Table, Class::Reply, "turn.over", &[("result", Arg::Said(ending.into()))])
                }
                (Ok(answer), ..) => {
                    let answer = shell.with_time(language.answer(answer, by, state, manner), language, query);
                    shell.dated(answer, language, by, query)
                }
                (Err(refusal), ..) => language.refusal(refusal, by, None, &shell.state, manner),
            }]
        });
        if let Ok(Answer::Why { line, .. }) = &answer {
            self.lead_on(line);
        }
    }
}
