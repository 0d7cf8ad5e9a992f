//! Beside the board: who plays, what the clocks showed, the moves as they are written.
//!
//! Times are those of the last event, or of the last second where the clock is drawn running; they never
//! carry a style, so that a running one costs its changed digits alone.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use shakmaty::uci::UciMove;

use super::board::write;
use super::cells::columns;
use super::order::Order;
use super::theme::Palette;
use crate::core::{Both, Millis, Ply, Side, State};
use crate::language::{Arg, Language};
use crate::notation::{self, Style as Written, Vocabulary};

/// Cells of a move's number, with its dot and the blank behind it.
const NUMBER: u16 = 5;
/// Cells of one half-move and the blanks behind it.
const MOVE: u16 = 12;

/// What is drawn beside the board.
pub struct Pane<'a> {
    /// The game.
    pub state: &'a State,
    /// The language in force.
    pub language: &'a Language,
    /// What the clocks show; empty without a clock.
    pub times: &'a Both<String>,
    /// How moves are written.
    pub written: Written,
    /// The words of moves.
    pub vocabulary: &'a Vocabulary,
    /// Who orders right-to-left text.
    pub order: Order,
    /// The colours.
    pub palette: &'a Palette,
}

impl Pane<'_> {
    /// Draws names, clocks and moves: Black above, White below, as they sit.
    pub fn draw(&self, place: Rect, onto: &mut Buffer) {
        for side in Side::ALL {
            let head = head(place, side);
            self.put(place, head, &self.name(side, place.width), self.strength(side), onto);
            let time = self.times.get(side);
            let from_right = reads_from_right(self.language, self.order);
            write(onto, clock(place, side, time, from_right), time, Style::new());
        }
        let large = place.height > 8;
        let gap = u16::from(large);
        let moves = Rect::new(place.x, place.y + 2 + gap, place.width, place.height.saturating_sub(4 + 2 * gap));
        self.moves(moves, onto);
    }

    /// A side and its player, marked where it is to move and where it is in check.
    fn name(&self, side: Side, width: u16) -> String {
        let key = if side == Side::White { "side.white" } else { "side.black" };
        let mut text = self.language.say(key, &[]).print;
        let player = self.state.setup().players.get(side);
        if !player.is_empty() {
            let args = [("side", Arg::Key(key)), ("player", Arg::Name(player))];
            text = self.language.say("screen.player", &args).print;
        }
        if self.turns() == Some(side) {
            if shakmaty::Position::is_check(self.state.position()) {
                text = self.language.say("screen.check", &[("who", Arg::Name(&text))]).print;
            }
            text = format!("> {text}");
        }
        super::log::wrapped(&text, width).into_iter().next().unwrap_or_default()
    }

    fn turns(&self) -> Option<Side> {
        self.state.outcome().is_none().then(|| self.state.turn())
    }

    fn strength(&self, side: Side) -> Style {
        if self.turns() == Some(side) { self.palette.strong } else { Style::new() }
    }

    /// A row of text at the edge where its language begins.
    fn put(&self, place: Rect, row: u16, text: &str, style: Style, onto: &mut Buffer) {
        let (text, from_right) = self.order.row(text);
        let width = columns(&text).min(place.width);
        let x = if from_right { place.right() - width } else { place.x };
        write(onto, Position::new(x, row), &text, style);
    }

    /// The last moves that fit; in a narrow pane a half-move a row.
    fn moves(&self, place: Rect, onto: &mut Buffer) {
        let wide = place.width >= NUMBER + 2 * MOVE - 2;
        let line = self.state.line();
        let rows: Vec<Vec<usize>> = (0..line.len()).fold(Vec::new(), |mut rows: Vec<Vec<usize>>, index| {
            let second = line.get(index).is_some_and(|made| made.ply.side == Side::Black);
            match rows.last_mut() {
                Some(row) if wide && second => row.push(index),
                _ => rows.push(vec![index]),
            }
            rows
        });
        let skip = rows.len().saturating_sub(usize::from(place.height));
        let last = line.len().saturating_sub(1);
        for (y, row) in (place.y..place.bottom()).zip(rows.iter().skip(skip)) {
            for &index in row {
                let Some(made) = line.get(index) else { continue };
                let black = made.ply.side == Side::Black;
                if !black || index == 0 {
                    let number = format!("{:>3}.", made.ply.number);
                    write(onto, Position::new(place.x, y), &number, Style::new());
                }
                let x = place.x + NUMBER + if black && wide { MOVE } else { 0 };
                let style = if index == last { self.palette.strong } else { Style::new() };
                write(onto, Position::new(x, y), &self.ply(index, &made.ply), style);
            }
        }
    }

    /// A half-move as the sheet would have it.
    fn ply(&self, index: usize, ply: &Ply) -> String {
        let position = self.state.position_before(index);
        match UciMove::to_move(ply.uci, position) {
            Ok(mv) => notation::print(position, &mv, self.written, self.vocabulary),
            Err(_) => ply.uci.to_string(),
        }
    }
}

/// The row of a side's name.
fn head(place: Rect, side: Side) -> u16 {
    match side {
        Side::Black => place.y,
        Side::White => place.bottom().saturating_sub(2),
    }
}

/// Where a side's clock begins: below its name, at the same edge.
pub(super) fn clock(place: Rect, side: Side, time: &str, from_right: bool) -> Position {
    let x = if from_right { place.right().saturating_sub(columns(time)) } else { place.x };
    Position::new(x, head(place, side) + 1)
}

/// Whether a language's names are sent so that they stand at the right edge.
pub(super) fn reads_from_right(language: &Language, order: Order) -> bool {
    order.row(&language.say("side.white", &[]).print).1
}

/// A time in digits, rounded down as it is said: `4:59`, `1:30:00`.
pub fn digits(left: Millis) -> String {
    let seconds = left.0 / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// What both clocks show; empty without a clock.
pub fn times(state: &State, now: Millis) -> Both<String> {
    state.clocks(now).map(|left| left.map(digits).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_rounded_down_as_they_are_said() {
        assert_eq!(digits(Millis(299_999)), "4:59");
        assert_eq!(digits(Millis::minutes(90)), "1:30:00");
        assert_eq!(digits(Millis(999)), "0:00");
    }
}
