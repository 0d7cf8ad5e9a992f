//! Reading sheets as text: our own (`scoresheet.md` part A), and square-number sheets as others write them,
//! with bare pawns and separators (source 002, appendix 5).
//!
//! A line that begins with a digit is moves, `Key: value` is a fact, anything else stays as it stands. What
//! goes over more than one line is put together first. A sheet ends with its result.

mod line;

use std::io::BufRead;

pub(super) use line::is_of_a_sheet;
use line::{RESULTS, fact, is_digit, is_moves, moves, number};
pub use line::{in_ascii, is_key, is_stray};

use super::pgn::token::is_blank;
use super::{Game, Got, Item, Keys, Lines, Tag, Unread, What, decode};
use crate::core::Side;

/// The longest sheet, in bytes; a PGN of a game may be as long.
const LONGEST: usize = 4 << 20;
/// What stands behind the head of a sheet and never in it; the first four have a meaning for what is behind them,
/// or are somebody else's words.
const BODY: [&str; 21] = [
    "Restored",
    "Comment",
    "Variation",
    "Journal",
    "Clock",
    "Draw offered",
    "Claim",
    "Claim not granted",
    "Clocks stopped",
    "Clock set",
    "Moves set",
    "Penalty",
    "Time added",
    "Late",
    "Both flags fallen",
    "Reason",
    "Result by arbiter",
    "Signed",
    "Illegal move",
    "Ending",
    "Match",
];
/// Whether a line of this name only tells something: a comment of another form may become one.
pub fn only_tells(key: &str) -> bool {
    BODY.iter().skip(4).any(|name| *name == key)
}

/// A line with what goes on below it.
struct Row {
    line: u64,
    text: String,
}

/// The sheets of a file, one after the other.
pub struct Sheets<R> {
    lines: Lines<R>,
    keys: Keys,
    /// The row behind the last that was put together.
    ahead: Option<Row>,
    /// A whole row that begins the next sheet.
    next: Option<Row>,
    /// How long the present sheet is so far, in bytes.
    size: usize,
    /// Whether the file could not be read on.
    done: bool,
}

impl<R: BufRead> Sheets<R> {
    /// Reads the sheets of a file; `keys` are the words that are known.
    pub fn new(lines: Lines<R>, keys: Keys) -> Sheets<R> {
        Sheets { lines, keys, ahead: None, next: None, size: 0, done: false }
    }

    fn sheet(&mut self) -> Result<Option<Game>, Unread> {
        self.size = 0;
        let mut game = Game::default();
        let mut heading = true;
        while let Some(row) = self.row()? {
            if row.text.is_empty() {
                heading &= game.head.is_empty();
                continue;
            }
            if game.first == 0 {
                game.first = row.line;
            }
            let ended = self.put(&mut game, &row, &mut heading);
            if ended {
                self.behind(&mut game)?;
                break;
            }
        }
        one_result(&mut game);
        Ok((game.first > 0).then_some(game))
    }

    /// Puts a row into a game; whether that ends it.
    fn put(&self, game: &mut Game, row: &Row, heading: &mut bool) -> bool {
        let (line, text) = (row.line, row.text.as_str());
        if text.starts_with(is_digit) || is_moves(text) {
            *heading = false;
            game.body.extend(moves(line, text));
            return false;
        }
        let Some((key, value)) = fact(text) else {
            game.body.push(Item { line, what: What::Stray(text.to_owned()) });
            return false;
        };
        let (key, value) = (self.keys.key(key).to_owned(), value.to_owned());
        *heading &= !BODY.contains(&key.as_str());
        if key == "Result" && RESULTS.contains(&value.as_str()) {
            game.body.push(Item { line, what: What::Result(value) });
            return true;
        }
        if key == "Result" {
            // No result that is known: somebody's words.
            let value = format!("{key}: {value}");
            game.body.push(Item { line, what: What::Fact { key: "Comment".to_owned(), value } });
            *heading = false;
            return false;
        }
        if *heading {
            // Names and places are nobody's words to translate.
            let value =
                if ["Special board", "Armageddon"].contains(&key.as_str()) { self.keys.value(&value) } else { value };
            game.head.push(Tag { line, key, value });
        } else {
            // Only what stands behind the head may be written with other digits; a comment is as it is.
            let own = ["Comment", "Variation"].contains(&key.as_str());
            let value = if own { value } else { in_ascii(&value) };
            let value = match key.as_str() {
                "Clock" => self.keys.clocks(&value),
                "Restored" => self.keys.restored(&value).map_or(value, |(number, side)| in_english(number, side)),
                _ if own => value,
                _ => self.keys.value(&value),
            };
            game.body.push(Item { line, what: What::Fact { key, value } });
        }
        false
    }

    /// What stands behind the result and begins no other sheet belongs to this one.
    fn behind(&mut self, game: &mut Game) -> Result<(), Unread> {
        while let Some(row) = self.row()? {
            if row.text.starts_with(is_digit) || fact(&row.text).is_some() {
                self.next = Some(row);
                break;
            }
            if !row.text.is_empty() {
                game.body.push(Item { line: row.line, what: What::Stray(row.text) });
            }
        }
        Ok(())
    }

    /// The next line with what goes on below it.
    fn row(&mut self) -> Result<Option<Row>, Unread> {
        if let Some(row) = self.next.take() {
            return Ok(Some(row));
        }
        let mut row = self.ahead.take();
        let mut line = Vec::new();
        loop {
            let number = self.lines.number + 1;
            let too_long = Unread::TooLong { line: number };
            match self.lines.next(&mut line).map_err(|error| Unread::Io { line: number, text: error.to_string() })? {
                Got::End => return Ok(row),
                Got::TooLong => return Err(too_long),
                Got::Line => {}
            }
            // What nobody sees parts words as a blank does.
            self.size += line.len() + 1;
            if self.size > LONGEST {
                return Err(too_long);
            }
            let text: String = decode(&line).chars().map(|sign| if is_blank(sign) { ' ' } else { sign }).collect();
            let bare = text.trim();
            match &mut row {
                Some(above) if goes_on(&above.text, &text) => {
                    // One blank: the word above goes on.
                    if text.starts_with("  ") {
                        above.text.push(' ');
                    }
                    above.text.push_str(bare);
                }
                _ => {
                    let next = Row { line: self.lines.number, text: bare.to_owned() };
                    match row {
                        None => row = Some(next),
                        Some(_) => {
                            self.ahead = Some(next);
                            return Ok(row);
                        }
                    }
                }
            }
        }
    }
}

impl<R: BufRead> Iterator for Sheets<R> {
    type Item = Result<Game, Unread>;

    fn next(&mut self) -> Option<Result<Game, Unread>> {
        if self.done {
            return None;
        }
        let sheet = self.sheet();
        self.done = sheet.is_err();
        sheet.transpose()
    }
}

/// What a line says that tells where a restored position stands.
fn in_english(number: u32, side: Side) -> String {
    let side = if side == Side::White { "White" } else { "Black" };
    format!("move {number}, {side} to move")
}

/// A game has one result, the last; what looks like one before it is somebody's words.
fn one_result(game: &mut Game) {
    let results = game.body.iter_mut().filter(|item| matches!(item.what, What::Result(_)));
    for item in results.rev().skip(1) {
        if let What::Result(value) = std::mem::replace(&mut item.what, What::Endless) {
            item.what = What::Fact { key: "Comment".to_owned(), value };
        }
    }
}

/// Whether a line is more of the one above it: it is indented, and no numbered move stands there.
fn goes_on(above: &str, line: &str) -> bool {
    let more = line.trim();
    let numbered = above.starts_with(is_digit) && number(more.split_whitespace().next().unwrap_or_default()).is_some();
    line.starts_with(' ') && !above.is_empty() && !more.is_empty() && !numbered
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &str) -> Vec<Game> {
        Sheets::new(Lines::open(text.as_bytes()).unwrap(), Keys::default()).map(Result::unwrap).collect()
    }

    fn texts(game: &Game) -> Vec<&str> {
        game.body
            .iter()
            .filter_map(|item| match &item.what {
                What::Move(text) => Some(text.as_str()),
                _ => None,
            })
            .collect()
    }

    #[test]
    fn a_sheet_of_source_002_has_its_moves_as_they_were_written() {
        let games = all("الأبيض الأسود\n1 ـ 54 1 ـ 36\n1 ـ 44 1 ـ 45\n");
        assert_eq!(games.len(), 1);
        assert_eq!(texts(&games[0]), ["1 ـ 54", "1 ـ 36", "1 ـ 44", "1 ـ 45"]);
        assert_eq!(games[0].body[0].what, What::Stray("الأبيض الأسود".to_owned()));
    }

    #[test]
    fn numbers_dots_offers_and_results_are_told_from_moves() {
        let games = all("White: A\n\n1. 5254 (=) 5755\n٢. ... 3-7866\n3.54 36 1-0\n");
        let body: Vec<&What> = games[0].body.iter().map(|item| &item.what).collect();
        let number = |number, black| What::Number { number, black };
        let mv = |text: &str| What::Move(text.to_owned());
        let expected = [
            number(1, false),
            mv("5254"),
            What::Offer,
            mv("5755"),
            number(2, true),
            mv("3-7866"),
            number(3, false),
            mv("54"),
            mv("36"),
            What::Result("1-0".to_owned()),
        ];
        assert_eq!(body, expected.iter().collect::<Vec<_>>());
    }

    #[test]
    fn lines_that_go_on_are_put_together_and_sheets_parted_by_their_results() {
        let games = all(
            "White: Ab\n d the\n  Elder\nBlack:\n\n1. e4\n  (=)\nResult: *\nWhite: C\n\nResult: 1-0\n\nsigned in ink\n",
        );
        assert_eq!(games.len(), 2);
        assert_eq!((games[0].tag("White"), games[0].tag("Black")), (Some("Abd the Elder"), Some("")));
        assert_eq!((games[0].result(), games[1].result(), games[1].first), (Some("*"), Some("1-0"), 9));
        assert!(games[1].body.iter().any(|item| item.what == What::Stray("signed in ink".to_owned())));
    }

    #[test]
    fn a_sheet_is_told_from_a_pgn() {
        for sheet in ["Event: x", "1. 5254 5755", "1-54 1-36", "1 ـ 54 1 ـ 36", "١. ٥٢٥٤", "sheet_width: 20"] {
            assert!(is_of_a_sheet(sheet), "{sheet}");
        }
        for pgn in ["[Event \"x\"]", "1. e4 e5", "1-0", "1. O-O", "1. 0-0 O-O", "{ a: b }", "12.", "", "http://x"] {
            assert!(!is_of_a_sheet(pgn), "{pgn}");
        }
    }
}
