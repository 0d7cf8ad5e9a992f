//! Our own sheets (`scoresheet.md` part A), in either notation and any language.
//!
//! A line that begins with a number is moves; any other is a fact. Where the numbers go back, moves
//! were taken back. On a sheet there are no questions: `55` and `555` are castling.

use std::io::BufRead;

use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Move, Position, Role, Square};

use super::Reason;
use super::feed::Feed;
use super::kept::clock;

use crate::core::Side;
use crate::written::{Got, Lines, decode};

/// The most lines of a sheet.
const MOST: usize = 20_000;
/// The longest fact of a sheet, in bytes.
const LONGEST: usize = 4000;
/// The results a sheet can end with.
const RESULTS: [&str; 5] = ["1-0", "0-1", "1/2-1/2", "0-0", "*"];

/// A take-back in the languages of the program, as `sheet.restored` has it.
const RESTORED: [&str; 2] = ["Restored", "استعادة"];
/// White in a line of one.
const WHITE: [&str; 2] = ["White", "الأبيض"];

/// A text of the sheet and its line.
struct Word {
    line: u64,
    text: String,
}

/// Replays all sheets of a file.
pub(super) fn replay<R: BufRead>(lines: &mut Lines<R>, feed: &mut Feed<'_>) {
    let mut line = Vec::new();
    // Facts that go over more than one line are put together first.
    let mut facts: Vec<Word> = Vec::new();
    loop {
        let got = lines.next(&mut line);
        let text = match got {
            Ok(Got::Line) => decode(&line),
            Ok(Got::End) => break,
            Ok(Got::TooLong) => return feed.unreadable(lines.number, "too long"),
            Err(error) => return feed.unreadable(lines.number, &error.to_string()),
        };
        match (text.strip_prefix("  "), facts.last_mut()) {
            (Some(more), Some(fact)) => {
                // A position is broken behind a slash.
                if !fact.text.ends_with('/') {
                    fact.text.push(' ');
                }
                fact.text.push_str(more.trim());
            }
            _ => facts.push(Word { line: lines.number, text: digits(text.trim()) }),
        }
        if facts.len() > MOST || facts.last().is_some_and(|fact| fact.text.len() > LONGEST) {
            return feed.unreadable(lines.number, "too long");
        }
    }
    let mut facts = facts.iter().peekable();
    while facts.peek().is_some() {
        let first = facts.peek().map_or(1, |fact| fact.line);
        let mut headers = Vec::new();
        for fact in facts.by_ref().take_while(|fact| !fact.text.is_empty()) {
            if let Some((key, value)) = fact.text.split_once(": ") {
                headers.push((key.to_owned(), value.to_owned()));
            }
        }
        if headers.is_empty() {
            continue;
        }
        let fen = headers.iter().map(|(_, value)| value).find(|value| is_fen(value)).cloned();
        feed.start(first, &headers, fen.as_deref());
        let mut result = None;
        while let Some(fact) = facts.next() {
            if fact.text.starts_with(|sign: char| sign.is_ascii_digit()) {
                moves(fact, feed);
            } else if let Some(found) = result_of(fact) {
                result = Some(found.to_owned());
                // A result that the arbiter declared stands before the sheet's own.
                if !facts.clone().take_while(|next| !next.text.is_empty()).any(|next| result_of(next).is_some()) {
                    break;
                }
            } else if let Some((key, value)) = fact.text.split_once(": ") {
                restored(key, value, feed);
                clocks(value, feed);
            }
        }
        feed.end(result.as_deref());
    }
}

/// A line with ASCII digits where it is moves: an Arabic sheet may have its own.
fn digits(text: &str) -> String {
    if text.starts_with(|sign: char| ascii(sign).is_ascii_digit()) {
        text.chars().map(ascii).collect()
    } else {
        text.to_owned()
    }
}

/// The ASCII digit of an Arabic-Indic one; any other sign as it is.
fn ascii(sign: char) -> char {
    match sign {
        '٠'..='٩' => char::from_digit(u32::from(sign) - u32::from('٠'), 10).unwrap_or(sign),
        other => other,
    }
}

/// The result that a fact is about.
fn result_of(fact: &Word) -> Option<&str> {
    let (_, value) = fact.text.split_once(": ")?;
    RESULTS.contains(&value).then_some(value)
}

fn is_fen(value: &str) -> bool {
    value.matches('/').count() == 7 && value.parse::<Fen>().is_ok()
}

/// A take-back that is the last of a sheet shows in its own line alone.
fn restored(key: &str, value: &str, feed: &mut Feed<'_>) {
    if !RESTORED.contains(&key) || feed.is_faulty() {
        return;
    }
    let value: String = value.chars().map(ascii).collect();
    let number = value.split(|sign: char| !sign.is_ascii_digit()).find_map(|digits| digits.parse().ok());
    let side = if WHITE.iter().any(|name| value.contains(name)) { Side::White } else { Side::Black };
    if let Some(number) = number {
        feed.back_to(number, side);
    }
}

/// The clocks on a line of their own behind Black's move: `W 1:20:05 B 1:18:40`, the signs of the sides in any language.
fn clocks(value: &str, feed: &mut Feed<'_>) {
    let value: String = value.chars().map(ascii).collect();
    let words: Vec<&str> = value.split_whitespace().collect();
    let [white, left, black, rest] = *words.as_slice() else { return };
    if [white, black].iter().any(|side| side.chars().count() != 1) || feed.is_faulty() || feed.due().1 != Side::White {
        return;
    }
    let read = |text: &str| clock(&format!("[{text}]"), "[");
    if let (Some(left), Some(rest)) = (read(left), read(rest)) {
        feed.timed(1, Some(left), None);
        feed.timed(0, Some(rest), None);
    }
}

/// Plays the moves of a line.
fn moves(fact: &Word, feed: &mut Feed<'_>) {
    let mut words = fact.text.split_whitespace().peekable();
    let number = words.next().and_then(|word| word.strip_suffix('.')?.parse::<u32>().ok());
    let Some(number) = number else { return feed.fault(fact.line, &fact.text, Reason::NotAMove) };
    let side = if words.next_if_eq(&"...").is_some() { Side::Black } else { Side::White };
    if !feed.is_faulty() && !feed.back_to(number, side) {
        return feed.fault(fact.line, &fact.text, Reason::Number);
    }
    while let Some(word) = words.next() {
        let offer = words.next_if_eq(&"(=)").is_some();
        if feed.is_faulty() {
            return;
        }
        let Some(position) = feed.position() else { return };
        match read(position, word) {
            Ok(mv) => feed.play(fact.line, mv, offer),
            Err(reason) => return feed.fault(fact.line, word, reason),
        }
    }
}

/// The move of a text on a sheet.
fn read(position: &Chess, word: &str) -> Result<Move, Reason> {
    let digital = word.starts_with(|sign: char| sign.is_ascii_digit()) && !word.starts_with("0-0");
    if !digital {
        let san = SanPlus::from_ascii(word.as_bytes()).map_err(|_| Reason::NotAMove)?;
        return san.san.to_move(position).map_err(|error| match error {
            shakmaty::san::SanError::AmbiguousSan => Reason::Ambiguous,
            shakmaty::san::SanError::IllegalSan => Reason::Illegal,
        });
    }
    let bare = word.trim_end_matches(['+', '#', '_']);
    let side = position.turn();
    match bare {
        "55" | "555" => {
            let wing = if bare == "55" { shakmaty::CastlingSide::KingSide } else { shakmaty::CastlingSide::QueenSide };
            return position
                .legal_moves()
                .into_iter()
                .find(|mv| mv.castling_side() == Some(wing))
                .ok_or(Reason::Illegal);
        }
        _ => {}
    }
    let named = bare.chars().last().and_then(Role::from_char);
    let digits: Vec<u32> = bare.chars().filter_map(|sign| sign.to_digit(10)).collect();
    let signs = bare.chars().all(|sign| sign.is_ascii_digit() || matches!(sign, '-' | 'x' | 'Q' | 'R' | 'B' | 'N'));
    if !signs || digits.len() > 6 {
        return Err(Reason::NotAMove);
    }
    let readings: Vec<Wanted> = match *digits {
        [f, r] => vec![Wanted { value: Some(1), from: None, to: square(f, r), promotion: None }],
        [value, f, r] => vec![Wanted { value: Some(value), from: None, to: square(f, r), promotion: None }],
        [f, r, g, s] => vec![Wanted { value: None, from: square(f, r), to: square(g, s), promotion: None }],
        [one, two, three, four, five] => vec![
            Wanted { value: Some(one), from: square(two, three), to: square(four, five), promotion: None },
            Wanted { value: Some(1), from: square(one, two), to: square(three, four), promotion: Some(five) },
        ],
        _ => return Err(Reason::NotAMove),
    };
    for wanted in readings {
        let mut found = position.legal_moves();
        found.retain(|mv| {
            let to = mv.castling_side().map_or(mv.to(), |wing| wing.king_to(side));
            let promoted = match (named, wanted.promotion) {
                (Some(role), _) => mv.promotion() == Some(role),
                (None, Some(digit)) => mv.promotion().is_some_and(|role| value(role) == digit),
                (None, None) => true,
            };
            wanted.to == Some(to)
                && wanted.value.is_none_or(|digit| value(mv.role()) == digit)
                && (wanted.from.is_none() || wanted.from == mv.from())
                && promoted
        });
        match found.as_slice() {
            [mv] => return Ok(*mv),
            [] => {}
            _ => return Err(Reason::Ambiguous),
        }
    }
    Err(Reason::Illegal)
}

struct Wanted {
    value: Option<u32>,
    from: Option<Square>,
    to: Option<Square>,
    promotion: Option<u32>,
}

fn square(file: u32, rank: u32) -> Option<Square> {
    let file = shakmaty::File::try_from(file.checked_sub(1)?).ok()?;
    let rank = shakmaty::Rank::try_from(rank.checked_sub(1)?).ok()?;
    Some(Square::from_coords(file, rank))
}

fn value(role: Role) -> u32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}
