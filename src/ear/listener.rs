//! The ear's thread: it opens the microphone, finds utterances, has them recognised and tells what came of them.
//!
//! Deaf while the mouth speaks, for natiq would hear its own move. It decides nothing about what is heard and words
//! nothing. It counts samples where it can; only a microphone that sends none is noticed by the clock.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError};
use std::time::{Duration, Instant};

use super::endpoint::{Edge, Endpoint, FRAME, RATE};
use super::grammar::{Fit, Grammar};
use super::microphone::{Flow, Microphone, Pace, Source};
use super::recognizer::{Heard, Recognizer, Unable};
use super::{EarNotice, Lost, Shared};

/// How long somebody who tapped may be silent, in milliseconds.
const PATIENCE: u32 = 6_000;
/// How long the room may still sound after the mouth, in milliseconds.
const ECHO: u32 = 220;
/// A microphone that sends nothing for so long is lost.
const DEAD: Duration = Duration::from_secs(3);

/// What the thread is told.
pub(super) enum Order {
    /// What may be said from now on, in a language.
    Expect(String, Arc<Grammar>),
    /// Listen to one utterance.
    Listen,
    /// Listen no more.
    Cease,
    /// Listen always, or only when told to.
    Open(bool),
    /// From the microphone of that number.
    Sound(u64, Flow),
}

/// The thread's state.
pub(super) struct Listener {
    pub(super) recognizer: Box<dyn Recognizer>,
    pub(super) source: Source,
    pub(super) pace: Pace,
    pub(super) to_self: SyncSender<Order>,
    pub(super) notify: Box<dyn FnMut(EarNotice) -> bool + Send>,
    pub(super) mouth: Arc<dyn Fn() -> bool + Send + Sync>,
    pub(super) shared: Arc<Shared>,
    pub(super) microphone: Option<Microphone>,
    /// The number of the open microphone: what an earlier one still sends is not heard.
    pub(super) number: u64,
    pub(super) endpoint: Endpoint,
    pub(super) expected: Option<(String, Arc<Grammar>)>,
    /// Whether the recogniser knows what is expected.
    pub(super) told: bool,
    /// Whether one utterance is waited for, and the samples heard since.
    pub(super) tapped: Option<usize>,
    pub(super) open: bool,
    /// The words so far of the open utterance; none where nobody speaks.
    pub(super) words: Option<Vec<String>>,
    /// The samples for which nothing is heard yet, because the room still sounds.
    pub(super) deaf_for: usize,
    /// Samples that do not fill a frame yet.
    pub(super) rest: Vec<i16>,
    /// When sound came last.
    pub(super) heard_at: Instant,
}

impl Listener {
    /// Works until nobody gives orders, or nobody listens to what it tells.
    pub(super) fn run(mut self, orders: &Receiver<Order>) {
        loop {
            // A microphone that is open sends without a pause; nobody wakes for one that is closed.
            let order = match &self.microphone {
                Some(_) => orders.recv_timeout(DEAD),
                None => orders.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            let goes_on = match order {
                Ok(Order::Expect(language, grammar)) => self.expect(language, grammar),
                Ok(Order::Listen) => self.listen(),
                Ok(Order::Cease) => self.cease(),
                Ok(Order::Open(open)) => self.set_open(open),
                Ok(Order::Sound(number, flow)) if number == self.number => self.sound(flow),
                Ok(Order::Sound(..)) => true,
                Err(RecvTimeoutError::Timeout) if self.heard_at.elapsed() >= DEAD => self.lose(Lost::Dead),
                Err(RecvTimeoutError::Timeout) => true,
                Err(RecvTimeoutError::Disconnected) => false,
            };
            if !goes_on {
                return;
            }
        }
    }

    fn expect(&mut self, language: String, grammar: Arc<Grammar>) -> bool {
        self.expected = Some((language, grammar));
        self.told = false;
        // What is being said was begun in another situation; it is heard out with the words of that one.
        self.words.is_some() || self.tell_recognizer()
    }

    fn tell_recognizer(&mut self) -> bool {
        if std::mem::replace(&mut self.told, true) {
            return true;
        }
        let Some((language, grammar)) = self.expected.clone() else { return true };
        let told = self.recognizer.expect(&language, &grammar);
        self.able(told)
    }

    fn listen(&mut self) -> bool {
        self.tapped = Some(0);
        self.wake()
    }

    fn cease(&mut self) -> bool {
        // An utterance that nobody waits for is given up; the recogniser begins the next one anew.
        self.words = None;
        self.endpoint.rest();
        self.tapped = None;
        self.sleep();
        true
    }

    fn set_open(&mut self, open: bool) -> bool {
        self.open = open;
        if open { self.wake() } else { self.cease() }
    }

    /// Opens the microphone, where it is not.
    fn wake(&mut self) -> bool {
        self.heard_at = Instant::now();
        if self.microphone.is_none() {
            self.number += 1;
            let (number, to) = (self.number, self.to_self.clone());
            let waits = self.pace == Pace::Read || !matches!(self.source, Source::Program(_));
            let opened = Microphone::open(&self.source, self.pace, move |flow| send(&to, waits, number, flow));
            match opened {
                Ok(microphone) => {
                    self.shared.name(microphone.name());
                    self.microphone = Some(microphone);
                }
                Err(reason) => return self.lose(Lost::Sound(reason)),
            }
        }
        self.shared.listening.store(true, Ordering::SeqCst);
        (self.notify)(EarNotice::Listening)
    }

    /// Closes the microphone, where it is not wanted; a file stays open, for it would begin anew.
    fn sleep(&mut self) {
        self.shared.listening.store(self.open, Ordering::SeqCst);
        if !self.open && matches!(self.source, Source::Program(_)) {
            self.microphone = None;
            self.number += 1;
            self.rest.clear();
            self.endpoint = Endpoint::default();
        }
    }

    fn sound(&mut self, flow: Flow) -> bool {
        self.heard_at = Instant::now();
        match flow {
            Flow::Samples(samples) => {
                self.rest.extend(samples);
                while self.rest.len() >= FRAME {
                    let frame: Vec<i16> = self.rest.drain(..FRAME).collect();
                    if !self.frame(&frame) {
                        return false;
                    }
                }
                true
            }
            Flow::Ended(reason) => {
                let finished = self.words.is_none() || self.finish();
                finished && self.lose(Lost::Sound(reason))
            }
        }
    }

    /// One frame: deaf, waited for, begun, going on or over.
    fn frame(&mut self, frame: &[i16]) -> bool {
        self.shared.level(frame);
        if !self.open && self.tapped.is_none() {
            return true;
        }
        if !self.shared.full_duplex && (self.mouth)() {
            self.deaf_for = ECHO as usize * RATE / 1000;
        }
        if self.deaf_for > 0 {
            self.deaf_for = self.deaf_for.saturating_sub(frame.len());
            self.words = None;
            self.endpoint.rest();
            return true;
        }
        let so_far = match (&self.words, &self.expected) {
            (Some(words), Some((_, grammar))) => grammar.fit(words),
            _ => Fit::Begun,
        };
        match self.endpoint.frame(frame, so_far) {
            Edge::Quiet => self.waited(frame.len()),
            Edge::Begins(first) => {
                if !self.tell_recognizer() {
                    return false;
                }
                self.words = Some(Vec::new());
                let begun = self.recognizer.begin();
                self.able(begun) && self.hear(&first)
            }
            Edge::Goes => self.hear(frame),
            Edge::Ends => self.finish(),
        }
    }

    /// Whoever tapped and says nothing is told so.
    fn waited(&mut self, samples: usize) -> bool {
        let Some(waited) = &mut self.tapped else { return true };
        *waited += samples;
        if *waited < PATIENCE as usize * RATE / 1000 {
            return true;
        }
        self.tapped = None;
        self.sleep();
        (self.notify)(EarNotice::Nothing { silent: self.shared.is_silent() })
    }

    fn hear(&mut self, samples: &[i16]) -> bool {
        match self.recognizer.hear(samples) {
            Ok(words) => {
                let news = self.words.as_ref() != Some(&words) && !words.is_empty();
                self.words = Some(words.clone());
                !news || (self.notify)(EarNotice::Partial(words.join(" ")))
            }
            Err(unable) => self.lose(Lost::Unable(unable)),
        }
    }

    fn finish(&mut self) -> bool {
        self.words = None;
        self.endpoint.rest();
        let tapped = self.tapped.take().is_some();
        match self.recognizer.end() {
            Ok(heard) => {
                self.sleep();
                let notice = match heard {
                    Heard::Said(words) => EarNotice::Said(words.join(" ")),
                    Heard::Doubtful(words) => EarNotice::Doubtful { words: words.join(" "), tapped },
                    Heard::Nothing => EarNotice::Unclear { tapped },
                };
                (self.notify)(notice) && self.tell_recognizer()
            }
            Err(unable) => self.lose(Lost::Unable(unable)),
        }
    }

    fn able(&mut self, done: Result<(), Unable>) -> bool {
        match done {
            Ok(()) => true,
            Err(unable) => self.lose(Lost::Unable(unable)),
        }
    }

    /// There is no sound or no recogniser any more: it is told once, and play goes on by hand.
    fn lose(&mut self, lost: Lost) -> bool {
        self.microphone = None;
        self.number += 1;
        self.rest.clear();
        self.endpoint = Endpoint::default();
        (self.open, self.tapped, self.words) = (false, None, None);
        self.shared.listening.store(false, Ordering::SeqCst);
        (self.notify)(EarNotice::Lost(lost))
    }
}

/// Hands sound to the thread. A file waits for it; what a microphone sends while it is busy for seconds is dropped, for
/// nothing may grow without end.
fn send(to: &SyncSender<Order>, waits: bool, number: u64, flow: Flow) -> bool {
    let order = Order::Sound(number, flow);
    if waits {
        return to.send(order).is_ok();
    }
    match to.try_send(order) {
        Ok(()) => true,
        Err(TrySendError::Full(Order::Sound(_, Flow::Ended(reason)))) => {
            to.send(Order::Sound(number, Flow::Ended(reason))).is_ok()
        }
        Err(TrySendError::Full(_)) => true,
        Err(TrySendError::Disconnected(_)) => false,
    }
}
