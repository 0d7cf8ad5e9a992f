//! Feeds one move after the other to the core and tells what comes of it.
//!
//! Where the core's game is over and the file goes on, the position alone goes on.

use shakmaty::fen::Fen;
use shakmaty::{Chess, Move, Position};

use super::{Fault, Note, Reason, Remark, ReplayItem, Totals};
use crate::core::{
    Act, BadStart, Command, Event, Millis, MoveAct, Role, Setup, Side, State, TakebackAct, decide, setup, uci,
};

/// The agreement a recorded game is replayed under: no clock, take-backs, and no ending that comes by
/// itself before mate, stalemate and the dead position; a recorded game may go on behind those.
pub fn replay_setup() -> Setup {
    let mut setup = Setup::casual();
    setup.profile.automatic_repetitions = None;
    setup.profile.automatic_moves = None;
    setup.profile.offer_after_moves = 0;
    setup
}

pub(super) struct Feed<'a> {
    on: &'a mut dyn FnMut(ReplayItem<'_>),
    totals: Totals,
    state: Option<State>,
    /// The position, where the core does not follow any more.
    beyond: Option<Chess>,
    plies: u32,
    faulty: bool,
}

impl<'a> Feed<'a> {
    pub(super) fn new(on: &'a mut dyn FnMut(ReplayItem<'_>)) -> Feed<'a> {
        Feed { on, totals: Totals::default(), state: None, beyond: None, plies: 0, faulty: false }
    }

    pub(super) fn totals(&self) -> Totals {
        self.totals
    }

    /// Begins a game from the position of its head, if it has one.
    pub(super) fn start(&mut self, line: u64, headers: &[(String, String)], fen: Option<&str>) {
        self.totals.games += 1;
        self.plies = 0;
        self.faulty = false;
        self.beyond = None;
        let named = |key: &str| headers.iter().find(|(name, _)| name == key).map(|(_, value)| value.clone());
        let mut setup = replay_setup();
        setup.players.white = named("White").unwrap_or_default();
        setup.players.black = named("Black").unwrap_or_default();
        setup.fen = fen.map(str::to_owned);
        let state = State::new(setup);
        if let (Err(BadStart::Over), Some(fen)) = (&state, fen) {
            let mode = setup::castling_mode(fen);
            let fen = fen.parse::<Fen>().ok();
            self.beyond = fen.and_then(|fen| fen.into_position(mode).ok());
        }
        self.state = state.ok();
        let n = self.totals.games;
        (self.on)(ReplayItem::GameStarted { n, line, headers, state: self.state.as_ref() });
        match (&self.state, &self.beyond, fen) {
            (None, None, fen) => self.fault(line, fen.unwrap_or_default(), Reason::Position),
            (_, Some(_), _) => (self.on)(ReplayItem::Noted { line, game: n, number: 1, note: Note::GoesOn }),
            _ => {}
        }
    }

    /// Ends the game.
    pub(super) fn end(&mut self, result: Option<&str>) {
        let (n, plies) = (self.totals.games, self.plies);
        (self.on)(ReplayItem::GameEnded { n, plies, result, state: self.state.as_ref() });
    }

    /// Whether the rest of the game cannot be replayed.
    pub(super) fn is_faulty(&self) -> bool {
        self.faulty
    }

    /// Whether the game is over for the core, and it was not told yet that the file goes on.
    pub(super) fn is_over(&self) -> bool {
        self.beyond.is_none() && self.state.as_ref().is_some_and(|state| state.outcome().is_some())
    }

    /// The present position.
    pub(super) fn position(&self) -> Option<&Chess> {
        self.beyond.as_ref().or_else(|| self.state.as_ref().map(State::position))
    }

    /// The number of the next full move and its side.
    pub(super) fn due(&self) -> (u32, Side) {
        self.position().map_or((1, Side::White), |position| (position.fullmoves().get(), position.turn().into()))
    }

    /// Plays a legal move of the present position.
    pub(super) fn play(&mut self, line: u64, mv: Move, offer: bool) {
        if self.is_over() {
            self.beyond = self.state.as_ref().map(|state| state.position().clone());
            let (number, _) = self.due();
            (self.on)(ReplayItem::Noted { line, game: self.totals.games, number, note: Note::GoesOn });
        }
        self.plies += 1;
        self.totals.plies += 1;
        if let Some(position) = &mut self.beyond {
            position.play_unchecked(mv);
            return;
        }
        let Some(uci) = self.position().map(|position| uci(position, mv)) else { return };
        if !self.command(Act::Move(MoveAct::Announce { uci, offer })) {
            self.fault(line, &uci.to_string(), Reason::Refused);
        }
    }

    /// The times of a half-move, so many before the last; behind the core's end there is none to have them.
    pub(super) fn timed(&mut self, back: usize, left: Option<Millis>, spent: Option<Millis>) {
        if let (Some(state), None) = (&self.state, &self.beyond) {
            (self.on)(ReplayItem::Timed { back, left, spent, state });
        }
    }

    /// The position before the half-move that was made last, or before the first.
    pub(super) fn position_before(&self) -> Option<Chess> {
        let state = self.state.as_ref().filter(|_| self.beyond.is_none())?;
        Some(state.position_before(state.line().len().saturating_sub(1)).clone())
    }

    /// What stands beside the half-move that was made last; behind the core's end there is none to have it.
    pub(super) fn remarked(&mut self, remark: &Remark) {
        if let (Some(state), None) = (&self.state, &self.beyond) {
            (self.on)(ReplayItem::Remarked { remark, state });
        }
    }

    /// Something that is no move and is passed over.
    pub(super) fn passed_over(&mut self, line: u64, text: &str) {
        let (number, _) = self.due();
        (self.on)(ReplayItem::PassedOver { line, game: self.totals.games, number, text: &shown(text) });
    }

    /// Takes moves back until a move of a number and side is due; whether that could be done.
    pub(super) fn back_to(&mut self, number: u32, side: Side) -> bool {
        while self.due() != (number, side) {
            let made = self.state.as_ref().is_some_and(|state| !state.line().is_empty());
            if !made || self.beyond.is_some() || self.due().0 < number {
                return false;
            }
            let asked = self.command_by(side, Act::Takeback(TakebackAct::Ask));
            if !asked || !self.command_by(side.other(), Act::Takeback(TakebackAct::Allow)) {
                return false;
            }
            self.plies = self.plies.saturating_sub(1);
        }
        true
    }

    fn command(&mut self, act: Act) -> bool {
        let (_, side) = self.due();
        self.command_by(side, act)
    }

    fn command_by(&mut self, side: Side, act: Act) -> bool {
        let Some(state) = &mut self.state else { return false };
        let command = Command { by: Role::from(side), act };
        let Ok(events) = decide(state, &command, Millis::ZERO) else { return false };
        events.iter().for_each(|event: &Event| state.evolve(event));
        (self.on)(ReplayItem::Moved { events: &events, state });
        true
    }

    /// The rest of the game cannot be replayed; told once a game.
    pub(super) fn fault(&mut self, line: u64, text: &str, reason: Reason) {
        self.fault_at(line, None, text, reason);
    }

    /// The same, with the number that the file has for the move.
    pub(super) fn fault_at(&mut self, line: u64, number: Option<u32>, text: &str, reason: Reason) {
        if self.faulty {
            return;
        }
        self.faulty = true;
        self.totals.faults += 1;
        let (due, side) = self.due();
        let number = number.unwrap_or(due);
        let fault = Fault { line, game: self.totals.games, number, side, text: shown(text), reason };
        (self.on)(ReplayItem::Fault(&fault));
    }

    /// What is wrong with a file from a line on, and with no game of it.
    pub(super) fn whole(&mut self, line: u64, reason: Reason) {
        self.faulty = false;
        self.fault(line, "", reason);
    }

    /// A trouble that is no game's.
    pub(super) fn unreadable(&mut self, line: u64, text: &str) {
        self.faulty = false;
        self.fault(line, text, Reason::Unreadable);
    }
}

/// What is shown of a hostile file: short and without control characters.
fn shown(text: &str) -> String {
    text.chars().filter(|sign| !sign.is_control()).take(80).collect()
}
