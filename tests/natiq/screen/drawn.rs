//! A screen drawn onto a terminal in memory: every write is looked at.

mod seen;

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use natiq::config::{Bidi, BoardSize, Config, Layout, Sources, Theme};
use natiq::core::{Act, ClockAct, Command, Line, Millis, MoveAct, Query, Role, Setup, State, clock, decide};
use natiq::language::{Language, Style};
use natiq::notation::{Options, Reading, Vocabulary, read};
use natiq::screen::{Pressed, Scene, Screen};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Size;
use shakmaty::Square;

/// A terminal that keeps each write and where the cursor stood after it.
#[derive(Clone)]
struct Terminal(Arc<Mutex<Kept>>);

struct Kept {
    parser: vt100::Parser,
    writes: Vec<Vec<u8>>,
    cursors: Vec<(u16, u16)>,
    hidden: bool,
}

impl Terminal {
    fn new(size: Size) -> Terminal {
        let parser = vt100::Parser::new(size.height, size.width, 0);
        Terminal(Arc::new(Mutex::new(Kept { parser, writes: Vec::new(), cursors: Vec::new(), hidden: false })))
    }

    fn contents(&self) -> String {
        let kept = self.0.lock().unwrap();
        let (rows, columns) = kept.parser.screen().size();
        let rows = kept.parser.screen().rows(0, columns).take(rows.into());
        rows.map(|row| row.trim_end().to_owned()).collect::<Vec<_>>().join("\n")
    }

    fn sent(&self) -> Vec<String> {
        let kept = self.0.lock().unwrap();
        kept.writes.iter().map(|write| String::from_utf8(write.clone()).unwrap()).collect()
    }
}

impl Write for Terminal {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut kept = self.0.lock().unwrap();
        kept.parser.process(bytes);
        let cursor = kept.parser.screen().cursor_position();
        kept.writes.push(bytes.to_vec());
        kept.cursors.push(cursor);
        kept.hidden |= kept.parser.screen().hide_cursor();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

struct Shown {
    screen: Screen<Terminal>,
    terminal: Terminal,
    size: Size,
    state: State,
    now: Millis,
    language: Language,
    style: Style,
}

#[derive(Clone, Copy)]
struct Look {
    code: &'static str,
    layout: Layout,
    bidi: Bidi,
    live: bool,
    size: (u16, u16),
    theme: Theme,
    board: BoardSize,
}

const TABLE: Look = Look {
    code: "en",
    layout: Layout::Table,
    bidi: Bidi::Terminal,
    live: false,
    size: (80, 24),
    theme: Theme::Plain,
    board: BoardSize::Large,
};

impl Shown {
    fn new(look: Look) -> Shown {
        let mut settings = Config::load(&Sources::default()).unwrap();
        settings.settings.layout = look.layout;
        settings.settings.bidi = look.bidi;
        settings.settings.live_clock = look.live;
        settings.settings.theme = look.theme;
        settings.settings.board_size = look.board;
        let size = Size::new(look.size.0, look.size.1);
        let terminal = Terminal::new(size);
        let vocabulary = Vocabulary::compiled_in().unwrap();
        let (keys, layouts) = (settings.keys.clone(), settings.layouts.clone());
        let screen = Screen::new(terminal.clone(), size, &settings.settings, keys, layouts, vocabulary);
        let mut setup = Setup::casual();
        setup.time = clock::spec::read("5+0").unwrap();
        setup.players.white = "Amal".to_owned();
        let state = State::new(setup).unwrap();
        let found = settings.languages().iter().find(|found| found.code == look.code).unwrap();
        let texts = found.catalogues.values().flatten().map(|layer| layer.text.as_str());
        let language = Language::new(look.code, texts).unwrap();
        let mut shown = Shown { screen, terminal, size, state, now: Millis::ZERO, language, style: Style::Digital };
        shown.act(Role::Arbiter, Act::Clock(ClockAct::Start));
        shown.show(&["White's clock is running."]);
        shown
    }

    fn act(&mut self, by: Role, act: Act) {
        let events = decide(&self.state, &Command { by, act }, self.now).unwrap();
        for event in &events {
            self.state.evolve(event);
        }
    }

    fn with<T>(&mut self, act: impl FnOnce(&mut Screen<Terminal>, &Scene<'_>) -> T) -> T {
        let prompt = self.language.say("prompt.white", &[]).print;
        let Shown { screen, state, now, language, style, .. } = self;
        act(screen, &Scene { state, moment: state, now: *now, prompt: &prompt, language, style: *style, veil: &() })
    }

    fn show(&mut self, sentences: &[&str]) {
        self.with(|screen, scene| screen.show(sentences, scene)).unwrap();
    }

    fn key(&mut self, code: KeyCode) -> Pressed {
        let key = KeyEvent::new(code, KeyModifiers::NONE);
        let pressed = self.with(|screen, scene| screen.key(key, scene)).unwrap();
        self.show(&[]);
        pressed
    }

    fn play(&mut self, text: &str) {
        let vocabulary = Vocabulary::compiled_in().unwrap();
        let Reading::Unique { mv, .. } = read(text, self.state.position(), &vocabulary, &Options::default()) else {
            panic!("{text}")
        };
        let by = Role::from(self.state.turn());
        self.act(by, Act::Move(MoveAct::Announce { uci: mv.to_uci(shakmaty::CastlingMode::Standard), offer: false }));
        self.show(&[&format!("Played {text}.")]);
    }

    /// Whether the cursor stood at one place after every write so far, and was never hidden.
    fn cursors(&self) -> Vec<(u16, u16)> {
        let kept = self.terminal.0.lock().unwrap();
        assert!(!kept.hidden, "the cursor is never hidden");
        kept.cursors.clone()
    }
}

#[test]
fn the_cursor_is_on_the_input_after_every_write() {
    for layout in [Layout::Table, Layout::Stacked] {
        for size in [(80, 24), (40, 12), (120, 40), (26, 9), (20, 4), (5, 2)] {
            let mut shown = Shown::new(Look { layout, size, ..TABLE });
            for text in ["5254", "5755", "7163", "2836"] {
                shown.play(text);
                shown.key(KeyCode::Char('7'));
            }
            let smaller = Size::new(shown.size.width - 1, shown.size.height - 1);
            shown.terminal.0.lock().unwrap().parser.screen_mut().set_size(smaller.height, smaller.width);
            let cursors = shown.cursors();
            assert!(cursors.iter().all(|(row, _)| *row == shown.size.height - 1), "{layout:?} {size:?} {cursors:?}");
            shown.with(|screen, scene| screen.resized(smaller, scene)).unwrap();
            shown.key(KeyCode::Char('1'));
            let since = shown.cursors().split_off(cursors.len());
            assert!(since.iter().all(|(row, _)| *row == smaller.height - 1), "{layout:?} {size:?} {since:?}");
        }
    }
}

#[test]
fn the_cursor_is_on_the_chosen_square_while_the_board_has_the_focus() {
    let mut shown = Shown::new(TABLE);
    let before = shown.cursors().len();
    assert!(matches!(shown.key(KeyCode::Tab), Pressed::Ask(Query::Line(_))));
    shown.show(&["1 1: white rook."]);
    // The square 1 1 is five cells wide and two high, above the row of the files.
    assert_eq!(shown.cursors().split_off(before + 1).last(), Some(&(15, 4)));
    shown.key(KeyCode::Up);
    assert_eq!(shown.cursors().last(), Some(&(13, 4)));
    assert_eq!(shown.key(KeyCode::Left), Pressed::Edge);
    shown.key(KeyCode::Char('x'));
    shown.key(KeyCode::Esc);
    assert_eq!(shown.cursors().last(), Some(&(23, 7)));
    assert_eq!(shown.screen.typed(), "", "nothing is typed on the board");
}

#[test]
fn a_sentence_is_one_piece_of_one_write_and_nothing_else_is_in_it() {
    let said = [("en", "5 White: knight from 7 1 to 6 3, check."), ("ar", "5 الأبيض: حصان من 7 1 إلى 6 3، كش.")];
    for (code, sentence) in said {
        for layout in [Layout::Table, Layout::Stacked] {
            let mut shown = Shown::new(Look { code, layout, ..TABLE });
            let before = shown.terminal.sent().len();
            shown.show(&[sentence]);
            let sent = shown.terminal.sent().split_off(before);
            let holding: Vec<&String> = sent.iter().filter(|write| write.contains(sentence)).collect();
            assert_eq!(holding.len(), 1, "{code} {layout:?} {sent:?}");
            // Places and the prompt are all there is besides.
            assert!(holding[0].len() < sentence.len() + 60, "{:?}", holding[0]);
            assert!(shown.terminal.contents().contains(sentence));
        }
    }
}

#[test]
fn right_to_left_text_is_turned_in_the_last_step_alone() {
    let mut shown = Shown::new(Look { code: "ar", bidi: Bidi::App, ..TABLE });
    shown.show(&["1 الأبيض: بيدق من 5 2 إلى 5 4."]);
    let contents = shown.terminal.contents();
    assert!(contents.contains(".4 5 ﻰﻟﺇ 2 5 ﻦﻣ ﻕﺪﻴﺑ :ﺾﻴﺑﻷﺍ 1"), "{contents}");
    let mut logical = Shown::new(Look { code: "ar", bidi: Bidi::Auto, layout: Layout::Stacked, ..TABLE });
    logical.show(&["1 الأبيض: بيدق من 5 2 إلى 5 4."]);
    assert!(logical.terminal.contents().contains("1 الأبيض: بيدق من 5 2 إلى 5 4."));
}

#[test]
fn a_typed_sign_costs_its_own_bytes() {
    for layout in [Layout::Table, Layout::Stacked] {
        let mut shown = Shown::new(Look { layout, ..TABLE });
        let before = shown.terminal.sent().len();
        shown.key(KeyCode::Char('5'));
        shown.key(KeyCode::Char('2'));
        shown.key(KeyCode::Backspace);
        assert_eq!(shown.terminal.sent().split_off(before), ["5", "2", "\u{8} \u{8}"]);
    }
}

#[test]
fn a_running_clock_writes_its_changed_digits_alone() {
    let mut shown = Shown::new(Look { live: true, ..TABLE });
    let before = shown.terminal.sent().len();
    for _ in 0..120 {
        let Some(next) = shown.with(|screen, scene| screen.next_draw(scene)) else { panic!("a clock runs") };
        assert!(next > shown.now && next <= shown.now + Millis::seconds(1) + Millis(1));
        shown.now = next;
        shown.with(|screen, scene| screen.drawn_clock(scene)).unwrap();
    }
    let sent = shown.terminal.sent().split_off(before);
    assert_eq!(sent.len(), 120, "one write a second");
    let worst = sent.iter().map(String::len).max().unwrap();
    assert!(worst <= 20, "{worst} {sent:?}");
    assert!(shown.terminal.contents().contains("3:00"), "{}", shown.terminal.contents());
    assert!(shown.cursors().iter().all(|(row, _)| *row == 23));
    // With the board's cursor on the clock's row nothing is drawn.
    shown.key(KeyCode::Tab);
    let before = shown.terminal.sent().len();
    for _ in 0..3 {
        shown.now += Millis::seconds(1);
        shown.with(|screen, scene| screen.drawn_clock(scene)).unwrap();
    }
    assert_eq!(shown.terminal.sent().len(), before);
    let off = &mut Shown::new(TABLE);
    assert_eq!(off.with(|screen, scene| screen.next_draw(scene)), None);
}

#[test]
fn keys_of_the_board_ask_and_never_move() {
    let square = |square| Pressed::Ask(Query::Line(Line::Square(square)));
    let mut shown = Shown::new(TABLE);
    assert_eq!(shown.key(KeyCode::Char('7')), Pressed::Stroke(natiq::typing::Stroke::Typed('7')));
    assert_eq!(shown.key(KeyCode::Tab), square(Square::A1));
    let expected = [
        ('k', square(Square::E1)),
        ('ن', square(Square::E8)),
        ('K', square(Square::E1)),
        ('q', square(Square::D8)),
        ('5', square(Square::D5)),
        ('٣', square(Square::D3)),
        ('m', Pressed::Ask(Query::Legal { from: Some(Square::D3) })),
        ('o', square(Square::D3)),
        ('l', Pressed::Ask(Query::Last { count: 1 })),
        ('t', Pressed::Ask(Query::Times)),
        ('c', Pressed::Ask(Query::Captured)),
        ('a', Pressed::Ask(Query::Attackers { on: Square::D3 })),
        ('d', Pressed::Ask(Query::Defenders { on: Square::D3 })),
    ];
    for (key, asked) in expected {
        assert_eq!(shown.key(KeyCode::Char(key)), asked, "{key}");
    }
    // Two keys, for one hand: a comma, and the letter; and the two letters of one Arabic key.
    shown.key(KeyCode::Char(','));
    assert_eq!(shown.key(KeyCode::Char('r')), square(Square::H1));
    shown.key(KeyCode::Char('ل'));
    assert_eq!(shown.key(KeyCode::Char('ا')), square(Square::C8));
    assert_eq!(shown.screen.typed(), "7", "digits and letters of the board are not typed");
    assert!(shown.state.line().is_empty());
}

#[test]
fn a_window_that_is_too_small_says_so_in_a_sentence() {
    let mut shown = Shown::new(Look { size: (24, 8), ..TABLE });
    let said = |shown: &Shown| shown.terminal.contents().split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said(&shown).contains("The window is too small for the board. White's clock"), "{}", said(&shown));
    shown.play("5254");
    assert!(said(&shown).contains("Played 5254. White:"), "{}", said(&shown));
    shown.terminal.0.lock().unwrap().parser.screen_mut().set_size(24, 80);
    shown.with(|screen, scene| screen.resized(Size::new(80, 24), scene)).unwrap();
    assert!(shown.terminal.contents().contains("[ P ]"));
}

#[test]
fn screens_look_as_they_should() {
    for (name, size) in [("40x12", (40, 12)), ("80x24", (80, 24)), ("120x40", (120, 40))] {
        let mut shown = Shown::new(Look { size, ..TABLE });
        for text in ["5254", "5755", "4185", "2836", "6134", "7866", "8567"] {
            shown.play(text);
        }
        shown.key(KeyCode::Char('5'));
        insta::assert_snapshot!(name, shown.terminal.contents());
    }
    let mut stacked = Shown::new(Look { layout: Layout::Stacked, size: (40, 12), ..TABLE });
    stacked.play("5254");
    insta::assert_snapshot!("stacked", stacked.terminal.contents());
    let contents = stacked.terminal.contents();
    assert!(!contents.chars().any(|sign| ('\u{2500}'..='\u{259f}').contains(&sign)), "no frames: {contents}");
}

#[test]
fn an_event_draws_only_what_it_changed() {
    for (layout, most) in [(Layout::Table, 700), (Layout::Stacked, 0)] {
        let mut shown = Shown::new(Look { layout, ..TABLE });
        shown.play("5254");
        let before = shown.terminal.sent().len();
        shown.play("5755");
        let sent = shown.terminal.sent().split_off(before);
        let beside: usize = sent.iter().skip(1).map(String::len).sum();
        assert!(beside <= most, "{layout:?} {beside} {sent:?}");
        // Nothing new, nothing sent.
        shown.show(&[]);
        assert_eq!(shown.terminal.sent().len(), before + sent.len());
    }
}
