//! The game as PGN: seven tags and the clock, for every other program (`scoresheet.md` part E).
//!
//! Words and letters are English, as the format has it. It is written whole or not at all.

use shakmaty::EnPassantMode;
use shakmaty::fen::Fen;

use super::labels::ENDINGS;
use super::pen::OFFER;
use super::{CHESS960, Head, Labels, moves, ruling, time};
use crate::core::profile::Notation;
use crate::core::{
    ClaimFact, DrawFact, Event, Fact, MoveFact, Outcome, RulingFact, Setup, State, TakebackFact, TouchFact,
};
use crate::language::utterance::plain;
use crate::written::{self, Game, Item, Tag, What};

/// The tag of the journal's hash, by which a copy is proved.
pub const JOURNAL: &str = "JournalHash";
/// The longest value of a tag, in bytes: a tag's line has 255.
const VALUE: usize = 200;

/// The text of a game; `hash` is the journal's, empty where there is none.
///
/// # Errors
/// [`BadStart`](crate::core::BadStart) where no game can start from the set-up.
pub fn text<'a>(
    head: &Head,
    setup: &Setup,
    events: impl IntoIterator<Item = &'a Event>,
    hash: &str,
) -> Result<String, crate::core::BadStart> {
    let mut state = State::new(setup.clone())?;
    let mut notes = Vec::new();
    for event in events {
        note(&mut notes, &state, event);
        state.evolve(event);
    }
    let outcome = state.outcome();
    let mut game = Game { first: 1, head: tags(head, setup, outcome, hash), body: Vec::new() };
    let mut put = |what| game.body.push(Item { line: 1, what });
    // A reader knows legal moves alone: an illegal one that stood ends the moves, the rest is a comment.
    let lawful = state.line().iter().position(|made| made.ply.irregular).unwrap_or(state.line().len());
    for (index, made) in state.line().iter().take(lawful).enumerate() {
        let before = notes.iter().filter(|note| note.at == index);
        before.for_each(|note| put(What::Comment(note.text.clone())));
        put(What::Move(moves::text(state.position_before(index), &made.ply, Notation::Algebraic)));
        let clock = made.left.map(|left| format!("[%clk {}]", time::reading(left)));
        let offer = made.offered.then(|| OFFER.to_owned());
        let behind: Vec<String> = clock.into_iter().chain(offer).collect();
        if !behind.is_empty() {
            put(What::Comment(behind.join(" ")));
        }
    }
    if let Some(rest) = beyond(&state, lawful) {
        put(What::Comment(rest));
    }
    notes.iter().filter(|note| note.at >= lawful).for_each(|note| put(What::Comment(note.text.clone())));
    if let Some(outcome) = outcome {
        let labels = Labels::english();
        put(What::Comment(format!("{}: {}", labels.ending, labels.ending(outcome.ending))));
        if let Some(winner) = setup.match_winner(outcome) {
            put(What::Comment(format!("{}: {}", labels.match_winner, labels.side(winner))));
        }
    }
    put(What::Result(result(outcome).to_owned()));
    Ok(written::pgn::write(&game))
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
        Fact::Claim(ClaimFact::Claimed { side, claim, with, .. }) => {
            let with = with.as_ref().map(|ply| moves::text(before.position(), ply, Notation::Algebraic));
            if let Some((key, value)) = ruling::claim(before, *side, *claim, with, &Labels::english()) {
                notes.push(Note { at: before.line().len(), text: format!("{key}: {value}") });
            }
        }
        // One that stands is shown as the line goes on; one that was claimed is off the board again.
        Fact::Ruling(RulingFact::Irregular { side, ply, count, stands: false, .. }) => {
            let rights = before.irregular().is_some() && before.line().last().map(|made| &made.ply) == ply.as_ref();
            let at = before.line().len() - usize::from(rights);
            let played = ply.as_ref().map(|ply| format!(", {}", moves::squares(ply))).unwrap_or_default();
            notes.push(Note { at, text: format!("illegal move {count} of {}{played}", side.word()) });
        }
        Fact::Move(MoveFact::Corrected { ply }) => {
            let text = moves::text(before.position(), ply, Notation::Algebraic);
            notes.push(Note { at: before.line().len(), text: format!("corrected: {text}") });
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

fn tags(head: &Head, setup: &Setup, outcome: Option<Outcome>, hash: &str) -> Vec<Tag> {
    let mut tags = Vec::new();
    let labels = Labels::english();
    let ending = outcome.map(|outcome| labels.ending(outcome.ending));
    let date = if head.date.is_empty() { "????.??.??".to_owned() } else { head.date.replace('-', ".") };
    let mut put = |name: &str, value: &str| {
        let value = plain(value);
        let value = if value.is_empty() { "?" } else { &value };
        let end = (0..=VALUE.min(value.len())).rev().find(|&end| value.is_char_boundary(end)).unwrap_or(0);
        tags.push(Tag { line: 1, key: name.to_owned(), value: value[..end].to_owned() });
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
    put("Termination", termination(ending));
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
        put("Armageddon", &labels.armageddon_draw);
    }
    for (key, value) in &head.values {
        put(&tag_name(key), value);
    }
    put("Annotator", &head.program);
    if !hash.is_empty() {
        put(JOURNAL, hash);
    }
    tags
}

/// What PGN calls an ending, by its English label; of none, a game that goes on.
pub(super) fn termination(ending: Option<&str>) -> &'static str {
    let Some(ending) = ending else { return "unterminated" };
    ENDINGS.iter().find(|(_, label, _)| *label == ending).map_or("normal", |(.., termination)| termination)
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
