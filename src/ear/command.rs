//! The user's own recogniser: a program that prints one line of UTF-8 an utterance.
//!
//! It has its own microphone, its own words and is not to be trusted: its lines are bounded in length and number, and
//! nothing of what it prints reaches anybody before the dialogue has read it. No shell is involved.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::microphone::NoSound;
use super::{EarNotice, Lost, Shared};

/// The longest line, in bytes; a longer one is no utterance.
const LONGEST: u64 = 500;
/// Nobody speaks more sentences than this in [`FLOOD`].
const MOST: usize = 20;
/// The time in which [`MOST`] lines are too many.
const FLOOD: Duration = Duration::from_secs(5);

/// A running program; it ends when it is dropped.
pub(super) struct Program(Arc<Mutex<Child>>);

impl Drop for Program {
    fn drop(&mut self) {
        let mut child = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let _ = child.kill();
        let _ = child.wait();
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
    let (program, rest) = arguments.split_first().ok_or(NoSound::NoProgram)?;
    let failed = |said: String| NoSound::Program { program: program.clone(), said };
    let mut child = Command::new(program)
        .args(rest)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| failed(error.to_string()))?;
    let Some(lines) = child.stdout.take() else { return Err(failed(String::new())) };
    shared.name(program);
    let child = Arc::new(Mutex::new(child));
    let (waited, name) = (child.clone(), program.clone());
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
        let mut child = waited.lock().unwrap_or_else(PoisonError::into_inner);
        let running = child.try_wait().is_ok_and(|status| status.is_none());
        let _ = child.kill();
        let _ = child.wait();
        drop(child);
        shared.listening.store(false, Ordering::SeqCst);
        if !running || times.len() <= MOST {
            notify(EarNotice::Lost(Lost::Sound(NoSound::Program { program: name, said: String::new() })));
        }
    };
    thread::Builder::new().name("ear-program".to_owned()).spawn(read).map_err(|error| failed(error.to_string()))?;
    Ok(Program(child))
}
