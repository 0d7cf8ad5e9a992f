//! What may be said now, as a tree of words: sentences of moves, of commands and of answers.
//!
//! It knows which words may follow one another and of what kind a whole sentence is. It knows no chess, no
//! sound and no recogniser; what the sentences are is [`super::expected`]'s.

use std::collections::{BTreeMap, BTreeSet};

/// Signs behind a word that are written and not said.
pub const COMMAS: [char; 2] = [',', '،'];

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// One word.
    Word(String),
    /// One after the other.
    All(Vec<Part>),
    /// One of several.
    OneOf(Vec<Part>),
    /// It may be left out.
    Maybe(Box<Part>),
    /// A part that stands in many sentences, by its place in [`Grammar::shared`].
    Shared(usize),
}

impl Part {
    /// The words of a phrase, one after the other.
    pub fn phrase(text: &str) -> Part {
        // A comma is written and not said.
        let word = |word: &str| Part::Word(word.trim_end_matches(COMMAS).to_owned());
        Part::All(text.split_whitespace().map(word).collect())
    }

    /// One of several phrases.
    pub fn one_of<'a>(phrases: impl IntoIterator<Item = &'a String>) -> Part {
        Part::OneOf(phrases.into_iter().map(|phrase| Part::phrase(phrase)).collect())
    }

    /// One of several phrases, or none of them.
    pub fn maybe<'a>(phrases: impl IntoIterator<Item = &'a String>) -> Part {
        Part::Maybe(Box::new(Part::one_of(phrases)))
    }
}

/// What a sentence does when it is believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A move, its repetition, or one to choose among several: it is asked about.
    Move,
    /// A command that is asked about, or one that only tells something.
    Command,
    /// Something that takes effect at once: an answer to a question, or the press of the clock.
    Answer,
}

/// All that may be said now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grammar {
    /// Parts that stand in many sentences.
    pub shared: Vec<Part>,
    /// The sentences.
    pub sentences: Vec<(Kind, Part)>,
    /// The words of moves: a listener who expects no particular move hears any order of them.
    pub loose: Vec<String>,
    /// Words of moves that say the same as another one: a recogniser mixes names of files with digits.
    pub same: BTreeMap<String, String>,
}

/// How far some words are a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// They are one, and nothing can follow.
    Whole,
    /// They are one, and more may follow.
    Longer,
    /// Something is missing.
    Begun,
    /// No sentence begins so.
    Not,
}

impl Grammar {
    /// Every word of it.
    pub fn words(&self) -> BTreeSet<&str> {
        let mut words: BTreeSet<&str> = self.loose.iter().map(String::as_str).collect();
        let parts = self.shared.iter().chain(self.sentences.iter().map(|(_, part)| part));
        parts.for_each(|part| gather(part, &mut words));
        words
    }

    /// Leaves out what cannot be said, because a choice in it has nothing to choose among.
    pub fn lean(mut self) -> Grammar {
        // A part that stands in others is made lean first: none of them holds another one.
        for part in &mut self.shared {
            *part = lean(part, &[]).unwrap_or(Part::OneOf(Vec::new()));
        }
        let shared = std::mem::take(&mut self.shared);
        let sentences = std::mem::take(&mut self.sentences);
        self.sentences = sentences
            .into_iter()
            .filter_map(|(kind, part)| Some((kind, lean(&part, &shared)?)))
            .filter(|(_, part)| *part != Part::All(Vec::new()))
            .collect();
        self.shared = shared;
        self
    }

    /// How far some words are a sentence.
    pub fn fit(&self, words: &[String]) -> Fit {
        let mut ends = BTreeSet::new();
        let mut more = false;
        for (_, part) in &self.sentences {
            more |= self.walk(part, words, BTreeSet::from([0]), &mut ends);
        }
        match (ends.contains(&words.len()), more) {
            (true, true) => Fit::Longer,
            (true, false) => Fit::Whole,
            (false, true) => Fit::Begun,
            (false, false) => Fit::Not,
        }
    }

    /// The kinds of sentence that some words are; none where they are no whole sentence.
    pub fn kinds(&self, words: &[String]) -> Vec<Kind> {
        let mut kinds: Vec<Kind> = Vec::new();
        for (kind, part) in &self.sentences {
            let mut ends = BTreeSet::new();
            self.walk(part, words, BTreeSet::from([0]), &mut ends);
            if ends.contains(&words.len()) && !kinds.contains(kind) {
                kinds.push(*kind);
            }
        }
        kinds
    }

    /// The words of a move with one word for each thing; any other sentence as it is.
    pub fn plain(&self, words: Vec<String>) -> Vec<String> {
        if !self.kinds(&words).iter().all(|kind| *kind == Kind::Move) {
            return words;
        }
        words.into_iter().map(|word| self.same.get(&word).cloned().unwrap_or(word)).collect()
    }

    /// Adds to `ends` the places behind which a part ends that begins at one of `starts`; whether a word could
    /// follow behind the last of `words` within the part.
    fn walk(&self, part: &Part, words: &[String], starts: BTreeSet<usize>, ends: &mut BTreeSet<usize>) -> bool {
        match part {
            Part::Word(word) => {
                let mut more = false;
                for at in starts {
                    match words.get(at) {
                        Some(heard) if heard == word => drop(ends.insert(at + 1)),
                        Some(_) => {}
                        None => more = true,
                    }
                }
                more
            }
            Part::All(parts) => {
                let mut places = starts;
                let mut more = false;
                for part in parts {
                    let mut next = BTreeSet::new();
                    more |= self.walk(part, words, places, &mut next);
                    places = next;
                }
                ends.extend(places);
                more
            }
            Part::OneOf(parts) => {
                let more: Vec<bool> = parts.iter().map(|part| self.walk(part, words, starts.clone(), ends)).collect();
                more.contains(&true)
            }
            Part::Maybe(part) => {
                ends.extend(starts.iter().copied());
                self.walk(part, words, starts, ends)
            }
            Part::Shared(at) => self.shared.get(*at).is_some_and(|part| self.walk(part, words, starts, ends)),
        }
    }

    /// Any order of the words of moves, in JSGF.
    pub fn loose_jsgf(&self, name: impl Fn(&str) -> String) -> Option<String> {
        let words: Vec<String> = self.loose.iter().map(|word| name(word)).collect();
        (!words.is_empty())
            .then(|| format!("#JSGF V1.0;\ngrammar loose;\npublic <said> = ( {} )+;\n", words.join(" | ")))
    }
}

/// A part without what cannot be said; nothing where it cannot be said at all.
fn lean(part: &Part, shared: &[Part]) -> Option<Part> {
    let empty = |part: &Part| matches!(part, Part::All(parts) if parts.is_empty());
    match part {
        Part::Word(_) => Some(part.clone()),
        Part::All(parts) => {
            let parts: Option<Vec<Part>> = parts.iter().map(|part| lean(part, shared)).collect();
            Some(Part::All(parts?.into_iter().filter(|part| !empty(part)).collect()))
        }
        Part::OneOf(parts) => {
            let parts: Vec<Part> =
                parts.iter().filter_map(|part| lean(part, shared)).filter(|part| !empty(part)).collect();
            (!parts.is_empty()).then_some(Part::OneOf(parts))
        }
        Part::Maybe(part) => match lean(part, shared) {
            Some(part) if !empty(&part) => Some(Part::Maybe(Box::new(part))),
            _ => Some(Part::All(Vec::new())),
        },
        Part::Shared(at) => shared
            .get(*at)
            .is_some_and(|part| !matches!(part, Part::OneOf(parts) if parts.is_empty()))
            .then(|| part.clone()),
    }
}

fn gather<'a>(part: &'a Part, words: &mut BTreeSet<&'a str>) {
    match part {
        Part::Word(word) => drop(words.insert(word)),
        Part::All(parts) | Part::OneOf(parts) => parts.iter().for_each(|part| gather(part, words)),
        Part::Maybe(part) => gather(part, words),
        Part::Shared(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    /// `[knight] SQUARE`, `yes`, `time`, `five five [five]`.
    fn grammar() -> Grammar {
        let square = Part::OneOf(vec![Part::phrase("six three"), Part::phrase("foxtrot three")]);
        let knight = Part::All(vec![Part::Maybe(Box::new(Part::phrase("knight"))), Part::Shared(0)]);
        let castle = Part::All(vec![Part::phrase("five five"), Part::Maybe(Box::new(Part::phrase("five")))]);
        Grammar {
            shared: vec![square],
            sentences: vec![
                (Kind::Move, knight),
                (Kind::Move, castle),
                (Kind::Answer, Part::phrase("yes")),
                (Kind::Command, Part::phrase("time")),
            ],
            loose: words("six three"),
            same: BTreeMap::from([("foxtrot".to_owned(), "six".to_owned())]),
        }
    }

    #[test]
    fn words_are_a_sentence_or_the_beginning_of_one() {
        let grammar = grammar();
        for (said, fit) in [
            ("knight six three", Fit::Whole),
            ("foxtrot three", Fit::Whole),
            ("five five", Fit::Longer),
            ("five five five", Fit::Whole),
            ("knight", Fit::Begun),
            ("", Fit::Begun),
            ("knight knight", Fit::Not),
            ("yes yes", Fit::Not),
            ("yes", Fit::Whole),
        ] {
            assert_eq!(grammar.fit(&words(said)), fit, "{said}");
        }
    }

    #[test]
    fn a_whole_sentence_is_of_a_kind() {
        let grammar = grammar();
        assert_eq!(grammar.kinds(&words("six three")), [Kind::Move]);
        assert_eq!(grammar.kinds(&words("yes")), [Kind::Answer]);
        assert_eq!(grammar.kinds(&words("time")), [Kind::Command]);
        assert!(grammar.kinds(&words("knight")).is_empty());
    }

    #[test]
    fn names_of_files_become_digits_in_moves_alone() {
        let grammar = grammar();
        assert_eq!(grammar.plain(words("knight foxtrot three")), words("knight six three"));
        assert_eq!(grammar.plain(words("yes")), words("yes"));
    }

    #[test]
    fn what_cannot_be_said_is_left_out() {
        let nothing = || Part::OneOf(Vec::new());
        let lean = Grammar {
            shared: vec![Part::All(vec![nothing(), Part::phrase("three")]), Part::phrase("six three")],
            sentences: vec![
                (Kind::Move, Part::Shared(0)),
                (Kind::Move, Part::All(vec![Part::Maybe(Box::new(nothing())), Part::Shared(1)])),
                (Kind::Answer, nothing()),
                (Kind::Answer, Part::Maybe(Box::new(nothing()))),
                (Kind::Command, Part::OneOf(vec![nothing(), Part::phrase("time")])),
            ],
            ..Grammar::default()
        }
        .lean();
        assert_eq!(
            lean.sentences,
            [(Kind::Move, Part::All(vec![Part::Shared(1)])), (Kind::Command, Part::OneOf(vec![Part::phrase("time")])),]
        );
    }

    #[test]
    fn it_tells_its_words_and_any_order_of_those_of_moves() {
        let words: Vec<&str> = ["five", "foxtrot", "knight", "six", "three", "time", "yes"].into();
        assert_eq!(grammar().words().into_iter().collect::<Vec<_>>(), words);
        let loose = grammar().loose_jsgf(|word| format!("w_{word}")).unwrap();
        assert!(loose.contains("public <said> = ( w_six | w_three )+;"), "{loose}");
        assert_eq!(Grammar::default().loose_jsgf(str::to_owned), None);
    }
}
