//! The digits of what stands behind the head of a sheet: ASCII, or Arabic-Indic where an Arabic sheet has them.
//!
//! It changes digits and nothing else, so a line keeps its cells. Letters of PGN are never asked for it.

use std::borrow::Cow;

/// A text with its digits as they are written.
pub(super) fn written(text: &str, arabic: bool) -> Cow<'_, str> {
    if arabic { text.chars().map(of).collect::<String>().into() } else { text.into() }
}

fn of(sign: char) -> char {
    let arabic = sign.to_digit(10).and_then(|value| char::from_u32(u32::from('٠') + value));
    arabic.unwrap_or(sign)
}
