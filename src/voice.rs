//! The mouth: one actor thread owns the back ends; nobody waits for it.
//!
//! Everybody else holds a [`Voice`] and hands it finished [`Utterance`]s. It makes no words: what
//! happens to speech comes back as [`VoiceNotice`]s for `language` to word. No call here blocks.
//!
//! ```
//! use natiq::language::utterance::{Channel, Class, Utterance};
//! use natiq::voice::{Mode, Voice, VoiceConfig};
//!
//! let (notices, _inbox) = std::sync::mpsc::channel();
//! let voice = Voice::start(VoiceConfig { mode: Mode::Off, ..VoiceConfig::default() }, notices);
//! voice.say(Utterance::new(Channel::Table, "en", Class::Reply, "bye", "Bye.", "Bye."));
//! ```

mod actor;
mod backend;
pub mod channels;
pub mod command;
pub mod device;
pub mod doctor;
pub mod fake;
pub mod length;
pub mod outlet;
pub mod queue;
pub mod script;
pub mod speaker;
pub mod spoken;
pub mod ssip;
#[cfg(feature = "tts")]
pub mod system;
pub mod worker;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Sender, SyncSender};
use std::thread;

pub use actor::{Factory, PlaceOptions};
pub use backend::{Backend, Mode};
pub use channels::{Channels, Place};
pub use doctor::{Finding, doctor};

use crate::language::utterance::{Channel, Utterance};
use actor::{Actor, Message, Shared};

/// How many messages may wait for the actor; it takes them as they come, so that more means it is gone.
const INBOX: usize = 1_024;
/// One press of faster, slower, louder or quieter.
const STEP: i32 = 10;

/// What the mouth needs to know at the start.
#[derive(Clone, Debug)]
pub struct VoiceConfig {
    /// Which back ends, and whether speech starts switched on.
    pub mode: Mode,
    /// The language of the table.
    pub language: String,
    /// All languages whose voices are made ready in the background.
    pub languages: Vec<String>,
    /// The voice a language, where the user named one.
    pub voices: BTreeMap<String, String>,
    /// The rate, −100 to 100.
    pub rate: i32,
    /// The volume, 0 to 100 per cent.
    pub volume: i32,
    /// The private channels whose place is this terminal itself (`--role`).
    pub here: Vec<Channel>,
    /// The places of all channels.
    pub channels: Channels,
    /// The daemon's address in the form of `SPEECHD_ADDRESS`; nothing means the usual one.
    pub address: Option<String>,
    /// Whether a daemon that is not there is started.
    pub spawn: bool,
}

impl Default for VoiceConfig {
    fn default() -> VoiceConfig {
        VoiceConfig {
            mode: Mode::Auto,
            language: "en".to_owned(),
            languages: vec!["en".to_owned(), "ar".to_owned()],
            voices: BTreeMap::new(),
            rate: 0,
            volume: 100,
            here: Vec::new(),
            channels: Channels::default(),
            address: None,
            spawn: true,
        }
    }
}

/// What happened to speech, as data: `language` words it, everybody prints it, the new voice says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VoiceNotice {
    /// Another back end is in force (`speech.lost`).
    Changed {
        /// The one that was lost.
        from: Backend,
        /// The one in force.
        to: Backend,
    },
    /// No back end is left; from now on everything is only printed.
    Lost,
    /// The device of a channel is gone; nothing private is said anywhere else (`channel.lost`).
    ChannelLost {
        /// Whose.
        channel: Channel,
    },
    /// It is there again, and the last answer is being said in it.
    ChannelBack {
        /// Whose.
        channel: Channel,
    },
    /// All that was to be said has been said.
    Finished,
}

/// The handle everybody holds; clones speak through the same mouth.
#[derive(Clone)]
pub struct Voice {
    inbox: SyncSender<Message>,
    shared: Arc<Shared>,
    channels: Arc<Channels>,
    here: Arc<Vec<Channel>>,
}

impl Voice {
    /// Starts the mouth and returns at once, whatever state the machine's speech is in.
    pub fn start(config: VoiceConfig, notices: Sender<VoiceNotice>) -> Voice {
        let factory = backend::real(&config);
        Voice::start_with(config, notices, factory)
    }

    /// As [`Voice::start`], with other back ends: the tests' own.
    pub fn start_with(config: VoiceConfig, notices: Sender<VoiceNotice>, factory: Factory) -> Voice {
        let (inbox, receiver) = mpsc::sync_channel(INBOX);
        let rate = config.channels.manner(Channel::Table).and_then(|manner| manner.rate).unwrap_or(config.rate);
        let shared = Arc::new(Shared {
            pending: AtomicUsize::new(0),
            busy: AtomicBool::new(false),
            on: AtomicBool::new(config.mode.starts_on()),
            backend: AtomicUsize::new(0),
            rate: AtomicI32::new(rate),
            volume: AtomicI32::new(config.volume),
            lost: Default::default(),
        });
        let voice = Voice {
            inbox: inbox.clone(),
            shared: shared.clone(),
            channels: Arc::new(config.channels.clone()),
            here: Arc::new(config.here.clone()),
        };
        let failed = notices.clone();
        let started = thread::Builder::new()
            .name("voice".to_owned())
            .spawn(move || Actor::new(config, factory, (inbox, receiver), notices, shared).run());
        if started.is_err() {
            // Without a thread there is no speech; the game goes on, and is told.
            let _ = failed.send(VoiceNotice::Lost);
        }
        voice
    }

    /// Says one utterance at its channel; one for the table is heard in every device too.
    pub fn say(&self, utterance: Utterance) {
        self.say_each(vec![utterance]);
    }

    /// Says one announcement that is there in several languages: each place hears its own, or the first.
    pub fn say_each(&self, renditions: Vec<Utterance>) {
        self.say_places(renditions, Vec::new());
    }

    /// The same, where some private places want words of their own.
    pub fn say_places(&self, renditions: Vec<Utterance>, own: Vec<(Channel, Utterance)>) {
        self.send(Message::Say(renditions, own));
    }

    /// A key was pressed: answers, warnings and echoes fall silent; a move announcement does not.
    pub fn key_pressed(&self) {
        self.send(Message::Key);
    }

    /// Escape, `hush`: everything falls silent.
    pub fn hush(&self) {
        self.send(Message::Hush);
    }

    /// A move was typed: the announcement being read is cut.
    pub fn own_move(&self) {
        self.send(Message::OwnMove);
    }

    /// Speaks faster from the next piece on; the new rate, −100 to 100.
    pub fn faster(&self) -> i32 {
        self.change_rate(STEP)
    }

    /// Speaks slower from the next piece on; the new rate, −100 to 100.
    pub fn slower(&self) -> i32 {
        self.change_rate(-STEP)
    }

    /// Speaks louder; the new volume in per cent.
    pub fn louder(&self) -> i32 {
        self.change_volume(STEP)
    }

    /// Speaks more quietly, never inaudibly; the new volume in per cent.
    pub fn quieter(&self) -> i32 {
        self.change_volume(-STEP)
    }

    /// Switches speech on or off.
    pub fn switch(&self, on: bool) {
        self.shared.on.store(on, Ordering::SeqCst);
        self.send(Message::Switch(on));
    }

    /// F9: switches speech over; whether it is on now.
    pub fn toggle(&self) -> bool {
        let on = !self.is_on();
        self.switch(on);
        on
    }

    /// Whether speech is switched on.
    pub fn is_on(&self) -> bool {
        self.shared.on.load(Ordering::SeqCst)
    }

    /// Whether something is being said or waits to be: the ear is deaf meanwhile.
    pub fn is_speaking(&self) -> bool {
        self.shared.pending.load(Ordering::SeqCst) > 0 || self.shared.busy.load(Ordering::SeqCst)
    }

    /// The back end in force at the table.
    pub fn backend(&self) -> Backend {
        match self.shared.backend.load(Ordering::SeqCst) {
            _ if !self.is_on() => Backend::Silent,
            1 => Backend::Tts,
            2 => Backend::Ssip,
            3 => Backend::Command,
            _ => Backend::Silent,
        }
    }

    /// Where a channel is heard; what to do about a place that is missing, shared or lost is the caller's choice.
    pub fn place(&self, channel: Channel) -> Place {
        let at = channels::PRIVATE.iter().position(|each| *each == channel);
        match self.channels.place(channel, &self.here) {
            Place::Own if at.is_some_and(|at| self.shared.lost[at].load(Ordering::SeqCst)) => Place::Lost,
            place => place,
        }
    }

    /// The channels' own languages, styles and verbosities, for whoever words the utterances.
    pub fn channels(&self) -> &Channels {
        &self.channels
    }

    /// Ends the mouth; what is being said is cut.
    pub fn quit(&self) {
        self.send(Message::Quit);
    }

    fn change_rate(&self, by: i32) -> i32 {
        let rate = (self.shared.rate.load(Ordering::SeqCst) + by).clamp(-100, 100);
        self.shared.rate.store(rate, Ordering::SeqCst);
        self.send(Message::Rate(by));
        rate
    }

    fn change_volume(&self, by: i32) -> i32 {
        let volume = (self.shared.volume.load(Ordering::SeqCst) + by).clamp(STEP, 100);
        self.shared.volume.store(volume, Ordering::SeqCst);
        self.send(Message::Volume(volume));
        volume
    }

    fn send(&self, message: Message) {
        self.shared.pending.fetch_add(1, Ordering::SeqCst);
        if self.inbox.try_send(message).is_err() {
            // The actor is gone or far behind: the words are printed all the same.
            self.shared.pending.fetch_sub(1, Ordering::SeqCst);
            tracing::warn!("an utterance was not spoken");
        }
    }
}
