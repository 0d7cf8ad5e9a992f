//! One line: which code each part of it is written in, numbers, and signs that no code has.
//!
//! The kinds of lines are told apart by their cells alone. One that begins with lowered digits and a blank
//! is a line of moves in [`super::Style::Compact`]; any other line that would begin so has the letter sign
//! before it. One that begins with a number, a full stop and a blank is a line of moves: its letters are
//! Latin in a sheet of either script and have no sign before them, its signs are those of the sheet's code.
//! All others are text in the script of the sheet; a word of the other script has a sign before it, and
//! ends with the word or with a sign.
//!
//! A character without cells is written as print writes it by its number, `&#20013;`, in cells of Unified
//! English Braille, in both scripts.

use unicode_normalization::UnicodeNormalization;

use super::cell::{Cell, cells as patterned};
use super::signs::{ARABIC_WORD, LATIN_WORD, LETTER, LETTERS, NUMBER};
use super::{Code, Script, Style, arabic, compact, ueb};

/// What a character's number begins with, and what ends it.
const BY_NUMBER: (&str, &str) = ("⠈⠯⠸⠹⠼", "⠆");
/// The longest number of a character, 1114111.
const NUMBER_DIGITS: usize = 7;

/// What may be written in cells of its own before the rest is written by numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Plain {
    All,
    LettersAndDigits,
    Nothing,
}

/// What a line is in where no sign says otherwise.
#[derive(Clone, Copy)]
struct Home {
    letters: Script,
    /// Of everything but letters and digits.
    signs: Script,
}

impl Home {
    fn of(sheet: Script, moves: bool) -> Home {
        Home { letters: if moves { Script::Latin } else { sheet }, signs: sheet }
    }

    /// The code of what stands in a script.
    fn signs(self, script: Script) -> Script {
        if script == self.letters { self.signs } else { script }
    }
}

/// A line in cells.
pub(super) fn cells(line: &str, code: Code) -> Vec<Cell> {
    let line = clean(line);
    if code.style == Style::Compact
        && let Some(cells) = compact::write(&line).filter(|cells| is(cells, &line, code))
    {
        return cells;
    }
    let home = Home::of(code.script, compact::is_moves(&line));
    let write = |plain| Writer::write(&line, home, plain);
    [Plain::All, Plain::LettersAndDigits]
        .into_iter()
        .map(write)
        .find(|cells| is(cells, &line, code))
        .unwrap_or_else(|| write(Plain::Nothing))
}

/// The line as it comes back: composed, and without control characters.
pub(super) fn clean(line: &str) -> String {
    line.nfc().map(|sign| if sign.is_control() { ' ' } else { sign }).collect()
}

fn is(cells: &[Cell], line: &str, code: Code) -> bool {
    text(cells, code.script).as_deref() == Some(line)
}

/// The line of cells.
pub(super) fn text(cells: &[Cell], script: Script) -> Option<String> {
    if compact::is_ours(cells) {
        return compact::read(cells);
    }
    Reader::read(cells, Home::of(script, is_moves(cells))).map(|text| text.nfc().collect())
}

/// Whether cells begin with a number, a full stop and a blank.
fn is_moves(all: &[Cell]) -> bool {
    let Some(rest) = all.strip_prefix(patterned(NUMBER).as_slice()) else { return false };
    let digits = rest.iter().take_while(|cell| digit(**cell).is_some()).count();
    digits > 0 && rest[digits..].starts_with(&patterned("⠲⠀"))
}

fn digit(cell: Cell) -> Option<char> {
    let place = LETTERS.chars().take(10).position(|one| one == cell.pattern())?;
    "1234567890".chars().nth(place)
}

/// Whether a place is a blank, or beyond the cells.
pub(super) fn blank_or_end(cells: &[Cell], at: usize) -> bool {
    cells.get(at).is_none_or(|cell| *cell == Cell::BLANK)
}

/// Writes a line.
pub(super) struct Writer<'a> {
    pub(super) signs: &'a [char],
    cells: Vec<Cell>,
    /// Whether digits go on without a number sign.
    pub(super) numeric: bool,
    /// Whether the word goes on in capitals.
    pub(super) capitals: bool,
}

impl Writer<'_> {
    fn write(line: &str, home: Home, plain: Plain) -> Vec<Cell> {
        let signs: Vec<char> = line.chars().collect();
        let mut writer = Writer { signs: &signs, cells: Vec::new(), numeric: false, capitals: false };
        let (mut at, mut script) = (0, home.letters);
        while let Some(sign) = signs.get(at).copied() {
            if sign == ' ' {
                writer.cells.push(Cell::BLANK);
                (writer.numeric, writer.capitals, script) = (false, false, home.letters);
                at += 1;
                continue;
            }
            let by_sign = match plain {
                Plain::All => true,
                Plain::LettersAndDigits => sign.is_ascii_digit() || ueb::is_letter(sign) || arabic::is_ours(sign),
                Plain::Nothing => false,
            };
            if by_sign {
                writer.switch(&mut script, home.letters, sign);
                let code = if ueb::is_letter(sign) { script } else { home.signs(script) };
                let written = if sign.is_ascii_digit() {
                    usize::from(writer.digit(sign))
                } else if code == Script::Arabic {
                    writer.arabic(at)
                } else {
                    usize::from(writer.latin(at))
                };
                if written > 0 {
                    at += written;
                    continue;
                }
            }
            writer.number(sign);
            at += 1;
        }
        if compact::is_ours(&writer.cells) {
            writer.cells.splice(0..0, patterned(LETTER));
        }
        writer.cells
    }

    /// Changes to the script of a character, if it has one.
    fn switch(&mut self, script: &mut Script, home: Script, sign: char) {
        let wanted = match (arabic::is_ours(sign), ueb::is_letter(sign)) {
            (true, _) => Script::Arabic,
            (_, true) => Script::Latin,
            _ => return,
        };
        if wanted == *script {
            return;
        }
        let (begin, end) = if home == Script::Latin { ARABIC_WORD } else { LATIN_WORD };
        self.put(if wanted == home { end } else { begin });
        (self.numeric, self.capitals) = (false, false);
        *script = wanted;
    }

    pub(super) fn put(&mut self, patterns: &str) {
        self.cells.extend(patterned(patterns));
    }

    fn digit(&mut self, digit: char) -> bool {
        if !self.numeric {
            self.put(NUMBER);
        }
        (self.numeric, self.capitals) = (true, false);
        let place = (digit.to_digit(10).unwrap_or_default() + 9) % 10;
        let Some(cell) = LETTERS.chars().nth(place as usize).and_then(Cell::of) else { return false };
        self.cells.push(cell);
        true
    }

    /// Writes a character by its number.
    pub(super) fn number(&mut self, sign: char) {
        self.put(BY_NUMBER.0);
        // The number sign stands there already.
        self.numeric = true;
        for digit in u32::from(sign).to_string().chars() {
            self.digit(digit);
        }
        self.put(BY_NUMBER.1);
        self.numeric = false;
    }
}

/// Reads a line.
pub(super) struct Reader<'a> {
    pub(super) cells: &'a [Cell],
    pub(super) at: usize,
    pub(super) text: String,
    pub(super) numeric: bool,
    pub(super) capitals: bool,
}

impl Reader<'_> {
    fn read(cells: &[Cell], home: Home) -> Option<String> {
        let mut reader = Reader { cells, at: 0, text: String::new(), numeric: false, capitals: false };
        let (signs, home) = (home, home.letters);
        let mut script = home;
        let (other, (begin, end)) = match home {
            Script::Latin => (Script::Arabic, ARABIC_WORD),
            Script::Arabic => (Script::Latin, LATIN_WORD),
        };
        while let Some(cell) = cells.get(reader.at).copied() {
            if cell == Cell::BLANK {
                reader.text.push(' ');
                reader.at += 1;
                (reader.numeric, reader.capitals, script) = (false, false, home);
            } else if reader.by_number() || reader.digits() {
            } else if script == home && reader.took(begin) {
                (reader.numeric, reader.capitals, script) = (false, false, other);
            } else if script != home && reader.took(end) {
                (reader.numeric, reader.capitals, script) = (false, false, home);
            } else if signs.signs(script) == Script::Arabic && reader.arabic_sign() {
                reader.capitals = false;
            } else if script == Script::Arabic {
                reader.arabic()?;
            } else {
                reader.latin()?;
            }
        }
        Some(reader.text)
    }

    /// The cells from here on.
    pub(super) fn rest(&self) -> &[Cell] {
        self.cells.get(self.at..).unwrap_or_default()
    }

    pub(super) fn starts(&self, patterns: &str) -> bool {
        let mut cells = self.rest().iter().map(|cell| cell.pattern());
        patterns.chars().all(|pattern| cells.next() == Some(pattern))
    }

    /// Goes beyond cells, if they are here.
    pub(super) fn took(&mut self, patterns: &str) -> bool {
        let here = self.starts(patterns);
        if here {
            self.at += patterns.chars().count();
        }
        here
    }

    /// A digit, with its number sign if it needs one.
    fn digits(&mut self) -> bool {
        let next = self.cells.get(self.at + 1).copied();
        if self.starts(NUMBER) && next.is_some_and(|cell| digit(cell).is_some() || cell.pattern() == '⠲') {
            self.at += 1;
            (self.numeric, self.capitals) = (true, false);
            return true;
        }
        let Some(digit) = self.cells.get(self.at).copied().and_then(digit).filter(|_| self.numeric) else {
            return false;
        };
        self.text.push(digit);
        self.at += 1;
        true
    }

    /// A character by its number; a number of none, or of a control character, is what it looks like.
    fn by_number(&mut self) -> bool {
        if !self.starts(BY_NUMBER.0) {
            return false;
        }
        let from = self.at + BY_NUMBER.0.chars().count();
        let digits: String = self.cells[from..].iter().take(NUMBER_DIGITS).map_while(|cell| digit(*cell)).collect();
        let end = from + digits.len();
        let ended = self.cells.get(end..).is_some_and(|rest| rest.starts_with(&patterned(BY_NUMBER.1)));
        let sign = digits.parse().ok().and_then(char::from_u32).filter(|sign| ended && !sign.is_control());
        let Some(sign) = sign else { return false };
        self.text.push(sign);
        self.at = end + 1;
        (self.numeric, self.capitals) = (false, false);
        true
    }
}
