//! Facts about hands (article 4; appendix VI.2, VI.3).

use serde::{Deserialize, Serialize};
use serde_with::{DisplayFromStr, serde_as};
use shakmaty::Square;

use crate::core::piece::Kind;
use crate::core::ply::Ply;
use crate::core::side::Side;
use crate::core::touch::Bearing;

/// What hands did, and what was claimed of it.
#[serde_as]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum TouchFact {
    /// A piece was taken out of its hole.
    Lifted {
        /// Whose hand.
        side: Side,
        /// The square.
        #[serde_as(as = "DisplayFromStr")]
        on: Square,
        /// What that means.
        #[serde(default, skip_serializing_if = "Bearing::counts")]
        bearing: Bearing,
    },
    /// The lifted piece was put down.
    Placed {
        /// Whose hand.
        side: Side,
        /// The square it comes from.
        #[serde_as(as = "DisplayFromStr")]
        from: Square,
        /// The square it was put on; the same where it was put back.
        #[serde_as(as = "DisplayFromStr")]
        on: Square,
        /// What the pawn became (4.4.4).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        promotion: Option<Kind>,
        /// Whether it stays there: put back, or released as a legal move (4.7).
        stays: bool,
    },
    /// A piece was touched.
    Touched {
        /// Whose hand.
        side: Side,
        /// The square.
        #[serde_as(as = "DisplayFromStr")]
        on: Square,
        /// What that means.
        #[serde(default, skip_serializing_if = "Bearing::counts")]
        bearing: Bearing,
        /// Whether this answers a report, so that its order among other touches is unknown (4.3.3).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        reported: bool,
    },
    /// Opponent or assistant report a touch; whether it was deliberate is asked.
    Reported {
        /// Whose hand.
        side: Side,
        /// The square.
        #[serde_as(as = "DisplayFromStr")]
        on: Square,
        /// Whether it is a claim (4.8; digital appendix II.5).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        claimed: bool,
    },
    /// The player to move adjusts.
    Adjusts {
        /// The player.
        side: Side,
        /// The square, where one was named.
        #[serde_as(as = "Option<DisplayFromStr>")]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<Square>,
    },
    /// It is claimed that the opponent touched a piece (4.8).
    TouchClaimed {
        /// The claimant.
        side: Side,
        /// The square.
        #[serde_as(as = "DisplayFromStr")]
        on: Square,
        /// Whether it is about the move that was made last, else about the turn that goes on.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        made: bool,
    },
    /// Hands made and pressed a lawful move with another piece than the touched one (4.3): it stands unless it
    /// is claimed (4.8).
    Broken {
        /// Whose hands.
        side: Side,
        /// The square of the touched piece.
        #[serde_as(as = "DisplayFromStr")]
        on: Square,
    },
    /// The move made with another piece is taken back; both clocks keep what they show, save for what the press
    /// itself had given (4.3, 4.8).
    MoveBack {
        /// Whose move.
        side: Side,
        /// The square of the touched piece.
        #[serde_as(as = "DisplayFromStr")]
        on: Square,
        /// The move.
        ply: Ply,
    },
}
