//! Sits a game down at this terminal: view, voice, books, threads; then the shell runs.

use std::io::{self, BufRead, IsTerminal};
use std::path::PathBuf;
use std::sync::mpsc::{Sender, channel};
use std::thread;

use ratatui::crossterm::event::{Event as TerminalEvent, read};
use ratatui::crossterm::terminal::{disable_raw_mode, enable_raw_mode};

use super::args::{ClockName, SeatName, Table};
use super::desk::Desk;
use super::{Failure, terminal};
use crate::config::{Flag, Mode, Speech};
use crate::core::{Both, Event, Millis, Side, State};
use crate::dialogue::{Dialogue, Seat};
use crate::engine::Engine;
use crate::language::{Arg, Channel};
use crate::lines::Lines;
use crate::screen::{Screen, Stage};
use crate::sheet::{Format, Head, Labels, Scribe, Sheet};
use crate::shell::{
    Books, Engines, GameTime, LinesView, Message, Parts, ScreenView, Shell, Trouble, View, Wishes, watch_sleep,
};
use crate::store::{Appended, EventLog, Header, Journal, SpeechLog, StoreError};
use crate::voice::{self, Channels, Voice, VoiceConfig};

/// A game that is about to be sat down to.
pub struct Sitting {
    /// The game.
    pub state: State,
    /// Its journal's first record.
    pub header: Header,
    /// Its journal.
    pub journal: Journal,
    /// What became of a new journal's first record; nothing for a game that goes on.
    pub appended: Option<Appended>,
    /// What happened so far.
    pub past: Vec<Event>,
    /// The game's time at its last record.
    pub from: Millis,
    /// How long it was left, in milliseconds of the wall clock.
    pub away: Option<Millis>,
}

/// The settings that flags set.
pub fn flags(options: &Table) -> Vec<Flag> {
    let mut flags = Vec::new();
    let named = [
        ("--lang", "lang", options.lang.as_deref()),
        ("--speech", "speech", options.speech.as_deref()),
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
        play(desk, options, sitting, engines, ScreenView { screen, stage, last: Vec::new() }, true)
    } else if on_terminal {
        let view = LinesView(Lines::on_terminal(terminal::output().map_err(failed)?));
        enable_raw_mode().map_err(failed)?;
        let played = play(desk, options, sitting, engines, view, true);
        let _ = disable_raw_mode();
        played
    } else {
        play(desk, options, sitting, engines, LinesView(Lines::piped(terminal::output().map_err(failed)?)), false)
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
    for side in Side::ALL {
        if let Some(path) = paths.get(side) {
            let to = send.clone();
            let started = Engine::start(path, sitting.state.setup().is_chess960(), move |reply| {
                let _ = to.send(Message::Engine(side, reply));
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
    let Sitting { state, header, journal, appended, past, from, away } = sitting;
    let books = books(&desk, options, &state, &header, journal, past)?;
    let seat = match options.role.unwrap_or(SeatName::Table) {
        // Against one engine the person here is the other side, whoever is to move.
        SeatName::Table => match (engines.plays(Side::White), engines.plays(Side::Black)) {
            (true, false) => Seat::One(crate::core::Role::Black),
            (false, true) => Seat::One(crate::core::Role::White),
            _ => Seat::Table,
        },
        SeatName::White => Seat::One(crate::core::Role::White),
        SeatName::Black => Seat::One(crate::core::Role::Black),
        SeatName::Assistant => Seat::One(crate::core::Role::Assistant),
        SeatName::Arbiter => Seat::One(crate::core::Role::Arbiter),
    };
    let time = GameTime::from(from, options.clock == ClockName::Simulated);
    let wishes = Wishes::of(&desk.config.settings, true, private);
    let name = books.journal.name();
    let Desk { config, languages, spoken, reader } = desk;
    let dialogue = Dialogue::new(reader, seat);
    let mut shell =
        Shell::new(Parts { state, dialogue, languages, spoken, wishes, config, time, books, voice, view, engines });
    shell.introduce();
    match appended {
        Some(appended) => shell.greet(name.as_deref(), Trouble::of(appended)),
        None => shell.greet_again(away),
    }
    let woken = send.clone();
    watch_sleep(move |span| woken.send(Message::Slept(span)).is_ok());
    if on_terminal {
        listen_to_keys(send)
    } else {
        listen_to_lines(send)
    }
    shell.run(&inbox).map_err(|error| Failure::failed(error.to_string()))
}

/// Starts the mouth; it is ready whenever it is, and nobody waits.
fn mouth(desk: &Desk, options: &Table, send: &Sender<Message>) -> Voice {
    let (notices, heard) = channel();
    let to = send.clone();
    let _ = thread::Builder::new().name("voice-notices".into()).spawn(move || {
        while let Ok(notice) = heard.recv() {
            if to.send(Message::Voice(notice)).is_err() {
                return;
            }
        }
    });
    Voice::start(voice_config(desk, options.role), notices)
}

/// What the mouth is started with.
pub fn voice_config(desk: &Desk, role: Option<SeatName>) -> VoiceConfig {
    let settings = &desk.config.settings;
    let mode = match settings.speech {
        Speech::Auto => voice::Mode::Auto,
        Speech::Tts => voice::Mode::Tts,
        Speech::Ssip => voice::Mode::Ssip,
        Speech::Command => voice::Mode::Command,
        Speech::ScreenReader => voice::Mode::ScreenReader,
        Speech::Off => voice::Mode::Off,
    };
    let channels = desk.config.document("channels.toml").and_then(|document| {
        // Its faults were told when the settings were read.
        Channels::parse(&document.table().to_string()).ok()
    });
    let here = match role {
        Some(SeatName::White) => vec![Channel::White],
        Some(SeatName::Black) => vec![Channel::Black],
        Some(SeatName::Assistant) => vec![Channel::Assistant],
        Some(SeatName::Arbiter) => vec![Channel::Arbiter],
        Some(SeatName::Table) | None => Vec::new(),
    };
    VoiceConfig {
        mode,
        language: desk.language().code().to_owned(),
        languages: desk.languages.iter().map(|language| language.code().to_owned()).collect(),
        rate: i32::from(settings.rate),
        volume: (100 + i32::from(settings.volume)).clamp(0, 100),
        here,
        channels: channels.unwrap_or_default(),
        ..VoiceConfig::default()
    }
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

fn books(
    desk: &Desk,
    options: &Table,
    state: &State,
    header: &Header,
    journal: Journal,
    past: Vec<Event>,
) -> Result<Books, Failure> {
    let head = head(header);
    let mut scribe = Scribe::new(&head, state.setup(), Format::of(state.setup()), Labels::english());
    if let Ok(mut again) = State::new(state.setup().clone()) {
        for event in &past {
            again.evolve(event);
            scribe.event(&again, event);
        }
    }
    let folder = journal.folder().map(std::path::Path::to_owned);
    let sheet = folder.as_ref().map(|folder| Sheet::open(&folder.join("game.txt"), scribe).0);
    let log = |path: &PathBuf, error: io::Error| desk.barred("cli.write", path, &error);
    let events = options.event_log.as_ref().map(|path| EventLog::open(path).map_err(|error| log(path, error)));
    let speech = options.speech_log.as_ref().map(|path| SpeechLog::open(path).map_err(|error| log(path, error)));
    Ok(Books {
        journal,
        sheet,
        head,
        pgn: folder.map(|folder| folder.join("game.pgn")),
        events: events.transpose()?,
        speech: speech.transpose()?,
        past,
    })
}

/// Reads the terminal's keys until nobody listens.
fn listen_to_keys(send: Sender<Message>) {
    let _ = thread::Builder::new().name("keys".into()).spawn(move || {
        loop {
            let message = match read() {
                Ok(TerminalEvent::Key(key)) => Message::Key(key),
                Ok(TerminalEvent::Resize(..)) => Message::Resized,
                Ok(_) => continue,
                Err(_) => Message::End,
            };
            let ended = matches!(message, Message::End);
            if send.send(message).is_err() || ended {
                return;
            }
        }
    });
}

/// Reads a pipe line by line; bytes that are no UTF-8 become the sign for that, and a line is bounded.
fn listen_to_lines(send: Sender<Message>) {
    let _ = thread::Builder::new().name("lines".into()).spawn(move || {
        let mut input = io::stdin().lock();
        let mut line = Vec::new();
        loop {
            line.clear();
            match io::Read::take(&mut input, LONGEST).read_until(b'\n', &mut line) {
                Ok(0) | Err(_) => break,
                Ok(_) => {}
            }
            let text = String::from_utf8_lossy(&line).trim_end_matches(['\r', '\n']).to_owned();
            if send.send(Message::Line(text)).is_err() {
                return;
            }
        }
        let _ = send.send(Message::End);
    });
}

/// The longest line of a pipe, in bytes; the rest of a longer one is the next line.
const LONGEST: u64 = 64 * 1024;

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
