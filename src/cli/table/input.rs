//! What comes in at this table: keys of a terminal, or lines of a pipe, each handed to the loop as it comes.

use std::io::{self, BufRead};
use std::sync::mpsc::Sender;
use std::thread;

use ratatui::crossterm::event::{Event as TerminalEvent, read};

use crate::shell::Message;

/// Listens to the terminal, or to the pipe, until nobody wants to know.
pub(super) fn listen_to_input(send: Sender<Message>, on_terminal: bool) {
    if on_terminal { listen_to_keys(send) } else { listen_to_lines(send) }
}

/// Reads the terminal's keys until nobody listens.
fn listen_to_keys(send: Sender<Message>) {
    let _ = thread::Builder::new().name("keys".into()).spawn(move || {
        loop {
            let message = match read() {
                Ok(TerminalEvent::Key(key)) => Message::Key(key),
                Ok(TerminalEvent::Resize(..)) => Message::Resized,
                Ok(_) => continue,
                Err(_) => Message::End,
            };
            let ended = matches!(message, Message::End);
            if send.send(message).is_err() || ended {
                return;
            }
        }
    });
}

/// Reads a pipe line by line; bytes that are no UTF-8 become the sign for that, and a line is bounded.
fn listen_to_lines(send: Sender<Message>) {
    let _ = thread::Builder::new().name("lines".into()).spawn(move || {
        while let Some(line) = piped_line() {
            if send.send(Message::Line(line)).is_err() {
                return;
            }
        }
        let _ = send.send(Message::End);
    });
}

/// The next line of a pipe; none at its end.
pub fn piped_line() -> Option<String> {
    let mut line = Vec::new();
    match io::Read::take(&mut io::stdin().lock(), LONGEST).read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(String::from_utf8_lossy(&line).trim_end_matches(['\r', '\n']).to_owned()),
    }
}

/// The longest line of a pipe, in bytes; the rest of a longer one is the next line.
const LONGEST: u64 = 64 * 1024;
