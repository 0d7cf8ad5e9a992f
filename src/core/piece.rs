//! The six kinds of pieces, under a name that cannot be taken for a person's role.
//!
//! It knows no letter, value or word of any notation: those are `notation`'s and `language`'s.

use serde::{Deserialize, Serialize};
use shakmaty::Role as Man;

/// The kind of a piece (article 2.2 of the FIDE Laws, article 2 of the digital laws).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// بيدق
    Pawn,
    /// حصان
    Knight,
    /// فيل
    Bishop,
    /// رخ
    Rook,
    /// وزير
    Queen,
    /// ملك
    King,
}

impl Kind {
    /// All kinds, from the pawn up.
    pub const ALL: [Kind; 6] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];

    /// The word used for this kind in logs, catalogue arguments and journal records.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Pawn => "pawn",
            Kind::Knight => "knight",
            Kind::Bishop => "bishop",
            Kind::Rook => "rook",
            Kind::Queen => "queen",
            Kind::King => "king",
        }
    }
}

impl From<Man> for Kind {
    fn from(man: Man) -> Kind {
        match man {
            Man::Pawn => Kind::Pawn,
            Man::Knight => Kind::Knight,
            Man::Bishop => Kind::Bishop,
            Man::Rook => Kind::Rook,
            Man::Queen => Kind::Queen,
            Man::King => Kind::King,
        }
    }
}

impl From<Kind> for Man {
    fn from(kind: Kind) -> Man {
        match kind {
            Kind::Pawn => Man::Pawn,
            Kind::Knight => Man::Knight,
            Kind::Bishop => Man::Bishop,
            Kind::Rook => Man::Rook,
            Kind::Queen => Man::Queen,
            Kind::King => Man::King,
        }
    }
}
