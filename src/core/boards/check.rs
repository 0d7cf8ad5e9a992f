//! What the special board has to be like (appendix VI.1 a to e), and what was found.

use serde::{Deserialize, Serialize};

/// A requirement of the special board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CheckItem {
    /// Its size (a).
    Size,
    /// Black squares a little higher (b).
    Raised,
    /// A hole in every square (c).
    Holes,
    /// A peg under every piece (d).
    Pegs,
    /// Marks on the black pieces (e).
    Marks,
}

impl CheckItem {
    /// All five, in the order of the appendix.
    pub const ALL: [CheckItem; 5] =
        [CheckItem::Size, CheckItem::Raised, CheckItem::Holes, CheckItem::Pegs, CheckItem::Marks];

    /// The word in logs and catalogue keys.
    pub const fn word(self) -> &'static str {
        match self {
            CheckItem::Size => "size",
            CheckItem::Raised => "raised",
            CheckItem::Holes => "holes",
            CheckItem::Pegs => "pegs",
            CheckItem::Marks => "marks",
        }
    }

    /// The item that is asked about after this one.
    pub fn next(self) -> Option<CheckItem> {
        CheckItem::ALL.into_iter().find(|item| *item as usize == self as usize + 1)
    }
}

/// What was found of each item; nothing where it was not looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checklist {
    found: [Option<bool>; 5],
    /// Whether the board as a whole was refused, so that what was not looked at is not in order either.
    doubted: bool,
    /// Whether the check was asked for: then play does not begin before it is answered.
    demanded: bool,
}

impl Checklist {
    /// The board as a whole was found not to be in order: every item is to be looked at.
    pub(in crate::core) fn doubt(&mut self) {
        self.doubted = true;
    }

    /// The check was asked for.
    pub(in crate::core) fn demand(&mut self) {
        self.demanded = true;
    }

    /// Whether the check was asked for and something of it was not looked at yet.
    pub fn is_owed(&self) -> bool {
        self.demanded && self.found.iter().any(Option::is_none)
    }

    /// An item was looked at.
    pub(in crate::core) fn found(&mut self, item: CheckItem, ok: bool) {
        if let Some(entry) = self.found.get_mut(item as usize) {
            *entry = Some(ok);
        }
    }

    /// The first item that is not in order.
    pub fn refused(&self) -> Option<CheckItem> {
        let found = |item: CheckItem| self.found.get(item as usize).copied().flatten();
        CheckItem::ALL.into_iter().find(|item| found(*item).map_or(self.doubted, |ok| !ok))
    }

    /// Whether all five were found in order.
    pub fn is_in_order(&self) -> bool {
        self.found.iter().all(|entry| *entry == Some(true))
    }
}
