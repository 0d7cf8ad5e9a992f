//! An engine that is asked for its opinion of one position: a move, a judgement, a few moves to come.
//!
//! It is asked only when a person asks, for a bounded time, and nobody waits for it: an answer that does
//! not come in time is given up, and one that comes later is dropped. Its moves are read by whoever words
//! them, against the position that was asked about.

use std::io::{self, BufRead};
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use super::{Engine, next_line, position};
use crate::core::State;

/// How long it thinks, in milliseconds.
const THINKS: u64 = 1000;
/// How long its answer is waited for.
const LIMIT: Duration = Duration::from_secs(4);
/// The most moves to come that are kept.
const MOVES: usize = 6;

/// Whoever hears what comes of a question.
pub type Hearer = Arc<dyn Fn(Opinion) + Send + Sync>;

/// How good a position is for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Hundredths of a pawn.
    Pawns(i32),
    /// Mate in so many moves; below nothing it is the side to move that is mated.
    Mate(i32),
}

/// An answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judgement {
    /// The move it would play, as it wrote it.
    pub best: Option<String>,
    /// Its judgement.
    pub score: Option<Score>,
    /// The moves it expects, as it wrote them.
    pub line: Vec<String>,
}

/// What comes of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opinion {
    /// The answer to the question of a number.
    Given(u64, Judgement),
    /// The question of a number was not answered in time.
    Late(u64),
    /// It has ended.
    Gone,
}

impl Engine {
    /// Starts an engine that is asked for its opinion.
    ///
    /// # Errors
    /// When the program cannot be started.
    pub fn advise(path: &Path, chess960: bool, send: Hearer) -> io::Result<Engine> {
        Engine::start_with(path, chess960, move |mut output| listen(&mut output, &*send))
    }

    /// Asks about the position of a state; `number` counts the questions from 1, and `send` hears of an answer that
    /// is late.
    ///
    /// # Errors
    /// When it does not read any more.
    pub fn opinion(&mut self, state: &State, number: u64, send: Hearer) -> io::Result<()> {
        self.write(format!("{}go movetime {THINKS}\n", position(state)))?;
        thread::Builder::new().name("engine-limit".into()).spawn(move || {
            thread::sleep(LIMIT);
            send(Opinion::Late(number));
        })?;
        Ok(())
    }
}

/// Reads its lines until it ends; each `bestmove` answers the next question.
fn listen(output: &mut impl BufRead, send: &dyn Fn(Opinion)) {
    let (mut number, mut judgement) = (0, Judgement::default());
    while let Some(line) = next_line(output) {
        let mut words = line.split_whitespace();
        match words.next() {
            Some("info") => info(words, &mut judgement),
            Some("bestmove") => {
                number += 1;
                let best = words.next().filter(|word| !matches!(*word, "(none)" | "0000"));
                let best = best.map(|word| word.chars().take(8).collect());
                send(Opinion::Given(number, Judgement { best, ..std::mem::take(&mut judgement) }));
            }
            _ => {}
        }
    }
    send(Opinion::Gone);
}

/// The score and the moves of a line of information; a bound is no judgement.
fn info<'w>(words: impl Iterator<Item = &'w str>, judgement: &mut Judgement) {
    let words: Vec<&str> = words.collect();
    let behind = |key: &str| words.iter().position(|word| *word == key).and_then(|at| words.get(at + 1..));
    if words.iter().any(|word| matches!(*word, "lowerbound" | "upperbound" | "string")) {
        return;
    }
    // Of several lines the first is the best.
    if behind("multipv").and_then(<[&str]>::first).is_some_and(|rank| *rank != "1") {
        return;
    }
    let score = behind("score").and_then(|rest| {
        let value: i32 = rest.get(1)?.parse().ok()?;
        match *rest.first()? {
            "cp" => Some(Score::Pawns(value)),
            "mate" => Some(Score::Mate(value)),
            _ => None,
        }
    });
    let Some(score) = score else { return };
    judgement.score = Some(score);
    if let Some(line) = behind("pv") {
        judgement.line = line.iter().take(MOVES).map(|word| word.chars().take(8).collect()).collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    fn heard(text: &str) -> Vec<Opinion> {
        let all = Mutex::new(Vec::new());
        listen(&mut text.as_bytes(), &|opinion| all.lock().unwrap().push(opinion));
        all.into_inner().unwrap()
    }

    #[test]
    fn a_judgement_is_the_last_exact_one_before_the_move() {
        let text = "id name x\ninfo depth 1 score cp 20 pv e2e4 e7e5\ninfo depth 2 score cp 90 lowerbound pv a2a3\n\
                    info depth 3 multipv 2 score cp -5 pv a2a4\ninfo string hello score cp 4\nbestmove e2e4 ponder e7e5\n\
                    info depth 1 score mate -3\nbestmove (none)\n";
        let first = Judgement {
            best: Some("e2e4".into()),
            score: Some(Score::Pawns(20)),
            line: vec!["e2e4".into(), "e7e5".into()],
        };
        let second = Judgement { best: None, score: Some(Score::Mate(-3)), line: Vec::new() };
        assert_eq!(heard(text), [Opinion::Given(1, first), Opinion::Given(2, second), Opinion::Gone]);
    }

    #[test]
    fn nonsense_is_no_judgement() {
        let text = "info score\ninfo score cp\ninfo score cp x pv\ninfo pv\n\u{1b}[31m\nbestmove\n";
        assert_eq!(heard(text), [Opinion::Given(1, Judgement::default()), Opinion::Gone]);
    }
}
