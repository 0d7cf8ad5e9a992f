//! The line one types on: who is to move, or for a braille display the whole situation in 13 cells.
//!
//! It changes only with an event, never with time (`accessibility.md` part 3, rules 5 and 9).

use crate::config::{Config, Prompt};
use crate::core::{Millis, Outcome, Side, State};
use crate::dialogue::Dialogue;
use crate::language::{Arg, Language};
use crate::notation;

/// Under this much time the braille prompt shows its sign.
const SHORT: Millis = Millis(60_000);

/// The prompt, with the blank behind it, as it was when something happened last (`at`); `state` is the game at the
/// moment that is looked at.
pub(super) fn text(state: &State, dialogue: &Dialogue, language: &Language, config: &Config, at: Millis) -> String {
    if config.settings.prompt == Prompt::Braille {
        return braille(state, dialogue, at);
    }
    if dialogue.cursor().is_some() && dialogue.pending().is_none() {
        let (after, start) = if dialogue.reviews() {
            ("prompt.review", "prompt.review.start")
        } else {
            ("prompt.past", "prompt.past.start")
        };
        return match state.line().last() {
            Some(made) => {
                let args = [("number", Arg::Number(u64::from(made.ply.number))), ("side", Arg::Side(made.ply.side))];
                language.say(after, &args).print
            }
            None => language.say(start, &[]).print,
        };
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

/// The most cells of the braille prompt.
const CELLS: usize = 13;

/// `13B+ 71-63: `: number, side, signs, last move, with `x` for a capture and the new piece behind a promotion.
/// Where that is too long, the dash goes first and then the number; a sign never does. Nobody is to move in a
/// game that is over: the result stands in the place of number and side, `1-0+ 17x18: `.
fn braille(state: &State, dialogue: &Dialogue, at: Millis) -> String {
    let turn = state.turn();
    let over = state.outcome();
    let (number, mut signs) = match over.map(Outcome::result) {
        Some("1/2-1/2") => (String::new(), String::from("1/2")),
        Some(result) => (String::new(), result.to_owned()),
        None => (state.move_number().to_string(), String::from(if turn == Side::White { "W" } else { "B" })),
    };
    let down = state.fallen();
    let left = state.left(turn, at).filter(|_| over.is_none() && !down.get(turn));
    // A flag that only counts when it is claimed is down as well.
    let flag = over
        .map_or_else(|| Side::ALL.into_iter().any(|side| *down.get(side)), |outcome| outcome.ending.word() == "time");
    let flags = [
        (shakmaty::Position::is_check(state.position()), '+'),
        (state.offer().is_some_and(|side| side != turn || state.announced().is_some()), '='),
        (dialogue.awaits(state), '?'),
        (left.is_some_and(|left| left <= SHORT), '!'),
        (flag, 'F'),
        (state.announced().is_some(), 'P'),
        (dialogue.cursor().is_some(), '<'),
    ];
    signs.extend(flags.into_iter().filter(|(holds, _)| *holds).map(|(_, sign)| sign));
    let last = state.announced().map(|announced| &announced.ply).or(state.line().last().map(|made| &made.ply));
    let squares = |dash: &str, promotion: bool| match last {
        Some(ply) => {
            let to = notation::numbers(ply.to);
            let into = ply
                .promotion
                .filter(|_| promotion)
                .map_or(String::new(), |kind| format!("={}", shakmaty::Role::from(kind).upper_char()));
            [" ", &notation::numbers(ply.from), if ply.captured.is_some() { "x" } else { dash }, &to, &into].concat()
        }
        None => String::new(),
    };
    fitting([
        [&number, &signs, &squares("-", true), ": "].concat(),
        [&number, &signs, &squares("-", false), ": "].concat(),
        [&number, &signs, &squares("", false), ": "].concat(),
        [&signs, &squares("", false), ": "].concat(),
    ])
}

/// The first of several texts that has room; the last, where none has.
fn fitting<const N: usize>(texts: [String; N]) -> String {
    let fits = texts.iter().find(|text| text.len() <= CELLS);
    fits.or(texts.last()).cloned().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_prompt_gives_up_its_dash_and_its_number_before_a_sign() {
        let texts = |number: &str, signs: &str| {
            fitting([format!("{number}{signs} 57-58: "), format!("{number}{signs} 5758: "), format!("{signs} 5758: ")])
        };
        assert_eq!(texts("13", "B"), "13B 57-58: ");
        assert_eq!(texts("113", "B+"), "113B+ 57-58: ".trim_start());
        assert_eq!(texts("113", "B+="), "113B+= 5758: ");
        assert_eq!(texts("113", "B+=?!P"), "B+=?!P 5758: ");
        // All six at once: the last is a flag that has fallen while a move stands announced.
        assert_eq!(texts("113", "B+=?FP").chars().count(), CELLS);
    }
}
