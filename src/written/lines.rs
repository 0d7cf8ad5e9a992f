//! The lines of a file, bounded, whatever their encoding and line ends.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::io::{self, BufRead, Cursor, Read};

use shakmaty::san::SanPlus;

use super::sheet::is_of_a_sheet;
use crate::braille::{self, BadBraille};

/// The longest line that is read, in bytes.
const LONGEST: u64 = 1 << 20;
/// The largest file that is read whole, because of its encoding or line ends, in bytes.
const LARGEST: u64 = 64 << 20;

/// The most lines that are looked at to tell a sheet from a PGN.
const GLANCE: usize = 20;

/// Lines with their numbers.
pub struct Lines<R> {
    input: Input<R>,
    /// The number of the line that was read last.
    pub number: u64,
    /// The lines of the file, where they are not those of the text: pages of braille have titles.
    places: Vec<u64>,
    /// How many lines were read.
    count: usize,
    /// What was read ahead, or given back.
    ahead: VecDeque<(Got, Vec<u8>)>,
}

enum Input<R> {
    Stream(R),
    Whole(Cursor<Vec<u8>>),
}

/// What came of reading a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Got {
    /// A line.
    Line,
    /// The file has no more.
    End,
    /// A part of a line that is longer than any line may be; the next read goes on behind it.
    TooLong,
}

impl<R: BufRead> Lines<R> {
    /// Opens a file for reading.
    ///
    /// # Errors
    /// The system's.
    pub fn open(mut reader: R) -> io::Result<Lines<R>> {
        let start = reader.fill_buf()?;
        let utf16 = start.starts_with(b"\xff\xfe") || start.starts_with(b"\xfe\xff");
        let old = start.contains(&b'\r') && !start.contains(&b'\n');
        let mut places = Vec::new();
        let input = if braille::sniff(start).is_some() {
            let text;
            (places, text) = from_braille(reader)?;
            Input::Whole(Cursor::new(text))
        } else if utf16 || old {
            let mut bytes = Vec::new();
            reader.take(LARGEST).read_to_end(&mut bytes)?;
            Input::Whole(Cursor::new(if utf16 { from_utf16(&bytes) } else { with_line_feeds(bytes) }))
        } else {
            Input::Stream(reader)
        };
        let mut lines = Lines { input, number: 0, places, count: 0, ahead: VecDeque::new() };
        let mut first = Vec::new();
        let got = lines.read(&mut first)?;
        if first.starts_with(b"\xef\xbb\xbf") {
            first.drain(..3);
        }
        lines.ahead.push_back((got, first));
        Ok(lines)
    }

    /// Whether the file holds sheets and no PGN, by its first lines.
    ///
    /// # Errors
    /// The system's.
    pub fn is_sheet(&mut self) -> io::Result<bool> {
        while self.ahead.len() < GLANCE && self.ahead.back().is_some_and(|(got, _)| *got == Got::Line) {
            let mut line = Vec::new();
            let got = self.read(&mut line)?;
            self.ahead.push_back((got, line));
        }
        for (_, line) in &self.ahead {
            let text = decode(line);
            let text = text.trim();
            if is_of_a_sheet(text) {
                return Ok(true);
            }
            let pgn = text.starts_with(['[', '%', ';', '{', '(']);
            if pgn || text.split_whitespace().any(|word| SanPlus::from_ascii(word.as_bytes()).is_ok()) {
                return Ok(false);
            }
        }
        Ok(false)
    }

    /// Reads the next line without its line end.
    ///
    /// # Errors
    /// The system's.
    pub fn next(&mut self, line: &mut Vec<u8>) -> io::Result<Got> {
        line.clear();
        let got = match self.ahead.pop_front() {
            Some((got, ahead)) => {
                *line = ahead;
                got
            }
            None => self.read(line)?,
        };
        if got != Got::End {
            self.count += 1;
            self.number = self.places.get(self.count - 1).copied().unwrap_or(self.count as u64);
        }
        Ok(got)
    }

    /// Gives a line back that was read; it is read again next.
    pub fn give_back(&mut self, line: Vec<u8>) {
        self.count -= 1;
        self.number =
            self.count.checked_sub(1).map_or(0, |last| self.places.get(last).copied().unwrap_or(self.count as u64));
        self.ahead.push_front((Got::Line, line));
    }

    fn read(&mut self, line: &mut Vec<u8>) -> io::Result<Got> {
        let count = match &mut self.input {
            Input::Stream(reader) => reader.take(LONGEST).read_until(b'\n', line)?,
            Input::Whole(reader) => reader.take(LONGEST).read_until(b'\n', line)?,
        };
        if count == 0 {
            return Ok(Got::End);
        }
        if line.last() == Some(&b'\n') {
            line.pop();
            if line.last() == Some(&b'\r') {
                line.pop();
            }
        } else if count as u64 == LONGEST {
            return Ok(Got::TooLong);
        }
        Ok(Got::Line)
    }
}

/// Text of a file: UTF-8, else Latin-1.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| char::from(byte)).collect()),
    }
}

/// The line at which braille could not be read, where that is what an error is about.
pub fn bad_braille(error: &io::Error) -> Option<u64> {
    let bad = error.get_ref()?.downcast_ref::<BadBraille>()?;
    Some(match bad {
        BadBraille::TooLong(_) | BadBraille::Empty => 1,
        BadBraille::NoCell { line, .. } | BadBraille::NoReading { line } => *line as u64,
    })
}

/// The text of sheets in braille, and the lines of the file where its lines stand.
fn from_braille(reader: impl BufRead) -> io::Result<(Vec<u64>, Vec<u8>)> {
    let mut bytes = Vec::new();
    reader.take(braille::LONGEST as u64 + 1).read_to_end(&mut bytes)?;
    let lines = braille::read_placed(&bytes).map_err(|bad| io::Error::new(io::ErrorKind::InvalidData, bad))?;
    let (places, lines): (Vec<u64>, Vec<String>) = lines.into_iter().map(|(line, text)| (line as u64, text)).unzip();
    Ok((places, (lines.join("\n") + "\n").into_bytes()))
}

fn from_utf16(bytes: &[u8]) -> Vec<u8> {
    let little = bytes.starts_with(b"\xff\xfe");
    let units = bytes.chunks_exact(2).skip(1).map(|pair| match *pair {
        [low, high] if little => u16::from_le_bytes([low, high]),
        [high, low] => u16::from_be_bytes([high, low]),
        _ => 0,
    });
    let text: String = char::decode_utf16(units).map(|sign| sign.unwrap_or(char::REPLACEMENT_CHARACTER)).collect();
    text.into_bytes()
}

fn with_line_feeds(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.iter_mut().filter(|byte| **byte == b'\r').for_each(|byte| *byte = b'\n');
    bytes
}
