//! Answers: to the open question, and to what the state itself has open (taking back, leaving, a claim
//! before the arbiter, a reported touch, a sleep of the machine, boards to be put right, a move to be
//! executed, an announced end).
//!
//! An answer that fits nothing says so; any other line of the same role drops the question.

use super::pending::{Pending, Question};
use super::{Dialogue, Sorry, Step};
use crate::core::{
    Act, ArbiterAct, BoardsAct, ClockAct, Command, EndAct, MoveAct, Query, Role, Side, State, TakebackAct, TouchAct,
};
use crate::notation;
use crate::words::Word;

/// What the state waits a yes or no for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owed {
    Takeback(Side),
    Leave(Side),
    /// Whether this side's reported touch was deliberate.
    Touch(Side),
    Slept,
    Retrace,
    PutRight,
    Execute,
    Stands(Side),
    /// The arbiter's ruling on a claim; yes grants it, no refuses it.
    Claim,
}

impl Dialogue {
    /// What the state waits for.
    pub(super) fn owed(&self, state: &State) -> Option<Owed> {
        if state.outcome().is_some() {
            return None;
        }
        if let Some(asker) = state.takeback() {
            return Some(Owed::Takeback(asker));
        }
        if let Some(asker) = state.leaving() {
            return Some(Owed::Leave(asker));
        }
        if self.rules_here(state) {
            return Some(Owed::Claim);
        }
        if state.hands().report().is_some() {
            return Some(Owed::Touch(state.turn()));
        }
        if self.slept && state.stopped() {
            return Some(Owed::Slept);
        }
        if state.other_sheet().proposed().is_some() {
            return Some(Owed::Retrace);
        }
        if state.is_to_be_put_right() {
            return Some(Owed::PutRight);
        }
        if self.executes(state) {
            return Some(Owed::Execute);
        }
        state.announced().filter(|announced| announced.ends.is_some()).map(|announced| Owed::Stands(announced.ply.side))
    }

    /// The word in `state` for what the state waits for.
    pub fn owed_kind(&self, state: &State) -> Option<&'static str> {
        Some(match self.owed(state)? {
            Owed::Takeback(_) => "takeback",
            Owed::Leave(_) => "leave",
            Owed::Touch(_) => "touch",
            Owed::Slept => "sleep",
            Owed::Retrace => "retrace",
            Owed::PutRight => "put-right",
            Owed::Execute => "execute",
            Owed::Stands(_) => "stands",
            Owed::Claim => "claim",
        })
    }

    /// A yes, by whoever was named.
    pub(super) fn answer_yes(&mut self, state: &State, named: Option<Role>) -> Vec<Step> {
        if let Some(steps) = self.attendance(true) {
            return steps;
        }
        if let Some(Pending { by, question }) = self.pending.take() {
            return match question {
                Question::Sure(command) | Question::Heard { command, .. } | Question::Made { command, .. } => {
                    vec![Step::Do(command)]
                }
                Question::Layout { line } => self.read(state, &line),
                Question::Another(what) => vec![Step::Another(by, what)],
                Question::Board(item) => self.board_answer(by, item, true),
                _ => {
                    self.pending = Some(Pending { by, question });
                    vec![Step::Sorry(Sorry::NoSuchAnswer)]
                }
            };
        }
        let Some(owed) = self.owed(state) else { return self.answer_offer(state, named, Word::Accept) };
        let (by, act) = match owed {
            Owed::Takeback(asker) => (self.speaks_for(asker.other()), Act::Takeback(TakebackAct::Allow)),
            Owed::Leave(asker) => (self.speaks_for(asker.other()), Act::End(EndAct::Quit)),
            Owed::Claim => (self.arbiter(), Act::Arbiter(ArbiterAct::Accept)),
            Owed::Touch(side) => (self.speaks_for(side), Act::Touch(TouchAct::Answer { deliberate: true })),
            // The program asks the arbiter; at a table without one the players agree.
            Owed::Slept => (Role::Arbiter, Act::Clock(ClockAct::Start)),
            Owed::Retrace => (self.arbiter(), Act::Boards(BoardsAct::Retraced { yes: true })),
            Owed::PutRight => (self.speaker(state), Act::Boards(BoardsAct::PutRight)),
            Owed::Execute => (self.hand(), Act::Boards(BoardsAct::Executed)),
            Owed::Stands(mover) => (self.speaks_for(mover.other()), Act::Move(MoveAct::LetStand)),
        };
        vec![Step::Do(Command { by: named.unwrap_or(by), act })]
    }

    /// A no, by whoever was named.
    pub(super) fn answer_no(&mut self, state: &State, named: Option<Role>) -> Vec<Step> {
        if let Some(steps) = self.attendance(false) {
            return steps;
        }
        match self.pending.take() {
            Some(Pending { by, question: Question::Board(item) }) => return self.board_answer(by, item, false),
            Some(Pending { question: Question::Made { .. }, .. }) => return vec![Step::Unrecorded],
            Some(_) => return vec![Step::Dropped],
            None => {}
        }
        match self.owed(state) {
            Some(Owed::Takeback(asker)) => {
                let by = named.unwrap_or(self.speaks_for(asker.other()));
                vec![Step::Do(Command { by, act: Act::Takeback(TakebackAct::Refuse) })]
            }
            Some(Owed::Claim) => {
                let by = named.unwrap_or_else(|| self.arbiter());
                vec![Step::Do(Command { by, act: Act::Arbiter(ArbiterAct::Reject) })]
            }
            Some(Owed::Touch(side)) => {
                let by = named.unwrap_or(self.speaks_for(side));
                vec![Step::Do(Command { by, act: Act::Touch(TouchAct::Answer { deliberate: false }) })]
            }
            Some(Owed::Retrace) => {
                let by = named.unwrap_or(self.arbiter());
                vec![Step::Do(Command { by, act: Act::Boards(BoardsAct::Retraced { yes: false }) })]
            }
            Some(Owed::Leave(asker)) => {
                let by = named.unwrap_or(self.speaks_for(asker.other()));
                vec![Step::Do(Command { by, act: Act::End(EndAct::Stay) })]
            }
            Some(Owed::Slept | Owed::PutRight | Owed::Execute | Owed::Stands(_)) => {
                vec![Step::Dropped]
            }
            None => self.answer_offer(state, named, Word::Decline),
        }
    }

    /// A yes or no where nothing but a draw offer is open.
    fn answer_offer(&mut self, state: &State, named: Option<Role>, word: Word) -> Vec<Step> {
        match state.offer() {
            Some(_) => self.command(state, named, word, ""),
            None => vec![Step::Sorry(Sorry::NothingAsked)],
        }
    }

    /// An answer by number, place, square or word; nothing where the line is none.
    pub(super) fn answer(&mut self, state: &State, line: &str) -> Option<Vec<Step>> {
        let Pending { by, question } = self.pending.clone()?;
        let number = place(line).or_else(|| self.reader.lexicon.choice(line));
        let steps = match question {
            Question::Sure(_)
            | Question::Heard { .. }
            | Question::Made { .. }
            | Question::Layout { .. }
            | Question::Another(_)
            | Question::Board(_)
            | Question::Execute(_)
            | Question::Attends { .. }
            | Question::PutRight => match number? {
                0 => self.answer_yes(state, None),
                1 => self.answer_no(state, None),
                _ => vec![Step::Sorry(Sorry::NoSuchAnswer)],
            },
            Question::Which { ref choices, .. } | Question::Written { ref choices, .. } => {
                // Two choices need no second digit, so a longer number may be the square meant.
                let chosen = match number.filter(|_| line.chars().count() == 1 || place(line).is_none()) {
                    Some(number) => choices.get(number),
                    None => notation::answer(line, choices, &self.reader.vocabulary).and_then(|at| choices.get(at)),
                };
                let Some(choice) = chosen else {
                    return number
                        .filter(|_| line.chars().count() == 1)
                        .map(|_| vec![Step::Sorry(Sorry::NoSuchAnswer)]);
                };
                let echo = matches!(question, Question::Which { echo: true, .. });
                let uci = crate::core::uci(self.board_of(state, echo), choice.mv);
                self.pending = None;
                let act = match question {
                    Question::Written { claim, .. } => {
                        let command = Command { by, act: super::claims::written(claim, Some(uci)) };
                        return Some(self.asking_first(state, command));
                    }
                    Question::Which { echo: true, .. } => MoveAct::Echo { uci },
                    Question::Which { offer, .. } => MoveAct::Announce { uci, offer },
                    _ => return None,
                };
                vec![Step::Do(Command { by, act: Act::Move(act) })]
            }
            Question::Pick { count } => {
                let Some(picked) = number.filter(|number| *number < count) else {
                    return number.map(|_| vec![Step::Sorry(Sorry::NoSuchAnswer)]);
                };
                self.pending = None;
                vec![Step::Picked(picked)]
            }
            Question::Menu(lines) => {
                let number = number?;
                let Some(&choice) = lines.get(number) else { return Some(vec![Step::Sorry(Sorry::NoSuchAnswer)]) };
                self.pending = None;
                self.choose(state, by, choice)
            }
            // Its line never comes here: it is a passphrase, whatever it looks like.
            Question::Passphrase(_) => return None,
            Question::Square => {
                let on = notation::square(line, &self.reader.vocabulary)?;
                self.pending = None;
                vec![Step::Ask(by, Query::Line(crate::core::Line::Square(on)))]
            }
            // Taken as they stand, before anything is read.
            Question::Reason(_) | Question::Code(_) | Question::NewCode(_) => return None,
        };
        Some(steps)
    }

    /// A state's own yes or no given as `1` or `2`, where no question is open.
    pub(super) fn owed_answer(&mut self, state: &State, line: &str) -> Option<Vec<Step>> {
        // The three answers to a claim are numbered by themselves.
        self.owed(state).filter(|owed| *owed != Owed::Claim)?;
        match place(line)? {
            0 => Some(self.answer_yes(state, None)),
            1 => Some(self.answer_no(state, None)),
            _ => None,
        }
    }
}

/// The place, from 0, that a number names.
fn place(line: &str) -> Option<usize> {
    let number: usize = notation::folded(line).trim().parse().ok()?;
    number.checked_sub(1).filter(|&place| place < 100)
}
