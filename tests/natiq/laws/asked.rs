//! Questions as people meet them: no line is taken for something it was not meant to be, none outlives its reason,
//! and nothing that cannot be undone is done unasked (part 5 of the product; 6.11, 7, 9.5, 12; appendix VI.1).

use natiq::core::{Act, BoardsAct, BoardsRefusal, EndAct, EndFact, Fact, Refusal, Role, Side};

use crate::game::{Table, announce};
use crate::recorded::{Run, play};

const EN: &[&str] = &["--lang", "en", "--conduct", "tournament", "--laws", "digital", "--time", "15m"];
const AR: &[&str] = &["--lang", "ar", "--conduct", "tournament", "--laws", "digital", "--time", "15m"];

fn english(lines: &str) -> Run {
    play(EN, lines)
}

fn arabic(lines: &str) -> Run {
    play(AR, lines)
}

fn times(run: &Run, text: &str) -> usize {
    run.printed.matches(text).count()
}

/// That these sentences are printed in this order.
fn in_order(run: &Run, sentences: &[&str]) {
    let mut rest = run.printed.as_str();
    for sentence in sentences {
        let Some((_, behind)) = rest.split_once(sentence) else {
            panic!("{sentence:?} in {rest:?} of {}", run.printed)
        };
        rest = behind;
    }
}

#[test]
fn leaving_is_asked_about_each_time_and_no_closes_it() {
    let run = english("start\nquit\nno\nstate\nquit\nquit\nno\nyes\nstate\n");
    assert_eq!(times(&run, "White wants to leave the game. Do you agree? Yes or no?"), 3, "{}", run.printed);
    assert_eq!(times(&run, "Nobody leaves. The game goes on."), 2);
    assert_eq!(times(&run, "\"pending\":null"), 2, "{}", run.printed);
    in_order(&run, &["Nobody leaves", "Nobody leaves", "No question is open."]);
    let run = arabic("شغّل الساعة\nخروج\nلا\nنعم\n");
    in_order(&run, &["هل توافق؟", "لا يغادر أحد. تستمر المباراة.", "لا سؤال قائم."]);
}

#[test]
fn who_plays_on_does_not_leave() {
    let run = english("start\nquit\n5254\nyes\nstate\n");
    in_order(&run, &["wants to leave", "pawn from 5 2 to 5 4", "No question is open.", "\"phase\":\"announced\""]);
}

#[test]
fn only_the_other_player_or_the_arbiter_says_no_to_leaving() {
    let mut table = Table::new(Table::tournament());
    assert_eq!(table.act(Role::Black, Act::End(EndAct::Stay)), Err(Refusal::NobodyLeaves));
    table.act(Role::White, Act::End(EndAct::Quit)).unwrap();
    assert!(table.act(Role::Assistant, Act::End(EndAct::Stay)).is_err());
    for role in [Role::White, Role::Black, Role::Arbiter] {
        table.act(Role::White, Act::End(EndAct::Quit)).unwrap();
        let events = table.act(role, Act::End(EndAct::Stay)).unwrap();
        assert_eq!(events[0].fact, Fact::End(EndFact::Stayed { side: Side::White }));
        assert_eq!(table.state.leaving(), None);
    }
    table.act(Role::White, Act::End(EndAct::Quit)).unwrap();
    table.act(Role::White, announce("e2e4")).unwrap();
    assert_eq!(table.state.leaving(), None);
}

#[test]
fn article_6_20_a_command_or_a_move_is_no_reason() {
    for (line, said) in [
        ("start", "First give the reason"),
        ("time", "You have 15 minutes."),
        ("5755", "The clocks are stopped."),
        ("arbiter clock green 41:10", "needs a side and a time"),
        ("white: times", "White: 15 minutes."),
    ] {
        let run = english(&format!("start\n5254\n+\nstop\n{line}\n"));
        in_order(&run, &["Reason?", "The question is dropped.", said]);
        assert_eq!(times(&run, "Reason: "), 0, "{line}: {}", run.printed);
    }
    for reason in ["time trouble", "phone rang", "A spectator spoke", "envelope was opened"] {
        let run = english(&format!("start\nstop\n{reason}\n"));
        assert_eq!(times(&run, &format!("Reason: {reason}.")), 1, "{}", run.printed);
    }
    let run = english("start\nstop\nstop\nyes\nstop, phone rang\nstart\n");
    in_order(&run, &["Reason?", "Reason?", "That is none of the answers.", "Reason: phone rang.", "clock is running"]);
    let run = arabic("شغّل الساعة\nأوقف الساعتين\nوقتي\nأوقف الساعتين\nأوقف الساعتين، رن الهاتف\n");
    in_order(&run, &["ما السبب؟", "ألغي السؤال.", "بقيت لك", "ما السبب؟", "السبب: رن الهاتف."]);
}

#[test]
fn article_12_9_a_penalty_typed_again_is_not_its_own_reason() {
    let run = english("start\narbiter penalty warning black\narbiter penalty warning white, talking\n");
    in_order(&run, &["Reason?", "The question is dropped.", "warning to White. Reason: talking."]);
    assert_eq!(times(&run, "warning to Black"), 0);
}

#[test]
fn the_arbiters_code_is_never_told_as_a_reason() {
    let run = english("arbiter code lighthouse\nstart\nlighthouse\nstop\nlighthouse\nnoise\n");
    assert_eq!(times(&run, "ighthouse"), 0, "{}", run.printed);
    in_order(&run, &["Reason?", "The question stands.", "Reason?", "Reason: noise."]);
}

#[test]
fn a_new_code_is_no_command_no_move_and_has_four_characters() {
    for (language, refused) in [
        (
            "en",
            ["That is a command or a move. Choose another code.", "Too short: a code has at least four characters."],
        ),
        ("ar", ["هذا أمر أو نقلة. اختر رمزا آخر.", "الرمز أقصر من أربعة أحرف."]),
    ] {
        let (run, set) = match language {
            "en" => (english("arbiter code\npress\n5254\nabc\nlighthouse\narbiter code abc\n"), "code is set"),
            _ => (arabic("الحكم رمز\nاضغط\n5254\nباب\nمنارة ٧\nالحكم رمز باب\n"), "ضبط رمز الحكم"),
        };
        in_order(&run, &[refused[0], refused[0], refused[1], set, refused[1]]);
    }
    let run = english("arbiter code\nno\nlighthouse\nstart\n");
    in_order(&run, &["Type the new code", "The question is dropped.", "Not understood", "White's clock is running."]);
}

#[test]
fn a_command_where_the_code_is_asked_for_drops_the_question() {
    let run =
        english("arbiter code lighthouse\narbiter extra 1m\nstart\narbiter extra 1m\n5254\narbiter extra 1m\ngull\n");
    in_order(
        &run,
        &[
            "Arbiter's code?",
            "The question is dropped.",
            "White's clock is running.",
            "Arbiter's code?",
            "The question is dropped.",
            "pawn from 5 2 to 5 4",
            "Arbiter's code?",
            "Wrong code. Nothing was done.",
        ],
    );
}

#[test]
fn what_is_refused_anyway_asks_for_no_code() {
    let run = english("arbiter code lighthouse\narbiter restore 9 white\narbiter accept\n");
    assert_eq!(times(&run, "Arbiter's code?"), 0, "{}", run.printed);
    in_order(&run, &["is set", "No claim is before the arbiter."]);
}

#[test]
fn at_the_table_the_one_who_resigns_is_named() {
    let run = english("start\n5254\n+\nresign\nno\n");
    assert_eq!(times(&run, "Black: Resign? Yes or no?"), 1, "{}", run.printed);
    let run = play(&[EN, &["--role", "black"]].concat(), "resign\n");
    assert_eq!(times(&run, "\nResign? Yes or no?"), 1, "{}", run.printed);
    assert_eq!(times(&arabic("أستسلم\n"), "الأبيض: هل تستسلم؟"), 1);
}

#[test]
fn appendix_vi_1_the_check_that_was_asked_for_is_answered_before_the_first_move() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/natiq/games/assistant-english/config");
    let asked = "All in order? Yes or no?";
    let run = play(&[EN, &["--config", folder]].concat(), "boards\nstart\n5254\nyes\nstart\n5254\n");
    let refused = "Play does not begin before the special board is checked.";
    in_order(&run, &[asked, refused, asked, refused, asked, "in order.", "White's clock is running.", "pawn from 5 2"]);
    let run = play(&[AR, &["--config", folder]].concat(), "شغّل الساعة\n");
    assert_eq!(times(&run, "لا يبدأ اللعب قبل فحص الرقعة الخاصة."), 1, "{}", run.printed);
}

#[test]
fn appendix_vi_1_an_item_left_open_keeps_play_back() {
    let mut setup = Table::tournament();
    setup.special_board = Some(Side::White);
    let mut table = Table::new(setup);
    table.act(Role::Arbiter, Act::Boards(BoardsAct::Demand)).unwrap();
    let unchecked = Err(Refusal::Boards(BoardsRefusal::Unchecked));
    assert_eq!(table.say("e2e4"), unchecked);
    let item = natiq::core::CheckItem::ALL[0];
    table.act(Role::Arbiter, Act::Boards(BoardsAct::Check { item: Some(item), ok: true })).unwrap();
    assert_eq!(table.say("e2e4"), unchecked);
    table.act(Role::Arbiter, Act::Boards(BoardsAct::Check { item: None, ok: true })).unwrap();
    table.say("e2e4").unwrap();
}

#[test]
fn article_9_5_a_question_gives_way_to_another_aloud_and_a_ruling_waits_for_its_answer() {
    let run = english("start\n5254\n+\nclaim fifty\nclaim repetition\narbiter accept\nno\narbiter accept\n");
    in_order(
        &run,
        &[
            "Claim fifty moves?",
            "The question is dropped.",
            "Claim third repetition?",
            "The claim is not made yet. First answer the question.",
            "Claim third repetition?",
            "The question is dropped.",
            "No claim is before the arbiter.",
        ],
    );
}
