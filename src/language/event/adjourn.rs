//! What is heard of an adjournment: of the sealed move nothing before its envelope is opened.

use super::Scene;
use crate::core::{AdjournBar, AdjournFact, Both, Fact, Millis, Ply, Side, State};
use crate::language::Language;
use crate::language::arg::Arg;
use crate::language::phrase::Draft;
use crate::language::utterance::{Channel, Class, Utterance};

impl Scene<'_> {
    pub(super) fn adjourn(&mut self, fact: &AdjournFact) {
        match fact {
            AdjournFact::Adjourned { sealer, charged } => {
                if let Some(span) = charged {
                    self.table("adjourn.charged", &[("side", Arg::Side(*sealer)), ("time", Arg::Time(*span))]);
                }
                self.table("seal", &[]);
            }
            AdjournFact::MoveSealed { .. } => self.table("seal.done", &[]),
            AdjournFact::SealedOpenly { ply } => {
                let said = self.played(ply);
                self.table("seal.openly", &[("side", Arg::Side(ply.side)), ("move", said)]);
            }
            AdjournFact::EnvelopeClosed { envelope, runs } => {
                self.table_or_untimed("envelope", envelope.used);
                if let Some(side) = runs {
                    self.table("clock.start", &[("side", Arg::Side(*side))]);
                }
            }
            AdjournFact::ResumptionSet { resumption } => {
                self.table("envelope.set", &[("resumption", Arg::Name(resumption))]);
            }
            AdjournFact::EnvelopeOpened { side, ply, lapsed, absent, .. } => {
                // One that is not legal, or not clear, is read behind what it comes to.
                if let Some(ply) = ply {
                    let said = self.played(ply);
                    self.table("opened", &[("move", said)]);
                }
                if *absent && self.state.outcome().is_none() {
                    let openly = self.state.setup().profile.adjournment.open_reply;
                    let key = if openly { "opened.absent" } else { "opened.absent.seal" };
                    self.table(key, &[("side", Arg::Side(*side))]);
                }
                if *lapsed {
                    self.table("opened.lapsed", &[]);
                }
                // In one step a press says nothing of the clock; after a rest it is to be known.
                let running = self.state.clock().running().filter(|_| self.state.setup().conduct.one_step);
                if let Some(side) = running {
                    self.table("clock.start", &[("side", Arg::Side(side))]);
                }
            }
            AdjournFact::EnvelopeLost { side } => self.table("envelope.lost", &[("side", Arg::Side(*side))]),
            AdjournFact::ResumptionLate { side, span, time } => {
                let late = match side {
                    Some(side) => Arg::Side(*side),
                    None => Arg::Key("late.both"),
                };
                self.table("late.resumption", &[("side", late), ("time", Arg::Time(*span))]);
                for side in Side::ALL {
                    let taken = *time.taken.get(side);
                    if taken > Millis::ZERO {
                        self.table("adjourn.charged", &[("side", Arg::Side(side)), ("time", Arg::Time(taken))]);
                    }
                }
            }
        }
    }

    /// What lay in the envelope of a sealed move that loses.
    pub(super) fn text_of_envelope(&mut self) {
        let events = self.events;
        let text = events.iter().find_map(|event| match &event.fact {
            Fact::Adjourn(AdjournFact::EnvelopeOpened { text, ply: None, .. }) => Some(text),
            _ => None,
        });
        if let Some(text) = text {
            self.table("opened.text", &[("text", Arg::Name(text))]);
        }
    }

    /// Whether an envelope was opened in the same command.
    pub(super) fn unsealed(&self) -> bool {
        self.events.iter().any(|event| matches!(event.fact, Fact::Adjourn(AdjournFact::EnvelopeOpened { .. })))
    }

    fn played(&self, ply: &Ply) -> Arg<'static> {
        Arg::Said(self.language.clause(ply, self.manner.within()).phrase().into())
    }

    fn table_or_untimed(&mut self, key: &str, used: Both<Millis>) {
        let time = self.state.time();
        if time.white.is_none() && time.black.is_none() {
            return self.table("envelope.untimed", &[]);
        }
        self.table(key, &[("white", Arg::Time(used.white)), ("black", Arg::Time(used.black))]);
    }
}

impl Language {
    /// What stands on a closed envelope, but for the position.
    pub(in crate::language) fn envelope(
        &self,
        sealer: Side,
        number: u32,
        used: Both<Millis>,
        offer: Option<Side>,
        resumption: &str,
        state: &State,
    ) -> Draft<'_> {
        let names = &state.setup().players;
        let time = state.time();
        let used = if time.white.is_none() && time.black.is_none() {
            Arg::Empty
        } else {
            let args = [("white", Arg::Time(used.white)), ("black", Arg::Time(used.black))];
            Arg::Said(self.draft("envelope.used", &args))
        };
        let offer =
            offer.map_or(Arg::Empty, |side| Arg::Said(self.draft("envelope.offer", &[("side", Arg::Side(side))])));
        let resumption = match resumption {
            "" => Arg::Key("envelope.unset"),
            text => Arg::Said(self.draft("envelope.resumption", &[("resumption", Arg::Name(text))])),
        };
        let args = [
            ("white", self.player(&names.white)),
            ("black", self.player(&names.black)),
            ("side", Arg::Side(sealer)),
            ("number", Arg::Number(u64::from(number))),
            ("used", used),
            ("offer", offer),
            ("resumption", resumption),
        ];
        Draft::from(self.draft("envelope.record", &args).phrase())
    }

    /// What is told of an adjourned game that is taken up again.
    pub fn adjourned(&self, state: &State, now: Millis) -> Vec<Utterance> {
        let Some(adjournment) = state.adjournment().filter(|adjournment| adjournment.rests()) else {
            return Vec::new();
        };
        let say = |key: &str, args: &[(&str, Arg<'_>)]| self.utter(Channel::Table, Class::Move, key, args);
        let sealer = ("side", Arg::Side(adjournment.sealer));
        if !adjournment.closed() {
            let key = if adjournment.sealed.is_some() { "adjourned.sealed" } else { "adjourned.ordered" };
            return vec![say(key, &[sealer])];
        }
        let used = |side| state.clock().used(side, now);
        let used = Both { white: used(Side::White), black: used(Side::Black) };
        let record =
            self.envelope(adjournment.sealer, state.move_number(), used, state.offer(), &adjournment.resumption, state);
        let record = self.utterance(Channel::Table, Class::Move, "envelope.record", record);
        vec![record, say("adjourned.open", &[("side", Arg::Side(adjournment.replier()))])]
    }

    /// Why something about an adjournment is not done.
    pub(in crate::language) fn adjournment_bar(&self, bar: AdjournBar) -> (&'static str, Draft<'_>) {
        let key = match bar {
            AdjournBar::NoSession => "adjourn.session",
            AdjournBar::SessionTooLong => "adjourn.toolong",
            AdjournBar::NotSealed => "envelope.empty",
            AdjournBar::Openly => "seal.stays",
            AdjournBar::Closed => "seal.closed",
            AdjournBar::NotClosed => "envelope.first",
            AdjournBar::SealReply { sealer } => {
                return ("seal.reply", self.draft("seal.reply", &[("side", Arg::Side(sealer))]));
            }
            AdjournBar::OpenFirst { replier } => {
                return ("late.open", self.draft("late.open", &[("side", Arg::Side(replier))]));
            }
        };
        (key, self.draft(key, &[]))
    }
}
