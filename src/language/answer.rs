//! Answers in words: time, moves, players, rules. What stands on the board is `board`'s.
//!
//! A long answer is one utterance, whole. In tournament conduct it goes to the asker alone.

use super::arg::Arg;
use super::locale::Language;
use super::manner::Manner;
use super::phrase::Draft;
use super::utterance::{Channel, Class, Utterance};
use crate::core::{Answer, Both, Kind, Millis, Ply, Role, Side, State};

impl From<Role> for Channel {
    fn from(role: Role) -> Channel {
        match role {
            Role::White => Channel::White,
            Role::Black => Channel::Black,
            Role::Assistant => Channel::Assistant,
            Role::Arbiter => Channel::Arbiter,
        }
    }
}

impl Language {
    /// The answer to a question; `state` is the state it was asked of.
    pub fn answer(&self, answer: &Answer, asker: Role, state: &State, manner: &Manner) -> Utterance {
        let (key, draft) = self.worded(answer, asker, state, manner);
        self.utterance(self.answered_at(asker, state, manner), Class::Reply, key, draft)
    }

    /// An answer's key and its sentence.
    pub(super) fn worded(
        &self,
        answer: &Answer,
        asker: Role,
        state: &State,
        manner: &Manner,
    ) -> (&'static str, Draft<'_>) {
        let channel = self.answered_at(asker, state, manner);
        match answer {
            Answer::Time { side, left } => self.own_time(*side, *left, asker, channel),
            Answer::Times(left) if left.white.is_none() && left.black.is_none() => self.row_of("clock.none"),
            Answer::Times(left) => {
                let face = |left: Option<Millis>| left.map_or(Arg::Key("clock.free"), Arg::Time);
                ("clock.both", self.draft("clock.both", &[("white", face(left.white)), ("black", face(left.black))]))
            }
            Answer::Used { moves, used } => {
                let args = [
                    ("moves", Arg::Number(u64::from(*moves))),
                    ("white", Arg::Used(used.white)),
                    ("black", Arg::Used(used.black)),
                ];
                ("clock.used", self.draft("clock.used", &args))
            }
            Answer::Control { left: Some(left), .. } => {
                let moves = Arg::Count("count.move", u64::from(*left));
                ("clock.control", self.draft("clock.control", &[("moves", moves)]))
            }
            Answer::Control { .. } => self.row_of("clock.rest"),
            Answer::Turn { number, side } => {
                let args = [("number", Arg::Number(u64::from(*number))), ("side", Arg::For(*side))];
                ("clock.moves", self.draft("clock.moves", &args))
            }
            Answer::Last(plies) => match plies.as_slice() {
                [] => self.row_of("last.none"),
                [ply] => ("last", self.last_move(ply, manner)),
                several => ("last", self.moves(several, manner)),
            },
            Answer::Moves(plies) if plies.is_empty() => self.row_of("last.none"),
            Answer::Moves(plies) => ("moves.list", self.moves(plies, manner)),
            Answer::Captured { last, taken } => ("captured", self.captured(last.as_ref(), taken, state, manner)),
            Answer::Players(names) => {
                let args = [("white", self.player(&names.white)), ("black", self.player(&names.black))];
                ("players", self.draft("players", &args))
            }
            Answer::Rules(_) => ("rules", self.rules(state.setup())),
            Answer::Check(checkers) => self.check(checkers, asker, state, manner),
            Answer::Line { line, found } => self.line(*line, found, manner),
            Answer::Where { kind, squares, side } => ("board.where", self.whereabouts(*kind, squares, *side, manner)),
            Answer::Position(sides) => ("board.position", self.position(sides, manner)),
            Answer::Board(placement) => ("board", self.board(placement, manner)),
            Answer::Guards { on, attack, pieces } => self.guards(*on, *attack, pieces, manner),
            Answer::Legal { from, captures, moves } => self.legal(*from, *captures, moves, manner),
            Answer::Material { ahead } => self.material(ahead),
            Answer::Counts { moves, times } => {
                let moves = ("moves", Arg::Count("count.move", u64::from(*moves)));
                ("board.counts", self.draft("board.counts", &[moves, ("times", Arg::Number(*times as u64))]))
            }
            Answer::Count(left) => ("board.count", self.count(left)),
            Answer::Spent { time, .. } => ("last.spent", self.draft("last.spent", &[("time", Arg::Time(*time))])),
            Answer::Why { outcome, line } => self.why(*outcome, line, state, manner),
            Answer::Boards(found) => self.boards_stand(found, state.boards().and_then(|boards| boards.due()), manner),
            Answer::OnBoards(boards) => ("boards.on.vi", self.on_boards(boards, manner)),
            Answer::OneBoard(which, sides) => self.one_board(*which, self.position(sides, manner)),
            Answer::Envelope { sealer, number, used, offer, resumption } => {
                ("envelope.record", self.envelope(*sealer, *number, *used, *offer, resumption, state))
            }
        }
    }

    /// Where an answer is heard: at the table in casual play, else by the asker alone.
    pub(super) fn answered_at(&self, asker: Role, state: &State, manner: &Manner) -> Channel {
        let alone = manner.private || !state.setup().conduct.one_step;
        if alone { asker.into() } else { Channel::Table }
    }

    pub(super) fn row_of(&self, key: &'static str) -> (&'static str, Draft<'_>) {
        (key, self.draft(key, &[]))
    }

    fn own_time(&self, side: Side, left: Option<Millis>, asker: Role, channel: Channel) -> (&'static str, Draft<'_>) {
        let Some(left) = left else { return self.row_of("clock.none") };
        let time = ("time", Arg::Time(left));
        // At a shared table "you" would be anybody.
        if Self::is_own(asker, side) && channel != Channel::Table {
            return ("clock.own", self.draft("clock.own", &[time]));
        }
        ("clock.own", self.draft("clock.side", &[("side", Arg::Side(side)), time]))
    }

    fn moves(&self, plies: &[Ply], manner: &Manner) -> Draft<'_> {
        self.draft("moves.list", &[("moves", Arg::Said(self.row(plies, manner)))])
    }

    fn captured(&self, last: Option<&Ply>, taken: &Both<Vec<Kind>>, state: &State, manner: &Manner) -> Draft<'_> {
        if state.line().is_empty() {
            return self.draft("last.none", &[]);
        }
        let all = |kinds| self.counts(kinds, "captured.nothing");
        let args = [("white", all(&taken.white)), ("black", all(&taken.black))];
        let all = ("all", Arg::Said(self.draft("captured.taken", &args)));
        match last.and_then(|ply| Some((ply, ply.captured?))) {
            None => self.draft("captured.not", &[all]),
            Some((ply, prize)) => {
                let on = Arg::Square(prize.on, manner.style.within());
                let args = [("piece", Arg::Piece(ply.piece)), ("captured", Arg::Piece(prize.kind)), ("on", on), all];
                self.draft("captured", &args)
            }
        }
    }
}

impl Language {
    /// Pieces by kind, counted: "two knights and a queen"; `none` where there are none.
    fn counts(&self, kinds: &[Kind], none: &'static str) -> Arg<'_> {
        let counts: Vec<Arg<'_>> = counted(kinds)
            .map(|(kind, count)| {
                let key = ["count-", kind.word()].concat();
                Arg::Said(self.draft(&key, &[("count", Arg::Number(count))]))
            })
            .collect();
        if counts.is_empty() { Arg::Key(none) } else { Arg::List(counts) }
    }

    fn count(&self, left: &Both<Vec<Kind>>) -> Draft<'_> {
        let all = |kinds| self.counts(kinds, "count.alone");
        self.draft("board.count", &[("white", all(&left.white)), ("black", all(&left.black))])
    }
}

/// Equal neighbours of a list, counted.
pub(super) fn counted(kinds: &[Kind]) -> impl Iterator<Item = (Kind, u64)> {
    kinds.chunk_by(|one, next| one == next).filter_map(|equal| Some((*equal.first()?, equal.len() as u64)))
}
