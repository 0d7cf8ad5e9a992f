//! What is heard of the arbiter's rulings.

use super::Scene;
use crate::core::{RulingFact, Side};
use crate::language::arg::Arg;

impl Scene<'_> {
    pub(super) fn ruling(&mut self, fact: &RulingFact) {
        match fact {
            RulingFact::Irregular { .. } => self.irregular(fact),
            RulingFact::Restored { turn, .. } => self.restored(*turn),
            _ => {}
        }
    }

    /// An earlier position was restored.
    fn restored(&mut self, turn: Side) {
        let number = ("number", Arg::Number(u64::from(self.state.move_number())));
        self.table("retrace.done", &[number, ("side", Arg::For(turn))]);
    }
}
