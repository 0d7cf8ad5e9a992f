//! `natiq replay`: every game of a file through the core, its moves announced and its faults told.
//!
//! The faults of one game keep no other from being replayed; with any, the exit code is 1.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};

use super::args::Replay;
use super::desk::{self, Desk};
use super::{Failure, worded};
use crate::language::{Arg, Manner, score};
use crate::replay::{Note, ReplayItem, replay};
use crate::sheet;
use crate::shell::Wishes;

/// Replays a file.
///
/// # Errors
/// When the file cannot be read or holds a fault.
pub fn run(options: &Replay) -> Result<(), Failure> {
    let desk = desk::lay(options.speaking.config.as_deref(), options.speaking.flags())?;
    let barred = |error: &io::Error| desk.barred("cli.file", &options.file, error);
    if options.file.is_dir() {
        // Opened it can be all the same, and would be told as a fault of its first line.
        return Err(barred(&io::ErrorKind::IsADirectory.into()));
    }
    let file = File::open(&options.file).map_err(|error| barred(&error))?;
    let wishes = Wishes::of(&desk.config.settings, true, false);
    let manner = Manner {
        style: wishes.style,
        length: wishes.length,
        say_captured: wishes.say_captured,
        say_pawn: wishes.say_pawn,
        number: true,
        ..Manner::default()
    };
    let language = desk.language();
    let keys = sheet::keys(&desk.languages);
    let mut out = BufWriter::new(io::stdout().lock());
    let mut print = |text: &str| {
        // A reader that has gone away keeps no fault from being counted.
        let _ = writeln!(out, "{text}");
    };
    let totals =
        replay(BufReader::new(file), &keys, &mut |item| tell(&desk, &item, options.quiet, &manner, &mut print));
    print(&worded(
        language,
        "replay.count",
        &[
            ("games", Arg::Number(u64::from(totals.games))),
            ("plies", Arg::Number(totals.plies)),
            ("faults", Arg::Number(u64::from(totals.faults))),
        ],
    ));
    let _ = out.flush();
    match totals.faults {
        0 => Ok(()),
        faults => Err(desk.failed("replay.faulty", &[("faults", Arg::Number(u64::from(faults)))])),
    }
}

/// Tells one thing of a replay.
fn tell(desk: &Desk, item: &ReplayItem<'_>, quiet: bool, manner: &Manner, print: &mut dyn FnMut(&str)) {
    let language = desk.language();
    match item {
        ReplayItem::Fault(fault) => print(&desk.fault(fault)),
        _ if quiet => {}
        ReplayItem::GameStarted { n, headers, .. } => {
            let named = |key: &str| headers.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str());
            let player = |key: &str| match named(key).filter(|name| !name.trim().is_empty()) {
                Some(name) => Arg::Name(name),
                None => Arg::Key("no.name"),
            };
            let number = Arg::Number(u64::from(*n));
            let args = [("number", number), ("white", player("White")), ("black", player("Black"))];
            print(&worded(language, "replay.game", &args));
        }
        ReplayItem::Moved { events, state } => {
            for utterance in language.events(events, state, manner) {
                print(&utterance.text);
            }
        }
        ReplayItem::Noted { line, game, number, note: Note::GoesOn } => {
            let args = [
                ("line", Arg::Number(*line)),
                ("game", Arg::Number(u64::from(*game))),
                ("number", Arg::Number(u64::from(*number))),
            ];
            print(&worded(language, "replay.goes-on", &args));
        }
        ReplayItem::PassedOver { line, game, number, text } => {
            let args = [
                ("line", Arg::Number(*line)),
                ("game", Arg::Number(u64::from(*game))),
                ("number", Arg::Number(u64::from(*number))),
                ("text", Arg::Name(text)),
            ];
            print(&worded(language, "replay.passed-over", &args));
        }
        ReplayItem::GameEnded { result: Some(result), .. } => {
            let result = score(result).unwrap_or("score.open");
            print(&worded(language, "replay.result", &[("result", Arg::Key(result))]));
        }
        ReplayItem::GameEnded { result: None, .. } | ReplayItem::Timed { .. } | ReplayItem::Remarked { .. } => {}
    }
}
