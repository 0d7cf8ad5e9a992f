//! The journal of a game that is being played: a record appended for each accepted command.
//!
//! The whole text is held in memory and the disk has a beginning of it: so what could not be written
//! is written when it can be, in order, and a folder that was removed is made again. It never stops
//! the game, and never writes behind a broken line.

use std::io;

use super::disk::{Disk, Medium};
use super::place::{self, Place};
use super::record::{self, Entry, Header, Record};
use super::{Read, StoreError};
use crate::core::{Event, Fact, MoveFact};

/// A journal that is appended to; `M` is the disk.
#[derive(Debug)]
pub struct Journal<M = Disk> {
    medium: M,
    text: Vec<u8>,
    /// How many bytes of the text are on disk and sound.
    sound: usize,
    /// Whether the disk may hold a broken part behind the sound ones.
    broken: bool,
    hash: String,
    records: u64,
    missing: Missing,
}

/// What is not on disk.
#[derive(Clone, Copy, Debug, Default)]
struct Missing {
    records: u64,
    /// Half-moves made since the disk failed.
    moves: u32,
    told: bool,
}

/// What became of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is on disk.
    OnDisk,
    /// It is in memory only, and so are `missing` records in all.
    InMemory {
        /// Why.
        why: Why,
        /// Whether it is the first that could not be written.
        first: bool,
        /// Whether it is to be said: at once, and at every tenth half-move made since.
        say: bool,
        /// Records that are not on disk.
        missing: u64,
    },
    /// It is on disk, and so is all that was missing.
    Back {
        /// Records that had been missing.
        written: u64,
    },
}

/// Why a record could not be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// The disk, or the share of it that is allowed, is full.
    DiskFull,
    /// The place may not be written to.
    ReadOnly,
    /// The disk failed, or the folder is gone.
    Other,
}

impl Why {
    /// The reason in an error of the system.
    pub fn of(error: &io::Error) -> Why {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => Why::DiskFull,
            io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => Why::ReadOnly,
            _ => Why::Other,
        }
    }
}

impl Journal<Disk> {
    /// Begins a journal; where the disk does not let it, in memory.
    ///
    /// # Errors
    /// [`StoreError::Taken`] where the place holds a game already.
    pub fn create(place: &Place, header: &Header) -> Result<(Journal, Appended), StoreError> {
        let mut disk = Disk::wanted(place.clone(), place::stem(header));
        match disk.claim() {
            Ok(()) | Err(StoreError::Io { .. }) => Journal::on(disk, header),
            Err(error) => Err(error),
        }
    }

    /// The game's folder; none while it could not be made.
    pub fn folder(&self) -> Option<&std::path::Path> {
        self.medium.folder()
    }

    /// The short name of the game: its folder's; none while that could not be made.
    pub fn name(&self) -> Option<String> {
        Some(self.folder()?.file_name()?.to_string_lossy().into_owned())
    }
}

impl<M: Medium> Journal<M> {
    /// Begins a journal on a medium.
    ///
    /// # Errors
    /// [`StoreError::Io`] where the header cannot be put into words of JSON.
    pub fn on(medium: M, header: &Header) -> Result<(Journal<M>, Appended), StoreError> {
        let line = record::write(header, record::NO_HASH).map_err(unwritable)?;
        let mut journal = Journal {
            medium,
            text: Vec::new(),
            sound: 0,
            broken: false,
            hash: String::new(),
            records: 0,
            missing: Missing::default(),
        };
        let appended = journal.bring(line, 0);
        Ok((journal, appended))
    }

    /// Goes on with a journal that was read; `broken` where a torn line is still behind it.
    pub(super) fn go_on(medium: M, text: Vec<u8>, read: &Read, broken: bool) -> Journal<M> {
        Journal {
            medium,
            sound: text.len(),
            text,
            broken,
            hash: read.hash().to_owned(),
            records: read.records.len() as u64,
            missing: Missing::default(),
        }
    }

    /// Appends the record of an accepted command: it is on disk before this returns, or it is said
    /// why it is not.
    pub fn append(&mut self, entry: Entry) -> Appended {
        let moves = entry.events.iter().filter(|event| is_made(event)).count() as u32;
        let record = Record::new(self.records + 1, entry);
        match record::write(&record, &self.hash) {
            Ok(line) => {
                self.records += 1;
                self.bring(line, moves)
            }
            // Unreachable with the types of this program; a game is not stopped for it.
            Err(_) => self.failed(Why::Other, moves),
        }
    }

    /// Appends many records at once: all of them are on disk before this returns, or it is said why they are not.
    pub fn append_all(&mut self, entries: impl IntoIterator<Item = Entry>) -> Appended {
        let (mut moves, mut fresh) = (0, 0);
        for entry in entries {
            moves += entry.events.iter().filter(|event| is_made(event)).count() as u32;
            match record::write(&Record::new(self.records + 1, entry), &self.hash) {
                Ok(line) => {
                    self.records += 1;
                    fresh += 1;
                    self.take(line);
                }
                // Unreachable, as in `append`.
                Err(_) => return self.failed(Why::Other, moves),
            }
        }
        self.save(moves, fresh)
    }

    /// Tries again to write what is missing, for instance before the program is left.
    pub fn retry(&mut self) -> Appended {
        self.save(0, 0)
    }

    /// Whether anything of the game is not on disk.
    pub fn is_behind(&self) -> bool {
        self.sound < self.text.len()
    }

    /// The hash of the last line: what the sheet quotes.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// Records so far, written or not.
    pub fn records(&self) -> u64 {
        self.records
    }

    /// The disk.
    pub fn medium_mut(&mut self) -> &mut M {
        &mut self.medium
    }

    fn bring(&mut self, line: record::Line, moves: u32) -> Appended {
        self.take(line);
        self.save(moves, 1)
    }

    fn take(&mut self, line: record::Line) {
        self.text.extend_from_slice(line.text.as_bytes());
        self.hash = line.hash;
        self.missing.records += 1;
    }

    /// Writes; `fresh` of the records are not missing yet, they are only now to be written.
    fn save(&mut self, moves: u32, fresh: u64) -> Appended {
        match self.write() {
            Ok(()) => {
                let was = std::mem::take(&mut self.missing);
                let written = was.records.saturating_sub(fresh);
                if written > 0 { Appended::Back { written } } else { Appended::OnDisk }
            }
            Err(error) => self.failed(Why::of(&error), moves),
        }
    }

    fn failed(&mut self, why: Why, moves: u32) -> Appended {
        let first = !std::mem::replace(&mut self.missing.told, true);
        let tens = self.missing.moves / 10;
        self.missing.moves += moves;
        let say = first || self.missing.moves / 10 > tens;
        Appended::InMemory { why, first, say, missing: self.missing.records }
    }

    /// Writes what is not on disk, behind the last sound byte.
    fn write(&mut self) -> io::Result<()> {
        let length = self.medium.length()?;
        match usize::try_from(length).unwrap_or(usize::MAX) {
            // The file was begun anew, or cut: what is gone is written again.
            held if held < self.sound => self.sound = held,
            held if held > self.sound && self.broken => self.medium.truncate(self.sound as u64)?,
            held if held > self.sound => return Err(io::Error::other("another program has written into the journal")),
            _ => {}
        }
        if self.sound < self.text.len() {
            self.broken = true;
        }
        let mut rest = &self.text[self.sound..];
        while !rest.is_empty() {
            match self.medium.write(rest) {
                Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
                Ok(written) => rest = rest.get(written..).unwrap_or_default(),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        // Only what the disk itself has is sound: after a failed sync everything since is written again.
        self.medium.sync()?;
        self.sound = self.text.len();
        self.broken = false;
        Ok(())
    }
}

fn is_made(event: &Event) -> bool {
    matches!(event.fact, Fact::Move(MoveFact::Pressed { .. }))
}

fn unwritable(error: serde_json::Error) -> StoreError {
    StoreError::Io { path: super::JOURNAL.into(), error: error.into() }
}
