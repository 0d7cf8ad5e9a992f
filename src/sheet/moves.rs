//! The text of one move on a sheet (`scoresheet.md` part A): `notation` prints it.
//!
//! A text of a sheet has one reading only: castling is always `55` and `555`, pawns and pieces are
//! from-to. Values are those compiled in, whatever a player's own words are: a sheet is read by others.

use std::sync::LazyLock;

use shakmaty::Chess;

use crate::core::Ply;
use crate::core::profile::Notation;
use crate::notation::{Style, Vocabulary, numbers, print};

static VOCABULARY: LazyLock<Option<Vocabulary>> = LazyLock::new(|| Vocabulary::compiled_in().ok());

/// The text of a move that is legal in a position; one that is not by its squares.
pub fn text(before: &Chess, ply: &Ply, notation: Notation) -> String {
    let style = match notation {
        Notation::Algebraic => Style::Algebraic,
        Notation::Digital => Style::Digital,
    };
    match (ply.uci.to_move(before), VOCABULARY.as_ref()) {
        (Ok(mv), Some(vocabulary)) => print(before, &mv, style, vocabulary),
        _ => squares(ply),
    }
}

/// A move by its two squares alone: all that can be written of one that is not legal.
pub fn squares(ply: &Ply) -> String {
    format!("{}{}", numbers(ply.from), numbers(ply.to))
}
