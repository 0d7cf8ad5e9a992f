//! Two boards and two scoresheets (appendix VI.1, VI.7, VI.8, VI.9 a).
//!
//! The score decides which board is wrong; where the scoresheets differ too, the last half-move on which both
//! agree does, and the arbiter's yes. Nothing of the game changes before that.

use shakmaty::{Position, Square};

use super::Judge;
use crate::core::act::{BoardsAct, Hand};
use crate::core::boards::{BoardsRefusal, CheckItem, Man, TwoBoards, WhichBoard, Written};
use crate::core::event::{BoardsFact, ClockFact, Event, Fact, RulingFact};
use crate::core::piece::Kind;
use crate::core::ply::Ply;
use crate::core::refusal::Refusal;
use crate::core::role::Role;
use crate::core::side::{Both, Side};

/// The most half-moves of a scoresheet that are kept.
const LONGEST: usize = 2000;

type Judged = Result<Vec<Event>, Refusal>;

impl Judge<'_> {
    pub(super) fn boards(&self, act: &BoardsAct) -> Judged {
        match act {
            BoardsAct::Demand => {
                self.unbegun()?;
                self.fact(BoardsFact::CheckDemanded)
            }
            BoardsAct::Check { item, ok } => self.checked(*item, *ok),
            BoardsAct::Executed => self.executed(),
            BoardsAct::Hands { board, hand } => self.hands(*board, *hand),
            BoardsAct::Compare => self.compare(),
            BoardsAct::PutRight => self.put_right(),
            BoardsAct::OtherSheet { anew, moves } => self.other_sheet(*anew, moves),
            BoardsAct::OtherBack => {
                let kept = self.state.other.moves.len().checked_sub(1).ok_or(refused(BoardsRefusal::SheetEmpty))?;
                self.fact(BoardsFact::OtherSheet { kept: kept as u32, moves: Vec::new() })
            }
            BoardsAct::Retrace => self.retrace(),
            BoardsAct::Retraced { yes } => self.retraced(*yes),
        }
    }

    /// Whether the special board is fit for play: one thing that was found wrong keeps the first move back.
    ///
    /// # Errors
    /// [`BoardsRefusal::NotInOrder`], until that thing was found in order, and [`BoardsRefusal::Unchecked`] while
    /// the check that was asked for is not answered (VI.1).
    pub(super) fn board_in_order(&self) -> Result<(), Refusal> {
        let Some(boards) = self.state.boards().filter(|_| self.state.line.is_empty()) else { return Ok(()) };
        match boards.checklist().refused() {
            Some(item) => Err(refused(BoardsRefusal::NotInOrder { item })),
            None if boards.checklist().is_owed() => Err(refused(BoardsRefusal::Unchecked)),
            None => Ok(()),
        }
    }

    fn fact(&self, fact: BoardsFact) -> Judged {
        Ok(vec![self.event(fact)])
    }

    fn two(&self) -> Result<&TwoBoards, Refusal> {
        self.state.boards().ok_or(refused(BoardsRefusal::OneBoard))
    }

    /// The boards, before the first move.
    fn unbegun(&self) -> Result<&TwoBoards, Refusal> {
        let begun = !self.state.line.is_empty() || self.state.announced.is_some();
        self.two().and_then(|boards| if begun { Err(refused(BoardsRefusal::Begun)) } else { Ok(boards) })
    }

    fn checked(&self, item: Option<CheckItem>, ok: bool) -> Judged {
        self.unbegun()?;
        if item.is_none() && !ok {
            return self.fact(BoardsFact::CheckDoubted);
        }
        let items = item.map_or(CheckItem::ALL.to_vec(), |item| vec![item]);
        Ok(items.into_iter().map(|item| self.event(BoardsFact::Checked { item, ok })).collect())
    }

    fn executed(&self) -> Judged {
        match self.two()?.due() {
            Some((WhichBoard::Sighted, ply)) => self.fact(BoardsFact::Executed { ply: ply.clone() }),
            _ => Err(refused(BoardsRefusal::NothingDue)),
        }
    }

    fn hands(&self, board: WhichBoard, hand: Hand) -> Judged {
        let shown = self.two()?.get(board);
        let man = |on: Square| shown.piece_at(on).map(Man::from).ok_or(refused(BoardsRefusal::Empty { board, on }));
        let (man, from, to) = match hand {
            Hand::Moved { from, to } => (man(from)?, Some(from), Some(to)),
            Hand::Emptied { on } => (man(on)?, Some(on), None),
            Hand::Put { side, kind, on } => {
                let side = match side {
                    Some(side) => side,
                    None => self.colour(board, kind, on)?,
                };
                (Man { side, kind }, None, Some(on))
            }
        };
        self.fact(BoardsFact::BoardChanged { board, man, from, to })
    }

    /// Whose piece is meant that was named without its colour: the one the score has there, else the only one
    /// that the board lacks.
    fn colour(&self, board: WhichBoard, kind: Kind, on: Square) -> Result<Side, Refusal> {
        let (shown, score) = (self.two()?.get(board), self.state.score());
        if let Some(man) = score.piece_at(on).map(Man::from).filter(|man| man.kind == kind) {
            return Ok(man.side);
        }
        let count = |of: &shakmaty::Board, side: Side| {
            of.by_piece(shakmaty::Piece { color: side.into(), role: kind.into() }).count()
        };
        let lacks: Vec<Side> = Side::ALL.into_iter().filter(|side| count(shown, *side) < count(score, *side)).collect();
        match lacks.as_slice() {
            [side] => Ok(*side),
            _ => Err(refused(BoardsRefusal::Colour { kind })),
        }
    }

    /// The boards are compared; where one was set wrongly the clocks stand meanwhile (VI.7).
    fn compare(&self) -> Judged {
        let found = self.state.compare().ok_or(refused(BoardsRefusal::OneBoard))?;
        self.state.hands_are_off().map_err(Refusal::Boards)?;
        // The clocks first: what has to be done is said last, and then asked about.
        let mut events: Vec<Event> = self.clocks_stand().filter(|_| found.is_wrong()).into_iter().collect();
        events.push(self.event(BoardsFact::Compared { found }));
        Ok(events)
    }

    /// The stop of the clocks, where one runs.
    fn clocks_stand(&self) -> Option<Event> {
        let stop = ClockFact::Stopped { reason: String::new() };
        self.state.clock.running().map(|_| self.event(stop))
    }

    fn put_right(&self) -> Judged {
        let boards = self.two()?;
        if !self.state.is_to_be_put_right() {
            return Err(refused(BoardsRefusal::Agree));
        }
        let wrong = WhichBoard::ALL.into_iter().filter(|which| boards.get(*which) != self.state.score());
        Ok(wrong.map(|board| self.event(BoardsFact::PutRight { board })).collect())
    }

    fn other_sheet(&self, anew: bool, moves: &[(String, Option<shakmaty::uci::UciMove>)]) -> Judged {
        let state = self.state;
        let kept = if anew { 0 } else { state.other.moves.len() };
        let mut sheet = state.other.clone();
        sheet.moves.truncate(kept);
        let mut position = sheet.position(&state.start);
        let mut written = Vec::with_capacity(moves.len());
        for (place, (text, uci)) in moves.iter().enumerate().take(LONGEST.saturating_sub(kept)) {
            let (number, side) = self.of_half_move(kept + place);
            let played = position.as_ref().and_then(|position| {
                let mv = uci.as_ref()?.to_move(position).ok()?;
                Some(Ply::play(position, mv))
            });
            let (ply, after) = played.map_or((None, None), |(ply, after)| (Some(ply), Some(after)));
            position = after;
            written.push(Written { number, side, text: text.clone(), ply });
        }
        self.fact(BoardsFact::OtherSheet { kept: kept as u32, moves: written })
    }

    /// The number of the full move and the side of a half-move, counted from 0.
    fn of_half_move(&self, index: usize) -> (u32, Side) {
        let start = &self.state.start;
        let before = usize::from(start.turn().is_black());
        let side = if (before + index).is_multiple_of(2) { Side::White } else { Side::Black };
        (start.fullmoves().get() + ((before + index) / 2) as u32, side)
    }

    /// The last half-move on which both scoresheets agree, and the clocks of it (VI.8).
    fn retrace(&self) -> Judged {
        let state = self.state;
        let (line, other) = (&state.line, &state.other);
        if other.moves.is_empty() {
            return Err(refused(BoardsRefusal::NoSheet));
        }
        // What is not entered is no other move: only one that differs is gone back before.
        if !other.departs(line) {
            return Err(refused(BoardsRefusal::SheetsAgree));
        }
        let agreed = other.agreed(line);
        let clock = state.clock_of(agreed);
        let left = |side| clock.reading(state.time(), side, self.now);
        let mut events: Vec<Event> = self.clocks_stand().into_iter().collect();
        events.push(self.event(BoardsFact::RetraceProposed {
            plies: agreed as u32,
            turn: state.position_before(agreed).turn().into(),
            last: agreed.checked_sub(1).and_then(|last| line.get(last)).map(|made| made.ply.clone()),
            clocks: Both { white: left(Side::White), black: left(Side::Black) },
        }));
        Ok(events)
    }

    /// The person in charge restores the position and resets the clocks, or leaves all as it is.
    fn retraced(&self, yes: bool) -> Judged {
        if self.by != Role::Arbiter {
            return Err(Refusal::NotYours);
        }
        let plies = self.state.other.proposed.ok_or(refused(BoardsRefusal::NothingProposed))?;
        let mut events = self.fact(BoardsFact::RetraceAnswered { yes })?;
        if yes {
            let turn = self.state.position_before(plies as usize).turn().into();
            events.push(self.event(Fact::Ruling(RulingFact::Restored {
                plies,
                turn,
                undone: self.state.undoes(plies as usize),
            })));
        }
        Ok(events)
    }
}

fn refused(why: BoardsRefusal) -> Refusal {
    Refusal::Boards(why)
}
