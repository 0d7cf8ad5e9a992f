//! Hostile input and hostile files: the tutorial and the trainers take them as anybody's slip.

use std::fs;

use super::super::cli::Home;
use super::taught;

/// Lines nobody means.
fn hostile() -> Vec<Vec<u8>> {
    let line = |text: &str| text.as_bytes().to_vec();
    vec![
        line(&"5".repeat(10_000)),
        line(&"repeat ".repeat(2000)),
        b"a\0b\0\0".to_vec(),
        b"\xff\xfe\xc3\x28".to_vec(),
        line("\u{1b}[31mred\u{1b}]0;x\u{7}"),
        line("\u{202e}\u{200f}54"),
        line("restart restart"),
        line("-1"),
        line("99999999999999999999"),
        line(&"\u{fdfa}".repeat(3000)),
        line("skip 1"),
    ]
}

fn bytes(args: &[&str], home: &Home, lines: &[Vec<u8>]) -> String {
    let input = lines.join(&b'\n');
    let output = home.natiq(args).write_stdin(input).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let printed = String::from_utf8(output.stdout).unwrap();
    assert!(!printed.contains(|sign: char| sign.is_control() && sign != '\n'), "{printed:?}");
    assert!(!printed.contains(['\u{202e}', '\u{200f}']), "{printed:?}");
    printed
}

#[test]
fn hostile_lines_are_answered_and_the_place_is_kept() {
    for code in ["en", "ar"] {
        let home = Home::new();
        let printed = bytes(&["learn", "--lang", code, "--speech", "off"], &home, &hostile());
        // Each is answered by at least one line, and none by a long one.
        assert!(printed.lines().count() > hostile().len(), "{printed}");
        assert!(printed.lines().all(|line| line.chars().count() < 700), "{printed}");
        let kept = fs::read_to_string(home.path("state/natiq/learn.json")).unwrap();
        assert_eq!(kept, "{\"lesson\":\"board\",\"finished\":0}");
        for what in ["squares", "colours", "jumps", "follow"] {
            let printed = bytes(&["train", what, "--seed", "1", "--lang", code, "--speech", "off"], &home, &hostile());
            assert!(printed.lines().count() > hostile().len(), "{printed}");
            assert!(printed.lines().all(|line| line.chars().count() < 700), "{printed}");
        }
        bytes(&["train", "--lang", code, "--speech", "off"], &home, &hostile());
    }
}

#[test]
fn a_damaged_file_is_told_set_aside_whole_and_never_overwritten() {
    for (code, said) in [("en", "cannot be read"), ("ar", "قراءة")] {
        let home = Home::new();
        let at = |name: &str| home.path("state/natiq").join(name);
        fs::create_dir_all(home.path("state/natiq")).unwrap();
        fs::write(at("learn.json"), b"{\"lesson\":\"mate\"").unwrap();
        let (printed, spoken) = taught(&home, code, "");
        assert!(printed.contains(said) && spoken.iter().any(|line| line["key"] == "learn.damaged"), "{printed}");
        assert_eq!(fs::read(at("learn-damaged-1.json")).unwrap(), b"{\"lesson\":\"mate\"");
        fs::write(at("learn.json"), "{\"lesson\":\"no such lesson\",\"finished\":0}").unwrap();
        taught(&home, code, "");
        assert!(at("learn-damaged-2.json").exists());
        fs::write(at("train.json"), vec![b'x'; 200_000]).unwrap();
        let (exit, printed, _) = home.run(&["train", "jumps", "--lang", code, "--speech", "off"]);
        assert!(exit == 0 && printed.contains(said), "{printed}");
        assert_eq!(fs::read(at("train-damaged-1.json")).unwrap().len(), 200_000);
        // Where nothing can be set aside any more it stays, and nothing is written over it.
        for number in 1..=99 {
            fs::write(at(&format!("learn-damaged-{number}.json")), "").unwrap();
        }
        fs::write(at("learn.json"), "torn").unwrap();
        let (printed, _) = taught(&home, code, "skip\nquit\n");
        assert!(printed.contains("learn.json"), "{printed}");
        assert_eq!(fs::read(at("learn.json")).unwrap(), b"torn");
    }
}

#[test]
fn a_place_that_cannot_be_written_is_told_once_and_the_lesson_goes_on() {
    let home = Home::new();
    // A file stands where the folder would have to be.
    fs::write(home.path("state"), "").unwrap();
    let (printed, spoken) = taught(&home, "en", "skip\nskip\nquit\n");
    let told = spoken.iter().filter(|line| line["key"] == "learn.stays" || line["key"] == "learn.not-kept").count();
    assert_eq!(told, 1, "{printed}");
    assert_eq!(spoken.last().unwrap()["key"], "bye");
}
