//! Whether a mating net can be drawn around a king in a stratum.
//!
//! Mate needs an attacked king and, of the squares around him, each attacked by the other side or taken by
//! a man of his own. It looks for squares of the sets that give all of it, piece by piece where the winner
//! has few, and says no only where no choice of squares does. Whether the men can stand there at the same
//! time it does not ask, but that one man is in one place.

use shakmaty::{Color, Role};

use super::steps;
use super::stratum::{KINGS, MEN, Stratum, View};

/// Whether the winner may mate in this stratum.
pub(super) fn may_mate(stratum: &Stratum, view: &View, winner: Color, mut tries: u32) -> bool {
    let side = usize::from(winner.is_white());
    let own = KINGS[usize::from(winner.is_black())];
    let king = KINGS[usize::from(winner.is_white())];
    // A line goes on behind the king it checks: he is no wall to it.
    let walls = view.walls & !stratum.at[king];
    let net = Net::of(stratum, walls, winner.is_white());
    let targets = stratum.at[king] & (net.reach | view.pawn_attacks[side]);
    for target in steps::each(targets) {
        let covered = view.pawn_attacks[side] | view.pawns[1 - side];
        let flights = steps::king(target) & !covered;
        // What no other man can see to is the king's.
        let his = flights & !net.reach & !net.blocks;
        for place in steps::each(stratum.at[own] & !target & !steps::king(target)) {
            let touched = steps::king(place);
            if his & !touched == 0
                && net.closes(
                    &mut tries,
                    walls,
                    view.pawn_attacks[side] & target != 0,
                    target,
                    place,
                    flights & !touched,
                )
            {
                return true;
            }
        }
    }
    false
}

/// Whether the last try is used up; then nothing is denied any more.
fn spent(tries: &mut u32) -> bool {
    *tries = tries.saturating_sub(1);
    *tries == 0
}

/// The men who draw the net.
struct Net {
    /// The winner's men but king and pawns: kind and squares.
    hunters: [(Role, u64); MEN],
    hunting: usize,
    /// All they may attack.
    reach: u64,
    /// Where each of the loser's men but king and pawns may stand in his king's way.
    blockers: [u64; MEN],
    blocking: usize,
    /// All those squares.
    blocks: u64,
}

impl Net {
    fn of(stratum: &Stratum, walls: u64, white: bool) -> Net {
        let mut net =
            Net { hunters: [(Role::King, 0); MEN], hunting: 0, reach: 0, blockers: [0; MEN], blocking: 0, blocks: 0 };
        for (place, man) in stratum.living() {
            let at = stratum.at[place];
            match man.kind {
                Role::King | Role::Pawn => {}
                kind if man.white == white => {
                    net.hunters[net.hunting] = (kind, at);
                    net.hunting += 1;
                    net.reach |= steps::attacks(kind, at, walls);
                }
                _ => {
                    net.blockers[net.blocking] = at;
                    net.blocking += 1;
                    net.blocks |= at;
                }
            }
        }
        net
    }

    /// Whether the flights that king and pawns leave open can be closed, with check.
    fn closes(&self, tries: &mut u32, walls: u64, by_pawn: bool, target: u64, own: u64, open: u64) -> bool {
        match self.hunters[..self.hunting] {
            [] => by_pawn && self.blocked(open, 0),
            [(kind, at)] => steps::each(at & !target & !own).any(|from| {
                if spent(tries) {
                    return true;
                }
                let attacks = steps::attacks(kind, from, walls | own);
                (by_pawn || attacks & target != 0) && self.blocked(open & !attacks, from)
            }),
            [(first, at), (second, then)] if at.count_ones() * then.count_ones() <= 1024 => {
                steps::each(at & !target & !own).any(|from| {
                    if spent(tries) {
                        return true;
                    }
                    let one = steps::attacks(first, from, walls | own);
                    if (open & !one & !self.blocks & !steps::attacks(second, then, walls)) != 0 {
                        return false;
                    }
                    steps::each(then & !target & !own & !from).any(|beside| {
                        if spent(tries) {
                            return true;
                        }
                        let attacks = steps::attacks(first, from, walls | own | beside)
                            | steps::attacks(second, beside, walls | own | from);
                        (by_pawn || attacks & target != 0) && self.blocked(open & !attacks, from | beside)
                    })
                })
            }
            _ => self.blocked(open & !self.reach, 0),
        }
    }

    /// Whether the loser's own men can stand on all these squares; none can where a hunter stands.
    fn blocked(&self, open: u64, hunters: u64) -> bool {
        if open == 0 {
            return true;
        }
        if open & (hunters | !self.blocks) != 0 || open.count_ones() as usize > self.blocking {
            return false;
        }
        let able = self.blockers[..self.blocking].iter().filter(|&&at| at & open != 0).count();
        able >= open.count_ones() as usize
    }
}
