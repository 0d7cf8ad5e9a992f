//! The sentences of the announcements are read back as the moves they announce.

use natiq::notation::{Mode, Options};
use shakmaty::{Chess, Square};

use super::{at, reading, short, typed};

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

#[test]
fn every_square_as_numbers() {
    for square in Square::ALL {
        assert_eq!(natiq::notation::numbers(square).len(), 2);
    }
}
