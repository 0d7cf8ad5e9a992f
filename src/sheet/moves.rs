//! The text of one move on a sheet (`scoresheet.md` part A).
//!
//! One function, so that the printing of `notation` can take its place. A text of a sheet has one
//! reading only: castling is always `55` and `555`, pawns and pieces are from-to.

use shakmaty::Chess;
use shakmaty::san::San;

use crate::core::profile::Notation;
use crate::core::{Check, Kind, Ply};

/// The text of a move that is legal in a position.
pub fn text(before: &Chess, ply: &Ply, notation: Notation) -> String {
    match notation {
        Notation::Algebraic => algebraic(before, ply),
        Notation::Digital => digital(ply),
    }
}

fn algebraic(before: &Chess, ply: &Ply) -> String {
    let san = match ply.uci.to_move(before) {
        Ok(mv) => San::from_move(before, mv).to_string(),
        // A move that is not of this position is shown as it was recorded.
        Err(_) => return ply.uci.to_string(),
    };
    match ply.check {
        Check::None => san,
        Check::Single | Check::Double => san + "+",
        Check::Mate => san + "#",
    }
}

/// Square numbers: value, dash, from, to; a pawn's value is left out.
fn digital(ply: &Ply) -> String {
    let mut text = String::with_capacity(12);
    match ply.castle {
        Some(castle) => text.push_str(if castle.short { "55" } else { "555" }),
        None => {
            if let Some(value) = value(ply.piece) {
                text.push(value);
                text.push('-');
            }
            square(&mut text, ply.from);
            if ply.captured.is_some() {
                text.push('x');
            }
            square(&mut text, ply.to);
            if ply.en_passant() {
                text.push_str("__");
            }
            // The value 3 is bishop or knight, and a digit more could be read as a square: a letter.
            text.extend(ply.promotion.map(letter));
        }
    }
    match ply.check {
        Check::None => {}
        Check::Single | Check::Double => text.push('+'),
        Check::Mate => text.push_str("++"),
    }
    text
}

fn square(text: &mut String, square: shakmaty::Square) {
    for digit in [u32::from(square.file()), u32::from(square.rank())] {
        text.extend(char::from_digit(digit + 1, 10));
    }
}

fn value(kind: Kind) -> Option<char> {
    match kind {
        Kind::Pawn => None,
        Kind::Knight | Kind::Bishop => Some('3'),
        Kind::Rook => Some('5'),
        Kind::Queen => Some('9'),
        Kind::King => Some('0'),
    }
}

fn letter(kind: Kind) -> char {
    shakmaty::Role::from(kind).upper_char()
}
