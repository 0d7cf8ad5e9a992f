//! What is written and when, and the squares it is written with (articles 2, 3.8, 8; digital 3.8, 8, appendix II.3).

use natiq::core::ArbiterAct;
use natiq::core::act::Verdict;
use natiq::sheet::{Head, pgn};

use super::table::game;
use crate::recorded::{Run, play};

/// Lines typed at one table under an arbiter.
fn typed(args: &[&str], lines: &[&str]) -> Run {
    let all = [&["--lang", "en", "--conduct", "tournament"], args].concat();
    play(&all, &lines.iter().map(|line| format!("{line}\n")).collect::<String>())
}

/// The lines of the sheet that hold moves.
fn moves(run: &Run) -> Vec<&str> {
    run.sheet.lines().filter(|line| line.starts_with(|sign: char| sign.is_ascii_digit())).collect()
}

#[test]
fn article_8_1_2_no_sheet_holds_a_move_that_is_not_made_whatever_hands_and_words_did() {
    for (laws, first) in [("fide-2023", "1. e4"), ("digital", "1. 5254")] {
        let args = ["--laws", laws, "--time", "90m"];
        let mut lines = vec!["start"];
        for step in ["lift 52", "place 54", "5254", "correct", "5254", "same"] {
            lines.push(step);
            assert!(moves(&typed(&args, &lines)).is_empty(), "{laws}: after {step}");
        }
        lines.push("press");
        assert_eq!(moves(&typed(&args, &lines)), [first]);
        // What was refused, and what was illegal and pressed, are no moves either.
        lines.extend(["5752", "made 5752", "yes"]);
        let run = typed(&args, &lines);
        assert_eq!(moves(&run), [first], "{laws}");
        assert!(run.sheet.contains("Illegal move: Black 1, "), "{}", run.sheet);
    }
}

#[test]
fn article_8_1_2_a_written_claim_is_the_exception_and_stands_as_a_claim() {
    for laws in ["fide-2023", "digital"] {
        let args = ["--laws", laws, "--time", "90m"];
        let run = typed(&args, &["start", "claim repetition 7163", "yes"]);
        assert!(moves(&run).is_empty(), "{laws}: {}", run.sheet);
        assert!(run.sheet.contains("Claim: White, third repetition"), "{}", run.sheet);
        assert_eq!(moves(&typed(&args, &["start", "claim repetition 7163", "yes", "7163", "press"])).len(), 1);
    }
}

#[test]
fn article_8_2_the_arbiter_reads_the_sheet_at_any_time() {
    let lines = ["start", "5254", "press", "arbiter: sheet", "5755", "arbiter: sheet", "press", "arbiter: sheet"];
    let run = typed(&["--laws", "digital", "--time", "90m"], &lines);
    let read: Vec<&str> = run.printed.lines().filter(|line| line.starts_with("1. ")).collect();
    assert_eq!(read, ["1. 5254", "1. 5254", "1. 5254 5755"]);
}

/// 8.4 frees a player below five minutes; the program records on and says nothing, so nothing is to be completed
/// after a flag (8.5; digital 8.4 to 8.6).
#[test]
fn article_8_4_below_five_minutes_the_score_is_kept_on_and_nothing_is_said_of_it() {
    for laws in ["fide-2023", "digital"] {
        let moves_made = ["5254", "press", "same", "5755", "press", "same", "7163", "press", "same"];
        let lines = [&["start", "wait 85m30s"], &moves_made[..], &["wait 2h", "sheet"]].concat();
        let run = typed(&["--laws", laws, "--time", "90m"], &lines);
        assert_eq!(moves(&run).len(), 2, "{}", run.sheet);
        assert!(run.printed.contains("Flag! Black's time has run out."), "{}", run.printed);
        let recording = ["sheet", "record", "scoresheet"];
        let said = run.speech.iter().map(|line| line["speak"].as_str().unwrap());
        let unasked: Vec<&str> = said.filter(|speak| recording.iter().any(|word| speak.contains(word))).collect();
        assert!(unasked.is_empty(), "{unasked:?}");
    }
}

/// Nobody has to record in rapid and blitz games, and his claims are kept.
#[test]
fn article_a_2_and_appendix_ii_3_in_rapid_and_blitz_games_a_claim_needs_no_record_of_the_player() {
    let round = ["7163", "press", "7866", "press", "6371", "press", "6678", "press"];
    for laws in ["fide-2023", "digital"] {
        for time in ["3m", "20m"] {
            let lines = [&["start"], &round[..], &round[..], &["claim repetition", "yes"]].concat();
            let run = typed(&["--laws", laws, "--time", time], &lines);
            assert!(
                run.printed.contains("Third repetition: after the start and moves 2 and 4. Draw."),
                "{}",
                run.printed
            );
        }
    }
}

/// The squares that the source leaves blank (digital 3.8b).
#[test]
fn article_3_8_each_castling_has_its_squares_in_numbers() {
    let board = |side: &str| format!("r3k2r/8/8/8/8/8/8/R3K2R {side} KQkq - 0 1");
    for (side, typed_, after) in [
        ("w", "5171", "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1"),
        ("w", "5131", "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1"),
        ("b", "5878", "r4rk1/8/8/8/8/8/8/R3K2R w KQ - 1 2"),
        ("b", "5838", "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 1 2"),
    ] {
        let run = typed(&["--laws", "digital", "--fen", &board(side)], &[typed_, "press", "state"]);
        assert!(run.printed.contains(&format!("\"fen\":\"{after}\"")), "{typed_}: {}", run.printed);
    }
}

#[test]
fn article_2_squares_are_numbered_from_the_first_file_and_rank() {
    let run = typed(&["--laws", "digital"], &["square 11", "square 81", "square 41", "square 51", "square 48"]);
    let said: Vec<&str> = run.printed.lines().filter(|line| line.contains("rook") || line.contains("queen")).collect();
    assert_eq!(said.len(), 4, "{}", run.printed);
    assert!(run.printed.contains("king"), "{}", run.printed);
}

/// FIDE 11.3.2 forfeits the game; in the digital laws (12.2b) the arbiter decides the result.
#[test]
fn article_11_3_2_a_phone_that_rings_loses_and_by_digital_12_2_b_the_arbiter_decides() {
    let begun = ["start", "5254", "press"];
    let forfeit = [&begun[..], &["arbiter: arbiter penalty loss black, the phone rang", "arbiter: yes"]].concat();
    let run = typed(&["--laws", "fide-2023", "--time", "90m"], &forfeit);
    assert!(run.sheet.ends_with("Result: 1-0\n"), "{}", run.sheet);
    for (verdict, result) in [("white", "1-0"), ("draw", "1/2-1/2"), ("both lose", "0-0")] {
        let ruled = format!("arbiter: arbiter result {verdict}");
        let run = typed(&["--laws", "digital", "--time", "90m"], &[&begun[..], &[ruled.as_str(), "yes"]].concat());
        assert!(run.sheet.ends_with(&format!("Result: {result}\n")), "{}", run.sheet);
    }
}

/// PGN has no result for a game that both lose: the open one, with its ground (12.9; digital 11, 12.9).
#[test]
fn article_11_both_may_lose_and_a_file_of_the_game_has_no_half_points_for_it() {
    for laws in ["fide-2023", "digital"] {
        for (verdict, sheet) in [(Verdict::BothLose, "*"), (Verdict::Draw, "1/2-1/2")] {
            let mut table = game(laws, "90m");
            let events = table.rule(ArbiterAct::Result(verdict)).unwrap();
            let text = pgn::text(&Head::default(), table.state.setup(), &events, "").unwrap();
            assert!(text.contains(&format!("[Result \"{sheet}\"]")), "{text}");
            assert!(text.trim_end().ends_with(&format!(" {sheet}")), "{text}");
        }
    }
}

/// Appendix V: before an arbiter no other notation is accepted; the FIDE laws and friends take any (8.1).
#[test]
fn appendix_v_before_an_arbiter_the_digital_laws_take_square_numbers_alone() {
    for (lang, others, refused, counted) in [
        (
            "en",
            ["Nf3", "knight to f3"],
            "In this game moves are given in square numbers, for instance 7 1 6 3.",
            "state",
        ),
        ("ar", ["Nf3", "حصان إلى f3"], "النقلات في هذه المباراة بأرقام المربعات، مثل 7 1 6 3.", "حالة"),
    ] {
        for (laws, conduct, taken) in
            [("digital", "tournament", false), ("digital", "casual", true), ("fide-2023", "tournament", true)]
        {
            for typed in others.into_iter().chain(["7163", "3-7163", "71 63"]) {
                let run =
                    play(&["--lang", lang, "--laws", laws, "--conduct", conduct], &format!("{typed}\n{counted}\n"));
                let numbers = typed.chars().all(|sign| sign.is_ascii_digit() || " -".contains(sign));
                let announced = run.events.iter().any(|event| event["event"] == "announced");
                assert_eq!(announced, taken || numbers, "{laws}, {conduct}: {typed}: {}", run.printed);
                assert_eq!(run.printed.contains(refused), !(taken || numbers), "{typed}: {}", run.printed);
            }
        }
    }
}
