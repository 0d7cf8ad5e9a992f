//! Games as files write them: every tag, move, comment, variation and line, in the order of the file.
//!
//! It is text and places, nothing else: no move is judged here and none is left out. Whoever plays the
//! moves is `replay`; whoever writes them again is `sheet` and [`pgn`]. A file is read game by game, never
//! more of it into memory than one game, and whatever it holds a reader ends: every length is bounded,
//! variations are counted and never walked into. What cannot be read is kept as it stands
//! ([`What::Stray`]), so that what is read can be written again without a loss.

mod game;
mod games;
mod keys;
mod lines;
pub mod pgn;
pub mod sheet;

pub use game::{Game, Item, Tag, What};
pub use games::{Form, Games};
pub use keys::{Keys, each};
pub use lines::{Got, Lines, bad_braille, decode};
pub use pgn::Unread;
