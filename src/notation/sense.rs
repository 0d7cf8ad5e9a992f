//! One sense of a text: what it would mean, before anybody asks whether that is legal.
//!
//! It owns the comparison of a sense with a move. It never ranks senses and never judges legality.

use shakmaty::{CastlingSide, File, Move, Rank, Square};

use crate::core::piece::Kind;

/// A set of kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kinds(u8);

impl Kinds {
    pub(super) const ANY: Kinds = Kinds(0b11_1111);

    pub(super) fn of(kinds: impl IntoIterator<Item = Kind>) -> Kinds {
        Kinds(kinds.into_iter().fold(0, |set, kind| set | 1 << kind as u8))
    }

    pub(super) fn has(self, kind: Kind) -> bool {
        self.0 & (1 << kind as u8) != 0
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) fn each(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |kind| self.has(*kind))
    }

    /// The kind, where there is just one.
    pub(super) fn single(self) -> Option<Kind> {
        let mut kinds = self.each();
        kinds.next().filter(|_| kinds.next().is_none())
    }
}

/// How complete a sense is; the smaller the better (design "notation", "Decided").
pub(super) type Tier = u8;

/// From and to stated, castling.
pub(super) const COMPLETE: Tier = 1;
/// Piece and destination.
pub(super) const NAMED: Tier = 2;
/// The rest.
pub(super) const REST: Tier = 3;
/// A typed small b as the bishop: only when no pawn reading is legal.
pub(super) const LAST: Tier = 4;

/// More than two mistaken words are another sentence.
pub(super) const MISTAKES: u8 = 2;

/// One sense of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sense {
    pub(super) castle: Option<CastlingSide>,
    pub(super) kinds: Kinds,
    pub(super) from_file: Option<File>,
    pub(super) from_rank: Option<Rank>,
    pub(super) to_file: Option<File>,
    pub(super) to_rank: Option<Rank>,
    pub(super) takes: bool,
    pub(super) captured: Option<Kind>,
    /// The square of the pawn taken en passant, where it was stated.
    pub(super) removed: Option<Square>,
    pub(super) promotion: Option<Kinds>,
    pub(super) tier: Tier,
    /// How many words the ear must have mistaken.
    pub(super) mistaken: u8,
    /// Squares by letters, and by numbers.
    pub(super) lettered: bool,
    pub(super) numbered: bool,
}

impl Sense {
    pub(super) const NONE: Sense = Sense {
        castle: None,
        kinds: Kinds::ANY,
        from_file: None,
        from_rank: None,
        to_file: None,
        to_rank: None,
        takes: false,
        captured: None,
        removed: None,
        promotion: None,
        tier: REST,
        mistaken: 0,
        lettered: false,
        numbered: false,
    };

    pub(super) fn castling(side: CastlingSide) -> Sense {
        Sense { castle: Some(side), kinds: Kinds::of([Kind::King]), tier: COMPLETE, ..Sense::NONE }
    }

    pub(super) fn from(&self) -> Option<Square> {
        Some(Square::from_coords(self.from_file?, self.from_rank?))
    }

    pub(super) fn to(&self) -> Option<Square> {
        Some(Square::from_coords(self.to_file?, self.to_rank?))
    }

    fn arrives(&self, to: Square) -> bool {
        self.to_file.is_none_or(|file| file == to.file()) && self.to_rank.is_none_or(|rank| rank == to.rank())
    }

    fn departs(&self, from: Square) -> bool {
        self.from_file.is_none_or(|file| file == from.file()) && self.from_rank.is_none_or(|rank| rank == from.rank())
    }

    /// Whether this sense can mean that move.
    pub(super) fn means(&self, mv: Move) -> bool {
        if let Move::Castle { king, rook } = mv {
            let side = CastlingSide::from_king_side(king < rook);
            if let Some(said) = self.castle {
                return said == side;
            }
            // The king by two squares or more, or on to its own rook, is castling.
            let arrival = Square::from_coords(side.king_to_file(), king.rank());
            let by_king = king.distance(arrival) > 1 && self.arrives(arrival);
            let on_rook =
                self.to() == Some(rook) && (self.from() == Some(king) || self.kinds == Kinds::of([Kind::King]));
            return self.kinds.has(Kind::King)
                && !self.takes
                && self.promotion.is_none()
                && self.departs(king)
                && (by_king || on_rook);
        }
        let (None, Some(from), to) = (self.castle, mv.from(), mv.to()) else { return false };
        let captured = mv.capture().map(Kind::from);
        self.kinds.has(mv.role().into())
            && self.departs(from)
            && self.arrives(to)
            && (!self.takes || captured.is_some())
            && self.captured.is_none_or(|said| captured == Some(said))
            && self
                .removed
                .is_none_or(|square| mv.is_en_passant() && square == Square::from_coords(to.file(), from.rank()))
            && match (self.promotion, mv.promotion()) {
                (Some(said), Some(kind)) => said.has(kind.into()),
                (Some(_), None) => false,
                (None, _) => true,
            }
    }
}
