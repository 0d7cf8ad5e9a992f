//! Completed illegal moves (7.5; A.5; digital 7.4, II.6, III.3): counts, clocks to the millisecond, both
//! profiles, three classes, with and without supervision.

mod games;
mod supervised;
mod told;
mod unsupervised;

use natiq::core::clock::{Allowance, Bonus};
use natiq::core::conduct::Supervision;
use natiq::core::irregularity::Manner;
use natiq::core::{Act, ArbiterAct, Both, ClaimAct, Event, Fact, Millis, MoveAct, Obligation, RulingFact, Setup, Side};

use super::table::{PRESS, config, started};
use crate::game::{Table, result};

const STANDARD: u64 = 90 * 60_000;
const RAPID: u64 = 15 * 60_000;
const BLITZ: u64 = 5 * 60_000;

/// Karpov against Chernin, Tilburg 1992: White's king is in check from 1 7.
const KARPOV: &str = "4Q3/r4K2/3k4/8/8/8/8/8 w - - 1 54";
/// Lindemann against Echtermeyer, Kiel 1893, before 3. Bc1-c3.
const KIEL: &str = "rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3";
const PAWN: &str = "8/4P3/8/8/8/8/k7/7K w - - 0 1";

/// A tournament game of each player's time, with the clock running.
fn table(laws: &str, base: u64, fen: Option<&str>) -> Table {
    with(laws, Allowance::sudden(Millis(base), Bonus::None), Supervision::Adequate, fen)
}

fn alone(laws: &str, base: u64, fen: Option<&str>) -> Table {
    with(laws, Allowance::sudden(Millis(base), Bonus::None), Supervision::None, fen)
}

fn with(laws: &str, time: Allowance, supervision: Supervision, fen: Option<&str>) -> Table {
    let mut setup = Setup { fen: fen.map(str::to_owned), ..Table::tournament() };
    setup.profile = config().law_profile(laws).unwrap();
    setup.conduct.supervision = supervision;
    setup.conduct.touch = true;
    setup.time = Both { white: time.clone(), black: time };
    started(setup)
}

fn made(uci: &str) -> Act {
    Act::Move(MoveAct::Made { uci: uci.parse().unwrap() })
}

fn illegal(side: Side, manner: Manner) -> Act {
    Act::Arbiter(ArbiterAct::Illegal { side, manner })
}

const CLAIM: Act = Act::Claim(ClaimAct::Illegal);

/// The side to move tells what it did with its hands.
fn hands(table: &mut Table, uci: &str) -> Vec<Event> {
    table.mover(made(uci)).unwrap()
}

fn recorded(events: &[Event]) -> &RulingFact {
    let found = events.iter().find_map(|event| match &event.fact {
        Fact::Ruling(fact @ RulingFact::Irregular { .. }) => Some(fact),
        _ => None,
    });
    found.expect("an illegal move is recorded")
}

/// What hands oblige to now.
fn owed(table: &Table) -> Option<Obligation> {
    table.state.duty().obligation()
}

fn counts(table: &Table) -> (u32, u32) {
    let both = table.state.illegal_moves();
    (both.white, both.black)
}

fn fen(table: &Table) -> String {
    table.snapshot().fen
}
