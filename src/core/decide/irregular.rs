//! Completed illegal moves (7.5; A.5, B.3; digital 7.4, appendices II.6 and III.3).
//!
//! Only what hands did and pressed comes here: an announcement that is not lawful is refused and
//! never counted (7.5.1; VI.3).

use shakmaty::uci::UciMove;
use shakmaty::{Chess, Role as Man};

use super::Judge;
use crate::core::conduct::Supervision;
use crate::core::event::{Event, Fact, MoveFact, RulingFact, TouchFact};
use crate::core::irregularity::{self, Irregular, Manner};
use crate::core::legality::{self, Illegal};
use crate::core::millis::Millis;
use crate::core::outcome::Ending;
use crate::core::penalty::TimeChange;
use crate::core::ply::Ply;
use crate::core::profile::{LeftPromotion, Unsupervised};
use crate::core::refusal::Refusal;
use crate::core::role::Role;
use crate::core::side::Side;

/// What was illegal about a move.
struct Offence {
    side: Side,
    manner: Manner,
    ply: Option<Ply>,
    why: Option<Illegal>,
}

impl Judge<'_> {
    /// What was really played and pressed: by the hands of the side to move, whoever tells it.
    pub(super) fn hands_made(&self, uci: UciMove) -> Result<Vec<Event>, Refusal> {
        let state = self.state;
        let (position, side) = (state.position(), state.turn());
        if self.by != Role::Arbiter {
            self.acts_for(side)?;
        }
        if let Some(announced) = state.announced() {
            // What was announced was played: then this is its press.
            let same = announced.ply.uci == uci;
            return if same { Ok(self.made(announced)) } else { Err(Refusal::Pending { ply: announced.ply.clone() }) };
        }
        let legal = uci.to_move(position).is_ok_and(|mv| !irregularity::takes_king(mv));
        if legal {
            return self.played(uci);
        }
        let why = legality::why_not_uci(position, uci);
        let mv = irregularity::hands(position, uci).ok_or(Refusal::Unmade(why))?;
        let left = irregularity::is_left(position, uci);
        let why = if irregularity::takes_king(mv) { Illegal::King } else { why };
        let (manner, why) = if left { (Manner::Promotion, None) } else { (Manner::Move, Some(why)) };
        let (ply, after) = irregularity::carry_out(position, mv);
        if self.unsupervised().is_some() {
            if irregularity::takes_king(mv) {
                return Err(Refusal::Unplayable);
            }
            return Ok(self.stands(Offence { side, manner, ply: Some(ply), why }, &after));
        }
        if left && state.setup.profile.irregularities.left_promotion == LeftPromotion::Queen {
            return self.queened(uci);
        }
        Ok(self.completed(Offence { side, manner, ply: Some(ply), why }, position))
    }

    /// An irregularity the arbiter saw.
    pub(super) fn irregular(&self, side: Side, manner: Manner) -> Result<Vec<Event>, Refusal> {
        let state = self.state;
        let turn = state.turn();
        let offence = Offence { side, manner, ply: None, why: None };
        if side != turn {
            return match (manner, state.irregular()) {
                (Manner::Move | Manner::Promotion, Some(standing)) if standing.manner == manner => {
                    Ok(self.corrected(*standing))
                }
                // Two hands have made a move that stands; nothing else can be wrong with one that does.
                (Manner::Hands, _) if state.line().last().is_some_and(|made| made.ply.side == side) => {
                    Ok(self.completed(offence, state.position()))
                }
                (Manner::Press, _) => Err(Refusal::Turn { turn }),
                _ => Err(Refusal::NothingIllegal),
            };
        }
        match (manner, state.announced()) {
            (Manner::Move | Manner::Press | Manner::Promotion, Some(announced)) => {
                Err(Refusal::Pending { ply: announced.ply.clone() })
            }
            (Manner::Promotion, None) => match irregularity::promotions(state.position()).as_slice() {
                [uci] => self.hands_made(*uci),
                _ => Err(Refusal::WhichPawn),
            },
            _ => Ok(self.completed(offence, state.position())),
        }
    }

    /// The opponent claims that the last move was illegal, before he moves himself (A.5.2; III.3).
    pub(super) fn claim_illegal(&self) -> Result<Vec<Event>, Refusal> {
        let state = self.state;
        let standing = *state.irregular().ok_or(Refusal::NothingIllegal)?;
        let claimant = self.player()?;
        if claimant != state.turn() {
            return Err(Refusal::Turn { turn: state.turn() });
        }
        Ok(self.corrected(standing))
    }

    /// The draw where a board that was illegal is so still, one move later (A.5.4).
    pub(super) fn remains_illegal(&self, after: &Chess) -> Option<Ending> {
        let was = self.state.line().last().is_some_and(|made| made.ply.irregular);
        (was && irregularity::is_illegal(self.state.position()) && irregularity::is_illegal(after))
            .then_some(Ending::Ruled)
    }

    /// A lawful move that hands made and pressed: as if it had been announced and pressed.
    fn played(&self, uci: UciMove) -> Result<Vec<Event>, Refusal> {
        let mover = Judge { state: self.state, by: self.state.turn().into(), now: self.now };
        let broken = uci.to_move(self.state.position()).ok().and_then(|mv| self.breaks_touch(mv));
        let mut events = mover.announce_where(uci, false, |mv| match broken {
            Some(_) => Ok(()),
            None => self.heeds_touch(mv),
        })?;
        if !self.state.setup.conduct.one_step {
            let said = events.iter().find_map(|event| match &event.fact {
                Fact::Move(MoveFact::Announced { ply, ends, .. }) => Some((ply.clone(), *ends)),
                _ => None,
            });
            if let Some((ply, ends)) = said {
                events.push(self.pressed(&ply));
                events.extend(
                    broken
                        .filter(|_| ends.is_none())
                        .map(|on| self.event(TouchFact::Broken { side: self.state.turn(), on })),
                );
                events.extend(ends.map(|ending| self.ends_with(ending)));
            }
        }
        Ok(events.into_iter().map(|event| Event { by: self.by, ..event }).collect())
    }

    /// A pawn left on the last rank becomes a queen: the move stands and is penalised (7.5.2).
    fn queened(&self, left: UciMove) -> Result<Vec<Event>, Refusal> {
        let UciMove::Normal { from, to, .. } = left else { return Err(Refusal::WhichPawn) };
        let side = self.state.turn();
        let queen = UciMove::Normal { from, to, promotion: Some(Man::Queen) };
        let position = self.state.position();
        let ply = queen.to_move(position).ok().map(|mv| Ply::play(position, mv).0);
        let offence = Offence { side, manner: Manner::Promotion, ply, why: None };
        if self.loses(side) {
            // It was the last one allowed: nothing is played any more.
            return Ok(self.completed(offence, position));
        }
        let mut played = self.played(queen)?;
        // The end that the queen brings, if any, comes behind the penalty.
        let ends = matches!(played.last(), Some(Event { fact: Fact::End(_), .. })).then(|| played.pop()).flatten();
        played.push(self.recorded(&offence, false));
        played.extend(ends);
        Ok(played)
    }

    /// A completed illegal move and what it costs; `position` is the one that stands again.
    fn completed(&self, offence: Offence, position: &Chess) -> Vec<Event> {
        let side = offence.side;
        let mut events = Vec::with_capacity(3);
        // Hands that move a piece decline an offer (9.1.2.1).
        let touched = matches!(offence.manner, Manner::Move | Manner::Promotion) && side == self.state.turn();
        events.extend(self.lapse_offer(side).filter(|_| touched));
        events.push(self.recorded(&offence, false));
        if self.loses(side) {
            let exception = self.state.setup.profile.irregularities.draw_if_cannot_mate;
            events.push(self.event(Ending::Illegal(side).in_position(position, exception)));
        }
        events
    }

    /// An illegal move that nobody sees to until it is claimed (A.5.2).
    fn stands(&self, offence: Offence, after: &Chess) -> Vec<Event> {
        let mut events = Vec::with_capacity(3);
        events.extend(self.lapse_offer(offence.side));
        events.push(self.recorded(&offence, true));
        if let Some(ending) = self.remains_illegal(after) {
            events.push(Event { by: Role::Arbiter, ..self.ends_with(ending) });
        }
        events
    }

    /// The illegal move that stood last is dealt with in time.
    fn corrected(&self, standing: Irregular) -> Vec<Event> {
        let state = self.state;
        let Some(made) = state.line().last() else { return Vec::new() };
        let side = made.ply.side;
        let law = &state.setup.profile.irregularities;
        let wins = self.unsupervised() == Some(Unsupervised::ClaimWin);
        let before = state.position_before(state.line().len() - 1);
        let queen = standing.manner == Manner::Promotion && law.left_promotion == LeftPromotion::Queen;
        let ply = if queen && !wins && !self.loses(side) {
            let queen = UciMove::Normal { from: made.ply.from, to: made.ply.to, promotion: Some(Man::Queen) };
            queen.to_move(before).ok().map(|mv| Ply::play(before, mv).0)
        } else {
            None
        };
        let ply = ply.unwrap_or_else(|| made.ply.clone());
        let offence = Offence { side, manner: standing.manner, ply: Some(ply), why: standing.why };
        if !wins {
            return self.completed(offence, before);
        }
        // The claimant wins at once, unless he could never checkmate (digital appendix III.3).
        let mut recorded = self.recorded(&offence, false);
        if let Fact::Ruling(RulingFact::Irregular { time, .. }) = &mut recorded.fact {
            *time = TimeChange::default();
        }
        vec![recorded, self.event(Ending::Illegal(side).in_position(before, true))]
    }

    /// The record of an illegal move; one that stands is not counted yet and costs nothing yet.
    fn recorded(&self, offence: &Offence, stands: bool) -> Event {
        let side = offence.side;
        let state = self.state;
        let amount = *state.setup.profile.irregularities.opponent.get(state.setup.class());
        let free = stands || self.loses(side) || amount == 0 || state.time().get(side.other()).is_none();
        let time = if free {
            TimeChange::default()
        } else {
            TimeChange::given(side.other(), Millis::seconds(u64::from(amount)))
        };
        let count = *state.illegal_moves().get(side) + 1;
        self.event(RulingFact::Irregular {
            side,
            manner: offence.manner,
            ply: offence.ply.clone(),
            why: offence.why,
            count,
            time,
            stands,
        })
    }

    /// Whether one more illegal move of a side loses (7.5.5; digital 7.4).
    fn loses(&self, side: Side) -> bool {
        let law = &self.state.setup.profile.irregularities;
        *self.state.illegal_moves().get(side) + 1 >= *law.loses_at.get(self.state.setup.class())
    }

    /// What an illegal move comes to where nobody watches; the arbiter who acts himself does watch. A win that the
    /// opponent may claim is his to claim whoever watches (digital appendix III.3).
    fn unsupervised(&self) -> Option<Unsupervised> {
        let setup = &self.state.setup;
        let law = *setup.profile.irregularities.unsupervised.get(setup.class());
        let alone = setup.conduct.supervision == Supervision::None || law == Unsupervised::ClaimWin;
        (alone && self.by != Role::Arbiter && law != Unsupervised::Arbiter).then_some(law)
    }
}
