//! `made`, `arbiter illegal` and `claim illegal`: what hands did, told in words (7.5; A.5; VI.3).
//!
//! A text behind `made` is read loosely: two squares are enough, lawful or not. It judges nothing; what
//! is not lawful is only asked about, for it counts once it was pressed.

use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, File, Position, Rank, Square};

use super::pending::Question;
use super::{Dialogue, Sorry, Step};
use crate::core::irregularity;
use crate::core::{Act, ClaimAct, Command, Illegal, Kind, MoveAct, Role, State};
use crate::notation::{self, Meant, Reading};
use crate::words::Word;

/// What a text behind `made` comes to.
enum Told {
    /// A move of hands; as it was understood, where it is not lawful.
    Move { uci: UciMove, meant: Option<Meant> },
    /// A pawn that may have been left on the last rank.
    Left { uci: UciMove, meant: Meant },
    /// It cannot have been played so.
    Unmade(Illegal),
    /// Nothing that says two squares.
    Nothing,
}

impl Dialogue {
    /// What was really played and pressed on the other board.
    pub(super) fn made(&mut self, state: &State, by: Role, text: &str) -> Vec<Step> {
        if !may_be_told(state, by) {
            // Nothing has to be read of what is refused anyway: `core` says why.
            return vec![Step::Do(Command { by, act: Act::Move(MoveAct::Made { uci: UciMove::Null }) })];
        }
        let (uci, meant, left) = match self.told(state.position(), text) {
            Told::Nothing => return vec![Step::Sorry(Sorry::Argument(Word::Made))],
            Told::Unmade(reason) => return vec![Step::Sorry(Sorry::Unmade(reason))],
            Told::Move { uci, meant } => (uci, meant, false),
            Told::Left { uci, meant } => (uci, Some(meant), true),
        };
        let command = Command { by, act: Act::Move(MoveAct::Made { uci }) };
        match meant.filter(|_| state.announced().is_none()) {
            None => vec![Step::Do(command)],
            Some(meant) => self.asking(by, Question::Made { command, meant, left }),
        }
    }

    /// The acts about an irregularity that a command word stands for, and who gives them.
    pub(super) fn irregularity(
        &self,
        speaker: Role,
        named: Option<Role>,
        word: Word,
        rest: &str,
    ) -> Option<(Role, Act)> {
        if word == Word::ClaimIllegal {
            return Some((speaker, Act::Claim(ClaimAct::Illegal)));
        }
        let act = self.reader().illegal(rest)?;
        Some((named.unwrap_or_else(|| self.arbiter()), Act::Arbiter(act)))
    }

    fn told(&self, position: &Chess, text: &str) -> Told {
        if let Some((from, to)) = two_squares(text).filter(|(from, _)| position.us().contains(*from)) {
            return by_squares(position, from, to, None);
        }
        // Whatever notation a game is played in, hands are told in any.
        match notation::read(text, position, &self.reader().vocabulary, &self.reading()) {
            Reading::Unique { mv, .. } => Told::Move { uci: crate::core::uci(position, mv), meant: None },
            Reading::Ambiguous { choices, .. } => left(position, &choices).unwrap_or(Told::Nothing),
            Reading::Illegal { reason: reason @ Illegal::WrongKind { .. }, .. } => Told::Unmade(reason),
            Reading::Illegal { meant, .. } => squares(position, meant),
            Reading::NotDigital | Reading::NotAMove => Told::Nothing,
        }
    }
}

/// Whether `core` would take it at all: of the hands of the side to move, in a game that goes on.
fn may_be_told(state: &State, by: Role) -> bool {
    by.side().is_none_or(|side| side == state.turn()) && state.outcome().is_none()
}

/// A pawn's move to the last rank without a promotion; any other text that fits several moves says too little.
fn left(position: &Chess, choices: &[notation::Choice]) -> Option<Told> {
    let first = choices.first()?.mv;
    let (from, to) = (first.from()?, first.to());
    let one =
        |choice: &notation::Choice| choice.mv.is_promotion() && choice.mv.from() == Some(from) && choice.mv.to() == to;
    // "57583" names a value that two pieces have: then a promotion was said, and not which.
    let all = position.legal_moves().iter().filter(|mv| mv.from() == Some(from) && mv.to() == to).count();
    if !choices.iter().all(one) || choices.len() < all {
        return None;
    }
    let uci = UciMove::Normal { from, to, promotion: None };
    Some(Told::Left { uci, meant: understood(position, from, to) })
}

/// A move that is not lawful, by its two squares, as far as they can be known.
fn squares(position: &Chess, meant: Meant) -> Told {
    let king = position.board().king_of(position.turn());
    if let (Some(side), Some(from)) = (meant.castle, king) {
        let uci = UciMove::Normal { from, to: side.king_to(position.turn()), promotion: None };
        return Told::Move { uci, meant: Some(meant) };
    }
    let Some(to) = meant.to else { return Told::Nothing };
    let Some(from) = meant.from.or_else(|| only_one(position, &meant)) else { return Told::Nothing };
    if !position.us().contains(from) {
        return Told::Unmade(Illegal::NoPiece { on: from });
    }
    by_squares(position, from, to, meant.promotion)
}

/// A move of an own piece from square to square.
fn by_squares(position: &Chess, from: Square, to: Square, promotion: Option<Kind>) -> Told {
    let uci = UciMove::Normal { from, to, promotion: promotion.map(shakmaty::Role::from) };
    let meant = Meant { promotion, ..understood(position, from, to) };
    let lawful = uci.to_move(position).is_ok_and(|mv| !irregularity::takes_king(mv));
    match () {
        () if irregularity::is_left(position, uci) => Told::Left { uci, meant },
        () if lawful => Told::Move { uci, meant: None },
        () => Told::Move { uci, meant: Some(meant) },
    }
}

/// Two squares by their digits alone, however they are spaced. An announcement may read `3133` as a value, a
/// rank and a square; what hands did is first of all from one square to another.
fn two_squares(text: &str) -> Option<(Square, Square)> {
    let folded = notation::folded(text);
    let signs = folded.chars().filter(|sign| !sign.is_whitespace() && !"-,.".contains(*sign));
    let digits: Vec<u32> = signs.map(|sign| sign.to_digit(10)).collect::<Option<_>>()?;
    let &[a, b, c, d] = digits.as_slice() else { return None };
    let square = |file: u32, rank: u32| {
        let on = |digit: u32| (1..=8).contains(&digit).then(|| digit - 1);
        Some(Square::from_coords(File::new(on(file)?), Rank::new(on(rank)?)))
    };
    Some((square(a, b)?, square(c, d)?))
}

/// The square of a piece that is the only one of its kind.
fn only_one(position: &Chess, meant: &Meant) -> Option<Square> {
    let all = position.our(meant.kind?.into());
    let mut fitting = all.into_iter().filter(|on| {
        meant.from_file.is_none_or(|file| file == on.file()) && meant.from_rank.is_none_or(|rank| rank == on.rank())
    });
    fitting.next().filter(|_| fitting.next().is_none())
}

fn understood(position: &Chess, from: Square, to: Square) -> Meant {
    Meant {
        kind: position.board().role_at(from).map(Into::into),
        from: Some(from),
        from_file: None,
        from_rank: None,
        to: Some(to),
        promotion: None,
        castle: None,
        capture: false,
    }
}

/// Whether the player who is not to move wants to take the king of the one who is (1.4.1).
pub(super) fn takes_king(state: &State, by: Role, meant: &Meant) -> bool {
    let turn = state.turn();
    by.side() == Some(turn.other())
        && meant.to.is_some()
        && meant.from.is_none_or(|on| state.position().board().color_at(on) == Some(Color::from(turn.other())))
        && meant.to == state.position().board().king_of(Color::from(turn))
}
