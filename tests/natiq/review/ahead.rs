//! A game that was lost though no mate was on the board: the mate that could still come, gone through move by move.

use std::fs;
use std::process::{Command, Stdio};

use super::{Seen, review};

/// Black resigns beside White's rook; the way to the mate is short.
const ROOK: &str = "4k3/8/4K3/8/8/8/8/R7 b - - 0 40";

/// Plays to the resignation, then goes through the game; what is said, key by key, becomes the snapshot.
fn gone_through(name: &str, code: &str, played: &str, typed: &str) -> Seen {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("game");
    let mut child = Command::new(env!("CARGO_BIN_EXE_natiq"))
        .args(["play", "--lang", code, "--fen", ROOK, "--clock", "simulated", "--speech", "off", "--save"])
        .arg(&folder)
        .env("XDG_CONFIG_HOME", home.path())
        .env("XDG_STATE_HOME", home.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), played.as_bytes()).unwrap();
    assert!(child.wait().unwrap().success());
    let kept = || ["journal.jsonl", "game.txt"].map(|name| fs::read_to_string(folder.join(name)).unwrap());
    let before = kept();
    let seen = review(&folder, &["--lang", code], typed);
    assert_eq!((seen.error.as_str(), seen.code), ("", Some(0)));
    assert_eq!(kept(), before, "the line is in no file");
    let said = seen.speech.iter().map(|line| {
        let text = |field: &str| line[field].as_str().unwrap().to_owned();
        // The board's own lines are printed and no more.
        if !text("speak").is_empty() {
            natiq::voice::spoken::check(&text("speak"), &text("lang")).unwrap();
        }
        format!("{}: {}", text("key"), text("speak"))
    });
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../games/review");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| {
        insta::assert_snapshot!(format!("{name}-printed"), seen.printed);
        insta::assert_snapshot!(format!("{name}-spoken"), said.collect::<Vec<_>>().join("\n"));
    });
    seen
}

#[test]
fn the_mate_that_could_come_is_gone_through_in_english() {
    let seen = gone_through(
        "ahead-english",
        "en",
        "5 8 4 8\n1 1 2 1\nresign\nyes\n",
        "next 2\nnext\nwhy\nback\nnext 2\nnote hello\nlast\nmoves\nboard\nturn\nback\nlast position\nnext\nnext 99\nnext\nwhy\nnext check\nfirst position\n\
         next check\nlast position\nquit\n",
    );
    assert!(seen.printed.contains("What follows was not played"), "{}", seen.printed);
    assert!(seen.printed.contains("No note is kept here"), "{}", seen.printed);
    assert!(seen.printed.contains("Not played: Last move, move 41"), "{}", seen.printed);
}

#[test]
fn the_mate_that_could_come_is_gone_through_in_arabic() {
    let seen = gone_through(
        "ahead-arabic",
        "ar",
        "5 8 4 8\n1 1 2 1\nأستسلم\nنعم\n",
        "تالٍ 2\nتالٍ\nلماذا\nآخر وضع\nتالٍ\nالرقعة\nسابق\nتالٍ 99\nتالٍ\nآخر وضع\nخروج\n",
    );
    assert!(seen.printed.contains("لم يلعب ما يأتي"), "{}", seen.printed);
}

/// Where nobody could mate, or nothing was asked, the last move is the end.
#[test]
fn without_a_line_the_last_move_is_the_last() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("drawn.pgn");
    fs::write(&file, "[Event \"x\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n").unwrap();
    let seen = review(&file, &["--lang", "en"], "last position\nwhy\nnext\nquit\n");
    assert!(seen.printed.contains("This is the last position."), "{}", seen.printed);
    assert!(!seen.printed.contains("nothing was played"), "{}", seen.printed);
}
