//! The games of a file written out again, in another form, notation or language.
//!
//! What cannot be read of a game is written as it stands; its place is told, and the games behind it follow.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::path::Path;
use std::sync::Arc;

use super::{Style, written as said_written};
use crate::cli::args::{FormName, Sheet};
use crate::cli::desk::Desk;
use crate::cli::{Failure, worded};
use crate::core::profile::Notation;
use crate::language::Arg;
use crate::replay::{Fault, Reason, ReplayItem, replay};
use crate::sheet::{Copy, keys, replace};
use crate::written::{Form, Game, Games, Keys, Tag, Unread, What};

/// The most faults that are told one by one.
const MOST: usize = 100;

/// Writes the games of a file out.
///
/// # Errors
/// A file that cannot be read or written, and every fault of its games once they are written.
pub fn copy(desk: &Desk, options: &Sheet, style: &Style, path: &Path) -> Result<(), Failure> {
    let keys = keys(&desk.languages);
    let open = || File::open(path).map(BufReader::new).map_err(|error| desk.barred("cli.file", path, &error));
    let (faults, holds) = read(open()?, &keys);
    if !holds && !faults.iter().any(is_left_out) {
        return Err(desk.failed("review.empty", &[("name", Arg::Name(&path.to_string_lossy()))]));
    }
    let mut games = Games::open(open()?, &keys).map_err(|error| desk.barred("cli.file", path, &error))?;
    let from = games.form();
    let mut unread = None;
    let mut each = |out: &mut dyn Write| {
        let mut first = true;
        for game in games.by_ref() {
            match game {
                Ok(game) => {
                    out.write_all(written(options, style, from, game, !std::mem::take(&mut first)).as_bytes())?
                }
                Err(error) => unread = Some(error),
            }
        }
        out.flush()
    };
    match &options.out {
        Some(out) => {
            replace(out, &mut each).map_err(|error| desk.barred("cli.write", out, &error))?;
            said_written(desk, out);
        }
        // A reader that has gone away is no fault.
        None => drop(each(&mut BufWriter::new(io::stdout().lock()))),
    }
    told(desk, path, &faults, unread)
}

/// One game in the form that is asked for.
fn written(options: &Sheet, style: &Style, from: Form, mut game: Game, follows: bool) -> String {
    let notation = style.notation(own_notation(&game));
    let copy = Copy { format: style.format(notation), labels: Arc::clone(&style.writing.labels), keep: options.keep };
    if options.form == FormName::Pgn {
        return copy.pgn(&game, from);
    }
    game.head.retain(|tag| tag.key != "Letters");
    game.head.extend(style.letters(notation).map(|(key, value)| Tag { line: game.first, key, value }));
    let named = |key: &str| game.tag(key).unwrap_or_default();
    let title = style.title([named("White"), named("Black")], named("Date"));
    let text = style.paged(&copy.text(&game, from), &title);
    let plain = matches!(options.form, FormName::Text);
    if plain && follows { format!("\n{text}") } else { text }
}

/// The notation of the laws that a game names, where it names them; else square numbers on a sheet that has them.
fn own_notation(game: &Game) -> Notation {
    let digits = |text: &str| text.starts_with(char::is_numeric) && !text.starts_with("0-0");
    let first = game.body.iter().find_map(|item| match &item.what {
        What::Move(text) => Some(digits(text)),
        _ => None,
    });
    match first {
        Some(true) => Notation::Digital,
        _ if game.tag("Laws") == Some("digital") => Notation::Digital,
        _ => Notation::Algebraic,
    }
}

/// What is wrong with the games of a file, and whether it holds any: a head, or a move that can be made.
fn read(reader: BufReader<File>, keys: &Keys) -> (Vec<Fault>, bool) {
    let (mut faults, mut headed) = (Vec::new(), false);
    let totals = replay(reader, keys, &mut |item| match item {
        ReplayItem::Fault(fault) => faults.push(fault.clone()),
        ReplayItem::GameStarted { headers, .. } => headed |= !headers.is_empty(),
        _ => {}
    });
    (faults, headed || totals.plies > 0)
}

fn told(desk: &Desk, path: &Path, faults: &[Fault], unread: Option<Unread>) -> Result<(), Failure> {
    let mut told: Vec<String> = faults.iter().take(MOST).map(|fault| desk.fault(fault)).collect();
    if faults.is_empty()
        && let Some(unread) = &unread
    {
        told.push(desk.barred("cli.file", path, &io::Error::other(unread.clone())).sentence());
    }
    if told.is_empty() {
        return Ok(());
    }
    if !faults.is_empty() {
        let key = if faults.iter().any(is_left_out) { "sheet.faulty-but" } else { "sheet.faulty" };
        told.push(worded(desk.language(), key, &[("faults", Arg::Number(faults.len() as u64))]));
    }
    Err(Failure::told(told))
}

/// Whether a fault leaves out what it is about: nobody could read it.
fn is_left_out(fault: &Fault) -> bool {
    matches!(fault.reason, Reason::TooLong | Reason::Unreadable | Reason::Braille)
}
