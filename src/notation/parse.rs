//! A whole text taken apart: who speaks, castling, the move itself, and what is written behind it.
//!
//! It knows no position. What it finds is every sense of the text; `judge` compares them with the
//! legal moves.

use shakmaty::{CastlingSide, File, Rank, Square};

use super::normal::{normal, without_number};
use super::options::{Input, Mode, Options};
use super::sense::Sense;
use super::tokens::{Gap, Token, tokens};
use super::vocabulary::{Meaning, Note, Vocabulary};
use super::{grammar, vocabulary};
use crate::core::piece::Kind;
use crate::core::side::Side;

/// All a text can mean.
#[derive(Debug)]
pub(super) struct Parsed {
    pub(super) senses: Vec<Sense>,
    pub(super) side: Option<Side>,
    pub(super) note: Option<Note>,
    pub(super) offer: bool,
    /// The text is `55` or `555`, which ask when another move is legal.
    pub(super) fives: Option<CastlingSide>,
    /// The text is four digits without a separator.
    pub(super) four: bool,
    /// The text is a move in a notation that is not taken here.
    pub(super) not_digital: bool,
}

/// The senses of a text, or nothing when it is no move text.
pub(super) fn parse(text: &str, vocabulary: &Vocabulary, options: &Options) -> Option<Parsed> {
    let text = normal(text)?;
    let text = without_number(&text);
    // A draw offer of source 002 (9.1b), never a pawn to 11.
    let bare: String = text.chars().filter(|sign| *sign != ' ').collect();
    if matches!(bare.as_str(), "1-1" | "1-0" | "0-1") {
        return None;
    }
    let mut tokens = tokens(text, vocabulary, options)?;
    let side = side(&mut tokens);
    let mut offer = false;
    while tokens.len() > 1 && tokens.last().is_some_and(|last| last.equals || last.is(Meaning::Offer)) {
        tokens.pop();
        offer = true;
    }
    // What is written about check stands behind a move; before it, it is another sentence.
    if tokens.first().is_some_and(|first| first.note().is_some() || first.is(Meaning::EnPassant)) {
        return None;
    }
    let mut note = None;
    tokens.retain(|token| {
        note = note.or(token.note());
        token.note().is_none() && !token.is(Meaning::EnPassant)
    });
    let removed = removed(&mut tokens)?;
    let fives = fives(&tokens);
    let four = tokens.len() == 4
        && tokens.iter().all(|token| token.digit().is_some())
        && tokens.iter().skip(1).all(|token| token.gap == Gap::Glued);
    let mut senses = Vec::new();
    let by_word = tokens.iter().any(|token| token.is(Meaning::Short) || token.is(Meaning::Long))
        || tokens.first().is_some_and(|token| token.meanings.iter().all(|(meaning, _)| *meaning == Meaning::Castle));
    if by_word {
        senses = castling_words(&tokens);
    } else {
        let dashed = tokens.len() > 1 && tokens.iter().skip(1).all(|token| token.gap == Gap::Dash);
        let glued = tokens.iter().skip(1).all(|token| token.gap == Gap::Glued);
        let castling = noughts(&tokens).or(fives);
        senses.extend(castling.map(Sense::castling));
        let only = fives.is_some() && (dashed || (glued && options.mode == Mode::Sheet));
        if noughts(&tokens).is_none() && !only {
            senses.extend(grammar::senses(&tokens, vocabulary, options));
        }
    }
    if let Some(removed) = removed {
        senses.iter_mut().for_each(|sense| sense.removed = Some(removed));
    }
    // A promotion's letter stands on a sheet in square numbers too: it is the squares that decide.
    let in_letters = noughts(&tokens).is_some() || senses.iter().all(|sense| sense.lettered);
    (!senses.is_empty()).then_some(Parsed {
        not_digital: options.input == Input::Digital && in_letters,
        senses,
        side,
        note,
        offer,
        fives,
        four,
    })
}

/// "White: …", "White castles short".
fn side(tokens: &mut Vec<Token>) -> Option<Side> {
    let side = tokens.first()?.meanings.iter().find_map(|(meaning, _)| match meaning {
        Meaning::Side(side) => Some(*side),
        _ => None,
    })?;
    tokens.remove(0);
    Some(side)
}

/// "removing 6 5": the outer option is whether the text still makes sense.
#[expect(clippy::option_option, reason = "no removal and a removal that cannot be read differ")]
fn removed(tokens: &mut Vec<Token>) -> Option<Option<Square>> {
    let Some(at) = tokens.iter().position(|token| token.is(Meaning::Removing)) else { return Some(None) };
    let tail = tokens.split_off(at);
    let skip = |token: &&Token| {
        [Meaning::Removing, Meaning::From, Meaning::To, Meaning::Piece(Kind::Pawn, vocabulary::Piece::Word)]
            .into_iter()
            .any(|meaning| token.is(meaning))
    };
    let mut rest = tail.iter().skip_while(skip);
    let (file, rank) = (rest.next()?, rest.next()?);
    let rank = rank.digit().filter(|digit| (1..=8).contains(digit))?;
    let file = file.digit().map(|digit| digit.wrapping_sub(1)).or_else(|| {
        file.meanings.iter().find_map(|(meaning, _)| match meaning {
            Meaning::File(file, _) => Some(*file),
            _ => None,
        })
    });
    let file = file.filter(|file| *file < 8)?;
    let square = Square::from_coords(File::new(u32::from(file)), Rank::new(u32::from(rank - 1)));
    rest.next().is_none().then_some(Some(square))
}

/// Two or three fives, alike apart; `5 55` is a rook.
fn fives(tokens: &[Token]) -> Option<CastlingSide> {
    let gap = tokens.get(1)?.gap;
    let alike = tokens.iter().skip(1).all(|token| token.gap == gap);
    let side = side_of(tokens.len())?;
    (alike && tokens.iter().all(|token| token.digit() == Some(5))).then_some(side)
}

/// O-O, 0-0, oo, 000: 00 is not a square.
fn noughts(tokens: &[Token]) -> Option<CastlingSide> {
    let side = side_of(tokens.len())?;
    tokens.iter().all(|token| token.is(Meaning::Nought) || token.digit() == Some(0)).then_some(side)
}

fn side_of(signs: usize) -> Option<CastlingSide> {
    match signs {
        2 => Some(CastlingSide::KingSide),
        3 => Some(CastlingSide::QueenSide),
        _ => None,
    }
}

/// "castles short, five five. King to 7 1, rook to 6 1."
fn castling_words(tokens: &[Token]) -> Vec<Sense> {
    let short = tokens.iter().any(|token| token.is(Meaning::Short));
    let long = tokens.iter().any(|token| token.is(Meaning::Long));
    let sides: Vec<CastlingSide> = match (short, long) {
        (true, true) => return Vec::new(),
        (true, false) => vec![CastlingSide::KingSide],
        (false, true) => vec![CastlingSide::QueenSide],
        (false, false) => CastlingSide::ALL.to_vec(),
    };
    let said = |token: &Token| [Meaning::Castle, Meaning::Short, Meaning::Long].into_iter().any(|m| token.is(m));
    if !tokens.iter().any(|token| token.is(Meaning::Castle)) {
        return Vec::new();
    }
    let rest: Vec<&Token> = tokens.iter().filter(|token| !said(token) && !token.is(Meaning::To)).collect();
    let fives = rest.iter().take_while(|token| token.digit() == Some(5)).count();
    let tail = rest.get(fives..).unwrap_or_default();
    let fits = |side: &CastlingSide| {
        let counted = fives == 0 || side_of(fives) == Some(*side);
        let pieces = match tail {
            [] => true,
            [king, file, _, rook, _, _] => {
                king.is(Meaning::Piece(Kind::King, vocabulary::Piece::Word))
                    && rook.is(Meaning::Piece(Kind::Rook, vocabulary::Piece::Word))
                    && match file.meanings.first() {
                        Some((Meaning::Digit(digit), _)) => u32::from(*digit) == side.king_to_file().to_u32() + 1,
                        Some((Meaning::File(file, _), _)) => u32::from(*file) == side.king_to_file().to_u32(),
                        _ => false,
                    }
            }
            _ => false,
        };
        counted && pieces
    };
    sides.into_iter().filter(fits).map(Sense::castling).collect()
}
