//! `natiq learn`: the tutorial, at the same table as a game, by the same loop.
//!
//! The learner is White, the clock stands still, and the games are kept nowhere: only the place in the
//! course is.

use super::args::{ClockName, Learn, SeatName, Table};
use super::table::{self, Course, Opening, Sitting};
use super::{Failure, play, start};
use crate::core::{Both, Millis, Setup, State};
use crate::learn::{LESSONS, Progress};
use crate::store::progress::{self, Kept};
use crate::store::{Journal, Place};

/// The file in which the place in the course is kept.
const FILE: &str = "learn.json";

/// Teaches.
///
/// # Errors
/// Wrong usage, faults in settings, or a terminal that cannot be used.
pub fn run(options: &Learn) -> Result<(), Failure> {
    let Learn { lines, screen, hearing } = options.clone();
    let role = Some(SeatName::White);
    let options = Table { lines, screen, role, clock: ClockName::Simulated, ..hearing.table() };
    let Some(desk) = start::meet(options.config.as_deref(), table::flags(&options))? else { return Ok(()) };
    let setup = LESSONS.first().map(|lesson| lesson.setup()).unwrap_or_else(Setup::casual);
    let state = State::new(setup.clone()).map_err(|error| desk.usage(play::start_key(&error), &[]))?;
    let header = play::header(&desk, setup);
    let (journal, _) =
        Journal::create(&Place::Nowhere, &header).map_err(|error| table::store_failure(&desk, &error))?;
    let file = progress::place(FILE);
    let kept = file.as_ref().map_or(Kept::Nothing, |file| progress::recall(file, Progress::is_sound));
    let sitting = Sitting {
        state,
        header,
        journal,
        past: Vec::new(),
        from: Millis::ZERO,
        opening: Opening::Course(Course { kept, file }),
    };
    table::sit(desk, &options, sitting, Both::default())
}
