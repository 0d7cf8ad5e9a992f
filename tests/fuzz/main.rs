//! Readers of text that comes from outside, fed with anything at all: none may panic or hang.
//!
//! Each runs for a moment as a test; `make test-all` gives each longer (`BOLERO_RANDOM_TEST_TIME_MS`).

// A test's helpers may fail as loudly as the tests themselves.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod braille;
mod config;
mod game;
mod mate;
mod sheet;
mod written;
