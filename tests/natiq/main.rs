//! The one test binary of what needs no device.

// A test's helpers may fail as loudly as the tests themselves.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod clock;
mod configs;
mod game;
mod notation;
mod screen;
mod store;
mod voice;
