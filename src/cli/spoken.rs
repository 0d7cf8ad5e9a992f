//! The voice record of a game (`scoresheet.md` part G): every announcement with its move and the time of the game,
//! a line each, in either language whatever was spoken at the table.
//!
//! It is worded from the journal, as it was announced, and holds nothing that was only answered to somebody.

use super::desk::Desk;
use super::{Failure, source, worded};
use crate::core::{Event, Fact, MoveFact, Ply, Side, State};
use crate::language::{Arg, Manner};
use crate::sheet::time::reading;
use crate::shell::Wishes;
use crate::store::Read;

/// The lines of a record; of some moves alone, from one number to another.
///
/// # Errors
/// Where no game can start from the journal, or there is no such move.
pub fn record(desk: &Desk, read: &Read, moves: Option<(u32, u32)>) -> Result<String, Failure> {
    let mut state = State::new(read.header.setup.clone()).map_err(|_| source::hopeless(desk))?;
    let language = desk.language();
    let manner = manner(desk);
    let mut text = String::new();
    if moves.is_none() {
        text = language.game_start(&state).text + "\n";
    }
    let mut last = 0;
    for record in &read.records {
        let (number, side) = moment(&state, &record.events);
        record.events.iter().for_each(|event| state.evolve(event));
        last = state.line().last().map_or(last, |made| last.max(made.ply.number));
        if moves.is_some_and(|(from, to)| !(from..=to).contains(&number)) {
            continue;
        }
        for said in language.events(&record.events, &state, &manner) {
            let args = [
                ("number", Arg::Number(u64::from(number))),
                ("side", Arg::Side(side)),
                ("time", Arg::Name(&reading(record.at_ms))),
                ("text", super::whole(&said.text)),
            ];
            text += &(worded(language, "voice.line", &args) + "\n");
        }
    }
    match moves {
        Some(_) if text.is_empty() => {
            let key = if last > 0 { "refused.number" } else { "last.none" };
            Err(desk.failed(key, &[("number", Arg::Number(u64::from(last)))]))
        }
        _ => Ok(text),
    }
}

/// How announcements are worded: as the settings have it; whose move it was stands before the sentence.
fn manner(desk: &Desk) -> Manner {
    let wishes = Wishes::of(&desk.config.settings, false, false);
    Manner {
        style: wishes.style,
        length: wishes.length,
        say_captured: wishes.say_captured,
        say_pawn: wishes.say_pawn,
        say_side: false,
        ..Manner::default()
    }
}

/// The move that a command belongs to: the one it is about, else the one that was waited for.
fn moment(before: &State, events: &[Event]) -> (u32, Side) {
    let about = events.iter().find_map(|event| match &event.fact {
        Fact::Move(MoveFact::Announced { ply, .. } | MoveFact::Pressed { ply, .. } | MoveFact::Corrected { ply }) => {
            Some(ply)
        }
        Fact::Move(MoveFact::Repeated { announced, .. }) => Some(announced),
        _ => None,
    });
    let of = |ply: &Ply| (ply.number, ply.side);
    about.map_or_else(|| (before.move_number(), before.turn()), of)
}
