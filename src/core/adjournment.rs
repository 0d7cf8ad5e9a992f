//! An adjourned game: whose move is sealed and how far its envelope has come (Guidelines I; digital
//! appendix I).
//!
//! The sealed move is never here: only the digest of what lies in the envelope, or a move that was made
//! openly and so is no secret.

use serde::{Deserialize, Serialize};

use super::millis::Millis;
use super::ply::Ply;
use super::side::Side;

/// An adjournment, from the order to seal until the first reply after the resumption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Adjournment {
    /// Whose move is sealed.
    pub sealer: Side,
    /// How far it has come.
    pub stage: Stage,
    /// What lies in the envelope, once something does.
    pub sealed: Option<Sealed>,
    /// Date, time and place of the resumption, in the words of whoever wrote them; may be empty.
    pub resumption: String,
    /// Whether the sealed move answers another one whose player has not come (I.10; digital I.9c).
    pub reply: bool,
    /// Since when the player who replies is awaited at the resumption, his clock running (I.9.2; digital I.9b).
    pub awaited: Option<Millis>,
    /// Why the opened move cannot be played, where it cannot.
    pub fault: Option<Fault>,
}

/// How far an adjournment has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The move is to be sealed and may be changed; the sealer's clock runs (digital I.1c).
    Ordered,
    /// The envelope is closed.
    Closed,
    /// It was opened; the reply is still to be made.
    Opened {
        /// Whether the player who sealed has not come.
        absent: bool,
    },
}

/// What lies in an envelope.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sealed {
    /// A move that nobody else knows.
    Secretly {
        /// The number of the envelope, from 1 in each game.
        envelope: u32,
        /// The digest of its content.
        digest: String,
    },
    /// A move that was made openly after the order: it counts as the sealed one (digital I.1d).
    Openly {
        /// The move.
        ply: Ply,
    },
}

/// Why a sealed move loses (digital I.8; Guidelines I.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// It is not legal.
    Illegal,
    /// It can mean several moves.
    Ambiguous,
    /// It cannot be read as a move.
    Unreadable,
}

/// Why something about an adjournment is not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdjournBar {
    /// A player who adjourns has to say how much of the session is left: it is charged to him (I.1.2).
    NoSession,
    /// He has not so much time left himself.
    SessionTooLong,
    /// No move is sealed yet.
    NotSealed,
    /// The move was made openly after the order and stays the sealed one.
    Openly,
    /// Where the player who sealed has not come the reply is sealed too (digital I.9c).
    SealReply {
        /// The player who has not come.
        sealer: Side,
    },
    /// The envelope is closed already.
    Closed,
    /// The envelope is not closed yet.
    NotClosed,
    /// The sealed move may end the game: it is opened first (I.12; digital I.10).
    OpenFirst {
        /// The player who has to be there.
        replier: Side,
    },
}

impl Adjournment {
    /// The order to seal.
    pub(super) fn ordered(sealer: Side) -> Adjournment {
        Adjournment {
            sealer,
            stage: Stage::Ordered,
            sealed: None,
            resumption: String::new(),
            reply: false,
            awaited: None,
            fault: None,
        }
    }

    /// The player who replies to the sealed move.
    pub const fn replier(&self) -> Side {
        self.sealer.other()
    }

    /// Whether play rests: until the envelope is opened.
    pub const fn rests(&self) -> bool {
        matches!(self.stage, Stage::Ordered | Stage::Closed)
    }

    /// Whether a move is to be sealed, or may still be changed.
    pub const fn seals(&self) -> bool {
        matches!(self.stage, Stage::Ordered)
    }

    /// The player who sealed, where he has not come to see his envelope opened.
    pub fn awaited_sealer(&self) -> Option<Side> {
        matches!(self.stage, Stage::Opened { absent: true }).then_some(self.sealer)
    }

    /// Whether the envelope is closed and not opened.
    pub const fn closed(&self) -> bool {
        matches!(self.stage, Stage::Closed)
    }
}
