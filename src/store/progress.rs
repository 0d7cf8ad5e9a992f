//! What somebody has learnt: one small file beside the games, read at the start and written as it grows.
//!
//! It knows no lesson and no trainer. What cannot be read is set aside, never overwritten and never a
//! reason to stop; who is told of it, the caller knows.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use atomic_write_file::AtomicWriteFile;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::games_root;

/// The largest file that is read, in bytes; ours hold a few hundred.
const LARGEST: u64 = 64 * 1024;
/// How many damaged files are set aside beside one another.
const ASIDE: u32 = 99;

/// What was found of somebody's progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kept<T> {
    /// Nothing yet.
    Nothing,
    /// This.
    Read(T),
    /// Something that cannot be read; it stands there now. What comes is written to the old place.
    Aside(PathBuf),
    /// Something that can neither be read nor set aside: it stays as it is, and nothing is written.
    Stays,
}

/// The file of a name in natiq's folder for what is kept; none without a home.
pub fn place(name: &str) -> Option<PathBuf> {
    Some(games_root()?.parent()?.join(name))
}

/// Reads a file; `sound` tells whether its values are ones that this program writes.
pub fn recall<T: DeserializeOwned>(path: &Path, sound: impl Fn(&T) -> bool) -> Kept<T> {
    let text = match bounded(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Kept::Nothing,
        Err(_) => return set_aside(path),
    };
    match serde_json::from_slice(&text) {
        Ok(value) if sound(&value) => Kept::Read(value),
        _ => set_aside(path),
    }
}

/// Writes a file whole, or leaves the old one as it was.
///
/// # Errors
/// The system's.
pub fn keep<T: Serialize>(path: &Path, value: &T) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut file = AtomicWriteFile::open(path)?;
    file.write_all(&serde_json::to_vec(value)?)?;
    file.commit()
}

fn bounded(path: &Path) -> io::Result<Vec<u8>> {
    // A pipe or a device would never end, or never begin.
    if !fs::metadata(path)?.is_file() {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let mut text = Vec::new();
    File::open(path)?.take(LARGEST + 1).read_to_end(&mut text)?;
    if text.len() as u64 > LARGEST { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(text) }
}

fn set_aside<T>(path: &Path) -> Kept<T> {
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    for number in 1..=ASIDE {
        let aside = path.with_file_name(format!("{name}-damaged-{number}.json"));
        if aside.symlink_metadata().is_ok() {
            continue;
        }
        return fs::rename(path, &aside).map_or(Kept::Stays, |()| Kept::Aside(aside));
    }
    Kept::Stays
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_again_and_nothing_is_no_fault() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("deep").join("learn.json");
        assert_eq!(recall::<u32>(&path, |_| true), Kept::Nothing);
        keep(&path, &7_u32).unwrap();
        assert_eq!(recall::<u32>(&path, |_| true), Kept::Read(7));
    }

    #[test]
    fn what_cannot_be_read_is_set_aside_whole_and_a_second_one_beside_it() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("train.json");
        let torn: [&[u8]; 5] = [b"", b"{", b"\xff\xfe\0", b"900", &[b'['; 100_000]];
        for (number, bytes) in (1..).zip(torn) {
            fs::write(&path, bytes).unwrap();
            let aside = dir.path().join(format!("train-damaged-{number}.json"));
            assert_eq!(recall::<u32>(&path, |value| *value < 100), Kept::Aside(aside.clone()));
            assert_eq!(fs::read(aside).unwrap(), bytes);
            assert!(!path.exists());
        }
    }

    #[test]
    fn a_folder_in_the_place_of_the_file_is_no_crash() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("train.json");
        fs::create_dir(&path).unwrap();
        assert!(matches!(recall::<u32>(&path, |_| true), Kept::Aside(_)));
        assert_eq!(recall::<u32>(&path, |_| true), Kept::Nothing);
    }
}
