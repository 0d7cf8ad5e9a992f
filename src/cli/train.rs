//! `natiq train`: rounds of ten questions by ear, their score, and the level that grows with it.
//!
//! Always lines, at a terminal or at a pipe: there is nothing to be seen. What is asked and what is
//! right the trainers know; here it is said, read and kept.

mod round;
mod wording;

use std::path::PathBuf;

use super::args::Train;
use super::desk::Desk;
use super::start::{self, Asker};
use super::{Failure, table};
use crate::language::{Arg, Class, Phrase, Utterance};
use crate::notation;
use crate::store::SpeechLog;
use crate::store::progress::{self, Kept};
use crate::train::{Chance, Record, Records, Trainer};
use round::Round;

/// The file in which the scores are kept.
const FILE: &str = "train.json";

/// Trains.
///
/// # Errors
/// No such trainer, faults in settings, or a terminal that cannot be used.
pub fn run(options: &Train) -> Result<(), Failure> {
    let table = options.hearing.table();
    let Some(desk) = start::meet(table.config.as_deref(), table::flags(&table))? else { return Ok(()) };
    let named = match &options.what {
        Some(what) => {
            Some(named(&desk, what).ok_or_else(|| desk.usage("train.unknown", &[("name", Arg::Name(what))]))?)
        }
        None => None,
    };
    let log = match &table.speech_log {
        Some(path) => Some(SpeechLog::open(path).map_err(|error| desk.barred("cli.write", path, &error))?),
        None => None,
    };
    let seed = match options.seed {
        Some(seed) => seed,
        None => getrandom::u64().map_err(|error| Failure::failed(error.to_string()))?,
    };
    let asker = Asker::open_anywhere(&desk, log)?;
    let mut hall = Hall { desk, asker, chance: Chance::new(seed), scores: Scores::default() };
    hall.open()?;
    let chosen = match named {
        Some(trainer) => Some(trainer),
        None => hall.choose()?,
    };
    if let Some(trainer) = chosen {
        hall.train(trainer)?;
    }
    hall.say("bye", &[])?;
    hall.asker.last_words();
    hall.asker.close();
    Ok(())
}

/// The trainer that a word names, in any language.
fn named(desk: &Desk, word: &str) -> Option<Trainer> {
    let word = notation::folded(word);
    Trainer::ALL.into_iter().find(|trainer| {
        trainer.word() == word.trim()
            || wording::words(desk, &["train.words.", trainer.word()].concat()).contains(&word)
    })
}

/// Where the scores are kept, and the scores.
#[derive(Default)]
struct Scores {
    records: Records,
    /// Nothing where they cannot or must not be written.
    file: Option<PathBuf>,
}

/// The place where somebody trains.
struct Hall {
    desk: Desk,
    asker: Asker,
    chance: Chance,
    scores: Scores,
}

impl Hall {
    /// The first line of every session, and what is known of the scores.
    fn open(&mut self) -> Result<(), Failure> {
        let key = if self.asker.voice().is_on() { "start.speaks" } else { "start.silent" };
        self.say(key, &[("language", Arg::Key("language.name"))])?;
        let Some(file) = progress::place(FILE) else { return Ok(()) };
        let shown = |path: &std::path::Path| path.display().to_string();
        match progress::recall(&file, Records::is_sound) {
            Kept::Nothing => {}
            Kept::Read(records) => self.scores.records = records,
            Kept::Aside(aside) => self.say("train.damaged", &[("file", Arg::Name(&shown(&aside)))])?,
            Kept::Stays => return self.say("train.stays", &[("file", Arg::Name(&shown(&file)))]),
        }
        self.scores.file = Some(file);
        Ok(())
    }

    /// Asks which trainer; nothing where the player leaves.
    fn choose(&mut self) -> Result<Option<Trainer>, Failure> {
        let language = self.desk.language();
        let names = Trainer::ALL.map(|trainer| language.say(&["train.name.", trainer.word()].concat(), &[]));
        let said = |phrase: &Phrase| Arg::Said(phrase.clone().into());
        let lines = names
            .iter()
            .zip(1..)
            .map(|(name, number)| {
                language.say("which.choice", &[("number", Arg::Number(number)), ("move", said(name))])
            })
            .reduce(|first, next| language.say("which.join", &[("first", said(&first)), ("next", said(&next))]))
            .unwrap_or_default();
        let mut question = vec![self.utter("train.menu", &[("choices", said(&lines))])];
        let whole = question.clone();
        loop {
            let Some(line) = self.asker.line(&question, self.desk.language())? else { return Ok(None) };
            match (round::order(&self.desk, &line), named(&self.desk, &line)) {
                (Some(round::Order::Quit), _) => return Ok(None),
                (_, Some(trainer)) => return Ok(Some(trainer)),
                _ => {}
            }
            let number = notation::folded(&line).trim().parse::<usize>().ok();
            let place =
                number.and_then(|number| number.checked_sub(1)).or_else(|| self.desk.reader.lexicon.choice(&line));
            if let Some(trainer) = place.and_then(|place| Trainer::ALL.get(place)) {
                return Ok(Some(*trainer));
            }
            question = match line.trim() {
                // An empty line never answers.
                "" => whole.clone(),
                _ => vec![self.utter("start.choice", &[("count", Arg::Number(Trainer::ALL.len() as u64))])],
            };
        }
    }

    /// Round after round, until the player has enough.
    fn train(&mut self, trainer: Trainer) -> Result<(), Failure> {
        self.say_score(trainer)?;
        self.say("train.words", &[])?;
        loop {
            let before = *self.scores.records.of(trainer);
            let Some((right, mut record)) = Round::new(self, trainer, before).play()? else {
                return self.say("train.unfinished", &[]);
            };
            let change = record.finished(right, trainer);
            *self.scores.records.of(trainer) = record;
            self.say_end(right, change, &record)?;
            self.keep()?;
            let question = [self.utter("train.more", &[])];
            if !self.agreed(&question)? {
                return Ok(());
            }
        }
    }

    /// A yes or a no; leaving is no.
    fn agreed(&mut self, question: &[Utterance]) -> Result<bool, Failure> {
        let mut asked = question.to_vec();
        loop {
            let Some(line) = self.asker.line(&asked, self.desk.language())? else { return Ok(false) };
            if matches!(round::order(&self.desk, &line), Some(round::Order::Quit)) {
                return Ok(false);
            }
            if let Some(yes) = round::yes_or_no(&self.desk, &line) {
                return Ok(yes);
            }
            // An empty line never answers: the question is given again.
            asked = match line.trim() {
                "" => question.to_vec(),
                _ => vec![self.utter("train.expects.yes", &[])],
            };
        }
    }

    /// What was reached so far.
    fn say_score(&mut self, trainer: Trainer) -> Result<(), Failure> {
        let Record { rounds, right, best, level, .. } = *self.scores.records.of(trainer);
        let asked = self.scores.records.of(trainer).asked();
        let name = ["train.name.", trainer.word()].concat();
        let number = |number: u32| Arg::Number(u64::from(number));
        self.say(
            "train.begin",
            &[
                ("name", Arg::Key(&name)),
                ("number", Arg::Number(u64::from(level))),
                ("count", Arg::Number(u64::from(trainer.levels()))),
            ],
        )?;
        if rounds == 0 {
            return self.say("train.first", &[]);
        }
        self.say(
            "train.score",
            &[
                ("number", number(rounds)),
                ("count", number(right)),
                ("times", Arg::Number(asked)),
                ("max", number(best)),
            ],
        )
    }

    /// Writes the scores down; that they cannot be is said once.
    fn keep(&mut self) -> Result<(), Failure> {
        let Some(file) = &self.scores.file else { return Ok(()) };
        if let Err(error) = progress::keep(file, &self.scores.records) {
            self.scores.file = None;
            return self.say("train.not-kept", &[("reason", Arg::Name(&error.to_string()))]);
        }
        Ok(())
    }

    fn utter(&self, key: &str, args: &[(&str, Arg<'_>)]) -> Utterance {
        self.desk.language().utter(crate::language::Channel::Table, Class::Reply, key, args)
    }

    /// Says a sentence of the catalogue.
    fn say(&mut self, key: &str, args: &[(&str, Arg<'_>)]) -> Result<(), Failure> {
        let said = self.utter(key, args);
        self.asker.tell(&[said], "")
    }
}
