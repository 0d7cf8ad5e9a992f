//! The claim of a touched piece: in the turn itself, or after the press before the claimant touches one (4.8;
//! digital 4.12, appendix II.5).
//!
//! Where the touch was recorded the program rules at once; one that nobody recorded goes to the arbiter.

use shakmaty::Square;

use super::Judge;
use crate::core::act::ArbiterAct;
use crate::core::event::{Claim, ClaimFact, Event, Grounds, TouchFact};
use crate::core::penalty::TimeChange;
use crate::core::refusal::Refusal;
use crate::core::side::Side;
use crate::core::touch::{self, HandBar};

impl Judge<'_> {
    /// The opponent touched a piece and means to move, or moved, another (4.8; digital 4.12, appendix II.5).
    pub(in crate::core::decide) fn claim_touch(&self, on: Square) -> Result<Vec<Event>, Refusal> {
        if !self.state.setup.conduct.touch {
            return Err(Refusal::Hand(HandBar::Off));
        }
        let side = self.player()?;
        if side == self.state.turn() { self.claim_touch_made(side, on) } else { self.claim_touch_now(side, on) }
    }

    /// The claim about the turn that goes on.
    fn claim_touch_now(&self, side: Side, on: Square) -> Result<Vec<Event>, Refusal> {
        let hands = &self.state.hands;
        if hands.has_touched(on) && !self.state.enforces_touch() {
            let claim = self.event(TouchFact::TouchClaimed { side, on, made: false });
            return Ok(std::iter::once(claim).chain(self.withdrawn(hands)).collect());
        }
        self.reportable(on)?;
        Ok(vec![self.event(TouchFact::Reported { side: side.other(), on, claimed: true })])
    }

    /// The claim about the move that was made last; it is lost with the first own touch (4.8).
    fn claim_touch_made(&self, side: Side, on: Square) -> Result<Vec<Event>, Refusal> {
        let state = self.state;
        let Some(made) = state.line().last().filter(|made| made.ply.side != side) else {
            return Err(Refusal::Hand(HandBar::NoMove));
        };
        if state.hands.is_touched() || state.announced().is_some() {
            return Err(Refusal::TouchedAlready);
        }
        let before = state.position_before(state.line().len().saturating_sub(1));
        if !touch::stands_on(before, on) {
            return Err(Refusal::Hand(HandBar::Empty(on)));
        }
        let mut hands = state.hands.clone();
        hands.back_to(on);
        let kept = match (touch::allowed(before, &hands), made.ply.uci.to_move(before)) {
            (Some(moves), Ok(mv)) => moves.contains(&mv),
            _ => true,
        };
        if kept {
            return Err(Refusal::Hand(HandBar::Kept));
        }
        let claim = self.event(TouchFact::TouchClaimed { side, on, made: true });
        if state.hands.touched_before().iter().any(|touched| touched.on == on) {
            return Ok([claim].into_iter().chain(self.move_back(on)).collect());
        }
        let pending = ClaimFact::Claimed { side, claim: Claim::Touch, with: None, pending: true };
        Ok(vec![claim, self.event(pending)])
    }

    /// The arbiter rules on the claim of a touch that nobody recorded: granted, the move is taken back and the
    /// touched piece must move; it cannot be put off, for the next move would decide it (4.8).
    pub(in crate::core::decide) fn rule_touch(&self, side: Side, ruling: &ArbiterAct) -> Result<Vec<Event>, Refusal> {
        let (claim, grounds, time) = (Claim::Touch, Grounds::default(), TimeChange::default());
        match ruling {
            ArbiterAct::Accept => {
                let granted = self.event(ClaimFact::Granted { side, claim, grounds, time, increment: None });
                let back = self.state.hands.claimed().and_then(|on| self.move_back(on));
                Ok([granted].into_iter().chain(back).collect())
            }
            ArbiterAct::Reject => Ok(vec![self.event(ClaimFact::Denied { side, claim, grounds, time, must: None })]),
            _ => Err(Refusal::DecideNow),
        }
    }

    fn move_back(&self, on: Square) -> Option<Event> {
        let ply = self.state.line().last()?.ply.clone();
        Some(self.event(TouchFact::MoveBack { side: ply.side, on, ply }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::act::{Act, ClaimAct, Command, MoveAct};
    use crate::core::decide::decide;
    use crate::core::millis::Millis;
    use crate::core::role::Role;
    use crate::core::setup::Setup;
    use crate::core::state::State;
    use crate::core::touch::Obligation;

    fn after(state: &mut State, events: &[Event]) {
        events.iter().for_each(|event| state.evolve(event));
    }

    #[test]
    fn article_4_8_the_arbiter_grants_what_was_not_recorded() {
        let mut setup = Setup::casual();
        setup.conduct.touch = true;
        let mut state = State::new(setup).unwrap();
        let now = Millis::ZERO;
        let say = MoveAct::Announce { uci: "d2d4".parse().unwrap(), offer: false };
        let claim = ClaimAct::Touch { on: Square::A2 };
        for (by, act) in [(Role::White, Act::Move(say)), (Role::Black, Act::Claim(claim))] {
            let events = decide(&state, &Command { by, act }, now).unwrap();
            after(&mut state, &events);
        }
        let accept = Command { by: Role::Arbiter, act: Act::Arbiter(ArbiterAct::Accept) };
        let granted = decide(&state, &accept, now).unwrap();
        assert!(matches!(granted[..], [_, Event { by: Role::Arbiter, fact: crate::core::Fact::Touch(_), .. }]));
        after(&mut state, &granted);
        assert_eq!((state.line().len(), state.turn()), (0, Side::White));
        assert_eq!(state.touch_allows().map(|moves| moves.len()), Some(2));
        assert_eq!(state.duty().obligation(), Some(Obligation::Move { on: Square::A2 }));
        assert_eq!(decide(&state, &accept, now), Err(Refusal::NoClaim), "it is granted once");
    }
}
