//! fenrir, which compares pictures of the screen and tells every row that changed.

use std::path::PathBuf;

use crate::desk::{Desk, Tongue, View};
use crate::game::{self, RUNNING, Reader, TOURNAMENT};
use crate::terminal::Terminal;
use crate::turns::turn;

struct Fenrir {
    terminal: Terminal,
    log: PathBuf,
}

impl Fenrir {
    fn start(desk: &Desk) -> Fenrir {
        let log = desk.path("told");
        let synthesizer = desk.script("synthesizer", &format!("printf '%s\\n' \"$1\" >> '{}'", log.display()));
        let speak = format!("{} \"fenrirText\"", synthesizer.display());
        let program = desk.path("play").display().to_string();
        let changed = [
            ("sound", "enabled", "False"),
            ("speech", "driver", "genericDriver"),
            ("speech", "genericSpeechCommand", &*speak),
            ("screen", "driver", "ptyDriver"),
            ("keyboard", "driver", "ptyDriver"),
            ("keyboard", "keyboardLayout", "pty"),
            ("general", "punctuationLevel", "none"),
            ("general", "emoticons", "False"),
            ("general", "autoSpellCheck", "False"),
            ("general", "shell", &*program),
            // Else it leaves a socket in the system's folder for temporary files.
            ("remote", "driver", "dummyDriver"),
        ];
        let settings = desk.settings("/etc/fenrirscreenreader/settings/settings-pty.conf", &changed);
        let args = ["-e", "-s", &*settings.to_string_lossy()];
        Fenrir { terminal: Terminal::start("fenrir", &args, &desk.path("")), log }
    }
}

/// Letters and digits: it puts pauses where a row ends.
fn signs(text: &str) -> String {
    text.chars().filter(|sign| sign.is_alphanumeric()).collect()
}

impl Reader for Fenrir {
    fn enter(&mut self, line: &str) {
        self.terminal.enter(line);
    }

    fn told(&self) -> Vec<String> {
        let text = std::fs::read(&self.log).unwrap_or_default();
        String::from_utf8_lossy(&text).lines().map(str::to_owned).collect()
    }

    fn count(told: &[String], sentence: &str) -> usize {
        // A sentence begins a row, and goes on in the next one where it is too long.
        let sentence = signs(sentence);
        let begins = |told: &String| {
            let rows: Vec<String> = told.split(" , ").map(signs).collect();
            (0..rows.len()).filter(|at| rows[*at..].concat().starts_with(&sentence) && !rows[*at].is_empty()).count()
        };
        told.iter().map(begins).sum()
    }
}

fn plays(view: View) {
    for tongue in Tongue::ALL {
        let desk = Desk::lay(view, tongue, "speech", TOURNAMENT);
        game::play(&mut Fenrir::start(&desk), &desk, tongue);
    }
}

#[test]
fn fenrir_tells_each_event_once_in_line_mode() {
    let Some(_turn) = turn!(&["fenrir"]) else { return };
    plays(View::Lines);
}

#[test]
fn fenrir_tells_each_event_once_on_the_screen() {
    let Some(_turn) = turn!(&["fenrir"]) else { return };
    plays(View::Screen);
}

#[test]
fn fenrir_is_silent_while_nothing_happens() {
    let Some(_turn) = turn!(&["fenrir"]) else { return };
    for (view, tongue) in View::ALL.into_iter().zip(Tongue::ALL) {
        let desk = Desk::lay(view, tongue, "speech", RUNNING);
        game::idle(&mut Fenrir::start(&desk), &desk);
    }
}
