//! What a lesson is made of: a position, and tasks that want a question, a move or another act.
//!
//! The texts of a lesson stand in `learn.ftl` under its name. Whether a task is fulfilled is judged by
//! steps of the dialogue and facts of `core`, never by what was typed.

use crate::core::clock::spec;
use crate::core::{DrawFact, EndFact, Ending, Fact, MoveFact, Query, Setup, Side};
use crate::dialogue::{Program, Step};

/// A lesson.
#[derive(Debug)]
pub struct Lesson {
    /// Its name: the texts are `learn.NAME` (what it is about), `learn.NAME.name` (what it is called).
    pub name: &'static str,
    /// The position; the usual one without it.
    pub fen: Option<&'static str>,
    /// How moves are made in it.
    pub how: How,
    /// The time of each side in minutes, where there is a clock.
    pub minutes: Option<u64>,
    /// What is to be done, in this order.
    pub tasks: &'static [Task],
}

/// How moves are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// One line announces, plays and presses.
    AtOnce,
    /// A move is announced, then the clock is pressed.
    Announced,
}

/// A task.
#[derive(Debug)]
pub struct Task {
    /// Its name: the texts are `learn.LESSON.NAME`, and with `.hint` and `.answer` behind it.
    pub name: &'static str,
    /// What happens first, as lines for the dialogue with the role before each.
    pub before: &'static [&'static str],
    /// What is asked for.
    pub wants: Want,
}

/// What a task asks for.
#[derive(Debug)]
pub enum Want {
    /// One of these questions about the game.
    Asked(&'static [Query]),
    /// Something of the program itself.
    Told(Telling),
    /// This move, as engines write it, announced by the learner.
    Move(&'static str),
    /// Another act.
    Deed(Deed),
}

/// What the program itself is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Telling {
    /// The last announcement again.
    Repeat,
    /// The last move, longer.
    More,
    /// The last move, spelt.
    Spell,
    /// Silence.
    Hush,
    /// Help for the situation.
    Help,
}

impl Telling {
    fn is(self, program: &Program) -> bool {
        match self {
            Telling::Repeat => matches!(program, Program::Repeat(_)),
            Telling::More => *program == Program::More,
            Telling::Spell => *program == Program::Spell,
            Telling::Hush => *program == Program::Hush,
            Telling::Help => matches!(program, Program::Help(_)),
        }
    }
}

/// Acts that are no single move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// The announcement is withdrawn.
    Corrected,
    /// The clock is pressed.
    Pressed,
    /// A draw is offered.
    Offered,
    /// An offer is declined, by word.
    Declined,
    /// Checkmate is given, by whatever move.
    Mate,
}

/// The learner plays White in every lesson.
pub(super) const LEARNER: Side = Side::White;

impl Want {
    /// Whether it came.
    pub(super) fn is_met(&self, steps: &[Step], facts: &[Fact]) -> bool {
        match self {
            Want::Asked(queries) => steps.iter().any(|step| match step {
                Step::Ask(_, query) => queries.contains(query),
                _ => false,
            }),
            Want::Told(telling) => {
                steps.iter().any(|step| matches!(step, Step::Program(program) if telling.is(program)))
            }
            Want::Move(uci) => facts.iter().any(|fact| match fact {
                Fact::Move(MoveFact::Announced { ply, .. }) => ply.side == LEARNER && ply.uci.to_string() == *uci,
                _ => false,
            }),
            Want::Deed(deed) => facts.iter().any(|fact| deed.is(fact)),
        }
    }

    /// Whether it is hearing the last announcement again, so that `repeat` is not for the task.
    pub fn is_repeat(&self) -> bool {
        matches!(self, Want::Told(Telling::Repeat))
    }

    /// Whether it is a question, so that another question is a wrong answer.
    pub(super) fn is_question(&self) -> bool {
        matches!(self, Want::Asked(_))
    }
}

impl Deed {
    fn is(self, fact: &Fact) -> bool {
        match (self, fact) {
            (Deed::Corrected, Fact::Move(MoveFact::Corrected { ply })) => ply.side == LEARNER,
            (Deed::Pressed, Fact::Move(MoveFact::Pressed { ply, .. })) => ply.side == LEARNER,
            (Deed::Offered, Fact::Draw(DrawFact::Offered { side, .. }))
            | (Deed::Declined, Fact::Draw(DrawFact::Declined { side })) => *side == LEARNER,
            (Deed::Mate, Fact::End(EndFact::Ended { outcome, .. })) => {
                matches!(outcome.ending, Ending::Mate(_)) && outcome.winner == Some(LEARNER)
            }
            _ => false,
        }
    }
}

impl Lesson {
    /// The game a lesson is played in: casual, by the usual laws, whatever the learner's settings are, so that
    /// everybody hears the same lesson.
    pub fn setup(&self) -> Setup {
        let mut setup = Setup { fen: self.fen.map(str::to_owned), ..Setup::casual() };
        setup.conduct.one_step = self.how == How::AtOnce;
        let each = self.minutes.and_then(|minutes| spec::read(&format!("{minutes}m")).ok());
        setup.time = each.unwrap_or_default();
        setup
    }
}
