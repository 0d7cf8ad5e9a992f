//! Braille: a line of a text sheet as six-dot cells and back, and lines as pages of a braille file.
//!
//! Whatever it writes it reads again without a loss (tests hold it for any text); a line that a rule of a
//! braille code would make ambiguous is written with its doubtful signs as numbers (`&#1614;`) instead.
//! It knows no chess but the form of a line of moves, no files and no language but the letters.
//!
//! ```text
//! page, read → line → ueb, arabic, compact → signs → cell
//! ```
//!
//! What the cells are, and where they were published, is in [`signs()`]: Unified English Braille without
//! contractions (RUEB 2013) and Unified Arabic Braille (Mada, as liblouis' `ar-ar-g1` has it). No published
//! code has this program's compact lines of moves; they are near the UK's braille chess code (2015) and not
//! claimed to be it. No grade 2, no figurines.

mod arabic;
mod cell;
mod compact;
mod line;
mod page;
mod read;
mod signs;
mod sniff;
#[cfg(test)]
mod tests;
mod ueb;

pub use cell::Cell;
pub use page::{Layout, PageEnd, brf, unicode};
pub use read::{BadBraille, LONGEST, read, read_placed};
pub use signs::{Sign, signs};
pub use sniff::{Form, sniff};

/// How lines of moves are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// Unified English Braille throughout: number sign and upper digits.
    #[default]
    Ueb,
    /// Lines of moves with lowered digits, no number sign and no full stop behind the number.
    Compact,
}

/// The script of a sheet's own words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Script {
    /// English headings.
    #[default]
    Latin,
    /// Arabic headings.
    Arabic,
}

/// A way to write lines in cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Code {
    /// How lines of moves are written.
    pub style: Style,
    /// The script that needs no sign before its words.
    pub script: Script,
}

impl Code {
    /// One line of a text sheet. Control characters become blanks; letters are composed (NFC).
    pub fn cells(&self, line: &str) -> Vec<Cell> {
        line::cells(line, *self)
    }

    /// How many cells a line takes: the measure that a sheet is wrapped by.
    pub fn width(&self, line: &str) -> usize {
        self.cells(line).len()
    }

    /// The line again, in either style; none where the cells have no reading in this script.
    pub fn text(&self, cells: &[Cell]) -> Option<String> {
        line::text(cells, self.script)
    }
}
