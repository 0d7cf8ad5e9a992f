//! The one test binary of what needs no device.

// A test's helpers may fail as loudly as the tests themselves.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod another;
mod cases;
mod catalogue;
mod cli;
mod clock;
mod commands;
mod configs;
mod fingers;
mod game;
mod keys;
mod kill;
mod laws;
mod layers;
mod lines;
mod notation;
mod properties;
mod recorded;
mod replay;
mod screen;
mod sheet;
mod store;
mod voice;
