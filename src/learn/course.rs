//! Where the learner is in the course, and what follows from what was done.
//!
//! It counts tries and goes on; it neither plays nor speaks.

use serde::{Deserialize, Serialize};

use super::lesson::{Lesson, Task};
use super::table::LESSONS;
use crate::core::Fact;
use crate::dialogue::Step;

/// After this many wrong tries a hint is given.
const HINT: u32 = 2;
/// After this many the answer is told, and after every further one.
const ANSWER: u32 = 4;

/// What is kept of the course.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// The name of the lesson that comes next.
    pub lesson: String,
    /// How often the course was gone through to its end.
    pub finished: u32,
}

impl Progress {
    /// Whether the lesson it names is there.
    pub fn is_sound(&self) -> bool {
        LESSONS.iter().any(|lesson| lesson.name == self.lesson)
    }
}

/// A course that is being gone through.
#[derive(Clone, Debug, Default)]
pub struct Course {
    lesson: usize,
    task: usize,
    tries: u32,
    finished: u32,
}

/// What a line came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing for the course: a question in between, or one that waits for its answer.
    Beside,
    /// What was asked for.
    Right(Next),
    /// Something else.
    Wrong(Help),
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Another task of this lesson.
    Task,
    /// Another lesson.
    Lesson,
    /// Nothing: the course is at its end.
    End,
}

/// What leads on after a wrong try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Help {
    /// The task again.
    Again,
    /// A hint.
    Hint,
    /// The answer.
    Answer,
}

impl Course {
    /// A course that goes on where it was left.
    pub fn going_on(progress: &Progress) -> Course {
        let lesson = LESSONS.iter().position(|lesson| lesson.name == progress.lesson).unwrap_or_default();
        Course { lesson, finished: progress.finished, ..Course::default() }
    }

    /// The lesson; none at the end.
    pub fn lesson(&self) -> Option<&'static Lesson> {
        LESSONS.get(self.lesson)
    }

    /// The task; none at the end.
    pub fn task(&self) -> Option<&'static Task> {
        self.lesson()?.tasks.get(self.task)
    }

    /// The lesson's number, from 1.
    pub fn number(&self) -> u64 {
        self.lesson as u64 + 1
    }

    /// Whether the lesson has just begun.
    pub fn begins(&self) -> bool {
        self.task == 0
    }

    /// What is to be kept: after the last lesson the first comes next.
    pub fn progress(&self) -> Progress {
        let first = LESSONS.first().map_or("", |lesson| lesson.name);
        Progress { lesson: self.lesson().map_or(first, |lesson| lesson.name).to_owned(), finished: self.finished }
    }

    /// Judges a line by what the dialogue made of it and by what happened then.
    pub fn judge(&mut self, steps: &[Step], facts: &[Fact]) -> Verdict {
        let Some(task) = self.task() else { return Verdict::Beside };
        if task.wants.is_met(steps, facts) {
            return Verdict::Right(self.go_on());
        }
        let beside = |step: &Step| match step {
            Step::Program(_) | Step::Question(_) | Step::Dropped | Step::Remark(_) => true,
            Step::Ask(..) => !task.wants.is_question(),
            _ => false,
        };
        if facts.is_empty() && steps.iter().all(beside) {
            return Verdict::Beside;
        }
        self.tries = self.tries.saturating_add(1);
        Verdict::Wrong(match self.tries {
            tries if tries >= ANSWER => Help::Answer,
            tries if tries >= HINT => Help::Hint,
            _ => Help::Again,
        })
    }

    /// Leaves this lesson out.
    pub fn skip(&mut self) -> Next {
        self.tries = 0;
        self.task = 0;
        self.lesson = (self.lesson + 1).min(LESSONS.len());
        if self.lesson().is_some() { Next::Lesson } else { Next::End }
    }

    /// Begins again with the first lesson.
    pub fn restart(&mut self) {
        *self = Course { finished: self.finished, ..Course::default() };
    }

    fn go_on(&mut self) -> Next {
        self.tries = 0;
        self.task += 1;
        if self.task().is_some() {
            return Next::Task;
        }
        let next = self.skip();
        if next == Next::End {
            self.finished = self.finished.saturating_add(1);
        }
        next
    }
}
