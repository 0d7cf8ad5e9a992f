//! `natiq resume`: go on with an interrupted game, to the move and the millisecond, or with a game of a file.
//!
//! A sheet or PGN that stands in the folder of one of our own games is that game. Any other file is only read.

mod file;
mod head;

use jiff::Timestamp;

use super::args::Table;
use super::desk::Desk;
use super::review;
use super::source::{self, Source};
use super::table::{self, Opening, Sitting};
use super::{Failure, start};
use crate::core::{Both, Millis};
use crate::replay::NoGame;
use crate::store::{self, Resumed, StoreError, games_root};

/// Goes on with a game.
///
/// # Errors
/// Where there is none, it is damaged, or another program plays it.
pub fn run(game: Option<&str>, number: u32, options: &Table) -> Result<(), Failure> {
    let Some(desk) = start::meet(options.config.as_deref(), table::flags(options))? else { return Ok(()) };
    let folder = match find(game, &desk)? {
        Source::File(path) => return file::run(desk, &path, number, options),
        Source::Game(folder) if number > 1 => {
            return Err(review::no_game(&desk, &folder, number, &NoGame::Number(1)));
        }
        Source::Game(folder) => folder,
    };
    let resumed = match store::resume(&folder) {
        Ok(resumed) => resumed,
        // On a terminal the sound part is offered; a pipe is told, and nothing is done (product.md part 7).
        Err(error) if is_damage(&error) && start::on_terminal() => {
            let mut asker = start::Asker::open(&desk)?;
            match start::recovered(&desk, &mut asker, &folder, &error)? {
                Some(resumed) => resumed,
                None => return Ok(()),
            }
        }
        Err(error) => return Err(table::store_failure(&desk, &error)),
    };
    table::sit(desk, options, sitting(resumed), Both::default())
}

/// Where the game is that is named: kept, or in a file; the newest that is not finished without a name.
fn find(game: Option<&str>, desk: &Desk) -> Result<Source, Failure> {
    let Some(name) = game else {
        let newest = games_root().and_then(|root| store::newest_unfinished(&root));
        return newest.map(Source::Game).ok_or_else(|| desk.failed("journal.none", &[]));
    };
    Ok(match source::find(desk, name)? {
        Source::File(path) => source::own(&path).map_or(Source::File(path), Source::Game),
        kept => kept,
    })
}

/// The game as it stood at its last record.
pub fn sitting(resumed: Resumed) -> Sitting {
    let Resumed { read, state, journal, .. } = resumed;
    let away = Timestamp::now().duration_since(read.last_wall());
    let away = u64::try_from(away.as_millis()).ok().map(Millis);
    Sitting {
        from: read.last_at(),
        past: read.events().cloned().collect(),
        header: read.header,
        state,
        journal,
        opening: Opening::Again(away),
    }
}

/// Whether an error is damage whose sound part can be taken over.
pub fn is_damage(error: &StoreError) -> bool {
    matches!(error, StoreError::Damaged(damage) if damage.line > 1)
}
