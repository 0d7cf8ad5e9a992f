//! What was heard, said back: whether it was heard aright, and why a heard move is not legal.
//!
//! It tells enough to know the move by, and no more; it never asks what is legal.

use super::announce::is_alone;
use super::arg::Arg;
use super::locale::Language;
use super::manner::{Length, Manner};
use super::phrase::Draft;
use super::refusal::Meant;
use super::utterance::{Class, Utterance};
use crate::core::{
    Act, AdjournAct, ClockAct, Command, DrawAct, Illegal, MoveAct, Ply, Refusal, Role, State, TakebackAct, TouchAct,
};
use shakmaty::uci::UciMove;

impl Language {
    /// Whether a command was heard aright; `text` is what was heard, for what has no words of its own here.
    pub fn heard(&self, command: &Command, text: &str, state: &State, manner: &Manner) -> Utterance {
        let channel = self.answered_at(command.by, state, manner);
        match &command.act {
            Act::Draw(DrawAct::Offer) => self.utter(channel, Class::Reply, "confirm.offer", &[]),
            Act::Takeback(TakebackAct::Ask) => self.utter(channel, Class::Reply, "confirm.takeback", &[]),
            Act::Move(MoveAct::Announce { uci, offer: false }) if manner.length == Length::Brief => {
                let what = self.heard_briefly(*uci, state, manner).unwrap_or_else(|| self.as_heard(text));
                self.utter(channel, Class::Reply, "heard.brief", &[("what", Arg::Said(what))])
            }
            act => {
                let what = self.heard_act(act, state, manner).unwrap_or_else(|| self.as_heard(text));
                self.utter(channel, Class::Reply, "heard.confirm", &[("what", Arg::Said(what))])
            }
        }
    }

    /// Why a move that was heard is not legal, behind what was understood of it.
    pub fn misheard(&self, why: Illegal, meant: &Meant, by: Role, state: &State, manner: &Manner) -> Utterance {
        let said = self.refusal(&Refusal::Illegal(why), by, Some(meant), state, manner);
        // In a tournament the refusal begins so already, and gives no reason.
        if !state.setup().conduct.full_reasons && why != Illegal::King {
            return said;
        }
        let style = manner.style.within();
        let reason = self.illegal(why, style).1.phrase().sentence();
        let args = [("move", Arg::Said(self.meant(*meant, style))), ("reason", Arg::Said(reason.into()))];
        self.utter(said.channel, Class::Reply, "heard.illegal", &args)
    }

    fn as_heard<'l>(&self, text: &str) -> Draft<'l> {
        super::arg::name(text)
    }

    fn heard_act(&self, act: &Act, state: &State, manner: &Manner) -> Option<Draft<'_>> {
        let square = |on: &shakmaty::Square| ("on", Arg::Square(*on, manner.style.within()));
        Some(match act {
            Act::Move(MoveAct::Announce { uci, offer: false }) => self.heard_move(*uci, state, manner)?,
            Act::Move(MoveAct::Announce { uci, offer: true }) => {
                let said = self.heard_move(*uci, state, manner)?;
                self.draft("heard.offered", &[("move", Arg::Said(said))])
            }
            Act::Move(MoveAct::Same) => self.draft("heard.same", &[]),
            Act::Move(MoveAct::Echo { uci }) => {
                let said = self.heard_move(*uci, state, manner)?;
                self.draft("heard.echo", &[("move", Arg::Said(said))])
            }
            Act::Move(MoveAct::Made { uci }) => {
                let said = self.heard_move(*uci, state, manner)?;
                self.draft("heard.made", &[("move", Arg::Said(said))])
            }
            Act::Move(MoveAct::LetStand) => self.draft("heard.stands", &[]),
            Act::Draw(DrawAct::Decline) => self.draft("heard.decline", &[]),
            Act::Clock(ClockAct::Stop { reason }) if reason.is_empty() => self.draft("heard.stop", &[]),
            Act::Adjourn(AdjournAct::Adjourn { session: None }) => self.draft("heard.adjourn", &[]),
            Act::Touch(TouchAct::Lift { on }) => self.draft("heard.lift", &[square(on)]),
            Act::Touch(TouchAct::Touch { on }) => self.draft("heard.touch", &[square(on)]),
            Act::Touch(TouchAct::Place { on, promotion: None }) => self.draft("heard.place", &[square(on)]),
            Act::Touch(TouchAct::Place { on, promotion: Some(kind) }) => {
                self.draft("heard.place-promotion", &[square(on), ("piece", Arg::Piece(*kind))])
            }
            _ => return None,
        })
    }

    /// A move by its goal where only one piece of its kind goes there; else whole.
    fn heard_move(&self, uci: UciMove, state: &State, manner: &Manner) -> Option<Draft<'_>> {
        let ply = ply(uci, state)?;
        Some(match is_alone(&ply, state.position()) {
            true => self.goal(&ply, manner.style),
            false => self.clause(&ply, manner.within()),
        })
    }

    /// A move in as few words as tell it.
    fn heard_briefly(&self, uci: UciMove, state: &State, manner: &Manner) -> Option<Draft<'_>> {
        let ply = ply(uci, state)?;
        let style = manner.style.within();
        let piece = ("piece", Arg::Piece(ply.piece));
        let to = ("to", Arg::Square(ply.to, style));
        let alone = is_alone(&ply, state.position());
        Some(match (ply.castle, ply.promotion) {
            (Some(_), _) => self.goal(&ply, manner.style),
            (_, Some(promotion)) if alone => {
                self.draft("heard.brief.promo", &[piece, to, ("promotion", Arg::Piece(promotion))])
            }
            (_, Some(_)) => self.clause(&ply, manner.within()),
            _ if alone => self.draft("heard.brief.quiet", &[piece, to]),
            _ => self.draft("heard.brief.from", &[piece, ("from", Arg::Square(ply.from, style)), to]),
        })
    }
}

/// A move as it would be played; nothing where it cannot be.
fn ply(uci: UciMove, state: &State) -> Option<Ply> {
    let mv = uci.to_move(state.position()).ok()?;
    Some(Ply::play(state.position(), mv).0)
}
