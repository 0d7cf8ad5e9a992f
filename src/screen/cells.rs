//! How many cells of a terminal a text takes.
//!
//! Terminals give each sign its own cells. `UnicodeWidthStr` counts lam and alef as the one cell of
//! their ligature, which no terminal does, so that Arabic rows came out too long.

use unicode_width::UnicodeWidthChar;

/// The cells of a sign.
pub fn of(sign: char) -> usize {
    sign.width().unwrap_or(0)
}

/// The cells of a text.
pub fn width(text: &str) -> usize {
    text.chars().map(of).sum()
}

/// The cells of a text, as the terminal counts them.
pub fn columns(text: &str) -> u16 {
    u16::try_from(width(text)).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lam_and_alef_are_two_cells_and_marks_none() {
        assert_eq!(width("الأبيض"), 6);
        assert_eq!(width("بَ"), 1);
        assert_eq!(columns("5 2"), 3);
    }
}
