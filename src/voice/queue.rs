//! What is said next at one place: a pure state machine over the classes of `speech.md` part 1.
//!
//! It owns the order and nothing else. It never reads a clock (times come in, in milliseconds), never
//! touches a back end and never words anything.

use std::collections::VecDeque;

use crate::language::utterance::{Channel, Class};

/// A clock warning that could not be begun for this long (ms) is no longer true, and is dropped.
pub const TICK_STALE: u64 = 3_000;
/// The echo of a key that could not be begun for this long (ms) only confuses, and is dropped.
pub const ECHO_STALE: u64 = 1_000;

/// One utterance at one place, with the number its reports carry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The number that begun and ended reports carry; never used twice by one voice.
    pub id: u64,
    /// How it stands to the others.
    pub class: Class,
    /// Where it belongs; anything but the table is private.
    pub channel: Channel,
    /// The language code of the words.
    pub lang: String,
    /// The words.
    pub speak: String,
}

impl Item {
    /// Whether nobody else may hear it.
    pub fn private(&self) -> bool {
        self.channel != Channel::Table
    }
}

/// What the owner of the back end has to do now, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Silence what is being said.
    Stop,
    /// Begin this one.
    Speak(Item),
}

/// The items of one place: the one being said and those that wait.
#[derive(Debug, Default)]
pub struct Queue {
    playing: Option<Item>,
    waiting: VecDeque<(u64, Item)>,
}

impl Queue {
    /// Takes one more item at `now`, and says what follows from its class.
    pub fn push(&mut self, item: Item, now: u64) -> Vec<Step> {
        // A line or a key that is followed by anything else needs no echo any more.
        self.waiting
            .retain(|(_, old)| old.class != Class::Echo && (old.class, item.class) != (Class::Tick, Class::Tick));
        let mut steps = Vec::new();
        if item.class == Class::Urgent {
            self.waiting.retain(|(_, old)| matches!(old.class, Class::Urgent | Class::Move));
            if self.playing.as_ref().is_some_and(|old| old.class != Class::Urgent) {
                self.playing = None;
                steps.push(Step::Stop);
            }
        } else if self.playing.as_ref().is_some_and(|old| old.class == Class::Echo) {
            self.playing = None;
            steps.push(Step::Stop);
        }
        let place = self.waiting.iter().position(|(_, old)| goes_before(item.class, old.class));
        self.waiting.insert(place.unwrap_or(self.waiting.len()), (now, item));
        self.next(now, &mut steps);
        steps
    }

    /// The item with this number came to its end, or was cut by another program: the next one.
    pub fn ended(&mut self, id: u64, now: u64) -> Vec<Step> {
        let mut steps = Vec::new();
        if self.playing.as_ref().is_some_and(|item| item.id == id) {
            self.playing = None;
            self.next(now, &mut steps);
        }
        steps
    }

    /// A key was pressed: answers, warnings and echoes fall silent, announcements and the flag do not.
    pub fn key_pressed(&mut self, now: u64) -> Vec<Step> {
        self.cut(
            now,
            |class| matches!(class, Class::Urgent | Class::Move),
            |class| matches!(class, Class::Urgent | Class::Move),
        )
    }

    /// A move was typed: it also cuts the announcement being read; those that wait are still said.
    pub fn own_move(&mut self, now: u64) -> Vec<Step> {
        self.cut(now, |class| class == Class::Urgent, |class| matches!(class, Class::Urgent | Class::Move))
    }

    /// Escape: everything falls silent, and nothing that waits is said.
    pub fn hush(&mut self) -> Vec<Step> {
        self.cut(0, |_| false, |_| false)
    }

    /// The item being said, begun or not.
    pub fn playing(&self) -> Option<&Item> {
        self.playing.as_ref()
    }

    /// Whether nothing is said and nothing waits.
    pub fn is_idle(&self) -> bool {
        self.playing.is_none() && self.waiting.is_empty()
    }

    fn cut(&mut self, now: u64, spares_playing: fn(Class) -> bool, spares_waiting: fn(Class) -> bool) -> Vec<Step> {
        let mut steps = Vec::new();
        self.waiting.retain(|(_, item)| spares_waiting(item.class));
        if self.playing.as_ref().is_some_and(|item| !spares_playing(item.class)) {
            self.playing = None;
            steps.push(Step::Stop);
        }
        self.next(now, &mut steps);
        steps
    }

    fn next(&mut self, now: u64, steps: &mut Vec<Step>) {
        while self.playing.is_none() {
            let Some((since, item)) = self.waiting.pop_front() else { return };
            let age = now.saturating_sub(since);
            let stale = match item.class {
                Class::Tick => age > TICK_STALE,
                Class::Echo => age > ECHO_STALE,
                _ => false,
            };
            if !stale {
                self.playing = Some(item.clone());
                steps.push(Step::Speak(item));
            }
        }
    }
}

/// Whether a new item of class `new` is said before a waiting one of class `old`.
///
/// Announcements and answers keep the order in which they were printed; only the flag overtakes
/// them, and both overtake warnings and echoes.
fn goes_before(new: Class, old: Class) -> bool {
    let rank = |class| match class {
        Class::Urgent => 0,
        Class::Move | Class::Reply => 1,
        Class::Tick => 2,
        Class::Echo => 3,
    };
    rank(new) < rank(old)
}
