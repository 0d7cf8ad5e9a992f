//! A game of a file played again under an agreement: what each command of it brings about, and when.
//!
//! The core judges every half-move anew and its own clock runs down by what the file says each one took; a
//! clock that does not come out so is set at the end, as an arbiter sets one. It keeps nothing anywhere, and
//! gives a whole game or none.

use super::Kept;
use crate::core::conduct::{ClockStarts, RepeatBack};
use crate::core::made::Made;
use crate::core::{
    Act, ArbiterAct, BadStart, ClockAct, Command, Event, Millis, MoveAct, Role, Setup, Side, State, decide,
    next_deadline,
};

/// A game that was played again.
#[derive(Debug)]
pub struct Again {
    /// The game as it stands.
    pub state: State,
    /// The events of each command, in order.
    pub commands: Vec<Vec<Event>>,
    /// The moment of the last of them, in milliseconds.
    pub at: Millis,
    /// What became of the clocks.
    pub clocks: Clocks,
}

/// How the clocks stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clocks {
    /// There are none.
    Off,
    /// The file says nothing of times: nothing was spent.
    Untouched,
    /// By what the file says each half-move took.
    Kept,
    /// By what the file says, save times that are longer than the clock allows: those were not spent.
    Unfit,
    /// Set to what the file shows last: the times of the moves do not lead there.
    Set,
}

/// Why a game cannot be played again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAgain {
    /// No game can start from its position by these laws.
    Start(BadStart),
    /// It is over by these laws after a move.
    Over {
        /// The number of the move.
        number: u32,
        /// Whose it was.
        side: Side,
    },
    /// A move cannot be made by these laws and this conduct.
    Refused {
        /// The number of the move.
        number: u32,
        /// Whose it is.
        side: Side,
    },
}

/// Plays a game again from the start under an agreement; where a clock waits for `start`, so it does at the end, with
/// `reason` for the stop.
///
/// # Errors
/// [`NotAgain`]; nothing was kept of it anywhere.
pub fn again(kept: &Kept, setup: Setup, reason: &str) -> Result<Again, NotAgain> {
    let state = State::new(setup).map_err(NotAgain::Start)?;
    let line = kept.state.line();
    let timed = !state.time().white.is_none() || !state.time().black.is_none();
    let mut game = Again { state, commands: Vec::new(), at: Millis::ZERO, clocks: Clocks::Off };
    let Some(first) = line.first() else { return Ok(game) };
    if timed {
        game.clocks = Clocks::Untouched;
        game.command(Role::Arbiter, Act::Clock(ClockAct::Start)).map_err(|()| refused(first))?;
    }
    for (index, made) in line.iter().enumerate() {
        let of = |list: &[Option<Millis>]| list.get(index).copied().flatten();
        let (left, spent) = (of(&kept.left), of(&kept.spent));
        game.think(made.ply.side, left, spent);
        game.half_move(made).map_err(|()| refused(made))?;
        if game.state.outcome().is_some() {
            return Err(NotAgain::Over { number: made.ply.number, side: made.ply.side });
        }
    }
    if timed {
        game.set_clocks(kept);
        if game.state.setup().conduct.clock_starts == ClockStarts::OnStart {
            let stop = ClockAct::Stop { reason: reason.to_owned() };
            let _ = game.command(Role::Arbiter, Act::Clock(stop));
        }
    }
    Ok(game)
}

fn refused(made: &Made) -> NotAgain {
    NotAgain::Refused { number: made.ply.number, side: made.ply.side }
}

impl Again {
    fn command(&mut self, by: Role, act: Act) -> Result<(), ()> {
        let events = decide(&self.state, &Command { by, act }, self.at).map_err(|_| ())?;
        events.iter().for_each(|event| self.state.evolve(event));
        if !events.is_empty() {
            self.commands.push(events);
        }
        Ok(())
    }

    /// A half-move in all the steps that the conduct has for it.
    fn half_move(&mut self, made: &Made) -> Result<(), ()> {
        let (by, other) = (Role::from(made.ply.side), Role::from(made.ply.side.other()));
        let uci = made.ply.uci;
        self.command(by, Act::Move(MoveAct::Announce { uci, offer: made.offered }))?;
        if self.state.setup().conduct.repeat_back != RepeatBack::Off {
            self.command(other, Act::Move(MoveAct::Echo { uci }))?;
        }
        if self.state.announced().is_some() {
            self.command(by, Act::Move(MoveAct::Press))?;
        }
        Ok(())
    }

    /// Lets the time of a half-move pass: by what the clock shows behind it, else by what it took.
    fn think(&mut self, side: Side, left: Option<Millis>, spent: Option<Millis>) {
        let control = self.state.time().clone();
        let Some(to_flag) = self.state.clock().to_flag(&control, side, self.at) else { return };
        let delay = control.get(side).periods.first().map_or(Millis::ZERO, |period| period.bonus.delay());
        let unspent = self.state.left_after_press(side, self.at);
        let took = match (unspent.zip(left), spent) {
            (Some((unspent, left)), _) if unspent > left => unspent - left + delay,
            (Some(_), spent) => spent.unwrap_or_default().min(delay),
            (None, Some(spent)) if spent >= to_flag => {
                self.clocks = Clocks::Unfit;
                return;
            }
            (None, Some(spent)) => spent,
            (None, None) => return,
        };
        if self.clocks == Clocks::Untouched {
            self.clocks = Clocks::Kept;
        }
        // A move that was made was made before the flag: what the file shows lacks parts of a second.
        let until = self.at + took.min(to_flag - Millis(1));
        while let Some(due) = next_deadline(&self.state, self.at).filter(|due| *due <= until) {
            let before = self.commands.len();
            self.at = due;
            let told = self.command(Role::Arbiter, Act::Clock(ClockAct::Deadline));
            if told.is_err() || self.commands.len() == before {
                break;
            }
        }
        self.at = until;
    }

    /// Sets each clock that does not show what the file shows behind the last move of its side, to the second.
    fn set_clocks(&mut self, kept: &Kept) {
        for side in Side::ALL {
            let last = self.state.line().iter().rposition(|made| made.ply.side == side);
            let wanted = last.and_then(|index| kept.left.get(index).copied().flatten());
            let Some((wanted, shown)) = wanted.zip(self.state.left(side, self.at)) else { continue };
            if wanted.0 / 1000 != shown.0 / 1000 {
                let set = ArbiterAct::Clock { side, left: wanted };
                if self.command(Role::Arbiter, Act::Arbiter(set)).is_ok() {
                    self.clocks = Clocks::Set;
                }
            }
        }
    }
}
