//! `natiq sheet`: a game written out, in the form, notation and language that are asked for.
//!
//! The game is one that was kept, or one of a file; it may be in play, and nothing of it is changed.

mod check;
mod compare;
mod file;
mod style;

use std::path::Path;
use std::sync::Arc;

use super::args::{FormName, Sheet};
use super::desk::Desk;
use super::source::{self, Source};
use super::{Failure, desk, print_text, spoken, table, worded};
use crate::core::BadStart;
use crate::language::Arg;
use crate::sheet::{As, Format, export, replace};
use crate::store;
use style::Style;

/// Writes a game out, proves its sheet, or compares it with another.
///
/// # Errors
/// When there is no such game, it cannot be read, or the file cannot be written; a sheet that is not proved.
pub fn run(options: &Sheet) -> Result<(), Failure> {
    let desk = desk::lay(options.speaking.config.as_deref(), options.speaking.flags())?;
    let source = source::find(&desk, &options.game)?;
    if options.check {
        return check::run(&desk, &source);
    }
    if let Some(other) = &options.compare {
        return compare::run(&desk, (&options.game, &source), (other, &source::find(&desk, other)?));
    }
    if options.moves.is_some() && options.form != FormName::Voice {
        return Err(desk.usage("cli.voice-only", &[("flag", Arg::Name("--moves"))]));
    }
    if let Some(out) = &options.out {
        spared(&desk, out, &source)?;
    }
    let style = Style::of(&desk, options)?;
    match source {
        Source::File(_) if options.form == FormName::Voice => {
            Err(desk.failed("sheet.voice-file", &[("name", Arg::Name(&options.game))]))
        }
        Source::File(path) => file::copy(&desk, options, &style, &path),
        Source::Game(folder) => own(&desk, options, &style, &folder),
    }
}

/// Refuses to write over what a game is kept in, or over the file that is read.
fn spared(desk: &Desk, out: &Path, source: &Source) -> Result<(), Failure> {
    let name = out.to_string_lossy();
    let refused = |key| Err(desk.failed(key, &[("name", Arg::Name(&name))]));
    let same = |path: &Path| out.canonicalize().is_ok_and(|out| path.canonicalize().is_ok_and(|path| out == path));
    match source {
        Source::File(path) if same(path) => refused("sheet.out-source"),
        _ if out.exists() && source::folder_of(out).is_some() => refused("sheet.out-game"),
        _ => Ok(()),
    }
}

/// Writes a kept game out.
fn own(desk: &Desk, options: &Sheet, style: &Style, folder: &Path) -> Result<(), Failure> {
    let read = source::journal(desk, folder)?;
    let setup = &read.header.setup;
    let format = style.format(setup.profile.notation);
    let form = match options.form {
        FormName::Voice => {
            let record = spoken::record(desk, &read, options.moves)?;
            return put(desk, options, record.as_bytes());
        }
        FormName::Pgn => As::Pgn,
        FormName::Text | FormName::Brf | FormName::Braille if options.keep => As::Grown,
        FormName::Text | FormName::Brf | FormName::Braille => As::Text,
    };
    let text = text_of(&read, form, format, style).map_err(|_| source::hopeless(desk))?;
    let names = [&setup.players.white, &setup.players.black];
    let text = style.paged(&text, &style.title(names.map(String::as_str), &read.header.date.to_string()));
    put(desk, options, text.as_bytes())
}

/// The text of a kept game.
fn text_of(read: &store::Read, form: As, format: Format, style: &Style) -> Result<String, BadStart> {
    let mut head = table::head(&read.header);
    head.values.extend(style.letters(format.notation));
    let events: Vec<_> = read.events().cloned().collect();
    export(form, &head, &read.header.setup, &events, read.hash(), format, Arc::clone(&style.writing.labels))
}

/// Writes a text to where it is wanted.
fn put(desk: &Desk, options: &Sheet, text: &[u8]) -> Result<(), Failure> {
    let Some(out) = &options.out else {
        print_text(text);
        return Ok(());
    };
    replace(out, &mut |file| file.write_all(text)).map_err(|error| desk.barred("cli.write", out, &error))?;
    written(desk, out);
    Ok(())
}

/// Says that a file was written.
fn written(desk: &Desk, out: &Path) {
    let name = out.to_string_lossy();
    let said = worded(desk.language(), "sheet.written", &[("name", Arg::Name(&name))]);
    print_text(format!("{said}\n").as_bytes());
}
