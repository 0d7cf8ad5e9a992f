//! The laws, each by its articles, in both profiles where they differ.

mod arbiter;
mod irregular;
mod penalties;
mod signing;
