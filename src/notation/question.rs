//! The question asked where several moves are meant, and how an answer to it is read.
//!
//! It holds data alone: `language` words the question. An answer that fits two choices is none.

use shakmaty::{CastlingSide, Move, Square};

use super::normal::normal;
use super::options::{Mode, Options};
use super::tokens::{Token, tokens};
use super::vocabulary::{Meaning, Vocabulary};
use crate::core::piece::Kind;

/// One of the moves that may have been meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub mv: Move,
}

/// What is to be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// `55`: castling short, or the pawn to 5 5.
    FiveFive,
    /// `555`: castling long, or the rook to 5 5.
    FiveFiveFive,
    /// Which piece a pawn becomes.
    Promotion {
        /// Where it promotes.
        to: Square,
    },
    /// Which of several pieces of one kind.
    WhichPiece {
        /// Their kind.
        kind: Kind,
        /// Where each can go.
        to: Square,
        /// Where they stand, in the order of the choices.
        from: Vec<Square>,
    },
    /// Which of several moves.
    Which,
}

impl Question {
    /// The question about several legal moves.
    pub(super) fn about(moves: &[Move], fives: Option<CastlingSide>) -> Question {
        let Some(first) = moves.first() else { return Question::Which };
        if let Some(side) = fives.filter(|_| moves.len() == 2 && moves.iter().any(|mv| mv.is_castle())) {
            return if side == CastlingSide::KingSide { Question::FiveFive } else { Question::FiveFiveFive };
        }
        let same_to = moves.iter().all(|mv| mv.to() == first.to() && mv.role() == first.role() && !mv.is_castle());
        let same_from = moves.iter().all(|mv| mv.from() == first.from());
        let promotion = moves.iter().any(|mv| mv.is_promotion());
        match (same_to, same_from, promotion) {
            (true, true, true) => Question::Promotion { to: first.to() },
            (true, false, false) => Question::WhichPiece {
                kind: first.role().into(),
                to: first.to(),
                from: moves.iter().filter_map(|mv| mv.from()).collect(),
            },
            _ => Question::Which,
        }
    }
}

/// The choice an answer names: by its number, a square, or a word of the question.
pub fn answer(text: &str, choices: &[Choice], vocabulary: &Vocabulary) -> Option<usize> {
    let options = Options { mode: Mode::Typed, any_case: true, ..Options::default() };
    let mut tokens = tokens(&normal(text)?, vocabulary, &options)?;
    tokens.retain(|token| !token.is(Meaning::From) && !token.is(Meaning::To) && !token.is(Meaning::Promote));
    match tokens.as_slice() {
        [one] => number(one, choices.len()).or_else(|| {
            let mut found: Vec<usize> =
                one.meanings.iter().filter_map(|(m, _)| word(*m, vocabulary, choices)).collect();
            found.dedup();
            found.first().copied().filter(|_| found.len() == 1)
        }),
        [castle, side] if castle.is(Meaning::Castle) || side.is(Meaning::Castle) => {
            let long = castle.is(Meaning::Long) || side.is(Meaning::Long);
            let short = castle.is(Meaning::Short) || side.is(Meaning::Short);
            let said = if long { CastlingSide::QueenSide } else { CastlingSide::KingSide };
            only(choices, |mv| (long || short) && mv.castling_side() == Some(said))
        }
        [file, rank] => {
            let square = square(file, rank)?;
            only(choices, |mv| mv.from() == Some(square)).or_else(|| only(choices, |mv| mv.to() == square))
        }
        // "knight from 4 2": the piece and its square.
        [piece, file, rank] => {
            let square = square(file, rank)?;
            let kind =
                |kind: Kind| piece.meanings.iter().any(|(m, _)| matches!(m, Meaning::Piece(said, _) if *said == kind));
            only(choices, |mv| kind(mv.role().into()) && (mv.from() == Some(square) || mv.to() == square))
        }
        _ => None,
    }
}

fn number(token: &Token, choices: usize) -> Option<usize> {
    let place = token.meanings.iter().find_map(|(meaning, _)| match meaning {
        Meaning::Ordinal(place) => Some(usize::from(*place)),
        Meaning::Digit(digit) => usize::from(*digit).checked_sub(1),
        _ => None,
    })?;
    (place < choices).then_some(place)
}

/// The one choice that fits.
fn only(choices: &[Choice], fits: impl Fn(Move) -> bool) -> Option<usize> {
    let mut found = choices.iter().enumerate().filter(|(_, choice)| fits(choice.mv)).map(|(at, _)| at);
    found.next().filter(|_| found.next().is_none())
}

fn word(meaning: Meaning, vocabulary: &Vocabulary, choices: &[Choice]) -> Option<usize> {
    let becomes = |mv: Move| Kind::from(mv.promotion().unwrap_or(mv.role()));
    match meaning {
        Meaning::Castle => only(choices, |mv| mv.is_castle()),
        Meaning::Piece(Kind::Pawn, _) => only(choices, |mv| mv.role() == shakmaty::Role::Pawn),
        Meaning::Piece(kind, _) => only(choices, |mv| !mv.is_castle() && becomes(mv) == kind),
        Meaning::File(file, _) => {
            only(choices, |mv| mv.from().is_some_and(|from| from.file().to_u32() == u32::from(file)))
        }
        // A digit beyond the choices can only be a value: 9 is the queen.
        Meaning::Digit(value) => {
            only(choices, |mv| vocabulary.valued(value).any(|kind| mv.is_promotion() && becomes(mv) == kind))
        }
        _ => None,
    }
}

fn square(file: &Token, rank: &Token) -> Option<Square> {
    let rank = rank.digit()?.checked_sub(1)?;
    let file = match file.digit() {
        Some(digit) => digit.checked_sub(1)?,
        None => file.meanings.iter().find_map(|(meaning, _)| match meaning {
            Meaning::File(file, _) => Some(*file),
            _ => None,
        })?,
    };
    let place = u32::from(rank) * 8 + u32::from(file);
    (file < 8 && rank < 8).then(|| Square::try_from(place).ok()).flatten()
}
