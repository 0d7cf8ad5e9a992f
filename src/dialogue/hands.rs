//! What hands do, as it is typed: lift, place, touch, adjust, and the claim of a touched piece.
//!
//! It reads squares and pieces alone; whose hand it was and what it obliges to is `core`'s to judge.

use super::Reader;
use crate::core::{Act, ClaimAct, Kind, TouchAct};
use crate::words::Word;

impl Reader {
    /// The act of hands that a command stands for, if it is one and what is behind it fits.
    pub(super) fn hands(&self, word: Word, rest: &str) -> Option<Act> {
        let act = match word {
            Word::Lift => TouchAct::Lift { on: self.square(rest)? },
            Word::Touch => TouchAct::Touch { on: self.square(rest)? },
            Word::Place => {
                let (on, promotion) = self.place(rest)?;
                TouchAct::Place { on, promotion }
            }
            Word::Adjust if rest.is_empty() => TouchAct::Adjust { on: None },
            Word::Adjust => TouchAct::Adjust { on: Some(self.square(rest)?) },
            Word::ClaimTouch => return Some(Act::Claim(ClaimAct::Touch { on: self.square(rest)? })),
            _ => return None,
        };
        Some(Act::Touch(act))
    }

    /// A square, and behind it the piece that a pawn becomes there.
    fn place(&self, rest: &str) -> Option<(shakmaty::Square, Option<Kind>)> {
        if let Some(on) = self.square(rest) {
            return Some((on, None));
        }
        let (square, piece) = rest.rsplit_once(char::is_whitespace)?;
        let (kind, side) = self.piece(piece)?;
        side.is_none().then_some(())?;
        Some((self.square(square)?, Some(kind)))
    }
}
