//! What is kept of each trainer: rounds, right answers, the level, the longest run.
//!
//! It reads and writes no file.

use serde::{Deserialize, Serialize};

use super::{ROUND, Trainer};

/// Right answers of a round from which the level grows, and down to which it falls.
const UP: u32 = 9;
const DOWN: u32 = 4;

/// One trainer's score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Rounds played to their end.
    pub rounds: u32,
    /// Right answers in all of them.
    pub right: u32,
    /// Right answers one after the other, up to now.
    pub run: u32,
    /// The most of them there ever were.
    pub best: u32,
    /// The level of the next round, from 1.
    pub level: u8,
}

impl Default for Record {
    fn default() -> Record {
        Record { rounds: 0, right: 0, run: 0, best: 0, level: 1 }
    }
}

/// The scores of all trainers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Records {
    squares: Record,
    colours: Record,
    jumps: Record,
    follow: Record,
}

/// What a round does to the level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// It grows.
    Up,
    /// It stays.
    Same,
    /// It falls.
    Down,
}

impl Record {
    /// One answer of a round.
    pub fn answered(&mut self, right: bool) {
        self.run = if right { self.run.saturating_add(1) } else { 0 };
        self.best = self.best.max(self.run);
    }

    /// A round is at its end with so many right answers.
    pub fn finished(&mut self, right: u32, trainer: Trainer) -> Change {
        self.rounds = self.rounds.saturating_add(1);
        self.right = self.right.saturating_add(right);
        if right >= UP && self.level < trainer.levels() {
            self.level += 1;
            Change::Up
        } else if right <= DOWN && self.level > 1 {
            self.level -= 1;
            Change::Down
        } else {
            Change::Same
        }
    }

    /// Answers in all rounds.
    pub fn asked(&self) -> u64 {
        u64::from(self.rounds) * u64::from(ROUND)
    }
}

impl Records {
    /// A trainer's score.
    pub fn of(&mut self, trainer: Trainer) -> &mut Record {
        match trainer {
            Trainer::Squares => &mut self.squares,
            Trainer::Colours => &mut self.colours,
            Trainer::Jumps => &mut self.jumps,
            Trainer::Follow => &mut self.follow,
        }
    }

    /// Whether these are scores that can have come about.
    pub fn is_sound(&self) -> bool {
        let mut all = *self;
        Trainer::ALL.into_iter().all(|trainer| {
            let record = *all.of(trainer);
            (1..=trainer.levels()).contains(&record.level)
                && u64::from(record.right) <= record.asked()
                && record.run <= record.best
                && u64::from(record.best) <= record.asked()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_level_follows_the_rounds_and_stays_within_its_bounds() {
        let mut records = Records::default();
        let record = records.of(Trainer::Colours);
        assert_eq!(record.finished(9, Trainer::Colours), Change::Up);
        assert_eq!(record.finished(8, Trainer::Colours), Change::Same);
        assert_eq!(record.finished(10, Trainer::Colours), Change::Up);
        assert_eq!(record.finished(10, Trainer::Colours), Change::Same);
        assert_eq!((record.level, record.rounds, record.right), (3, 4, 37));
        assert_eq!(record.finished(4, Trainer::Colours), Change::Down);
        assert_eq!(record.finished(0, Trainer::Colours), Change::Down);
        assert_eq!(record.finished(0, Trainer::Colours), Change::Same);
        assert!(records.is_sound());
        records.of(Trainer::Jumps).level = 5;
        assert!(!records.is_sound());
    }

    #[test]
    fn a_run_ends_with_a_wrong_answer_and_the_best_stays() {
        let mut record = Record::default();
        [true, true, false, true].into_iter().for_each(|right| record.answered(right));
        assert_eq!((record.run, record.best), (1, 2));
    }
}
