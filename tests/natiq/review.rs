//! `natiq review`: files of every kind, gone through in both languages; what cannot be is one sentence.

mod ahead;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use natiq::language::{Language, Manner, Style};
use natiq::replay::{ReplayItem, replay};
use serde_json::Value;
use unicode_width::UnicodeWidthStr;

use crate::recorded::play;

/// What a review left behind.
struct Seen {
    printed: String,
    error: String,
    speech: Vec<Value>,
    code: Option<i32>,
}

fn review(game: &Path, args: &[&str], typed: &str) -> Seen {
    let home = tempfile::tempdir().unwrap();
    let log = home.path().join("speech");
    let mut child = Command::new(env!("CARGO_BIN_EXE_natiq"))
        .arg("review")
        .arg(game)
        .args(args)
        .args(["--clock", "simulated", "--speech", "off", "--speech-log"])
        .arg(&log)
        .env("XDG_CONFIG_HOME", home.path().join("config"))
        .env("XDG_STATE_HOME", home.path().join("state"))
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that refuses at once does not read what is typed.
    let _ = std::io::Write::write_all(&mut child.stdin.take().unwrap(), typed.as_bytes());
    let output = child.wait_with_output().unwrap();
    let speech = fs::read_to_string(log).unwrap_or_default();
    Seen {
        printed: String::from_utf8(output.stdout).unwrap(),
        error: String::from_utf8(output.stderr).unwrap(),
        speech: speech.lines().map(|line| serde_json::from_str(line).unwrap()).collect(),
        code: output.status.code(),
    }
}

/// Two games with clocks, captures, a check, a long think, a variation and a fault.
const GAMES: &str = "[Event \"x\"]\n[White \"Anna\"]\n[Black \"Boris\"]\n[TimeControl \"300+2\"]\n[Result \"1-0\"]\n\n\
    1. e4 {[%clk 0:05:00]} e5 {[%clk 0:05:00]} 2. Nf3 {[%clk 0:04:58]} Nc6 {[%clk 0:04:40]}\n\
    3. Bb5 {[%clk 0:03:00] long} a6 {[%clk 0:04:39]} 4. Bxc6 {[%clk 0:02:59]} dxc6 (4... bxc6 {[%clk 0:00:01]})\n\
    5. Nxe5 Qd4 6. Nf3 Qxe4+ 1-0\n\n[White \"C\"]\n[Black \"D\"]\n\n1. d4 d5 2. c4 xx 1/2-1/2\n";

fn games(folder: &Path) -> PathBuf {
    let path = folder.join("two.pgn");
    fs::write(&path, GAMES).unwrap();
    path
}

fn seen(name: &str, code: &str, typed: &str) -> Seen {
    let home = tempfile::tempdir().unwrap();
    let seen = review(&games(home.path()), &["--lang", code], typed);
    assert_eq!((seen.error.as_str(), seen.code), ("", Some(0)));
    for line in &seen.speech {
        let (speak, lang) = (line["speak"].as_str().unwrap(), line["lang"].as_str().unwrap());
        if !speak.is_empty() && line["key"] != "bad.parse" {
            natiq::voice::spoken::check(speak, lang).unwrap_or_else(|faults| panic!("{speak:?}: {faults:?}"));
        }
    }
    let spoken: Vec<String> = seen
        .speech
        .iter()
        .map(|line| format!("{}: {}", line["key"].as_str().unwrap(), line["speak"].as_str().unwrap()))
        .collect();
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("games/review");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| {
        insta::assert_snapshot!(format!("{name}-printed"), seen.printed);
        insta::assert_snapshot!(format!("{name}-spoken"), spoken.join("\n"));
    });
    seen
}

#[test]
fn a_file_of_two_games_is_gone_through_in_english() {
    let seen = seen(
        "english",
        "en",
        "next\nnext 3\nsquare 5 4\nused\nnext long think\nused\ntimes\nnote a long think\nnext capture\nnext capture\n\
         next check\nnext check\nnext offer\nlast 2\nmore\nrepeat\nback 40\nback\nat 3 W\nat 99 B\nat 3\n5254\nresign\n\
         lift 5 2\nhint\nboard\ncaptured\nattackers 5 5\nlast position\nturn\nhelp\nstate\ngame 2\nlast position\n\
         used\nnext long think\ngame 3\ngame\nnow\nquit\n",
    );
    let moves: Vec<&Value> = seen.speech.iter().filter(|line| line["key"] == "review.move").collect();
    assert!(moves.len() > 8);
    for line in moves {
        assert!(line["text"].as_str().unwrap().width() <= 40, "{line}");
    }
    assert_eq!(seen.printed.matches("Note: a long think").count(), 1, "{}", seen.printed);
}

#[test]
fn a_file_of_two_games_is_gone_through_in_arabic() {
    let seen = seen(
        "arabic",
        "ar",
        "تالٍ\nالتالي 3\nمربع 5 4\nالمستهلك\nالتفكير الطويل التالي\nالمستهلك\nالساعتان\nملاحظة تفكير طويل\n\
         الأسر التالي\nالأسر التالي\nالكش التالي\nالعرض التالي\nآخر 2\nالمزيد\nسابق 40\nسابق\nعند 3 للأبيض\n\
         عند 99 للأسود\nعند 3\nبيدق 5 4\nأستسلم\nتلميح\nالرقعة\nالمأسور\nآخر وضع\nالدور\nمساعدة\nمباراة 2\n\
         آخر وضع\nالمستهلك\nمباراة 3\nالآن\nخروج\n",
    );
    assert!(seen.printed.contains("ملاحظة: تفكير طويل"));
}

#[test]
fn a_game_of_ones_own_keeps_its_notes_beside_it_and_its_journal_untouched() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("game");
    let typed = "5254\n5 7 5 5 offer\n7163\nno\nnote my move\nback\nnote his move\nnow\nresign\nyes\n";
    let mut child = Command::new(env!("CARGO_BIN_EXE_natiq"))
        .args(["play", "--lang", "en", "--clock", "simulated", "--speech", "off", "--save"])
        .arg(&folder)
        .env("XDG_CONFIG_HOME", home.path())
        .env("XDG_STATE_HOME", home.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), typed.as_bytes()).unwrap();
    assert!(child.wait().unwrap().success());
    let journal = fs::read(folder.join("journal.jsonl")).unwrap();
    let first =
        review(&folder, &["--lang", "en"], "at 2 W\nback\nnext offer\nfirst position\nnext offer\nnote a draw\n");
    for wanted in ["Note: my move", "Note: his move", "1 Black: pawn from 5 7 to 5 5.", "Note kept."] {
        assert!(first.printed.contains(wanted), "{wanted}: {}", first.printed);
    }
    assert!(first.speech.iter().any(|line| line["speak"].as_str().unwrap().contains("Draw offered.")));
    let again = review(&folder.join("journal.jsonl"), &["--lang", "en"], "at 1 B\n");
    assert!(again.printed.contains("Note: a draw"), "{}", again.printed);
    assert_eq!(fs::read(folder.join("journal.jsonl")).unwrap(), journal);
    let notes = fs::read_to_string(folder.join("notes.txt")).unwrap();
    assert_eq!(notes, "1 2W my move\n1 1B his move\n1 1B a draw\n");
}

#[test]
fn a_tournament_game_in_play_is_gone_through_by_the_arbiter_alone() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("game");
    let mut child = Command::new(env!("CARGO_BIN_EXE_natiq"))
        .args(["play", "--lang", "en", "--conduct", "tournament", "--clock", "simulated", "--speech", "off", "--save"])
        .arg(&folder)
        .env("XDG_CONFIG_HOME", home.path())
        .env("XDG_STATE_HOME", home.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"start\n5254\n+\n").unwrap();
    assert!(child.wait().unwrap().success());
    for (code, wanted) in [("en", "This game is still being played"), ("ar", "هذه المباراة ما زالت تلعب")]
    {
        for file in [folder.clone(), folder.join("game.txt")] {
            let refused = review(&file, &["--lang", code], "next\n");
            assert_eq!((refused.code, refused.printed.as_str()), (Some(1), ""));
            assert!(refused.error.starts_with(wanted), "{}", refused.error);
        }
    }
    let arbiter = review(&folder, &["--lang", "en", "--role", "arbiter"], "next\n");
    assert!(arbiter.printed.contains("1 White: pawn from 5 2 to 5 4."), "{}", arbiter.printed);
}

#[test]
fn what_cannot_be_gone_through_is_one_sentence_in_both_languages() {
    let home = tempfile::tempdir().unwrap();
    let file = |name: &str, bytes: &[u8]| {
        let path = home.path().join(name);
        fs::write(&path, bytes).unwrap();
        path
    };
    let empty = file("empty.pgn", b"");
    let blank = file("blank.pgn", b"\n\n\n");
    let noise = file("noise.pgn", b"\x00\x1b[31m\xff\xfe\x07 no game e9 Ke99 \xe2\x80\xae\n");
    let damaged = home.path().join("damaged");
    fs::create_dir(&damaged).unwrap();
    fs::write(damaged.join("journal.jsonl"), "{\"v\":1}\nnonsense\n").unwrap();
    let games = games(home.path());
    let missing = home.path().join("missing");
    let cases: [(&Path, &[&str]); 8] = [
        (&missing, &[]),
        (home.path(), &[]),
        (Path::new("/dev/null"), &[]),
        (&empty, &[]),
        (&blank, &[]),
        (&noise, &[]),
        (&damaged, &[]),
        (&games, &["--number", "7"]),
    ];
    for code in ["en", "ar"] {
        for (path, args) in cases {
            let seen = review(path, &[&["--lang", code], args].concat(), "next\n");
            assert_eq!(seen.code, Some(1), "{}: {}", path.display(), seen.printed);
            assert_eq!(seen.error.lines().count(), 1, "{}", seen.error);
            assert!(!seen.error.contains(|sign: char| sign.is_control() && sign != '\n'), "{:?}", seen.error);
            assert_eq!(seen.printed, "");
        }
    }
    let half = review(&games, &["--lang", "en", "--number", "2"], "last position\n");
    assert!(half.printed.contains("Line 14, game 2, move 2, Black: not a move: xx."), "{}", half.printed);
}

#[test]
fn a_note_that_cannot_be_written_is_told_and_stays_for_the_session() {
    let home = tempfile::tempdir().unwrap();
    let path = games(home.path());
    // A folder of that name cannot be written to, whoever tries.
    fs::create_dir(home.path().join("two.pgn.notes.txt")).unwrap();
    let seen = review(&path, &["--lang", "en"], "note lost?\nnext\nback\n");
    assert_eq!(seen.code, Some(1), "{}", seen.printed);
    assert!(seen.error.contains("two.pgn.notes.txt"), "{}", seen.error);
}

#[test]
fn each_half_move_fits_forty_cells_in_every_style_and_language() {
    let text =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(WILD)).unwrap_or_else(|_| GAMES.to_owned());
    let languages = [Language::builtin("en").unwrap(), Language::builtin("ar").unwrap()];
    let mut seen = 0;
    replay(text.as_bytes(), &natiq::written::Keys::default(), &mut |item| {
        let ReplayItem::GameEnded { state: Some(state), .. } = item else { return };
        let plies = state.line().iter().flat_map(|made| {
            let moves = shakmaty::Position::legal_moves(&made.after);
            let next = moves.into_iter().map(|mv| natiq::core::Ply::play(&made.after, mv).0);
            std::iter::once(made.ply.clone()).chain(next).collect::<Vec<_>>()
        });
        for mut ply in plies {
            ply.number += 100;
            for language in &languages {
                for style in [Style::Digital, Style::Algebraic, Style::Anna, Style::Nato, Style::German, Style::Both] {
                    let manner = Manner { style, ..Manner::default() };
                    let said = language.reviewed(&ply, Some(natiq::core::Millis(125_000)), true, &manner);
                    assert!(said.text.width() <= 40, "{}", said.text);
                    assert!(said.speak.width() >= said.text.width().min(30), "{}", said.speak);
                    seen += 1;
                }
            }
        }
    });
    assert!(seen > 3000, "{seen}");
}

/// An engine's opinion is given when it is asked for, and one that gives none is told with its reason.
#[test]
fn an_engine_is_asked_for_its_opinion_and_bad_ones_are_told() {
    use std::os::unix::fs::PermissionsExt as _;
    let home = tempfile::tempdir().unwrap();
    let games = games(home.path());
    let engine = |name: &str, answer: &str| {
        let path = home.path().join(name);
        let script = format!("#!/bin/sh\nwhile read -r word rest; do [ \"$word\" = go ] && {{ {answer}\n}}; done\n");
        fs::write(&path, script).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        path.to_string_lossy().into_owned()
    };
    let good = "echo 'info depth 5 score cp 130 pv e7e5 g1f3 a1a8'; echo 'bestmove e7e5 ponder g1f3'";
    let good = engine("good", good);
    let mates = engine("mates", "echo 'info score mate -2'; echo 'bestmove e7e5'");
    let wild = engine("wild", "printf '\\033[31m info score\\n'; echo 'bestmove e2e4'");
    let gone = engine("gone", "exit");
    let plain = home.path().join("plain");
    fs::write(&plain, "no program").unwrap();
    let plain = plain.to_string_lossy().into_owned();
    let cases = [
        ("en", &good, "hint", "The engine would play pawn from 5 7 to 5 5."),
        ("ar", &good, "تلميح", "المحرك يلعب: بيدق من 5 7 إلى 5 5."),
        (
            "en",
            &good,
            "eval",
            "The engine sees Black ahead by 1 pawn and a half. The engine expects: Move 1, Black: 5 7, 5 5. Move 2, White: knight, 7 1, 6 3.",
        ),
        (
            "ar",
            &good,
            "تقييم",
            "يرى المحرك تقدما للأسود، مقداره: بيدق واحد ونصف. النقلات التي يتوقعها: النقلة 1، الأسود: 5 7، 5 5.",
        ),
        ("en", &mates, "eval", "The engine sees that White gives mate in 2 moves."),
        ("ar", &mates, "تقييم", "يرى المحرك كش مات للأبيض، بعد: نقلتان."),
        ("en", &wild, "hint", "The engine gave no opinion: it gave no sensible answer."),
        ("ar", &gone, "تلميح", "لم يعط المحرك رأيا: توقف عن العمل."),
        ("en", &plain, "hint", "The engine gave no opinion: access to it is not allowed."),
    ];
    for (code, path, word, wanted) in cases {
        let next = if code == "en" { "next" } else { "تالٍ" };
        let seen = review(&games, &["--lang", code, "--engine", path], &format!("{next}\n{word}\n"));
        assert!(seen.printed.contains(wanted), "{path}: {wanted}: {}", seen.printed);
    }
    let missing = review(&games, &["--lang", "en", "--engine", "/no/engine"], "hint\n");
    assert_eq!((missing.code, missing.error.lines().count()), (Some(1), 1), "{}", missing.error);
    let none = review(&games, &["--lang", "en"], "hint\n");
    assert!(
        none.printed.contains("No engine is here to advise. Leave, and start again with --engine"),
        "{}",
        none.printed
    );
}

/// A game with promotions, double checks and en passant.
const WILD: &str = "tests/natiq/games/review/wild.pgn";

#[test]
fn reviewing_is_offered_by_help_in_both_languages() {
    let run = play(&["--lang", "en"], "help past\n");
    assert!(run.printed.contains("Back: looks one half-move further back"), "{}", run.printed);
    let run = play(&["--lang", "ar"], "مساعدة الماضي\n");
    assert!(run.printed.contains("سابق: الرجوع نصف نقلة"), "{}", run.printed);
}
