//! Keys: what the view makes of one is carried out here.
//!
//! Any key stops a reply that is being spoken; none ever makes a move by itself.

use std::io;

use ratatui::crossterm::event::KeyEvent;

use super::{Shell, View, Wish};
use crate::dialogue::{Program, Question, Step};
use crate::language::Class;
use crate::sound::Signal;
use crate::store::Input;
use crate::typing::Stroke;

/// Two interrupts within this many milliseconds ask to leave.
const TWICE: u64 = 2000;

impl<V: View> Shell<V> {
    /// A key of the terminal.
    pub(super) fn key(&mut self, key: KeyEvent) -> io::Result<()> {
        // Any key stops a reply that is being spoken.
        self.voice.key_pressed();
        let (view, frame) = self.view_and_frame();
        match view.key(key, &frame)? {
            Wish::Stroke(stroke) => self.stroke(stroke),
            Wish::Ask(query) => {
                self.walked(&query);
                self.ask(self.dialogue.speaker(&self.state), &query);
            }
            Wish::Help => self.help_board(),
            Wish::BoardSize => self.size_board(None),
            Wish::Edge => {
                self.say("board.edge", &[], Class::Reply);
                self.signal(Signal::Edge);
            }
        }
        Ok(())
    }

    fn stroke(&mut self, stroke: Stroke) {
        match stroke {
            Stroke::Entered(line) => self.line(&line, Input::Typed),
            Stroke::Typed(sign) => self.echo(sign),
            Stroke::Erased(sign) => self.echo_erased(sign),
            // The terminal shows it: where natiq does not speak a reader tells it.
            Stroke::Replaced { .. } if !self.voice.is_on() => {}
            Stroke::Replaced { .. } | Stroke::Read => self.read_line(),
            Stroke::Escape => self.escape(),
            Stroke::Back => self.voice.hush(),
            Stroke::Listen => self.program(&Program::Listen),
            Stroke::ToggleSpeech => self.program(&Program::Speech(!self.voice.is_on())),
            Stroke::Interrupt => self.interrupt(),
            Stroke::End => self.leave(),
            Stroke::Other(_) | Stroke::Nothing => {}
        }
    }

    fn escape(&mut self) {
        self.voice.hush();
        if self.cease_listening() {
            self.say("ear.ceased", &[], Class::Reply);
        } else if self.dialogue.drop_question() {
            self.say("ask.dropped", &[], Class::Reply);
        } else if self.tutor.is_some() {
            self.judge_task(&[Step::Program(Program::Hush)]);
        }
    }

    /// Ctrl-C stops speech; twice within two seconds it asks to leave.
    fn interrupt(&mut self) {
        self.voice.hush();
        let now = self.time.real_millis();
        let again = self.interrupted.is_some_and(|before| (now - before).0 <= TWICE);
        self.interrupted = Some(now);
        if again {
            self.interrupted = None;
            self.leave();
        }
    }

    /// A key asks to leave, whatever is being asked: it is no reason, no code and no passphrase.
    pub(super) fn leave(&mut self) {
        let verbatim = matches!(self.dialogue.pending(), Some(Question::Passphrase(_)));
        if verbatim || self.dialogue.takes_text() {
            self.escape();
        }
        self.line("quit", Input::Key);
    }
}
