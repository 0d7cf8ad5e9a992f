//! Reports from the field, each as an input and what must come of it: groups A (speech out), B (typed
//! moves), D (clock), in `rules` E (endings), F (draws, commands), J (touching), in `reading` H (terminals), I
//! (Arabic) and the rest of A, in `sheets` G (files), and in
//! `spoken` C (the ear). The numbers are those of the list of cases; B's
//! readings are in `notation`.

mod reading;
mod rules;
mod sheets;
mod spoken;

use std::fs;
use std::os::unix::fs::PermissionsExt;

use serde_json::Value;

use crate::recorded::{Run, play};

fn spoken(run: &Run) -> Vec<(String, String)> {
    let text = |line: &Value, key: &str| line[key].as_str().unwrap().to_owned();
    run.speech.iter().map(|line| (text(line, "key"), text(line, "speak"))).collect()
}

fn said(run: &Run, key: &str) -> Vec<String> {
    spoken(run).into_iter().filter(|(found, _)| found == key).map(|(_, speak)| speak).collect()
}

#[test]
fn case_1_a_file_letter_is_never_read_as_an_article() {
    let run = play(&["--lang", "en", "--style", "algebraic"], "a4\n");
    let all = said(&run, "move.quiet");
    assert_eq!(all, ["White: pawn, from A, 2, to A, 4."]);
    let anna = |text: &str| said(&play(&["--lang", "en", "--style", "anna"], text), "move.quiet");
    assert_ne!(anna("a4\n"), anna("e4\n"));
    assert!(anna("a4\n")[0].contains("Anna"));
}

#[test]
fn case_3_no_number_in_powers_of_ten() {
    let run = play(&["--lang", "en", "--fen", "8/4R3/8/k7/8/8/3K4/4R3 w - - 0 1"], "R1e5\n");
    assert_eq!(said(&run, "move.quiet"), ["White: rook from 5 1 to 5 5, check."]);
}

#[test]
fn case_5_the_same_move_in_another_naming() {
    let run = play(&["--lang", "en"], "Nf3\nspell\n");
    let all = said(&run, "move.quiet");
    assert_eq!(all[0], "White: knight from 7 1 to 6 3.");
    assert!(all[1].contains("Gustav 1"), "{all:?}");
}

#[test]
fn cases_7_and_9_times_are_words_of_two_units_at_most() {
    for (time, english, arabic) in [
        ("1h30m10s", "White: 1 hour 30 minutes.", "الأبيض: ساعة واحدة و30 دقيقة."),
        ("4m30s", "White: 4 minutes 30 seconds.", "الأبيض: 4 دقائق و30 ثانية."),
        ("9s", "White: 9 seconds.", "الأبيض: 9 ثوان."),
        ("1m", "White: 1 minute.", "الأبيض: دقيقة واحدة."),
    ] {
        for (lang, wanted) in [("en", english), ("ar", arabic)] {
            let run = play(&["--lang", lang, "--time", time], "t\n");
            assert!(run.printed.contains(wanted), "{time}: {}", run.printed);
        }
    }
    let run = play(&["--lang", "en", "--time", "1m"], "wait 2m\n");
    assert!(run.printed.contains("Flag! White's time has run out. Black wins."));
}

/// A program that speaks as much UCI as it must: it answers each `go` with the next of its moves.
pub fn engine(moves: &[&str]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let answers: String = moves.iter().map(|mv| format!("read_go; echo bestmove {mv}\n")).collect();
    let script = format!(
        "#!/bin/sh\nread_go() {{ while read -r w r; do [ \"$w\" = go ] && return; done; exit; }}\n{answers}read_go\n"
    );
    let path = folder.path().join("engine");
    fs::write(&path, script).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    folder
}

/// Plays against an engine at a terminal, where a game waits for its answers.
fn against(args: &[&str], typed: &[(&str, &str)]) -> String {
    let mut terminal = crate::lines::Terminal::start(&[&["--lines", "--lang", "en", "--speech", "off"], args].concat());
    for (text, wanted) in typed {
        let from = terminal.bytes.len();
        terminal.type_keys(text);
        terminal.until(from.saturating_sub(usize::from(text.is_empty()) * from), wanted);
    }
    terminal.text()
}

#[test]
fn case_11_each_announcement_in_the_order_of_the_moves() {
    let folder = engine(&["c7c6", "d7d5"]);
    let path = folder.path().join("engine").to_string_lossy().into_owned();
    let text = against(
        &["--engine-black", &path],
        &[("", "White: "), ("e4\r", "1 Pawn from 3 7 to 3 6."), ("d4\r", "2 Pawn from 4 7 to 4 5.")],
    );
    let at = |wanted: &str| text.find(wanted).unwrap_or_else(|| panic!("{wanted} in {text}"));
    assert!(at("1 Pawn 5 4.") < at("1 Pawn from 3 7 to 3 6.") && at("1 Pawn from 3 7 to 3 6.") < at("2 Pawn 4 4."));
}

#[test]
fn case_35_an_engine_that_forgets_the_piece_is_asked_again_and_the_game_is_kept() {
    let folder = engine(&["a2a1", "a2a1q"]);
    let path = folder.path().join("engine").to_string_lossy().into_owned();
    let text = against(
        &["--engine-black", &path, "--fen", "8/6pp/1K6/3P1p2/2P2P1k/8/p7/8 b - - 0 44"],
        &[("", "promotes to queen")],
    );
    assert!(text.contains("The engine gave a move that is not legal: a2a1. It is asked again."), "{text}");
}

#[test]
fn case_13_under_a_minute_moves_are_brief_and_that_is_said_once() {
    let run = play(&["--lang", "en", "--time", "50s"], "e4\ne5\nNf3\n");
    assert_eq!(said(&run, "move.quiet"), ["Pawn 5 4.", "Pawn 5 5.", "Knight 6 3."]);
    // Once for each side: each player hears it with his first short move.
    assert_eq!(said(&run, "brief.on").len(), 2);
}

#[test]
fn case_15_words_are_left_out_by_the_settings_alone() {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("default.toml"), "say_captured = false\nsay_pawn = false\n").unwrap();
    let folder = home.path().to_string_lossy().into_owned();
    let run = play(&["--lang", "en", "--config", &folder], "e4\nd5\nexd5\nQxd5\n");
    let captures = said(&run, "move.capture");
    assert!(captures.iter().all(|speak| !speak.to_lowercase().contains("pawn")), "{captures:?}");
}

#[test]
fn cases_17_and_19_each_question_is_one_utterance_and_times_carry_their_side() {
    for (typed, key) in [("l", "last"), ("b", "board"), ("o", "clock.own"), ("tt", "clock.both"), ("t", "clock.own")] {
        let run =
            play(&["--lang", "en", "--time", "5m", "--white", "Ada", "--black", "Ben"], &format!("e4\n{typed}\n"));
        let after: Vec<_> = spoken(&run).into_iter().skip_while(|(key, _)| key != "move.quiet").skip(1).collect();
        let answers: Vec<_> =
            after.iter().filter(|(key, speak)| key != "game.saved" && key != "bye" && !speak.is_empty()).collect();
        assert_eq!(answers.len(), 1, "{typed}: {answers:?}");
        assert!(answers[0].0.starts_with(key), "{typed}: {answers:?}");
    }
    let run = play(&["--lang", "en", "--time", "5m", "--white", "Ada", "--black", "Ben"], "players\n");
    assert!(run.printed.contains("Ada") && run.printed.contains("Ben"));
}

#[test]
fn case_33_command_letters_are_never_moves_and_nonsense_plays_nothing() {
    let run = play(&["--lang", "en"], "l\nb\n5\nstate\n");
    assert!(run.printed.contains("\"moves_made\":0"));
    assert_eq!(said(&run, "bad.parse").len(), 1);
}

#[test]
fn case_43_the_increment_is_there_at_the_press() {
    let run = play(&["--lang", "en", "--laws", "digital", "--time", "5:00+5"], "wait 10s\n54\nstate\n");
    assert!(run.printed.contains(r#""clocks_ms":{"white":295000,"black":300000}"#), "{}", run.printed);
}

#[test]
fn case_45_unequal_increments_go_to_their_owners() {
    let run = play(&["--laws", "digital", "--time", "white=5m black=5m+10s"], "54\n55\nstate\n");
    assert!(run.printed.contains(r#""clocks_ms":{"white":300000,"black":310000}"#), "{}", run.printed);
}

#[test]
fn case_47_a_base_of_nothing_with_a_delay() {
    let run = play(
        &["--laws", "digital", "--time", "0:00 d5"],
        "wait 2s\nstop\nwait 1m\nstart\nstate\nwait 2900ms\nstate\nwait 100ms\nstate\n",
    );
    let states: Vec<&str> = run.printed.lines().filter(|line| line.starts_with('{')).collect();
    assert!(states[0].contains(r#""white":3000"#), "{}", states[0]);
    assert!(states[1].contains(r#""phase":"thinking""#) && states[1].contains(r#""white":100"#), "{}", states[1]);
    assert!(states[2].contains(r#""termination":"time""#) && states[2].contains(r#""white":0"#), "{}", states[2]);
}

#[test]
fn case_49_a_sleeping_machine_stops_both_clocks_and_asks() {
    let run = play(&["--lang", "en", "--time", "5m"], "wait 1h asleep\nstate\nyes\nstate\n");
    assert!(run.printed.contains("Pause. The machine slept for 1 hour. Arbiter, resume play? Yes or no?"));
    let states: Vec<&str> = run.printed.lines().filter(|line| line.starts_with('{')).collect();
    assert!(states[0].contains(r#""running":null"#) && states[0].contains(r#""phase":"stopped""#), "{}", states[0]);
    assert!(states[0].contains(r#""pending":{"kind":"sleep","choices":["yes","no"]}"#), "{}", states[0]);
    assert!(states[1].contains(r#""running":"white""#), "{}", states[1]);
}

#[test]
fn case_53_a_reading_includes_the_increments() {
    let run = play(&["--lang", "en", "--time", "90+30"], "e4\ne5\nNf3\nNc6\nBb5\na6\ntimes\n");
    assert!(run.printed.contains("White: 1 hour 32 minutes. Black: 1 hour 32 minutes."), "{}", run.printed);
}

#[test]
fn a_third_language_is_a_folder_away() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("languages/qq");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("game.ftl"), "bye = Zzz.\nmove-quiet = { $side } zip.\n").unwrap();
    let config = home.path().to_string_lossy().into_owned();
    let run = play(&["--config", &config, "--lang", "qq"], "e4\n");
    assert!(run.printed.ends_with("Zzz.\n"), "{}", run.printed);
    assert!(run.printed.contains("zip."), "{}", run.printed);
    assert!(run.printed.contains("The game is kept as"), "what a language lacks is English: {}", run.printed);
}
