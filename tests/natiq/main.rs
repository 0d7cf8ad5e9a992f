//! The one test binary of what needs no device.

// A test's helpers may fail as loudly as the tests themselves.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod another;
mod asked;
mod braille;
mod cases;
mod catalogue;
mod cli;
mod clock;
mod commands;
mod configs;
mod ear;
mod fingers;
mod game;
mod heard;
mod help;
mod keys;
mod kill;
mod laws;
mod layers;
mod learn;
mod lines;
#[path = "../device/long_game.rs"]
mod long_game;
mod mate;
mod notation;
mod past;
mod properties;
mod recorded;
mod regression;
mod replay;
mod resume_file;
mod review;
mod screen;
mod sheet;
mod sound;
mod store;
mod train;
mod truth;
mod voice;
mod written;
