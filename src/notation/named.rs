//! Squares, files and pieces named alone, as they stand behind a command.
//!
//! It reads the same letters and words as moves do; it knows no move and no position.

use shakmaty::{File, Rank, Square};

use super::normal::normal;
use super::options::{Mode, Options};
use super::tokens::{Token, tokens};
use super::vocabulary::{Meaning, Piece, Vocabulary};
use crate::core::{Kind, Side};

/// The square a text names: `54`, `5 4`, `e4`, `Eva 4`, `هـ4`, "five four".
pub fn square(text: &str, vocabulary: &Vocabulary) -> Option<Square> {
    let tokens = read(text, vocabulary)?;
    match tokens.as_slice() {
        [both] => both.meanings.iter().find_map(|(meaning, _)| match meaning {
            Meaning::Number(number) => of_digits(number / 10, number % 10),
            _ => None,
        }),
        [file, rank] => of_digits(file_of(file)? + 1, rank.digit()?),
        _ => None,
    }
}

/// The square a heard text names, where a word may have been taken for a number: "five to", "five for".
pub fn square_heard(text: &str, vocabulary: &Vocabulary) -> Option<Square> {
    let digit = |token: &Token| {
        let any = token.meanings.iter().find_map(|(meaning, _)| match meaning {
            Meaning::Digit(digit) => Some(*digit),
            _ => None,
        });
        token.digit().or(any)
    };
    let mistaken = || {
        let tokens = tokens(&normal(text)?, vocabulary, &Options::of(Mode::Spoken))?;
        let [file, rank] = tokens.as_slice() else { return None };
        of_digits(file_of(file).map(|file| file + 1).or_else(|| digit(file))?, digit(rank)?)
    };
    square(text, vocabulary).or_else(mistaken)
}

/// The file a text names, by digit, letter or name.
pub fn file(text: &str, vocabulary: &Vocabulary) -> Option<File> {
    match read(text, vocabulary)?.as_slice() {
        [one] => File::ALL.get(usize::from(file_of(one)?)).copied(),
        _ => None,
    }
}

/// The rank a text names, by digit or number word.
pub fn rank(text: &str, vocabulary: &Vocabulary) -> Option<Rank> {
    match read(text, vocabulary)?.as_slice() {
        [one] => Rank::ALL.get(usize::from(one.digit()?.checked_sub(1)?)).copied(),
        _ => None,
    }
}

/// The kind of piece a text names, and its side where one stands before or behind it.
pub fn piece(text: &str, vocabulary: &Vocabulary) -> Option<(Kind, Option<Side>)> {
    let (mut kind, mut side) = (None, None);
    for token in read(text, vocabulary)? {
        let named = token.meanings.iter().find_map(|(meaning, _)| match meaning {
            Meaning::Side(side) => Some((None, Some(*side))),
            Meaning::Piece(kind, Piece::Word | Piece::Letter) => Some((Some(*kind), None)),
            _ => None,
        });
        match named? {
            (Some(found), _) if kind.is_none() => kind = Some(found),
            (_, Some(found)) if side.is_none() => side = Some(found),
            _ => return None,
        }
    }
    kind.map(|kind| (kind, side))
}

/// A text in which each number in words is its digits: "twelve white" is "12 white". Units may stand before tens,
/// as Arabic says them. Other words stay as they are.
pub fn counted(text: &str, vocabulary: &Vocabulary) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let number = |word: &str| {
        let meanings = vocabulary.phrase(&folded(word));
        meanings.into_iter().find_map(|meaning| match meaning {
            Meaning::Digit(digit) => Some(Count::Unit(digit)),
            Meaning::Number(number) => Some(Count::Whole(number)),
            Meaning::Tens(ten, joined) => Some(Count::Tens(ten, joined)),
            _ => None,
        })
    };
    let mut told: Vec<String> = Vec::with_capacity(words.len());
    let mut at = 0;
    while let Some(word) = words.get(at) {
        let next = words.get(at + 1).and_then(|next| number(next));
        let (text, taken) = match (number(word), next) {
            (Some(Count::Tens(ten, _)), Some(Count::Unit(unit))) if unit > 0 => (format!("{ten}{unit}"), 2),
            (Some(Count::Unit(unit)), Some(Count::Tens(ten, true))) => (format!("{ten}{unit}"), 2),
            (Some(Count::Tens(ten, _)), _) => (format!("{ten}0"), 1),
            (Some(Count::Unit(number) | Count::Whole(number)), _) => (number.to_string(), 1),
            (None, _) => ((*word).to_owned(), 1),
        };
        told.push(text);
        at += taken;
    }
    told.join(" ")
}

/// A number word.
enum Count {
    /// From nought to nine.
    Unit(u8),
    /// Of two digits, in one word.
    Whole(u8),
    /// Tens, and whether a unit was said before them.
    Tens(u8, bool),
}

/// A text folded as moves and words are before they are looked up: digits, marks, letters, case.
pub fn folded(text: &str) -> String {
    super::normal::word(text)
}

fn read(text: &str, vocabulary: &Vocabulary) -> Option<Vec<Token>> {
    tokens(&normal(text)?, vocabulary, &Options::default())
}

/// The file, from 0, that a token can name.
fn file_of(token: &Token) -> Option<u8> {
    token.digit().and_then(|digit| digit.checked_sub(1)).or_else(|| {
        token.meanings.iter().find_map(|(meaning, _)| match meaning {
            Meaning::File(file, _) => Some(*file),
            _ => None,
        })
    })
}

fn of_digits(file: u8, rank: u8) -> Option<Square> {
    let file = File::ALL.get(usize::from(file.checked_sub(1)?))?;
    let rank = Rank::ALL.get(usize::from(rank.checked_sub(1)?))?;
    Some(Square::from_coords(*file, *rank))
}
