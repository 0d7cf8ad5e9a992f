//! `natiq sheet --check`: whether a sheet is what the journal of its game makes (`product.md` part 7).
//!
//! A sheet names its journal by the hash it had; the journal is looked for beside it, then among the kept games.

use std::fs::File;
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};

use crate::cli::desk::Desk;
use crate::cli::source::{self, Source};
use crate::cli::{Failure, print_text, table, worded};
use crate::core::profile::Notation;
use crate::language::Arg;
use crate::sheet::{As, Departure, Format, Labels, departure, export, journal_of, keys};
use crate::store::{self, Read, games_root};
use crate::written::{Form, Game, Games, Keys, What};

/// Checks a sheet, or a journal and the sheets beside it.
///
/// # Errors
/// What is not proved.
pub fn run(desk: &Desk, source: &Source) -> Result<(), Failure> {
    match source {
        Source::Game(folder) => {
            let read = source::journal(desk, folder)?;
            let plies = read.state().map_err(|_| source::hopeless(desk))?.line().len();
            let args = [("plies", Arg::Number(plies as u64)), ("records", Arg::Number(read.records.len() as u64))];
            say(desk, "sheet.check.journal", &args);
            let beside: Vec<PathBuf> =
                source::SHEETS.iter().map(|name| folder.join(name)).filter(|path| path.is_file()).collect();
            if beside.is_empty() {
                say(desk, "sheet.check.none", &[]);
            }
            // Each is proved, whatever is wrong with another.
            let failed: Vec<String> =
                beside.iter().filter_map(|path| prove(desk, path, Some(&read)).err()).map(Failure::sentence).collect();
            if failed.is_empty() { Ok(()) } else { Err(Failure::told(failed)) }
        }
        Source::File(path) => {
            let beside = source::folder_of(path).map(|folder| source::journal(desk, &folder)).transpose()?;
            prove(desk, path, beside.as_ref())
        }
    }
}

fn say(desk: &Desk, key: &str, args: &[(&str, Arg<'_>)]) {
    print_text(format!("{}\n", worded(desk.language(), key, args)).as_bytes());
}

/// Proves one sheet; `beside` is the journal in whose folder it stands.
fn prove(desk: &Desk, path: &Path, beside: Option<&Read>) -> Result<(), Failure> {
    let shown = path.to_string_lossy();
    let name = || ("name", Arg::Name(&shown));
    let barred = |error: &io::Error| desk.barred("cli.file", path, error);
    let reader = File::open(path).map(BufReader::new).map_err(|error| barred(&error))?;
    let mut games = Games::open(reader, &keys(&desk.languages)).map_err(|error| barred(&error))?;
    let form = games.form();
    let sheet = match games.next() {
        Some(Ok(game)) => game,
        Some(Err(error)) => return Err(barred(&io::Error::other(error))),
        None => return Err(desk.failed("review.empty", &[name()])),
    };
    let hash = journal_of(&sheet);
    let read = match (&hash, beside) {
        (Some(hash), _) => beside.and_then(|beside| beside.clone().when(hash)).or_else(|| among_kept(hash)),
        // A sheet that still grows has not named its journal yet.
        (None, Some(beside)) => Some(beside.clone()),
        (None, None) => return Err(desk.failed("sheet.check.no-hash", &[name()])),
    };
    let Some(read) = read else {
        let key = if beside.is_some() { "sheet.check.other" } else { "sheet.check.unknown" };
        return Err(desk.failed(key, &[name()]));
    };
    let made = candidates(&read, form, &sheet).map_err(|_| source::hopeless(desk))?;
    let departures: Option<Vec<Departure>> = made.iter().map(|ours| departure(&sheet, ours)).collect();
    let Some(departures) = departures else {
        say(desk, if hash.is_some() { "sheet.check.proved" } else { "sheet.check.growing" }, &[name()]);
        if beside.is_some_and(|beside| beside.records.len() > read.records.len()) {
            say(desk, "sheet.check.earlier", &[("records", Arg::Number(read.records.len() as u64))]);
        }
        return Ok(());
    };
    // The one that goes furthest is the one it was meant to be.
    let Some(departs) = departures.into_iter().max_by_key(|departs| (departs.agreed, is_alike(departs))) else {
        return Ok(());
    };
    let nothing = worded(desk.language(), "sheet.check.nothing", &[]);
    let text = |text: &Option<String>| text.clone().unwrap_or_else(|| nothing.clone());
    let (found, expected) = (text(&departs.found), text(&departs.expected));
    let args =
        [name(), ("line", Arg::Number(departs.line)), ("found", Arg::Name(&found)), ("expected", Arg::Name(&expected))];
    Err(desk.failed("sheet.check.departs", &args))
}

/// Whether both texts of a departure are in one notation, so that one can be told from the other.
fn is_alike(departs: &Departure) -> bool {
    let digits =
        |text: &Option<String>| text.as_deref().is_none_or(|text| text.starts_with(|sign: char| sign.is_ascii_digit()));
    digits(&departs.found) == digits(&departs.expected)
}

/// The kept game whose journal once had a hash, as it was then.
fn among_kept(hash: &str) -> Option<Read> {
    let folders = store::folders(&games_root()?);
    folders.into_iter().filter_map(|folder| store::read(&folder).ok()).find_map(|read| read.when(hash))
}

/// The sheets that a journal can make, in the form of the one that is to be proved.
fn candidates(read: &Read, form: Form, sheet: &Game) -> Result<Vec<Game>, crate::core::BadStart> {
    let (head, setup) = (table::head(&read.header), &read.header.setup);
    let events: Vec<_> = read.events().cloned().collect();
    let every = clock_every(sheet);
    let forms: &[(As, Notation)] = match form {
        Form::Pgn => &[(As::Pgn, Notation::Algebraic)],
        Form::Sheet => &[
            (As::Grown, Notation::Digital),
            (As::Grown, Notation::Algebraic),
            (As::Text, Notation::Digital),
            (As::Text, Notation::Algebraic),
        ],
    };
    let mut made = Vec::new();
    for (form, notation) in forms {
        let format = Format { notation: *notation, clock_every: every, ..Format::of(setup) };
        let text = export(*form, &head, setup, &events, read.hash(), format, Labels::english())?;
        // It is in English, whose words need not be known.
        let games = Games::open(text.as_bytes(), &Keys::default());
        made.extend(games.ok().and_then(|mut games| games.next()?.ok()));
    }
    if journal_of(sheet).is_none() {
        // What still grows has no end yet.
        made.iter_mut().for_each(|game| game.body.retain(|item| !is_end(&item.what)));
    }
    Ok(made)
}

/// Whether a line is one of those that end a sheet.
fn is_end(what: &What) -> bool {
    matches!(what, What::Result(_)) || matches!(what, What::Fact { key, .. } if key == "Journal")
}

/// After how many moves a sheet has its clocks.
fn clock_every(sheet: &Game) -> Option<u32> {
    let mut number = 0;
    sheet.body.iter().find_map(|item| match &item.what {
        What::Number { number: next, .. } => {
            number = *next;
            None
        }
        What::Fact { key, .. } if key == "Clock" => Some(number),
        _ => None,
    })
}
