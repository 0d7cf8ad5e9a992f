//! Taking back by consent, where the conduct knows it (`product.md` part 3).
//!
//! The asker gets his own last move back: one half-move while the opponent thinks, two when he has
//! answered. The clocks go back to what they showed when that move was announced.

use super::Judge;
use crate::core::act::TakebackAct;
use crate::core::event::{Event, TakebackFact};
use crate::core::refusal::Refusal;
use crate::core::side::Side;

impl Judge<'_> {
    pub(super) fn takeback(&self, act: TakebackAct) -> Result<Vec<Event>, Refusal> {
        if !self.state.setup.conduct.takeback {
            return Err(Refusal::NotDuringGame);
        }
        let side = self.player()?;
        match act {
            TakebackAct::Ask if self.plies_back(side).is_none() => Err(Refusal::NothingToTakeBack),
            TakebackAct::Ask => Ok(vec![self.event(TakebackFact::TakebackAsked { side })]),
            TakebackAct::Allow => {
                let asker = self.asker(side)?;
                let plies = self.plies_back(asker).ok_or(Refusal::NothingToTakeBack)?;
                Ok(vec![self.event(TakebackFact::TakenBack { plies, turn: asker })])
            }
            TakebackAct::Refuse => {
                self.asker(side)?;
                Ok(vec![self.event(TakebackFact::TakebackRefused { side })])
            }
        }
    }

    /// The opponent who asked a side.
    fn asker(&self, side: Side) -> Result<Side, Refusal> {
        self.state.takeback().filter(|&asker| asker != side).ok_or(Refusal::NoTakeback)
    }

    /// The half-moves back to a side's own last move.
    fn plies_back(&self, side: Side) -> Option<u32> {
        let back = self.state.line().iter().rev().position(|made| made.ply.side == side)?;
        Some(back as u32 + 1)
    }
}
