//! Announcing, pressing, correcting, repeating (appendix VI.2 to VI.6; article 6.8; FIDE 6.2.1).
//!
//! A move is complete at the press and not before; the opponent's clock can start only from there.
//! In one-step conduct one announcement does all three.

use shakmaty::uci::UciMove;

use super::Judge;
use crate::core::act::MoveAct;
use crate::core::adjournment::{AdjournBar, Adjournment};
use crate::core::conduct::RepeatBack;
use crate::core::event::{DrawFact, Event, MoveFact};
use crate::core::legality;
use crate::core::made::Announced;
use crate::core::outcome::{Ending, automatic};
use crate::core::ply::{Check, Ply};
use crate::core::refusal::Refusal;

impl Judge<'_> {
    pub(super) fn moving(&self, act: &MoveAct) -> Result<Vec<Event>, Refusal> {
        match act {
            MoveAct::Announce { uci, offer } => self.announce(*uci, *offer),
            MoveAct::Press => self.press(),
            MoveAct::Correct => self.correct(),
            MoveAct::Same => self.repeat(None),
            MoveAct::Echo { uci } => self.repeat(Some(*uci)),
            MoveAct::LetStand => self.let_stand(),
            MoveAct::Made { uci } => self.hands_made(*uci),
        }
    }

    pub(super) fn announce(&self, uci: UciMove, offer: bool) -> Result<Vec<Event>, Refusal> {
        self.announce_where(uci, offer, |mv| self.heeds_touch(mv))
    }

    /// An announcement of a move that may be played as far as hands are concerned.
    pub(super) fn announce_where(
        &self,
        uci: UciMove,
        offer: bool,
        heeds: impl Fn(shakmaty::Move) -> Result<(), Refusal>,
    ) -> Result<Vec<Event>, Refusal> {
        let state = self.state;
        if let Some(Announced { ply, .. }) = state.announced() {
            return Err(Refusal::Pending { ply: ply.clone() });
        }
        self.acts_for(state.turn())?;
        self.board_in_order()?;
        if state.stopped() {
            return Err(Refusal::Stopped);
        }
        if !state.setup.profile.adjournment.open_reply
            && let Some(sealer) = state.adjournment().and_then(Adjournment::awaited_sealer)
        {
            return Err(Refusal::Adjournment(AdjournBar::SealReply { sealer }));
        }
        if let (Some(ply), RepeatBack::Required) = (state.unrepeated(), state.setup.conduct.repeat_back) {
            return Err(Refusal::RepeatFirst { ply: ply.clone() });
        }
        let mv = uci
            .to_move(state.position())
            .map_err(|_| Refusal::Illegal(legality::why_not_uci(state.position(), uci)))?;
        // After an illegal move that stood the opponent's king may be there to be taken; it is not (1.4.1).
        if mv.capture() == Some(shakmaty::Role::King) {
            return Err(Refusal::Illegal(legality::Illegal::King));
        }
        heeds(mv)?;
        let (ply, after) = Ply::play(state.position(), mv);
        // What was written with a wrong claim is the move that is played (9.5.3).
        if let Some(must) = state.must().filter(|must| must.uci != ply.uci) {
            return Err(Refusal::Must { ply: must.clone() });
        }
        if self.adjourned().is_ok() {
            return self.openly(ply);
        }
        let ends = self.ends(&ply, &after);
        let one_step = state.setup.conduct.one_step;
        let mut events = Vec::with_capacity(4);
        // The opponent's move declines an offer: announcing counts as lifting and placing (9.1.2.1).
        events.extend(self.lapse_offer(ply.side));
        let side = ply.side;
        let pressed = one_step.then(|| self.pressed(&ply));
        events.push(self.event(MoveFact::Announced { ply, ends, pressed: one_step }));
        // A first move is "made" once it stands on the board, so an offer with it is judged after it.
        if offer && ends.is_none() && state.offer() != Some(side) {
            events.push(match self.offer_bar(1) {
                // The move was understood and stands: only the offer comes too early (5.2.3).
                Some(moves) => self.event(DrawFact::OfferBarred { side, moves }),
                None => self.event(DrawFact::Offered { side, early: false }),
            });
        }
        events.extend(pressed);
        if let (true, Some(ending)) = (one_step, ends) {
            events.push(self.ends_with(ending));
        }
        Ok(events)
    }

    /// How a move ends the game by itself, if it does.
    pub(super) fn ends(&self, ply: &Ply, after: &shakmaty::Chess) -> Option<Ending> {
        if ply.check == Check::Mate {
            return Some(Ending::Mate(ply.side.other()));
        }
        // Where the laws count no repetition unasked, nobody waits for the count.
        let repeats = self.state.setup.profile.automatic_repetitions.is_some();
        let times = if repeats { self.state.occurrences(after) } else { 1 };
        automatic(after, &self.state.setup.profile, times, shakmaty::Position::halfmoves(after))
            .or_else(|| self.remains_illegal(after))
    }

    fn press(&self) -> Result<Vec<Event>, Refusal> {
        if self.adjourned().is_ok() {
            return self.stops_sealing();
        }
        let announced = self.state.announced().ok_or(Refusal::NotAnnounced)?;
        self.acts_for(announced.ply.side)?;
        self.heeds_touch_still(&announced.ply)?;
        self.board_in_order()?;
        Ok(self.made(announced))
    }

    fn correct(&self) -> Result<Vec<Event>, Refusal> {
        match self.state.announced() {
            Some(announced) => {
                self.acts_for(announced.ply.side)?;
                Ok(vec![self.event(MoveFact::Corrected { ply: announced.ply.clone() })])
            }
            // After the press only the arbiter can help (VI.6); who has touched a piece since is about his own move.
            None if !self.state.line().is_empty() && !self.state.hands.is_touched() => {
                Err(Refusal::TooLate { running: self.state.turn() })
            }
            None => Err(Refusal::NothingAnnounced),
        }
    }

    /// The opponent says what he heard; `None` for the bare word.
    fn repeat(&self, heard: Option<UciMove>) -> Result<Vec<Event>, Refusal> {
        let state = self.state;
        let ply = state.unrepeated().ok_or_else(|| self.nothing_to_repeat())?;
        self.acts_for(ply.side.other())?;
        if heard.is_none() && state.setup.conduct.repeat_back == RepeatBack::Required {
            return Err(Refusal::RepeatMove);
        }
        let before = match state.announced() {
            Some(_) => state.position(),
            None => state.position_before(state.line().len().saturating_sub(1)),
        };
        let heard = heard.map(|uci| match uci.to_move(before) {
            Ok(mv) => Ply::play(before, mv).0,
            // What cannot be played was heard all the same, and does not agree.
            Err(_) => Ply::heard(ply, before, uci),
        });
        let differs = heard.filter(|heard| heard.uci != ply.uci);
        let agrees = differs.is_none();
        let mut events = vec![self.event(MoveFact::Repeated { announced: ply.clone(), heard: differs })];
        if let (true, Some(announced)) = (agrees, state.announced().filter(|announced| announced.ends.is_some())) {
            events.extend(self.made(announced));
        }
        Ok(events)
    }

    /// Why nothing is to be repeated: it was repeated already, or nothing was announced.
    fn nothing_to_repeat(&self) -> Refusal {
        let repeats = self.state.setup.conduct.repeat_back != RepeatBack::Off;
        let said = self.state.announced().is_some() || !self.state.line().is_empty();
        if repeats && said { Refusal::Repeated } else { Refusal::NothingAnnounced }
    }

    fn let_stand(&self) -> Result<Vec<Event>, Refusal> {
        let announced = self.state.announced().filter(|announced| announced.ends.is_some());
        let announced = announced.ok_or(Refusal::NothingAnnounced)?;
        Ok(self.made(announced))
    }

    /// The announced move is made, and the game is over where it ends it.
    pub(super) fn made(&self, announced: &Announced) -> Vec<Event> {
        let mut events = vec![self.pressed(&announced.ply)];
        events.extend(announced.ends.map(|ending| self.ends_with(ending)));
        events
    }

    /// The press of a move, with what it brings its side.
    pub(super) fn pressed(&self, ply: &Ply) -> Event {
        let (time, warnings) = (&self.state.time, &self.state.setup.warnings);
        let mut clock = self.state.clock;
        let pressed = clock.press(time, warnings, ply.side, self.now, true);
        let to_control =
            pressed.to_control.filter(|left| pressed.period.is_none() && warnings.to_control.contains(left));
        self.event(MoveFact::Pressed { ply: ply.clone(), period: pressed.period, to_control })
    }

    /// The end that a move brings: mate and the draws of the position need no look at the material.
    pub(super) fn ends_with(&self, ending: Ending) -> Event {
        self.event(ending.in_position(self.state.position(), false))
    }
}
