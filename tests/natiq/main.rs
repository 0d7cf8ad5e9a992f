//! The one test binary of what needs no device.

// A test may fail loudly, in its helping functions too.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, clippy::print_stderr)]

mod replay;
mod sheet;
mod store;
