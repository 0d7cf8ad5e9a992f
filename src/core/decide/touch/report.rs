//! A touch that somebody tells of: it counts once it was said to be deliberate (4.2, 4.3; VI.9 f).
//!
//! The opponent never answers for the mover; an announcement that the touch forbids is withdrawn.

use shakmaty::Square;

use super::Judge;
use crate::core::event::{Event, MoveFact, TouchFact};
use crate::core::refusal::Refusal;
use crate::core::role::Role;
use crate::core::touch::{self, Bearing, HandBar, Hands};

impl Judge<'_> {
    /// Whether a touch can be reported: the piece is there, and neither told of nor asked about yet.
    pub(super) fn reportable(&self, on: Square) -> Result<(), Refusal> {
        self.piece_on(on)?;
        match self.state.hands.report() {
            Some(_) if self.by != Role::Arbiter => Err(Refusal::Hand(HandBar::Asked)),
            _ if self.state.hands.has_touched(on) => Err(Refusal::Hand(HandBar::Recorded)),
            _ => Ok(()),
        }
    }

    /// What whoever touched answers, or the arbiter for him: deliberate or not.
    pub(super) fn answer_report(&self, deliberate: bool) -> Result<Vec<Event>, Refusal> {
        let side = self.state.turn();
        let report = self.state.hands.report().ok_or(Refusal::Hand(HandBar::NotAsked))?;
        // Whose hand it was, the arbiter, or the assistant who reported it (VI.9 f); never the opponent.
        if self.by == Role::from(side.other()) {
            return Err(Refusal::NotYours);
        }
        let bearing = if deliberate { Bearing::Counts } else { Bearing::Accidental };
        let fact = TouchFact::Touched { side, on: report.on, bearing, reported: true };
        if !deliberate {
            return Ok(vec![self.event(fact)]);
        }
        Ok(self.answered(fact, report.on, report.claimed))
    }

    /// A touch that is told of later: an announcement that it forbids is withdrawn.
    pub(super) fn answered(&self, fact: TouchFact, on: Square, claimed: bool) -> Vec<Event> {
        let mut hands = self.state.hands.clone();
        hands.touch(on, true);
        let mut events = self.with_lapse(self.event(fact), true);
        if claimed || self.state.enforces_touch() {
            events.extend(self.withdrawn(&hands));
        }
        events
    }

    /// The withdrawal of an announcement that hands forbid.
    pub(super) fn withdrawn(&self, hands: &Hands) -> Option<Event> {
        let ply = &self.state.announced()?.ply;
        let mv = ply.uci.to_move(self.state.position()).ok()?;
        let allowed = touch::allowed(self.state.position(), hands)?;
        (!allowed.contains(&mv)).then(|| self.event(MoveFact::Corrected { ply: ply.clone() }))
    }
}
