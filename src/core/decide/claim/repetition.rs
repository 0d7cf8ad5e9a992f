//! Third repetition and fifty moves, claimed (articles 9.2 to 9.5 of both profiles).
//!
//! Only the player to move claims, for himself, and before he touches a piece; with a written move he
//! claims what that move would bring about, and is bound to it.

use shakmaty::Position;
use shakmaty::uci::UciMove;

use crate::core::decide::Judge;
use crate::core::event::{Claim, ClaimFact, Event, Grounds};
use crate::core::legality;
use crate::core::millis::Millis;
use crate::core::outcome::Ending;
use crate::core::penalty::TimeChange;
use crate::core::ply::Ply;
use crate::core::refusal::Refusal;
use crate::core::side::Side;

impl Judge<'_> {
    /// A claim of a draw on the position that just appeared, or that the written move brings about.
    pub(super) fn claim_draw(&self, claim: Claim, with: Option<UciMove>) -> Result<Vec<Event>, Refusal> {
        let state = self.state;
        let side = self.player()?;
        if state.turn() != side {
            return Err(Refusal::Turn { turn: state.turn() });
        }
        // Announcing counts as lifting and placing, so it loses the right as a touch does (9.4; VI.2).
        if state.hands.is_touched() {
            return Err(Refusal::TouchedAlready);
        }
        if let Some(announced) = state.announced() {
            return Err(Refusal::ClaimAnnounced { claim, ply: announced.ply.clone() });
        }
        // What was written cannot be changed, so there is nothing new to claim before it is played (9.5.3).
        if let Some(ply) = state.must() {
            return Err(Refusal::Must { ply: ply.clone() });
        }
        let (ply, position) = match with {
            None => (None, state.position().clone()),
            Some(uci) => {
                let mv = uci
                    .to_move(state.position())
                    .map_err(|_| Refusal::Illegal(legality::why_not_uci(state.position(), uci)))?;
                let (ply, after) = Ply::play(state.position(), mv);
                (Some(ply), after)
            }
        };
        let law = &state.setup.profile.claims;
        let (grounds, right) = if claim == Claim::Repetition {
            let after = state.standings(&position, state.line().len() + usize::from(ply.is_some()));
            let right = after.len() >= law.repetitions as usize;
            (Grounds { after, moves: None }, right)
        } else {
            let moves = position.halfmoves() / 2;
            (Grounds { after: Vec::new(), moves: Some(moves) }, moves >= law.moves)
        };
        let claimed = self.event(ClaimFact::Claimed { side, claim, with: ply.clone(), pending: false });
        if !right {
            let denied = ClaimFact::Denied { side, claim, grounds, time: self.wrong_claim(side), must: ply };
            return Ok(vec![claimed, self.on_claim(denied)]);
        }
        let granted = ClaimFact::Granted { side, claim, grounds, time: TimeChange::default(), increment: None };
        let ending = if claim == Claim::Repetition { Ending::Threefold } else { Ending::Fifty };
        Ok(vec![claimed, self.on_claim(granted), self.ends_by_claim(ending)])
    }

    /// What a wrong claim costs: the opponent gains; by 9.5b of the digital laws the claimant loses half of
    /// what he has, never so much that less than the least is left him.
    fn wrong_claim(&self, side: Side) -> TimeChange {
        let setup = &self.state.setup;
        let law = &setup.profile.claims;
        let mut change = self.claim_gain(side.other(), *law.opponent.get(setup.class()));
        if let Some(left) = self.state.clock.main(&self.state.time, side, self.now) {
            let most = Millis::seconds(u64::from(law.claimant_most));
            let spare = left - Millis::seconds(u64::from(law.claimant_keeps));
            *change.taken.get_mut(side) = Millis(left.0 / 2).at_most(most).at_most(spare);
        }
        change
    }
}
