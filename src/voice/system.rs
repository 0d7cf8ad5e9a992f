//! The `tts` back end: the operating system's own speech through the `tts` crate, fenced in.
//!
//! Each language has a thread that alone owns its `Tts` for good. On Linux naming a voice takes
//! seconds, so the words go through `ssip` until that thread is ready. A `Tts` is never dropped and
//! never called in a callback: either would end or hang the process.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tts::{Tts, UtteranceId};

use super::speaker::{Piece, Report, Reports, Speaker, SpeakerError};

/// How long one call may take (ms): below the two seconds after which a call counts as hung.
const CALL_LIMIT: Duration = Duration::from_millis(1_500);
/// Listing voices keeps the daemon busy for a second: it waits for this long a silence (ms).
const QUIET: Duration = Duration::from_millis(2_000);
const WARMING: u8 = 0;
const READY: u8 = 1;
const FAILED: u8 = 2;

/// A speaker over one `Tts` a language.
pub struct System {
    meanwhile: Box<dyn Speaker>,
    lanes: BTreeMap<String, Lane>,
    /// The language that spoke last through its own `Tts`; nothing while `meanwhile` speaks.
    last: Option<String>,
    activity: Activity,
}

/// When something was last said, shared with the threads that wait for a silence.
#[derive(Clone)]
struct Activity(Arc<Mutex<Instant>>);

impl Activity {
    fn touch(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    fn wait_for_silence(&self) {
        loop {
            let since = self.0.lock().unwrap_or_else(PoisonError::into_inner).elapsed();
            match QUIET.checked_sub(since) {
                Some(rest) if !rest.is_zero() => thread::sleep(rest),
                _ => return,
            }
        }
    }
}

enum Call {
    Speak(u64, String),
    Stop,
    Rate(i32),
    Volume(i32),
}

struct Lane {
    calls: Sender<Call>,
    answers: Receiver<Result<(), String>>,
    state: Arc<AtomicU8>,
}

impl System {
    /// Begins to warm one `Tts` for each of `langs`; until then `meanwhile` speaks.
    ///
    /// The system's own language, `default` if known, needs no voice set, and so no list of thousands.
    pub fn open(
        langs: &[String],
        voices: &BTreeMap<String, String>,
        default: Option<&str>,
        meanwhile: Box<dyn Speaker>,
        reports: &Reports,
    ) -> System {
        let activity = Activity(Arc::new(Mutex::new(Instant::now())));
        let wish = |lang: &str| match voices.get(lang) {
            Some(name) => Wish::Named(name.clone()),
            None if default.is_some_and(|default| same(default, lang)) => Wish::Default,
            None => Wish::Any,
        };
        let lanes =
            langs.iter().map(|lang| (lang.clone(), Lane::start(lang, wish(lang), &activity, reports))).collect();
        System { meanwhile, lanes, last: None, activity }
    }

    fn ready(&mut self) -> impl Iterator<Item = &mut Lane> {
        self.lanes.values_mut().filter(|lane| lane.state.load(Ordering::SeqCst) == READY)
    }
}

impl Speaker for System {
    fn speak(&mut self, piece: &Piece) -> Result<(), SpeakerError> {
        self.activity.touch();
        let ready = |lane: &&Lane| lane.state.load(Ordering::SeqCst) == READY;
        match self.lanes.get(&piece.lang).filter(ready) {
            Some(lane) => {
                self.last = Some(piece.lang.clone());
                lane.call(Call::Speak(piece.id, piece.text.clone()))
            }
            None => {
                self.last = None;
                self.meanwhile.speak(piece)
            }
        }
    }

    fn stop(&mut self) -> Result<(), SpeakerError> {
        match self.last.as_ref().and_then(|lang| self.lanes.get(lang)) {
            Some(lane) => lane.call(Call::Stop),
            None => self.meanwhile.stop(),
        }
    }

    fn set_rate(&mut self, rate: i32) -> Result<(), SpeakerError> {
        self.meanwhile.set_rate(rate)?;
        // A lane that is still warming takes it up before its first word.
        self.lanes.values_mut().for_each(|lane| lane.later(Call::Rate(rate)));
        self.ready().try_for_each(|lane| lane.wait())
    }

    fn set_volume(&mut self, volume: i32) -> Result<(), SpeakerError> {
        self.meanwhile.set_volume(volume)?;
        self.lanes.values_mut().for_each(|lane| lane.later(Call::Volume(volume)));
        self.ready().try_for_each(|lane| lane.wait())
    }

    fn alive(&mut self) -> bool {
        self.meanwhile.alive()
    }
}

impl Lane {
    fn start(lang: &str, wish: Wish, activity: &Activity, reports: &Reports) -> Lane {
        let (calls, inbox) = mpsc::channel();
        let (send, answers) = mpsc::channel();
        let state = Arc::new(AtomicU8::new(WARMING));
        let (lang, activity, reports, shared) = (lang.to_owned(), activity.clone(), reports.clone(), state.clone());
        let thread = thread::Builder::new().name(format!("tts {lang}"));
        let started = thread.spawn(move || match warm(&lang, &wish, &activity, &reports) {
            Ok(mouth) => {
                tracing::info!(%lang, "own voice ready");
                shared.store(READY, Ordering::SeqCst);
                mouth.serve(&inbox, &send);
            }
            // Not a loss: `ssip` goes on speaking this language.
            Err(error) => {
                tracing::info!(%lang, %error, "no own voice through tts");
                shared.store(FAILED, Ordering::SeqCst);
            }
        });
        if started.is_err() {
            state.store(FAILED, Ordering::SeqCst);
        }
        Lane { calls, answers, state }
    }

    fn call(&self, call: Call) -> Result<(), SpeakerError> {
        // Answers of calls made while warming, or too late, answer nothing now.
        while self.answers.try_recv().is_ok() {}
        self.later(call);
        self.wait()
    }

    fn later(&self, call: Call) {
        // A thread that is gone shows in the answer that does not come.
        let _ = self.calls.send(call);
    }

    fn wait(&self) -> Result<(), SpeakerError> {
        match self.answers.recv_timeout(CALL_LIMIT) {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(SpeakerError::Gone(error)),
            Err(RecvTimeoutError::Timeout) => Err(SpeakerError::Hung("tts".to_owned())),
            Err(RecvTimeoutError::Disconnected) => Err(SpeakerError::Gone("tts".to_owned())),
        }
    }
}

/// The pieces under way, by the crate's own number, and ends that came before their number was known.
#[derive(Default)]
struct Pending {
    pieces: Vec<(String, u64)>,
    early: Vec<String>,
}

/// A `Tts` with its voice set, on the thread that made it.
struct Mouth {
    tts: std::mem::ManuallyDrop<Tts>,
    pending: Arc<Mutex<Pending>>,
    reports: Reports,
}

/// Which voice a language is to have.
enum Wish {
    /// The one the system speaks with unasked.
    Default,
    /// The one of this name.
    Named(String),
    /// The plainest of the language.
    Any,
}

fn same(code: &str, lang: &str) -> bool {
    code.split(['-', '_']).next() == lang.split(['-', '_']).next()
}

fn warm(lang: &str, wish: &Wish, activity: &Activity, reports: &Reports) -> Result<Mouth, tts::Error> {
    // Never dropped: a late event of a connection that is gone panics inside a C callback, which aborts.
    let mut tts = std::mem::ManuallyDrop::new(Tts::default()?);
    if !matches!(wish, Wish::Default) {
        activity.wait_for_silence();
        let voices = tts.voices()?;
        let name = if let Wish::Named(name) = wish { Some(name) } else { None };
        let named = name.and_then(|name| voices.iter().find(|each| each.name() == *name || each.id() == *name));
        // Names with a plus are the same voice in another timbre.
        let plain = voices
            .iter()
            .filter(|each| same(each.language().as_str(), lang))
            .min_by_key(|each| (each.name().contains('+'), each.language().as_str().len()));
        let best = named.or(plain).ok_or(tts::Error::OperationFailed)?.clone();
        activity.wait_for_silence();
        tts.set_voice(&best)?;
    }
    let pending = Arc::new(Mutex::new(Pending::default()));
    let ended = |pending: Arc<Mutex<Pending>>, reports: Reports| {
        Box::new(move |id: UtteranceId| {
            let mut pending = pending.lock().unwrap_or_else(PoisonError::into_inner);
            let id = format!("{id:?}");
            match pending.pieces.iter().position(|(known, _)| *known == id) {
                Some(at) => reports.send(Report::Ended(pending.pieces.remove(at).1)),
                None => pending.early.push(id),
            }
        })
    };
    tts.on_utterance_end(Some(ended(pending.clone(), reports.clone())))?;
    tts.on_utterance_stop(Some(ended(pending.clone(), reports.clone())))?;
    Ok(Mouth { tts, pending, reports: reports.clone() })
}

impl Mouth {
    fn serve(mut self, inbox: &Receiver<Call>, answers: &Sender<Result<(), String>>) {
        while let Ok(call) = inbox.recv() {
            let result = match call {
                Call::Speak(piece, words) => self.speak(piece, words),
                Call::Stop => self.tts.stop().map(drop),
                Call::Rate(rate) => {
                    let (low, normal, high) = (self.tts.min_rate(), self.tts.normal_rate(), self.tts.max_rate());
                    self.tts.set_rate(scale(rate, low, normal, high)).map(drop)
                }
                Call::Volume(volume) => {
                    let (low, high) = (self.tts.min_volume(), self.tts.max_volume());
                    self.tts.set_volume(scale(volume * 2 - 100, low, low.midpoint(high), high)).map(drop)
                }
            };
            if answers.send(result.map_err(|error| error.to_string())).is_err() {
                return;
            }
        }
    }

    fn speak(&mut self, piece: u64, words: String) -> Result<(), tts::Error> {
        let id = self.tts.speak(words, false)?;
        let Some(id) = id.map(|id| format!("{id:?}")) else { return Ok(()) };
        let mut pending = self.pending.lock().unwrap_or_else(PoisonError::into_inner);
        match pending.early.iter().position(|early| *early == id) {
            Some(at) => {
                pending.early.remove(at);
                self.reports.send(Report::Ended(piece));
            }
            None => pending.pieces.push((id, piece)),
        }
        Ok(())
    }
}

/// −100 to 100 onto the engine's own span.
fn scale(value: i32, low: f32, normal: f32, high: f32) -> f32 {
    let part = (value.clamp(-100, 100) as f32) / 100.0;
    if part < 0.0 { normal + (normal - low) * part } else { normal + (high - normal) * part }
}
