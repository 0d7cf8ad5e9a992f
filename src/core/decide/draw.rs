//! The draw offer (article 9.1 of both profiles; FIDE 5.2.3).
//!
//! An offer cannot be withdrawn; it stands until it is accepted, declined by word, touch or move, or
//! the game ends. A claim of a draw is an offer too (9.1.2.3). The offerer's own moves never end it.

use super::Judge;
use crate::core::act::DrawAct;
use crate::core::event::{DrawFact, Event};
use crate::core::outcome::Ending;
use crate::core::refusal::Refusal;
use crate::core::side::Side;

impl Judge<'_> {
    pub(super) fn draw(&self, act: DrawAct) -> Result<Vec<Event>, Refusal> {
        let side = self.player()?;
        match act {
            DrawAct::Offer => self.offer(side),
            DrawAct::Accept if self.has_offer(side) => self.agree(),
            DrawAct::Decline if self.has_offer(side) => Ok(vec![self.event(DrawFact::Declined { side })]),
            DrawAct::Accept | DrawAct::Decline => Err(Refusal::NoOffer),
        }
    }

    fn offer(&self, side: Side) -> Result<Vec<Event>, Refusal> {
        let state = self.state;
        if state.offer() == Some(side) {
            return Err(Refusal::OfferStands);
        }
        // Both want it: an offer against an offer is its acceptance.
        if self.has_offer(side) {
            return self.agree();
        }
        if let Some(moves) = self.offer_bar(0) {
            return Err(Refusal::OfferEarly { moves });
        }
        // Where a move is pressed by the announcement, its proper moment is right after it.
        let proper = state.announced().is_some_and(|announced| announced.ply.side == side)
            || state.setup.conduct.one_step && state.turn() != side;
        Ok(vec![self.event(DrawFact::Offered { side, early: !proper })])
    }

    /// The draw, where the laws let it be agreed by now: an offer that lies in a claim may be early (5.2.3).
    fn agree(&self) -> Result<Vec<Event>, Refusal> {
        match self.offer_bar(0) {
            Some(moves) => Err(Refusal::OfferEarly { moves }),
            None => Ok(vec![self.ended(Ending::Agreed)]),
        }
    }

    /// What the move of a side does to its opponent's offer: it declines it, for it touches a piece (9.1.2.1).
    pub(super) fn lapse_offer(&self, side: Side) -> Option<Event> {
        self.has_offer(side).then(|| self.event(DrawFact::Lapsed { side, moved: true }))
    }

    /// The moves that each side has to have made before a draw is offered, where they are not made yet; `ahead` counts a move of the mover's that is being announced.
    pub(super) fn offer_bar(&self, ahead: u32) -> Option<u32> {
        let least = self.state.setup.profile.offer_after_moves;
        let turn = self.state.turn();
        let enough = self.state.moves_of(turn) + ahead >= least && self.state.moves_of(turn.other()) >= least;
        (!enough).then_some(least)
    }

    fn has_offer(&self, side: Side) -> bool {
        self.state.offer() == Some(side.other())
    }
}
