//! A game as a whole in words: what was agreed, its start, its resumption.

use std::time::Duration;

use super::arg::Arg;
use super::locale::Language;
use super::manner::Manner;
use super::phrase::{Draft, Phrase};
use super::utterance::{Channel, Class, Utterance};
use crate::core::clock::Allowance;
use crate::core::profile::TimeClass;
use crate::core::{Millis, Ply, Setup, Side, State};

impl Language {
    /// The laws, the class and the time: "Rules: FIDE 2023, rapid, 15 minutes plus 10 seconds."
    pub fn profile(&self, setup: &Setup) -> Phrase {
        self.agreement(setup).phrase()
    }

    pub(super) fn agreement(&self, setup: &Setup) -> Draft<'_> {
        let mut said = self.terms(setup);
        let more = [(setup.is_chess960(), "chess960"), (setup.armageddon, "armageddon")];
        for (_, key) in more.into_iter().filter(|(holds, _)| *holds) {
            said = said.followed_by(&Draft::same(" ")).followed_by(&self.draft(key, &[]));
        }
        said
    }

    fn terms(&self, setup: &Setup) -> Draft<'_> {
        let laws = ("laws", self.named("laws", &setup.profile.name));
        let time = ("time", Arg::Said(self.control(&setup.time)));
        let longest = [&setup.time.white, &setup.time.black].map(Allowance::sixty_moves).into_iter().max();
        match longest.filter(|span| *span > Millis::ZERO) {
            None => self.draft("profile.untimed", &[laws, time]),
            Some(span) => {
                let class = match setup.profile.class(Duration::from_millis(span.0)) {
                    TimeClass::Blitz => "class.blitz",
                    TimeClass::Rapid => "class.rapid",
                    TimeClass::Standard => "class.standard",
                };
                self.draft("profile", &[laws, ("class", Arg::Key(class)), time])
            }
        }
    }

    /// The laws and the conduct of a game.
    pub(super) fn rules(&self, setup: &Setup) -> Draft<'_> {
        let conduct = self.named("conduct", &setup.conduct.name);
        self.draft("rules", &[("profile", Arg::Said(self.agreement(setup))), ("conduct", conduct)])
    }

    /// What a file of the configuration is called, else its own name.
    fn named<'l>(&'l self, family: &str, name: &str) -> Arg<'l> {
        let key = [family, ".", name].concat();
        Arg::Said(if self.has(&key) { self.draft(&key, &[]) } else { super::arg::name(name) })
    }

    /// A player's name, or that he has none.
    pub(super) fn player<'a>(&self, name: &'a str) -> Arg<'a> {
        if name.trim().is_empty() { Arg::Key("no.name") } else { Arg::Name(name) }
    }

    /// The first words of a game: who plays, by which rules, and that the clock is off.
    pub fn game_start(&self, state: &State) -> Utterance {
        let setup = state.setup();
        let timed = !setup.time.white.is_none() || !setup.time.black.is_none();
        let off = timed && state.clock().running().is_none();
        let profile = ("profile", Arg::Said(self.agreement(setup)));
        let clock = ("clock", if off { Arg::Key("clock.off") } else { Arg::Empty });
        let players = &setup.players;
        let draft = if players.white.is_empty() && players.black.is_empty() {
            self.draft("game.unnamed", &[profile, clock])
        } else {
            let (white, black) = (self.player(&players.white), self.player(&players.black));
            self.draft("game.start", &[("white", white), ("black", black), profile, clock])
        };
        self.utterance(Channel::Table, Class::Move, "game.start", draft)
    }

    /// A game taken up again: the move, whose turn it is, how long ago it was left, the last move.
    pub fn game_resumed(&self, state: &State, ago: Option<Millis>, manner: &Manner) -> Utterance {
        let said = state.announced().map(|announced| &announced.ply);
        let last = said.or(state.line().last().map(|made| &made.ply)).map(|ply| {
            let made = Arg::Said(self.clause(ply, manner.within()));
            Arg::Said(self.draft("resumed.last", &[("move", made)]))
        });
        let ago = ago.map(|span| Arg::Said(self.draft("resumed.ago", &[("time", Arg::Time(span))])));
        let args = [
            ("number", Arg::Number(u64::from(state.move_number()))),
            ("side", Arg::For(state.turn())),
            ("ago", ago.unwrap_or(Arg::Empty)),
            ("last", last.unwrap_or(Arg::Empty)),
        ];
        self.utter(Channel::Table, Class::Move, "game.resumed", &args)
    }

    /// "Last move, move 12, Black: knight from 7 8 to 6 6."
    pub(super) fn last_move(&self, ply: &Ply, manner: &Manner) -> Draft<'_> {
        let args = [
            ("number", Arg::Number(u64::from(ply.number))),
            ("side", Arg::For(ply.side)),
            ("move", Arg::Said(self.clause(ply, manner.within()))),
        ];
        self.draft("last", &args)
    }

    /// Moves in a row, each number once: "Move 2, White: 4 2, 4 4. Black: 4 7, 4 5".
    pub(super) fn row(&self, plies: &[Ply], manner: &Manner) -> Draft<'_> {
        let mut before = None;
        let texts = plies.iter().map(|ply| {
            let reply = before == Some(ply.number) && ply.side == Side::Black;
            before = Some(ply.number);
            let side = ("side", Arg::Side(ply.side));
            let made = ("move", Arg::Said(self.clause(ply, manner.row())));
            if reply {
                return self.draft("moves.reply", &[side, made]);
            }
            self.draft("moves.move", &[("number", Arg::Number(u64::from(ply.number))), side, made])
        });
        let texts: Vec<Draft<'_>> = texts.collect();
        self.join("moves.join", texts)
    }
}
