//! The logs that tests and assistants read: a JSON line an event, a JSON line an utterance
//! (`product.md` part 6, schema `v: 1`).
//!
//! They never hold up the game and never fail it: a thread of their own writes, what it cannot take is
//! dropped, and the first trouble is told once.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde::Serialize;

use super::record::Input;
use crate::core::{Both, Event, Fact, Millis, Role};

/// The schema of both logs.
const SCHEMA: u64 = 1;
/// Lines that wait for the disk before others are dropped.
const WAITING: usize = 4096;
/// The longest that opening and closing a log wait for the disk.
const PATIENCE: Duration = Duration::from_millis(500);

/// What the event log says of an event.
#[derive(Clone, Debug)]
pub struct EventLine<'a> {
    /// The event; its moment and role are the line's.
    pub event: &'a Event,
    /// How the command came in.
    pub input: Input,
    /// Both faces at that moment, in milliseconds; `None` without a clock.
    pub clocks_ms: Both<Option<Millis>>,
}

/// What the speech log says of an utterance, as it was handed to the speaker.
#[derive(Clone, Debug, Serialize)]
pub struct SpeechLine<'a> {
    /// Milliseconds of the game's clock source since the start.
    pub at_ms: Millis,
    /// `table`, `white`, `black`, `assistant` or `arbiter`.
    pub channel: &'a str,
    /// The language code.
    pub lang: &'a str,
    /// `urgent`, `move`, `reply`, `tick` or `echo`.
    pub class: &'a str,
    /// The full dotted key of the catalogue row.
    pub key: &'a str,
    /// The printed form.
    pub text: &'a str,
    /// The spoken form.
    pub speak: &'a str,
}

/// The log of events.
#[derive(Debug)]
pub struct EventLog(Log);

/// The log of utterances.
#[derive(Debug)]
pub struct SpeechLog(Log);

impl EventLog {
    /// Opens the log; lines are put behind what it holds.
    ///
    /// # Errors
    /// The system's.
    pub fn open(path: &Path) -> io::Result<EventLog> {
        Log::open(path).map(EventLog)
    }

    /// Writes an event.
    pub fn write(&mut self, line: &EventLine<'_>) {
        #[derive(Serialize)]
        struct Row<'a> {
            at_ms: Millis,
            by: Role,
            input: Input,
            #[serde(flatten)]
            fact: &'a Fact,
            clocks_ms: &'a Both<Option<Millis>>,
        }
        let EventLine { event, input, clocks_ms } = line;
        self.0.put(&Row { at_ms: event.at, by: event.by, input: *input, fact: &event.fact, clocks_ms });
    }

    /// The first trouble, told once.
    pub fn trouble(&mut self) -> Option<String> {
        self.0.trouble()
    }
}

impl SpeechLog {
    /// Opens the log; lines are put behind what it holds.
    ///
    /// # Errors
    /// The system's.
    pub fn open(path: &Path) -> io::Result<SpeechLog> {
        Log::open(path).map(SpeechLog)
    }

    /// Writes an utterance.
    pub fn write(&mut self, line: &SpeechLine<'_>) {
        self.0.put(line);
    }

    /// The first trouble, told once.
    pub fn trouble(&mut self) -> Option<String> {
        self.0.trouble()
    }
}

#[derive(Debug)]
struct Log {
    seq: u64,
    /// `None` only while the log is being closed.
    lines: Option<SyncSender<String>>,
    done: Receiver<()>,
    trouble: Arc<Mutex<Trouble>>,
}

#[derive(Debug, Default)]
struct Trouble {
    text: Option<String>,
    told: bool,
}

impl Log {
    fn open(path: &Path) -> io::Result<Log> {
        let (lines, waiting) = sync_channel::<String>(WAITING);
        let (opened, opening) = channel();
        let (finished, done) = channel();
        let trouble = Arc::new(Mutex::new(Trouble::default()));
        let path = path.to_owned();
        let shared = Arc::clone(&trouble);
        // Opening is the thread's too: a named pipe without a reader would hold up the game.
        std::thread::Builder::new().name("log".to_owned()).spawn(move || {
            match OpenOptions::new().create(true).append(true).open(path) {
                Ok(mut file) => {
                    let _ = opened.send(Ok(()));
                    for line in waiting {
                        if let Err(error) = file.write_all(line.as_bytes()) {
                            note(&shared, error.to_string());
                        }
                    }
                }
                Err(error) => {
                    note(&shared, error.to_string());
                    let _ = opened.send(Err(error));
                }
            }
            let _ = finished.send(());
        })?;
        match opening.recv_timeout(PATIENCE) {
            Ok(Err(error)) => Err(error),
            Ok(Ok(())) | Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                Ok(Log { seq: 0, lines: Some(lines), done, trouble })
            }
        }
    }

    fn put(&mut self, row: &impl Serialize) {
        #[derive(Serialize)]
        struct Numbered<'a, T> {
            v: u64,
            seq: u64,
            #[serde(flatten)]
            row: &'a T,
        }
        self.seq += 1;
        let Some(lines) = &self.lines else { return };
        match serde_json::to_string(&Numbered { v: SCHEMA, seq: self.seq, row }) {
            Ok(mut line) => {
                line.push('\n');
                if let Err(TrySendError::Full(_)) = lines.try_send(line) {
                    note(&self.trouble, "lines are dropped: the disk does not keep up".to_owned());
                }
            }
            Err(error) => note(&self.trouble, error.to_string()),
        }
    }

    fn trouble(&mut self) -> Option<String> {
        let mut trouble = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        if trouble.told {
            return None;
        }
        let text = trouble.text.take();
        trouble.told = text.is_some();
        text
    }
}

impl Drop for Log {
    /// Waits for the last lines, but not for a disk that takes none.
    fn drop(&mut self) {
        self.lines = None;
        let _ = self.done.recv_timeout(PATIENCE);
    }
}

fn note(trouble: &Mutex<Trouble>, text: String) {
    let mut trouble = trouble.lock().unwrap_or_else(PoisonError::into_inner);
    if !trouble.told && trouble.text.is_none() {
        trouble.text = Some(text);
    }
}
