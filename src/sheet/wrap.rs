//! Lines of a bounded width, in cells of a terminal or a braille display.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::language::utterance::plain;

/// What a line that goes on begins with.
const INDENT: &str = "  ";

/// Puts `key: value` onto lines of a width, broken at blanks. Control characters and marks of
/// direction do not get onto a sheet.
pub(super) fn fact(into: &mut String, key: &str, value: &str, width: usize) {
    let text = format!("{}: {}", plain(key), plain(value));
    let mut column = 0;
    for word in text.split_whitespace() {
        let cells = word.width();
        if column > 0 && column + 1 + cells <= width {
            into.push(' ');
            into.push_str(word);
            column += 1 + cells;
            continue;
        }
        if column > 0 {
            into.push('\n');
            into.push_str(INDENT);
            column = INDENT.len();
        }
        column = long_word(into, word, column, width);
    }
    into.push('\n');
}

/// Writes a word that may be wider than the line: it is broken behind a slash (the ranks of a
/// position), else where the line ends.
fn long_word(into: &mut String, word: &str, mut column: usize, width: usize) -> usize {
    let mut rest = word;
    loop {
        let room = width.saturating_sub(column).max(1);
        if rest.width() <= room {
            into.push_str(rest);
            return column + rest.width();
        }
        let mut cells = 0;
        let mut fits = rest
            .char_indices()
            .take_while(|(_, sign)| {
                cells += sign.width().unwrap_or(0);
                cells <= room
            })
            .map(|(at, sign)| at + sign.len_utf8())
            .last()
            .unwrap_or(rest.len());
        if let Some(slash) = rest[..fits].rfind('/') {
            fits = slash + 1;
        }
        let (part, behind) = rest.split_at(fits);
        into.push_str(part);
        into.push('\n');
        into.push_str(INDENT);
        column = INDENT.len();
        rest = behind;
    }
}
