//! The actor: the one thread that owns every outlet, its workers and their watchdogs.
//!
//! It never calls a back end itself and never waits but for its own inbox and the next deadline; with
//! nothing being said it sleeps until somebody speaks.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender};
use std::time::{Duration, Instant};

use super::channels::{Channels, Place};
use super::outlet::{Out, Outlet};
use super::queue::Item;
use super::speaker::{Make, Report, Reports};
use super::worker::{self, Order};
use super::{Backend, VoiceConfig, VoiceNotice};
use crate::language::utterance::{Channel, Utterance};

/// Makes the back ends of one place on their workers' threads.
pub type Factory = Arc<dyn Fn(Backend, &PlaceOptions) -> Make + Send + Sync>;

/// What a back end needs to know about the place it speaks in.
#[derive(Clone, Debug, Default)]
pub struct PlaceOptions {
    /// The device; nothing means the machine's own speaker.
    pub device: Option<super::device::Device>,
    /// The voice a language, where one is named.
    pub voices: BTreeMap<String, String>,
}

/// What the actor is told.
pub enum Message {
    /// One announcement in one or more languages, and the words of places that want it said their own way.
    Say(Vec<Utterance>, Vec<(Channel, Utterance)>),
    /// A key was pressed.
    Key,
    /// Everything falls silent.
    Hush,
    /// A move was typed.
    OwnMove,
    /// Faster or slower by so much.
    Rate(i32),
    /// Louder or quieter by so much.
    Volume(i32),
    /// Switch speech on or off.
    Switch(bool),
    /// A report of the worker with this generation at this outlet.
    Report(usize, u64, Report),
    /// The program ends.
    Quit,
}

/// What the handles read without asking the actor.
#[derive(Debug)]
pub struct Shared {
    /// Messages sent and not yet taken.
    pub pending: AtomicUsize,
    /// Whether something is being said or waits.
    pub busy: AtomicBool,
    /// Whether speech is on.
    pub on: AtomicBool,
    /// The back end in force at the table, as [`Backend::number`].
    pub backend: AtomicUsize,
    /// The rate, −100 to 100.
    pub rate: AtomicI32,
    /// The volume, 0 to 100 per cent.
    pub volume: AtomicI32,
    /// One flag a private channel: its device is lost.
    pub lost: [AtomicBool; 4],
}

struct Seat {
    outlet: Outlet,
    options: PlaceOptions,
    language: Option<String>,
    /// The channel whose private place this is; nothing for the table.
    channel: Option<Channel>,
    rate: i32,
    worker: Option<Sender<(u64, Order)>>,
    generation: u64,
}

/// The actor's own state.
pub struct Actor {
    inbox: Receiver<Message>,
    own: SyncSender<Message>,
    notices: Sender<VoiceNotice>,
    shared: Arc<Shared>,
    factory: Factory,
    seats: Vec<Seat>,
    channels: Channels,
    here: Vec<Channel>,
    begin: Instant,
    items: u64,
}

impl Actor {
    /// An actor with a seat for the table and one for each private device.
    pub fn new(
        config: VoiceConfig,
        factory: Factory,
        link: (SyncSender<Message>, Receiver<Message>),
        notices: Sender<VoiceNotice>,
        shared: Arc<Shared>,
    ) -> Actor {
        let table = config.channels.manner(Channel::Table).cloned().unwrap_or_default();
        let options = PlaceOptions { device: table.device.clone(), voices: config.voices.clone() };
        // Only a child process can be sent into a named device.
        let chain = if table.device.is_some() { vec![Backend::Command] } else { config.mode.chain() };
        let rate = table.rate.unwrap_or(config.rate);
        let mut seats = vec![Seat::new(chain, rate, config.volume, options, config.language.clone(), None)];
        for (channel, device) in config.channels.devices() {
            let manner = config.channels.manner(channel).cloned().unwrap_or_default();
            let mut voices = config.voices.clone();
            if let Some(voice) = manner.voice {
                voices.insert(manner.language.clone().unwrap_or_else(|| config.language.clone()), voice);
            }
            let language = manner.language.unwrap_or_else(|| config.language.clone());
            let options = PlaceOptions { device: Some(device), voices };
            seats.push(Seat::new(
                vec![Backend::Command],
                manner.rate.unwrap_or(rate),
                config.volume,
                options,
                language,
                Some(channel),
            ));
        }
        let (own, inbox) = link;
        Actor {
            inbox,
            own,
            notices,
            shared,
            factory,
            seats,
            channels: config.channels,
            here: config.here,
            begin: Instant::now(),
            items: 0,
        }
    }

    /// Serves until the program ends.
    pub fn run(mut self) {
        let on = self.shared.on.load(Ordering::SeqCst);
        let now = self.now();
        self.seats.iter_mut().for_each(|seat| seat.outlet.switch(on, now));
        loop {
            self.carry_out();
            let deadline = self.seats.iter().filter_map(|seat| seat.outlet.deadline()).min();
            let message = match deadline {
                None => self.inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(at) => self.inbox.recv_timeout(Duration::from_millis(at.saturating_sub(self.now()))),
            };
            let now = self.now();
            match message {
                Ok(Message::Quit) | Err(RecvTimeoutError::Disconnected) => return,
                Ok(message) => self.take(message, now),
                Err(RecvTimeoutError::Timeout) => {}
            }
            self.seats.iter_mut().for_each(|seat| seat.outlet.tick(now));
        }
    }

    fn now(&self) -> u64 {
        u64::try_from(self.begin.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn take(&mut self, message: Message, now: u64) {
        match message {
            Message::Say(renditions, own) => self.say(&renditions, &own, now),
            Message::Key => self.seats.iter_mut().for_each(|seat| seat.outlet.key_pressed(now)),
            Message::Hush => self.seats.iter_mut().for_each(|seat| seat.outlet.hush(now)),
            Message::OwnMove => self.seats.iter_mut().for_each(|seat| seat.outlet.own_move(now)),
            Message::Rate(by) => self.seats.iter_mut().for_each(|seat| {
                seat.rate = (seat.rate + by).clamp(-100, 100);
                seat.outlet.set_rate(seat.rate, now);
            }),
            Message::Volume(volume) => self.seats.iter_mut().for_each(|seat| seat.outlet.set_volume(volume, now)),
            Message::Switch(on) => self.seats.iter_mut().for_each(|seat| seat.outlet.switch(on, now)),
            Message::Report(at, generation, report) => {
                if let Some(seat) = self.seats.get_mut(at).filter(|seat| seat.generation == generation) {
                    seat.outlet.report(report, now);
                }
                return;
            }
            Message::Quit => return,
        }
        self.carry_out();
        self.shared.pending.fetch_sub(1, Ordering::SeqCst);
    }

    /// Hands an announcement to every seat that may hear it, in its own words or in its language where it has one.
    fn say(&mut self, renditions: &[Utterance], own: &[(Channel, Utterance)], now: u64) {
        let Some(first) = renditions.first() else { return };
        let channel = first.channel;
        self.items += 1;
        let private = match self.channels.place(channel, &self.here) {
            Place::Here => None,
            Place::Own | Place::Lost => Some(channel),
            // Nobody hears it: the caller has asked, and prints.
            Place::Shared(_) | Place::Missing => return,
        };
        let private_here = channel != Channel::Table && private.is_none();
        for seat in &mut self.seats {
            let heard = match private {
                Some(_) => seat.channel == private,
                None => seat.channel.is_none() || !private_here,
            };
            if heard {
                let own = own.iter().find(|(channel, _)| Some(*channel) == seat.channel).map(|(_, words)| words);
                let spoken = || renditions.iter().find(|each| Some(&each.lang) == seat.language.as_ref());
                let words = own.or_else(spoken).unwrap_or(first);
                // At this terminal's own speaker nothing is private any more than the terminal is.
                let channel = if private.is_some() { channel } else { Channel::Table };
                seat.outlet.push(
                    Item {
                        id: self.items,
                        class: words.class,
                        channel,
                        lang: words.lang.clone(),
                        speak: words.speak.clone(),
                    },
                    now,
                );
            }
        }
    }

    fn carry_out(&mut self) {
        for at in 0..self.seats.len() {
            for out in self.seats[at].outlet.take() {
                self.carry(at, out);
            }
        }
        if let Some(seat) = self.seats.first() {
            self.shared.backend.store(seat.outlet.backend().map_or(0, Backend::number), Ordering::SeqCst);
        }
        let busy = self.seats.iter().any(|seat| seat.outlet.is_busy());
        if self.shared.busy.swap(busy, Ordering::SeqCst) && !busy {
            self.notice(VoiceNotice::Finished);
        }
    }

    fn carry(&mut self, at: usize, out: Out) {
        let seat = &mut self.seats[at];
        match out {
            Out::Open(backend) => {
                seat.generation += 1;
                let (own, generation) = (self.own.clone(), seat.generation);
                // The actor empties its inbox faster than speech can fill it; a callback must never wait.
                let reports = Reports::new(move |report| drop(own.try_send(Message::Report(at, generation, report))));
                seat.worker = Some(worker::start((self.factory)(backend, &seat.options), reports));
            }
            Out::Order(number, order) => {
                if let Some(worker) = &seat.worker {
                    // A worker that is gone shows in the answer that does not come.
                    let _ = worker.send((number, order));
                }
            }
            Out::Changed { from, to } if seat.channel.is_none() => self.notice(VoiceNotice::Changed { from, to }),
            Out::Changed { .. } => {}
            Out::Lost => match seat.channel {
                None => self.notice(VoiceNotice::Lost),
                Some(channel) => self.lose(channel, true),
            },
            Out::DeviceLost => match seat.channel {
                None => self.notice(VoiceNotice::ChannelLost { channel: Channel::Table }),
                Some(channel) => self.lose(channel, true),
            },
            Out::DeviceBack => match seat.channel {
                None => self.notice(VoiceNotice::ChannelBack { channel: Channel::Table }),
                Some(channel) => self.lose(channel, false),
            },
        }
    }

    fn lose(&self, channel: Channel, lost: bool) {
        if let Some(at) = super::channels::PRIVATE.iter().position(|each| *each == channel) {
            self.shared.lost[at].store(lost, Ordering::SeqCst);
        }
        self.notice(if lost { VoiceNotice::ChannelLost { channel } } else { VoiceNotice::ChannelBack { channel } });
    }

    fn notice(&self, notice: VoiceNotice) {
        // A game that is over listens to nobody.
        let _ = self.notices.send(notice);
    }
}

impl Seat {
    fn new(
        chain: Vec<Backend>,
        rate: i32,
        volume: i32,
        options: PlaceOptions,
        language: String,
        channel: Option<Channel>,
    ) -> Seat {
        Seat {
            outlet: Outlet::new(chain, rate, volume),
            options,
            language: Some(language),
            channel,
            rate,
            worker: None,
            generation: 0,
        }
    }
}
