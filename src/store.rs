//! The game on disk: journal, hash chain, lock; a command's events are here before anybody hears of them.
//!
//! It keeps and gives back, it judges nothing: what is read was judged when it was written. It never
//! overwrites a journal, never words a sentence and never stops a game because a disk is full
//! (`product.md` part 7).

pub mod disk;
pub mod journal;
pub mod logs;
pub mod notes;
pub mod place;
pub mod progress;
pub mod record;
pub mod resume;
pub mod sealed;

use std::io;
use std::path::PathBuf;

use thiserror::Error;

pub use journal::{Appended, Journal, Why};
pub use logs::{EventLine, EventLog, SpeechLine, SpeechLog};
pub use notes::{NOTES, Notes, Unkept};
pub use place::{Place, find, folders, games_root, newest_unfinished};
pub use record::{Entry, Header, Input, Record};
pub use resume::{Damage, Flaw, Read, Resumed, read, recover, resume};

/// The name of a journal in its game's folder.
pub const JOURNAL: &str = "journal.jsonl";

/// Why a game cannot be begun or gone on with on disk.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Another program plays this game now.
    #[error("the game is open in another program ({who})")]
    Locked {
        /// The process and since when, as far as it is known.
        who: String,
    },
    /// The folder holds a game already; it is never overwritten.
    #[error("{} holds a game already", .0.display())]
    Taken(PathBuf),
    /// The journal is damaged; its sound part can be recovered into a new folder.
    #[error(transparent)]
    Damaged(#[from] Damage),
    /// The journal is of a form this program does not know.
    #[error("the journal is of form {0}; this program reads form {form}", form = record::FORM)]
    Form(u64),
    /// The file is too large to be a game.
    #[error("{} is too large to be a game", .0.display())]
    TooLarge(PathBuf),
    /// The disk or the path.
    #[error("{}: {error}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What the system said.
        #[source]
        error: io::Error,
    },
}

impl StoreError {
    /// An error of the system with its path.
    fn io(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> StoreError {
        let path = path.into();
        move |error| StoreError::Io { path, error }
    }
}
