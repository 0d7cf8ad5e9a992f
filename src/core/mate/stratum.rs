//! A stratum: all positions between two irreversible moves, as one set of squares for each man.
//!
//! The pawns stand fixed, nobody is taken, and every other man has the squares it may be on. It grows
//! those sets to all that can be reached in it, and never below: it may say too much, never too little.
//!
//! Why nothing is missed: take the first move of a legal series inside the stratum that leaves the sets.
//! The mover came from a square of its set, over squares that were empty then. No pawn stands on them, and
//! no man whose set is one square, for such a man was on that square all the time. So `grow` would have
//! added the target. A king moreover never steps beside or before what attacks a square for ever: a pawn
//! or a man that stays where it is.

use shakmaty::{Chess, Color, Position, Role};

use super::steps;

/// How many men a position may have.
pub(super) const MEN: usize = 32;
/// The place of the white king; the black one stands behind it.
pub(super) const KINGS: [usize; 2] = [0, 1];

/// One man: his colour and kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Man {
    pub white: bool,
    pub kind: Role,
}

/// The men, who they are and where each may be; `None` for who was taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stratum {
    pub men: [Option<Man>; MEN],
    pub at: [u64; MEN],
    pub count: usize,
}

/// What holds as long as nobody is taken and no pawn moves.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct View {
    /// The squares nobody ever enters: pawns, and men who never leave theirs.
    pub walls: u64,
    /// The pawns by side, Black first.
    pub pawns: [u64; 2],
    /// The squares these pawns attack.
    pub pawn_attacks: [u64; 2],
    /// The squares each side attacks for ever.
    pub guards: [u64; 2],
}

impl Stratum {
    /// The stratum of a position; `None` where rights to castle or to take in passing are left, which no
    /// set of squares tells, or where there are more men than fit.
    pub(super) fn of(position: &Chess) -> Option<Stratum> {
        let board = position.board();
        if position.castles().any() || position.maybe_ep_square().is_some() || board.occupied().count() > MEN {
            return None;
        }
        let mut stratum = Stratum { men: [None; MEN], at: [0; MEN], count: 2 };
        for color in Color::ALL {
            let place = KINGS[usize::from(color.is_black())];
            stratum.men[place] = Some(Man { white: color.is_white(), kind: Role::King });
            stratum.at[place] = u64::from(board.kings() & board.by_color(color));
        }
        for kind in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn] {
            for square in board.by_role(kind) {
                let white = board.white().contains(square);
                stratum.men[stratum.count] = Some(Man { white, kind });
                stratum.at[stratum.count] = 1 << u32::from(square);
                stratum.count += 1;
            }
        }
        Some(stratum)
    }

    /// The men who are left, with their places.
    pub(super) fn living(&self) -> impl Iterator<Item = (usize, Man)> + '_ {
        self.men[..self.count].iter().enumerate().filter_map(|(place, man)| man.map(|man| (place, man)))
    }

    /// Whether two strata have the same men, pawns on the same squares.
    pub(super) fn same_class(&self, other: &Stratum) -> bool {
        self.men[..self.count] == other.men[..other.count]
            && self.living().all(|(place, man)| man.kind != Role::Pawn || self.at[place] == other.at[place])
    }

    /// A number that strata with the same men, pawns on the same squares, have in common.
    pub(super) fn mark(&self) -> u64 {
        self.living().fold(0, |mark, (place, man)| {
            let pawn = if man.kind == Role::Pawn { self.at[place] } else { man.kind as u64 };
            (mark ^ pawn ^ (place as u64) << 3).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
        })
    }

    /// Adds the squares of a stratum of the same class; whether any was new.
    pub(super) fn absorb(&mut self, other: &Stratum) -> bool {
        let mut grew = false;
        for (own, more) in self.at.iter_mut().zip(other.at) {
            grew |= more & !*own != 0;
            *own |= more;
        }
        grew
    }

    /// Grows every set to what its man can reach while the pawns stand and nobody is taken.
    pub(super) fn grow(&mut self) -> View {
        let mut view = View::default();
        let mut pieces = [(0usize, Man { white: true, kind: Role::King }); MEN];
        let mut many = 0;
        for (place, man) in self.men[..self.count].iter().enumerate() {
            match man {
                Some(man) if man.kind == Role::Pawn => view.pawns[usize::from(man.white)] |= self.at[place],
                Some(man) => {
                    pieces[many] = (place, *man);
                    many += 1;
                }
                None => {}
            }
        }
        let pieces = &pieces[..many];
        let standing = view.pawns[0] | view.pawns[1];
        view.pawn_attacks = [steps::pawns(view.pawns[0], false), steps::pawns(view.pawns[1], true)];
        loop {
            view.walls = standing;
            view.guards = view.pawn_attacks;
            for &(place, man) in pieces {
                let at = self.at[place];
                if at & at.wrapping_sub(1) == 0 {
                    view.walls |= at;
                    // A line piece shut in attacks at least what touches it.
                    let near = match man.kind {
                        Role::Knight => steps::knight(at),
                        kind => steps::attacks(kind, at, !0),
                    };
                    view.guards[usize::from(man.white)] |= near;
                }
            }
            let mut grew = false;
            for &(place, man) in pieces {
                let at = self.at[place];
                let mut reach = steps::attacks(man.kind, at, view.walls) & !view.walls;
                if man.kind == Role::King {
                    reach &= !view.guards[usize::from(!man.white)];
                }
                if reach & !at != 0 {
                    self.at[place] |= reach;
                    grew = true;
                }
            }
            if !grew {
                return view;
            }
        }
    }
}
