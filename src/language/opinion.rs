//! An engine's opinion in words: what it would play, who is ahead and by how much.
//!
//! It is said to be the engine's and never to be so. Tenths of a pawn are words, for a voice reads a point
//! as the end of a sentence.

use super::arg::Arg;
use super::locale::Language;
use super::manner::Manner;
use super::phrase::Draft;
use super::utterance::{Class, Utterance};
use crate::core::{Ply, Role, Side, State};

/// Less than so many hundredths of a pawn is an even game.
const EVEN: u32 = 25;

impl Language {
    /// The move an engine would play.
    pub fn would_play(&self, ply: &Ply, asker: Role, state: &State, manner: &Manner) -> Utterance {
        let said = Arg::Said(self.clause(ply, manner.within()));
        self.utter(self.answered_at(asker, state, manner), Class::Reply, "opinion.best", &[("move", said)])
    }

    /// Which side an engine sees ahead, by hundredths of a pawn, or how soon it mates; and the moves it expects.
    pub fn judges(
        &self,
        side: Side,
        pawns: u32,
        mate: Option<u32>,
        line: &[Ply],
        (asker, state): (Role, &State),
        manner: &Manner,
    ) -> Utterance {
        let count = |key: &'static str, number: u32| Some(Arg::Count(key, u64::from(number)));
        // Rounded to halves: finer shades say nothing to a person.
        let halves = (pawns + 25) / 50;
        let (key, amount) = match mate {
            Some(moves) => ("opinion.mate", count("count.move", moves.max(1))),
            None if pawns < EVEN => ("opinion.equal", None),
            None if halves == 1 => ("opinion.half", None),
            None if halves % 2 == 1 => ("opinion.ahead.half", count("count.pawn", halves / 2)),
            None => ("opinion.ahead", count("count.pawn", halves / 2)),
        };
        let mut args = vec![("side", Arg::For(side))];
        args.extend(amount.map(|amount| ("amount", amount)));
        let mut said = self.draft(key, &args);
        if !line.is_empty() {
            let moves = ("moves", Arg::Said(self.row(line, manner)));
            said = said.followed_by(&Draft::same(" ")).followed_by(&self.draft("opinion.line", &[moves]));
        }
        self.utterance(self.answered_at(asker, state, manner), Class::Reply, key, said)
    }
}
