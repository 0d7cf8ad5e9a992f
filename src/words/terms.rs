//! Words behind the arbiter's commands: sides, penalties, results, grounds, units of time.
//!
//! Like the commands they stand in `words.toml`, so a language adds its own without code. It finds; it
//! never says whether a ruling may be given.

use std::collections::{BTreeMap, HashMap};

use serde::Deserialize;

use super::lexicon::key;
use crate::core::act::{Ground, Verdict};
use crate::core::{PenaltyKind, Side};

/// The words as a language writes them, by name.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Written {
    sides: Table,
    penalties: Table,
    verdicts: Table,
    grounds: Table,
    units: Table,
}

type Table = BTreeMap<String, Vec<String>>;

/// The words of all languages.
#[derive(Clone, Debug, Default)]
pub struct Terms {
    sides: HashMap<String, Side>,
    penalties: HashMap<String, PenaltyKind>,
    verdicts: HashMap<String, Verdict>,
    grounds: HashMap<String, Ground>,
    units: HashMap<String, String>,
}

impl Terms {
    /// Learns a language's words; a name that is none of the table's is given back.
    pub(super) fn learn(&mut self, written: Written) -> Result<(), String> {
        let side = |name: &str| Side::ALL.into_iter().find(|side| side.word() == name);
        take(written.sides, &mut self.sides, side)?;
        take(written.penalties, &mut self.penalties, |name| {
            PenaltyKind::ALL.into_iter().find(|kind| kind.word() == name)
        })?;
        take(written.verdicts, &mut self.verdicts, |name| match name {
            "draw" => Some(Verdict::Draw),
            "both" => Some(Verdict::BothLose),
            other => side(other).map(Verdict::Wins),
        })?;
        take(written.grounds, &mut self.grounds, |name| match name {
            "position" => Some(Ground::Position),
            "colours" => Some(Ground::Colours),
            _ => None,
        })?;
        take(written.units, &mut self.units, |name| Some(name.to_owned()))
    }

    /// The side that a word names.
    pub fn side(&self, word: &str) -> Option<Side> {
        self.sides.get(&key(word)).copied()
    }

    /// The penalty that a row of words begins with, and how many of them name it; the longest name wins.
    pub fn penalty(&self, words: &[&str]) -> Option<(PenaltyKind, usize)> {
        (1..=words.len().min(3)).rev().find_map(|count| {
            let name = key(&words.get(..count)?.join(" "));
            Some((*self.penalties.get(&name)?, count))
        })
    }

    /// The result that a text names.
    pub fn verdict(&self, text: &str) -> Option<Verdict> {
        self.verdicts.get(&key(text)).copied().or_else(|| self.side(text).map(Verdict::Wins))
    }

    /// The result that a text names as a score, or in words of its own: not by a side alone.
    pub fn score(&self, text: &str) -> Option<Verdict> {
        self.verdicts.get(&key(text)).copied()
    }

    /// The ground on which a game is annulled.
    pub fn ground(&self, text: &str) -> Option<Ground> {
        self.grounds.get(&key(text)).copied()
    }

    /// The unit of time that a word names: its letter, or with a number of its own as in «دقيقتان», `2m`.
    pub fn unit(&self, word: &str) -> Option<&str> {
        self.units.get(&key(word)).map(String::as_str)
    }
}

fn take<T: Clone>(
    written: Table,
    into: &mut HashMap<String, T>,
    named: impl Fn(&str) -> Option<T>,
) -> Result<(), String> {
    for (name, words) in written {
        let meant = named(&name).ok_or_else(|| name.clone())?;
        into.extend(words.iter().map(|word| (key(word), meant.clone())));
    }
    Ok(())
}
