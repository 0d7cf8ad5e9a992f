//! Sheets through the core, in either notation and any language.
//!
//! Where the numbers go back, moves were taken back; what a sheet says beside its moves is not judged.

use std::io::BufRead;

use shakmaty::fen::Fen;

use super::Reason;
use super::feed::Feed;
use super::judge::judge;
use super::kept::clock;
use super::remark::{self, Remark};
use super::rules::foreign;
use crate::core::Side;
use crate::written::sheet::Sheets;
use crate::written::{Game, Item, Keys, Unread, What, pgn};

/// Replays all sheets of a file.
pub(super) fn replay<R: BufRead>(sheets: Sheets<R>, feed: &mut Feed<'_>) {
    for sheet in sheets {
        match sheet {
            Ok(game) => one(&game, feed),
            Err(Unread::TooLong { line }) => feed.whole(line, Reason::TooLong),
            Err(Unread::Io { line, text }) => feed.unreadable(line, &text),
        }
    }
}

/// The position a sheet starts from, if it names one.
pub fn position(game: &Game) -> Option<String> {
    // Sheets once broke a position behind a slash as at a blank.
    let fens = game.head.iter().map(|tag| tag.value.replace("/ ", "/"));
    fens.into_iter().find(|value| value.matches('/').count() == 7 && value.parse::<Fen>().is_ok())
}

fn one(game: &Game, feed: &mut Feed<'_>) {
    let headers: Vec<(String, String)> = game.head.iter().map(|tag| (tag.key.clone(), tag.value.clone())).collect();
    let foreign = foreign(game);
    feed.start(game.first, &headers, position(game).filter(|_| foreign.is_none()).as_deref());
    if let Some(tag) = foreign {
        feed.fault(tag.line, &tag.value, Reason::Rules);
    }
    let mut items = game.body.iter().peekable();
    while let Some(Item { line, what }) = items.next() {
        if feed.is_faulty() {
            break;
        }
        match what {
            What::Number { number, black } => {
                let side = if *black { Side::Black } else { Side::White };
                if !feed.back_to(*number, side) {
                    feed.fault(*line, &number.to_string(), Reason::Number);
                }
            }
            What::Move(text) => {
                let offer = items.next_if(|next| next.what == What::Offer).is_some();
                let Some(position) = feed.position() else { break };
                match judge(position, text) {
                    Ok(mv) => feed.play(*line, mv, offer),
                    Err(reason) => feed.fault(*line, text, reason),
                }
            }
            // A take-back that is the last of a sheet shows in its own line alone.
            What::Fact { key, value } if key == "Restored" => {
                if let Some((number, side)) = Keys::default().restored(value) {
                    feed.back_to(number, side);
                }
            }
            // A line among the moves that is none of them hides one: what follows would be another game's.
            What::Stray(text) if is_among_moves(&game.body, *line) && is_meant(text) => {
                feed.fault(*line, text, Reason::NotAMove);
            }
            What::Stray(text) => feed.passed_over(*line, text),
            What::Fact { key, value } if key == "Clock" => clocks(value, feed),
            What::Fact { key, value } if key == "Comment" => {
                if let Some(remark) = remark::said(value) {
                    feed.remarked(&remark);
                }
            }
            What::Fact { key, value } if key == "Variation" => {
                let items = pgn::items(value, *line);
                let moves = items.iter().filter_map(|item| match &item.what {
                    What::Move(text) => Some(text.as_str()),
                    _ => None,
                });
                let before = feed.position_before();
                if let Some(remark) = before.and_then(|position| Remark::variation(&position, moves)) {
                    feed.remarked(&remark);
                }
            }
            _ => {}
        }
    }
    feed.end(game.result());
}

/// The clocks on a line of their own behind Black's move: `W 1:20:05 B 1:18:40`.
fn clocks(value: &str, feed: &mut Feed<'_>) {
    let words: Vec<&str> = value.split_whitespace().collect();
    let ["W", white, "B", black] = *words.as_slice() else { return };
    let read = |text: &str| clock(&format!("[{text}]"), "[");
    if let (Some(white), Some(black), Side::White) = (read(white), read(black), feed.due().1) {
        feed.timed(1, Some(white), None);
        feed.timed(0, Some(black), None);
    }
}

/// Whether moves stand before a line and behind it.
fn is_among_moves(body: &[Item], line: u64) -> bool {
    let moves = || body.iter().filter(|item| matches!(item.what, What::Move(_)));
    moves().any(|item| item.line < line) && moves().any(|item| item.line > line)
}

/// Whether a line was meant as moves: a square stands in it, in letters or in numbers.
fn is_meant(text: &str) -> bool {
    let signs: Vec<char> = text.chars().collect();
    let digits = |pair: &[char]| pair.iter().all(|sign| matches!(sign, '1'..='8'));
    pgn::is_meant_as_move(text) || signs.windows(2).any(digits)
}
