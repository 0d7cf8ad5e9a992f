//! The user's own program that is told of what is said (`alert_command`): it may move a phone or a vibrating pad.
//!
//! Never through a shell, and never waited for: one that hangs, fails or is missing costs a game nothing. Of
//! each trouble is told once.

use std::io;
use std::process::{Command as Process, Stdio};
use std::sync::Arc;

use super::{Shell, View};
use crate::language::{Arg, Class, Utterance};

/// The most children that run at once: a program that hangs must not fill the machine.
const MOST: usize = 8;

/// The children that run, and what was told of them.
#[derive(Default)]
pub(super) struct Alerts {
    /// Each child's thread holds one of these besides.
    running: Arc<()>,
    failed: bool,
    slow: bool,
}

/// What became of an alert.
enum Alert {
    Sent,
    Slow,
    Failed(io::Error),
}

impl Alerts {
    /// Starts the program with the key and the class of an utterance as its last two arguments.
    fn send(&self, program: &str, args: &[String], said: &Utterance) -> Alert {
        if Arc::strong_count(&self.running) > MOST {
            return Alert::Slow;
        }
        let child = Process::new(program)
            .args(args)
            .arg(&said.key)
            .arg(said.class.word())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let mut child = match child {
            Ok(child) => child,
            Err(error) => return Alert::Failed(error),
        };
        let running = Arc::clone(&self.running);
        // Somebody has to wait for it, and the game does not.
        let waiting = std::thread::Builder::new().name("alert".into()).spawn(move || {
            let _ = child.wait();
            drop(running);
        });
        waiting.map_or_else(Alert::Failed, |_| Alert::Sent)
    }
}

impl<V: View> Shell<V> {
    /// Tells the user's own program of what is said; what goes wrong with that is queued to be said.
    pub(super) fn alert(&mut self, said: &[Utterance]) {
        let command = std::mem::take(&mut self.config.settings.alert_command);
        if let Some((program, args)) = command.split_first() {
            for utterance in said.iter().filter(|said| matches!(said.class, Class::Move | Class::Urgent | Class::Tick))
            {
                match self.alerts.send(program, args, utterance) {
                    Alert::Sent => {}
                    Alert::Slow if std::mem::replace(&mut self.alerts.slow, true) => {}
                    Alert::Slow => self.say("alert.slow", &[], Class::Reply),
                    Alert::Failed(_) if std::mem::replace(&mut self.alerts.failed, true) => {}
                    Alert::Failed(error) => self.alert_failed(&error),
                }
            }
        }
        self.config.settings.alert_command = command;
    }

    fn alert_failed(&mut self, error: &io::Error) {
        let other = error.to_string();
        self.say("alert.failed", &[("reason", Arg::of_file(error, &other))], Class::Reply);
    }
}
