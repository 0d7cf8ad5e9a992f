//! The sentences of the announcements are read back as the moves they announce.

use natiq::core::piece::Kind;
use natiq::notation::{Mode, Options, Reading, read};
use shakmaty::{CastlingSide, Chess, Move, Position, Role, Square};

use super::round::positions;
use super::{at, reading, short, typed, vocabulary};

#[test]
fn a_knight_in_every_style() {
    for text in [
        "White: knight from 7 1 to 6 3.",
        "الأبيض: حصان من 7 1 إلى 6 3.",
        "Knight 6 3.",
        "حصان 6 3.",
        "Knight, Gustav 1, to Felix 3.",
        "حصان، غوستاف 1، إلى فيليكس 3.",
        "Knight, from G, 1, to F, 3.",
        "حصان، زاي 1، إلى واو 3.",
        "Knight, golf 1, to foxtrot 3.",
        "Springer, Gustav eins, Felix drei.",
        "Three, 7 1, 6 3.",
        "ثلاثة، 7 1، 6 3.",
        "knight to 6 3",
        "الحصان من سبعة واحد إلى ستة ثلاثة",
    ] {
        typed(&Chess::default(), text, "g1f3");
        assert_eq!(short(&reading(&Chess::default(), text, &Options::of(Mode::Spoken))), "g1f3", "{text}");
    }
}

#[test]
fn captures_and_promotions() {
    let capture = at("4k3/8/8/8/8/5p2/8/4K1N1 w - - 0 1");
    for text in [
        "White: knight from 7 1 takes pawn on 6 3.",
        "الأبيض: حصان من 7 1، أسر بيدق في 6 3.",
        "Knight takes pawn on 6 3.",
        "الأبيض: حصان من 7 1، أسر بيدق في 6 3، كش مزدوج.",
    ] {
        typed(&capture, text, "g1f3");
    }
    typed(&capture, "White: knight from 7 1 takes rook on 6 3.", "illegal");
    typed(&capture, "Black: knight from 7 1 takes pawn on 6 3.", "none");
    let promotion = at("3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1");
    for text in [
        "White: pawn from 5 7 takes rook on 4 8, promotes to knight, check.",
        "الأبيض: بيدق من 5 7، أسر رخ في 4 8، ترقية إلى حصان، كش.",
    ] {
        typed(&promotion, text, "e7d8n");
    }
    typed(&promotion, "White: pawn from 5 7 to 5 8, promotes to queen.", "e7e8q");
    typed(&promotion, "الأبيض: بيدق من 5 7 إلى 5 8، ترقية إلى وزير.", "e7e8q");
}

#[test]
fn en_passant() {
    let position = at("4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 1");
    for text in [
        "White: pawn from 5 5 takes en passant to 6 6, removing 6 5.",
        "pawn from 5 5 takes en passant to 6 6, removing 6 5",
        "الأبيض: بيدق من 5 5، أسر أثناء المرور، إلى 6 6. يُزال البيدق من 6 5.",
        "pawn from E, 5, takes en passant to F, 6, removing F, 5, check.",
    ] {
        typed(&position, text, "e5f6");
    }
    typed(&position, "pawn from 5 5 takes en passant to 6 6, removing 7 5", "illegal");
}

#[test]
fn castling() {
    let position = at("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1");
    for text in [
        "Black castles short, five five.",
        "Black castles short, five five. King to 7 8, rook to 6 8.",
        "الأسود: تبييت قصير، خمسة خمسة.",
        "الأسود: تبييت قصير، خمسة خمسة. الملك إلى 7 8 والرخ إلى 6 8.",
        "Kurze Rochade.",
        "Castles short, check.",
    ] {
        typed(&position, text, "e8g8");
    }
    for text in ["Black castles long, five five five.", "الأسود: تبييت طويل، خمسة خمسة خمسة.", "Lange Rochade."]
    {
        typed(&position, text, "e8c8");
    }
}

const ANNA: [&str; 8] = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
const NATO: [&str; 8] = ["alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel"];
const ANNA_ARABIC: [&str; 8] = ["آنا", "بيلا", "سيزار", "دافيد", "إيفا", "فيليكس", "غوستاف", "هيكتور"];
const LETTERS_ARABIC: [&str; 8] = ["ألف", "باء", "جيم", "دال", "هاء", "واو", "زاي", "حاء"];
const ENGLISH: [&str; 6] = ["pawn", "knight", "bishop", "rook", "queen", "king"];
const ARABIC: [&str; 6] = ["بيدق", "حصان", "فيل", "رخ", "وزير", "ملك"];

/// The sentences of one move in full, in every style of naming squares.
fn sentences(position: &Chess, mv: Move) -> Vec<String> {
    let (white, arabic_side) =
        if position.turn().is_white() { ("White", "الأبيض") } else { ("Black", "الأسود") };
    if let Some(side) = mv.castling_side() {
        return match side {
            CastlingSide::KingSide => {
                vec![format!("{white} castles short, five five."), format!("{arabic_side}: تبييت قصير، خمسة خمسة.")]
            }
            CastlingSide::QueenSide => {
                vec![
                    format!("{white} castles long, five five five."),
                    format!("{arabic_side}: تبييت طويل، خمسة خمسة خمسة."),
                ]
            }
        };
    }
    let (Some(from), to) = (mv.from(), mv.to()) else { return Vec::new() };
    let rank = |square: Square| square.rank().to_u32() + 1;
    let place = |square: Square| usize::try_from(square.file().to_u32()).unwrap();
    let numbers = |square: Square| format!("{} {}", place(square) + 1, rank(square));
    let letters = |square: Square| format!("{}, {}", square.file().upper_char(), rank(square));
    let named = |names: [&'static str; 8]| move |square: Square| format!("{} {}", names[place(square)], rank(square));
    let kind = |role: Role, names: [&'static str; 6]| names[Kind::from(role) as usize];
    let removed = Square::from_coords(to.file(), from.rank());
    let mut all = Vec::new();
    let english: [&dyn Fn(Square) -> String; 4] = [&numbers, &letters, &named(ANNA), &named(NATO)];
    for square in english {
        let (start, end) = (square(from), square(to));
        let mut text = format!("{white}: {} from {start}", kind(mv.role(), ENGLISH));
        text += &match (mv.is_en_passant(), mv.capture()) {
            (true, _) => format!(" takes en passant to {end}, removing {}", square(removed)),
            (false, Some(role)) => format!(" takes {} on {end}", kind(role, ENGLISH)),
            (false, None) => format!(" to {end}"),
        };
        text += &mv.promotion().map(|role| format!(", promotes to {}", kind(role, ENGLISH))).unwrap_or_default();
        all.push(text + ".");
    }
    let arabic: [&dyn Fn(Square) -> String; 3] = [&numbers, &named(ANNA_ARABIC), &named(LETTERS_ARABIC)];
    for square in arabic {
        let (start, end) = (square(from), square(to));
        let mut text = format!("{arabic_side}: {} من {start}", kind(mv.role(), ARABIC));
        text += &match (mv.is_en_passant(), mv.capture()) {
            (true, _) => format!("، أسر أثناء المرور، إلى {end}. يُزال البيدق من {}", square(removed)),
            (false, Some(role)) => format!("، أسر {} في {end}", kind(role, ARABIC)),
            (false, None) => format!(" إلى {end}"),
        };
        text += &mv.promotion().map(|role| format!("، ترقية إلى {}", kind(role, ARABIC))).unwrap_or_default();
        all.push(text + ".");
    }
    all
}

#[test]
fn every_sentence_of_every_move_is_read_back() {
    let vocabulary = vocabulary();
    let Some(positions) = positions() else {
        println!("skipped: shakmaty's random.perft is not here");
        return;
    };
    let mut count = 0;
    for position in positions.iter().step_by(211) {
        for mv in position.legal_moves() {
            for text in sentences(position, mv) {
                for mode in [Mode::Typed, Mode::Spoken] {
                    let reading = read(&text, position, &vocabulary, &Options::of(mode));
                    assert!(matches!(reading, Reading::Unique { mv: found, .. } if found == mv), "{text}: {reading:?}");
                    count += 1;
                }
            }
            // A brief sentence may be asked about, but never means another move.
            if mv.promotion().is_none() && !mv.is_castle() {
                for (names, on) in [(ENGLISH, " "), (ARABIC, " ")] {
                    let text = format!("{}{on}{}.", names[Kind::from(mv.role()) as usize], spaced(mv.to()));
                    let found = match read(&text, position, &vocabulary, &Options::default()) {
                        Reading::Unique { mv: found, .. } => found == mv,
                        Reading::Ambiguous { choices, .. } => choices.iter().any(|choice| choice.mv == mv),
                        _ => false,
                    };
                    assert!(found || mv.role() == Role::Pawn, "{text} {mv}");
                }
            }
        }
    }
    println!("{count} sentences");
}

fn spaced(square: Square) -> String {
    format!("{} {}", square.file().to_u32() + 1, square.rank().to_u32() + 1)
}
