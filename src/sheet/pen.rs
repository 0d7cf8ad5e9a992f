//! Puts a sheet onto lines of a bounded width: moves a line for each full move, everything else as
//! `Key: value` broken at blanks (`scoresheet.md` part A).
//!
//! It knows forms, not games: what is a move and what a fact is told to it. What is written stays; a line
//! is ended when the next one begins, so Black's move and the sign of an offer still find their line. No
//! move is ever broken.

use unicode_width::UnicodeWidthStr;

use super::{Format, digits};
use crate::braille::Code;
use crate::core::Side;
use crate::core::profile::Notation;
use crate::language::utterance::plain;

/// What a line that goes on behind a blank begins with.
const INDENT: &str = "  ";
/// What a line that goes on within a word begins with: so the word is put together again without a blank.
const WITHIN: &str = " ";
/// The most signs that a line of one cell may have: marks and joiners have no width.
const WIDEST: usize = 8;
/// The sign of a draw offer (8.1.1; appendix C.12).
pub const OFFER: &str = "(=)";

/// How wide a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// In columns of a terminal, which are cells of a display that shows it.
    Print,
    /// In the cells of a braille code.
    Braille(Code),
}

impl Measure {
    fn of(self, text: &str) -> usize {
        match self {
            Measure::Print => text.width(),
            Measure::Braille(code) => code.width(text),
        }
    }
}

/// What the last line holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Last {
    /// Nothing: it is ended.
    Ended,
    /// A half-move of this side, of a full move's number.
    Move(Side, u32),
    /// Something else.
    Other,
}

/// The text of a sheet as it is written.
#[derive(Clone, Debug)]
pub struct Pen {
    format: Format,
    text: String,
    /// Where the last line begins in the text.
    line: usize,
    last: Last,
}

impl Pen {
    /// An empty sheet.
    pub fn of(format: Format) -> Pen {
        Pen { format, text: String::new(), line: 0, last: Last::Ended }
    }

    /// The whole text so far; its last line is open until [`Pen::end_line`].
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The side of the half-move that stands last, if one does.
    pub fn last_move(&self) -> Option<Side> {
        match self.last {
            Last::Move(side, _) => Some(side),
            Last::Ended | Last::Other => None,
        }
    }

    /// A half-move with its number: White's on a line of its own, Black's behind it where there is room.
    pub fn half_move(&mut self, number: u32, side: Side, text: &str) {
        // Letters keep the digits of their squares.
        let arabic = self.format.arabic_digits && self.format.notation == Notation::Digital;
        let (text, shown) = (&*digits::written(text, arabic), number.to_string());
        let shown = digits::written(&shown, arabic);
        if (side, self.last) == (Side::Black, Last::Move(Side::White, number)) && self.fits(&format!(" {text}")) {
            self.text.push(' ');
        } else {
            self.end_line();
            let dots = if side == Side::Black { " ..." } else { "" };
            self.text.push_str(&format!("{shown}.{dots}"));
            let room = self.fits(&format!(" {text}"));
            self.on_this_line_or_next(room);
        }
        self.text.push_str(text);
        self.last = Last::Move(side, number);
    }

    /// The sign of an offer behind the move that was written last.
    pub fn offer(&mut self) {
        let room = self.fits(&format!(" {OFFER}"));
        self.on_this_line_or_next(room);
        self.text.push_str(OFFER);
    }

    /// A sign behind the move that was written last, without a blank.
    pub fn behind(&mut self, sign: &str) {
        if !self.fits(sign) {
            self.on_this_line_or_next(false);
        }
        self.text.push_str(sign);
    }

    /// A line of its own: what it is about, and what it says.
    pub fn fact(&mut self, key: &str, value: &str) {
        self.exact(key, &digits::written(value, self.format.arabic_digits));
    }

    /// The same with the digits as they are: of a result, a hash, a move.
    pub fn exact(&mut self, key: &str, value: &str) {
        self.stray(&format!("{}: {}", plain(key), plain(value)));
    }

    /// A line as it stands.
    pub fn stray(&mut self, text: &str) {
        self.end_line();
        // Control characters and marks of direction do not get onto a sheet.
        for word in plain(text).split_whitespace() {
            if self.text.len() > self.line {
                let room = self.fits(&format!(" {word}"));
                self.on_this_line_or_next(room);
            }
            self.word(word);
        }
        self.last = Last::Other;
    }

    /// An empty line.
    pub fn blank(&mut self) {
        self.end_line();
        self.break_line();
    }

    /// Ends the line.
    pub fn end_line(&mut self) {
        if self.last != Last::Ended {
            self.break_line();
            self.last = Last::Ended;
        }
    }

    fn break_line(&mut self) {
        self.text.push('\n');
        self.line = self.text.len();
    }

    /// Whether more fits onto the last line.
    fn fits(&self, more: &str) -> bool {
        self.format.measure.of(&format!("{}{more}", &self.text[self.line..])) <= self.format.width
    }

    fn on_this_line_or_next(&mut self, room: bool) {
        if room {
            self.text.push(' ');
        } else {
            self.break_line();
            self.text.push_str(INDENT);
        }
    }

    /// Writes a word that may be wider than the line: it is broken behind a slash (the ranks of a position),
    /// else where the line ends.
    fn word(&mut self, word: &str) {
        let mut rest = word;
        loop {
            // More than that no line takes, whatever its signs: so a word without an end costs no more than its length.
            let most = rest.char_indices().nth(WIDEST * self.format.width).map_or(rest.len(), |(at, _)| at);
            if most == rest.len() && self.fits(rest) {
                break;
            }
            let ends = rest[..most].char_indices().map(|(at, sign)| at + sign.len_utf8());
            let fits = ends.take_while(|&end| self.fits(&rest[..end])).last();
            // A line too narrow for one sign holds one all the same.
            let fits = fits.unwrap_or_else(|| rest.chars().next().map_or(rest.len(), char::len_utf8));
            if fits == rest.len() {
                break;
            }
            let slash = rest[..fits].rfind('/').map(|slash| slash + 1);
            let (part, behind) = rest.split_at(slash.unwrap_or(fits));
            self.text.push_str(part);
            self.break_line();
            self.text.push_str(WITHIN);
            rest = behind;
        }
        self.text.push_str(rest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(width: usize, write: impl Fn(&mut Pen)) -> String {
        let format = Format {
            notation: Notation::Digital,
            width,
            clock_every: None,
            arabic_digits: false,
            measure: Measure::Print,
        };
        let mut pen = Pen::of(format);
        write(&mut pen);
        pen.text().to_owned()
    }

    #[test]
    fn a_pair_that_does_not_fit_stands_on_two_lines_and_no_move_is_broken() {
        let pair = |width| {
            written(width, |pen| {
                pen.half_move(100, Side::White, "9-11x22++");
                pen.half_move(100, Side::Black, "9-11x22++");
                pen.offer();
            })
        };
        assert_eq!(pair(40), "100. 9-11x22++ 9-11x22++ (=)");
        assert_eq!(pair(20), "100. 9-11x22++\n100. ... 9-11x22++\n  (=)");
        assert_eq!(pair(12), "100.\n  9-11x22++\n100. ...\n  9-11x22++\n  (=)");
    }

    #[test]
    fn a_break_within_a_word_is_told_from_one_at_a_blank() {
        let text = written(20, |pen| pen.fact("White", "Mohammed-Abdulrahman-al-Khwarizmi the Elder"));
        assert_eq!(text, "White:\n  Mohammed-Abdulrahm\n an-al-Khwarizmi the\n  Elder");
        let text = written(20, |pen| pen.fact("Position", "rnbqkbnr/pppppppp/8/8/8/8 w"));
        assert_eq!(text, "Position:\n  rnbqkbnr/pppppppp/\n 8/8/8/8 w");
    }

    #[test]
    fn no_control_character_gets_onto_a_line() {
        assert_eq!(written(40, |pen| pen.fact("White", "a\u{1b}[31m\tb\u{0}\u{202e}")), "White: a [31m b");
    }
}
