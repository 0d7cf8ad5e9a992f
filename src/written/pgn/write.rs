//! Writes a game as PGN in the export format: all of it, in its order.
//!
//! What is read of it again is the same game but for this: numbers are told anew, lines are broken where
//! they are full, line ends and control characters within a text are blanks, what had no end has one, and a
//! game without a result gets that of its `Result` tag, else `*`. Written once more it is the same text.

use super::token::{is_blank, is_meant};
use crate::written::game::{Game, What};

/// The longest line, in characters.
const LINE: usize = 80;
/// The results a game can end with.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// The text of a game, an empty line behind it.
///
/// Items that PGN has no place for are comments: an offer, `{(=)}`, and the facts of a sheet.
pub fn write(game: &Game) -> String {
    let mut text = String::new();
    for tag in &game.head {
        let value = plain(&tag.value).replace('\\', "\\\\").replace('"', "\\\"");
        text.push_str(&format!("[{} \"{value}\"]\n", tag.key));
    }
    if !text.is_empty() {
        text.push('\n');
    }
    let mut lines = Filled { text, ..Filled::default() };
    body(&mut lines, game);
    if game.result().is_none() {
        let result = game.tag("Result").filter(|result| RESULTS.contains(result));
        lines.put(result.unwrap_or("*"));
    }
    lines.end();
    lines.text.push('\n');
    lines.text
}

/// The moves of a game and all between them as one line, without a result of its own making: how another form
/// writes a variation.
pub fn moves(game: &Game) -> String {
    let mut lines = Filled::default();
    body(&mut lines, game);
    lines.end();
    lines.text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn body(lines: &mut Filled, game: &Game) {
    let mut count = Count::of(game);
    let mut nagged = false;
    for item in &game.body {
        let nags = matches!(item.what, What::Move(_) | What::Stray(_));
        match &item.what {
            What::Number { .. } | What::Endless => continue,
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
            What::Result(result) => lines.put(if RESULTS.contains(&result.as_str()) { result } else { "*" }),
        }
        nagged = matches!(item.what, What::Move(_));
        // Behind anything else than a move or its valuation Black's number is told again.
        count.told &= nags || matches!(item.what, What::Nag(_));
    }
}

/// Text without control characters and marks of direction: a blank stands for each.
fn plain(text: &str) -> String {
    text.chars().map(|sign| if is_blank(sign) { ' ' } else { sign }).collect()
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

/// Lines that are filled.
#[derive(Default)]
struct Filled {
    text: String,
    column: usize,
    /// Brackets that stand before the next token without a blank.
    brackets: String,
}

impl Filled {
    /// Puts a token behind a blank, in the next line where this one is full.
    fn put(&mut self, token: &str) {
        let length = self.brackets.len() + token.chars().count();
        if self.column > 0 && self.column + 1 + length > LINE {
            self.turn();
        }
        // At the start of a line a percent sign would make an escape of it.
        if self.column > 0 || token.starts_with('%') {
            self.attach(" ");
        }
        let brackets = std::mem::take(&mut self.brackets);
        self.attach(&brackets);
        self.attach(token);
    }

    /// Opens a variation; its bracket waits for what comes first.
    fn open(&mut self) {
        if self.brackets.len() + 1 == LINE / 2 {
            self.put("");
        }
        self.brackets.push('(');
    }

    /// Closes a variation behind its last token.
    fn close(&mut self) {
        if self.brackets.is_empty() && (1..LINE).contains(&self.column) {
            self.attach(")");
        } else {
            self.put(")");
        }
    }

    /// Puts a sign without a blank.
    fn attach(&mut self, sign: &str) {
        self.text.push_str(sign);
        self.column += sign.chars().count();
    }

    /// Puts a text in a line of its own.
    fn alone(&mut self, text: &str) {
        self.end();
        self.text.push_str(text);
        self.text.push('\n');
    }

    /// Puts a comment; it is broken at its blanks, but not where a line would begin with what looks like
    /// something else.
    fn comment(&mut self, text: &str) {
        let text = format!("{{{}}}", plain(text).replace('}', ")"));
        // A command for other programs stays whole: some look for it in one line.
        let mut inside = false;
        let mut words = text.split(|sign| {
            inside = sign == '[' || inside && sign != ']';
            sign == ' ' && !inside
        });
        self.put(words.next().unwrap_or_default());
        for word in words {
            let full = self.column + 1 + word.chars().count() > LINE;
            if full && !word.is_empty() && !word.starts_with(['[', '%', ';']) {
                self.turn();
            } else {
                self.attach(" ");
            }
            self.attach(word);
        }
    }

    /// Ends the line, if anything stands in it.
    fn end(&mut self) {
        if !self.brackets.is_empty() {
            self.put("");
        }
        if self.column > 0 {
            self.turn();
        }
    }

    fn turn(&mut self) {
        self.text.push('\n');
        self.column = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::super::games;
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
    fn lines_are_broken_at_blanks() {
        let long = "word ".repeat(40) + "[%clk 0:01:00] %x";
        let text =
            format!("[A \"{}\"]\n\n1. e4 {{{long}}} 1... e5 {} 1-0", "a\\\"".repeat(100), "2. Nf3 Nc6 ".repeat(9));
        for line in again(&text).lines().skip(1) {
            assert!(line.len() <= 96 && !line.starts_with(['[', '%']), "{line}");
        }
    }
}
