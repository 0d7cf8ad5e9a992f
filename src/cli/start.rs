//! The start of natiq at a terminal: the first start's two questions, the unfinished game, the menu.
//!
//! All of it is lines, before any screen (`accessibility.md` part 3). It never asks where input or
//! output is no terminal, and it plays nothing itself.

mod asker;
mod first;
mod menu;
mod offer;

use std::io::{self, IsTerminal};

use super::args::{Play, Table};
use super::{Failure, desk, play, resume, table};

pub use asker::Asker;
pub use first::meet;
pub use menu::engine as found_engine;
pub use offer::recovered;

/// Whether somebody sits at a terminal.
pub fn on_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Starts without arguments: the unfinished game is offered, then opponent and clock are chosen.
///
/// # Errors
/// As [`play::run`] and [`resume::run`].
pub fn run() -> Result<(), Failure> {
    let options = Play::default();
    let Some(desk) = meet(None, play::flags(&options))? else { return Ok(()) };
    let mut asker = Asker::open(&desk)?;
    let offered = offer::unfinished(&desk, &mut asker)?;
    let chosen = match offered {
        offer::Offered::GoOn(resumed) => {
            asker.close();
            return table::sit(desk, &Table::default(), resume::sitting(*resumed), crate::core::Both::default());
        }
        offer::Offered::Left => None,
        offer::Offered::New => menu::choose(&desk, &mut asker)?,
    };
    asker.close();
    let Some(options) = chosen else { return Ok(()) };
    // The clock that was chosen is a setting like a flag's.
    let mut flags = play::flags(&options);
    flags.extend(first::in_force(&desk));
    play::begin(desk::lay(None, flags)?, &options)
}
