//! Help and errors: one sentence each, in the language that was asked for, exit code 2.

use super::Home;

#[test]
fn a_wrong_line_is_told_in_one_sentence_in_both_languages() {
    let home = Home::new();
    for (args, english, arabic) in [
        (&["frob"][..], "Unknown: frob. Type natiq help to hear what there is.", "غير معروف: frob."),
        (&["repaly", "x"], "Unknown: repaly. Did you mean replay?", "غير معروف: repaly. هل تقصد replay؟"),
        (&["--lines", "--langg", "x"], "Unknown: --langg. Did you mean --lang?", "هل تقصد --lang؟"),
        (&["replay"], "Something is missing: FILE.", "ينقص شيء: FILE."),
        (&["interpret"], "Something is missing: TEXT.", "ينقص شيء: TEXT."),
        (&["replay", "a", "b"], "Too much: b was not expected there.", "كلمة زائدة: b."),
        (
            &["--role", "king"],
            "--role: expected white, black, table, assistant, arbiter, found king.",
            "--role: المتوقع",
        ),
        (&["--lines", "--lines"], "--lines was given twice.", "تكرر --lines."),
        (&["--lines", "--screen"], "--lines and --screen exclude each other.", "لا يجتمع --lines مع --screen."),
        (
            &["sheet", "x", "--width", "3"],
            "--width: expected the longest line, in cells: 20 to 200, found 3.",
            "--width:",
        ),
        (&["config"], "A command is missing behind natiq config.", "ينقص أمر بعد natiq config."),
        (&["--time", "soon"], "Time: \"soon\" is not a time.", "الوقت: \"soon\" ليس وقتا."),
        (&["--laws", "kings"], "--laws: expected one of digital, fide-2023, found kings.", "--laws: المتوقع واحد من:"),
    ] {
        for (code, said) in [("en", english), ("ar", arabic)] {
            let args = [&["--lang", code][..], args].concat();
            let (exit, out, err) = home.run(&args);
            assert_eq!(exit, 2, "{args:?}: {err}");
            assert!(out.is_empty(), "{args:?} printed {out}");
            assert!(err.contains(said), "{args:?}: {err}");
            assert_eq!(err.lines().count(), 1, "{args:?}: {err}");
            assert!(!err.contains(['<', '>', '\u{1b}', '[', '│']), "{args:?}: {err}");
        }
    }
}

#[test]
fn a_flag_without_its_value_is_told() {
    let (exit, _, err) = Home::new().run(&["--lang"]);
    assert_eq!((exit, err.as_str()), (2, "--lang needs a value: CODE.\n"));
}

#[test]
fn help_is_plain_lines_in_both_languages() {
    let home = Home::new();
    let all = [
        "play",
        "resume",
        "replay",
        "sheet",
        "interpret",
        "listen",
        "doctor",
        "config",
        "languages",
        "completions",
        "man",
    ];
    for args in [&["--help"][..], &["help"], &["--lang", "ar", "--help"], &["help", "--lang", "ar"]] {
        let (exit, out, err) = home.run(args);
        assert_eq!((exit, err.as_str()), (0, ""), "{args:?}");
        let arabic = args.contains(&"ar");
        assert_eq!(out.starts_with("ناطق:"), arabic, "{args:?}: {out}");
        assert!(all.iter().all(|name| out.contains(&format!("\nnatiq {name}"))), "{out}");
        assert!(!["host", "join"].iter().any(|n| out.contains(n)));
        assert!(!out.contains(['<', '[', '\u{1b}', '\t']) && !out.contains("  "), "{out}");
    }
    let (_, out, _) = home.run(&["help", "replay"]);
    assert!(out.starts_with("natiq replay FILE: plays every game"), "{out}");
    let (_, out, _) = home.run(&["--lang", "ar", "replay", "--help"]);
    assert!(out.starts_with("natiq replay FILE: إعادة"), "{out}");
    let (exit, out, _) = home.run(&["--version"]);
    assert_eq!((exit, out.as_str()), (0, concat!("natiq ", env!("CARGO_PKG_VERSION"), "\n")));
}

#[test]
fn the_language_of_errors_is_the_flags_then_the_settings_then_the_environments() {
    let home = Home::new();
    let arabic = |command: &mut assert_cmd::Command| {
        String::from_utf8(command.output().unwrap().stderr).unwrap().contains("غير معروف")
    };
    assert!(!arabic(&mut home.natiq(&["frob"])));
    assert!(arabic(home.natiq(&["frob"]).env("LANG", "ar_EG.UTF-8")));
    std::fs::create_dir_all(home.path("config/natiq")).unwrap();
    std::fs::write(home.path("config/natiq/default.toml"), "lang = \"ar\"\n").unwrap();
    assert!(arabic(&mut home.natiq(&["frob"])));
    assert!(!arabic(&mut home.natiq(&["--lang", "en", "frob"])));
}
