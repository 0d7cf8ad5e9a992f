//! What is sent to the terminal, and in which order: sentences, the line one types on, the picture.
//!
//! A sentence is printed, never drawn, and nothing that stands is written again. Every way through here
//! ends in `finish`, which alone places the cursor.

use std::io::{self, Write};

use ratatui::buffer::{Buffer, CellDiffOption};
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;

use super::board::{self, Board};
use super::log::wrapped;
use super::order::Order;
use super::pane::Pane;
use super::{Scene, Screen, area, cells};
use crate::config::Layout;
use crate::core::profile::Notation;
use crate::language::Style as Spoken;
use crate::notation::Style as Written;

impl<W: Write> Screen<W> {
    /// Whether there is to be a board and no room for it.
    pub(super) fn lacks_board(&self) -> bool {
        self.layout == Layout::Table && self.plan.board.is_none()
    }

    /// What is missing is told once, as a sentence of the log; nobody needs to hear it.
    pub(super) fn say_small(&mut self, scene: &Scene<'_>) {
        self.log.push(&scene.language.say("screen.small", &[]).print);
    }

    /// Prints the end of the log on a screen that has lost it.
    pub(super) fn print_log(&mut self) -> io::Result<()> {
        let log = self.plan.log;
        let rows = |sentence: &str| wrapped(sentence, log.width).len();
        let fitting: Vec<String> = self.log.that_fit(log.height, rows).into_iter().map(str::to_owned).collect();
        let fitting: Vec<&str> = fitting.iter().map(String::as_str).collect();
        self.print(&fitting)
    }

    /// An empty screen of the plan's size.
    pub(super) fn begin(&mut self) -> io::Result<()> {
        self.pen.scroll_all()?;
        self.pen.clear()?;
        self.shown = Buffer::empty(area(self.plan.size));
        self.input.forget();
        self.standing = true;
        Ok(())
    }

    /// Prints sentences below the others; line ends scroll, and nothing that stands is written again.
    pub(super) fn print(&mut self, sentences: &[&str]) -> io::Result<()> {
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

    pub(super) fn draw_input(&mut self, scene: &Scene<'_>) -> io::Result<()> {
        let row = (self.plan.input, self.plan.size.width);
        self.input.draw(&mut self.pen, row, (scene.prompt, &self.typing.shown(scene.veil)), self.order)
    }

    /// Draws what differs of board, names, clocks and moves. The cells of log and input are skipped:
    /// they were printed.
    pub(super) fn draw(&mut self, scene: &Scene<'_>) -> io::Result<()> {
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
            Board { state: scene.moment, chosen, numbers, palette: &self.palette }.draw(place, onto);
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
    pub(super) fn finish(&mut self) -> io::Result<()> {
        let cursor = self.cursor();
        self.pen.go(cursor)?;
        self.pen.send()
    }

    /// On the input line; on the chosen square while the board has the focus. Without a board to be seen
    /// that is the sentence about the square, which a braille display then shows.
    pub(super) fn cursor(&self) -> Position {
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
