//! A sounder that records instead of sounding, for tests of everything above it.

use std::sync::{Arc, Mutex, PoisonError};

use super::{Kind, Signal, Sounder};

/// The record; clones share it.
#[derive(Clone, Default)]
pub struct Fake(Arc<Mutex<Vec<Signal>>>);

impl Fake {
    /// What was given since this was last asked.
    pub fn take(&self) -> Vec<Signal> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Sounder for Fake {
    fn give(&mut self, signal: Signal) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(signal);
        signal.rings()
    }

    fn show(&mut self, signals: &[Signal]) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend(signals);
    }

    fn kind(&self) -> Kind {
        Kind::Tones
    }
}
