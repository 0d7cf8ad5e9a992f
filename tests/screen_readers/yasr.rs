//! yasr, which follows the bytes: each event is exactly one utterance, and nothing else is told but prompts.

use std::path::PathBuf;

use crate::desk::{Desk, Tongue, View};
use crate::game::{self, RUNNING, Reader, TOURNAMENT};
use crate::terminal::Terminal;
use crate::turns::turn;

struct Yasr {
    terminal: Terminal,
    log: PathBuf,
}

impl Yasr {
    fn start(desk: &Desk) -> Yasr {
        let log = desk.path("told");
        let synthesizer = desk.script("synthesizer", &format!("exec cat >> '{}'", log.display()));
        let port = format!("|{}", synthesizer.display());
        let changed = [("options", "synthesizer", "emacspeak server"), ("options", "synthesizer port", port.as_str())];
        let settings = desk.settings("/etc/yasr/yasr.conf", &changed);
        let program = desk.path("play");
        let args = ["-C", &*settings.to_string_lossy(), &*program.to_string_lossy()];
        Yasr { terminal: Terminal::start("yasr", &args, &desk.path("")), log }
    }
}

impl Reader for Yasr {
    fn enter(&mut self, line: &str) {
        self.terminal.enter(line);
    }

    fn told(&self) -> Vec<String> {
        let text = std::fs::read(&self.log).unwrap_or_default();
        let text = String::from_utf8_lossy(&text);
        text.lines()
            .filter_map(|line| line.strip_prefix("q {")?.strip_suffix('}'))
            .map(|told| told.trim().to_owned())
            .filter(|told| !told.is_empty())
            .collect()
    }

    fn count(told: &[String], sentence: &str) -> usize {
        // It names the quotation mark.
        let words = |text: &str| text.replace('"', " quote ").split_whitespace().collect::<Vec<_>>().join(" ");
        told.iter().filter(|told| words(told) == words(sentence)).count()
    }
}

/// The line one types on: it may be told besides sentences, with what was typed.
const PROMPTS: [&[&str]; 2] =
    [&["White:", "Black:", "Answer:", "Game over:"], &["الأبيض:", "الأسود:", "الجواب:", "انتهت المباراة:"]];

fn plays(view: View) {
    for tongue in Tongue::ALL {
        let desk = Desk::lay(view, tongue, "speech", TOURNAMENT);
        let mut yasr = Yasr::start(&desk);
        game::play(&mut yasr, &desk, tongue);
        let said = desk.said();
        let known = |told: &String| {
            // It tells typed signs that it takes for output: Arabic letters, and more where the machine is slow.
            let rest = PROMPTS[tongue as usize].iter().find_map(|prompt| told.strip_prefix(prompt)).unwrap_or(told);
            game::GAME.iter().any(|step| step.typed[tongue as usize].contains(rest.trim()))
                || said.iter().any(|each| Yasr::count(std::slice::from_ref(told), &each.text) == 1)
        };
        let more: Vec<String> = yasr.told().into_iter().filter(|told| !known(told)).collect();
        assert_eq!(more, [] as [String; 0]);
    }
}

#[test]
fn yasr_tells_each_event_once_in_line_mode() {
    let Some(_turn) = turn!(&["yasr"]) else { return };
    plays(View::Lines);
}

#[test]
fn yasr_tells_each_event_once_on_the_screen() {
    let Some(_turn) = turn!(&["yasr"]) else { return };
    plays(View::Screen);
}

#[test]
fn yasr_is_silent_while_nothing_happens() {
    let Some(_turn) = turn!(&["yasr"]) else { return };
    for (view, tongue) in View::ALL.into_iter().zip(Tongue::ALL) {
        let desk = Desk::lay(view, tongue, "speech", RUNNING);
        game::idle(&mut Yasr::start(&desk), &desk);
    }
}
