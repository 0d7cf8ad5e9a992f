//! Applies a completed illegal move: the count, the time, the position restored.

use crate::core::event::RulingFact;
use crate::core::irregularity::{self, Irregular, Manner};
use crate::core::made::Made;
use crate::core::millis::Millis;
use crate::core::ply::Ply;
use crate::core::profile::MovePenalty;
use crate::core::side::Side;
use crate::core::state::State;
use crate::core::touch::{self, Hands};

impl State {
    pub(super) fn evolve_irregular(&mut self, fact: &RulingFact, at: Millis) {
        let RulingFact::Irregular { side, manner, ply, why, count, time, stands } = fact else { return };
        self.takeback = None;
        self.leaving = None;
        if *stands {
            if let Some(ply) = ply {
                self.let_stand(ply, Irregular { manner: *manner, why: *why }, at);
            }
            return;
        }
        *self.illegal.get_mut(*side) = *count;
        // Another irregularity, the other side's or by another manner, leaves a claim as it is.
        let rights = *side != self.turn() && self.irregular.is_some_and(|irregular| irregular.manner == *manner);
        if rights {
            self.irregular = None;
            self.put_right(*side, ply.as_ref(), at);
        }
        // Whoever pressed has begun the game, and his own time runs (7.5.1).
        if *manner != Manner::Hands && self.is_unstarted() && self.clock.running().is_none() {
            self.clock.start(*side, at);
        }
        self.clock.change(&self.time, &self.setup.warnings, time, at);
        if !time.is_none() {
            self.amended.push(self.line.len());
        }
        if let (Some(ply), true) = (ply, *side == self.turn() && self.setup.conduct.touch) {
            let taken =
                ply.captured.map(|taken| taken.on).filter(|on| !shakmaty::Position::us(self.position()).contains(*on));
            // What was touched before it still obliges, and first (4.3.1).
            let earlier = if rights { self.hands.touched_before() } else { self.hands.touched() };
            self.hands = match self.penalty_king() {
                Some(king) => Hands::of_touched(king),
                None => Hands::of_irregular(earlier, ply.from, taken),
            };
        }
    }

    /// The king that has to move for an illegal move of its side, where that is the penalty and it can.
    fn penalty_king(&self) -> Option<shakmaty::Square> {
        let king = shakmaty::Position::board(self.position()).king_of(self.turn().into())?;
        let law = self.setup.profile.irregularities.penalty == MovePenalty::KingMove;
        let can = || touch::allowed(self.position(), &Hands::of_touched(king)).is_some();
        (law && can()).then_some(king)
    }

    /// The illegal move is carried out and pressed, and may be claimed.
    fn let_stand(&mut self, ply: &Ply, irregular: Irregular, at: Millis) {
        let Some(mv) = irregularity::hands(self.position(), ply.uci) else { return };
        let (_, after) = irregularity::carry_out(self.position(), mv);
        self.clock.settle(at);
        let clock_before = self.clock;
        let go_on = self.clock.running().is_some() || self.is_unstarted();
        self.clock.press(&self.time, &self.setup.warnings, ply.side, at, go_on);
        let left = self.left(ply.side, at);
        self.line.push(Made {
            ply: ply.clone(),
            after,
            at,
            left,
            offered: false,
            clock_before,
            clock_after: self.clock,
        });
        self.announced = None;
        self.unrepeated = None;
        self.hands.pass();
        self.irregular = Some(irregular);
    }

    /// The illegal move that stood is taken off the board; a pawn that was left becomes the queen it is
    /// told to be (7.5.2).
    fn put_right(&mut self, side: Side, ply: Option<&Ply>, at: Millis) {
        let Some(mut made) = self.line.pop_if(|made| made.ply.irregular) else { return };
        if let Some(ply) = ply.filter(|ply| !ply.irregular)
            && let Ok(mv) = ply.uci.to_move(self.position())
        {
            let mut after = self.position().clone();
            shakmaty::Position::play_unchecked(&mut after, mv);
            made.ply = ply.clone();
            made.after = after;
            self.line.push(made);
            return;
        }
        self.clock.unpress(&self.time, &self.setup.warnings, side, (made.clock_before, made.at), at);
    }
}
