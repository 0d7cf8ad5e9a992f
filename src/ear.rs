//! The ear: what is said into a microphone becomes words, on threads of its own that nobody waits for.
//!
//! It owns the microphone, where utterances begin and end, the grammar of what may be said now and the recognisers. It
//! plays nothing, answers nothing and words nothing: what it hears is told as an [`EarNotice`], and the dialogue reads
//! it and asks. It is deaf while the mouth speaks.

pub mod automaton;
pub mod cleaning;
mod command;
pub mod dictionary;
pub mod endpoint;
pub mod expected;
pub mod grammar;
mod listener;
pub mod microphone;
#[cfg(feature = "ear")]
pub mod pocketsphinx;
pub mod recognizer;
pub mod sureness;
pub mod words;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{self, SyncSender, TrySendError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use dictionary::Dictionary;
use endpoint::Endpoint;
use grammar::Grammar;
use listener::{Listener, Order};
pub use microphone::{NoSound, Pace, Source};
pub use recognizer::{Heard, Recognizer, Unable};

/// Orders and frames that may wait: four seconds of sound.
const INBOX: usize = 256;

/// What the ear hears by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum By {
    /// The built-in recogniser, and where its sound comes from.
    Microphone(Source),
    /// The user's own program and its arguments.
    Program(Vec<String>),
}

/// What the ear is started with.
#[derive(Clone, Debug)]
pub struct EarConfig {
    /// By what it hears.
    pub by: By,
    /// How fast a file is heard.
    pub pace: Pace,
    /// Whether it listens always, or to one utterance when it is told to.
    pub open: bool,
    /// Whether it hears while the mouth speaks: with headphones.
    pub full_duplex: bool,
    /// The dictionaries of all languages.
    pub dictionaries: BTreeMap<String, Dictionary>,
}

/// What came to the ear, as data: `language` words it, the dialogue reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EarNotice {
    /// It listens from now on.
    Listening,
    /// The words so far of what is being said.
    Partial(String),
    /// What was said.
    Said(String),
    /// The nearest to what was said, which is not believed.
    Doubtful {
        /// Its words.
        words: String,
        /// Whether somebody had told it to listen.
        tapped: bool,
    },
    /// Something was said that is no sentence.
    Unclear {
        /// Whether somebody had told it to listen.
        tapped: bool,
    },
    /// Nobody said anything for as long as it listens.
    Nothing {
        /// Whether no sound at all came: a microphone that is switched off.
        silent: bool,
    },
    /// It hears no more.
    Lost(Lost),
}

/// Why the ear hears no more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lost {
    /// There is no sound.
    Sound(NoSound),
    /// The microphone is open and sends nothing.
    Dead,
    /// There is no recogniser.
    Unable(Unable),
    /// The user's program prints more than anybody says.
    Flood(String),
}

/// What the threads and the handle know of one another.
#[derive(Default)]
struct Shared {
    listening: AtomicBool,
    open: AtomicBool,
    /// The loudest sample of the last second or so, of 32,768.
    loudest: AtomicU32,
    full_duplex: bool,
    name: Mutex<String>,
}

impl Shared {
    fn name(&self, name: &str) {
        name.clone_into(&mut self.name.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// Takes the level of a frame; what was louder before fades within a second.
    fn level(&self, frame: &[i16]) {
        let loudest = frame.iter().map(|sample| u32::from(sample.unsigned_abs())).max().unwrap_or(0);
        let before = self.loudest.load(Ordering::Relaxed);
        self.loudest.store(loudest.max(before - before.div_ceil(32)), Ordering::Relaxed);
    }

    fn is_silent(&self) -> bool {
        self.loudest.load(Ordering::Relaxed) == 0
    }
}

/// How the ear stands, for whoever asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Whether it listens now.
    pub listening: bool,
    /// Whether it listens always.
    pub open: bool,
    /// What it hears by: a program, a file, or `-`; empty before it first listened.
    pub name: String,
    /// How loud it was, in per cent of the loudest there can be.
    pub level: u32,
}

/// The handle of a running ear; it ends when it is dropped.
pub struct Ear {
    orders: Option<SyncSender<Order>>,
    program: Option<command::Program>,
    shared: Arc<Shared>,
    notify: Box<dyn Fn(EarNotice) + Send>,
}

impl Ear {
    /// Starts the ear. `notify` takes what it tells, until it answers no; `mouth` says whether the mouth speaks.
    ///
    /// # Errors
    /// [`Lost`]: there is no recogniser, or no program.
    pub fn start(
        config: EarConfig,
        mouth: Arc<dyn Fn() -> bool + Send + Sync>,
        notify: impl Fn(EarNotice) -> bool + Send + Clone + 'static,
    ) -> Result<Ear, Lost> {
        match &config.by {
            By::Microphone(_) => {
                let recognizer = built_in(&config.dictionaries).map_err(Lost::Unable)?;
                Ear::start_with(config, recognizer, mouth, notify)
            }
            By::Program(arguments) => {
                // It may print a line before anybody could open its ear.
                let open = || AtomicBool::new(config.open);
                let full_duplex = config.full_duplex;
                let shared = Arc::new(Shared { full_duplex, open: open(), listening: open(), ..Shared::default() });
                let told = notify.clone();
                let program = command::start(arguments, shared.clone(), mouth, told).map_err(Lost::Sound)?;
                let mut ear = Ear {
                    orders: None,
                    program: Some(program),
                    shared,
                    notify: Box::new(move |notice| {
                        notify(notice);
                    }),
                };
                ear.set_open(config.open);
                Ok(ear)
            }
        }
    }

    /// The same with another recogniser: the tests' own.
    ///
    /// # Errors
    /// [`Lost`], where there can be no thread.
    pub fn start_with(
        config: EarConfig,
        recognizer: Box<dyn Recognizer>,
        mouth: Arc<dyn Fn() -> bool + Send + Sync>,
        notify: impl Fn(EarNotice) -> bool + Send + Clone + 'static,
    ) -> Result<Ear, Lost> {
        let By::Microphone(source) = config.by else { return Err(Lost::Unable(Unable::NotBuilt)) };
        let shared = Arc::new(Shared { full_duplex: config.full_duplex, ..Shared::default() });
        let (orders, inbox) = mpsc::sync_channel(INBOX);
        let told = notify.clone();
        let listener = Listener {
            recognizer,
            source,
            pace: config.pace,
            to_self: orders.clone(),
            notify: Box::new(told),
            mouth,
            shared: shared.clone(),
            microphone: None,
            number: 0,
            endpoint: Endpoint::default(),
            expected: None,
            told: true,
            tapped: None,
            open: false,
            words: None,
            deaf_for: 0,
            rest: Vec::new(),
            heard_at: Instant::now(),
        };
        thread::Builder::new()
            .name("ear".to_owned())
            .spawn(move || listener.run(&inbox))
            .map_err(|error| Lost::Unable(Unable::Refused(error.to_string())))?;
        let mut ear = Ear {
            orders: Some(orders),
            program: None,
            shared,
            notify: Box::new(move |notice| {
                notify(notice);
            }),
        };
        ear.set_open(config.open);
        Ok(ear)
    }

    /// What may be said from now on, in a language.
    pub fn expect(&mut self, language: &str, grammar: Grammar) {
        self.order(Order::Expect(language.to_owned(), Arc::new(grammar)));
    }

    /// Listens to one utterance.
    pub fn listen(&mut self) {
        if self.program.is_some() {
            self.shared.listening.store(true, Ordering::SeqCst);
            (self.notify)(EarNotice::Listening);
        }
        self.order(Order::Listen);
    }

    /// Listens no more to the utterance that was waited for.
    pub fn cease(&mut self) {
        if self.program.is_some() {
            self.shared.listening.store(self.shared.open.load(Ordering::SeqCst), Ordering::SeqCst);
        }
        self.order(Order::Cease);
    }

    /// Listens always, or only when it is told to.
    pub fn set_open(&mut self, open: bool) {
        self.shared.open.store(open, Ordering::SeqCst);
        if self.program.is_some() {
            self.shared.listening.store(open, Ordering::SeqCst);
        }
        self.order(Order::Open(open));
    }

    /// Whether it listens now.
    pub fn is_listening(&self) -> bool {
        self.shared.listening.load(Ordering::SeqCst)
    }

    /// How it stands.
    pub fn standing(&self) -> Standing {
        Standing {
            listening: self.is_listening(),
            open: self.shared.open.load(Ordering::SeqCst),
            name: self.shared.name.lock().unwrap_or_else(PoisonError::into_inner).clone(),
            level: self.shared.loudest.load(Ordering::Relaxed) * 100 / 32_768,
        }
    }

    /// An order never waits: a thread that takes none for four seconds of sound is lost.
    fn order(&mut self, order: Order) {
        let Some(orders) = &self.orders else { return };
        if let Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) = orders.try_send(order) {
            self.orders = None;
            (self.notify)(EarNotice::Lost(Lost::Unable(Unable::Refused("the ear does not answer".to_owned()))));
        }
    }
}

/// The built-in recogniser.
fn built_in(dictionaries: &BTreeMap<String, Dictionary>) -> Result<Box<dyn Recognizer>, Unable> {
    #[cfg(feature = "ear")]
    return Ok(Box::new(pocketsphinx::Pocketsphinx::open(dictionaries.clone())?));
    #[cfg(not(feature = "ear"))]
    {
        let _ = dictionaries;
        Err(Unable::NotBuilt)
    }
}
