//! Lines of moves with lowered digits, near the UK's braille chess code (2015).
//!
//! What of that code could be read is kept to: the number of a move in lowered digits without a number sign
//! and without print's full stop, then a blank (1.3); squares with lowered digits (1.3); dots 3-6 before
//! Black's move for print's three dots (1.2). Piece letters stay English with their capital sign, since
//! "Bxc6" and "bxc6" are two moves; signs are those of Unified English Braille, which all begin with a
//! cell that is no lowered digit.

use super::cell::{Cell, cells};
use super::signs::{BLACK, CAPITAL, LETTERS, LOWERED, UEB};

/// What stands for White's move that is not on the line.
const DOTS: &str = "...";
/// The signs of moves.
const SIGNS: &str = "+-=#()_/*";

/// A line of moves: digits, a full stop, a blank.
pub(super) fn is_moves(line: &str) -> bool {
    let rest = line.trim_start_matches(|sign: char| sign.is_ascii_digit());
    rest.len() < line.len() && rest.starts_with(". ")
}

/// A line of moves in cells; none if anything on it is no move.
pub(super) fn write(line: &str) -> Option<Vec<Cell>> {
    let (number, rest) = line.split_once(". ").filter(|_| is_moves(line))?;
    let mut all = token(number)?;
    let moves = match rest.strip_prefix(DOTS).and_then(|rest| rest.strip_prefix(' ')) {
        Some(black) => {
            all.push(Cell::BLANK);
            all.extend(cells(BLACK));
            black.starts_with(|sign| sign != ' ').then_some(())?;
            let (first, rest) = black.split_once(' ').map_or((black, None), |(first, rest)| (first, Some(rest)));
            all.extend(token(first)?);
            rest
        }
        None => Some(rest),
    };
    // Dots 3-6 before the first move are Black's.
    (!rest.trim_start_matches(DOTS).trim_start().starts_with('-')).then_some(())?;
    for one in moves.into_iter().flat_map(|moves| moves.split(' ')) {
        all.push(Cell::BLANK);
        all.extend(token(one)?);
    }
    Some(all)
}

/// A move without blanks; none if it is empty.
fn token(text: &str) -> Option<Vec<Cell>> {
    let mut all = Vec::new();
    for sign in text.chars() {
        let place = |from: char| (u32::from(sign) - u32::from(from)) as usize;
        match sign {
            'A'..='Z' => {
                all.extend(cells(CAPITAL));
                all.push(nth(LETTERS, place('A'))?);
            }
            'a'..='z' => all.push(nth(LETTERS, place('a'))?),
            // The nought is the tenth.
            '0'..='9' => all.push(nth(LOWERED, (place('0') + 9) % 10)?),
            _ if SIGNS.contains(sign) => all.extend(cells(UEB.iter().find(|(one, ..)| *one == sign)?.1)),
            _ => return None,
        }
    }
    (!all.is_empty()).then_some(all)
}

fn nth(patterns: &str, place: usize) -> Option<Cell> {
    patterns.chars().nth(place).and_then(Cell::of)
}

/// Whether cells begin as a line of moves in lowered digits does.
pub(super) fn is_ours(cells: &[Cell]) -> bool {
    let digits = cells.iter().take_while(|cell| LOWERED.contains(cell.pattern())).count();
    digits > 0 && cells.get(digits) == Some(&Cell::BLANK)
}

/// The line again; none if the cells are not those of moves.
pub(super) fn read(all: &[Cell]) -> Option<String> {
    let mut text = String::new();
    for (place, word) in all.split(|cell| *cell == Cell::BLANK).enumerate() {
        let mut word = word;
        match place {
            0 => {}
            1 => {
                text.push_str(". ");
                if let Some(black) = word.strip_prefix(cells(BLACK).as_slice()) {
                    text.push_str(DOTS);
                    text.push(' ');
                    word = black;
                }
            }
            _ => text.push(' '),
        }
        untoken(word, &mut text)?;
    }
    Some(text)
}

fn untoken(word: &[Cell], text: &mut String) -> Option<()> {
    let mut at = 0;
    (!word.is_empty()).then_some(())?;
    while let Some(cell) = word.get(at) {
        let place = |patterns: &str, cell: &Cell| patterns.chars().position(|one| one == cell.pattern());
        at += 1;
        if let Some(digit) = place(LOWERED, cell) {
            text.push("1234567890".chars().nth(digit)?);
        } else if let Some(letter) = place(LETTERS, cell) {
            text.push(('a'..='z').nth(letter)?);
        } else if cells(CAPITAL) == [*cell] {
            text.push(('A'..='Z').nth(place(LETTERS, word.get(at)?)?)?);
            at += 1;
        } else {
            let sign = SIGNS.chars().find_map(|sign| {
                let (_, patterns, _) = UEB.iter().find(|(one, ..)| *one == sign)?;
                word[at - 1..].starts_with(&cells(patterns)).then_some((sign, patterns.chars().count()))
            });
            let (sign, long) = sign?;
            text.push(sign);
            at += long - 1;
        }
    }
    Some(())
}
