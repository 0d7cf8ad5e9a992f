//! The first and the last sentences of a session: who plays what, where it is kept, goodbye.

use std::io;

use super::{Shell, View};
use crate::config::Sound;
use crate::core::conduct::ClockStarts;
use crate::core::{Act, ClockAct, ClockFact, Command, Event, Fact, Role};
use crate::language::{Arg, Channel, Class};
use crate::sound;
use crate::store::Input;

impl<V: View> Shell<V> {
    /// Says the language, who speaks and how to change it: the first line of every session.
    pub fn introduce(&mut self) {
        let key = if self.voice.is_on() { "start.speaks" } else { "start.silent" };
        self.say(key, &[("language", Arg::Key("language.name"))], Class::Reply);
        if self.config.settings.sound == Sound::Tones && !sound::HAS_TONES {
            self.say("sound.without", &[], Class::Reply);
        }
    }

    /// Greets a new game.
    pub fn greet(&mut self, name: Option<&str>, trouble: Option<super::Trouble>) {
        self.tell_everywhere(|shell, language| vec![language.game_start(&shell.state)]);
        if !self.state.setup().conduct.one_step {
            self.name_places();
        }
        if let Some(trouble) = trouble {
            self.book_trouble(trouble);
        } else if let Some(name) = name {
            self.say("game.kept", &[("name", Arg::Name(name))], Class::Reply);
        }
        self.sheet_trouble();
        self.check_boards();
    }

    /// Greets a game that goes on; `away` is how long it was left, in milliseconds of the wall clock.
    pub fn greet_again(&mut self, away: Option<crate::core::Millis>) {
        // A game that is over does not go on: nothing is entered, it is only signed.
        let trouble = if self.state.outcome().is_some() { None } else { self.resumed(away) };
        if let Some(outcome) = self.state.outcome() {
            let ending = self.languages[self.spoken].ending(outcome, &self.state);
            let told = self.languages[self.spoken].utter(
                Channel::Table,
                Class::Move,
                "turn.over",
                &[("result", Arg::Said(ending.into()))],
            );
            self.tell(told);
        }
        if let Some(side) = self.state.claim().map(|claim| claim.side) {
            let asked = self.languages[self.spoken].claim_open(side, &self.state);
            self.tell(asked);
        }
        self.tell_adjourned();
        if let Some(side) = self.state.clock().running() {
            self.say("clock.start", &[("side", Arg::Side(side))], Class::Move);
        }
        if let Some(trouble) = trouble {
            self.book_trouble(trouble);
        }
        self.sheet_trouble();
        self.check_boards();
    }

    /// The game goes on: that is entered and told.
    fn resumed(&mut self, away: Option<crate::core::Millis>) -> Option<super::Trouble> {
        let now = self.time.now();
        let event = Event { at: now, by: Role::Arbiter, fact: Fact::Clock(ClockFact::Resumed) };
        let trouble = self.books.journal(std::slice::from_ref(&event), now, Input::Key, "");
        self.books.event(&self.state, &event, Input::Key);
        let manner = self.manner();
        let utterance = self.languages[self.spoken].game_resumed(&self.state, away, &manner);
        self.tell(utterance);
        trouble
    }

    /// Each private place says whose it is, so that a headphone on the wrong head is noticed.
    pub(super) fn name_places(&mut self) {
        for channel in self.voice.channels().devices().into_iter().map(|(channel, _)| channel) {
            let owner = format!("owner.{}", channel.word());
            self.tell_everywhere(|_, language| {
                vec![language.utter(channel, Class::Reply, "channel.test", &[("owner", Arg::Key(&owner))])]
            });
        }
    }

    /// White's clock starts with the game, where the conduct has it so (6.5; FIDE 6.6).
    pub(super) fn start_clock(&mut self) {
        let fresh = self.state.line().is_empty() && self.state.clock().running().is_none() && !self.state.stopped();
        let timed = !self.state.time().white.is_none() || !self.state.time().black.is_none();
        // Nobody thinks on his own time while the special board is looked at (appendix VI.1).
        let fresh = fresh && !matches!(self.dialogue.pending(), Some(crate::dialogue::Question::Board(_)));
        if fresh && timed && self.state.setup().conduct.clock_starts == ClockStarts::AtOnce {
            let command = Command { by: Role::Arbiter, act: Act::Clock(ClockAct::Start) };
            let now = self.time.now();
            self.carry_out(&command, now, Input::Key, "");
        }
    }

    /// Says where the game is kept, and goodbye.
    pub(super) fn close(&mut self) -> io::Result<()> {
        if let Some(name) = self.books.journal.as_ref().and_then(crate::store::Journal::name) {
            self.say("game.saved", &[("name", Arg::Name(&name))], Class::Reply);
        }
        self.take_leave();
        self.say("bye", &[], Class::Reply);
        self.flush_last()
    }
}
