//! A sheet or PGN that cannot be written while the game is played: told once, played on, whole again.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use super::Home;

/// The longest wait for a line.
const PATIENCE: Duration = Duration::from_secs(20);

/// natiq at a pipe, line by line.
struct Piped {
    child: Child,
    to: Option<ChildStdin>,
    from: Receiver<String>,
    lines: Vec<String>,
}

impl Piped {
    fn start(home: &Home, args: &[&str]) -> Piped {
        let mut command = Command::new(env!("CARGO_BIN_EXE_natiq"));
        command.args(args).envs(home.variables()).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (to, out) = (child.stdin.take(), child.stdout.take().unwrap());
        let (send, from) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                let _ = send.send(line);
            }
        });
        Piped { child, to, from, lines: Vec::new() }
    }

    /// Types lines and reads until one holds a text.
    fn until(&mut self, typed: &str, wanted: &str) {
        self.to.as_mut().unwrap().write_all(typed.as_bytes()).unwrap();
        loop {
            let line = self.from.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("{wanted}: {:#?}", self.lines));
            self.lines.push(line);
            if self.lines.last().is_some_and(|line| line.contains(wanted)) {
                return;
            }
        }
    }

    /// Ends the input; all lines it printed.
    fn end(mut self) -> Vec<String> {
        self.to = None;
        while let Ok(line) = self.from.recv_timeout(PATIENCE) {
            self.lines.push(line);
        }
        assert!(self.child.wait().unwrap().success());
        self.lines
    }
}

/// The first words of what is told: of the sheet lost, of the sheet back, of the PGN; the answers to resign.
const TOLD: [(&str, [&str; 3], &str); 2] = [
    (
        "en",
        [
            "The scoresheet cannot be written: the system does not write it. The game is saved all the same",
            "The scoresheet is written again: nothing is missing.",
            "The PGN of the game cannot be written: the system does not write it.",
        ],
        "resign\nyes\n",
    ),
    (
        "ar",
        [
            "تعذرت كتابة ورقة التسجيل: النظام لا يكتبها. المباراة محفوظة مع ذلك",
            "عادت كتابة ورقة التسجيل: لا ينقص شيء.",
            "تعذرت كتابة المباراة في ملف PGN: النظام لا يكتبها.",
        ],
        "أستسلم\nنعم\n",
    ),
];

#[test]
fn a_sheet_that_cannot_be_written_is_told_once_and_is_whole_when_it_can_be() {
    for (lang, [lost, back, pgn], resign) in TOLD {
        let home = Home::new();
        let (game, log) = (home.path("game"), home.path("speech.jsonl"));
        let (save, speech_log) = (game.to_string_lossy(), log.to_string_lossy());
        let args = ["--lines", "--lang", lang, "--speech", "off", "--clock", "simulated", "--save", &save];
        let mut natiq = Piped::start(&home, &[&args[..], &["--speech-log", &speech_log]].concat());
        natiq.until("5254\n", "5 4");
        // Another file of that name is ours to write over; a folder is not.
        fs::remove_file(game.join("game.txt")).unwrap();
        fs::create_dir_all(game.join("game.txt")).unwrap();
        fs::create_dir_all(game.join("game.pgn")).unwrap();
        natiq.until("5755\n", lost);
        natiq.until("7163\n", "6 3");
        natiq.until("2836\n", "3 6");
        fs::remove_dir(game.join("game.txt")).unwrap();
        natiq.until("6134\n", back);
        let sheet = fs::read_to_string(game.join("game.txt")).unwrap();
        assert!(sheet.ends_with("\n1. e4 e5\n2. Nf3 Nc6\n3. Bc4"), "{sheet}");
        natiq.until(resign, pgn);
        let lines = natiq.end();
        let spoken = fs::read_to_string(&log).unwrap();
        for (told, key) in [(lost, "sheet.lost"), (back, "sheet.back"), (pgn, "pgn.lost")] {
            assert_eq!(lines.iter().filter(|line| line.starts_with(told)).count(), 1, "{lines:#?}");
            assert_eq!(spoken.matches(&format!("\"{key}\"")).count(), 1, "{spoken}");
        }
        // Nothing is left lying about, and the journal has it all.
        let mut names: Vec<_> = fs::read_dir(&game).unwrap().map(|file| file.unwrap().file_name()).collect();
        names.sort();
        assert_eq!(names, ["game.pgn", "game.txt", "journal.jsonl"]);
        fs::remove_dir(game.join("game.pgn")).unwrap();
        let (exit, text, _) = home.run(&["sheet", &save, "--as", "pgn"]);
        assert!(exit == 0 && text.contains("3. Bc4"), "{text}");
    }
}

#[test]
fn a_sheet_that_could_not_be_begun_is_told_at_once_and_a_game_that_goes_on_tells_it_too() {
    let home = Home::new();
    let (game, save) = (home.path("game"), home.path("game").to_string_lossy().into_owned());
    fs::create_dir_all(game.join("game.txt")).unwrap();
    let common = ["--speech", "off", "--clock", "simulated", "--lang", "en"];
    let (_, lost_back_pgn, _) = TOLD[0];
    let (exit, out, _) = home.run_with(&[&["--lines", "--save", &save], &common[..]].concat(), "5254\n5755\n");
    assert_eq!((exit, out.matches(lost_back_pgn[0]).count()), (0, 1), "{out}");
    let told = out.find(lost_back_pgn[0]).unwrap();
    assert!(told < out.find("5 4").unwrap(), "before the first move: {out}");
    let (exit, out, _) = home.run_with(&[&["resume", &save], &common[..]].concat(), "7163\n");
    assert_eq!((exit, out.matches(lost_back_pgn[0]).count()), (0, 1), "{out}");
    fs::remove_dir(game.join("game.txt")).unwrap();
    let (_, out, _) = home.run_with(&[&["resume", &save], &common[..]].concat(), "2836\n");
    assert!(!out.contains("scoresheet"), "{out}");
    assert!(fs::read_to_string(game.join("game.txt")).unwrap().contains("\n2. Nf3 Nc6\n"));
}
