//! brltty, which shows the row of the cursor: all that is urgent must stand there, without any sound device.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::console::{Console, Free};
use crate::desk::{Desk, Tongue, View};
use crate::display::Display;
use crate::game::{GAME, IDLE, PATIENCE, RUNNING, START, TOURNAMENT, occurrences};
use crate::turns::{Owned, skip, turn, wait};

pub const TOOLS: &[&str] = &["brltty", "fgconsole", "setsid", "perl"];

/// How long one waits for a row before one tries to read it again.
const AGAIN: Duration = Duration::from_secs(3);

/// A program on a console, read with a display of so many cells.
pub struct Read {
    display: Display,
    _brltty: Owned,
    console: Console,
    desk: Desk,
    cells: usize,
}

impl Read {
    pub fn start(free: &Free, desk: Desk, tongue: Tongue, cells: usize) -> Read {
        // brltty looks for the console once.
        let console = Console::start(free, &desk);
        let port = Display::port();
        let (run, write) = (desk.path("updatable"), desk.path("writable"));
        std::fs::create_dir_all(&run).and_then(|()| std::fs::create_dir_all(&write)).expect("folders");
        let mut command = Command::new("brltty");
        command
            .args(["-q", "-n", "-e", "-N", "-f", "/dev/null", "-x", "lx", "-X"])
            .arg(format!("vt={}", console.number));
        command.args(["-b", "vr", "-d"]).arg(format!("server:127.0.0.1:{port}"));
        command.args(["-s", "no", "-t", ["en-nabcc", "ar"][tongue as usize]]);
        command.arg("-P").arg(desk.path("brltty.pid")).arg("-U").arg(run).arg("-W").arg(write);
        command.env("LC_ALL", "C.UTF-8").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let brltty = Owned(command.spawn().expect("brltty"));
        let display = Display::join(port, cells, PATIENCE);
        Read { display, _brltty: brltty, console, desk, cells }
    }

    /// Waits until the display shows a text; rows are compared without the blanks behind them.
    pub fn until_shown(&self, text: &str) {
        let came = wait(PATIENCE, || self.display.shown() == text);
        assert!(came, "{:?} stands there, not {text:?}; {:#?}", self.display.shown(), self.console.rows());
    }

    /// Waits until natiq has said all of `keys`.
    fn until_said(&self, keys: &[&str]) {
        let said = || self.desk.said().into_iter().map(|each| each.key).collect::<Vec<_>>();
        wait(PATIENCE, || said().len() >= keys.len());
        assert_eq!(said(), keys);
    }

    /// Goes one row up from the line one types on, `from`, reads that row from its beginning to its end, and
    /// comes back.
    fn read_above(&mut self, row: &str, from: &str) {
        let until = Instant::now() + PATIENCE;
        for (at, part) in row.chars().collect::<Vec<_>>().chunks(self.cells).enumerate() {
            let part: String = part.iter().collect();
            self.display.press(if at == 0 { "LNUP" } else { "FWINRT" });
            while !wait(AGAIN, || self.display.shown() == part.trim_end()) {
                assert!(Instant::now() < until, "{:?}, not {part:?}: {:#?}", self.display.shown(), self.console.rows());
                // A cursor that moved meanwhile has taken the window back to its row.
                if at == 0 && self.display.shown() == from {
                    self.display.press("LNUP");
                }
            }
        }
        self.display.press("HOME");
        self.until_shown(from);
    }
}

/// The game in one view and language: after each line the row of the cursor, then the row above it.
fn plays(free: &Free, view: View, tongue: Tongue, cells: usize) {
    let mut read = Read::start(free, Desk::lay(view, tongue, "braille", TOURNAMENT), tongue, cells);
    let mut keys = START.to_vec();
    read.until_said(&keys);
    read.until_shown("1W:");
    for step in GAME {
        read.console.enter(step.typed[tongue as usize]);
        keys.extend(step.keys);
        read.until_said(&keys);
        read.until_shown(step.row);
        if !step.keys.is_empty() {
            let said = read.desk.said();
            read.read_above(&said.last().expect("a sentence").text, step.row);
        }
    }
    // What the kernel holds for a reader: each sentence whole and once, as far as rows go back.
    let (rows, said) = (read.console.rows(), read.desk.said());
    let last = said.get(said.len() - 8..).expect("eight sentences");
    for each in last.iter().filter(|each| occurrences(&said, &each.text) == 1) {
        assert_eq!(rows.iter().filter(|row| **row == each.text).count(), 1, "{}: {rows:#?}", each.text);
    }
}

/// A free console; skips the test, saying why, where there is none.
macro_rules! console {
    () => {{
        fn here() {}
        match Console::find() {
            Ok(free) => free,
            Err(reason) => return skip(std::any::type_name_of_val(&here), &reason),
        }
    }};
}
pub(crate) use console;

#[test]
fn braille_of_twenty_cells_shows_all_in_line_mode() {
    let Some(_turn) = turn!(TOOLS) else { return };
    let console = console!();
    Tongue::ALL.into_iter().for_each(|tongue| plays(&console, View::Lines, tongue, 20));
}

#[test]
fn braille_of_twenty_cells_shows_all_on_the_screen() {
    let Some(_turn) = turn!(TOOLS) else { return };
    let console = console!();
    Tongue::ALL.into_iter().for_each(|tongue| plays(&console, View::Screen, tongue, 20));
}

#[test]
fn braille_of_forty_cells_shows_all_in_line_mode() {
    let Some(_turn) = turn!(TOOLS) else { return };
    let console = console!();
    Tongue::ALL.into_iter().for_each(|tongue| plays(&console, View::Lines, tongue, 40));
}

#[test]
fn braille_of_forty_cells_shows_all_on_the_screen() {
    let Some(_turn) = turn!(TOOLS) else { return };
    let console = console!();
    Tongue::ALL.into_iter().for_each(|tongue| plays(&console, View::Screen, tongue, 40));
}

#[test]
fn braille_stands_still_while_nothing_happens() {
    let Some(_turn) = turn!(TOOLS) else { return };
    let console = console!();
    for (view, tongue) in View::ALL.into_iter().zip(Tongue::ALL) {
        let read = Read::start(&console, Desk::lay(view, tongue, "braille", RUNNING), tongue, 40);
        read.until_shown("1W:");
        read.console.enter("7163");
        read.until_shown("1B 71-63:");
        let before = read.display.changes();
        std::thread::sleep(IDLE);
        assert_eq!(read.display.changes(), before, "{:?}", read.display.shown());
    }
}
