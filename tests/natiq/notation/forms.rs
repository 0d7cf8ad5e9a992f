//! Part 2 of the design: every form that is accepted, and what is never a move.

use natiq::notation::{Input, Options, Reading, is_move_text};
use shakmaty::Chess;

use super::{at, german, reading, short, spoken, typed, vocabulary};

/// White may castle both ways.
const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

#[test]
fn every_form_of_a_pawn_by_two() {
    for text in [
        "5254",
        "52 54",
        "52-54",
        "15254",
        "1 52 54",
        "1-5254",
        "54",
        "1-54",
        "1 54",
        "154",
        "1. 54",
        "1ـ54",
        "٥٢٥٤",
        "۵۲۵۴",
        "e4",
        "e2e4",
        "e2-e4",
        "Pe4",
        "♙e4",
        "E4",
        "E2E4",
        "1.e4",
        "هـ4",
        "ه٤",
        "ه2ه4",
        "pawn to e4",
        "pawn e four",
        "Eva 4",
        "echo four",
        "eva vier",
        "five four",
        "fifty-four",
        "fifty two fifty four",
        "vierundfuenfzig",
        "vierundfünfzig",
        "أربعة وخمسون",
        "خمسة أربعة",
        "بيدق إلى 5 4",
        "البيدق على 54",
        "عسكري 54",
        "من 5 2 إلى 5 4",
        "\u{200F}٥٤\u{200F}",
        "54!",
        "e4!?",
        "White: e4",
        "5 2, 5 4",
        "Bauer e4",
        "e 4",
    ] {
        typed(&Chess::default(), text, "e2e4");
    }
    typed(&Chess::default(), "خمسة وأربعين", "illegal");
    typed(&at("4k3/8/8/3P4/8/8/8/4K3 w - - 0 1"), "46", "d5d6");
    typed(&at("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1"), "خمسة وخمسين", "e4e5");
}

#[test]
fn every_form_of_a_knight() {
    for text in [
        "Nf3",
        "Ng1f3",
        "Ng1-f3",
        "Ngf3",
        "g1f3",
        "nf3",
        "♘f3",
        "7163",
        "37163",
        "3 71 63",
        "3-71-63",
        "3-7163",
        "3 7163",
        "363",
        "3-63",
        "3 63",
        "3163",
        "3 1 63",
        "ح و3",
        "حو3",
        "ح ز1 و3",
        "حصان 63",
        "فرس من 71 إلى 63",
        "knight to f3",
        "Knight 6 3.",
        "knight g1 f3",
        "Sf3",
        "Springer f3",
        "knight six three",
        "Three, 7 1, 6 3.",
        "حصان سبعة واحد ستة ثلاثة",
        "night f3",
    ] {
        match text {
            "Sf3" => german(&Chess::default(), text, "g1f3"),
            "night f3" => spoken(&Chess::default(), text, "g1f3"),
            _ => typed(&Chess::default(), text, "g1f3"),
        }
    }
    typed(&Chess::default(), "Sf3", "none");
}

#[test]
fn every_form_of_castling() {
    let position = at(CASTLES);
    for text in [
        "O-O",
        "0-0",
        "o-o",
        "OO",
        "00",
        "oo",
        "٠٠",
        "55",
        "٥٥",
        "5-5",
        "Kg1",
        "071",
        "5171",
        "e1g1",
        "e1h1",
        "5181",
        "castle short",
        "castles kingside",
        "kurze Rochade",
        "تبييت قصير",
        "قلعة صغيرة",
        "التبييت القصير",
        "خمسة خمسة",
        "five five",
        "O-O+",
        "White castles short, five five. King to 7 1, rook to 6 1.",
        "الأبيض: تبييت قصير، خمسة خمسة.",
        "م ز1",
        "5 5",
        "short castling",
    ] {
        typed(&position, text, "e1g1");
    }
    for text in [
        "O-O-O",
        "0-0-0",
        "ooo",
        "000",
        "555",
        "٥٥٥",
        "5-5-5",
        "5 5 5",
        "Kc1",
        "5131",
        "castle long",
        "lange Rochade",
        "تبييت طويل",
        "قلعة كبيرة",
        "e1a1",
    ] {
        typed(&position, text, "e1c1");
    }
    typed(&position, "castle", "ask e1c1 e1g1");
    typed(&at("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"), "5878", "e8g8");
    typed(&at("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"), "5838", "e8c8");
}

#[test]
fn no_moves() {
    for text in [
        "",
        " ",
        "=",
        "(=)",
        "1-1",
        "١-١",
        "1 - 1",
        "1-0",
        "l",
        "b",
        "5",
        "Nf9",
        "draw",
        "تعادل",
        "offer",
        "resign",
        "time",
        "t",
        "tt",
        "o",
        "r",
        "sq",
        "h",
        "?",
        "last 3",
        "square 54",
        "مربع 54",
        "captures",
        "check",
        "checkmate",
        "white",
        "ن",
        "ل",
        "5254 5755",
        "e2 54",
        "55 55 55",
        "99",
        "to",
        "from e2",
        "٩",
        "R",
        "Re",
        "castle short 8 8",
        "check e4",
        "echo d4",
        "echo delta 4",
        "echo e4",
        "echo takes delta 4 5",
        "takes d5",
        "xe5",
        "كش ه4",
    ] {
        let moves = is_move_text(text, &vocabulary(), &Options::default());
        assert!(!moves, "{text}");
        typed(&Chess::default(), text, "none");
    }
}

#[test]
fn offers() {
    for text in ["e4 =", "e4=", "e4 (=)", "54 (=)", "5254 offer", "5254 عرض", "e4 أعرض التعادل"] {
        let Reading::Unique { offer, .. } = reading(&Chess::default(), text, &Options::default()) else {
            panic!("{text}")
        };
        assert!(offer, "{text}");
    }
    let Reading::Unique { offer, .. } = reading(&Chess::default(), "e4", &Options::default()) else { panic!("e4") };
    assert!(!offer);
}

#[test]
fn digital_input_takes_square_numbers_alone() {
    let digital = Options { input: Input::Digital, ..Options::default() };
    for (text, expected) in [
        ("5254", "e2e4"),
        ("3-7163", "g1f3"),
        ("knight 6 3", "g1f3"),
        ("e4", "not digital"),
        ("Nf3", "not digital"),
        ("Eva 4", "not digital"),
    ] {
        assert_eq!(short(&reading(&Chess::default(), text, &digital)), expected, "{text}");
    }
    assert_eq!(short(&reading(&at(CASTLES), "O-O", &digital)), "not digital");
    assert_eq!(short(&reading(&at(CASTLES), "55", &digital)), "e1g1");
}

#[test]
fn heard_words_may_be_others() {
    spoken(&Chess::default(), "for e four", "none");
    spoken(&Chess::default(), "e for", "e2e4");
    spoken(&Chess::default(), "night f three", "g1f3");
    spoken(&Chess::default(), "knight to f three", "g1f3");
    spoken(&Chess::default(), "anna four", "a2a4");
    spoken(&Chess::default(), "alpha four", "a2a4");
    spoken(&Chess::default(), "one four", "a2a4");
    spoken(&Chess::default(), "a four", "a2a4");
    spoken(&Chess::default(), "eight", "none");
    spoken(&Chess::default(), "حصان تسعة واحد ستة ثلاثة", "g1f3");
}

#[test]
fn a_letter_or_word_that_is_not_known_is_refused_with_its_key() {
    use natiq::notation::Vocabulary;
    let written = include_str!("../../../config/notation.toml");
    let unknown = Vocabulary::from_toml(&written.replace("[values]", "[values]\nbishopp = 3"));
    assert!(unknown.is_err_and(|error| error.to_string().contains("bishopp")));
    let missing = Vocabulary::from_toml(&written.replace("removing = [\"entfernt\"]", ""));
    assert!(missing.is_err_and(|error| error.to_string().contains("removing")));
    assert!(Vocabulary::from_toml(&written.replace("[\"ف\"]", "[\"فف\"]")).is_err());
}
