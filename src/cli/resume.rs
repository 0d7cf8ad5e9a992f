//! `natiq resume`: go on with an interrupted game, to the move and the millisecond.

use std::path::PathBuf;

use jiff::Timestamp;

use super::args::Table;
use super::table::{self, Sitting};
use super::{Failure, start};
use crate::core::{Both, Millis};
use crate::store::{self, Resumed, StoreError, games_root};

/// Goes on with a game.
///
/// # Errors
/// Where there is none, it is damaged, or another program plays it.
pub fn run(game: Option<&str>, options: &Table) -> Result<(), Failure> {
    let Some(desk) = start::meet(options.config.as_deref(), table::flags(options))? else { return Ok(()) };
    let folder = find(game).ok_or_else(|| match game {
        Some(name) => desk.failed("journal.unknown", &[("name", crate::language::Arg::Name(name))]),
        None => desk.failed("journal.none", &[]),
    })?;
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

/// The folder of a game by name, or of the newest that is not finished.
fn find(game: Option<&str>) -> Option<PathBuf> {
    match game {
        Some(game) => {
            let root = games_root().unwrap_or_default();
            store::find(&root, game)
        }
        None => store::newest_unfinished(&games_root()?),
    }
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
        appended: None,
        away,
        course: None,
    }
}

/// Whether an error is damage whose sound part can be taken over.
pub fn is_damage(error: &StoreError) -> bool {
    matches!(error, StoreError::Damaged(damage) if damage.line > 1)
}
