//! The subcommands that play no game: replay, sheet, interpret, doctor, settings, languages,
//! completions, the manual.

use serde_json::Value;

use super::Home;

const GAMES: &str = "[White \"Ali\"]\n[Black \"Omar\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n\n";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn replay_announces_each_move_and_counts() {
    let home = Home::new();
    let file = home.path("good.pgn");
    std::fs::write(&file, GAMES).unwrap();
    let (exit, out, err) = home.run(&["replay", file.to_str().unwrap()]);
    assert_eq!((exit, err.as_str()), (0, ""));
    assert!(out.starts_with("Game 1. White: Ali. Black: Omar.\n1 White: pawn from 5 2 to 5 4.\n"), "{out}");
    assert!(out.contains("Checkmate. White wins, one zero.\nResult in the file: one zero.\n"), "{out}");
    assert!(out.ends_with("Games: 1. Single moves: 7. Faults: 0.\n"), "{out}");
    let (exit, out, _) = home.run(&["--lang", "ar", "replay", file.to_str().unwrap()]);
    assert_eq!(exit, 0);
    assert!(out.contains("1 الأبيض: بيدق من 5 2 إلى 5 4.\n") && out.contains("كش مات"), "{out}");
    let (_, out, _) = home.run(&["replay", "--quiet", file.to_str().unwrap()]);
    assert_eq!(out, "Games: 1. Single moves: 7. Faults: 0.\n");
}

#[test]
fn replay_tells_faults_goes_on_and_exits_with_one() {
    let home = Home::new();
    let file = home.path("bad.pgn");
    std::fs::write(&file, format!("[White \"A\"]\n\n1. e4 e5 2. Ke4 Nc6 *\n\n{GAMES}")).unwrap();
    let (exit, out, err) = home.run(&["replay", "--quiet", file.to_str().unwrap()]);
    assert_eq!((exit, err.as_str()), (1, "The file has faults: 1.\n"));
    assert!(out.starts_with("Line 3, game 1, move 2, White: not legal: Ke4.\n"), "{out}");
    assert!(out.ends_with("Games: 2. Single moves: 9. Faults: 1.\n"), "{out}");
    let (exit, out, err) = home.run(&["replay", "nothing.pgn"]);
    assert_eq!((exit, out.as_str()), (1, ""));
    assert!(err.starts_with("nothing.pgn cannot be read: "), "{err}");
}

#[test]
fn a_kept_game_is_written_out_and_read_again() {
    let home = Home::new();
    let game = home.path("game");
    let folder = game.to_str().unwrap();
    let (exit, ..) = home.run_with(&["--lines", "--speech", "off", "--save", folder], "5254\n5755\n7163\n");
    assert_eq!(exit, 0);
    let (exit, out, err) = home.run(&["sheet", folder]);
    assert_eq!((exit, err.as_str()), (0, ""));
    assert!(out.contains("1. e4 e5") && out.contains("Laws: "), "{out}");
    let (_, out, _) = home.run(&["sheet", folder, "--notation", "digital", "--lang", "ar"]);
    assert!(out.contains("1. 5254 5755") && out.contains("القواعد: "), "{out}");
    let pgn = home.path("out.pgn");
    let (exit, out, _) = home.run(&["sheet", folder, "--as", "pgn", "--out", pgn.to_str().unwrap()]);
    assert_eq!((exit, out), (0, format!("Written: {}.\n", pgn.display())));
    let (exit, out, _) = home.run(&["replay", "--quiet", pgn.to_str().unwrap()]);
    assert_eq!((exit, out.as_str()), (0, "Games: 1. Single moves: 3. Faults: 0.\n"));
    let (exit, _, err) = home.run(&["--lang", "ar", "sheet", "no-such-game"]);
    assert_eq!(
        (exit, err.as_str()),
        (1, "لا شيء هنا. لا ملف ولا مباراة محفوظة بهذا الاسم: no-such-game. natiq doctor يقول أين المباريات.\n")
    );
}

#[test]
fn a_damaged_journal_is_told_at_a_pipe() {
    let home = Home::new();
    let game = home.path("game");
    let folder = game.to_str().unwrap();
    home.run_with(&["--lines", "--speech", "off", "--save", folder], "5254\n5755\n7163\n");
    let journal = game.join("journal.jsonl");
    let text = std::fs::read_to_string(&journal).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines.len() > 3);
    let broken: Vec<String> = lines
        .iter()
        .enumerate()
        .map(|(at, line)| if at == 2 { line.replacen('e', "x", 1) } else { (*line).into() })
        .collect();
    std::fs::write(&journal, broken.join("\n") + "\n").unwrap();
    let (exit, out, err) = home.run(&["resume", folder]);
    assert_eq!((exit, out.as_str()), (1, ""));
    assert!(err.starts_with("The journal is damaged at line 3."), "{err}");
    let (exit, _, err) = home.run(&["--lang", "ar", "sheet", folder]);
    assert_eq!(exit, 1);
    assert!(err.starts_with("السجل تالف عند السطر 3."), "{err}");
    assert_eq!(std::fs::read_to_string(&journal).unwrap(), broken.join("\n") + "\n", "it is never touched");
}

#[test]
fn interpret_says_what_a_text_means() {
    let home = Home::new();
    let ask = |args: &[&str]| -> Value {
        let (exit, out, err) = home.run(&[&["interpret"][..], args].concat());
        assert_eq!((exit, err.as_str()), (0, ""), "{args:?}");
        assert_eq!(out.lines().count(), 1);
        serde_json::from_str(&out).unwrap()
    };
    let meaning = ask(&["Nf3", "--fen", START]);
    assert_eq!((&meaning["kind"], &meaning["readings"][0]["uci"]), (&"unique".into(), &"g1f3".into()));
    assert_eq!(meaning["readings"][0]["text"], "Knight from 7 1 to 6 3.");
    assert_eq!(meaning["reason"], Value::Null);
    let meaning = ask(&["حصان 6 3", "--fen", START, "--lang", "ar"]);
    assert_eq!(meaning["readings"][0]["text"], "حصان من 7 1 إلى 6 3.");
    let castling = "rnbqkbnr/pppppppp/8/8/4P3/3B1N2/PPPP1PPP/RNBQK2R w KQkq - 0 1";
    assert_eq!(ask(&["O-O", "--fen", castling])["readings"][0]["uci"], "e1g1");
    let both = "4k3/8/8/8/4P3/8/8/4K2R w K - 0 1";
    let meaning = ask(&["55", "--fen", both]);
    assert_eq!((&meaning["kind"], meaning["readings"].as_array().unwrap().len()), (&"ambiguous".into(), 2));
    let meaning = ask(&["7173", "--fen", START]);
    assert_eq!((&meaning["kind"], &meaning["readings"]), (&"illegal".into(), &Value::Array(Vec::new())));
    assert_eq!(meaning["reason"], "A knight cannot go from 7 1 to 7 3.");
    for (text, name) in [("time", "time"), ("وقتي", "time"), ("square 5 4", "square"), ("white: resign", "resign")]
    {
        let meaning = ask(&[text, "--fen", START]);
        assert_eq!((&meaning["kind"], &meaning["command"]), (&"command".into(), &name.into()), "{text}");
    }
    assert_eq!(ask(&["hello world", "--fen", START])["kind"], "not-a-move");
    assert_eq!(ask(&["knight six three", "--spoken", "--fen", START])["readings"][0]["uci"], "g1f3");
    for (text, by_ear, name) in [
        ("quit", "never", "quit"),
        ("white resign", "confirmed", "resign"),
        ("الأسود أستسلم", "confirmed", "resign"),
        ("square five four", "at-once", "square"),
    ] {
        let meaning = ask(&[text, "--spoken", "--fen", START]);
        assert_eq!((&meaning["command"], &meaning["by_ear"]), (&name.into(), &by_ear.into()), "{text}");
    }
    // The NATO name of a file is a command's word too; typed only is not heard.
    assert_eq!(ask(&["echo two echo four", "--spoken", "--fen", START])["readings"][0]["uci"], "e2e4");
    let meaning = ask(&["ن", "--spoken", "--fen", START]);
    assert_eq!((&meaning["kind"], &meaning["reason"]), (&"not-a-move".into(), &"I did not hear a move.".into()));
    let meaning = ask(&["knight seven one seven three", "--spoken", "--fen", START]);
    assert_eq!(meaning["reason"], "I heard: knight from 7 1 to 7 3. A knight cannot go from 7 1 to 7 3.");
    let (exit, _, err) = home.run(&["interpret", "Nf3", "--fen", "nothing"]);
    assert_eq!(
        (exit, err.as_str()),
        (2, "That is not a position in FEN. Write the pieces rank by rank, then who is to move.\n")
    );
}

#[test]
fn the_doctor_has_a_line_for_each_thing_in_both_languages() {
    let home = Home::new();
    let (exit, english, err) = home.run(&["doctor"]);
    assert_eq!((exit, err.as_str()), (0, ""));
    let (exit, arabic, _) = home.run(&["--lang", "ar", "doctor"]);
    assert_eq!(exit, 0);
    assert_eq!(english.lines().count(), arabic.lines().count());
    for said in ["Voice for English: ", "White's headphone: not set.", "Terminal: none here", "as lines."] {
        assert!(english.contains(said), "{said} in {english}");
    }
    assert!(arabic.contains("سماعة الأبيض: غير محدد."), "{arabic}");
}

#[test]
fn settings_say_where_they_came_from() {
    let home = Home::new();
    std::fs::create_dir_all(home.path("config/natiq")).unwrap();
    std::fs::write(home.path("config/natiq/default.toml"), "# mine\nlength = \"brief\"\n").unwrap();
    let (exit, out, _) = home.run(&["config", "show", "--lang", "en"]);
    assert_eq!(exit, 0);
    let path = home.path("config/natiq/default.toml");
    assert!(out.contains(&format!("length: \"brief\". {}, line 2.\n", path.display())), "{out}");
    assert!(out.contains("lang: \"en\". by --lang.\n") && out.contains("style: \"digital\". compiled in.\n"), "{out}");
    let (_, out, _) = home.run(&["config", "show", "--lang", "ar"]);
    assert!(out.contains("style: \"digital\". من البرنامج نفسه.\n"), "{out}");
    std::fs::write(home.path("config/natiq/default.toml"), "length = \"long\"\n").unwrap();
    let (exit, out, err) = home.run(&["config", "show"]);
    assert_eq!((exit, out.as_str()), (2, ""));
    assert!(err.contains("line 1, length: expected one of full, brief, found \"long\"."), "{err}");
}

#[test]
fn languages_completions_and_the_manual() {
    let home = Home::new();
    assert_eq!(home.run(&["languages"]).1, "en: English.\nar: العربية.\n");
    for shell in ["bash", "fish", "zsh"] {
        let (exit, out, _) = home.run(&["completions", shell]);
        assert!(exit == 0 && out.contains("interpret"), "{shell}");
    }
    let (exit, out, _) = home.run(&["man"]);
    assert_eq!(exit, 0);
    assert!(
        out.contains(".TH natiq") && out.contains(".SH \"Options\"") && out.contains("withdraws your announcement")
    );
    let (_, out, _) = home.run(&["man", "--lang", "ar"]);
    assert!(out.contains(".SH \"الخيارات\"") && out.contains("وقتي\n"), "{out}");
    assert!(!out.contains("possible values"), "{out}");
}

#[test]
fn adjudicate_answers_in_order_and_tells_lines_that_are_no_position() {
    let home = Home::new();
    let fens = ["r7/K1k5/8/8/8/8/8/8 w - - 4 3", "rubbish", "8/8/8/4k3/8/4N3/4K2R/8 b - - 0 1"];
    let long = "x".repeat(5000);
    let mated = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1\n7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\n8/8/8/8/8/8/8/K7 w - - 0 1";
    let input = format!("\u{feff}{}\n{long}\n{START}\n\n{mated}", fens.join("\n"));
    let run = |args: &[&str]| {
        let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_natiq"));
        let out = command.env("HOME", home.path("")).args(args).write_stdin(input.clone()).output().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        (out.status.code(), text(out.stdout), text(out.stderr))
    };
    let (code, out, err) = run(&["adjudicate", "--lang", "en"]);
    assert_eq!(code, Some(1));
    assert_eq!(
        err,
        "Line 2 is not a position in FEN. Write the pieces rank by rank, then who is to move.\n\
         Line 4 is not a position in FEN. Write the pieces rank by rank, then who is to move.\n\
         Line 9: that position cannot arise: each side has one king, pawns stand on ranks 2 to 7, who is not to move is \
         not in check.\nLines that are no position: 3.\n"
    );
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 5, "{out}");
    assert_eq!((lines[0]["fen"].as_str(), lines[0]["dead"].as_bool()), (Some(fens[0]), Some(true)));
    assert_eq!((lines[1]["white"].as_str(), lines[1]["black"].as_str()), (Some("yes"), Some("no")));
    assert!(lines[1]["white_line"].is_string() && lines[1]["black_line"].is_null(), "{out}");
    assert_eq!(lines[2]["fen"].as_str(), Some(START));
    let (_, out, _) = run(&["adjudicate", "--lang", "en", "--text"]);
    assert_eq!(out.lines().next(), Some("Line 1: Dead position: neither side can checkmate."));
    assert!(
        out.lines()
            .nth(1)
            .is_some_and(|line| line.starts_with("Line 3: White can checkmate, if both sides help: Black: king")),
        "{out}"
    );
    let (_, out, _) = run(&["adjudicate", "--lang", "ar", "--text"]);
    assert_eq!(out.lines().next(), Some("السطر 1: وضع ميت: لا يمكن لأي من الطرفين تنفيذ كش مات."));
    assert!(out.ends_with("السطر 7: نفذ الأبيض كش مات.\nالسطر 8: خنق الملك: لا نقلة قانونية للأسود.\n"), "{out}");
}
