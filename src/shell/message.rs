//! What comes to the loop, from whichever thread.

use ratatui::crossterm::event::KeyEvent;

use crate::core::{Millis, Side};
use crate::ear::EarNotice;
use crate::engine::{Opinion, Reply};
use crate::sound::NoDevice;
use crate::voice::VoiceNotice;

/// A message.
#[derive(Debug)]
pub enum Message {
    /// A whole line from a pipe.
    Line(String),
    /// A key of the terminal.
    Key(KeyEvent),
    /// The terminal has another size.
    Resized,
    /// An engine came to something, in the game of this number at this table.
    Engine(u64, Side, Reply),
    /// The engine that was asked for its opinion came to something.
    Opinion(Opinion),
    /// Something came to the ear.
    Ear(EarNotice),
    /// Something happened to speech.
    Voice(VoiceNotice),
    /// Tones have no device.
    Sound(NoDevice),
    /// The machine slept this many milliseconds.
    Slept(Millis),
    /// Nothing comes from the input any more.
    End,
}
