//! Where games live and what their folders are called.
//!
//! A name may come from anywhere: only letters, digits and dashes of it reach a path. It reads no more
//! of a game than tells whether it is finished.

use std::fs::{self, File};
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use etcetera::BaseStrategy;
use unicode_normalization::UnicodeNormalization;

use super::JOURNAL;
use super::record::Header;

/// Where a game is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// In a folder of its own under a folder of games.
    Games(PathBuf),
    /// In this folder, and no other game (`--save`).
    Folder(PathBuf),
    /// Nowhere: the positions of a lesson are no game that anybody goes on with.
    Nowhere,
}

/// The folder of games: `$XDG_STATE_HOME/natiq/games`; none without a home.
pub fn games_root() -> Option<PathBuf> {
    let base = etcetera::choose_base_strategy().ok()?;
    let state = base.state_dir().unwrap_or_else(|| base.data_dir());
    Some(state.join("natiq").join("games"))
}

/// What a game's folder is called, without its number: `DATE-WHITE-BLACK`.
pub(super) fn stem(header: &Header) -> String {
    let players = &header.setup.players;
    format!("{}-{}-{}", header.date, part(&players.white, "white"), part(&players.black, "black"))
}

/// The longest name that is taken into a path, in characters; four bytes each at most.
const LONGEST: usize = 24;

/// A name as part of a folder's name: letters and digits of any script, a dash for any run of other
/// signs.
fn part(name: &str, empty: &str) -> String {
    let mut clean = String::new();
    let mut length = 0;
    // Looking at a bounded part only: normalising can make eighteen characters of one.
    for sign in name.chars().take(200).nfkc() {
        if length == LONGEST {
            break;
        }
        if sign.is_alphanumeric() {
            clean.push(sign);
            length += 1;
        } else if !clean.is_empty() && !clean.ends_with('-') {
            clean.push('-');
            length += 1;
        }
    }
    match clean.trim_end_matches('-') {
        "" => empty.to_owned(),
        clean => clean.to_owned(),
    }
}

/// The folder of a game by its short name, or by a path to the folder or its journal.
pub fn find(root: &Path, game: &str) -> Option<PathBuf> {
    let named = Path::new(game);
    let is_name = !game.is_empty() && !game.starts_with('.') && !game.contains(['/', '\\', '\0']);
    let mut folders = vec![named.to_owned()];
    if is_name {
        folders.insert(0, root.join(game));
    }
    if named.file_name().is_some_and(|file| file == JOURNAL) {
        // The folder of a bare file name is the present one.
        folders.push(Path::new(".").join(named.parent().unwrap_or(Path::new(""))));
    }
    folders.into_iter().find(|folder| folder.join(JOURNAL).is_file())
}

/// The most folders that are looked at, and the most of them whose journal is opened.
const MOST_FOLDERS: usize = 20_000;
const MOST_JOURNALS: usize = 500;
/// How much of a journal's end is read to tell whether the game is over, in bytes.
const TAIL: u64 = 32 * 1024;

/// The folders of the kept games, the newest first; of very many not all.
pub fn folders(root: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(root) else { return Vec::new() };
    let mut games: Vec<(SystemTime, PathBuf)> = entries
        .take(MOST_FOLDERS)
        .filter_map(|entry| {
            let folder = entry.ok()?.path();
            let journal = fs::metadata(folder.join(JOURNAL)).ok().filter(fs::Metadata::is_file)?;
            Some((journal.modified().ok()?, folder))
        })
        .collect();
    games.sort_unstable_by(|one, other| other.cmp(one));
    games.into_iter().map(|(_, folder)| folder).take(MOST_JOURNALS).collect()
}

/// The folder of the newest game that is neither finished nor being played.
pub fn newest_unfinished(root: &Path) -> Option<PathBuf> {
    folders(root).into_iter().find(|folder| is_open(folder) == Some(true))
}

/// Whether a game can be gone on with: its journal ends without an end of the game and nobody has it.
fn is_open(folder: &Path) -> Option<bool> {
    let mut file = File::open(folder.join(JOURNAL)).ok()?;
    let length = file.metadata().ok()?.len();
    if length == 0 || matches!(file.try_lock_shared(), Err(fs::TryLockError::WouldBlock)) {
        return Some(false);
    }
    file.seek(SeekFrom::Start(length.saturating_sub(TAIL))).ok()?;
    let mut tail = Vec::new();
    file.take(TAIL).read_to_end(&mut tail).ok()?;
    // In a text the quotes stand behind backslashes, so this is the event itself.
    const ENDED: &[u8] = br#""event":"ended""#;
    Some(!tail.windows(ENDED.len()).any(|window| window == ENDED))
}

#[cfg(test)]
mod tests {
    use super::part;

    #[test]
    fn hostile_names_leave_letters_digits_and_dashes() {
        assert_eq!(part("../../etc/passwd", "x"), "etc-passwd");
        assert_eq!(part("José Raúl", "x"), "José-Raúl");
        assert_eq!(part("محمد صلاح", "x"), "محمد-صلاح");
        assert_eq!(part("\u{202e}evil\u{0}\n", "x"), "evil");
        assert_eq!(part("／．．／", "x"), "x", "full-width path signs become plain ones and go");
        assert_eq!(part("  --  ", "white"), "white");
        assert_eq!(part(&"ﷺ".repeat(100), "x").chars().count(), 24);
        assert!(part(&"𝔸😀b".repeat(100), "x").len() <= 96);
    }
}
