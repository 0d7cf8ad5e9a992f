//! Two boards: what each of them shows, and where they depart from the score (appendix VI.1, VI.2, VI.7).
//!
//! It knows placements, never a rule: what is lawful, who may say it and what follows is `decide`'s. The
//! score is always right here; a board can only be behind it or beside it.

mod check;
mod comparison;
mod fix;
mod refusal;
mod sheet;
mod which;

use shakmaty::{Board, Piece, Position, Square};

pub use check::{CheckItem, Checklist};
pub use comparison::Comparison;
pub use fix::{Fix, Man, fixes};
pub use refusal::BoardsRefusal;
pub use sheet::{OtherSheet, Written};
pub use which::WhichBoard;

use super::conduct::{Duty, RepeatBack};
use super::ply::Ply;
use super::side::Side;
use super::state::State;

/// Both boards of a game.
#[derive(Clone, Debug)]
pub struct TwoBoards {
    /// Whose board is the special one.
    whose: Side,
    vi: Board,
    sighted: Board,
    /// The half-move that is still to be executed on a board.
    due: Option<(WhichBoard, Ply)>,
    /// What stood on the squares that the announced move has changed, so that it can be put back.
    undo: Vec<(WhichBoard, Square, Option<Piece>)>,
    /// Whether a comparison has found a board that departs from the score, and play has not gone on since.
    pub(super) wrong: bool,
    /// What was said of the special board before the first move.
    pub(super) checklist: Checklist,
}

impl TwoBoards {
    /// Both boards in a position.
    pub(super) fn new(whose: Side, board: &Board) -> TwoBoards {
        TwoBoards {
            whose,
            vi: board.clone(),
            sighted: board.clone(),
            due: None,
            undo: Vec::new(),
            wrong: false,
            checklist: Checklist::default(),
        }
    }

    /// Whose board is the special one.
    pub fn whose(&self) -> Side {
        self.whose
    }

    /// What a board shows.
    pub fn get(&self, which: WhichBoard) -> &Board {
        match which {
            WhichBoard::Vi => &self.vi,
            WhichBoard::Sighted => &self.sighted,
        }
    }

    /// The board a side plays on.
    pub fn of(&self, side: Side) -> WhichBoard {
        if side == self.whose { WhichBoard::Vi } else { WhichBoard::Sighted }
    }

    /// The half-move that is still to be executed on a board, and on which.
    pub fn due(&self) -> Option<(WhichBoard, &Ply)> {
        self.due.as_ref().map(|(which, ply)| (*which, ply))
    }

    /// What was said of the special board before the first move.
    pub fn checklist(&self) -> &Checklist {
        &self.checklist
    }

    /// Puts something, or nothing, on a square of a board; what stood there.
    pub(super) fn put(&mut self, which: WhichBoard, on: Square, man: Option<Piece>) -> Option<Piece> {
        let board = match which {
            WhichBoard::Vi => &mut self.vi,
            WhichBoard::Sighted => &mut self.sighted,
        };
        let before = board.remove_piece_at(on);
        if let Some(man) = man {
            board.set_piece_at(on, man);
        }
        before
    }

    /// A move is announced: its maker's own board shows it at once (announcing counts as lifting and placing).
    pub(super) fn announced(&mut self, ply: &Ply) {
        let own = self.of(ply.side);
        // Whoever answers has the last move on his board, or he could not have made his own.
        if self.due.as_ref().is_some_and(|(which, _)| *which == own) {
            self.execute();
        }
        self.undo.clear();
        self.make(own, ply);
        self.due = Some((own.other(), ply.clone()));
    }

    /// The announcement is withdrawn: the move is put back wherever it was made.
    pub(super) fn withdrawn(&mut self) {
        self.due = None;
        for (which, on, man) in std::mem::take(&mut self.undo).into_iter().rev() {
            self.put(which, on, man);
        }
    }

    /// What was still to be executed is executed.
    pub(super) fn execute(&mut self) {
        if let Some((which, ply)) = self.due.take() {
            self.make(which, &ply);
        }
    }

    /// What was to be executed is done where its board shows the score, by whatever hands.
    pub(super) fn settle(&mut self, score: &Board) {
        if self.due.as_ref().is_some_and(|(which, _)| self.get(*which) == score) {
            self.due = None;
        }
    }

    /// A board is set up as another one.
    pub(super) fn set(&mut self, which: WhichBoard, board: &Board) {
        match which {
            WhichBoard::Vi => self.vi = board.clone(),
            WhichBoard::Sighted => self.sighted = board.clone(),
        }
        if self.due.as_ref().is_some_and(|(due, _)| *due == which) {
            self.due = None;
        }
    }

    /// Both boards are set up anew, and nothing is to be executed.
    pub(super) fn reset(&mut self, board: &Board) {
        WhichBoard::ALL.into_iter().for_each(|which| self.set(which, board));
        self.undo.clear();
        self.wrong = false;
    }

    /// Makes a half-move on a board, whatever stands there: hands do no more.
    fn make(&mut self, which: WhichBoard, ply: &Ply) {
        let color = ply.side.into();
        let man = Piece { color, role: ply.promotion.unwrap_or(ply.piece).into() };
        let rook = Piece { color, role: shakmaty::Role::Rook };
        let emptied = [Some(ply.from), ply.captured.map(|taken| taken.on), ply.castle.map(|castle| castle.rook_from)];
        let filled = [Some((ply.to, man)), ply.castle.map(|castle| (castle.rook_to, rook))];
        for on in emptied.into_iter().flatten() {
            let before = self.put(which, on, None);
            self.undo.push((which, on, before));
        }
        for (on, man) in filled.into_iter().flatten() {
            let before = self.put(which, on, Some(man));
            self.undo.push((which, on, before));
        }
    }
}

impl State {
    /// The two boards, where two are used.
    pub fn boards(&self) -> Option<&TwoBoards> {
        self.boards.as_ref()
    }

    /// The placement that both boards have to show: the announced move stands on the board.
    pub fn score(&self) -> &Board {
        self.announced.as_ref().map_or_else(|| self.position().board(), |announced| announced.after.board())
    }

    /// Whether no piece is in a hand or put down for a move that is not announced: it would be on no board, or on one
    /// alone.
    ///
    /// # Errors
    /// [`BoardsRefusal::Hands`], with the piece.
    pub(super) fn hands_are_off(&self) -> Result<(), BoardsRefusal> {
        if self.boards.is_none() || self.announced.is_some() {
            return Ok(());
        }
        let held = self.hands.held().first().map(|held| (held.from, None));
        let placed = self.hands.placed().first().map(|placed| (placed.from, Some(placed.on)));
        held.or(placed).map_or(Ok(()), |(from, on)| Err(BoardsRefusal::Hands { from, on }))
    }

    /// The half-move that somebody has to make for the player on his opponent's board (VI.9 a).
    pub fn to_execute(&self) -> Option<&Ply> {
        let (which, ply) = self.boards()?.due()?;
        (which == WhichBoard::Sighted && self.needs_hand(ply.side)).then_some(ply)
    }

    /// Whether a board was found wrong and is still to be put right (VI.7).
    pub fn is_to_be_put_right(&self) -> bool {
        self.boards().is_some_and(|boards| boards.wrong) && self.compare().is_some_and(|found| found.is_wrong())
    }

    /// Whether a side's moves are made for it on the other board, so that it is asked whether they were.
    pub(super) fn needs_hand(&self, side: Side) -> bool {
        self.setup.special_board == Some(side) && self.setup.conduct.assistant.contains(&Duty::Execute)
    }

    /// Whether the press alone stands for the execution on the other board: nobody repeats, and no assistant
    /// tells when it is done.
    pub(super) fn press_executes(&self, side: Side) -> bool {
        self.setup.conduct.repeat_back == RepeatBack::Off && !self.needs_hand(side)
    }
}
