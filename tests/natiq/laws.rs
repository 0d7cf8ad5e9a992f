//! The laws, each by its articles, in both profiles where they differ.

mod arbiter;
mod chess960;
mod clock;
mod conduct;
mod irregular;
mod penalties;
mod setup;
mod signing;
