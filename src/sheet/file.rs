//! `game.txt`: the scribe's text in a file that can be opened during the game.
//!
//! Each half-move is appended and flushed. The journal is what counts: a sheet that cannot be written
//! is no reason to stop, it is made whole again when it can be. It says nothing; what is to be said is
//! handed out once.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use atomic_write_file::AtomicWriteFile;

use super::Scribe;
use crate::core::{Event, State};

/// What a sheet needs of a file; tests put one that counts or fails in its place. What is written is
/// appended.
pub trait Paper: Write {
    /// How many bytes the file holds; nothing where it is gone or another one.
    ///
    /// # Errors
    /// The system's.
    fn length(&mut self) -> io::Result<Option<u64>>;
    /// Puts a text in place of whatever the file holds, or leaves it as it is.
    ///
    /// # Errors
    /// The system's.
    fn replace(&mut self, text: &str) -> io::Result<()>;
}

/// A sheet in a file; `P` is the file.
#[derive(Debug)]
pub struct Sheet<P = Leaf> {
    paper: P,
    scribe: Scribe,
    /// Why the file does not hold all of the text, if so.
    lost: Option<io::ErrorKind>,
    /// Whether that was handed out.
    told: bool,
}

/// What became of a sheet since it was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// It cannot be written.
    Lost(io::ErrorKind),
    /// It is whole again.
    Back,
}

impl Sheet {
    /// Writes what the scribe has so far, over any older sheet of the game, and goes on from there.
    /// The file may fail; the sheet goes on and tries again with the next event.
    pub fn open(path: &Path, scribe: Scribe) -> (Sheet, io::Result<()>) {
        Sheet::on(Leaf { path: path.to_owned(), file: None }, scribe)
    }
}

impl<P: Paper> Sheet<P> {
    /// The same on any paper.
    pub fn on(mut paper: P, scribe: Scribe) -> (Sheet<P>, io::Result<()>) {
        let written = paper.replace(scribe.text());
        let lost = written.as_ref().err().map(io::Error::kind);
        (Sheet { paper, scribe, lost, told: false }, written)
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

    /// Whether the sheet was lost, or is whole again; each is handed out once.
    pub fn news(&mut self) -> Option<News> {
        let told = std::mem::replace(&mut self.told, self.lost.is_some());
        match (told, self.lost) {
            (false, Some(kind)) => Some(News::Lost(kind)),
            (true, None) => Some(News::Back),
            _ => None,
        }
    }

    /// The file.
    pub fn paper_mut(&mut self) -> &mut P {
        &mut self.paper
    }

    fn put(&mut self, from: usize) -> io::Result<()> {
        let (held, added) = self.scribe.text().split_at(from);
        // A lost sheet is tried again when there is more to write, not at each event.
        if added.is_empty() {
            return Ok(());
        }
        // A file that was removed, changed or left half-written is written anew.
        let stands =
            self.lost.is_none() && matches!(self.paper.length(), Ok(Some(length)) if length == held.len() as u64);
        let written = if stands {
            self.paper.write_all(added.as_bytes()).and_then(|()| self.paper.flush())
        } else {
            self.paper.replace(self.scribe.text())
        };
        self.lost = written.as_ref().err().map(io::Error::kind);
        written
    }
}

/// A file of the system.
#[derive(Debug)]
pub struct Leaf {
    path: PathBuf,
    file: Option<File>,
}

impl Leaf {
    fn file(&mut self) -> io::Result<&mut File> {
        self.file.as_mut().ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

impl Write for Leaf {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file()?.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file()?.flush()
    }
}

impl Paper for Leaf {
    fn length(&mut self) -> io::Result<Option<u64>> {
        let ours = self.file()?.metadata()?;
        let there = fs::metadata(&self.path)?;
        Ok(same(&ours, &there).then_some(ours.len()))
    }

    fn replace(&mut self, text: &str) -> io::Result<()> {
        self.file = None;
        replace(&self.path, &mut |file| file.write_all(text.as_bytes()))?;
        self.file = Some(OpenOptions::new().append(true).open(&self.path)?);
        Ok(())
    }
}

#[cfg(unix)]
fn same(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

#[cfg(not(unix))]
fn same(_one: &Metadata, other: &Metadata) -> bool {
    other.is_file()
}

/// Writes a file whole or not at all: what `write` puts into it takes the place of what was there.
///
/// # Errors
/// The system's; then the file is what it was.
pub fn replace(path: &Path, write: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    // Nothing takes the place of a folder; the try would leave its file behind.
    if path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let mut file = BufWriter::new(AtomicWriteFile::open(path)?);
    write(&mut file)?;
    file.into_inner().map_err(io::IntoInnerError::into_error)?.commit()
}
