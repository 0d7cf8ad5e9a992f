//! Reports from the field: games in files (group G), and others of their kinds.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use natiq::replay::{Kept, ReplayItem, kept, replay};
use serde_json::Value;

use crate::written::{holds, read};

/// A run of the program in a home of its own.
fn natiq(home: &Path, args: &[&str], typed: &str) -> (String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_natiq"))
        .args(args)
        .env("XDG_CONFIG_HOME", home.join("config"))
        .env("XDG_STATE_HOME", home.join("state"))
        .env("LANG", "C")
        .current_dir(home)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that asks for nothing may be gone before it is typed to.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    let output = child.wait_with_output().unwrap();
    (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
}

/// A file through `natiq replay`.
fn replayed(text: &str, lang: &str) -> (String, String) {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("game.pgn"), text).unwrap();
    natiq(home.path(), &["replay", "game.pgn", "--lang", lang], "")
}

#[test]
fn case_71_a_variation_is_written_with_its_number_and_nothing_twice() {
    for (text, wanted) in [
        ("1. e4 e5 (1... d5 2. exd5) 2. Nf3 *", "1. e4 e5 (1... d5 2. exd5) 2. Nf3 *\n\n"),
        ("1. e4 e5 (d5 2. exd5) 2. Nf3 *", "1. e4 e5 (1... d5 2. exd5) 2. Nf3 *\n\n"),
        (
            "1. e4 {once} e5 ({why} 1... d5 {x} 2. exd5 (2. e5)) {then} 2. Nf3 *",
            "1. e4 {once} 1... e5 ({why} 1... d5 {x} 2. exd5 (2. e5)) {then} 2. Nf3 *\n\n",
        ),
    ] {
        let games = read(text.as_bytes());
        holds(&games[0]);
        assert_eq!(natiq::written::pgn::write(&games[0]), wanted);
    }
}

#[test]
fn case_73_odd_signs_keep_no_game_from_being_read_and_are_told_with_their_line() {
    let text = "[Event \"a\"]\n\n1. e4 e5 1-0\n\n[White \"أحمد\"]\n[Odd tag]\n\n1. e4 e5\n2. Nf3 += Nc6 3. Bb5\u{b1} a6 *\n\n\
                [Event \"c\"]\n\n1. d4 d5 0-1\n";
    for (lang, name, told, faults) in [
        (
            "en",
            "White: أحمد.",
            "Line 9, game 2, move 2: passed over, for it is no move: +=",
            "Games: 3. Single moves: 10. Faults: 0.",
        ),
        (
            "ar",
            "الأبيض: أحمد.",
            "السطر 9، المباراة 2، النقلة 2: ترك ما ليس نقلة: +=",
            "المباريات: 3. النقلات المفردة: 10. الأخطاء: 0.",
        ),
    ] {
        let (printed, error) = replayed(text, lang);
        for part in [name, told, faults] {
            assert!(printed.contains(part), "{part}: {printed}");
        }
        assert_eq!(error, "");
    }
    read(text.as_bytes()).iter().for_each(holds);
}

#[test]
fn case_75_nonsense_is_one_fault_with_its_number_and_soon() {
    for (text, lang, wanted) in [
        ("0. Ne3", "en", "Line 1, game 1, move 0, White: not legal: Ne3."),
        ("0. Ne3", "ar", "السطر 1، المباراة 1، النقلة 0، الأبيض: غير قانونية: Ne3."),
        ("1. e4 e5\n17. Ke4 *", "en", "Line 2, game 1, move 17, White: not legal: Ke4."),
        ("1. e4 99... Ke4 *", "en", "Line 1, game 1, move 99, Black: not legal: Ke4."),
        ("4294967295. Ne3", "en", "Line 1, game 1, move 4294967295, White: not legal: Ne3."),
    ] {
        let (printed, error) = replayed(text, lang);
        assert!(printed.contains(wanted), "{text}: {printed}");
        assert_ne!(error, "", "{text}");
    }
}

#[test]
fn case_77_clocks_in_a_file_are_the_games_and_time_that_was_given_is_a_comment() {
    let home = tempfile::tempdir().unwrap();
    let moves = ["5254", "5755", "7163", "2836", "6125", "1716", "2514", "7866", "5171"];
    let mut typed: String = "start\n".to_owned();
    for (n, mv) in moves.iter().enumerate() {
        typed.push_str(&format!("wait {}s\n{mv}\npress\n", 3 + n));
    }
    typed.push_str("arbiter extra 2m\nwait 4s\n6857\npress\nwait 9s\n6151\npress\n");
    let args = ["play", "--save", "game", "--lang", "en", "--laws", "digital", "--conduct", "tournament"];
    let rest = ["--time", "5m+3s", "--clock", "simulated", "--speech", "off", "--event-log", "events"];
    let (_, error) = natiq(home.path(), &[&args[..], &rest].concat(), &typed);
    assert_eq!(error, "");
    let text = fs::read_to_string(home.path().join("game/game.pgn")).unwrap();
    // What the mover's clock showed behind every press is what the file says.
    let events = fs::read_to_string(home.path().join("events")).unwrap();
    let events: Vec<Value> = events.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let shown: Vec<u64> = events
        .iter()
        .filter(|event| event["event"] == "pressed")
        .map(|event| event["clocks_ms"][event["ply"]["side"].as_str().unwrap()].as_u64().unwrap() / 1000)
        .collect();
    let Kept { left, remarks, .. } = kept(text.as_bytes(), &natiq::written::Keys::default(), 1).unwrap();
    let left: Vec<u64> = left.iter().map(|left| left.unwrap().0 / 1000).collect();
    assert_eq!(left, shown, "{text}");
    assert_eq!(left.len(), 11);
    // White had 5 minutes, took 3 + 5 + 7 + 9 + 11 + 9 seconds, got 3 for each of 6 moves, and 2 minutes.
    assert_eq!(left[10], 300 - 44 + 18 + 120);
    let said = format!("{:?}", remarks[9]);
    assert!(said.contains("Time added: White 0:02:00, Black 0:02:00"), "{remarks:?}");
}

#[test]
fn a_games_own_file_is_read_back_to_its_offers_and_take_backs() {
    let home = tempfile::tempdir().unwrap();
    let typed = "e4\ne5\n7163 =\nNc6\ntakeback\nyes\nd6 =\nd4\nexd4\ntakeback\nyes\nBe7\n";
    let args = ["play", "--save", "game", "--lang", "en", "--clock", "simulated", "--speech", "off"];
    let (printed, _) = natiq(home.path(), &args, typed);
    let text = fs::read_to_string(home.path().join("game/game.pgn")).unwrap();
    assert_eq!(text.matches("taken back: ").count(), 2, "{text}\n{printed}");
    let (mut made, mut offers, mut longest) = (0, Vec::new(), Vec::new());
    let totals = replay(text.as_bytes(), &natiq::written::Keys::default(), &mut |item| match item {
        ReplayItem::Moved { state, .. } => {
            made += 1;
            longest.push(state.line().len());
        }
        ReplayItem::GameEnded { plies, state: Some(state), .. } => {
            offers = state.line().iter().map(|made| made.offered).collect();
            assert_eq!(plies as usize, state.line().len());
        }
        _ => {}
    });
    assert_eq!(totals.faults, 0, "{text}");
    assert_eq!(offers, [false, false, true, true, false, false], "{text}");
    // Each take-back is played, asked for and allowed again.
    assert_eq!(made, 6 + 2 + 4, "{text}");
    assert_eq!(longest, [1, 2, 3, 4, 4, 3, 4, 5, 6, 6, 5, 6]);
}
