//! Who can still mate "by any possible series of legal moves" (5.1.2, 5.2.2, 6.9, 7.5.5), with proof or not at all.
//!
//! The question is put for one side, the winner, and one position; the other side is the loser. Both help,
//! for any legal series counts. The ends by seventy-five moves and by the fifth repetition (9.6) are left
//! out: they are ends of a game, not of what can be played, and a position one move before one of them is
//! judged as if the count began anew. So is everything a player may claim (9.2, 9.3).
//!
//! Three proofs, the cheapest first, and none is trusted beyond what it shows:
//!
//! 1. *Material.* Too few men of the winner, with regard to bishops of one colour. Nothing a loser has helps.
//! 2. *Strata* (`stratum`, `strata`, `net`). Captures and pawn moves cannot be undone. Between two of
//!    them lies a stratum: pawns stand, nobody is taken, each man has a set of squares that holds every square
//!    he can be on. From its sets follow all irreversible moves that can come, and so all strata. If none of
//!    them has room for a mating net, there is no mate. The sets may be too large and never too small, so a
//!    no is right and a "perhaps" says nothing.
//! 3. *Search* (`search`). Positions, each once, best guess first. A mate is a yes, and its line is the
//!    proof. A search that ends has seen everything, and that too is a proof: no.
//!
//! What none of them settles within the budget is [`CanMate::Unknown`]. It depends on nothing but position,
//! side and budget.

mod guide;
mod net;
mod search;
mod steps;
mod strata;
mod stratum;

use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, Position};

use search::{Ended, Search};
use strata::{Found, Strata};
use stratum::Stratum;

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

/// The positions a flag, a resignation or a lost illegal move is worth. Where all are spent that takes seconds: one to
/// four in an optimised build.
pub const STRONG: u32 = 500_000;
/// The positions after which the search asks the strata about what an irreversible move leads to.
const PATIENCE: u32 = 300;
/// The strata from the position itself, each counted as a position.
const STRATA: u32 = 2048;
/// The nets tried in one stratum before it is given up.
const NETS: u32 = 100_000;

/// The positions the check after each move may visit; strata are counted with them.
const QUICK: u32 = 600;
/// The men above whom the check after each move denies nothing.
const MANY_MEN: usize = 24;
/// Its strata.
const QUICK_STRATA: u32 = 16;
/// The nets it tries in each of them.
const QUICK_NETS: u32 = 64;
/// The strata of a position in which a pawn has a free way: such a one is hardly ever shut.
const FREE_STRATA: u32 = 4;
/// Where the positions visited have more moves than these on average, the quick check visits no more.
const BREADTH: usize = 6;

/// Whether a side can mate, visiting at most `budget` positions.
pub fn can_mate(position: &Chess, side: Color, budget: u32, tables: &mut Tables) -> CanMate {
    if !is_sound(position) {
        return of_material(position, side);
    }
    let mut left = budget;
    if let Some(reason) = without_moves(position, side, STRATA, NETS, &mut left, tables) {
        return CanMate::No(reason);
    }
    visit(position, side, left, usize::MAX >> 32, tables)
}

/// Whether a side can mate, at the small and bounded cost that every move may have: it is seldom a yes.
pub fn can_mate_quick(position: &Chess, side: Color, tables: &mut Tables) -> CanMate {
    if !is_sound(position) {
        return of_material(position, side);
    }
    let mut left = QUICK;
    // A pawn with a free way makes a queen, as a rule.
    let strata = if runs_free(position, side) { FREE_STRATA } else { QUICK_STRATA };
    if let Some(reason) = without_moves(position, side, strata, QUICK_NETS, &mut left, tables) {
        return CanMate::No(reason);
    }
    visit(position, side, left, BREADTH, tables)
}

/// Whether no legal series leads to mate by either side (5.2.2), as far as the quick check proves it.
pub fn is_dead(position: &Chess, tables: &mut Tables) -> bool {
    // Shut positions with so many men are left to the strong check: every move of a game pays for this one.
    if position.board().occupied().count() > MANY_MEN && !position.is_check() {
        return false;
    }
    Color::ALL.into_iter().all(|side| matches!(can_mate_quick(position, side, tables), CanMate::No(_)))
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

fn visit(position: &Chess, side: Color, mut budget: u32, breadth: usize, tables: &mut Tables) -> CanMate {
    match tables.search.run(position, side, &mut budget, PATIENCE, breadth, &mut tables.strata) {
        Ended::Mate(place) => {
            let line = tables.search.line(place).into_iter();
            CanMate::Yes(line.map(|mv| mv.to_uci(position.castles().mode())).collect())
        }
        Ended::Closed => CanMate::No(Reason::Exhausted),
        Ended::Spent => CanMate::Unknown,
    }
}

/// Whether no pawn stands before some pawn of the side.
fn runs_free(position: &Chess, side: Color) -> bool {
    let board = position.board();
    let pawns = u64::from(board.pawns());
    let own = board.pawns() & board.by_color(side);
    own.into_iter().any(|square| {
        let mut way = steps::ahead(1 << u32::from(square), side.is_white());
        let mut met = 0;
        while way != 0 {
            met |= way & pawns;
            way = steps::ahead(way, side.is_white());
        }
        met == 0
    })
}
