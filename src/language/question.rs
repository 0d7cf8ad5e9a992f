//! Questions whose words depend on moves: which of several, which piece a pawn becomes.
//!
//! All other questions are single messages of the catalogue, said through [`Language::utter`].

use shakmaty::Square;

use super::arg::Arg;
use super::locale::Language;
use super::manner::Manner;
use super::phrase::Draft;
use super::utterance::{Channel, Class, Utterance};
use crate::core::{Ending, Outcome, Ply, Role, Side, State};

impl Language {
    /// Which of several legal moves was meant. Moves of one kind of piece to one square are told apart by
    /// their first squares, all others are numbered.
    pub fn which(&self, moves: &[Ply], asker: Role, state: &State, manner: &Manner) -> Utterance {
        let channel = self.answered_at(asker, state, manner);
        let style = manner.style.within();
        if let Some(first) = moves.first().filter(|first| moves.iter().all(|ply| is_same_goal(first, ply))) {
            let squares = moves.iter().map(|ply| self.draft("ambig.from", &[("from", Arg::Square(ply.from, style))]));
            let args = [
                ("count", Arg::Number(moves.len() as u64)),
                ("pieces", Arg::Form("many", first.piece)),
                ("to", Arg::Square(first.to, style)),
                ("squares", Arg::Said(self.join("ambig.join", squares))),
            ];
            return self.utter(channel, Class::Reply, "bad.ambig", &args);
        }
        let choices = moves.iter().zip(1..).map(|(ply, number)| {
            let said = Arg::Said(self.clause(ply, manner.within()));
            self.draft("which.choice", &[("number", Arg::Number(number)), ("move", said)])
        });
        let choices: Vec<Draft<'_>> = choices.collect();
        let choices = ("choices", Arg::Said(self.join("which.join", choices)));
        self.utter(channel, Class::Reply, "ask.which", &[choices])
    }

    /// A menu of numbered lines, each by its key.
    pub fn menu<'k>(&self, keys: impl Iterator<Item = &'k str>) -> Utterance {
        let lines = keys.zip(1..).map(|(key, number)| {
            self.draft("which.choice", &[("number", Arg::Number(number)), ("move", Arg::Key(key))])
        });
        let lines: Vec<Draft<'_>> = lines.collect();
        let lines = ("choices", Arg::Said(self.join("which.join", lines)));
        self.utter(Channel::Table, Class::Reply, "menu.choose", &[lines])
    }

    /// Whether a player signs the result (8.7).
    pub fn signature(&self, side: Side, outcome: Outcome) -> Utterance {
        let result = match (outcome.ending, outcome.winner) {
            (Ending::Annulled, _) => "score.annulled",
            (Ending::BothLose, _) => "score.both",
            (_, Some(Side::White)) => "score.white",
            (_, Some(Side::Black)) => "score.black",
            (_, None) => "score.half",
        };
        self.utter(Channel::Table, Class::Reply, "sign", &[("result", Arg::Key(result)), ("side", Arg::Side(side))])
    }

    /// Whether the opponent of a claimant confirms position and score (digital appendix IV).
    pub fn confirmation(&self, side: Side) -> Utterance {
        self.utter(Channel::Table, Class::Reply, "claim.confirm", &[("side", Arg::Side(side))])
    }

    /// Which piece a pawn becomes; `minor` where only bishop or knight can have been meant.
    pub fn promotion(&self, to: Square, minor: bool, asker: Role, state: &State, manner: &Manner) -> Utterance {
        let key = if minor { "ask.minor" } else { "ask.promotion" };
        let channel = self.answered_at(asker, state, manner);
        self.utter(channel, Class::Reply, key, &[("to", Arg::Square(to, manner.style.within()))])
    }
}

/// Whether two moves bring the same kind of piece to the same square, and nothing else is to be chosen.
fn is_same_goal(one: &Ply, other: &Ply) -> bool {
    one.piece == other.piece
        && one.to == other.to
        && one.promotion == other.promotion
        && one.castle.is_none()
        && other.castle.is_none()
}
