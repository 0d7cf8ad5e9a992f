//! A chess engine as a child process that speaks UCI; never trusted, never waited for.
//!
//! Each engine has a thread that reads its lines and sends what they come to. Its output is hostile
//! text: lines are bounded, only moves are taken from it, and every move is judged by `core`. It never
//! hears of a clock other than through `go`.

mod opinion;

use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use shakmaty::EnPassantMode;
use shakmaty::fen::Fen;

use crate::core::{Bonus, Both, Millis, Side, State};

pub use opinion::{Hearer, Judgement, Opinion, Score};

/// What an engine came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// It moves; the text is checked by nobody yet.
    Move(String),
    /// It has no move to give, or said something that is no move.
    Nonsense(String),
    /// It ended.
    Gone,
}

/// A running engine.
pub struct Engine {
    child: Child,
    /// Lines on their way to it; a thread writes them, for an engine that does not read would block.
    input: SyncSender<String>,
    thinking: bool,
}

/// The longest line that is read from an engine, in bytes.
const LONGEST: u64 = 16 * 1024;
/// Messages that may wait for an engine that does not read.
const WAITING: usize = 16;
/// The time an engine thinks about a move where the game has no clock, in milliseconds.
const UNTIMED: u64 = 1000;

impl Engine {
    /// Starts an engine; what it comes to is handed to `send` from a thread of its own. In Chess960 it is told so.
    ///
    /// # Errors
    /// When the program cannot be started.
    pub fn start(path: &Path, chess960: bool, send: impl Fn(Reply) + Send + 'static) -> io::Result<Engine> {
        Engine::start_with(path, chess960, move |output| listen(output, send))
    }

    /// Starts an engine whose lines are read by `listen`, in a thread of its own.
    fn start_with(
        path: &Path,
        chess960: bool,
        listen: impl FnOnce(BufReader<ChildStdout>) + Send + 'static,
    ) -> io::Result<Engine> {
        let mut child =
            Command::new(path).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let (input, output) = match (child.stdin.take(), child.stdout.take()) {
            (Some(input), Some(output)) => (input, output),
            _ => return Err(io::Error::other("no pipes")),
        };
        thread::Builder::new().name("engine".into()).spawn(move || listen(BufReader::new(output)))?;
        let (lines, waiting) = sync_channel(WAITING);
        thread::Builder::new().name("engine-input".into()).spawn(move || dictate(input, &waiting))?;
        let engine = Engine { child, input: lines, thinking: false };
        let variant = if chess960 { "setoption name UCI_Chess960 value true\n" } else { "" };
        engine.write(format!("uci\n{variant}isready\nucinewgame\n"))?;
        Ok(engine)
    }

    /// Has it think about the position; whether it was not thinking already.
    ///
    /// # Errors
    /// When it does not read any more.
    pub fn think(&mut self, state: &State, side: Side, now: Millis) -> io::Result<bool> {
        if self.thinking {
            return Ok(false);
        }
        self.write(format!("{}go {}\n", position(state), limits(state, side, now)))?;
        self.thinking = true;
        Ok(true)
    }

    /// It has answered, or its answer is not wanted any more.
    pub fn done(&mut self) {
        self.thinking = false;
    }

    fn write(&self, text: String) -> io::Result<()> {
        self.input.try_send(text).map_err(|_| io::Error::other("the engine does not read"))
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // A game never waits for it to end by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The position and the moves that led to it, as an engine reads them.
fn position(state: &State) -> String {
    // An engine follows no illegal move: behind one that stood it is given the position.
    let stood = state.line().iter().rposition(|made| made.ply.irregular);
    let start = match (stood.and_then(|at| state.line().get(at)), &state.setup().fen) {
        (Some(made), _) => format!("fen {}", Fen::from_position(&made.after, EnPassantMode::Legal)),
        (None, Some(fen)) => format!("fen {fen}"),
        (None, None) => "startpos".to_owned(),
    };
    let line = state.line().iter().skip(stood.map_or(0, |at| at + 1));
    let moves: Vec<String> = line.map(|made| made.ply.uci.to_string()).collect();
    let moves = if moves.is_empty() { String::new() } else { format!(" moves {}", moves.join(" ")) };
    format!("position {start}{moves}\n")
}

/// The time an engine is told it has.
fn limits(state: &State, side: Side, now: Millis) -> String {
    let clocks = state.clocks(now);
    let Some(_) = clocks.get(side) else { return format!("movetime {UNTIMED}") };
    let increment = |side| {
        let period = state.time().get(side).periods.first();
        match period.map(|period| period.bonus) {
            Some(bonus @ Bonus::Increment(_)) => bonus.increment().0,
            Some(bonus) => bonus.delay().0,
            None => 0,
        }
    };
    let shown =
        Both { white: clocks.white, black: clocks.black }.map(|left| left.map_or(UNTIMED, |left| left.0.max(1)));
    let mut text = format!("wtime {} btime {}", shown.white, shown.black);
    text += &format!(" winc {} binc {}", increment(Side::White), increment(Side::Black));
    if let Some(moves) = state.clock().to_control(state.time(), side) {
        text += &format!(" movestogo {}", moves.max(1));
    }
    text
}

/// Writes what waits to the engine until either ends.
fn dictate(mut input: ChildStdin, waiting: &Receiver<String>) {
    while let Ok(text) = waiting.recv() {
        if input.write_all(text.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Reads an engine's lines until it ends.
fn listen(mut output: impl BufRead, send: impl Fn(Reply)) {
    while let Some(line) = next_line(&mut output) {
        let mut words = line.split_whitespace();
        if words.next() != Some("bestmove") {
            continue;
        }
        match words.next().filter(|word| *word != "(none)" && *word != "0000") {
            Some(word) => send(Reply::Move(word.chars().take(8).collect())),
            None => send(Reply::Nonsense(String::new())),
        }
    }
    send(Reply::Gone);
}

/// The next line of an engine, bounded; nothing once it has ended.
fn next_line(output: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    match output.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(String::from_utf8_lossy(&line).into_owned()),
    }
}
