//! The positions that come with shakmaty, middle games of every kind, and random games from them.

use natiq::core::mate::Tables;
use shakmaty::{Chess, Color, Position};

use super::verdict;

/// How many positions there are.
const ALL: usize = 6838;

/// Random games from a position, the same every time: whether a side was ever mated by this one.
fn mates_by_chance(start: &Chess, side: Color, games: u64) -> bool {
    (0..games).any(|seed| {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut position = start.clone();
        for _ in 0..200 {
            let Some(mv) = random.choice(position.legal_moves()) else { break };
            position.play_unchecked(mv);
        }
        position.is_checkmate() && position.turn() != side
    })
}

/// No answer is wrong as far as it can be seen: a yes is replayed to its mate, too few men are a no, and where there
/// is a no no random game ends in that mate.
fn hold(name: &str, every: usize, budget: u32) {
    let Some(positions) = crate::notation::round::positions() else {
        eprintln!("SKIP {name}: the random positions of shakmaty are not here");
        return;
    };
    assert_eq!(positions.len(), ALL);
    let mut tables = Tables::default();
    let [mut yes, mut no, mut open] = [0; 3];
    for position in positions.iter().step_by(every) {
        for side in Color::ALL {
            let said = verdict(position, side, budget, &mut tables);
            if position.has_insufficient_material(side) {
                assert_eq!(said, Some(false), "{side:?} {position:?}");
            }
            match said {
                Some(true) => yes += 1,
                Some(false) => {
                    assert!(!mates_by_chance(position, side, 100), "{side:?} {position:?}");
                    no += 1;
                }
                None => open += 1,
            }
        }
    }
    eprintln!("budget {budget}: {yes} can, {no} cannot, {open} open");
    assert_eq!(yes + no + open, 2 * ALL.div_ceil(every));
    assert!(budget == 0 || open * 10 < yes, "{open} open");
}

#[test]
fn a_sample_of_the_positions_of_shakmaty_is_never_judged_wrongly() {
    hold("a_sample_of_the_positions_of_shakmaty_is_never_judged_wrongly", 23, 0);
}

#[test]
#[ignore = "the long truth, run by make test-all"]
fn the_positions_of_shakmaty_are_never_judged_wrongly() {
    for budget in [0, 20_000] {
        hold("the_positions_of_shakmaty_are_never_judged_wrongly", 1, budget);
    }
}
