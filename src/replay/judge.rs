//! What a move on a sheet or in a PGN is in its position: one legal move, or the reason why there is none.
//!
//! A recorded move is asked nothing: two readings are a fault. Values and letters are those compiled in,
//! whatever a player's own words are, as on the sheets that are written.

use std::sync::LazyLock;

use shakmaty::san::{SanError, SanPlus};
use shakmaty::{CastlingSide, Chess, Move, Position};

use super::Reason;
use crate::notation::{Mode, Options, Reading, Vocabulary, read};

static VOCABULARY: LazyLock<Option<Vocabulary>> = LazyLock::new(|| Vocabulary::compiled_in().ok());
static OPTIONS: LazyLock<Options> = LazyLock::new(|| Options::of(Mode::Sheet));

/// The move of a text in a position.
///
/// # Errors
/// [`Reason`], where there is none or more than one.
pub fn judge(position: &Chess, text: &str) -> Result<Move, Reason> {
    // Most moves are algebraic, and read quickly.
    if let Ok(san) = SanPlus::from_ascii(text.as_bytes()) {
        return san.san.to_move(position).map_err(|error| match error {
            _ if san.san == shakmaty::san::San::Null => Reason::Null,
            SanError::AmbiguousSan => Reason::Ambiguous,
            SanError::IllegalSan => Reason::Illegal,
        });
    }
    // On a sheet these are castling always, whatever else they may be (notation.md).
    let wing = match text.trim_end_matches(['+', '#', '=']) {
        "55" => Some(CastlingSide::KingSide),
        "555" => Some(CastlingSide::QueenSide),
        _ => None,
    };
    if let Some(wing) = wing {
        let legal = position.legal_moves();
        return legal.into_iter().find(|mv| mv.castling_side() == Some(wing)).ok_or(Reason::Illegal);
    }
    let Some(vocabulary) = VOCABULARY.as_ref() else { return Err(Reason::NotAMove) };
    match read(text, position, vocabulary, &OPTIONS) {
        Reading::Unique { mv, .. } => Ok(mv),
        Reading::Ambiguous { .. } => Err(Reason::Ambiguous),
        Reading::Illegal { .. } => Err(Reason::Illegal),
        Reading::NotDigital | Reading::NotAMove => Err(Reason::NotAMove),
    }
}
