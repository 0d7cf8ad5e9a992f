//! `natiq resume FILE`: a game of a PGN file or a sheet goes on as a new kept game, with its history and its
//! clocks; what cannot go on is one sentence and leaves nothing behind.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use natiq::core::{Millis, Side, State};
use natiq::store;

use crate::cli::Home;

const PGN: &str = "[Event \"Club\"]\n[Site \"Cairo\"]\n[Date \"2026.03.04\"]\n[Round \"2\"]\n[White \"Ali\"]\n[Black \"Omar\"]\n[Result \"*\"]\n[TimeControl \"40/5400+30:1800+30\"]\n[Laws \"digital\"]\n\n1. e4 {[%clk 1:30:20]} e5 {[%clk 1:30:25]} 2. Nf3 {[%clk 1:29:50]} Nc6 {[%clk 1:10:11] (=)} *\n";

fn file(home: &Home, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
    let path = home.path(name);
    fs::write(&path, text).unwrap();
    path
}

/// Goes on with a file or a game by simulated time; exit code, stdout, stderr.
fn resume(home: &Home, what: &str, args: &[&str], lines: &str) -> (i32, String, String) {
    let fixed = ["resume", what, "--clock", "simulated", "--speech", "off"];
    home.run_with(&[&fixed, args].concat(), lines)
}

/// The folders of all kept games, by their names.
fn games(home: &Home) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(home.path("state/natiq/games")) else { return Vec::new() };
    let mut folders: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    folders.sort();
    folders
}

fn state(folder: &Path) -> State {
    store::read(folder).unwrap().state().unwrap()
}

fn moves(state: &State) -> Vec<String> {
    state.line().iter().map(|made| made.ply.uci.to_string()).collect()
}

/// The clocks as the last press of each side left them, in whole seconds.
fn clocks(state: &State) -> [Option<u64>; 2] {
    Side::ALL.map(|side| {
        let last = state.line().iter().rev().find(|made| made.ply.side == side)?;
        Some(last.left?.0 / 1000)
    })
}

#[test]
fn a_pgn_file_goes_on_with_its_clocks_its_offer_and_its_head() {
    let home = Home::new();
    let path = file(&home, "club.pgn", PGN);
    let (exit, out, err) = resume(&home, path.to_str().unwrap(), &["--lang", "en"], "time\n");
    assert_eq!((exit, err.as_str()), (0, ""));
    let said = "Read from club.pgn: 4 half-moves.\n\
        The laws are those of the file. It names no conduct that is known here, so yours holds.\n\
        Rules: the digital laws, standard, 1 hour 30 minutes for 40 moves, then 30 minutes plus 30 seconds. Conduct: casual.\n\
        Game resumed, move 3, White to move. Last move: knight from 2 8 to 3 6.\n\
        White's clock is running.\n\
        White: 1 hour 29 minutes. Black: 1 hour 10 minutes.\n\
        The game is kept as 2026-03-04-Ali-Omar-1.\n";
    assert!(out.contains(said), "{out}");
    assert_eq!(fs::read_to_string(&path).unwrap(), PGN, "the file is only read");
    let folder = home.path("state/natiq/games/2026-03-04-Ali-Omar-1");
    let kept = state(&folder);
    assert_eq!(moves(&kept), ["e2e4", "e7e5", "g1f3", "b8c6"]);
    assert_eq!(clocks(&kept), [Some(5390), Some(4211)]);
    assert_eq!(
        kept.line().iter().map(|made| made.left.unwrap().0 / 1000).collect::<Vec<_>>(),
        [5420, 5425, 5390, 4211]
    );
    assert_eq!((kept.clock().running(), kept.offer()), (Some(Side::White), Some(Side::Black)));
    let header = store::read(&folder).unwrap().header;
    assert_eq!(
        (header.event.as_deref(), header.site.as_deref(), header.round.as_deref()),
        (Some("Club"), Some("Cairo"), Some("2"))
    );
    // The offer can be accepted, and the sheet of the new game is whole.
    let (_, out, _) = resume(&home, folder.to_str().unwrap(), &["--lang", "en"], "accept\nyes\n");
    assert!(out.contains("White accepts. Draw."), "{out}");
    let sheet = fs::read_to_string(folder.join("game.txt")).unwrap();
    assert!(sheet.contains("\n1. 5254 5755\n2. 3-7163 3-2836 (=)\n"), "{sheet}");
}

#[test]
fn a_game_that_was_killed_goes_on_from_its_own_journal() {
    let home = Home::new();
    let path = file(&home, "club.pgn", PGN);
    let mut child = Command::new(env!("CARGO_BIN_EXE_natiq"))
        .args(["resume", path.to_str().unwrap(), "--clock", "simulated", "--speech", "off"])
        .envs(home.variables())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"wait 50s\n6134\n").unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    while !line.contains("bishop from 6 1 to 3 4") {
        line.clear();
        assert!(output.read_line(&mut line).unwrap() > 0);
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let (exit, out, _) =
        home.run_with(&["resume", "--clock", "simulated", "--speech", "off", "--lang", "en"], "moves\n");
    assert_eq!(exit, 0);
    assert!(out.contains("Game resumed, move 3, Black to move.") && !out.contains("Read from"), "{out}");
    let folders = games(&home);
    assert_eq!(folders.len(), 1, "{folders:?}");
    let kept = state(&folders[0]);
    assert_eq!((kept.line().len(), clocks(&kept)), (5, [Some(5370), Some(4211)]));
}

#[test]
fn our_own_sheet_goes_on_in_each_notation_and_language() {
    for (notation, lang, digits) in [
        ("digital", "en", "ascii"),
        ("algebraic", "en", "ascii"),
        ("digital", "ar", "arabic-indic"),
        ("algebraic", "ar", "ascii"),
    ] {
        let home = Home::new();
        fs::create_dir_all(home.path("config/natiq")).unwrap();
        let settings = format!("sheet_notation = \"{notation}\"\nclock_every = 1\ndigits = \"{digits}\"\n");
        fs::write(home.path("config/natiq/default.toml"), settings).unwrap();
        let folder = home.path("game");
        let args =
            ["--lang", lang, "--laws", "digital", "--time", "15m +10s", "--white", "أمل", "--clock", "simulated"];
        let all = [&args[..], &["--speech", "off", "--save", folder.to_str().unwrap()]].concat();
        let back = if lang == "en" { "takeback\nyes\n" } else { "تراجع\nنعم\n" };
        let lines = format!("wait 20s\n5254\nwait 3s\n5755\n6134\nwait 61s\n2836\n4185\n{back}7163\nwait 7s\n7866\n");
        assert_eq!(home.run_with(&all, &lines).0, 0);
        let played = state(&folder);
        assert_eq!(played.line().len(), 6);
        let copy = home.path("copy.txt");
        fs::copy(folder.join("game.txt"), &copy).unwrap();
        let (exit, out, err) = resume(&home, copy.to_str().unwrap(), &["--lang", lang], "");
        assert_eq!((exit, err.as_str()), (0, ""), "{notation} {lang}");
        let told = if lang == "en" {
            "Laws and conduct are those of the file."
        } else {
            "القواعد والنظام كما في الملف."
        };
        assert!(out.contains(told), "{out}");
        let [new] = games(&home).try_into().unwrap();
        let again = state(&new);
        assert_eq!((moves(&again), clocks(&again)), (moves(&played), clocks(&played)), "{notation} {lang}");
        assert_eq!((&again.setup().time, &again.setup().profile), (&played.setup().time, &played.setup().profile));
        assert_eq!(again.setup().players.white, "أمل");
    }
}

#[test]
fn the_history_of_the_game_counts() {
    let home = Home::new();
    let round = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let text: String = round.iter().cycle().take(15).enumerate().fold(String::new(), |text, (ply, san)| {
        let number = if ply % 2 == 0 { format!("{}. ", ply / 2 + 1) } else { String::new() };
        text + &format!("{number}{san} ")
    });
    let path = file(&home, "round.pgn", format!("[White \"A\"]\n\n{text}*\n"));
    // The first position has stood four times: once more and the game is drawn.
    let (exit, out, _) = resume(&home, path.to_str().unwrap(), &["--lang", "en"], "6678\n");
    assert_eq!(exit, 0);
    assert!(out.contains("Fifth repetition. Draw."), "{out}");
    assert!(out.contains("The file says nothing of the time. The game goes on without a clock."), "{out}");
    assert!(state(&games(&home)[0]).outcome().is_some());
}

#[test]
fn what_belongs_to_one_of_our_games_is_that_game() {
    let home = Home::new();
    let folder = home.path("game");
    home.run_with(&["--speech", "off", "--save", folder.to_str().unwrap()], "5254\n5755\n");
    for own in ["game.txt", "game.pgn", "journal.jsonl", ""] {
        let (exit, out, err) = resume(&home, folder.join(own).to_str().unwrap(), &["--lang", "en"], "moves\n");
        assert_eq!((exit, err.as_str()), (0, ""), "{own}");
        assert!(out.contains("Game resumed, move 2, White to move."), "{out}");
    }
    assert!(games(&home).is_empty(), "no new game");
}

#[test]
fn times_that_do_not_fit_are_told_and_the_clocks_stand_as_the_file_shows_them() {
    let home = Home::new();
    let head = "[White \"A\"]\n[TimeControl \"300+2\"]\n\n";
    let going = |name: &str, body: &str| {
        let path = file(&home, name, format!("{head}{body} *\n"));
        let (exit, out, err) = resume(&home, path.to_str().unwrap(), &["--lang", "en"], "");
        assert_eq!((exit, err.as_str()), (0, ""), "{body}");
        (out, state(games(&home).last().unwrap()))
    };
    // An arbiter had added time.
    let (out, kept) = going("more.pgn", "1. e4 {[%clk 0:09:00]} e5 {[%clk 0:04:10]}");
    assert!(out.contains("The clocks were set as the file shows them after the last moves."), "{out}");
    assert_eq!(
        kept.left(Side::White, store::read(games(&home).last().unwrap()).unwrap().last_at()),
        Some(Millis(540_000))
    );
    let (out, _) = going("emt.pgn", "1. e4 {[%emt 0:00:10]} e5 {[%emt 0:59:00]}");
    assert!(out.contains("Times in the file that were longer than the clock allows were not taken off."), "{out}");
    let (out, _) = going("none.pgn", "1. e4 e5");
    assert!(
        out.contains("The file says nothing of the time of the moves, so nothing was taken off the clocks."),
        "{out}"
    );
    let path = file(&home, "glass.pgn", "[TimeControl \"*180\"]\n\n1. e4 *\n");
    let (_, out, _) = resume(&home, path.to_str().unwrap(), &["--lang", "ar"], "");
    assert!(out.contains("الوقت المكتوب في الملف، *180، لا يمكن ضبطه هنا."), "{out}");
}

#[test]
fn by_tournament_conduct_the_arbiter_enters_a_game() {
    let home = Home::new();
    let text = PGN.replace("[Laws", "[Conduct \"tournament\"]\n[Laws");
    let path = file(&home, "club.pgn", &text);
    let what = path.to_str().unwrap();
    for (lang, told) in [("en", "only the arbiter starts a game from a file"), ("ar", "لا يبدأ مباراة من ملف إلا الحكم")]
    {
        for role in ["table", "white", "assistant"] {
            let (exit, out, err) = resume(&home, what, &["--lang", lang, "--role", role], "");
            assert_eq!((exit, out.as_str(), err.lines().count()), (1, "", 1), "{err}");
            assert!(err.contains(told), "{err}");
        }
    }
    assert!(games(&home).is_empty());
    let (exit, out, _) = resume(&home, what, &["--lang", "en", "--role", "arbiter"], "");
    assert_eq!(exit, 0);
    assert!(out.contains("Laws and conduct are those of the file."), "{out}");
    assert!(out.contains("The clocks are stopped. The arbiter starts them."), "{out}");
    let [folder] = games(&home).try_into().unwrap();
    let kept = state(&folder);
    // The clocks wait for the arbiter's start, and show what the file shows.
    assert_eq!((kept.clock().running(), kept.stopped(), clocks(&kept)), (None, true, [Some(5390), Some(4211)]));
    let (_, out, _) = resume(&home, folder.to_str().unwrap(), &["--lang", "en"], "arbiter: start\n6134\n+\n");
    assert!(out.contains("bishop from 6 1 to 3 4"), "{out}");
}

#[test]
fn what_cannot_go_on_is_one_sentence_in_both_languages_and_leaves_nothing() {
    let home = Home::new();
    fs::create_dir(home.path("folder")).unwrap();
    let text = |name: &str, text: &str| file(&home, name, text).to_str().unwrap().to_owned();
    let cases: [(String, &[&str], &str, &str); 13] = [
        (
            home.path("gone").to_str().unwrap().to_owned(),
            &[],
            "there is no such file",
            "لا ملف ولا مباراة محفوظة بهذا الاسم",
        ),
        (home.path("folder").to_str().unwrap().to_owned(), &[], "neither a file nor", "ليس ملفا ولا مجلد مباراة"),
        (text("empty.pgn", ""), &[], "holds no game", "empty.pgn"),
        (text("one.pgn", PGN), &["--number", "2"], "There is no game 2", "لا توجد مباراة رقمها 2"),
        (
            text("fault.pgn", "[White \"A\"]\n\n1. e4 e5 2. Ke4 *\n"),
            &[],
            "Line 3, game 1, move 2, White: not legal: Ke4. So nothing was started. natiq review",
            "لذلك لم يبدأ شيء.",
        ),
        (
            text("noise.pgn", "[White \"\u{1b}[31m\"]\n\n1. e9\u{1b} Ke99 *\n"),
            &[],
            "So nothing was started",
            "لذلك لم يبدأ شيء.",
        ),
        (text("won.pgn", "[White \"A\"]\n\n1. e4 1-0\n"), &[], "Result in the file: one zero", "انتهت هذه المباراة"),
        (text("tag.pgn", "[Result \"1/2-1/2\"]\n\n1. e4 *\n"), &[], "This game is over", "انتهت هذه المباراة"),
        (text("mate.pgn", "[White \"A\"]\n\n1. f3 e5 2. g4 Qh4# *\n"), &[], "Checkmate", "كش مات"),
        (text("more.pgn", "[White \"A\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n"), &[], "Checkmate", "كش مات"),
        (
            text("other.pgn", "[Variant \"Atomic\"]\n\n1. e4 *\n"),
            &[],
            "other rules than chess: Atomic",
            "غير قواعد الشطرنج: Atomic",
        ),
        (
            text(
                "sheet.txt",
                "Date: 2026-01-01\nWhite: A\nLaws: fide-2023\n\n1. e4 e5\nEnding: agreement\nResult: 1/2-1/2\n",
            ),
            &[],
            "This game is over",
            "انتهت هذه المباراة",
        ),
        (
            text("placed.pgn", "[SetUp \"1\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n"),
            &[],
            "So nothing was started",
            "لذلك لم يبدأ شيء.",
        ),
    ];
    for (what, args, english, arabic) in &cases {
        for (lang, told) in [("en", english), ("ar", arabic)] {
            let (exit, out, err) = resume(&home, what, &[&["--lang", lang], *args].concat(), "5254\n");
            assert_eq!((exit, out.as_str(), err.lines().count()), (1, "", 1), "{what}: {out}{err}");
            assert!(err.contains(told), "{what}: {err}");
            assert!(!err.contains(|sign: char| sign.is_control() && sign != '\n'), "{err:?}");
        }
    }
    assert!(games(&home).is_empty());
    // By laws that end it earlier it is over where they end it.
    let round: String = (0..20).map(|_| "Nf3 Nf6 Ng1 Ng8 ").collect();
    let path = text("fivefold.pgn", &format!("[White \"A\"]\n\n{round}*\n"));
    let (exit, _, err) = resume(&home, &path, &["--lang", "en"], "");
    assert_eq!(exit, 1);
    assert!(err.starts_with("By these laws the game is over after move 8, Black, so it cannot go on."), "{err}");
    assert!(games(&home).is_empty());
}
