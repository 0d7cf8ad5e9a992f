//! Adjournment: ordering it, sealing, closing the envelope (Guidelines I; digital appendix I; VI.9 g).
//!
//! What lies in the envelope is not judged here and not known here: an envelope is paper. Its opening is
//! `resumption`'s.

use shakmaty::EnPassantMode;
use shakmaty::fen::Fen;

use super::Judge;
use crate::core::act::{Act, AdjournAct, EndAct, MoveAct};
use crate::core::adjournment::{AdjournBar, Adjournment, Sealed, Stage};
use crate::core::event::{AdjournFact, EnvelopeRecord, Event};
use crate::core::millis::Millis;
use crate::core::ply::Ply;
use crate::core::refusal::Refusal;
use crate::core::role::Role;
use crate::core::side::{Both, Side};

impl Judge<'_> {
    pub(super) fn adjourn(&self, act: &AdjournAct) -> Result<Vec<Event>, Refusal> {
        match act {
            AdjournAct::Adjourn { session } => self.order(*session),
            AdjournAct::Seal { digest } => self.seal(digest.as_deref()),
            AdjournAct::Close { resumption } => self.close(resumption),
            AdjournAct::Open { absent, paper } => self.open(*absent, paper.as_ref()),
            AdjournAct::Lost => self.lost(),
        }
    }

    /// Whether an act has to wait until the game is resumed. A draw can be agreed, a side can resign, the
    /// arbiter can rule meanwhile (I.6; digital I.6); an announcement after the order is the sealed move.
    pub(super) fn rests(&self, act: &Act) -> bool {
        let Some(adjournment) = self.state.adjournment().filter(|adjournment| adjournment.rests()) else {
            return false;
        };
        match act {
            Act::Move(MoveAct::Announce { .. }) => !adjournment.seals(),
            Act::Move(MoveAct::Same | MoveAct::Echo { .. }) => false,
            // The sealer who stops his clock can change his move no more (digital I.1c).
            Act::Move(MoveAct::Press) => !adjournment.seals() || adjournment.sealed.is_none(),
            Act::Move(_) | Act::Takeback(_) | Act::Touch(_) | Act::Claim(_) => true,
            Act::End(EndAct::Resign { .. } | EndAct::Quit | EndAct::Stay | EndAct::Sign) => false,
            Act::Clock(_) | Act::Draw(_) | Act::Arbiter(_) | Act::Adjourn(_) | Act::Boards(_) => false,
        }
    }

    /// The adjournment, while play rests.
    ///
    /// # Errors
    /// [`Refusal::NotAdjourned`].
    pub(super) fn adjourned(&self) -> Result<&Adjournment, Refusal> {
        self.state.adjournment().filter(|adjournment| adjournment.rests()).ok_or(Refusal::NotAdjourned)
    }

    /// The order to seal: by the arbiter, or asked for by the player to move, who pays with what is left
    /// of the session (I.1; digital I.1).
    fn order(&self, session: Option<Millis>) -> Result<Vec<Event>, Refusal> {
        let state = self.state;
        if self.adjourned().is_ok() {
            return Err(Refusal::Adjourned);
        }
        if let Some(announced) = state.announced() {
            return Err(Refusal::Pending { ply: announced.ply.clone() });
        }
        if state.claim().is_some() {
            return Err(Refusal::ClaimStands);
        }
        let sealer = state.turn();
        let timed = !state.time().get(sealer).is_none();
        if self.by != Role::Arbiter {
            self.acts_for(sealer)?;
            if timed && session.is_none() {
                return Err(Refusal::Adjournment(AdjournBar::NoSession));
            }
        }
        let charged = session.filter(|session| timed && *session > Millis::ZERO);
        let left = state.clock.to_flag(&state.setup.time, sealer, self.now);
        if charged.zip(left).is_some_and(|(charged, left)| charged >= left) {
            return Err(Refusal::Adjournment(AdjournBar::SessionTooLong));
        }
        Ok(vec![self.event(AdjournFact::Adjourned { sealer, charged })])
    }

    fn seal(&self, digest: Option<&str>) -> Result<Vec<Event>, Refusal> {
        let adjournment = self.state.adjournment().ok_or(Refusal::NotAdjourned)?;
        let side = match adjournment.stage {
            Stage::Ordered => adjournment.sealer,
            Stage::Closed => return Err(Refusal::Adjournment(AdjournBar::Closed)),
            // Whoever waits for the player who sealed may seal his reply (I.10; digital I.9c).
            Stage::Opened { absent: true } if self.state.turn() == adjournment.replier() => {
                match self.state.announced() {
                    None => adjournment.replier(),
                    Some(announced) => return Err(Refusal::Pending { ply: announced.ply.clone() }),
                }
            }
            Stage::Opened { .. } => return Err(Refusal::NotAdjourned),
        };
        self.acts_for(side)?;
        if matches!((&adjournment.sealed, adjournment.stage), (Some(Sealed::Openly { .. }), Stage::Ordered)) {
            return Err(Refusal::Adjournment(AdjournBar::Openly));
        }
        let envelope = self.state.envelopes() + 1;
        let sealed = |digest: &str| AdjournFact::MoveSealed { side, envelope, digest: digest.to_owned() };
        Ok(digest.map(|digest| self.event(sealed(digest))).into_iter().collect())
    }

    /// A move that is announced after the order counts as the sealed one (digital I.1d).
    pub(super) fn openly(&self, ply: Ply) -> Result<Vec<Event>, Refusal> {
        if matches!(self.adjourned()?.sealed, Some(Sealed::Openly { .. })) {
            return Err(Refusal::Adjournment(AdjournBar::Openly));
        }
        Ok(vec![self.event(AdjournFact::SealedOpenly { ply })])
    }

    /// The sealer stops his clock: nothing can be changed any more, so the envelope is closed (digital I.1c).
    ///
    /// # Errors
    /// [`Refusal::Turn`] for his opponent.
    pub(super) fn stops_sealing(&self) -> Result<Vec<Event>, Refusal> {
        self.acts_for(self.adjourned()?.sealer)?;
        self.close("")
    }

    fn close(&self, resumption: &str) -> Result<Vec<Event>, Refusal> {
        let state = self.state;
        let adjournment = self.adjourned()?;
        match self.by {
            // Whether it is the assistant's duty is judged before (VI.9 g).
            Role::Arbiter | Role::Assistant => {}
            player if player.side() == Some(adjournment.sealer) => {}
            _ => return Err(Refusal::NotYours),
        }
        let resumption = resumption.trim().to_owned();
        if adjournment.closed() {
            let set = (!resumption.is_empty()).then(|| self.event(AdjournFact::ResumptionSet { resumption }));
            return Ok(set.into_iter().collect());
        }
        if adjournment.sealed.is_none() {
            return Err(Refusal::Adjournment(AdjournBar::NotSealed));
        }
        let used = |side: Side| state.clock().used(side, self.now);
        let envelope = Box::new(EnvelopeRecord {
            players: state.setup.players.clone(),
            position: Fen::from_position(state.position(), EnPassantMode::Legal).to_string(),
            used: Both { white: used(Side::White), black: used(Side::Black) },
            sealer: adjournment.sealer,
            number: state.move_number(),
            offer: state.offer(),
            resumption: if resumption.is_empty() { adjournment.resumption.clone() } else { resumption },
        });
        let timed = !state.time().get(adjournment.replier()).is_none();
        let runs = (adjournment.reply && timed).then_some(adjournment.replier());
        Ok(vec![self.event(AdjournFact::EnvelopeClosed { envelope, runs })])
    }
}
