//! A half-move on its way: announced and on the board, then pressed and made (6.2.1, appendix VI.3).
//!
//! Each carries the position it leads to and the clock to go back to, so that nothing is worked out
//! again where it is taken back or restored.

use shakmaty::Chess;

use super::clock::Clock;
use super::millis::Millis;
use super::outcome::Ending;
use super::ply::Ply;

/// A half-move that is made: announced and pressed.
#[derive(Clone, Debug)]
pub struct Made {
    /// The move.
    pub ply: Ply,
    /// The position after it.
    pub after: Chess,
    /// The moment of the press, in milliseconds.
    pub at: Millis,
    /// What the mover's face showed after the press, in milliseconds; `None` without a clock.
    pub left: Option<Millis>,
    /// Whether a draw was offered with it.
    pub offered: bool,
    /// The clock as it stood when the move was announced, for taking back.
    pub(super) clock_before: Clock,
    /// The clock as the press left it, for an arbiter who restores the position after it.
    pub(super) clock_after: Clock,
}

/// A move that is said and not yet pressed.
#[derive(Clone, Debug)]
pub struct Announced {
    /// The move.
    pub ply: Ply,
    /// How the game ends if it stands.
    pub ends: Option<Ending>,
    /// The position with it.
    pub after: Chess,
    pub(super) clock_before: Clock,
    pub(super) offered: bool,
}
