//! The laws, each by its articles, in both profiles where they differ.

mod adjourn;
mod appendix_six;
mod arbiter;
mod asked;
mod chess960;
mod claims;
mod clock;
mod code;
mod conduct;
mod draws;
mod ends;
mod flags;
mod irregular;
mod penalties;
mod quickplay;
mod recording;
mod resumption;
mod ruled;
mod sealed;
mod setup;
mod signing;
mod situations;
pub mod table;
mod told;
mod touch;
