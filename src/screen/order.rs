//! Visual order of right-to-left text: the last step before the terminal, where that does not do it itself.
//!
//! Text is logical everywhere else, in the log too; readers need it so (`accessibility.md` part 3, rule 20).

use unicode_bidi::{BidiInfo, Level};

use super::cells;
use super::joined::joined;
use crate::config::{Bidi, Layout};

/// Who orders right-to-left text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The terminal, or nobody: text is sent as it is read.
    Logical,
    /// natiq: text is sent as it is seen.
    Visual,
}

impl Order {
    /// Who does it under these settings.
    ///
    /// `auto`: a screen for readers is logical always; else natiq does it, save in terminals that are
    /// known to do it.
    pub fn of(bidi: Bidi, layout: Layout) -> Order {
        match (bidi, layout) {
            (Bidi::App, _) => Order::Visual,
            (Bidi::Terminal, _) | (Bidi::Auto, Layout::Stacked) => Order::Logical,
            (Bidi::Auto, Layout::Table) if terminal_orders() => Order::Logical,
            (Bidi::Auto, Layout::Table) => Order::Visual,
        }
    }

    /// One row of text as it is sent, and whether it belongs at the right edge.
    pub fn row(self, text: &str) -> (String, bool) {
        match self {
            Order::Logical => (text.to_owned(), false),
            Order::Visual => visual(text),
        }
    }
}

/// Terminals that are known to order text: VTE's, Konsole, mlterm, Apple's.
fn terminal_orders() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    // Inside a multiplexer the variables are the outer terminal's, and the order is still its own.
    set("VTE_VERSION")
        || set("KONSOLE_VERSION")
        || set("MLTERM")
        || std::env::var("TERM_PROGRAM").is_ok_and(|program| program == "Apple_Terminal")
}

/// A row in visual order with its letters joined, and whether it reads from the right.
fn visual(text: &str) -> (String, bool) {
    let text = joined(text);
    let text = text.as_str();
    let info = BidiInfo::new(text, None);
    let Some(paragraph) = info.paragraphs.first().filter(|_| info.has_rtl()) else {
        return (text.to_owned(), false);
    };
    let (levels, runs) = info.visual_runs(paragraph, paragraph.range.clone());
    let mut row = String::with_capacity(text.len());
    for run in runs {
        let backwards = levels.get(run.start).is_some_and(Level::is_rtl);
        let part = text.get(run).unwrap_or_default();
        if backwards { row.extend(reversed(part)) } else { row.push_str(part) }
    }
    (row, paragraph.level.is_rtl())
}

/// The signs of a run from its end, marks still behind their letters, brackets turned.
fn reversed(text: &str) -> Vec<char> {
    let mut out = Vec::with_capacity(text.len());
    let mut marks = Vec::new();
    for sign in text.chars().rev() {
        if cells::of(sign) == 0 {
            marks.push(sign);
            continue;
        }
        out.push(mirrored(sign));
        out.extend(marks.drain(..).rev());
    }
    out.extend(marks.into_iter().rev());
    out
}

fn mirrored(sign: char) -> char {
    match sign {
        '(' => ')',
        ')' => '(',
        '[' => ']',
        ']' => '[',
        '<' => '>',
        '>' => '<',
        '«' => '»',
        '»' => '«',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_keep_their_order_and_words_are_turned() {
        assert_eq!(visual("White: 5 2."), ("White: 5 2.".into(), false));
        assert_eq!(visual("الأبيض: 52"), ("52 :ﺾﻴﺑﻷﺍ".into(), true));
        assert_eq!(visual("8 r n b"), ("8 r n b".into(), false));
        assert_eq!(visual("(أ)").0, "(ﺃ)");
        assert_eq!(visual("بَت").0, "ﺖﺑَ");
    }

    #[test]
    fn a_screen_for_readers_is_logical() {
        assert_eq!(Order::of(Bidi::Auto, Layout::Stacked), Order::Logical);
        assert_eq!(Order::of(Bidi::App, Layout::Stacked), Order::Visual);
        assert_eq!(Order::of(Bidi::Terminal, Layout::Table), Order::Logical);
    }
}
