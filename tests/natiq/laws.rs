//! The laws, each by its articles, in both profiles where they differ.

mod arbiter;
mod code;
mod penalties;
mod signing;
