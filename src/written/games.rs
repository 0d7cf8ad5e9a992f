//! The games of a file, whatever its form.

use std::io::{self, BufRead};

use super::sheet::Sheets;
use super::{Game, Keys, Lines, Unread, pgn};

/// The form of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// PGN.
    Pgn,
    /// Sheets as text; from braille they are text already.
    Sheet,
}

/// The games of a file, one after the other.
pub enum Games<R> {
    /// Of a PGN.
    Pgn(pgn::Games<R>),
    /// Sheets.
    Sheets(Sheets<R>),
}

impl<R: BufRead> Games<R> {
    /// Opens a file; `keys` are the words of sheets that are known.
    ///
    /// # Errors
    /// The system's.
    pub fn open(reader: R, keys: &Keys) -> io::Result<Games<R>> {
        let mut lines = Lines::open(reader)?;
        Ok(match lines.is_sheet()? {
            true => Games::Sheets(Sheets::new(lines, keys.clone())),
            false => Games::Pgn(pgn::games(lines)),
        })
    }

    /// The form of the file.
    pub fn form(&self) -> Form {
        match self {
            Games::Pgn(_) => Form::Pgn,
            Games::Sheets(_) => Form::Sheet,
        }
    }
}

impl<R: BufRead> Iterator for Games<R> {
    type Item = Result<Game, Unread>;

    fn next(&mut self) -> Option<Result<Game, Unread>> {
        match self {
            Games::Pgn(games) => games.next(),
            Games::Sheets(sheets) => sheets.next(),
        }
    }
}
