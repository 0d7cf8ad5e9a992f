//! Nothing is lost: a game killed at any moment is resumed to the move and the millisecond
//! (`product.md` part 7).

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use natiq::core::{Fact, MoveFact};

/// A long legal shuffle: knights out and back.
const ROUND: [&str; 4] = ["7163", "7866", "6371", "6678"];

fn natiq(home: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_natiq"));
    command.env("XDG_STATE_HOME", home.join("state")).env("XDG_CONFIG_HOME", home.join("config")).env("LANG", "C");
    command
}

/// Plays until so many announcements were printed, then kills; the number of moves that were heard.
fn killed_after(home: &Path, announcements: usize, extra: usize) -> usize {
    let mut child = natiq(home)
        .args(["play", "--speech", "off", "--laws", "digital", "--time", "5m+3s", "--save"])
        .arg(home.join("game"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let lines: String = ROUND.iter().cycle().take(announcements + extra).map(|line| format!("{line}\n")).collect();
    input.write_all(lines.as_bytes()).unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut heard = 0;
    let mut line = String::new();
    while heard < announcements && output.read_line(&mut line).unwrap() > 0 {
        heard += usize::from(line.contains("knight from"));
        line.clear();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    // What it had already said and nobody read yet was announced too.
    let mut rest = String::new();
    let _ = std::io::Read::read_to_string(&mut output, &mut rest);
    heard + rest.lines().filter(|line| line.contains("knight from")).count()
}

fn a_kill(moment: usize) {
    let home = tempfile::tempdir().unwrap();
    let heard = killed_after(home.path(), moment % 23, 1 + moment % 5);
    let folder = home.path().join("game");
    if !folder.join("journal.jsonl").exists() {
        assert_eq!(heard, 0);
        return;
    }
    let text = fs::read_to_string(folder.join("journal.jsonl")).unwrap();
    if text.lines().count() == 0 || !text.contains('\n') {
        assert_eq!(heard, 0, "nothing may be said before the journal is begun");
        return;
    }
    let kept = natiq::store::read(&folder).unwrap();
    let on_disk = kept.events().filter(|event| matches!(event.fact, Fact::Move(MoveFact::Announced { .. }))).count();
    assert!(on_disk >= heard, "{heard} were announced, {on_disk} are kept");
    let state = kept.state().unwrap();
    assert_eq!(state.line().len(), on_disk);
    // The clocks of a game that goes on are those of its last record, to the millisecond.
    let at = kept.last_at();
    let output = natiq(home.path())
        .args(["resume", "--speech", "off", "--clock", "simulated"])
        .arg(&folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .and_then(|mut child| {
            child.stdin.take().unwrap().write_all(b"state\n")?;
            child.wait_with_output()
        })
        .unwrap();
    let printed = String::from_utf8(output.stdout).unwrap();
    let line = printed.lines().find(|line| line.starts_with('{')).unwrap_or_else(|| panic!("{printed}"));
    let shown: serde_json::Value = serde_json::from_str(line).unwrap();
    let clocks = state.clocks(at);
    assert_eq!(shown["clocks_ms"]["white"], clocks.white.unwrap().0);
    assert_eq!(shown["clocks_ms"]["black"], clocks.black.unwrap().0);
    assert_eq!(shown["moves_made"], on_disk);
}

#[test]
fn killed_at_any_moment_nothing_that_was_said_is_lost() {
    for moment in 0..25 {
        a_kill(moment * 7 + 3);
    }
}

#[test]
#[ignore = "the long truth: five hundred kills, run by make test-all"]
fn killed_five_hundred_times() {
    for moment in 0..500 {
        a_kill(moment * 13 + moment / 23);
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_said_and_the_game_goes_on() {
    let home = tempfile::tempdir().unwrap();
    // A file where the folder should be: nothing can be written below it, whoever asks.
    fs::write(home.path().join("state"), "").unwrap();
    let mut child = natiq(home.path())
        .args(["play", "--speech", "off"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines: String = ROUND.iter().cycle().take(12).map(|line| format!("{line}\n")).collect();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let printed = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(printed.contains("Not saved: "), "{printed}");
    assert!(printed.contains("Still not saved: "), "said again at the tenth move: {printed}");
    assert_eq!(printed.matches("knight from").count(), 12);
}
