//! How scoresheets are written by the settings: the growing sheet of a game, what `sheet` writes out, what is
//! read again of both.

use std::fs;

use super::Home;

/// Settings in a home's own folder.
fn set(home: &Home, lines: &str) {
    let folder = home.path("config/natiq");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("default.toml"), lines).unwrap();
}

/// Plays lines and gives the folder of the game, and its growing sheet.
fn played(home: &Home, name: &str, args: &[&str], lines: &str) -> (String, String) {
    let folder = home.path(name).to_string_lossy().into_owned();
    let all = [args, &["--lines", "--speech", "off", "--clock", "simulated", "--save", &folder]].concat();
    let (exit, out, err) = home.run_with(&all, lines);
    assert_eq!((exit, err.as_str()), (0, ""), "{out}");
    let sheet = fs::read_to_string(home.path(name).join("game.txt")).unwrap();
    (folder, sheet)
}

const MOVES: &str = "5254\nwait 10s\n5755\n7163\nwait 3s\n2836\n";

#[test]
fn the_growing_sheet_is_written_as_the_settings_have_it() {
    let home = Home::new();
    set(&home, "sheet_width = 20\nsheet_notation = \"digital\"\nclock_every = 1\ndigits = \"arabic-indic\"\n");
    let (folder, sheet) = played(&home, "game", &["--lang", "en", "--time", "5m", "--white", "Mahmoud Hassan"], MOVES);
    assert!(sheet.is_ascii(), "English has no digits of its own: {sheet}");
    assert!(sheet.lines().all(|line| line.len() <= 20), "{sheet}");
    let body = "1. 5254 5755\nClock: W 0:05:00 B\n  0:04:50\n2. 3-7163 3-2836\nClock: W 0:05:00 B\n  0:04:47\n";
    assert!(sheet.contains(body), "{sheet}");
    // A preference is no value of the game.
    assert!(!sheet.contains("sheet_") && !sheet.contains("clock_every"), "{sheet}");
    // `sheet` follows the same settings, and its flags come before them.
    let (_, out, _) = home.run(&["sheet", &folder]);
    assert!(out.contains("\n2. 3-7163 3-2836\nClock: W") && out.lines().all(|line| line.len() <= 20), "{out}");
    let (_, out, _) = home.run(&["sheet", &folder, "--notation", "algebraic", "--width", "80"]);
    assert!(out.contains("\n2. Nf3 Nc6\nClock: W 0:05:00 B 0:04:47\n"), "{out}");
    assert!(out.contains("White: Mahmoud Hassan\n"), "{out}");
    // In play it is the same sheet.
    let (exit, out, _) = home.run_with(&["resume", &folder, "--clock", "simulated", "--speech", "off"], "sheet 2\n");
    assert_eq!(exit, 0);
    assert!(out.contains("2. 3-7163 3-2836"), "{out}");
}

#[test]
fn an_arabic_sheet_has_arabic_words_and_the_digits_one_chose() {
    let home = Home::new();
    let (_, sheet) = played(&home, "plain", &["--lang", "ar", "--laws", "digital"], MOVES);
    assert!(sheet.contains("\n2. 3-7163 3-2836\n") && sheet.contains("القواعد: digital"), "{sheet}");
    set(&home, "digits = \"arabic-indic\"\n");
    let all = format!("{MOVES}تعادل\n");
    let args = ["--lang", "ar", "--laws", "digital", "--fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"];
    let (folder, sheet) = played(&home, "game", &["--lang", "ar", "--laws", "digital"], &all);
    assert!(sheet.contains("\n١. ٥٢٥٤ ٥٧٥٥\n٢. ٣-٧١٦٣ ٣-٢٨٣٦"), "{sheet}");
    assert!(sheet.ends_with("النتيجة: *\n"), "{sheet}");
    let (_, head) = played(&home, "placed", &args, "1-5254\n");
    assert!(
        head.contains("4k3/8/8/8/8/8/4P3/4K3") && head.contains("١. ٥٢٥٤"),
        "a position is what programs read: {head}"
    );
    // What is written is read: by replay, and move for move.
    let file = home.path("game/game.txt");
    let (exit, out, _) = home.run(&["replay", "--quiet", file.to_str().unwrap()]);
    assert_eq!((exit, out.as_str()), (0, "Games: 1. Single moves: 4. Faults: 0.\n"));
    let (_, out, _) =
        home.run_with(&["resume", &folder, "--lang", "ar", "--clock", "simulated", "--speech", "off"], "ورقة 2\n");
    assert!(out.contains("٢. ٣-٧١٦٣ ٣-٢٨٣٦"), "{out}");
    // Letters keep their digits, and so does PGN.
    let (_, out, _) = home.run(&["sheet", &folder, "--lang", "ar", "--notation", "algebraic"]);
    assert!(out.contains("\n2. Nf3 Nc6"), "{out}");
    let (_, out, _) = home.run(&["sheet", &folder, "--lang", "ar", "--as", "pgn"]);
    assert!(out.contains("1. e4 e5 2. Nf3 Nc6"), "{out}");
}

#[test]
fn a_sheet_keeps_its_language_or_has_the_one_that_was_set() {
    let home = Home::new();
    let (folder, sheet) = played(&home, "game", &["--lang", "ar"], MOVES);
    assert!(sheet.contains("القواعد: "), "{sheet}");
    // Whoever goes on in another language goes on with the same sheet.
    let (exit, ..) =
        home.run_with(&["resume", &folder, "--lang", "en", "--clock", "simulated", "--speech", "off"], "6134\n");
    assert_eq!(exit, 0);
    let sheet = fs::read_to_string(home.path("game/game.txt")).unwrap();
    assert!(sheet.contains("القواعد: ") && sheet.contains("\n3. Bc4"), "{sheet}");
    set(&home, "sheet_lang = \"en\"\n");
    let (other, sheet) = played(&home, "other", &["--lang", "ar"], MOVES);
    assert!(sheet.contains("Laws: fide-2023") && sheet.is_ascii(), "{sheet}");
    let (_, out, _) = home.run(&["sheet", &other]);
    assert!(out.contains("Laws: "), "{out}");
    let (_, out, _) = home.run(&["sheet", &other, "--lang", "ar"]);
    assert!(out.contains("القواعد: "), "the flag comes before the setting: {out}");
}

#[test]
fn a_take_back_at_the_end_of_an_arabic_sheet_is_read_again() {
    let home = Home::new();
    set(&home, "digits = \"arabic-indic\"\n");
    let (_, sheet) = played(&home, "game", &["--lang", "ar"], &format!("{MOVES}تراجع\nنعم\n"));
    assert!(sheet.contains("استعادة: النقلة ٢"), "{sheet}");
    let file = home.path("game/game.txt");
    let (_, out, _) =
        home.run_with(&["review", file.to_str().unwrap(), "--lang", "en", "--speech", "off"], "last position\n");
    assert!(out.contains("3 half-moves"), "{out}");
}
