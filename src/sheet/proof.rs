//! Whether a sheet is the one that a journal makes: the same head, moves, lines and result.
//!
//! Width, line breaks and language do not matter, nor whether a pair of moves stands on one line; everything
//! else does. It compares what was read of both and reads nothing itself.

use crate::written::{Game, Tag, What};

/// Where a sheet departs from what the journal makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Departure {
    /// The line of the sheet, from 1.
    pub line: u64,
    /// How many lines agree before it.
    pub agreed: usize,
    /// What stands there; nothing where the sheet ends.
    pub found: Option<String>,
    /// What the journal has there; nothing where it has no more.
    pub expected: Option<String>,
}

/// Compares a sheet with one that the journal makes.
pub fn departure(sheet: &Game, ours: &Game) -> Option<Departure> {
    let (found, expected) = (facts(sheet), facts(ours));
    let agreed = found.iter().zip(&expected).take_while(|((_, found), (_, expected))| found == expected).count();
    if agreed == found.len() && agreed == expected.len() {
        return None;
    }
    let last = found.last().map_or(1, |(line, _)| *line);
    Some(Departure {
        line: found.get(agreed).map_or(last, |(line, _)| *line),
        agreed,
        found: found.get(agreed).map(|(_, text)| text.clone()),
        expected: expected.get(agreed).map(|(_, text)| text.clone()),
    })
}

/// Everything a sheet says, with its lines.
fn facts(game: &Game) -> Vec<(u64, String)> {
    // Letters are told in Arabic braille alone.
    let head = game
        .head
        .iter()
        .filter(|tag| tag.key != "Letters")
        .map(|Tag { line, key, value }| (*line, format!("{key}: {value}")));
    let body = game.body.iter().filter_map(|item| {
        let text = match &item.what {
            // Black's number stands only where its move has a line of its own.
            What::Number { black: true, .. } => return None,
            What::Number { number, .. } => number.to_string(),
            What::Move(text) | What::Nag(text) | What::Stray(text) | What::Result(text) => text.clone(),
            What::Comment(text) | What::Remark(text) | What::Escape(text) => {
                text.split_whitespace().collect::<Vec<_>>().join(" ")
            }
            What::Offer => "(=)".to_owned(),
            What::Open => "(".to_owned(),
            What::Close => ")".to_owned(),
            What::Fact { key, value } => format!("{key}: {value}"),
            What::Endless => return None,
        };
        Some((item.line, text))
    });
    head.chain(body).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::written::{Games, Keys};

    fn read(text: &str) -> Game {
        Games::open(text.as_bytes(), &Keys::default()).unwrap().next().unwrap().unwrap()
    }

    #[test]
    fn line_breaks_do_not_matter_and_a_move_does() {
        let ours = read("White: A\n\n1. 5254 5755\n2. 3-7163\nResult: *\n");
        let theirs = read("White:\n  A\n\n1. 5254\n1. ... 5755\n2. 3-7163\nResult: *\n");
        assert_eq!(departure(&theirs, &ours), None);
        let changed = read("White: A\n\n1. 5254 5756\n2. 3-7163\nResult: *\n");
        let departs = departure(&changed, &ours).unwrap();
        assert_eq!(
            (departs.line, departs.found.as_deref(), departs.expected.as_deref()),
            (3, Some("5756"), Some("5755"))
        );
        let short = read("White: A\n\n1. 5254 5755\n");
        assert_eq!(departure(&short, &ours).unwrap().found, None);
    }
}
