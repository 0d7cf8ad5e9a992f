//! The signals as tones of their own, made here and played on the machine's sound device.
//!
//! One thread owns the device; it opens it for a signal and lets it go after two quiet seconds, so that an idle
//! game wakes nobody. A signal that finds too many before it is dropped: a late one would tell what is over. A
//! device that cannot be used is reported once, and nothing of the sound library's own is ever printed.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use rodio::source::SineWave;
use rodio::{DeviceSinkBuilder, MixerDeviceSink, Source};

use super::{Kind, NoDevice, Signal, Sounder};

/// How many signals may wait for the thread.
const INBOX: usize = 16;
/// How much of what waits to be heard a new signal may still follow.
const LATEST: Duration = Duration::from_millis(1_500);
/// What is left between two signals.
const GAP: Duration = Duration::from_millis(120);
/// What is left between two signals that somebody wants to know.
const SHOWN: Duration = Duration::from_millis(600);
/// How long the device is kept after the last tone.
const KEPT: Duration = Duration::from_secs(2);
/// What a device that was just opened may swallow.
const WAKING: Duration = Duration::from_millis(50);
/// The loudness, of 1: below speech.
const LOUDNESS: f32 = 0.25;
/// The swell of a note, so that it begins without a click.
const SWELL: Duration = Duration::from_millis(3);

/// A note: its pitch in hertz (0 is a rest) and its length in milliseconds.
type Note = (f32, u64);

/// The notes of a signal; no two signals have the same number of notes at the same pitches.
pub const fn notes(signal: Signal) -> &'static [Note] {
    match signal {
        Signal::Edge => &[(165.0, 110)],
        Signal::Dark => &[(330.0, 60)],
        Signal::Illegal => &[(247.0, 110), (185.0, 200)],
        Signal::Capture => &[(620.0, 60), (0.0, 40), (620.0, 60)],
        Signal::Check => &[(784.0, 80), (1175.0, 140)],
        Signal::Offer => &[(523.0, 90), (659.0, 90), (523.0, 150)],
        Signal::Low => &[(988.0, 90), (0.0, 60), (988.0, 90), (0.0, 60), (988.0, 90)],
        Signal::Flag => &[(1320.0, 200), (880.0, 200), (440.0, 450)],
        Signal::Tick => &[(2000.0, 25)],
        Signal::Listening => &[(440.0, 60), (587.0, 60), (784.0, 90)],
        Signal::Heard => &[(440.0, 80), (330.0, 160)],
    }
}

/// How long a signal lasts.
pub fn length(signal: Signal) -> Duration {
    Duration::from_millis(notes(signal).iter().map(|(_, millis)| millis).sum())
}

/// Why a signal sounds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Why {
    /// It tells what happens now.
    Happens,
    /// Somebody wants to know it.
    Shown,
}

/// The tones, played by a thread of their own.
pub struct Tones {
    inbox: SyncSender<(Signal, Why)>,
    lost: Arc<AtomicBool>,
}

impl Tones {
    /// Starts the thread; `report` is told once that no device can be used.
    ///
    /// # Errors
    /// When there can be no thread.
    pub fn start(report: impl Fn(NoDevice) + Send + 'static) -> io::Result<Tones> {
        let (inbox, signals) = sync_channel(INBOX);
        let lost = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&lost);
        thread::Builder::new().name("tones".into()).spawn(move || {
            if play(&signals).is_err() {
                flag.store(true, Ordering::SeqCst);
                report(NoDevice);
            }
        })?;
        Ok(Tones { inbox, lost })
    }
}

impl Sounder for Tones {
    fn give(&mut self, signal: Signal) -> bool {
        // A full inbox means a device that hangs; the game does not wait for it.
        let _ = self.inbox.try_send((signal, Why::Happens));
        self.lost.load(Ordering::SeqCst) && signal.rings()
    }

    fn show(&mut self, signals: &[Signal]) {
        for signal in signals {
            let _ = self.inbox.try_send((*signal, Why::Shown));
        }
    }

    fn kind(&self) -> Kind {
        if self.lost.load(Ordering::SeqCst) { Kind::Bell } else { Kind::Tones }
    }
}

/// Whether the machine's own sound device opens; it may take its time.
pub(super) fn opens() -> bool {
    #[cfg(target_os = "linux")]
    let _silenced = alsa::Output::local_error_handler();
    Device::open().is_ok()
}

/// Plays what comes until nobody sends any more.
fn play(signals: &Receiver<(Signal, Why)>) -> Result<(), NoDevice> {
    #[cfg(target_os = "linux")]
    let _silenced = alsa::Output::local_error_handler();
    let mut device: Option<Device> = None;
    loop {
        let next = match &device {
            None => signals.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(device) => signals.recv_timeout(device.until.saturating_duration_since(Instant::now()) + KEPT),
        };
        match next {
            Ok((signal, why)) => {
                if device.as_ref().is_some_and(|device| device.broken.load(Ordering::SeqCst)) {
                    device = None;
                }
                let open = match device.take() {
                    Some(open) => open,
                    None => Device::open()?,
                };
                device.insert(open).play(signal, why);
            }
            Err(RecvTimeoutError::Timeout) => device = None,
            Err(RecvTimeoutError::Disconnected) => {
                // The last signal of a program that is left is heard to its end.
                if let Some(device) = device {
                    thread::sleep(device.until.saturating_duration_since(Instant::now()));
                }
                return Ok(());
            }
        }
    }
}

/// The machine's own sound device, while it is open.
struct Device {
    sink: MixerDeviceSink,
    /// When the last tone ends.
    until: Instant,
    /// Whether nothing was played on it yet.
    fresh: bool,
    broken: Arc<AtomicBool>,
}

impl Device {
    fn open() -> Result<Device, NoDevice> {
        let broken = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&broken);
        let opened = DeviceSinkBuilder::from_default_device()
            .and_then(|builder| builder.with_error_callback(move |_| flag.store(true, Ordering::SeqCst)).open_stream());
        let mut sink = opened.map_err(|error| {
            tracing::warn!(%error, "no sound device");
            NoDevice
        })?;
        sink.log_on_drop(false);
        Ok(Device { sink, until: Instant::now(), fresh: true, broken })
    }

    fn play(&mut self, signal: Signal, why: Why) {
        let now = Instant::now();
        let waits = self.until.saturating_duration_since(now);
        let late = waits > LATEST || (signal == Signal::Tick && !waits.is_zero());
        if late && why == Why::Happens {
            return;
        }
        let gap = if why == Why::Shown { SHOWN } else { GAP };
        let mut start = match (std::mem::take(&mut self.fresh), waits.is_zero()) {
            (true, _) => WAKING,
            (false, true) => Duration::ZERO,
            (false, false) => waits + gap,
        };
        for &(hertz, millis) in notes(signal) {
            let long = Duration::from_millis(millis);
            if hertz > 0.0 {
                let note = SineWave::new(hertz).take_duration(long).fade_in(SWELL).fade_out(long).amplify(LOUDNESS);
                self.sink.mixer().add(note.delay(start));
            }
            start += long;
        }
        self.until = now + start;
    }
}
