//! PGN, read and written without a loss (`scoresheet.md` part E).
//!
//! The reader goes through a file token by token and knows the line of each. A game is what stands from
//! one head to the next, so a comment that never ends swallows no other game; a game without a head begins
//! with the first move behind a result. It knows no position: what has the form of a move is one, and
//! what it cannot name is kept as it stands. Empty lines and dots are not kept, numbers are; a result
//! that no game stands before is kept as a comment.
//!
//! What is too long to be a game is passed over to the next head, and told once.

mod draft;
mod fill;
mod tag;
pub(super) mod token;
mod write;

use std::io::BufRead;

use draft::Draft;
use thiserror::Error;
use token::{Token, is_blank, is_meant, is_tag};

pub use write::{moves, write};

use super::game::{Game, Item, Tag, What};
use super::lines::{Got, Lines, decode};

/// The longest game that is read, in bytes.
const LONGEST: usize = 4 << 20;
/// The most that is kept of one game, in tags and items.
const MOST: usize = 1 << 20;
/// Lines too long for a game that are passed over before the file is given up.
const PATIENCE: u32 = 64;

/// Why a part of a file is no game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unread {
    /// Too long to be a game.
    #[error("line {line}: too long")]
    TooLong {
        /// The line where it begins, from 1.
        line: u64,
    },
    /// The system cannot read on; nothing comes behind it.
    #[error("line {line}: {text}")]
    Io {
        /// The line that could not be read, from 1.
        line: u64,
        /// The system's words.
        text: String,
    },
}

/// The games of a file, one after the other.
pub struct Games<R> {
    lines: Lines<R>,
    raw: Vec<u8>,
    /// The line that is being read, and how far it is.
    line: String,
    at: usize,
    draft: Draft,
    /// Lines of this game that were too long; then nothing of it is kept.
    too_long: u32,
    done: bool,
}

/// Reads the games of a PGN file.
pub fn games<R: BufRead>(lines: Lines<R>) -> Games<R> {
    Games { lines, raw: Vec::new(), line: String::new(), at: 0, draft: Draft::default(), too_long: 0, done: false }
}

/// The moves of a text and all between them, as [`moves()`] writes them; `line` is where they stand.
pub fn items(text: &str, line: u64) -> Vec<Item> {
    let game = Lines::open(text.as_bytes()).ok().and_then(|lines| games(lines).next()?.ok());
    let body = game.map(|game| game.body).unwrap_or_default();
    body.into_iter().map(|item| Item { line, ..item }).collect()
}

/// Whether a stray was meant as a move: a square or a capture is in it.
pub fn is_meant_as_move(stray: &str) -> bool {
    is_meant(stray)
}

impl<R: BufRead> Iterator for Games<R> {
    type Item = Result<Game, Unread>;

    fn next(&mut self) -> Option<Result<Game, Unread>> {
        while !self.done {
            if let Some(game) = self.token() {
                return Some(Ok(game));
            }
            if let Some(told) = self.step() {
                return Some(told);
            }
        }
        None
    }
}

impl<R: BufRead> Games<R> {
    /// Reads the next line; what was read before is a game if this line begins another or is the last.
    fn step(&mut self) -> Option<Result<Game, Unread>> {
        match self.lines.next(&mut self.raw) {
            Ok(Got::Line) => {}
            Ok(Got::End) => {
                self.done = true;
                return self.finish();
            }
            Ok(Got::TooLong) => {
                self.draft.begin(self.lines.number);
                self.too_long += 1;
                self.done = self.too_long > PATIENCE;
                return if self.done { self.finish() } else { None };
            }
            Err(error) => {
                self.done = true;
                return Some(Err(Unread::Io { line: self.lines.number + 1, text: error.to_string() }));
            }
        }
        self.line.clear();
        self.line.push_str(&decode(&self.raw));
        if self.draft.ends_before(&self.line) {
            self.at = self.line.len();
            self.lines.give_back(std::mem::take(&mut self.raw));
            return self.finish();
        }
        self.at = 0;
        self.draft.size += self.line.len() + 1;
        if self.draft.size > LONGEST || self.draft.count() > MOST {
            self.too_long = self.too_long.max(1);
        }
        self.begin_line();
        None
    }

    /// What was read as a game; where it is none, it goes before the next one.
    fn finish(&mut self) -> Option<Result<Game, Unread>> {
        self.draft.close();
        if std::mem::take(&mut self.too_long) > 0 {
            let line = std::mem::take(&mut self.draft).first();
            return Some(Err(Unread::TooLong { line }));
        }
        self.draft.take().map(Ok)
    }

    /// What the beginning of a line makes of it: a comment goes on, it is no part of the game, it is a head.
    fn begin_line(&mut self) {
        let (number, line) = (self.lines.number, self.line.as_str());
        if self.too_long > 0 {
            // Its comments are followed all the same: only so is the next head known.
            self.draft.follow(number, line);
            self.at = line.len();
        } else if self.draft.goes_on() {
            self.at = self.draft.comment(line, 0);
        } else if line.trim_start_matches(is_blank).is_empty() {
            self.draft.empty_line();
            self.at = line.len();
        } else if let Some(text) = line.strip_prefix('%') {
            self.draft.push(number, What::Escape(text.to_owned()));
            self.at = line.len();
        } else {
            while let Some(rest) = line.get(self.at..).filter(|rest| self.draft.in_head() && is_tag(rest)) {
                let Some((key, value, end)) = tag::read(rest) else { break };
                self.draft.tag(Tag { line: number, key, value });
                self.at += end;
            }
            self.draft.odd = line.trim_start_matches(is_blank).starts_with('[');
        }
    }

    /// Reads the rest of the line up to a move that begins another game; that game comes next.
    fn token(&mut self) -> Option<Game> {
        let number = self.lines.number;
        while let Some((token, end)) = token::next(&self.line, self.at) {
            if matches!(token, Token::Move(_))
                && let Some(game) = self.draft.split()
            {
                self.draft.size = self.line.len() - self.at;
                return Some(game);
            }
            self.at = end;
            if token == Token::Comment {
                self.draft.open_comment(number);
                self.at = self.draft.comment(&self.line, end);
            } else {
                self.draft.token(number, token);
            }
        }
        self.at = self.line.len();
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &str) -> Vec<Game> {
        games(Lines::open(text.as_bytes()).unwrap()).map(Result::unwrap).collect()
    }

    fn shown(game: &Game) -> String {
        let items = game.body.iter().map(|item| format!("{}:{:?}", item.line, item.what));
        items.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn games_are_parted_by_heads_and_by_results() {
        for (text, count) in [
            ("", 0),
            ("1-0\n\n*\n", 0),
            ("1. e4 1-0 {good}\n1. d4 * * 1. c4 1/2-1/2", 3),
            ("[A \"1\"]\n\n1-0\n\n[A \"2\"]\n\n", 2),
            ("[A \"1\"]\n[B \"2\"]\n\n[A \"2\"]\n", 2),
            ("[A \"1\"]\n\n[B \"2\"]\n[Odd]\n[C \"3\"] 1. e4\n\n 1... e5", 1),
            ("1. e4 {never\n[Event \"b\"]\n1. d4 (1. c4\n[Event \"c\"]", 3),
            ("by somebody\n\n[A \"1\"]\n", 1),
        ] {
            let games = all(text);
            assert_eq!(games.len(), count, "{text}: {:?}", games.iter().map(shown).collect::<Vec<_>>());
        }
        let games = all("1. e4 1-0 {good}\n1. d4 *");
        assert_eq!(shown(&games[0]), "1:Number { number: 1, black: false } 1:Move(\"e4\") 1:Result(\"1-0\")");
        assert!(shown(&games[1]).starts_with("1:Comment(\"good\")"));
    }

    #[test]
    fn every_item_has_its_line() {
        let games = all("% esc\n[A \"x\"]\n\n1. e4 {two\nlines} (1. d4\n[%clk 1]\n) 1...\ne5 ;rest }\n= 1-0");
        assert_eq!((games[0].first, games[0].head[0].line), (1, 2));
        assert_eq!(
            shown(&games[0]),
            "1:Escape(\" esc\") 4:Number { number: 1, black: false } 4:Move(\"e4\") 4:Comment(\"two\\nlines\") \
             5:Open 5:Number { number: 1, black: false } 5:Move(\"d4\") 6:Stray(\"[%clk 1]\") 7:Close \
             7:Number { number: 1, black: true } 8:Move(\"e5\") 8:Remark(\"rest }\") 9:Stray(\"=\") 9:Result(\"1-0\")"
        );
    }

    #[test]
    fn what_has_no_end_is_told_where_it_begins() {
        let games = all("1. e4 (1. d4 (1. c4 1-0\n\n[Event \"b\"]\n\n1. e4 e5 {no\nend\n\n");
        assert!(shown(&games[0]).ends_with("1:Stray(\"1-0\") 1:Endless 1:Close 1:Close"), "{}", shown(&games[0]));
        assert!(shown(&games[1]).ends_with("5:Comment(\"no\\nend\") 5:Endless"), "{}", shown(&games[1]));
    }
}
