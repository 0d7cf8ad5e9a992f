//! What hands do is recorded; what it obliges to is [`crate::core::touch`]'s (article 4).

use super::Judge;
use crate::core::act::TouchAct;
use crate::core::event::Event;
use crate::core::refusal::Refusal;

impl Judge<'_> {
    pub(super) fn touch(&self, act: &TouchAct) -> Result<Vec<Event>, Refusal> {
        let _ = act;
        Err(Refusal::NotYours)
    }

    /// The opponent touched a piece and moved another (4.8).
    pub(super) fn claim_touch(&self, on: shakmaty::Square) -> Result<Vec<Event>, Refusal> {
        let _ = on;
        Err(Refusal::NotYours)
    }
}
