//! Keys: what each comes to while the board or the input line has the focus.
//!
//! Walking asks what stands on a square and never moves a piece. On the input line a sign is always text.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use shakmaty::{File, Position, Rank, Square};

use crate::config::{Keys, Layouts, Stroke as Key};
use crate::core::{Kind, Line, Query, State};
use crate::typing::{Stroke, Typing};

/// What a key came to.
#[derive(Clone, Debug, PartialEq)]
pub enum Pressed {
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

/// Who has the focus, and where on the board.
#[derive(Debug)]
pub struct Walk {
    keys: Keys,
    layouts: Layouts,
    on_board: bool,
    square: Square,
    /// The sign before this one, where it may be the first of two.
    before: Option<char>,
}

impl Walk {
    /// The input has the focus, and the board's cursor is on the first square.
    pub fn new(keys: Keys, layouts: Layouts) -> Walk {
        Walk { keys, layouts, on_board: false, square: Square::A1, before: None }
    }

    /// The square the cursor is on, while the board has the focus.
    pub fn chosen(&self) -> Option<Square> {
        self.on_board.then_some(self.square)
    }

    /// Takes a key.
    pub fn key(&mut self, key: KeyEvent, typing: &mut Typing, state: &State) -> Pressed {
        if key.kind == KeyEventKind::Release {
            return Pressed::Stroke(Stroke::Nothing);
        }
        let plain = matches!(key.code, KeyCode::Char(_)) && !modified(key);
        match self.action(key) {
            Some(action) if self.on_board || !plain => self.act(&action, key, typing, state),
            // What has no meaning on the board must not change a line that is not looked at.
            _ if self.on_board && !modified(key) => Pressed::Stroke(Stroke::Nothing),
            _ => Pressed::Stroke(typing.key(key)),
        }
    }

    /// What a key does, on whichever of the two keyboards it was pressed.
    fn action(&mut self, key: KeyEvent) -> Option<String> {
        let before = self.before.take();
        let sign = match named(key) {
            Some(Key::Sign(sign)) => sign,
            Some(stroke) => return self.of(&stroke),
            None => return None,
        };
        // A key of the Arabic keyboard may write two letters: with the one before it first.
        let pair = before.map(|first| format!("{first}{sign}"));
        let pair = pair.and_then(|pair| single(&self.layouts.to_english(&pair)));
        let latin = single(&self.layouts.to_english(sign.encode_utf8(&mut [0; 4])));
        let signs: Vec<char> = [Some(sign), pair, latin, digit(sign)].into_iter().flatten().collect();
        if let Some(first) = before {
            let firsts = [Some(first), single(&self.layouts.to_english(first.encode_utf8(&mut [0; 4])))];
            let mut pairs = firsts.into_iter().flatten().flat_map(|first| signs.iter().map(move |sign| (first, *sign)));
            if let Some(action) = pairs.find_map(|(first, sign)| self.of(&Key::Pair(first, sign))) {
                return Some(action);
            }
        }
        let found = signs.iter().find_map(|sign| self.of(&Key::Sign(*sign)));
        if found.is_none() && self.on_board {
            self.before = Some(sign);
        }
        found
    }

    fn of(&self, stroke: &Key) -> Option<String> {
        self.keys.action(self.on_board, stroke).map(str::to_owned)
    }

    fn act(&mut self, action: &str, key: KeyEvent, typing: &mut Typing, state: &State) -> Pressed {
        let here = self.square;
        match action {
            "switch_focus" => {
                self.on_board = !self.on_board;
                // Either way one thing is said: the square, or the line.
                if self.on_board { self.look(here) } else { Pressed::Stroke(Stroke::Read) }
            }
            // Who has looked round while a question is open comes back to it.
            "input" => match std::mem::take(&mut self.on_board) {
                true => Pressed::Stroke(Stroke::Back),
                false => Pressed::Stroke(Stroke::Escape),
            },
            "speech" => Pressed::Stroke(Stroke::ToggleSpeech),
            "listen" => Pressed::Stroke(Stroke::Listen),
            "board_size" => Pressed::BoardSize,
            "read_line" => Pressed::Stroke(Stroke::Read),
            "left" => self.step(-1, 0),
            "right" => self.step(1, 0),
            "up" => self.step(0, 1),
            "down" => self.step(0, -1),
            "legal_moves" => Pressed::Ask(Query::Legal { from: Some(here) }),
            "captures" => Pressed::Ask(Query::CapturesOf { from: here }),
            "diagonals" => Pressed::Ask(Query::Line(Line::Diagonal(here))),
            "straight" => Pressed::Ask(Query::Line(Line::Straight(here))),
            "input_line" => {
                self.on_board = false;
                Pressed::Stroke(Stroke::Read)
            }
            "square" => self.look(here),
            "help" => Pressed::Help,
            "last_move" => Pressed::Ask(Query::Last { count: 1 }),
            "clock" => Pressed::Ask(Query::Times),
            "captured" => Pressed::Ask(Query::Captured),
            "attackers" => Pressed::Ask(Query::Attackers { on: here }),
            "defenders" => Pressed::Ask(Query::Defenders { on: here }),
            other => match other.split_once('_') {
                Some(("rank", number)) => match number.parse().ok().and_then(|number: u32| number.checked_sub(1)) {
                    Some(rank) if rank < 8 => self.look(Square::from_coords(here.file(), Rank::new(rank))),
                    _ => Pressed::Stroke(Stroke::Nothing),
                },
                Some(("file", number)) => match number.parse().ok().and_then(|number: u32| number.checked_sub(1)) {
                    Some(file) if file < 8 => self.look(Square::from_coords(File::new(file), here.rank())),
                    _ => Pressed::Stroke(Stroke::Nothing),
                },
                Some(("next", kind)) => self.jump(kind, true, state),
                Some(("previous", kind)) => self.jump(kind, false, state),
                _ => Pressed::Stroke(typing.key(key)),
            },
        }
    }

    fn look(&mut self, at: Square) -> Pressed {
        self.square = at;
        Pressed::Ask(Query::Line(Line::Square(at)))
    }

    fn step(&mut self, files: i32, ranks: i32) -> Pressed {
        let to = |from: u32, by: i32| from.checked_add_signed(by).filter(|to| *to < 8);
        let file = to(self.square.file().into(), files);
        let rank = to(self.square.rank().into(), ranks);
        match file.zip(rank) {
            Some((file, rank)) => self.look(Square::from_coords(File::new(file), Rank::new(rank))),
            None => Pressed::Edge,
        }
    }

    /// The next piece of a kind, of either side, from the first square to the last and round again.
    fn jump(&mut self, kind: &str, forward: bool, state: &State) -> Pressed {
        let Some(kind) = Kind::ALL.into_iter().find(|known| known.word() == kind) else {
            return Pressed::Stroke(Stroke::Nothing);
        };
        let all: Vec<Square> = state.position().board().by_role(kind.into()).into_iter().collect();
        let next = if forward {
            all.iter().find(|square| **square > self.square).or(all.first())
        } else {
            all.iter().rev().find(|square| **square < self.square).or(all.last())
        };
        match next {
            Some(square) => self.look(*square),
            // There is none: where they stand is said, which is nowhere.
            None => Pressed::Ask(Query::Where { kind, side: None }),
        }
    }
}

fn modified(key: KeyEvent) -> bool {
    key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT)
}

/// A key as `keys.toml` names it.
fn named(key: KeyEvent) -> Option<Key> {
    let name = match key.code {
        KeyCode::Char(sign) if key.modifiers.contains(KeyModifiers::CONTROL) => return Some(Key::Ctrl(sign)),
        KeyCode::Char(_) if key.modifiers.contains(KeyModifiers::ALT) => return None,
        KeyCode::Char(' ') => "space".to_owned(),
        KeyCode::Char(sign) => return Some(Key::Sign(sign)),
        KeyCode::Left => "left".to_owned(),
        KeyCode::Right => "right".to_owned(),
        KeyCode::Up => "up".to_owned(),
        KeyCode::Down => "down".to_owned(),
        KeyCode::Tab => "tab".to_owned(),
        KeyCode::BackTab => "backtab".to_owned(),
        KeyCode::Enter => "enter".to_owned(),
        KeyCode::Esc => "escape".to_owned(),
        KeyCode::Home => "home".to_owned(),
        KeyCode::End => "end".to_owned(),
        KeyCode::PageUp => "page-up".to_owned(),
        KeyCode::PageDown => "page-down".to_owned(),
        KeyCode::Delete => "delete".to_owned(),
        KeyCode::Backspace => "backspace".to_owned(),
        KeyCode::F(number) => format!("f{number}"),
        _ => return None,
    };
    name.parse().ok()
}

/// The sign of a text of one sign.
fn single(text: &str) -> Option<char> {
    let mut signs = text.chars();
    signs.next().filter(|_| signs.next().is_none())
}

/// An Arabic digit as the Latin one.
fn digit(sign: char) -> Option<char> {
    let value = (sign as u32).checked_sub('٠' as u32).filter(|value| *value < 10)?;
    char::from_digit(value, 10)
}
