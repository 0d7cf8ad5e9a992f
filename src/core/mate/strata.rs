//! All strata that irreversible moves lead to, and whether a mating net can be drawn in any of them.
//!
//! From each stratum goes a step for every capture and pawn move its sets allow: the mover stands on one of
//! the squares of that move, the taken man is gone, all others are where they may have been. Strata with the
//! same men and pawns are one: their sets are joined. A pawn's double step is two steps, so taking in
//! passing is taking it on the square between. If no stratum allows a net, nobody is ever mated: every
//! position of every legal series lies in a stratum that was looked at.

use shakmaty::{Color, Role};

use super::index::{Index, NONE};
use super::net;
use super::steps;
use super::stratum::{Man, Stratum, View};

/// What came of looking at the strata.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// In none of them there can be mate.
    Never,
    /// In one of them there may be.
    Perhaps,
}

/// The strata of one question; kept for its memory.
#[derive(Debug, Default)]
pub(super) struct Strata {
    all: Vec<Stratum>,
    /// Where they are, by the marks of their men.
    index: Index,
    pending: Vec<u32>,
    waits: Vec<bool>,
}

impl Strata {
    /// Looks at every stratum from this one on; each counts against the budget.
    pub(super) fn explore(&mut self, start: &Stratum, winner: Color, tries: u32, budget: &mut u32) -> Found {
        self.all.clear();
        self.index.clear();
        self.pending.clear();
        self.waits.clear();
        self.enter(start);
        while let Some(next) = self.pending.pop() {
            let index = next as usize;
            self.waits[index] = false;
            if *budget == 0 {
                return Found::Perhaps;
            }
            *budget -= 1;
            let mut stratum = self.all[index];
            let view = stratum.grow();
            if net::may_mate(&stratum, &view, winner, tries) {
                return Found::Perhaps;
            }
            self.all[index] = stratum;
            self.leave(&stratum, &view);
        }
        Found::Never
    }

    /// Enters the strata that one irreversible move leads to.
    fn leave(&mut self, stratum: &Stratum, view: &View) {
        for (place, man) in stratum.living() {
            if man.kind == Role::Pawn {
                self.pawn(stratum, view, place, man);
                continue;
            }
            let mut reach = steps::attacks(man.kind, stratum.at[place], view.walls);
            if man.kind == Role::King {
                reach &= !view.guards[usize::from(!man.white)];
            }
            for (taken, _) in victims(stratum, man, reach) {
                let mut next = *stratum;
                next.at[place] = reach & stratum.at[taken];
                next.at[taken] = 0;
                next.men[taken] = None;
                self.enter(&next);
            }
        }
    }

    fn pawn(&mut self, stratum: &Stratum, view: &View, place: usize, man: Man) {
        let at = stratum.at[place];
        let ahead = steps::ahead(at, man.white);
        if ahead & !view.walls != 0 {
            let mut next = *stratum;
            next.at[place] = ahead;
            self.arrive(next, place, man);
        }
        let reach = steps::pawns(at, man.white);
        for (taken, _) in victims(stratum, man, reach) {
            for target in steps::each(reach & stratum.at[taken]) {
                let mut next = *stratum;
                next.at[place] = target;
                next.at[taken] = 0;
                next.men[taken] = None;
                self.arrive(next, place, man);
            }
        }
    }

    /// A pawn that reached the last rank is each of the four pieces.
    fn arrive(&mut self, mut next: Stratum, place: usize, man: Man) {
        let target = next.at[place];
        for other in (0..next.count).filter(|&other| other != place && next.men[other].is_some()) {
            next.at[other] &= !target;
            // Who could be nowhere else did not make room.
            if next.at[other] == 0 {
                return;
            }
        }
        if target & steps::LAST_RANKS == 0 {
            return self.enter(&next);
        }
        for kind in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
            next.men[place] = Some(Man { kind, ..man });
            self.enter(&next);
        }
    }

    fn enter(&mut self, stratum: &Stratum) {
        let mark = stratum.mark();
        let place = match self.index.find(mark, |place| self.all[place].same_class(stratum)) {
            Ok(place) => {
                if !self.all[place as usize].absorb(stratum) {
                    return;
                }
                place
            }
            Err(slot) => {
                let place = u32::try_from(self.all.len()).unwrap_or(NONE);
                self.all.push(*stratum);
                self.waits.push(false);
                self.index.enter(slot, place, |place| self.all[place].mark());
                place
            }
        };
        if !self.waits[place as usize] {
            self.waits[place as usize] = true;
            self.pending.push(place);
        }
    }
}

/// The men of the other side, kings excepted, who may stand on one of these squares.
fn victims(stratum: &Stratum, by: Man, reach: u64) -> impl Iterator<Item = (usize, Man)> + '_ {
    stratum
        .living()
        .filter(move |&(place, man)| man.white != by.white && man.kind != Role::King && stratum.at[place] & reach != 0)
}
