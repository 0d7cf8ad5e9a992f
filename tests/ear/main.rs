//! The ear on real sound: recordings of a person, voices that are made, noise; the real recogniser, no stand-in.
//!
//! The person is the speaker of Debian's `asterisk-core-sounds-en-g722` (one woman, American English); nothing of hers
//! is copied into the project. The voices are espeak-ng's and flite's. No person has spoken Arabic here yet.

// The lint's own exception for tests does not reach the functions that tests call.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

mod accuracy;
mod commands;
mod corpus;
#[expect(dead_code, reason = "the tests of the mouth use the rest")]
#[path = "../speech/harness.rs"]
mod harness;
mod refusal;
mod room;
#[expect(dead_code, reason = "the tests of the mouth use the rest")]
#[path = "../device/server.rs"]
mod server;
#[expect(dead_code, reason = "the tests of the mouth use the rest")]
#[path = "../speech/sound.rs"]
mod sound;
mod spoken_game;
mod table;
#[path = "../device/turns.rs"]
mod turns;
