//! What may be said, as an automaton: behind each beginning of a sentence every word that may follow, once.
//!
//! A grammar has a sentence for each move, and thirty of them begin alike: a recogniser that follows each for itself
//! does the same work thirty times. Here what begins alike is one way, and what ends alike too (subset construction,
//! and equal states made one from the end, as the language is finite).

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;

use super::grammar::{Grammar, Kind, Part};

/// A state: whether a sentence may end there, and the words that lead on, each to one state.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct State<'a> {
    ends: bool,
    words: Vec<(&'a str, usize)>,
}

/// The states of a grammar, and where the sentences of each kind begin.
#[derive(Clone, Debug, Default)]
pub struct Automaton<'a> {
    states: Vec<State<'a>>,
    starts: Vec<(Kind, usize)>,
}

impl<'a> Automaton<'a> {
    /// The automaton of a grammar.
    pub fn of(grammar: &'a Grammar) -> Automaton<'a> {
        let mut paths = Paths::default();
        let end = paths.place();
        let mut starts: BTreeMap<Kind, Vec<usize>> = BTreeMap::new();
        for (kind, part) in &grammar.sentences {
            let start = paths.place();
            let last = paths.lay(grammar, part, start);
            paths.step(last, end);
            starts.entry(*kind).or_default().push(start);
        }
        let mut made = Making { paths: &paths, end, states: Vec::new(), same: HashMap::new(), known: HashMap::new() };
        let starts = starts.into_iter().map(|(kind, places)| (kind, made.state(paths.reach(places)))).collect();
        Automaton { states: made.states, starts }
    }

    /// The automaton as the text of a finite state grammar of CMU Sphinx, each word as `name` calls it; nothing where
    /// nothing may be said.
    pub fn fsg(&self, name: impl Fn(&str) -> String) -> Option<String> {
        if self.starts.is_empty() {
            return None;
        }
        // Two states more: one before all beginnings, one behind all ends.
        let (first, last) = (self.states.len(), self.states.len() + 1);
        let mut text = format!("FSG_BEGIN natiq\nN {}\nS {first}\nF {last}\n", last + 1);
        for (kind, start) in &self.starts {
            let _ = writeln!(text, "T {first} {start} {}", likely(*kind));
        }
        for (at, state) in self.states.iter().enumerate() {
            if state.ends {
                let _ = writeln!(text, "T {at} {last} 1.0");
            }
            for (word, to) in &state.words {
                let _ = writeln!(text, "T {at} {to} 1.0 {}", name(word));
            }
        }
        text.push_str("FSG_END\n");
        Some(text)
    }
}

/// How likely a kind of sentence is: a player says moves, and in noise a short command fits too well.
fn likely(kind: Kind) -> &'static str {
    match kind {
        Kind::Move | Kind::Answer => "1.0",
        Kind::Command => "0.000001",
    }
}

/// Places joined by words and by steps without one: the grammar as it is written.
#[derive(Default)]
struct Paths<'a> {
    words: Vec<Vec<(&'a str, usize)>>,
    steps: Vec<Vec<usize>>,
}

impl<'a> Paths<'a> {
    fn place(&mut self) -> usize {
        self.words.push(Vec::new());
        self.steps.push(Vec::new());
        self.words.len() - 1
    }

    fn step(&mut self, from: usize, to: usize) {
        if let Some(steps) = self.steps.get_mut(from) {
            steps.push(to);
        }
    }

    /// Lays a part from a place on; the place behind it.
    fn lay(&mut self, grammar: &'a Grammar, part: &'a Part, from: usize) -> usize {
        match part {
            Part::Word(word) => {
                let to = self.place();
                if let Some(words) = self.words.get_mut(from) {
                    words.push((word, to));
                }
                to
            }
            Part::All(parts) => parts.iter().fold(from, |from, part| self.lay(grammar, part, from)),
            Part::OneOf(parts) => {
                let to = self.place();
                for part in parts {
                    let last = self.lay(grammar, part, from);
                    self.step(last, to);
                }
                to
            }
            Part::Maybe(part) => {
                let last = self.lay(grammar, part, from);
                let to = self.place();
                self.step(from, to);
                self.step(last, to);
                to
            }
            Part::Shared(at) => match grammar.shared.get(*at) {
                Some(part) => self.lay(grammar, part, from),
                None => self.place(),
            },
        }
    }

    /// The places that are reached from these without a word, in order.
    fn reach(&self, mut open: Vec<usize>) -> Vec<usize> {
        let mut reached = std::collections::BTreeSet::new();
        while let Some(place) = open.pop() {
            if reached.insert(place) {
                open.extend(self.steps.get(place).into_iter().flatten());
            }
        }
        reached.into_iter().collect()
    }
}

/// States in the making.
struct Making<'p, 'a> {
    paths: &'p Paths<'a>,
    end: usize,
    states: Vec<State<'a>>,
    /// The number of each state.
    same: HashMap<State<'a>, usize>,
    /// The state of places that may be stood on at once.
    known: HashMap<Vec<usize>, usize>,
}

impl<'a> Making<'_, 'a> {
    /// The state in which all of these places are stood on. It goes as deep as a sentence has words.
    fn state(&mut self, places: Vec<usize>) -> usize {
        if let Some(known) = self.known.get(&places) {
            return *known;
        }
        let mut next: BTreeMap<&'a str, Vec<usize>> = BTreeMap::new();
        for (word, to) in places.iter().filter_map(|place| self.paths.words.get(*place)).flatten() {
            next.entry(word).or_default().push(*to);
        }
        let words = next.into_iter().map(|(word, to)| (word, self.state(self.paths.reach(to)))).collect();
        let state = State { ends: places.contains(&self.end), words };
        let number = *self.same.entry(state.clone()).or_insert(self.states.len());
        if number == self.states.len() {
            self.states.push(state);
        }
        self.known.insert(places, number);
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `[knight] six three`, `[knight] seven three`, `time`.
    fn grammar() -> Grammar {
        let knight = |square: usize| {
            Part::All(vec![Part::Maybe(Box::new(Part::Word("knight".to_owned()))), Part::Shared(square)])
        };
        Grammar {
            shared: vec![Part::phrase("six three"), Part::phrase("seven three")],
            sentences: vec![(Kind::Move, knight(0)), (Kind::Move, knight(1)), (Kind::Command, Part::phrase("time"))],
            ..Grammar::default()
        }
    }

    #[test]
    fn what_begins_or_ends_alike_is_one_way() {
        let grammar = grammar();
        let text = Automaton::of(&grammar).fsg(str::to_owned).unwrap();
        for word in ["knight", "three", "time"] {
            assert_eq!(text.matches(word).count(), 1, "{word}: {text}");
        }
        // Behind the knight and without it.
        assert_eq!(text.matches("six").count(), 2, "{text}");
        assert_eq!(text.matches("0.000001").count(), 1, "{text}");
    }

    #[test]
    fn it_says_what_the_grammar_says() {
        let grammar = grammar();
        let automaton = Automaton::of(&grammar);
        let said = |text: &str| {
            let mut at: Vec<usize> = automaton.starts.iter().map(|(_, start)| *start).collect();
            for word in text.split(' ') {
                let words = at.iter().flat_map(|at| &automaton.states[*at].words);
                at = words.filter(|(leads, _)| *leads == word).map(|(_, to)| *to).collect();
            }
            at.iter().any(|at| automaton.states[*at].ends)
        };
        for (text, is_one) in [
            ("six three", true),
            ("knight seven three", true),
            ("time", true),
            ("knight", false),
            ("knight time", false),
            ("six", false),
        ] {
            assert_eq!(said(text), is_one, "{text}");
            let words: Vec<String> = text.split(' ').map(str::to_owned).collect();
            assert_eq!(!grammar.kinds(&words).is_empty(), is_one, "{text}");
        }
        assert_eq!(Automaton::of(&Grammar::default()).fsg(str::to_owned), None);
    }
}
