//! A class of endings: the same men on any squares, and a number for each position of it.

use shakmaty::{Bitboard, CastlingMode, Chess, Color, Piece, Position, Role, Setup, Square, attacks};

/// The most men of a class, kings included.
pub const MOST: usize = 4;
/// The squares of the men, in the order of the class.
pub type Squares = [u8; MOST];

/// The men: pawns, then the white king, the black king, and the rest.
///
/// The first man is never on the right wing, and above the middle only where a pawn gives the board a direction:
/// the mirrored position has the same number. Two men of one kind keep apart who is who.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Class {
    pub men: Vec<Piece>,
    /// How many of the first are pawns.
    pub pawns: usize,
}

impl Class {
    /// The class of what each side has beside its king.
    pub fn new(white: &[Role], black: &[Role]) -> Class {
        let (white, black) =
            (white.iter().map(|role| role.of(Color::White)), black.iter().map(|role| role.of(Color::Black)));
        let (mut men, rest): (Vec<Piece>, Vec<Piece>) = white.chain(black).partition(|man| man.role == Role::Pawn);
        let pawns = men.len();
        men.extend([Role::King.of(Color::White), Role::King.of(Color::Black)]);
        men.extend(rest);
        Class { men, pawns }
    }

    /// What a side has beside its king, from the pawn up.
    pub fn roles(&self, color: Color) -> Vec<Role> {
        let own = self.men.iter().filter(|man| man.color == color && man.role != Role::King);
        let mut roles: Vec<Role> = own.map(|man| man.role).collect();
        roles.sort_unstable();
        roles
    }

    /// The place of a king.
    pub fn king(&self, color: Color) -> usize {
        self.pawns + usize::from(color.is_black())
    }

    /// How many numbers there are; not each is a position.
    pub fn size(&self) -> usize {
        let first = if self.pawns > 0 { 24 } else { 16 };
        first * self.size_behind(1)
    }

    /// How many of them share the squares of so many first men.
    pub fn size_behind(&self, first: usize) -> usize {
        2 << (6 * (self.men.len() - first))
    }

    /// The number of a position.
    pub fn number(&self, at: &Squares, turn: Color) -> usize {
        let mut turned = if at[0] & 4 > 0 { 7 } else { 0 };
        let mut first = at[0] ^ turned;
        if self.pawns > 0 {
            first -= 8;
        } else if first >= 32 {
            turned |= 56;
            first ^= 56;
        }
        let mut number = usize::from((first >> 3) * 4 + (first & 7));
        for at in &at[1..self.men.len()] {
            number = number << 6 | usize::from(at ^ turned);
        }
        number << 1 | usize::from(turn.is_black())
    }

    /// The position of a number.
    pub fn position(&self, number: usize) -> (Squares, Color) {
        let turn = if number & 1 > 0 { Color::Black } else { Color::White };
        let mut rest = number >> 1;
        let mut at = [0; MOST];
        for place in (1..self.men.len()).rev() {
            at[place] = (rest & 63) as u8;
            rest >>= 6;
        }
        at[0] = (rest as u8 >> 2) * 8 + (rest as u8 & 3) + if self.pawns > 0 { 8 } else { 0 };
        (at, turn)
    }

    /// The occupied squares, where no two men are on one and no pawn is on a last rank.
    pub fn occupied(&self, at: &Squares) -> Option<Bitboard> {
        let mut occupied = Bitboard::EMPTY;
        for at in &at[..self.men.len()] {
            occupied |= Bitboard(1 << at);
        }
        let stand = at[..self.pawns].iter().all(|at| (8..56).contains(at));
        (stand && occupied.count() == self.men.len()).then_some(occupied)
    }

    /// Whether a side attacks a square.
    pub fn attacks(&self, at: &Squares, by: Color, square: u8, occupied: Bitboard) -> bool {
        let mut men = self.men.iter().zip(at).filter(|&(man, &at)| man.color == by && at != square);
        men.any(|(&man, &at)| attacks::attacks(Square::new(at.into()), man, occupied).0 >> square & 1 > 0)
    }

    /// The position as shakmaty has it, with or without the right to take in passing behind this square.
    ///
    /// None where it is none: a right that nobody has, men on one square, a king that could be taken; and, where
    /// `strict`, a check that no move can have given.
    pub fn chess(&self, at: &Squares, turn: Color, passed: Option<Square>, strict: bool) -> Option<Chess> {
        self.occupied(at)?;
        let mut setup = Setup { turn, ep_square: passed, ..Setup::empty() };
        for (&man, &at) in self.men.iter().zip(at) {
            setup.board.set_piece_at(Square::new(at.into()), man);
        }
        let position: Chess = match setup.position(CastlingMode::Standard) {
            Err(error) if !strict => error.ignore_impossible_check().ok()?,
            position => position.ok()?,
        };
        (position.legal_ep_square() == passed).then_some(position)
    }

    /// Where its men stand in a position, colours as they are or exchanged; none where the position has others.
    pub fn squares(&self, position: &Chess, exchanged: bool) -> Option<(Squares, Color)> {
        let board = position.board();
        let color = |color: Color| if exchanged { color.other() } else { color };
        let mut left = board.occupied();
        let mut at = [0; MOST];
        for (place, man) in self.men.iter().enumerate() {
            let square = (left & board.by_piece(man.role.of(color(man.color)))).first()?;
            left.discard(square);
            at[place] = u32::from(square) as u8 ^ if exchanged { 56 } else { 0 };
        }
        left.is_empty().then(|| (at, color(position.turn())))
    }
}
