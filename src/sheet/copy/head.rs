//! The head of a PGN as the facts of a sheet, and back.
//!
//! Each tag has one fact and each fact one tag; a name that only one of the forms knows is written as it is.

use crate::core::clock::spec;
use crate::sheet::{pgn, time};
use crate::written::sheet::is_key;
use crate::written::{Game, Tag};

/// Names that both forms have a word of their own for: the tag and the fact.
const NAMES: [(&str, &str); 2] = [("FEN", "Position"), ("SpecialBoard", "Special board")];
/// The order of the facts of a sheet that is kept; what is not named here stands before the last.
const FACTS: [&str; 14] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Laws",
    "Conduct",
    "Time",
    "Variant",
    "Special board",
    "Armageddon",
    "Program",
    "Position",
];
/// The order of the tags behind the first seven; what is not named here stands before the last two.
const TAGS: [&str; 14] = [
    "Score",
    "TimeControl",
    "TimeWords",
    "Termination",
    "Variant",
    "SetUp",
    "FEN",
    "Laws",
    "Conduct",
    "SpecialBoard",
    "Armageddon",
    "",
    "Annotator",
    pgn::JOURNAL,
];
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
            "Result" | "SetUp" | pgn::JOURNAL => continue,
            "Termination" if value == pgn::termination(ending(game).as_deref()) => continue,
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
        // A tag may be named as no line of a sheet is.
        facts.push(match is_key(&fact.0) {
            true => fact,
            false => {
                (format!("Tag {}", fact.0.chars().filter(|sign| sign.is_alphanumeric()).collect::<String>()), fact.1)
            }
        });
    }
    let place = |key: &str| FACTS.iter().position(|name| *name == key);
    facts.sort_by_key(|(key, _)| place(key).map_or(2 * FACTS.len() - 3, |at| 2 * at));
    facts
}

/// The facts with both players among them: every sheet names them, and by its head it is known as one.
pub(super) fn with_players(mut facts: Vec<(String, String)>) -> Vec<(String, String)> {
    for player in ["White", "Black"] {
        if !facts.iter().any(|(key, _)| key == player) {
            let before = &["Event", "Site", "Date", "Round", "White"][..if player == "White" { 4 } else { 5 }];
            let at = facts.iter().rposition(|(key, _)| before.contains(&key.as_str()));
            facts.insert(at.map_or(0, |at| at + 1), (player.to_owned(), "?".to_owned()));
        }
    }
    facts
}

/// How a game ended, by the English word that a sheet has for it, in either form.
fn ending(game: &Game) -> Option<String> {
    game.said("Ending").next_back()
}

/// The hash of the journal that a game names, in either form.
pub fn journal(game: &Game) -> Option<String> {
    let line = || game.said("Journal").next_back().map(|groups| groups.split_whitespace().collect());
    game.tag(pgn::JOURNAL).map(str::to_owned).or_else(line)
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
    // A result whose reason the sheet does not say has none: "unterminated" would be false of it.
    let open = game.result().is_none_or(|result| result == "*");
    if game.tag("Termination").is_none() && (open || ending(game).is_some()) {
        put(game.first, "Termination", pgn::termination(ending(game).as_deref()));
    }
    if let Some(hash) = journal(game) {
        put(game.first, pgn::JOURNAL, &hash);
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
                put(*line, &tag.map_or_else(|| pgn::tag_name(key), |(tag, _)| (*tag).to_owned()), value);
            }
        }
    }
    let place = |key: &str| TAGS.iter().position(|name| *name == key).unwrap_or(TAGS.len() - 3);
    if let Some(rest) = tags.get_mut(ROSTER.len()..) {
        rest.sort_by_key(|tag| place(&tag.key));
    }
    tags
}
