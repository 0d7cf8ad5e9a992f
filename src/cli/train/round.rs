//! A round: ten questions, each asked until it is answered, and what is told of each answer.

use super::wording;
use super::{Failure, Hall};
use crate::cli::desk::Desk;
use crate::language::{Arg, Utterance};
use crate::notation;
use crate::train::{Answer, Asked, Change, Ear, Follow, Given, ROUND, Record, Trainer, Words, read};
use crate::words::Word;

/// Words that are no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    Quit,
    Repeat,
    Skip,
    Help,
    Hush,
    Rate(bool),
    Volume(bool),
}

/// A round that is being played.
pub(super) struct Round<'a> {
    hall: &'a mut Hall,
    trainer: Trainer,
    record: Record,
    follow: Option<Follow>,
    words: Words,
}

impl<'a> Round<'a> {
    pub(super) fn new(hall: &'a mut Hall, trainer: Trainer, record: Record) -> Round<'a> {
        let follow = (trainer == Trainer::Follow).then(|| Follow::new(&mut hall.chance));
        let words = Words {
            light: wording::words(&hall.desk, "train.word.light"),
            dark: wording::words(&hall.desk, "train.word.dark"),
            empty: wording::words(&hall.desk, "train.word.empty"),
        };
        Round { hall, trainer, record, follow, words }
    }

    /// Ten questions; how many were answered rightly, and the score with them. Nothing where the player leaves.
    pub(super) fn play(mut self) -> Result<Option<(u32, Record)>, Failure> {
        let mut right = 0;
        let mut last = None;
        for number in 1..=ROUND {
            let (before, asked) = self.next(last.as_ref());
            let mut told = before;
            told.push(wording::question(&self.hall.desk, number, &asked.question));
            let Some(given) = self.answer(&told, &asked.answer)? else { return Ok(None) };
            let passed = given.is_none();
            let is_right = given.is_some_and(|given| asked.answer.is(&given));
            self.record.answered(is_right);
            right += u32::from(is_right);
            let reply = match is_right {
                true => self.hall.utter("train.right", &[]),
                false => wording::wrong(&self.hall.desk, &asked, passed),
            };
            self.hall.asker.tell(&[reply], "")?;
            last = Some(asked);
        }
        Ok(Some((right, self.record)))
    }

    /// The next question, and what is announced before it; never the same question twice in a row.
    fn next(&mut self, last: Option<&Asked>) -> (Vec<Utterance>, Asked) {
        let Hall { chance, desk, .. } = &mut *self.hall;
        let level = self.record.level;
        loop {
            if let Some(follow) = &mut self.follow {
                let stretch = follow.go_on(level, chance);
                return (wording::stretch(desk, &stretch), stretch.asked);
            }
            match self.trainer.ask(level, chance) {
                Some(asked) if last.is_none_or(|last| *last != asked) => return (Vec::new(), asked),
                Some(_) => {}
                // Only the game that is followed asks nothing by itself.
                None => self.follow = Some(Follow::new(chance)),
            }
        }
    }

    /// Asks until there is an answer: nothing where the player leaves, nothing in it where he passes.
    fn answer(&mut self, told: &[Utterance], wanted: &Answer) -> Result<Option<Option<Given>>, Failure> {
        let mut said = told.to_vec();
        loop {
            let hall = &mut *self.hall;
            let Some(line) = hall.asker.line(&said, hall.desk.language())? else { return Ok(None) };
            let voice = hall.asker.voice().clone();
            let line = match hall.desk.reader.lexicon.find(&line) {
                Some((Word::Hear, text)) => text,
                _ => line,
            };
            said = match order(&hall.desk, &line) {
                Some(Order::Quit) => return Ok(None),
                Some(Order::Skip) => return Ok(Some(None)),
                Some(Order::Repeat) => told.to_vec(),
                Some(Order::Help) => vec![hall.utter("train.words", &[]), hall.utter(expects(wanted), &[])],
                Some(Order::Hush) => {
                    voice.hush();
                    Vec::new()
                }
                Some(Order::Rate(up)) => {
                    let rate = if up { voice.faster() } else { voice.slower() };
                    vec![hall.utter("rate.changed", &[("number", Arg::Signed(rate))])]
                }
                Some(Order::Volume(up)) => {
                    let volume = if up { voice.louder() } else { voice.quieter() };
                    vec![hall.utter("volume.changed", &[("number", Arg::Signed(volume))])]
                }
                // An empty line never answers: it stops the speech.
                None if line.trim().is_empty() => Vec::new(),
                None => {
                    let reader = &hall.desk.reader;
                    let ear = Ear { lexicon: &reader.lexicon, vocabulary: &reader.vocabulary, words: &self.words };
                    match read(&line, wanted, &ear) {
                        Some(given) => return Ok(Some(Some(given))),
                        None => vec![hall.utter(expects(wanted), &[])],
                    }
                }
            };
        }
    }
}

impl Hall {
    /// What a round came to.
    pub(super) fn say_end(&mut self, right: u32, change: Change, record: &Record) -> Result<(), Failure> {
        let args = [("count", Arg::Number(u64::from(right))), ("times", Arg::Number(u64::from(ROUND)))];
        self.say("train.round", &args)?;
        let level = [("number", Arg::Number(u64::from(record.level)))];
        match change {
            Change::Up => self.say("train.up", &level),
            Change::Down => self.say("train.down", &level),
            Change::Same => Ok(()),
        }
    }
}

/// What a line orders, if it answers nothing.
pub(super) fn order(desk: &Desk, line: &str) -> Option<Order> {
    let folded = notation::folded(line);
    if wording::words(desk, "learn.word.skip").contains(&folded) {
        return Some(Order::Skip);
    }
    match desk.reader.lexicon.find(line) {
        Some((word, rest)) if rest.is_empty() => match word {
            Word::Quit => Some(Order::Quit),
            Word::Repeat => Some(Order::Repeat),
            Word::Help => Some(Order::Help),
            Word::Hush => Some(Order::Hush),
            Word::Faster => Some(Order::Rate(true)),
            Word::Slower => Some(Order::Rate(false)),
            Word::Louder => Some(Order::Volume(true)),
            Word::Quieter => Some(Order::Volume(false)),
            _ => None,
        },
        _ => (line.trim() == "*").then_some(Order::Repeat),
    }
}

/// A yes or a no, in words or by the keypad's numbers.
pub(super) fn yes_or_no(desk: &Desk, line: &str) -> Option<bool> {
    let reader = &desk.reader;
    let ear = Ear { lexicon: &reader.lexicon, vocabulary: &reader.vocabulary, words: &Words::default() };
    match read(line, &Answer::Yes(true), &ear) {
        Some(Given::Yes(yes)) => Some(yes),
        _ => None,
    }
}

/// The key of the sentence that tells what an answer looks like.
fn expects(wanted: &Answer) -> &'static str {
    match wanted {
        Answer::Square(_) => "train.expects.square",
        Answer::File(_) => "train.expects.file",
        Answer::Rank(_) => "train.expects.rank",
        Answer::Light(_) => "train.expects.light",
        Answer::Yes(_) => "train.expects.yes",
        Answer::Count(_) => "train.expects.count",
        Answer::Squares(_) => "train.expects.squares",
        Answer::Stands(_) => "train.expects.piece",
    }
}
