//! `natiq play`: a new game.

use jiff::{Timestamp, Zoned};

use super::args::Play;
use super::table::{self, Opening, Sitting};
use super::{Failure, start};
use crate::cli::desk::Desk;
use crate::config::{Flag, TwoBoards};
use crate::core::clock::spec::{self, SpecError};
use crate::core::{BadStart, Both, Millis, Setup, Side, State, Warnings};
use crate::language::Arg;
use crate::language::utterance::plain;
use crate::store::{Header, Journal, Place, games_root, record};

/// Plays a new game.
///
/// # Errors
/// Wrong usage, faults in settings, or a terminal that cannot be used.
pub fn run(options: &Play) -> Result<(), Failure> {
    match start::meet(options.table.config.as_deref(), flags(options))? {
        Some(desk) => begin(desk, options),
        None => Ok(()),
    }
}

/// Begins a game at a desk that is laid.
///
/// # Errors
/// As [`run`].
pub fn begin(desk: Desk, options: &Play) -> Result<(), Failure> {
    let setup = setup(&desk, options)?;
    let state = State::new(setup.clone()).map_err(|error| desk.usage(start_key(&error), &[]))?;
    let engines = Both { white: options.engine_white.clone(), black: options.engine_black.clone() };
    for (flag, path) in [("--engine-white", &engines.white), ("--engine-black", &engines.black)] {
        if path.is_some() && !state.setup().conduct.engine {
            return Err(desk.usage("cli.engine", &[("flag", Arg::Name(flag))]));
        }
        // A start that cannot be leaves no game behind.
        if let Some((path, Err(error))) = path.as_ref().map(|path| (path, std::fs::metadata(path))) {
            return Err(desk.barred("cli.file", path, &error));
        }
    }
    let header = header(&desk, setup);
    let place = match (&options.save, games_root()) {
        (Some(folder), _) => Place::Folder(folder.clone()),
        (None, Some(root)) => Place::Games(root),
        (None, None) => Place::Games(std::env::temp_dir().join("natiq")),
    };
    let (journal, appended) = Journal::create(&place, &header).map_err(|error| table::store_failure(&desk, &error))?;
    let sitting =
        Sitting { state, header, journal, past: Vec::new(), from: Millis::ZERO, opening: Opening::New(appended) };
    table::sit(desk, &options.table, sitting, engines)
}

/// The settings that flags set.
pub fn flags(options: &Play) -> Vec<Flag> {
    let mut flags = table::flags(&options.table);
    let named = [
        ("--laws", "laws", &options.laws),
        ("--conduct", "conduct", &options.conduct),
        ("--time", "time", &options.time),
    ];
    flags.extend(named.into_iter().filter_map(|(flag, key, value)| Some(Flag::new(flag, key, value.as_ref()?))));
    flags
}

fn setup(desk: &Desk, options: &Play) -> Result<Setup, Failure> {
    let config = &desk.config;
    let time = config.clocks.preset(&config.settings.time);
    let time = spec::read(&crate::notation::folded(time)).map_err(|error| spec_failure(desk, &error))?;
    let name = |name: &Option<String>, engine: &Option<std::path::PathBuf>| match (name, engine) {
        (Some(name), _) => plain(name).chars().take(80).collect(),
        (None, Some(path)) => plain(&path.file_stem().unwrap_or_default().to_string_lossy()),
        (None, None) => String::new(),
    };
    Ok(Setup {
        players: Both {
            white: name(&options.white, &options.engine_white),
            black: name(&options.black, &options.engine_black),
        },
        profile: config.laws.clone(),
        conduct: config.conduct.clone(),
        time,
        warnings: Warnings {
            own: config.clocks.own.iter().copied().map(Millis::seconds).collect(),
            to_control: config.clocks.moves_to_control.clone(),
            rearm_percent: config.clocks.rearm_percent,
        },
        fen: options.fen.clone(),
        special_board: match config.settings.two_boards {
            TwoBoards::Off => None,
            TwoBoards::White => Some(Side::White),
            TwoBoards::Black => Some(Side::Black),
        },
        armageddon: options.armageddon,
    })
}

fn spec_failure(desk: &Desk, error: &SpecError) -> Failure {
    match error {
        SpecError::NotATime(text) => desk.usage("spec.time", &[("text", Arg::Name(text))]),
        SpecError::NotMoves(text) => desk.usage("spec.moves", &[("text", Arg::Name(text))]),
        SpecError::OneSide => desk.usage("spec.side", &[]),
        SpecError::Endless => desk.usage("spec.endless", &[]),
        SpecError::Nothing => desk.usage("spec.nothing", &[]),
    }
}

/// The key of why no game can start from a position.
pub fn start_key(error: &BadStart) -> &'static str {
    match error {
        BadStart::NotFen => "fen.text",
        BadStart::Impossible => "fen.impossible",
        BadStart::Over => "fen.over",
        BadStart::Chess960 => "fen.chess960",
    }
}

/// What the journal and the sheet say of the game: every value that is not the program's own is named.
pub fn header(desk: &Desk, setup: Setup) -> Header {
    let changed = desk.config.origins().into_iter().filter(|shown| shown.changed);
    Header {
        v: record::FORM,
        program: concat!("natiq ", env!("CARGO_PKG_VERSION")).to_owned(),
        started: Timestamp::now(),
        date: Zoned::now().date(),
        language: desk.language().code().to_owned(),
        event: None,
        site: None,
        round: None,
        values: changed.filter(|shown| names_the_game(&shown.key)).map(|shown| (shown.key, shown.value)).collect(),
        setup,
    }
}

/// Whether a value belongs to the game and not to one player's ears.
fn names_the_game(key: &str) -> bool {
    key.starts_with("laws.") || key.starts_with("conduct.") || key.starts_with("clocks.")
}
