//! The mouth on real things: the real speech-dispatcher, espeak-ng, and a sound server without a card.
//!
//! What is heard is recorded and compared with what should have been. A test whose tool is missing
//! is skipped, with the reason printed. Every wait has a limit, every process is ended by its number.

// The lint's own exception for tests does not reach the functions that tests call.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

mod first_word;
mod harness;
mod losses;
mod places;
mod sentences;
#[path = "../device/server.rs"]
mod server;
mod sound;
#[cfg(feature = "sound")]
mod tones;
#[path = "../device/turns.rs"]
mod turns;
