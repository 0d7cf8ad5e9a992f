//! Applies events to the state: never judges, never fails.
//!
//! The same events give the same state, whatever the law files say by then. An event that does not
//! fit (a damaged journal is refused long before) changes nothing.

mod adjourn;
mod boards;
mod claim;
mod irregular;
mod ruling;
mod touch;

use super::event::{ClockFact, DrawFact, EndFact, Event, Fact, MoveFact, TakebackFact};
use super::made::{Announced, Made};
use super::millis::Millis;
use super::state::State;

impl State {
    /// Applies one event.
    pub fn evolve(&mut self, event: &Event) {
        match &event.fact {
            Fact::Move(fact) => self.evolve_move(fact, event.at),
            Fact::Clock(fact) => self.evolve_clock(fact, event.at),
            Fact::Draw(fact) => self.evolve_draw(*fact),
            Fact::Takeback(fact) => self.evolve_takeback(*fact, event.at),
            Fact::End(fact) => self.evolve_end(*fact, event.at),
            Fact::Touch(fact) => self.evolve_touch(fact, event.at),
            Fact::Claim(fact) => self.evolve_claim(fact, event.at),
            Fact::Ruling(fact) => self.evolve_ruling(fact, event.at),
            Fact::Adjourn(fact) => self.evolve_adjourn(fact, event.at),
            Fact::Boards(fact) => self.evolve_boards(fact),
        }
        self.boards_follow(&event.fact);
        // Who goes on with the game does not leave it: a yes that comes later means something else.
        if matches!(event.fact, Fact::Move(_) | Fact::Draw(_) | Fact::Claim(_) | Fact::Touch(_) | Fact::Adjourn(_)) {
            self.leaving = None;
        }
    }

    fn evolve_move(&mut self, fact: &MoveFact, at: Millis) {
        match fact {
            MoveFact::Announced { ply, ends, pressed } => {
                let Ok(mv) = ply.uci.to_move(self.position()) else { return };
                let mut after = self.position().clone();
                shakmaty::Position::play_unchecked(&mut after, mv);
                self.clock.settle(at);
                self.announced =
                    Some(Announced { ply: ply.clone(), ends: *ends, after, clock_before: self.clock, offered: false });
                self.unrepeated = (!pressed && self.repeats()).then(|| ply.clone());
                self.takeback = None;
                self.leaving = None;
                // Who plays on has let the illegal move stand (A.5.2).
                self.irregular = None;
                // An announcement that would end the game stops the mover's clock (product.md 3).
                if ends.is_some() && !pressed {
                    self.clock.stop(at);
                }
            }
            MoveFact::Corrected { .. } => {
                if let Some(withdrawn) = self.announced.take() {
                    self.unrepeated = None;
                    if withdrawn.ends.is_some() && withdrawn.clock_before.running().is_some() {
                        self.clock.start(withdrawn.ply.side, at);
                    }
                }
            }
            MoveFact::Pressed { .. } => self.make(at),
            MoveFact::Repeated { heard: None, .. } => self.unrepeated = None,
            MoveFact::Repeated { .. } => {}
        }
    }

    /// The announced move is made.
    fn make(&mut self, at: Millis) {
        let Some(Announced { ply, after, clock_before, offered, ends }) = self.announced.take() else { return };
        let go_on = ends.is_none() && (self.clock.running().is_some() || self.is_unstarted());
        let pressed = self.clock.press(&self.time, &self.setup.warnings, ply.side, at, go_on);
        self.still_fallen(ply.side, pressed.period, at);
        self.must = None;
        let left = self.left(ply.side, at);
        let side = ply.side;
        self.line.push(Made { ply, after, at, left, offered, clock_before, clock_after: self.clock });
        self.hands.pass();
        self.resumed_by(side);
    }

    fn evolve_clock(&mut self, fact: &ClockFact, at: Millis) {
        match fact {
            ClockFact::Started { side } => {
                self.clock.start(*side, at);
                self.stopped = false;
                self.unreasoned = false;
                if let Some(adjournment) =
                    self.adjournment.as_mut().filter(|one| one.closed() && one.replier() == *side)
                {
                    adjournment.awaited = adjournment.awaited.or(Some(at));
                }
            }
            ClockFact::ReasonAsked => self.unreasoned = true,
            ClockFact::Reasoned { .. } => self.unreasoned = false,
            ClockFact::Stopped { .. } | ClockFact::Slept { .. } => {
                self.clock.stop(at);
                self.stopped = true;
            }
            ClockFact::Low { side, left } => self.clock.warned(&self.setup.warnings, *side, *left),
            ClockFact::Flag { side, unclaimed } => {
                *self.fallen.get_mut(*side) = true;
                if !unclaimed {
                    self.clock.stop(at);
                }
            }
            ClockFact::Says { side, on } => {
                *self.says.get_mut(*side) = *on;
                self.clock.rearm(&self.time, &self.setup.warnings, *side, at);
            }
            // The time between the last record and this one is charged to nobody: the game's clock
            // source goes on from the last record.
            ClockFact::Resumed => {}
        }
    }

    fn evolve_draw(&mut self, fact: DrawFact) {
        match fact {
            DrawFact::Offered { side, .. } => {
                self.offer = Some(side);
                // The offer is marked at the offerer's move: the announced one, else the last made.
                match &mut self.announced {
                    Some(announced) if announced.ply.side == side => announced.offered = true,
                    _ => {
                        if let Some(made) = self.line.last_mut().filter(|made| made.ply.side == side) {
                            made.offered = true;
                        }
                    }
                }
            }
            DrawFact::Declined { .. } | DrawFact::Lapsed { .. } => self.offer = None,
            DrawFact::OfferBarred { .. } => {}
        }
    }

    fn evolve_takeback(&mut self, fact: TakebackFact, at: Millis) {
        match fact {
            TakebackFact::TakebackAsked { side } => self.takeback = Some(side),
            TakebackFact::TakebackRefused { .. } => self.takeback = None,
            TakebackFact::TakenBack { plies, turn } => {
                self.takeback = None;
                self.announced = None;
                self.unrepeated = None;
                self.offer = None;
                self.irregular = None;
                self.must = None;
                let ran = self.clock.running().is_some();
                let keep = self.line.len().saturating_sub(plies as usize);
                if let Some(first) = self.line.get(keep) {
                    self.clock = first.clock_before;
                    self.clock.forget();
                    if ran {
                        self.clock.start(turn, at);
                    }
                }
                self.line.truncate(keep);
                self.hands = super::touch::Hands::default();
            }
        }
    }

    fn evolve_end(&mut self, fact: EndFact, at: Millis) {
        match fact {
            EndFact::Ended { outcome, .. } => {
                self.clock.stop(at);
                self.announced = None;
                self.unrepeated = None;
                self.offer = None;
                self.takeback = None;
                self.leaving = None;
                self.unreasoned = false;
                // Another result is to be signed anew.
                self.signed = Default::default();
                self.claim = None;
                self.outcome = Some(outcome);
            }
            EndFact::QuitAsked { side } => self.leaving = Some(side),
            EndFact::Stayed { .. } | EndFact::Quit => self.leaving = None,
            EndFact::Signed { side } => *self.signed.get_mut(side) = true,
        }
    }

    /// Whether this conduct has an announcement repeated (appendix VI.2).
    fn repeats(&self) -> bool {
        self.setup.conduct.repeat_back != super::conduct::RepeatBack::Off
    }

    /// Whether there is a clock and it never ran: then the first press starts the other side's.
    pub(super) fn is_unstarted(&self) -> bool {
        let timed = !self.time.white.is_none() || !self.time.black.is_none();
        timed && self.line.is_empty() && !self.stopped
    }
}
