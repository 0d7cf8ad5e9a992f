//! What every back end is: a few calls, and reports of beginning and end.
//!
//! A speaker lives on one worker thread, is asked by nobody else, and may block or die there; the
//! actor outside watches it. It never decides what is said next.

use std::sync::Arc;

use thiserror::Error;

use crate::language::utterance::Class;

/// A run of words in one language: what a back end is handed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The number its reports carry.
    pub id: u64,
    /// The language code, for instance `ar`.
    pub lang: String,
    /// Plain words: no control character, never empty.
    pub text: String,
    /// The class, for back ends that know priorities.
    pub class: Class,
    /// Whether it must be heard at this place and nowhere else.
    pub private: bool,
}

/// Why a back end did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SpeakerError {
    /// It is not on this machine, or cannot be started.
    #[error("not available: {0}")]
    Absent(String),
    /// It was there and is gone: a killed daemon. One reconnect is worth trying.
    #[error("gone: {0}")]
    Gone(String),
    /// It did not answer in time. Nothing that needs the same daemon is worth trying.
    #[error("no answer: {0}")]
    Hung(String),
    /// The named sound device is not there; nothing was played anywhere else.
    #[error("sound device lost: {0}")]
    DeviceLost(String),
    /// It answered that it cannot.
    #[error("failed: {0}")]
    Failed(String),
}

/// What a back end, or the worker that holds it, tells the actor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// The back end is open and takes orders.
    Opened,
    /// The call with this number returned.
    Returned(u64),
    /// The call with this number returned an error.
    Refused(u64, SpeakerError),
    /// The first sample of this piece goes out.
    Begun(u64),
    /// This piece is over: said, or cut.
    Ended(u64),
    /// The back end is unusable from now on.
    Broken(SpeakerError),
    /// The answer to a probe of the sound device.
    Present(bool),
}

/// Where reports go; cheap to clone, never blocks, safe inside callbacks.
#[derive(Clone)]
pub struct Reports(Arc<dyn Fn(Report) + Send + Sync>);

impl Reports {
    /// Reports that go through `send`, which must never block.
    pub fn new(send: impl Fn(Report) + Send + Sync + 'static) -> Reports {
        Reports(Arc::new(send))
    }

    /// Sends one report.
    pub fn send(&self, report: Report) {
        (self.0)(report);
    }
}

/// A speech back end. All calls come from the one worker thread that made it.
pub trait Speaker {
    /// Begins one piece and returns; the end is reported as [`Report::Ended`] with its number.
    fn speak(&mut self, piece: &Piece) -> Result<(), SpeakerError>;
    /// Silences what is being said.
    fn stop(&mut self) -> Result<(), SpeakerError>;
    /// Sets the rate, −100 (slowest) to 100, 0 is the engine's own.
    fn set_rate(&mut self, rate: i32) -> Result<(), SpeakerError>;
    /// Sets the volume, 0 to 100 per cent.
    fn set_volume(&mut self, volume: i32) -> Result<(), SpeakerError>;
    /// Whether the next call has a chance.
    fn alive(&mut self) -> bool;
    /// Whether the sound device of a private place is there; true where there is no such device.
    fn device_present(&mut self) -> bool {
        true
    }
}

/// Makes a speaker on the worker's own thread.
pub type Make = Box<dyn FnOnce(Reports) -> Result<Box<dyn Speaker>, SpeakerError> + Send>;

/// The silent back end behind `screen-reader` and `off`: it has said everything at once.
pub struct Silent(Reports);

impl Silent {
    /// A silent speaker.
    pub fn new(reports: Reports) -> Silent {
        Silent(reports)
    }
}

impl Speaker for Silent {
    fn speak(&mut self, piece: &Piece) -> Result<(), SpeakerError> {
        self.0.send(Report::Ended(piece.id));
        Ok(())
    }
    fn stop(&mut self) -> Result<(), SpeakerError> {
        Ok(())
    }
    fn set_rate(&mut self, _rate: i32) -> Result<(), SpeakerError> {
        Ok(())
    }
    fn set_volume(&mut self, _volume: i32) -> Result<(), SpeakerError> {
        Ok(())
    }
    fn alive(&mut self) -> bool {
        true
    }
}
