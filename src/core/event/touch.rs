//! Facts about hands (article 4; appendix VI.3, VI.4).

use serde::{Deserialize, Serialize};
use serde_with::{DisplayFromStr, serde_as};
use shakmaty::Square;

use crate::core::side::Side;

/// What hands did.
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
    },
    /// The lifted piece was put down.
    Placed {
        /// Whose hand.
        side: Side,
        /// The square.
        #[serde_as(as = "DisplayFromStr")]
        on: Square,
    },
    /// A piece was touched.
    Touched {
        /// Whose hand.
        side: Side,
        /// The square.
        #[serde_as(as = "DisplayFromStr")]
        on: Square,
        /// Whether it was deliberate.
        deliberate: bool,
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
}
