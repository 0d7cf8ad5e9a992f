//! A braille display made of a socket: it says how many cells it has, takes what is shown, and presses keys.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crate::turns::wait;

/// The display.
pub struct Display {
    keys: TcpStream,
    shown: Arc<Mutex<Vec<String>>>,
}

impl Display {
    /// A port nobody listens on.
    pub fn port() -> u16 {
        TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port").port()
    }

    /// Joins the reader that listens there.
    pub fn join(port: u16, cells: usize, limit: Duration) -> Display {
        let joined = Mutex::new(None);
        let came = wait(limit, || {
            let mut joined = joined.lock().unwrap_or_else(PoisonError::into_inner);
            *joined = TcpStream::connect(("127.0.0.1", port)).ok();
            joined.is_some()
        });
        assert!(came, "nobody looks for a display");
        let keys = joined.into_inner().unwrap_or_else(PoisonError::into_inner).expect("a connection");
        let shown = Arc::new(Mutex::new(Vec::new()));
        let (lines, into) = (BufReader::new(keys.try_clone().expect("a connection")), Arc::clone(&shown));
        std::thread::spawn(move || {
            for line in lines.lines().map_while(Result::ok) {
                // The same is told in dots behind it.
                if let Some(text) = line.trim_end().strip_prefix("Visual \"").and_then(|text| text.strip_suffix('"')) {
                    let text = text.trim_end().replace("\\\"", "\"");
                    into.lock().unwrap_or_else(PoisonError::into_inner).push(text);
                }
            }
        });
        let mut display = Display { keys, shown };
        display.press(&format!("cells {cells}"));
        display
    }

    /// Presses a key, by the name of its command.
    pub fn press(&mut self, key: &str) {
        writeln!(self.keys, "{key}").expect("the reader listens");
    }

    /// What stands on it.
    pub fn shown(&self) -> String {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner).last().cloned().unwrap_or_default()
    }

    /// How often what stands on it has changed.
    pub fn changes(&self) -> usize {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}
