//! What is heard of the two boards and of the two scoresheets.

use super::Scene;
use crate::core::{BoardsFact, Event, Fact, Man, WhichBoard, Written};
use crate::language::Arg;
use crate::language::boards::name_of;
use crate::language::phrase::Draft;
use crate::language::utterance::{Channel, Class};

impl Scene<'_> {
    pub(super) fn boards(&mut self, fact: &BoardsFact) {
        match fact {
            // The question is put by whoever can hear the answer.
            BoardsFact::CheckDemanded | BoardsFact::RetraceAnswered { yes: true } => {}
            BoardsFact::RetraceAnswered { yes: false } => self.table("retrace.kept", &[]),
            BoardsFact::CheckDoubted => self.table("boards.doubted", &[]),
            BoardsFact::Checked { item, ok: false } => {
                let what = ["check.", item.word()].concat();
                self.table("boards.not", &[("what", Arg::Key(&what))]);
            }
            BoardsFact::Checked { item, .. } => self.in_order(*item == last_item(self.events)),
            BoardsFact::Executed { .. } => self.table("asst.done", &[]),
            BoardsFact::BoardChanged { board, man, from, to } => self.changed(*board, *man, *from, *to),
            BoardsFact::Compared { found } => {
                let due = self.state.boards().and_then(|boards| boards.due());
                let (key, draft) = self.language.compared(found, due, self.manner);
                self.said.push(self.language.utterance(Channel::Table, Class::Move, key, draft));
            }
            BoardsFact::PutRight { board: WhichBoard::Vi } => self.table("boards.right.vi", &[]),
            BoardsFact::PutRight { board: WhichBoard::Sighted } => self.table("boards.right.sighted", &[]),
            BoardsFact::OtherSheet { kept, moves } => self.other_sheet(*kept, moves),
            BoardsFact::RetraceProposed { last, clocks, .. } => {
                let first = match last {
                    Some(ply) => {
                        let number = Arg::Number(u64::from(ply.number));
                        self.language.draft("retrace.upto", &[("number", number), ("side", Arg::For(ply.side))])
                    }
                    None => self.language.draft("retrace.none", &[]),
                };
                let clock = match (clocks.white, clocks.black) {
                    (None, None) => Arg::Empty,
                    (white, black) => {
                        let face = |left: Option<_>| left.map_or(Arg::Key("clock.free"), Arg::Time);
                        let args = [("white", face(white)), ("black", face(black))];
                        Arg::Said(self.language.draft("retrace.clocks", &args))
                    }
                };
                self.table("retrace", &[("first", Arg::Said(first)), ("clock", clock)]);
            }
        }
    }

    /// Said once, behind the last thing that was looked at, where all is in order.
    fn in_order(&mut self, last: bool) {
        let all = self.state.boards().is_some_and(|boards| boards.checklist().is_in_order());
        if last && all {
            self.table("boards.ready", &[]);
        }
    }

    fn changed(&mut self, board: WhichBoard, man: Man, from: Option<shakmaty::Square>, to: Option<shakmaty::Square>) {
        let (language, style) = (self.language, self.manner.style.within());
        let piece = || ("piece", Arg::Said(language.coloured(man.side, man.kind, 1)));
        let done = match (from, to) {
            (Some(from), Some(to)) => language.shift(man, from, to, style),
            (None, Some(on)) => language.draft("hand.put", &[piece(), ("on", Arg::Square(on, style))]),
            (Some(on), None) => language.draft("hand.off", &[piece(), ("on", Arg::Square(on, style))]),
            (None, None) => Draft::default(),
        };
        self.table("boards.changed", &[("name", Arg::Key(name_of(board))), ("found", Arg::Said(done))]);
    }

    fn other_sheet(&mut self, kept: u32, moves: &[Written]) {
        match moves {
            [] => self.table("sheet.other.back", &[]),
            [one] if kept > 0 || self.state.other_sheet().moves().len() == 1 => self.other_move(kept as usize, one),
            several => self.table("sheet.other.read", &[("count", Arg::Number(several.len() as u64))]),
        }
    }

    /// One entry of the other sheet, and what this game has in its place.
    fn other_move(&mut self, index: usize, written: &Written) {
        let (language, how) = (self.language, self.manner.within());
        let number = ("number", Arg::Number(u64::from(written.number)));
        let side = ("side", Arg::Side(written.side));
        let said = match &written.ply {
            Some(ply) => {
                let clause = ("move", Arg::Said(language.clause(ply, how)));
                language.draft("sheet.other.move", &[number, side, clause])
            }
            None => language.draft("sheet.other.text", &[number, side, ("text", Arg::Name(&written.text))]),
        };
        let ours = self.state.line().get(index).map(|made| &made.ply);
        let ours = ours.filter(|ours| written.ply.as_ref().is_none_or(|ply| ply.uci != ours.uci));
        let detail = match ours {
            Some(ours) => {
                let clause = Arg::Said(language.clause(ours, how));
                Arg::Said(language.draft("sheet.other.ours", &[("move", clause)]))
            }
            None => Arg::Empty,
        };
        self.table("sheet.other.entry", &[("first", Arg::Said(said)), ("detail", detail)]);
    }
}

/// The last thing of the special board that these events look at.
fn last_item(events: &[Event]) -> crate::core::CheckItem {
    let items = events.iter().rev().find_map(|event| match &event.fact {
        Fact::Boards(BoardsFact::Checked { item, .. }) => Some(*item),
        _ => None,
    });
    items.unwrap_or(crate::core::CheckItem::Marks)
}
