//! Another game at this table: the choice of opponent and clock, and the change from one game to the next.
//!
//! The game that is left stays on disk as it stands. Voice, view and the two logs go on; all else is the new game's.

use std::io;
use std::path::{Path, PathBuf};

use super::{Books, Engines, GameTime, Shell, Trouble, View};
use crate::core::clock::{TimeControl, spec};
use crate::core::{Act, BadStart, Command, EndAct, Millis, Query, Role, Side, State, decide, may_begin_another};
use crate::dialogue::{Another, Dialogue, Question, Seat};
use crate::language::{Arg, Class, Draft, Phrase, Utterance};
use crate::notation::Misplaced;
use crate::store::{Input, Journal, Notes};

/// What the next game is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// The same with colours changed.
    Rematch,
    /// With the opponent and the clock that were chosen.
    New {
        /// The side an engine plays; nothing for two players here.
        engine: Option<Side>,
        /// The time of both sides.
        time: TimeControl,
    },
    /// From a position, as a FEN.
    Setup(String),
}

/// A game that is ready to be played.
pub struct Fresh {
    /// The game.
    pub state: State,
    /// Its journal and sheet, without the logs.
    pub books: Books,
    /// What became of the journal's first record.
    pub trouble: Option<Trouble>,
    /// Its engines.
    pub engines: Engines,
    /// Who sits here now.
    pub seat: Seat,
}

/// Why the next game cannot be begun; the one that is there goes on.
#[derive(Debug)]
pub enum Barred {
    /// The position cannot be played from.
    Start(BadStart),
    /// The engine cannot be started.
    Engine(PathBuf, io::Error),
    /// It cannot be kept.
    Disk(String),
}

/// Who makes a game ready, from the one that is there.
pub type Begin = Box<dyn FnMut(&State, Seat, &Next) -> Result<Fresh, Barred>>;

/// What is being chosen for a new game.
pub(super) struct Choosing {
    /// Whether the opponent is asked now; else the clock is.
    opponent: bool,
    engine: Option<Side>,
    clocks: Vec<TimeControl>,
    question: Utterance,
}

impl<V: View> Shell<V> {
    /// Another game is wanted.
    pub(super) fn another(&mut self, by: Role, what: Another) {
        if self.tutor.is_some() {
            return self.say("learn.back", &[], Class::Reply);
        }
        if self.begin.is_none() {
            return self.say("bad.review", &[], Class::Reply);
        }
        if let Err(refusal) = may_begin_another(&self.state) {
            let manner = self.manner();
            let told = self.languages[self.spoken].refusal(&refusal, by, None, &self.state, &manner);
            return self.tell(told);
        }
        match what {
            Another::Rematch => self.begin_next(&Next::Rematch),
            Another::Setup(Ok(fen)) => self.begin_next(&Next::Setup(fen)),
            Another::Setup(Err(why)) => self.misplaced(&why),
            Another::New => {
                let finder = self.engines.finder.filter(|_| self.state.setup().conduct.engine);
                match finder.and_then(|find| find()) {
                    Some(path) => self.choose_opponent(by, &path),
                    None => self.choose_clock(by, None),
                }
            }
        }
    }

    /// Whether a game that goes on is left for another.
    pub(super) fn ask_another(&mut self, what: &Another) {
        // What is asked about by ear alone, nobody has to be told that it goes on.
        let over = self.state.outcome().is_some() || self.state.line().is_empty();
        let key = match what {
            Another::Rematch if over => "again.rematch",
            Another::New if over => "again.new",
            Another::Rematch => "another.rematch",
            Another::New => "another.new",
            Another::Setup(_) => "another.setup",
        };
        self.say(key, &[], Class::Reply);
    }

    /// The question for opponent or clock, again or for the first time.
    pub(super) fn ask_pick(&mut self) {
        if let Some(question) = self.choosing.as_ref().map(|choosing| choosing.question.clone()) {
            self.tell(question);
        }
    }

    fn choose_opponent(&mut self, by: Role, engine: &Path) {
        let name = engine.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let language = &self.languages[self.spoken];
        let with = |key: &str| language.say(key, &[("name", Arg::Name(&name))]);
        let lines = [language.say("choose.two", &[]), with("choose.engine-black"), with("choose.engine-white")];
        let question = self.numbered("another.opponent", &lines);
        self.choosing = Some(Choosing { opponent: true, engine: None, clocks: Vec::new(), question });
        self.pick(by, lines.len());
    }

    fn choose_clock(&mut self, by: Role, engine: Option<Side>) {
        let language = &self.languages[self.spoken];
        let mut clocks = vec![TimeControl::default()];
        let mut lines = vec![language.say("time.none", &[])];
        for control in self.config.clocks.presets.values().filter_map(|time| spec::read(time).ok()) {
            lines.push(language.time_control(&control));
            clocks.push(control);
        }
        let question = self.numbered("another.clock", &lines);
        self.choosing = Some(Choosing { opponent: false, engine, clocks, question });
        self.pick(by, lines.len());
    }

    fn pick(&mut self, by: Role, count: usize) {
        self.dialogue.ask(by, Question::Pick { count });
        self.ask_pick();
    }

    /// A question whose answers are numbered.
    fn numbered(&self, key: &str, lines: &[Phrase]) -> Utterance {
        let language = &self.languages[self.spoken];
        let said = |phrase: &Phrase| Arg::Said(Draft::from(phrase.clone()));
        let choices = lines
            .iter()
            .zip(1..)
            .map(|(line, at)| language.say("which.choice", &[("number", Arg::Number(at)), ("move", said(line))]))
            .reduce(|first, next| language.say("which.join", &[("first", said(&first)), ("next", said(&next))]))
            .unwrap_or_default();
        language.utter(crate::language::Channel::Table, Class::Reply, key, &[("choices", said(&choices))])
    }

    /// A number of the list was chosen.
    pub(super) fn picked(&mut self, at: usize) {
        let Some(choosing) = self.choosing.take() else { return };
        if choosing.opponent {
            let engine = [None, Some(Side::Black), Some(Side::White)].get(at).copied().flatten();
            let by = self.dialogue.speaker(&self.state);
            return self.choose_clock(by, engine);
        }
        if let Some(time) = choosing.clocks.into_iter().nth(at) {
            self.begin_next(&Next::New { engine: choosing.engine, time });
        }
    }

    /// Leaves this game, which is kept, for the next; where that cannot be begun, this one goes on.
    fn begin_next(&mut self, next: &Next) {
        let Some(begin) = &mut self.begin else { return };
        let fresh = match begin(&self.state, self.dialogue.seat(), next) {
            Ok(fresh) => fresh,
            Err(barred) => return self.barred(&barred),
        };
        self.leave_this();
        let Fresh { state, books, trouble, engines, seat } = fresh;
        let (events, speech) = (self.books.events.take(), self.books.speech.take());
        self.books = Books { events, speech, ..books };
        self.time = GameTime::from(Millis::ZERO, !self.time.is_real());
        self.state = state;
        self.dialogue = Dialogue::new(self.dialogue.reader().clone(), seat);
        let game = self.engines.game + 1;
        let finder = self.engines.finder.take();
        self.engines = engines;
        (self.engines.finder, self.engines.game) = (finder, game);
        self.happened_at = Millis::ZERO;
        (self.boards_asked, self.asked, self.looking) = (false, None, None);
        self.ticked = Millis::ZERO;
        self.said.clear();
        self.open_notes();
        let name = self.books.journal.as_ref().and_then(Journal::name);
        self.greet(name.as_deref(), trouble);
        if self.wishes.private {
            // The players have changed their sides, and not their headphones.
            self.name_places();
        }
        if let Next::Setup(_) = next {
            let by = self.dialogue.speaker(&self.state);
            self.ask(by, &Query::Position);
            self.ask(by, &Query::Turn);
        }
        self.start_clock();
        self.wake_engine();
    }

    /// The notes beside the game that is begun.
    fn open_notes(&mut self) {
        let folder = self.books.journal.as_ref().and_then(Journal::folder);
        self.notes = folder.map_or_else(Notes::default, |folder| Notes::open(Notes::beside(folder)).0);
    }

    /// This game is left: its last record is written, its sheet ended, and where it is kept is said.
    fn leave_this(&mut self) {
        let now = self.time.now();
        if self.state.outcome().is_none() {
            let by = self.state.turn().into();
            if let Ok(events) = decide(&self.state, &Command { by, act: Act::End(EndAct::Quit) }, now) {
                self.books.journal(&events, now, Input::Key, "");
                for event in &events {
                    self.books.event(&self.state, event, Input::Key);
                }
            }
        }
        self.books.close(&self.state).into_iter().for_each(|trouble| self.book_trouble(trouble));
        if let Some(name) = self.books.journal.as_ref().and_then(Journal::name) {
            self.say("game.saved", &[("name", Arg::Name(&name))], Class::Reply);
        }
    }

    fn barred(&mut self, barred: &Barred) {
        match barred {
            Barred::Start(BadStart::Over) => self.say("fen.over", &[], Class::Reply),
            Barred::Start(BadStart::Chess960) => self.say("fen.chess960", &[], Class::Reply),
            Barred::Start(_) => self.say("fen.impossible", &[], Class::Reply),
            Barred::Engine(path, error) => {
                let (path, reason) = (path.to_string_lossy().into_owned(), error.to_string());
                self.say("cli.file", &[("file", Arg::Name(&path)), ("reason", Arg::Name(&reason))], Class::Reply);
            }
            Barred::Disk(reason) => self.say("journal.failed-start", &[("reason", Arg::Name(reason))], Class::Reply),
        }
    }

    /// Why a position in words cannot be played, and what to do.
    pub(super) fn misplaced(&mut self, why: &Misplaced) {
        let style = self.manner().style;
        let on = |on: &shakmaty::Square| vec![("on", Arg::Square(*on, style))];
        let side = |side: &Side| vec![("side", Arg::Side(*side)), ("other", Arg::Side(side.other()))];
        let (key, args) = match why {
            Misplaced::Nothing => ("setup.how", Vec::new()),
            Misplaced::Word(text) => ("setup.word", vec![("text", Arg::Name(text))]),
            Misplaced::Side => ("setup.side", Vec::new()),
            Misplaced::Piece(square) => ("setup.piece", on(square)),
            Misplaced::Square(kind) => ("setup.square", vec![("piece", Arg::Form("the", *kind))]),
            Misplaced::Twice(square) => ("setup.twice", on(square)),
            Misplaced::NoKing(whose) => ("setup.no-king", side(whose)),
            Misplaced::Kings(whose) => ("setup.kings", side(whose)),
            Misplaced::Pawn(square) => ("setup.pawn", on(square)),
            Misplaced::Pawns(whose) => ("setup.pawns", side(whose)),
            Misplaced::Pieces(whose) => ("setup.pieces", side(whose)),
            Misplaced::Check(whose) => ("setup.check", side(whose)),
            Misplaced::Checks(whose) => ("setup.checks", side(whose)),
            Misplaced::Castling(whose) => ("setup.castling", side(whose)),
        };
        self.say(key, &args, Class::Reply);
    }
}
