//! Engines at the table: when they think, and what becomes of what they say.
//!
//! An engine's move is a command like any other, judged by `core`. One that gives nonsense is asked
//! once more; then it is left alone, the game is kept and a person may move for its side.

use std::path::PathBuf;

use shakmaty::uci::UciMove;

use crate::core::profile::{Notation, TimeClass};
use crate::core::{Act, Both, Command, MoveAct, Role, Side, TakebackAct};
use crate::engine::{Engine, Reply};
use crate::language::{Arg, Channel, Class, Style};
use crate::store::Input;

use super::{Shell, View};

/// The engines of both sides.
#[derive(Default)]
pub struct Engines {
    /// Who looks for an engine on this machine, once a new game is asked for.
    pub finder: Option<fn() -> Option<PathBuf>>,
    /// The number of the game at this table, from 0: engines of another are not listened to.
    pub game: u64,
    seats: Both<Option<Engine>>,
    /// Bad answers in a row.
    faults: Both<u32>,
}

/// An engine that gives so many bad answers in a row is left alone.
const FAULTS: u32 = 2;

impl Engines {
    /// Sits an engine down.
    pub fn seat(&mut self, side: Side, engine: Engine) {
        *self.seats.get_mut(side) = Some(engine);
    }

    /// Whether an engine plays a side.
    pub fn plays(&self, side: Side) -> bool {
        self.seats.get(side).is_some()
    }

    /// Whether a place is an engine's own.
    pub(super) fn hears(&self, channel: Channel) -> bool {
        Side::ALL.into_iter().any(|side| channel == Channel::from(side) && self.plays(side))
    }

    /// Whether any engine plays.
    pub fn any(&self) -> bool {
        Side::ALL.into_iter().any(|side| self.plays(side))
    }
}

impl<V: View> Shell<V> {
    /// Has the engine of the side to move think, if it has one.
    pub(super) fn wake_engine(&mut self) {
        let side = self.state.turn();
        if self.state.outcome().is_some() || self.state.announced().is_some() || self.state.stopped() {
            return;
        }
        // While play rests nothing is thought about; a move that is still to be sealed it makes openly.
        let rests = self.state.adjournment().filter(|adjournment| adjournment.rests());
        if rests.is_some_and(|adjournment| adjournment.closed() || adjournment.sealed.is_some()) {
            return;
        }
        let now = self.time.now();
        let Some(engine) = self.engines.seats.get_mut(side) else { return };
        match engine.think(&self.state, side, now) {
            Ok(true) => self.say("engine.thinking", &[], Class::Reply),
            Ok(false) => {}
            Err(error) => self.engine_gone(side, &error.to_string()),
        }
    }

    /// An engine came to something.
    pub(super) fn engine(&mut self, side: Side, reply: Reply) {
        let Some(engine) = self.engines.seats.get_mut(side) else { return };
        engine.done();
        match reply {
            Reply::Gone => self.engine_gone(side, ""),
            // It thought about a position that is not on the board any more.
            _ if self.state.turn() != side || self.state.outcome().is_some() => {}
            Reply::Move(text) => match text.parse() {
                Ok(uci) if self.engine_moves(side, uci, &text) => *self.engines.faults.get_mut(side) = 0,
                _ => self.engine_fault(side, &text),
            },
            Reply::Nonsense(text) => self.engine_fault(side, &text),
        }
    }

    fn engine_moves(&mut self, side: Side, uci: UciMove, text: &str) -> bool {
        let now = self.time.now();
        let command = Command { by: side.into(), act: Act::Move(MoveAct::Announce { uci, offer: false }) };
        match crate::core::decide(&self.state, &command, now) {
            Ok(events) => {
                self.happened(&events, now, Input::Remote, text);
                self.machine_plays(uci);
                true
            }
            Err(_) => false,
        }
    }

    /// In the machine championship (digital laws, a game of standard time) a machine's move is given in numbers too,
    /// for whoever moves for it.
    fn machine_plays(&mut self, uci: UciMove) {
        let setup = self.state.setup();
        let timed = !setup.time.white.is_none() && setup.class() == TimeClass::Standard;
        let championship = timed && setup.profile.notation == Notation::Digital && self.state.outcome().is_none();
        if let (UciMove::Normal { from, to, .. }, true) = (uci, championship) {
            let square = |on| Arg::Square(on, Style::Digital);
            self.say("machine", &[("from", square(from)), ("to", square(to))], Class::Move);
        }
    }

    fn engine_fault(&mut self, side: Side, text: &str) {
        let faults = self.engines.faults.get_mut(side);
        *faults += 1;
        if *faults >= FAULTS {
            *self.engines.seats.get_mut(side) = None;
            self.say("engine.lost", &[("reason", Arg::Name(text))], Class::Move);
        } else {
            self.say("engine.illegal", &[("move", Arg::Name(text))], Class::Move);
            self.wake_engine();
        }
    }

    fn engine_gone(&mut self, side: Side, reason: &str) {
        *self.engines.seats.get_mut(side) = None;
        self.say("engine.lost", &[("reason", Arg::Name(reason))], Class::Move);
    }

    /// An engine never minds a move taken back.
    pub(super) fn engines_consent(&mut self) {
        let Some(asker) = self.state.takeback() else { return };
        let other = asker.other();
        if !self.engines.plays(other) {
            return;
        }
        if let Some(engine) = self.engines.seats.get_mut(other) {
            engine.done();
        }
        let command = Command { by: Role::from(other), act: Act::Takeback(TakebackAct::Allow) };
        let now = self.time.now();
        self.carry_out(&command, now, Input::Remote, "");
    }
}
