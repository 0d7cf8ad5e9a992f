//! Nobody learns a sealed move before its envelope is opened: not from what is printed, drawn, said or
//! logged, nor from any file (digital appendix I; section "A1" of the laws this program plays by).

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use natiq::language::{Language, Manner, Style as Spoken};
use natiq::notation::{Style, Vocabulary, print};

use crate::cli::Home;
use crate::lines::Terminal;

/// The sealed move of most of these games, in a position after 5254 5755.
const SEALED: &str = "7163";
const PASSPHRASE: &str = "harbour lights";

/// A program with its home, its logs and a game in `game`.
fn natiq(home: &Home, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_natiq"));
    command
        .args(args)
        .args(["--clock", "simulated", "--speech", "off", "--speech-log"])
        .arg(home.path("speech.jsonl"))
        .arg("--event-log")
        .arg(home.path("events.jsonl"))
        .envs(home.variables())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    command
}

fn fed(mut command: Command, input: &str) -> String {
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    String::from_utf8(output.stdout).unwrap()
}

/// Plays a new game.
fn play(home: &Home, lang: &str, input: &str) -> String {
    let game = home.path("game").to_string_lossy().into_owned();
    let args =
        ["play", "--lang", lang, "--conduct", "tournament", "--laws", "digital", "--time", "60m", "--save", &game];
    fed(natiq(home, &args), input)
}

/// Goes on with it.
fn resume(home: &Home, lang: &str, input: &str) -> String {
    let game = home.path("game").to_string_lossy().into_owned();
    fed(natiq(home, &["resume", &game, "--lang", lang]), input)
}

/// A game that is adjourned with a sealed text in a closed envelope.
fn adjourned(home: &Home, text: &str) -> String {
    play(home, "en", &format!("start\n5254\n+\n5755\n+\nadjourn\nyes\nseal {text}\n{PASSPHRASE}\nenvelope\nquit\n"))
}

/// The sealed move in every notation and in both languages' words.
fn secrets() -> Vec<String> {
    let vocabulary = Vocabulary::compiled_in().unwrap();
    let mut position = shakmaty::Chess::default();
    for uci in ["e2e4", "e7e5"] {
        let mv = uci.parse::<shakmaty::uci::UciMove>().unwrap().to_move(&position).unwrap();
        shakmaty::Position::play_unchecked(&mut position, mv);
    }
    let mv = "g1f3".parse::<shakmaty::uci::UciMove>().unwrap().to_move(&position).unwrap();
    let mut secrets: Vec<String> =
        Style::ALL.iter().map(|style| print(&position, &mv, *style, &vocabulary).to_lowercase()).collect();
    let (ply, _) = natiq::core::Ply::play(&position, mv);
    for code in ["en", "ar"] {
        let language = Language::builtin(code).unwrap();
        for style in [Spoken::Digital, Spoken::Algebraic, Spoken::Anna, Spoken::Nato] {
            let said = language.more(&ply, &Manner { style, number: false, ..Manner::default() });
            secrets.push(said.text.trim_end_matches('.').to_lowercase());
            secrets.push(said.speak.trim_end_matches('.').to_lowercase());
        }
    }
    secrets.extend([SEALED, "7 1 6 3", "71-63", "7 1", "knight", "حصان", "٧١٦٣"].map(str::to_owned));
    secrets.push(PASSPHRASE.to_owned());
    secrets
}

/// A text without digests and the fractions of seconds of moments: they may hold any digits. Nothing else is left out.
fn without_chance(text: &str) -> String {
    let sign = |sign: char| !sign.is_ascii_alphanumeric();
    let (mut kept, mut before) = (String::new(), "");
    for run in text.split_inclusive(sign) {
        let word = run.trim_end_matches(sign);
        let digest = word.len() == 64 && word.chars().all(|sign| sign.is_ascii_hexdigit());
        let digits = word.strip_suffix('z').unwrap_or_default();
        let fraction = before.ends_with('.') && digits.len() >= 6 && digits.chars().all(|sign| sign.is_ascii_digit());
        if !digest && !fraction {
            kept.push_str(run);
        }
        before = run;
    }
    kept
}

/// Where any of the secrets stands.
fn leaks(name: &str, text: &str) -> Vec<String> {
    let text = without_chance(&text.to_lowercase());
    secrets()
        .into_iter()
        .filter(|secret| text.contains(secret.as_str()))
        .map(|secret| format!("{name}: {secret}"))
        .collect()
}

/// All files under a folder but the envelopes.
fn files(folder: &Path, found: &mut Vec<std::path::PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_none_or(|end| end != "age") {
            found.push(path);
        }
    }
}

fn leaks_in(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    files(folder, &mut found);
    assert!(found.len() >= 4, "{found:?}");
    let read = |path: &std::path::PathBuf| String::from_utf8_lossy(&fs::read(path).unwrap()).into_owned();
    found.iter().flat_map(|path| leaks(&path.to_string_lossy(), &read(path))).collect()
}

#[test]
fn article_1a_nothing_that_is_printed_said_or_written_holds_the_sealed_move() {
    let home = Home::new();
    let mut printed = play(
        &home,
        "en",
        &format!(
            "start\n5254\n+\n5755\n+\nadjourn\nyes\nseal: 6134\nfirst thought\nwhite: seal {SEALED}\n{PASSPHRASE}\nstate\nrepeat\n\
             more\nlast\nmoves\nsheet\nturn\nhelp\nsesl {SEALED}\nسثشم {SEALED}\nenvelope Monday at ten\nenvelope\n\
             state\nseal {SEALED}\nsheet\nquit\n"
        ),
    );
    assert_eq!(printed.matches("Sealed.").count(), 3, "{printed}");
    assert!(printed.contains("Resumption: Monday at ten."), "{printed}");
    printed += &resume(&home, "ar", "المغلف\nالدور\nحالة\nكرّر\nالورقة\nافتح المغلف\nلا\nخروج\n");
    assert_eq!(leaks("printed", &printed), Vec::<String>::new());
    assert_eq!(leaks_in(&home.path("")), Vec::<String>::new());
    let envelopes: Vec<_> = fs::read_dir(home.path("game"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "age"))
        .collect();
    assert_eq!(envelopes.len(), 1, "a changed move leaves no second envelope");
    let sealed = String::from_utf8_lossy(&fs::read(&envelopes[0]).unwrap()).into_owned();
    assert!(sealed.starts_with("age-encryption.org/v1\n-> scrypt "), "an envelope that `age` opens too");
    assert_eq!(leaks("the envelope", &sealed), Vec::<String>::new());
    // And then it is opened: the same search finds it.
    let opened = resume(&home, "en", &format!("open\nyes\n{PASSPHRASE}\nstate\n"));
    assert!(opened.contains("Sealed move: knight from 7 1 to 6 3."), "{opened}");
    assert!(!leaks("opened", &opened).is_empty());
    assert!(!leaks_in(&home.path("")).is_empty());
    let journal = fs::read_to_string(home.path("game/journal.jsonl")).unwrap();
    assert!(!journal.contains(PASSPHRASE) && !opened.contains(PASSPHRASE));
}

#[test]
fn article_1a_neither_a_terminal_nor_the_voice_gets_a_sign_of_it() {
    for (mode, lang, word) in [
        ("--lines", "en", "seal"),
        ("--screen", "en", "seal"),
        ("--lines", "ar", "النقلة السرية"),
        ("--screen", "ar", "النقلة السرية"),
    ] {
        let home = Home::new();
        let log = home.path("speech.jsonl").to_string_lossy().into_owned();
        let game = home.path("game").to_string_lossy().into_owned();
        // It speaks, so that keys are echoed and the line can be read.
        // In logical order, so that what is waited for can be read.
        fs::write(home.path("default.toml"), "bidi = \"terminal\"\n").unwrap();
        let config = home.path("").to_string_lossy().into_owned();
        let more = ["--style", "anna", "--speech-log", &log, "--save", &game, "--config", &config];
        let args = [&["play", mode, "--lang", lang], &more[..]].concat();
        let mut terminal = Terminal::start(&args);
        let prompt = if lang == "en" { "White: " } else { "الأبيض: " };
        terminal.until(0, prompt);
        terminal.within(Duration::from_millis(200));
        let said =
            |language: &str, arabic: &'static str| if lang == "en" { language.to_owned() } else { arabic.to_owned() };
        terminal.type_keys("5254\r5755\r");
        terminal.until(0, &said("2", "2"));
        terminal.within(Duration::from_millis(300));
        let before = terminal.bytes.len();
        terminal.type_keys(if lang == "en" { "adjourn\ryes\r" } else { "تأجيل\rنعم\r" });
        terminal.until(before, &said("Seal your move.", "سجل نقلتك السرية."));
        // Typed, read aloud, mended, emptied and typed again.
        terminal.type_keys(&format!("{word} xf3\u{12}\u{7f}\u{7f}\u{7f}xf3 \u{15}{word} {SEALED}\u{12}"));
        terminal.until(before, &format!("{word} ****"));
        terminal.within(Duration::from_millis(200));
        terminal.type_keys("\r");
        terminal.until(before, &said("Passphrase for the envelope?", "كلمة سر المغلف؟"));
        terminal.type_keys(&format!("{PASSPHRASE}\u{12}\r"));
        terminal.until(before, &said("Sealed.", "سجلت النقلة السرية."));
        // The history has neither.
        terminal.type_keys("\u{1b}[A\u{1b}[A");
        terminal.within(Duration::from_millis(200));
        let text = String::from_utf8_lossy(&terminal.bytes[before..]).into_owned();
        let typed = ["xf3", "7163", "163", "harbour", "lights"];
        for part in typed {
            assert!(!text.contains(part), "{mode} {lang}: {part} in {text:?}");
        }
        drop(terminal);
        let log = fs::read_to_string(&log).unwrap();
        let since = log.lines().position(|line| line.contains("\"key\":\"seal\"")).unwrap();
        let echoed: Vec<String> = log
            .lines()
            .skip(since)
            .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap())
            .filter(|line| line["class"] == "echo")
            .map(|line| line["text"].as_str().unwrap().to_owned())
            .collect();
        assert!(echoed.iter().any(|text| text == "s" || text == "ا"), "the word itself is echoed: {echoed:?}");
        // The lines of the history are echoed whole: only an open one is among them.
        let told = |text: &String| typed.iter().any(|part| text.contains(part)) || "x713b".contains(text.as_str());
        assert!(!echoed.iter().any(|text| !text.is_empty() && told(text)), "{mode} {lang}: {echoed:?}");
        assert!(echoed.iter().any(|text| text == &said("Hidden text.", "نص مخفي.")), "{echoed:?}");
        let journal = fs::read_to_string(home.path("game/journal.jsonl")).unwrap();
        assert!(journal.contains("move-sealed") && !journal.contains("harbour"));
        // A digest or a moment of the wall clock may hold any digits.
        let mut words = journal.split('"').skip(1).step_by(2).filter(|word| word.len() < 20);
        assert!(!words.any(|word| word.contains("7163") || word.contains("g1f3")), "{journal}");
    }
}

#[test]
fn killed_between_sealing_and_opening_the_envelope_is_kept() {
    let home = Home::new();
    let game = home.path("game").to_string_lossy().into_owned();
    let args =
        ["play", "--lang", "en", "--conduct", "tournament", "--laws", "digital", "--time", "60m", "--save", &game];
    let mut child = natiq(&home, &args).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let lines =
        format!("start\n5254\n+\n5755\n+\nwait 12m34s\nadjourn\nyes\nseal 6134\nabcdef\nseal {SEALED}\n{PASSPHRASE}\n");
    input.write_all(lines.as_bytes()).unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let (mut line, mut sealed) = (String::new(), 0);
    while sealed < 2 && output.read_line(&mut line).unwrap() > 0 {
        sealed += usize::from(line.contains("Sealed."));
        line.clear();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let printed = resume(&home, "en", "envelope\nstate\nquit\n");
    assert!(printed.contains("White has sealed. Say envelope to close it."), "{printed}");
    assert!(printed.contains("Envelope closed. Time used: White 12 minutes 34 seconds"), "{printed}");
    assert!(printed.contains(r#""white":2846000,"black":3600000"#), "{printed}");
    let printed = resume(&home, "en", &format!("open\nyes\n{PASSPHRASE}\nstate\n"));
    assert!(printed.contains("Sealed move: knight from 7 1 to 6 3."), "{printed}");
    assert!(printed.contains(r#""white":2846000,"black":3600000},"running":"black""#), "{printed}");
}

#[test]
fn article_8_three_samples_that_lose() {
    let samples = [
        // Two knights could go there in this position; the word names no square.
        ("rook", "The sealed move is not clear. White loses.", "النقلة السرية غير واضحة. خسر الأبيض."),
        ("5255", "The sealed move is not legal. White loses.", "النقلة السرية غير قانونية. خسر الأبيض."),
        ("my knight, somewhere", "The sealed move is not clear. White loses.", "النقلة السرية غير واضحة. خسر الأبيض."),
    ];
    for (text, english, arabic) in samples {
        for (lang, wanted, [open, yes]) in [("en", english, ["open", "yes"]), ("ar", arabic, ["افتح المغلف", "نعم"])]
        {
            let home = Home::new();
            adjourned(&home, text);
            let printed = resume(&home, lang, &format!("{open}\n{yes}\n{PASSPHRASE}\nstate\n"));
            assert!(printed.contains(wanted), "{text}: {printed}");
            assert!(printed.contains(text), "what was written is told: {printed}");
            assert!(printed.contains(r#""result":"0-1","termination":"sealed""#), "{printed}");
        }
    }
}

#[test]
fn article_8a_a_sealed_move_with_two_meanings_is_ambiguous() {
    let home = Home::new();
    let game = home.path("game").to_string_lossy().into_owned();
    let fen = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1";
    let args = ["play", "--lang", "en", "--fen", fen, "--save", &game];
    fed(natiq(&home, &args), &format!("adjourn\nseal Nd2\n{PASSPHRASE}\nenvelope\nquit\nyes\n"));
    let printed = resume(&home, "en", &format!("open\nyes\n{PASSPHRASE}\n"));
    assert!(printed.contains("The sealed move is not clear. White loses."), "{printed}");
    let events = fs::read_to_string(home.path("events.jsonl")).unwrap();
    assert!(events.contains(r#""fault":"ambiguous""#), "{events}");
}

#[test]
fn article_11_an_envelope_that_does_not_open_or_is_gone_is_said_and_the_game_goes_on() {
    let home = Home::new();
    adjourned(&home, SEALED);
    let envelope = home.path("game/sealed.age");
    let kept = fs::read(&envelope).unwrap();
    let printed = resume(&home, "en", "open\nyes\nnot the one\nno\nopen\nyes\n");
    assert!(printed.contains("The envelope does not open with this passphrase."), "{printed}");
    assert!(printed.contains("The question is dropped."), "{printed}");
    fs::write(&envelope, &kept[..kept.len() / 2]).unwrap();
    let printed = resume(&home, "en", &format!("open\nyes\n{PASSPHRASE}\n"));
    assert!(printed.contains("The envelope is damaged and cannot be read."), "{printed}");
    fs::remove_file(&envelope).unwrap();
    let printed = resume(&home, "en", &format!("open\nyes\n{PASSPHRASE}\nopen lost\n7163\n+\nstate\n"));
    assert!(printed.contains("The envelope is not there."), "{printed}");
    assert!(printed.contains("White makes the sealed move openly.\nWhite's clock is running."), "{printed}");
    assert!(printed.contains(r#""moves_made":3"#), "{printed}");
}

#[test]
fn article_1_a_game_that_cannot_be_kept_says_that_nothing_is_sealed() {
    let home = Home::new();
    fs::write(home.path("state"), "").unwrap();
    let mut command = natiq(&home, &["play", "--lang", "en"]);
    command.env("XDG_STATE_HOME", home.path("state"));
    let printed = fed(command, "5254\n5755\nadjourn\nyes\nseal 7163\nsome passphrase\nenvelope\n");
    assert!(printed.contains("The move is not sealed: the envelope cannot be written."), "{printed}");
    assert!(printed.contains("No move is sealed yet."), "{printed}");
    assert!(!printed.contains("7163"), "{printed}");
}

#[test]
fn a_passphrase_is_no_command_and_has_four_characters() {
    let home = Home::new();
    let printed = play(
        &home,
        "en",
        "start\n5254\n+\n5755\n+\nseal 7163\nadjourn\nyes\nseal\nseal 7163\nabc\n\nenvelope\nno\nenvelope\nseal 7163\nلا\n",
    );
    assert!(printed.contains("The game is not adjourned."), "{printed}");
    assert!(printed.contains("Seal needs a move"), "{printed}");
    assert!(printed.contains("Too short: a passphrase has at least four characters."), "{printed}");
    assert!(printed.contains("That is a command. Choose another passphrase."), "{printed}");
    assert!(printed.contains("No move is sealed yet."), "{printed}");
    assert_eq!(printed.matches("The question is dropped.").count(), 2, "{printed}");
}
