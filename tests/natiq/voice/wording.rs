//! What reaches an engine: runs by script, ASCII digits, and the guard against what none can say.

use natiq::voice::script::split;
use natiq::voice::spoken::{Fault, check};
use proptest::prelude::*;

fn runs(text: &str, lang: &str) -> Vec<String> {
    split(text, lang).into_iter().map(|(lang, text)| format!("{lang}|{text}")).collect()
}

#[test]
fn mixed_strings_are_split_by_script() {
    assert_eq!(runs("White: أحمد. Black: Omar.", "en"), ["en|White:", "ar|أحمد.", "en|Black: Omar."]);
    assert_eq!(runs("الأبيض: Magnus 4 دقائق.", "ar"), ["ar|الأبيض:", "en|Magnus", "ar|4 دقائق."]);
    assert_eq!(runs("الأبيض: بيدق إلى ٥ ٤.", "ar"), ["ar|الأبيض: بيدق إلى 5 4."]);
    assert_eq!(runs("5 4", "ar"), ["ar|5 4"]);
    assert_eq!(runs("Springer, sechs drei.", "de"), ["de|Springer, sechs drei."]);
    assert_eq!(runs(" \u{0} \u{7} … ", "en"), [] as [String; 0]);
    assert_eq!(runs("a\u{0}b", "en"), ["en|a b"]);
}

proptest! {
    #[test]
    fn no_run_is_empty_or_holds_a_sign_that_kills_an_engine(text in "\\PC{0,40}|[\\x00-\\x1fa-zء-ي٠-٩ ]{0,40}", arabic: bool) {
        for (lang, run) in split(&text, if arabic { "ar" } else { "en" }) {
            prop_assert!(!run.trim().is_empty() && !lang.is_empty());
            prop_assert!(!run.chars().any(|sign| sign.is_control() || ('٠'..='٩').contains(&sign)));
        }
    }
}

#[test]
fn the_sentences_of_the_catalogue_pass() {
    for text in [
        "White: knight from 7 1 to 6 3.",
        "White: pawn from 5 4 takes pawn on 4 5, check.",
        "White castles short, five five.",
        "Knight, from G, 1, to F, 3.",
        "Knight, Gustav 1, to Felix 3.",
        "White: 4 minutes 30 seconds. Black: 5 minutes.",
        "Last move, move 12, Black: knight from 7 8 to 6 6.",
        "Rules: FIDE 2023, rapid, 15 minutes plus 10 seconds.",
        "A knight cannot go from 7 1 to 7 3.",
        "Resign? Yes or no?",
        "Rank 2: white pawns 1, 2, 6; black rook 7.",
    ] {
        assert_eq!(check(text, "en"), Ok(()), "{text}");
    }
    for text in [
        "الأبيض: حصان من 7 1 إلى 6 3.",
        "الأبيض: 4 دَقَائِق و30 ثَانِيَه.",
        "هل تستسلم؟ نعم أم لا؟",
        "الأبيض: بيدق من 5 4، أسر بيدق في 4 5، كِشّ.",
    ] {
        assert_eq!(check(text, "ar"), Ok(()), "{text}");
    }
}

#[test]
fn what_no_engine_says_right_is_found() {
    let glued = |text: &str| Fault::Glued(text.to_owned());
    for (text, fault) in [
        ("Nf3", glued("Nf3")),
        ("White plays Qe5.", glued("Qe5")),
        ("takes a4", glued("a4")),
        ("1m left", glued("1m")),
        ("R1e5", glued("R1e5")),
        ("takes A 4", Fault::Article("A 4".to_owned())),
        ("05:00 left", Fault::Joined("05:00".to_owned())),
        ("White wins, 1-0.", Fault::Joined("1-0".to_owned())),
        ("from 71 to 6 3", Fault::Square("from 71".to_owned())),
        ("O-O", Fault::Castling("O-O".to_owned())),
        ("0-0-0", Fault::Castling("0-0-0".to_owned())),
        ("promotes = queen", Fault::Sign('=')),
        ("mate #", Fault::Sign('#')),
        ("good ++", Fault::Sign('+')),
        ("knight (white)", Fault::Sign('(')),
        ("5 2 → 5 4", Fault::Sign('→')),
        ("♘ 6 3", Fault::Sign('♘')),
        ("...", Fault::Empty),
    ] {
        let faults = check(text, "en").expect_err(text);
        assert!(faults.contains(&fault), "{text}: {faults:?}");
    }
    assert!(check("من ٥ ٤", "ar").is_err());
    assert_eq!(check("حصان هـ4", "ar").expect_err("glued").len(), 2);
    assert!(check("من 54 إلى 6 3", "ar").is_err());
}
