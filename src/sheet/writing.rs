//! How one writes sheets, whatever game comes: what the player prefers, and the words.
//!
//! The notation is that of the laws of each game unless another was chosen (`scoresheet.md` part F). It
//! writes nothing and reads no setting.

use std::sync::Arc;

use super::{Format, Labels, Measure};
use crate::braille::Script;
use crate::core::Setup;
use crate::core::profile::Notation;

/// What holds for every sheet that somebody writes.
#[derive(Clone, Debug)]
pub struct Writing {
    /// The notation of the moves; the laws' own where none was chosen.
    pub notation: Option<Notation>,
    /// The longest line, in cells.
    pub width: usize,
    /// The clocks are written after so many full moves, where they are written at all.
    pub clock_every: Option<u32>,
    /// Whether the digits behind the head are Arabic-Indic.
    pub arabic_digits: bool,
    /// The words.
    pub labels: Arc<Labels>,
    /// Their script.
    pub script: Script,
}

impl Writing {
    /// How the sheet of a game is written.
    pub fn format(&self, setup: &Setup) -> Format {
        self.format_for(setup.profile.notation)
    }

    /// How a sheet is written where the laws have this notation.
    pub fn format_for(&self, of_laws: Notation) -> Format {
        Format {
            notation: self.notation.unwrap_or(of_laws),
            width: self.width,
            clock_every: self.clock_every,
            arabic_digits: self.arabic_digits,
            measure: Measure::Print,
        }
    }
}

impl Default for Writing {
    /// English, the notation of the laws, forty cells, no clocks.
    fn default() -> Writing {
        Writing {
            notation: None,
            width: 40,
            clock_every: None,
            arabic_digits: false,
            labels: Labels::english(),
            script: Script::Latin,
        }
    }
}
