//! The built program from outside: start, keys, memory, size, against a bare ratatui program in the same run.
//!
//! Every child is ended by its own handle, every wait has a limit.

// A bench may fail loudly, and prints.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

mod bare;
mod ratio;

use std::cell::RefCell;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group};
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use ratio::{Samples, ratio};
use shakmaty::{CastlingMode, Chess, Position};

/// The longest wait for anything.
const PATIENCE: Duration = Duration::from_secs(20);
/// The program.
const NATIQ: &str = env!("CARGO_BIN_EXE_natiq");

/// What is measured.
#[derive(Clone, Copy)]
enum Kind {
    Bare,
    Lines,
    Screen,
}

/// A program in a terminal of its own.
struct Terminal {
    bytes: Vec<u8>,
    from: Receiver<(Instant, Vec<u8>)>,
    to: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    /// How long from the call that starts it to the prompt.
    start: Duration,
    _master: Box<dyn MasterPty + Send>,
    _home: tempfile::TempDir,
}

impl Terminal {
    fn start(kind: Kind) -> Terminal {
        let home = tempfile::tempdir().unwrap();
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = match kind {
            Kind::Bare => CommandBuilder::new(std::env::current_exe().unwrap()),
            Kind::Lines | Kind::Screen => CommandBuilder::new(NATIQ),
        };
        match kind {
            Kind::Bare => command.env(bare::MARK, "yes"),
            Kind::Lines => command.args(["--lines", "--lang", "en", "--speech", "off"]),
            Kind::Screen => command.args(["--screen", "--lang", "en", "--speech", "off"]),
        }
        command.env("XDG_CONFIG_HOME", home.path().join("config"));
        command.env("XDG_STATE_HOME", home.path().join("state"));
        command.env("TERM", "xterm-256color");
        command.cwd(home.path());
        let mut reader = pair.master.try_clone_reader().unwrap();
        let (send, from) = channel();
        thread::spawn(move || {
            let mut piece = [0; 4096];
            while let Ok(count) = reader.read(&mut piece) {
                if count == 0 || send.send((Instant::now(), piece[..count].to_vec())).is_err() {
                    return;
                }
            }
        });
        let to = pair.master.take_writer().unwrap();
        let begun = Instant::now();
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut terminal =
            Terminal { bytes: Vec::new(), from, to, child, start: Duration::ZERO, _master: pair.master, _home: home };
        // On a screen the blank behind the prompt need not be drawn.
        terminal.start = terminal.until(0, b"White:") - begun;
        terminal
    }

    /// Reads until the bytes since `from` hold what is waited for; when the last of them came.
    fn until(&mut self, from: usize, wanted: &[u8]) -> Instant {
        let end = Instant::now() + PATIENCE;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let (at, piece) = self.from.recv_timeout(left).expect("it answers");
            self.bytes.extend(piece);
            if self.bytes[from..].windows(wanted.len()).any(|part| part == wanted) {
                return at;
            }
        }
    }

    /// Takes what still comes.
    fn settle(&mut self) {
        while let Ok((_, piece)) = self.from.recv_timeout(Duration::from_millis(30)) {
            self.bytes.extend(piece);
        }
    }

    /// How long from a key to its sign on the screen.
    fn key(&mut self, sign: u8) -> Duration {
        let before = self.bytes.len();
        let typed = Instant::now();
        self.to.write_all(&[sign]).unwrap();
        self.to.flush().unwrap();
        self.until(before, &[sign]) - typed
    }

    /// Takes the last sign away again, so that the line stays short.
    fn erase(&mut self) {
        self.to.write_all(b"\x7f").unwrap();
        self.to.flush().unwrap();
        let (_, piece) = self.from.recv_timeout(PATIENCE).expect("it answers");
        self.bytes.clear();
        self.bytes.extend(piece);
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Whether `--screen` draws a screen yet: lines have no escape byte.
fn has_screen() -> bool {
    let mut terminal = Terminal::start(Kind::Screen);
    terminal.settle();
    terminal.bytes.contains(&0x1b)
}

fn kinds() -> Vec<(&'static str, Kind)> {
    let mut kinds = vec![("bare", Kind::Bare), ("lines", Kind::Lines)];
    if has_screen() {
        kinds.push(("screen", Kind::Screen));
    } else {
        println!("SKIP bench_screen: this build has no screen mode");
    }
    kinds
}

fn start_to_prompt(criterion: &mut Criterion) {
    let mut medians = Vec::new();
    for (name, kind) in kinds() {
        let samples = RefCell::new(Samples::default());
        criterion.bench_function(&format!("start {name}"), |bencher| {
            bencher.iter_custom(|count| {
                (0..count)
                    .map(|_| {
                        let start = Terminal::start(kind).start;
                        samples.borrow_mut().add(start);
                        start
                    })
                    .sum()
            });
        });
        medians.push((name, samples.into_inner().median()));
    }
    for (name, median) in &medians[1..] {
        ratio(&format!("start-{name}"), median / medians[0].1, 2.0);
    }
}

fn key_to_screen(criterion: &mut Criterion) {
    let mut medians = Vec::new();
    for (name, kind) in kinds() {
        let samples = RefCell::new(Samples::default());
        criterion.bench_function(&format!("key {name}"), |bencher| {
            let mut terminal = Terminal::start(kind);
            terminal.settle();
            bencher.iter_custom(|count| {
                (0..count)
                    .map(|round| {
                        // None of these letters ends an escape sequence.
                        let time = terminal.key(b"abce"[(round % 4) as usize]);
                        samples.borrow_mut().add(time);
                        terminal.erase();
                        time
                    })
                    .sum()
            });
        });
        medians.push((name, samples.into_inner().median()));
    }
    for (name, median) in &medians[1..] {
        ratio(&format!("key-{name}"), median / medians[0].1, 1.5);
    }
}

/// Legal moves from the start, the same each time, none of them a promotion.
fn moves(count: usize) -> Vec<String> {
    let (mut position, mut moves, mut number) = (Chess::default(), Vec::new(), 7_usize);
    while moves.len() < count {
        let legal = position.legal_moves();
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let Some(&mv) = legal.iter().filter(|mv| !mv.is_promotion()).nth((number >> 33) % legal.len()) else {
            continue;
        };
        let mut after = position.clone();
        after.play_unchecked(mv);
        if !after.is_game_over() {
            position = after;
            moves.push(mv.to_uci(CastlingMode::Standard).to_string());
        }
    }
    moves
}

/// The most memory a game of forty moves through a pipe ever took, in megabytes.
fn memory() {
    let home = tempfile::tempdir().unwrap();
    let mut child = Command::new(NATIQ)
        .args(["--lines", "--lang", "ar", "--speech", "off"])
        .env("XDG_CONFIG_HOME", home.path().join("config"))
        .env("XDG_STATE_HOME", home.path().join("state"))
        .current_dir(home.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    for uci in moves(80) {
        writeln!(stdin, "{uci}").unwrap();
    }
    writeln!(stdin, "state").unwrap();
    let state =
        BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok).find(|line| line.starts_with('{'));
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
    drop(stdin);
    let _ = child.wait();
    assert!(state.is_some_and(|state| state.contains("\"moves_made\":80")), "forty moves were played");
    let most =
        status.lines().find_map(|line| line.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB")?.parse::<f64>().ok());
    match most {
        Some(most) => ratio("memory-mb", most / 1024.0, 15.0),
        None => println!("SKIP bench_memory: this system does not tell a process's memory"),
    }
}

/// The program on disk, in megabytes; only a release build is stripped.
fn size() {
    let name = if cfg!(feature = "tts") { "size-mb" } else { "size-without-tts-mb" };
    ratio(name, std::fs::metadata(NATIQ).unwrap().len() as f64 / 1024.0 / 1024.0, 8.0);
}

fn criterion() -> Criterion {
    let criterion = Criterion::default().sample_size(30).configure_from_args();
    criterion.warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(2))
}

criterion_group! { name = all; config = criterion(); targets = start_to_prompt, key_to_screen }

fn main() {
    if std::env::var_os(bare::MARK).is_some() {
        return bare::run();
    }
    all();
    memory();
    size();
    criterion().final_summary();
}
