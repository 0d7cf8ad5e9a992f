//! The voice record: every announcement of a game by the number of its move, in either language.

use unicode_width::UnicodeWidthStr;

use super::Home;

/// A game with an offer, a check, a capture, a take-back, a clock that is called and a flag.
const LINES: &str = "wait 5s\n5254\nwait 65s\n5755\n4185 offer\n2836\n6134\n7866\ntakeback\nyes\n1716\n4244\nwait 5m\n";

fn played(home: &Home, lang: &str) -> String {
    let folder = home.path(lang).to_string_lossy().into_owned();
    let args = ["--lang", lang, "--time", "3m", "--white", "Ali", "--clock", "simulated", "--speech", "off", "--save"];
    // The words of a game can be typed in either language.
    let (exit, out, err) = home.run_with(&[&args[..], &[&folder]].concat(), LINES);
    assert_eq!((exit, err.as_str()), (0, ""), "{out}");
    folder
}

#[test]
fn each_announcement_stands_with_its_move_and_its_time_in_either_language() {
    let home = Home::new();
    for lang in ["en", "ar"] {
        let folder = played(&home, lang);
        let (exit, english, err) = home.run(&["sheet", &folder, "--as", "voice", "--lang", "en"]);
        assert_eq!((exit, err.as_str()), (0, ""));
        let lines: Vec<&str> = english.lines().collect();
        let wanted = [
            "White: Ali. Black: no name. Rules: FIDE 2023, blitz, 3 minutes. White's clock is off.",
            "1 White 0:00:00 White's clock is running.",
            "1 White 0:00:05 Pawn from 5 2 to 5 4.",
            "1 Black 0:01:10 Pawn from 5 7 to 5 5.",
            "2 White 0:01:10 Queen from 4 1 to 8 5.",
            "2 White 0:01:10 White offers a draw.",
            "2 Black 0:01:10 The offer is declined by the move.",
            "2 Black 0:01:10 Knight from 2 8 to 3 6.",
        ];
        for line in wanted {
            assert!(lines.contains(&line), "{line}: {english}");
        }
        assert!(lines.iter().any(|line| line.starts_with("4 Black 0:") && line.contains("Flag!")), "{english}");
        let (_, arabic, _) = home.run(&["sheet", &folder, "--as", "voice", "--lang", "ar"]);
        assert_eq!(arabic.lines().count(), lines.len(), "{arabic}");
        assert!(arabic.contains("\n1 الأبيض 0:00:05 بيدق من 5 2 إلى 5 4.\n"), "{arabic}");
        assert!(arabic.lines().skip(1).all(|line| line.starts_with(|sign: char| sign.is_ascii_digit())), "{arabic}");
        // The fact of a move fits a line of forty cells.
        let moves =
            english.lines().chain(arabic.lines()).filter(|line| line.contains(" from ") || line.contains(" من "));
        for line in moves.filter(|line| !line.contains("Game") && !line.contains("Flag")) {
            assert!(line.width() <= 40 || line.contains("takes") || line.contains("أسر"), "{line}");
        }
    }
}

#[test]
fn it_is_read_by_the_number_of_a_move() {
    let home = Home::new();
    let folder = played(&home, "en");
    let voice = |moves: &str| home.run(&["sheet", &folder, "--as", "voice", "--lang", "en", "--moves", moves]);
    let (exit, out, _) = voice("2");
    assert_eq!(exit, 0);
    assert!(out.lines().all(|line| line.starts_with("2 White ") || line.starts_with("2 Black ")), "{out}");
    assert!(out.contains("Queen from 4 1 to 8 5.") && out.contains("Knight from 2 8 to 3 6."), "{out}");
    let (_, both, _) = voice("1-2");
    assert!(both.contains("\n1 Black 0:01:10 Pawn") && both.ends_with(&out), "{both}");
    assert_eq!(voice("1-99").1.lines().count() + 1, home.run(&["sheet", &folder, "--as", "voice"]).1.lines().count());
    let out = home.path("record.txt");
    let (exit, printed, _) = home.run(&["sheet", &folder, "--as", "voice", "--out", out.to_str().unwrap()]);
    assert_eq!((exit, printed), (0, format!("Written: {}.\n", out.display())));
    assert!(std::fs::read_to_string(out).unwrap().contains("1 White 0:00:05 Pawn from 5 2 to 5 4.\n"));
}

#[test]
fn what_is_no_move_of_it_is_told_in_both_languages() {
    let home = Home::new();
    let folder = played(&home, "en");
    let wrong: [(&[&str], i32, &str, &str); 5] = [
        (
            &["--as", "voice", "--moves", "40"],
            1,
            "There is no such move: the last one is move 4.",
            "آخر نقلة هي النقلة 4.",
        ),
        (&["--as", "voice", "--moves", "0"], 1, "There is no such move", "لا توجد هذه النقلة"),
        (&["--as", "voice", "--moves", "x"], 2, "--moves", "--moves"),
        (&["--as", "voice", "--moves", "5-3"], 2, "12, or 12-15", "12 أو 12-15"),
        (&["--as", "pgn", "--moves", "3"], 2, "--moves belongs to the voice record", "أضف --as voice"),
    ];
    for (args, code, english, arabic) in wrong {
        for (lang, told) in [("en", english), ("ar", arabic)] {
            let (exit, out, err) = home.run(&[&["sheet", folder.as_str(), "--lang", lang], args].concat());
            assert_eq!((exit, out.as_str(), err.lines().count()), (code, "", 1), "{err}");
            assert!(err.contains(told), "{err}");
        }
    }
}

/// In play a move is read back by its number, and `more` says it word for word, in the language spoken by now.
#[test]
fn in_play_a_move_is_heard_again_word_for_word() {
    let home = Home::new();
    let folder = played(&home, "en");
    let lines = "moves 2\nmore\nlanguage ar\nالنقلات 2\nالمزيد\n";
    let (_, out, _) =
        home.run_with(&["resume", &folder, "--lang", "en", "--clock", "simulated", "--speech", "off"], lines);
    assert!(out.contains("Move 2, White: queen, 4 1, 8 5. Black: knight, 2 8, 3 6.\n"), "{out}");
    assert!(out.contains("White: queen from 4 1 to 8 5. Move 2, Black: knight from 2 8 to 3 6. "), "{out}");
    assert!(out.contains("الأبيض: وزير من 4 1 إلى 8 5. النقلة 2، الأسود: حصان من 2 8 إلى 3 6. "), "{out}");
}
