//! The head of a PGN as the facts of a sheet, and back.
//!
//! Each tag has one fact and each fact one tag; a name that only one of the forms knows is written as it is.

use crate::core::clock::spec;
use crate::sheet::time;
use crate::written::{Game, Tag};

/// Names that both forms have a word of their own for: the tag and the fact.
const NAMES: [(&str, &str); 3] = [("FEN", "Position"), ("SpecialBoard", "Special board"), ("JournalHash", "Journal")];
/// The tags every PGN begins with (PGN 8.1.1), and what stands for one that is not known.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// The facts of a PGN's head; the result stands behind the moves.
pub(super) fn facts(game: &Game) -> Vec<(String, String)> {
    let words = game.tag("TimeWords");
    let mut facts = Vec::new();
    for Tag { key, value, .. } in &game.head {
        let unknown = ROSTER.iter().any(|(name, nothing)| key == name && value == nothing);
        let fact = match key.as_str() {
            "Result" | "SetUp" => continue,
            "White" | "Black" => (key.clone(), value.clone()),
            _ if unknown => continue,
            "Date" => (key.clone(), value.replace('.', "-")),
            "TimeControl" => match (words, time::of_pgn(value)) {
                (Some(words), _) => ("Time".to_owned(), words.to_owned()),
                (None, Some(control)) => ("Time".to_owned(), time::words(&control)),
                (None, None) => (key.clone(), value.clone()),
            },
            "TimeWords" => continue,
            "Annotator" if value.starts_with("natiq ") => ("Program".to_owned(), value.clone()),
            _ => {
                let name = NAMES.iter().find(|(tag, _)| tag == key).map_or(key.as_str(), |(_, fact)| fact);
                (name.to_owned(), value.clone())
            }
        };
        facts.push(fact);
    }
    facts
}

/// The tags of a sheet's head, those that every PGN has first.
pub(super) fn tags(game: &Game) -> Vec<Tag> {
    let mut tags = Vec::new();
    let mut put = |line, key: &str, value: &str| tags.push(Tag { line, key: key.to_owned(), value: value.to_owned() });
    for (key, nothing) in ROSTER {
        let value = match key {
            "Result" => game.result().filter(|result| *result != "0-0"),
            _ => game.tag(key),
        };
        let value = value.filter(|value| !value.is_empty()).unwrap_or(nothing);
        put(game.first, key, &if key == "Date" { value.replace('-', ".") } else { value.to_owned() });
    }
    if game.result() == Some("0-0") {
        put(game.first, "Score", "0-0");
    }
    for Tag { line, key, value } in &game.head {
        match key.as_str() {
            key if ROSTER.iter().any(|(name, _)| *name == key) => {}
            "Time" => match spec::read(value) {
                Ok(control) => {
                    put(*line, "TimeControl", &time::pgn(&control));
                    if !time::pgn_is_whole(&control) {
                        put(*line, "TimeWords", value);
                    }
                }
                Err(_) => put(*line, "TimeWords", value),
            },
            "Program" => put(*line, "Annotator", value),
            "Position" => {
                put(*line, "SetUp", "1");
                put(*line, "FEN", &value.replace("/ ", "/"));
            }
            key => {
                let tag = NAMES.iter().find(|(_, fact)| *fact == key);
                put(*line, &tag.map_or_else(|| super::super::pgn::tag_name(key), |(tag, _)| (*tag).to_owned()), value);
            }
        }
    }
    tags
}
