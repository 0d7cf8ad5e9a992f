//! Sits down to a game that is only gone through: no journal, no sheet, no clock; and the engine that is asked.
//!
//! It starts the same shell as a game does, and decides nothing.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};

use super::{Desk, Failure, event_log, listen_to_input, mouth, seat, sounder, speech_log};
use crate::cli::args::{ClockName, Table};
use crate::cli::{hearing, writing};
use crate::core::Millis;
use crate::dialogue::Dialogue;
use crate::engine::Hearer;
use crate::sheet::Head;
use crate::shell::{Adviser, Books, Engines, GameTime, Message, Parts, Review, Shell, View, Wishes};
use crate::store::Notes;

/// Goes through a game until it is left.
///
/// # Errors
/// A log that cannot be opened, a terminal that cannot be used.
pub(super) fn go_through<V: View>(
    desk: Desk,
    options: &Table,
    review: Review,
    notes: Notes,
    view: V,
    on_terminal: bool,
) -> Result<(), Failure> {
    let (send, inbox) = channel();
    let voice = mouth(&desk, options, &send);
    let state = review.kept.state.clone();
    let books = Books {
        journal: None,
        sheet: None,
        head: Head::default(),
        writing: writing::of(&desk, desk.language().code()),
        pgn: None,
        events: event_log(&desk, options)?,
        speech: speech_log(&desk, options)?,
        past: Vec::new(),
    };
    let adviser = adviser(&desk, &send);
    let hearing = hearing::at(&desk, &voice, &send)?;
    let sounds = sounder(desk.config.settings.sound, &send);
    let time = GameTime::from(Millis::ZERO, options.clock == ClockName::Simulated);
    let wishes = Wishes::of(&desk.config.settings, true, false);
    let Desk { config, languages, spoken, reader } = desk;
    let dialogue = Dialogue::new(reader, seat(options.role)).in_review();
    let engines = Engines::default();
    let review = Some(review);
    let mut shell = Shell::new(Parts {
        hearing,
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
        begin: None,
    });
    shell.introduce();
    shell.greet_review();
    listen_to_input(send, on_terminal);
    shell.run(&inbox).map_err(|error| Failure::failed(error.to_string()))
}

/// The engine that is asked for its opinion, where the settings name one.
pub(super) fn adviser(desk: &Desk, send: &Sender<Message>) -> Adviser {
    let path = &desk.config.settings.engine;
    if path == "none" {
        return Adviser::default();
    }
    let to = send.clone();
    let hearer: Hearer = Arc::new(move |opinion| {
        let _ = to.send(Message::Opinion(opinion));
    });
    Adviser::at(PathBuf::from(path), hearer)
}
