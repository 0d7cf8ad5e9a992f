//! Who can still mate "by any possible series of legal moves" (5.1.2, 5.2.2, 6.9, 7.5.5), with proof or not at all.
//!
//! The question is put for one side, the winner, and one position; the other side is the loser. Both help,
//! for any legal series counts. The ends by seventy-five moves and by the fifth repetition (9.6) are left
//! out: they are ends of a game, not of what can be played, and a position one move before one of them is
//! judged as if the count began anew. So is everything a player may claim (9.2, 9.3).
//!
//! Three proofs, and none is trusted beyond what it shows:
//!
//! 1. *Material.* Too few men of the winner, with regard to bishops of one colour. Nothing a loser has helps.
//! 2. *Strata* (`stratum`, `strata`, `net`). Captures and pawn moves cannot be undone. Between two of
//!    them lies a stratum: pawns stand, nobody is taken, each man has a set of squares that holds every square
//!    he can be on. From its sets follow all irreversible moves that can come, and so all strata. If none of
//!    them has room for a mating net, there is no mate. The sets may be too large and never too small, so a
//!    no is right and a "perhaps" says nothing.
//! 3. *Search* (`search`, `guide`). Positions, each once, best guess first. A mate is a yes, and its line is the
//!    proof. A search that ends has seen everything, and that too is a proof: no.
//!
//! The strong check (here) goes by stages: the cheap half of each proof first, for most positions of games are open
//! and a mate is found within a hundred positions. A guess that goes astray costs only its stage: the next one
//! begins anew with another. The check that every move has is `quick`.
//!
//! What none of them settles within the budget is [`CanMate::Unknown`]. It depends on nothing but position,
//! side and budget.

mod guide;
mod index;
mod net;
mod quick;
mod search;
mod steps;
mod strata;
mod stratum;
mod ways;

use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, Position};

use search::{Ended, Search};
use strata::{Found, Strata};
use stratum::Stratum;
use ways::{SHORT, SOON, Way};

pub use quick::{can_mate_quick, is_dead};

/// What a question came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CanMate {
    /// The side can mate; these moves of both sides do it.
    Yes(Vec<UciMove>),
    /// The side cannot mate by any series of legal moves.
    No(Reason),
    /// The budget was spent before either was proved.
    Unknown,
}

/// Why a side cannot mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Its men are too few for any mate.
    Material,
    /// What the men can reach leaves no room for a mating net.
    Walls,
    /// Every position that can arise was visited.
    Exhausted,
}

/// The tables a question needs; kept between questions for their memory, never for their contents.
#[derive(Debug, Default)]
pub struct Tables {
    strata: Strata,
    search: Search,
}

/// The positions a list of them is judged with: where all are spent that takes about a second for each side in an
/// optimised build.
pub const STRONG: u32 = 500_000;
/// The positions a flag, a resignation or a lost illegal move is worth at the board, where nobody is to wait: a
/// fifth of that.
pub const AT_THE_BOARD: u32 = 100_000;
/// The positions that are worth a shorter line for people.
const SHORTER: u32 = 3_000;

/// What is tried before the next stage is.
struct Stage {
    /// How many strata are looked at, each counted as a position, and the nets tried in each of them.
    strata: u32,
    nets: u32,
    /// How many positions are visited, and in which way.
    positions: u32,
    way: &'static Way,
}

const STAGES: [Stage; 4] = [
    Stage { strata: 16, nets: 64, positions: 200, way: &SOON },
    Stage { strata: 128, nets: 1000, positions: 2_000, way: &SHORT },
    Stage { strata: 1_024, nets: 1000, positions: 10_000, way: &SOON },
    Stage { strata: 60_000, nets: 100_000, positions: u32::MAX, way: &SHORT },
];

/// Whether a side can mate, visiting at most `budget` positions.
pub fn can_mate(position: &Chess, side: Color, budget: u32, tables: &mut Tables) -> CanMate {
    if !is_sound(position) {
        return of_material(position, side);
    }
    let mut left = budget;
    for Stage { strata, nets, positions, way } in STAGES {
        if let Some(reason) = without_moves(position, side, strata, nets, &mut left, tables) {
            return CanMate::No(reason);
        }
        let mut share = positions.min(left);
        left -= share;
        let found = visit(position, side, way, &mut share, usize::MAX, tables);
        left += share;
        if found != CanMate::Unknown {
            return found;
        }
    }
    CanMate::Unknown
}

/// The moves of both sides to a mate by this side, short as far as that is found soon: for people to follow.
pub fn line(position: &Chess, side: Color) -> Option<Vec<UciMove>> {
    let mut tables = Tables::default();
    let found = can_mate(position, side, AT_THE_BOARD, &mut tables);
    let CanMate::Yes(line) = found else { return None };
    match visit(position, side, &SHORT, &mut { SHORTER }, usize::MAX, &mut tables) {
        CanMate::Yes(other) if other.len() < line.len() => Some(other),
        _ => Some(line),
    }
}

/// Whether moves from here are legal moves: after an illegal move that stood, a king may be there to be
/// taken and a pawn may stand on a last rank.
fn is_sound(position: &Chess) -> bool {
    let board = position.board();
    let king = |color| board.king_of(color).filter(|_| (board.kings() & board.by_color(color)).count() == 1);
    let pawns = u64::from(board.pawns()) & steps::LAST_RANKS == 0;
    let (turn, other) = (position.turn(), position.turn().other());
    let taken = king(other).is_none_or(|king| board.attacks_to(king, turn, board.occupied()).any());
    pawns && king(turn).is_some() && !taken
}

/// What is left to say where no legal move can be: too few men are too few anywhere.
fn of_material(position: &Chess, side: Color) -> CanMate {
    if position.has_insufficient_material(side) { CanMate::No(Reason::Material) } else { CanMate::Unknown }
}

/// The two proofs that visit no position.
fn without_moves(
    position: &Chess,
    side: Color,
    strata: u32,
    nets: u32,
    budget: &mut u32,
    tables: &mut Tables,
) -> Option<Reason> {
    if position.has_insufficient_material(side) {
        return Some(Reason::Material);
    }
    let stratum = if strata == 0 { None } else { Stratum::of(position) };
    let mut share = strata.min(*budget);
    *budget -= share;
    let found = tables.strata.explore(&stratum?, side, nets, &mut share);
    *budget += share;
    (found == Found::Never).then_some(Reason::Walls)
}

/// The third proof.
fn visit(
    position: &Chess,
    side: Color,
    way: &'static Way,
    budget: &mut u32,
    breadth: usize,
    tables: &mut Tables,
) -> CanMate {
    match tables.search.run(position, side, way, budget, breadth, &mut tables.strata) {
        Ended::Mate(place) => {
            let line = tables.search.line(place).into_iter();
            CanMate::Yes(line.map(|mv| mv.to_uci(position.castles().mode())).collect())
        }
        Ended::Closed => CanMate::No(Reason::Exhausted),
        Ended::Spent => CanMate::Unknown,
    }
}
