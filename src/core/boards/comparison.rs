//! How the two boards stand to one another and to the score (appendix VI.7).

use serde::{Deserialize, Serialize};
use serde_with::{DisplayFromStr, serde_as};
use shakmaty::{Board, Square};

use super::{Fix, TwoBoards, fixes};
use crate::core::state::State;

/// How the boards stand to one another and to the score.
#[serde_as]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Comparison {
    /// The squares on which the boards differ, in the order in which they are told.
    #[serde_as(as = "Vec<DisplayFromStr>")]
    pub squares: Vec<Square>,
    /// What has to be done on the special board to bring it to the score.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub vi: Vec<Fix>,
    /// The same on the sighted board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sighted: Vec<Fix>,
    /// Whether nothing is wrong: the last move is only still to be executed on a board.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub due: bool,
    /// Whether the opponent's scoresheet, as far as it was entered, is another one: then no board is right.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sheets_differ: bool,
}

impl Comparison {
    /// Whether both boards show the score.
    pub fn agrees(&self) -> bool {
        self.squares.is_empty() && self.vi.is_empty() && self.sighted.is_empty()
    }

    /// Whether a board was set wrongly, not merely left behind.
    pub fn is_wrong(&self) -> bool {
        !self.agrees() && !self.due
    }
}

impl TwoBoards {
    /// How both boards stand to the score.
    fn compare(&self, score: &Board) -> Comparison {
        let (vi, sighted) = (fixes(&self.vi, score), fixes(&self.sighted, score));
        let mut squares: Vec<Square> = Vec::new();
        let told = vi.iter().chain(&sighted).flat_map(|fix| fix.squares());
        for on in told.filter(|on| self.vi.piece_at(*on) != self.sighted.piece_at(*on)) {
            if !squares.contains(&on) {
                squares.push(on);
            }
        }
        let mut done = self.clone();
        done.execute();
        let due = self.due.is_some() && done.vi == *score && done.sighted == *score;
        Comparison { squares, vi, sighted, due, sheets_differ: false }
    }
}

impl State {
    /// How both boards stand to the score; nothing where one board is used.
    pub fn compare(&self) -> Option<Comparison> {
        let mut comparison = self.boards()?.compare(self.score());
        comparison.sheets_differ = comparison.is_wrong() && self.other.departs(&self.line);
        if comparison.sheets_differ {
            comparison.vi.clear();
            comparison.sighted.clear();
        }
        Some(comparison)
    }
}
