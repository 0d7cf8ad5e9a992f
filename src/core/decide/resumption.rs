//! The resumption of an adjourned game: opening the envelope, losing it, coming late (Guidelines I.8 to
//! I.14; digital I.7 to I.11).
//!
//! What the paper says was read by the dialogue; here is judged what follows from it: the move is made, or the
//! game is lost by it.

use super::Judge;
use crate::core::act::Paper;
use crate::core::adjournment::{AdjournBar, Adjournment, Fault, Sealed, Stage};
use crate::core::event::{AdjournFact, ClockFact, DrawFact, Event, MoveFact};
use crate::core::millis::Millis;
use crate::core::outcome::Ending;
use crate::core::penalty::TimeChange;
use crate::core::ply::Ply;
use crate::core::refusal::Refusal;
use crate::core::role::Role;
use crate::core::side::Side;

impl Judge<'_> {
    /// Opens the envelope and plays what lies in it. That the player who replies is there is seen to by
    /// whoever opens (I.8; digital I.7).
    pub(super) fn open(&self, absent: bool, paper: Option<&Paper>) -> Result<Vec<Event>, Refusal> {
        let state = self.state;
        let adjournment = self.handled()?;
        let side = adjournment.sealer;
        let (text, found, offer) = match (&adjournment.sealed, paper) {
            (Some(Sealed::Openly { ply }), _) => (String::new(), Ok(ply.uci), false),
            (_, Some(paper)) => (paper.text.clone(), paper.found, paper.offer),
            // It may be opened; what lies in it is still to be read.
            (_, None) => return Ok(Vec::new()),
        };
        // Who comes when his clock has run over the limit has lost all the same (I.11; digital I.10).
        if let Some(awaited) = adjournment.awaited.filter(|_| !absent) {
            let span = self.now - awaited;
            if self.too_late(span) {
                return self.late_at_resumption(Some(adjournment.replier()), span);
            }
        }
        let legal = found.and_then(|uci| uci.to_move(state.position()).map_err(|_| Fault::Illegal));
        let opened = |ply: Option<&Ply>, fault, lapsed| AdjournFact::EnvelopeOpened {
            side,
            text: text.clone(),
            ply: ply.cloned(),
            fault,
            absent,
            lapsed,
        };
        let mv = match legal {
            Ok(mv) => mv,
            Err(fault) => {
                let lost = Event { by: Role::Arbiter, ..self.ended(Ending::Sealed(side)) };
                return Ok(vec![self.event(opened(None, Some(fault), false)), lost]);
            }
        };
        let (ply, after) = Ply::play(state.position(), mv);
        let ends = self.ends(&ply, &after);
        // An offer to the player who sealed ends with his move; his own stands as the profile has it
        // (9.1.2.1; digital I.4).
        let until = state.setup.profile.adjournment.offer_until_resumption;
        let lapsed = state.offer().is_some_and(|offerer| offerer != side || until);
        let mut events = vec![self.event(opened(Some(&ply), None, lapsed))];
        let by_sealer = |fact: MoveFact| Event { by: side.into(), ..self.event(fact) };
        events.push(by_sealer(MoveFact::Announced { ply: ply.clone(), ends, pressed: true }));
        events.push(Event { by: side.into(), ..self.pressed(&ply) });
        if offer && ends.is_none() && (lapsed || state.offer().is_none()) && self.offer_bar(1).is_none() {
            events.push(Event { by: side.into(), ..self.event(DrawFact::Offered { side, early: false }) });
        }
        events.extend(ends.map(|ending| self.ends_with(ending)));
        Ok(events)
    }

    /// The envelope is lost: last position, last clocks, and whoever sealed makes his move openly
    /// (I.14; digital I.11a).
    pub(super) fn lost(&self) -> Result<Vec<Event>, Refusal> {
        let side = self.handled()?.sealer;
        let timed = !self.state.time().get(side).is_none();
        let mut events = vec![self.event(AdjournFact::EnvelopeLost { side })];
        events.extend(timed.then(|| self.event(ClockFact::Started { side })));
        Ok(events)
    }

    /// The closed envelope, before whoever may handle it: the arbiter; where the conduct knows none,
    /// anybody.
    fn handled(&self) -> Result<&Adjournment, Refusal> {
        let adjournment = self.adjourned()?;
        if !adjournment.closed() {
            return Err(Refusal::Adjournment(AdjournBar::NotClosed));
        }
        let knows_arbiter = !self.state.setup.conduct.one_step;
        if knows_arbiter && self.by != Role::Arbiter { Err(Refusal::NotYours) } else { Ok(adjournment) }
    }

    /// Whether who comes so late to a resumption has lost.
    fn too_late(&self, span: Millis) -> bool {
        span > Millis::minutes(u64::from(self.state.setup.profile.adjournment.late_minutes))
    }

    /// Whether players are still awaited at a resumption.
    pub(super) fn resuming(&self) -> bool {
        let stage = self.state.adjournment().map(|adjournment| adjournment.stage);
        matches!(stage, Some(Stage::Closed | Stage::Opened { absent: true }))
    }

    /// Somebody came late, or has not come: over the limit he has lost (I.11; digital I.10). Whoever
    /// sealed may have given mate or stalemate, so his envelope is opened first.
    pub(super) fn late_at_resumption(&self, side: Option<Side>, span: Millis) -> Result<Vec<Event>, Refusal> {
        let state = self.state;
        let adjournment = state.adjournment().ok_or(Refusal::NotAdjourned)?;
        let replier = adjournment.replier();
        let late = |time| self.event(AdjournFact::ResumptionLate { side, span, time });
        if self.too_late(span) {
            let ending = match side {
                None => Ending::BothLose,
                Some(side) if side == adjournment.sealer && adjournment.closed() => {
                    return Err(Refusal::Adjournment(AdjournBar::OpenFirst { replier }));
                }
                Some(side) => Ending::Late(side),
            };
            return Ok(vec![late(TimeChange::default()), self.ended(ending)]);
        }
        // Until he comes the clock of the player who replies runs (I.9.2; digital I.9b); where it was not
        // started, it is charged.
        let ran = state.clock().running().is_some() || !adjournment.closed();
        let charged = side.is_none_or(|side| side == replier) && !ran && !state.time().get(replier).is_none();
        let time = if charged { TimeChange::taken(replier, span) } else { TimeChange::default() };
        Ok(vec![late(time)])
    }
}
