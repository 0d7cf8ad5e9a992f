//! A game written out again, in another form or notation than it was played in (`natiq sheet`).

use std::collections::BTreeSet;
use std::sync::Arc;

use super::{Format, Head, Labels, Scribe, pgn};
use crate::core::{BadStart, Event, Fact, MoveFact, RulingFact, Setup, State, TakebackFact, TouchFact};

/// The form of an exported game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum As {
    /// The sheet as text, without what was taken back; claims, rulings and signatures stay.
    Text,
    /// The sheet as text, as it grew: with what was taken back.
    Grown,
    /// PGN; its notation and words are its own.
    Pgn,
}

/// The text of a game as its set-up and events make it; `hash` is the journal's.
///
/// # Errors
/// [`BadStart`] where no game can start from the set-up.
pub fn export(
    form: As,
    head: &Head,
    setup: &Setup,
    events: &[Event],
    hash: &str,
    format: Format,
    labels: Arc<Labels>,
) -> Result<String, BadStart> {
    if form == As::Pgn {
        return pgn::text(head, setup, events, hash);
    }
    let undone = if form == As::Grown { BTreeSet::new() } else { undone(setup, events)? };
    let mut state = State::new(setup.clone())?;
    let mut scribe = Scribe::new(head, setup, format, labels);
    for (at, event) in events.iter().enumerate() {
        state.evolve(event);
        if !undone.contains(&at) {
            scribe.event(&state, event);
        }
    }
    scribe.all(&state);
    scribe.close(&state, hash);
    Ok(scribe.text().to_owned())
}

/// The places of the moves that were taken back, and of what took them back with its reason: what a clean
/// sheet leaves out. Claims, rulings and signatures are no moves and stay.
fn undone(setup: &Setup, events: &[Event]) -> Result<BTreeSet<usize>, BadStart> {
    let mut state = State::new(setup.clone())?;
    let (mut made, mut out) = (Vec::new(), BTreeSet::new());
    for (at, event) in events.iter().enumerate() {
        state.evolve(event);
        let plies = state.line().len();
        if matches!(event.fact, Fact::Move(MoveFact::Pressed { .. })) {
            made.push(at);
        }
        out.extend(made.drain(plies.min(made.len())..));
        let restores = matches!(
            event.fact,
            Fact::Takeback(TakebackFact::TakenBack { .. })
                | Fact::Touch(TouchFact::MoveBack { .. })
                | Fact::Ruling(RulingFact::Restored { .. })
        );
        if restores {
            out.insert(at);
            let reason = |at: &usize| events.get(*at).is_some_and(|event| is_reason(&event.fact));
            out.extend(Some(at + 1).filter(reason));
        }
    }
    Ok(out)
}

fn is_reason(fact: &Fact) -> bool {
    matches!(fact, Fact::Ruling(RulingFact::Because { .. }))
}
