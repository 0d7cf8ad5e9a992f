//! Claims and rulings on them, as the table hears them: who claims, what is so, what it costs.
//!
//! Whether a claim is right is the core's word; its grounds stand in the fact.

use super::Scene;
use crate::core::claim::Standing;
use crate::core::profile::QuickplayFinish;
use crate::core::{Claim, ClaimFact, Event, Fact, Grounds, Ply, Role, Side, TimeChange, TouchFact};
use crate::language::arg::Arg;
use crate::language::phrase::Draft;
use crate::language::utterance::{Channel, Class};

impl Scene<'_> {
    pub(super) fn claim(&mut self, fact: &ClaimFact, by: Role) {
        match fact {
            ClaimFact::Claimed { side, claim, with, pending } => {
                self.claimed(*side, *claim, with.as_ref(), by);
                if *pending {
                    self.put_to_arbiter(*side);
                }
            }
            ClaimFact::Granted { side, claim, grounds, time, increment } => {
                match claim {
                    Claim::Repetition => self.repetition("claim.rep.ok", grounds),
                    Claim::Fifty => self.table("claim.50.ok", &[]),
                    // The end that comes with it tells it, or whose law the claim is.
                    _ => {}
                }
                if let Some(increment) = increment {
                    self.table("claim.increment", &[("time", Arg::Exact(*increment))]);
                }
                self.costs(*side, time, None);
                self.runs_again();
            }
            ClaimFact::Denied { side, claim, grounds, time, must } => {
                match claim {
                    Claim::Repetition => self.repetition("claim.rep.no", grounds),
                    Claim::Fifty => match grounds.moves.unwrap_or_default() {
                        0 => self.table("claim.50.none", &[]),
                        moves => {
                            self.table("claim.50.no", &[("moves", Arg::Count("count.move", u64::from(moves)))]);
                        }
                    },
                    Claim::Flag => self.table("claim.flags.on", &[]),
                    Claim::Quickplay | Claim::Touch => self.table("claim.rejected", &[]),
                    Claim::Illegal => {}
                }
                self.costs(*side, time, must.as_ref());
                self.runs_again();
            }
            ClaimFact::Confirmed { side } => self.table("claim.confirmed", &[("side", Arg::Side(*side))]),
            ClaimFact::Postponed { side, time, .. } => {
                self.table("claim.later", &[]);
                self.costs(*side, time, None);
                self.runs_again();
            }
        }
    }

    /// The claim is kept for an arbiter; the opponent's word on the final position may still be missing.
    pub(super) fn claim_is_kept(&mut self) {
        let open = |standing: &&Standing| standing.claim == Claim::Quickplay && !standing.confirmed;
        match self.state.claim().filter(open).map(|standing| standing.side.other()) {
            Some(side) => self.table("claim.kept.open", &[("side", Arg::Side(side))]),
            None => self.table("claim.kept", &[]),
        }
    }

    /// Who claims what; a claim of another law words itself.
    fn claimed(&mut self, side: Side, claim: Claim, with: Option<&Ply>, by: Role) {
        let plain = |claim| if claim == Claim::Repetition { "claim.rep" } else { "claim.50" };
        match (claim, with) {
            (Claim::Repetition | Claim::Fifty, None) => self.table(plain(claim), &[("side", Arg::Side(side))]),
            (Claim::Repetition | Claim::Fifty, Some(ply)) => {
                let said = Arg::Said(self.language.clause(ply, self.manner.within()));
                let key = if claim == Claim::Repetition { "claim.rep.with" } else { "claim.50.with" };
                self.table(key, &[("side", Arg::Side(side)), ("move", said)]);
            }
            (Claim::Flag, _) => {
                let key = match by {
                    Role::Assistant => "claim.flag.assistant",
                    Role::Arbiter => "claim.flag.arbiter",
                    _ => "claim.flag",
                };
                self.table(key, &[("winner", Arg::Side(side)), ("side", Arg::Side(side.other()))]);
            }
            // After the flag it is no new claim: the arbiter is asked again.
            (Claim::Quickplay, _) if *self.state.fallen().get(side) => {}
            (Claim::Quickplay, _) => {
                let increment = self.state.setup().profile.quickplay.finish == QuickplayFinish::Increment;
                let key = if increment { "claim.quickplay.increment" } else { "claim.quickplay" };
                self.table(key, &[("side", Arg::Side(side))]);
            }
            (Claim::Illegal | Claim::Touch, _) => {}
        }
    }

    /// The question to the arbiter.
    pub(super) fn put_to_arbiter(&mut self, side: Side) {
        let increment = self.state.setup().profile.quickplay.finish == QuickplayFinish::Increment;
        match *self.state.fallen().get(side) {
            true => self.table("claim.again", &[("side", Arg::Side(side))]),
            false if increment || self.state.claim().is_some_and(|standing| standing.claim == Claim::Touch) => {
                self.table("claim.pending.increment", &[]);
            }
            false => self.table("claim.pending", &[]),
        }
    }

    /// A sentence about the places where a position stood.
    fn repetition(&mut self, key: &str, grounds: &Grounds) {
        let times = Arg::Count("count.occurrence", grounds.after.len() as u64);
        let at = Arg::Said(self.places(&grounds.after));
        self.table(key, &[("times", times), ("at", at)]);
    }

    /// "moves 63, 69 and 71": full moves after which the position stood; the start is no move.
    fn places(&self, after: &[u32]) -> Draft<'static> {
        let language = self.language;
        let line = self.state.line();
        let number = |plies: u32| {
            let made = line.get((plies as usize).checked_sub(1)?);
            // The written move is not made yet.
            Some(Arg::Number(u64::from(made.map_or(self.state.move_number(), |made| made.ply.number))))
        };
        let numbers: Vec<Arg<'_>> = after.iter().filter_map(|&plies| number(plies)).collect();
        let count = numbers.len() as u64;
        let key = match (after.first() == Some(&0), count) {
            (true, 0) => return language.draft("claim.start", &[]).phrase().into(),
            (true, _) => "claim.start.moves",
            (false, _) => "claim.moves",
        };
        let args = [("count", Arg::Number(count)), ("list", Arg::List(numbers))];
        language.draft(key, &args).phrase().into()
    }

    /// What a ruling costs, and the move that has to be played now: sentences behind one another.
    fn costs(&mut self, side: Side, time: &TimeChange, must: Option<&Ply>) {
        let language = self.language;
        let nothing = crate::core::Millis::ZERO;
        let mut parts: Vec<Draft<'_>> = Vec::with_capacity(3);
        let given = *time.given.get(side.other());
        if given > nothing {
            let args = [("time", Arg::Exact(given)), ("side", Arg::Side(side.other()))];
            parts.push(language.draft("claim.penalty", &args));
        }
        let taken = *time.taken.get(side);
        if taken > nothing {
            // Less than a second is not nothing.
            let amount = if taken < crate::core::Millis::seconds(1) { Arg::Exact(taken) } else { Arg::Time(taken) };
            parts.push(language.draft("claim.loss", &[("time", amount), ("side", Arg::Side(side))]));
        }
        if must.is_some() {
            parts.push(language.draft("claim.must", &[("side", Arg::Side(side))]));
        }
        // A claim of a draw is an offer of one, and stays it (9.1.2.3).
        let early = self.state.setup().profile.offer_after_moves as usize * 2 > self.state.line().len();
        if self.state.offer() == Some(side) && self.state.outcome().is_none() && !early && self.denied() {
            parts.push(language.draft("claim.offers", &[("side", Arg::For(side.other()))]));
        }
        let all = parts.into_iter().reduce(|one, two| one.followed_by(&Draft::same(" ")).followed_by(&two));
        if let Some(all) = all {
            self.said.push(language.utterance(Channel::Table, Class::Move, "claim.penalty", all));
        }
    }

    /// Whether a claim of a draw was found wrong in the same command.
    fn denied(&self) -> bool {
        self.events
            .iter()
            .any(|event| matches!(event.fact, Fact::Claim(ClaimFact::Denied { claim, .. }) if claim.is_of_a_draw()))
    }

    /// Whose clock runs again after a ruling.
    fn runs_again(&mut self) {
        // A move that is taken back says it itself.
        let back = |event: &Event| matches!(event.fact, Fact::Touch(TouchFact::MoveBack { .. }));
        if self.events.iter().any(back) {
            return;
        }
        if let Some(running) = self.state.clock().running().filter(|_| self.state.outcome().is_none()) {
            self.say(Channel::Table, Class::Reply, "clock.start", &[("side", Arg::Side(running))]);
        }
    }
}

/// Whether an event has told already that the claimed draw is right.
pub(super) fn told_by(event: &Event) -> bool {
    matches!(event.fact, Fact::Claim(ClaimFact::Granted { claim: Claim::Repetition | Claim::Fifty, .. }))
}
