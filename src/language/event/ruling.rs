//! What is heard of the arbiter's rulings: one sentence each, at the table.
//!
//! "Arbiter:" stands before them, so that nobody takes them for a player's word. A ruling that ends the
//! game is followed by the end's own sentence.

use super::Scene;
use crate::core::{ClockFact, EndFact, Ending, Fact, Millis, PenaltyKind, RulingFact, Side, TimeChange};
use crate::language::arg::Arg;

impl Scene<'_> {
    pub(super) fn ruling(&mut self, fact: &RulingFact) {
        match fact {
            RulingFact::Irregular { .. } => self.irregular(fact),
            RulingFact::ClockSet { side, left } => {
                self.table("ruling.clock", &[("side", Arg::Side(*side)), ("time", Arg::Exact(*left))]);
                self.used_up(*side);
            }
            RulingFact::CounterSet { side, count } => {
                let moves = ("moves", Arg::Count("count.move", u64::from(*count)));
                self.table("ruling.moves", &[("side", Arg::Side(*side)), moves]);
            }
            RulingFact::Penalized { kind, side, time, halves, reason } => {
                self.penalized(*kind, *side, time, *halves, reason);
            }
            RulingFact::Extra { time } => self.extra(time),
            RulingFact::Late { side, span, time } => {
                self.late(*side, *span);
                Side::ALL
                    .into_iter()
                    .filter(|side| *time.taken.get(*side) > Millis::ZERO)
                    .for_each(|side| self.used_up(side));
            }
            RulingFact::FlagsDown { .. } => self.table("ruling.flags", &[]),
            RulingFact::Restored { plies, turn, undone } => self.restored(*plies as usize, *turn, *undone),
            // The end is said first, and its reason behind it.
            RulingFact::Because { .. } if self.events.iter().any(|event| matches!(event.fact, Fact::End(_))) => {}
            RulingFact::Because { reason } => self.because(reason),
            RulingFact::CodeSet { .. } => self.table("ruling.code", &[]),
        }
    }

    /// Why a ruling was given.
    fn because(&mut self, reason: &str) {
        self.table("ruling.reason", &[("reason", Arg::Name(reason))]);
    }

    /// Why the arbiter ended the game, where he said it.
    pub(super) fn reason_of_end(&mut self) {
        let events = self.events;
        let reason = events.iter().find_map(|event| match &event.fact {
            Fact::Ruling(RulingFact::Because { reason }) => Some(reason),
            _ => None,
        });
        if let Some(reason) = reason {
            self.because(reason);
        }
    }

    /// The clocks were stopped: why, or the question why (6.17 to 6.20).
    pub(super) fn stopped(&mut self, reason: &str) {
        let asked = self.events.iter().any(|event| event.fact == Fact::Clock(ClockFact::ReasonAsked));
        if !reason.trim().is_empty() {
            self.table("clock.reason", &[("reason", Arg::Name(reason))]);
        } else if !asked {
            self.table("clock.stop", &[]);
        }
    }

    fn penalized(&mut self, kind: PenaltyKind, side: Side, time: &TimeChange, halves: Option<u32>, reason: &str) {
        let value = halves.map_or(Arg::Key("points.most"), |halves| Arg::Count("points", u64::from(halves)));
        let reason = ("reason", Arg::Name(reason));
        let (own, other) = (("side", Arg::For(side)), ("winner", Arg::Side(side.other())));
        match kind {
            PenaltyKind::OpponentTime => {
                let time = ("time", Arg::Exact(*time.given.get(side.other())));
                self.table("penalty.opponent-time", &[own, other, time, reason]);
            }
            PenaltyKind::OwnTime => {
                let time = ("time", Arg::Exact(*time.taken.get(side)));
                self.table("penalty.own-time", &[own, time, reason]);
                self.used_up(side);
            }
            PenaltyKind::OpponentPoints => {
                self.table("penalty.opponent-points", &[own, other, ("value", value), reason]);
            }
            PenaltyKind::OwnPoints => self.table("penalty.own-points", &[own, ("value", value), reason]),
            _ => {
                let key = ["penalty.", kind.word()].concat();
                self.table(&key, &[own, reason]);
            }
        }
    }

    /// A ruling has left a side nothing: its flag falls as soon as its clock runs.
    fn used_up(&mut self, side: Side) {
        let left = self.state.clock().reading(self.state.time(), side, self.now());
        if self.state.outcome().is_none() && left == Some(Millis::ZERO) {
            self.table("ruling.used-up", &[("side", Arg::Side(side))]);
        }
    }

    /// The moment of what is told.
    fn now(&self) -> Millis {
        self.events.last().map_or(Millis::ZERO, |event| event.at)
    }

    fn extra(&mut self, time: &TimeChange) {
        let given = time.given;
        let one = Side::ALL.into_iter().find(|side| *given.get(side.other()) == Default::default());
        match one {
            Some(side) => {
                let args = [("side", Arg::Side(side)), ("time", Arg::Exact(*given.get(side)))];
                self.table("ruling.extra", &args);
            }
            None => self.table("ruling.extra.both", &[("time", Arg::Exact(given.white))]),
        }
    }

    fn late(&mut self, side: Option<Side>, span: crate::core::Millis) {
        let ended = self.events.iter().find_map(|event| match event.fact {
            Fact::End(EndFact::Ended { outcome, .. }) => Some(outcome.ending),
            _ => None,
        });
        let time = ("time", Arg::Exact(span));
        match (side, ended) {
            // The end says all of it.
            (_, Some(Ending::Late(_))) => {}
            (_, Some(_)) => self.table("ruling.late.lost", &[time]),
            (Some(side), None) => self.table("ruling.late", &[("side", Arg::Side(side)), time]),
            (None, None) => self.table("ruling.late.both", &[time]),
        }
    }

    /// The position that stands, the clocks it had, and that they wait.
    fn restored(&mut self, plies: usize, turn: Side, undone: bool) {
        let now = Default::default();
        // No clock runs after it, so any moment shows the same faces.
        let clocks = match (self.state.left(Side::White, now), self.state.left(Side::Black, now)) {
            (Some(white), Some(black)) => {
                let args = [("white", Arg::Time(white)), ("black", Arg::Time(black))];
                Arg::Said(self.language.draft("restored.clocks", &args))
            }
            _ => Arg::Empty,
        };
        let last = plies.checked_sub(1).and_then(|last| self.state.line().get(last));
        match last {
            Some(made) => {
                let number = ("number", Arg::Number(u64::from(made.ply.number)));
                let args = [number, ("side", Arg::For(made.ply.side)), ("winner", Arg::For(turn)), ("clock", clocks)];
                self.table("ruling.restored", &args);
            }
            None => self.table("ruling.restored.start", &[("winner", Arg::For(turn)), ("clock", clocks)]),
        }
        if undone {
            self.table("restored.undone", &[]);
        }
    }
}
