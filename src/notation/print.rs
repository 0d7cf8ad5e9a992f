//! Moves as they are written: on the sheet, in PGN, by post. Sentences are `language`'s.
//!
//! Whatever it writes is read back as the same move (a test holds every style). It never writes a
//! move that was not given to it.

use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, CastlingSide, Chess, Move, Position, Role as Man, Square};

use super::vocabulary::Vocabulary;
use crate::core::legality::check_after;
use crate::core::piece::Kind;

/// A written style.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// Square numbers as on the sheet: `3-7163`, `54x45`, `55`.
    Digital,
    /// PGN: `Nf3`.
    Algebraic,
    /// Long algebraic: `Ng1-f3`.
    Lan,
    /// Algebraic in Arabic letters.
    ArabicAlgebraic,
    /// The ICCF's numbers: `7163`, `57581`.
    Iccf,
    /// As engines speak: `g1f3`.
    Uci,
}

impl Style {
    /// All written styles.
    pub const ALL: [Style; 6] =
        [Style::Digital, Style::Algebraic, Style::Lan, Style::ArabicAlgebraic, Style::Iccf, Style::Uci];
}

/// A legal move of the position, written.
pub fn print(position: &Chess, mv: &Move, style: Style, vocabulary: &Vocabulary) -> String {
    match style {
        Style::Digital => digital(position, *mv, vocabulary),
        Style::Algebraic => SanPlus::from_move(position.clone(), *mv).to_string(),
        Style::Lan => format!("{mv}{}", sign(position, *mv, "#")),
        Style::ArabicAlgebraic => arabic(position, *mv, vocabulary),
        Style::Iccf => {
            let (from, to) = ends(*mv);
            // Where the king may castle by one step, the rook's square alone tells it from that step.
            let to = if position.castles().mode() == CastlingMode::Chess960 { mv.to() } else { to };
            let promotion = mv.promotion().and_then(|kind| vocabulary.iccf_digit(kind.into()));
            let promotion = promotion.map(|digit| digit.to_string()).unwrap_or_default();
            format!("{}{}{promotion}", numbers(from), numbers(to))
        }
        Style::Uci => crate::core::uci(position, *mv).to_string(),
    }
}

/// A square as its two digits.
pub fn numbers(square: Square) -> String {
    format!("{}{}", square.file().to_u32() + 1, square.rank().to_u32() + 1)
}

/// From and to; of castling the king's.
fn ends(mv: Move) -> (Square, Square) {
    let from = mv.from().unwrap_or_else(|| mv.to());
    match mv.castling_side() {
        Some(side) => (from, Square::from_coords(side.king_to_file(), from.rank())),
        None => (from, mv.to()),
    }
}

fn sign(position: &Chess, mv: Move, mate: &'static str) -> &'static str {
    match check_after(position, mv) {
        Some((_, true)) => mate,
        Some((1.., false)) => "+",
        _ => "",
    }
}

fn digital(position: &Chess, mv: Move, vocabulary: &Vocabulary) -> String {
    let sign = sign(position, mv, "++");
    match mv.castling_side() {
        Some(CastlingSide::KingSide) => return format!("55{sign}"),
        Some(CastlingSide::QueenSide) => return format!("555{sign}"),
        None => (),
    }
    let (from, to) = ends(mv);
    let value = match mv.role() {
        Man::Pawn => String::new(),
        man => vocabulary.value(man.into()).map(|value| format!("{value}-")).unwrap_or_default(),
    };
    let takes = if mv.is_capture() { "x" } else { "" };
    let passing = if mv.is_en_passant() { "__" } else { "" };
    // A letter always: 3 is bishop and knight, and 5 could be read as a rank.
    let promotion = mv.promotion().map(|man| man.upper_char().to_string()).unwrap_or_default();
    format!("{value}{}{takes}{}{passing}{promotion}{sign}", numbers(from), numbers(to))
}

fn arabic(position: &Chess, mv: Move, vocabulary: &Vocabulary) -> String {
    let sign = sign(position, mv, "#");
    match mv.castling_side() {
        Some(CastlingSide::KingSide) => return format!("0-0{sign}"),
        Some(CastlingSide::QueenSide) => return format!("0-0-0{sign}"),
        None => (),
    }
    let letter = |kind: Kind| vocabulary.piece_letter("ar", kind).map(String::from).unwrap_or_default();
    let file = |square: Square| {
        let file = u8::try_from(square.file().to_u32()).ok();
        file.and_then(|file| vocabulary.file_letter("ar", file)).map(String::from).unwrap_or_default()
    };
    let square = |square: Square| format!("{}{}", file(square), square.rank().to_u32() + 1);
    let (from, to) = ends(mv);
    let takes = if mv.is_capture() { "×" } else { "" };
    if mv.role() == Man::Pawn {
        // A pawn that takes is written with its square: its file alone may be a piece's letter.
        let start = if mv.is_capture() { square(from) } else { String::new() };
        let promotion = mv.promotion().map(|man| format!("={}", letter(man.into()))).unwrap_or_default();
        return format!("{start}{takes}{}{promotion}{sign}", square(to));
    }
    let kind = Kind::from(mv.role());
    let legal = position.legal_moves();
    let rivals: Vec<Square> = legal
        .iter()
        .filter(|other| other.role() == mv.role() && other.to() == to && !other.is_castle() && **other != mv)
        .filter_map(|other| other.from())
        .collect();
    // Where the piece's letter is a file's too, a move from that file would be read as well.
    let collides = legal
        .iter()
        .any(|other| other.to() == to && *other != mv && other.from().is_some_and(|start| file(start) == letter(kind)));
    let start = match () {
        () if collides => square(from),
        () if rivals.is_empty() => String::new(),
        () if rivals.iter().all(|rival| rival.file() != from.file()) => file(from),
        () if rivals.iter().all(|rival| rival.rank() != from.rank()) => (from.rank().to_u32() + 1).to_string(),
        () => square(from),
    };
    format!("{}{start}{takes}{}{sign}", letter(kind), square(to))
}
