//! The growing sheet: one append for a half-move, the last line is the last move at every half-move of a long
//! game, and a file that fails is made whole again.

use std::fs;
use std::io::{self, Write};

use natiq::core::profile::Notation;
use natiq::core::{Command, Event, Fact, Millis, MoveFact, Role, Setup, Side, State, decide};
use natiq::language::Language;
use natiq::sheet::{Format, Labels, News, Paper, Scribe, Sheet, Writing, moves};
use natiq::shell::growing;
use shakmaty::{CastlingMode, Position};
use unicode_width::UnicodeWidthStr;

use super::{format, head};
use crate::long_game::long_game;
use crate::store::{announce, setup};

/// Half-moves of 300 full moves.
const PLIES: usize = 600;

/// The events of the long game, with the state after each command.
fn played(setup: &Setup, plies: usize) -> Vec<(Event, State)> {
    let mut state = State::new(setup.clone()).unwrap();
    let mut all = Vec::new();
    for (n, (before, mv)) in long_game(plies).into_iter().enumerate() {
        let act = announce(&mv.to_uci(CastlingMode::Standard).to_string(), false);
        let command = Command { by: Role::from(Side::from(before.turn())), act };
        let events = decide(&state, &command, Millis(n as u64)).unwrap_or_else(|no| panic!("{mv}: {no:?}"));
        for event in events {
            state.evolve(&event);
            all.push((event, state.clone()));
        }
    }
    assert!(state.outcome().is_none() && state.line().len() == plies);
    all
}

/// A game without a clock.
fn untimed() -> Setup {
    Setup { time: Default::default(), ..setup() }
}

fn is_made(event: &Event) -> bool {
    matches!(event.fact, Fact::Move(MoveFact::Pressed { .. }))
}

#[test]
fn the_last_line_is_the_last_move_at_every_half_move_of_three_hundred() {
    let setup = untimed();
    let (game, dir) = (played(&setup, PLIES), tempfile::tempdir().unwrap());
    let arabic = Labels::of(&Language::builtin("ar").unwrap());
    let sheets = [(Labels::english(), false), (arabic, true)];
    for (labels, arabic_digits) in sheets {
        for notation in [Notation::Digital, Notation::Algebraic] {
            for width in [20, 32, 40, 80] {
                // The last cell of a line is the cursor's, which a display follows.
                let format = Format { arabic_digits, ..format(notation, width - 1) };
                let path = dir.path().join("game.txt");
                let writing = Writing {
                    notation: Some(notation),
                    width,
                    arabic_digits,
                    labels: labels.clone(),
                    ..Writing::default()
                };
                let mut sheet = growing(dir.path(), &head(), &writing, &State::new(setup.clone()).unwrap(), &[]);
                assert_eq!(sheet.news(), None);
                let mut held = fs::read_to_string(&path).unwrap();
                for (event, state) in &game {
                    sheet.event(state, event).unwrap();
                    let text = fs::read_to_string(&path).unwrap();
                    if !is_made(event) {
                        assert_eq!(text, held, "{event:?}");
                        continue;
                    }
                    let added = text.strip_prefix(&held).expect("what is written stays");
                    assert_eq!(text.lines().last().unwrap(), last_line(state, added, format), "{text}");
                    assert!(!text.ends_with('\n'), "the line is open for what comes");
                    held = text;
                }
                for line in held.lines() {
                    assert!(line.width() < width && line.trim_end() == line, "{width}: {line:?}");
                }
                // A line each full move, but for the pairs that need two.
                let head = held.split_once("\n\n").unwrap().1;
                assert_eq!(head.lines().filter(|line| !line.contains("...")).count(), PLIES / 2, "{head}");
            }
        }
    }
}

/// What the last line is to be: the number and White's move, or both moves, or Black's alone where the pair is
/// too wide.
fn last_line(state: &State, added: &str, format: Format) -> String {
    let texts: Vec<String> =
        state.line().iter().enumerate().rev().take(2).map(|(at, made)| text(state, at, made, format)).collect();
    let number = digits(&state.line().last().unwrap().ply.number.to_string(), format);
    if state.turn() == Side::Black {
        return format!("{number}. {}", texts[0]);
    }
    let pair = format!("{number}. {} {}", texts[1], texts[0]);
    if pair.width() <= format.width {
        assert_eq!(added, format!(" {}", texts[0]), "Black's move is all that is added");
        return pair;
    }
    format!("{number}. ... {}", texts[0])
}

fn text(state: &State, at: usize, made: &natiq::core::made::Made, format: Format) -> String {
    let text = moves::text(state.position_before(at), &made.ply, format.notation);
    digits(&text, format)
}

/// The digits as this sheet has them: those of letters stay.
fn digits(text: &str, format: Format) -> String {
    let arabic = format.arabic_digits && format.notation == Notation::Digital;
    let of = |sign: char| sign.to_digit(10).filter(|_| arabic).and_then(|value| char::from_u32(0x660 + value));
    text.chars().map(|sign| of(sign).unwrap_or(sign)).collect()
}

/// A paper that counts what is done with it, and fails when it is told to.
#[derive(Debug, Default)]
struct Counting {
    held: String,
    writes: usize,
    flushes: usize,
    replaced: usize,
    /// Bytes it still takes.
    room: Option<usize>,
    gone: bool,
}

impl Write for Counting {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let taken = self.room.map_or(bytes.len(), |room| room.min(bytes.len()));
        if taken == 0 {
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.room = self.room.map(|room| room - taken);
        self.writes += 1;
        self.held.push_str(std::str::from_utf8(&bytes[..taken]).unwrap());
        Ok(taken)
    }
    fn flush(&mut self) -> io::Result<()> {
        self.flushes += 1;
        Ok(())
    }
}

impl Paper for Counting {
    fn length(&mut self) -> io::Result<Option<u64>> {
        Ok((!self.gone).then_some(self.held.len() as u64))
    }
    fn replace(&mut self, text: &str) -> io::Result<()> {
        if self.room.is_some_and(|room| room < text.len()) {
            return Err(io::ErrorKind::StorageFull.into());
        }
        (self.gone, self.held) = (false, text.to_owned());
        self.replaced += 1;
        Ok(())
    }
}

fn counting(setup: &Setup) -> Sheet<Counting> {
    let scribe = Scribe::new(&head(), setup, format(Notation::Digital, 20), Labels::english());
    let (sheet, opened) = Sheet::on(Counting::default(), scribe);
    opened.unwrap();
    sheet
}

#[test]
fn a_half_move_is_one_append_and_one_flush() {
    let setup = untimed();
    let mut sheet = counting(&setup);
    let mut made = 0;
    for (event, state) in &played(&setup, PLIES) {
        sheet.event(state, event).unwrap();
        made += usize::from(is_made(event));
        let paper = sheet.paper_mut();
        assert_eq!((paper.writes, paper.flushes, paper.replaced), (made, made, 1));
    }
    assert_eq!(made, PLIES);
    let text = sheet.text().to_owned();
    assert_eq!(sheet.paper_mut().held, text);
}

#[test]
fn a_sheet_that_was_half_written_removed_or_changed_is_whole_with_the_next_half_move() {
    let setup = untimed();
    let mut sheet = counting(&setup);
    assert_eq!(sheet.news(), None);
    let (mut lost, mut back) = (0, 0);
    for (n, (event, state)) in played(&setup, 60).iter().enumerate() {
        match n % 12 {
            // The disk takes three bytes more.
            3 => sheet.paper_mut().room = Some(3),
            5 => sheet.paper_mut().room = None,
            7 => sheet.paper_mut().gone = true,
            9 => sheet.paper_mut().held.push_str("a note of the player\n"),
            _ => {}
        }
        let full = (3..5).contains(&(n % 12)) && is_made(event);
        let was = sheet.text().len();
        let done = sheet.event(state, event);
        let text = sheet.text().to_owned();
        let news = sheet.news();
        assert_eq!(sheet.news(), None, "what is new is handed out once");
        lost += usize::from(matches!(news, Some(News::Lost(io::ErrorKind::StorageFull))));
        back += usize::from(news == Some(News::Back));
        if text.len() == was {
            continue;
        }
        if full {
            assert_eq!(done.unwrap_err().kind(), io::ErrorKind::StorageFull);
        } else {
            done.unwrap();
            assert_eq!(sheet.paper_mut().held, text, "after event {n}");
        }
    }
    assert!(lost >= 5 && lost == back, "{lost} times lost, {back} times back");
}
