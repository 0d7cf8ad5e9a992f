//! What somebody does with `natiq sheet`: a played game in every form and back, proved, compared, and what is told
//! where a file is not what it should be.

use std::fs;
use std::path::PathBuf;

use natiq::core::profile::Notation;
use natiq::language::Language;
use natiq::sheet::{Copy, Format, Labels, Measure, keys};
use natiq::written::{Game, Games, Keys};

use super::Home;

/// An offer, a take-back, a wrong claim, a result, both signatures.
const LINES: &str = "5254\nwait 5s\n5755\n7163 offer\n2836\n6134\n7866\ntakeback\nyes\n1716\nclaim fifty\nyes\n4243\nresign\nyes\n\
                     sign\nyes\nsign\nyes\nquit\n";

/// A played game among the kept ones: its folder.
fn played(home: &Home, lang: &str) -> PathBuf {
    let names = ["--white", "Mona Ali", "--black", "عمر"];
    let args = ["--lines", "--lang", lang, "--laws", "digital", "--time", "15+10", "--clock", "simulated"];
    let (exit, out, err) = home.run_with(&[&args[..], &names, &["--speech", "off"]].concat(), LINES);
    assert_eq!((exit, err.as_str()), (0, ""), "{out}");
    let games: Vec<_> =
        fs::read_dir(home.path("state/natiq/games")).unwrap().map(|game| game.unwrap().path()).collect();
    assert_eq!(games.len(), 1);
    games[0].clone()
}

fn text(path: &std::path::Path) -> String {
    path.to_string_lossy().into_owned()
}

/// A file in a home: its path.
fn file(home: &Home, name: &str, what: impl AsRef<[u8]>) -> String {
    let path = home.path(name);
    fs::write(&path, what).unwrap();
    text(&path)
}

#[test]
fn every_form_is_written_proved_and_read_again() {
    for (lang, proved, counted) in [
        ("en", "is what the journal says, in every line.", "Games: 1. Single moves: 7. Faults: 0."),
        ("ar", "السجل في كل سطر.", "المباريات: 1. النقلات المفردة: 7. الأخطاء: 0."),
    ] {
        let home = Home::new();
        let game = text(&played(&home, lang));
        let (exit, clean, _) = home.run(&["sheet", &game, "--lang", lang]);
        assert_eq!(exit, 0);
        // What was taken back is left out; what was claimed and signed is not.
        assert!(!clean.contains("3-7866") && clean.contains("(=)"), "{clean}");
        let labels = Labels::of(&Language::builtin(lang).unwrap());
        for key in [&labels.claimed, &labels.refused, &labels.signed, &labels.ending] {
            assert!(clean.contains(&format!("\n{key}: ")), "{key}: {clean}");
        }
        let forms: [(&str, &[&str]); 6] = [
            ("narrow.txt", &["--width", "20"]),
            ("grown.txt", &["--width", "32", "--keep"]),
            ("game.pgn", &["--as", "pgn"]),
            ("narrow.brf", &["--as", "brf", "--width", "20"]),
            ("compact.brf", &["--as", "brf", "--braille", "compact", "--width", "32"]),
            ("game.ubrl.txt", &["--as", "braille", "--width", "40"]),
        ];
        for (name, flags) in forms {
            let path = text(&home.path(name));
            let write = [&["sheet", &game, "--lang", lang, "--out", &path][..], flags].concat();
            let (exit, out, err) = home.run(&write);
            assert!(exit == 0 && out.contains(name) && err.is_empty(), "{name}: {out}{err}");
            if name.starts_with("narrow") {
                let written = fs::read_to_string(&path).unwrap();
                assert!(written.split(['\n', '\u{c}']).all(|line| line.trim_end().chars().count() <= 20), "{written}");
            }
            let (exit, out, err) = home.run(&["sheet", &path, "--check", "--lang", lang]);
            assert!(exit == 0 && out.contains(proved), "{name}: {out}{err}");
            let (_, again, err) = home.run(&["sheet", &path, "--lang", lang]);
            assert_eq!(err, "", "{name}");
            // A copy with what was taken back has it still; any other is the same text again.
            let back = ["grown.txt", "game.pgn"].contains(&name);
            assert_eq!(again == clean, !back, "{name}: {again}");
        }
        let (exit, out, _) = home.run(&["replay", "--quiet", &text(&home.path("compact.brf")), "--lang", lang]);
        assert_eq!((exit, out.trim_end()), (0, counted));
        let (exit, out, _) = home.run(&["sheet", &game, "--check", "--lang", lang]);
        assert!(exit == 0 && out.matches(proved).count() == 2, "{out}");
    }
}

#[test]
fn what_is_not_what_the_journal_says_is_found_with_its_line() {
    let home = Home::new();
    let folder = played(&home, "en");
    let sheet = fs::read_to_string(folder.join("game.txt")).unwrap();
    let line_of = |part: &str| sheet.lines().position(|line| line.contains(part)).unwrap() + 1;
    let changes = [
        ("3-6134", "3-6125", format!("At line {} it has: 3-6125. The journal has: 3-6134.", line_of("3-6134"))),
        ("Mona", "Muna", format!("At line {} it has: White: Muna Ali. The journal has: White: Mona Ali.", 2)),
        ("Result: 1-0", "Result: 0-1", format!("At line {} it has: 0-1. The journal has: 1-0.", line_of("Result"))),
        ("Signed: White\n", "", format!("At line {} it has: Signed: Black.", line_of("Signed: White"))),
        ("Journal: ", "Journal: 0", "the journal that it names is not here".to_owned()),
    ];
    for (was, is, told) in changes {
        assert!(sheet.contains(was), "{was}: {sheet}");
        let path = file(&home, "changed.txt", sheet.replace(was, is));
        let (exit, out, err) = home.run(&["sheet", &path, "--check", "--lang", "en"]);
        assert_eq!((exit, out.as_str()), (1, ""));
        assert!(err.contains(&told), "{told}: {err}");
    }
    let moved = file(&home, "changed.txt", sheet.replace("3-6134", "3-6125"));
    let (_, _, err) = home.run(&["sheet", &moved, "--check", "--lang", "ar"]);
    assert!(err.contains("3-6125") && err.contains("وفي السجل: 3-6134."), "{err}");
    // Without a hash it is nobody's sheet, and in its game's folder it is that of a game still in play.
    let bare: String = sheet.split_inclusive('\n').take_while(|line| !line.starts_with("Signed")).collect();
    let path = file(&home, "bare.txt", &bare);
    for (lang, told) in [("en", "it names no journal"), ("ar", "لا تذكر سجلا")] {
        let (exit, _, err) = home.run(&["sheet", &path, "--check", "--lang", lang]);
        assert!(exit == 1 && err.contains(told), "{err}");
    }
    let live = text(&home.path("live"));
    let args = ["--lines", "--lang", "en", "--speech", "off", "--clock", "simulated", "--save", &live];
    assert_eq!(home.run_with(&args, "5254\n5755\n").0, 0);
    let growing = home.path("live/game.txt");
    let ended = fs::read_to_string(&growing).unwrap();
    let cut: String = ended.split_inclusive('\n').take_while(|line| !line.starts_with("Journal")).collect();
    fs::write(&growing, cut).unwrap();
    let (exit, out, _) = home.run(&["sheet", &text(&growing), "--check", "--lang", "en"]);
    assert!(exit == 0 && out.ends_with("so far, in every line. It is not ended yet.\n"), "{out}");
}

fn one(text: &str, keys: &Keys) -> Game {
    Games::open(text.as_bytes(), keys).unwrap().next().unwrap().unwrap()
}

/// From PGN to text and back, and from text to PGN and back: what is beside the moves keeps its place. The clock
/// behind a single move has no place on a sheet.
#[test]
fn comments_variations_and_valuations_go_through_both_forms() {
    let pgn = "[White \"W\"]\n[Black \"B\"]\n\n{before} 1. e4 {good} e5 (1... c5 {sharp} 2. Nf3 (2. c3 d5)) 2. Nf3! \
               Nc6 {[%clk 0:10:00] fine} 3. Bb5 $14 a6?! {Claim: White, fifty moves (=)} {end} 1/2-1/2\n";
    for (lang, notation) in [("en", Notation::Digital), ("ar", Notation::Algebraic)] {
        let language = Language::builtin(lang).unwrap();
        let format = Format { notation, width: 32, clock_every: None, arabic_digits: false, measure: Measure::Print };
        let copy = Copy { format, labels: Labels::of(&language), keep: false };
        let keys = keys(&[language]);
        let read = Games::open(pgn.as_bytes(), &keys).unwrap().form();
        let sheet = copy.text(&one(pgn, &keys), read);
        let form = Games::open(sheet.as_bytes(), &keys).unwrap().form();
        let back = copy.pgn(&one(&sheet, &keys), form);
        let body = back.split("\n\n").nth(1).unwrap().replace('\n', " ");
        let wanted = "{before} 1. e4 {good} 1... e5 (1... c5 {sharp} 2. Nf3 (2. c3 d5)) 2. Nf3! Nc6 {fine} 3. Bb5 $14 \
                      a6?! {Claim: White, fifty moves (=)} {end} 1/2-1/2";
        assert_eq!(body.trim_end(), wanted, "{sheet}");
        // The reason of a result that nobody told is not made up.
        assert!(!back.contains("Termination"), "{back}");
        assert_eq!(copy.text(&one(&back, &keys), read), sheet);
    }
}

#[test]
fn sheets_as_others_write_them_are_kept_as_they_were() {
    let home = Home::new();
    let moves = ["1. 1 ـ 54 1 ـ 55", "2. ٣ ـ ٧١٦٣ 3-2836", "3. 3-6134 3 ـ 7866", "4. 3 ـ 63×55 3-36×55"];
    let path = file(&home, "theirs.txt", format!("{}\nالنتيجة: *\n", moves.join("\n")));
    let (exit, kept, err) = home.run(&["sheet", &path, "--keep", "--lang", "en"]);
    assert_eq!((exit, err.as_str()), (0, ""));
    assert_eq!(kept.lines().skip(3).collect::<Vec<_>>(), [&moves[..], &["Result: *"]].concat(), "{kept}");
    let (_, ours, _) = home.run(&["sheet", &path, "--lang", "en"]);
    assert_eq!(
        ours,
        "White: ?\nBlack: ?\n\n1. 5254 5755\n2. 3-7163 3-2836\n3. 3-6134 3-7866\n4. 3-63x55 3-36x55\nResult: *\n"
    );
}

#[test]
fn two_sheets_are_compared() {
    let home = Home::new();
    let game = text(&played(&home, "en"));
    let sheet = fs::read_to_string(home.path(&game).join("game.txt")).unwrap();
    let other = file(&home, "other.txt", sheet.replace("1716", "1715").replace("Signed: Black\n", ""));
    let (exit, out, _) = home.run(&["sheet", &game, "--compare", &other, "--lang", "en"]);
    assert_eq!(exit, 0);
    for told in [
        "The scoresheets agree up to White's move 3.\n".to_owned(),
        format!("Then {game} has: 3 Black: pawn from 1 7 to 1 6.\n"),
        format!("Then {other} has: 3 Black: pawn from 1 7 to 1 5.\n"),
        "Both have the same result: one zero.\n".to_owned(),
        format!("{game} is signed by both players.\n"),
        format!("{other} is signed by White alone.\n"),
    ] {
        assert!(out.contains(&told), "{told}: {out}");
    }
    let (_, out, _) = home.run(&["sheet", &game, "--compare", &other, "--lang", "ar"]);
    assert!(out.contains("الأبيض وحده.\n") && out.contains("النتيجة واحدة في الورقتين"), "{out}");
    // A faulty one goes as far as it can be read; one that stops and one with another start are told too.
    let faulty = file(&home, "faulty.pgn", "1. e4 e5 2. Ke4 *\n");
    let short = file(&home, "short.txt", "1. e4 e5\nResult: 1-0\n");
    let placed = file(&home, "placed.pgn", "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *\n");
    let (_, out, _) = home.run(&["sheet", &faulty, "--compare", &short, "--lang", "en"]);
    assert!(out.contains("can be read only so far. Line 1, game 1, move 2, White: not legal: Ke4."), "{out}");
    assert!(out.contains("Both sheets have the same moves. Single moves: 2.\nThe results differ."), "{out}");
    let (_, out, _) = home.run(&["sheet", &short, "--compare", &game, "--lang", "en"]);
    assert!(out.contains(&format!("Then {short} has no move.\n")), "{out}");
    let (_, out, _) = home.run(&["sheet", &placed, "--compare", &short, "--lang", "en"]);
    assert!(out.starts_with(&format!("{placed} and {short} start from different positions.\n")), "{out}");
}

#[test]
fn what_cannot_be_read_is_told_in_both_languages_and_nothing_is_lost() {
    let home = Home::new();
    let bad = "[White \"W\u{1b}[31m\u{7}\"]\n\n1. e4 e5 2. Ke4 Nf6 *\n\n[White \"C\"]\n\n1. d4 *\n";
    let bad = file(&home, "bad.pgn", bad);
    let (exit, out, err) = home.run(&["sheet", &bad, "--lang", "en"]);
    assert_eq!(
        (exit, out.as_str()),
        (1, "White: W [31m\nBlack: ?\n\n1. e4 e5\n2. Ke4 Nf6\nResult: *\n\nWhite: C\nBlack: ?\n\n1. d4\nResult: *\n")
    );
    assert_eq!(err.lines().count(), 2, "{err}");
    assert!(err.starts_with("Line 3, game 1, move 2, White: not legal: Ke4.\n") && err.contains("Faults: 1."), "{err}");
    let whole = file(&home, "whole.txt", "White: W\n\n1. 5254 5755\n2. 3-7163 3-2836\nResult: *\n");
    let brf = text(&home.path("whole.brf"));
    assert_eq!(home.run(&["sheet", &whole, "--as", "brf", "--out", &brf]).0, 0);
    let pages = fs::read_to_string(&brf).unwrap();
    let damaged = file(&home, "damaged.brf", pages.replace("#GAFC", "#GA@@"));
    let empty = file(&home, "empty.txt", "");
    let folder = text(&home.path(""));
    let gone = text(&home.path("gone.pgn"));
    let wrong: [(&[&str], i32, &str, &str); 7] = [
        (&["sheet", &damaged], 1, "and its line 6 cannot be read", "لكن السطر 6 لا يقرأ"),
        (&["sheet", &empty], 1, "holds no game.", "لا مباراة في الملف"),
        (&["sheet", &empty, "--check"], 1, "holds no game.", "لا مباراة في الملف"),
        (&["sheet", &folder], 1, "is neither a file nor the folder of a game.", "ليس ملفا ولا مجلد مباراة."),
        (
            &["sheet", &gone],
            1,
            "there is no such file, and no game of that name is kept",
            "لا ملف ولا مباراة محفوظة بهذا الاسم",
        ),
        (&["replay", &folder], 1, "cannot be read: it is a folder.", "هو مجلد."),
        (
            &["sheet", &whole, "--as", "brf", "--width", "60"],
            2,
            "40 cells wide at most, not 60.",
            "40 خلية على الأكثر، لا 60.",
        ),
    ];
    for (args, code, english, arabic) in wrong {
        for (lang, told) in [("en", english), ("ar", arabic)] {
            let (exit, out, err) = home.run(&[args, &["--lang", lang]].concat());
            assert_eq!((exit, out.as_str(), err.lines().count()), (code, "", 1), "{args:?}: {out}{err}");
            assert!(err.contains(told), "{told}: {err}");
        }
    }
    // A file that cannot be read leaves what was written before as it was.
    let out = file(&home, "out.txt", "mine");
    assert_eq!(home.run(&["sheet", &empty, "--out", &out]).0, 1);
    assert_eq!(fs::read_to_string(&out).unwrap(), "mine");
}
