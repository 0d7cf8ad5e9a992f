//! The longer answer of `more`: the first of several answers in its own longer form, the others as they are.
//!
//! One utterance under the key of the question; which answers belong to it is `core`'s to say.

use super::announce::Clause;
use super::arg::Arg;
use super::board::spaced;
use super::locale::Language;
use super::manner::{Manner, Style};
use super::phrase::Draft;
use super::utterance::{Class, Utterance};
use crate::core::{Answer, Found, Line, Ply, Role, State};

impl Language {
    /// What `core::fuller` found, as one utterance; `None` for no answers.
    pub fn fuller(&self, answers: &[Answer], asker: Role, state: &State, manner: &Manner) -> Option<Utterance> {
        let (first, others) = answers.split_first()?;
        let (key, short) = self.worded(first, asker, state, manner);
        let own = self.longer(first, manner).unwrap_or(short);
        let others = others.iter().map(|answer| match (answer, state.outcome()) {
            // Nobody is to move any more.
            (Answer::Turn { .. }, Some(outcome)) => self.ending(outcome, state).into(),
            (Answer::Moves(_), _) => {
                self.longer(answer, manner).unwrap_or_else(|| self.worded(answer, asker, state, manner).1)
            }
            _ => self.worded(answer, asker, state, manner).1,
        });
        let said = spaced(std::iter::once(own).chain(others));
        Some(self.utterance(self.answered_at(asker, state, manner), Class::Reply, key, said))
    }

    /// The longer form of an answer, where it has one.
    fn longer(&self, answer: &Answer, manner: &Manner) -> Option<Draft<'_>> {
        let style = manner.style.within();
        match answer {
            Answer::Line { line: Line::Square(on), found } => match found.first()?.piece {
                Some((side, kind)) => {
                    let key = if on.is_light() { "board.square.light" } else { "board.square.dark" };
                    let piece = Arg::Said(self.coloured(side, kind, 1));
                    Some(self.draft(key, &[("on", Arg::Square(*on, style)), ("piece", piece)]))
                }
                None => None,
            },
            Answer::Line { line, found } => self.whole_line(*line, found, style),
            Answer::Last(plies) => match plies.as_slice() {
                [] => None,
                [ply] => Some(self.whole_last(ply, manner)),
                several => Some(spaced(several.iter().map(|ply| self.whole_last(ply, manner)))),
            },
            Answer::Moves(plies) => (!plies.is_empty()).then(|| {
                let texts = plies.iter().map(|ply| {
                    let made = Arg::Said(self.clause(ply, whole(manner)));
                    let number = ("number", Arg::Number(u64::from(ply.number)));
                    self.draft("moves.move", &[number, ("side", Arg::Side(ply.side)), ("move", made)])
                });
                let moves = self.join("moves.join", texts.collect::<Vec<_>>());
                self.draft("moves.list", &[("moves", Arg::Said(moves))])
            }),
            Answer::Legal { captures, moves, .. } => (!moves.is_empty()).then(|| {
                let texts: Vec<Draft<'_>> = moves.iter().map(|ply| self.clause(ply, whole(manner))).collect();
                let found = ("found", Arg::Said(self.join("found.join", texts)));
                self.draft(if *captures { "board.captures" } else { "board.legal" }, &[found])
            }),
            _ => None,
        }
    }

    /// Every square of a line in its order, the empty ones too.
    fn whole_line(&self, line: Line, found: &[Found], style: Style) -> Option<Draft<'_>> {
        let texts: Vec<Draft<'_>> = found
            .iter()
            .map(|found| {
                let piece = match found.piece {
                    Some((side, kind)) => Arg::Said(self.coloured(side, kind, 1)),
                    None => Arg::Key("found.empty"),
                };
                self.draft("found.piece", &[("on", Arg::Square(found.on, style)), ("piece", piece)])
            })
            .collect();
        let found = ("found", Arg::Said(self.join("found.join", texts)));
        let on = |on| ("on", Arg::Square(on, style));
        Some(match line {
            Line::Rank(rank) => {
                let rank = Arg::Said(self.rank(shakmaty::Square::from_coords(shakmaty::File::A, rank)));
                self.draft("board.rank", &[("rank", rank), found])
            }
            Line::File(file) => {
                let file = Arg::Said(self.file(shakmaty::Square::from_coords(file, shakmaty::Rank::First), style));
                self.draft("board.file", &[("file", file), found])
            }
            Line::Diagonal(square) => self.draft("board.diagonal", &[on(square), found]),
            Line::Straight(square) => self.draft("board.straight", &[on(square), found]),
            Line::Jumps(square) => self.draft("board.jumps", &[on(square), found]),
            // A ray that is the edge at once has no square to tell of.
            Line::Ray(..) if texts_are_empty(&found.1) => return None,
            Line::Ray(square, direction) => {
                let key = ["direction-", direction.word()].concat();
                let direction = ("direction", Arg::Said(self.draft(&key, &[])));
                self.draft("board.ray", &[direction, on(square), found])
            }
            Line::Square(_) => return None,
        })
    }

    /// "Last move, move 12, Black: …" with every word, and in castling the squares of king and rook.
    fn whole_last(&self, ply: &Ply, manner: &Manner) -> Draft<'_> {
        let style = manner.style.within();
        let clause = self.clause(ply, whole(manner));
        let made = match ply.castle {
            None => clause,
            Some(castle) => {
                let king = ("king", Arg::Square(ply.to, style));
                let rook = ("rook", Arg::Square(castle.rook_to, style));
                self.draft("more.castle", &[("clause", Arg::Said(clause)), king, rook])
            }
        };
        let number = ("number", Arg::Number(u64::from(ply.number)));
        self.draft("last", &[number, ("side", Arg::For(ply.side)), ("move", Arg::Said(made))])
    }
}

/// A move inside another sentence with every word said.
fn whole(manner: &Manner) -> Clause {
    Clause { captured: true, pawn: true, ..manner.within() }
}

fn texts_are_empty(found: &Arg<'_>) -> bool {
    matches!(found, Arg::Said(draft) if draft.speak.is_empty())
}
