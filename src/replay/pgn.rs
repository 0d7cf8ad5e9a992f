//! PGN files, game by game (`scoresheet.md` part E).
//!
//! A game is the lines from one head to the next: so a comment that never ends swallows no other game.

use std::collections::BTreeSet;
use std::io::{BufRead, Cursor};
use std::ops::ControlFlow;

use pgn_reader::{Outcome, RawComment, RawTag, Reader, SanPlus, Visitor};
use shakmaty::san::{San, SanError};

use super::Reason;
use super::feed::Feed;
use super::kept::clock;

use super::scan::{self, Kind};
use crate::core::Millis;
use crate::written::{Got, Lines, decode};

/// The longest game that is read, in bytes.
const LONGEST: usize = 4 << 20;
/// The longest line of a head, in bytes.
const HEAD_LINE: usize = 8000;
/// Lines too long for a game that are passed over before the file is given up.
const PATIENCE: u32 = 64;

/// Replays all games.
pub(super) fn replay<R: BufRead>(lines: &mut Lines<R>, feed: &mut Feed<'_>) {
    let mut text = Vec::with_capacity(8192);
    loop {
        let first = lines.number + 1;
        match gather(lines, &mut text) {
            Ok(Gathered::End) => return,
            Ok(Gathered::Game) => game(&text, first, feed),
            Ok(Gathered::TooLong { stop }) => {
                feed.start(first, &[], None);
                feed.fault(first, "", Reason::TooLong);
                feed.end(None);
                if stop {
                    return;
                }
            }
            Err(error) => return feed.unreadable(lines.number, &error.to_string()),
        }
    }
}

enum Gathered {
    Game,
    TooLong { stop: bool },
    End,
}

/// Gathers the lines of a game, and of those without a head behind it.
fn gather<R: BufRead>(lines: &mut Lines<R>, text: &mut Vec<u8>) -> std::io::Result<Gathered> {
    text.clear();
    let (mut moves, mut comment, mut any, mut too_long) = (false, false, false, 0);
    let mut line = Vec::new();
    loop {
        match lines.next(&mut line)? {
            Got::End if too_long > 0 => return Ok(Gathered::TooLong { stop: false }),
            Got::End => return Ok(if any { Gathered::Game } else { Gathered::End }),
            Got::TooLong => {
                too_long += 1;
                if too_long > PATIENCE {
                    return Ok(Gathered::TooLong { stop: true });
                }
                continue;
            }
            Got::Line => {}
        }
        any = true;
        let head = is_head(&line);
        if head && moves && (!comment || line.trim_ascii_start().starts_with(b"[Event ")) {
            lines.give_back(line);
            return Ok(if too_long > 0 { Gathered::TooLong { stop: false } } else { Gathered::Game });
        }
        if !head && !line.trim_ascii().is_empty() && !line.starts_with(b"%") {
            moves = true;
            comment = ends_in_comment(&line, comment);
        }
        if text.len() + line.len() > LONGEST {
            too_long = too_long.max(1);
        } else {
            text.extend_from_slice(&line);
            text.push(b'\n');
        }
    }
}

/// Whether a line is a tag: a name and a quoted value. A clock at the start of a line is none.
fn is_head(line: &[u8]) -> bool {
    let Some(rest) = line.trim_ascii_start().strip_prefix(b"[") else { return false };
    let name = rest.iter().take_while(|sign| sign.is_ascii_alphanumeric() || **sign == b'_').count();
    name > 0 && rest.get(name..).is_some_and(|behind| behind.trim_ascii_start().starts_with(b"\""))
}

fn ends_in_comment(line: &[u8], mut comment: bool) -> bool {
    for &sign in line {
        match sign {
            b'}' => comment = false,
            b'{' => comment = true,
            b';' if !comment => return false,
            _ => {}
        }
    }
    comment
}

/// What the reader tells of a game.
#[derive(Default)]
struct Told {
    headers: Vec<(String, String)>,
    moves: Vec<SanPlus>,
    /// Times in comments, each with the number of moves before it.
    times: Vec<(usize, Option<Millis>, Option<Millis>)>,
    /// The moves with a draw offer behind them, counted from 1.
    offers: BTreeSet<usize>,
    outcome: Option<Outcome>,
    /// Whether a tag or comment has no end.
    endless: bool,
}

impl Told {
    fn is_empty(&self) -> bool {
        // A lone result is no game.
        self.headers.is_empty() && self.moves.is_empty() && !self.endless
    }
}

impl Visitor for &mut Told {
    type Tags = ();
    type Movetext = ();
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }

    fn tag(&mut self, (): &mut (), name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        self.headers.push((decode(name.trim_ascii()).into_owned(), decode(&value.decode()).into_owned()));
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }

    fn san(&mut self, (): &mut (), san: SanPlus) -> ControlFlow<()> {
        self.moves.push(san);
        ControlFlow::Continue(())
    }

    fn comment(&mut self, (): &mut (), comment: RawComment<'_>) -> ControlFlow<()> {
        // The sign of an offer is a comment of its own, or a word of one (8.1.1).
        if comment.as_bytes().split(u8::is_ascii_whitespace).any(|word| word == b"(=)") {
            self.offers.insert(self.moves.len());
        }
        // Most comments hold no time.
        if comment.as_bytes().contains(&b'%') && !self.moves.is_empty() {
            let text = String::from_utf8_lossy(comment.as_bytes());
            let (left, spent) = (clock(&text, "[%clk"), clock(&text, "[%emt"));
            match self.times.last_mut().filter(|(after, ..)| *after == self.moves.len()) {
                Some((_, known, took)) => (*known, *took) = (known.or(left), took.or(spent)),
                None if left.is_some() || spent.is_some() => self.times.push((self.moves.len(), left, spent)),
                None => {}
            }
        }
        ControlFlow::Continue(())
    }

    fn outcome(&mut self, (): &mut (), outcome: Outcome) -> ControlFlow<()> {
        self.outcome = Some(outcome);
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (): ()) {}
}

/// Replays the games of a text; only the first has a head.
fn game(text: &[u8], first: u64, feed: &mut Feed<'_>) {
    // The reader moves what it holds at every tag when it is to hold longer lines: only where there are any.
    let longest = text.split(|&byte| byte == b'\n').map(<[u8]>::len).max().unwrap_or(0);
    let mut reader = Reader::build(Cursor::new(text)).set_supported_tag_line_length(longest.min(HEAD_LINE)).finish();
    let mut games = vec![Told::default()];
    let mut total = 0;
    while let Some(told) = games.last_mut() {
        match reader.read_game(&mut &mut *told) {
            Ok(None) => break,
            // The reader gives up at an end that is missing and goes on behind it.
            Err(_) => told.endless = true,
            Ok(Some(())) => {}
        }
        // An empty line in a game that has no result yet is only an empty line.
        if told.outcome.is_some() {
            total += told.moves.len();
            games.push(Told::default());
        }
    }
    total += games.last().map_or(0, |told| told.moves.len());
    let plain = scan::is_plain(text, total);
    let mut finder = Finder { text, first, places: scan::places(text), passed: 0 };
    let mut before = 0;
    for told in games.iter().filter(|told| !told.is_empty()) {
        one(told, plain, before, &mut finder, feed);
        before += told.moves.len();
    }
}

/// Finds the lines of moves, counted through all games of a text.
struct Finder<'a> {
    text: &'a [u8],
    first: u64,
    places: scan::Places<'a>,
    /// Moves that were passed.
    passed: usize,
}

impl<'a> Finder<'a> {
    /// The line and text of the move of an index; strays before it are told.
    fn find(&mut self, index: usize, stray: &mut dyn FnMut(u64, &[u8])) -> (u64, &'a [u8]) {
        if index < self.passed {
            self.places = scan::places(self.text);
            self.passed = 0;
        }
        let mut line = self.first;
        for place in self.places.by_ref() {
            line = self.first + place.line;
            match place.kind {
                Kind::Move if self.passed == index => {
                    self.passed += 1;
                    return (line, place.text);
                }
                Kind::Move => self.passed += 1,
                Kind::Stray => stray(line, place.text),
                Kind::Result => {}
            }
        }
        (line, b"")
    }

    /// The strays up to the result.
    fn rest(&mut self, stray: &mut dyn FnMut(u64, &[u8])) {
        for place in self.places.by_ref().take_while(|place| place.kind != Kind::Result) {
            if place.kind == Kind::Stray {
                stray(self.first + place.line, place.text);
            }
        }
    }
}

/// Replays one game; in a plain text the places are looked for only where something is to be told.
fn one(told: &Told, plain: bool, before: usize, finder: &mut Finder<'_>, feed: &mut Feed<'_>) {
    let fen = told.headers.iter().find(|(name, _)| name == "FEN").map(|(_, value)| value.as_str());
    feed.start(finder.first, &told.headers, fen);
    let mut place = (finder.first, &b""[..]);
    let mut times = told.times.iter().peekable();
    for (index, san) in told.moves.iter().enumerate() {
        if !plain {
            place = finder.find(before + index, &mut |line, text| feed.fault(line, &decode(text), Reason::NotAMove));
        }
        if feed.is_faulty() {
            break;
        }
        let Some(position) = feed.position() else { break };
        let read = san.san.to_move(position);
        if plain && (read.is_err() || feed.is_over()) {
            place = finder.find(before + index, &mut |_, _| {});
        }
        let (line, text) = place;
        match read {
            Ok(mv) => {
                feed.play(line, mv, told.offers.contains(&(index + 1)));
                while let Some((_, left, spent)) = times.next_if(|(after, ..)| *after <= index + 1) {
                    feed.timed(0, *left, *spent);
                }
            }
            Err(_) if san.san == San::Null => feed.fault(line, &decode(text), Reason::Null),
            Err(SanError::AmbiguousSan) => feed.fault(line, &decode(text), Reason::Ambiguous),
            Err(SanError::IllegalSan) => feed.fault(line, &decode(text), Reason::Illegal),
        }
    }
    if !plain && !feed.is_faulty() && told.outcome.is_some() {
        finder.rest(&mut |line, text| feed.fault(line, &decode(text), Reason::NotAMove));
    }
    if told.endless {
        let (line, _) = finder.find(before + told.moves.len().saturating_sub(1), &mut |_, _| {});
        feed.fault(line, "", Reason::Endless);
    }
    feed.end(told.outcome.map(Outcome::as_str));
}
