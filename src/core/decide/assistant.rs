//! What the assistant of a blind player may do: the six duties of appendix VI.9, and nothing more.
//!
//! Each duty can be left out by the conduct ("some or all"). It judges nothing but who: whether the act itself
//! is lawful is asked afterwards, as of anybody.

use super::Judge;
use crate::core::act::{Act, BoardsAct, ClaimAct, ClockAct, EndAct, MoveAct, TouchAct};
use crate::core::conduct::Duty;
use crate::core::refusal::Refusal;
use crate::core::role::Role;

/// What an act is to the assistant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Task {
    /// A duty.
    Of(Duty),
    /// Everybody's.
    Anybodys,
    /// Something a player does himself, or the arbiter.
    NotHis,
    /// Something he does at the player's request alone, who is named then (VI.9 d).
    OnRequest,
}

impl Judge<'_> {
    /// Whether the act is one of the assistant's duties in this game; anybody else has none to be asked about.
    ///
    /// # Errors
    /// [`Refusal::NotYours`], [`Refusal::NotADuty`] or [`Refusal::OnRequest`].
    pub(super) fn duties(&self, act: &Act) -> Result<(), Refusal> {
        if self.by != Role::Assistant || self.state.outcome().is_some() {
            return Ok(());
        }
        match task(act) {
            Task::Anybodys => Ok(()),
            Task::NotHis => Err(Refusal::NotYours),
            Task::OnRequest => Err(Refusal::OnRequest),
            Task::Of(duty) if self.state.setup.conduct.assistant.contains(&duty) => Ok(()),
            Task::Of(_) => Err(Refusal::NotADuty),
        }
    }
}

/// What an act is to the assistant, by the letters of VI.9.
fn task(act: &Act) -> Task {
    match act {
        // b: he announces the moves of both, so he also withdraws, repeats and lets stand what was announced.
        Act::Move(MoveAct::Press) => Task::Of(Duty::Press),
        Act::Move(_) => Task::Of(Duty::Announce),
        Act::Clock(act) => of_clock(act),
        Act::Draw(_) => Task::NotHis,
        // Whose they are, or whether the game knows them at all, is judged with them.
        Act::Takeback(_) | Act::Arbiter(_) => Task::Anybodys,
        // Whether the game may be left is judged with the leaving.
        Act::End(EndAct::Quit | EndAct::Stay) => Task::Anybodys,
        Act::End(_) => Task::NotHis,
        // What his player's hands do belongs to entering the moves; what the opponent's do is reported (f).
        Act::Touch(TouchAct::Lift { .. } | TouchAct::Place { .. }) => Task::Of(Duty::Announce),
        Act::Touch(TouchAct::Touch { .. } | TouchAct::Answer { .. }) => Task::Of(Duty::Claim),
        Act::Touch(_) => Task::NotHis,
        Act::Claim(ClaimAct::Flag | ClaimAct::Touch { .. }) => Task::Of(Duty::Claim),
        Act::Claim(_) => Task::NotHis,
        Act::Adjourn(_) => Task::Of(Duty::Adjourn),
        Act::Boards(act) => of_boards(act),
    }
}

fn of_clock(act: &ClockAct) -> Task {
    match act {
        // c: the clock of the contest is his to start; stopping it is the players' and the arbiter's (6.17).
        ClockAct::Start => Task::Of(Duty::Press),
        ClockAct::Stop { .. } => Task::NotHis,
        ClockAct::Says { .. } => Task::OnRequest,
        // Nobody's act: the time's.
        ClockAct::Deadline | ClockAct::Slept { .. } => Task::Anybodys,
    }
}

fn of_boards(act: &BoardsAct) -> Task {
    match act {
        // The requirements of VI.1 and the comparison of VI.7 are anybody's to ask for.
        BoardsAct::Demand | BoardsAct::Check { .. } | BoardsAct::Compare => Task::Anybodys,
        BoardsAct::Executed | BoardsAct::Hands { .. } | BoardsAct::PutRight => Task::Of(Duty::Execute),
        // c: he keeps the player's score.
        BoardsAct::OtherSheet { .. } | BoardsAct::OtherBack | BoardsAct::Retrace => Task::Of(Duty::Press),
        BoardsAct::Retraced { .. } => Task::NotHis,
    }
}
