//! What hands have done in one turn: touched, lifted, placed, adjusted; and what was told of it.
//!
//! It remembers and judges nothing.

use shakmaty::Square;

use crate::core::piece::Kind;

/// A piece that was touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touched {
    /// Its square.
    pub on: Square,
    /// Whether another person told it: then nobody knows whether it was before or after the others (4.3.3).
    pub reported: bool,
}

/// A piece that is out of its hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// The square it comes from.
    pub from: Square,
    /// Whether it is only being adjusted.
    pub adjusting: bool,
}

/// A piece that was put down on another square and released.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The square it comes from.
    pub from: Square,
    /// The square it stands on.
    pub on: Square,
    /// What the pawn became, once that piece has touched the square (4.4.4; digital 4.9).
    pub promotion: Option<Kind>,
}

/// A touch that somebody else reported and that nobody has answered for yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Report {
    /// The square.
    pub on: Square,
    /// Whether it was claimed, so that the rule is to be seen to.
    pub claimed: bool,
}

/// What hands have done since the last press.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hands {
    touched: Vec<Touched>,
    held: Vec<Held>,
    placed: Vec<Placed>,
    /// Where a piece was put last, and it cannot stay there.
    stray: Option<(Square, Square)>,
    /// What is adjusted: one square, or all without one.
    adjusting: Option<Option<Square>>,
    report: Option<Report>,
    /// Whether the rule is seen to whatever the profile says: it was claimed, or a position was restored.
    enforced: bool,
    /// The touches of the turn before this one: the opponent's.
    before: Vec<Touched>,
    /// What was released in that turn: a legal move so made cannot be changed (4.7; digital 4.9, 4.11).
    released: Vec<Placed>,
    /// The square of the claim about that turn.
    claimed: Option<Square>,
}

impl Hands {
    /// The hands of a player who has touched the piece on a square and has to obey, whatever the profile
    /// says of claims: after an irregular move that was taken back (4.7, 7.5.1; digital appendix II.6).
    pub fn of_touched(on: Square) -> Hands {
        Hands::of_irregular(&[], on, None)
    }

    /// The same after other touches, and after an irregular capture: the piece that moved was touched, and then
    /// the one it took.
    pub fn of_irregular(earlier: &[Touched], from: Square, taken: Option<Square>) -> Hands {
        let mut hands = Hands { touched: earlier.to_vec(), enforced: true, ..Hands::default() };
        std::iter::once(from).chain(taken).for_each(|on| hands.touch(on, false));
        hands
    }

    /// Whether the player to move has touched a piece with intent (4.3): he can claim no more on this move
    /// (4.8, 9.4), and a draw offer made to him is declined (9.1.2.1).
    pub fn is_touched(&self) -> bool {
        !self.touched.is_empty()
    }

    /// The touched pieces of both colours, in order.
    pub fn touched(&self) -> &[Touched] {
        &self.touched
    }

    /// Whether the piece of a square was touched.
    pub fn has_touched(&self, on: Square) -> bool {
        self.touched.iter().any(|touched| touched.on == on)
    }

    /// The pieces that are out of their holes.
    pub fn held(&self) -> &[Held] {
        &self.held
    }

    /// The piece that comes from a square, if it is out of its hole.
    pub fn held_from(&self, from: Square) -> Option<Held> {
        self.held.iter().find(|held| held.from == from).copied()
    }

    /// The pieces that were released on another square, in order.
    pub fn placed(&self) -> &[Placed] {
        &self.placed
    }

    /// Where a piece was put that cannot stay there: its own square and that one.
    pub fn stray(&self) -> Option<(Square, Square)> {
        self.stray
    }

    /// The reported touch that is to be answered for.
    pub fn report(&self) -> Option<Report> {
        self.report
    }

    /// The touches of the turn before: the opponent's.
    pub fn touched_before(&self) -> &[Touched] {
        &self.before
    }

    /// The square of the claim about the turn before.
    pub fn claimed(&self) -> Option<Square> {
        self.claimed
    }

    /// Whether the rule is seen to in this turn whatever the profile says.
    pub fn is_enforced(&self) -> bool {
        self.enforced
    }

    /// Whether a lift of this square is an adjustment.
    pub fn adjusts(&self, on: Square) -> bool {
        self.adjusting.is_some_and(|one| one.is_none_or(|one| one == on))
    }

    /// A piece is touched; who touches what was just reported has answered for it.
    pub(in crate::core) fn touch(&mut self, on: Square, reported: bool) {
        if !reported && self.report.is_some_and(|report| report.on == on) {
            self.answered(true);
        }
        if !self.has_touched(on) {
            self.touched.push(Touched { on, reported });
        }
    }

    /// A piece is taken out of its hole.
    pub(in crate::core) fn lift(&mut self, from: Square, adjusting: bool) {
        if !adjusting {
            self.touch(from, false);
        }
        if self.held_from(from).is_none() {
            self.held.push(Held { from, adjusting });
        }
    }

    /// A piece is put down: back, on a square where it stays, or on one where it cannot.
    pub(in crate::core) fn place(&mut self, piece: Placed, stays: bool) {
        let Placed { from, on, promotion } = piece;
        if from != on {
            // What is moved was not adjusted.
            self.touch(from, false);
        }
        if !stays {
            self.held.iter_mut().filter(|held| held.from == from).for_each(|held| held.adjusting = false);
            self.stray = Some((from, on));
            return;
        }
        self.stray = None;
        self.held.retain(|held| held.from != from);
        if from == on {
            if self.adjusting == Some(Some(on)) {
                self.adjusting = None;
            }
            return;
        }
        // A captured piece is off the board.
        self.held.retain(|held| held.from != on);
        match self.placed.iter_mut().find(|placed| placed.from == from) {
            Some(placed) => placed.promotion = promotion,
            None => self.placed.push(piece),
        }
    }

    /// The player adjusts from now on.
    pub(in crate::core) fn adjust(&mut self, on: Option<Square>) {
        self.adjusting = Some(on);
    }

    /// Somebody reports a touch.
    pub(in crate::core) fn hear(&mut self, report: Report) {
        self.report = Some(report);
    }

    /// The report is answered; a claim that is confirmed has the rule seen to.
    pub(in crate::core) fn answered(&mut self, deliberate: bool) {
        let claimed = self.report.take().is_some_and(|report| report.claimed);
        self.enforced |= claimed && deliberate;
    }

    /// The rule is claimed: about this turn, or about the one before.
    pub(in crate::core) fn claim(&mut self, on: Square, made: bool) {
        if made {
            self.claimed = Some(on);
        } else {
            self.enforced = true;
        }
    }

    /// The move is made: the turn is the opponent's.
    pub(in crate::core) fn pass(&mut self) {
        let (before, released) = (std::mem::take(&mut self.touched), std::mem::take(&mut self.placed));
        *self = Hands { before, released, ..Hands::default() };
    }

    /// What would be left of these hands by a claim after the press (4.8).
    pub(in crate::core) fn as_claimed(&self, on: Square) -> Hands {
        let mut hands = self.clone();
        hands.pass();
        // Whether the touched piece alone forbids the move is asked.
        hands.released.clear();
        hands.back_to(on);
        hands
    }

    /// The move of the turn before is taken back for the sake of a touched piece.
    pub(in crate::core) fn back_to(&mut self, on: Square) {
        let recorded = self.before.iter().any(|touched| touched.on == on);
        let (touched, placed) = if recorded {
            (std::mem::take(&mut self.before), std::mem::take(&mut self.released))
        } else {
            (vec![Touched { on, reported: false }], Vec::new())
        };
        *self = Hands { touched, placed, enforced: true, ..Hands::default() };
    }
}
