//! The sentences so far, and how one falls into rows.
//!
//! It is append-only and keeps logical order; it never changes a sentence.

use std::collections::VecDeque;

use super::cells;

/// How many sentences are kept: more than any terminal has rows.
const KEPT: usize = 400;

/// The log.
#[derive(Debug, Default)]
pub struct Log {
    sentences: VecDeque<String>,
}

impl Log {
    /// Adds a sentence.
    pub fn push(&mut self, sentence: &str) {
        if self.sentences.len() == KEPT {
            self.sentences.pop_front();
        }
        self.sentences.push_back(sentence.to_owned());
    }

    /// The last sentence.
    pub fn last(&self) -> Option<&str> {
        self.sentences.back().map(String::as_str)
    }

    /// The last sentences whose rows fit into a window, the oldest first. The newest is there always.
    pub fn that_fit(&self, rows: u16, count: impl Fn(&str) -> usize) -> Vec<&str> {
        let mut free = usize::from(rows);
        let mut fitting = Vec::new();
        for sentence in self.sentences.iter().rev() {
            let needed = count(sentence);
            if needed > free && !fitting.is_empty() {
                break;
            }
            free = free.saturating_sub(needed);
            fitting.push(sentence.as_str());
        }
        fitting.reverse();
        fitting
    }
}

/// A sentence as rows of whole words; a word that is wider than a row is cut.
pub fn wrapped(sentence: &str, width: u16) -> Vec<String> {
    let width = usize::from(width.max(1));
    let mut rows = Vec::new();
    let mut row = String::new();
    for word in sentence.split(' ') {
        let gap = usize::from(!row.is_empty());
        if cells::width(&row) + gap + cells::width(word) > width && !row.is_empty() {
            rows.push(std::mem::take(&mut row));
        }
        if !row.is_empty() {
            row.push(' ');
        }
        for sign in word.chars() {
            if cells::width(&row) + cells::of(sign) > width {
                rows.push(std::mem::take(&mut row));
            }
            row.push(sign);
        }
    }
    rows.push(row);
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_hold_whole_words_in_cells_not_bytes() {
        assert_eq!(wrapped("White: pawn 5 2 5 4.", 12), ["White: pawn", "5 2 5 4."]);
        assert_eq!(wrapped("الأبيض: بيدق 5 2 5 4.", 12), ["الأبيض: بيدق", "5 2 5 4."]);
        assert_eq!(wrapped("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrapped("", 3), [""]);
    }

    #[test]
    fn the_last_sentence_is_shown_whatever_the_room() {
        let mut log = Log::default();
        log.push("one");
        log.push("two");
        assert_eq!(log.that_fit(0, |_| 1), ["two"]);
        assert_eq!(log.that_fit(5, |_| 1), ["one", "two"]);
    }
}
