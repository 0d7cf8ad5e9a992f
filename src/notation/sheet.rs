//! The cheat sheet: each way to write a move, with examples that are all one and the same move.
//!
//! A test reads every example as a typed move. What is said about each way stands in the catalogues.

/// A way to write a move.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// The key of what is said about it.
    pub key: &'static str,
    /// Examples, as they are typed; behind the code of a language those that belong to it alone.
    pub examples: &'static [(&'static str, &'static [&'static str])],
}

impl Way {
    /// The examples for a language: those of all, then its own.
    pub fn examples(&self, code: &str) -> impl Iterator<Item = &'static str> {
        self.examples.iter().filter(move |(of, _)| of.is_empty() || *of == code).flat_map(|(_, texts)| *texts).copied()
    }
}

const fn way(key: &'static str, examples: &'static [(&'static str, &'static [&'static str])]) -> Way {
    Way { key, examples }
}

/// The ways, from the one that always works to the others.
pub const SHEET: &[Way] = &[
    way("notation.squares", &[]),
    way("notation.from.to", &[("", &["7163", "7 1 6 3", "71-63"])]),
    way("notation.piece", &[("en", &["knight 6 3", "knight 7 1 6 3"]), ("ar", &["حصان 6 3", "حصان 7 1 6 3"])]),
    way("notation.value", &[("", &["363", "37163", "3 7 1 6 3"])]),
    way("notation.capture", &[("", &["54x45", "54 45", "exd5"])]),
    way("notation.castle", &[("", &["55", "O-O"]), ("en", &["castle short"]), ("ar", &["تبييت قصير"])]),
    way("notation.long", &[("", &["555", "O-O-O"]), ("en", &["castle long"]), ("ar", &["تبييت طويل"])]),
    way("notation.promotion", &[("", &["57589", "e8=Q"]), ("en", &["5 7 5 8 queen"]), ("ar", &["5 7 5 8 وزير"])]),
    way("notation.algebraic", &[("", &["Nf3", "Ng1f3", "g1f3"])]),
    way("notation.anna", &[("en", &["Gustav 1 Felix 3"]), ("ar", &["غوستاف 1 فيليكس 3"])]),
    way("notation.nato", &[("", &["golf 1 foxtrot 3"])]),
    way("notation.german", &[("", &["Springer f3", "Springer Gustav 1 Felix 3"])]),
    way("notation.arabic", &[("", &["حصان و3", "ز1 و3", "حو3"])]),
    way("notation.offer", &[("", &["7163 ="]), ("en", &["7 1 6 3 offer"]), ("ar", &["7 1 6 3 أعرض التعادل"])]),
    way("notation.loose", &[]),
];
