//! `natiq adjudicate`: who can still mate in each position of a list (`product.md` part 4).
//!
//! Positions come as FEN lines on standard input and are answered in their order while they come, by as
//! many threads as there are processors. A line that is no position is told with its number and left out; an empty one is
//! passed over.
//! It judges nothing itself: that is `core::mate`'s.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::num::NonZeroUsize;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use serde::Serialize;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Color, Position};

use super::args::Adjudicate;
use super::desk::{self, Desk};
use super::{Failure, worded};
use crate::core::mate::{CanMate, STRONG, Tables, can_mate};
use crate::core::{Ply, Side};
use crate::language::{Arg, Manner};

/// The longest line that is read, in bytes; no FEN comes near it.
const LONGEST: u64 = 1024;
/// The lines that may wait for each thread.
const WAITING: usize = 16;

/// A position and what was found of it.
struct Judged {
    position: Chess,
    fen: String,
    sides: [CanMate; 2],
}

/// What is printed of a position.
#[derive(Serialize)]
struct Verdict<'a> {
    fen: &'a str,
    dead: bool,
    white: &'static str,
    black: &'static str,
    white_line: Option<String>,
    black_line: Option<String>,
}

/// Answers every line of standard input.
///
/// # Errors
/// When a line was no position; the others are answered.
pub fn run(options: &Adjudicate) -> Result<(), Failure> {
    let desk = desk::lay(options.speaking.config.as_deref(), options.speaking.flags())?;
    let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let (mut bad, mut lost) = (0, None);
    thread::scope(|scope| {
        let mut to = Vec::with_capacity(threads);
        let mut from = Vec::with_capacity(threads);
        for _ in 0..threads {
            let (line_in, lines) = sync_channel(WAITING);
            let (judged, judged_out) = sync_channel(WAITING);
            scope.spawn(move || judge(&lines, &judged));
            to.push(line_in);
            from.push(judged_out);
        }
        scope.spawn(move || deal(&to));
        // Dealt in turn, taken in turn: so the order is kept.
        let (mut out, mut number) = (io::stdout().lock(), 0);
        for judged in (0..threads).cycle().map_while(|turn| from[turn].recv().ok()) {
            number += 1;
            let told = match judged {
                Ok(judged) => {
                    writeln!(out, "{}", told(&desk, &judged, number, options.in_words)).and_then(|()| out.flush())
                }
                Err(Fault::Empty) => Ok(()),
                Err(fault) => {
                    bad += 1;
                    let args = [("line", Arg::Number(number))];
                    writeln!(io::stderr(), "{}", worded(desk.language(), fault.key(), &args))
                }
            };
            // The threads end with their channels. Whoever reads may have gone away; anything else is to be known.
            if let Err(error) = told {
                lost = (error.kind() != io::ErrorKind::BrokenPipe).then_some(error);
                break;
            }
        }
        drop(from);
    });
    if let Some(error) = lost {
        return Err(desk.failed("adjudicate.lost", &[("reason", Arg::Name(&error.to_string()))]));
    }
    match bad {
        0 => Ok(()),
        bad => Err(desk.failed("adjudicate.faulty", &[("faults", Arg::Number(bad))])),
    }
}

/// Reads lines and deals them to the threads in turn, until the input ends or nobody takes them any more.
fn deal(to: &[SyncSender<Option<String>>]) {
    let mut input = BufReader::new(io::stdin());
    for turn in (0..to.len()).cycle() {
        let Some(line) = read(&mut input) else { return };
        if to[turn].send(line).is_err() {
            return;
        }
    }
}

/// The next line; inside, nothing where it is too long or no text. Nothing at the end.
fn read(input: &mut impl BufRead) -> Option<Option<String>> {
    let mut line = Vec::new();
    let count = input.by_ref().take(LONGEST).read_until(b'\n', &mut line).ok()?;
    if count == 0 {
        return None;
    }
    if !line.ends_with(b"\n") && line.len() as u64 == LONGEST {
        let mut rest = Vec::new();
        // The rest of it is passed over piece by piece, so that no line fills the memory.
        while input.by_ref().take(LONGEST).read_until(b'\n', &mut rest).ok()? > 0 && !rest.ends_with(b"\n") {
            rest.clear();
        }
        return Some(None);
    }
    Some(String::from_utf8(line).ok())
}

/// Why a line is not judged.
enum Fault {
    /// Nothing stands on it.
    Empty,
    /// It is no FEN.
    Text,
    /// It is one, of what can be no position.
    Position,
}

impl Fault {
    const fn key(&self) -> &'static str {
        match self {
            Fault::Empty | Fault::Text => "adjudicate.bad",
            Fault::Position => "adjudicate.impossible",
        }
    }
}

fn judge(lines: &Receiver<Option<String>>, judged: &SyncSender<Result<Judged, Fault>>) {
    let mut tables = Tables::default();
    while let Ok(line) = lines.recv() {
        // A mark of the order of bytes is none of the text.
        let text = line.as_deref().map(|line| line.trim_start_matches('\u{feff}').trim());
        let found = text.ok_or(Fault::Text).and_then(position).map(|position| Judged {
            sides: Color::ALL.map(|side| can_mate(&position, side, STRONG, &mut tables)),
            fen: text.unwrap_or_default().to_owned(),
            position,
        });
        if judged.send(found).is_err() {
            return;
        }
    }
}

/// The position of a line; more men than a game can have are no hindrance.
fn position(line: &str) -> Result<Chess, Fault> {
    if line.is_empty() {
        return Err(Fault::Empty);
    }
    let fen: Fen = line.parse().map_err(|_| Fault::Text)?;
    let read = |mode| match fen.clone().into_position::<Chess>(mode) {
        Ok(position) => Some(position),
        Err(error) => error.ignore_too_much_material().ok(),
    };
    read(CastlingMode::Standard).or_else(|| read(CastlingMode::Chess960)).ok_or(Fault::Position)
}

fn told(desk: &Desk, judged: &Judged, number: u64, in_words: bool) -> String {
    let [white, black] = &judged.sides;
    let dead = judged.sides.iter().all(|side| matches!(side, CanMate::No(_)));
    if !in_words {
        let verdict = Verdict {
            fen: &judged.fen,
            dead,
            white: word(white),
            black: word(black),
            white_line: line(white),
            black_line: line(black),
        };
        return serde_json::to_string(&verdict).unwrap_or_default();
    }
    let language = desk.language();
    let side = Side::from(judged.position.turn());
    let said = match () {
        // The game is over there by itself (5.1.1, 5.2.1).
        () if judged.position.is_checkmate() => {
            worded(language, "adjudicate.mated", &[("side", Arg::Side(side.other()))])
        }
        () if judged.position.is_stalemate() => worded(language, "adjudicate.stalemate", &[("side", Arg::For(side))]),
        () if dead => worded(language, "adjudicate.dead", &[]),
        () => {
            let of = |side| words(desk, &judged.position, side, &judged.sides[usize::from(side == Side::Black)]);
            Side::ALL.map(of).join(" ")
        }
    };
    worded(language, "adjudicate.line", &[("line", Arg::Number(number)), ("said", Arg::Name(&said))])
}

/// What was found of one side, in sentences; a line to mate is told like announced moves.
fn words(desk: &Desk, position: &Chess, side: Side, found: &CanMate) -> String {
    let language = desk.language();
    match found {
        CanMate::No(_) => worded(language, "adjudicate.no", &[("side", Arg::For(side))]),
        CanMate::Unknown => worded(language, "adjudicate.unknown", &[("side", Arg::For(side))]),
        CanMate::Yes(moves) => {
            let mut text = worded(language, "adjudicate.yes", &[("side", Arg::For(side))]);
            let mut at = position.clone();
            for uci in moves {
                let Ok(mv) = uci.to_move(&at) else { break };
                let (ply, after) = Ply::play(&at, mv);
                text.push(' ');
                text.push_str(&language.more(&ply, &Manner::default()).text);
                at = after;
            }
            text
        }
    }
}

fn word(found: &CanMate) -> &'static str {
    match found {
        CanMate::Yes(_) => "yes",
        CanMate::No(_) => "no",
        CanMate::Unknown => "unknown",
    }
}

fn line(found: &CanMate) -> Option<String> {
    let CanMate::Yes(moves) = found else { return None };
    Some(moves.iter().map(UciMove::to_string).collect::<Vec<_>>().join(" "))
}
