//! Reports from the field about endings (group E), draws and commands (F), and touching (J).

use super::{against, said};
use crate::recorded::{Run, play};

const LAWS: [&str; 2] = ["fide-2023", "digital"];

/// A game from a position in which the side to move oversteps its time.
fn flagged(laws: &str, fen: &str) -> Run {
    play(&["--lang", "en", "--laws", laws, "--time", "90m", "--fen", fen], "wait 2h\nstate\n")
}

fn result(run: &Run) -> &str {
    let state = run.printed.lines().rfind(|line| line.starts_with('{')).expect("a state");
    state.split("\"result\":\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap()
}

/// Lines typed at one table under an arbiter.
fn table(laws: &str, more: &[&str], lines: &[&str]) -> Run {
    let args = [&["--lang", "en", "--laws", laws, "--conduct", "tournament"], more].concat();
    play(&args, &lines.iter().map(|line| format!("{line}\n")).collect::<String>())
}

#[test]
fn case_55_a_flag_loses_to_a_knight_that_a_pawn_helps_and_draws_against_a_lone_king() {
    for laws in LAWS {
        let helped = flagged(laws, "8/8/8/4k3/4p3/4N3/4K3/8 b - - 0 1");
        assert_eq!(result(&helped), "1-0", "{laws}");
        assert_eq!(said(&helped, "flag"), ["Flag! Black's time has run out. White wins."]);
        let alone = flagged(laws, "8/8/3rk3/8/8/2K5/8/8 b - - 0 1");
        assert_eq!(result(&alone), "1/2-1/2", "{laws}");
        assert_eq!(said(&alone, "flag"), ["Flag! Black's time has run out. White cannot checkmate. Draw."]);
    }
}

/// The one legal move takes the last piece that could mate: a draw. The end by seventy-five moves is no part of
/// what can be played: whoever can mate but for it wins.
#[test]
fn cases_57_and_59_a_flag_where_mate_is_out_of_reach_is_a_draw_and_the_75_moves_are_left_out() {
    for (fen, wanted) in [
        ("r7/K1k5/8/8/8/8/8/8 w - - 4 3", "1/2-1/2"),
        ("6Rk/8/7K/8/8/8/8/8 b - - 0 1", "1/2-1/2"),
        ("8/5r2/p3k3/P7/8/1K6/8/8 w - - 148 100", "0-1"),
        ("8/5r2/p3k3/P7/8/1K6/8/8 w - - 149 100", "0-1"),
    ] {
        for laws in LAWS {
            let run = flagged(laws, fen);
            assert_eq!((run.code, said(&run, "flag").len()), (Some(0), 1), "{laws} {fen}: {}", run.printed);
            assert!(run.printed.contains("\"termination\":\"time\""), "{}", run.printed);
            assert_eq!(result(&run), wanted, "{laws} {fen}");
        }
    }
}

#[test]
fn why_tells_the_mate_that_could_still_come() {
    let flag = |language: &str, fen: &str| play(&["--lang", language, "--time", "90m", "--fen", fen], "wait 2h\nwhy\n");
    let line = flag("en", "8/8/8/4k3/4p3/4N3/4K3/8 b - - 0 1");
    let told = line
        .printed
        .lines()
        .find(|line| line.contains("White could still checkmate, if both sides helped:"))
        .expect("a line to mate");
    assert!(told.starts_with("Black's time is over. White wins. ") && told.ends_with("heckmate."), "{told}");
    let drawn = flag("en", "r7/K1k5/8/8/8/8/8/8 w - - 4 3");
    assert!(!drawn.printed.contains("could still checkmate"), "{}", drawn.printed);
    let arabic = flag("ar", "8/8/8/4k3/4p3/4N3/4K3/8 b - - 0 1");
    assert!(arabic.printed.contains("كان يمكن للأبيض تنفيذ كش مات لو تعاون الطرفان:"), "{}", arabic.printed);
}

#[test]
fn case_61_an_en_passant_that_cannot_be_taken_hides_no_repetition() {
    for (moves, told) in [
        ("e4 e5 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8", "Third repetition: after moves 1, 3 and 5. Draw."),
        (
            "e4 c5 e5 Qb6 Nf3 Qe6 Ng1 d5 Nf3 Nc6 Ng1 Nb8 Nf3 Nc6 Ng1 Nb8",
            "Third repetition: after moves 4, 6 and 8. Draw.",
        ),
    ] {
        for laws in LAWS {
            let typed = format!("{}\nclaim repetition\nyes\n", moves.replace(' ', "\n"));
            let run = play(&["--lang", "en", "--laws", laws], &typed);
            assert!(run.printed.lines().any(|line| line == told), "{laws}: {}", run.printed);
        }
    }
}

#[test]
fn case_63_repetitions_need_not_follow_each_other_and_their_moves_are_named() {
    let moves = "Rb1 Rh7 Rb2 Rh8 Rb1 Rg8 Rb3 Rh8 Rc3 Rg8 Rb3 Rh8 Rb1 Rh7 Rc1 Rh8 Rb1 Rh7";
    let typed = format!("{}\nclaim repetition\nyes\n", moves.replace(' ', "\n"));
    for (lang, told) in [
        ("en", "Third repetition: after moves 63, 69 and 71. Draw."),
        ("ar", "المطالبة بالتكرار الثلاثي صحيحة: بعد النقلات 63، 69 و71. تعادل."),
    ] {
        let typed = if lang == "ar" {
            typed.replace("claim repetition", "مطالبة تكرار").replace("yes", "نعم")
        } else {
            typed.clone()
        };
        let run = play(&["--lang", lang, "--laws", "fide-2023", "--fen", "4k2r/8/8/8/8/8/8/R3K3 w - - 5 63"], &typed);
        assert!(run.printed.lines().any(|line| line == told), "{}", run.printed);
    }
}

#[test]
fn case_65_the_own_move_never_cancels_the_offer_and_the_opponents_touch_declines_it_aloud() {
    let begun = ["start", "5254", "press", "5755", "press", "7163"];
    for laws in LAWS {
        let time = ["--time", "90m"];
        let lines = [&begun[..], &["offer", "correct", "6134", "press", "state", "lift 28", "state"]].concat();
        let run = table(laws, &time, &lines);
        let offers: Vec<bool> = run
            .printed
            .lines()
            .filter_map(|line| {
                line.find("\"offers\":{\"white\":true")
                    .map_or_else(|| line.starts_with('{').then_some(false), |_| Some(true))
            })
            .collect();
        assert_eq!(offers, [true, false], "{laws}: {}", run.printed);
        assert!(run.printed.lines().any(|line| line == "The offer is declined by touching a piece."));
        // Offered before the move, it stands through it.
        let lines = [&begun[..5], &["offer", "7163", "press", "accept", "yes"]].concat();
        assert!(table(laws, &time, &lines).sheet.ends_with("Result: 1/2-1/2\n"), "{laws}");
    }
}

#[test]
fn case_67_who_was_offered_a_draw_meanwhile_may_be_offered_one_again() {
    let lines = [
        "start",
        "5254",
        "press",
        "5755",
        "press",
        "white: offer",
        "black: decline",
        "7163",
        "press",
        "black: offer",
        "white: decline",
        "2836",
        "press",
        "white: offer",
        "state",
    ];
    for laws in LAWS {
        let run = table(laws, &["--time", "90m"], &lines);
        assert_eq!(run.printed.matches(" offers a draw.").count(), 3, "{laws}: {}", run.printed);
        assert!(run.printed.contains("\"offers\":{\"white\":true,\"black\":false}"));
    }
}

#[test]
fn case_69_resigning_is_asked_about_and_escape_says_that_nothing_was_done() {
    let run = play(&["--lang", "en"], "e4\nresign\nstate\nno\nstate\nresign\nyes\n");
    assert_eq!(run.printed.matches("\"result\":\"*\"").count(), 2, "{}", run.printed);
    assert_eq!(said(&run, "confirm.resign").len(), 2);
    assert!(run.sheet.ends_with("Result: 1-0\n"), "{}", run.sheet);
    let text = against(
        &[],
        &[
            ("", "White: "),
            ("resign\r", "Resign? Yes or no?"),
            ("\u{1b}", "The question is dropped."),
            ("turn\r", "Move 1, White to move."),
        ],
    );
    assert!(!text.contains("resigns"), "{text}");
}

/// Whoever is named answers for himself: his yes is no other's.
#[test]
fn case_69_the_yes_is_his_who_was_asked() {
    for (asked, question) in [
        ("white: resign", "White: Resign? Yes or no?"),
        ("white: claim repetition", "Claim third repetition? Yes or no?"),
    ] {
        for other in ["black: yes", "assistant: yes", "arbiter: yes", "black: 1", "black: no"] {
            let run = table("digital", &["--time", "90m"], &["start", asked, other, "state", "white: no"]);
            assert!(run.printed.lines().any(|line| line == question), "{}", run.printed);
            assert!(run.printed.contains("\"pending\":{\"kind\":\"sure\""), "{other}: {}", run.printed);
            assert!(run.printed.lines().any(|line| line == "The question is dropped."), "{other}: {}", run.printed);
            assert!(run.events.iter().all(|event| event["event"] != "resigned" && event["event"] != "claimed"));
        }
    }
    let signing =
        ["start", "arbiter: arbiter result draw", "yes", "white: sign", "black: yes", "white: yes", "black: yes"];
    let run = table("digital", &["--time", "90m"], &signing);
    assert_eq!(run.printed.matches("White signs the result.").count(), 1, "{}", run.printed);
    assert_eq!(run.printed.matches("Black signs the result.").count(), 1, "{}", run.printed);
    assert!(run.printed.lines().any(|line| line == "No question is open."), "{}", run.printed);
}

/// A claim that is not his to make is refused at once, and not first asked about.
#[test]
fn case_69_nobody_is_asked_whether_he_is_sure_of_what_is_not_his() {
    for (claim, refused) in [
        ("assistant: claim repetition 7163", "This is not yours to do. Say help to hear what is."),
        ("assistant: claim illegal", "This is not yours to do. Say help to hear what is."),
        ("black: claim fifty", "It is White's turn."),
        ("black: claim quickplay", "It is White's turn."),
    ] {
        let run = table("digital", &["--time", "90m"], &["start", claim]);
        assert!(run.printed.lines().any(|line| line == refused), "{claim}: {}", run.printed);
        assert!(!run.printed.contains("Yes or no?"), "{claim}: {}", run.printed);
    }
}

#[test]
fn case_93_a_touched_piece_with_one_move_is_not_moved_by_itself() {
    let fen = "rnbqkb1r/ppp2ppp/3p4/8/4n3/3P1N2/PPP2PPP/RNBQKB1R b KQkq - 0 5";
    for laws in LAWS {
        let run = table(laws, &["--time", "90m", "--fen", fen], &["start", "lift 68", "wait 1m", "state"]);
        assert!(run.printed.lines().any(|line| line == "The bishop on 6 8 was touched. It must move."));
        assert!(run.printed.contains("\"moves_made\":0,\"obligation\":{\"must\":\"move\",\"on\":\"f8\"}"), "{laws}");
        assert!(run.events.iter().all(|event| event["event"] != "announced"), "{laws}");
    }
}

#[test]
fn case_95_an_unintended_move_is_withdrawn_before_the_press() {
    for laws in LAWS {
        let lines = ["start", "5254", "correct", "state", "4244", "press", "correct", "state"];
        let run = table(laws, &["--time", "90m"], &lines);
        assert!(run.printed.lines().any(|line| line == "Announcement withdrawn. Announce again."), "{}", run.printed);
        assert!(run.printed.lines().any(|line| line == "Too late: Black's clock has started. Call the arbiter."));
        let made: Vec<&str> = run.printed.lines().filter(|line| line.starts_with('{')).collect();
        assert!(made[0].contains("\"moves_made\":0") && made[1].contains("\"moves_made\":1"), "{made:?}");
    }
}
