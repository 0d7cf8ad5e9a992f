//! Situations that an arbiter ruled on from the laws before they were played, and that were once answered
//! otherwise. Each names its article.

use std::fs;

use super::situations::{hears, said, typed};
use crate::recorded::Run;

const FIDE: [&str; 9] = ["--lang", "en", "--conduct", "tournament", "--time", "90m", "--laws", "fide-2023", "--lines"];
const DIGITAL: [&str; 7] = ["--conduct", "tournament", "--laws", "digital", "--lines", "--time", "60m"];

fn in_digital(language: &str, time: &str, lines: &[&str]) -> Run {
    let mut args = DIGITAL.to_vec();
    args[6] = time;
    typed(&[&["--lang", language], &args[..]].concat(), lines)
}

#[track_caller]
fn misses(run: &Run, part: &str) {
    assert!(!said(run).iter().any(|line| line.contains(part)), "{part}\n{}", run.printed);
}

#[test]
fn appendix_6_2_a_the_move_alone_is_a_repetition_after_the_press_too() {
    let config = tempfile::tempdir().unwrap();
    fs::create_dir(config.path().join("conduct")).unwrap();
    fs::write(config.path().join("default.toml"), "two_boards = \"white\"\n").unwrap();
    fs::write(config.path().join("conduct/tournament.toml"), "repeat_back = \"required\"\n").unwrap();
    let with = ["--config", config.path().to_str().unwrap()];
    for (language, yes, differs, agreed, first) in [
        ("en", "yes", "Heard: knight to 5 3.", "Agreed.", "say same, or the move."),
        ("ar", "نعم", "المسموع: حصان إلى 5 3.", "مطابق.", "أو أعد نص النقلة."),
    ] {
        let lines = [yes, "start", "7163", "press", "7866", "7153", "7163", "7866"];
        let run = typed(&[&["--lang", language], &DIGITAL[..], &with[..]].concat(), &lines);
        hears(&run, first);
        hears(&run, differs);
        hears(&run, agreed);
        let answered = said(&run).iter().filter(|line| line.starts_with("1 ")).count();
        assert_eq!(answered, 2, "{}", run.printed);
    }
}

#[test]
fn appendix_6_2_a_where_the_word_is_enough_the_move_alone_is_one_too() {
    let run = typed(&FIDE, &["start", "7163", "press", "7163", "same", "7866", "press"]);
    hears(&run, "Agreed.");
    hears(&run, "Already repeated.");
}

#[test]
fn appendix_6_9_d_a_move_that_was_not_answered_yet_is_made_too() {
    let run = typed(&FIDE, &["start", "5254", "press", "white: used", "5755", "press", "7163", "press", "white: used"]);
    hears(&run, "Moves made: 1. White has used 0 seconds, Black 0 seconds.");
    hears(&run, "Moves made: 2. White has used 0 seconds, Black 0 seconds.");
    misses(&run, "Moves made: 0");
}

#[test]
fn article_4_11_a_piece_that_was_released_stays_where_it_is_when_the_touch_is_claimed_later() {
    let lines = ["start", "lift 52", "place 54", "4244", "press", "black: claim touch 52", "yes", "5253", "5254"];
    let run = in_digital("en", "5m", &lines);
    hears(&run, "1 White: pawn from 5 2 to 5 4.");
    misses(&run, "pawn from 5 2 to 5 3");
}

#[test]
fn article_4_2_who_touches_the_piece_himself_has_answered_the_report() {
    let run = typed(&FIDE, &["start", "black: touch 12", "white: touch 12", "no", "4244", "1214"]);
    misses(&run, "The touch was accidental");
    hears(&run, "1 White: pawn from 1 2 to 1 4.");
}

#[test]
fn article_4_3_what_the_touch_forbids_is_refused_before_a_promotion_is_asked_about() {
    let fen = ["--fen", "3r4/4P3/8/8/8/8/k7/7K w - - 0 1"];
    let run = typed(&[&FIDE[..], &fen[..]].concat(), &["start", "touch 48", "5758", "5748", "rook"]);
    misses(&run, "Pawn reaches 5 8.");
    hears(&run, "1 White: pawn from 5 7 takes rook on 4 8, promotes to rook.");
}

#[test]
fn appendix_6_6_who_has_only_lifted_a_piece_has_nothing_to_correct() {
    let run = typed(&FIDE, &["start", "5254", "press", "lift 57", "correct"]);
    misses(&run, "Too late");
}

#[test]
fn appendix_3_3_the_win_is_claimed_in_blitz_whoever_supervises() {
    for (language, yes, sentence) in
        [("en", "yes", "First illegal move. White loses."), ("ar", "نعم", "النقلة غير القانونية الأولى. خسر الأبيض.")]
    {
        let run = in_digital(language, "5m", &["start", "white: made 7173", yes, "black: claim illegal", yes]);
        hears(&run, sentence);
    }
    // After his own move it stands.
    let run =
        in_digital("en", "5m", &["start", "white: made 7173", "yes", "5755", "press", "black: claim illegal", "yes"]);
    hears(&run, "There is no illegal move to claim, or it is too late.");
}

#[test]
fn article_6_4_a_warning_that_a_penalty_has_passed_is_not_said() {
    for (language, yes, late, nothing) in
        [("en", "yes", "2 minutes left.", "loses 0 seconds"), ("ar", "نعم", "بقيت دقيقتان.", "خصمت 0 ثانية")]
    {
        let claim = "white: claim repetition 7163";
        let lines =
            ["start", "wait 2s", claim, yes, "7163", "press", "5755", "press", "white: claim repetition 6371", yes];
        let run = in_digital(language, "123s", &lines);
        misses(&run, late);
        misses(&run, nothing);
        let less = if language == "en" {
            "White loses 500 milliseconds."
        } else {
            "500 جزء من ألف من الثانية"
        };
        assert!(said(&run).iter().any(|line| line.contains(less)), "{}", run.printed);
    }
}

#[test]
fn the_end_of_the_input_leaves_the_clock_at_its_millisecond() {
    let lines = ["start", "5254", "press", "wait 12345ms", "# resume", "state"];
    let run = typed(&FIDE, &lines);
    assert!(run.printed.contains("\"black\":5387655"), "{}", run.printed);
}

/// An adjourned game whose envelope lies closed, and what comes then.
fn adjourned(laws: &str, then: &[&str]) -> Run {
    let first =
        ["start", "5254", "press", "5755", "press", "arbiter: adjourn", "white: seal 7163", "a secret", "envelope"];
    let args = ["--lang", "en", "--conduct", "tournament", "--time", "90m", "--laws", laws, "--lines"];
    typed(&args, &[&first[..], then].concat())
}

#[test]
fn appendix_1_10_who_comes_more_than_an_hour_late_while_his_clock_runs_has_lost() {
    let arrives = |minutes: &str| {
        let wait = format!("wait {minutes}");
        adjourned("digital", &["arbiter: open", "no", &wait, "arbiter: open", "yes", "a secret"])
    };
    hears(&arrives("61m"), "Black is more than 60 minutes late and loses.");
    hears(&arrives("60m"), "Sealed move: knight from 7 1 to 6 3.");
}

#[test]
fn appendix_1_9_c_the_reply_to_an_absent_player_is_sealed() {
    let then =
        ["arbiter: open absent", "yes", "a secret", "black: 2836", "arbiter: arbiter late white 20m", "black: 2836"];
    let run = adjourned("digital", &then);
    hears(&run, "White has not come. The opponent seals the reply: say seal and the move, then envelope.");
    let refused = said(&run).iter().filter(|line| line.contains("the reply is not made openly, it is sealed")).count();
    assert_eq!(refused, 1, "{}", run.printed);
    hears(&run, "2 Black: knight from 2 8 to 3 6.");
    // FIDE leaves the choice.
    let run = adjourned("fide-2023", &then[..4]);
    hears(&run, "2 Black: knight from 2 8 to 3 6.");
}

#[test]
fn article_5_2_1_where_there_is_no_legal_move_that_is_the_answer() {
    for (language, asked, sentence) in
        [("en", "legal", "There is no legal move."), ("ar", "النقلات القانونية", "لا نقلة قانونية.")]
    {
        let args = ["--lang", language, "--fen", "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1", "--lines"];
        hears(&typed(&args, &["7566", asked]), sentence);
    }
}
