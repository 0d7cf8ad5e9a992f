//! Where a game is that somebody names: among the kept games, in a folder, or in a file of any form.

use std::fs;
use std::path::{Path, PathBuf};

use super::Failure;
use super::desk::Desk;
use super::table::store_failure;
use crate::language::Arg;
use crate::shell::{PGN, SHEET};
use crate::store::{self, JOURNAL, StoreError, games_root};

/// The sheets that stand beside the journal of one of our own games.
pub const SHEETS: [&str; 2] = [SHEET, PGN];

/// Where a game is.
pub enum Source {
    /// In the folder of one of our own games.
    Game(PathBuf),
    /// In a file.
    File(PathBuf),
}

/// Finds what is named: a kept game by its short name, its folder or journal, or a file.
///
/// # Errors
/// Where there is nothing, or nothing that can hold a game.
pub fn find(desk: &Desk, name: &str) -> Result<Source, Failure> {
    if let Some(folder) = store::find(&games_root().unwrap_or_default(), name) {
        return Ok(Source::Game(folder));
    }
    let named = || [("name", Arg::Name(name))];
    match fs::metadata(name) {
        Ok(found) if found.is_file() => Ok(Source::File(PathBuf::from(name))),
        Ok(_) => Err(desk.failed("source.neither", &named())),
        Err(_) => Err(desk.failed("source.missing", &named())),
    }
}

/// The folder of the game of our own whose sheet or PGN a file is.
pub fn own(path: &Path) -> Option<PathBuf> {
    let is_its = path.file_name().is_some_and(|name| SHEETS.iter().any(|own| name == *own));
    folder_of(path).filter(|_| is_its)
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

/// No game can start from what a journal says of its start.
pub fn hopeless(desk: &Desk) -> Failure {
    desk.failed("journal.hopeless", &[("line", Arg::Number(1))])
}
