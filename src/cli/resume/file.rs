//! A game of a file that goes on as a new kept game: read, played again by the laws, written into its own journal.
//!
//! The file is never written to. Nothing is begun before the whole game was played; what keeps it from going on
//! is one sentence.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use jiff::{Timestamp, civil::Date};

use super::super::args::{SeatName, Table};
use super::super::desk::Desk;
use super::super::review::no_game;
use super::super::table::{self, Opening, Sitting};
use super::super::{Failure, play, whole, worded};
use super::head::Headings;
use crate::core::{Both, Millis, Setup, Warnings};
use crate::language::utterance::plain;
use crate::language::{Arg, score};
use crate::replay::{Again, Fault, Kept, NoGame, NotAgain, Reason, again, kept};
use crate::sheet::keys;
use crate::shell::Entered;
use crate::store::{Appended, Entry, Header, Input, Journal, Place, games_root};

/// Goes on with a game of a file.
///
/// # Errors
/// Where there is no such game, it is over, faulty or of other rules, or it is not for players to enter it.
pub(super) fn run(desk: Desk, path: &Path, number: u32, options: &Table) -> Result<(), Failure> {
    let file = File::open(path).map(BufReader::new).map_err(|error| desk.barred("cli.file", path, &error))?;
    let read = kept(file, &keys(&desk.languages), number).map_err(|none| match none {
        NoGame::Fault(fault) => faulty(&desk, &fault),
        none => no_game(&desk, path, number, &none),
    })?;
    let head = Headings(&read.head);
    going_on(&desk, &read, &head)?;
    let laws = head.value("Laws").and_then(|name| desk.config.law_profile(name));
    let conduct = head.value("Conduct").and_then(|name| desk.config.conduct_named(name));
    let time = head.time();
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let setup = setup(&desk, &read, &head, laws.clone(), conduct.clone(), time.clone().unwrap_or_default());
    // A position with a history is entered by whoever may restore one; a player would take moves back so.
    if setup.conduct.quit_by_agreement && options.role != Some(SeatName::Arbiter) {
        return Err(desk.failed("entered.arbiter", &[]));
    }
    let game = again(&read, setup.clone(), &name).map_err(|barred| not_again(&desk, &barred))?;
    let header = header(&desk, setup, &head);
    let entered = Entered {
        plies: read.state.line().len() as u64,
        laws: laws.is_some(),
        conduct: conduct.is_some(),
        time: time.map(|_| ()),
        clocks: game.clocks,
        file: name,
    };
    let sitting = keep(&desk, header, game, entered)?;
    table::sit(desk, options, sitting, Both::default())
}

/// Whether the file leaves the game open.
fn going_on(desk: &Desk, read: &Kept, head: &Headings<'_>) -> Result<(), Failure> {
    if let Some(fault) = &read.fault {
        return Err(faulty(desk, fault));
    }
    let by_laws = read.state.outcome().map(|outcome| desk.language().ending(outcome, &read.state).print);
    let told = [read.result.as_deref(), head.value("Result"), head.value("Score")];
    let told = told.into_iter().flatten().find_map(score);
    let told = told.map(|key| worded(desk.language(), "replay.result", &[("result", Arg::Key(key))]));
    match by_laws.or(told) {
        Some(result) => Err(desk.failed("entered.finished", &[("result", whole(&result))])),
        None => Ok(()),
    }
}

fn faulty(desk: &Desk, fault: &Fault) -> Failure {
    match fault.reason {
        Reason::Rules => desk.failed("entered.variant", &[("name", Arg::Name(&fault.text))]),
        _ => desk.failed("entered.fault", &[("reason", whole(&desk.fault(fault)))]),
    }
}

fn not_again(desk: &Desk, barred: &NotAgain) -> Failure {
    let (key, number, side) = match barred {
        NotAgain::Start(error) => return desk.failed(play::start_key(error), &[]),
        NotAgain::Over { number, side } => ("entered.over", number, side),
        NotAgain::Refused { number, side } => ("entered.refused", number, side),
    };
    desk.failed(key, &[("number", Arg::Number(u64::from(*number))), ("side", Arg::Side(*side))])
}

/// The agreement: what the head says, and what is in force here where it says nothing.
fn setup(
    desk: &Desk,
    read: &Kept,
    head: &Headings<'_>,
    laws: Option<crate::core::LawProfile>,
    conduct: Option<crate::core::Conduct>,
    time: crate::core::TimeControl,
) -> Setup {
    let config = &desk.config;
    let player = |tag| head.value(tag).map(|name| plain(name).chars().take(80).collect());
    Setup {
        players: Both { white: player("White").unwrap_or_default(), black: player("Black").unwrap_or_default() },
        profile: laws.unwrap_or_else(|| config.laws.clone()),
        conduct: conduct.unwrap_or_else(|| config.conduct.clone()),
        time,
        warnings: Warnings {
            own: config.clocks.own.iter().copied().map(Millis::seconds).collect(),
            to_control: config.clocks.moves_to_control.clone(),
            rearm_percent: config.clocks.rearm_percent,
        },
        fen: read.state.setup().fen.clone(),
        // Two boards are set up by hands, which no file has.
        special_board: None,
        armageddon: head.value("Armageddon").is_some(),
    }
}

/// The first record of the new game, with what the head says of the old one.
fn header(desk: &Desk, setup: Setup, head: &Headings<'_>) -> Header {
    let fact = |tag| head.value(tag).map(|value| plain(value).chars().take(80).collect());
    let made = play::header(desk, setup);
    let date = head.value("Date").and_then(|date| date.replace('.', "-").parse::<Date>().ok());
    Header { event: fact("Event"), site: fact("Site"), round: fact("Round"), date: date.unwrap_or(made.date), ..made }
}

/// The new game in its journal, whole before anybody hears of it.
fn keep(desk: &Desk, header: Header, game: Again, entered: Entered) -> Result<Sitting, Failure> {
    let place = Place::Games(games_root().unwrap_or_else(|| std::env::temp_dir().join("natiq")));
    let (mut journal, mut appended) =
        Journal::create(&place, &header).map_err(|error| table::store_failure(desk, &error))?;
    let past = game.commands.iter().flatten().cloned().collect();
    let wall = Timestamp::now();
    let entries: Vec<Entry> = game
        .commands
        .into_iter()
        .map(|events| Entry {
            at: events.last().map_or(Millis::ZERO, |event| event.at),
            wall,
            input: Input::Key,
            text: String::new(),
            events,
        })
        .collect();
    if !entries.is_empty() {
        let moves = journal.append_all(entries);
        // What is wrong from the start is told once, with its reason.
        appended = if appended == Appended::OnDisk { moves } else { appended };
    }
    Ok(Sitting {
        from: game.at,
        state: game.state,
        header,
        journal,
        past,
        opening: Opening::Entered(entered, appended),
    })
}
