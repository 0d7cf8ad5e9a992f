//! The program itself in a pseudo-terminal: what it sends, when, and what it leaves.

use std::io::{Read, Write};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use tempfile::TempDir;

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(20);

pub struct Played {
    folder: TempDir,
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    master: Box<dyn MasterPty + Send>,
    got: Arc<Mutex<Got>>,
}

struct Got {
    bytes: Vec<u8>,
    parser: vt100::Parser,
}

impl Played {
    pub fn new((columns, rows): (u16, u16), args: &[&str], settings: &str, env: &[(&str, &str)]) -> Played {
        let folder = TempDir::new().unwrap();
        let own = folder.path().join("config/natiq");
        std::fs::create_dir_all(&own).unwrap();
        std::fs::write(own.join("default.toml"), settings).unwrap();
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_natiq"));
        command.args(["play", "--screen", "--speech", "off", "--speech-log"]);
        command.arg(folder.path().join("speech.jsonl"));
        command.args(args);
        for name in ["NO_COLOR", "VTE_VERSION", "KONSOLE_VERSION", "ACCESSIBLE", "TERM_PROGRAM"] {
            command.env_remove(name);
        }
        command.env("TERM", "xterm-256color");
        command.env("XDG_STATE_HOME", folder.path().join("state"));
        command.env("XDG_CONFIG_HOME", folder.path().join("config"));
        for (name, value) in env {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let got = Got { bytes: Vec::new(), parser: vt100::Parser::new(rows, columns, 0) };
        let got = Arc::new(Mutex::new(got));
        let (mut reader, into) = (pair.master.try_clone_reader().unwrap(), Arc::clone(&got));
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                let mut got = into.lock().unwrap();
                got.bytes.extend_from_slice(&buffer[..count]);
                got.parser.process(&buffer[..count]);
            }
        });
        let keys = pair.master.take_writer().unwrap();
        let mut played = Played { folder, child, keys, master: pair.master, got };
        played.wait("the prompt", |got| on_last_row(&got.parser) && got.parser.screen().cursor_position().1 > 0);
        played.settle();
        played
    }

    /// Waits until something is so.
    fn wait(&mut self, what: &str, so: impl Fn(&Got) -> bool) {
        let until = Instant::now() + PATIENCE;
        while !so(&self.got.lock().unwrap()) {
            assert!(Instant::now() < until, "{what}: {}", self.contents());
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Waits until nothing has come for a while: what belongs together is there.
    pub fn settle(&mut self) {
        let until = Instant::now() + PATIENCE;
        let mut seen = self.count();
        let mut since = Instant::now();
        while since.elapsed() < Duration::from_millis(150) && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(5));
            if self.count() != seen {
                seen = self.count();
                since = Instant::now();
            }
        }
    }

    /// Waits until something has come beyond what had been counted, and all that belongs to it.
    pub fn drawn(&mut self, counted: usize) {
        let until = Instant::now() + PATIENCE;
        while self.count() == counted && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(5));
        }
        self.settle();
    }

    pub fn count(&self) -> usize {
        self.got.lock().unwrap().bytes.len()
    }

    pub fn contents(&self) -> String {
        self.got.lock().unwrap().parser.screen().contents()
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.got.lock().unwrap().bytes).into_owned()
    }

    pub fn send(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Types a line and waits for a text; the cursor is on the input then.
    pub fn enter(&mut self, line: &str, then: &str) {
        self.send(line);
        self.send("\r");
        self.wait(then, |got| String::from_utf8_lossy(&got.bytes).contains(then));
        self.settle();
        assert!(on_last_row(&self.got.lock().unwrap().parser), "{line}: {}", self.contents());
    }

    /// The texts of the speech log.
    pub fn spoken(&self) -> Vec<String> {
        self.logged("text")
    }

    /// A field of every line of the speech log.
    fn logged(&self, field: &str) -> Vec<String> {
        let log = std::fs::read_to_string(self.folder.path().join("speech.jsonl")).unwrap_or_default();
        let text =
            |line: &str| serde_json::from_str::<serde_json::Value>(line).unwrap()[field].as_str().map(String::from);
        log.lines().filter_map(text).collect()
    }

    /// Waits until something more than so many utterances was said, and all that belongs to it.
    pub fn heard(&mut self, before: usize, what: &str) {
        let until = Instant::now() + PATIENCE;
        while self.spoken().len() == before {
            assert!(Instant::now() < until, "{what:?} is silent: {}", self.contents());
            std::thread::sleep(Duration::from_millis(5));
        }
        self.settle();
    }

    /// Where the hardware cursor stands.
    pub fn cursor(&self) -> (u16, u16) {
        self.got.lock().unwrap().parser.screen().cursor_position()
    }

    /// Whether it is seen, and on the row that is typed on.
    pub fn is_on_input(&self) -> bool {
        on_last_row(&self.got.lock().unwrap().parser)
    }

    /// The keys of what is said of one key that is typed.
    pub fn answer(&mut self, typed: &str) -> Vec<String> {
        let before = self.spoken().len();
        self.send(typed);
        self.heard(before, typed);
        self.logged("key").split_off(before)
    }
}

impl Drop for Played {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn on_last_row(parser: &vt100::Parser) -> bool {
    let screen = parser.screen();
    !screen.hide_cursor() && screen.cursor_position().0 + 1 == screen.size().0
}

const STACKED: &str = "layout = \"stacked\"\n";
const TERMINAL: &str = "bidi = \"terminal\"\n";

#[test]
fn every_sentence_arrives_in_one_piece_in_both_languages_and_layouts() {
    for (code, first) in [("en", "1 White: pawn from 5 2 to 5 4."), ("ar", "1 الأبيض: بيدق من 5 2 إلى 5 4.")]
    {
        for settings in [TERMINAL, STACKED] {
            let mut played = Played::new((80, 24), &["--lang", code], settings, &[]);
            played.enter("5254", first);
            for line in ["5755", "7163", "2836", "board"] {
                let before = played.spoken().len();
                played.send(line);
                played.send("\r");
                let until = Instant::now() + PATIENCE;
                while played.spoken().len() == before && Instant::now() < until {
                    std::thread::sleep(Duration::from_millis(5));
                }
                played.settle();
            }
            let sent = played.text();
            let spoken = played.spoken();
            assert!(spoken.len() >= 12, "{spoken:?}");
            for sentence in spoken.iter().filter(|sentence| sentence.chars().count() < 80) {
                assert!(sent.contains(sentence.as_str()), "{code} {settings} {sentence}");
            }
        }
    }
}

#[test]
fn nothing_is_sent_in_five_idle_seconds() {
    for settings in ["", STACKED] {
        let mut played = Played::new((80, 24), &["--lang", "en", "--time", "5+0"], settings, &[]);
        played.enter("5254", "1 White: pawn from 5 2 to 5 4.");
        let before = played.count();
        std::thread::sleep(Duration::from_secs(5));
        assert_eq!(played.count(), before, "{settings}");
    }
}

#[test]
fn a_running_clock_costs_at_most_twenty_bytes_a_second() {
    for (code, size) in [("en", (80, 24)), ("ar", (120, 40))] {
        let mut played = Played::new(size, &["--lang", code, "--time", "5+0"], "live_clock = true\n", &[]);
        played.send("52");
        played.settle();
        let before = played.count();
        std::thread::sleep(Duration::from_secs(5));
        let sent = played.count() - before;
        assert!((10..=100).contains(&sent), "{sent} bytes in five seconds");
        assert!(on_last_row(&played.got.lock().unwrap().parser));
        assert!(played.contents().contains("4:5"), "{}", played.contents());
    }
}

#[test]
fn half_typed_text_survives_an_event() {
    for settings in ["", STACKED] {
        let time = "white=4s black=60s";
        let mut played = Played::new((80, 24), &["--lang", "en", "--time", time], settings, &[]);
        played.send("71");
        played.wait("the flag", |got| got.parser.screen().contents().contains("Game over: 71"));
        played.settle();
        let (row, column) = played.got.lock().unwrap().parser.screen().cursor_position();
        assert_eq!((row, column), (23, 13), "{}", played.contents());
    }
}

#[test]
fn each_key_gives_one_utterance() {
    for settings in ["", STACKED] {
        let mut played = Played::new((80, 24), &["--lang", "en", "--time", "5+0"], settings, &[]);
        let mut count = played.spoken().len();
        let keys = [
            "\t", "\x1b[A", "\x1b[C", "\x1b[B", "\x1b[B", "k", "K", ",n", "5", "m", "o", "l", "t", "c", "a", "d", "\t",
        ];
        for key in keys {
            played.send(key);
            let until = Instant::now() + PATIENCE;
            while played.spoken().len() == count {
                assert!(Instant::now() < until, "{key:?} is silent: {}", played.contents());
                std::thread::sleep(Duration::from_millis(5));
            }
            played.settle();
            let spoken = played.spoken();
            assert_eq!(spoken.len(), count + 1, "{key:?}: {:?}", spoken.get(count..));
            count = spoken.len();
        }
        let spoken = played.spoken();
        assert!(spoken.contains(&"1 2: white pawn.".to_owned()), "{spoken:?}");
        assert!(spoken.contains(&"Edge of the board.".to_owned()), "{spoken:?}");
        assert!(on_last_row(&played.got.lock().unwrap().parser));
    }
}

#[test]
fn no_colour_means_no_colour() {
    let coloured = Played::new((80, 24), &["--lang", "en"], "", &[]);
    assert!(colours(&coloured.text()) > 0);
    let plain = Played::new((80, 24), &["--lang", "en"], "", &[("NO_COLOR", "1")]);
    assert_eq!(colours(&plain.text()), 0, "{:?}", plain.text());
    let setting = Played::new((80, 24), &["--lang", "en"], "theme = \"plain\"\n", &[]);
    assert_eq!(colours(&setting.text()), 0);
}

/// How often a colour other than the terminal's own is set.
fn colours(sent: &str) -> usize {
    let sets = sent.split("\u{1b}[").skip(1).filter_map(|rest| {
        let end = rest.find(|sign: char| !sign.is_ascii_digit() && sign != ';')?;
        rest[end..].starts_with('m').then(|| &rest[..end])
    });
    let colour = |part: &str| matches!(part.parse(), Ok(30..=38 | 40..=48 | 90..=107));
    sets.filter(|set| set.split(';').any(colour)).count()
}

#[test]
fn the_window_may_change_its_size_and_the_terminal_is_given_back() {
    let mut played = Played::new((80, 24), &["--lang", "en"], "", &[]);
    played.enter("5254", "1 White: pawn from 5 2 to 5 4.");
    played.send("71");
    played.wait("the echo", |got| got.parser.screen().contents().contains("Black: 71"));
    for (columns, rows) in [(40, 12), (120, 40), (10, 3), (1, 1), (26, 24)] {
        let before = played.count();
        played.got.lock().unwrap().parser.screen_mut().set_size(rows, columns);
        played.master.resize(PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }).unwrap();
        played.wait("a new drawing", |got| got.bytes.len() > before && on_last_row(&got.parser));
        played.settle();
        if columns > 20 {
            let contents = played.contents();
            assert!(contents.contains("Black: 71") && contents.contains("5 4."), "{contents}");
        }
    }
    played.send("\x15quit\r");
    played.settle();
    played.send("yes\r");
    played.wait("goodbye", |got| !got.parser.screen().alternate_screen() && got.bytes.ends_with(b"Bye.\r\n"));
    let until = Instant::now() + PATIENCE;
    while played.child.try_wait().unwrap().is_none() {
        assert!(Instant::now() < until, "it does not end");
        std::thread::sleep(Duration::from_millis(5));
    }
}
