//! `natiq config show`: each value in force and where it came from, one a line.

use super::args::Speaking;
use super::{Failure, desk, print, whole, worded};
use crate::config::Origin;
use crate::language::Arg;

/// Prints all settings.
///
/// # Errors
/// Every fault of every file.
pub fn show(speaking: &Speaking) -> Result<(), Failure> {
    let desk = desk::lay(speaking.config.as_deref(), speaking.flags())?;
    let language = desk.language();
    let lines = desk.config.origins().into_iter().map(|shown| {
        let origin = match &shown.origin {
            Origin::BuiltIn { .. } => worded(language, "origin.built-in", &[]),
            Origin::File { path, line } => {
                worded(language, "origin.file", &[("file", Arg::Name(path)), ("line", Arg::Number(*line as u64))])
            }
            Origin::Flag(flag) => worded(language, "origin.flag", &[("flag", Arg::Name(flag))]),
        };
        let origin = match &shown.taken {
            Some(name) => worded(language, "origin.taken", &[("name", Arg::Name(name)), ("origin", whole(&origin))]),
            None => origin,
        };
        let args = [("key", whole(&shown.key)), ("value", whole(&shown.value)), ("origin", whole(&origin))];
        worded(language, "config.shown", &args)
    });
    print(&lines.collect::<Vec<String>>());
    Ok(())
}
