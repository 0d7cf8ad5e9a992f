//! `natiq sheet`: a kept game written out, in the form, notation and language that are asked for.
//!
//! It reads a game that may be in play and changes nothing of it.

use std::io::Write;

use atomic_write_file::AtomicWriteFile;

use super::args::{FormName, Sheet};
use super::{Failure, desk, print_text, table, writing};
use crate::language::Arg;
use crate::sheet::{As, export};
use crate::store::{self, StoreError, games_root};

/// Writes a game out.
///
/// # Errors
/// When there is no such game, it is damaged, or the file cannot be written.
pub fn run(options: &Sheet) -> Result<(), Failure> {
    let desk = desk::lay(options.speaking.config.as_deref(), options.speaking.flags())?;
    let folder = store::find(&games_root().unwrap_or_default(), &options.game);
    let folder = folder.ok_or_else(|| desk.failed("journal.unknown", &[("name", Arg::Name(&options.game))]))?;
    let read = store::read(&folder).map_err(|error| match error {
        // Nothing is asked here: the sound part is offered where the game is gone on with.
        StoreError::Damaged(damage) => desk.failed(
            "journal.damaged-at",
            &[("line", Arg::Number(damage.line as u64)), ("moves", Arg::Number(damage.sound as u64))],
        ),
        error => table::store_failure(&desk, &error),
    })?;
    let setup = &read.header.setup;
    let form = match options.form {
        FormName::Text => As::Text,
        FormName::Pgn => As::Pgn,
    };
    // The language that is asked for comes before the one the setting names.
    let mut writing = match options.speaking.lang {
        Some(_) => writing::in_words_of(&desk, desk.language()),
        None => writing::of(&desk, desk.language().code()),
    };
    writing.notation = options.notation.map_or(writing.notation, |name| Some(name.into()));
    writing.width = options.width.map_or(writing.width, usize::from);
    let format = writing.format(setup);
    let events: Vec<_> = read.events().cloned().collect();
    let head = table::head(&read.header);
    let text = export(form, &head, setup, &events, &read.hash, format, writing.labels)
        .map_err(|_| desk.failed("journal.hopeless", &[("line", Arg::Number(1))]))?;
    let Some(out) = &options.out else {
        print_text(text.as_bytes());
        return Ok(());
    };
    let written = AtomicWriteFile::open(out).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.commit()
    });
    written.map_err(|error| desk.barred("cli.write", out, &error))
}
