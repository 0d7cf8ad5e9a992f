//! The first start, the menu and the unfinished game, at a real pseudo-terminal.

use std::io::{Read, Write};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use portable_pty::{CommandBuilder, PtySize, native_pty_system};

use super::Home;

/// natiq at a terminal.
struct Terminal {
    keys: Box<dyn Write + Send>,
    bytes: Receiver<Vec<u8>>,
    seen: String,
    child: Box<dyn portable_pty::Child + Send + Sync>,
    _master: Box<dyn portable_pty::MasterPty + Send>,
}

impl Terminal {
    fn start(home: &Home, args: &[&str]) -> Terminal {
        let pair =
            native_pty_system().openpty(PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 }).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_natiq"));
        command.args(args);
        command.env_clear();
        for (name, value) in home.variables() {
            command.env(name, value);
        }
        // No engine and no voice of this machine is found.
        command.env("PATH", home.path("bin"));
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let keys = pair.master.take_writer().unwrap();
        let mut out = pair.master.try_clone_reader().unwrap();
        let (send, bytes) = channel();
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = out.read(&mut buffer) {
                if send.send(buffer[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Terminal { keys, bytes, seen: String::new(), child, _master: pair.master }
    }

    /// Waits until a text was printed behind what was awaited before.
    fn await_text(&mut self, text: &str) {
        let until = Instant::now() + Duration::from_secs(20);
        loop {
            if let Some(at) = self.seen.find(text) {
                self.seen.drain(..at + text.len());
                return;
            }
            let left = until.saturating_duration_since(Instant::now());
            let bytes =
                self.bytes.recv_timeout(left).unwrap_or_else(|_| panic!("{text:?} did not come: {:?}", self.seen));
            assert!(!bytes.contains(&0x1b), "an escape byte: {:?}", String::from_utf8_lossy(&bytes));
            self.seen.push_str(&String::from_utf8_lossy(&bytes));
        }
    }

    fn type_line(&mut self, line: &str) {
        self.type_keys(&format!("{line}\r"));
    }

    fn type_keys(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    fn leave(mut self) {
        self.type_line("quit");
        self.type_line("1");
        self.child.wait().unwrap();
    }
}

fn settings(home: &Home) -> String {
    std::fs::read_to_string(home.path("config/natiq/default.toml")).unwrap_or_default()
}

#[test]
fn choice_one_is_lines_without_own_speech_and_is_remembered() {
    let home = Home::new();
    let mut terminal = Terminal::start(&home, &["--speech", "off"]);
    terminal.await_text("For English type 1.\r\nللعربية اكتب 2.\r\nnatiq: ");
    terminal.type_line("7");
    terminal.await_text("Type a number from 1 to 2.");
    terminal.type_line("1");
    terminal.await_text("How do you read? 1: my own screen reader or braille.");
    terminal.type_line("1");
    terminal.await_text("Language: English. natiq only prints.");
    terminal.await_text("White: ");
    let kept = settings(&home);
    for line in ["lang = \"en\"", "mode = \"lines\"", "speech = \"off\"", "prompt = \"speech\""] {
        assert!(kept.contains(line), "{line} in {kept}");
    }
    terminal.leave();
    // The second start asks nothing of this.
    let mut terminal = Terminal::start(&home, &["play"]);
    terminal.await_text("Language: English. natiq only prints.");
    terminal.leave();
}

#[test]
fn language_two_goes_on_in_arabic_and_the_menu_is_in_arabic_too() {
    let home = Home::new();
    let mut terminal = Terminal::start(&home, &[]);
    terminal.await_text("للعربية اكتب 2.");
    terminal.type_line("٢");
    terminal.await_text("كيف تقرأ؟ 1: بقارئ الشاشة أو بسطر بريل.");
    terminal.type_line("1");
    terminal.await_text("أي ساعة؟ 1: بلا ساعة.");
    terminal.await_text("مفتاح الإدخال يختار بلا ساعة.");
    terminal.type_line("2");
    terminal.await_text("اللغة: العربية.");
    terminal.await_text("القواعد: فيدي 2023");
    terminal.await_text("الأبيض: ");
    assert!(settings(&home).contains("lang = \"ar\""));
    terminal.leave();
}

#[test]
fn the_unfinished_game_is_offered_and_the_last_clock_is_what_enter_takes() {
    let home = Home::new();
    std::fs::create_dir_all(home.path("config/natiq")).unwrap();
    let kept = "lang = \"en\"\nmode = \"lines\"\nspeech = \"off\"\n";
    std::fs::write(home.path("config/natiq/default.toml"), kept).unwrap();
    let mut terminal = Terminal::start(&home, &[]);
    terminal.await_text("Which clock? 1: no clock. 2: ");
    terminal.await_text("Enter takes no clock.");
    terminal.type_line("2");
    terminal.await_text("White: ");
    terminal.type_line("5254");
    terminal.await_text("Black: ");
    terminal.leave();
    let mut terminal = Terminal::start(&home, &[]);
    terminal.await_text("Your game of today, move 1, is not finished. 1: go on. 2: new game.");
    terminal.type_line("1");
    terminal.await_text("Game resumed, move 1, Black to move.");
    terminal.leave();
    let mut terminal = Terminal::start(&home, &[]);
    terminal.await_text("1: go on. 2: new game.");
    terminal.type_line("2");
    terminal.await_text("Enter takes 5 minutes");
    terminal.type_line("");
    terminal.await_text("Rules: FIDE 2023, blitz, 5 minutes");
    terminal.leave();
}

/// Somebody whose first start is the tutorial is asked the same, and Escape is silence there too.
#[test]
fn a_first_start_can_be_the_tutorial_or_a_trainer() {
    let home = Home::new();
    let mut terminal = Terminal::start(&home, &["learn", "--speech", "off"]);
    terminal.await_text("للعربية اكتب 2.");
    terminal.type_line("1");
    terminal.await_text("How do you read?");
    terminal.type_line("1");
    terminal.await_text("Lesson 1 of 12");
    terminal.await_text("White: ");
    terminal.type_line("square 52");
    terminal.await_text("5 2: white pawn.\r\nRight.\r\n");
    for _ in 0..10 {
        terminal.type_line("skip");
    }
    terminal.await_text("Lesson 11 of 12");
    terminal.await_text("White: ");
    terminal.type_keys("\u{1b}");
    terminal.await_text("Right.\r\nIf you do not know");
    terminal.type_line("quit");
    terminal.await_text("Your place is kept: lesson 11 of 12.");
    terminal.await_text("Bye.");
    terminal.child.wait().unwrap();
    assert!(settings(&home).contains("lang = \"en\""));
    let mut terminal = Terminal::start(&home, &["train", "--seed", "1"]);
    terminal.await_text("Which trainer? 1: ");
    terminal.type_line("2");
    terminal.await_text("Light or dark?\r\nnatiq: ");
    terminal.type_keys("\u{4}");
    terminal.await_text("This round was not finished, and it does not count.");
    terminal.await_text("Bye.");
    terminal.child.wait().unwrap();
}
