//! A braille file of anybody's, read: its form, its pages, its script.
//!
//! A sheet in Arabic is known by the mark of its title. A file without titles is read as Latin, and as
//! Arabic if it cannot be.

use thiserror::Error;

use super::cell::{Cell, cells};
use super::page::{ARABIC_TITLE, head, number};
use super::sniff::patterns;
use super::{Code, Script};

/// The longest file that is read, in bytes.
pub const LONGEST: usize = 4 << 20;

/// Why a braille file was not read; lines and columns from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadBraille {
    /// More than [`LONGEST`].
    #[error("The braille file is too long: {0} bytes.")]
    TooLong(usize),
    /// Nothing but blanks.
    #[error("The braille file is empty.")]
    Empty,
    /// A character that is no six-dot cell.
    #[error("Line {line}, column {column} of the braille file holds no cell of six dots.")]
    NoCell {
        /// The line of the file.
        line: usize,
        /// The cell in it.
        column: usize,
    },
    /// Cells that have no reading.
    #[error("Line {line} of the braille file cannot be read.")]
    NoReading {
        /// The line of the file.
        line: usize,
    },
}

/// A line of the file.
struct Row {
    line: usize,
    cells: Vec<Cell>,
    /// Whether a form feed stands before it, or nothing.
    begins: bool,
}

/// The lines of the text sheet, without the titles of its pages: from braille ASCII, in capitals or small
/// letters, or from Unicode patterns; with any ends of lines and pages; in either style and script.
///
/// # Errors
/// [`BadBraille`].
pub fn read(bytes: &[u8]) -> Result<Vec<String>, BadBraille> {
    Ok(read_placed(bytes)?.into_iter().map(|(_, text)| text).collect())
}

/// The same, each with its line in the file, from 1, titles counted: where a finger finds it.
///
/// # Errors
/// [`BadBraille`].
pub fn read_placed(bytes: &[u8]) -> Result<Vec<(usize, String)>, BadBraille> {
    if bytes.len() > LONGEST {
        return Err(BadBraille::TooLong(bytes.len()));
    }
    let mut rows = rows(bytes)?;
    while rows.last().is_some_and(|row| row.cells.is_empty()) {
        rows.pop();
    }
    if rows.is_empty() {
        return Err(BadBraille::Empty);
    }
    let arabic = without_titles(&mut rows);
    while rows.last().is_some_and(|row| row.cells.is_empty()) {
        rows.pop();
    }
    let scripts = if arabic { [Script::Arabic, Script::Latin] } else { [Script::Latin, Script::Arabic] };
    let lines = |script| -> Result<Vec<(usize, String)>, BadBraille> {
        let code = Code { script, ..Code::default() };
        let text = |row: &Row| code.text(&row.cells).ok_or(BadBraille::NoReading { line: row.line });
        rows.iter().map(|row| Ok((row.line, text(row)?))).collect()
    };
    lines(scripts[0]).or_else(|first| lines(scripts[1]).map_err(|_| first))
}

fn rows(bytes: &[u8]) -> Result<Vec<Row>, BadBraille> {
    let text = patterns(bytes);
    // Each byte as a character: braille ASCII is not meant to be UTF-8.
    let signs: Box<dyn Iterator<Item = char>> = match text {
        Some(text) => Box::new(text.trim_start_matches('\u{feff}').chars()),
        None => Box::new(bytes.iter().map(|byte| char::from(*byte))),
    };
    let mut rows = Vec::new();
    let mut row = Row { line: 1, cells: Vec::new(), begins: true };
    let mut column = 0;
    for sign in signs {
        match sign {
            '\r' => continue,
            '\n' | '\u{c}' => {
                let (line, fed) = (row.line + usize::from(sign == '\n'), sign == '\u{c}');
                let next = Row { line, cells: Vec::new(), begins: fed };
                // Before a form feed nothing is no line.
                if !(fed && column == 0) {
                    rows.push(trimmed(std::mem::replace(&mut row, next)));
                } else {
                    row = next;
                }
                column = 0;
            }
            _ => {
                column += 1;
                let cell = match sign {
                    ' ' => Some(Cell::BLANK),
                    _ if text.is_some() => Cell::of(sign),
                    _ => u8::try_from(sign).ok().and_then(Cell::of_ascii),
                };
                row.cells.push(cell.ok_or(BadBraille::NoCell { line: row.line, column })?);
            }
        }
    }
    rows.push(trimmed(row));
    Ok(rows)
}

fn trimmed(mut row: Row) -> Row {
    while row.cells.last() == Some(&Cell::BLANK) {
        row.cells.pop();
    }
    row
}

/// Takes the titles of pages out; whether they have the mark of Arabic.
fn without_titles(rows: &mut Vec<Row>) -> bool {
    let fed = rows.iter().skip(1).any(|row| row.begins);
    let Some((mut title, width)) = rows.first().and_then(|row| title(&row.cells)) else { return false };
    let arabic = title.ends_with(&cells(ARABIC_TITLE));
    let (mut page, mut begins) = (1, true);
    rows.retain(|row| {
        begins |= row.begins;
        // Without form feeds a title is known by its width and words alone.
        let may_be = row.cells.len() == width && (begins || !fed);
        let first = self::title(&row.cells).filter(|(_, first)| may_be && *first == width);
        let is_title = match first {
            // Another game begins with its own title and a first page.
            Some((first, _)) if row.cells != head(&title, page, width) => {
                (title, page) = (first, 1);
                true
            }
            _ => may_be && row.cells == head(&title, page, width),
        };
        begins &= row.cells.is_empty();
        page += usize::from(is_title);
        !is_title
    });
    arabic
}

/// The title of a first page, and how wide it stands.
pub(super) fn title(row: &[Cell]) -> Option<(Vec<Cell>, usize)> {
    let title = row.strip_suffix(number(1).as_slice())?;
    let words = title.len() - title.iter().rev().take_while(|cell| **cell == Cell::BLANK).count();
    (title.len() >= words + 2).then(|| (title[..words].to_vec(), row.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_others_write_is_read() {
        let small = b"game   #a\n\n#a4 e#d e#e  \x0c\x0c\ngame   #b\r\n#b4 ,nf#c";
        assert_eq!(read(small).unwrap(), ["", "1. e4 e5", "", "2. Nf3"]);
        assert_eq!(read(b"1 E4 E5\n2 ,NF3 ,NC6\n").unwrap(), ["1. e4 e5", "2. Nf3 Nc6"]);
        let games = b"one   #a\r\n#a4 e#d\r\n\x0ctwo   #a\r\n#a4 d#d\r\n\x0ctwo   #b\r\n#b4 c#d\r\n\x0c";
        assert_eq!(read(games).unwrap(), ["1. e4", "1. d4", "2. c4"]);
        let mixed = "\u{feff}\u{2813}\u{280A} \u{2813}\u{280A}\n";
        assert_eq!(read(mixed.as_bytes()).unwrap(), ["hi hi"]);
    }

    #[test]
    fn what_cannot_be_read_has_its_place() {
        assert_eq!(read(b""), Err(BadBraille::Empty));
        assert_eq!(read(b" \r\n\x0c\r\n"), Err(BadBraille::Empty));
        assert_eq!(read(b"A\nBC\x80"), Err(BadBraille::NoCell { line: 2, column: 3 }));
        assert_eq!(read("\u{2801}\n\u{2840}".as_bytes()), Err(BadBraille::NoCell { line: 2, column: 1 }));
        assert_eq!(read(b"A\n#"), Err(BadBraille::NoReading { line: 2 }));
        assert_eq!(read(&vec![b'A'; LONGEST + 1]), Err(BadBraille::TooLong(LONGEST + 1)));
    }
}
