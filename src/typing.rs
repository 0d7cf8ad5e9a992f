//! The line that is being typed: its text, its history and what each key makes of it.
//!
//! It draws nothing and runs nothing: a view draws it, the shell runs what it comes to. An error never
//! empties it, and every line that was entered can be had back.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use unicode_width::UnicodeWidthStr;

/// The longest line that can be typed, in characters.
const LONGEST: usize = 400;
/// How many entered lines are kept.
const KEPT: usize = 200;

/// The line and the lines before it. The cursor always stands behind its last character: what is
/// typed is what a reader says, and nothing moves under the fingers.
#[derive(Debug, Default)]
pub struct Typing {
    text: String,
    history: Vec<String>,
    /// Where in the history the line came from, counted from its end.
    back: usize,
    /// What was typed before the history was looked into.
    kept: String,
    /// Whether the text was given back after an error: the first new character takes its place, any
    /// other key mends it.
    given_back: bool,
}

/// What of a typed text is secret: a move that is sealed, a passphrase.
pub trait Veil {
    /// Where the secret part of a text begins, in bytes.
    fn hidden_from(&self, text: &str) -> Option<usize>;
}

impl Veil for () {
    fn hidden_from(&self, _text: &str) -> Option<usize> {
        None
    }
}

/// A text as it may be shown: a star in the place of each secret sign.
pub fn veiled(text: &str, veil: &dyn Veil) -> String {
    match veil.hidden_from(text).and_then(|from| text.split_at_checked(from)) {
        Some((open, secret)) => format!("{open}{}", "*".repeat(secret.chars().count())),
        None => text.to_owned(),
    }
}

/// How many bytes two texts begin alike with.
pub fn common(one: &str, other: &str) -> usize {
    one.char_indices()
        .zip(other.chars())
        .find(|((_, one), other)| one != other)
        .map_or_else(|| one.len().min(other.len()), |((at, _), _)| at)
}

/// What a key came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// A character was typed.
    Typed(char),
    /// A character was taken away.
    Erased(char),
    /// The line was replaced by another (history), or emptied.
    Replaced {
        /// What stood there before.
        old: String,
    },
    /// Enter.
    Entered(String),
    /// Read the line.
    Read,
    /// Stop speaking; back to the line.
    Escape,
    /// Back to the line from the board: stop speaking, and drop nothing.
    Back,
    /// Speech on or off.
    ToggleSpeech,
    /// F8: listen to one sentence.
    Listen,
    /// Ctrl-C.
    Interrupt,
    /// Ctrl-D on an empty line.
    End,
    /// A key that the line has no use for.
    Other(KeyEvent),
    /// Nothing to do.
    Nothing,
}

impl Typing {
    /// What stands on the line.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The line as it may be shown.
    pub fn shown(&self, veil: &dyn Veil) -> String {
        veiled(&self.text, veil)
    }

    /// A line that was entered is not kept where something of it is secret.
    pub fn forget_secret(&mut self, line: &str, veil: &dyn Veil) {
        if veil.hidden_from(line).is_some() && self.history.last().is_some_and(|last| last == line) {
            self.history.pop();
        }
    }

    /// The width of the line in terminal cells.
    pub fn width(&self) -> usize {
        self.text.width()
    }

    /// Puts a text that was not understood back on the line, so that it can be mended.
    pub fn give_back(&mut self, text: &str) {
        self.text = text.chars().filter(|sign| !sign.is_control()).take(LONGEST).collect();
        self.given_back = !self.text.is_empty();
    }

    /// Takes a key.
    pub fn key(&mut self, key: KeyEvent) -> Stroke {
        if key.kind == KeyEventKind::Release {
            return Stroke::Nothing;
        }
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if self.given_back {
            match key.code {
                KeyCode::Char(sign) if !control && !sign.is_control() => {
                    self.given_back = false;
                    return self.replace(sign.to_string());
                }
                // Untouched it is not sent again, and does not keep the line from being left.
                KeyCode::Enter | KeyCode::Esc => self.empty_given_back(),
                KeyCode::Char('d') if control => self.empty_given_back(),
                KeyCode::Backspace => self.given_back = false,
                _ => {}
            }
        }
        match key.code {
            KeyCode::Char('c') if control => Stroke::Interrupt,
            KeyCode::Char('d') if control && self.text.is_empty() => Stroke::End,
            KeyCode::Char('r') if control => Stroke::Read,
            KeyCode::Char('u') if control => self.replace(String::new()),
            KeyCode::Char('h') if control => self.erase(),
            KeyCode::Char('m' | 'j') if control => self.enter(),
            KeyCode::Char(_) if control || key.modifiers.contains(KeyModifiers::ALT) => Stroke::Other(key),
            KeyCode::Char(sign) => self.put(sign),
            KeyCode::Backspace => self.erase(),
            KeyCode::Enter => self.enter(),
            KeyCode::Up => self.older(),
            KeyCode::Down => self.newer(),
            KeyCode::Esc => Stroke::Escape,
            KeyCode::F(8) => Stroke::Listen,
            KeyCode::F(9) => Stroke::ToggleSpeech,
            _ => Stroke::Other(key),
        }
    }

    fn empty_given_back(&mut self) {
        self.given_back = false;
        self.text.clear();
    }

    fn put(&mut self, sign: char) -> Stroke {
        if sign.is_control() || self.text.chars().count() >= LONGEST {
            return Stroke::Nothing;
        }
        self.text.push(sign);
        Stroke::Typed(sign)
    }

    fn erase(&mut self) -> Stroke {
        self.text.pop().map_or(Stroke::Nothing, Stroke::Erased)
    }

    fn enter(&mut self) -> Stroke {
        let line = std::mem::take(&mut self.text);
        if !line.trim().is_empty() && self.history.last() != Some(&line) {
            self.history.push(line.clone());
            if self.history.len() > KEPT {
                self.history.remove(0);
            }
        }
        self.back = 0;
        Stroke::Entered(line)
    }

    fn older(&mut self) -> Stroke {
        let Some(line) = self.history.len().checked_sub(self.back + 1).and_then(|at| self.history.get(at)).cloned()
        else {
            return Stroke::Nothing;
        };
        if self.back == 0 {
            self.kept = self.text.clone();
        }
        self.back += 1;
        self.replace(line)
    }

    fn newer(&mut self) -> Stroke {
        match self.back {
            0 => Stroke::Nothing,
            1 => {
                self.back = 0;
                let kept = std::mem::take(&mut self.kept);
                self.replace(kept)
            }
            _ => {
                self.back -= 1;
                let line = self.history.get(self.history.len() - self.back).cloned().unwrap_or_default();
                self.replace(line)
            }
        }
    }

    fn replace(&mut self, with: String) -> Stroke {
        if self.text == with {
            return Stroke::Nothing;
        }
        Stroke::Replaced { old: std::mem::replace(&mut self.text, with) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(typing: &mut Typing, code: KeyCode) -> Stroke {
        typing.key(KeyEvent::new(code, KeyModifiers::NONE))
    }

    fn write(typing: &mut Typing, text: &str) {
        for sign in text.chars() {
            press(typing, KeyCode::Char(sign));
        }
    }

    #[test]
    fn the_history_goes_back_and_the_half_typed_line_is_kept() {
        let mut typing = Typing::default();
        write(&mut typing, "5254");
        assert_eq!(press(&mut typing, KeyCode::Enter), Stroke::Entered("5254".into()));
        write(&mut typing, "وقتي");
        press(&mut typing, KeyCode::Enter);
        write(&mut typing, "71");
        press(&mut typing, KeyCode::Up);
        assert_eq!(typing.text(), "وقتي");
        press(&mut typing, KeyCode::Up);
        assert_eq!(typing.text(), "5254");
        assert_eq!(press(&mut typing, KeyCode::Up), Stroke::Nothing);
        press(&mut typing, KeyCode::Down);
        press(&mut typing, KeyCode::Down);
        assert_eq!(typing.text(), "71");
    }

    #[test]
    fn a_line_is_bounded_and_holds_no_control_characters() {
        let mut typing = Typing::default();
        write(&mut typing, &"5".repeat(LONGEST + 50));
        assert_eq!(typing.text().len(), LONGEST);
        typing.give_back("a\u{1b}[2Jb");
        assert_eq!(typing.text(), "a[2Jb");
        press(&mut typing, KeyCode::Backspace);
        write(&mut typing, "5");
        assert_eq!(typing.text(), "a[2J5", "any key but a character mends it");
        typing.give_back("Nf9");
        write(&mut typing, "71");
        assert_eq!(typing.text(), "71", "a new character begins anew");
        typing.give_back("Nf9");
        press(&mut typing, KeyCode::End);
        assert_eq!(
            press(&mut typing, KeyCode::Enter),
            Stroke::Entered(String::new()),
            "it is not sent again untouched"
        );
    }
}
