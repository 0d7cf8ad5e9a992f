//! Two boards in words: how they stand, what has to be done on them, what the assistant is to do.
//!
//! What happened to them is worded in `event`; here is what is asked, answered and refused.

use shakmaty::Square;

use super::arg::Arg;
use super::board::spaced;
use super::locale::Language;
use super::manner::{Manner, Style};
use super::phrase::Draft;
use super::utterance::{Channel, Class, Utterance};
use crate::core::{BoardsRefusal, CheckItem, Comparison, Fix, Found, Kind, Man, Ply, Side, WhichBoard};

/// A key and its sentence.
type Row<'l> = (&'static str, Draft<'l>);

impl Language {
    /// A move as the assistant has to make it on the sighted board, and whether it is done (VI.9 a).
    pub fn execution(&self, ply: &Ply, manner: &Manner) -> Utterance {
        let style = manner.style.within();
        let square = |name: &'static str, on: Square| (name, Arg::Square(on, style));
        let whole = |side: Side, kind: Kind| Arg::Said(self.whole(side, kind));
        let mut args = vec![("piece", whole(ply.side, ply.piece)), square("from", ply.from), square("to", ply.to)];
        if let Some(taken) = ply.captured {
            args.extend([("captured", whole(ply.side.other(), taken.kind)), square("taken", taken.on)]);
        }
        if let Some(castle) = ply.castle {
            args.extend([square("rook", castle.rook_from), square("on", castle.rook_to)]);
        }
        if let Some(promotion) = ply.promotion {
            args.push(("promotion", Arg::Said(self.coloured(ply.side, promotion, 1))));
        }
        let key = match (ply.castle, ply.promotion, ply.captured) {
            (Some(_), ..) => "asst.exec.castle",
            (None, Some(_), Some(_)) => "asst.exec.promo.capture",
            (None, Some(_), None) => "asst.exec.promo",
            (None, None, Some(_)) => "asst.exec.capture",
            (None, None, None) => "asst.exec.quiet",
        };
        let done = Arg::Said(self.draft(key, &args));
        self.utter(Channel::Table, Class::Reply, "asst.exec", &[("move", done)])
    }

    /// The question about the special board: as a whole, or one thing of it (VI.1).
    pub fn board_check(&self, item: Option<CheckItem>) -> Utterance {
        let key = item.map_or("boards.check".to_owned(), |item| ["boards.item.", item.word()].concat());
        self.utter(Channel::Table, Class::Reply, &key, &[])
    }

    /// How the boards stand, in short.
    pub(super) fn boards_stand(&self, found: &Comparison, due: Option<(WhichBoard, &Ply)>, manner: &Manner) -> Row<'_> {
        if found.agrees() {
            return self.row_of("boards.equal");
        }
        let rest = match due.filter(|_| found.due) {
            Some((which, ply)) => self.still_due(which, ply, manner),
            None => self.draft("boards.see", &[]),
        };
        self.differ(found, rest, manner)
    }

    /// What a comparison found, and what has to be done (VI.7).
    pub(super) fn compared(&self, found: &Comparison, due: Option<(WhichBoard, &Ply)>, manner: &Manner) -> Row<'_> {
        if !found.is_wrong() {
            return self.boards_stand(found, due, manner);
        }
        if found.sheets_differ {
            return self.differ(found, self.draft("boards.sheets.differ", &[]), manner);
        }
        let boards = [("boards.correct.vi", &found.vi), ("boards.correct.sighted", &found.sighted)];
        let wrong = boards.into_iter().filter(|(_, fixes)| !fixes.is_empty()).map(|(key, fixes)| {
            let texts = fixes.iter().map(|fix| self.fix(*fix, manner.style.within()));
            self.draft(key, &[("found", Arg::Said(self.join("found.join", texts)))])
        });
        let agree = self.draft("boards.sheets.agree", &[]);
        self.differ(found, spaced(std::iter::once(agree).chain(wrong)), manner)
    }

    /// The squares on which the boards differ, and what follows.
    fn differ<'l>(&'l self, found: &Comparison, rest: Draft<'l>, manner: &Manner) -> Row<'l> {
        let detail = ("detail", Arg::Said(rest));
        if found.squares.is_empty() {
            return ("boards.alike", self.draft("boards.alike", &[detail]));
        }
        let squares = found.squares.iter().map(|on| Arg::Square(*on, manner.style.within()));
        let args = [("count", Arg::Number(found.squares.len() as u64)), ("list", Arg::List(squares.collect())), detail];
        ("boards.differ", self.draft("boards.differ", &args))
    }

    fn still_due(&self, which: WhichBoard, ply: &Ply, manner: &Manner) -> Draft<'_> {
        let args = [("name", Arg::Key(name_of(which))), ("move", Arg::Said(self.clause(ply, manner.within())))];
        self.draft("boards.due", &args)
    }

    /// What has to be done to a board.
    fn fix(&self, fix: Fix, style: Style) -> Draft<'_> {
        let square = |name: &'static str, on: Square| (name, Arg::Square(on, style));
        match fix {
            Fix::Move { man, from, to } => self.shift(man, from, to, style),
            Fix::Put { man, to } => {
                self.draft("fix.put", &[("piece", Arg::Said(self.coloured(man.side, man.kind, 1))), square("to", to)])
            }
            Fix::Remove { man, from } => {
                let piece = ("piece", Arg::Said(self.coloured(man.side, man.kind, 1)));
                self.draft("fix.remove", &[piece, square("on", from)])
            }
        }
    }

    /// "knight from 5 3 to 6 3".
    pub(super) fn shift(&self, man: Man, from: Square, to: Square, style: Style) -> Draft<'_> {
        let args = [
            ("piece", Arg::Said(self.heading(man.kind))),
            ("from", Arg::Square(from, style)),
            ("to", Arg::Square(to, style)),
        ];
        self.draft("fix.move", &args)
    }

    /// A piece as a heading names it: "knight", «الحصان».
    fn heading(&self, kind: Kind) -> Draft<'_> {
        self.draft(&["set-", kind.word()].concat(), &[("count", Arg::Number(1))])
    }

    /// A piece with its colour, as the one that is meant: "the white knight", «الحصان الأبيض».
    pub(super) fn whole(&self, side: Side, kind: Kind) -> Draft<'_> {
        self.draft("whole.man", &[("word", Arg::Choice(side.word())), ("piece", Arg::Said(self.heading(kind)))])
    }

    /// What stands on some squares of each board.
    pub(super) fn on_boards(&self, boards: &[(WhichBoard, Vec<Found>)], manner: &Manner) -> Draft<'_> {
        let style = manner.style.within();
        let texts = boards.iter().map(|(which, found)| {
            let found = found.iter().map(|found| {
                let piece = match found.piece {
                    Some((side, kind)) => self.coloured(side, kind, 1),
                    None => self.draft("found.empty", &[]),
                };
                self.draft("found.piece", &[("on", Arg::Square(found.on, style)), ("piece", Arg::Said(piece))])
            });
            let found = Arg::Said(self.join("found.join", found));
            self.draft(on_of(*which), &[("found", found)])
        });
        spaced(texts)
    }

    /// All pieces of one board.
    pub(super) fn one_board(&self, which: Option<WhichBoard>, pieces: Draft<'_>) -> Row<'_> {
        let key = match which {
            Some(WhichBoard::Vi) => "boards.all.vi",
            Some(WhichBoard::Sighted) => "boards.all.sighted",
            None => "boards.all.both",
        };
        (key, self.draft(key, &[("text", Arg::Said(pieces))]))
    }

    /// Why something about the boards is not done.
    pub(super) fn boards_refused(&self, why: BoardsRefusal, manner: &Manner) -> Row<'_> {
        match why {
            BoardsRefusal::OneBoard => self.row_of("refused.oneboard"),
            BoardsRefusal::NotInOrder { item } => {
                let what = ["check.", item.word()].concat();
                ("refused.board", self.draft("refused.board", &[("what", Arg::Key(&what))]))
            }
            BoardsRefusal::Unchecked => self.row_of("refused.board.unchecked"),
            BoardsRefusal::Begun => self.row_of("refused.board.begun"),
            BoardsRefusal::NothingDue => self.row_of("refused.executed"),
            BoardsRefusal::Empty { board, on } => {
                let args = [("on", Arg::Square(on, manner.style.within())), ("name", Arg::Key(name_of(board)))];
                ("refused.board.empty", self.draft("refused.board.empty", &args))
            }
            BoardsRefusal::Colour { kind } => {
                ("refused.board.colour", self.draft("refused.board.colour", &[("piece", Arg::Piece(kind))]))
            }
            BoardsRefusal::Agree => self.row_of("boards.equal"),
            BoardsRefusal::NoSheet => self.row_of("refused.sheet.none"),
            BoardsRefusal::SheetsAgree => self.row_of("refused.sheets.agree"),
            BoardsRefusal::SheetEmpty => self.row_of("refused.sheet.empty"),
            BoardsRefusal::Hands { from, on: None } => {
                let args = [("from", Arg::Square(from, manner.style.within()))];
                ("refused.boards.held", self.draft("refused.boards.held", &args))
            }
            BoardsRefusal::Hands { from, on: Some(on) } => {
                let style = manner.style.within();
                let args = [("from", Arg::Square(from, style)), ("on", Arg::Square(on, style))];
                ("refused.boards.placed", self.draft("refused.boards.placed", &args))
            }
            BoardsRefusal::NothingProposed => self.row_of("refused.retrace"),
        }
    }
}

/// The key of a board's name.
pub(super) const fn name_of(which: WhichBoard) -> &'static str {
    match which {
        WhichBoard::Vi => "board.vi",
        WhichBoard::Sighted => "board.sighted",
    }
}

/// The key of what stands on a board.
const fn on_of(which: WhichBoard) -> &'static str {
    match which {
        WhichBoard::Vi => "boards.on.vi",
        WhichBoard::Sighted => "boards.on.sighted",
    }
}
