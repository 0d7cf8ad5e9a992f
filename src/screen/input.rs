//! The row one types on: prompt, typed text, and the column of the cursor.
//!
//! A typed sign costs its own bytes and no more, so that a reader echoes it once. A line that is wider
//! than the screen shows its end.

use std::io::{self, Write};

use ratatui::layout::Position;

use super::cells::{self, columns};
use super::order::Order;
use super::pen::Pen;
use crate::typing::common;

/// The row as it stands on the screen.
#[derive(Debug, Default)]
pub struct Input {
    /// What is drawn, as it was sent.
    drawn: String,
    /// The column it begins in.
    begins: u16,
    /// The column of the cursor.
    cursor: u16,
    /// Whether the terminal shows it.
    standing: bool,
}

impl Input {
    /// The column of the cursor.
    pub fn cursor(&self) -> u16 {
        self.cursor
    }

    /// The terminal no longer shows the row.
    pub fn forget(&mut self) {
        *self = Input::default();
    }

    /// Draws what is new of the row.
    pub fn draw<W: Write>(
        &mut self,
        pen: &mut Pen<W>,
        (row, width): (u16, u16),
        (prompt, typed): (&str, &str),
        order: Order,
    ) -> io::Result<()> {
        let text = fitting(prompt, typed, width.saturating_sub(1));
        let (text, from_right) = order.row(&text);
        let cells = columns(&text);
        let begins = if from_right { width.saturating_sub(cells) } else { 0 };
        let cursor = if from_right { begins.saturating_sub(1) } else { cells };
        if self.standing && (&self.drawn, self.begins) == (&text, begins) {
            return Ok(());
        }
        let grown = text.strip_prefix(self.drawn.as_str()).filter(|_| self.standing && !from_right);
        let shrunk = self.drawn.strip_prefix(text.as_str()).filter(|_| self.standing && !from_right);
        let same_start = self.begins == begins;
        // Other text behind the same prompt: the prompt is not sent again, or a reader tells it again.
        let kept = if self.standing && same_start && !from_right { common(&self.drawn, &text) } else { 0 };
        match (grown, shrunk) {
            (Some(more), _) if same_start => {
                pen.go(Position::new(self.cursor, row))?;
                pen.print(more);
            }
            (_, Some(less)) if same_start => {
                pen.go(Position::new(self.cursor, row))?;
                pen.rub_out(columns(less));
            }
            _ if kept > 0 && kept >= prompt.len() => {
                let (gone, new) = (self.drawn.get(kept..).unwrap_or_default(), text.get(kept..).unwrap_or_default());
                pen.go(Position::new(self.cursor, row))?;
                pen.rub_out(columns(gone));
                pen.print(new);
            }
            _ => {
                pen.go(Position::new(0, row))?;
                pen.clear_rest()?;
                pen.go(Position::new(begins, row))?;
                pen.print(&text);
            }
        }
        *self = Input { drawn: text, begins, cursor, standing: true };
        Ok(())
    }
}

/// Prompt and the end of the typed text, within so many cells; a prompt that leaves no room is left out.
fn fitting(prompt: &str, typed: &str, room: u16) -> String {
    let room = usize::from(room);
    let prompt = if cells::width(prompt) * 2 > room { "" } else { prompt };
    let mut room = room - cells::width(prompt);
    let mut from = typed.len();
    for (at, sign) in typed.char_indices().rev() {
        let width = cells::of(sign);
        if width > room {
            break;
        }
        room -= width;
        from = at;
    }
    format!("{prompt}{}", typed.get(from..).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_shows_its_end() {
        assert_eq!(fitting("White: ", "5254", 40), "White: 5254");
        assert_eq!(fitting("White: ", "123456789", 14), "White: 3456789");
        assert_eq!(fitting("White: ", "123456789", 8), "23456789");
        assert_eq!(fitting("White: ", "12", 0), "");
    }

    #[test]
    fn a_text_that_takes_the_place_of_another_does_not_bring_the_prompt_again() {
        let mut bytes = Vec::new();
        let mut pen = Pen::new(&mut bytes);
        let mut input = Input::default();
        input.draw(&mut pen, (3, 40), ("White: ", "Nf9"), Order::Logical).unwrap();
        input.draw(&mut pen, (3, 40), ("White: ", "7"), Order::Logical).unwrap();
        pen.send().unwrap();
        assert_eq!(input.cursor(), 8);
        let sent = String::from_utf8(bytes).unwrap();
        assert!(sent.ends_with("White: Nf9\u{8} \u{8}\u{8} \u{8}\u{8} \u{8}7"), "{sent:?}");
    }

    #[test]
    fn a_typed_sign_is_one_byte_and_a_turned_line_ends_at_the_left() {
        let mut bytes = Vec::new();
        let mut pen = Pen::new(&mut bytes);
        let mut input = Input::default();
        input.draw(&mut pen, (3, 40), ("White: ", "5"), Order::Logical).unwrap();
        pen.send().unwrap();
        input.draw(&mut pen, (3, 40), ("White: ", "52"), Order::Logical).unwrap();
        pen.send().unwrap();
        assert_eq!(input.cursor(), 9);
        input.draw(&mut pen, (3, 40), ("الأبيض: ", "52"), Order::Visual).unwrap();
        pen.send().unwrap();
        assert_eq!(input.cursor(), 30);
        let sent = String::from_utf8(bytes).unwrap();
        assert!(sent.contains("White: 52\u{1b}"), "{sent:?}");
        assert!(sent.ends_with("52 :ﺾﻴﺑﻷﺍ"), "{sent:?}");
    }
}
