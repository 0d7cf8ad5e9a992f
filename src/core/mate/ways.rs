//! How much each circumstance weighs in the guess how far a mate is: two ways to look for one.
//!
//! The weights were found by trial: changed at random and kept where fewer positions were visited until a mate, in
//! final positions of tournament games and in random endings other than those that are measured.

/// What each circumstance costs; a negative weight is a gain.
#[derive(Debug)]
pub(super) struct Weights {
    /// Each square around the loser's king that is neither attacked nor taken by a man of his.
    pub open: i32,
    /// Each step between the kings beyond two, where the loser has few men and where he has many.
    pub near: [i32; 2],
    /// Each step of the loser's king to the nearest corner that will do, in the same two cases.
    pub corner: [i32; 2],
    /// Having neither queen nor rook, but a pawn; and each of its steps to the last rank.
    pub pawn: i32,
    pub step: i32,
    /// Having none of the three; less for each knight and bishop.
    pub bare: i32,
    pub minor: i32,
    /// Each queen and rook of the loser.
    pub rival: i32,
    /// Each man of the loser.
    pub man: i32,
    /// A check.
    pub check: i32,
    /// An attack on a square from which the piece would give check.
    pub threat: i32,
    /// A pawn of the winner lost.
    pub lost: i32,
    /// Each step of a piece that moves from the loser's king.
    pub hunt: i32,
    /// Each two steps of the loser's men from their king: of all where the winner has knights and bishops alone, else of
    /// the man that moves.
    pub beside: i32,
    /// The half-moves played that cost one; 0 for no cost.
    pub played: i32,
}

/// The weights of one way to look for a mate: with a queen, a rook or a pawn, and with knights and bishops alone.
#[derive(Debug)]
pub(super) struct Way {
    pub strong: Weights,
    pub weak: Weights,
}

/// Finds some mate soonest.
pub(super) static SOON: Way = Way { strong: SOON_STRONG, weak: SOON_WEAK };
/// Finds shorter lines, a little later; and often a mate where the other way goes astray.
pub(super) static SHORT: Way = Way { strong: SHORT_STRONG, weak: SHORT_WEAK };

const SOON_STRONG: Weights = Weights {
    open: 1,
    near: [3, 4],
    corner: [1, 0],
    pawn: 8,
    step: 4,
    bare: 48,
    minor: 3,
    rival: 1,
    man: 5,
    check: 3,
    threat: 0,
    lost: -1,
    hunt: 0,
    beside: 1,
    played: 10,
};

const SOON_WEAK: Weights = Weights {
    open: 2,
    near: [3, 0],
    corner: [6, 7],
    pawn: 0,
    step: 0,
    bare: 32,
    minor: -2,
    rival: 0,
    man: 1,
    check: 6,
    threat: 3,
    lost: 0,
    hunt: 1,
    beside: 3,
    played: 0,
};

const SHORT_STRONG: Weights = Weights {
    open: 1,
    near: [2, 4],
    corner: [1, 0],
    pawn: 12,
    step: 5,
    bare: 49,
    minor: -1,
    rival: 0,
    man: 5,
    check: 7,
    threat: -2,
    lost: -1,
    hunt: 0,
    beside: 1,
    played: 2,
};

const SHORT_WEAK: Weights = Weights {
    open: 2,
    near: [4, -2],
    corner: [11, 19],
    pawn: 0,
    step: 0,
    bare: 25,
    minor: -2,
    rival: 0,
    man: 2,
    check: 4,
    threat: 3,
    lost: 0,
    hunt: 1,
    beside: 3,
    played: 2,
};
