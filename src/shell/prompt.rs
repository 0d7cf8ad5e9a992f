//! The line one types on: who is to move, or for a braille display the whole situation in 13 cells.
//!
//! It changes only with an event, never with time (`accessibility.md` part 3, rules 5 and 9).

use crate::config::{Config, Prompt};
use crate::core::{Millis, Side, State};
use crate::dialogue::Dialogue;
use crate::language::Language;
use crate::notation;

/// Under this much time the braille prompt shows its sign.
const SHORT: Millis = Millis(60_000);

/// The prompt, with the blank behind it.
pub(super) fn text(state: &State, dialogue: &Dialogue, language: &Language, config: &Config, now: Millis) -> String {
    if config.settings.prompt == Prompt::Braille {
        return braille(state, dialogue, now);
    }
    let key = if dialogue.pending().is_some() {
        "prompt.question"
    } else if state.outcome().is_some() {
        "prompt.over"
    } else {
        match state.turn() {
            Side::White => "prompt.white",
            Side::Black => "prompt.black",
        }
    };
    language.say(key, &[]).print
}

/// `13B+ 71-63: `: number, side, signs, last move.
fn braille(state: &State, dialogue: &Dialogue, now: Millis) -> String {
    let mut text = format!("{}{}", state.move_number(), if state.turn() == Side::White { 'W' } else { 'B' });
    let turn = state.turn();
    let over = state.outcome();
    let down = state.fallen();
    let left = state.left(turn, now).filter(|_| over.is_none() && !down.get(turn));
    // A flag that only counts when it is claimed is down as well.
    let flag = over
        .map_or_else(|| Side::ALL.into_iter().any(|side| *down.get(side)), |outcome| outcome.ending.word() == "time");
    let signs = [
        (shakmaty::Position::is_check(state.position()), '+'),
        (state.offer().is_some_and(|side| side != turn || state.announced().is_some()), '='),
        (dialogue.awaits(state), '?'),
        (left.is_some_and(|left| left < SHORT), '!'),
        (flag, 'F'),
        (state.announced().is_some(), 'P'),
    ];
    text.extend(signs.into_iter().filter(|(holds, _)| *holds).map(|(_, sign)| sign));
    let last = state.announced().map(|announced| &announced.ply).or(state.line().last().map(|made| &made.ply));
    if let Some(ply) = last {
        text.push(' ');
        text.push_str(&format!("{}-{}", notation::numbers(ply.from), notation::numbers(ply.to)));
    }
    text.push_str(": ");
    text
}
