//! Screen mode: what reaches the terminal, byte by byte, and where the cursor stands.
//!
//! `drawn` shows a screen onto a terminal in memory, write by write; `played` runs the program itself in a
//! pseudo-terminal.

mod drawn;
mod keyed;
mod played;

pub use played::Played;
