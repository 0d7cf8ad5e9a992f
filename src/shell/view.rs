//! What the loop asks of whoever shows the game: lines or a screen.
//!
//! A view shows what it is handed and turns keys into wishes; it judges nothing and makes no sentence.

use std::io::{self, Write};

use ratatui::crossterm::event::KeyEvent;

use super::manner::Wishes;
use crate::config::BoardSize;
use crate::core::{Millis, Query, State};
use crate::language::{Language, Utterance};
use crate::lines::Lines;
use crate::screen::{Pressed, Scene, Screen, Stage};
use crate::typing::{Stroke, Veil};

/// What there is to be shown.
pub struct Frame<'a> {
    /// The game.
    pub state: &'a State,
    /// The game as it stands at the moment that is looked at: the live one, or one of the past.
    pub moment: &'a State,
    /// The moment, in milliseconds of the game's clock source.
    pub now: Millis,
    /// The prompt of the line that is typed on.
    pub prompt: String,
    /// The language in force.
    pub language: &'a Language,
    /// How things are said.
    pub wishes: &'a Wishes,
    /// What of the typed line must not be shown.
    pub veil: &'a dyn Veil,
}

/// What a key comes to.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// Something with the line.
    Stroke(Stroke),
    /// A question about the game.
    Ask(Query),
    /// A step over the edge of the board.
    Edge,
    /// What can be done on the board.
    Help,
    /// The board the other size.
    BoardSize,
}

/// A way to show a game.
pub trait View {
    /// Shows sentences, each whole, and then the prompt.
    ///
    /// # Errors
    /// When the terminal cannot be written to.
    fn show(&mut self, said: &[Utterance], frame: &Frame<'_>) -> io::Result<()>;

    /// Takes a key.
    ///
    /// # Errors
    /// When the terminal cannot be written to.
    fn key(&mut self, key: KeyEvent, frame: &Frame<'_>) -> io::Result<Wish>;

    /// Puts a text that was not understood back on the line.
    fn give_back(&mut self, text: &str);

    /// What stands on the line.
    fn typed(&self) -> &str;

    /// How large the drawn board is to be, the other size where none is named; what it is now and whether that
    /// changed anything. Nothing where no board is drawn.
    fn size_board(&mut self, _size: Option<BoardSize>) -> Option<(BoardSize, bool)> {
        None
    }

    /// The terminal has another size.
    ///
    /// # Errors
    /// When the terminal cannot be written to.
    fn resized(&mut self, _frame: &Frame<'_>) -> io::Result<()> {
        Ok(())
    }

    /// When a clock that is drawn has to be drawn anew; never, where none is.
    fn next_draw(&self, _frame: &Frame<'_>) -> Option<Millis> {
        None
    }

    /// Draws a clock that is drawn.
    ///
    /// # Errors
    /// When the terminal cannot be written to.
    fn drawn_clock(&mut self, _frame: &Frame<'_>) -> io::Result<()> {
        Ok(())
    }

    /// Whether there is a board that can be walked on.
    fn has_board(&self) -> bool {
        false
    }

    /// Rings the terminal's bell, where there is a terminal.
    ///
    /// # Errors
    /// When the terminal cannot be written to.
    fn bell(&mut self) -> io::Result<()> {
        Ok(())
    }

    /// Leaves the terminal as it was found.
    ///
    /// # Errors
    /// When the terminal cannot be written to.
    fn close(&mut self) -> io::Result<()>;
}

/// Line mode as a view.
pub struct LinesView<W>(pub Lines<W>);

impl<W: Write> View for LinesView<W> {
    fn show(&mut self, said: &[Utterance], frame: &Frame<'_>) -> io::Result<()> {
        let sentences: Vec<String> = said.iter().map(|utterance| utterance.text.clone()).collect();
        self.0.show(&sentences, &frame.prompt)
    }

    fn key(&mut self, key: KeyEvent, frame: &Frame<'_>) -> io::Result<Wish> {
        self.0.key(key, frame.veil).map(Wish::Stroke)
    }

    fn give_back(&mut self, text: &str) {
        self.0.give_back(text);
    }

    fn typed(&self) -> &str {
        self.0.typed()
    }

    fn bell(&mut self) -> io::Result<()> {
        self.0.bell()
    }

    fn close(&mut self) -> io::Result<()> {
        self.0.close()
    }
}

/// Screen mode as a view.
pub struct ScreenView<W> {
    /// The screen.
    pub screen: Screen<W>,
    /// The terminal it is shown on.
    pub stage: Stage,
    /// What was said last: it is left on the terminal at the end.
    pub last: Vec<String>,
}

fn scene<'a>(frame: &'a Frame<'a>) -> Scene<'a> {
    Scene {
        state: frame.state,
        moment: frame.moment,
        now: frame.now,
        prompt: &frame.prompt,
        language: frame.language,
        style: frame.wishes.style,
        veil: frame.veil,
    }
}

impl<W: Write> View for ScreenView<W> {
    fn show(&mut self, said: &[Utterance], frame: &Frame<'_>) -> io::Result<()> {
        let sentences: Vec<&str> = said.iter().map(|utterance| utterance.text.as_str()).collect();
        if !sentences.is_empty() {
            self.last = sentences.iter().map(|sentence| (*sentence).to_owned()).collect();
        }
        self.screen.show(&sentences, &scene(frame))
    }

    fn key(&mut self, key: KeyEvent, frame: &Frame<'_>) -> io::Result<Wish> {
        Ok(match self.screen.key(key, &scene(frame))? {
            Pressed::Stroke(stroke) => Wish::Stroke(stroke),
            Pressed::Ask(query) => Wish::Ask(query),
            Pressed::Edge => Wish::Edge,
            Pressed::Help => Wish::Help,
            Pressed::BoardSize => Wish::BoardSize,
        })
    }

    fn has_board(&self) -> bool {
        true
    }

    fn give_back(&mut self, text: &str) {
        self.screen.give_back(text);
    }

    fn typed(&self) -> &str {
        self.screen.typed()
    }

    fn size_board(&mut self, size: Option<BoardSize>) -> Option<(BoardSize, bool)> {
        let other = match self.screen.board_size() {
            BoardSize::Large => BoardSize::Small,
            BoardSize::Small => BoardSize::Large,
        };
        let size = size.unwrap_or(other);
        self.screen.size_board(size).map(|changed| (size, changed))
    }

    fn resized(&mut self, frame: &Frame<'_>) -> io::Result<()> {
        self.screen.resized(Stage::size()?, &scene(frame))
    }

    fn next_draw(&self, frame: &Frame<'_>) -> Option<Millis> {
        self.screen.next_draw(&scene(frame))
    }

    fn drawn_clock(&mut self, frame: &Frame<'_>) -> io::Result<()> {
        self.screen.drawn_clock(&scene(frame))
    }

    fn bell(&mut self) -> io::Result<()> {
        self.screen.bell()
    }

    fn close(&mut self) -> io::Result<()> {
        self.stage.leave(&self.last)
    }
}
