//! natiq under real screen readers: yasr, fenrir, and brltty with a display of 20 and of 40 cells.
//!
//! Each drives a whole game as its user would, and what it tells its synthesizer or its display is held
//! against what natiq said. A part whose reader or console is missing is skipped, with the reason
//! printed. Every wait has a limit, every process is ended by its number.

// The lint's own exception for tests does not reach the functions that tests call.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

mod brltty;
mod console;
mod desk;
mod display;
mod fenrir;
mod game;
#[path = "../device/long_game.rs"]
mod long_game;
mod sheet;
mod terminal;
#[path = "../device/turns.rs"]
mod turns;
mod yasr;
