//! The touch rule: what hands did in one turn, and what that obliges to (article 4; source 003).
//!
//! It reads a position and what hands did; it never moves a piece, and it never says who sees to the rule.

mod duty;
mod hands;
#[cfg(test)]
mod scenarios;

use serde::{Deserialize, Serialize};
use serde_with::{DisplayFromStr, serde_as};
use shakmaty::{Chess, Move, Square};

pub use duty::{Duty, allowed, duty, stands};
pub use hands::{Hands, Held, Placed, Report, Touched};

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
        self.hands.is_enforced() || (self.setup.conduct.touch && auto)
    }

    /// The moves that the touch rule leaves in force; `None` where it leaves all.
    pub fn touch_allows(&self) -> Option<Vec<Move>> {
        self.enforces_touch().then(|| allowed(self.position(), &self.hands)).flatten()
    }
}

/// Whether a piece stands on a square.
pub(super) fn stands_on(position: &Chess, on: Square) -> bool {
    shakmaty::Position::board(position).piece_at(on).is_some()
}
