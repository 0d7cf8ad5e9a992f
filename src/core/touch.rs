//! The touch rule: what a touched piece obliges its player to (article 4; source 003).
//!
//! It reads a position and what hands did in one turn; it never moves a piece.

/// What hands have done since the last press.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hands {}

impl Hands {
    /// What hands have touched in a completed illegal move: the piece moved, and the one it took (7.5.1).
    pub(super) fn of_irregular(_from: shakmaty::Square, _taken: Option<shakmaty::Square>) -> Hands {
        Hands {}
    }

    /// Whether the player to move has touched a piece, so that he can claim no draw on this move (9.4).
    pub fn is_touched(&self) -> bool {
        false
    }
}

/// What the touched pieces oblige the player to move to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obligation {
    /// The piece on the square must move (4.3.1).
    Move(shakmaty::Square),
    /// The piece on the square must be captured (4.3.2).
    Capture(shakmaty::Square),
    /// The first must capture the second (4.3.3).
    MoveTakes(shakmaty::Square, shakmaty::Square),
    /// Castle on that side; short where true (4.4.1).
    Castle(bool),
}
