//! The floor: the least a program with ratatui does to draw something and to answer a key.
//!
//! The bench starts itself again as this program, with [`MARK`] in the environment. It knows nothing of natiq.

use ratatui::crossterm::event::{Event, KeyCode, read};
use ratatui::widgets::Paragraph;

/// The variable that makes the bench be this program.
pub const MARK: &str = "NATIQ_BENCH_BARE";

/// Draws a board and an input line, and each key after it, until its terminal goes away.
pub fn run() {
    let mut terminal = ratatui::init();
    let mut typed = String::from("White: ");
    loop {
        let text = format!("{}{typed}", ". . . . . . . .\n".repeat(8));
        if terminal.draw(|frame| frame.render_widget(Paragraph::new(text), frame.area())).is_err() {
            break;
        }
        match read() {
            Ok(Event::Key(key)) => match key.code {
                KeyCode::Char(sign) => typed.push(sign),
                KeyCode::Backspace => drop(typed.pop()),
                _ => {}
            },
            Ok(_) => {}
            Err(_) => break,
        }
    }
    ratatui::restore();
}
