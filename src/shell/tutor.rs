//! The tutorial at work: it sets the positions up, says the tasks and has the course judge what came.
//!
//! What the learner types goes the way of every line, through the dialogue and `core`; only the words of
//! the tutorial itself (`skip`, `restart`, and here `repeat` and `quit`) are taken before. It judges
//! nothing and holds no sentence.

use std::path::PathBuf;

use super::{Shell, View};
use crate::core::{Event, Fact, Role, State};
use crate::dialogue::{Dialogue, Program, Seat, Step};
use crate::language::{Arg, Class};
use crate::learn::{Course, Help, LESSONS, Next, Progress, Verdict};
use crate::notation;
use crate::store::Input;
use crate::store::progress::{self, Kept};
use crate::words::Word;

/// Who teaches.
pub struct Tutor {
    course: Course,
    /// Where the place is kept; nothing where it cannot or must not be.
    file: Option<PathBuf>,
    /// The game as the task found it.
    before: Option<(State, Dialogue)>,
    /// What has happened since the last line.
    facts: Vec<Fact>,
    /// Whether the course came to its end.
    ended: bool,
}

/// The words that only the tutorial knows.
#[derive(Clone, Copy)]
enum Order {
    Skip,
    Restart,
}

impl<V: View> Shell<V> {
    /// Takes the place of the greeting: says where the course goes on, and begins the lesson.
    pub fn teach(&mut self, kept: Kept<Progress>, file: Option<PathBuf>) {
        let stays = kept == Kept::Stays;
        let shown = |path: &PathBuf| path.display().to_string();
        let (course, key, place) = match &kept {
            Kept::Read(progress) => (Course::going_on(progress), "learn.welcome", None),
            Kept::Nothing => (Course::default(), "learn.welcome", None),
            Kept::Aside(aside) => (Course::default(), "learn.damaged", Some(shown(aside))),
            Kept::Stays => (Course::default(), "learn.stays", file.as_ref().map(shown)),
        };
        if let Some(place) = place {
            self.say(key, &[("file", Arg::Name(&place))], Class::Reply);
        }
        let goes_on = course.number() > 1;
        self.tutor =
            Some(Tutor { course, file: file.filter(|_| !stays), before: None, facts: Vec::new(), ended: false });
        if goes_on {
            self.say_place("learn.goes-on");
        } else {
            self.say("learn.welcome", &[], Class::Reply);
        }
        self.begin_lesson();
    }

    /// A sentence with the lesson's number and how many there are.
    fn say_place(&mut self, key: &str) {
        let Some(number) = self.tutor.as_ref().map(|tutor| tutor.course.number()) else { return };
        self.say(key, &[("number", Arg::Number(number)), ("count", Arg::Number(LESSONS.len() as u64))], Class::Reply);
    }

    fn begin_lesson(&mut self) {
        let Some(lesson) = self.tutor.as_ref().and_then(|tutor| tutor.course.lesson()) else { return };
        // The positions of the table are sound, a test holds them; a game that is none is left as it is.
        if let Ok(state) = State::new(lesson.setup()) {
            self.state = state;
        }
        self.dialogue = Dialogue::new(self.dialogue.reader().clone(), Seat::One(Role::White));
        self.said.clear();
        self.say_lesson();
        self.start_clock();
        self.begin_task();
    }

    /// What the lesson is about.
    fn say_lesson(&mut self) {
        let Some((lesson, number)) =
            self.tutor.as_ref().and_then(|tutor| Some((tutor.course.lesson()?, tutor.course.number())))
        else {
            return;
        };
        let name = ["learn.", lesson.name, ".name"].concat();
        let count = LESSONS.len() as u64;
        let args = [("number", Arg::Number(number)), ("count", Arg::Number(count)), ("name", Arg::Key(&name))];
        self.say("learn.lesson", &args, Class::Reply);
        self.say(&["learn.", lesson.name].concat(), &[], Class::Reply);
    }

    /// What happens before the task, then the task.
    fn begin_task(&mut self) {
        let Some(task) = self.tutor.as_ref().and_then(|tutor| tutor.course.task()) else { return };
        for line in task.before {
            for step in self.dialogue.hear(&self.state, line) {
                self.step(step, Input::Remote, line);
            }
        }
        let before = (self.state.clone(), self.dialogue.clone());
        if let Some(tutor) = &mut self.tutor {
            tutor.before = Some(before);
            tutor.facts.clear();
        }
        self.say_task("");
    }

    /// A text of the task: what is to be done, or with `.hint` behind its key the hint.
    fn say_task(&mut self, part: &str) {
        if let Some(key) = self.task_key(part) {
            self.say(&key, &[], Class::Reply);
        }
    }

    fn task_key(&self, part: &str) -> Option<String> {
        let course = &self.tutor.as_ref()?.course;
        Some(["learn.", course.lesson()?.name, ".", course.task()?.name, part].concat())
    }

    /// What happened, for the course to judge once the line is dealt with.
    pub(super) fn witnessed(&mut self, events: &[Event]) {
        if let Some(tutor) = &mut self.tutor {
            tutor.facts.extend(events.iter().map(|event| event.fact.clone()));
        }
    }

    /// Has the course judge what became of a line.
    pub(super) fn judge_task(&mut self, steps: &[Step]) {
        let Some(tutor) = self.tutor.as_mut().filter(|tutor| !tutor.ended) else { return };
        let facts = std::mem::take(&mut tutor.facts);
        match tutor.course.judge(steps, &facts) {
            // Help for the game knows nothing of the tutorial's own words.
            Verdict::Beside if steps.iter().any(|step| matches!(step, Step::Program(Program::Help(_)))) => {
                self.say("learn.words", &[], Class::Reply);
            }
            Verdict::Beside => {}
            Verdict::Right(next) => {
                self.say("learn.right", &[], Class::Reply);
                self.go_on(next, "learn.end");
            }
            Verdict::Wrong(help) => {
                if !facts.is_empty() {
                    self.set_back();
                }
                match help {
                    Help::Again => self.say_task(""),
                    Help::Hint => self.say_task(".hint"),
                    Help::Answer => {
                        let answer = self.task_key(".answer").unwrap_or_default();
                        self.say("learn.answer", &[("text", Arg::Key(&answer))], Class::Reply);
                    }
                }
            }
        }
    }

    /// Something was done that was not asked for: the game is as the task found it.
    fn set_back(&mut self) {
        if let Some((state, dialogue)) = self.tutor.as_ref().and_then(|tutor| tutor.before.clone()) {
            self.state = state;
            self.dialogue = dialogue;
            self.left = false;
            self.say("learn.back", &[], Class::Reply);
        }
    }

    fn go_on(&mut self, next: Next, end: &str) {
        match next {
            Next::Task => return self.begin_task(),
            Next::Lesson => {}
            Next::End => {
                self.say(end, &[], Class::Reply);
                self.left = true;
                if let Some(tutor) = &mut self.tutor {
                    tutor.ended = true;
                }
            }
        }
        self.keep_place();
        if next == Next::Lesson {
            self.begin_lesson();
        }
    }

    /// Writes the place down; that it cannot be is said once.
    fn keep_place(&mut self) {
        let Some(tutor) = &mut self.tutor else { return };
        let Some(Err(error)) = tutor.file.as_ref().map(|file| progress::keep(file, &tutor.course.progress())) else {
            return;
        };
        tutor.file = None;
        self.say("learn.not-kept", &[("reason", Arg::Name(&error.to_string()))], Class::Reply);
    }

    /// Whether a line is one of the tutorial's own words; it is carried out then.
    pub(super) fn is_for_the_tutor(&mut self, line: &str, input: Input) -> bool {
        let Some(tutor) = &mut self.tutor else { return false };
        tutor.facts.clear();
        let repeats = tutor.course.task().is_some_and(|task| task.wants.is_repeat());
        let begins = tutor.course.begins();
        // A question that is open is answered first; its own words are not taken away from it.
        let asked = self.dialogue.pending().is_some();
        let word = self.dialogue.reader().lexicon.find(line);
        // By ear the task is said again; leaving, skipping and beginning anew are typed.
        if input == Input::Spoken && !matches!(word, Some((Word::Repeat, _))) {
            return false;
        }
        match word {
            Some((Word::Quit, rest)) if rest.is_empty() => self.left = true,
            Some((Word::Repeat, rest)) if rest.is_empty() && !repeats && !asked => {
                if begins {
                    self.say_lesson();
                }
                self.say_task("");
            }
            _ => match self.order(line) {
                Some(Order::Skip) => {
                    self.say("learn.skipped", &[], Class::Reply);
                    if let Some(tutor) = &mut self.tutor {
                        let next = tutor.course.skip();
                        self.go_on(next, "learn.end-skipped");
                    }
                }
                Some(Order::Restart) => {
                    if let Some(tutor) = &mut self.tutor {
                        tutor.course.restart();
                    }
                    self.keep_place();
                    self.begin_lesson();
                }
                None => return false,
            },
        }
        true
    }

    /// The tutorial's own words, in every language that is there.
    fn order(&self, line: &str) -> Option<Order> {
        let line = notation::folded(line);
        let named = |key: &str| {
            let lists = self.languages.iter().map(|language| language.say(key, &[]).print);
            lists
                .into_iter()
                .any(|list| list.split([',', '،']).any(|word| notation::folded(word.trim()) == line.trim()))
        };
        [("learn.word.skip", Order::Skip), ("learn.word.restart", Order::Restart)]
            .into_iter()
            .find_map(|(key, order)| named(key).then_some(order))
    }

    /// The last sentence of a lesson that is left before its end.
    pub(super) fn take_leave(&mut self) {
        if self.tutor.as_ref().is_some_and(|tutor| !tutor.ended && tutor.file.is_some()) {
            self.keep_place();
            // What could not be kept was said.
            if self.tutor.as_ref().is_some_and(|tutor| tutor.file.is_some()) {
                self.say_place("learn.left");
            }
        }
    }
}
