//! What is heard of hands: what was touched and what it obliges to, and why hands cannot do a thing.
//!
//! It reads what the state makes of the touches and judges none.

use shakmaty::Square;

use super::Scene;
use crate::core::profile::MovePenalty;
use crate::core::{Bearing, Duty, HandBar, Kind, Obligation, Role, Side, State, TouchFact};
use crate::language::arg::Arg;
use crate::language::locale::Language;
use crate::language::manner::Manner;
use crate::language::phrase::Draft;
use crate::language::utterance::{Channel, Class};

impl Scene<'_> {
    pub(super) fn touch(&mut self, fact: &TouchFact, by: Role) {
        match *fact {
            TouchFact::Touched { side, bearing: Bearing::OffTurn, .. } => {
                let args = [("side", Arg::Side(side)), ("other", Arg::For(side.other()))];
                self.table("touch.offturn.own", &args);
            }
            TouchFact::Lifted { side, on, bearing } | TouchFact::Touched { side, on, bearing, .. } => {
                self.touched(side, on, bearing);
            }
            TouchFact::Placed { from, on, promotion, stays, .. } => self.placed(from, on, promotion, stays),
            TouchFact::Reported { side, on, claimed } => {
                self.reported(side, on, claimed, by);
                self.table("touch.ask", &[]);
            }
            TouchFact::Adjusts { side, on } => {
                let language = self.language;
                let said = language.draft("adjust", &[("side", Arg::Side(side))]);
                let [piece, square] =
                    on.map(|on| self.piece_on(on)).unwrap_or([("piece", Arg::Empty), ("on", Arg::Empty)]);
                let holds = match on {
                    Some(_) => language.draft("adjust.one", &[piece, square]),
                    None => language.draft("adjust.all", &[]),
                };
                // What was touched before it was said still obliges (4.2.1).
                let late = self.state.duty().obligation().map(|_| language.draft("adjust.late", &[]));
                let blank = Draft::same(" ");
                let all = [Some(holds), late].into_iter().flatten();
                let draft = all.fold(said, |all, next| all.followed_by(&blank).followed_by(&next));
                self.said.push(language.utterance(Channel::Table, Class::Move, "adjust", draft));
            }
            TouchFact::TouchClaimed { side, on, made } => {
                self.reported(side.other(), on, true, side.into());
                // The claim about the turn that goes on rests on what is recorded: the rule holds now.
                if !made {
                    self.duty();
                }
            }
            TouchFact::Broken { side, on } => {
                let before = self.state.position_before(self.state.line().len().saturating_sub(1));
                let args = [
                    ("side", Arg::Side(side)),
                    ("piece", Arg::Form("the", kind_in(before, on))),
                    ("on", Arg::Square(on, self.manner.style.within())),
                ];
                self.table("touch.broken", &args);
            }
            TouchFact::MoveBack { side, .. } => {
                self.table("touch.taken", &[("side", Arg::Side(side))]);
                self.duty();
                if let Some(running) = self.state.clock().running() {
                    self.say(Channel::Table, Class::Reply, "clock.start", &[("side", Arg::Side(running))]);
                }
            }
        }
    }

    fn touched(&mut self, side: Side, on: Square, bearing: Bearing) {
        match bearing {
            Bearing::Counts => self.duty(),
            Bearing::Adjusting => {
                let args = self.piece_on(on);
                self.table("touch.adjusted", &args);
            }
            Bearing::OffTurn => {
                let args = [("side", Arg::Side(side)), ("other", Arg::For(side.other()))];
                self.table("touch.offturn", &args);
            }
            Bearing::Accidental => self.table("touch.accident", &[]),
        }
    }

    fn placed(&mut self, from: Square, on: Square, promotion: Option<Kind>, stays: bool) {
        let duty = self.state.duty();
        let other = match duty.obligation() {
            // Something else was to be done with the hands than this.
            Some(Obligation::Move { on }) => on != from,
            Some(Obligation::King | Obligation::Capture { .. } | Obligation::MoveTakes { .. }) => true,
            Some(Obligation::Rook { .. } | Obligation::Castle { .. } | Obligation::NoCastle { .. }) => true,
            Some(Obligation::Made { .. }) | None => false,
        };
        let style = self.manner.style.within();
        if from == on && duty.obligation().is_some() {
            return self.duty_after("touch.back", on);
        }
        if from != on && other {
            return if stays { self.duty() } else { self.duty_after("touch.hold", from) };
        }
        let key = match (from == on, stays) {
            (true, _) => "touch.back",
            (_, false) => "touch.stray",
            (_, true) if promotion.is_none() && self.is_promotion(from, on) => "touch.promotes",
            (_, true) => return self.table("touch.placed", &[("on", Arg::Square(on, style))]),
        };
        let args = match key {
            "touch.back" => self.piece_on(on),
            "touch.stray" => self.piece_on(from),
            _ => return self.table(key, &[("on", Arg::Square(on, style))]),
        };
        self.table(key, &args);
    }

    /// Whether a pawn stands on the last rank and is no other piece yet.
    fn is_promotion(&self, from: Square, on: Square) -> bool {
        let ends = on.rank() == shakmaty::Rank::First || on.rank() == shakmaty::Rank::Eighth;
        ends && kind(self.state, from) == Kind::Pawn
    }

    /// Who says that a side touched a piece.
    fn reported(&mut self, side: Side, on: Square, claimed: bool, by: Role) {
        let style = self.manner.style.within();
        let before = self.state.position_before(self.state.line().len().saturating_sub(1));
        // A claim about the move made last is about the position before it.
        let piece = if side == self.state.turn() { kind(self.state, on) } else { kind_in(before, on) };
        let key = match by.side() {
            _ if claimed => "touch.claimed",
            None => "touch.report",
            Some(_) => "touch.report.player",
        };
        let args = [
            ("player", by.side().map_or(Arg::Empty, Arg::Side)),
            ("side", Arg::Side(side)),
            ("piece", Arg::Form("the", piece)),
            ("on", Arg::Square(on, style)),
        ];
        self.table(key, &args);
    }

    /// What the touches oblige to by now.
    pub(super) fn duty(&mut self) {
        let (key, draft) = match self.state.duty() {
            Duty::Bound { obligation, .. } => self.language.obligation(obligation, self.state, self.manner),
            Duty::Free | Duty::None => self.language.row_of("touch.none"),
        };
        let style = self.manner.style.within();
        let squares = match self.state.duty() {
            Duty::Bound { obligation: Obligation::Move { on } | Obligation::Capture { on }, .. } => {
                vec![("on", Arg::Square(on, style))]
            }
            Duty::Bound { obligation: Obligation::MoveTakes { from, on }, .. } => {
                vec![("from", Arg::Square(from, style)), ("on", Arg::Square(on, style))]
            }
            _ => Vec::new(),
        };
        let said = self.language.utterance(Channel::Table, Class::Move, key, draft);
        let short = self.language.short(key, &squares, &said.text);
        self.said.push(said.with_short(short));
    }

    /// The same after a sentence about the piece of a square: where it is now.
    fn duty_after(&mut self, key: &'static str, on: Square) {
        let args = self.piece_on(on);
        self.table(key, &args);
        self.duty();
    }

    fn piece_on(&self, on: Square) -> [(&'static str, Arg<'static>); 2] {
        [("piece", Arg::Form("the", kind(self.state, on))), ("on", Arg::Square(on, self.manner.style.within()))]
    }
}

impl Language {
    /// What a touched piece obliges to (VI.2, 4.3 to 4.7).
    pub(in crate::language) fn obligation(
        &self,
        obligation: Obligation,
        state: &State,
        manner: &Manner,
    ) -> (&'static str, Draft<'_>) {
        let style = manner.style.within();
        let touched = |key: &'static str, on: Square| {
            (key, self.draft(key, &[("piece", Arg::Form("the", kind(state, on))), ("on", Arg::Square(on, style))]))
        };
        match obligation {
            Obligation::Move { on } if is_penalty(state, on) => self.row_of("touch.king"),
            Obligation::Move { on } => touched("touch.own", on),
            Obligation::Capture { on } => touched("touch.opp", on),
            Obligation::MoveTakes { from, on } => {
                let args = [
                    ("piece", Arg::Form("the", kind(state, from))),
                    ("from", Arg::Square(from, style)),
                    ("captured", Arg::Form("the", kind(state, on))),
                    ("on", Arg::Square(on, style)),
                ];
                ("touch.takes", self.draft("touch.takes", &args))
            }
            Obligation::Castle { .. } => self.row_of("touch.castle"),
            Obligation::King => ("touch.castle", self.draft("touch.castle.king", &[])),
            Obligation::Rook { .. } => self.row_of("touch.rook"),
            Obligation::NoCastle { .. } => self.row_of("touch.nocastle"),
            Obligation::Made { .. } => self.row_of("touch.made"),
        }
    }

    /// Why hands cannot do that.
    pub(in crate::language) fn hand_bar(&self, bar: HandBar, manner: &Manner) -> (&'static str, Draft<'_>) {
        let at =
            |key: &'static str, on: Square| (key, self.draft(key, &[("on", Arg::Square(on, manner.style.within()))]));
        match bar {
            HandBar::Off => self.row_of("touch.off"),
            HandBar::Empty(on) => at("touch.empty", on),
            HandBar::NotLifted => self.row_of("touch.lift"),
            HandBar::InHand(on) => at("touch.held", on),
            HandBar::Occupied(on) => at("touch.occupied", on),
            HandBar::Promotion => self.row_of("bad.promotion"),
            HandBar::Asked => self.row_of("touch.answer"),
            HandBar::NotAsked => self.row_of("touch.unasked"),
            HandBar::Recorded => self.row_of("touch.recorded"),
            HandBar::Kept => self.row_of("touch.kept"),
            HandBar::NoMove => self.row_of("touch.nomove"),
        }
    }
}

/// Whether a king that has to move was not touched, but moves for an illegal move of its side.
fn is_penalty(state: &State, on: Square) -> bool {
    let law = state.setup().profile.irregularities.penalty == MovePenalty::KingMove;
    law && state.hands().is_enforced() && kind(state, on) == Kind::King
}

/// The kind of piece on a square.
fn kind(state: &State, on: Square) -> Kind {
    kind_in(state.position(), on)
}

fn kind_in(position: &shakmaty::Chess, on: Square) -> Kind {
    shakmaty::Position::board(position).role_at(on).map_or(Kind::Pawn, Kind::from)
}
