//! The question before a claim: it costs time if it is wrong, so it is asked before the clock stops.
//!
//! It words; whether the claim would be right is never said before it is made (11.3.1).

use super::arg::Arg;
use super::locale::Language;
use super::manner::Manner;
use super::phrase::Draft;
use super::utterance::{Channel, Class, Utterance};
use crate::core::profile::QuickplayFinish;
use crate::core::{ClaimAct, Ply, Side, State};

impl Language {
    /// "Claim third repetition? Yes or no?"
    pub fn claim_question(&self, claim: &ClaimAct, state: &State, manner: &Manner) -> Utterance {
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
            ClaimAct::Flag => plain("claim.ask.flag"),
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
