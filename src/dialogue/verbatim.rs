//! Lines that are taken as they stand: a reason, the arbiter's code. A command or a move is none: it drops the
//! question, but for the choice of a secret, which says that it is none.
//!
//! Where a code was set, each act of the arbiter waits for it. It is compared by its digest alone and
//! goes no further than this file: never into a step, a sentence or a record.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use super::pending::{Pending, Question};
use super::rulings::reason;
use super::{Dialogue, Program, Purpose, Seat, Sorry, Step};
use crate::core::{Act, AdjournAct, ArbiterAct, ClockAct, Command, Role, State};
use crate::notation::{self, Reading, folded};
use crate::words::Word;

/// The shortest text that is kept secret, in characters.
const SHORTEST: usize = 4;

impl Dialogue {
    /// Whether a line holds a secret, a sealed move or the arbiter's code: it is not to be shown again, spoken or recorded.
    pub fn is_secret(&self, state: &State, line: &str) -> bool {
        // Typed when nobody asks for it, it is still the code.
        known(state, line) || self.hidden_from(line).is_some()
    }

    /// Whether the next line is taken as it stands, whatever it says.
    pub fn takes_text(&self) -> bool {
        matches!(self.pending(), Some(Question::Code(_) | Question::NewCode(_) | Question::Reason(_)))
    }

    /// A line that is not what the open question takes as it stands: a no, an order to the program, a command or a
    /// move. A command drops the question and is carried out; nothing where the line is taken as it stands.
    pub(super) fn instead(&mut self, state: &State, line: &str) -> Option<Vec<Step>> {
        let question = self.pending().filter(|question| takes_line(question)).cloned()?;
        if known(state, line) {
            return None;
        }
        let bare = line.trim();
        let said = self.reader.lexicon.role(bare).map_or(bare, |(_, rest)| rest);
        let word = self.reader.lexicon.find(said);
        match word {
            Some((Word::No, rest)) if rest.is_empty() => return Some(self.no_text()),
            _ if matches!(bare, "-" | "−") => return Some(self.no_text()),
            // A yes says nothing here.
            Some((Word::Yes, rest)) if rest.is_empty() => return Some(self.asked_again(question)),
            // What is to be kept secret is chosen, and judged where it is taken.
            _ if matches!(question, Question::NewCode(_) | Question::Passphrase(Purpose::Seal(_))) => return None,
            Some((_, rest)) if !rest.is_empty() && matches!(question, Question::Passphrase(_)) => return None,
            None if matches!(question, Question::Passphrase(_)) => return None,
            Some((Word::Stop, rest)) if stops(&question) => return Some(self.stop_again(question, line, &rest)),
            Some((word, rest)) => {
                if let Some(program) = self.reader.program(word, &rest) {
                    return Some(vec![Step::Program(program)]);
                }
            }
            None => {}
        }
        if !self.is_meant(state, bare, &question) {
            return None;
        }
        self.pending = None;
        let steps = self.read(state, bare);
        let steps = self.completed(state, steps);
        Some(std::iter::once(Step::Dropped).chain(steps).collect())
    }

    fn no_text(&mut self) -> Vec<Step> {
        self.pending = None;
        vec![Step::Dropped]
    }

    fn asked_again(&self, question: Question) -> Vec<Step> {
        vec![Step::Sorry(Sorry::NoSuchAnswer), Step::Question(question)]
    }

    /// The word for stopping again, while its reason is asked for: what stands behind it is the reason.
    fn stop_again(&mut self, question: Question, line: &str, rest: &str) -> Vec<Step> {
        let bare = self.reader.lexicon.role(line).map_or(line, |(_, rest)| rest);
        let given = reason(self.reader.lexicon.behind(bare, rest).unwrap_or(rest));
        match question {
            Question::Reason(command) if !given.is_empty() => {
                self.pending = None;
                vec![Step::Do(with_reason(command, given))]
            }
            question => vec![Step::Question(question)],
        }
    }

    /// Whether a line is a command or a move, were no question open.
    fn is_meant(&self, state: &State, line: &str, question: &Question) -> bool {
        let mut free = self.clone();
        free.pending = None;
        let adjourned = state.adjournment().is_some();
        free.read(state, line).iter().any(|step| match step {
            Step::Do(Command { act: Act::Adjourn(AdjournAct::Close { .. }), .. }) | Step::Sealing(_) => adjourned,
            Step::Do(_) | Step::Ask(..) => true,
            Step::Question(question) => !matches!(question, Question::Layout { .. }),
            // Nobody begins a reason with the name of a ruling.
            Step::Sorry(Sorry::Argument(word)) => word.entry().name.starts_with("arbiter-"),
            // A code that was mistyped is not told as a move.
            Step::Sorry(Sorry::Illegal(meant, _)) => meant.to.is_some() && !matches!(question, Question::Code(_)),
            _ => false,
        })
    }

    /// The steps of a line that is a reason or a code; nothing where none is asked for.
    pub(super) fn verbatim(&mut self, state: &State, line: &str) -> Option<Vec<Step>> {
        let known = known(state, line);
        if !self.takes_text() {
            let sorry = if self.pending.is_some() { Sorry::NoSuchAnswer } else { Sorry::NothingAsked };
            return known.then(|| vec![Step::Sorry(sorry)]);
        }
        // An empty line answers nothing.
        if reason(line).is_empty() {
            return Some(vec![Step::Program(Program::Nothing)]);
        }
        let Pending { by, question } = self.pending.take()?;
        let (kept, steps) = match question {
            // The arbiter's code is never told as a reason.
            Question::Reason(_) if known => (true, self.asked_again(question.clone())),
            Question::Reason(ref command) => (false, vec![Step::Do(with_reason(command.clone(), reason(line)))]),
            Question::NewCode(ref command) => match self.unfit_code(state, line) {
                Some(unfit) => (true, vec![Step::Sorry(unfit)]),
                None => {
                    let act = Act::Arbiter(ArbiterAct::Code { digest: digest(line) });
                    (false, vec![Step::Do(Command { by: command.by, act })])
                }
            },
            Question::Code(command) if known => return Some(self.complete(state, command)),
            Question::Code(_) => (false, vec![Step::Sorry(Sorry::WrongCode)]),
            _ => return None,
        };
        self.pending = Some(Pending { by, question }).filter(|_| kept);
        Some(steps)
    }

    /// Why a text cannot be the arbiter's code: whoever meant something else by it would never know the code.
    pub(super) fn unfit_code(&self, state: &State, line: &str) -> Option<Sorry> {
        match self.unfit(state, line)? {
            Unfit::Short => Some(Sorry::ShortCode),
            Unfit::Command | Unfit::Move => Some(Sorry::CommonCode),
        }
    }

    /// What is wrong with a text that is to be kept secret.
    pub(super) fn unfit(&self, state: &State, line: &str) -> Option<Unfit> {
        let line = line.trim();
        if line.chars().nth(SHORTEST - 1).is_none() {
            return Some(Unfit::Short);
        }
        let bare = self.reader.lexicon.role(line).map_or(line, |(_, rest)| rest);
        if self.reader.lexicon.find(bare).is_some() {
            return Some(Unfit::Command);
        }
        let options = notation::Options { input: notation::Input::Any, ..self.reader.options.clone() };
        match notation::read(bare, state.position(), &self.reader.vocabulary, &options) {
            Reading::Unique { .. } | Reading::Ambiguous { .. } => Some(Unfit::Move),
            Reading::Illegal { meant, .. } if meant.to.is_some() => Some(Unfit::Move),
            _ => None,
        }
    }

    /// Steps with what they still need: the arbiter's code, a reason.
    pub(super) fn completed(&mut self, state: &State, steps: Vec<Step>) -> Vec<Step> {
        let mut all = Vec::with_capacity(steps.len());
        for step in steps {
            match step {
                Step::Do(command) if command.by == Role::Arbiter && state.code().is_some() => {
                    all.extend(self.asking(Role::Arbiter, Question::Code(command)));
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
            Some(question) => self.asking(command.by, question),
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

/// What is wrong with a text that is to be kept secret.
pub(super) enum Unfit {
    /// It is too short.
    Short,
    /// It begins with a command.
    Command,
    /// It is a move.
    Move,
}

/// Whether a question takes its line as it stands.
fn takes_line(question: &Question) -> bool {
    matches!(question, Question::Reason(_) | Question::Code(_) | Question::NewCode(_) | Question::Passphrase(_))
}

/// Whether a question asks why the clocks were stopped.
fn stops(question: &Question) -> bool {
    matches!(question, Question::Reason(Command { act: Act::Clock(ClockAct::Stop { .. }), .. }))
}

/// Whether a line is the arbiter's code.
fn known(state: &State, line: &str) -> bool {
    state.code().is_some_and(|code| code == digest(line))
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
