//! A back end that records instead of speaking, for tests of everything above it.
//!
//! It ends a piece when it is told to, or at once; it can hang, fail and vanish like a real one.

use std::collections::BTreeMap;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::Backend;
use super::actor::Factory;
use super::speaker::{Make, Piece, Report, Reports, Speaker, SpeakerError};

/// How a fake behaves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Behaviour {
    /// Each piece ends at once.
    #[default]
    Instant,
    /// A piece ends when [`Fake::end`] is called.
    Manual,
    /// The call to speak never returns.
    HangsInSpeak,
    /// Opening never returns.
    HangsInOpen,
    /// The call returns, the end never comes.
    NeverEnds,
    /// Opening gives this error.
    FailsToOpen(SpeakerError),
    /// Speaking gives this error.
    FailsToSpeak(SpeakerError),
}

/// What a fake was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A back end was opened.
    Open(Backend),
    /// A piece was begun, on the device of that name if any.
    Speak(Piece, Option<String>),
    /// Silence.
    Stop,
    /// A rate, −100 to 100.
    Rate(i32),
    /// A volume, 0 to 100 per cent.
    Volume(i32),
}

#[derive(Default)]
struct State {
    heard: Vec<Heard>,
    playing: Option<(u64, Reports)>,
    behaviours: BTreeMap<usize, Behaviour>,
    absent: Vec<String>,
}

/// The record of all fakes made by one factory; clones share it.
#[derive(Clone, Default)]
pub struct Fake(Arc<(Mutex<State>, Condvar)>);

impl Fake {
    /// A record with nothing in it; every back end is [`Behaviour::Instant`].
    pub fn new() -> Fake {
        Fake::default()
    }

    /// Gives one back end another behaviour, from its next call on.
    pub fn behave(&self, backend: Backend, behaviour: Behaviour) {
        self.with(|state| drop(state.behaviours.insert(backend.number(), behaviour)));
    }

    /// Takes the device of that name away, or brings it back.
    pub fn device(&self, name: &str, present: bool) {
        self.with(|state| {
            state.absent.retain(|absent| absent != name);
            if !present {
                state.absent.push(name.to_owned());
            }
        });
    }

    /// Ends the piece that is being said.
    pub fn end(&self) {
        // The report goes out after the lock is free: a real one comes from another thread too.
        if let Some((id, reports)) = self.with(|state| state.playing.take()) {
            reports.send(Report::Ended(id));
        }
    }

    /// All that was heard so far.
    pub fn heard(&self) -> Vec<Heard> {
        self.with(|state| state.heard.clone())
    }

    /// The words that were begun so far, in order.
    pub fn words(&self) -> Vec<String> {
        let text = |heard| if let Heard::Speak(piece, _) = heard { Some(piece.text) } else { None };
        self.heard().into_iter().filter_map(text).collect()
    }

    /// Waits until `done` is true of what was heard, or the time is over; whether it is true.
    pub fn wait(&self, limit: Duration, done: impl Fn(&[Heard]) -> bool) -> bool {
        let until = Instant::now() + limit;
        let (lock, changed) = &*self.0;
        let mut state = lock.lock().unwrap_or_else(PoisonError::into_inner);
        while !done(&state.heard) {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return false;
            }
            state = changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        true
    }

    /// Makes fakes for every back end and place.
    pub fn factory(&self) -> Factory {
        let fake = self.clone();
        Arc::new(move |backend, place| -> Make {
            let (fake, device) = (fake.clone(), place.device.as_ref().map(super::device::Device::name));
            Box::new(move |reports| {
                fake.hear(Heard::Open(backend));
                match fake.behaviour(backend) {
                    Behaviour::FailsToOpen(error) => return Err(error),
                    Behaviour::HangsInOpen => hang(),
                    _ => {}
                }
                Ok(Box::new(FakeSpeaker { fake, backend, device, reports }))
            })
        })
    }

    fn behaviour(&self, backend: Backend) -> Behaviour {
        self.with(|state| state.behaviours.get(&backend.number()).cloned().unwrap_or_default())
    }

    fn hear(&self, heard: Heard) {
        self.with(|state| state.heard.push(heard));
    }

    fn with<T>(&self, work: impl FnOnce(&mut State) -> T) -> T {
        let (lock, changed) = &*self.0;
        let result = work(&mut lock.lock().unwrap_or_else(PoisonError::into_inner));
        changed.notify_all();
        result
    }
}

struct FakeSpeaker {
    fake: Fake,
    backend: Backend,
    device: Option<String>,
    reports: Reports,
}

impl Speaker for FakeSpeaker {
    fn speak(&mut self, piece: &Piece) -> Result<(), SpeakerError> {
        if !self.device_present() {
            return Err(SpeakerError::DeviceLost(self.device.clone().unwrap_or_default()));
        }
        let behaviour = self.fake.behaviour(self.backend);
        self.fake.with(|state| {
            state.heard.push(Heard::Speak(piece.clone(), self.device.clone()));
            // In one step with the record: whoever has seen the piece may end it at once.
            if behaviour == Behaviour::Manual {
                state.playing = Some((piece.id, self.reports.clone()));
            }
        });
        match behaviour {
            Behaviour::FailsToSpeak(error) => return Err(error),
            Behaviour::HangsInSpeak => hang(),
            Behaviour::Instant => self.reports.send(Report::Ended(piece.id)),
            _ => {}
        }
        Ok(())
    }

    fn stop(&mut self) -> Result<(), SpeakerError> {
        self.fake.hear(Heard::Stop);
        Ok(())
    }

    fn set_rate(&mut self, rate: i32) -> Result<(), SpeakerError> {
        self.fake.hear(Heard::Rate(rate));
        Ok(())
    }

    fn set_volume(&mut self, volume: i32) -> Result<(), SpeakerError> {
        self.fake.hear(Heard::Volume(volume));
        Ok(())
    }

    fn alive(&mut self) -> bool {
        true
    }

    fn device_present(&mut self) -> bool {
        let device = self.device.clone();
        self.fake.with(|state| !device.is_some_and(|name| state.absent.contains(&name)))
    }
}

/// What a daemon that was stopped does to a call; the thread is abandoned, as a real one would be.
fn hang() -> ! {
    loop {
        std::thread::park();
    }
}
