//! The terminal as a stage: raw mode and the alternate screen, given back whatever happens.
//!
//! It writes nothing of the game.

use std::io::{self, Write, stdout};
use std::sync::Once;
use std::thread;

use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode, size,
};
use ratatui::layout::Size;

/// The terminal while a screen is shown on it; dropped, it is as it was.
#[derive(Debug)]
pub struct Stage {
    taken: bool,
}

impl Stage {
    /// Takes the terminal.
    ///
    /// # Errors
    /// Where there is none, or it cannot be written to.
    pub fn take() -> io::Result<Stage> {
        on_panic();
        enable_raw_mode()?;
        // From here on it is given back even where the next step fails.
        let stage = Stage { taken: true };
        execute!(stdout(), EnterAlternateScreen, Show)?;
        Ok(stage)
    }

    /// The size of the terminal, in cells.
    ///
    /// # Errors
    /// Where it cannot be had.
    pub fn size() -> io::Result<Size> {
        let (width, height) = size()?;
        Ok(Size::new(width, height))
    }

    /// Gives the terminal back and leaves the last sentences on it, as lines.
    ///
    /// # Errors
    /// When the terminal cannot be written to.
    pub fn leave(&mut self, last: &[String]) -> io::Result<()> {
        if !std::mem::take(&mut self.taken) {
            return Ok(());
        }
        give_back()?;
        let mut out = stdout().lock();
        for sentence in last {
            out.write_all(format!("{sentence}\n").as_bytes())?;
        }
        out.flush()
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        let _ = self.leave(&[]);
    }
}

fn give_back() -> io::Result<()> {
    let left = execute!(stdout(), LeaveAlternateScreen, Show);
    disable_raw_mode().and(left)
}

/// A panic of the main thread is told on the terminal as it was found; elsewhere the game goes on.
fn on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let main = thread::current().id();
        let told = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if thread::current().id() == main {
                let _ = give_back();
                told(panic);
            } else {
                tracing::error!("{panic}");
            }
        }));
    });
}
