//! The laws, each by its articles, in both profiles where they differ.

mod arbiter;
mod penalties;
mod signing;
