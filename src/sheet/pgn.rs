//! The game as PGN: seven tags and the clock, for every other program (`scoresheet.md` part E).
//!
//! Words and letters are English, as the format has it. It is written whole or not at all.

use std::io;
use std::path::Path;

use shakmaty::EnPassantMode;
use shakmaty::fen::Fen;

use super::{CHESS960, Head, Labels, file, moves, ruling, time};
use crate::core::profile::Notation;
use crate::core::{DrawFact, Ending, Event, Fact, Outcome, RulingFact, Setup, Side, State, TakebackFact, TouchFact};
use crate::language::utterance::plain;

/// The longest line of the moves, in characters.
const LINE: usize = 80;
/// The longest value of a tag, in bytes: a tag's line has 255.
const VALUE: usize = 200;

/// Writes a game into a file.
///
/// # Errors
/// The system's; then the file is what it was.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    file::replace(path, text)
}

/// The text of a game.
///
/// # Errors
/// [`BadStart`](crate::core::BadStart) where no game can start from the set-up.
pub fn text<'a>(
    head: &Head,
    setup: &Setup,
    events: impl IntoIterator<Item = &'a Event>,
) -> Result<String, crate::core::BadStart> {
    let mut state = State::new(setup.clone())?;
    let mut notes = Vec::new();
    for event in events {
        note(&mut notes, &state, event);
        state.evolve(event);
    }
    let outcome = state.outcome();
    let mut text = String::new();
    tags(&mut text, head, setup, outcome);
    text.push('\n');
    let mut line = Line { text: &mut text, column: 0 };
    let mut numbered = false;
    // A reader knows legal moves alone: an illegal one that stood ends the moves, the rest is a comment.
    let lawful = state.line().iter().position(|made| made.ply.irregular).unwrap_or(state.line().len());
    for (index, made) in state.line().iter().take(lawful).enumerate() {
        let before = notes.iter().filter(|note| note.at == index);
        for note in before {
            line.put(&comment(&note.text));
            numbered = false;
        }
        if made.ply.side == Side::White {
            line.put(&format!("{}.", made.ply.number));
        } else if !numbered {
            line.put(&format!("{}...", made.ply.number));
        }
        line.put(&moves::text(state.position_before(index), &made.ply, Notation::Algebraic));
        numbered = made.ply.side == Side::White;
        let clock = made.left.map(|left| format!("[%clk {}]", time::reading(left)));
        let offer = made.offered.then(|| "(=)".to_owned());
        let behind: Vec<String> = clock.into_iter().chain(offer).collect();
        if !behind.is_empty() {
            line.put(&comment(&behind.join(" ")));
            numbered = false;
        }
    }
    if let Some(rest) = beyond(&state, lawful) {
        line.put(&comment(&rest));
    }
    for note in notes.iter().filter(|note| note.at >= lawful) {
        line.put(&comment(&note.text));
    }
    if let Some(outcome) = outcome {
        line.put(&comment(Labels::english().ending(outcome.ending)));
        if let Some(winner) = setup.match_winner(outcome) {
            line.put(&comment(&format!("{} wins the match", winner.word())));
        }
    }
    line.put(result(outcome));
    text.push('\n');
    Ok(text)
}

/// The illegal move that stood, the position it made and the moves behind it, by their squares.
fn beyond(state: &State, lawful: usize) -> Option<String> {
    let [first, rest @ ..] = state.line().get(lawful..)? else { return None };
    let fen = Fen::from_position(&first.after, EnPassantMode::Legal);
    let stood = format!("illegal move, not claimed: {}; position {fen}", moves::squares(&first.ply));
    let rest: Vec<String> = rest.iter().map(|made| moves::squares(&made.ply)).collect();
    Some(if rest.is_empty() { stood } else { format!("{stood}; then {}", rest.join(" ")) })
}

/// A remark before the half-move of an index.
struct Note {
    at: usize,
    text: String,
}

/// Remarks on what the moves themselves do not show.
fn note(notes: &mut Vec<Note>, before: &State, event: &Event) {
    match &event.fact {
        Fact::Takeback(TakebackFact::TakenBack { plies, .. }) => {
            let at = before.line().len().saturating_sub(*plies as usize);
            let back = undone(before, at);
            notes.retain(|note| note.at <= at);
            notes.push(Note { at, text: format!("taken back: {back}") });
        }
        Fact::Touch(TouchFact::MoveBack { .. }) => {
            let back = Fact::Takeback(TakebackFact::TakenBack { plies: 1, turn: before.turn().other() });
            note(notes, before, &Event { fact: back, ..*event });
        }
        Fact::Draw(DrawFact::Offered { side, .. }) => {
            let at_move = before.announced().is_some_and(|announced| announced.ply.side == *side)
                || before.line().last().is_some_and(|made| made.ply.side == *side);
            if !at_move {
                notes.push(Note { at: before.line().len(), text: format!("{} offers a draw", side.word()) });
            }
        }
        // One that stands is shown as the line goes on; one that was claimed is off the board again.
        Fact::Ruling(RulingFact::Irregular { side, ply, count, stands: false, .. }) => {
            let rights = before.irregular().is_some() && before.line().last().map(|made| &made.ply) == ply.as_ref();
            let at = before.line().len() - usize::from(rights);
            let played = ply.as_ref().map(|ply| format!(", {}", moves::squares(ply))).unwrap_or_default();
            notes.push(Note { at, text: format!("illegal move {count} of {}{played}", side.word()) });
        }
        Fact::Ruling(RulingFact::Restored { plies, .. }) => {
            let at = *plies as usize;
            let back = undone(before, at);
            notes.retain(|note| note.at <= at);
            let text = if back.is_empty() { "restored".to_owned() } else { format!("restored, undone: {back}") };
            notes.push(Note { at, text });
        }
        _ => {
            if let Some((key, value)) = ruling::line(event, |_| 0, &Labels::english()) {
                notes.push(Note { at: before.line().len(), text: format!("{key}: {value}") });
            }
        }
    }
}

/// The moves behind a half-move, as they were played.
fn undone(before: &State, at: usize) -> String {
    let back = before.line().iter().enumerate().skip(at);
    let back: Vec<String> =
        back.map(|(index, made)| moves::text(before.position_before(index), &made.ply, Notation::Algebraic)).collect();
    back.join(" ")
}

fn tags(text: &mut String, head: &Head, setup: &Setup, outcome: Option<Outcome>) {
    let termination = match outcome.map(|outcome| outcome.ending) {
        None => "unterminated",
        Some(Ending::Time(_)) => "time forfeit",
        Some(Ending::Ruled) => "adjudication",
        Some(Ending::Illegal(_) | Ending::Forfeit(_) | Ending::Late(_) | Ending::BothLose) => "rules infraction",
        Some(Ending::Annulled) => "abandoned",
        Some(_) => "normal",
    };
    let date = if head.date.is_empty() { "????.??.??".to_owned() } else { head.date.replace('-', ".") };
    let mut put = |name: &str, value: &str| {
        let value = plain(value);
        let value = if value.is_empty() { "?" } else { &value };
        let end = (0..=VALUE.min(value.len())).rev().find(|&end| value.is_char_boundary(end)).unwrap_or(0);
        text.push_str(&format!("[{name} \"{}\"]\n", value[..end].replace('\\', "\\\\").replace('"', "\\\"")));
    };
    put("Event", &head.event);
    put("Site", &head.site);
    put("Date", &date);
    put("Round", &head.round);
    put("White", &setup.players.white);
    put("Black", &setup.players.black);
    put("Result", result(outcome));
    if let Some(outcome) = outcome.filter(|outcome| outcome.result() != result(Some(*outcome))) {
        put("Score", outcome.result());
    }
    put("TimeControl", &time::pgn(&setup.time));
    if !time::pgn_is_whole(&setup.time) {
        put("TimeWords", &time::words(&setup.time));
    }
    put("Termination", termination);
    if setup.is_chess960() {
        put("Variant", CHESS960);
    }
    if let Some(fen) = &setup.fen {
        put("SetUp", "1");
        put("FEN", fen);
    }
    put("Laws", &setup.profile.name);
    put("Conduct", &setup.conduct.name);
    if let Some(side) = setup.special_board {
        put("SpecialBoard", side.word());
    }
    if setup.armageddon {
        put("Armageddon", &Labels::english().armageddon_draw);
    }
    for (key, value) in &head.values {
        put(&tag_name(key), value);
    }
    put("Annotator", &head.program);
}

/// The result as the format knows it: a game that both lose has none of its own (12.9.6).
fn result(outcome: Option<Outcome>) -> &'static str {
    outcome.map(|outcome| outcome.result()).filter(|result| *result != "0-0").unwrap_or("*")
}

/// The tag of a value that is not the default: `laws.club.claims.opponent.rapid` is `LawsClaimsOpponentRapid`,
/// for the names of laws and conduct stand in tags of their own.
pub(super) fn tag_name(key: &str) -> String {
    let mut parts: Vec<&str> = key.split('.').collect();
    if matches!(parts.first(), Some(&("laws" | "conduct"))) && parts.len() > 2 {
        parts.remove(1);
    }
    let words = parts.iter().flat_map(|part| part.split(|sign: char| !sign.is_ascii_alphanumeric()));
    let capital = |word: &str| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_ascii_uppercase() + rest
    };
    words.map(capital).collect()
}

/// A comment; its own signs do not end it.
fn comment(text: &str) -> String {
    format!("{{{}}}", plain(text).replace('{', "(").replace('}', ")"))
}

/// Lines that are filled.
struct Line<'a> {
    text: &'a mut String,
    column: usize,
}

impl Line<'_> {
    /// Puts a token; a short one is not broken, a long one (a comment) at its blanks.
    fn put(&mut self, token: &str) {
        let words: Vec<&str> = if token.len() < LINE { vec![token] } else { token.split(' ').collect() };
        for word in words {
            let length = word.chars().count();
            if self.column > 0 && self.column + 1 + length > LINE {
                self.text.push('\n');
                self.column = 0;
            } else if self.column > 0 {
                self.text.push(' ');
                self.column += 1;
            }
            self.text.push_str(word);
            self.column += length;
        }
    }
}
