//! Which commands are taken by ear.

use super::table::Group;
use super::word::Word;

/// How a command is taken by ear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByEar {
    /// Not at all: it is typed.
    Never,
    /// At once.
    AtOnce,
    /// When it is confirmed.
    Confirmed,
}

impl Word {
    /// How it is taken by ear.
    pub fn by_ear(self) -> ByEar {
        match self.entry().group {
            Group::Arbiter | Group::Test => ByEar::Never,
            _ => ByEar::AtOnce,
        }
    }
}
