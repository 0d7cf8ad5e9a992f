//! The question before a claim: it costs time if it is wrong, so it is asked before the clock stops.
//!
//! It words; whether the claim would be right is never said before it is made (11.3.1).

use super::arg::Arg;
use super::locale::Language;
use super::manner::Manner;
use super::phrase::Draft;
use super::utterance::{Channel, Class, Utterance};
use crate::core::profile::QuickplayFinish;
use crate::core::{ClaimAct, Ply, Role, Side, State};

impl Language {
    /// "Claim third repetition? Yes or no?"
    pub fn claim_question(&self, claim: &ClaimAct, by: Role, state: &State, manner: &Manner) -> Utterance {
        let written = |uci: shakmaty::uci::UciMove| {
            let mv = uci.to_move(state.position()).ok()?;
            Some(self.clause(&Ply::play(state.position(), mv).0, manner.within()))
        };
        let with =
            |[bare, with]: [&'static str; 2], uci: &Option<shakmaty::uci::UciMove>| -> (&'static str, Draft<'_>) {
                match uci.and_then(written) {
                    Some(said) => (with, self.draft(with, &[("move", Arg::Said(said))])),
                    None => (bare, self.draft(bare, &[])),
                }
            };
        let plain = |key: &'static str| (key, self.draft(key, &[]));
        let (key, draft) = match claim {
            ClaimAct::Repetition { with: uci } => with(["claim.ask", "claim.ask.with"], uci),
            ClaimAct::Fifty { with: uci } => with(["claim.ask.50", "claim.ask.50.with"], uci),
            ClaimAct::Flag => {
                // Who is no player claims it of a side, which is named.
                let side = by.side().map_or_else(|| flag_of(state), Side::other);
                ("claim.ask.flag", self.draft("claim.ask.flag", &[("side", Arg::Side(side))]))
            }
            ClaimAct::Illegal => plain("claim.ask.illegal"),
            ClaimAct::Touch { on } => {
                let on = Arg::Square(*on, manner.style.within());
                ("claim.ask.touch", self.draft("claim.ask.touch", &[("on", on)]))
            }
            ClaimAct::Quickplay => plain("claim.ask.quickplay"),
        };
        self.utterance(Channel::Table, Class::Reply, key, draft)
    }

    /// The arbiter is asked again about a claim that is still before him.
    pub fn claim_open(&self, side: Side, state: &State) -> Utterance {
        let increment = state.setup().profile.quickplay.finish == QuickplayFinish::Increment;
        let now = increment || *state.fallen().get(side);
        let key = if now { "claim.again" } else { "claim.open" };
        self.utter(Channel::Table, Class::Move, key, &[("side", Arg::Side(side))])
    }
}

/// Whose flag is meant by somebody who is no player: the one that is down, else that of the clock that runs.
fn flag_of(state: &State) -> Side {
    let down = Side::ALL.into_iter().find(|side| *state.fallen().get(*side));
    down.or(state.clock().running()).unwrap_or(state.turn())
}
