//! The moves of a game of a file, followed as far as they can be read.

use shakmaty::fen::Fen;
use shakmaty::{Chess, Position};

use crate::core::profile::Notation;
use crate::core::{Ply, Side, setup};
use crate::replay::{foreign, judge};
use crate::sheet::moves;
use crate::written::{Form, Game, Item, Keys, What};

/// Where a game stands while it is written out.
pub(super) struct Walk {
    /// The positions before each half-move that was read, and the last one; none where no move can be read.
    line: Vec<Chess>,
    /// The algebraic texts of the half-moves.
    played: Vec<String>,
    /// What was taken back and is not told yet.
    back: Vec<String>,
    /// The number of the next half-move's full move and whether it is Black's.
    next: (u32, bool),
    /// A number that does not follow, until a move stands behind it.
    odd: Option<(u32, bool)>,
}

impl Walk {
    pub(super) fn of(game: &Game) -> Walk {
        let named = game.tag("FEN").map(str::to_owned).or_else(|| crate::replay::position(game));
        let start = match &named {
            None => Some(Chess::default()),
            Some(fen) => {
                let mode = setup::castling_mode(fen);
                fen.parse::<Fen>().ok().and_then(|fen| fen.into_position(mode).ok())
            }
        };
        let line: Vec<Chess> = start.filter(|_| foreign(game).is_none()).into_iter().collect();
        let next = line.first().map_or((1, false), |start| (start.fullmoves().get(), start.turn().is_black()));
        Walk { line, played: Vec::new(), back: Vec::new(), next, odd: None }
    }

    /// The number and side of the next half-move.
    pub(super) fn turn(&mut self) -> (u32, Side) {
        if let Some(odd) = self.odd.take() {
            // It hides moves: nothing behind it can be read.
            self.line.clear();
            self.next = odd;
        }
        (self.next.0, if self.next.1 { Side::Black } else { Side::White })
    }

    /// A number of the file: on a sheet one that goes back takes moves back.
    pub(super) fn number(&mut self, number: u32, black: bool, from: Form) {
        if from == Form::Sheet {
            self.back_to((number, black));
            self.odd = Some((number, black)).filter(|turn| *turn != self.next);
        }
        if self.line.is_empty() {
            self.next = (number, black);
        }
    }

    fn back_to(&mut self, turn: (u32, bool)) {
        let due = |position: &Chess| (position.fullmoves().get(), position.turn().is_black());
        let Some(keep) = self.line.iter().position(|position| due(position) == turn) else { return };
        if keep + 1 < self.line.len() {
            self.line.truncate(keep + 1);
            self.back = self.played.split_off(keep);
            self.next = turn;
        }
    }

    /// A line of a sheet that says that moves were taken back.
    pub(super) fn restored(&mut self, value: &str) {
        if let Some((number, side)) = Keys::default().restored(value) {
            self.back_to((number, side == Side::Black));
        }
    }

    /// Takes the moves that were taken back out of a game, and says so in a comment.
    pub(super) fn take_back(&mut self, body: &mut Vec<Item>) {
        let back = std::mem::take(&mut self.back);
        if back.is_empty() {
            return;
        }
        let moves = body.iter().enumerate().filter(|(_, item)| matches!(item.what, What::Move(_)));
        if let Some(first) = moves.rev().map(|(at, _)| at).nth(back.len() - 1) {
            // What was said of them goes with them; lines of the sheet stay.
            let undone = body.split_off(first);
            let theirs = |what: &What| matches!(what, What::Move(_) | What::Nag(_) | What::Offer | What::Number { .. });
            body.extend(undone.into_iter().filter(|item| !theirs(&item.what)));
        }
        let line = body.last().map_or(1, |item| item.line);
        body.push(Item { line, what: What::Comment(format!("taken back: {}", back.join(" "))) });
    }

    /// The next half-move in a notation; as it stands where it cannot be read, and everything behind it.
    pub(super) fn play(&mut self, text: &str, notation: Notation) -> String {
        let (number, black) = self.next;
        self.next = if black { (number.saturating_add(1), false) } else { (number, true) };
        let Some(position) = self.line.last() else { return text.to_owned() };
        let Ok(mv) = judge(position, text) else {
            self.line.clear();
            return text.to_owned();
        };
        let (ply, after) = Ply::play(position, mv);
        let written = moves::text(position, &ply, notation);
        self.played.push(moves::text(position, &ply, Notation::Algebraic));
        self.line.push(after);
        written
    }

    /// The items of a variation as a game that begins with another move in place of the last one.
    pub(super) fn instead(&self, body: Vec<Item>) -> Game {
        let (number, black) = match self.next {
            (number, true) => (number, false),
            (number, false) => (number.saturating_sub(1).max(1), true),
        };
        let line = body.first().map_or(1, |item| item.line);
        let first = Item { line, what: What::Number { number, black } };
        Game { first: line, head: Vec::new(), body: std::iter::once(first).chain(body).collect() }
    }
}

/// The items up to the end of the variation that was begun.
pub(super) fn variation<'a>(items: &mut impl Iterator<Item = &'a Item>) -> Vec<Item> {
    let mut depth = 1_usize;
    let inside = items.take_while(|item| {
        match item.what {
            What::Open => depth += 1,
            What::Close => depth -= 1,
            _ => {}
        }
        depth > 0
    });
    // A remark to the end of its line would take the rest of the variation with it.
    let kept = inside.filter(|item| !matches!(item.what, What::Endless)).cloned();
    kept.map(|item| match item.what {
        What::Remark(text) | What::Escape(text) => Item { what: What::Comment(text), ..item },
        _ => item,
    })
    .collect()
}

/// The valuation that is written behind a move, of those that have a sign (PGN 8.2.3.8, 10).
pub(super) fn suffix(nag: &str) -> Option<&str> {
    match nag {
        "$1" => Some("!"),
        "$2" => Some("?"),
        "$3" => Some("!!"),
        "$4" => Some("??"),
        "$5" => Some("!?"),
        "$6" => Some("?!"),
        _ if nag.chars().all(|sign| matches!(sign, '!' | '?')) => Some(nag),
        _ => None,
    }
}

/// A comment line of a sheet: a valuation that has no sign, else somebody's words.
pub(super) fn of_comment(value: &str) -> What {
    let number = value.strip_prefix('$');
    match number.filter(|digits| (1..=3).contains(&digits.len()) && digits.bytes().all(|sign| sign.is_ascii_digit())) {
        Some(_) => What::Nag(value.to_owned()),
        None => What::Comment(value.to_owned()),
    }
}
