//! Line mode at a terminal and at a pipe, as a reader meets it (`accessibility.md` part 3).

use std::io::{Read, Write};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// A program in a terminal of its own, and all bytes it wrote.
pub struct Terminal {
    pub bytes: Vec<u8>,
    from: Receiver<Vec<u8>>,
    to: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    _master: Box<dyn MasterPty + Send>,
    _home: tempfile::TempDir,
}

/// The longest wait for anything.
const PATIENCE: Duration = Duration::from_secs(20);

impl Terminal {
    pub fn start(args: &[&str]) -> Terminal {
        Terminal::start_in(args, &[])
    }

    /// The same with variables of the environment.
    pub fn start_in(args: &[&str], env: &[(&str, &str)]) -> Terminal {
        let home = tempfile::tempdir().unwrap();
        let pair =
            native_pty_system().openpty(PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 }).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_natiq"));
        command.args(args);
        command.env("XDG_CONFIG_HOME", home.path().join("config"));
        command.env("XDG_STATE_HOME", home.path().join("state"));
        command.env("TERM", "xterm-256color");
        for (name, value) in env {
            command.env(name, value);
        }
        command.cwd(home.path());
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let (send, from) = channel();
        thread::spawn(move || {
            let mut piece = [0; 4096];
            while let Ok(count) = reader.read(&mut piece) {
                if count == 0 || send.send(piece[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        let to = pair.master.take_writer().unwrap();
        Terminal { bytes: Vec::new(), from, to, child, _master: pair.master, _home: home }
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    pub fn type_keys(&mut self, text: &str) {
        self.to.write_all(text.as_bytes()).unwrap();
        self.to.flush().unwrap();
    }

    /// Reads until the text since `from` holds what is waited for.
    pub fn until(&mut self, from: usize, wanted: &str) {
        let end = Instant::now() + PATIENCE;
        while !String::from_utf8_lossy(&self.bytes[from..]).contains(wanted) {
            let left = end.saturating_duration_since(Instant::now());
            match self.from.recv_timeout(left) {
                Ok(piece) => self.bytes.extend(piece),
                Err(_) => panic!("waited for {wanted:?} in {:?}", String::from_utf8_lossy(&self.bytes[from..])),
            }
        }
    }

    /// All that comes within a time.
    pub fn within(&mut self, time: Duration) -> Vec<u8> {
        let (from, end) = (self.bytes.len(), Instant::now() + time);
        while let Ok(piece) = self.from.recv_timeout(end.saturating_duration_since(Instant::now())) {
            self.bytes.extend(piece);
        }
        self.bytes[from..].to_vec()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_terminal_gets_no_escape_byte_and_a_byte_a_key() {
    let mut terminal = Terminal::start(&["--lines", "--lang", "en", "--speech", "off"]);
    terminal.until(0, "White: ");
    terminal.within(Duration::from_millis(200));
    let before = terminal.bytes.len();
    terminal.type_keys("52");
    terminal.until(before, "52");
    assert_eq!(&terminal.bytes[before..], b"52");
    let before = terminal.bytes.len();
    terminal.type_keys("9\u{7f}54\r");
    terminal.until(before, "Black: ");
    assert_eq!(
        String::from_utf8_lossy(&terminal.bytes[before..]),
        "9\u{8} \u{8}54\r\n1 White: pawn from 5 2 to 5 4.\r\nBlack: "
    );
    let before = terminal.bytes.len();
    terminal.type_keys("Nf9\r");
    terminal.until(before, "Black: Nf9");
    terminal.type_keys("quit\ryes\r");
    terminal.until(before, "Bye.");
    assert!(!terminal.bytes.contains(&0x1b), "{}", terminal.text());
}

#[test]
#[cfg(target_os = "linux")]
fn a_sentence_leaves_in_one_write_with_its_prompt() {
    let mut terminal = Terminal::start(&["--lines", "--lang", "en", "--speech", "off"]);
    terminal.until(0, "White: ");
    terminal.type_keys("7163\r");
    terminal.until(0, "Black: ");
    // The kernel counts the writes of a process.
    let pid = terminal.child.process_id().unwrap();
    let writes = || -> u32 {
        let counts = std::fs::read_to_string(format!("/proc/{pid}/io")).unwrap();
        counts.lines().find_map(|line| line.strip_prefix("syscw: ")).unwrap().parse().unwrap()
    };
    for _ in 0..3 {
        terminal.within(Duration::from_millis(100));
        let (from, before) = (terminal.bytes.len(), writes());
        terminal.type_keys("last\r");
        terminal.until(from, "6 3.\r\nBlack: ");
        terminal.within(Duration::from_millis(100));
        assert_eq!(writes() - before, 4 + 1, "four signs, then the line's end, the sentence and the prompt");
    }
}

#[test]
fn the_braille_prompt_shows_short_time_a_question_and_a_flag_that_waits_for_its_claim() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("speech.jsonl");
    std::fs::create_dir(folder.path().join("conduct")).unwrap();
    std::fs::write(folder.path().join("default.toml"), "prompt = \"braille\"\n").unwrap();
    std::fs::write(folder.path().join("conduct/club.toml"), "base = \"tournament\"\nsupervision = \"none\"\n").unwrap();
    let (config, said) = (folder.path().to_str().unwrap(), log.to_str().unwrap());
    let game = ["--conduct", "club", "--time", "2m", "--clock", "simulated", "--config", config, "--speech-log", said];
    let mut terminal = Terminal::start(&[&["--lines", "--lang", "ar", "--speech", "off"], &game[..]].concat());
    terminal.until(0, "1W: ");
    let steps = [
        ("شغّل الساعة", "\r\n1W: "),
        ("7163", "\r\n1WP 71-63: "),
        ("اضغط", "\r\n1B 71-63: "),
        ("Nf9", "\r\n1B 71-63: Nf9"),
        ("أستسلم", "\r\n1B? 71-63: "),
        ("لا", "\r\n1B 71-63: "),
        ("انتظر 70s", "\r\n1B! 71-63: "),
        ("انتظر 60s", "\r\n1BF 71-63: "),
        ("أطالب بسقوط العلم", "\r\n1B?F 71-63: "),
        ("نعم", "\r\n1-0F 71-63: "),
    ];
    for (typed, row) in steps {
        let before = terminal.bytes.len();
        terminal.type_keys(&format!("{typed}\r"));
        terminal.until(before, row);
    }
    // A text that takes the place of another is shown; where natiq is silent it says nothing of it.
    assert!(!std::fs::read_to_string(log).unwrap().contains("\"echo\""));
}

#[test]
fn half_typed_text_survives_an_event_and_idle_is_silent() {
    let mut terminal = Terminal::start(&["--lines", "--lang", "en", "--speech", "off", "--time", "11s"]);
    terminal.until(0, "White: ");
    let before = terminal.bytes.len();
    terminal.type_keys("716");
    terminal.until(before, "Ten seconds left.\r\nWhite: 716");
    let mut idle = Terminal::start(&["--lines", "--lang", "ar", "--speech", "off"]);
    idle.until(0, "الأبيض: ");
    idle.within(Duration::from_millis(300));
    assert_eq!(idle.within(Duration::from_secs(3)), b"", "an idle game writes nothing");
}

#[test]
fn ctrl_c_twice_and_ctrl_d_ask_like_quit() {
    for keys in ["\u{3}\u{3}", "\u{4}"] {
        let mut terminal = Terminal::start(&["--lines", "--lang", "en", "--speech", "off"]);
        terminal.until(0, "White: ");
        let before = terminal.bytes.len();
        terminal.type_keys(keys);
        terminal.until(before, "Leave the game?");
        terminal.type_keys("2\r");
        terminal.until(before, "The question is dropped.");
    }
}
