//! Claims: what stands before the arbiter, and what a claim rests on (9.2 to 9.5, 10).
//!
//! It counts and remembers; whether a claim is right is judged by `decide`.

use shakmaty::{Chess, Position};

use super::event::Claim;
use super::ply::Ply;
use super::side::Side;
use super::state::State;

/// A claim that is before the arbiter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The claimant.
    pub side: Side,
    /// What is claimed.
    pub claim: Claim,
    /// The move written with it.
    pub with: Option<Ply>,
    /// Whether the opponent has confirmed the final position (digital appendix IV).
    pub confirmed: bool,
    /// Whose clock ran when it was made, and runs again after the ruling (9.5.1).
    pub(super) ran: Option<Side>,
}

/// What has become of a side's claim in the quick-play finish (10.2; III.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Quickplay {
    /// There was none.
    #[default]
    Unclaimed,
    /// The arbiter decides it later; his ruling may come after the flag.
    Postponed,
    /// The arbiter has refused it, and that is final (10.2d; III.5.5).
    Refused,
}

impl State {
    /// The half-moves, counted from 0 for the start, after which the position stands that is reached after
    /// `at` of them, that one included (9.2.2): same side to move, same pieces, same rights, en passant
    /// only where such a capture is legal.
    pub(super) fn standings(&self, position: &Chess, at: usize) -> Vec<u32> {
        // No position comes back from before a pawn move or capture.
        let first = at.saturating_sub(position.halfmoves() as usize);
        let earlier = (first..at).rev().skip(1).step_by(2).filter(|&index| self.position_before(index) == position);
        let mut after: Vec<u32> = earlier.map(|index| index as u32).collect();
        after.reverse();
        after.push(at as u32);
        after
    }
}
