//! The laws, an article a test, in both profiles where they differ.

mod chess960;
mod clock;
mod conduct;
mod setup;
