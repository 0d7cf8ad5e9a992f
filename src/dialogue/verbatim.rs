//! Lines that are taken as they stand: a reason, the arbiter's code. They are never read as a command.
//!
//! Where a code was set, each act of the arbiter waits for it. It is compared by its digest alone and
//! goes no further than this file: never into a step, a sentence or a record.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use super::pending::{Pending, Question};
use super::rulings::reason;
use super::{Dialogue, Program, Seat, Sorry, Step};
use crate::core::{Act, ArbiterAct, ClockAct, Command, Role, State};
use crate::notation::folded;

impl Dialogue {
    /// Whether a line holds a secret, a sealed move or the arbiter's code: it is not to be shown again, spoken or recorded.
    pub fn is_secret(&self, state: &State, line: &str) -> bool {
        // Typed when nobody asks for it, it is still the code.
        let known = state.code().is_some_and(|code| code == digest(line));
        known || self.hidden_from(line).is_some()
    }

    /// Whether the next line is taken as it stands, whatever it says.
    pub fn takes_text(&self) -> bool {
        matches!(self.pending(), Some(Question::Code(_) | Question::NewCode(_) | Question::Reason(_)))
    }

    /// The steps of a line that is a reason or a code; nothing where none is asked for.
    pub(super) fn verbatim(&mut self, state: &State, line: &str) -> Option<Vec<Step>> {
        if !self.takes_text() {
            let known = state.code().is_some_and(|code| code == digest(line));
            return known.then(|| vec![Step::Sorry(Sorry::NothingAsked)]);
        }
        // An empty line answers nothing.
        if reason(line).is_empty() {
            return Some(vec![Step::Program(Program::Nothing)]);
        }
        let Pending { by, question } = self.pending.take()?;
        Some(match question {
            Question::Reason(command) => vec![Step::Do(with_reason(command, reason(line)))],
            Question::NewCode(command) => {
                vec![Step::Do(Command { act: Act::Arbiter(ArbiterAct::Code { digest: digest(line) }), ..command })]
            }
            Question::Code(command) if state.code() == Some(digest(line).as_str()) => self.complete(state, command),
            Question::Code(_) => vec![Step::Sorry(Sorry::WrongCode)],
            other => {
                self.pending = Some(Pending { by, question: other });
                return None;
            }
        })
    }

    /// Steps with what they still need: the arbiter's code, a reason.
    pub(super) fn completed(&mut self, state: &State, steps: Vec<Step>) -> Vec<Step> {
        let mut all = Vec::with_capacity(steps.len());
        for step in steps {
            match step {
                Step::Do(command) if command.by == Role::Arbiter && state.code().is_some() => {
                    all.push(self.ask(Role::Arbiter, Question::Code(command)));
                }
                Step::Do(command) => all.extend(self.complete(state, command)),
                other => all.push(other),
            }
        }
        all
    }

    /// A command, or the question for what it lacks; one that would be refused anyway asks nothing.
    fn complete(&mut self, state: &State, command: Command) -> Vec<Step> {
        let question = match &command.act {
            _ if command.by != Role::Arbiter || state.outcome().is_some() => None,
            Act::Arbiter(ArbiterAct::Code { digest }) if digest.is_empty() => Some(Question::NewCode(command.clone())),
            Act::Arbiter(ArbiterAct::Penalty { kind, amount, reason, .. })
                if reason.is_empty() && kind.takes(*amount) && state.setup().profile.penalties.contains(kind) =>
            {
                Some(Question::Reason(command.clone()))
            }
            _ => None,
        };
        match question {
            Some(question) => vec![self.ask(command.by, question)],
            None => vec![Step::Do(command)],
        }
    }

    /// The clocks were stopped without a reason: the next line of whoever did it is the reason.
    pub(super) fn owes_reason(&mut self, by: Role) {
        if self.seat == Seat::Table || self.seat == Seat::One(by) {
            let act = Act::Clock(ClockAct::Stop { reason: String::new() });
            self.pending = Some(Pending { by, question: Question::Reason(Command { by, act }) });
        }
    }
}

fn with_reason(command: Command, reason: String) -> Command {
    let act = match command.act {
        Act::Clock(ClockAct::Stop { .. }) => Act::Clock(ClockAct::Stop { reason }),
        Act::Arbiter(ArbiterAct::Penalty { kind, side, amount, .. }) => {
            Act::Arbiter(ArbiterAct::Penalty { kind, side, amount, reason })
        }
        other => other,
    };
    Command { by: command.by, act }
}

/// The digest of a code; spelling is forgiven as in commands, so that either keyboard's digits serve.
pub(super) fn digest(code: &str) -> String {
    let code = folded(code).split_whitespace().collect::<Vec<_>>().join(" ");
    let bytes = Sha256::digest(["natiq arbiter ", &code].concat());
    bytes.iter().fold(String::with_capacity(64), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
