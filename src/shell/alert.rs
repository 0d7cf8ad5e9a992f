//! The user's own program that is told of what is said (`alert_command`).

use std::process::{Command as Process, Stdio};

use super::{Shell, View};
use crate::language::{Class, Utterance};

impl<V: View> Shell<V> {
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
