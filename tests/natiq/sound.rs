//! Short signals: which event makes which, exactly once, and at whose terminal.

use std::io;
use std::sync::mpsc::channel;

use natiq::config::{Config, Flag, Sources, Tick};
use natiq::core::{Line, Millis, Query, Setup, Side, State, Warnings, clock};
use natiq::dialogue::{Dialogue, Reader, Seat};
use natiq::language::{Channel, Language, Utterance};
use natiq::notation::{Options, Vocabulary};
use natiq::sheet::{Head, Writing};
use natiq::shell::{Adviser, Books, Engines, Frame, GameTime, Message, Parts, Shell, View, Wish, Wishes};
use natiq::sound::fake::Fake;
use natiq::sound::{Bell, Signal, Sounder};
use natiq::store::{Journal, Notes, Place};
use natiq::voice::{Mode, Voice, VoiceConfig};
use natiq::words::Lexicon;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use shakmaty::Square;

/// A view that walks one way and counts bells.
#[derive(Default)]
struct Walker {
    bells: std::sync::Arc<std::sync::atomic::AtomicUsize>,
    lines: std::sync::Arc<std::sync::Mutex<Vec<String>>>,
}

impl View for Walker {
    fn show(&mut self, said: &[Utterance], _: &Frame<'_>) -> io::Result<()> {
        self.lines.lock().unwrap().extend(said.iter().map(|said| said.text.clone()));
        Ok(())
    }

    fn key(&mut self, key: KeyEvent, _: &Frame<'_>) -> io::Result<Wish> {
        let look = |square| Wish::Ask(Query::Line(Line::Square(square)));
        Ok(match key.code {
            KeyCode::Left => Wish::Edge,
            KeyCode::Up => look(Square::A1),
            KeyCode::Right => look(Square::B1),
            _ => Wish::Help,
        })
    }

    fn give_back(&mut self, _: &str) {}

    fn typed(&self) -> &str {
        ""
    }

    fn bell(&mut self) -> io::Result<()> {
        self.bells.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        Ok(())
    }

    fn close(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A game that is about to be played by lines and keys.
pub struct Game {
    config: Config,
    seat: Seat,
    time: &'static str,
    lang: &'static str,
}

/// What a game came to.
pub struct Heard {
    pub signals: Vec<Signal>,
    pub bells: usize,
    pub lines: Vec<String>,
}

impl Game {
    pub fn new(conduct: &str) -> Game {
        let flags = vec![Flag::new("--conduct", "conduct", conduct)];
        let config = natiq::config::load(&Sources::default().with(None, flags)).unwrap();
        Game { config, seat: Seat::Table, time: "none", lang: "en" }
    }

    pub fn sits(mut self, side: Side) -> Game {
        self.seat = Seat::One(side.into());
        self
    }

    pub fn time(mut self, time: &'static str) -> Game {
        self.time = time;
        self
    }

    pub fn lang(mut self, code: &'static str) -> Game {
        self.lang = code;
        self
    }

    fn tick(mut self, tick: Tick) -> Game {
        self.config.clocks.tick = tick;
        self
    }

    /// Plays lines; a `<` is the key to the left, `^` up, `>` to the right, `?` the key for help.
    pub fn play(self, lines: &[&str]) -> Heard {
        self.play_with(lines, |fake| Box::new(fake))
    }

    fn play_with(self, lines: &[&str], sounds: impl FnOnce(Fake) -> Box<dyn Sounder>) -> Heard {
        let Game { config, seat, time, lang } = self;
        let mut lexicon = Lexicon::default();
        let mut languages = Vec::new();
        for found in config.languages() {
            lexicon.learn(&found.code, &found.words["words.toml"].last().unwrap().text).unwrap();
            languages.push(Language::builtin(&found.code).unwrap());
        }
        let spoken = languages.iter().position(|language| language.code() == lang).unwrap();
        let (vocabulary, options) = (Vocabulary::compiled_in().unwrap(), Options::default());
        let reader = Reader { lexicon, vocabulary, options, other_layout: |_| Vec::new(), empty_presses: false };
        let warnings =
            Warnings { own: config.clocks.own.iter().copied().map(Millis::seconds).collect(), ..Warnings::default() };
        let time = clock::spec::read(time).unwrap();
        let setup = Setup { conduct: config.conduct.clone(), time, warnings, ..Setup::casual() };
        let folder = tempfile::tempdir().unwrap();
        let place = Place::Folder(folder.path().join("game"));
        let (journal, _) = Journal::create(&place, &crate::store::header(setup.clone())).unwrap();
        let here = match seat {
            Seat::One(role) => role.side().map(Channel::from).into_iter().collect(),
            Seat::Table => Vec::new(),
        };
        let (notices, _heard) = channel();
        let fake = Fake::default();
        let view = Walker::default();
        let (bells, shown) = (view.bells.clone(), view.lines.clone());
        let mut shell = Shell::new(Parts {
            hearing: natiq::shell::Hearing::default(),
            state: State::new(setup).unwrap(),
            dialogue: Dialogue::new(reader, seat),
            languages,
            spoken,
            wishes: Wishes::of(&config.settings, true, true),
            config,
            time: GameTime::from(Millis::ZERO, true),
            books: Books {
                journal: Some(journal),
                sheet: None,
                head: Head::default(),
                writing: Writing::default(),
                pgn: None,
                events: None,
                speech: None,
                past: vec![],
            },
            voice: Voice::start(VoiceConfig { mode: Mode::Off, here, ..VoiceConfig::default() }, notices),
            view,
            engines: Engines::default(),
            adviser: Adviser::default(),
            review: None,
            notes: Notes::default(),
            sounds: sounds(fake.clone()),
            begin: None,
        });
        let (send, inbox) = channel();
        for line in lines {
            let key = |code| Message::Key(KeyEvent::new(code, KeyModifiers::NONE));
            let message = match *line {
                "?" => key(KeyCode::F(1)),
                "<" => key(KeyCode::Left),
                "^" => key(KeyCode::Up),
                ">" => key(KeyCode::Right),
                line => Message::Line(line.to_owned()),
            };
            send.send(message).unwrap();
        }
        drop(send);
        shell.run(&inbox).unwrap();
        let lines = shown.lock().unwrap().clone();
        Heard { signals: fake.take(), bells: bells.load(std::sync::atomic::Ordering::SeqCst), lines }
    }
}

#[test]
fn each_event_makes_its_signal_once() {
    use Signal::*;
    let heard = |lines: &[&str]| Game::new("casual").play(lines).signals;
    assert_eq!(heard(&["5254", "4745"]), [], "a quiet move makes none");
    assert_eq!(heard(&["5254", "4745", "5445"]), [Capture]);
    assert_eq!(heard(&["5254", "6766", "4185"]), [Check]);
    assert_eq!(heard(&["5254", "6766", "4185", "7776", "8576"]), [Check, Capture, Check], "one move, two signals");
    assert_eq!(heard(&["7173"]), [Illegal], "typed");
    assert_eq!(heard(&["5254", "5755", "offer"]), [Offer]);
    assert_eq!(heard(&["<", "^", ">"]), [Edge, Dark], "a light square makes none");
    assert_eq!(heard(&["square 1 1", "nonsense", "help", "times"]), [], "asked by a line, nothing sounds");
}

#[test]
fn an_illegal_move_that_was_made_sounds_once() {
    let heard = Game::new("tournament").play(&["made 7173", "yes"]);
    assert_eq!(heard.signals, [Signal::Illegal], "{:?}", heard.lines);
}

#[test]
fn the_clock_sounds_low_ticks_and_falls() {
    use Signal::*;
    let heard = Game::new("casual").time("1m").play(&["start", "wait 59s", "wait 1s"]).signals;
    let low = heard.iter().filter(|signal| **signal == Low).count();
    let ticks = heard.iter().filter(|signal| **signal == Tick).count();
    assert_eq!((low, ticks), (3, 9), "at 30, 20 and 10 seconds, and each second from the ninth to the first");
    assert_eq!(heard.last(), Some(&Flag));
    assert_eq!(heard.len(), 13, "{heard:?}");
}

#[test]
fn ticks_are_off_own_or_both() {
    let ticks = |game: Game, lines: &[&str]| {
        game.play(lines).signals.into_iter().filter(|signal| *signal == Signal::Tick).count()
    };
    let own = &["start", "wait 58s"];
    assert_eq!(ticks(Game::new("casual").time("1m").tick(Tick::Off), own), 0);
    assert_eq!(ticks(Game::new("casual").time("1m").sits(Side::White), own), 8);
    assert_eq!(ticks(Game::new("casual").time("1m").sits(Side::Black), own), 0, "the opponent's");
    assert_eq!(ticks(Game::new("casual").time("1m").sits(Side::Black).tick(Tick::Both), own), 8);
}

#[test]
fn in_a_tournament_what_is_ones_own_sounds_where_he_alone_sits() {
    use Signal::*;
    let lines = ["start", "clock says on", "wait 60s"];
    let at = |game: Game| {
        let heard = game.time("1m").play(&lines).signals;
        let count = |wanted| heard.iter().filter(|signal| **signal == wanted).count();
        (count(Low), count(Tick), count(Flag))
    };
    assert_eq!(at(Game::new("tournament")), (0, 0, 1), "at the table both would hear it; the flag is for both");
    assert_eq!(at(Game::new("tournament").sits(Side::White)), (3, 9, 1));
    let silent = Game::new("tournament").sits(Side::White).time("1m").play(&["start", "wait 60s"]).signals;
    assert_eq!(silent, [Flag], "his clock was not asked to speak");
}

#[test]
fn the_bell_rings_for_what_calls_and_once_a_line() {
    let bells = |lines: &[&str]| Game::new("casual").play_with(lines, |_| Box::new(Bell)).bells;
    assert_eq!(bells(&["5254", "6766", "4185"]), 0, "no bell with every check or capture");
    assert_eq!(bells(&["^", "<"]), 1, "the edge, and no dark square");
    assert_eq!(bells(&["7173", "5254", "5755", "offer"]), 2);
}

#[test]
fn help_explains_every_signal_and_plays_it_with_its_line() {
    let heard = Game::new("casual").play(&["help sounds"]);
    assert_eq!(heard.signals, Signal::ALL);
    let about = heard.lines.iter().filter(|line| line.contains(": ") && line.contains(" note")).count();
    assert_eq!(about, Signal::ALL.len(), "{:?}", heard.lines);
    let bell = Game::new("casual").play_with(&["help sounds"], |_| Box::new(Bell));
    assert_eq!(bell.bells, 1);
    let line = bell.lines.iter().find(|line| line.starts_with("The bell of the terminal rings for")).unwrap();
    assert!(line.contains("fallen flag") && !line.contains("capture"), "{line}");
    let off = Game::new("casual").play_with(&["help sounds"], |_| Box::new(natiq::sound::Silence));
    assert!(off.lines.iter().any(|line| line.starts_with("Sounds are off")), "{:?}", off.lines);
}
