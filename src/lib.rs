//! natiq (ناطق, "the one that speaks"): chess by ear, by hand and by the laws.
//!
//! The library is the whole program; `main.rs` only hands it the command line. Its layers import
//! downwards only (a test in `tests/natiq/layers.rs` holds them):
//!
//! ```text
//! main → cli → shell → screen, lines, voice, sound, engine, store, config
//! screen, lines → dialogue → words, notation → core → shakmaty
//! screen, lines, voice, sheet → language → notation → core
//! sheet → notation        store → core        braille
//! ```
//!
//! [`core`] judges and knows no text; [`language`] words and judges nothing; [`store`] has a command's
//! events on disk before anybody hears of them.

pub mod braille;
pub mod cli;
pub mod config;
pub mod core;
pub mod dialogue;
pub mod engine;
pub mod language;
pub mod learn;
pub mod lines;
pub mod notation;
pub mod replay;
pub mod screen;
pub mod sheet;
pub mod shell;
pub mod sound;
pub mod store;
pub mod train;
pub mod typing;
pub mod voice;
pub mod words;
pub mod written;
