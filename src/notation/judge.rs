//! Ranking: the best senses that are legal decide (design "notation", "Decided").
//!
//! It owns which of several legal moves is announced and when it is asked instead. It never asks
//! what is legal of anybody but shakmaty, and never chooses where the rules say to ask.

use shakmaty::{Chess, Color, Move, MoveList, Position};

use super::options::{Ambiguity, Mode, Options};
use super::parse::Parsed;
use super::question::{Choice, Question};
use super::sense::{Kinds, MISTAKES, Sense};
use super::vocabulary::Note;
use super::{Meant, Reading, Warning};
use crate::core::legality::{Attempt, check_after, why_not};
use crate::core::piece::Kind;

/// The reading of a parsed text in a position.
pub(super) fn judge(parsed: &Parsed, position: &Chess, options: &Options) -> Reading {
    let turn = position.turn();
    if parsed.side.is_some_and(|side| Color::from(side) != turn) {
        return Reading::NotAMove;
    }
    if parsed.not_digital {
        return Reading::NotDigital;
    }
    let bound = parsed.four && options.squares_bind && parsed.senses.iter().any(|sense| starts_own(sense, position));
    let squares = |sense: &&Sense| !bound || sense.from().is_some() && sense.to().is_some();
    let senses: Vec<Sense> = parsed.senses.iter().filter(squares).copied().collect();
    let legal = position.legal_moves();
    let heard = |mistaken: u8| senses.iter().filter(move |sense| sense.mistaken == mistaken);
    let mut moves = chosen(&heard(0).copied().collect::<Vec<_>>(), parsed, &legal, options);
    for mistaken in 1..=MISTAKES {
        if moves.is_empty() {
            // Nothing that was heard is legal: then all that may have been said instead, unranked,
            // so that a mistaken word never decides between two moves.
            moves = union(heard(mistaken), &legal);
        }
    }
    match moves.as_slice() {
        [] => refusal(&senses, position),
        [mv] => Reading::Unique { mv: *mv, offer: parsed.offer, warning: warning(parsed.note, position, *mv) },
        _ => {
            moves.sort_by_key(order);
            let question = Question::about(&moves, parsed.fives);
            let choices = moves.into_iter().map(|mv| Choice { mv }).collect();
            Reading::Ambiguous { question, choices, offer: parsed.offer }
        }
    }
}

/// Whether a sense goes from the square of an own piece to another square.
fn starts_own(sense: &Sense, position: &Chess) -> bool {
    sense.to().is_some() && sense.from().is_some_and(|from| position.us().contains(from))
}

fn meant_by<'a>(sense: &'a Sense, legal: &'a MoveList) -> impl Iterator<Item = Move> + 'a {
    legal.iter().copied().filter(|mv| sense.means(*mv))
}

fn union<'a>(senses: impl Iterator<Item = &'a Sense>, legal: &MoveList) -> Vec<Move> {
    let mut moves = Vec::new();
    for mv in senses.flat_map(|sense| meant_by(sense, legal)) {
        if !moves.contains(&mv) {
            moves.push(mv);
        }
    }
    moves
}

fn chosen(senses: &[Sense], parsed: &Parsed, legal: &MoveList, options: &Options) -> Vec<Move> {
    let everything = union(senses.iter(), legal);
    let best = senses.iter().filter(|sense| meant_by(sense, legal).next().is_some()).map(|sense| sense.tier).min();
    let Some(best) = best else { return Vec::new() };
    let moves = union(senses.iter().filter(|sense| sense.tier == best), legal);
    if options.mode == Mode::Sheet {
        return moves;
    }
    // `55` and `555` ask whatever the ranks, unless the player has decided once and for all.
    if parsed.fives.is_some() && moves.iter().any(|mv| mv.is_castle()) {
        return if options.ambiguity == Ambiguity::Castle { moves } else { everything };
    }
    // So does a promotion whose piece is not certain.
    let uncertain = senses.iter().any(|sense| {
        let mut promotions = meant_by(sense, legal).filter(|mv| mv.is_promotion());
        promotions
            .next()
            .is_some_and(|one| promotions.any(|other| other.from() == one.from() && other.to() == one.to()))
    });
    if uncertain { everything } else { moves }
}

/// Castling first, then by kind, square and the value of the promoted piece.
fn order(mv: &Move) -> (bool, u8, u32, u32, u8) {
    let promotion = mv.promotion().map_or(0, |kind| 6 - Kind::from(kind) as u8);
    let from = mv.from().map_or(0, |square| square.to_u32());
    (!mv.is_castle(), Kind::from(mv.role()) as u8, mv.to().to_u32(), from, promotion)
}

/// What was written about check, compared with what the move does.
fn warning(note: Option<Note>, position: &Chess, mv: Move) -> Option<Warning> {
    let note = note?;
    let (checkers, mate) = check_after(position, mv)?;
    match note {
        Note::Check | Note::CheckOrMate if checkers == 0 => Some(Warning::NotCheck),
        Note::Double if checkers < 2 => Some(Warning::NotDouble),
        Note::Mate if !mate => Some(Warning::NotMate),
        Note::DoubleOrMate if !mate && checkers < 2 => Some(Warning::NotMate),
        _ => None,
    }
}

/// What was understood, and why it is not legal: of the most complete sense.
fn refusal(senses: &[Sense], position: &Chess) -> Reading {
    let ranked = senses.iter().min_by_key(|sense| (sense.mistaken, sense.tier, !plausible(sense, position)));
    let Some(sense) = ranked else { return Reading::NotAMove };
    let meant = meant(sense, position);
    let promotion = meant.promotion;
    let attempt = match (sense.castle, meant.from, meant.to) {
        (Some(side), ..) => Attempt::Castle(side),
        (None, Some(from), Some(to)) => {
            let kind = (sense.kinds != Kinds::ANY).then(|| said_kind(sense.kinds, position, from)).flatten();
            Attempt::Squares { kind, from, to, promotion }
        }
        (None, None, Some(to)) => {
            let kind = meant.kind.or_else(|| sense.kinds.each().next()).unwrap_or(Kind::Pawn);
            Attempt::Piece { kind, file: sense.from_file, rank: sense.from_rank, to, promotion }
        }
        // "exd" where no pawn can: there is no square to give a reason about.
        (None, _, None) => return Reading::NotAMove,
    };
    Reading::Illegal { meant, reason: why_not(position, &attempt) }
}

/// A sense whose start holds a piece it names is the likelier one.
fn plausible(sense: &Sense, position: &Chess) -> bool {
    sense.from().is_none_or(|from| {
        let own = position.us().contains(from);
        own && position.board().role_at(from).is_some_and(|kind| sense.kinds.has(kind.into()))
    })
}

/// Of the kinds a value names, the one that stands there.
fn said_kind(kinds: Kinds, position: &Chess, from: shakmaty::Square) -> Option<Kind> {
    let stands = position.board().role_at(from).map(Kind::from).filter(|kind| kinds.has(*kind));
    stands.or_else(|| kinds.each().next())
}

fn meant(sense: &Sense, position: &Chess) -> Meant {
    let from = sense.from();
    let stands = from.filter(|from| position.us().contains(*from)).and_then(|from| position.board().role_at(from));
    let kind = match sense.kinds.single() {
        Some(kind) => Some(kind),
        None => stands.map(Kind::from).filter(|kind| sense.kinds.has(*kind)),
    };
    Meant {
        kind,
        from,
        from_file: sense.from_file,
        from_rank: sense.from_rank,
        to: sense.to(),
        promotion: sense.promotion.and_then(Kinds::single),
        castle: sense.castle,
        capture: sense.takes,
    }
}
