//! The end of a game in words: how, for whom, with what result.
//!
//! Who wins is the core's word; here it is only told.

use super::arg::Arg;
use super::locale::Language;
use super::manner::Manner;
use super::phrase::{Draft, Phrase};
use crate::core::{Ending, Fault, Outcome, Ply, Role, Side, State};

impl Language {
    /// How the game ended, as its own sentence: what `why` answers.
    pub fn ending(&self, outcome: Outcome, state: &State) -> Phrase {
        let said = self.end(outcome, Role::Arbiter, state).1;
        match state.setup().match_winner(outcome).filter(|_| outcome.winner.is_none()) {
            Some(side) => {
                let won = self.draft("end.match", &[("side", Arg::Side(side))]);
                said.followed_by(&Draft::same(" ")).followed_by(&won).phrase()
            }
            None => said.phrase(),
        }
    }

    /// Why the game ended as it did; the mate that could still come is told like announced moves.
    pub(super) fn why(
        &self,
        outcome: Outcome,
        line: &[Ply],
        state: &State,
        manner: &Manner,
    ) -> (&'static str, Draft<'_>) {
        let (key, mut said) = self.end(outcome, Role::Arbiter, state);
        if let Some(winner) = outcome.winner.filter(|_| !line.is_empty()) {
            let begun = self.draft("why.line", &[("side", Arg::For(winner))]);
            said = said.followed_by(&Draft::same(" ")).followed_by(&begun);
            for ply in line {
                let told = self.more(ply, manner);
                let told = Draft { speak: told.speak.into(), print: Some(told.text.into()) };
                said = said.followed_by(&Draft::same(" ")).followed_by(&told);
            }
        }
        (key, said)
    }

    /// The key and the sentence of an end that somebody brought about.
    pub(super) fn end(&self, outcome: Outcome, by: Role, state: &State) -> (&'static str, Draft<'_>) {
        let profile = &state.setup().profile;
        let name = |key: &str| {
            // A profile may have its own word (source 002: وضعية جامدة), else the usual one is said.
            let own = [key, ".", &profile.name].concat();
            Arg::Said(self.draft(if self.has(&own) { &own } else { key }, &[]))
        };
        let times = profile.automatic_repetitions.unwrap_or_default();
        let moves = Arg::Count("count.move", u64::from(profile.automatic_moves.unwrap_or_default()));
        match outcome.ending {
            Ending::Mate(side) => {
                let score = if side == Side::White { "score.black" } else { "score.white" };
                let args = [("side", Arg::Side(side.other())), ("score", Arg::Key(score))];
                ("end.mate", self.draft("end.mate", &args))
            }
            Ending::Stalemate(side) => {
                let args = [("name", name("name.stalemate")), ("side", Arg::For(side))];
                ("end.stalemate", self.draft("end.stalemate", &args))
            }
            Ending::Dead => ("end.dead", self.draft("end.dead", &[("name", name("name.dead"))])),
            Ending::Repetition => ("end.rep5", self.draft("end.rep5", &[("times", Arg::Number(u64::from(times)))])),
            Ending::Moves => ("end.75", self.draft("end.75", &[("moves", moves)])),
            // Whoever accepted is named; a game that is only told again has nobody to name.
            Ending::Agreed => match by.side() {
                Some(side) => ("draw.accept", self.draft("draw.accept", &[("side", Arg::Side(side))])),
                None => ("end.agreed", self.draft("end.agreed", &[])),
            },
            Ending::Resigned(side) => self.lost(["end.resign", "end.resign.draw"], side, outcome),
            Ending::Time(side) => self.lost(["end.time", "end.time.draw"], side, outcome),
            Ending::Illegal(side) => self.lost(["end.illegal", "end.illegal.draw"], side, outcome),
            Ending::Late(side) => {
                let start = profile.default_minutes.filter(|_| state.adjournment().is_none());
                let minutes = start.unwrap_or(profile.adjournment.late_minutes);
                let args = [("side", Arg::Side(side)), ("time", Arg::Count("used-minute", u64::from(minutes)))];
                ("end.late", self.draft("end.late", &args))
            }
            Ending::Sealed(side) => {
                let fault = state.adjournment().and_then(|adjournment| adjournment.fault);
                let unclear = matches!(fault, Some(Fault::Ambiguous | Fault::Unreadable));
                let key = if unclear { "end.unclear" } else { "end.sealed" };
                (key, self.draft(key, &[("side", Arg::Side(side))]))
            }
            Ending::Forfeit(side) => ("end.forfeit", self.draft("end.forfeit", &[("side", Arg::Side(side))])),
            Ending::Threefold => ("end.rep3", self.draft("end.rep3", &[])),
            Ending::Fifty => ("end.50", self.draft("end.50", &[])),
            Ending::Quickplay => ("end.quickplay", self.draft("end.quickplay", &[])),
            Ending::Flags => ("end.flags", self.draft("end.flags", &[])),
            Ending::Ruled => match outcome.winner {
                Some(winner) => ("end.ruled", self.draft("end.ruled", &[("winner", Arg::Side(winner))])),
                None => ("end.ruled.draw", self.draft("end.ruled.draw", &[])),
            },
            Ending::BothLose => ("end.both", self.draft("end.both", &[])),
            Ending::Annulled => ("end.annulled", self.draft("end.annulled", &[])),
        }
    }

    /// A side that lost, or would have if the other could checkmate.
    fn lost(&self, keys: [&'static str; 2], side: Side, outcome: Outcome) -> (&'static str, Draft<'_>) {
        let [won, drawn] = keys;
        let other = side.other();
        let (key, winner) = if outcome.winner.is_some() { (won, Arg::Side(other)) } else { (drawn, Arg::For(other)) };
        (key, self.draft(key, &[("side", Arg::Side(side)), ("winner", winner)]))
    }

    /// The result behind a fallen flag: "Black wins.", "Black cannot checkmate. Draw."
    pub(super) fn flag_result(&self, outcome: Outcome, fallen: Side) -> Draft<'_> {
        match outcome.winner {
            Some(winner) => self.draft("result.wins", &[("winner", Arg::Side(winner))]),
            None => self.draft("result.draw", &[("winner", Arg::For(fallen.other()))]),
        }
    }
}

/// The key of a result as files write it; `1-0`, `0-1`, `1/2-1/2` and `0-0` are known.
pub fn score(result: &str) -> Option<&'static str> {
    Some(match result {
        "1-0" => "score.white",
        "0-1" => "score.black",
        "1/2-1/2" => "score.draw",
        "0-0" => "score.none",
        _ => return None,
    })
}
