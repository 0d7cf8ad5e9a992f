//! A game under the fingers: twenty cells of a braille display and a program that moves a pad, and nothing else
//! (`accessibility.md` part 3, rules 5 and 21).

use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::lines::Terminal;
use crate::recorded::{Run, play, script};

/// The cells of a short display.
const CELLS: usize = 20;

/// Plays a recorded game again with other settings, in the folder that its arguments name.
fn again(name: &str, settings: &str) -> Run {
    let (args, typed) = script(name);
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings.to_owned();
    let mut given: Vec<&str> = args.iter().map(String::as_str).collect();
    if let Some(at) = given.iter().position(|arg| *arg == "--config") {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(given[at + 1]);
        settings += &std::fs::read_to_string(root.join("default.toml")).unwrap();
        given.drain(at..at + 2);
    }
    std::fs::write(folder.path().join("default.toml"), settings).unwrap();
    given.extend(["--config", folder.path().to_str().unwrap()]);
    // What is only told again is no event.
    let again = ["more", "spell", "repeat", "المزيد", "تهج", "كرر", "مرة أخرى", "*", "."];
    let word = |line: &str| line.rsplit(": ").next().unwrap_or_default().trim().to_owned();
    let typed: String = typed.split_inclusive('\n').filter(|line| !again.contains(&word(line).as_str())).collect();
    play(&given, &typed)
}

/// What must stand in the first twenty cells of an event that is no move, in English and in Arabic.
const FACTS: &[(&str, &str, &str)] = &[
    ("asst.done", "Made", "نفذت"),
    ("boards.changed", "board", "رقعة"),
    ("boards.differ", "differ", "اختلفت"),
    ("boards.doubted", "special board", "الرقعة الخاصة"),
    ("boards.equal", "boards agree", "متطابقتان"),
    ("boards.ready", "special board is", "الرقعة الخاصة"),
    ("boards.right.sighted", "sighted board is", "تم تصحيح"),
    ("claim.50", "White claims fifty", "يطالب الأبيض"),
    ("claim.50.no", "Not correct", "غير صحيحة"),
    ("claim.50.none", "Not correct", "غير صحيحة"),
    ("claim.again", "claim", "مطالبة"),
    ("claim.later", "claim", "المطالبة"),
    ("claim.penalty", "minutes added", "أضيفت"),
    ("claim.pending", "Claim noted", "سجلت المطالبة"),
    ("claim.quickplay", "claims a draw", "يطالب"),
    ("claim.rejected", "claim", "المطالبة"),
    ("claim.rep", "claims third", "يطالب"),
    ("claim.rep.no", "Not correct", "غير صحيحة"),
    ("claim.rep.with", "White claims third", "يطالب الأبيض"),
    ("clock.low", "left", "بقيت"),
    ("clock.reason", "Clocks stopped", "أوقفت"),
    ("clock.start", "clock", "ساعة"),
    ("clock.stop", "Clocks stopped", "أوقفت"),
    ("draw.accept", "1/2-1/2", "1/2-1/2"),
    ("draw.decline", "declines", "رفض"),
    ("draw.lapsed", "The offer is", "العرض مرفوضا"),
    ("draw.lapsed.move", "The offer is", "العرض مرفوضا"),
    ("draw.offer", "offers a draw", "يعرض"),
    ("end.mate", "mate", "كش مات"),
    ("end.resign", "resigned", "استسلام"),
    ("end.time", "time", "الوقت"),
    ("flag", "Flag", "علم"),
    ("game.start", ":", ":"),
    ("illegal.done", "Illegal", "مخالفة"),
    ("illegal.loss", "loses", "خسر"),
    ("repeat.no", "No match", "غير مطابق"),
    ("repeat.ok", "Agreed", "مطابق"),
    ("signed", "signs", "توقيع"),
    ("sleep", "Pause", "توقف"),
    ("slip.ok", "Withdrawn", "سحب الإعلان"),
    ("takeback.ask", "Takeback", "تراجع"),
    ("takeback.done", "Taken back", "تم التراجع"),
    ("touch.ask", "touch", "اللمس"),
    ("touch.back", "is back", "عاد"),
    ("touch.opp", "Touched", "لمس"),
    ("touch.own", "Touched", "لمس"),
    ("touch.report", "Touched", "لمس"),
];

/// The square of a log's letters in numbers.
fn numbers(square: &Value) -> String {
    let square = square.as_str().unwrap().as_bytes();
    format!("{}{}", square[0] - b'a' + 1, char::from(square[1]))
}

/// Each event of a run begins with its fact in twenty cells, and is spoken whole.
fn begins_with_facts(name: &str, run: &Run) {
    let text = |line: &Value, key: &str| line[key].as_str().unwrap().to_owned();
    let arabic = run.speech[0]["lang"] == "ar";
    let mut plies = run.events.iter().filter(|event| event["event"] == "announced").map(|event| &event["ply"]);
    let (mut moves, mut others) = (0, 0);
    for line in &run.speech {
        let (key, class, printed) = (text(line, "key"), text(line, "class"), text(line, "text"));
        if !["move", "urgent", "tick"].contains(&class.as_str()) || text(line, "channel") != "table" {
            continue;
        }
        assert!(run.printed.contains(&printed), "{name}: what is logged is printed: {printed}");
        let cells: String = printed.chars().take(CELLS).collect();
        if key.starts_with("move.") {
            let ply = plies.next().unwrap();
            let side = match (arabic, ply["side"] == "white") {
                (false, true) => "W",
                (false, false) => "B",
                (true, true) => " أبيض",
                (true, false) => " أسود",
            };
            let between = if ply.get("captured").is_some() { "x" } else { "-" };
            let (from, to) = (numbers(&ply["from"]), numbers(&ply["to"]));
            let fact = format!("{}{side} {from}{between}{to}", ply["number"]);
            assert!(cells.starts_with(&fact), "{name}: {fact} in {printed:?}");
            let check = [("single", " +"), ("double", " ++"), ("mate", " #")];
            for (word, sign) in check {
                assert_eq!(
                    ply["check"] == word,
                    printed.split([':']).next().unwrap().split(" 0-").next().unwrap().ends_with(sign),
                    "{printed:?}"
                );
            }
            let spoken = text(line, "speak");
            assert!(spoken.len() > printed.len() && !spoken.contains(&fact), "the sentence is spoken: {spoken}");
            moves += 1;
        } else {
            let row = FACTS.iter().find(|(row, ..)| *row == key);
            let Some((_, english, in_arabic)) = row else { panic!("{name}: no fact for {key}: {printed:?}") };
            let fact = if arabic { in_arabic } else { english };
            assert!(cells.contains(fact), "{name}: {key}: {fact} in {cells:?} of {printed:?}");
            others += 1;
        }
    }
    assert!(moves > 0 && others > 0, "{name}: {moves} {others}");
    assert!(plies.next().is_none(), "{name}: every move was told");
}

#[test]
fn a_whole_game_can_be_followed_with_twenty_cells_in_both_languages() {
    for name in ["whole-english", "whole-arabic"] {
        begins_with_facts(name, &again(name, "line_style = \"short\"\n"));
    }
}

#[test]
fn claims_illegal_moves_offers_flags_and_mates_begin_with_their_facts() {
    for name in ["casual-arabic", "claims-english", "illegal-english", "offers", "mate-english", "mate-arabic"] {
        let run = again(name, "line_style = \"short\"\n");
        begins_with_facts(name, &run);
    }
}

#[test]
fn the_braille_prompt_shows_each_flag_in_thirteen_cells() {
    let home = tempfile::tempdir().unwrap();
    std::fs::write(home.path().join("default.toml"), "prompt = \"braille\"\n").unwrap();
    let config = home.path().to_str().unwrap();
    let fixed = ["--lines", "--lang", "en", "--speech", "off", "--clock", "simulated", "--config", config];
    let mut seen = Vec::new();
    let mut go = |terminal: &mut Terminal, line: &str, prompt: &str| {
        let before = terminal.bytes.len();
        terminal.type_keys(&format!("{line}\r"));
        terminal.until(before, &format!("\n{prompt}"));
        assert!(prompt.chars().count() <= 13, "{prompt}");
        seen.push(prompt.to_owned());
    };
    let mut casual = Terminal::start(&[&fixed[..], &["--time", "3m"]].concat());
    casual.until(0, "\n1W: ");
    for (line, prompt) in [
        ("5254", "1B 52-54: "),
        ("5755", "2W 57-55: "),
        ("4185", "2B 41-85: "),
        ("2836 offer", "3W= 28-36: "),
        ("8555", "3B+ 85x55: "),
        ("resign", "3B+? 85x55: "),
        ("no", "3B+ 85x55: "),
        ("wait 2m", "3B+! 85x55: "),
        ("wait 61s", "1-0+F 85x55: "),
    ] {
        go(&mut casual, line, prompt);
    }
    // Mate; the result has more to say than the new piece.
    let fen = ["--fen", "7k/4P1pp/8/8/8/8/8/K2R4 w - - 0 1"];
    let mut mate = Terminal::start(&[&fixed[..], &fen].concat());
    mate.until(0, "\n1W: ");
    go(&mut mate, "5758Q", "1-0+ 57-58: ");
    let mut strict = Terminal::start(&[&fixed[..], &["--conduct", "tournament"]].concat());
    strict.until(0, "\n1W: ");
    go(&mut strict, "5254", "1WP 52-54: ");
    go(&mut strict, "press", "1B 52-54: ");
    for flag in "+=?!FP".chars() {
        assert!(seen.iter().any(|prompt| prompt.split(' ').next().unwrap().contains(flag)), "{flag}");
    }
}

#[test]
fn the_prompt_changes_with_an_event_and_never_with_time() {
    let home = tempfile::tempdir().unwrap();
    std::fs::write(home.path().join("default.toml"), "prompt = \"braille\"\n").unwrap();
    // The clock says nothing, so that a minute passes without any event.
    std::fs::write(home.path().join("clocks.toml"), "own = []\n").unwrap();
    let config = home.path().to_str().unwrap();
    let args = ["--lines", "--lang", "en", "--speech", "off", "--config", config, "--time", "61s"];
    let mut terminal = Terminal::start(&args);
    terminal.until(0, "1W: ");
    terminal.within(Duration::from_millis(1500));
    let before = terminal.bytes.len();
    terminal.type_keys("5\u{7f}");
    let sent = terminal.within(Duration::from_millis(500));
    assert!(!String::from_utf8_lossy(&sent).contains('!'), "{:?}", String::from_utf8_lossy(&sent));
    terminal.type_keys("5254\r");
    terminal.until(before, "1B 52-54: ");
}

/// Plays moves with a program that is told of them.
fn alerted(command: &str, moves: &str) -> Run {
    let home = tempfile::tempdir().unwrap();
    std::fs::write(home.path().join("default.toml"), format!("alert_command = {command}\n")).unwrap();
    play(&["--lang", "en", "--config", home.path().to_str().unwrap()], moves)
}

#[test]
fn a_program_is_told_the_key_and_the_class_of_each_event_and_nothing_of_an_answer() {
    let home = tempfile::tempdir().unwrap();
    let told = home.path().join("told");
    // The two arguments come last, as they are: nothing is put into a shell's line.
    let script = format!("echo \\\"$0 $1\\\" >> {}", told.display());
    let run = alerted(&format!("[\"/bin/sh\", \"-c\", \"{script}\"]"), "5254\nturn\n5755\n");
    assert!(run.printed.contains("2 White") || run.printed.contains("1 Black: pawn"), "{}", run.printed);
    let until = Instant::now() + Duration::from_secs(20);
    loop {
        let text = std::fs::read_to_string(&told).unwrap_or_default();
        let mut lines: Vec<&str> = text.lines().collect();
        lines.sort_unstable();
        if lines == ["game.start move", "move.quiet move", "move.quiet move"] {
            return;
        }
        assert!(Instant::now() < until && lines.len() <= 3, "{text}");
        std::thread::yield_now();
    }
}

#[test]
fn a_program_that_is_missing_is_told_once_and_one_that_hangs_blocks_nothing() {
    let moves: String = ["7163\n7866\n6371\n6678\n"; 4].concat();
    let missing = alerted("[\"/no/such/program\"]", &moves);
    let sentence = "The alert program cannot be started: it is not there.";
    assert_eq!(missing.printed.matches(sentence).count(), 1, "{}", missing.printed);
    let start = Instant::now();
    let hanging = alerted("[\"/bin/sleep\", \"30\"]", &moves);
    // `sleep 30 move.quiet move` fails at once; this one does not.
    assert!(!hanging.printed.contains("alert program"), "{}", hanging.printed);
    let hanging = alerted("[\"/bin/sh\", \"-c\", \"exec sleep 30\"]", &moves);
    assert_eq!(hanging.printed.matches("The alert program does not end.").count(), 1, "{}", hanging.printed);
    assert!(hanging.printed.contains("8 Black: knight from 6 6 to 7 8."), "{}", hanging.printed);
    assert!(start.elapsed() < Duration::from_secs(25), "nobody waited for it");
}
