//! What is asked of the program itself: repeating, voice, style, language, sheet, simulated time.
//!
//! None of it touches the game.

use super::manner::{named_style, style};
use super::{KEPT, Shell, View};
use crate::config::BoardSize;
use crate::core::{Act, ClockAct, Command, Millis, Query, Role};
use crate::dialogue::Program;
use crate::language::{Arg, Channel, Class, Utterance};
use crate::store::Input;

/// What `more` and `spell` are about.
const LAST: Query = Query::Last { count: 1 };

impl<V: View> Shell<V> {
    pub(super) fn program(&mut self, program: &Program) {
        match program {
            // What was said last is the question, where one is open.
            Program::Repeat(1) if self.ask_pending() => {}
            Program::Repeat(count) => self.repeat(*count),
            Program::More => self.more(),
            Program::Spell => self.spell(),
            Program::Sheet(from, to) => self.sheet(*from, *to),
            Program::Rate(step) => {
                let rate = if *step > 0 { self.voice.faster() } else { self.voice.slower() };
                self.say("rate.changed", &[("number", Arg::Signed(rate))], Class::Reply);
            }
            Program::Volume(step) => {
                let volume = if *step > 0 { self.voice.louder() } else { self.voice.quieter() };
                self.say("volume.changed", &[("number", Arg::Signed(volume))], Class::Reply);
            }
            Program::Style(name) => self.restyle(name),
            Program::Language(code) => self.relang(code),
            Program::Speech(on) => {
                self.voice.switch(*on);
                self.say(if *on { "speech.on" } else { "speech.off" }, &[], Class::Reply);
            }
            Program::SizeBoard { large } => {
                let size = if *large { BoardSize::Large } else { BoardSize::Small };
                self.size_board(Some(size));
            }
            Program::Hush => self.voice.hush(),
            Program::Listen => self.listen(),
            Program::Ear(None) => self.ear_standing(),
            Program::Ear(Some(on)) => self.switch_ear(*on),
            Program::Help(topic) => self.help(topic),
            Program::Wait(span, asleep) => self.wait(*span, *asleep),
            Program::State => self.state_line(),
            Program::Retrace(by, path) => self.retrace_file(*by, path),
            Program::Note(by, text) => self.note(*by, text),
            Program::Game(number) => self.another_game(*number),
            Program::Leave => self.left = true,
            Program::Nothing => self.voice.key_pressed(),
        }
    }

    /// The last announcements again, word for word.
    fn repeat(&mut self, count: u32) {
        let skip = self.said.len().saturating_sub((count as usize).min(KEPT));
        let again: Vec<Utterance> = self.said.iter().skip(skip).cloned().collect();
        if again.is_empty() {
            return self.say("repeat.none", &[], Class::Reply);
        }
        for mut utterance in again {
            utterance.class = Class::Reply;
            self.tell(utterance);
        }
    }

    /// The last thing that was said or asked, longer.
    fn more(&mut self) {
        if self.boards_asked {
            return self.ask(self.dialogue.speaker(&self.state), &Query::OnBoards);
        }
        if self.fuller() {
            return;
        }
        let manner = self.manner();
        match self.said.back().map(|last| last.key.clone()) {
            known if (known.is_some() || self.looking.is_some()) && self.last_ply().is_some() => {
                if let Some(ply) = self.last_ply() {
                    let utterance = self.languages[self.spoken].more(&ply, &manner);
                    self.tell_dated(utterance);
                }
            }
            _ => self.say("more.none", &[], Class::Reply),
        }
    }

    /// The last move in the second style.
    fn spell(&mut self) {
        let manner = self.manner();
        match self.last_ply() {
            Some(ply) => {
                let utterance = self.languages[self.spoken].spell(&ply, &manner);
                self.tell_dated(utterance);
            }
            None => self.say("last.none", &[], Class::Reply),
        }
    }

    /// Tells of the last move; where the cursor stands in the past, as of then.
    fn tell_dated(&mut self, utterance: Utterance) {
        let by = self.dialogue.speaker(&self.state);
        let dated = self.dated(utterance, &self.languages[self.spoken], by, &LAST);
        self.tell(dated);
    }

    fn last_ply(&self) -> Option<crate::core::Ply> {
        let state = self.past_of(self.dialogue.speaker(&self.state), &LAST).unwrap_or(&self.state);
        let said = state.announced().map(|announced| &announced.ply);
        said.or(state.line().last().map(|made| &made.ply)).cloned()
    }

    /// Lines of the sheet; they are notation, printed as they stand in the file.
    fn sheet(&mut self, from: Option<u32>, to: Option<u32>) {
        let lines = self.books.sheet_lines(&self.state, from, to);
        if lines.is_empty() {
            return match self.state.line().last().map(|made| made.ply.number) {
                Some(last) => self.say("refused.number", &[("number", Arg::Number(u64::from(last)))], Class::Reply),
                None => self.say("last.none", &[], Class::Reply),
            };
        }
        let code = self.languages[self.spoken].code().to_owned();
        let moves = Query::Moves { from, to: to.or(from) };
        let spoken = crate::core::ask(&self.state, Role::Arbiter, &moves, self.time.now());
        let speak = spoken.map(|answer| {
            self.languages[self.spoken].answer(&answer, Role::Arbiter, &self.state, &self.manner()).speak
        });
        let ending = self.state.outcome().filter(|_| from.is_none());
        let ending = ending.map(|outcome| self.languages[self.spoken].ending(outcome, &self.state).speak);
        let speak = speak.into_iter().chain(ending).reduce(|moves, ending| [moves, ending].join(" "));
        let spoken = Utterance::new(Channel::Table, &code, Class::Reply, "sheet", "", &speak.unwrap_or_default());
        self.print_lines(&lines, &spoken);
    }

    /// Prints lines of notation; what is spoken of them is one utterance, said with the first.
    pub(super) fn print_lines(&mut self, lines: &[String], spoken: &Utterance) {
        let mut speak = spoken.speak.as_str();
        for line in lines {
            let speak = std::mem::take(&mut speak);
            self.tell(Utterance { text: line.clone(), speak: speak.to_owned(), ..spoken.clone() });
        }
    }

    fn restyle(&mut self, name: &str) {
        self.wishes.style = style(named_style(name), self.config.settings.say);
        let key = format!("style.{name}");
        self.say("style.changed", &[("style", Arg::Key(&key))], Class::Reply);
    }

    fn relang(&mut self, code: &str) {
        if let Some(index) = self.languages.iter().position(|language| language.code() == code) {
            self.spoken = index;
        }
        let key = if self.voice.is_on() { "start.speaks" } else { "start.silent" };
        self.say(key, &[("language", Arg::Key("language.name"))], Class::Reply);
    }

    /// The drawn board larger or smaller.
    pub(super) fn size_board(&mut self, size: Option<BoardSize>) {
        let key = match self.view.size_board(size) {
            None => "board.undrawn",
            Some((BoardSize::Large, true)) => "board.large",
            Some((BoardSize::Small, true)) => "board.small",
            Some((BoardSize::Large, false)) => "board.no-larger",
            Some((BoardSize::Small, false)) => "board.no-smaller",
        };
        self.say(key, &[], Class::Reply);
    }

    /// Simulated time passes; everything due on the way happens at its moment.
    fn wait(&mut self, span: Millis, asleep: bool) {
        // In a lesson the clock stands still for good.
        if self.time.is_real() || self.tutor.is_some() {
            return self.say("wait.real", &[], Class::Reply);
        }
        if asleep {
            // The monotonic clock stands still while the machine sleeps.
            return self.slept(span);
        }
        let until = self.time.now() + span;
        loop {
            let now = self.time.now();
            let due = crate::core::next_deadline(&self.state, now).filter(|due| *due <= until);
            let tick = self.next_tick(now).filter(|at| *at <= due.unwrap_or(until));
            if let Some(at) = tick {
                self.time.set(at);
                self.tick(at);
                continue;
            }
            let Some(due) = due else { break };
            self.time.set(due);
            let command = Command { by: Role::Arbiter, act: Act::Clock(ClockAct::Deadline) };
            if !self.carry_out(&command, due, Input::Key, "") {
                break;
            }
        }
        self.time.set(until);
    }
}
