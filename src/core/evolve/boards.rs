//! What every event does to the two boards, and what is entered about boards and scoresheets.
//!
//! A board follows its player's hands: his own moves at once, the opponent's when they are repeated, pressed
//! or told to be executed. It never judges and never fails.

use crate::core::clock::Clock;
use crate::core::event::{BoardsFact, ClockFact, EndFact, Fact, MoveFact, RulingFact, TakebackFact};
use crate::core::state::State;

impl State {
    pub(super) fn evolve_boards(&mut self, fact: &BoardsFact) {
        match fact {
            BoardsFact::OtherSheet { kept, moves } => {
                self.other.moves.truncate(*kept as usize);
                self.other.moves.extend(moves.iter().cloned());
            }
            BoardsFact::RetraceProposed { plies, .. } => self.other.proposed = Some(*plies),
            BoardsFact::RetraceAnswered { .. } => self.other.proposed = None,
            about_boards => self.evolve_two(about_boards),
        }
    }

    /// What needs the boards to be there.
    fn evolve_two(&mut self, fact: &BoardsFact) {
        let score = self.score().clone();
        let Some(boards) = &mut self.boards else { return };
        match fact {
            BoardsFact::CheckDemanded => boards.checklist.demand(),
            BoardsFact::CheckDoubted => boards.checklist.doubt(),
            BoardsFact::Checked { item, ok } => boards.checklist.found(*item, *ok),
            BoardsFact::Executed { .. } => boards.execute(),
            BoardsFact::BoardChanged { board, man, from, to } => {
                if let Some(from) = from {
                    boards.put(*board, *from, None);
                }
                if let Some(to) = to {
                    boards.put(*board, *to, Some((*man).into()));
                }
                boards.settle(&score);
            }
            BoardsFact::Compared { found } => boards.wrong = found.is_wrong(),
            BoardsFact::PutRight { board } => boards.set(*board, &score),
            _ => {}
        }
    }

    /// What another event does to the boards; the rest of the state shows it already.
    pub(super) fn boards_follow(&mut self, fact: &Fact) {
        // What was proposed to the arbiter falls with the next move.
        if matches!(fact, Fact::Move(MoveFact::Announced { .. })) {
            self.other.proposed = None;
        }
        // What the other sheet has behind the half-move that is gone back to was given up with it.
        if let Fact::Ruling(RulingFact::Restored { plies, .. }) = fact {
            self.other.moves.truncate(*plies as usize);
        }
        if self.boards.is_none() {
            return;
        }
        let presses = |side| self.press_executes(side);
        let executes = match fact {
            Fact::Move(MoveFact::Repeated { heard: None, .. }) => true,
            Fact::Move(MoveFact::Pressed { ply, .. }) => presses(ply.side),
            _ => false,
        };
        let score = shakmaty::Position::board(self.position()).clone();
        let Some(boards) = &mut self.boards else { return };
        match fact {
            Fact::Move(MoveFact::Announced { ply, .. }) => {
                boards.announced(ply);
                boards.wrong = false;
            }
            Fact::Move(MoveFact::Corrected { .. }) => boards.withdrawn(),
            Fact::Move(_) if executes => boards.execute(),
            Fact::Clock(ClockFact::Started { .. }) | Fact::End(EndFact::Ended { .. }) => boards.wrong = false,
            // The pieces are set up anew on both boards.
            Fact::Takeback(TakebackFact::TakenBack { .. })
            | Fact::Ruling(RulingFact::Restored { .. } | RulingFact::Irregular { .. }) => boards.reset(&score),
            _ => {}
        }
    }

    /// The clock as the half-move before left it, `plies` being those that are made; before the first move, as it
    /// was when that move was said.
    pub(in crate::core) fn clock_of(&self, plies: usize) -> Clock {
        let kept = plies.checked_sub(1).and_then(|last| self.line.get(last)).map(|made| made.clock_after);
        let first = || self.line.first().map(|made| made.clock_before);
        let mut clock = kept.or_else(first).unwrap_or(self.clock);
        clock.forget();
        clock
    }
}
