//! The scoresheet as text and as PGN; it never holds a move that is not made (8.1).
//!
//! It is written from the state and the events, so it is the same when it is made again from the
//! journal (`scoresheet.md` parts A, E, F). It judges nothing, reads no journal and words nothing: the
//! words come in as [`Labels`].

mod copy;
mod digits;
pub mod export;
mod file;
pub mod labels;
pub mod moves;
mod pen;
pub mod pgn;
mod proof;
mod ruling;
mod scribe;
pub mod time;
mod writing;

pub use copy::{Copy, journal_of};
pub use export::{As, export};
pub use file::replace;
pub use file::{Leaf, News, Paper, Sheet};
pub use labels::{Labels, keys};
pub use pen::Measure;
pub use proof::{Departure, departure};
pub use scribe::Scribe;
pub use writing::Writing;

use crate::core::Setup;
use crate::core::profile::Notation;

/// The name of the variant, as PGN has it.
const CHESS960: &str = "Chess960";

/// The facts of the head that the set-up does not hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Head {
    /// The event; left out where empty, like site and round.
    pub event: String,
    /// The site.
    pub site: String,
    /// The day, as `2026-11-30`.
    pub date: String,
    /// The round.
    pub round: String,
    /// The program and its version.
    pub program: String,
    /// Each value that is not the default.
    pub values: Vec<(String, String)>,
}

/// How a sheet is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// The notation of the moves.
    pub notation: Notation,
    /// The longest line, in cells: 20, 32, 40 or 80.
    pub width: usize,
    /// The clocks are written after so many full moves, where they are written at all.
    pub clock_every: Option<u32>,
    /// Whether digits are Arabic-Indic, but in results and hashes.
    pub arabic_digits: bool,
    /// How wide a line is.
    pub measure: Measure,
}

impl Format {
    /// The notation of the laws, forty cells, no clocks.
    pub fn of(setup: &Setup) -> Format {
        Format {
            notation: setup.profile.notation,
            width: 40,
            clock_every: None,
            arabic_digits: false,
            measure: Measure::Print,
        }
    }
}
