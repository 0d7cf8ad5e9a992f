//! What a move on a sheet or in a PGN is in its position: one legal move, or the reason why there is none.
//!
//! A recorded move is asked nothing: two readings are a fault. Values and letters are those compiled in,
//! whatever a player's own words are, as on the sheets that are written.

use std::sync::LazyLock;

use shakmaty::san::{San, SanError};
use shakmaty::uci::UciMove;
use shakmaty::{CastlingSide, Chess, Move, Position};

use super::Reason;
use crate::notation::{Mode, Options, Reading, Vocabulary, read};

/// The spellings of a null move.
const NULL: [&str; 4] = ["--", "Z0", "@@@@", "0000"];

static VOCABULARY: LazyLock<Option<Vocabulary>> = LazyLock::new(|| Vocabulary::compiled_in().ok());
static OPTIONS: LazyLock<Options> = LazyLock::new(|| Options::of(Mode::Sheet));

/// The move of a text in a position.
///
/// # Errors
/// [`Reason`], where there is none or more than one.
pub fn judge(position: &Chess, text: &str) -> Result<Move, Reason> {
    if NULL.contains(&text) {
        return Err(Reason::Null);
    }
    // Most moves are algebraic, and read quickly; some files have the squares alone.
    let bare = text.trim_end_matches(['+', '#']);
    let letters = if bare.starts_with("0-0") { bare.replace('0', "O") } else { bare.to_owned() };
    let by_squares = || letters.parse::<UciMove>().ok()?.to_move(position).ok();
    if let Ok(san) = San::from_ascii(letters.as_bytes()) {
        return san.to_move(position).or_else(|error| {
            by_squares().ok_or(match error {
                SanError::AmbiguousSan => Reason::Ambiguous,
                SanError::IllegalSan => Reason::Illegal,
            })
        });
    }
    if let Some(mv) = by_squares() {
        return Ok(mv);
    }
    // On a sheet these are castling always, whatever else they may be (notation.md).
    let wing = match bare {
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
