//! The journal's file: claimed, locked for the session, found again when it is gone.
//!
//! It knows bytes and lengths, never records. It never opens an existing journal to begin a game in it.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::place::Place;
use super::{JOURNAL, StoreError};

/// What a journal needs of a disk; tests put a failing one in its place.
pub trait Medium {
    /// How many bytes the file holds; a file that is gone is begun anew and holds none.
    ///
    /// # Errors
    /// Whatever keeps the file from being written now.
    fn length(&mut self) -> io::Result<u64>;
    /// Cuts the file to a length in bytes.
    ///
    /// # Errors
    /// The system's.
    fn truncate(&mut self, length: u64) -> io::Result<()>;
    /// Writes at the end; the number of bytes that were written, which may be fewer.
    ///
    /// # Errors
    /// The system's.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize>;
    /// Has what was written on the disk itself.
    ///
    /// # Errors
    /// The system's.
    fn sync(&mut self) -> io::Result<()>;
}

/// A journal in a game's folder.
#[derive(Debug)]
pub struct Disk {
    place: Place,
    /// The name the folder is to have in a folder of games, without its number.
    stem: String,
    folder: Option<PathBuf>,
    held: Held,
}

#[derive(Debug)]
enum Held {
    Nothing,
    /// Open where it cannot be written: a disk that was mounted read-only.
    Reading {
        _lock: File,
    },
    Writing(File),
    /// Nothing is kept; what would be on disk is only counted.
    Counting(u64),
}

impl Disk {
    /// A journal that is to be claimed at the first use.
    pub(super) fn wanted(place: Place, stem: String) -> Disk {
        Disk { place, stem, folder: None, held: Held::Nothing }
    }

    /// Opens and locks an existing journal, to be read and appended to.
    ///
    /// # Errors
    /// [`StoreError::Locked`], [`StoreError::Io`].
    pub(super) fn existing(folder: &Path) -> Result<Disk, StoreError> {
        let path = folder.join(JOURNAL);
        let held = match OpenOptions::new().read(true).append(true).open(&path) {
            Ok(file) => {
                lock(&file, folder)?;
                announce(folder);
                Held::Writing(file)
            }
            Err(error) if unwritable(&error) => {
                let file = File::open(&path).map_err(StoreError::io(&path))?;
                lock(&file, folder)?;
                Held::Reading { _lock: file }
            }
            Err(error) => return Err(StoreError::Io { path, error }),
        };
        let place = Place::Folder(folder.to_owned());
        Ok(Disk { place, stem: String::new(), folder: Some(folder.to_owned()), held })
    }

    /// The game's folder, once there is one.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Claims a folder and begins a journal in it.
    ///
    /// # Errors
    /// [`StoreError::Taken`], [`StoreError::Locked`]; [`StoreError::Io`] where the disk does not let it.
    pub(super) fn claim(&mut self) -> Result<(), StoreError> {
        if let Some(folder) = self.folder.clone() {
            match self.begin(&folder) {
                // Somebody put another journal where ours was: the game goes on beside it.
                Err(StoreError::Taken(_)) if matches!(self.place, Place::Games(_)) => {}
                done => return done,
            }
        }
        match self.place.clone() {
            Place::Folder(folder) => self.begin(&folder),
            Place::Nowhere => {
                self.held = Held::Counting(0);
                Ok(())
            }
            Place::Games(root) => {
                fs::create_dir_all(&root).map_err(StoreError::io(&root))?;
                for number in 1..10_000_u32 {
                    let folder = root.join(format!("{}-{number}", self.stem));
                    match fs::create_dir(&folder) {
                        Ok(()) => return self.begin(&folder),
                        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                        Err(error) => return Err(StoreError::Io { path: folder, error }),
                    }
                }
                Err(StoreError::Taken(root))
            }
        }
    }

    fn begin(&mut self, folder: &Path) -> Result<(), StoreError> {
        fs::create_dir_all(folder).map_err(StoreError::io(folder))?;
        let path = folder.join(JOURNAL);
        let file = match OpenOptions::new().append(true).create_new(true).open(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                return Err(StoreError::Taken(folder.to_owned()));
            }
            Err(error) => return Err(StoreError::Io { path, error }),
        };
        lock(&file, folder)?;
        announce(folder);
        // The names are to outlive a power failure too; a file system that cannot is no reason to stop.
        for holder in [Some(folder), folder.parent()].into_iter().flatten() {
            let _ = File::open(holder).and_then(|holder| holder.sync_all());
        }
        self.folder = Some(folder.to_owned());
        self.held = Held::Writing(file);
        Ok(())
    }

    /// The open file, if it is still the one that stands in the folder.
    fn standing(&self) -> Option<io::Result<u64>> {
        let (Held::Writing(file), Some(folder)) = (&self.held, &self.folder) else { return None };
        let ours = match file.metadata() {
            Ok(ours) => ours,
            Err(error) => return Some(Err(error)),
        };
        match fs::metadata(folder.join(JOURNAL)) {
            Ok(there) if same(&ours, &there) => Some(Ok(ours.len())),
            Ok(_) => None,
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => Some(Err(error)),
        }
    }

    fn file(&mut self) -> io::Result<&mut File> {
        match &mut self.held {
            Held::Writing(file) => Ok(file),
            _ => Err(io::ErrorKind::ReadOnlyFilesystem.into()),
        }
    }
}

impl Medium for Disk {
    fn length(&mut self) -> io::Result<u64> {
        if let Held::Counting(length) = self.held {
            return Ok(length);
        }
        if let Some(length) = self.standing() {
            return length;
        }
        if let (Held::Reading { .. }, Some(folder)) = (&self.held, self.folder.clone()) {
            // The disk may be writable again; the lock moves with the file.
            let file = OpenOptions::new().read(true).append(true).open(folder.join(JOURNAL))?;
            self.held = Held::Nothing;
            lock(&file, &folder).map_err(io::Error::other)?;
            let length = file.metadata()?.len();
            self.held = Held::Writing(file);
            return Ok(length);
        }
        self.held = Held::Nothing;
        self.claim().map(|()| 0).map_err(|error| match error {
            StoreError::Io { error, .. } => error,
            error => io::Error::other(error),
        })
    }

    fn truncate(&mut self, length: u64) -> io::Result<()> {
        if let Held::Counting(held) = &mut self.held {
            *held = length;
            return Ok(());
        }
        self.file()?.set_len(length)
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if let Held::Counting(held) = &mut self.held {
            *held += bytes.len() as u64;
            return Ok(bytes.len());
        }
        self.file()?.write(bytes)
    }

    fn sync(&mut self) -> io::Result<()> {
        if let Held::Counting(_) = self.held {
            return Ok(());
        }
        self.file()?.sync_data()
    }
}

impl Drop for Disk {
    /// The note of who plays goes while the lock still holds, so it never removes a successor's.
    fn drop(&mut self) {
        if let (Some(folder), Held::Writing(_)) = (&self.folder, &self.held) {
            let _ = fs::remove_file(folder.join(NOTE));
        }
    }
}

/// Beside a locked journal: who has it. Only the lock itself counts.
const NOTE: &str = "journal.open";

/// Locks a journal for as long as its file is open.
fn lock(file: &File, folder: &Path) -> Result<(), StoreError> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(StoreError::Locked { who: holder(folder) }),
        // A file system without locks is no reason not to play.
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(()),
        Err(TryLockError::Error(error)) => Err(StoreError::Io { path: folder.join(JOURNAL), error }),
    }
}

fn announce(folder: &Path) {
    let note = format!("process {} since {}\n", std::process::id(), jiff::Zoned::now().strftime("%Y-%m-%d %H:%M"));
    let _ = fs::write(folder.join(NOTE), note);
}

fn holder(folder: &Path) -> String {
    let note = fs::read_to_string(folder.join(NOTE)).unwrap_or_default();
    let note: String = note.chars().filter(|sign| !sign.is_control()).take(80).collect();
    if note.is_empty() { "another process".to_owned() } else { note }
}

fn unwritable(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied)
}

#[cfg(unix)]
fn same(one: &fs::Metadata, other: &fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

#[cfg(not(unix))]
fn same(_one: &fs::Metadata, _other: &fs::Metadata) -> bool {
    true
}
