//! The full screen: drawn from state and sentences; it knows no rule and never repaints by itself.
//!
//! Two layouts: `table` for eyes, `stacked` for readers. In both a sentence is printed whole in one write
//! and never drawn cell by cell, for a drawing of differences leaves out blanks and readers then speak
//! words run together (`accessibility.md` part 1). The cursor is never hidden; `finish` alone places it.

mod board;
mod cells;
mod draw;
mod glyph;
mod input;
mod joined;
mod log;
mod order;
mod pane;
mod pen;
mod plan;
mod stage;
mod theme;
mod walk;

use std::io::{self, Write};

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::{Position, Rect, Size};
use ratatui::style::Style;

pub use stage::Stage;
pub use walk::Pressed;

use self::input::Input;
use self::log::Log;
use self::order::Order;
use self::pane::{digits, times};
use self::pen::Pen;
use self::plan::Plan;
use self::theme::Palette;
use self::walk::Walk;
use crate::config::{BoardSize, Keys, Layout, Layouts, Settings};
use crate::core::{Both, Millis, State};
use crate::language::{Language, Style as Spoken};
use crate::notation::Vocabulary;
use crate::typing::{Stroke, Typing, Veil};

/// What there is to be shown.
pub struct Scene<'a> {
    /// The game.
    pub state: &'a State,
    /// The game as the board shows it: the live one, or a moment of its past.
    pub moment: &'a State,
    /// The moment, in milliseconds of the game's clock source.
    pub now: Millis,
    /// The prompt of the line that is typed on.
    pub prompt: &'a str,
    /// The language in force.
    pub language: &'a Language,
    /// How moves are said.
    pub style: Spoken,
    /// What of the typed line must not be shown.
    pub veil: &'a dyn Veil,
}

/// A screen.
pub struct Screen<W> {
    pen: Pen<W>,
    layout: Layout,
    board_size: BoardSize,
    live_clock: bool,
    order: Order,
    palette: Palette,
    vocabulary: Vocabulary,
    typing: Typing,
    walk: Walk,
    log: Log,
    input: Input,
    plan: Plan,
    /// The picture the terminal shows, without log and input.
    shown: Buffer,
    /// What the clocks show.
    times: Both<String>,
    /// Whether the terminal shows anything of this yet.
    standing: bool,
}

impl<W: Write> Screen<W> {
    /// A screen of a size, empty yet.
    pub fn new(
        out: W,
        size: Size,
        settings: &Settings,
        keys: Keys,
        layouts: Layouts,
        vocabulary: Vocabulary,
    ) -> Screen<W> {
        let layout = settings.layout;
        let board_size = settings.board_size;
        let plan = plan(layout, size, board_size);
        Screen {
            pen: Pen::new(out),
            layout,
            board_size,
            live_clock: settings.live_clock && layout == Layout::Table,
            order: Order::of(settings.bidi, layout),
            palette: Palette::here(settings.theme),
            vocabulary,
            typing: Typing::default(),
            walk: Walk::new(keys, layouts),
            log: Log::default(),
            input: Input::default(),
            shown: Buffer::empty(area(plan.size)),
            plan,
            times: Both::default(),
            standing: false,
        }
    }

    /// Shows sentences, each whole, then the prompt, then what has changed beside them.
    ///
    /// # Errors
    /// When the terminal cannot be written to.
    pub fn show(&mut self, sentences: &[&str], scene: &Scene<'_>) -> io::Result<()> {
        if !self.standing {
            self.begin()?;
            self.times = times(scene.state, scene.now);
            if self.lacks_board() {
                self.say_small(scene);
            }
            if self.log.last().is_some() {
                self.print_log()?;
            }
        }
        if !sentences.is_empty() {
            self.times = times(scene.state, scene.now);
            for sentence in sentences {
                self.log.push(sentence);
            }
            self.print(sentences)?;
        }
        self.draw_input(scene)?;
        self.finish()?;
        self.draw(scene)
    }

    /// Takes a key and echoes what it typed.
    ///
    /// # Errors
    /// When the terminal cannot be written to.
    pub fn key(&mut self, key: KeyEvent, scene: &Scene<'_>) -> io::Result<Pressed> {
        let pressed = self.walk.key(key, &mut self.typing, scene.moment);
        if let Pressed::Stroke(Stroke::Entered(line)) = &pressed {
            self.typing.forget_secret(line, scene.veil);
        }
        if self.standing {
            self.draw_input(scene)?;
            self.finish()?;
        }
        Ok(pressed)
    }

    /// Puts a text that was not understood back on the line.
    pub fn give_back(&mut self, text: &str) {
        self.typing.give_back(text);
    }

    /// What stands on the line.
    pub fn typed(&self) -> &str {
        self.typing.text()
    }

    /// The terminal has another size: everything is drawn anew, the log from its end.
    ///
    /// # Errors
    /// When the terminal cannot be written to.
    pub fn resized(&mut self, size: Size, scene: &Scene<'_>) -> io::Result<()> {
        let lacked = self.lacks_board();
        self.plan = plan(self.layout, size, self.board_size);
        self.begin()?;
        if self.lacks_board() && !lacked {
            self.say_small(scene);
        }
        self.print_log()?;
        self.draw_input(scene)?;
        self.finish()?;
        self.draw(scene)
    }

    /// How large the board is to be; all is drawn anew with the next sentence. Nothing where none is drawn,
    /// and whether its squares have another size now.
    pub fn size_board(&mut self, board: BoardSize) -> Option<bool> {
        let before = self.plan.board?.square;
        self.board_size = board;
        self.plan = plan(self.layout, self.plan.size, board);
        let changed = self.plan.board.is_some_and(|place| place.square != before);
        self.standing &= !changed;
        Some(changed)
    }

    /// How large the board is to be.
    pub fn board_size(&self) -> BoardSize {
        self.board_size
    }

    /// When the running clock shows other digits; never, where it is not drawn running.
    pub fn next_draw(&self, scene: &Scene<'_>) -> Option<Millis> {
        let side = scene.state.clock().running().filter(|_| self.live_clock && self.plan.pane.is_some())?;
        let left = scene.state.left(side, scene.now).filter(|left| *left > Millis::ZERO)?;
        Some(scene.now + Millis(left.0 % 1000 + 1))
    }

    /// Draws the digits of the running clock that have changed, never on the cursor's row.
    ///
    /// # Errors
    /// When the terminal cannot be written to.
    pub fn drawn_clock(&mut self, scene: &Scene<'_>) -> io::Result<()> {
        let Some(pane) = self.plan.pane.filter(|_| self.live_clock && self.standing) else { return Ok(()) };
        let Some(side) = scene.state.clock().running() else { return Ok(()) };
        let after = scene.state.left(side, scene.now).map(digits).unwrap_or_default();
        let before = self.times.get(side);
        let clock = pane::clock(pane, side, &after, pane::reads_from_right(scene.language, self.order));
        if after == *before || self.cursor().y == clock.y {
            return Ok(());
        }
        if after.len() != before.len() {
            *self.times.get_mut(side) = after;
            return self.draw(scene);
        }
        let same = after.bytes().zip(before.bytes()).take_while(|(one, other)| one == other).count();
        let changed = after.get(same..).unwrap_or_default();
        let start = Position::new(clock.x + u16::try_from(same).unwrap_or(0), clock.y);
        self.pen.go(start)?;
        self.pen.print(changed);
        self.shown.set_string(start.x, start.y, changed, Style::new());
        *self.times.get_mut(side) = after;
        self.finish()
    }

    /// A bell.
    ///
    /// # Errors
    /// When the terminal cannot be written to.
    pub fn bell(&mut self) -> io::Result<()> {
        self.pen.bell()
    }
}

fn plan(layout: Layout, size: Size, board: BoardSize) -> Plan {
    match layout {
        Layout::Table => Plan::table(size, board),
        Layout::Stacked => Plan::stacked(size),
    }
}

fn area(size: Size) -> Rect {
    Rect::new(0, 0, size.width, size.height)
}
