//! Writes a game as PGN in the export format: all of it, in its order.
//!
//! What is read of it again is the same game but for this: numbers are told anew, lines are broken where
//! they are full, line ends and control characters within a text are blanks, what had no end has one, and a
//! game without a result gets that of its `Result` tag, else `*`. Written once more it is the same text.

use super::fill::{Filled, plain};
use super::token::{self, Token, is_meant, is_name};
use crate::written::game::{Game, Item, What};

/// The results a game can end with.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// The text of a game, an empty line behind it.
///
/// What PGN has no place for, because it comes from a sheet, is a comment: an offer, `{(=)}`, a fact, the result
/// `0-0`, a move in digits.
pub fn write(game: &Game) -> String {
    let mut text = String::new();
    for tag in &game.head {
        let value = plain(&tag.value).replace('\\', "\\\\").replace('"', "\\\"");
        let key: String = tag.key.chars().filter(|sign| is_name(*sign)).collect();
        let key = Some(key.trim_start_matches(|sign: char| !sign.is_alphanumeric())).filter(|key| !key.is_empty());
        text.push_str(&format!("[{} \"{value}\"]\n", key.unwrap_or("Tag")));
    }
    if !text.is_empty() {
        text.push('\n');
    }
    let mut lines = Filled::behind(text);
    body(&mut lines, game);
    let ended = |item: &Item| matches!(&item.what, What::Result(result) if RESULTS.contains(&result.as_str()));
    if !game.body.iter().any(ended) {
        let result = game.tag("Result").filter(|result| RESULTS.contains(result));
        lines.put(result.unwrap_or("*"));
    }
    lines.end();
    lines.finish()
}

/// The moves of a game and all between them as one line, without a result of its own making: how another form
/// writes a variation.
pub fn moves(game: &Game) -> String {
    let mut lines = Filled::behind(String::new());
    body(&mut lines, game);
    lines.end();
    lines.finish().split_whitespace().collect::<Vec<_>>().join(" ")
}

fn body(lines: &mut Filled, game: &Game) {
    let mut count = Count::of(game);
    let mut nagged = false;
    for item in &game.body {
        // Whether it is read as what it is; else it is a comment.
        let whole = match &item.what {
            What::Move(text) => is_cut(text, true),
            What::Stray(text) => is_cut(text, false),
            _ => false,
        };
        match &item.what {
            What::Number { .. } | What::Endless => continue,
            What::Move(text) | What::Stray(text) if !whole => lines.comment(text),
            What::Move(text) => lines.put(&count.numbered(text)),
            What::Stray(text) if is_meant(text) && !text.starts_with('[') => lines.put(&count.numbered(text)),
            What::Stray(text) if text.starts_with('[') => lines.alone(&plain(text)),
            What::Stray(text) => lines.put(text),
            // Behind a move a sign stands without a blank.
            What::Nag(nag) if nagged && !nag.starts_with('$') => lines.attach(nag),
            What::Nag(nag) => lines.put(nag),
            What::Offer => lines.comment("(=)"),
            What::Comment(text) => lines.comment(text),
            What::Fact { key, value } => lines.comment(&format!("{key}: {value}")),
            What::Remark(text) => {
                lines.put(&format!(";{}", plain(text)));
                lines.end();
            }
            What::Escape(text) => lines.alone(&format!("%{}", plain(text))),
            What::Open => {
                count.open();
                lines.open();
            }
            What::Close => {
                count.close();
                lines.close();
            }
            What::Result(result) if RESULTS.contains(&result.as_str()) => lines.put(result),
            What::Result(result) => lines.comment(result),
        }
        nagged = whole && matches!(item.what, What::Move(_));
        // Behind anything else than a move or its valuation Black's number is told again.
        count.told &= whole || matches!(item.what, What::Nag(_));
    }
}

/// Whether a text is read as one token of its kind, a move or a stray.
fn is_cut(text: &str, as_move: bool) -> bool {
    let Some((token, end)) = token::next(text, 0) else { return false };
    end == text.len()
        && match token {
            Token::Move(_) => as_move,
            Token::Stray(_) | Token::Result(..) | Token::Close => !as_move,
            _ => false,
        }
}

/// A full move's number and whether it is Black's turn.
type Turn = (u32, bool);

/// The numbers of the moves.
struct Count {
    /// The next move.
    next: Turn,
    /// The move that was written last, if any: a variation begins with another one in its place.
    last: Option<Turn>,
    /// The counts outside of the variations that are open.
    outside: Vec<(Turn, Option<Turn>)>,
    /// Whether Black's next move needs no number.
    told: bool,
}

impl Count {
    /// The first move's turn is that of the position in the head, else what the file numbers it with.
    fn of(game: &Game) -> Count {
        let next = game.tag("FEN").and_then(turn).unwrap_or_else(|| {
            let before = game.body.iter().take_while(|item| !matches!(item.what, What::Move(_)));
            let mut numbers = before.filter_map(|item| match item.what {
                What::Number { number, black } => Some((number, black)),
                _ => None,
            });
            numbers.next().unwrap_or((1, false))
        });
        Count { next, last: None, outside: Vec::new(), told: false }
    }

    /// A move with the number it needs.
    fn numbered(&mut self, text: &str) -> String {
        let turn @ (number, black) = self.next;
        self.next = if black { (number.saturating_add(1), false) } else { (number, true) };
        self.last = Some(turn);
        let told = std::mem::replace(&mut self.told, !black);
        match black {
            false => format!("{number}. {text}"),
            true if told => text.to_owned(),
            true => format!("{number}... {text}"),
        }
    }

    fn open(&mut self) {
        self.outside.push((self.next, self.last));
        self.next = self.last.unwrap_or(self.next);
        self.last = None;
    }

    fn close(&mut self) {
        if let Some((next, last)) = self.outside.pop() {
            (self.next, self.last) = (next, last);
        }
    }
}

/// The turn of a position.
fn turn(fen: &str) -> Option<Turn> {
    let mut fields = fen.split_whitespace().skip(1);
    let black = match fields.next()? {
        "w" => false,
        "b" => true,
        _ => return None,
    };
    Some((fields.nth(3).and_then(|number| number.parse().ok()).unwrap_or(1).max(1), black))
}

#[cfg(test)]
mod tests {
    use super::super::{Tag, games};
    use super::*;
    use crate::written::Lines;

    fn again(text: &str) -> String {
        let game = games(Lines::open(text.as_bytes()).unwrap()).next().unwrap().unwrap();
        let written = write(&game);
        let read = games(Lines::open(written.as_bytes()).unwrap()).next().unwrap().unwrap();
        assert_eq!(write(&read), written);
        written
    }

    #[test]
    fn numbers_are_told_anew_and_all_else_stays() {
        for (text, wanted) in [
            ("1. e4 e5 (d5 2. exd5) 2. Nf3 *", "1. e4 e5 (1... d5 2. exd5) 2. Nf3 *\n\n"),
            ("e4 {x} e5 ! $2 d4 ?? (d3 (d2))", "1. e4 {x} 1... e5! $2 2. d4?? (2. d3 (2. d2)) *\n\n"),
            ("7... e5 Nf3 ;a } b\n Nc6 1-0", "7... e5 8. Nf3 ;a } b\n8... Nc6 1-0\n\n"),
            ("1. e4 Sf6 2. d4 += d5", "1. e4 Sf6 2. d4 += d5 *\n\n"),
            ("0. Ne3", "0. Ne3 *\n\n"),
            ("[Result \"0-1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 40\"]\n\n1. Kd7", "40... Kd7 0-1\n\n"),
            ("1. e4 [Odd x] %y ½\n%z", "1. e4\n[Odd x]\n %y 1/2-1/2\n%z\n\n"),
            ("1. e4 {never\u{0}\nended", "1. e4 {never  ended} *\n\n"),
        ] {
            let written = again(text);
            assert!(written.ends_with(wanted), "{text}: {written}");
        }
    }

    #[test]
    fn what_comes_from_a_sheet_is_kept_in_comments() {
        let item = |what| Item { line: 1, what };
        let fact = What::Fact { key: "Clock set".to_owned(), value: "{0:10}".to_owned() };
        let texts = ["5254", "e4"].map(|text| item(What::Move(text.to_owned())));
        let reply = item(What::Move("e5".to_owned()));
        let strays = ["two words", "5254", "e5", "[x] y"].map(|text| item(What::Stray(text.to_owned())));
        let rest = [item(What::Offer), item(fact), item(What::Result("0-0".to_owned()))];
        let tag = |key: &str| Tag { line: 1, key: key.to_owned(), value: "x".to_owned() };
        let body = texts.into_iter().chain(strays).chain([reply]).chain(rest).collect();
        let game = Game { head: vec![tag("Time control"), tag("--")], body, ..Game::default() };
        let text = write(&game);
        assert_eq!(
            text,
            "[Timecontrol \"x\"]\n[Tag \"x\"]\n\n{5254} 1. e4 {two words} {5254} {e5} {[x] y} 1... e5 {(=)} {Clock set: {0:10)}\n{0-0} *\n\n"
        );
        assert_eq!(again(&text), text);
    }

    #[test]
    fn lines_are_broken_at_blanks() {
        let long = "word ".repeat(40) + "[%clk 0:01:00] %x";
        let text =
            format!("[A \"{}\"]\n\n1. e4 {{{long}}} 1... e5 {} 1-0", "a\\\"".repeat(100), "2. Nf3 Nc6 ".repeat(9));
        for line in again(&text).lines().skip(1) {
            assert!(line.len() <= 96 && !line.starts_with(['[', '%']), "{line}");
        }
    }
}
