//! What is heard of a completed illegal move (7.5): whose, which one, why, what it costs, what it
//! obliges to.

use super::Scene;
use crate::core::irregularity::Manner as How;
use crate::core::{CastleBar, EndFact, Ending, Event, Fact, Illegal, Outcome, Ply, RulingFact, Side};
use crate::language::arg::Arg;
use crate::language::locale::Language;
use crate::language::manner::{Manner, Style};
use crate::language::phrase::Draft;
use crate::language::refusal::Meant;
use crate::language::utterance::{Channel, Class, Utterance};

/// Whether an event tells an end already: the illegal move that lost tells it.
pub(super) fn tells(event: &Event, outcome: Outcome) -> bool {
    matches!(event.fact, Fact::Ruling(RulingFact::Irregular { .. })) && matches!(outcome.ending, Ending::Illegal(_))
}

impl Language {
    /// Whether a move that is not lawful was really played (`made`).
    pub fn made(&self, meant: Meant, left: bool, manner: &Manner) -> Utterance {
        let key = if left { "made.left" } else { "made.ask" };
        let said = Arg::Said(self.meant(meant, manner.style.within()));
        self.utter(Channel::Table, Class::Reply, key, &[("move", said)])
    }

    /// Why a completed move was illegal, with the colon before it; nothing where nobody has told.
    fn offence(&self, how: How, why: Option<Illegal>, style: Style) -> Arg<'_> {
        let key = |key: &'static str| Some(self.draft(key, &[]));
        let reason = match how {
            How::Promotion => key("illegal.left"),
            How::Press => key("illegal.press"),
            How::Hands => key("illegal.hands"),
            How::Move => why.map(|why| self.why_illegal(why, style)),
        };
        reason.map_or(Arg::Empty, |reason| Arg::Said(self.draft("illegal.why", &[("reason", Arg::Said(reason))])))
    }

    /// The reason as others tell it of the player.
    fn why_illegal(&self, why: Illegal, style: Style) -> Draft<'_> {
        let square = |square| Arg::Square(square, style);
        let form = |form, kind| Arg::Form(form, kind);
        match why {
            Illegal::Geometry { kind, from, to } => {
                let args = [("piece", form("any", kind)), ("from", square(from)), ("to", square(to))];
                self.draft("illegal.geometry", &args)
            }
            Illegal::Blocked { kind, by, on } => {
                let args = [("piece", form("the", kind)), ("by", form("by", by)), ("on", square(on))];
                self.draft("illegal.path", &args)
            }
            Illegal::InCheck { by, from } => {
                self.draft("illegal.check", &[("piece", form("the", by)), ("from", square(from))])
            }
            Illegal::OwnPiece { on, kind } => {
                self.draft("illegal.own", &[("piece", Arg::Piece(kind)), ("on", square(on))])
            }
            Illegal::Castle { bar } => {
                let why = match bar {
                    CastleBar::KingMoved => Arg::Key("castle.king"),
                    CastleBar::RookMoved => Arg::Key("castle.rook"),
                    CastleBar::Between => Arg::Key("castle.between"),
                    CastleBar::NoRight => Arg::Key("castle.none"),
                    CastleBar::Attacked { on } => Arg::Said(self.draft("castle.attacked", &[("on", square(on))])),
                };
                self.draft("illegal.castle", &[("why", why)])
            }
            Illegal::LeavesCheck => self.draft("illegal.pin", &[]),
            Illegal::King => self.draft("illegal.king", &[]),
            Illegal::Promotion => self.draft("illegal.promotion", &[]),
            Illegal::NoPiece { on } | Illegal::WrongKind { on, .. } | Illegal::NoneReaches { to: on, .. } => {
                self.draft("illegal.nopiece", &[("on", square(on))])
            }
        }
    }
}

impl Scene<'_> {
    pub(super) fn irregular(&mut self, fact: &RulingFact) {
        let RulingFact::Irregular { side, manner, ply, why, count, time, stands } = fact else { return };
        let style = self.manner.style.within();
        let why = self.language.offence(*manner, *why, style);
        if *stands {
            return self.stands(*side, ply.as_ref(), why);
        }
        let number = Arg::Number(u64::from(*count));
        if let Some(outcome) = self.events.iter().find_map(lost) {
            let (key, winner) = match outcome.winner {
                Some(_) => ("illegal.loss", Arg::None),
                None => ("illegal.draw", Arg::For(side.other())),
            };
            return self.table(key, &[("count", number), ("side", Arg::Side(*side)), ("winner", winner)]);
        }
        let position = match (manner, ply) {
            (How::Promotion, Some(Ply { promotion: Some(_), .. })) => Arg::Key("illegal.queen"),
            (How::Move | How::Promotion, _) => Arg::Key("illegal.restored"),
            (How::Press | How::Hands, _) => Arg::Empty,
        };
        let gains = Side::ALL.into_iter().map(|side| (side, *time.given.get(side))).find(|(_, gain)| gain.0 > 0);
        let added = gains.map_or(Arg::Empty, |(gainer, amount)| {
            let args = [("time", Arg::Exact(amount)), ("side", Arg::Side(gainer))];
            Arg::Said(self.language.draft("illegal.added", &args))
        });
        let args =
            [("side", Arg::For(*side)), ("count", number), ("why", why), ("result", position), ("detail", added)];
        self.table("illegal.done", &args);
        self.owes(*side, ply.as_ref());
    }

    /// An illegal move that nobody sees to until it is claimed (A.5.2).
    fn stands(&mut self, side: Side, ply: Option<&Ply>, why: Arg<'_>) {
        if let Some(ply) = ply {
            self.announced(ply, None);
        }
        self.pressed(side, None, None);
        let args = [("side", Arg::For(side)), ("why", why), ("other", Arg::Side(side.other()))];
        self.table("illegal.stands", &args);
    }

    /// What was touched has to move, where the touch rule is in force (7.5.1).
    fn owes(&mut self, side: Side, ply: Option<&Ply>) {
        let state = self.state;
        let ply = ply.filter(|_| state.setup().conduct.touch && side == state.turn());
        if ply.is_some() {
            self.duty();
        }
    }
}

/// The outcome of a game that an illegal move lost.
fn lost(event: &Event) -> Option<Outcome> {
    match event.fact {
        Fact::End(EndFact::Ended { outcome, .. }) if matches!(outcome.ending, Ending::Illegal(_)) => Some(outcome),
        _ => None,
    }
}
