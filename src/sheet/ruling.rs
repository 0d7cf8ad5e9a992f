//! What the arbiter rules, on the sheet: a line each, with its reason (8.1.1, 12.9).
//!
//! Words are the labels'; times are written as on a clock. It never changes what is written already: a
//! restored position is a line behind the moves that were undone.

use super::pen::OFFER;
use super::{Labels, time};
use crate::core::{
    Amount, Claim, ClaimFact, ClockFact, Event, Fact, Millis, PenaltyKind, RulingFact, Side, State, TimeChange,
};
use crate::core::{EndFact, Ending, Outcome};
use crate::language::utterance::plain;

/// The key and the value of a ruling's line; nothing where a ruling leaves none. `number` is that of the move
/// which a restored position waits for.
pub(super) fn line(event: &Event, number: impl Fn(u32) -> u32, labels: &Labels) -> Option<(String, String)> {
    let pair = |key: &str, value: String| Some((key.to_owned(), value));
    match &event.fact {
        Fact::Ruling(fact) => match fact {
            RulingFact::ClockSet { side, left } => {
                pair(&labels.clock_set, format!("{} {}", labels.side(*side), time::reading(*left)))
            }
            RulingFact::CounterSet { side, count } => {
                pair(&labels.moves_set, format!("{} {count}", labels.side(*side)))
            }
            RulingFact::Penalized { kind, side, time, halves, reason } => {
                pair(&labels.penalty, penalty(*kind, *side, time, *halves, reason, labels))
            }
            RulingFact::Extra { time } => pair(&labels.time_added, spans(&time.given, labels)),
            RulingFact::Late { side, span, .. } => {
                let sides = side.map_or_else(|| Side::ALL.to_vec(), |side| vec![side]);
                let names: Vec<&str> = sides.into_iter().map(|side| labels.side(side)).collect();
                pair(&labels.late, format!("{} {}", names.join(", "), time::reading(*span)))
            }
            RulingFact::FlagsDown { time } => pair(&labels.flags, spans(&time.given, labels)),
            RulingFact::Restored { plies, turn, .. } => {
                pair(&labels.restored, labels.restored_to(number(*plies), *turn))
            }
            RulingFact::Because { reason } => pair(&labels.reason, plain(reason)),
            RulingFact::Irregular { .. } | RulingFact::CodeSet { .. } => None,
        },
        Fact::Clock(ClockFact::Stopped { reason } | ClockFact::Reasoned { reason }) if !plain(reason).is_empty() => {
            pair(&labels.stopped, plain(reason))
        }
        Fact::Claim(ClaimFact::Denied { side, claim, .. }) => {
            pair(&labels.refused, format!("{}, {}", labels.side(*side), labels.claim(*claim)))
        }
        Fact::End(EndFact::Ended { outcome, .. }) if is_ruled(outcome) => {
            pair(&labels.ruled, outcome.result().to_owned())
        }
        Fact::End(EndFact::Signed { side }) | Fact::Claim(ClaimFact::Confirmed { side }) => {
            pair(&labels.signed, labels.side(*side).to_owned())
        }
        _ => None,
    }
}

/// Who claims what, with the move that is written for it; a claim of a draw offers one (9.1.2.3).
pub(super) fn claim(
    state: &State,
    side: Side,
    claim: Claim,
    with: Option<String>,
    labels: &Labels,
) -> Option<(String, String)> {
    // A postponed claim that the flag brings back is no new one.
    if claim == Claim::Quickplay && *state.fallen().get(side) {
        return None;
    }
    let with = with.map(|text| format!(", {text}")).unwrap_or_default();
    let offer = if claim.is_of_a_draw() { format!(" {OFFER}") } else { String::new() };
    Some((labels.claimed.clone(), format!("{}, {}{with}{offer}", labels.side(side), labels.claim(claim))))
}

/// Whether the arbiter declared it.
fn is_ruled(outcome: &Outcome) -> bool {
    matches!(outcome.ending, Ending::Ruled | Ending::BothLose)
}

fn penalty(
    kind: PenaltyKind,
    side: Side,
    change: &TimeChange,
    halves: Option<u32>,
    reason: &str,
    labels: &Labels,
) -> String {
    let span = match kind {
        PenaltyKind::OpponentTime => Some(*change.given.get(side.other())),
        PenaltyKind::OwnTime => Some(*change.taken.get(side)),
        _ => None,
    };
    let amount = match (span.map(Amount::Time), halves.map(Amount::Halves)) {
        (Some(Amount::Time(span)), _) => format!(" {}", time::reading(span)),
        (_, Some(Amount::Halves(halves))) => format!(" {}", points(halves)),
        _ => String::new(),
    };
    let name = labels.penalties.get(kind.word()).map_or(kind.word(), String::as_str);
    format!("{}, {name}{amount}. {}", labels.side(side), plain(reason))
}

/// Half points as scores write them.
fn points(halves: u32) -> String {
    let half = if halves % 2 == 1 { ".5" } else { "" };
    format!("{}{half}", halves / 2)
}

/// Each side with its time.
fn spans(given: &crate::core::Both<Millis>, labels: &Labels) -> String {
    let each = Side::ALL.into_iter().filter(|side| *given.get(*side) > Millis::ZERO);
    each.map(|side| format!("{} {}", labels.side(side), time::reading(*given.get(side)))).collect::<Vec<_>>().join(", ")
}
