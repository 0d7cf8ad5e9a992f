//! A game written out again, in another form or notation than it was played in (`natiq sheet`).

use super::{Format, Head, Labels, Scribe, pgn};
use crate::core::{BadStart, Event, Setup, State};

/// The form of an exported game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum As {
    /// The sheet as text, without what was taken back.
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
    labels: Labels,
) -> Result<String, BadStart> {
    if form == As::Pgn {
        return pgn::text(head, setup, events, hash);
    }
    let mut state = State::new(setup.clone())?;
    let mut scribe = Scribe::new(head, setup, format, labels);
    for event in events {
        state.evolve(event);
        if form == As::Grown {
            scribe.event(&state, event);
        }
    }
    scribe.all(&state);
    scribe.close(&state, hash);
    Ok(scribe.text().to_owned())
}
