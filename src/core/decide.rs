//! Judges a command: the events it brings about, or why it brings none.
//!
//! It changes nothing (that is `evolve`'s) and words nothing. Each law judges in a file of its own;
//! this one only asks what holds for all of them: a fallen flag comes first, a finished game is over.
//!
//! ```
//! use natiq::core::{Act, Command, MoveAct, Role, Setup, State, decide, millis::Millis};
//!
//! let mut state = State::new(Setup::casual())?;
//! let announce = MoveAct::Announce { uci: "e2e4".parse()?, offer: false };
//! let command = Command { by: Role::White, act: Act::Move(announce) };
//! let events = decide(&state, &command, Millis(3000)).map_err(|refusal| format!("{refusal:?}"))?;
//! events.iter().for_each(|event| state.evolve(event));
//! assert_eq!(state.line().len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod adjourn;
mod announce;
mod another;
mod arbiter;
mod assistant;
mod boards;
mod claim;
mod clocks;
mod draw;
mod end;
mod irregular;
mod resumption;
mod takeback;
mod touch;

pub use clocks::next_deadline;

pub use another::may_begin_another;

use super::act::{Act, ArbiterAct, Command};
use super::event::{Event, Fact};
use super::millis::Millis;
use super::outcome::Ending;
use super::refusal::Refusal;
use super::role::Role;
use super::side::Side;
use super::state::State;

/// What a command brings about at a moment.
///
/// # Errors
/// [`Refusal`]; then nothing happens.
pub fn decide(state: &State, command: &Command, now: Millis) -> Result<Vec<Event>, Refusal> {
    let judge = Judge { state, by: command.by, now };
    let rests = judge.rests(&command.act);
    // What nobody may do while play rests is no question of duties.
    if !rests {
        judge.duties(&command.act)?;
    }
    match &command.act {
        Act::Clock(act) => judge.clock(act),
        Act::End(super::act::EndAct::Quit) => judge.quit(),
        // What belongs to a finished game: its signatures, and a result the arbiter corrects (8.7).
        Act::End(super::act::EndAct::Sign) => judge.sign(),
        Act::Arbiter(act) if state.outcome().is_some() && matches!(act.bare(), ArbiterAct::Result(_)) => {
            judge.arbiter(act)
        }
        _ if state.outcome().is_some() => Err(Refusal::Over),
        _ if judge.flag_due().is_some() => Err(Refusal::FlagDue),
        // While a claim is before the arbiter he is the one to act; the opponent may still agree, and either
        // may resign (9.1.2.3, 9.5).
        Act::Move(_) | Act::Takeback(_) | Act::Touch(_) | Act::Claim(_) | Act::Adjourn(_) | Act::Boards(_)
            if state.claim().is_some() =>
        {
            Err(Refusal::ClaimStands)
        }
        _ if rests => Err(Refusal::Adjourned),
        Act::Move(act) => judge.moving(act),
        Act::Draw(act) => judge.draw(*act),
        Act::Takeback(act) => judge.takeback(*act),
        Act::End(act) => judge.end(*act),
        Act::Touch(act) => judge.touch(act),
        Act::Claim(act) => judge.claim(act),
        Act::Arbiter(act) => judge.arbiter(act),
        Act::Adjourn(act) => judge.adjourn(act),
        Act::Boards(act) => judge.boards(act),
    }
}

/// A command before the laws: the state it meets, who gives it, when.
struct Judge<'a> {
    state: &'a State,
    by: Role,
    now: Millis,
}

impl Judge<'_> {
    /// A fact brought about by whoever gives the command.
    fn event(&self, fact: impl Into<Fact>) -> Event {
        Event { at: self.now, by: self.by, fact: fact.into() }
    }

    /// The end of the game in the present position.
    fn ended(&self, ending: Ending) -> Event {
        let exception = match ending {
            Ending::Resigned(_) => self.state.setup.profile.resign_draw_if_cannot_mate,
            _ => true,
        };
        self.event(ending.in_position(self.state.position(), exception))
    }

    /// The side whose flag falls at this moment; one that is down already does not fall again.
    fn flag_due(&self) -> Option<Side> {
        let side = self.state.clock.running().filter(|&side| !self.state.fallen.get(side))?;
        let left = self.state.clock.to_flag(&self.state.time, side, self.now)?;
        (left == Millis::ZERO).then_some(side)
    }

    /// The side a player or an assistant acts for in moving: the player his own, the assistant
    /// either (appendix VI.9 b, c).
    ///
    /// # Errors
    /// [`Refusal::NotYours`] for the arbiter, [`Refusal::Turn`] for the other player.
    fn acts_for(&self, side: Side) -> Result<(), Refusal> {
        match self.by {
            Role::Arbiter => Err(Refusal::NotYours),
            Role::Assistant => Ok(()),
            player if player == Role::from(side) => Ok(()),
            _ => Err(Refusal::Turn { turn: side }),
        }
    }

    /// The side of a player, for what nobody may do in his place.
    fn player(&self) -> Result<Side, Refusal> {
        self.by.side().ok_or(Refusal::NotYours)
    }
}
