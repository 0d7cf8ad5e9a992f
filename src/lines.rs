//! Line mode: one command a line in, one whole sentence a line out, no escape byte.
//!
//! It writes what it is handed, whole and in one write with its line end, and never rewrites a line;
//! while nothing happens it writes nothing. It knows no rule and makes no sentence.

use std::io::{self, Write};

use ratatui::crossterm::event::KeyEvent;

use crate::typing::{Stroke, Typing, Veil, common, veiled};

/// Where lines go: a pipe, or a terminal whose keys natiq reads itself.
pub struct Lines<W> {
    out: W,
    /// On a terminal: the line that is being typed. On a pipe there is none, and no prompt.
    typing: Option<Typing>,
    /// The typed text as it is shown.
    shown: String,
    /// The prompt that stands before the typed text.
    prompt: String,
    /// Whether prompt and typed text stand on the last line now.
    standing: bool,
    /// Whether that line was entered: its end goes out with what is said to it, for a reader that meets the
    /// end alone says that a row is blank.
    entered: bool,
}

impl<W: Write> Lines<W> {
    /// Lines into a pipe or a file.
    pub fn piped(out: W) -> Lines<W> {
        Lines { out, typing: None, shown: String::new(), prompt: String::new(), standing: false, entered: false }
    }

    /// Lines onto a terminal in raw mode.
    pub fn on_terminal(out: W) -> Lines<W> {
        Lines { typing: Some(Typing::default()), ..Lines::piped(out) }
    }

    /// Prints sentences, then the prompt and what was typed so far, all in one write.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub fn show(&mut self, sentences: &[String], prompt: &str) -> io::Result<()> {
        let end = if self.typing.is_some() { "\r\n" } else { "\n" };
        if sentences.is_empty() && self.standing && !self.entered && self.prompt == prompt {
            return Ok(());
        }
        self.entered = false;
        let mut text = String::new();
        // What comes while text is half typed goes below it; the text is given again behind the prompt.
        if self.standing {
            text.push_str(end);
        }
        for sentence in sentences {
            text.push_str(sentence);
            text.push_str(end);
        }
        if self.typing.is_some() {
            text.push_str(prompt);
            text.push_str(&self.shown);
            self.standing = true;
        }
        prompt.clone_into(&mut self.prompt);
        self.write(&text)
    }

    /// Takes a key and echoes it: one byte for a Latin sign, `\b \b` for the backspace; a star for what
    /// is secret.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub fn key(&mut self, key: KeyEvent, veil: &dyn Veil) -> io::Result<Stroke> {
        let Some(typing) = &mut self.typing else { return Ok(Stroke::Nothing) };
        let stroke = typing.key(key);
        if let Stroke::Entered(line) = &stroke {
            typing.forget_secret(line, veil);
        }
        let before = std::mem::replace(&mut self.shown, veiled(typing.text(), veil));
        match &stroke {
            Stroke::Typed(_) | Stroke::Erased(_) | Stroke::Replaced { .. } => {
                let same = common(&before, &self.shown);
                let (gone, new) = (before.get(same..).unwrap_or_default(), self.shown.get(same..).unwrap_or_default());
                let text = rubbed_out(gone) + new;
                self.write(&text)?;
            }
            Stroke::Entered(_) => self.entered = true,
            _ => {}
        }
        Ok(stroke)
    }

    /// Puts a text that was not understood back behind the next prompt.
    pub fn give_back(&mut self, text: &str) {
        if let Some(typing) = &mut self.typing {
            typing.give_back(text);
            typing.text().clone_into(&mut self.shown);
        }
    }

    /// What stands on the line.
    pub fn typed(&self) -> &str {
        self.typing.as_ref().map_or("", Typing::text)
    }

    /// A bell; a pipe has none.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub fn bell(&mut self) -> io::Result<()> {
        if self.typing.is_some() { self.write("\u{7}") } else { Ok(()) }
    }

    /// Leaves the terminal on a new line.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub fn close(&mut self) -> io::Result<()> {
        if self.standing {
            self.standing = false;
            self.write("\r\n")?;
        }
        Ok(())
    }

    /// One write, at once out: a reader hears a line when it is whole.
    fn write(&mut self, text: &str) -> io::Result<()> {
        if text.is_empty() {
            return Ok(());
        }
        self.out.write_all(text.as_bytes())?;
        self.out.flush()
    }
}

/// What takes a text off the line again without an escape byte.
fn rubbed_out(text: &str) -> String {
    "\u{8} \u{8}".repeat(unicode_width::UnicodeWidthStr::width(text))
}

#[cfg(test)]
mod tests {
    use ratatui::crossterm::event::{KeyCode, KeyModifiers};

    use super::*;

    #[test]
    fn an_event_comes_below_half_typed_text_which_is_given_again() {
        let mut lines = Lines::on_terminal(Vec::new());
        lines.show(&[], "Black: ").unwrap();
        for sign in "71".chars() {
            lines.key(KeyEvent::new(KeyCode::Char(sign), KeyModifiers::NONE), &()).unwrap();
        }
        lines.show(&["30 seconds left.".to_owned()], "Black: ").unwrap();
        lines.key(KeyEvent::new(KeyCode::Backspace, KeyModifiers::NONE), &()).unwrap();
        let text = String::from_utf8(lines.out.clone()).unwrap();
        assert_eq!(text, "Black: 71\r\n30 seconds left.\r\nBlack: 71\u{8} \u{8}");
        assert!(!text.contains('\u{1b}'));
    }

    #[test]
    fn what_is_secret_is_shown_as_stars_and_forgotten() {
        struct All;
        impl Veil for All {
            fn hidden_from(&self, text: &str) -> Option<usize> {
                (!text.is_empty()).then_some(0)
            }
        }
        let mut lines = Lines::on_terminal(Vec::new());
        lines.show(&[], "> ").unwrap();
        let mut press = |code| lines.key(KeyEvent::new(code, KeyModifiers::NONE), &All).unwrap();
        "gullx".chars().for_each(|sign| drop(press(KeyCode::Char(sign))));
        press(KeyCode::Backspace);
        assert_eq!(press(KeyCode::Enter), Stroke::Entered("gull".to_owned()));
        lines.key(KeyEvent::new(KeyCode::Up, KeyModifiers::NONE), &()).unwrap();
        assert_eq!(lines.typed(), "");
        lines.close().unwrap();
        assert_eq!(String::from_utf8(lines.out).unwrap(), "> *****\u{8} \u{8}\r\n");
    }

    #[test]
    fn a_pipe_gets_sentences_alone() {
        let mut lines = Lines::piped(Vec::new());
        lines.show(&["White: knight from 7 1 to 6 3.".to_owned()], "Black: ").unwrap();
        lines.show(&[], "Black: ").unwrap();
        assert_eq!(String::from_utf8(lines.out).unwrap(), "White: knight from 7 1 to 6 3.\n");
    }
}
