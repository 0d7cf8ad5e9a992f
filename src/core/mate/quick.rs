//! The check that every move has: it seldom says yes, and no only where that is cheap to prove.
//!
//! It leaves out what is too likely to be in vain: strata where no pawns stand before each other or a queen
//! or rook has open lines, positions where either side has many moves.

use shakmaty::{Chess, Color, Position};

use super::ways::SOON;
use super::{CanMate, Tables, is_sound, of_material, steps, visit, without_moves};

/// The positions it may visit; strata are counted with them.
const POSITIONS: u32 = 600;
/// Where the positions visited have more moves than these on average, it visits no more.
const BREADTH: usize = 4;
/// How many times as many moves the first position may have: one side may be in check and the other free.
const SHARES: usize = 3;

/// How far pawns shut a position, and with it how many strata it is worth, and how many nets in each.
fn strata(position: &Chess, side: Color) -> (u32, u32) {
    let board = position.board();
    let pawns = board.pawns();
    let facing = (u64::from(pawns & board.white()) << 8) & u64::from(pawns & board.black());
    let heavy = (board.by_color(side) & board.rooks_and_queens()).any();
    match facing.count_ones() {
        0 => (0, 0),
        1 | 2 if !heavy => (16, 64),
        3.. if !heavy => (96, 256),
        2.. if !runs_free(position, side) => (16, 64),
        _ => (0, 0),
    }
}

/// Whether a side can mate, at the small and bounded cost that every move may have: it is seldom a yes.
pub fn can_mate_quick(position: &Chess, side: Color, tables: &mut Tables) -> CanMate {
    if !is_sound(position) {
        return of_material(position, side);
    }
    let mut left = POSITIONS;
    let (strata, nets) = strata(position, side);
    if let Some(reason) = without_moves(position, side, strata, nets, &mut left, tables) {
        return CanMate::No(reason);
    }
    if position.legal_moves().len() > SHARES * BREADTH {
        return CanMate::Unknown;
    }
    visit(position, side, &SOON, &mut left, BREADTH, tables)
}

/// Whether no legal series leads to mate by either side (5.2.2), as far as the quick check proves it.
pub fn is_dead(position: &Chess, tables: &mut Tables) -> bool {
    Color::ALL.into_iter().all(|side| matches!(can_mate_quick(position, side, tables), CanMate::No(_)))
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
