//! The state as one JSON line for tests and relays (`product.md` part 6).
//!
//! It shows; nothing is read back from it. What a dialogue has pending is added by whoever knows it.

use serde::Serialize;
use shakmaty::EnPassantMode;
use shakmaty::fen::Fen;

use super::millis::Millis;
use super::side::{Both, Side};
use super::state::State;

/// What `state` prints of the game itself.
#[derive(Clone, Debug, Serialize)]
pub struct Snapshot {
    /// The position after the last move made.
    pub fen: String,
    /// Who is to move.
    pub turn: Side,
    /// `thinking`, `announced`, `stopped`, `adjourned` or `over`.
    pub phase: &'static str,
    /// What both faces show, in milliseconds.
    pub clocks_ms: Both<Option<Millis>>,
    /// Whose clock runs.
    pub running: Option<Side>,
    /// Half-moves made.
    pub moves_made: usize,
    /// Whose draw offer stands.
    pub offers: Both<bool>,
    /// `*`, `1-0`, `0-1`, `1/2-1/2`.
    pub result: &'static str,
    /// How the game ended.
    pub termination: Option<&'static str>,
}

impl Snapshot {
    /// The state at a moment.
    pub fn of(state: &State, now: Millis) -> Snapshot {
        let phase = match state {
            _ if state.outcome().is_some() => "over",
            _ if state.adjournment().is_some_and(|adjournment| adjournment.rests()) => "adjourned",
            _ if state.announced().is_some() => "announced",
            _ if state.stopped() => "stopped",
            _ => "thinking",
        };
        Snapshot {
            fen: Fen::from_position(state.position(), EnPassantMode::Legal).to_string(),
            turn: state.turn(),
            phase,
            clocks_ms: state.clocks(now),
            running: state.clock().running(),
            moves_made: state.line().len(),
            offers: Both { white: state.offer() == Some(Side::White), black: state.offer() == Some(Side::Black) },
            result: state.outcome().map_or("*", |outcome| outcome.result()),
            termination: state.outcome().map(|outcome| outcome.ending.word()),
        }
    }
}
