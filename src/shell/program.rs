//! What is asked of the program itself: repeating, voice, style, language, sheet, help, simulated time.
//!
//! None of it touches the game.

use std::process::{Command as Process, Stdio};

use serde::Serialize;

use super::manner::style;
use super::{KEPT, Shell, View};
use crate::config::{self, Echo};
use crate::core::{Act, Command, Role};
use crate::core::{ClockAct, Millis, Query, Snapshot};
use crate::dialogue::{Program, Question, Topic};
use crate::language::{Arg, Channel, Class, Utterance};
use crate::store::Input;
use crate::words::{ENTRIES, Group};

impl<V: View> Shell<V> {
    pub(super) fn program(&mut self, program: &Program) {
        match program {
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
            Program::Hush => self.voice.hush(),
            Program::Help(topic) => self.help(*topic),
            Program::Wait(span, asleep) => self.wait(*span, *asleep),
            Program::State => self.state_line(),
            Program::Retrace(by, path) => self.retrace_file(*by, path),
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
        let manner = self.manner();
        match self.said.back().map(|last| last.key.clone()) {
            Some(_) if self.last_ply().is_some() => {
                if let Some(ply) = self.last_ply() {
                    let utterance = self.languages[self.spoken].more(&ply, &manner);
                    self.tell(utterance);
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
                self.tell(utterance);
            }
            None => self.say("last.none", &[], Class::Reply),
        }
    }

    fn last_ply(&self) -> Option<crate::core::Ply> {
        let said = self.state.announced().map(|announced| &announced.ply);
        said.or(self.state.line().last().map(|made| &made.ply)).cloned()
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
        let chosen = match name {
            "algebraic" => config::Style::Algebraic,
            "anna" => config::Style::Anna,
            "nato" => config::Style::Nato,
            "german" => config::Style::German,
            _ => config::Style::Digital,
        };
        self.wishes.style = style(chosen, self.config.settings.say);
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

    /// Simulated time passes; everything due on the way happens at its moment.
    fn wait(&mut self, span: Millis, asleep: bool) {
        if self.time.is_real() {
            return self.say("wait.real", &[], Class::Reply);
        }
        if asleep {
            // The monotonic clock stands still while the machine sleeps.
            return self.slept(span);
        }
        let until = self.time.now() + span;
        while let Some(due) = crate::core::next_deadline(&self.state, self.time.now()).filter(|due| *due <= until) {
            self.time.set(due);
            let command = Command { by: Role::Arbiter, act: Act::Clock(ClockAct::Deadline) };
            if !self.carry_out(&command, due, Input::Key, "") {
                break;
            }
        }
        self.time.set(until);
    }

    /// The state as one line of JSON: printed, never spoken.
    fn state_line(&mut self) {
        #[derive(Serialize)]
        struct Pending {
            kind: &'static str,
            choices: Vec<String>,
        }
        #[derive(Serialize)]
        struct Line {
            #[serde(flatten)]
            game: Snapshot,
            pending: Option<Pending>,
        }
        let mut game = Snapshot::of(&self.state, self.time.now());
        let pending = self.dialogue.pending().map(|question| match question {
            Question::Which { choices, echo, .. } => {
                let board = self.dialogue.board_of(&self.state, *echo);
                let uci = |choice: &crate::notation::Choice| crate::core::uci(board, choice.mv).to_string();
                Pending { kind: "which", choices: choices.iter().map(uci).collect() }
            }
            Question::Written { choices, .. } => {
                let board = self.state.position();
                let uci = |choice: &crate::notation::Choice| crate::core::uci(board, choice.mv).to_string();
                Pending { kind: "which", choices: choices.iter().map(uci).collect() }
            }
            Question::Sure(_) | Question::Final(_) => Pending { kind: "sure", choices: vec!["yes".into(), "no".into()] },
            Question::Made { .. } => Pending { kind: "made", choices: vec!["yes".into(), "no".into()] },
            Question::Layout { .. } => Pending { kind: "layout", choices: vec!["yes".into(), "no".into()] },
            Question::Menu(_) => Pending { kind: "menu", choices: Vec::new() },
            Question::Square => Pending { kind: "square", choices: Vec::new() },
            Question::Reason(_) => Pending { kind: "reason", choices: Vec::new() },
            Question::Code(_) | Question::NewCode(_) => Pending { kind: "code", choices: Vec::new() },
            Question::Board(_) => Pending { kind: "board-check", choices: vec!["yes".into(), "no".into()] },
            Question::Execute(_) => Pending { kind: "execute", choices: vec!["yes".into(), "no".into()] },
            Question::PutRight => Pending { kind: "put-right", choices: vec!["yes".into(), "no".into()] },
            Question::Passphrase(_) => Pending { kind: "passphrase", choices: Vec::new() },
            Question::Attends { .. } => Pending { kind: "attends", choices: vec!["yes".into(), "no".into()] },
        });
        if pending.is_some() && game.phase != "over" {
            game.phase = "question";
        }
        // What the state itself has open is asked as well, and leaves the phase as it is.
        let owed = self.dialogue.owed_kind(&self.state);
        let pending = pending.or(owed.map(|kind| {
            let choices: &[&str] = if kind == "claim" { &["accept", "postpone", "reject"] } else { &["yes", "no"] };
            Pending { kind, choices: choices.iter().map(|&choice| choice.to_owned()).collect() }
        }));
        if let Ok(text) = serde_json::to_string(&Line { game, pending }) {
            self.print(&text);
        }
    }

    /// Prints a line that is no sentence and is never spoken.
    fn print(&mut self, text: &str) {
        self.tell(Utterance::new(Channel::Table, "en", Class::Reply, "state", text, ""));
    }

    /// Help: four lines for the situation, groups, a group, a word.
    fn help(&mut self, topic: Topic) {
        match topic {
            Topic::Situation => {
                for key in self.situation() {
                    self.say(key, &[], Class::Reply);
                }
            }
            Topic::More => {
                let names: Vec<String> = Group::SHOWN.iter().map(|group| format!("group.{}", group.name())).collect();
                let list = names.iter().map(|key| Arg::Key(key)).collect();
                self.say("help.more", &[("groups", Arg::List(list))], Class::Reply);
            }
            Topic::Group(group) => {
                let keys: Vec<_> = ENTRIES.iter().filter(|entry| entry.group == group).collect();
                for entry in keys {
                    self.help_word(entry.name, entry.word);
                }
            }
            Topic::Word(word) => self.help_word(word.entry().name, word),
        }
    }

    fn help_word(&mut self, name: &str, word: crate::words::Word) {
        let code = self.languages[self.spoken].code().to_owned();
        let shown = self.dialogue.reader().lexicon.shown(&code, word).unwrap_or(name).to_owned();
        let key = format!("word.{name}");
        self.say("help.word", &[("word", Arg::Name(&shown)), ("what", Arg::Key(&key))], Class::Reply);
    }

    /// The four lines that help now.
    fn situation(&self) -> [&'static str; 4] {
        let state = &self.state;
        if self.dialogue.pending().is_some() {
            return ["help.question", "help.drop", "help.repeat", "help.topics"];
        }
        if state.outcome().is_some() {
            return ["help.over", "help.sheet", "help.last", "help.topics"];
        }
        match state.adjournment().filter(|adjournment| adjournment.rests()) {
            Some(adjournment) if adjournment.closed() => {
                return ["help.closed", "help.replier", "help.time", "help.topics"];
            }
            Some(_) => return ["help.seal", "help.envelope", "help.time", "help.topics"],
            None => {}
        }
        if state.announced().is_some() {
            return ["help.announced", "help.correct", "help.same", "help.topics"];
        }
        if state.stopped() {
            return ["help.stopped", "help.time", "help.last", "help.topics"];
        }
        let clocked = !state.time().get(state.turn()).is_none();
        if clocked && state.clock().running().is_none() && state.line().is_empty() {
            return ["help.start", "help.move", "help.time", "help.topics"];
        }
        ["help.move", "help.position", if clocked { "help.time" } else { "help.last" }, "help.topics"]
    }

    /// Says a typed sign, where natiq speaks and was asked to.
    pub(super) fn echo(&mut self, sign: char) {
        if !self.voice.is_on() || self.dialogue.hidden_from(self.view.typed()).is_some() {
            return;
        }
        match self.config.settings.echo {
            Echo::None => {}
            Echo::Characters => self.say_sign(sign),
            Echo::Words if sign == ' ' => {
                let word = self.view.typed().split_whitespace().next_back().unwrap_or_default().to_owned();
                self.echo_text(&word);
            }
            Echo::Words => {}
        }
    }

    /// Says a sign that was taken away.
    pub(super) fn echo_erased(&mut self, sign: char) {
        let before = format!("{}{sign}", self.view.typed());
        let open = self.dialogue.hidden_from(&before).is_none();
        if open && self.voice.is_on() && self.config.settings.echo != Echo::None {
            self.say_sign(sign);
        }
    }

    /// Reads the input line.
    pub(super) fn read_line(&mut self) {
        let line = self.view.typed().to_owned();
        // What is secret is not read, but that something stands there.
        if self.dialogue.hidden_from(&line).is_some() {
            return self.say("key.secret", &[], Class::Echo);
        }
        if line.is_empty() {
            return self.say("key.empty", &[], Class::Echo);
        }
        let signs: Vec<char> = line.chars().collect();
        self.spell_out(&signs);
    }

    fn say_sign(&mut self, sign: char) {
        self.spell_out(&[sign]);
    }

    fn echo_text(&mut self, word: &str) {
        let signs: Vec<char> = word.chars().collect();
        self.spell_out(&signs);
    }

    /// Says signs by their names, one after the other.
    fn spell_out(&mut self, signs: &[char]) {
        let language = &self.languages[self.spoken];
        let names: Vec<String> = signs.iter().map(|sign| language.sign(*sign).speak).collect();
        let typed: String = signs.iter().collect();
        let utterance = Utterance::new(Channel::Table, language.code(), Class::Echo, "echo", &typed, &names.join(", "));
        self.tell(utterance);
    }

    /// Tells the user's own program of what is said (`alert_command`), never through a shell.
    pub(super) fn alert(&self, said: &[Utterance]) {
        let Some((program, args)) = self.config.settings.alert_command.split_first() else { return };
        for utterance in said.iter().filter(|said| matches!(said.class, Class::Move | Class::Urgent | Class::Tick)) {
            let child = Process::new(program)
                .args(args)
                .arg(&utterance.key)
                .arg(utterance.class.word())
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn();
            if let Ok(mut child) = child {
                // Somebody has to wait for it, and the game does not.
                let _ = std::thread::Builder::new().name("alert".into()).spawn(move || child.wait());
            }
        }
    }
}
