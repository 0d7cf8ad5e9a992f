//! PGN files, game by game (`scoresheet.md` part E): the main line is played, the rest is told beside it.
//!
//! Numbers order nothing: files number wrongly, and the moves tell. But where a move cannot be played, it
//! is named with the number that the file gives it. Offers and take-backs are read from the comments that
//! our own files have them in.

use std::io::BufRead;

use super::Reason;
use super::feed::Feed;
use super::judge::judge;
use super::kept::clock;
use super::remark::{self, Remark};
use super::rules::foreign;
use crate::core::Millis;
use crate::written::pgn::{Games, is_meant_as_move};
use crate::written::{Game, Unread, What};

/// How often it is told in one game that something is no move.
const TOLD: u32 = 8;
/// Replays all games.
pub(super) fn replay<R: BufRead>(games: Games<R>, feed: &mut Feed<'_>) {
    for read in games {
        match read {
            Ok(read) => game(&read, feed),
            Err(Unread::TooLong { line }) => {
                feed.start(line, &[], None);
                feed.fault(line, "", Reason::TooLong);
                feed.end(None);
            }
            Err(Unread::Io { line, text }) => feed.unreadable(line, &text),
        }
    }
}

/// Replays a game.
fn game(game: &Game, feed: &mut Feed<'_>) {
    let headers: Vec<(String, String)> = game.head.iter().map(|tag| (tag.key.clone(), tag.value.clone())).collect();
    let foreign = foreign(game);
    let fen = game.tag("FEN").filter(|_| foreign.is_none());
    feed.start(game.first, &headers, fen);
    match foreign {
        Some(tag) => feed.fault(tag.line, &tag.value, Reason::Rules),
        None => Player { game, feed, number: None, times: None, odd: 0 }.play(),
    }
    let result = game.main_line().find_map(|item| match &item.what {
        What::Result(result) => Some(result.as_str()),
        _ => None,
    });
    feed.end(result);
}

/// Goes through the items of a game.
struct Player<'g, 'f, 'a> {
    game: &'g Game,
    feed: &'f mut Feed<'a>,
    /// The last number of the main line, and the moves since.
    number: Option<(u32, u32)>,
    /// What comments told of the time of the last move.
    times: Option<(Option<Millis>, Option<Millis>)>,
    /// How often it was told that something is no move.
    odd: u32,
}

impl Player<'_, '_, '_> {
    fn play(&mut self) {
        let game = self.game;
        let (mut depth, mut over) = (0_usize, false);
        for (index, item) in game.body.iter().enumerate() {
            let line = item.line;
            match &item.what {
                What::Open => {
                    depth += 1;
                    if depth == 1 {
                        self.variation(index + 1);
                    }
                }
                What::Close => depth = depth.saturating_sub(1),
                What::Endless => {
                    self.tick();
                    return self.feed.fault(line, "", Reason::Endless);
                }
                _ if depth > 0 => {}
                What::Number { number, .. } => self.number = Some((*number, 0)),
                What::Move(text) => self.move_of(index, line, text),
                What::Stray(text) if !over && is_meant_as_move(text) => self.fault(line, text, Reason::NotAMove),
                What::Stray(text) if !over => self.stray(line, text),
                What::Comment(text) | What::Remark(text) => self.comment(line, text),
                What::Result(_) => over = true,
                _ => {}
            }
            if self.feed.is_faulty() {
                return;
            }
        }
        self.tick();
    }

    fn move_of(&mut self, index: usize, line: u64, text: &str) {
        self.tick();
        let Some(position) = self.feed.position() else { return };
        match judge(position, text) {
            Ok(mv) => {
                self.feed.play(line, mv, self.is_offered(index));
                if let Some((_, since)) = &mut self.number {
                    *since += 1;
                }
                self.times = Some((None, None));
            }
            Err(reason) => self.fault(line, text, reason),
        }
    }

    /// Whether a comment behind the move of an index says that a draw is offered with it.
    fn is_offered(&self, index: usize) -> bool {
        let behind = self.game.body.iter().skip(index + 1);
        behind
            .map_while(|item| match &item.what {
                What::Comment(text) => Some(remark::is_offer(text)),
                What::Offer => Some(true),
                What::Nag(_) => Some(false),
                _ => None,
            })
            .any(|offer| offer)
    }

    /// A fault with the number that the file has, where it has one for this move.
    fn fault(&mut self, line: u64, text: &str, reason: Reason) {
        let number = self.number.filter(|(_, since)| *since < 2).map(|(number, _)| number);
        self.feed.fault_at(line, number, text, reason);
    }

    fn stray(&mut self, line: u64, text: &str) {
        // A file of nothing else has a few lines about it, not a million.
        if self.odd < TOLD && text != "e.p." {
            self.odd += 1;
            self.feed.passed_over(line, text);
        }
    }

    /// What was told of the time of the last move.
    fn tick(&mut self) {
        if let Some((left, spent)) = self.times.take()
            && (left.is_some() || spent.is_some())
        {
            self.feed.timed(0, left, spent);
        }
    }

    fn comment(&mut self, line: u64, text: &str) {
        if let Some((left, spent)) = &mut self.times
            && text.contains("[%")
        {
            (*left, *spent) = (left.or_else(|| clock(text, "[%clk")), spent.or_else(|| clock(text, "[%emt")));
        }
        let plain = remark::without_commands(text);
        if let Some(moves) = remark::taken_back(&plain)
            && self.take_back(line, moves)
        {
            return;
        }
        if let Some(remark) = remark::said(text) {
            self.feed.remarked(&remark);
        }
    }

    /// Plays moves and takes them back; whether they can be played.
    fn take_back(&mut self, line: u64, moves: &str) -> bool {
        self.tick();
        let Some(position) = self.feed.position() else { return false };
        let (plies, whole) = remark::followed(position, moves.split_whitespace());
        if !whole || plies.is_empty() || self.feed.is_over() {
            return false;
        }
        let (number, side) = self.feed.due();
        for text in moves.split_whitespace() {
            let Some(Ok(mv)) = self.feed.position().map(|position| judge(position, text)) else { return false };
            self.feed.play(line, mv, false);
        }
        self.feed.back_to(number, side)
    }

    /// The moves of a variation, those within it left out.
    fn variation(&mut self, from: usize) {
        let Some(position) = self.feed.position_before() else { return };
        let mut depth = 1_usize;
        let moves = self.game.body.iter().skip(from).map_while(|item| {
            match &item.what {
                What::Open => depth += 1,
                What::Close => depth -= 1,
                What::Move(text) if depth == 1 => return Some(Some(text.as_str())),
                _ => {}
            }
            (depth > 0).then_some(None)
        });
        if let Some(remark) = Remark::variation(&position, moves.flatten()) {
            self.feed.remarked(&remark);
        }
    }
}
