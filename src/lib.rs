//! natiq (ناطق, "the one that speaks"): chess by ear, by hand and by the laws.
//!
//! The library is the whole program; `main.rs` only hands it the command line. Its layers import
//! downwards only (a test in `tests/natiq/layers.rs` holds them):
//!
//! ```text
//! main → cli → shell → screen, lines, voice, sound, engine, store, config
//! cli → train        shell → learn → dialogue → words → notation → core → shakmaty
//! screen, voice, sheet → language → core      lines, screen → typing      store → core
//! cli, shell → sheet → replay → written → braille      shell → ear → dialogue      voice, ear → tool
//! ```
//!
//! [`core`] judges and knows no text; [`language`] words and judges nothing; [`store`] has a command's
//! events on disk before anybody hears of them. Of a game on paper [`written`] reads what stands there,
//! [`replay`] plays it by the laws, [`sheet`] writes it, and [`braille`] has its cells.

pub mod braille;
pub mod cli;
pub mod config;
pub mod core;
pub mod dialogue;
pub mod ear;
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
pub mod tool;
pub mod train;
pub mod typing;
pub mod voice;
pub mod words;
pub mod written;
