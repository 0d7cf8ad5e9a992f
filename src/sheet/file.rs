//! `game.txt`: the scribe's text in a file that can be opened during the game.
//!
//! Each half-move is appended and flushed. The journal is what counts: a sheet that cannot be written
//! is no reason to stop, it is made whole again when it can be.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use atomic_write_file::AtomicWriteFile;

use super::Scribe;
use crate::core::{Event, State};

/// A sheet in a file.
#[derive(Debug)]
pub struct Sheet {
    path: PathBuf,
    scribe: Scribe,
    /// Open while what the file holds is all of the text.
    file: Option<File>,
}

impl Sheet {
    /// Writes what the scribe has so far, over any older sheet of the game, and goes on from there.
    /// The file may fail; the sheet goes on and tries again with the next event.
    pub fn open(path: &Path, scribe: Scribe) -> (Sheet, io::Result<()>) {
        let mut sheet = Sheet { path: path.to_owned(), scribe, file: None };
        let written = sheet.whole();
        (sheet, written)
    }

    /// Writes what an event brings; see [`Scribe::event`].
    ///
    /// # Errors
    /// The system's; the text is kept and written with the next event.
    pub fn event(&mut self, after: &State, event: &Event) -> io::Result<()> {
        let from = self.scribe.text().len();
        self.scribe.event(after, event);
        self.put(from)
    }

    /// Ends the sheet: at the end of the game, and when the program is left.
    ///
    /// # Errors
    /// The system's.
    pub fn close(&mut self, state: &State, hash: &str) -> io::Result<()> {
        let from = self.scribe.text().len();
        self.scribe.close(state, hash);
        self.put(from)
    }

    /// The whole text so far.
    pub fn text(&self) -> &str {
        self.scribe.text()
    }

    fn put(&mut self, from: usize) -> io::Result<()> {
        let Some(file) = &mut self.file else { return self.whole() };
        let added = &self.scribe.text()[from..];
        if added.is_empty() {
            return Ok(());
        }
        let written = file.write_all(added.as_bytes()).and_then(|()| file.flush());
        if written.is_err() {
            self.file = None;
        }
        written
    }

    /// Puts the whole text in place of whatever the file holds.
    fn whole(&mut self) -> io::Result<()> {
        replace(&self.path, self.scribe.text())?;
        self.file = Some(OpenOptions::new().append(true).open(&self.path)?);
        Ok(())
    }
}

/// Writes a file whole or not at all.
///
/// # Errors
/// The system's; then the file is what it was.
pub(super) fn replace(path: &Path, text: &str) -> io::Result<()> {
    let mut file = AtomicWriteFile::open(path)?;
    file.write_all(text.as_bytes())?;
    file.commit()
}
