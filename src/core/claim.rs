//! Claims: what stands before the arbiter, and what a claim rests on (9.2 to 9.5).

use super::event::Claim;
use super::ply::Ply;
use super::side::Side;

/// A claim that is before the arbiter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The claimant.
    pub side: Side,
    /// What is claimed.
    pub claim: Claim,
    /// The move written with it.
    pub with: Option<Ply>,
}
