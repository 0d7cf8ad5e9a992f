//! An engine's opinion, only when it is asked for: `hint` and `eval`.
//!
//! Whether it may be given is `core`'s to judge and was judged before. The engine is started with the
//! first question; nothing waits for it, and what it says is worded for the position it was asked about.

use std::io;
use std::path::PathBuf;

use shakmaty::uci::UciMove;
use shakmaty::{Chess, Position};

use super::{Shell, View};
use crate::core::{Ply, Query, Role, Side, State};
use crate::engine::{Engine, Hearer, Judgement, Opinion, Score};
use crate::language::{Arg, Class};

/// The engine that is asked.
#[derive(Default)]
pub struct Adviser {
    path: Option<PathBuf>,
    send: Option<Hearer>,
    engine: Option<Engine>,
    /// Questions that were asked of the engine that runs.
    asked: u64,
    open: Option<Open>,
}

/// The question that is open.
struct Open {
    number: u64,
    by: Role,
    judge: bool,
    /// The game as it stood at the moment that was asked about.
    of: State,
}

impl Adviser {
    /// The engine at a path; `send` hears of its answers.
    pub fn at(path: PathBuf, send: Hearer) -> Adviser {
        Adviser { path: Some(path), send: Some(send), ..Adviser::default() }
    }

    /// Whether there is an engine to be asked.
    pub fn is_there(&self) -> bool {
        self.path.is_some()
    }

    /// Whether an answer is still to come.
    pub fn is_asked(&self) -> bool {
        self.open.is_some()
    }

    /// Asks; the error is the system's.
    fn ask(&mut self, by: Role, judge: bool, of: State) -> io::Result<()> {
        let (Some(path), Some(send)) = (&self.path, &self.send) else { return Err(io::ErrorKind::NotFound.into()) };
        let engine = match &mut self.engine {
            Some(engine) => engine,
            none => {
                self.asked = 0;
                let started = Engine::advise(path, of.setup().is_chess960(), send.clone());
                none.insert(started?)
            }
        };
        self.asked += 1;
        let asked = engine.opinion(&of, self.asked, send.clone());
        match asked {
            Ok(()) => self.open = Some(Open { number: self.asked, by, judge, of }),
            Err(_) => self.engine = None,
        }
        asked
    }
}

impl<V: View> Shell<V> {
    /// Asks the engine about the moment that is looked at.
    pub(super) fn ask_adviser(&mut self, by: Role, query: &Query) {
        if self.adviser.is_asked() {
            return self.say("opinion.busy", &[], Class::Reply);
        }
        let of = self.moment().clone();
        if of.position().legal_moves().is_empty() {
            return self.say("opinion.over", &[], Class::Reply);
        }
        let judge = matches!(query, Query::Advice { judge: true });
        match self.adviser.ask(by, judge, of) {
            Ok(()) => self.say("engine.thinking", &[], Class::Reply),
            Err(error) => {
                let reason = error.to_string();
                self.say("opinion.failed", &[("reason", Arg::of_file(&error, &reason))], Class::Reply);
            }
        }
    }

    /// What came of the question.
    pub(super) fn opinion(&mut self, opinion: Opinion) {
        let number = self.adviser.open.as_ref().map(|open| open.number);
        match opinion {
            Opinion::Given(answered, judgement) if Some(answered) == number => {
                if let Some(open) = self.adviser.open.take() {
                    self.judged(&open, &judgement);
                }
            }
            Opinion::Late(asked) if Some(asked) == number => self.not_judged("opinion.late"),
            Opinion::Gone if number.is_some() => self.not_judged("opinion.gone"),
            // The answer of one that was given up: its engine is another's by now, or asked something else.
            Opinion::Given(..) | Opinion::Late(_) => {}
            Opinion::Gone => self.adviser.engine = None,
        }
    }

    /// The engine is given up; the next question starts it again.
    fn not_judged(&mut self, reason: &'static str) {
        self.adviser.open = None;
        self.adviser.engine = None;
        self.say("opinion.failed", &[("reason", Arg::Key(reason))], Class::Reply);
    }

    /// Says what was answered: of the moment that was asked about, where another is looked at by now.
    fn judged(&mut self, open: &Open, judgement: &Judgement) {
        let manner = self.manner();
        let before = open.of.position();
        let best = judgement.best.as_deref().and_then(|text| played(before, text));
        let moved = self.moment().line().len() != open.of.line().len();
        let past = (moved || self.looking.is_some()).then_some(&open.of);
        let past = past.filter(|_| moved || !self.dialogue.reviews());
        let language = &self.languages[self.spoken];
        let mut line = Vec::new();
        let mut position = before.clone();
        for text in &judgement.line {
            let Some((ply, after)) = played(&position, text) else { break };
            position = after;
            line.push(ply);
        }
        let utterance = match (open.judge, best, judgement.score) {
            (false, Some((ply, _)), _) => Some(language.would_play(&ply, open.by, &open.of, &manner)),
            (true, _, Some(score)) => {
                let side = open.of.turn();
                let (winning, pawns, mate) = weighed(score, side);
                Some(language.judges(winning, pawns, mate, &line, (open.by, &open.of), &manner))
            }
            _ => None,
        };
        match utterance {
            Some(utterance) => {
                let utterance = match past {
                    Some(past) => language.of_the_past(utterance, past),
                    None => utterance,
                };
                self.tell(utterance);
            }
            None => self.say("opinion.failed", &[("reason", Arg::Key("opinion.nonsense"))], Class::Reply),
        }
    }
}

/// A move as an engine writes it, played in a position; nothing where it is none.
fn played(before: &Chess, text: &str) -> Option<(Ply, Chess)> {
    let uci: UciMove = text.parse().ok()?;
    Some(Ply::play(before, uci.to_move(before).ok()?))
}

/// The side that is ahead, by how many hundredths of a pawn, and in how many moves it mates.
fn weighed(score: Score, turn: Side) -> (Side, u32, Option<u32>) {
    let (value, mate) = match score {
        Score::Pawns(value) => (value, None),
        Score::Mate(value) => (value, Some(value.unsigned_abs())),
    };
    (if value < 0 { turn.other() } else { turn }, value.unsigned_abs(), mate)
}
