//! Fills lines with tokens: none is longer than the format has it, where a blank is there to break it at.
//!
//! Nothing is broken where the next line would begin with what is read as something else.

use super::token::is_blank;

/// The longest line, in characters.
const LINE: usize = 80;

/// Text without control characters and marks of direction: a blank stands for each.
pub(super) fn plain(text: &str) -> String {
    text.chars().map(|sign| if is_blank(sign) { ' ' } else { sign }).collect()
}

/// Lines that are filled.
#[derive(Default)]
pub(super) struct Filled {
    text: String,
    column: usize,
    /// Brackets that stand before the next token without a blank.
    brackets: String,
}

impl Filled {
    /// Lines behind a text of whole lines.
    pub(super) fn behind(text: String) -> Filled {
        Filled { text, ..Filled::default() }
    }

    /// All lines, an empty one behind them.
    pub(super) fn finish(mut self) -> String {
        self.end();
        self.text.push('\n');
        self.text
    }

    /// Puts a token behind a blank, in the next line where this one is full.
    pub(super) fn put(&mut self, token: &str) {
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
    pub(super) fn open(&mut self) {
        if self.brackets.len() + 1 == LINE / 2 {
            self.put("");
        }
        self.brackets.push('(');
    }

    /// Closes a variation behind its last token.
    pub(super) fn close(&mut self) {
        if self.brackets.is_empty() && (1..LINE).contains(&self.column) {
            self.attach(")");
        } else {
            self.put(")");
        }
    }

    /// Puts a sign without a blank.
    pub(super) fn attach(&mut self, sign: &str) {
        self.text.push_str(sign);
        self.column += sign.chars().count();
    }

    /// Puts a text in a line of its own.
    pub(super) fn alone(&mut self, text: &str) {
        self.end();
        self.text.push_str(text);
        self.text.push('\n');
    }

    /// Puts a comment; it is broken at its blanks, but not where a line would begin with what looks like
    /// something else.
    pub(super) fn comment(&mut self, text: &str) {
        let text = format!("{{{}}}", plain(text).replace('}', ")"));
        let mut words = whole_commands(&text).into_iter();
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
    pub(super) fn end(&mut self) {
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

/// The words of a comment. A command for other programs, `[%clk 0:01:00]`, is one: some look for it in one line.
fn whole_commands(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let blank = rest.find(' ').unwrap_or(rest.len());
        let command = rest[..blank].rfind("[%").filter(|at| !rest[*at..blank].contains(']'));
        let closed = command.and_then(|at| rest[at..].find(']').map(|end| at + end + 1)).filter(|end| *end < LINE);
        let end = closed.map_or(blank, |end| rest[end..].find(' ').map_or(rest.len(), |more| end + more));
        words.push(&rest[..end]);
        rest = rest.get(end + 1..).unwrap_or_default();
    }
    words
}
