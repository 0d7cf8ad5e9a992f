//! Games that are played by ear alone, and what is printed, spoken and logged of it.

use crate::recorded::{play, recorded, script};

#[test]
fn a_whole_game_in_each_language_is_played_by_ear() {
    for (name, word, plies) in [("heard-english", "hear ", 33), ("heard-arabic", "اسمع ", 13)] {
        let (_, typed) = script(name);
        assert!(typed.lines().all(|line| line.starts_with(word)), "{name}");
        let run = recorded(name);
        assert!(run.sheet.contains("1-0"), "{}", run.sheet);
        let moves: Vec<_> = run.events.iter().filter(|event| event["event"] == "announced").collect();
        assert_eq!(moves.len() - run.events.iter().filter(|event| event["event"] == "corrected").count(), plies);
        for event in run.events.iter().filter(|event| event["event"] != "started") {
            assert_eq!(event["input"], "spoken", "{event}");
        }
    }
}

#[test]
fn what_a_typed_yes_confirms_was_spoken() {
    let run = play(&["--lang", "en"], "hear knight six three\nyes\n5755\n");
    let inputs: Vec<_> = run
        .events
        .iter()
        .filter(|event| event["event"] == "announced")
        .map(|event| event["input"].as_str().unwrap())
        .collect();
    assert_eq!(inputs, ["spoken", "typed"]);
}

#[test]
fn the_question_is_the_speakers_own_and_the_state_tells_it() {
    let run = play(&["--lang", "en", "--conduct", "tournament"], "hear knight six three\nstate\nhear yes\n");
    let asked: Vec<_> = run.speech.iter().filter(|line| line["key"] == "heard.confirm").collect();
    assert_eq!(asked.len(), 1, "{}", run.printed);
    assert_eq!((&asked[0]["channel"], &asked[0]["class"]), (&"white".into(), &"reply".into()));
    assert!(run.printed.contains(r#""phase":"question""#), "{}", run.printed);
    assert!(run.printed.contains(r#""pending":{"kind":"heard","choices":["yes","no"]}"#), "{}", run.printed);
}

#[test]
fn a_brief_question_is_the_piece_and_its_goal() {
    let knights = ["--fen", "4k3/8/8/8/3N4/8/3N4/4K3 w - - 0 1"];
    let pawn = ["--fen", "8/4P1k1/8/8/8/8/5PPP/6K1 w - - 0 1"];
    for (lang, fen, text, wanted) in [
        ("en", &[][..], "hear knight seven one six three", "Knight, 6 3?"),
        ("ar", &[], "اسمع حصان ستة ثلاثة", "حصان، 6 3؟"),
        ("en", &knights, "hear knight four four six three", "Knight, 4 4, 6 3?"),
        ("en", &pawn, "hear five seven five eight promotes to rook", "Pawn, 5 8, rook?"),
        ("ar", &pawn, "اسمع خمسة سبعة خمسة ثمانية ترقية إلى وزير", "بيدق، 5 8، وزير؟"),
    ] {
        let run = play(&[&["--lang", lang, "--length", "brief"], fen].concat(), &format!("{text}\n"));
        assert!(run.printed.lines().any(|line| line == wanted), "{wanted}: {}", run.printed);
    }
}

#[test]
fn every_answer_to_what_is_heard_is_a_sentence_in_both_languages() {
    for (lang, input, wanted) in [
        ("en", "hear queen two five", "I heard: queen to 2 5. A queen cannot go from 4 1 to 2 5."),
        (
            "en",
            "hear knight seven one seven three",
            "I heard: knight from 7 1 to 7 3. A knight cannot go from 7 1 to 7 3.",
        ),
        ("ar", "اسمع حصان سبعة واحد سبعة ثلاثة", "سمعت: حصان من 7 1 إلى 7 3. لا ينتقل الحصان من 7 1 إلى 7 3."),
        ("en", "hear quit", "Noise could do that, so it is only typed: quit."),
        ("ar", "اسمع خروج", "قد يفعل ضجيج ذلك، فلا يؤخذ إلا كتابة: خروج."),
        ("en", "hear arbiter accept", "Noise could do that: what the arbiter does is only typed."),
        ("ar", "اسمع الحكم قبول", "قد يفعل ضجيج ذلك: أفعال الحكم لا تؤخذ إلا كتابة."),
        ("en", "hear bla bla", "I did not hear a move."),
        ("ar", "اسمع كلام", "لم أسمع نقلة."),
        ("en", "5254\n5755\nhear offer", "Offer a draw? Yes or no?"),
        ("ar", "5254\n5755\nاسمع أعرض التعادل", "هل تعرض التعادل؟ نعم أم لا؟"),
        ("en", "hear five two five four offer", "I heard: pawn to 5 4, with a draw offer. Yes or no?"),
        ("en", "5254\nhear takeback", "Ask to take back your move? Yes or no?"),
        ("en", "hear rematch", "Begin a rematch, colours changed? Yes or no?"),
    ] {
        let run = play(&["--lang", lang], &format!("{input}\n"));
        assert!(run.printed.lines().any(|line| line == wanted), "{wanted}: {}", run.printed);
    }
    for (lang, input, wanted) in [
        ("en", "hear lift five two", "I heard: lift the piece on 5 2. Yes or no?"),
        ("ar", "اسمع لمست خمسة اثنين", "سمعت: لمس القطعة في 5 2. نعم أم لا؟"),
        ("en", "hear knight seven one seven three", "Understood: knight from 7 1 to 7 3. Not legal, announce again."),
    ] {
        let run = play(&["--lang", lang, "--conduct", "tournament"], &format!("{input}\n"));
        assert!(run.printed.lines().any(|line| line == wanted), "{wanted}: {}", run.printed);
    }
}
