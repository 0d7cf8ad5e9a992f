//! Resigning and leaving (article 5.1.2; source 002, 5.2).
//!
//! Stopping the clocks is no resignation; leaving the program is none either: the game is kept.

use super::Judge;
use crate::core::act::EndAct;
use crate::core::event::{Claim, ClaimFact, EndFact, Event};
use crate::core::outcome::Ending;
use crate::core::refusal::Refusal;
use crate::core::role::Role;

impl Judge<'_> {
    pub(super) fn end(&self, act: EndAct) -> Result<Vec<Event>, Refusal> {
        match act {
            // Nobody resigns for a player, the assistant least of all (VI.9).
            EndAct::Resign { side } if self.by.side() == Some(side) => Ok(vec![self.ended(Ending::Resigned(side))]),
            EndAct::Resign { .. } => Err(Refusal::NotYours),
            EndAct::Quit => self.quit(),
            EndAct::Stay => self.stay(),
            EndAct::Sign => self.sign(),
        }
    }

    /// Each player signs for himself, when the game is over (8.7); or under a position that is kept for an arbiter.
    pub(super) fn sign(&self) -> Result<Vec<Event>, Refusal> {
        if self.state.outcome().is_none() {
            return self.confirm();
        }
        let side = self.player()?;
        if *self.state.signed().get(side) {
            return Err(Refusal::Signed);
        }
        Ok(vec![self.event(EndFact::Signed { side })])
    }

    /// The opponent of whoever claims in the quick-play finish confirms position and score, so that an arbiter can
    /// decide it later (III.6; digital appendix IV).
    fn confirm(&self) -> Result<Vec<Event>, Refusal> {
        let standing = self.state.claim().filter(|standing| standing.claim == Claim::Quickplay);
        let standing = standing.ok_or(Refusal::NotOver)?;
        let side = self.player()?;
        match (side == standing.side.other(), standing.confirmed) {
            (false, _) => Err(Refusal::NotYours),
            (true, true) => Err(Refusal::Signed),
            (true, false) => Ok(vec![self.event(ClaimFact::Confirmed { side })]),
        }
    }

    /// The wish to leave is answered with no, or taken back.
    fn stay(&self) -> Result<Vec<Event>, Refusal> {
        let side = self.state.leaving().ok_or(Refusal::NobodyLeaves)?;
        match self.by {
            Role::Assistant => Err(Refusal::NotYours),
            _ => Ok(vec![self.event(EndFact::Stayed { side })]),
        }
    }

    pub(super) fn quit(&self) -> Result<Vec<Event>, Refusal> {
        // Behind a closed envelope nobody is left waiting at the board.
        let closed = self.state.adjournment().is_some_and(|adjournment| adjournment.closed());
        let free = closed || self.state.outcome().is_some() || !self.state.setup.conduct.quit_by_agreement;
        match (self.by.side(), self.state.leaving()) {
            (Some(side), None) if !free => Ok(vec![self.event(EndFact::QuitAsked { side })]),
            // Asked once more, the question is put once more.
            (Some(side), Some(asker)) if !free && side == asker => Ok(vec![self.event(EndFact::QuitAsked { side })]),
            (None, _) if !free && self.by == Role::Assistant => Err(Refusal::LeaveByPlayers),
            _ => Ok(vec![self.event(EndFact::Quit)]),
        }
    }
}
