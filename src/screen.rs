//! The full screen: drawn from state and sentences; it knows no rule and never repaints by itself.
//!
//! Two layouts: `table` for eyes, `stacked` for readers. In both a sentence is printed whole in one write
//! and never drawn cell by cell, for a drawing of differences leaves out blanks and readers then speak
//! words run together (`accessibility.md` part 1). The cursor is never hidden; [`Screen::finish`] alone
//! places it.

mod board;
mod cells;
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

use ratatui::buffer::{Buffer, CellDiffOption};
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::{Position, Rect, Size};
use ratatui::style::Style;

pub use stage::Stage;
pub use walk::Pressed;

use self::board::Board;
use self::input::Input;
use self::log::{Log, wrapped};
use self::order::Order;
use self::pane::{Pane, digits, times};
use self::pen::Pen;
use self::plan::Plan;
use self::theme::Palette;
use self::walk::Walk;
use crate::config::{Keys, Layout, Layouts, Settings};
use crate::core::profile::Notation;
use crate::core::{Both, Millis, State};
use crate::language::{Language, Style as Spoken};
use crate::notation::{Style as Written, Vocabulary};
use crate::typing::Typing;

/// What there is to be shown.
pub struct Scene<'a> {
    /// The game.
    pub state: &'a State,
    /// The moment, in milliseconds of the game's clock source.
    pub now: Millis,
    /// The prompt of the line that is typed on.
    pub prompt: &'a str,
    /// The language in force.
    pub language: &'a Language,
    /// How moves are said.
    pub style: Spoken,
}

/// A screen.
pub struct Screen<W> {
    pen: Pen<W>,
    layout: Layout,
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
        let plan = plan(layout, size);
        Screen {
            pen: Pen::new(out),
            layout,
            live_clock: settings.live_clock && layout == Layout::Table,
            order: Order::of(settings.bidi, layout),
            palette: Palette::of(settings.theme),
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
        let pressed = self.walk.key(key, &mut self.typing, scene.state);
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
        self.plan = plan(self.layout, size);
        self.begin()?;
        if self.lacks_board() && !lacked {
            self.say_small(scene);
        }
        self.print_log()?;
        self.draw_input(scene)?;
        self.finish()?;
        self.draw(scene)
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

    /// Whether there is to be a board and no room for it.
    fn lacks_board(&self) -> bool {
        self.layout == Layout::Table && self.plan.board.is_none()
    }

    /// What is missing is told once, as a sentence of the log; nobody needs to hear it.
    fn say_small(&mut self, scene: &Scene<'_>) {
        self.log.push(&scene.language.say("screen.small", &[]).print);
    }

    /// Prints the end of the log on a screen that has lost it.
    fn print_log(&mut self) -> io::Result<()> {
        let log = self.plan.log;
        let rows = |sentence: &str| wrapped(sentence, log.width).len();
        let fitting: Vec<String> = self.log.that_fit(log.height, rows).into_iter().map(str::to_owned).collect();
        let fitting: Vec<&str> = fitting.iter().map(String::as_str).collect();
        self.print(&fitting)
    }

    /// An empty screen of the plan's size.
    fn begin(&mut self) -> io::Result<()> {
        self.pen.scroll_all()?;
        self.pen.clear()?;
        self.shown = Buffer::empty(area(self.plan.size));
        self.input.forget();
        self.standing = true;
        Ok(())
    }

    /// Prints sentences below the others; line ends scroll, and nothing that stands is written again.
    fn print(&mut self, sentences: &[&str]) -> io::Result<()> {
        let log = self.plan.log;
        if self.layout == Layout::Stacked && log.height > 0 {
            // The sentence takes the place of the prompt, which comes again below it.
            self.pen.go(Position::new(0, self.plan.input))?;
            self.pen.clear_rest()?;
            self.input.forget();
            for sentence in sentences {
                self.pen.print_lines(&self.sent(sentence).join("\r\n"));
                self.pen.print_lines("\r\n");
            }
            return Ok(());
        }
        match log.height {
            0 => {}
            1 => {
                // A region of one row cannot scroll.
                let last = sentences.last().map(|sentence| self.sent(sentence)).unwrap_or_default();
                self.pen.go(Position::new(0, log.y))?;
                self.pen.clear_rest()?;
                self.pen.print_lines(last.last().map_or("", String::as_str));
            }
            _ => {
                self.pen.scroll_rows(log.y, log.bottom() - 1)?;
                self.pen.go(Position::new(0, log.bottom() - 1))?;
                for sentence in sentences {
                    self.pen.print_lines("\r\n");
                    self.pen.print_lines(&self.sent(sentence).join("\r\n"));
                }
                self.pen.scroll_all()?;
            }
        }
        Ok(())
    }

    /// A sentence as its rows are sent. In logical order a screen for readers has it in one piece: the
    /// terminal itself goes on in the next row.
    fn sent(&self, sentence: &str) -> Vec<String> {
        let width = self.plan.log.width;
        if self.layout == Layout::Stacked && self.order == Order::Logical {
            return vec![sentence.to_owned()];
        }
        let indented = |row: String| {
            let (text, from_right) = self.order.row(&row);
            let gap = usize::from(width).saturating_sub(cells::width(&text));
            if from_right { format!("{}{text}", " ".repeat(gap)) } else { text }
        };
        wrapped(sentence, width).into_iter().map(indented).collect()
    }

    fn draw_input(&mut self, scene: &Scene<'_>) -> io::Result<()> {
        let row = (self.plan.input, self.plan.size.width);
        self.input.draw(&mut self.pen, row, (scene.prompt, self.typing.text()), self.order)
    }

    /// Draws what differs of board, names, clocks and moves. The cells of log and input are skipped:
    /// they were printed.
    fn draw(&mut self, scene: &Scene<'_>) -> io::Result<()> {
        let plan = self.plan;
        let mut picture = Buffer::empty(area(plan.size));
        if self.layout == Layout::Table {
            self.paint(scene, &mut picture);
        }
        let input = Rect::new(0, plan.input, plan.size.width, 1);
        for printed in [plan.log, input.intersection(picture.area)] {
            for place in printed.positions() {
                if let Some(cell) = picture.cell_mut(place) {
                    cell.set_diff_option(CellDiffOption::Skip);
                }
            }
        }
        self.pen.draw(&self.shown, &picture)?;
        self.shown = picture;
        self.finish()
    }

    fn paint(&self, scene: &Scene<'_>, onto: &mut Buffer) {
        let plan = &self.plan;
        let said = matches!(scene.style, Spoken::Digital | Spoken::Value | Spoken::Both);
        let numbers = said || scene.state.setup().profile.notation == Notation::Digital;
        if let Some(place) = &plan.board {
            let chosen = self.walk.chosen();
            Board { state: scene.state, chosen, numbers, palette: &self.palette }.draw(place, onto);
        }
        if let Some(place) = plan.pane {
            let written = if numbers { Written::Digital } else { Written::Algebraic };
            Pane {
                state: scene.state,
                language: scene.language,
                times: &self.times,
                written,
                vocabulary: &self.vocabulary,
                order: self.order,
                palette: &self.palette,
            }
            .draw(place, onto);
        }
        if let Some(row) = plan.rule {
            board::write(onto, Position::new(0, row), &"─".repeat(usize::from(plan.size.width)), Style::new());
        }
    }

    /// Ends every draw: the cursor goes where the player's attention is, and all is sent in one write.
    fn finish(&mut self) -> io::Result<()> {
        let cursor = self.cursor();
        self.pen.go(cursor)?;
        self.pen.send()
    }

    /// On the input line; on the chosen square while the board has the focus. Without a board to be seen
    /// that is the sentence about the square, which a braille display then shows.
    fn cursor(&self) -> Position {
        match (self.walk.chosen(), self.plan.board) {
            (Some(square), Some(place)) => place.piece(square),
            (Some(_), None) => {
                let rows = self.log.last().map_or(0, |last| wrapped(last, self.plan.log.width).len());
                let rows = u16::try_from(rows).unwrap_or(u16::MAX);
                Position::new(0, self.plan.input.saturating_sub(rows))
            }
            (None, _) => Position::new(self.input.cursor(), self.plan.input),
        }
    }
}

fn plan(layout: Layout, size: Size) -> Plan {
    match layout {
        Layout::Table => Plan::table(size),
        Layout::Stacked => Plan::stacked(size),
    }
}

fn area(size: Size) -> Rect {
    Rect::new(0, 0, size.width, size.height)
}
