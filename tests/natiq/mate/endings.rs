//! The truth about endings of few men, reckoned backwards from their mates and independent of the program.
//!
//! For every position of a class and each side: whether some legal series ends in mate by that side. Between two
//! moves that cannot be undone (captures and pawn moves) the moves of kings and pieces can be taken back one by one,
//! so from each mate all positions it can be reached from are flooded. What a flood leaves dry is asked for its
//! captures and pawn moves, by shakmaty; they lead to what was reckoned before: a smaller class, one with a piece
//! for the pawn, or pawns further on. A position with one that can is flooded from in turn. What is dry then has no
//! way to a mate. Castling is left out; taking in passing is not, its right is looked at where a move brings it.

mod class;
mod held;

use shakmaty::{Bitboard, Chess, Color, Piece, Position, Role, Square, attacks};

use class::{Class, Squares};

/// A set of numbers.
#[derive(Clone, Debug, Default)]
struct Set(Vec<u64>);

impl Set {
    fn of(size: usize) -> Set {
        Set(vec![0; size.div_ceil(64)])
    }

    fn has(&self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 > 0
    }

    /// Adds one; whether it was new.
    fn add(&mut self, number: usize) -> bool {
        let (word, bit) = (&mut self.0[number / 64], 1 << (number % 64));
        let new = *word & bit == 0;
        *word |= bit;
        new
    }

    fn count(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }
}

/// What is true of a class.
pub struct Ending {
    pub class: Class,
    /// The positions, kings that could be taken excepted.
    positions: Set,
    /// Of these, where White can mate and where Black can.
    can: [Set; 2],
}

/// The classes that were reckoned, smaller ones first.
#[derive(Default)]
pub struct Truth(Vec<Ending>);

impl Truth {
    /// Whether a side can mate in a position of a class that was reckoned.
    pub fn can(&self, position: &Chess, side: Color) -> bool {
        self.or_in(None, position, side)
    }

    fn or_in(&self, more: Option<&Ending>, position: &Chess, side: Color) -> bool {
        if position.board().by_color(side).count() == 1 {
            return false;
        }
        if position.legal_ep_square().is_some() {
            // It is worth what its moves are worth, and none of them brings another such right.
            return position.legal_moves().into_iter().any(|mv| self.or_in(more, &after(position, mv), side));
        }
        let many = position.board().occupied().count();
        for ending in more.into_iter().chain(&self.0).filter(|ending| ending.class.men.len() == many) {
            for exchanged in [false, true] {
                if let Some((at, turn)) = ending.class.squares(position, exchanged) {
                    let side = if exchanged { side.other() } else { side };
                    return ending.can[usize::from(side.is_black())].has(ending.class.number(&at, turn));
                }
            }
        }
        panic!("not reckoned: {:?}", position.board())
    }

    /// Reckons a class; those its captures and promotions lead to come first.
    pub fn reckon(&mut self, white: &[Role], black: &[Role]) -> &Ending {
        let class = Class::new(white, black);
        let (size, slice) = (class.size(), class.size_behind(class.pawns));
        let mut ending = Ending { positions: Set::of(size), can: [Set::of(size), Set::of(size)], class };
        // Pawns that are further on first: a pawn move leads to them.
        let mut slices: Vec<usize> = match ending.class.pawns {
            0 => vec![0],
            _ => (0..size / slice).map(|number| number * slice).collect(),
        };
        let slice = if ending.class.pawns == 0 { size } else { slice };
        slices.sort_by_key(|&first| ending.steps_left(first));
        for first in slices {
            self.slice(&mut ending, first, slice);
        }
        self.0.push(ending);
        &self.0[self.0.len() - 1]
    }

    fn slice(&self, ending: &mut Ending, first: usize, size: usize) {
        let mut mates = Vec::new();
        for number in first..first + size {
            let (at, turn) = ending.class.position(number);
            let Some(occupied) = ending.class.occupied(&at) else { continue };
            let king = at[ending.class.king(turn.other())];
            if ending.class.attacks(&at, turn, king, occupied) {
                continue;
            }
            ending.positions.add(number);
            if ending.is_mate(&at, turn, occupied) {
                mates.push((number, turn.other()));
            }
        }
        for side in Color::ALL {
            ending.flood(mates.iter().filter(|mate| mate.1 == side).map(|mate| mate.0).collect(), side);
            if !self.may_gain(&ending.class, side) {
                continue;
            }
            for number in first..first + size {
                if ending.positions.has(number)
                    && !ending.can[usize::from(side.is_black())].has(number)
                    && self.gains(ending, number, side)
                {
                    ending.flood(vec![number], side);
                }
            }
        }
    }

    /// Whether some capture or pawn move may lead to where a side can mate.
    fn may_gain(&self, class: &Class, side: Color) -> bool {
        let (own, other) = (class.roles(side), class.roles(side.other()));
        let without = |roles: &[Role], place: usize| [&roles[..place], &roles[place + 1..]].concat();
        let taken = (0..other.len()).any(|place| self.ever(&own, &without(&other, place)));
        let lost = (0..own.len()).any(|place| self.ever(&without(&own, place), &other));
        !own.is_empty() && (class.pawns > 0 || taken || lost)
    }

    /// Whether a side with these can mate anywhere against those.
    fn ever(&self, own: &[Role], other: &[Role]) -> bool {
        let of = |ending: &Ending, side: Color| {
            ending.class.roles(side) == own && ending.class.roles(side.other()) == other && ending.many(side) > 0
        };
        self.0.iter().any(|ending| of(ending, Color::White) || of(ending, Color::Black))
    }

    /// Whether a capture or a pawn move leads to where a side can mate.
    fn gains(&self, ending: &Ending, number: usize, side: Color) -> bool {
        let (at, turn) = ending.class.position(number);
        let Some(position) = ending.class.chess(&at, turn, None, false) else { return false };
        let mut moves = position.legal_moves().into_iter().filter(|mv| mv.is_zeroing());
        moves.any(|mv| self.or_in(Some(ending), &after(&position, mv), side))
    }
}

impl Ending {
    /// How many positions there are, sides and who is to move told apart.
    pub fn total(&self) -> usize {
        self.positions.count()
    }

    /// The positions in which a side can mate, or those in which it cannot.
    pub fn numbers(&self, side: Color, can: bool) -> impl Iterator<Item = usize> {
        let told = &self.can[usize::from(side.is_black())];
        (0..self.class.size()).filter(move |&number| self.positions.has(number) && told.has(number) == can)
    }

    /// The position of a number; none where its check cannot have been given by a move.
    pub fn chess(&self, number: usize) -> Option<Chess> {
        let (at, turn) = self.class.position(number);
        self.class.chess(&at, turn, None, true)
    }

    /// In how many positions a side can mate.
    pub fn many(&self, side: Color) -> usize {
        self.can[usize::from(side.is_black())].count()
    }

    /// The moves of all pawns to their last ranks.
    fn steps_left(&self, number: usize) -> u32 {
        let (at, _) = self.class.position(number);
        let pawns = self.class.men.iter().zip(at).take(self.class.pawns);
        pawns.map(|(man, at)| u32::from(man.color.fold_wb(7 - at / 8, at / 8))).sum()
    }

    /// Whether the side to move is mated: its king has no step out of check, and shakmaty says so.
    fn is_mate(&self, at: &Squares, turn: Color, occupied: Bitboard) -> bool {
        let king = at[self.class.king(turn)];
        if !self.class.attacks(at, turn.other(), king, occupied) {
            return false;
        }
        let own = self.class.men.iter().zip(at).filter(|(man, _)| man.color == turn);
        let own = own.fold(Bitboard::EMPTY, |own, (_, &at)| own | Bitboard(1 << at));
        let gone = occupied ^ Bitboard(1 << king);
        let steps = attacks::king_attacks(Square::new(king.into())) & !own;
        let stays = steps.into_iter().all(|to| self.class.attacks(at, turn.other(), u32::from(to) as u8, gone));
        stays && self.class.chess(at, turn, None, false).is_some_and(|position| position.is_checkmate())
    }

    /// Marks these positions and all from which moves of kings and pieces lead to them.
    fn flood(&mut self, mut from: Vec<usize>, side: Color) {
        let can = &mut self.can[usize::from(side.is_black())];
        from.retain(|&number| can.add(number));
        while let Some(number) = from.pop() {
            let (mut at, turn) = self.class.position(number);
            let occupied = at[..self.class.men.len()].iter().fold(0, |all, at| all | 1u64 << at);
            let mover = turn.other();
            for place in self.class.pawns..self.class.men.len() {
                let man: Piece = self.class.men[place];
                if man.color != mover {
                    continue;
                }
                let here = at[place];
                let mut back = attacks::attacks(Square::new(here.into()), man, Bitboard(occupied)).0 & !occupied;
                while back != 0 {
                    at[place] = back.trailing_zeros() as u8;
                    back &= back - 1;
                    let before = self.class.number(&at, mover);
                    if self.positions.has(before) && can.add(before) {
                        from.push(before);
                    }
                }
                at[place] = here;
            }
        }
    }
}

fn after(position: &Chess, mv: shakmaty::Move) -> Chess {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next
}
