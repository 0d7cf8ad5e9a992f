//! The user's own program as the ear: what it prints is heard, and nothing that it does stops play.

use std::io::Write;
use std::process::{Command, Stdio};

/// Plays lines at a pipe with such a program; `after` is typed once a line that holds `wait_for` is printed.
fn play(lang: &str, program: &[&str], wait_for: &str, after: &str) -> String {
    use std::io::{BufRead, BufReader};
    let home = tempfile::tempdir().unwrap();
    let settings = format!("ear_open = true\near_command = {program:?}\n");
    std::fs::write(home.path().join("default.toml"), settings).unwrap();
    let mut natiq = Command::new(env!("CARGO_BIN_EXE_natiq"))
        .args(["play", "--lines", "--speech", "off", "--ear", "command", "--lang", lang, "--config"])
        .arg(home.path())
        .env("XDG_STATE_HOME", home.path())
        .env("XDG_CONFIG_HOME", home.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut typed = natiq.stdin.take();
    let mut printed = String::new();
    for line in BufReader::new(natiq.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        printed.push_str(&line);
        printed.push('\n');
        // Whatever is waited for: a program that ends without it must not hold up the tests.
        if (line.contains(wait_for) || line.contains("The ear is lost"))
            && let Some(mut input) = typed.take()
        {
            input.write_all(after.as_bytes()).unwrap();
        }
    }
    assert!(natiq.wait().unwrap().success(), "{printed}");
    printed
}

#[test]
fn what_it_prints_is_asked_about_and_played_in_both_languages() {
    for (lang, said, asks, yes, moved) in [
        ("en", "five two five four", "Yes or no?", "yes\n", "1 White: pawn from 5 2 to 5 4."),
        ("ar", "خمسة اثنان خمسة أربعة", "نعم أم لا؟", "نعم\n", "1 الأبيض: بيدق من 5 2 إلى 5 4."),
    ] {
        let script = format!("sleep 1; echo '{said}'; sleep 60");
        let printed = play(lang, &["sh", "-c", &script], asks, yes);
        assert!(printed.contains(moved), "{printed}");
    }
}

#[test]
fn one_that_ends_is_told_once_and_play_goes_on() {
    let printed = play("en", &["true"], "true ended", "5254\n");
    assert_eq!(printed.matches("The ear is lost").count(), 1, "{printed}");
    assert!(printed.contains("1 White: pawn from 5 2 to 5 4."), "{printed}");
}

#[test]
fn one_that_is_not_there_is_told_and_play_goes_on() {
    let printed = play("ar", &["no-such-program"], "no-such-program", "5254\n");
    assert!(printed.contains("1 الأبيض: بيدق من 5 2 إلى 5 4."), "{printed}");
}

#[test]
fn one_that_floods_is_told_once_and_play_goes_on() {
    let printed = play("en", &["yes", "knight"], "more than anybody says", "5254\n");
    assert_eq!(printed.matches("The ear is lost").count(), 1, "{printed}");
    assert!(printed.contains("1 White: pawn from 5 2 to 5 4."), "{printed}");
}

#[test]
fn one_that_prints_rubbish_does_nothing() {
    let script = "printf '\\377\\376\\n'; head -c 9000 /dev/zero | tr '\\0' 'x'; echo; printf '\\033[2J\\007\\n'; \
                  echo five two five four; sleep 60";
    let printed = play("en", &["sh", "-c", script], "Yes or no?", "no\nstate\n");
    assert!(printed.contains("\"moves_made\":0"), "{printed}");
    assert!(!printed.contains('\u{1b}') && !printed.contains('\u{7}'), "{printed:?}");
}

#[test]
fn one_that_hangs_keeps_nobody() {
    let printed = play("en", &["sleep", "600"], "kept as", "5254\nquit\nyes\n");
    assert!(printed.contains("1 White: pawn from 5 2 to 5 4."), "{printed}");
    assert!(printed.contains("Bye."), "{printed}");
}
