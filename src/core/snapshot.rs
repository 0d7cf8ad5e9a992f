//! The state as one JSON line for tests and relays (`product.md` part 6).
//!
//! It shows; nothing is read back from it. What a dialogue has pending is added by whoever knows it.

use serde::Serialize;
use shakmaty::EnPassantMode;
use shakmaty::fen::Fen;

use super::boards::WhichBoard;
use super::millis::Millis;
use super::side::{Both, Side};
use super::state::State;
use super::touch::Obligation;

/// What `state` prints of the game itself.
#[derive(Clone, Debug, Serialize)]
pub struct Snapshot {
    /// The position after the last move made.
    pub fen: String,
    /// Who is to move.
    pub turn: Side,
    /// `setup` before the clocks are started for the first time, `thinking`, `lifted`, `placed`, `announced`, `stopped`
    /// or `over`.
    pub phase: &'static str,
    /// What both faces show, in milliseconds.
    pub clocks_ms: Both<Option<Millis>>,
    /// Whose clock runs.
    pub running: Option<Side>,
    /// Half-moves made.
    pub moves_made: usize,
    /// What the touched pieces oblige the side to move to (article 4).
    pub obligation: Option<Obligation>,
    /// What both boards show, where two are used (appendix VI.1).
    pub boards: Option<Shown>,
    /// Whose draw offer stands.
    pub offers: Both<bool>,
    /// Completed illegal moves of each side (7.5.5).
    pub illegal_moves: Both<u32>,
    /// `*`, `1-0`, `0-1`, `1/2-1/2`, `0-0`.
    pub result: &'static str,
    /// How the game ended.
    pub termination: Option<&'static str>,
    /// Who has won the match with this game, in an Armageddon; told where it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub match_winner: Option<Side>,
}

/// Two boards, each as FEN writes a placement.
#[derive(Clone, Debug, Serialize)]
pub struct Shown {
    /// The special board.
    pub vi: String,
    /// The usual one.
    pub sighted: String,
}

impl Snapshot {
    /// The state at a moment.
    pub fn of(state: &State, now: Millis) -> Snapshot {
        let phase = match state {
            _ if state.outcome().is_some() => "over",
            _ if state.announced().is_some() => "announced",
            _ if state.adjournment().is_some_and(|adjournment| adjournment.rests()) => "adjourned",
            _ if state.stopped() || state.claim().is_some() => "stopped",
            _ if !state.hands().held().is_empty() => "lifted",
            _ if !state.hands().placed().is_empty() => "placed",
            _ if state.is_unstarted() && state.clock().running().is_none() => "setup",
            _ => "thinking",
        };
        Snapshot {
            fen: Fen::from_position(state.position(), EnPassantMode::Legal).to_string(),
            turn: state.turn(),
            phase,
            clocks_ms: state.clocks(now),
            running: state.clock().running(),
            moves_made: state.line().len(),
            obligation: state.duty().obligation(),
            boards: state.boards().map(|boards| {
                let placement = |which| boards.get(which).to_string();
                Shown { vi: placement(WhichBoard::Vi), sighted: placement(WhichBoard::Sighted) }
            }),
            offers: Both { white: state.offer() == Some(Side::White), black: state.offer() == Some(Side::Black) },
            illegal_moves: state.illegal_moves(),
            result: state.outcome().map_or("*", |outcome| outcome.result()),
            termination: state.outcome().map(|outcome| outcome.ending.word()),
            match_winner: state.outcome().and_then(|outcome| state.setup().match_winner(outcome)),
        }
    }
}
