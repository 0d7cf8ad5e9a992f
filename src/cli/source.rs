//! Where a game is that somebody names: among the kept games, in a folder, or in a file of any form.

use std::fs;
use std::path::{Path, PathBuf};

use super::Failure;
use super::desk::Desk;
use super::table::store_failure;
use crate::language::Arg;
use crate::store::{self, JOURNAL, StoreError, games_root};

/// Where a game is.
pub enum Source {
    /// In the folder of one of our own games.
    Game(PathBuf),
    /// In a file.
    File(PathBuf),
    /// What is there is neither.
    Neither(PathBuf),
}

/// Finds what is named: a file, a game's folder or journal, or a kept game by its short name.
pub fn find(name: &str) -> Option<Source> {
    let path = Path::new(name);
    let Ok(found) = fs::metadata(path) else {
        return store::find(&games_root().unwrap_or_default(), name).map(Source::Game);
    };
    if found.is_dir() {
        let holds = path.join(JOURNAL).is_file();
        return Some(if holds { Source::Game(path.to_owned()) } else { Source::Neither(path.to_owned()) });
    }
    if !found.is_file() {
        return Some(Source::Neither(path.to_owned()));
    }
    let journal = path.file_name().is_some_and(|name| name == JOURNAL);
    Some(match folder_of(path).filter(|_| journal) {
        Some(folder) => Source::Game(folder),
        None => Source::File(path.to_owned()),
    })
}

/// The folder of one of our own games in which a file stands.
pub fn folder_of(path: &Path) -> Option<PathBuf> {
    let folder = path.parent()?;
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    folder.join(JOURNAL).is_file().then(|| folder.to_owned())
}

/// The journal of a game, read and not touched.
///
/// # Errors
/// Its damage in words: nothing is asked here, the sound part is offered where the game is gone on with.
pub fn journal(desk: &Desk, folder: &Path) -> Result<store::Read, Failure> {
    store::read(folder).map_err(|error| match error {
        StoreError::Damaged(damage) => desk.failed(
            "journal.damaged-at",
            &[("line", Arg::Number(damage.line as u64)), ("moves", Arg::Number(damage.sound as u64))],
        ),
        error => store_failure(desk, &error),
    })
}
