//! `natiq review`: a finished game, gone through move by move, with every question and notes beside it.
//!
//! It reads a game of one's own by its journal, any other by its moves, and changes neither.

use std::fs::{self, File};
use std::io::BufReader;
use std::path::{Path, PathBuf};

use super::args::{Review, SeatName};
use super::desk::Desk;
use super::source::{self, Source};
use super::table;
use super::{Failure, start};
use crate::config::Flag;
use crate::core::{Role, State};
use crate::language::Arg;
use crate::replay::{Kept, NoGame, kept};
use crate::sheet;
use crate::shell;
use crate::store::{self, Notes};

/// Goes through a game.
///
/// # Errors
/// Where there is none, it cannot be read, or it may not be looked at yet.
pub fn run(options: &Review) -> Result<(), Failure> {
    let mut flags = table::flags(&options.table);
    flags.extend(options.engine.iter().map(|path| Flag::new("--engine", "engine", &path.to_string_lossy())));
    let Some(desk) = start::meet(options.table.config.as_deref(), flags)? else { return Ok(()) };
    if let Some(Err(error)) = options.engine.as_ref().map(fs::metadata) {
        return Err(desk.barred("cli.file", options.engine.as_deref().unwrap_or(Path::new("")), &error));
    }
    let (kept, reopen, beside): (Kept, shell::Reopen, PathBuf) = match source::find(&desk, &options.file_or_game)? {
        Source::Game(folder) => {
            let kept = of_journal(&desk, &folder)?;
            may_be_seen(&desk, &kept.state, options)?;
            if options.number > 1 {
                return Err(no_game(&desk, &folder, options.number, &NoGame::Number(1)));
            }
            let again = kept.clone();
            let reopen = move |number| if number == 1 { Ok(again.clone()) } else { Err(NoGame::Number(1)) };
            (kept, Box::new(reopen), folder)
        }
        Source::File(path) => {
            let open = |path: &Path| File::open(path).map(BufReader::new);
            let file = open(&path).map_err(|error| desk.barred("cli.file", &path, &error))?;
            let keys = sheet::keys(&desk.languages);
            let read = kept(file, &keys, options.number);
            let read = read.map_err(|none| no_game(&desk, &path, options.number, &none))?;
            // A sheet or PGN of one of our own games is that game: what holds for it holds for them.
            let own = source::own(&path);
            if let Some(Ok(state)) = own.as_ref().and_then(|folder| store::read(folder).ok()).map(|read| read.state()) {
                may_be_seen(&desk, &state, options)?;
            }
            let again = path.clone();
            let reopen =
                move |number| open(&again).map_err(|_| NoGame::Number(0)).and_then(|file| kept(file, &keys, number));
            (read, Box::new(reopen), own.unwrap_or(path))
        }
    };
    let (notes, unread) = Notes::open(Notes::beside(&beside));
    if let Some(error) = unread {
        return Err(desk.barred("cli.file", &Notes::beside(&beside), &error));
    }
    table::review(desk, &options.table, shell::Review { kept, reopen, ahead: None }, notes)
}

/// Whether a game may be gone through: not by its players while a tournament game goes on.
fn may_be_seen(desk: &Desk, state: &State, options: &Review) -> Result<(), Failure> {
    let arbiter = options.table.role == Some(SeatName::Arbiter);
    let by = if arbiter { Role::Arbiter } else { Role::White };
    state.may_look_back(by).map_err(|_| desk.failed("review.live", &[]))
}

/// A game of one's own, as its journal has it.
fn of_journal(desk: &Desk, folder: &Path) -> Result<Kept, Failure> {
    let read = source::journal(desk, folder)?;
    read.state().map(Kept::of).map_err(|_| source::hopeless(desk))
}

/// Why a file holds no such game, in words.
pub(super) fn no_game(desk: &Desk, path: &Path, number: u32, none: &NoGame) -> Failure {
    let name = path.to_string_lossy();
    match none {
        NoGame::Number(0) => desk.failed("review.empty", &[("name", Arg::Name(&name))]),
        NoGame::Number(games) => {
            let args = [("number", Arg::Number(u64::from(number))), ("games", Arg::Number(u64::from(*games)))];
            desk.failed("review.no-game", &args)
        }
        NoGame::Fault(fault) => Failure::failed(desk.fault(fault)),
    }
}
