//! The user's own recogniser: a program that prints one line of UTF-8 an utterance.
//!
//! It has its own microphone, its own words and is not to be trusted: its lines are bounded in length and number, and
//! nothing of what it prints reaches anybody before the dialogue has read it. No shell is involved.

use std::io::{self, BufRead, BufReader, Read};
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use super::microphone::NoSound;
use super::{EarNotice, Lost, Shared};
use crate::tool::Running;

/// The longest line, in bytes; a longer one is no utterance.
const LONGEST: u64 = 500;
/// Nobody speaks more sentences than this in [`FLOOD`].
const MOST: usize = 20;
/// The time in which [`MOST`] lines are too many.
const FLOOD: Duration = Duration::from_secs(5);

/// A running program; it ends when it is dropped.
pub(super) struct Program(Running);

impl Drop for Program {
    fn drop(&mut self) {
        self.0.end();
    }
}

/// Starts the program; its lines become notices while somebody listens.
///
/// # Errors
/// What the system says where it cannot be started.
pub(super) fn start(
    arguments: &[String],
    shared: Arc<Shared>,
    mouth: Arc<dyn Fn() -> bool + Send + Sync>,
    mut notify: impl FnMut(EarNotice) -> bool + Send + 'static,
) -> Result<Program, NoSound> {
    let program = arguments.first().ok_or(NoSound::NoProgram)?;
    let failed = |error: io::Error| NoSound::Program { program: program.clone(), said: error.to_string() };
    let (running, lines, _) = Running::start(arguments, Stdio::null()).map_err(failed)?;
    shared.name(program);
    let (ended, name) = (running.clone(), program.clone());
    let read = move || {
        let mut lines = BufReader::new(lines);
        let mut times: Vec<Instant> = Vec::new();
        loop {
            let mut line = Vec::new();
            let ended = !matches!((&mut lines).take(LONGEST).read_until(b'\n', &mut line), Ok(1..));
            if ended {
                break;
            }
            let now = Instant::now();
            times.retain(|time| now - *time < FLOOD);
            times.push(now);
            if times.len() > MOST {
                notify(EarNotice::Lost(Lost::Flood(name.clone())));
                break;
            }
            let heard = shared.listening.load(Ordering::SeqCst) && (shared.full_duplex || !mouth());
            let whole = line.ends_with(b"\n");
            let text = String::from_utf8(line).ok().map(|text| text.trim().to_owned());
            let goes_on = match text {
                _ if !heard => true,
                Some(text) if whole && !text.is_empty() => {
                    let open = shared.open.load(Ordering::SeqCst);
                    shared.listening.store(open, Ordering::SeqCst);
                    notify(EarNotice::Said(text))
                }
                Some(text) if text.is_empty() => true,
                // Too long, or no text at all.
                _ => notify(EarNotice::Unclear { tapped: !shared.open.load(Ordering::SeqCst) }),
            };
            if !goes_on {
                break;
            }
        }
        ended.end();
        shared.listening.store(false, Ordering::SeqCst);
        if times.len() <= MOST {
            notify(EarNotice::Lost(Lost::Sound(NoSound::Program { program: name, said: String::new() })));
        }
    };
    thread::Builder::new().name("ear-program".to_owned()).spawn(read).map_err(failed)?;
    Ok(Program(running))
}
