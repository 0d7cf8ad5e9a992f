//! `natiq languages`: the languages that are there, by code and by their own names.

use super::args::Speaking;
use super::{Failure, desk, print, worded};
use crate::language::{Arg, Language};

/// Prints all languages.
///
/// # Errors
/// Every fault of the settings.
pub fn run(speaking: &Speaking) -> Result<(), Failure> {
    let desk = desk::lay(speaking.config.as_deref(), speaking.flags())?;
    let line = |each: &Language| {
        let name = name(each);
        worded(desk.language(), "language.line", &[("code", Arg::Name(each.code())), ("name", Arg::Name(&name))])
    };
    print(&desk.languages.iter().map(line).collect::<Vec<String>>());
    Ok(())
}

/// What a language calls itself, else its code.
pub fn name(language: &Language) -> String {
    if language.has("language.name") { worded(language, "language.name", &[]) } else { language.code().to_owned() }
}
