//! Recorded games: what is typed, and what is then printed, spoken, logged and written.
//!
//! A game is a folder of `games/` with its `input.txt`; the four snapshots beside it hold what came.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

/// What a run of the program left behind.
pub struct Run {
    pub printed: String,
    pub speech: Vec<Value>,
    pub events: Vec<Value>,
    pub sheet: String,
    pub code: Option<i32>,
}

/// Plays lines through a pipe with a simulated clock, in a home of its own.
pub fn play(args: &[&str], input: &str) -> Run {
    let home = tempfile::tempdir().unwrap();
    let at = |name: &str| home.path().join(name);
    let (mut printed, mut code) = (String::new(), None);
    // A line of its own ends a session; the next one goes on with the game.
    for (session, lines) in input.split(AGAIN).enumerate() {
        let mut command = Command::new(env!("CARGO_BIN_EXE_natiq"));
        match session {
            0 => command.args(["play", "--save"]).arg(at("game")).args(args),
            _ => command.arg("resume").arg(at("game")).args(language(args)),
        };
        let mut child = command
            .args(["--clock", "simulated", "--speech", "off", "--speech-log"])
            .arg(at("speech"))
            .arg("--event-log")
            .arg(at("events"))
            .env("XDG_CONFIG_HOME", at("config"))
            .env("XDG_STATE_HOME", at("state"))
            .env("LANG", "C")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        std::io::Write::write_all(&mut child.stdin.take().unwrap(), lines.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
        printed += &String::from_utf8(output.stdout).unwrap();
        code = output.status.code();
    }
    let log = |name: &str| -> Vec<Value> {
        let text = fs::read_to_string(at(name)).unwrap_or_default();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    Run {
        printed,
        speech: log("speech"),
        events: log("events"),
        sheet: fs::read_to_string(at("game").join("game.txt")).unwrap_or_default(),
        code,
    }
}

/// The line of an input that ends a session.
const AGAIN: &str = "# resume\n";

/// The flag of the language among a game's arguments.
fn language<'a>(args: &[&'a str]) -> Vec<&'a str> {
    let at = args.iter().position(|arg| *arg == "--lang");
    at.and_then(|at| args.get(at..at + 2)).unwrap_or_default().to_vec()
}

fn games() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/natiq/games")
}

/// Lines of a folder's input that are typed, and its arguments, in which a FEN holds blanks.
pub fn script(name: &str) -> (Vec<String>, String) {
    let text = fs::read_to_string(games().join(name).join("input.txt")).unwrap();
    let args = text.lines().find_map(|line| line.strip_prefix("# args: ")).unwrap();
    let mut list: Vec<String> = Vec::new();
    for word in args.split(' ') {
        match list.last_mut() {
            Some(last) if !word.starts_with("--") && !last.starts_with("--") => {
                last.push(' ');
                last.push_str(word);
            }
            _ => list.push(word.to_owned()),
        }
    }
    let typed = text
        .lines()
        .filter(|line| !line.starts_with('#') || *line == AGAIN.trim_end())
        .map(|line| format!("{line}\n"))
        .collect();
    (list, typed)
}

pub fn recorded(name: &str) -> Run {
    let (args, typed) = script(name);
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let run = play(&args, &typed);
    assert_eq!(run.code, Some(0));
    assert!(!run.printed.contains('\u{1b}'), "an escape byte in line mode");
    let spoken: Vec<String> = run
        .speech
        .iter()
        .map(|line| {
            format!(
                "{} {} {}: {}",
                line["at_ms"],
                line["class"].as_str().unwrap(),
                line["key"].as_str().unwrap(),
                line["speak"].as_str().unwrap()
            )
        })
        .collect();
    let events: Vec<String> = run.events.iter().map(Value::to_string).collect();
    let undated: Vec<&str> = run.sheet.lines().filter(|line| !DATED.iter().any(|key| line.starts_with(key))).collect();
    for line in &run.speech {
        let (speak, lang) = (line["speak"].as_str().unwrap(), line["lang"].as_str().unwrap());
        // Notation is printed and not spoken; what was typed is quoted as it stands.
        if speak.is_empty() || line["key"] == "bad.parse" {
            continue;
        }
        if let Err(faults) = natiq::voice::spoken::check(speak, lang) {
            panic!("{speak:?}: {faults:?}");
        }
    }
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(games().join(name));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| {
        insta::assert_snapshot!("printed", steady(&run.printed));
        insta::assert_snapshot!("spoken", steady(&spoken.join("\n")));
        insta::assert_snapshot!("events", steady(&events.join("\n")));
        insta::assert_snapshot!("sheet", undated.join("\n"));
    });
    run
}

/// What differs on a sheet from run to run, in both languages.
const DATED: [&str; 7] = ["Date:", "Program:", "Journal:", "التاريخ:", "البرنامج:", "السجل:", " "];

/// A text without what differs from run to run: how long a game was left, the digest of a sealed move.
fn steady(text: &str) -> String {
    let bounds = [("It was left ", " ago."), ("مدة التوقف: ", "."), ("مدة التَوَقُّف: ", "."), ("\"digest\":\"", "\"")];
    bounds.iter().fold(text.to_owned(), |text, (before, behind)| {
        let mut parts = text.split(before);
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |steady, part| {
            let end = part.find(behind).unwrap_or(0);
            steady + before + "…" + &part[end..]
        })
    })
}

/// Whether the game in a run's last `state` ended as it should.
fn ended(run: &Run, result: &str) {
    let lines = ["Result", "النتيجة"].map(|key| format!("\n{key}: {result}\n"));
    assert!(lines.iter().any(|line| run.sheet.ends_with(line)), "{}", run.sheet);
}

#[test]
fn a_whole_game_in_arabic_square_numbers() {
    let run = recorded("casual-arabic");
    let announced = run.events.iter().filter(|event| event["event"] == "announced").count();
    assert!(announced >= 80, "{announced} half-moves");
    assert!(run.printed.contains("كش مات. فاز"));
}

#[test]
fn a_whole_tournament_game_in_algebraic() {
    let run = recorded("tournament-english");
    assert!(run.printed.contains("Checkmate, if it stands."));
    assert!(run.printed.contains("Not available during the game."));
}

#[test]
fn a_whole_game_on_the_keypad() {
    let (_, typed) = script("keypad");
    assert!(typed.chars().all(|sign| "0123456789+-*/.\n".contains(sign)));
    let run = recorded("keypad");
    assert!(run.printed.contains("Checkmate. "), "{}", run.printed);
}

#[test]
fn the_shortest_mate_in_each_language() {
    ended(&recorded("mate-english"), "0-1");
    ended(&recorded("mate-arabic"), "1-0");
}

#[test]
fn questions_and_refusals() {
    recorded("questions");
}

#[test]
fn the_past_is_looked_at_and_nothing_is_played_there() {
    for name in ["past-english", "past-arabic"] {
        let run = recorded(name);
        let announced = run.events.iter().filter(|event| event["event"] == "announced").count();
        assert_eq!(announced, 6, "{}", run.printed);
    }
}

#[test]
fn everyday_words_in_arabic() {
    recorded("words-arabic");
}

#[test]
fn draw_offers_and_taking_back() {
    ended(&recorded("offers"), "1/2-1/2");
}

#[test]
fn illegal_moves_that_were_made_and_pressed_in_each_language() {
    ended(&recorded("illegal-english"), "0-1");
    ended(&recorded("illegal-arabic"), "1-0");
}

#[test]
fn claims_and_what_becomes_of_them() {
    let run = recorded("claims-english");
    ended(&run, "0-1");
    assert!(run.printed.contains("3 minutes added to Black. White loses 3 minutes."), "{}", run.printed);
    ended(&recorded("claims-arabic"), "1/2-1/2");
}

#[test]
fn the_clock_speaks_and_the_flag_falls() {
    let run = recorded("flag");
    ended(&run, "1-0");
    let flags = run.speech.iter().filter(|line| line["key"] == "flag").count();
    assert_eq!(flags, 1, "one flag, one utterance");
}

#[test]
fn the_arbiter_rules_in_each_language() {
    let english = recorded("arbiter-english");
    ended(&english, "1/2-1/2");
    let arabic = recorded("arbiter-arabic");
    ended(&arabic, "0-0");
    for (run, codes) in [(&english, ["ighthouse", "sesame"]), (&arabic, ["منار", "باب"])] {
        for code in codes {
            let logs = [&run.speech, &run.events].map(|log| log.iter().map(Value::to_string).collect::<String>());
            assert!(!run.printed.contains(code) && !logs.concat().contains(code), "{code}");
        }
    }
}

/// What the folder of the Arabic game ends with.
const ARABIC: &str = "-arabic";

/// A fact with its author and its squares, whatever words it was typed in.
fn deed(event: &Value) -> String {
    ["event", "by", "on", "side", "ply", "result"].map(|key| event[key].to_string()).join(" ")
}

#[test]
fn the_touch_rule_in_all_its_scenarios() {
    let mut names: Vec<String> = fs::read_dir(games())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.starts_with("touch-"))
        .collect();
    names.sort();
    let mut played = BTreeMap::new();
    for name in names {
        let run = recorded(&name);
        let off = name.trim_end_matches(ARABIC) == "touch-off";
        let hands = ["lifted", "placed", "touched", "reported", "adjusts"];
        let told = run.events.iter().filter(|event| hands.iter().any(|hand| event["event"] == *hand)).count();
        assert_eq!(told == 0, off, "{name}: {told} facts about hands");
        // A refused announcement leaves no trace in the game: what is announced is pressed or withdrawn.
        let count = |kind: &str| run.events.iter().filter(|event| event["event"] == kind).count();
        assert!(count("announced") >= count("pressed") + count("corrected"), "{name}");
        let end = run.events.last().map(|last| last["clocks_ms"].clone());
        let deeds: Vec<String> = run.events.iter().map(deed).collect();
        played.insert(name, (deeds, end));
    }
    // Each game is there in both languages, and what is said in one is done as in the other.
    let english: Vec<&String> = played.keys().filter(|name| !name.ends_with(ARABIC)).collect();
    assert!(english.len() >= 24 && played.len() == 2 * english.len(), "{:?}", played.keys());
    for name in english {
        assert_eq!(played.get(name), played.get(&format!("{name}{ARABIC}")), "{name}");
    }
}

#[test]
fn an_assistant_enters_a_game_on_two_boards() {
    let english = recorded("assistant-english");
    assert!(english.printed.contains("The sighted board must be corrected: rook from 5 1 to 6 1."));
    assert!(recorded("assistant-arabic").printed.contains("تصحح الرقعة الخاصة: الفيل من 1 4 إلى 2 5."));
}

#[test]
fn a_game_adjourned_and_resumed_in_each_language() {
    let run = recorded("adjourn-english");
    assert!(run.printed.contains("Sealed move: bishop from 6 1 to 3 4."), "{}", run.printed);
    ended(&recorded("adjourn-arabic"), "1-0");
}

/// A blind White, a sighted Black, an assistant and an arbiter, from the check of the board to both signatures.
#[test]
fn a_whole_game_of_four_at_one_table_in_each_language() {
    let english = recorded("whole-english");
    let (_, typed) = script("whole-english");
    assert!(["assistant: ", "arbiter: ", "white: ", "black: "].iter().all(|role| typed.contains(role)));
    ended(&english, "1-0");
    for said in [
        "Announcement withdrawn. Announce again.",
        "The repetition does not match. Announced: pawn from 4 7 to 4 5. Heard: pawn to 4 6.",
        "Five five can mean castling short, or the pawn to 5 5. Say castle, or say pawn.",
        "White declines the draw.",
        "The bishop on 3 8 was touched. It must move.",
        "The boards differ on 2 squares: 5 7 and 4 7. The scoresheets agree. The sighted board must be corrected: queen from 4 7 to 5 7.",
        "Not correct: 1 time only, after move 35.",
        "First play the announced move: rook from 6 2 to 6 3.",
        "The offer is declined by touching a piece.",
        "Flag! Black's time has run out. White wins.",
        "Black signs the result.",
    ] {
        assert!(english.printed.lines().any(|line| line == said), "{said}");
    }
    let arabic = recorded("whole-arabic");
    ended(&arabic, "1-0");
    for said in [
        "سحب الإعلان. أعلن النقلة من جديد.",
        "التكرار غير مطابق. المعلن: بيدق من 7 7 إلى 7 6. المسموع: بيدق إلى 7 5.",
        "رفض الأبيض التعادل.",
        "لمس الملك في 6 1، ويجب تحريكه.",
        "اختلفت الرقعتان في مربعين: 2 6 و2 5. ورقتا التسجيل متفقتان. تصحح رقعة المبصر: الفيل من 2 5 إلى 2 6.",
        "المطالبة غير صحيحة: ظهر الوضع مرة واحدة فقط، بعد النقلة 23.",
        "عد العرض مرفوضا بلمس قطعة.",
        // A mate that was announced can be a slip too: it is withdrawn, and the clock runs on.
        "41 الأسود: رخ من 1 2 إلى 3 2. كش مات، إن ثبتت النقلة.",
        "سقط العلم! انتهى وقت الأسود. فاز الأبيض.",
        "سجل توقيع الأسود على النتيجة.",
    ] {
        assert!(arabic.printed.lines().any(|line| line == said), "{said}");
    }
    for run in [&english, &arabic] {
        let signed = run.events.iter().filter(|event| event["event"] == "signed").count();
        assert_eq!(signed, 2, "both players sign");
    }
}
