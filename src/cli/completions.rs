//! `natiq completions`: what a shell can complete, with the sentences of the language in it.

use clap_complete::Shell;

use super::args::Speaking;
use super::{Failure, desk, help, print_text};

/// Prints the completions of a shell.
///
/// # Errors
/// Every fault of the settings.
pub fn run(shell: Shell, speaking: &Speaking) -> Result<(), Failure> {
    let desk = desk::lay(speaking.config.as_deref(), speaking.flags())?;
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut help::worded(desk.language()), "natiq", &mut text);
    print_text(&text);
    Ok(())
}
