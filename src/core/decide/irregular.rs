//! Completed illegal moves (7.5; A.5, B.3; digital 7.4, appendices II.6 and III.3).

use shakmaty::uci::UciMove;

use super::Judge;
use crate::core::event::Event;
use crate::core::irregularity::Manner;
use crate::core::refusal::Refusal;
use crate::core::side::Side;

impl Judge<'_> {
    /// What was really played and pressed.
    pub(super) fn hands_made(&self, uci: UciMove) -> Result<Vec<Event>, Refusal> {
        let _ = uci;
        Err(Refusal::NotYours)
    }

    /// An irregularity the arbiter saw.
    pub(super) fn irregular(&self, side: Side, manner: Manner) -> Result<Vec<Event>, Refusal> {
        let _ = (side, manner);
        Err(Refusal::NotYours)
    }

    /// The opponent claims that the last move was illegal.
    pub(super) fn claim_illegal(&self) -> Result<Vec<Event>, Refusal> {
        Err(Refusal::NothingIllegal)
    }
}
