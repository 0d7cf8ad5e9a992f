//! Who gives a command.
//!
//! A role is a person at the table, not a side of the game: an assistant acts for either player.
//! What a role may do is judged by `decide` alone.

use serde::{Deserialize, Serialize};

use super::side::Side;

/// A person who gives commands (`product.md` part 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// The assistant of a blind player (appendix VI.9).
    Assistant,
    /// The arbiter.
    Arbiter,
}

impl Role {
    /// The side a player plays; none for assistant and arbiter.
    pub const fn side(self) -> Option<Side> {
        match self {
            Role::White => Some(Side::White),
            Role::Black => Some(Side::Black),
            Role::Assistant | Role::Arbiter => None,
        }
    }

    /// The word used for this role in logs and catalogue arguments.
    pub const fn word(self) -> &'static str {
        match self {
            Role::White => "white",
            Role::Black => "black",
            Role::Assistant => "assistant",
            Role::Arbiter => "arbiter",
        }
    }
}

impl From<Side> for Role {
    fn from(side: Side) -> Role {
        match side {
            Side::White => Role::White,
            Side::Black => Role::Black,
        }
    }
}
