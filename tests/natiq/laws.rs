//! The laws, a file each slice of them; every test is named by its article in words.

mod claims;
mod draws;
mod flags;
mod quickplay;
