//! Which move to try first: a guess how far its position is from a mate, in small steps.
//!
//! The loser's men are to go, his king to come to a corner with few open squares around him, the winner's
//! king to stand by him, the winner's men to live and his pawns to queen where they are needed. Who has
//! only knights and bishops needs the loser's men as walls: they are to stay, near their king. It decides
//! nothing: every move gets a cost, none is left out.

use std::cell::Cell;

use shakmaty::{Bitboard, Board, Chess, Color, Move, Piece, Position, Role, Square, attacks};

use super::ways::{Way, Weights};

/// More men of the loser than these are many.
const FEW_MEN: usize = 7;
/// Keeps every cost above nothing.
const LEAST: i32 = 24;

/// What the cost of a move is reckoned from.
pub(super) struct Guide<'a> {
    board: &'a Board,
    weights: &'static Weights,
    winner: Color,
    winning: bool,
    weak: bool,
    depth: u32,
    own: Square,
    king: Square,
    /// The loser's men but his king.
    theirs: Bitboard,
    /// All men but the loser's king, who is no wall to what attacks him.
    walls: Bitboard,
    /// The squares the winner attacks, and those he attacks twice.
    once: Bitboard,
    twice: Bitboard,
    /// The squares around the loser's king, and of them those that are open.
    around: Bitboard,
    open: Bitboard,
    /// A man of the winner and the squares that the others attack.
    left: Cell<(Square, Bitboard)>,
    /// The squares from which a knight, a bishop and a rook give check.
    checking: [Bitboard; 3],
    heavy: i32,
    minors: i32,
    /// How far the winner's best pawn is from queening; hindrances count as steps.
    pawn: Option<i32>,
    rivals: i32,
    men: i32,
    many: usize,
    beside: i32,
    /// The colour of the corners that will do, where all the winner has are bishops of one colour.
    corners: Bitboard,
}

/// What a move changes.
struct Change {
    own: Square,
    king: Square,
    open: Bitboard,
    heavy: i32,
    minors: i32,
    pawn: Option<i32>,
    rivals: i32,
    men: i32,
    beside: i32,
    extra: i32,
}

impl<'a> Guide<'a> {
    /// The guide in a position that so many half-moves led to.
    pub(super) fn of(position: &'a Chess, winner: Color, way: &'static Way, depth: u32) -> Guide<'a> {
        let board = position.board();
        let (ours, all_theirs) = (board.by_color(winner), board.by_color(winner.other()));
        let place = |color| board.king_of(color).unwrap_or(Square::A1);
        let (own, king) = (place(winner), place(winner.other()));
        let (theirs, walls) = (all_theirs.without(king), board.occupied().without(king));
        let (mut once, mut twice) = (Bitboard::EMPTY, Bitboard::EMPTY);
        for square in ours {
            if let Some(piece) = board.piece_at(square) {
                let reach = attacks::attacks(square, piece, walls);
                twice |= once & reach;
                once |= reach;
            }
        }
        let (kings, pawns, bishops) = (board.kings(), board.pawns() & ours, board.bishops() & ours);
        let heavy = ours & board.rooks_and_queens();
        let is_all = |set: Bitboard| (ours & !kings & !bishops).is_empty() && (bishops & !set).is_empty();
        let corners = match () {
            () if is_all(Bitboard::DARK_SQUARES) => Bitboard::DARK_SQUARES,
            () if is_all(Bitboard::LIGHT_SQUARES) => Bitboard::LIGHT_SQUARES,
            () => Bitboard::FULL,
        };
        let strong = (heavy | pawns).any();
        let weights = if strong { &way.strong } else { &way.weak };
        let mut guide = Guide {
            board,
            weights,
            winner,
            winning: position.turn() == winner,
            depth,
            own,
            king,
            theirs,
            walls,
            once,
            twice,
            around: attacks::king_attacks(king),
            open: attacks::king_attacks(king) & !theirs & !once,
            left: Cell::new((king, once)),
            checking: [
                attacks::knight_attacks(king),
                attacks::bishop_attacks(king, walls),
                attacks::rook_attacks(king, walls),
            ],
            heavy: count(heavy),
            minors: count(ours & (board.bishops() | board.knights())),
            pawn: None,
            rivals: count(theirs & board.rooks_and_queens()),
            men: count(theirs),
            many: usize::from(theirs.count() >= FEW_MEN),
            weak: !strong,
            beside: if strong { 0 } else { around(theirs, king) },
            corners,
        };
        if heavy.is_empty() {
            guide.pawn = pawns.into_iter().map(|square| guide.distance(square)).min();
        }
        guide
    }

    /// How far the position behind a move is from a mate, as a guess.
    pub(super) fn cost(&self, mv: Move) -> usize {
        let weights = self.weights;
        let change = if self.winning { self.winners(mv) } else { self.losers(mv) };
        let mut cost = LEAST + change.extra;
        if change.heavy <= 0 {
            cost += match change.pawn {
                Some(far) => weights.pawn + weights.step * far,
                None => weights.bare - weights.minor * change.minors.min(3),
            };
        }
        let near = (steps(change.own, change.king) - 2).max(0);
        cost += weights.open * count(change.open) + weights.rival * change.rivals + weights.man * change.men;
        cost += weights.near[self.many] * near + weights.corner[self.many] * self.corner(change.king);
        cost += weights.beside * change.beside / 2;
        cost *= 2;
        if weights.played > 0 {
            cost += i32::try_from(self.depth).unwrap_or(i32::MAX / 2) / weights.played;
        }
        usize::try_from(cost).unwrap_or(0)
    }

    fn unchanged(&self, open: Bitboard) -> Change {
        Change {
            own: self.own,
            king: self.king,
            open,
            heavy: self.heavy,
            minors: self.minors,
            pawn: self.pawn,
            rivals: self.rivals,
            men: self.men,
            beside: self.beside,
            extra: 0,
        }
    }

    fn winners(&self, mv: Move) -> Change {
        let (weights, role, to) = (self.weights, mv.role(), mv.to());
        let Some(from) = mv.from().filter(|_| !mv.is_castle()) else {
            return self.unchanged(self.open);
        };
        let placed = mv.promotion().unwrap_or(role);
        let reach = attacks::attacks(to, Piece { color: self.winner, role: placed }, self.walls.without(from));
        // The moves of a man come one after the other.
        if self.left.get().0 != from {
            let old = attacks::attacks(from, Piece { color: self.winner, role }, self.walls);
            self.left.set((from, self.once & !(old & !self.twice)));
        }
        let covered = self.left.get().1 | reach;
        let mut change = self.unchanged(self.around & !self.theirs.without(to) & !covered);
        if role == Role::King {
            change.own = to;
        }
        if reach.contains(self.king) {
            change.extra -= weights.check;
        } else if weights.threat != 0 && (reach & self.checks(placed)).any() {
            change.extra -= weights.threat;
        }
        match mv.promotion() {
            Some(Role::Queen | Role::Rook) => change.heavy += 1,
            Some(_) => change.minors += 1,
            None if role == Role::Pawn && self.heavy == 0 => {
                let far = self.distance(to);
                change.pawn = Some(self.pawn.map_or(far, |pawn| pawn.min(far)));
            }
            None => {}
        }
        if let Some(taken) = mv.capture() {
            change.men -= 1;
            change.rivals -= i32::from(matches!(taken, Role::Queen | Role::Rook));
        }
        if weights.hunt != 0 && !matches!(placed, Role::King | Role::Pawn) {
            change.extra += weights.hunt * steps(to, self.king);
        }
        change
    }

    fn losers(&self, mv: Move) -> Change {
        let to = mv.to();
        let mut change;
        if mv.role() == Role::King && !mv.is_castle() {
            change = self.unchanged(attacks::king_attacks(to) & !self.theirs & !self.once);
            change.king = to;
            if self.weak {
                change.beside = around(self.theirs, to);
            }
        } else {
            let from = mv.from().map_or(Bitboard::EMPTY, Bitboard::from);
            change = self.unchanged((self.open | self.around & from & !self.once) & !Bitboard::from(to));
            if let Some(from) = mv.from().filter(|_| self.weights.beside != 0) {
                change.beside += steps(to, self.king) - steps(from, self.king);
            }
        }
        match mv.capture() {
            Some(Role::Queen | Role::Rook) => change.heavy -= 1,
            Some(Role::Bishop | Role::Knight) => change.minors -= 1,
            Some(Role::Pawn) => change.extra += self.weights.lost,
            _ => {}
        }
        change.rivals += i32::from(matches!(mv.promotion(), Some(Role::Queen | Role::Rook)));
        change
    }

    /// The squares from which a piece gives check.
    fn checks(&self, role: Role) -> Bitboard {
        let [knight, bishop, rook] = self.checking;
        match role {
            Role::Knight => knight,
            Role::Bishop => bishop,
            Role::Rook => rook,
            Role::Queen => bishop | rook,
            Role::Pawn | Role::King => Bitboard::EMPTY,
        }
    }

    /// Moves of a pawn to its last rank; pawns in its way count as three more.
    fn distance(&self, square: Square) -> i32 {
        let rank = i32::try_from(u32::from(square.rank())).unwrap_or(0);
        let steps = self.winner.fold_wb(7 - rank, rank);
        let file = Bitboard::from(square.file());
        let (below, above) = ((1u64 << u32::from(square)) - 1, !((2u64 << u32::from(square)).wrapping_sub(1)));
        let way = file & Bitboard(self.winner.fold_wb(above, below));
        steps + 3 * count(way & self.board.pawns())
    }

    /// Steps along files and ranks to the nearest corner that will do.
    fn corner(&self, square: Square) -> i32 {
        let file = i32::try_from(u32::from(square.file())).unwrap_or(0);
        let rank = i32::try_from(u32::from(square.rank())).unwrap_or(0);
        if self.corners == Bitboard::FULL {
            file.min(7 - file) + rank.min(7 - rank)
        } else if self.corners == Bitboard::DARK_SQUARES {
            (file + rank).min(14 - file - rank)
        } else {
            (file + 7 - rank).min(7 - file + rank)
        }
    }
}

/// The steps of these men to a king, together.
fn around(men: Bitboard, king: Square) -> i32 {
    men.into_iter().map(|square| steps(square, king)).sum()
}

/// King's steps between two squares.
fn steps(from: Square, to: Square) -> i32 {
    i32::try_from(from.distance(to)).unwrap_or(0)
}

fn count(set: Bitboard) -> i32 {
    i32::try_from(set.count()).unwrap_or(0)
}
