//! One place of hearing: its queue, its back end in force, and the watchdog over that back end.
//!
//! A pure state machine: reports and times (ms) come in, orders and notices come out. It owns the
//! change of back end; it never blocks, never reads a clock and never words a notice.

mod out;

use std::collections::VecDeque;

pub use out::Out;

use super::Backend;
use super::length::expected_ms;
use super::queue::{Item, Queue, Step};
use super::script;
use super::speaker::{Piece, Report, SpeakerError};
use super::worker::Order;

/// A call that has not returned after this long (ms) never will.
pub const CALL_LIMIT: u64 = 2_000;
/// The same for opening a back end (ms), which may start a daemon.
pub const OPEN_LIMIT: u64 = 2_400;
/// An end that has not come this long (ms) after the expected one never will.
pub const END_LIMIT: u64 = 3_000;
/// After a connection is gone, the pause before the one reconnect (ms): a daemon that is dying still accepts.
pub const RECONNECT_PAUSE: u64 = 300;
/// Between two looks for a device that is lost (ms).
pub const PROBE_PERIOD: u64 = 1_000;

#[derive(Debug)]
struct Current {
    piece: Piece,
    /// Handed to the worker that is in force now.
    sent: bool,
    /// When its call returned or its first sample went out, whichever is later (ms).
    since: Option<u64>,
}

/// One place of hearing.
#[derive(Debug)]
pub struct Outlet {
    chain: Vec<Backend>,
    at: usize,
    open: Open,
    retried: bool,
    changed_from: Option<Backend>,
    queue: Queue,
    pieces: VecDeque<Piece>,
    current: Option<Current>,
    calls: Vec<(u64, u64)>,
    numbers: u64,
    rate: i32,
    volume: i32,
    on: bool,
    device_lost: bool,
    probe_at: Option<u64>,
    last_private: Option<Item>,
    out: Vec<Out>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Open {
    Closed,
    /// To be opened at that time.
    Pausing(u64),
    /// Being opened since that time.
    Opening(u64),
    Ready,
    Lost,
}

impl Outlet {
    /// A place that tries the back ends of `chain` in order; nothing is opened before [`Outlet::switch`].
    pub fn new(chain: Vec<Backend>, rate: i32, volume: i32) -> Outlet {
        Outlet {
            chain,
            at: 0,
            open: Open::Closed,
            retried: false,
            changed_from: None,
            queue: Queue::default(),
            pieces: VecDeque::new(),
            current: None,
            calls: Vec::new(),
            numbers: 0,
            rate,
            volume,
            on: false,
            device_lost: false,
            probe_at: None,
            last_private: None,
            out: Vec::new(),
        }
    }

    /// What is to be carried out since the last call.
    pub fn take(&mut self) -> Vec<Out> {
        std::mem::take(&mut self.out)
    }

    /// The back end in force, if one is open or being opened.
    pub fn backend(&self) -> Option<Backend> {
        match self.open {
            Open::Pausing(_) | Open::Opening(_) | Open::Ready => self.chain.get(self.at).copied(),
            Open::Closed | Open::Lost => None,
        }
    }

    /// Whether something is being said or waits.
    pub fn is_busy(&self) -> bool {
        self.current.is_some() || !self.queue.is_idle()
    }

    /// Switches this place on or off; off falls silent at once.
    pub fn switch(&mut self, on: bool, now: u64) {
        if on && matches!(self.open, Open::Closed | Open::Lost) {
            self.at = 0;
            self.begin_opening(now);
        }
        if !on {
            self.hush(now);
        }
        self.on = on;
    }

    /// Takes an item; where nothing can be heard it is dropped, a private one is kept for the device's return.
    pub fn push(&mut self, item: Item, now: u64) {
        if !self.on || self.open == Open::Lost {
            return;
        }
        if item.private() {
            self.last_private = Some(item.clone());
        }
        if !self.device_lost {
            let steps = self.queue.push(item, now);
            self.steps(steps, now);
        }
    }

    /// See [`Queue::key_pressed`].
    pub fn key_pressed(&mut self, now: u64) {
        let steps = self.queue.key_pressed(now);
        self.steps(steps, now);
    }

    /// See [`Queue::own_move`].
    pub fn own_move(&mut self, now: u64) {
        let steps = self.queue.own_move(now);
        self.steps(steps, now);
    }

    /// See [`Queue::hush`].
    pub fn hush(&mut self, now: u64) {
        let steps = self.queue.hush();
        self.steps(steps, now);
    }

    /// Sets the rate, −100 to 100.
    pub fn set_rate(&mut self, rate: i32, now: u64) {
        self.rate = rate;
        self.order(Order::Rate(rate), now);
    }

    /// Sets the volume, 0 to 100 per cent.
    pub fn set_volume(&mut self, volume: i32, now: u64) {
        self.volume = volume;
        self.order(Order::Volume(volume), now);
    }

    /// Takes a report of the worker in force.
    pub fn report(&mut self, report: Report, now: u64) {
        match report {
            Report::Opened => self.opened(now),
            Report::Returned(number) => self.returned(number, now),
            Report::Refused(number, error) => {
                self.calls.retain(|(call, _)| *call != number);
                self.fail(error, now);
            }
            Report::Begun(id) => {
                if let Some(current) = self.current.as_mut().filter(|current| current.piece.id == id) {
                    current.since = Some(now);
                }
            }
            Report::Ended(id) => {
                if self.current.as_ref().is_some_and(|current| current.piece.id == id) {
                    self.retried = false;
                    self.next_piece(now);
                }
            }
            Report::Broken(error) => self.fail(error, now),
            Report::Present(true) if self.device_lost => self.device_back(now),
            Report::Present(_) => {}
        }
    }

    /// The next time (ms) at which [`Outlet::tick`] has something to do.
    pub fn deadline(&self) -> Option<u64> {
        let call = self.calls.iter().map(|(_, sent)| sent + CALL_LIMIT);
        let open = match self.open {
            Open::Opening(since) => Some(since + OPEN_LIMIT),
            Open::Pausing(until) => Some(until),
            Open::Closed | Open::Ready | Open::Lost => None,
        };
        call.chain(open).chain(self.end_deadline()).chain(self.probe_at).min()
    }

    /// Acts on what is overdue at `now`.
    pub fn tick(&mut self, now: u64) {
        if self.probe_at.is_some_and(|at| at <= now) {
            self.probe_at = Some(now + PROBE_PERIOD);
            self.order(Order::Probe, now);
        }
        if matches!(self.open, Open::Pausing(until) if until <= now) {
            self.begin_opening(now);
        }
        let late_call = self.calls.iter().any(|(_, sent)| sent + CALL_LIMIT <= now);
        let late_open = matches!(self.open, Open::Opening(since) if since + OPEN_LIMIT <= now);
        if late_call || late_open {
            self.fail(SpeakerError::Hung("a call did not return".to_owned()), now);
        } else if self.end_deadline().is_some_and(|at| at <= now) {
            self.fail(SpeakerError::Hung("the end did not come".to_owned()), now);
        }
    }

    fn end_deadline(&self) -> Option<u64> {
        let current = self.current.as_ref()?;
        Some(current.since? + expected_ms(&current.piece.text, self.rate) + END_LIMIT)
    }

    fn steps(&mut self, steps: Vec<Step>, now: u64) {
        for step in steps {
            match step {
                Step::Stop => {
                    self.pieces.clear();
                    if self.current.take().is_some_and(|current| current.sent) {
                        self.order(Order::Stop, now);
                    }
                }
                Step::Speak(item) => {
                    let runs = script::split(&item.speak, &item.lang);
                    for (lang, text) in runs {
                        self.numbers += 1;
                        self.pieces.push_back(Piece {
                            id: self.numbers,
                            lang,
                            text,
                            class: item.class,
                            private: item.private(),
                        });
                    }
                    self.next_piece(now);
                }
            }
        }
    }

    fn next_piece(&mut self, now: u64) {
        self.current = self.pieces.pop_front().map(|piece| Current { piece, sent: false, since: None });
        if self.current.is_some() {
            self.send_current(now);
        } else if let Some(id) = self.queue.playing().map(|item| item.id) {
            let steps = self.queue.ended(id, now);
            self.steps(steps, now);
        }
    }

    fn send_current(&mut self, now: u64) {
        if self.open != Open::Ready {
            return;
        }
        if let Some(current) = self.current.as_mut().filter(|current| !current.sent) {
            current.sent = true;
            let piece = current.piece.clone();
            self.order(Order::Speak(piece), now);
        }
    }

    fn order(&mut self, order: Order, now: u64) {
        if self.open == Open::Ready {
            self.numbers += 1;
            self.calls.push((self.numbers, now));
            self.out.push(Out::Order(self.numbers, order));
        }
    }

    fn opened(&mut self, now: u64) {
        if !matches!(self.open, Open::Opening(_)) {
            return;
        }
        self.open = Open::Ready;
        if let (Some(from), Some(to)) = (self.changed_from.take(), self.chain.get(self.at).copied())
            && from != to
        {
            self.out.push(Out::Changed { from, to });
        }
        if self.rate != 0 {
            self.order(Order::Rate(self.rate), now);
        }
        if self.volume != 100 {
            self.order(Order::Volume(self.volume), now);
        }
        self.send_current(now);
    }

    fn returned(&mut self, number: u64, now: u64) {
        self.calls.retain(|(call, _)| *call != number);
        if let Some(current) = self.current.as_mut().filter(|current| current.sent && current.since.is_none()) {
            current.since = Some(now);
        }
    }

    fn begin_opening(&mut self, now: u64) {
        let Some(backend) = self.chain.get(self.at).copied() else {
            self.open = Open::Lost;
            self.calls.clear();
            self.pieces.clear();
            self.current = None;
            self.queue = Queue::default();
            self.out.push(Out::Lost);
            return;
        };
        self.forget_worker();
        self.open = Open::Opening(now);
        self.out.push(Out::Open(backend));
    }

    /// What the worker that was in force has been handed is to be handed to the next one.
    fn forget_worker(&mut self) {
        self.calls.clear();
        if let Some(current) = &mut self.current {
            current.sent = false;
            current.since = None;
        }
    }

    fn fail(&mut self, error: SpeakerError, now: u64) {
        if !matches!(self.open, Open::Opening(_) | Open::Ready) {
            return;
        }
        let Some(from) = self.chain.get(self.at).copied() else { return };
        tracing::warn!(?from, %error, "speech back end failed");
        match error {
            SpeakerError::DeviceLost(_) => return self.lose_device(now),
            // One reconnect; a piece that ends on the new connection earns the next one.
            SpeakerError::Gone(_) if !self.retried => {
                self.retried = true;
                self.changed_from.get_or_insert(from);
                self.forget_worker();
                self.open = Open::Pausing(now + RECONNECT_PAUSE);
                return;
            }
            SpeakerError::Hung(_) | SpeakerError::Absent(_) | SpeakerError::Gone(_) => {
                self.at += 1;
                while from.uses_daemon() && self.chain.get(self.at).is_some_and(|next| next.uses_daemon()) {
                    self.at += 1;
                }
                self.retried = false;
            }
            SpeakerError::Failed(_) => {
                self.at += 1;
                self.retried = false;
            }
        }
        self.changed_from.get_or_insert(from);
        self.begin_opening(now);
    }

    fn lose_device(&mut self, now: u64) {
        self.calls.clear();
        self.pieces.clear();
        self.current = None;
        self.queue = Queue::default();
        if !self.device_lost {
            self.device_lost = true;
            self.out.push(Out::DeviceLost);
        }
        self.probe_at = Some(now + PROBE_PERIOD);
    }

    fn device_back(&mut self, now: u64) {
        self.device_lost = false;
        self.probe_at = None;
        self.out.push(Out::DeviceBack);
        if let Some(item) = self.last_private.clone() {
            let steps = self.queue.push(item, now);
            self.steps(steps, now);
        }
    }
}
