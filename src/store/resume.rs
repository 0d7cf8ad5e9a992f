//! Reading a journal back: to go on with it, to look at it, to recover what is sound of it.
//!
//! A line that was torn off in writing is no damage: it never was announced, and it is kept aside.
//! Anything else that does not fit is damage, said with its line; a damaged file is never touched.

use std::fs::{self, File, OpenOptions};
use std::io::{Read as _, Write};
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use serde::Deserialize;
use thiserror::Error;

use super::disk::{Disk, Medium};
use super::journal::Journal;
use super::place::Place;
use super::record::{self, Header, Record};
use super::{JOURNAL, StoreError};
use crate::core::{Event, Millis, State};

/// The largest journal that is read, in bytes.
const LARGEST: u64 = 64 * 1024 * 1024;

/// Where a journal is damaged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line} of the journal is damaged: {flaw}; {sound} records before it are sound")]
pub struct Damage {
    /// The line, from 1; the first is the header.
    pub line: usize,
    /// What is wrong with it.
    pub flaw: Flaw,
    /// The records before it, behind the header, that are sound.
    pub sound: usize,
}

/// What is wrong with a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Flaw {
    /// It is no record at all.
    #[error("not a record")]
    NotARecord,
    /// It was changed after it was written.
    #[error("it was changed")]
    Hash,
    /// It does not follow the line above.
    #[error("it does not follow the line above")]
    Chain,
    /// Its number is not the next.
    #[error("its number is not the next")]
    Number,
    /// No game can start from its position.
    #[error("no game can start from its position")]
    Start,
}

/// A journal as it was read.
#[derive(Clone, Debug)]
pub struct Read {
    /// What was agreed.
    pub header: Header,
    /// The accepted commands.
    pub records: Vec<Record>,
    /// The hash of each line, that of the header first.
    hashes: Vec<String>,
    /// How many bytes a torn last line had; 0 without one.
    pub torn: usize,
    /// Bytes of the sound lines.
    sound: usize,
}

impl Read {
    /// The events in order.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.records.iter().flat_map(|record| &record.events)
    }

    /// The hash of the last line.
    pub fn hash(&self) -> &str {
        self.hashes.last().map_or("", String::as_str)
    }

    /// The journal as it was when a hash was that of its last line; none where it never was.
    pub fn when(mut self, hash: &str) -> Option<Read> {
        let records = self.hashes.iter().position(|of| of == hash)?;
        self.records.truncate(records);
        self.hashes.truncate(records + 1);
        Some(self)
    }

    /// The game as the events make it.
    ///
    /// # Errors
    /// [`Damage`] where no game can start from the header.
    pub fn state(&self) -> Result<State, Damage> {
        let start = Damage { line: 1, flaw: Flaw::Start, sound: 0 };
        let mut state = State::new(self.header.setup.clone()).map_err(|_| start)?;
        self.events().for_each(|event| state.evolve(event));
        Ok(state)
    }

    /// The last moment on the game's clock source that is known, in milliseconds.
    pub fn last_at(&self) -> Millis {
        let events = self.records.last().into_iter().flat_map(|record| &record.events);
        let last = events.map(|event| event.at).chain(self.records.last().map(|record| record.at_ms)).max();
        last.unwrap_or(Millis::ZERO)
    }

    /// The last moment on the wall that is known.
    pub fn last_wall(&self) -> Timestamp {
        self.records.last().map_or(self.header.started, |record| record.wall)
    }
}

/// A game that is gone on with.
#[derive(Debug)]
pub struct Resumed {
    /// What was read.
    pub read: Read,
    /// The game as it stood at the last record.
    pub state: State,
    /// The journal, locked and ready to be appended to.
    pub journal: Journal,
}

/// Goes on with a game. The caller's clock source goes on from [`Read::last_at`]: the time since then
/// is charged to nobody.
///
/// # Errors
/// [`StoreError::Locked`] while another program has it, [`StoreError::Damaged`], [`StoreError::Io`].
pub fn resume(folder: &Path) -> Result<Resumed, StoreError> {
    let mut disk = Disk::existing(folder)?;
    let mut bytes = load(folder)?;
    let read = parse(&bytes)?;
    let state = read.state()?;
    let mut broken = false;
    let torn = bytes.split_off(read.sound);
    if !torn.is_empty() {
        // Where it cannot be kept aside it stays until the next record is written.
        broken = set_aside(folder, &torn).and_then(|()| disk.truncate(read.sound as u64)).is_err();
    }
    // The last line may have lost its line end alone.
    if bytes.last() != Some(&b'\n') {
        bytes.push(b'\n');
        broken |= disk.write(b"\n").is_err();
    }
    let journal = Journal::go_on(disk, bytes, &read, broken);
    Ok(Resumed { read, state, journal })
}

/// Reads a game to look at it; it may be in play.
///
/// # Errors
/// [`StoreError::Damaged`], [`StoreError::Io`].
pub fn read(folder: &Path) -> Result<Read, StoreError> {
    parse(&load(folder)?)
}

/// Takes the sound part of a damaged journal over into a new place; the damaged file stays as it is.
///
/// # Errors
/// [`StoreError::Damaged`] where nothing is sound; [`StoreError::Taken`], [`StoreError::Io`].
pub fn recover(damaged: &Path, place: &Place) -> Result<Resumed, StoreError> {
    let mut bytes = load(damaged)?;
    if let Err(error) = parse(&bytes) {
        let damage = match error {
            StoreError::Damaged(damage) if damage.line > 1 => damage,
            error => return Err(error),
        };
        let ends = bytes.iter().enumerate().filter(|&(_, &byte)| byte == b'\n').map(|(at, _)| at + 1);
        let end = ends.take(damage.line - 1).last().unwrap_or(0);
        bytes.truncate(end);
    }
    let read = parse(&bytes)?;
    let state = read.state()?;
    bytes.truncate(read.sound);
    if bytes.last() != Some(&b'\n') {
        bytes.push(b'\n');
    }
    let mut disk = Disk::wanted(place.clone(), super::place::stem(&read.header));
    disk.claim()?;
    let mut journal = Journal::go_on(disk, bytes, &read, true);
    journal.retry();
    Ok(Resumed { read, state, journal })
}

fn load(folder: &Path) -> Result<Vec<u8>, StoreError> {
    let path = folder.join(JOURNAL);
    let file = File::open(&path).map_err(StoreError::io(&path))?;
    let mut bytes = Vec::new();
    file.take(LARGEST + 1).read_to_end(&mut bytes).map_err(StoreError::io(&path))?;
    if bytes.len() as u64 > LARGEST { Err(StoreError::TooLarge(path)) } else { Ok(bytes) }
}

fn set_aside(folder: &Path, torn: &[u8]) -> std::io::Result<()> {
    let path: PathBuf = folder.join("journal.torn");
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    file.write_all(torn)?;
    file.write_all(b"\n")
}

/// Reads the lines of a journal.
fn parse(bytes: &[u8]) -> Result<Read, StoreError> {
    #[derive(Deserialize)]
    struct Form {
        v: u64,
    }
    let start = || Lines { bytes, at: 0, line: 0, hash: record::NO_HASH.to_owned() };
    if let Ok(Next::Line(Form { v })) = start().next()
        && v != record::FORM
    {
        return Err(StoreError::Form(v));
    }
    let mut lines = start();
    let header: Header = match lines.next()? {
        Next::Line(header) => header,
        Next::Torn | Next::End => return Err(Damage { line: 1, flaw: Flaw::NotARecord, sound: 0 }.into()),
    };
    let (mut records, mut hashes): (Vec<Record>, _) = (Vec::new(), vec![lines.hash.clone()]);
    while let Next::Line::<Record>(record) = lines.next()? {
        if record.n != records.len() as u64 + 1 {
            return Err(Damage { line: lines.line, flaw: Flaw::Number, sound: records.len() }.into());
        }
        records.push(record);
        hashes.push(lines.hash.clone());
    }
    let torn = bytes.len() - lines.at;
    Ok(Read { header, records, hashes, torn, sound: lines.at })
}

struct Lines<'a> {
    bytes: &'a [u8],
    /// The first byte that is not yet read.
    at: usize,
    line: usize,
    hash: String,
}

enum Next<T> {
    Line(T),
    Torn,
    End,
}

impl Lines<'_> {
    fn next<T: for<'de> Deserialize<'de>>(&mut self) -> Result<Next<T>, Damage> {
        let rest = &self.bytes[self.at..];
        if rest.is_empty() {
            return Ok(Next::End);
        }
        self.line += 1;
        let end = rest.iter().position(|&byte| byte == b'\n');
        let line = &rest[..end.unwrap_or(rest.len())];
        match record::parse(line, &self.hash) {
            Ok((content, hash)) => {
                self.hash = hash;
                self.at += line.len() + usize::from(end.is_some());
                Ok(Next::Line(content))
            }
            Err(_) if end.is_none() => Ok(Next::Torn),
            Err(flaw) => Err(Damage { line: self.line, flaw, sound: self.line.saturating_sub(2) }),
        }
    }
}

/// Whether a game's folder holds a journal.
pub fn is_game(folder: &Path) -> bool {
    fs::metadata(folder.join(JOURNAL)).is_ok_and(|found| found.is_file())
}
