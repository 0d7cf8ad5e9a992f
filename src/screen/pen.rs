//! Bytes on their way to the terminal: collected, then sent in one write.
//!
//! It knows where the terminal's cursor stands, so that a step to where it stands already costs nothing.
//! It never asks the terminal for anything (`accessibility.md` part 3, rule 19) and never hides the cursor.

use std::io::{self, Write};

use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::buffer::Buffer;
use ratatui::crossterm::cursor::MoveTo;
use ratatui::crossterm::terminal::{Clear, ClearType};
use ratatui::crossterm::{Command, queue};
use ratatui::layout::Position;

use super::cells::columns;

/// What writes on the terminal.
#[derive(Debug)]
pub struct Pen<W> {
    out: W,
    pending: Vec<u8>,
    /// Where the cursor stands, once everything pending is sent; nothing where that is not known.
    at: Option<Position>,
}

impl<W: Write> Pen<W> {
    /// A pen that has written nothing yet.
    pub fn new(out: W) -> Pen<W> {
        Pen { out, pending: Vec::new(), at: None }
    }

    /// The cursor goes to a place.
    pub fn go(&mut self, to: Position) -> io::Result<()> {
        if self.at != Some(to) {
            queue!(self.pending, MoveTo(to.x, to.y))?;
            self.at = Some(to);
        }
        Ok(())
    }

    /// Text from the cursor on, within its row.
    pub fn print(&mut self, text: &str) {
        self.pending.extend_from_slice(text.as_bytes());
        if let Some(at) = &mut self.at {
            at.x = at.x.saturating_add(columns(text));
        }
    }

    /// Text that may move the cursor in ways that are not followed: line ends, the end of a row.
    pub fn print_lines(&mut self, text: &str) {
        self.pending.extend_from_slice(text.as_bytes());
        self.at = None;
    }

    /// The last signs before the cursor are taken away.
    pub fn rub_out(&mut self, width: u16) {
        for _ in 0..width {
            self.pending.extend_from_slice(b"\x08 \x08");
        }
        if let Some(at) = &mut self.at {
            at.x = at.x.saturating_sub(width);
        }
    }

    /// Clears the row from the cursor on.
    pub fn clear_rest(&mut self) -> io::Result<()> {
        queue!(self.pending, Clear(ClearType::UntilNewLine))
    }

    /// Clears the screen.
    pub fn clear(&mut self) -> io::Result<()> {
        queue!(self.pending, Clear(ClearType::All))
    }

    /// Line ends at the last of these rows scroll these rows alone, until [`Pen::scroll_all`].
    pub fn scroll_rows(&mut self, first: u16, last: u16) -> io::Result<()> {
        self.at = None;
        queue!(self.pending, Margins(Some((first, last))))
    }

    /// Line ends scroll the whole screen again.
    pub fn scroll_all(&mut self) -> io::Result<()> {
        self.at = None;
        queue!(self.pending, Margins(None))
    }

    /// What differs between two pictures of the screen.
    pub fn draw(&mut self, before: &Buffer, after: &Buffer) -> io::Result<()> {
        let mut updates = before.diff_iter(after).peekable();
        if updates.peek().is_some() {
            self.at = None;
            CrosstermBackend::new(&mut self.pending).draw(updates)?;
        }
        Ok(())
    }

    /// Sends everything pending in one write; a reader gets it whole.
    pub fn send(&mut self) -> io::Result<()> {
        if self.pending.is_empty() {
            return Ok(());
        }
        let sent = self.out.write_all(&self.pending).and_then(|()| self.out.flush());
        self.pending.clear();
        sent
    }

    /// A bell, at once.
    pub fn bell(&mut self) -> io::Result<()> {
        self.pending.push(0x07);
        self.send()
    }
}

/// The rows that scroll (DECSTBM); crossterm has no command for them.
struct Margins(Option<(u16, u16)>);

impl Command for Margins {
    fn write_ansi(&self, to: &mut impl std::fmt::Write) -> std::fmt::Result {
        match self.0 {
            Some((first, last)) => write!(to, "\u{1b}[{};{}r", first + 1, last + 1),
            None => to.write_str("\u{1b}[r"),
        }
    }

    #[cfg(windows)]
    fn execute_winapi(&self) -> io::Result<()> {
        Ok(())
    }
}
