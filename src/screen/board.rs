//! The board for eyes: large squares, letters for pieces, signs for what happened.
//!
//! White's letters are capitals, Black's small. `[ ]` the two squares of the last move, `( )` of one that
//! is announced and not pressed, `> <` the chosen square, `+` the king in check. Colour only repeats it.

use ratatui::buffer::Buffer;
use ratatui::layout::Position;
use ratatui::style::Style;
use shakmaty::{Color, Position as _, Square};

use super::glyph;
use super::plan::BoardPlace;
use super::theme::Palette;
use crate::core::State;
use crate::notation;

/// What is drawn of a board.
pub struct Board<'a> {
    /// The game.
    pub state: &'a State,
    /// The square the cursor is on while the board has the focus.
    pub chosen: Option<Square>,
    /// Whether squares are numbered (digital laws, or moves said in square numbers).
    pub numbers: bool,
    /// The colours.
    pub palette: &'a Palette,
}

impl Board<'_> {
    /// Draws the board.
    pub fn draw(&self, place: &BoardPlace, onto: &mut Buffer) {
        for square in Square::ALL {
            self.square(square, place, onto);
        }
        let (width, height) = place.square;
        for line in 0..8_u16 {
            let rank = Position::new(place.origin.x - 2, place.origin.y + (7 - line) * height + height / 2);
            write(onto, rank, &(line + 1).to_string(), Style::new());
            if place.files {
                let file = Position::new(place.origin.x + line * width + width / 2, place.origin.y + 8 * height);
                write(onto, file, &self.file(line), Style::new());
            }
        }
    }

    /// A file's name below the board, in the style squares are numbered or lettered in.
    fn file(&self, file: u16) -> String {
        if self.numbers {
            return (file + 1).to_string();
        }
        u8::try_from(file).map(|file| char::from(b'a' + file).to_string()).unwrap_or_default()
    }

    fn square(&self, square: Square, place: &BoardPlace, onto: &mut Buffer) {
        let (width, height) = place.square;
        let corner = place.corner(square);
        let signs = self.signs(square);
        let ground = self.ground(square);
        for row in 0..height {
            let cells = " ".repeat(usize::from(width));
            write(onto, Position::new(corner.x, corner.y + row), &cells, ground);
        }
        let middle = place.piece(square);
        let man = self.state.position().board().piece_at(square);
        if self.numbers && (height > 1 || (man.is_none() && signs == (' ', ' '))) {
            write(onto, corner, &notation::numbers(square), ground);
        }
        match man {
            Some(man) => {
                let style = if man.color == Color::White { self.palette.white } else { self.palette.black };
                if width > glyph::WIDTH + 2 && height > glyph::HEIGHT {
                    // The row of the square's number stays free.
                    let left = middle.x - glyph::WIDTH / 2 - 1;
                    for (y, row) in (corner.y + 1..).zip(glyph::rows(man)) {
                        write(onto, Position::new(left, y), &format!(" {row} "), style);
                    }
                } else if width >= 5 {
                    write(onto, Position::new(middle.x - 1, middle.y), &format!(" {} ", man.char()), style);
                } else {
                    write(onto, middle, &man.char().to_string(), style);
                }
            }
            None if square.is_dark() && (height > 1 || !self.numbers) => {
                write(onto, middle, ".", ground);
            }
            None => {}
        }
        let reach = if width >= 9 { 4 } else { width / 2 };
        for (x, sign) in [(middle.x - reach, signs.0), (middle.x + reach, signs.1)] {
            if sign != ' ' {
                write(onto, Position::new(x, middle.y), sign.encode_utf8(&mut [0; 4]), ground);
            }
        }
    }

    /// The colour of a square, or what happened on it.
    fn ground(&self, square: Square) -> Style {
        let palette = self.palette;
        match () {
            () if self.chosen == Some(square) => palette.chosen,
            () if self.brackets(square).is_some() => palette.last,
            () if square.is_dark() => palette.dark,
            () => palette.light,
        }
    }

    /// The signs left and right of a square's piece. The chosen square keeps one of the others.
    fn signs(&self, square: Square) -> (char, char) {
        let position = self.state.position();
        let checked = position.is_check() && position.board().king_of(position.turn()) == Some(square);
        let (left, right) = self.brackets(square).unwrap_or((' ', ' '));
        let right = if checked { '+' } else { right };
        match (self.chosen == Some(square), right) {
            (true, ' ') => ('>', '<'),
            (true, other) => ('>', other),
            (false, _) => (left, right),
        }
    }

    /// The brackets of the last move, or of the announced one.
    fn brackets(&self, square: Square) -> Option<(char, char)> {
        let touched = |ply: &crate::core::Ply| ply.from == square || ply.to == square;
        match self.state.announced() {
            Some(announced) => touched(&announced.ply).then_some(('(', ')')),
            None => self.state.line().last().is_some_and(|made| touched(&made.ply)).then_some(('[', ']')),
        }
    }
}

/// Text of narrow signs onto a picture; what does not fit is left out.
pub(super) fn write(onto: &mut Buffer, at: Position, text: &str, style: Style) {
    if onto.area.contains(at) {
        onto.set_stringn(at.x, at.y, text, usize::from(onto.area.right() - at.x), style);
    }
}
