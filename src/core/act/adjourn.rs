//! Adjournment and the sealed move (Guidelines I; digital appendix I; VI.9 g).
//!
//! What is sealed stands in no act: only its digest does, and the paper once the envelope is opened.

use shakmaty::uci::UciMove;

use crate::core::adjournment::Fault;
use crate::core::millis::Millis;

/// Acts about adjournment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdjournAct {
    /// Adjourn the game: the player to move is to seal.
    Adjourn {
        /// What is left of the session, in milliseconds, where it is charged to the player who asks.
        session: Option<Millis>,
    },
    /// Put a move into the envelope.
    Seal {
        /// The digest of what lies in it; without one it is only asked whether it may be sealed.
        digest: Option<String>,
    },
    /// Close the envelope; or write on the closed one when the game is resumed.
    Close {
        /// Date, time and place of the resumption; may be empty.
        resumption: String,
    },
    /// Open the envelope.
    Open {
        /// Whether the player who sealed has not come.
        absent: bool,
        /// What lay in it; without it, it is only asked whether it may be opened. A move that was made
        /// openly needs none.
        paper: Option<Paper>,
    },
    /// The envelope is lost.
    Lost,
}

/// What lay in an envelope, as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paper {
    /// The move as it was written.
    pub text: String,
    /// What it means.
    pub found: Result<UciMove, Fault>,
    /// Whether a draw offer stands behind it.
    pub offer: bool,
}
