//! The ear at this table: when it listens, what it expects, and what becomes of what it hears.
//!
//! What is heard goes to the dialogue as a text; nothing is played here. That the ear is lost is said once.

use std::collections::BTreeMap;

use crate::ear::dictionary::Dictionary;
use crate::ear::expected::{Hearing, expected};
use crate::ear::grammar::Grammar;
use crate::ear::words::Words;
use crate::ear::{Lost, NoSound, Unable};
use crate::language::Arg;

/// What the ear knows of the languages.
#[derive(Clone, Debug, Default)]
pub struct Ears {
    /// The words of moves in each.
    pub words: BTreeMap<String, Words>,
    /// How words sound in each.
    pub dictionaries: BTreeMap<String, Dictionary>,
    /// Which names of files are expected besides digits.
    pub names: Vec<String>,
}

impl Ears {
    /// What may be said in a situation, in a language; nothing in one that the ear does not know.
    pub fn expected(
        &self,
        language: &str,
        state: &crate::core::State,
        dialogue: &crate::dialogue::Dialogue,
    ) -> Option<Grammar> {
        let (words, dictionary) = (self.words.get(language)?, self.dictionaries.get(language)?);
        let known = |word: &str| !dictionary.of(word).is_empty();
        let hearing = Hearing { language, words, names: &self.names, known: &known };
        Some(expected(state, dialogue, &hearing))
    }
}

/// The message of why the ear hears no more, and its arguments.
pub fn lost_args(lost: &Lost) -> (&'static str, Vec<(&'static str, Arg<'_>)>) {
    match lost {
        Lost::Sound(NoSound::NoProgram) => ("ear.no-capture", Vec::new()),
        Lost::Sound(NoSound::Program { program, said }) if said.is_empty() => {
            ("ear.program-ended", vec![("program", Arg::Name(program))])
        }
        Lost::Sound(NoSound::Program { program, said }) => {
            ("ear.program-said", vec![("program", Arg::Name(program)), ("said", Arg::Name(said))])
        }
        Lost::Sound(NoSound::File { kind, said }) => {
            ("ear.file-unread", vec![("reason", Arg::of_file(&std::io::Error::from(*kind), said))])
        }
        Lost::Sound(NoSound::NotWav) => ("ear.not-wav", Vec::new()),
        Lost::Sound(NoSound::Rate(rate)) => ("ear.rate", vec![("rate", Arg::Number(u64::from(*rate)))]),
        Lost::Sound(NoSound::Over) => ("ear.over", Vec::new()),
        Lost::Dead => ("ear.dead", Vec::new()),
        Lost::Unable(Unable::NotBuilt) => ("ear.not-built", Vec::new()),
        Lost::Unable(Unable::NoModel(folder)) => ("ear.no-model", vec![("folder", Arg::Name(folder))]),
        Lost::Unable(Unable::Refused(reason)) => ("ear.refused", vec![("reason", Arg::Name(reason))]),
        Lost::Flood(program) => ("ear.flood", vec![("program", Arg::Name(program))]),
    }
}
