//! The touch rule: what hands did in one turn, and what that obliges to (article 4; source 003).
//!
//! It reads a position and what hands did; it never moves a piece, and it never says who sees to the rule.

mod duty;
#[cfg(test)]
mod scenarios;

use serde::{Deserialize, Serialize};
use serde_with::{DisplayFromStr, serde_as};
use shakmaty::{Chess, MoveList, Square};

pub use duty::{Duty, allowed, duty, stands};

use super::piece::Kind;
use super::profile::TouchEnforcement;
use super::state::State;

/// What a touch means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bearing {
    /// It obliges (4.3).
    #[default]
    Counts,
    /// It adjusts, and that was said before (4.2.1).
    Adjusting,
    /// It was not that player's turn: it is noted and obliges to nothing.
    OffTurn,
    /// It was an accident (4.2.2).
    Accidental,
}

impl Bearing {
    /// Whether the touch obliges.
    pub fn counts(&self) -> bool {
        *self == Bearing::Counts
    }
}

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
    /// The square of the claim about that turn.
    claimed: Option<Square>,
}

impl Hands {
    /// The hands of a player who has touched the piece on a square and has to obey, whatever the profile
    /// says of claims: after an irregular move that was taken back (4.7, 7.5.1; digital appendix II.6).
    pub fn of_touched(on: Square) -> Hands {
        Hands { touched: vec![Touched { on, reported: false }], enforced: true, ..Hands::default() }
    }

    /// The hands of a completed illegal move: the piece moved, and the one of the opponent's it took (7.5.1).
    pub(super) fn of_irregular(from: Square, taken: Option<Square>) -> Hands {
        let mut hands = Hands::of_touched(from);
        if let Some(on) = taken {
            hands.touch(on, false);
        }
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

    /// Whether a lift of this square is an adjustment.
    pub fn adjusts(&self, on: Square) -> bool {
        self.adjusting.is_some_and(|one| one.is_none_or(|one| one == on))
    }

    /// A piece is touched.
    pub(super) fn touch(&mut self, on: Square, reported: bool) {
        if !self.has_touched(on) {
            self.touched.push(Touched { on, reported });
        }
    }

    /// A piece is taken out of its hole.
    pub(super) fn lift(&mut self, from: Square, adjusting: bool) {
        if !adjusting {
            self.touch(from, false);
        }
        if self.held_from(from).is_none() {
            self.held.push(Held { from, adjusting });
        }
    }

    /// A piece is put down: back, on a square where it stays, or on one where it cannot.
    pub(super) fn place(&mut self, piece: Placed, stays: bool) {
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
    pub(super) fn adjust(&mut self, on: Option<Square>) {
        self.adjusting = Some(on);
    }

    /// Somebody reports a touch.
    pub(super) fn hear(&mut self, report: Report) {
        self.report = Some(report);
    }

    /// The report is answered; a claim that is confirmed has the rule seen to.
    pub(super) fn answered(&mut self, deliberate: bool) {
        let claimed = self.report.take().is_some_and(|report| report.claimed);
        self.enforced |= claimed && deliberate;
    }

    /// The rule is claimed: about this turn, or about the one before.
    pub(super) fn claim(&mut self, on: Square, made: bool) {
        if made {
            self.claimed = Some(on);
        } else {
            self.enforced = true;
        }
    }

    /// The move is made: the turn is the opponent's.
    pub(super) fn pass(&mut self) {
        *self = Hands { before: std::mem::take(&mut self.touched), ..Hands::default() };
    }

    /// The move of the turn before is taken back for the sake of a touched piece.
    pub(super) fn back_to(&mut self, on: Square) {
        let recorded = self.before.iter().any(|touched| touched.on == on);
        let touched = if recorded { std::mem::take(&mut self.before) } else { vec![Touched { on, reported: false }] };
        *self = Hands { touched, enforced: true, ..Hands::default() };
    }
}

/// What the touched pieces oblige the player to.
#[serde_as]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "must", rename_all = "kebab-case")]
pub enum Obligation {
    /// The piece must move (4.3.1).
    Move {
        /// Its square.
        #[serde_as(as = "DisplayFromStr")]
        on: Square,
    },
    /// The piece must be captured (4.3.2).
    Capture {
        /// Its square.
        #[serde_as(as = "DisplayFromStr")]
        on: Square,
    },
    /// One piece must capture another (4.3.3).
    MoveTakes {
        /// The square of the first.
        #[serde_as(as = "DisplayFromStr")]
        from: Square,
        /// The square of the second.
        #[serde_as(as = "DisplayFromStr")]
        on: Square,
    },
    /// King and rook were touched: castle (4.4.1).
    Castle {
        /// Towards the h-file.
        short: bool,
    },
    /// The king has moved two squares: castle (4.7.2).
    Rook {
        /// Towards the h-file.
        short: bool,
    },
    /// Castling was meant and is not legal: the king must move (4.4.3).
    King,
    /// The rook was touched before the king: no castling with it (4.4.2).
    NoCastle {
        /// Towards the h-file.
        short: bool,
    },
    /// A piece was released: the move is made (4.7.1; digital 4.11), its promotion chosen (4.4.4).
    Made {
        /// The square the piece comes from.
        #[serde_as(as = "DisplayFromStr")]
        from: Square,
        /// The square it stands on.
        #[serde_as(as = "DisplayFromStr")]
        on: Square,
    },
}

/// Why hands cannot do that, or a touch cannot be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandBar {
    /// The touch rule is off in this game.
    Off,
    /// Nothing stands on the square.
    Empty(Square),
    /// No piece is in hand that could be placed.
    NotLifted,
    /// The piece of the square is in hand already.
    InHand(Square),
    /// A piece of one's own stands on the square.
    Occupied(Square),
    /// That is no promotion.
    Promotion,
    /// Whether a reported touch was deliberate is to be answered first.
    Asked,
    /// No touch was reported.
    NotAsked,
    /// The touch is recorded already.
    Recorded,
    /// The touched piece was moved, or it could not be.
    Kept,
    /// The opponent has made no move yet.
    NoMove,
}

impl State {
    /// What the touched pieces oblige the player to move to, whoever sees to it.
    pub fn duty(&self) -> Duty {
        duty(self.position(), &self.hands)
    }

    /// Whether the touch rule is seen to without a claim: by the program, or because it was claimed already
    /// (digital appendix II.5).
    pub fn enforces_touch(&self) -> bool {
        let class = self.setup.class();
        let auto = *self.setup.profile.touch.get(class) == TouchEnforcement::Auto;
        self.hands.enforced || (self.setup.conduct.touch && auto)
    }

    /// The moves that the touch rule leaves in force; `None` where it leaves all.
    pub fn touch_allows(&self) -> Option<MoveList> {
        self.enforces_touch().then(|| allowed(self.position(), &self.hands)).flatten()
    }
}

/// Whether a piece stands on a square.
pub(super) fn stands_on(position: &Chess, on: Square) -> bool {
    shakmaty::Position::board(position).piece_at(on).is_some()
}
