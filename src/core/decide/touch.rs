//! What hands do is recorded; what it obliges to is [`crate::core::touch`]'s (article 4).
//!
//! Nothing here moves a piece. A touch is a fact whoever sees to the rule: whether a move may be announced
//! against it is [`Judge::heeds_touch`]'s, and that of the claims.

mod claim;
mod report;

use shakmaty::{Chess, Move, Position, Square};

use super::Judge;
use crate::core::act::TouchAct;
use crate::core::event::{DrawFact, Event, TouchFact};
use crate::core::piece::Kind;
use crate::core::ply::Ply;
use crate::core::refusal::Refusal;
use crate::core::role::Role;
use crate::core::touch::{self, Bearing, Duty, HandBar, Hands, Placed};

impl Judge<'_> {
    pub(super) fn touch(&self, act: &TouchAct) -> Result<Vec<Event>, Refusal> {
        if !self.state.setup.conduct.touch {
            return Err(Refusal::Hand(HandBar::Off));
        }
        match *act {
            TouchAct::Lift { on } => self.lift(on),
            TouchAct::Place { on, promotion } => self.place(on, promotion),
            TouchAct::Touch { on } => self.touched(on),
            TouchAct::Answer { deliberate } => self.answer_report(deliberate),
            TouchAct::Adjust { on } => self.adjust(on),
        }
    }

    /// Whether a move may be announced, or pressed, for all that was touched.
    ///
    /// # Errors
    /// [`Refusal::Touched`]; [`HandBar::Asked`] while a reported touch is to be answered for.
    pub(super) fn heeds_touch(&self, mv: Move) -> Result<(), Refusal> {
        if self.state.hands.report().is_some() {
            return Err(Refusal::Hand(HandBar::Asked));
        }
        match self.state.duty() {
            Duty::Bound { obligation, moves } if self.state.enforces_touch() && !moves.contains(&mv) => {
                Err(Refusal::Touched(obligation))
            }
            _ => Ok(()),
        }
    }

    /// The touched piece that hands did not move, where a lawful move was made and pressed against 4.3: the
    /// opponent may claim it (4.8). A piece that was released is not touched alone: that move is made (4.7).
    pub(super) fn breaks_touch(&self, mv: Move) -> Option<Square> {
        let state = self.state;
        if self.heeds_touch(mv).is_ok() || state.hands.report().is_some() {
            return None;
        }
        let on = state.hands.touched().first()?.on;
        let hands = state.hands.as_claimed(on);
        let claimable = touch::allowed(state.position(), &hands).is_some_and(|moves| !moves.contains(&mv));
        claimable.then_some(on)
    }

    /// The same for the move that stands announced.
    pub(super) fn heeds_touch_still(&self, ply: &Ply) -> Result<(), Refusal> {
        ply.uci.to_move(self.state.position()).map_or(Ok(()), |mv| self.heeds_touch(mv))
    }

    fn lift(&self, on: Square) -> Result<Vec<Event>, Refusal> {
        let turn = self.state.turn();
        let side = match self.by {
            Role::Arbiter => return Err(Refusal::NotYours),
            Role::Assistant => turn,
            player => player.side().unwrap_or(turn),
        };
        if self.state.stopped() {
            return Err(Refusal::Stopped);
        }
        if side != turn {
            self.piece_on(on)?;
            return Ok(vec![self.event(TouchFact::Lifted { side, on, bearing: Bearing::OffTurn })]);
        }
        let hands = &self.state.hands;
        match hands.stray().filter(|(_, at)| *at == on).map(|(from, _)| from) {
            Some(from) => return Err(Refusal::Hand(HandBar::InHand(from))),
            None if hands.held_from(on).is_some() => return Err(Refusal::Hand(HandBar::InHand(on))),
            None => {}
        }
        self.may_touch(on)?;
        let bearing = if hands.adjusts(on) { Bearing::Adjusting } else { Bearing::Counts };
        let event = self.event(TouchFact::Lifted { side, on, bearing });
        Ok(self.with_lapse(event, bearing.counts()))
    }

    /// Whether the player to move may still touch a piece: not one that has nothing to do with the move he has
    /// announced or released.
    fn may_touch(&self, on: Square) -> Result<(), Refusal> {
        let hands = &self.state.hands;
        let released = hands.placed().iter().any(|placed| placed.on == on || placed.from == on);
        if let Duty::Bound { obligation, moves } = self.state.duty()
            && !hands.placed().is_empty()
            && (released || !moves.iter().any(|mv| takes_part(*mv, on)))
        {
            return Err(Refusal::Touched(obligation));
        }
        self.piece_on(on)?;
        match self.state.announced() {
            Some(announced) if !ply_takes_part(&announced.ply, on) => {
                Err(Refusal::Pending { ply: announced.ply.clone() })
            }
            _ => Ok(()),
        }
    }

    fn piece_on(&self, on: Square) -> Result<(), Refusal> {
        let there = touch::stands_on(self.state.position(), on);
        if there { Ok(()) } else { Err(Refusal::Hand(HandBar::Empty(on))) }
    }

    fn place(&self, on: Square, promotion: Option<Kind>) -> Result<Vec<Event>, Refusal> {
        let (state, side) = (self.state, self.state.turn());
        self.acts_for(side)?;
        if state.stopped() {
            return Err(Refusal::Stopped);
        }
        let (hands, board) = (&state.hands, state.position().board());
        let held: Vec<Square> = hands.held().iter().map(|held| held.from).collect();
        let own = |square: &Square| board.color_at(*square) == Some(side.into());
        let own_held: Vec<Square> = held.iter().filter(|square| own(square)).copied().collect();
        if own_held.contains(&on) || own_held.is_empty() && held.contains(&on) {
            let back = TouchFact::Placed { side, from: on, on, promotion: None, stays: true };
            return Ok(vec![self.event(back)]);
        }
        let Some(from) = pick(state.position(), hands, &own_held, on) else {
            return self.place_promotion(on, promotion);
        };
        let occupied = own(&on) || hands.placed().iter().any(|placed| placed.on == on);
        if occupied && !hands.placed().iter().any(|placed| placed.from == on) {
            return Err(Refusal::Hand(HandBar::Occupied(on)));
        }
        if promotion.is_some_and(|kind| !self.promotes(from, on, kind)) {
            return Err(Refusal::Hand(HandBar::Promotion));
        }
        let stays = touch::stands(state.position(), hands, Placed { from, on, promotion });
        let event = self.event(TouchFact::Placed { side, from, on, promotion, stays });
        Ok(self.with_lapse(event, true))
    }

    /// Nothing is in hand: the piece that a released pawn becomes is put down, or nothing can be.
    fn place_promotion(&self, on: Square, promotion: Option<Kind>) -> Result<Vec<Event>, Refusal> {
        let side = self.state.turn();
        let placed = self.state.hands.placed();
        let Some(pawn) = placed.iter().find(|placed| placed.on == on) else {
            return Err(match (placed.first(), self.state.duty().obligation()) {
                (Some(_), Some(obligation)) => Refusal::Touched(obligation),
                _ => Refusal::Hand(HandBar::NotLifted),
            });
        };
        let Placed { from, promotion: chosen, .. } = *pawn;
        match promotion {
            Some(kind) if chosen.is_none() && self.promotes(from, on, kind) => {
                Ok(vec![self.event(TouchFact::Placed { side, from, on, promotion, stays: true })])
            }
            Some(kind) if !self.promotes(from, on, kind) => Err(Refusal::Hand(HandBar::Promotion)),
            _ => Err(self.state.duty().obligation().map_or(Refusal::Hand(HandBar::NotLifted), Refusal::Touched)),
        }
    }

    /// Whether a pawn of the side to move becomes such a piece there.
    fn promotes(&self, from: Square, on: Square, kind: Kind) -> bool {
        let side = self.state.turn();
        let last = shakmaty::Color::from(side).fold_wb(shakmaty::Rank::Eighth, shakmaty::Rank::First);
        on.rank() == last
            && self.state.position().board().role_at(from) == Some(shakmaty::Role::Pawn)
            && !matches!(kind, Kind::Pawn | Kind::King)
    }

    fn touched(&self, on: Square) -> Result<Vec<Event>, Refusal> {
        let (state, side) = (self.state, self.state.turn());
        if self.by == side.into() {
            if state.stopped() {
                return Err(Refusal::Stopped);
            }
            self.may_touch(on)?;
            let bearing = if state.hands.adjusts(on) { Bearing::Adjusting } else { Bearing::Counts };
            let event = self.event(TouchFact::Touched { side, on, bearing, reported: false });
            return Ok(self.with_lapse(event, bearing.counts()));
        }
        // A player tells of his own hand where the piece is his; of the opponent's only as a claim (4.8).
        let own = self.by.side().filter(|own| state.position().board().color_at(on) == Some((*own).into()));
        if let Some(own) = own {
            let bearing = Bearing::OffTurn;
            return Ok(vec![self.event(TouchFact::Touched { side: own, on, bearing, reported: false })]);
        }
        self.reportable(on)?;
        if self.by == Role::Arbiter {
            // What the arbiter saw himself nobody is asked about.
            let fact = TouchFact::Touched { side, on, bearing: Bearing::Counts, reported: true };
            return Ok(self.answered(fact, on, false));
        }
        Ok(vec![self.event(TouchFact::Reported { side, on, claimed: false })])
    }

    fn adjust(&self, on: Option<Square>) -> Result<Vec<Event>, Refusal> {
        let side = self.state.turn();
        if self.by != side.into() {
            return Err(Refusal::AdjustTurn);
        }
        if self.state.stopped() {
            return Err(Refusal::Stopped);
        }
        on.map_or(Ok(()), |on| self.piece_on(on))?;
        Ok(vec![self.event(TouchFact::Adjusts { side, on })])
    }

    /// A fact about hands, and what a deliberate touch does to a draw offer: it declines it (9.1.2.1).
    fn with_lapse(&self, event: Event, deliberate: bool) -> Vec<Event> {
        let side = self.state.turn();
        let lapses = deliberate && self.state.offer() == Some(side.other());
        let lapse = lapses.then(|| self.event(DrawFact::Lapsed { side, moved: false }));
        std::iter::once(event).chain(lapse).collect()
    }
}

/// The piece in hand that is put on a square: one that may go there, else the first that was lifted.
fn pick(position: &Chess, hands: &Hands, held: &[Square], on: Square) -> Option<Square> {
    let may = |from: &&Square| touch::stands(position, hands, Placed { from: **from, on, promotion: None });
    held.iter().find(may).or(held.first()).copied()
}

/// Whether a piece of a square moves, is captured or castles in a move.
fn takes_part(mv: Move, on: Square) -> bool {
    let passed =
        mv.is_en_passant() && mv.from().is_some_and(|from| Square::from_coords(mv.to().file(), from.rank()) == on);
    mv.from() == Some(on) || passed || mv.to() == on
}

/// The same for the announced move.
fn ply_takes_part(ply: &Ply, on: Square) -> bool {
    ply.from == on
        || ply.captured.is_some_and(|taken| taken.on == on)
        || ply.castle.is_some_and(|castle| castle.rook_from == on)
}
