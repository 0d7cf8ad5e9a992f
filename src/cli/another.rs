//! Makes the next game at a table ready: its agreement, journal, sheet and engines. It says nothing and asks nothing.

use std::path::{Path, PathBuf};
use std::sync::mpsc::Sender;

use jiff::{Timestamp, Zoned};

use super::start::found_engine;
use super::table;
use crate::core::{Both, Role, Setup, Side, State};
use crate::dialogue::Seat;
use crate::engine::Engine;
use crate::language::utterance::plain;
use crate::sheet::{Head, Writing};
use crate::shell::{Barred, Begin, Books, Engines, Fresh, Message, Next, PGN, Trouble, growing};
use crate::store::{Header, Journal, Place, games_root};

/// What every game at a table has in common.
pub struct Common {
    /// The first record of the present game.
    pub header: Header,
    /// Its folder.
    pub folder: Option<PathBuf>,
    /// How sheets are written here.
    pub writing: Writing,
    /// The programs that play in it.
    pub engines: Both<Option<PathBuf>>,
    /// Where engines report to.
    pub send: Sender<Message>,
    /// The number of the present game at this table.
    pub game: u64,
}

/// The most folders that are tried beside the one that `--save` named.
const MOST: u32 = 10_000;

/// Who begins the next game.
pub fn begin(mut common: Common) -> Begin {
    Box::new(move |state, seat, next| common.next(state, seat, next))
}

impl Common {
    fn next(&mut self, before: &State, seat: Seat, next: &Next) -> Result<Fresh, Barred> {
        let (setup, engines, seat) = self.agreed(before.setup(), seat, next);
        let state = State::new(setup.clone()).map_err(Barred::Start)?;
        let game = self.game + 1;
        let mut seats = Engines::default();
        for side in Side::ALL {
            if let Some(path) = engines.get(side) {
                seats.seat(side, engine(path, &state, game, side, &self.send)?);
            }
        }
        let header = Header { started: Timestamp::now(), date: Zoned::now().date(), setup, ..self.header.clone() };
        let (journal, appended) = self.journal(&header)?;
        let head = table::head(&header);
        let folder = journal.folder().map(Path::to_owned);
        let books = books(journal, head, self.writing.clone(), &state);
        (self.header, self.engines, self.game) = (header, engines, game);
        self.folder = folder.or(self.folder.take());
        Ok(Fresh { state, books, trouble: Trouble::of(appended), engines: seats, seat })
    }

    /// What is agreed for the next game, which programs play in it, and who sits here.
    fn agreed(&self, before: &Setup, seat: Seat, next: &Next) -> (Setup, Both<Option<PathBuf>>, Seat) {
        let mut setup = before.clone();
        match next {
            Next::Setup(fen) => {
                setup.fen = Some(fen.clone());
                (setup, self.engines.clone(), seat)
            }
            // The players change their colours; what was agreed for a colour stays with it.
            Next::Rematch => {
                setup.players = swapped(&setup.players);
                setup.special_board = setup.special_board.map(Side::other);
                (setup, swapped(&self.engines), other_side(seat))
            }
            Next::New { engine, time } => {
                let path = engine.and_then(|_| found_engine());
                let person =
                    Side::ALL.into_iter().find(|side| self.engines.get(*side).is_none()).unwrap_or(Side::White);
                let person = setup.players.get(person).clone();
                let alone = Side::ALL.into_iter().any(|side| self.engines.get(side).is_some());
                setup.time = time.clone();
                setup.fen = None;
                let mut engines = Both::default();
                let seat = match engine.zip(path) {
                    Some((side, path)) => {
                        *setup.players.get_mut(side) = plain(&path.file_stem().unwrap_or_default().to_string_lossy());
                        *setup.players.get_mut(side.other()) = person;
                        *engines.get_mut(side) = Some(path);
                        Seat::One(Role::from(side.other()))
                    }
                    None if alone => {
                        setup.players = Both { white: person, black: String::new() };
                        Seat::Table
                    }
                    None => seat,
                };
                (setup, engines, seat)
            }
        }
    }

    /// The next game's journal: among the games, or beside the folder that was named.
    fn journal(&self, header: &Header) -> Result<(Journal, crate::store::Appended), Barred> {
        let root = games_root().unwrap_or_else(|| std::env::temp_dir().join("natiq"));
        let named = self.folder.as_deref().filter(|folder| folder.parent() != Some(root.as_path()));
        let place = match named {
            Some(folder) => Place::Folder(beside(folder)),
            None => Place::Games(root),
        };
        Journal::create(&place, header).map_err(|error| Barred::Disk(error.to_string()))
    }
}

/// A folder beside another that is not there yet: `game-2` beside `game`, `game-3` beside `game-2`.
fn beside(folder: &Path) -> PathBuf {
    let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let stem = match name.rsplit_once('-') {
        Some((stem, number)) if number.parse::<u32>().is_ok() => stem.to_owned(),
        _ => name,
    };
    let free = |number: u32| folder.with_file_name(format!("{stem}-{number}"));
    (2..MOST).map(free).find(|folder| !folder.exists()).unwrap_or_else(|| free(MOST))
}

fn swapped<T: Clone>(both: &Both<T>) -> Both<T> {
    Both { white: both.black.clone(), black: both.white.clone() }
}

fn other_side(seat: Seat) -> Seat {
    match seat {
        Seat::One(role) => Seat::One(role.side().map_or(role, |side| Role::from(side.other()))),
        Seat::Table => Seat::Table,
    }
}

fn engine(path: &Path, state: &State, game: u64, side: Side, send: &Sender<Message>) -> Result<Engine, Barred> {
    let to = send.clone();
    let started = Engine::start(path, state.setup().is_chess960(), move |reply| {
        let _ = to.send(Message::Engine(game, side, reply));
    });
    started.map_err(|error| Barred::Engine(path.to_owned(), error))
}

/// The books of a game that has not begun, without the two logs.
fn books(journal: Journal, head: Head, writing: Writing, state: &State) -> Books {
    let folder = journal.folder().map(Path::to_owned);
    let sheet = folder.as_ref().map(|folder| growing(folder, &head, &writing, state, &[]));
    let pgn = folder.map(|folder| folder.join(PGN));
    Books { journal: Some(journal), sheet, head, writing, pgn, events: None, speech: None, past: Vec::new() }
}
