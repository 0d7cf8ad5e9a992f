//! Recorded games through the core: PGN files and sheets, each move judged as if it were played now.
//!
//! It imports core and notation only. It forgives what does not matter (line ends, odd tags, other
//! encodings), says the rest with its line, game and move, keeps the games before and after a bad one,
//! and never reads more into memory than one game.

pub mod again;
mod feed;
mod judge;
pub mod kept;
mod pgn;
mod remark;
mod rules;
mod sheet;

use std::io::BufRead;

use thiserror::Error;

pub use again::{Again, NotAgain, again};
pub use feed::replay_setup;
pub use judge::judge;
pub use kept::{Kept, NoGame, kept};
pub use remark::{Remark, without_commands};
pub use rules::foreign;
pub use sheet::position;

use crate::core::{Event, Millis, Side, State};
use crate::written::{Games, Keys, bad_braille};

/// What a replay tells, in order.
#[derive(Debug)]
pub enum ReplayItem<'a> {
    /// A game begins.
    GameStarted {
        /// Its number in the file, from 1.
        n: u32,
        /// Its first line.
        line: u64,
        /// The head, as it stands in the file.
        headers: &'a [(String, String)],
        /// The game before its first move; none where the core cannot start from its position.
        state: Option<&'a State>,
    },
    /// The core made a move, or took moves back.
    Moved {
        /// What came of it.
        events: &'a [Event],
        /// The game with it.
        state: &'a State,
    },
    /// What a file says of the time of a half-move.
    Timed {
        /// Which one: 0 the one that was made last, 1 the one before it.
        back: usize,
        /// What the mover's clock showed, in milliseconds.
        left: Option<Millis>,
        /// What the half-move took, in milliseconds.
        spent: Option<Millis>,
        /// The game with it.
        state: &'a State,
    },
    /// What the file says beside the half-move that was made last, or before the first.
    Remarked {
        /// What.
        remark: &'a Remark,
        /// The game with it.
        state: &'a State,
    },
    /// Something of a PGN that is neither a move nor anything else the format has; told a few times in a game.
    PassedOver {
        /// The line.
        line: u64,
        /// The game.
        game: u32,
        /// The number of the full move that was to come.
        number: u32,
        /// As it stands, short and without control characters.
        text: &'a str,
    },
    /// Something that is no fault.
    Noted {
        /// The line.
        line: u64,
        /// The game.
        game: u32,
        /// The number of the full move.
        number: u32,
        /// What.
        note: Note,
    },
    /// The rest of the game cannot be replayed.
    Fault(&'a Fault),
    /// A game ends.
    GameEnded {
        /// Its number in the file.
        n: u32,
        /// Half-moves that were replayed.
        plies: u32,
        /// The result as the file has it.
        result: Option<&'a str>,
        /// The game at its end; none where the core could not start it.
        state: Option<&'a State>,
    },
}

/// Something worth knowing that is no fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Note {
    /// The game is over for the core (a dead position), and the file goes on: its moves are followed
    /// without the core.
    GoesOn,
}

/// What keeps a game from being replayed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, game {game}, move {number}: {reason}: {text}")]
pub struct Fault {
    /// The line of the file.
    pub line: u64,
    /// The game in the file, from 1.
    pub game: u32,
    /// The number of the full move.
    pub number: u32,
    /// The side that was to move.
    pub side: Side,
    /// The text at that place.
    pub text: String,
    /// Why.
    pub reason: Reason,
}

/// Why a game cannot be replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Reason {
    /// No move by any reading.
    #[error("not a move")]
    NotAMove,
    /// The move is not legal.
    #[error("not legal")]
    Illegal,
    /// Several legal moves have this text.
    #[error("more than one move")]
    Ambiguous,
    /// A null move.
    #[error("a null move")]
    Null,
    /// The number does not follow.
    #[error("not the next number")]
    Number,
    /// No game can start from the position of the head.
    #[error("not a position to start from")]
    Position,
    /// The game follows the rules of another game.
    #[error("the rules of another game")]
    Rules,
    /// The core refuses what shakmaty takes: this would be an error of this program.
    #[error("refused")]
    Refused,
    /// A tag or comment that never ends.
    #[error("without an end")]
    Endless,
    /// A game, line or file too long to be one.
    #[error("too long")]
    TooLong,
    /// Braille that cannot be read.
    #[error("not braille that can be read")]
    Braille,
    /// The file cannot be read on.
    #[error("not readable")]
    Unreadable,
}

/// Totals of a replay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Games.
    pub games: u32,
    /// Half-moves that were replayed.
    pub plies: u64,
    /// Faults.
    pub faults: u32,
}

/// Replays every game of a PGN file or a sheet; `keys` are the words of sheets that are known.
pub fn replay(reader: impl BufRead, keys: &Keys, on: &mut dyn FnMut(ReplayItem<'_>)) -> Totals {
    let mut feed = feed::Feed::new(on);
    match Games::open(reader, keys) {
        Ok(Games::Sheets(sheets)) => sheet::replay(sheets, &mut feed),
        Ok(Games::Pgn(games)) => pgn::replay(games, &mut feed),
        Err(error) => match bad_braille(&error) {
            Some(line) => feed.whole(line, Reason::Braille),
            None => feed.unreadable(1, &error.to_string()),
        },
    }
    feed.totals()
}
