//! Refusals in words: what, why, what to do.
//!
//! Where the conduct keeps reasons back, a refused announcement says only what was understood.

use shakmaty::Square;

use super::arg::Arg;
use super::locale::Language;
use super::manner::{Manner, Style};
use super::phrase::Draft;
use super::utterance::{Class, Utterance};
use crate::core::{CastleBar, Claim, Illegal, Kind, Refusal, Role, Side, State};

/// A move as it was understood, legal or not: what was named of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Meant {
    /// The piece.
    pub kind: Option<Kind>,
    /// Its square.
    pub from: Option<Square>,
    /// The arrival square.
    pub to: Option<Square>,
    /// What the pawn becomes.
    pub promotion: Option<Kind>,
    /// Castling, and whether it is the short one.
    pub castle: Option<bool>,
}

impl Language {
    /// Why something is not done. `meant` is the move that was understood, where it was one.
    pub fn refusal(
        &self,
        refusal: &Refusal,
        by: Role,
        meant: Option<&Meant>,
        state: &State,
        manner: &Manner,
    ) -> Utterance {
        let style = manner.style.within();
        let (key, draft) = match refusal {
            // That a king is not captured is no reason of this move's; it is said whatever is kept back.
            Refusal::Illegal(why) if *why != Illegal::King && !state.setup().conduct.full_reasons => match meant {
                None => ("bad.tournament", self.draft("bad.illegal", &[])),
                Some(meant) => {
                    let understood = Arg::Said(self.meant(*meant, style));
                    ("bad.tournament", self.draft("bad.tournament", &[("move", understood)]))
                }
            },
            Refusal::Illegal(illegal) => self.illegal(*illegal, style),
            other => self.refused(other, state, manner),
        };
        self.utterance(self.answered_at(by, state, manner), Class::Reply, key, draft)
    }

    fn refused(&self, refusal: &Refusal, state: &State, manner: &Manner) -> (&'static str, Draft<'_>) {
        let conduct = &state.setup().conduct;
        let plain = |key: &'static str| (key, self.draft(key, &[]));
        let of = |key: &'static str, side: Arg<'_>| (key, self.draft(key, &[("side", side)]));
        match refusal {
            Refusal::Over => plain("refused.over"),
            Refusal::Turn { turn } => of("bad.turn", Arg::For(*turn)),
            // Told apart before; worded whole all the same.
            Refusal::Illegal(illegal) => self.illegal(*illegal, manner.style.within()),
            Refusal::Pending { ply } => {
                let goal = Arg::Said(self.goal(ply, manner.style));
                ("bad.pending", self.draft("bad.pending", &[("move", goal)]))
            }
            Refusal::NotAnnounced => plain("refused.press"),
            Refusal::NothingAnnounced => plain("refused.nothing"),
            Refusal::Repeated => plain("refused.repeated"),
            // In one step nothing waits for a press and no arbiter is at hand: the move can be asked back.
            Refusal::TooLate { .. } if conduct.one_step && conduct.takeback => plain("slip.made"),
            Refusal::TooLate { running } => of("slip.late", Arg::Side(*running)),
            Refusal::RepeatFirst { ply } => {
                let said = Arg::Said(self.clause(ply, manner.within()));
                ("refused.repeat", self.draft("refused.repeat", &[("move", said)]))
            }
            Refusal::RepeatMove => plain("refused.same"),
            Refusal::OfferEarly { moves } => {
                ("refused.offer", self.draft("refused.offer", &[("moves", Arg::Number(u64::from(*moves)))]))
            }
            Refusal::OfferStands => plain("draw.twice"),
            Refusal::NoOffer => plain("refused.nooffer"),
            Refusal::NothingToTakeBack => plain("refused.notakeback"),
            Refusal::NoTakeback => plain("refused.noask"),
            Refusal::NotDuringGame => plain("refused.tournament"),
            Refusal::NotYours => plain("refused.role"),
            Refusal::Stopped if conduct.one_step => plain("refused.stopped"),
            Refusal::Stopped => plain("refused.arbiter"),
            Refusal::Running { side } => of("refused.running", Arg::Side(*side)),
            Refusal::NotRunning => plain("refused.notrunning"),
            Refusal::NoClock => plain("clock.none"),
            Refusal::NoSuchMove { last: 0 } => plain("last.none"),
            Refusal::NoSuchMove { last } => {
                ("refused.number", self.draft("refused.number", &[("number", Arg::Number(u64::from(*last)))]))
            }
            Refusal::FlagDue => plain("refused.flag"),
            Refusal::Touched(obligation) => self.obligation(*obligation, state, manner),
            Refusal::Must { ply } => {
                let said = Arg::Said(self.clause(ply, manner.within()));
                ("refused.must", self.draft("refused.must", &[("move", said)]))
            }
            Refusal::Hand(bar) => self.hand_bar(*bar, manner),
            Refusal::TouchedAlready => plain("touch.late"),
            Refusal::ClaimAnnounced { claim, ply } => {
                let style = manner.style.within();
                let args = [("from", Arg::Square(ply.from, style)), ("to", Arg::Square(ply.to, style))];
                let key = if *claim == Claim::Fifty { "refused.claimed.50" } else { "refused.claimed" };
                (key, self.draft(key, &args))
            }
            Refusal::AdjustTurn => plain("adjust.turn"),
            Refusal::ClaimStands => plain("refused.claim"),
            Refusal::ClaimOpen => plain("refused.claimopen"),
            Refusal::ClaimFinal => plain("refused.claimfinal"),
            Refusal::DecideNow => plain("refused.decide"),
            Refusal::NoClaim => plain("refused.noclaim"),
            Refusal::Unmade(why) => {
                let why = Arg::Said(self.illegal(*why, manner.style.within()).1);
                ("made.bad", self.draft("made.bad", &[("reason", why)]))
            }
            Refusal::WhichPawn => plain("made.pawn"),
            Refusal::Unplayable => plain("made.unplayable"),
            Refusal::FlagUp { side: Some(side) } => of("refused.flagup.side", Arg::Side(*side)),
            Refusal::FlagUp { side: None } => plain("refused.flagup"),
            Refusal::FlagsUp { side } => of("refused.flagsup", Arg::Side(*side)),
            Refusal::NothingIllegal => plain("refused.noillegal"),
            Refusal::NotQuickplay => plain("refused.quickplay"),
            Refusal::NotADuty => plain("refused.duty"),
            Refusal::LeaveByPlayers => plain("refused.leave"),
            Refusal::OnRequest => plain("asst.only"),
            Refusal::NoSuchPenalty => plain("refused.penalty"),
            Refusal::StartStands { moves } => (
                "refused.begun",
                self.draft("refused.begun", &[("moves", Arg::Count("count.move", u64::from(*moves)))]),
            ),
            Refusal::Adjourned => match state.adjournment() {
                Some(adjournment) if adjournment.seals() && adjournment.sealed.is_some() => plain("refused.sealed"),
                Some(adjournment) if adjournment.seals() => plain("refused.sealing"),
                _ => plain("refused.adjourned"),
            },
            Refusal::Adjournment(bar) => self.adjournment_bar(*bar),
            Refusal::NotAdjourned => plain("refused.notadjourned"),
            Refusal::NotOver => plain("refused.notover"),
            Refusal::Signed => plain("refused.signed"),
            Refusal::ArbiterOnly => plain("refused.ruling"),
            Refusal::NoReason => plain("refused.reason"),
            Refusal::NoAmount => plain("refused.amount"),
            Refusal::HasMoved { side } => of("refused.moved", Arg::Side(*side)),
            Refusal::NobodyLeaves => plain("refused.noleave"),
            Refusal::NoAdvice => plain("refused.advice"),
            Refusal::Boards(why) => self.boards_refused(*why, manner),
        }
    }

    /// Why a move is not legal.
    pub(super) fn illegal(&self, illegal: Illegal, style: Style) -> (&'static str, Draft<'_>) {
        let square = |square| Arg::Square(square, style);
        let form = |form, kind| Arg::Form(form, kind);
        let said = |key: &'static str, args: &super::arg::Args<'_>| (key, self.draft(key, args));
        match illegal {
            Illegal::NoPiece { on } => said("bad.nopiece", &[("on", square(on))]),
            Illegal::WrongKind { on, is, said: named } => {
                let args = [("on", square(on)), ("is", form("a", is)), ("said", form("not", named))];
                said("bad.kind", &args)
            }
            Illegal::OwnPiece { on, kind } => said("bad.own", &[("piece", Arg::Piece(kind)), ("on", square(on))]),
            Illegal::Blocked { kind, by, on } => {
                said("bad.path", &[("piece", form("the", kind)), ("by", form("by", by)), ("on", square(on))])
            }
            Illegal::Geometry { kind, from, to } => {
                // English has "a knight", Arabic «الحصان»: the catalogue's own form for this sentence.
                said("bad.geometry", &[("piece", form("any", kind)), ("from", square(from)), ("to", square(to))])
            }
            Illegal::NoneReaches { kind, to } => said("bad.reach", &[("piece", Arg::Piece(kind)), ("to", square(to))]),
            Illegal::InCheck { by, from } => said("bad.check", &[("piece", form("the", by)), ("from", square(from))]),
            Illegal::LeavesCheck => said("bad.pin", &[]),
            Illegal::King => said("bad.king", &[]),
            Illegal::Castle { bar } => {
                let why = match bar {
                    CastleBar::KingMoved => Arg::Key("castle.king"),
                    CastleBar::RookMoved => Arg::Key("castle.rook"),
                    CastleBar::NoRight => Arg::Key("castle.none"),
                    CastleBar::Between => Arg::Key("castle.between"),
                    CastleBar::Attacked { on } => Arg::Said(self.draft("castle.attacked", &[("on", square(on))])),
                };
                said("bad.castle", &[("why", why)])
            }
            Illegal::Promotion => said("bad.promotion", &[]),
        }
    }

    /// A move as it was understood, with a blank before it.
    pub(super) fn meant(&self, meant: Meant, style: Style) -> Draft<'_> {
        match meant.castle {
            Some(true) => self.draft("meant.castle.short", &[]),
            Some(false) => self.draft("meant.castle.long", &[]),
            None => {
                let square = |square: Option<Square>| square.map_or(Arg::None, |square| Arg::Square(square, style));
                let promotion = meant.promotion.map_or(Arg::Empty, |kind| {
                    Arg::Said(self.draft("meant.promotion", &[("piece", Arg::Piece(kind))]))
                });
                let args = [
                    ("piece", meant.kind.map_or(Arg::None, Arg::Piece)),
                    ("from", square(meant.from)),
                    ("to", square(meant.to)),
                    ("suffix", promotion),
                ];
                self.draft("meant.move", &args)
            }
        }
    }

    /// Whether a side is the asker's own.
    pub(super) fn is_own(asker: Role, side: Side) -> bool {
        asker.side() == Some(side)
    }
}
