//! Sits a game down at this terminal: view, voice, books, threads; then the shell runs.

mod input;
mod mouth;
mod review;

use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::sync::mpsc::channel;

use ratatui::crossterm::terminal::{disable_raw_mode, enable_raw_mode};

use super::another::{self, Common};
use super::args::{ClockName, SeatName, Table};
use super::desk::Desk;
use super::start::found_engine;
use super::{Failure, hearing, terminal, writing};
use crate::config::{Flag, Mode};
use crate::core::{Both, Event, Millis, Side, State};
use crate::dialogue::{Dialogue, Seat};
use crate::engine::Engine;
use crate::language::{Arg, Channel};
use crate::learn::Progress;
use crate::lines::Lines;
use crate::screen::{Screen, Stage};
use crate::sheet::Head;
use crate::shell::{
    Books, Engines, Entered, GameTime, LinesView, Message, PGN, Parts, Review, ScreenView, Shell, Trouble, View,
    Wishes, growing, watch_sleep,
};
use crate::store::progress::Kept;
use crate::store::{Appended, EventLog, Header, Journal, Notes, SpeechLog, StoreError};

use input::listen_to_input;
pub use input::piped_line;
pub use mouth::voice_config;
use mouth::{mouth, sounder};

/// A game that is about to be sat down to.
pub struct Sitting {
    /// The game.
    pub state: State,
    /// Its journal's first record.
    pub header: Header,
    /// Its journal.
    pub journal: Journal,
    /// What happened so far.
    pub past: Vec<Event>,
    /// The game's time at its last record.
    pub from: Millis,
    /// What is said first.
    pub opening: Opening,
}

/// With what a game begins at this terminal.
pub enum Opening {
    /// It is new; what became of its journal's first record.
    New(Appended),
    /// It goes on, left so long ago, in milliseconds of the wall clock.
    Again(Option<Millis>),
    /// It was read from a file: what was understood of it, and what became of its journal.
    Entered(Entered, Appended),
    /// The tutorial goes on, in place of a game.
    Course(Course),
}

/// What is known of somebody's way through the tutorial, and the file it is kept in.
pub struct Course {
    /// What was found.
    pub kept: Kept<Progress>,
    /// Where it is kept; none without a home.
    pub file: Option<PathBuf>,
}

/// The settings that flags set.
pub fn flags(options: &Table) -> Vec<Flag> {
    let mut flags = Vec::new();
    let named = [
        ("--lang", "lang", options.lang.as_deref()),
        ("--speech", "speech", options.speech.as_deref()),
        ("--ear", "ear", options.ear.as_deref()),
        ("--style", "style", options.style.as_deref()),
        ("--length", "length", options.length.as_deref()),
        ("--lines", "mode", options.lines.then_some("lines")),
        ("--screen", "mode", options.screen.then_some("screen")),
    ];
    flags.extend(named.into_iter().filter_map(|(flag, key, value)| Some(Flag::new(flag, key, value?))));
    flags
}

/// Plays a game at this terminal until it is left.
///
/// # Errors
/// A log or an engine that cannot be opened, a terminal that cannot be used.
pub fn sit(desk: Desk, options: &Table, sitting: Sitting, engines: Both<Option<PathBuf>>) -> Result<(), Failure> {
    let what = What::Play(Box::new(sitting), engines);
    show(desk, options, what)
}

/// Goes through a game at this terminal until it is left.
///
/// # Errors
/// A log that cannot be opened, a terminal that cannot be used.
pub fn review(desk: Desk, options: &Table, review: Review, notes: Notes) -> Result<(), Failure> {
    show(desk, options, What::Review(Box::new(review), notes))
}

/// What is done at the terminal.
enum What {
    Play(Box<Sitting>, Both<Option<PathBuf>>),
    Review(Box<Review>, Notes),
}

fn show(desk: Desk, options: &Table, what: What) -> Result<(), Failure> {
    let on_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let failed = |error: io::Error| Failure::failed(error.to_string());
    if !wants_lines(desk.config.settings.mode) {
        let size = Stage::size().map_err(failed)?;
        let config = &desk.config;
        let (keys, layouts) = (config.keys.clone(), config.layouts.clone());
        let vocabulary = desk.reader.vocabulary.clone();
        let screen =
            Screen::new(terminal::output().map_err(failed)?, size, &config.settings, keys, layouts, vocabulary);
        // Taken last: the view gives it back when it is dropped, whatever happens until then.
        let stage = Stage::take().map_err(failed)?;
        run(desk, options, what, ScreenView { screen, stage, last: Vec::new() }, true)
    } else if on_terminal {
        let view = LinesView(Lines::on_terminal(terminal::output().map_err(failed)?));
        enable_raw_mode().map_err(failed)?;
        let played = run(desk, options, what, view, true);
        let _ = disable_raw_mode();
        played
    } else {
        run(desk, options, what, LinesView(Lines::piped(terminal::output().map_err(failed)?)), false)
    }
}

/// Whether the game is shown as lines (`accessibility.md` part 3, rule 2): never by guessing at a reader.
pub fn wants_lines(mode: Mode) -> bool {
    let accessible = std::env::var("ACCESSIBLE").is_ok_and(|v| !matches!(v.as_str(), "" | "0" | "false"));
    let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    match mode {
        Mode::Lines => true,
        Mode::Screen => !terminal,
        Mode::Auto => !terminal || dumb || accessible,
    }
}

fn run<V: View>(desk: Desk, options: &Table, what: What, view: V, on_terminal: bool) -> Result<(), Failure> {
    match what {
        What::Play(sitting, engines) => play(desk, options, *sitting, engines, view, on_terminal),
        What::Review(review, notes) => review::go_through(desk, options, *review, notes, view, on_terminal),
    }
}

/// Who sits here.
fn seat(role: Option<SeatName>) -> Seat {
    match role.unwrap_or(SeatName::Table) {
        SeatName::Table => Seat::Table,
        SeatName::White => Seat::One(crate::core::Role::White),
        SeatName::Black => Seat::One(crate::core::Role::Black),
        SeatName::Assistant => Seat::One(crate::core::Role::Assistant),
        SeatName::Arbiter => Seat::One(crate::core::Role::Arbiter),
    }
}

fn play<V: View>(
    desk: Desk,
    options: &Table,
    sitting: Sitting,
    paths: Both<Option<PathBuf>>,
    view: V,
    on_terminal: bool,
) -> Result<(), Failure> {
    let (send, inbox) = channel();
    let mut engines = Engines::default();
    engines.finder = Some(found_engine);
    for side in Side::ALL {
        if let Some(path) = paths.get(side) {
            let to = send.clone();
            let started = Engine::start(path, sitting.state.setup().is_chess960(), move |reply| {
                let _ = to.send(Message::Engine(0, side, reply));
            });
            let engine = started.map_err(|error| {
                let (path, reason) = (path.to_string_lossy().into_owned(), error.to_string());
                desk.failed("cli.file", &[("file", Arg::Name(&path)), ("reason", Arg::Name(&reason))])
            })?;
            engines.seat(side, engine);
        }
    }
    let voice = mouth(&desk, options, &send);
    let private =
        voice.channels().devices().iter().any(|(channel, _)| matches!(channel, Channel::White | Channel::Black));
    let Sitting { state, header, journal, past, from, opening } = sitting;
    let folder = journal.folder().map(std::path::Path::to_owned);
    let books = books(&desk, options, &state, &header, journal, past)?;
    let writing = books.writing.clone();
    let common = Common { header: header.clone(), folder, writing, engines: paths, send: send.clone(), game: 0 };
    let begin = Some(another::begin(common));
    // Against one engine the person here is the other side, whoever is to move.
    let seat = match (seat(options.role), engines.plays(Side::White), engines.plays(Side::Black)) {
        (Seat::Table, true, false) => Seat::One(crate::core::Role::Black),
        (Seat::Table, false, true) => Seat::One(crate::core::Role::White),
        (seat, ..) => seat,
    };
    let adviser = review::adviser(&desk, &send);
    let notes = journal_notes(&books);
    let sounds = sounder(desk.config.settings.sound, &send);
    let hearing = hearing::at(&desk, &voice, &send)?;
    // Raw sound on standard input takes the place of typed lines.
    let typed = desk.config.settings.ear != "-";
    let time = GameTime::from(from, options.clock == ClockName::Simulated);
    let mut wishes = Wishes::of(&desk.config.settings, true, private);
    if let Some(place) = voice.channels().manner(Channel::Table) {
        wishes.of_place(place, &desk.config.settings, (options.style.is_some(), options.length.is_some()));
    }
    let name = books.journal.as_ref().and_then(Journal::name);
    let Desk { config, languages, spoken, reader } = desk;
    let dialogue = Dialogue::new(reader, seat);
    let review = None;
    let mut shell = Shell::new(Parts {
        state,
        dialogue,
        languages,
        spoken,
        wishes,
        config,
        time,
        books,
        voice,
        view,
        engines,
        adviser,
        review,
        notes,
        sounds,
        begin,
        hearing,
    });
    shell.introduce();
    let taught = matches!(opening, Opening::Course(_));
    match opening {
        Opening::New(appended) => shell.greet(name.as_deref(), Trouble::of(appended)),
        Opening::Again(away) => shell.greet_again(away),
        Opening::Entered(entered, appended) => {
            shell.greet_entered(&entered, name.as_deref(), Trouble::of(appended));
        }
        Opening::Course(Course { kept, file }) => shell.teach(kept, file),
    }
    if !taught {
        let woken = send.clone();
        watch_sleep(move |span| woken.send(Message::Slept(span)).is_ok());
    }
    if typed || on_terminal {
        listen_to_input(send, on_terminal);
    }
    shell.run(&inbox).map_err(|error| Failure::failed(error.to_string()))
}

/// The head of a game's sheet.
pub fn head(header: &Header) -> Head {
    Head {
        event: header.event.clone().unwrap_or_default(),
        site: header.site.clone().unwrap_or_default(),
        date: header.date.to_string(),
        round: header.round.clone().unwrap_or_default(),
        program: header.program.clone(),
        values: header.values.clone(),
    }
}

/// The notes that were kept beside a game.
fn journal_notes(books: &Books) -> Notes {
    let folder = books.journal.as_ref().and_then(Journal::folder);
    folder.map_or_else(Notes::default, |folder| Notes::open(Notes::beside(folder)).0)
}

fn event_log(desk: &Desk, options: &Table) -> Result<Option<EventLog>, Failure> {
    let open = |path: &PathBuf| EventLog::open(path).map_err(|error| desk.barred("cli.write", path, &error));
    options.event_log.as_ref().map(open).transpose()
}

fn speech_log(desk: &Desk, options: &Table) -> Result<Option<SpeechLog>, Failure> {
    let open = |path: &PathBuf| SpeechLog::open(path).map_err(|error| desk.barred("cli.write", path, &error));
    options.speech_log.as_ref().map(open).transpose()
}

fn books(
    desk: &Desk,
    options: &Table,
    state: &State,
    header: &Header,
    journal: Journal,
    past: Vec<Event>,
) -> Result<Books, Failure> {
    let head = head(header);
    let folder = journal.folder().map(std::path::Path::to_owned);
    let writing = writing::of(desk, &header.language);
    let sheet = folder.as_ref().map(|folder| growing(folder, &head, &writing, state, &past));
    Ok(Books {
        journal: Some(journal),
        sheet,
        head,
        writing,
        pgn: folder.map(|folder| folder.join(PGN)),
        events: event_log(desk, options)?,
        speech: speech_log(desk, options)?,
        past,
    })
}

/// What keeps a game from being begun or gone on with, in words.
pub fn store_failure(desk: &Desk, error: &StoreError) -> Failure {
    match error {
        StoreError::Locked { .. } => desk.failed("journal.locked", &[]),
        StoreError::Damaged(damage) if damage.sound > 0 => desk.failed(
            "journal.damaged",
            &[("line", Arg::Number(damage.line as u64)), ("moves", Arg::Number(damage.sound as u64))],
        ),
        StoreError::Damaged(damage) => desk.failed("journal.hopeless", &[("line", Arg::Number(damage.line as u64))]),
        StoreError::Taken(folder) => {
            let folder = folder.display().to_string();
            desk.failed("journal.taken", &[("folder", Arg::Name(&folder))])
        }
        StoreError::Form(_) => desk.failed("journal.form", &[]),
        other => {
            let reason = other.to_string();
            desk.failed("journal.failed-start", &[("reason", Arg::Name(&reason))])
        }
    }
}
