//! Short signals beside what is printed: which event makes which, and whether it is a tone, a bell, or nothing.
//!
//! A signal tells nothing that no line tells. It never waits for a device, so it never holds up a line or speech;
//! whom it may reach is the shell's to settle, and the terminal's bell is the view's to ring.

pub mod fake;
#[cfg(feature = "sound")]
pub mod tones;

use std::time::Duration;
#[cfg(feature = "sound")]
use std::{sync::mpsc, thread};

use crate::core::{Check, ClockFact, DrawFact, Fact, MoveFact, RulingFact, Side};

/// A short signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Signal {
    /// A step over the edge of the board.
    Edge,
    /// A dark square that is walked on.
    Dark,
    /// A move that is not legal.
    Illegal,
    /// A capture.
    Capture,
    /// A check, or mate.
    Check,
    /// A draw is offered.
    Offer,
    /// Little time is left.
    Low,
    /// A flag has fallen.
    Flag,
    /// A second of the last ones.
    Tick,
    /// The ear listens.
    Listening,
    /// The ear has heard what was said, and listens no more.
    Heard,
}

impl Signal {
    /// All of them, in the order in which help explains them.
    pub const ALL: [Signal; 11] = {
        use Signal::*;
        [Edge, Dark, Illegal, Capture, Check, Offer, Low, Flag, Tick, Listening, Heard]
    };

    /// The word for it in the keys of its texts.
    pub const fn word(self) -> &'static str {
        match self {
            Signal::Edge => "edge",
            Signal::Dark => "dark",
            Signal::Illegal => "illegal",
            Signal::Capture => "capture",
            Signal::Check => "check",
            Signal::Offer => "offer",
            Signal::Low => "low",
            Signal::Flag => "flag",
            Signal::Tick => "tick",
            Signal::Listening => "listening",
            Signal::Heard => "heard",
        }
    }

    /// Whether the terminal's one bell stands for it: what calls for a person does, what comes with every other move
    /// or step would only make the bell mean nothing.
    pub const fn rings(self) -> bool {
        !matches!(self, Signal::Dark | Signal::Capture | Signal::Check | Signal::Heard)
    }
}

/// The signals that a fact makes, in order, and the side whose own each is; nobody's is for all.
pub fn of(fact: &Fact) -> Vec<(Signal, Option<Side>)> {
    match fact {
        Fact::Move(MoveFact::Announced { ply, .. }) => {
            let capture = ply.captured.map(|_| (Signal::Capture, None));
            let check = (ply.check != Check::None).then_some((Signal::Check, None));
            capture.into_iter().chain(check).collect()
        }
        Fact::Clock(ClockFact::Low { side, .. }) => vec![(Signal::Low, Some(*side))],
        Fact::Clock(ClockFact::Flag { .. }) => vec![(Signal::Flag, None)],
        Fact::Draw(DrawFact::Offered { .. }) => vec![(Signal::Offer, None)],
        Fact::Ruling(RulingFact::Irregular { .. }) => vec![(Signal::Illegal, None)],
        _ => Vec::new(),
    }
}

/// What gives the signals.
pub trait Sounder {
    /// Gives a signal; whether the terminal's bell is to ring for it. It never waits.
    fn give(&mut self, signal: Signal) -> bool;

    /// Gives signals to somebody who wants to know them: each is heard, with time between them.
    fn show(&mut self, signals: &[Signal]);

    /// How signals are given, for help.
    fn kind(&self) -> Kind;
}

/// How signals are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Not at all.
    Off,
    /// By the terminal's bell.
    Bell,
    /// Each by a tone of its own.
    Tones,
}

impl Kind {
    /// The word messages choose by.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Off => "off",
            Kind::Bell => "bell",
            Kind::Tones => "tones",
        }
    }
}

/// No signals.
pub struct Silence;

impl Sounder for Silence {
    fn give(&mut self, _: Signal) -> bool {
        false
    }

    fn show(&mut self, _: &[Signal]) {}

    fn kind(&self) -> Kind {
        Kind::Off
    }
}

/// The terminal's bell.
pub struct Bell;

impl Sounder for Bell {
    fn give(&mut self, signal: Signal) -> bool {
        signal.rings()
    }

    fn show(&mut self, _: &[Signal]) {}

    fn kind(&self) -> Kind {
        Kind::Bell
    }
}

/// The tones are lost: there is no device, or it went away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoDevice;

/// Whether this build has tones.
pub const HAS_TONES: bool = cfg!(feature = "sound");

/// Tones where this build has them, else the bell; `lost` is told, once, that no device can be used.
pub fn tones(lost: impl Fn(NoDevice) + Send + 'static) -> Box<dyn Sounder> {
    #[cfg(feature = "sound")]
    {
        match tones::Tones::start(lost) {
            Ok(tones) => Box::new(tones),
            Err(_) => Box::new(Bell),
        }
    }
    #[cfg(not(feature = "sound"))]
    {
        drop(lost);
        Box::new(Bell)
    }
}

/// Whether tones can be heard here: this build has them, and the sound device opens within a time.
pub fn works(limit: Duration) -> bool {
    #[cfg(feature = "sound")]
    {
        let (send, opened) = mpsc::channel();
        // A device that hangs keeps the thread, and nobody else.
        let tried = thread::Builder::new().name("sound-device".into()).spawn(move || send.send(tones::opens()));
        tried.is_ok() && opened.recv_timeout(limit).unwrap_or(false)
    }
    #[cfg(not(feature = "sound"))]
    {
        let _ = limit;
        false
    }
}
