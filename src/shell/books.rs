//! Everything that is written during a game: journal, sheet, PGN, the two logs.
//!
//! It words nothing: what goes wrong with the journal, the sheet or the PGN is handed back as a fact. Only
//! the journal is waited for; a sheet or a log that cannot be written is told once and never stops a game.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jiff::Timestamp;

use crate::core::{Event, Millis, State};
use crate::language::Utterance;
use crate::notation::folded;
use crate::sheet::{self, As, Head, News, Scribe, Sheet, Writing};
use crate::store::{Appended, Entry, EventLine, EventLog, Input, Journal, SpeechLine, SpeechLog, Why};

/// The books of a game.
pub struct Books {
    /// The journal; none where nothing is played.
    pub journal: Option<Journal>,
    /// The growing sheet; none where there is no folder for it.
    pub sheet: Option<Sheet>,
    /// The head of sheet and PGN.
    pub head: Head,
    /// How the sheet is written.
    pub writing: Writing,
    /// Where the PGN is written at the end.
    pub pgn: Option<PathBuf>,
    /// The log of events.
    pub events: Option<EventLog>,
    /// The log of utterances.
    pub speech: Option<SpeechLog>,
    /// All events so far, for the PGN.
    pub past: Vec<Event>,
}

/// What is to be told about the books.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The journal cannot be written.
    Lost {
        /// Why.
        why: Why,
        /// Whether it is said for the first time.
        first: bool,
    },
    /// It can be written again, and nothing is missing.
    Back,
    /// The sheet cannot be written, and the journal can.
    SheetLost(Why),
    /// The sheet is whole again.
    SheetBack,
    /// The PGN of the game cannot be written.
    PgnLost(Why),
}

impl Trouble {
    /// What of a record's fate is to be told, if anything.
    pub fn of(appended: Appended) -> Option<Trouble> {
        match appended {
            Appended::OnDisk | Appended::InMemory { say: false, .. } => None,
            Appended::InMemory { why, first, .. } => Some(Trouble::Lost { why, first }),
            Appended::Back { .. } => Some(Trouble::Back),
        }
    }
}

/// What the speech log says of an utterance.
pub fn speech_line(utterance: &Utterance, at_ms: Millis) -> SpeechLine<'_> {
    SpeechLine {
        at_ms,
        channel: utterance.channel.word(),
        lang: &utterance.lang,
        class: utterance.class.word(),
        key: &utterance.key,
        text: &utterance.text,
        speak: &utterance.speak,
    }
}

impl Books {
    /// Has the events of one command on disk, before anybody hears of them.
    pub fn journal(&mut self, events: &[Event], at: Millis, input: Input, line: &str) -> Option<Trouble> {
        self.past.extend(events.iter().cloned());
        let entry = Entry { at, wall: Timestamp::now(), input, text: line.to_owned(), events: events.to_vec() };
        Trouble::of(self.journal.as_mut()?.append(entry))
    }

    /// Writes an event into sheet and log; `after` is the state with it.
    pub fn event(&mut self, after: &State, event: &Event, input: Input) {
        match &mut self.sheet {
            // What became of it is asked for; see `sheet_trouble`.
            Some(sheet) => drop(sheet.event(after, event)),
            None => self.late_sheet(after, event),
        }
        if let Some(log) = &mut self.events {
            log.write(&EventLine { event, input, clocks_ms: after.clocks(event.at) });
        }
    }

    /// The folder could not be made before: the sheet is begun in it, with all up to this event.
    fn late_sheet(&mut self, after: &State, event: &Event) {
        let Some(folder) = self.journal.as_ref().and_then(Journal::folder) else { return };
        let count = self.past.iter().rposition(|past| past == event).map_or(0, |last| last + 1);
        let past = self.past.get(..count).unwrap_or_default();
        self.pgn = Some(folder.join(PGN));
        self.sheet = Some(growing(folder, &self.head, &self.writing, after, past));
    }

    /// What is to be told of the sheet, once. While the journal cannot be written that says it all.
    pub fn sheet_trouble(&mut self) -> Option<Trouble> {
        if self.journal.as_ref().is_some_and(Journal::is_behind) {
            return None;
        }
        Some(match self.sheet.as_mut()?.news()? {
            News::Lost(kind) => Trouble::SheetLost(Why::of(&kind.into())),
            News::Back => Trouble::SheetBack,
        })
    }

    /// Writes an utterance into the log, as it is handed to the speaker.
    pub fn speech(&mut self, utterance: &Utterance, at: Millis) {
        if let Some(log) = &mut self.speech {
            log.write(&speech_line(utterance, at));
        }
    }

    /// Lines of the clean sheet, by the numbers of their moves; all of them without numbers. What stands below a
    /// move belongs to it.
    pub fn sheet_lines(&self, state: &State, from: Option<u32>, to: Option<u32>) -> Vec<String> {
        let (setup, writing) = (state.setup(), &self.writing);
        let (format, labels) = (writing.format(setup), Arc::clone(&writing.labels));
        let text = sheet::export(As::Text, &self.head, setup, &self.past, "", format, labels).unwrap_or_default();
        let number = |line: &str| folded(line.split('.').next()?).parse::<u32>().ok();
        let mut wanted = from.is_none();
        let wanted = |line: &&str| {
            if let (Some(from), Some(number)) = (from, number(line)) {
                wanted = (from..=to.unwrap_or(from)).contains(&number);
            }
            wanted
        };
        let mut lines: Vec<&str> = text.lines().skip_while(|line| !line.is_empty()).skip(1).collect();
        if state.outcome().is_none() {
            // A game that goes on has no result yet.
            lines.pop();
        } else if from.is_some() {
            // How it ended is no move's.
            let ending = format!("{}: ", writing.labels.ending);
            lines.truncate(lines.iter().position(|line| line.starts_with(&ending)).unwrap_or(lines.len()));
        }
        lines.into_iter().filter(wanted).map(str::to_owned).collect()
    }

    /// The game is over: the PGN is written.
    pub fn finish(&mut self, state: &State) -> Option<Trouble> {
        let hash = self.journal.as_ref().map_or("", Journal::hash);
        let path = self.pgn.as_ref()?;
        let text = sheet::pgn::text(&self.head, state.setup(), &self.past, hash).ok()?;
        let lost = sheet::replace(path, &mut |file| file.write_all(text.as_bytes())).err()?;
        Some(Trouble::PgnLost(Why::of(&lost)))
    }

    /// The program is left: what is missing on disk is tried once more, sheet and PGN are ended. Gives what
    /// is to be told.
    pub fn close(&mut self, state: &State) -> Vec<Trouble> {
        let Some(journal) = &mut self.journal else { return Vec::new() };
        journal.retry();
        if let Some(sheet) = &mut self.sheet {
            // As in `event`.
            let _: io::Result<()> = sheet.close(state, journal.hash());
        }
        // Of a game that is over it was told at its end.
        let pgn = self.finish(state).filter(|_| state.outcome().is_none());
        self.sheet_trouble().into_iter().chain(pgn).collect()
    }
}

/// The growing sheet in a game's folder.
pub const SHEET: &str = "game.txt";
/// The PGN in a game's folder.
pub const PGN: &str = "game.pgn";

/// The growing sheet of a game in its folder, with what happened so far.
///
/// A braille display goes where the cursor goes, and that stands behind the last move of a sheet one follows on
/// a terminal: one cell of each line is left for it, else the display would show what is behind a full line.
pub fn growing(folder: &Path, head: &Head, writing: &Writing, state: &State, past: &[Event]) -> Sheet {
    let mut format = writing.format(state.setup());
    format.width = format.width.saturating_sub(1);
    let mut scribe = Scribe::new(head, state.setup(), format, Arc::clone(&writing.labels));
    if let Ok(mut again) = State::new(state.setup().clone()) {
        for event in past {
            again.evolve(event);
            scribe.event(&again, event);
        }
    }
    // What becomes of the file is told with the next event.
    Sheet::open(&folder.join(SHEET), scribe).0
}
