//! Applies what was decided about an adjournment: never judges, never fails.

use crate::core::adjournment::{Adjournment, Sealed, Stage};
use crate::core::event::AdjournFact;
use crate::core::millis::Millis;
use crate::core::side::Side;
use crate::core::state::State;

impl State {
    pub(super) fn evolve_adjourn(&mut self, fact: &AdjournFact, at: Millis) {
        match fact {
            AdjournFact::Adjourned { sealer, charged } => {
                self.takeback = None;
                self.leaving = None;
                self.adjournment = Some(Adjournment::ordered(*sealer));
                if let Some(span) = charged {
                    self.clock.charge(&self.setup.time, &self.setup.warnings, *sealer, *span, at);
                }
            }
            AdjournFact::MoveSealed { side, envelope, digest } => {
                self.envelopes = *envelope;
                let Some(adjournment) = &mut self.adjournment else { return };
                if matches!(adjournment.stage, Stage::Opened { .. }) {
                    *adjournment = Adjournment { reply: true, ..Adjournment::ordered(*side) };
                }
                adjournment.sealed = Some(Sealed::Secretly { envelope: *envelope, digest: digest.clone() });
            }
            AdjournFact::SealedOpenly { ply } => {
                if let Some(adjournment) = &mut self.adjournment {
                    adjournment.sealed = Some(Sealed::Openly { ply: ply.clone() });
                }
            }
            AdjournFact::EnvelopeClosed { envelope, runs } => {
                self.clock.stop(at);
                self.stopped = runs.is_none();
                if let Some(side) = runs {
                    self.clock.start(*side, at);
                }
                if let Some(adjournment) = &mut self.adjournment {
                    adjournment.stage = Stage::Closed;
                    adjournment.awaited = runs.map(|_| at);
                    adjournment.resumption.clone_from(&envelope.resumption);
                }
            }
            AdjournFact::ResumptionSet { resumption } => {
                if let Some(adjournment) = &mut self.adjournment {
                    adjournment.resumption.clone_from(resumption);
                }
            }
            AdjournFact::EnvelopeOpened { side, fault, absent, lapsed, .. } => {
                self.opened(*side, *absent, at);
                if *lapsed {
                    self.offer = None;
                }
                if let Some(adjournment) = &mut self.adjournment {
                    adjournment.fault = *fault;
                }
            }
            AdjournFact::EnvelopeLost { .. } => {
                self.clock.stop(at);
                self.stopped = false;
                self.adjournment = None;
            }
            AdjournFact::ResumptionLate { side, time, .. } => {
                // Who came late is there; how late he was is the arbiter's to say, who may decide otherwise (I.10).
                if let Some(adjournment) = &mut self.adjournment {
                    let came = |one| side.is_none_or(|side| side == one);
                    if adjournment.awaited_sealer().is_some_and(came) {
                        adjournment.stage = Stage::Opened { absent: false };
                    }
                    if came(adjournment.replier()) {
                        adjournment.awaited = None;
                    }
                }
                for side in Side::ALL {
                    let taken = *time.taken.get(side);
                    if taken > Millis::ZERO {
                        self.clock.charge(&self.setup.time, &self.setup.warnings, side, taken, at);
                    }
                }
            }
        }
    }

    /// The sealed move is about to be played, at no cost of time: its press starts the reply's.
    fn opened(&mut self, sealer: Side, absent: bool, at: Millis) {
        self.clock.stop(at);
        self.stopped = false;
        if !self.setup.time.get(sealer.other()).is_none() {
            self.clock.start(sealer, at);
        }
        if let Some(adjournment) = &mut self.adjournment {
            adjournment.stage = Stage::Opened { absent };
        }
    }

    /// A half-move was made: with the reply to the sealed one the game is resumed for good.
    pub(super) fn resumed_by(&mut self, side: Side) {
        let replied = |adjournment: &Adjournment| !adjournment.rests() && adjournment.replier() == side;
        if self.adjournment.as_ref().is_some_and(replied) {
            self.adjournment = None;
        }
    }
}
