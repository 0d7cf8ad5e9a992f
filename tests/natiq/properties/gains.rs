//! No clock gains but by the increment, a penalty or the arbiter: what each fact may give, fact by fact.

use natiq::core::{ClaimFact, Event, Fact, Millis, MoveFact, RulingFact, Side, TakebackFact, TimeChange};

use super::Game;

impl Game {
    /// No time comes from nowhere: only by the own press (increment, a delay that is whole again, the next period)
    /// by a ruling that gives it, and by taking back or setting a clock.
    pub(super) fn gains(&self, events: &[Event], before: [Option<Millis>; 2]) {
        let taken_back = |event: &Event| {
            matches!(
                event.fact,
                Fact::Takeback(TakebackFact::TakenBack { .. })
                    | Fact::Ruling(
                        RulingFact::ClockSet { .. } | RulingFact::CounterSet { .. } | RulingFact::Restored { .. }
                    )
            )
        };
        if events.iter().any(taken_back) {
            return;
        }
        for ((side, before), after) in Side::ALL.into_iter().zip(before).zip(self.to_flag()) {
            let periods = &self.state.time().get(side).periods;
            let bonus = periods.iter().map(|period| period.bonus.increment() + period.bonus.delay()).max();
            let mut due = Millis::ZERO;
            for event in events {
                // What a ruling gives stands in its fact.
                if let Fact::Claim(
                    ClaimFact::Granted { time, .. }
                    | ClaimFact::Denied { time, .. }
                    | ClaimFact::Postponed { time, .. },
                ) = &event.fact
                {
                    due += *time.given.get(side);
                }
                if let Fact::Move(MoveFact::Pressed { ply, period, .. }) = &event.fact
                    && ply.side == side
                {
                    let next = period.and_then(|period| periods.get(period as usize - 1));
                    due += bonus.unwrap_or_default() + next.map(|next| next.base).unwrap_or_default();
                }
                // An illegal move that stands was pressed like any other (A.5.2), and may have been the last of its
                // period, which its fact does not tell.
                if let Fact::Ruling(RulingFact::Irregular { side: mover, stands: true, .. }) = &event.fact
                    && *mover == side
                {
                    let next = periods.iter().skip(1).map(|period| period.base).max();
                    due += bonus.unwrap_or_default() + next.unwrap_or_default();
                }
                // Taken back on a claim, it hands the turn back: the claimant's delay is whole for his next move.
                if let Fact::Ruling(RulingFact::Irregular { side: mover, stands: false, .. }) = &event.fact
                    && *mover != side
                {
                    due += periods.iter().map(|period| period.bonus.delay()).max().unwrap_or_default();
                }
                due += given(event).map(|time| *time.given.get(side)).unwrap_or_default();
            }
            assert!(after <= before.map(|before| before + due), "{side:?}: {before:?} to {after:?} by {events:?}");
        }
    }
}

/// The time a fact gives by a ruling.
fn given(event: &Event) -> Option<&TimeChange> {
    match &event.fact {
        Fact::Claim(
            ClaimFact::Granted { time, .. } | ClaimFact::Denied { time, .. } | ClaimFact::Postponed { time, .. },
        )
        | Fact::Ruling(
            RulingFact::Penalized { time, .. }
            | RulingFact::Extra { time }
            | RulingFact::FlagsDown { time }
            | RulingFact::Irregular { time, .. },
        ) => Some(time),
        _ => None,
    }
}
