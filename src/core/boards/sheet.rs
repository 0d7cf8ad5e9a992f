//! The opponent's scoresheet, as it was entered, beside the score (appendix VI.8).
//!
//! What stands on it is kept as it is written, lawful or not: it is compared, never played.

use serde::{Deserialize, Serialize};
use shakmaty::{Chess, Position};

use crate::core::made::Made;
use crate::core::ply::Ply;
use crate::core::side::Side;

/// A half-move of the opponent's scoresheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Written {
    /// The number of the full move.
    pub number: u32,
    /// Whose half-move it is.
    pub side: Side,
    /// The text, as it is written there.
    pub text: String,
    /// The move it stands for, where it is one and all before it are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ply: Option<Ply>,
}

/// What was entered of it, and what was proposed to the arbiter.
#[derive(Clone, Debug, Default)]
pub struct OtherSheet {
    pub(in crate::core) moves: Vec<Written>,
    /// The half-moves that would stand, once the arbiter says yes.
    pub(in crate::core) proposed: Option<u32>,
}

impl OtherSheet {
    /// The half-moves entered, the first first.
    pub fn moves(&self) -> &[Written] {
        &self.moves
    }

    /// The half-moves that would stand, where the arbiter was asked.
    pub fn proposed(&self) -> Option<u32> {
        self.proposed
    }

    /// The position after all that is entered; none where something on it is no legal move.
    pub fn position(&self, start: &Chess) -> Option<Chess> {
        self.moves.iter().try_fold(start.clone(), |mut position, written| {
            let mv = written.ply.as_ref()?.uci.to_move(&position).ok()?;
            position.play_unchecked(mv);
            Some(position)
        })
    }

    /// How many half-moves from the start stand on both sheets.
    pub fn agreed(&self, line: &[Made]) -> usize {
        let same =
            |(made, written): &(&Made, &Written)| written.ply.as_ref().is_some_and(|ply| ply.uci == made.ply.uci);
        line.iter().zip(&self.moves).take_while(same).count()
    }

    /// Whether it has another move than the score anywhere; what was not entered is no other move.
    pub fn departs(&self, line: &[Made]) -> bool {
        self.agreed(line) < line.len().min(self.moves.len())
    }
}
