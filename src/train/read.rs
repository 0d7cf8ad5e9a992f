//! What was answered: squares in numbers or letters, yes and no, light and dark, pieces.
//!
//! It reads what is asked for and nothing else; whether it is right is told by comparing. Every language
//! that is there is read, whichever is spoken.

use shakmaty::{Bitboard, Square};

use super::question::Answer;
use crate::core::{Kind, Side};
use crate::notation::{self, Vocabulary};
use crate::words::{Lexicon, Word};

/// The longest answer that is read, in signs: eight squares in words have room.
const LONGEST: usize = 200;

/// Words that only the trainers know, folded.
#[derive(Clone, Debug, Default)]
pub struct Words {
    /// Words for a light square.
    pub light: Vec<String>,
    /// Words for a dark one.
    pub dark: Vec<String>,
    /// Words for an empty square, and for no square.
    pub empty: Vec<String>,
}

/// What answers are read with.
pub struct Ear<'a> {
    /// Command words.
    pub lexicon: &'a Lexicon,
    /// Words and letters of moves.
    pub vocabulary: &'a Vocabulary,
    /// The trainers' own.
    pub words: &'a Words,
}

/// What was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// A square.
    Square(Square),
    /// A number.
    Number(u8),
    /// Light; else dark.
    Light(bool),
    /// Yes; else no.
    Yes(bool),
    /// Squares.
    Squares(Bitboard),
    /// A piece, with its side where that was said.
    Piece(Kind, Option<Side>),
    /// Nothing stands there.
    Empty,
}

impl Answer {
    /// Whether an answer is right; a piece without its side is, where the piece is.
    pub fn is(&self, given: &Given) -> bool {
        match (self, given) {
            (Answer::Square(right), Given::Square(said)) => right == said,
            (Answer::File(right) | Answer::Rank(right) | Answer::Count(right), Given::Number(said)) => right == said,
            (Answer::Light(right), Given::Light(said)) | (Answer::Yes(right), Given::Yes(said)) => right == said,
            (Answer::Squares(right), Given::Squares(said)) => right == said,
            (Answer::Stands(Some((side, kind))), Given::Piece(said, whose)) => {
                kind == said && whose.is_none_or(|whose| whose == *side)
            }
            (Answer::Stands(None), Given::Empty) => true,
            _ => false,
        }
    }
}

/// Reads an answer to a question whose right answer is `wanted`; nothing where it is none of that kind.
pub fn read(text: &str, wanted: &Answer, ear: &Ear<'_>) -> Option<Given> {
    if text.chars().nth(LONGEST).is_some() {
        return None;
    }
    let folded = notation::folded(text);
    let word = folded.trim().trim_end_matches(['.', ',', '!', '،']);
    let number = word.parse::<u8>().ok();
    let named = |list: &[String]| list.iter().any(|each| each == word);
    match wanted {
        Answer::Square(_) => notation::square(text, ear.vocabulary).map(Given::Square),
        Answer::File(_) => {
            let lettered = || Some(notation::file(text, ear.vocabulary)? as u8 + 1);
            number.or_else(lettered).map(Given::Number)
        }
        Answer::Rank(_) | Answer::Count(_) => number.map(Given::Number),
        Answer::Light(_) => match number {
            _ if named(&ear.words.light) => Some(Given::Light(true)),
            _ if named(&ear.words.dark) => Some(Given::Light(false)),
            number => first_or_second(number).map(Given::Light),
        },
        Answer::Yes(_) => match ear.lexicon.find(text) {
            Some((Word::Yes, rest)) if rest.is_empty() => Some(Given::Yes(true)),
            Some((Word::No, rest)) if rest.is_empty() => Some(Given::Yes(false)),
            _ => first_or_second(number).map(Given::Yes),
        },
        Answer::Squares(_) if named(&ear.words.empty) || number == Some(0) => Some(Given::Squares(Bitboard::EMPTY)),
        Answer::Squares(_) => squares(text, ear.vocabulary).map(Given::Squares),
        Answer::Stands(_) if named(&ear.words.empty) || number == Some(0) => Some(Given::Empty),
        Answer::Stands(_) => notation::piece(text, ear.vocabulary).map(|(kind, side)| Given::Piece(kind, side)),
    }
}

/// `1` for the first of two, `2` for the second.
fn first_or_second(number: Option<u8>) -> Option<bool> {
    match number? {
        1 => Some(true),
        2 => Some(false),
        _ => None,
    }
}

/// Several squares: digits two by two, or each between commas or blanks.
fn squares(text: &str, vocabulary: &Vocabulary) -> Option<Bitboard> {
    let folded = notation::folded(text);
    let is_between = |sign: char| sign.is_whitespace() || matches!(sign, ',' | ';' | '.' | '،' | '؛' | '/' | '-' | '+');
    if folded.chars().all(|sign| sign.is_ascii_digit() || is_between(sign)) {
        let digits: Vec<u32> = folded.chars().filter_map(|sign| sign.to_digit(10)).collect();
        if digits.is_empty() || digits.len() % 2 == 1 {
            return None;
        }
        return digits.chunks(2).map(|pair| of_digits(*pair.first()?, *pair.get(1)?)).collect();
    }
    let parts: Vec<&str> = text.split(|sign| is_between(sign) && !sign.is_whitespace()).collect();
    let named = |part: &str| notation::square(part, vocabulary);
    let by_commas: Option<Bitboard> =
        parts.iter().filter(|part| !part.trim().is_empty()).map(|part| named(part)).collect();
    by_commas.or_else(|| text.split(is_between).filter(|part| !part.is_empty()).map(named).collect())
}

fn of_digits(file: u32, rank: u32) -> Option<Square> {
    let on_board = |digit: u32| (1..=8).contains(&digit).then(|| digit - 1);
    Some(Square::new(on_board(rank)? * 8 + on_board(file)?))
}
