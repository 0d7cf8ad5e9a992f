//! Events in words: what everybody at the table, or one player alone, hears of what happened.
//!
//! It reads the state after the events and changes nothing. One event is at most one sentence a
//! channel; a move and what it would end are one, a flag and its result are one.

mod adjourn;
mod boards;
mod claim;
mod irregular;
mod ruling;
mod touch;

use super::arg::{Arg, Args};
use super::locale::Language;
use super::manner::Manner;
use super::utterance::{Channel, Class, Utterance};
use crate::core::{
    ClockFact, DrawFact, EndFact, Ending, Event, Fact, MoveFact, Outcome, Ply, Side, State, TakebackFact,
};

impl From<Side> for Channel {
    fn from(side: Side) -> Channel {
        match side {
            Side::White => Channel::White,
            Side::Black => Channel::Black,
        }
    }
}

impl Language {
    /// What is heard of one event; `state` is the state after it.
    pub fn event(&self, event: &Event, state: &State, manner: &Manner) -> Vec<Utterance> {
        self.events(std::slice::from_ref(event), state, manner)
    }

    /// What is heard of the events of one command; `state` is the state after all of them.
    pub fn events(&self, events: &[Event], state: &State, manner: &Manner) -> Vec<Utterance> {
        let mut scene = Scene { language: self, events, state, manner, said: Vec::with_capacity(2) };
        for event in events {
            match &event.fact {
                Fact::Move(fact) => scene.moving(fact),
                Fact::Clock(fact) => scene.clock(fact),
                Fact::Draw(fact) => scene.draw(*fact),
                Fact::Takeback(fact) => scene.takeback(*fact),
                Fact::End(fact) => scene.end(*fact, event),
                Fact::Touch(fact) => scene.touch(fact, event.by),
                Fact::Claim(fact) => scene.claim(fact, event.by),
                Fact::Ruling(fact) => scene.ruling(fact),
                Fact::Adjourn(fact) => scene.adjourn(fact),
                Fact::Boards(fact) => scene.boards(fact),
            }
        }
        scene.said
    }
}

/// Events before the one who words them.
struct Scene<'a> {
    language: &'a Language,
    events: &'a [Event],
    state: &'a State,
    manner: &'a Manner,
    said: Vec<Utterance>,
}

impl Scene<'_> {
    fn say(&mut self, channel: Channel, class: Class, key: &str, args: &Args<'_>) {
        self.said.push(self.language.utter(channel, class, key, args));
    }

    fn table(&mut self, key: &str, args: &Args<'_>) {
        self.say(Channel::Table, Class::Move, key, args);
    }

    fn moving(&mut self, fact: &MoveFact) {
        match fact {
            // A sealed move was told as what lay in the envelope.
            MoveFact::Announced { .. } if self.unsealed() => {}
            MoveFact::Announced { ply, ends, pressed } => {
                // What hands have pressed already does not stand and wait (`made`).
                let done = *pressed || self.events.iter().any(is_press);
                self.announced(ply, ends.filter(|_| !done));
            }
            MoveFact::Corrected { .. } => self.table("slip.ok", &[]),
            MoveFact::Pressed { ply, period, to_control } => self.pressed(ply.side, *period, *to_control),
            MoveFact::Repeated { heard: None, .. } => self.table("repeat.ok", &[]),
            MoveFact::Repeated { announced, heard: Some(heard) } => {
                let language = self.language;
                let how = self.manner.within();
                // The goal alone tells them apart, unless it is the same.
                let heard = if heard.to == announced.to {
                    language.clause(heard, how)
                } else {
                    language.goal(heard, how.style)
                };
                let announced = Arg::Said(language.clause(announced, how));
                self.table("repeat.no", &[("announced", announced), ("heard", Arg::Said(heard))]);
            }
        }
    }

    fn announced(&mut self, ply: &Ply, pending: Option<Ending>) {
        let limit = self.state.setup().profile.automatic_moves.unwrap_or_default();
        let language = self.language.of(self.manner.style);
        let ends = pending.map(|ending| language.pending(ending, limit));
        let line = self.state.line();
        // In one step the move is already made; else it only stands announced.
        let before = match line.last() {
            Some(made) if made.ply == *ply => self.state.position_before(line.len() - 1),
            _ => self.state.position(),
        };
        self.said.push(self.language.announcement(ply, ends, Some(before), self.manner));
    }

    fn pressed(&mut self, side: Side, period: Option<u32>, to_control: Option<u32>) {
        let running = self.state.clock().running().filter(|_| !self.state.setup().conduct.one_step);
        if let Some(running) = running.filter(|running| *running == side.other()) {
            self.say(Channel::Table, Class::Reply, "clock.start", &[("side", Arg::Side(running))]);
        }
        // What would start the other clock is heard as what it did not do.
        let waits = self.state.stopped() && self.state.clock().running().is_none() && !self.unsealed();
        if waits && !self.state.setup().conduct.one_step && self.state.outcome().is_none() {
            self.say(Channel::Table, Class::Reply, "press.stopped", &[("side", Arg::For(self.state.turn()))]);
        }
        // Without a clock a press is heard by whose turn it brings; the number of the move is given only to
        // whoever asks (digital 13.6).
        let time = self.state.time();
        let untimed = time.white.is_none() && time.black.is_none();
        if untimed && !self.state.setup().conduct.one_step && self.state.outcome().is_none() {
            self.say(Channel::Table, Class::Reply, "press.turn", &[("side", Arg::For(self.state.turn()))]);
        }
        if !self.state.says(side) {
            return;
        }
        let periods = &self.state.time().get(side).periods;
        let begun = period.and_then(|period| periods.get(period.checked_sub(1)? as usize));
        if let Some(begun) = begun {
            self.say(side.into(), Class::Tick, "clock.period", &[("time", Arg::Exact(begun.base))]);
        }
        if let Some(left) = to_control {
            let moves = Arg::Count("count.move", u64::from(left));
            self.say(side.into(), Class::Tick, "clock.control", &[("moves", moves)]);
        }
    }

    fn clock(&mut self, fact: &ClockFact) {
        match fact {
            ClockFact::Started { side } => self.table("clock.start", &[("side", Arg::Side(*side))]),
            ClockFact::Stopped { reason } => self.stopped(reason),
            ClockFact::ReasonAsked => self.table("stop.ask", &[]),
            ClockFact::Reasoned { reason } => self.table("stop.noted", &[("reason", Arg::Name(reason))]),
            ClockFact::Low { side, left } => {
                let args = [("seconds", Arg::Number(left.0 / 1000)), ("time", Arg::Time(*left))];
                self.say((*side).into(), Class::Tick, "clock.low", &args);
            }
            ClockFact::Flag { side, unclaimed } => self.flag(*side, *unclaimed),
            ClockFact::Slept { span } => self.table("sleep", &[("duration", Arg::Time(*span))]),
            ClockFact::Says { side, on } => {
                let key = if *on { "clock.says" } else { "clock.silent" };
                self.say((*side).into(), Class::Reply, key, &[]);
            }
            ClockFact::Resumed => self.said.push(self.language.game_resumed(self.state, None, self.manner)),
        }
    }

    /// The flag with its result, which came in the same command.
    fn flag(&mut self, side: Side, unclaimed: bool) {
        let outcome = self.events.iter().find_map(on_time).or(self.state.outcome());
        let result = outcome.filter(|outcome| outcome.ending == Ending::Time(side));
        let result = match result {
            Some(outcome) => Arg::Said(self.language.flag_result(outcome, side)),
            None if unclaimed => Arg::Key("result.claim"),
            None => Arg::Empty,
        };
        self.say(Channel::Table, Class::Urgent, "flag", &[("side", Arg::Side(side)), ("result", result)]);
    }

    fn draw(&mut self, fact: DrawFact) {
        match fact {
            DrawFact::Offered { side, early } => {
                self.table("draw.offer", &[("side", Arg::Side(side))]);
                if self.manner.private {
                    self.say(side.other().into(), Class::Reply, "draw.to.me", &[]);
                }
                if early {
                    self.say(side.into(), Class::Reply, "draw.early", &[]);
                }
            }
            DrawFact::OfferBarred { moves, .. } => {
                self.table("refused.offer", &[("moves", Arg::Number(u64::from(moves)))]);
            }
            DrawFact::Declined { side } => self.table("draw.decline", &[("side", Arg::Side(side))]),
            DrawFact::Lapsed { moved, .. } => {
                self.table(if moved { "draw.lapsed.move" } else { "draw.lapsed" }, &[]);
            }
        }
    }

    fn takeback(&mut self, fact: TakebackFact) {
        match fact {
            TakebackFact::TakebackAsked { side } => self.table("takeback.ask", &[("side", Arg::Side(side))]),
            TakebackFact::TakenBack { turn, .. } => self.table("takeback.done", &[("side", Arg::For(turn))]),
            TakebackFact::TakebackRefused { .. } => self.table("takeback.refused", &[]),
        }
    }

    fn end(&mut self, fact: EndFact, event: &Event) {
        match fact {
            EndFact::Ended { outcome, unproved } => {
                // The flag has told it already, or the last illegal move has.
                let told = self.events.iter().any(|other| {
                    matches!(other.fact, Fact::Clock(ClockFact::Flag { .. }))
                        || irregular::tells(other, outcome)
                        || claim::told_by(other)
                });
                if !told {
                    let (key, draft) = self.language.end(outcome, event.by, self.state);
                    let said = self.language.utterance(Channel::Table, Class::Move, key, draft);
                    let short = self.language.short_end(outcome, &said.text);
                    self.said.push(said.with_short(Some(short)));
                }
                if let Some(winner) = outcome.winner.filter(|_| unproved) {
                    self.table("end.unproved", &[("winner", Arg::For(winner))]);
                }
                self.text_of_envelope();
                self.reason_of_end();
                if let Some(side) = self.state.setup().match_winner(outcome).filter(|_| outcome.winner.is_none()) {
                    self.table("end.match", &[("side", Arg::Side(side))]);
                }
            }
            EndFact::Stayed { .. } => self.table("quit.stayed", &[]),
            EndFact::QuitAsked { side } => self.table("quit.ask", &[("side", Arg::Side(side))]),
            // Whoever keeps the game says where it is kept, and goodbye.
            // An open claim stays for the arbiter (digital appendix IV).
            EndFact::Quit if self.state.claim().is_some() => self.claim_is_kept(),
            EndFact::Quit => {}
            EndFact::Signed { side } => self.table("signed", &[("side", Arg::Side(side))]),
        }
    }
}

/// Whether the clock was pressed.
fn is_press(event: &Event) -> bool {
    matches!(event.fact, Fact::Move(MoveFact::Pressed { .. }))
}

/// The outcome of a game that ended on time.
fn on_time(event: &Event) -> Option<Outcome> {
    match event.fact {
        Fact::End(EndFact::Ended { outcome, .. }) if matches!(outcome.ending, Ending::Time(_)) => Some(outcome),
        _ => None,
    }
}
