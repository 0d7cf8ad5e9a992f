//! Appendix six, clause by clause: two boards, the repetition, the assistant.
//!
//! Clauses are numbered as in the source, which counts two of them 2: announcing, and a piece that is out of
//! its hole. `laws.md` part 4 heads them VI-1 to VI-10 and names the source's own number beside each.

mod any;
mod assistant;
mod boards;
mod hands;
mod sheets;

use natiq::core::conduct::RepeatBack;
use natiq::core::{Act, BoardsAct, Event, MoveAct, Refusal, Role, Setup, Side, WhichBoard};
use serde_json::Value;

use crate::game::Table;
use crate::recorded::{self, Run};

/// A tournament game on two boards, the special one White's.
pub fn two_boards() -> Setup {
    Setup { special_board: Some(Side::White), ..Table::tournament() }
}

pub fn from(fen: &str) -> Table {
    Table::new(Setup { fen: Some(fen.to_owned()), ..two_boards() })
}

/// What a board shows, as FEN writes it.
pub fn shown(table: &Table, which: WhichBoard) -> String {
    table.state.boards().unwrap().get(which).to_string()
}

pub fn equal(table: &Table) -> bool {
    shown(table, WhichBoard::Vi) == shown(table, WhichBoard::Sighted)
}

impl Table {
    pub fn boards(&mut self, by: Role, act: BoardsAct) -> Result<Vec<Event>, Refusal> {
        self.act(by, Act::Boards(act))
    }
}

/// Lines typed into a tournament game on two boards; the special one is White's.
pub fn typed(lang: &str, more: &[&str], lines: &[&str]) -> Run {
    let config = tempfile::tempdir().unwrap();
    std::fs::write(config.path().join("default.toml"), "two_boards = \"white\"\n").unwrap();
    let folder = config.path().to_string_lossy().into_owned();
    let mut args = vec!["--lines", "--lang", lang, "--laws", "digital", "--config", &folder];
    if !more.contains(&"--conduct") {
        args.extend(["--conduct", "tournament"]);
    }
    args.extend(more);
    recorded::play(&args, &lines.iter().map(|line| format!("{line}\n")).collect::<String>())
}

impl Run {
    /// Whether a line was printed, whole.
    pub fn says(&self, line: &str) -> bool {
        self.printed.lines().any(|printed| printed == line)
    }

    /// Each line that must have been printed, whole and in this order.
    pub fn in_order(&self, lines: &[&str]) {
        let mut printed = self.printed.lines();
        for line in lines {
            assert!(printed.any(|printed| printed == *line), "{line:?} is not said, or not here:\n{}", self.printed);
        }
    }

    /// The `state` lines.
    pub fn states(&self) -> Vec<Value> {
        self.printed
            .lines()
            .filter(|line| line.starts_with('{'))
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }
}

#[test]
fn vi_2a_the_opponent_repeats_and_a_wrong_repetition_changes_nothing() {
    for (lang, agreed, differs) in [
        ("en", "Agreed.", "The repetition does not match. Announced: knight from 7 1 to 6 3. Heard: knight to 5 3."),
        ("ar", "مطابق.", "التكرار غير مطابق. المعلن: حصان من 7 1 إلى 6 3. المسموع: حصان إلى 5 3."),
    ] {
        let run = typed(lang, &[], &["yes", "7163", "echo 7153", "state", "echo 7163", "state"]);
        run.in_order(&[differs, agreed]);
        let [before, after] = run.states().try_into().unwrap();
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        let moved = "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R";
        assert_eq!((before["boards"]["vi"].as_str(), before["boards"]["sighted"].as_str()), (Some(moved), Some(start)));
        assert_eq!((after["boards"]["vi"].as_str(), after["boards"]["sighted"].as_str()), (Some(moved), Some(moved)));
        assert_eq!(before["fen"], after["fen"], "no repetition makes a move");
    }
}

#[test]
fn vi_2a_each_board_shows_its_players_own_move_at_once_and_the_other_one_when_it_is_repeated() {
    let mut table = Table::new(two_boards());
    let start = shown(&table, WhichBoard::Sighted);
    table.say("e2e4").unwrap();
    assert_ne!(shown(&table, WhichBoard::Vi), start);
    assert_eq!(shown(&table, WhichBoard::Sighted), start);
    table.press();
    assert_eq!(shown(&table, WhichBoard::Sighted), start, "the press alone moves no piece where it is repeated");
    table.act(Role::Black, Act::Move(MoveAct::Same)).unwrap();
    assert!(equal(&table));
    table.say("e7e5").unwrap();
    assert!(!equal(&table));
    // Whoever answers had the move on his board.
    table.press();
    table.say("g1f3").unwrap();
    assert_eq!(shown(&table, WhichBoard::Vi), "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R");
}

#[test]
fn vi_2a_where_nobody_repeats_the_press_executes() {
    let mut setup = two_boards();
    setup.conduct.repeat_back = RepeatBack::Off;
    setup.conduct.assistant.clear();
    let mut table = Table::new(setup.clone());
    table.say("e2e4").unwrap();
    assert!(!equal(&table));
    table.press();
    assert!(equal(&table));
    // With an assistant who makes the moves his word is waited for.
    setup.conduct.assistant.push(natiq::core::conduct::Duty::Execute);
    let mut table = Table::new(setup);
    table.say("e2e4").unwrap();
    table.press();
    assert!(!equal(&table));
    table.boards(Role::Assistant, BoardsAct::Executed).unwrap();
    assert!(equal(&table));
    table.say("e7e5").unwrap();
    table.press();
    assert!(equal(&table), "nobody makes a move for the blind player on his own board");
}

#[test]
fn vi_2a_every_kind_of_move_reaches_both_boards() {
    let line = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 d7d5 e4d5 d8d5 c4e2 c8g4 d2d4 e5d4 c2c4 d4c3 b1c3 e8c8 d1d5 d8d5";
    let mut table = Table::new(two_boards());
    for uci in line.split(' ') {
        table.whole(uci);
        assert!(table.state.compare().unwrap().agrees(), "{uci}");
        assert!(equal(&table));
    }
    let mut table = from("1r5k/P7/8/8/8/8/7p/K5N1 w - - 0 1");
    for uci in ["a7b8q", "h8h7", "b8b6", "h2g1n"] {
        table.whole(uci);
        assert!(table.state.compare().unwrap().agrees(), "{uci}");
    }
}

#[test]
fn vi_2a_the_piece_a_pawn_becomes_is_asked_and_never_guessed() {
    let fen = "8/4P3/8/8/8/8/k7/7K w - - 0 1";
    for (lang, asked, rook, told, minor) in [
        (
            "en",
            "Pawn reaches 5 8. Promote to queen, rook, bishop or knight?",
            "rook",
            "1 White: pawn from 5 7 to 5 8, promotes to rook.",
            "Pawn reaches 5 8. Promote to bishop or knight?",
        ),
        (
            "ar",
            "البيدق يصل إلى 5 8. اختر قطعة الترقية: وزير أم رخ أم فيل أم حصان؟",
            "رخ",
            "1 الأبيض: بيدق من 5 7 إلى 5 8، ترقية إلى رخ.",
            "البيدق يصل إلى 5 8. اختر قطعة الترقية: فيل أم حصان؟",
        ),
    ] {
        let more = ["--fen", fen, "--time", "15m"];
        let lines = ["yes", "start", "57583", "no", "5758", "state", rook, "same", "press", "state"];
        let run = typed(lang, &more, &lines);
        run.in_order(&[minor, asked, told]);
        let [open, made] = run.states().try_into().unwrap();
        assert_eq!(open["fen"].as_str(), Some(fen));
        assert_eq!(open["boards"]["vi"].as_str(), Some("8/4P3/8/8/8/8/k7/7K"), "the board waits for the answer");
        assert_eq!(open["running"].as_str(), Some("white"));
        assert!(made["fen"].as_str().unwrap().starts_with("4R3/8/8/8/8/8/k7/7K b"));
        assert_eq!(made["boards"]["sighted"].as_str(), Some("4R3/8/8/8/8/8/k7/7K"));
    }
}

#[test]
fn vi_2b_a_value_that_contradicts_the_piece_is_refused() {
    for (lang, said) in
        [("en", "The piece on 7 1 is a knight, not a queen."), ("ar", "القطعة في 7 1 حصان وليست وزيرا.")]
    {
        let run = typed(lang, &["--conduct", "casual"], &["yes", "9 7163", "state", "3 7163", "state"]);
        assert!(run.says(said), "{}", run.printed);
        let [refused, played] = run.states().try_into().unwrap();
        assert_eq!((refused["moves_made"].as_u64(), played["moves_made"].as_u64()), (Some(0), Some(1)));
    }
}

#[test]
fn vi_2c_castling_is_announced_in_numbers_and_takes_every_spelling() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for spelling in ["55", "5171", "castles short"] {
        let run = typed("en", &["--fen", fen], &["yes", spelling, "more", "same", "press", "state"]);
        run.in_order(&[
            "1 White castles short, five five.",
            "1 White castles short, five five. King to 7 1, rook to 6 1.",
        ]);
        let [state] = run.states().try_into().unwrap();
        assert_eq!(state["boards"]["vi"].as_str(), Some("r3k2r/8/8/8/8/8/8/R4RK1"));
        assert_eq!(state["boards"]["vi"], state["boards"]["sighted"]);
        assert!(run.sheet.contains("1. 55\n"), "{}", run.sheet);
    }
    let run = typed("ar", &["--fen", fen], &["نعم", "555", "مطابق", "اضغط", "حالة"]);
    assert!(run.says("1 الأبيض: تبييت طويل، خمسة خمسة خمسة."), "{}", run.printed);
    assert_eq!(run.states()[0]["boards"]["sighted"].as_str(), Some("r3k2r/8/8/8/8/8/8/2KR3R"));
}

#[test]
fn vi_3_the_opponents_clock_starts_from_the_announcement_and_its_press_alone() {
    for (lang, refused, starts) in [
        ("en", "Not yet announced. Announce the move before the clock is pressed.", "Black's clock is running."),
        ("ar", "لم تعلن النقلة بعد. أعلن النقلة قبل تشغيل ساعة المنافس.", "ساعة الأسود تعمل."),
    ] {
        let lines = ["yes", "start", "wait 10s", "press", "state", "5254", "wait 5s", "press", "wait 1s", "state"];
        let run = typed(lang, &["--time", "15m"], &lines);
        run.in_order(&[refused, starts]);
        let [early, late] = run.states().try_into().unwrap();
        let clocks = |state: &Value| (state["clocks_ms"]["white"].as_u64(), state["clocks_ms"]["black"].as_u64());
        assert_eq!(clocks(&early), (Some(890_000), Some(900_000)));
        assert_eq!(clocks(&late), (Some(885_000), Some(899_000)));
    }
}

#[test]
fn vi_4b_the_flag_is_heard_once_at_the_table_before_the_result() {
    let run = typed("en", &["--time", "1m"], &["yes", "start", "wait 2m"]);
    let flags: Vec<&Value> = run.speech.iter().filter(|line| line["key"] == "flag").collect();
    let [flag] = flags.as_slice() else { panic!("{flags:?}") };
    assert_eq!((flag["channel"].as_str(), flag["class"].as_str()), (Some("table"), Some("urgent")));
    let place = |name: &str| run.events.iter().position(|event| event["event"] == name).unwrap();
    assert!(place("flag") < place("ended"));
}

#[test]
fn vi_5_the_score_is_read_back_by_number() {
    let moves = ["yes", "5254", "press", "same", "3736", "press", "same", "4244", "press", "same", "4745", "press"];
    for (lang, asked, told) in [
        ("en", "moves 2", "Move 2, White: 4 2, 4 4. Black: 4 7, 4 5."),
        ("ar", "النقلات 2", "النقلة 2، الأبيض: 4 2، 4 4. الأسود: 4 7، 4 5."),
    ] {
        let run = typed(lang, &[], &[&moves[..], &[asked]].concat());
        assert!(run.says(told), "{}", run.printed);
        assert!(run.sheet.contains("1. 5254 3736\n2. 4244 4745\n"), "{}", run.sheet);
        // The spoken journal: every announcement with its moment.
        assert!(run.speech.iter().any(|line| line["key"] == "move.quiet" && line["at_ms"].is_u64()));
    }
}

#[test]
fn vi_6_a_slip_is_corrected_before_the_press_and_the_board_put_back() {
    for (lang, withdrawn, late) in [
        ("en", "Announcement withdrawn. Announce again.", "Too late: Black's clock has started. Call the arbiter."),
        ("ar", "سحب الإعلان. أعلن النقلة من جديد.", "فات الأوان: بدأت ساعة الأسود. استدع الحكم."),
    ] {
        let lines = ["yes", "5253", "state", "correct", "state", "5254", "press", "correct", "state"];
        let run = typed(lang, &[], &lines);
        run.in_order(&[withdrawn, late]);
        let [slip, back, made] = run.states().try_into().unwrap();
        assert_ne!(slip["boards"]["vi"], back["boards"]["vi"]);
        assert_eq!(back["boards"]["vi"], back["boards"]["sighted"]);
        assert_eq!(made["moves_made"], 1);
        let said: Vec<&str> = run.events.iter().filter_map(|event| event["ply"]["uci"].as_str()).collect();
        assert_eq!(said[..3], ["e2e3", "e2e3", "e2e4"], "announced, corrected, announced");
        assert!(run.sheet.contains("1. 5254\n") && !run.sheet.contains("5253"), "{}", run.sheet);
    }
}

/// A slip can be a mate, a stalemate or any other end: announced, it stops the clock and is withdrawn like any slip.
#[test]
fn vi_6_an_announced_end_is_withdrawn_too_and_the_movers_clock_runs_on() {
    let fen = "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1";
    for (lang, words, mate, stalemate, withdrawn) in [
        (
            "en",
            ["yes", "start", "wait", "state", "correct", "press"],
            "1 White: queen from 6 1 to 6 8. Checkmate, if it stands.",
            "1 White: queen from 6 1 to 6 7. Stalemate, if it stands.",
            "Announcement withdrawn. Announce again.",
        ),
        (
            "ar",
            ["نعم", "شغّل الساعة", "انتظر", "حالة", "أخطأت", "اضغط"],
            "1 الأبيض: وزير من 6 1 إلى 6 8. كش مات، إن ثبتت النقلة.",
            "1 الأبيض: وزير من 6 1 إلى 6 7. خنق الملك، إن ثبتت النقلة.",
            "سحب الإعلان. أعلن النقلة من جديد.",
        ),
    ] {
        let [yes, start, wait, state, correct, press] = words;
        let (ten, minute) = (format!("{wait} 10s"), format!("{wait} 1m"));
        let end = |uci: &'static str| [uci, minute.as_str(), state, correct, state, ten.as_str()];
        let lines = [&[yes, start, &ten][..], &end("6168"), &end("6167"), &["6162", press, state]].concat();
        let run = typed(lang, &["--time", "15m", "--fen", fen], &lines);
        run.in_order(&[mate, withdrawn, stalemate, withdrawn]);
        let states = run.states();
        let shown =
            |state: &Value| (state["running"].as_str().map(str::to_owned), state["clocks_ms"]["white"].as_u64());
        let white = || Some("white".to_owned());
        let wanted = [(None, 890_000), (white(), 890_000), (None, 880_000), (white(), 880_000)];
        for (state, (running, left)) in states.iter().zip(wanted) {
            assert_eq!(shown(state), (running, Some(left)), "{lang}: {state}");
            assert_eq!(state["result"], "*");
        }
        assert_eq!(states.last().unwrap()["moves_made"], 1);
        assert_eq!(shown(states.last().unwrap()), (Some("black".to_owned()), Some(870_000)));
        assert!(run.sheet.contains("1. 9-6162\n"), "{}", run.sheet);
    }
}

#[test]
fn vi_6_a_withdrawn_move_that_was_repeated_leaves_both_boards() {
    let mut table = from("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    table.say("e4d5").unwrap();
    table.act(Role::Black, Act::Move(MoveAct::Same)).unwrap();
    assert_eq!(shown(&table, WhichBoard::Sighted), "4k3/8/8/3P4/8/8/8/4K3");
    table.act(Role::White, Act::Move(MoveAct::Correct)).unwrap();
    for which in WhichBoard::ALL {
        assert_eq!(shown(&table, which), "4k3/8/8/3p4/4P3/8/8/4K3");
    }
}
