//! The words of all languages, ready to be looked up in what was typed.
//!
//! Spelling is forgiven as in moves: marks, hamza, ة/ه, ى/ي, the article. It finds a command and the
//! text behind it; whether that text fits is the dialogue's to see.

use std::collections::{BTreeMap, HashMap, HashSet};

use serde::Deserialize;
use thiserror::Error;

use super::table::{ENTRIES, Group};
use super::terms::{self, Terms};
use super::word::Word;
use crate::core::irregularity::Manner;
use crate::core::{Direction, Role, Side};
use crate::notation::folded;

/// A word that stands behind `boards` or `sheet other`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OfBoards {
    /// The special board.
    Vi,
    /// The board of the sighted player.
    Sighted,
    /// A square without a piece.
    Empty,
    /// The special board is to be checked.
    Check,
    /// The last entry is taken out.
    Back,
}

/// What there is help for that is no command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Subject {
    /// The short signals.
    Sounds,
    /// How moves are typed.
    Notation,
    /// What the keys do.
    Keys,
}

/// Why a language's words cannot be used.
#[derive(Debug, Error)]
pub enum LexiconError {
    /// The file is not what is expected; the message names line and key.
    #[error("{0}")]
    Shape(#[from] toml::de::Error),
    /// A command has no word in the language.
    #[error("no word for the command \"{0}\"")]
    Missing(String),
    /// A name is none of the table's.
    #[error("\"{0}\" is not the name of a command")]
    Unknown(String),
    /// Two commands have one word.
    #[error("the word \"{0}\" stands for two commands")]
    Twice(String),
}

/// The words of all languages.
#[derive(Clone, Debug, Default)]
pub struct Lexicon {
    commands: HashMap<String, Word>,
    /// Words that the ear does not listen for.
    typed_only: HashSet<String>,
    roles: HashMap<String, Role>,
    directions: HashMap<String, Direction>,
    styles: HashMap<String, String>,
    languages: HashMap<String, String>,
    groups: HashMap<String, Group>,
    subjects: HashMap<String, Subject>,
    /// What there is help for, as each language writes it, for a word that is near.
    helped: Vec<String>,
    choices: HashMap<String, usize>,
    /// Words behind the arbiter's commands.
    pub terms: Terms,
    manners: HashMap<String, Manner>,
    boards: HashMap<String, OfBoards>,
    /// The first word of each command in each language, as it is written.
    shown: HashMap<(String, Word), String>,
    /// Every word of each command in each language, as it is written.
    said: HashMap<(String, Word), Vec<String>>,
    longest: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(default)]
    typed_only: Vec<String>,
    commands: BTreeMap<String, Vec<String>>,
    roles: BTreeMap<Role, Vec<String>>,
    directions: BTreeMap<String, Vec<String>>,
    styles: BTreeMap<String, Vec<String>>,
    languages: BTreeMap<String, Vec<String>>,
    groups: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    subjects: BTreeMap<Subject, Vec<String>>,
    boards: BTreeMap<OfBoards, Vec<String>>,
    choices: Choices,
    #[serde(default)]
    terms: terms::Written,
    #[serde(default)]
    manners: BTreeMap<Manner, Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Choices {
    words: Vec<Vec<String>>,
}

impl Lexicon {
    /// Learns the `words.toml` of a language; every command must have a word in it.
    ///
    /// # Errors
    /// [`LexiconError`], with the name or word in question.
    pub fn learn(&mut self, code: &str, text: &str) -> Result<(), LexiconError> {
        let mut written: Written = toml::from_str(text)?;
        for entry in ENTRIES {
            let words = written.commands.remove(entry.name).unwrap_or_default();
            let first = words.first().ok_or_else(|| LexiconError::Missing(entry.name.to_owned()))?;
            self.shown.insert((code.to_owned(), entry.word), first.clone());
            for word in &words {
                self.command(word, entry.word)?;
            }
            self.said.insert((code.to_owned(), entry.word), words.clone());
            if entry.group != Group::Test {
                self.helped.push(first.clone());
            }
        }
        if let Some((name, _)) = written.commands.pop_first() {
            return Err(LexiconError::Unknown(name));
        }
        for word in &written.typed_only {
            if !self.commands.contains_key(&key(word)) {
                return Err(LexiconError::Unknown(word.clone()));
            }
            self.typed_only.insert(key(word));
        }
        let named = written.groups.values().chain(written.subjects.values());
        self.helped.extend(named.filter_map(|words| words.first().cloned()));
        for (subject, words) in &written.subjects {
            self.subjects.extend(words.iter().map(|word| (key(word), *subject)));
        }
        self.terms.learn(written.terms).map_err(LexiconError::Unknown)?;
        let mut each = |table: BTreeMap<String, Vec<String>>, add: &mut dyn FnMut(&mut Lexicon, &str, String)| {
            for (name, words) in table {
                for word in words.iter().chain([&name]) {
                    add(self, &name, key(word));
                }
            }
        };
        each(written.styles, &mut |lexicon, name, word| {
            lexicon.styles.insert(word, name.to_owned());
        });
        each(written.languages, &mut |lexicon, name, word| {
            lexicon.languages.insert(word, name.to_owned());
        });
        each(written.directions, &mut |lexicon, name, word| {
            if let Some(direction) = Direction::ALL.into_iter().find(|direction| direction.word() == name) {
                lexicon.directions.insert(word, direction);
            }
        });
        each(written.groups, &mut |lexicon, name, word| {
            if let Some(group) = Group::SHOWN.into_iter().find(|group| group.name() == name) {
                lexicon.groups.insert(word, group);
            }
        });
        for (role, words) in written.roles {
            self.roles.extend(words.iter().map(|word| (key(word), role)));
        }
        for (manner, words) in written.manners {
            self.manners.extend(words.iter().map(|word| (key(word), manner)));
        }
        for (what, words) in written.boards {
            self.boards.extend(words.iter().map(|word| (key(word), what)));
        }
        for (place, words) in written.choices.words.iter().enumerate() {
            self.choices.extend(words.iter().map(|word| (key(word), place)));
        }
        Ok(())
    }

    fn command(&mut self, word: &str, id: Word) -> Result<(), LexiconError> {
        let key = key(word);
        self.longest = self.longest.max(key.split(' ').count());
        match self.commands.insert(key, id) {
            Some(other) if other != id => Err(LexiconError::Twice(word.to_owned())),
            _ => Ok(()),
        }
    }

    /// The command a text begins with, and the text behind it; the longest command wins.
    pub fn find(&self, text: &str) -> Option<(Word, String)> {
        self.begins(text, |_| true)
    }

    /// The same for a text that was heard: words that are only typed are none.
    pub fn find_heard(&self, text: &str) -> Option<(Word, String)> {
        self.begins(text, |word| !self.typed_only.contains(word))
    }

    /// Whether the ear does not listen for a word of a command.
    pub fn is_typed_only(&self, word: &str) -> bool {
        self.typed_only.contains(&key(word))
    }

    fn begins(&self, text: &str, taken: impl Fn(&str) -> bool) -> Option<(Word, String)> {
        let folded = folded(text);
        let words: Vec<&str> = folded.split_whitespace().collect();
        let exact = |upto: usize| {
            let head = key(&words.get(..upto)?.join(" "));
            let head = head.trim_end_matches(['.', ',', '!', ':', '،']);
            let id = self.commands.get_key_value(head).or_else(|| self.commands.get_key_value(head.strip_suffix('?')?));
            id.filter(|(word, _)| taken(word))
                .map(|(_, id)| (*id, words.get(upto..).map(|rest| rest.join(" ")).unwrap_or_default()))
        };
        (1..=words.len().min(self.longest)).rev().find_map(exact)
    }

    /// What stands behind the first words of a text as it was typed, where `rest` is the same folded: reasons are
    /// kept word for word.
    pub fn behind<'a>(&self, text: &'a str, rest: &str) -> Option<&'a str> {
        let behind = rest.split_whitespace().count();
        let whole = folded(text).split_whitespace().count();
        // A sign that folds into several words leaves nothing to count by.
        let same = whole == text.split_whitespace().count();
        let mut from = text.trim_start();
        for _ in 0..whole.checked_sub(behind).filter(|_| same)? {
            from = from.split_once(char::is_whitespace).map_or("", |(_, tail)| tail.trim_start());
        }
        Some(from)
    }

    /// The role that stands before a command with a colon, and the text behind it.
    pub fn role<'a>(&self, text: &'a str) -> Option<(Role, &'a str)> {
        let (role, rest) = text.split_once([':', '：'])?;
        Some((*self.roles.get(&key(role))?, rest.trim_start()))
    }

    /// The role that a word names.
    pub fn role_named(&self, word: &str) -> Option<Role> {
        self.roles.get(&key(word)).copied()
    }

    /// A side by word or by its first sign, as it stands behind the number of a move: "W", "black", «للأسود».
    pub fn side(&self, text: &str) -> Option<Side> {
        let text = key(text);
        let bare = text.strip_prefix("لل").unwrap_or(&text);
        let sides = || self.roles.iter().filter_map(|(word, role)| Some((word.as_str(), role.side()?)));
        let whole = sides().find(|(word, _)| *word == bare);
        let first = || sides().find(|(word, _)| word.is_ascii() && text.len() == 1 && word.starts_with(text.as_str()));
        whole.or_else(first).map(|(_, side)| side)
    }

    /// The words for a role.
    pub fn named(&self, role: Role) -> impl Iterator<Item = &str> {
        self.roles.iter().filter(move |(_, named)| **named == role).map(|(word, _)| word.as_str())
    }

    /// A direction by word or short name.
    pub fn direction(&self, text: &str) -> Option<Direction> {
        self.directions.get(&key(text)).copied()
    }

    /// The name of a style.
    pub fn style(&self, text: &str) -> Option<&str> {
        self.styles.get(&key(text)).map(String::as_str)
    }

    /// The code of a language.
    pub fn language(&self, text: &str) -> Option<&str> {
        self.languages.get(&key(text)).map(String::as_str)
    }

    /// What a text behind `boards` begins with, and the text behind that; the longest wins.
    pub fn of_boards(&self, text: &str) -> Option<(OfBoards, String)> {
        let folded = folded(text);
        let words: Vec<&str> = folded.split_whitespace().collect();
        (1..=words.len().min(3)).rev().find_map(|upto| {
            let what = self.boards.get(&key(&words.get(..upto)?.join(" ")))?;
            Some((*what, words.get(upto..)?.join(" ")))
        })
    }

    /// A group of commands by name.
    pub fn group(&self, text: &str) -> Option<Group> {
        self.groups.get(&key(text)).copied()
    }

    /// What is no command and has help all the same.
    pub fn subject(&self, text: &str) -> Option<Subject> {
        self.subjects.get(&key(text)).copied()
    }

    /// What there is help for and what is written most like a text, if anything is like it.
    pub fn nearest(&self, text: &str) -> Option<&str> {
        let wanted = key(text);
        let signs = wanted.chars().count();
        let far = |word: &&String| strsim::damerau_levenshtein(&wanted, &key(word));
        // A third of the signs may be wrong; of a short word one.
        self.helped.iter().min_by_key(far).filter(|word| far(word) <= (signs / 3).max(1)).map(String::as_str)
    }

    /// The command whose word a line begins almost like, for a line that is no command; for what is shorter than
    /// four signs or holds a digit there is none, for too much is like it.
    pub fn meant(&self, line: &str) -> Option<Word> {
        let typed: Vec<&str> = line.split_whitespace().collect();
        let far = |word: &str| {
            let begun = typed.get(..word.split(' ').count())?.join(" ");
            let signs = begun.chars().count();
            let close = signs > 3 && !begun.chars().any(|sign| sign.is_numeric());
            Some(strsim::damerau_levenshtein(&key(&begun), &key(word))).filter(|far| close && *far <= signs / 4)
        };
        self.words()
            .filter_map(|(text, word)| Some((far(text)?, word)))
            .min_by_key(|(far, _)| *far)
            .map(|(_, word)| word)
    }

    /// The place, from 0, that an ordinal names.
    pub fn choice(&self, text: &str) -> Option<usize> {
        self.choices.get(&key(text)).copied()
    }

    /// The offender and the manner of an irregularity: "white hands".
    pub fn offence(&self, text: &str) -> Option<(Side, Manner)> {
        let (side, manner) = text.trim().split_once(' ')?;
        Some((self.roles.get(&key(side))?.side()?, *self.manners.get(&key(manner))?))
    }

    /// The word of a command that help shows in a language.
    pub fn shown(&self, code: &str, word: Word) -> Option<&str> {
        self.shown.get(&(code.to_owned(), word)).map(String::as_str)
    }

    /// The words of a command in a language that may be spoken.
    pub fn said(&self, code: &str, word: Word) -> impl Iterator<Item = &str> {
        let said = self.said.get(&(code.to_owned(), word)).into_iter().flatten();
        said.map(String::as_str).filter(|said| !self.is_typed_only(said))
    }

    /// Every word of every command, for completions and the clash test.
    pub fn words(&self) -> impl Iterator<Item = (&str, Word)> {
        self.commands.iter().map(|(text, word)| (text.as_str(), *word))
    }
}

/// A word as it is looked up: folded, one blank between words, the Arabic article dropped.
pub(super) fn key(text: &str) -> String {
    let bare = |word: &str| -> String {
        match word.strip_prefix("ال") {
            Some(rest) if rest.chars().count() >= 3 => rest.to_owned(),
            _ => word.to_owned(),
        }
    };
    folded(text).split_whitespace().map(bare).collect::<Vec<_>>().join(" ")
}
