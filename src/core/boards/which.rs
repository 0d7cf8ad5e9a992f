//! Which of the two boards is meant (appendix VI.1).

use serde::{Deserialize, Serialize};

/// One of the two boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WhichBoard {
    /// The special board of the player who cannot see (VI.1).
    Vi,
    /// The usual board of his opponent.
    Sighted,
}

impl WhichBoard {
    /// Both, the special one first.
    pub const ALL: [WhichBoard; 2] = [WhichBoard::Vi, WhichBoard::Sighted];

    /// The other board.
    pub const fn other(self) -> WhichBoard {
        match self {
            WhichBoard::Vi => WhichBoard::Sighted,
            WhichBoard::Sighted => WhichBoard::Vi,
        }
    }

    /// The word in logs, in `state` and in catalogue keys.
    pub const fn word(self) -> &'static str {
        match self {
            WhichBoard::Vi => "vi",
            WhichBoard::Sighted => "sighted",
        }
    }
}
