//! The game that was not finished is offered; of a damaged one, its sound part.
//!
//! A damaged journal is never overwritten: what is sound of it goes on in a new folder.

use std::path::Path;

use jiff::{Timestamp, tz::TimeZone};

use super::super::Failure;
use super::super::desk::Desk;
use super::super::resume::is_damage;
use super::super::table;
use super::asker::{Asker, sentence};
use crate::language::Arg;
use crate::store::{self, Place, Resumed, StoreError, games_root, newest_unfinished};

/// What became of the offer.
pub enum Offered {
    /// The game goes on.
    GoOn(Box<Resumed>),
    /// A new game is wanted.
    New,
    /// The player leaves.
    Left,
}

/// Offers the newest game that is not finished, if there is one.
///
/// # Errors
/// When the terminal is gone.
pub fn unfinished(desk: &Desk, asker: &mut Asker) -> Result<Offered, Failure> {
    let Some(folder) = games_root().and_then(|root| newest_unfinished(&root)) else { return Ok(Offered::New) };
    let read = match store::read(&folder) {
        Ok(read) => read,
        Err(error) if is_damage(&error) => {
            let recovered = recovered(desk, asker, &folder, &error)?;
            return Ok(recovered.map_or(Offered::New, |resumed| Offered::GoOn(Box::new(resumed))));
        }
        // What cannot be read at all is no reason not to play.
        Err(_) => return Ok(Offered::New),
    };
    let Ok(state) = read.state() else { return Ok(Offered::New) };
    let args = [
        ("when", Arg::Count("day.ago", days_since(read.last_wall()))),
        ("number", Arg::Number(u64::from(state.move_number()))),
    ];
    let question = sentence(desk.language(), "game.unfinished", &args);
    match asker.number(&[question], 2, None, desk)? {
        Some(0) => match store::resume(&folder) {
            Ok(resumed) => Ok(Offered::GoOn(Box::new(resumed))),
            Err(error) => Err(table::store_failure(desk, &error)),
        },
        Some(_) => Ok(Offered::New),
        None => Ok(Offered::Left),
    }
}

/// Offers the sound part of a damaged journal; nothing where it is not wanted.
///
/// # Errors
/// When the terminal is gone, or the sound part cannot be written either.
pub fn recovered(
    desk: &Desk,
    asker: &mut Asker,
    folder: &Path,
    error: &StoreError,
) -> Result<Option<Resumed>, Failure> {
    let StoreError::Damaged(damage) = error else { return Ok(None) };
    let args = [("line", Arg::Number(damage.line as u64)), ("moves", Arg::Number(damage.sound as u64))];
    if !asker.sure(&[sentence(desk.language(), "journal.damaged", &args)], desk)? {
        return Ok(None);
    }
    let root = games_root().unwrap_or_else(|| std::env::temp_dir().join("natiq"));
    let resumed = store::recover(folder, &Place::Games(root)).map_err(|error| table::store_failure(desk, &error))?;
    asker.tell(&[sentence(desk.language(), "journal.recovered", &[])], "")?;
    Ok(Some(resumed))
}

/// Whole days of the calendar since a moment; a moment to come is today.
fn days_since(then: Timestamp) -> u64 {
    let day = |moment: Timestamp| moment.to_zoned(TimeZone::system()).date();
    let days = day(then).until(day(Timestamp::now())).map(|span| span.get_days()).unwrap_or_default();
    u64::try_from(days).unwrap_or_default()
}
