//! The game as it stood after a half-move of it, so that every question can be asked of that moment.
//!
//! It makes another state and never touches the one it is made of. Who may look back while a game goes
//! on is judged here and nowhere else (11.3.1; `product.md` part 5, column T).

use super::clock::Clock;
use super::made::Made;
use super::millis::Millis;
use super::ply::{Check, Ply};
use super::refusal::Refusal;
use super::role::Role;
use super::side::{Both, Side};
use super::state::State;
use super::touch::Hands;

/// What is looked for further on in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sought {
    /// A capture.
    Capture,
    /// A check or mate.
    Check,
    /// A move with a draw offer.
    Offer,
    /// A move that took its player long (see [`is_long`]).
    LongThink,
}

/// The shortest thought that is called long, in milliseconds.
const LONG: Millis = Millis(10_000);
/// How many times its player's mean a long thought takes.
const TIMES: u64 = 3;

impl State {
    /// The game when so many half-moves were made, for whoever asks.
    ///
    /// # Errors
    /// [`Refusal::NotDuringGame`] where the conduct keeps the past from him, [`Refusal::NoSuchMove`] where the game
    /// is not so long.
    pub fn past(&self, by: Role, plies: usize) -> Result<State, Refusal> {
        self.may_look_back(by)?;
        let last = self.line.last().map_or(0, |made| made.ply.number);
        self.at_ply(plies).ok_or(Refusal::NoSuchMove { last })
    }

    /// Whether somebody may look back, and write notes: in tournament conduct no player, nor who acts for one,
    /// before the game is over.
    ///
    /// # Errors
    /// [`Refusal::NotDuringGame`].
    pub fn may_look_back(&self, by: Role) -> Result<(), Refusal> {
        let may = self.setup.conduct.hints || by == Role::Arbiter || self.outcome.is_some();
        if may { Ok(()) } else { Err(Refusal::NotDuringGame) }
    }

    /// The game when so many half-moves were made; the clocks stand as the last of them left them. The result
    /// stays known, for what may be asked follows from it.
    fn at_ply(&self, plies: usize) -> Option<State> {
        let line = self.line.get(..plies)?.to_vec();
        let clock = match line.last() {
            Some(made) => {
                let mut clock = made.clock_after;
                clock.stop(made.at);
                clock
            }
            None => Clock::new(&self.time, self.setup.profile.increment_from_start, &self.setup.warnings),
        };
        let offer = line.last().filter(|made| made.offered).map(|made| made.ply.side);
        Some(State {
            line,
            clock,
            offer,
            announced: None,
            unrepeated: None,
            takeback: None,
            leaving: None,
            unreasoned: false,
            hands: Hands::default(),
            claim: None,
            must: None,
            fallen: Both::default(),
            ..self.clone()
        })
    }

    /// The game with half-moves behind its last one that nobody played, to be looked at as its past is: no time
    /// passes, and its end is what it was. It goes as far as they can be played.
    #[must_use]
    pub fn led_on(&self, line: &[Ply]) -> State {
        let mut state = State { announced: None, ..self.clone() };
        let at = state.line.last().map_or(Millis::ZERO, |made| made.at);
        for ply in line {
            let Ok(mv) = ply.uci.to_move(state.position()) else { break };
            let (ply, after) = Ply::play(state.position(), mv);
            let (clock_before, clock_after) = (state.clock, state.clock);
            state.line.push(Made {
                ply: ply.clone(),
                after,
                at,
                left: None,
                offered: false,
                clock_before,
                clock_after,
            });
        }
        state
    }

    /// The moves made within the first half-moves, of the side that made more of them: a move that was not answered
    /// yet is made too (VI.9 d).
    pub fn moves_begun(&self, plies: usize) -> u32 {
        let of = |side| self.line.iter().take(plies).filter(|made| made.ply.side == side).count();
        Side::ALL.into_iter().map(of).max().and_then(|most| u32::try_from(most).ok()).unwrap_or(0)
    }

    /// The place of a move: half-moves that are made once a side has played its move of a number. Nothing for one
    /// that was not played; number 0 is the start.
    pub fn after_move(&self, number: u32, side: Side) -> Option<usize> {
        if number == 0 {
            return Some(0);
        }
        let at = self.line.iter().position(|made| made.ply.number == number && made.ply.side == side);
        at.map(|at| at + 1)
    }

    /// The time that a half-move of the line took, counted from 0, in milliseconds; nothing where none was kept.
    pub fn spent(&self, index: usize) -> Option<Millis> {
        let made = self.line.get(index)?;
        let side = made.ply.side;
        let before = index.checked_sub(1).and_then(|before| self.line.get(before));
        let used = made.clock_after.used(side, made.at);
        let earlier = before.map_or(Millis::ZERO, |before| before.clock_after.used(side, before.at));
        (used > Millis::ZERO).then(|| used - earlier)
    }

    /// What the face of a side would show if it pressed at a moment, in milliseconds; nothing without a clock.
    pub fn left_after_press(&self, side: Side, now: Millis) -> Option<Millis> {
        let mut clock = self.clock;
        clock.press(&self.time, &self.setup.warnings, side, now, true);
        clock.reading(&self.time, side, now)
    }

    /// The half-moves made once the next of a kind is played, behind `from` of them; `spent` is what each half-move
    /// of the line took.
    pub fn next_of(&self, sought: Sought, from: usize, spent: &[Option<Millis>]) -> Option<usize> {
        let found = |index: &usize| {
            let Some(made) = self.line.get(*index) else { return false };
            match sought {
                Sought::Capture => made.ply.captured.is_some(),
                Sought::Check => made.ply.check != Check::None,
                Sought::Offer => made.offered,
                Sought::LongThink => is_long(self, *index, spent),
            }
        };
        (from..self.line.len()).find(found).map(|index| index + 1)
    }
}

/// Whether a half-move took its player three times as long as his moves do in the mean, and ten seconds at least.
pub fn is_long(state: &State, index: usize, spent: &[Option<Millis>]) -> bool {
    let (Some(made), Some(Some(own))) = (state.line.get(index), spent.get(index)) else { return false };
    let of_side = state.line.iter().zip(spent).filter(|(other, _)| other.ply.side == made.ply.side);
    let (sum, count) = of_side
        .filter_map(|(_, spent)| *spent)
        .fold((0_u64, 0_u64), |(sum, count), span| (sum.saturating_add(span.0), count + 1));
    *own >= LONG && own.0.saturating_mul(count) >= sum.saturating_mul(TIMES)
}
