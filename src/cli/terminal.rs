//! The way out to the terminal, without a buffer in between.
//!
//! The standard library's own output breaks every write at its last line end, and a screen reader then
//! meets the prompt apart from the sentence before it (`accessibility.md` part 3, rule 6). Nothing is
//! worded or ordered here.

use std::fs::File;
use std::io;
use std::os::fd::AsFd;

/// Standard output as it is: what is written in one piece leaves in one piece.
///
/// # Errors
/// When the program has no more file numbers to give.
pub fn output() -> io::Result<File> {
    Ok(File::from(io::stdout().as_fd().try_clone_to_owned()?))
}
