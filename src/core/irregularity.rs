//! Irregularities: what a completed illegal move is, and what has become of it (article 7).
//!
//! An announcement is not one: before the press every slip is free (7.5.1; VI.6).

use serde::{Deserialize, Serialize};

/// In what manner a move was illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// The move itself (7.5.1).
    Move,
    /// A pawn was left on the last rank (7.5.2).
    Promotion,
    /// The clock was pressed without a move (7.5.3).
    Press,
    /// Two hands made it (7.5.4).
    Hands,
}
