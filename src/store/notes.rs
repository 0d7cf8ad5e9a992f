//! Notes beside a game, in a file of their own: never in its journal, which nobody's remarks may touch.
//!
//! A note is a line: the game's number in its file, the move after which it stands, its text. Lines are
//! only added, and lines that are no notes are left alone. What cannot be written is kept for the session.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use crate::core::{Ply, Side};

/// The name of the file in a game's folder.
pub const NOTES: &str = "notes.txt";
/// The largest file of notes that is read, in bytes.
const LARGEST: u64 = 1 << 20;
/// The most notes that are kept of one file.
const MOST: usize = 10_000;

/// A note.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Note {
    game: u32,
    /// The move it stands after; none at the start.
    after: Option<(u32, Side)>,
    text: String,
}

/// The notes of one file.
#[derive(Clone, Debug, Default)]
pub struct Notes {
    path: Option<PathBuf>,
    all: Vec<Note>,
}

/// Why a note is not in its file.
#[derive(Debug)]
pub enum Unkept {
    /// There are too many.
    Many,
    /// The file, where there is one, and what the system says.
    File(Option<PathBuf>, io::Error),
}

impl Notes {
    /// The file of notes beside a game: in its folder, or beside a file with its name in front.
    pub fn beside(game: &Path) -> PathBuf {
        if game.is_dir() {
            return game.join(NOTES);
        }
        let mut name = game.file_name().unwrap_or_default().to_owned();
        name.push(".");
        name.push(NOTES);
        game.with_file_name(name)
    }

    /// Opens a file of notes; one that is not there holds none yet. What keeps one from being read is handed back
    /// with notes that go on in it all the same.
    pub fn open(path: PathBuf) -> (Notes, Option<io::Error>) {
        let text = match File::open(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            Err(error) => Err(error),
            Ok(file) => {
                let mut bytes = Vec::new();
                file.take(LARGEST).read_to_end(&mut bytes).map(|_| bytes)
            }
        };
        let (bytes, error) = text.map_or_else(|error| (Vec::new(), Some(error)), |bytes| (bytes, None));
        let all = String::from_utf8_lossy(&bytes).lines().filter_map(parse).take(MOST).collect();
        (Notes { path: Some(path), all }, error)
    }

    /// Whether notes go to a file.
    pub fn has_file(&self) -> bool {
        self.path.is_some()
    }

    /// The notes that stand after a move of a game, or at its start.
    pub fn at(&self, game: u32, after: Option<&Ply>) -> impl Iterator<Item = &str> {
        let after = after.map(|ply| (ply.number, ply.side));
        self.all.iter().filter(move |note| note.game == game && note.after == after).map(|note| note.text.as_str())
    }

    /// Keeps a note after a move of a game, or at its start, and has it on disk.
    ///
    /// # Errors
    /// [`Unkept`]; for a file that cannot be written the note is kept for the session.
    pub fn add(&mut self, game: u32, after: Option<&Ply>, text: &str) -> Result<(), Unkept> {
        if self.all.len() >= MOST {
            return Err(Unkept::Many);
        }
        let note = Note { game, after: after.map(|ply| (ply.number, ply.side)), text: text.to_owned() };
        let line = format!("{}\n", line(&note));
        self.all.push(note);
        let Some(path) = &self.path else {
            return Err(Unkept::File(None, io::Error::from(io::ErrorKind::NotFound)));
        };
        append(path, line.as_bytes()).map_err(|error| Unkept::File(Some(path.clone()), error))
    }
}

fn append(path: &Path, line: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    file.write_all(line)?;
    file.sync_data()
}

/// `1 12W the rook was better`; the start is `1 0`.
fn line(note: &Note) -> String {
    let after = note.after.map_or_else(
        || "0".to_owned(),
        |(number, side)| format!("{number}{}", if side == Side::White { 'W' } else { 'B' }),
    );
    format!("{} {after} {}", note.game, note.text)
}

fn parse(line: &str) -> Option<Note> {
    let mut words = line.splitn(3, ' ');
    let game = words.next()?.parse().ok()?;
    let after = match words.next()? {
        "0" => None,
        place => {
            let number = place.trim_end_matches(['W', 'B']).parse().ok()?;
            let side = if place.ends_with('W') { Side::White } else { Side::Black };
            Some((number, side))
        }
    };
    let text: String = words.next()?.chars().filter(|sign| !sign.is_control()).take(500).collect();
    Some(Note { game, after, text })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_read_as_it_was_written_and_what_is_none_is_left_alone() {
        for after in [None, Some((12, Side::White)), Some((3, Side::Black))] {
            let note = Note { game: 2, after, text: "the rook = better; 5 4?".to_owned() };
            assert_eq!(parse(&line(&note)), Some(note));
        }
        for wrong in ["", "# a remark", "1", "1 12W", "x 12W text", "1 W text"] {
            assert_eq!(parse(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn notes_are_added_to_their_file_and_nothing_else_in_it_is_touched() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join(NOTES);
        std::fs::write(&path, "# mine\n1 0 before the game\n").unwrap();
        let (mut notes, error) = Notes::open(path.clone());
        assert!(error.is_none());
        notes.add(1, None, "and another").unwrap();
        assert_eq!(notes.at(1, None).collect::<Vec<_>>(), ["before the game", "and another"]);
        assert_eq!(notes.at(2, None).count(), 0);
        assert_eq!(std::fs::read_to_string(path).unwrap(), "# mine\n1 0 before the game\n1 0 and another\n");
    }

    #[test]
    fn a_note_that_cannot_be_written_is_kept_for_the_session() {
        let (mut notes, _) = Notes::open(PathBuf::from("/dev/null/notes.txt"));
        assert!(matches!(notes.add(1, None, "text"), Err(Unkept::File(..))));
        assert_eq!(notes.at(1, None).collect::<Vec<_>>(), ["text"]);
    }
}
