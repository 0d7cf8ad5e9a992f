//! VI.9: the assistant, his six duties and nothing more.

use natiq::core::conduct::Duty;
use natiq::core::{
    Act, ArbiterAct, BoardsAct, ClaimAct, ClockAct, DrawAct, EndAct, Hand, MoveAct, Ply, Query, Refusal, Role, Side,
    TouchAct, Verdict, WhichBoard, ask,
};
use natiq::language::{Language, Manner};
use shakmaty::Square;

use super::{two_boards, typed};
use crate::game::{Table, announce};

/// What an act needs, or that it is none of his.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Needs {
    Duty(Duty),
    Nothing,
    NotHis,
    /// The arbiter's alone.
    Ruling,
    Request,
}

fn acts() -> Vec<(Act, Needs)> {
    use Needs::{NotHis, Nothing, Request, Ruling};
    let duty = Needs::Duty;
    let on = Square::E2;
    vec![
        (announce("e2e4"), duty(Duty::Announce)),
        (Act::Move(MoveAct::Press), duty(Duty::Press)),
        (Act::Move(MoveAct::Correct), duty(Duty::Announce)),
        (Act::Move(MoveAct::Same), duty(Duty::Announce)),
        (Act::Move(MoveAct::Echo { uci: "e2e4".parse().unwrap() }), duty(Duty::Announce)),
        (Act::Move(MoveAct::LetStand), duty(Duty::Announce)),
        (Act::Move(MoveAct::Made { uci: "e2e5".parse().unwrap() }), duty(Duty::Announce)),
        (Act::Clock(ClockAct::Start), duty(Duty::Press)),
        (Act::Clock(ClockAct::Stop { reason: String::new() }), NotHis),
        (Act::Clock(ClockAct::Says { side: Side::White, on: true }), Request),
        (Act::Draw(DrawAct::Offer), NotHis),
        (Act::Draw(DrawAct::Accept), NotHis),
        (Act::Draw(DrawAct::Decline), NotHis),
        (Act::End(EndAct::Resign { side: Side::White }), NotHis),
        (Act::End(EndAct::Sign), NotHis),
        (Act::Touch(TouchAct::Lift { on }), duty(Duty::Announce)),
        (Act::Claim(ClaimAct::Flag), duty(Duty::Claim)),
        (Act::Claim(ClaimAct::Touch { on }), duty(Duty::Claim)),
        (Act::Claim(ClaimAct::Repetition { with: None }), NotHis),
        (Act::Claim(ClaimAct::Fifty { with: None }), NotHis),
        (Act::Claim(ClaimAct::Illegal), NotHis),
        (Act::Claim(ClaimAct::Quickplay), NotHis),
        (Act::Arbiter(ArbiterAct::Accept), Ruling),
        (Act::Arbiter(ArbiterAct::Result(Verdict::Draw)), Ruling),
        (Act::Boards(BoardsAct::Demand), Nothing),
        (Act::Boards(BoardsAct::Check { item: None, ok: true }), Nothing),
        (Act::Boards(BoardsAct::Compare), Nothing),
        (Act::Boards(BoardsAct::Executed), duty(Duty::Execute)),
        (Act::Boards(BoardsAct::PutRight), duty(Duty::Execute)),
        (Act::Boards(BoardsAct::Hands { board: WhichBoard::Sighted, hand: Hand::Emptied { on } }), duty(Duty::Execute)),
        (Act::Boards(BoardsAct::OtherSheet { anew: true, moves: Vec::new() }), duty(Duty::Press)),
        (Act::Boards(BoardsAct::OtherBack), duty(Duty::Press)),
        (Act::Boards(BoardsAct::Retrace), duty(Duty::Press)),
        (Act::Boards(BoardsAct::Retraced { yes: true }), NotHis),
    ]
}

/// Every act against every set of one duty, of all but one, of all and of none.
#[test]
fn vi_9_each_duty_can_be_given_and_taken_by_itself() {
    let one = Duty::ALL.map(|duty| vec![duty]);
    let but_one = Duty::ALL.map(|duty| Duty::ALL.into_iter().filter(|other| *other != duty).collect::<Vec<_>>());
    let sets = one.into_iter().chain(but_one).chain([Duty::ALL.to_vec(), Vec::new()]);
    for duties in sets {
        for (act, needs) in acts() {
            let mut setup = two_boards();
            setup.conduct.assistant = duties.clone();
            let mut table = Table::new(setup);
            let judged = table.act(Role::Assistant, act.clone());
            let refused = |refusal: Refusal| judged == Err(refusal);
            match needs {
                Needs::Ruling => assert!(refused(Refusal::ArbiterOnly), "{act:?}: {judged:?}"),
                Needs::NotHis => assert!(refused(Refusal::NotYours), "{act:?}: {judged:?}"),
                Needs::Request => assert!(refused(Refusal::OnRequest), "{act:?}: {judged:?}"),
                Needs::Nothing => assert!(judged.is_ok(), "{act:?}: {judged:?}"),
                Needs::Duty(duty) if duties.contains(&duty) => {
                    assert!(!refused(Refusal::NotADuty), "{act:?} with {duties:?}");
                }
                Needs::Duty(_) => assert!(refused(Refusal::NotADuty), "{act:?} with {duties:?}: {judged:?}"),
            }
        }
    }
}

#[test]
fn vi_9_c_he_presses_only_what_is_announced_and_he_may_start_the_clock() {
    let mut table =
        Table::new(natiq::core::Setup { time: natiq::core::clock::spec::read("5m").unwrap(), ..two_boards() });
    table.start(Role::Assistant).unwrap();
    assert_eq!(table.act(Role::Assistant, Act::Move(MoveAct::Press)), Err(Refusal::NotAnnounced));
    table.act(Role::Assistant, announce("e2e4")).unwrap();
    table.act(Role::Assistant, Act::Move(MoveAct::Press)).unwrap();
    table.act(Role::Assistant, announce("e7e5")).unwrap();
    // After a stop the arbiter starts again (6.11.2).
    table.act(Role::White, Act::Clock(ClockAct::Stop { reason: "noise".to_owned() })).unwrap();
    assert_eq!(table.start(Role::Assistant), Err(Refusal::Stopped));
}

#[test]
fn vi_9_d_moves_and_times_are_told_at_the_players_request_alone() {
    let mut table = Table::new(two_boards());
    let told = [
        Query::Time { side: Side::White },
        Query::Times,
        Query::Used,
        Query::Control,
        Query::Moves { from: None, to: None },
    ];
    for query in &told {
        assert_eq!(ask(&table.state, Role::Assistant, query, table.now), Err(Refusal::OnRequest), "{query:?}");
    }
    let mut setup = two_boards();
    setup.conduct.assistant = vec![Duty::Announce];
    table = Table::new(setup);
    for query in &told {
        assert_eq!(ask(&table.state, Role::Assistant, query, table.now), Err(Refusal::NotADuty), "{query:?}");
    }
    // What stands on the board he may read: he has to make the moves on it.
    assert!(ask(&table.state, Role::Assistant, &Query::Position, table.now).is_ok());
    for (lang, named, only, both) in [
        ("en", "white: times", "Only at the player's request.", "White: 4 minutes 30 seconds. Black: 5 minutes."),
        ("ar", "الأبيض: الساعتان", "لا يعطى ذلك إلا بطلب من اللاعب.", "الأبيض: 4 دقائق و30 ثانية. الأسود: 5 دقائق."),
    ] {
        let lines = ["yes", "start", "wait 30s", "time", "times", "used", "moves", "control", "clock says on", named];
        let run = typed(lang, &["--time", "5m", "--role", "assistant"], &lines);
        assert_eq!(run.printed.lines().filter(|line| line.starts_with(only)).count(), 6, "{}", run.printed);
        assert!(run.says(both), "{}", run.printed);
    }
}

#[test]
fn vi_9_the_assistant_has_no_hint_no_evaluation_and_no_legal_moves_in_any_conduct() {
    let advice = ["hint", "eval", "legal", "legal 52", "attackers 54", "defenders 54", "captures", "material"];
    for conduct in ["tournament", "casual"] {
        let more = ["--role", "assistant", "--conduct", conduct];
        let run = typed("en", &more, &[&["yes"], &advice[..]].concat());
        let refused = run.printed.lines().filter(|line| *line == "Not available during the game.").count();
        assert_eq!(refused, advice.len(), "{conduct}: {}", run.printed);
    }
    let run = typed("ar", &["--role", "assistant"], &["نعم", "تلميح", "تقييم", "المسموح"]);
    assert_eq!(run.printed.matches("غير متاح أثناء المباراة.").count(), 3, "{}", run.printed);
    let run = crate::recorded::play(&["--lines", "--lang", "en"], "hint\nmaterial\n");
    assert!(run.printed.contains("No engine is here to advise.\nEqual."), "{}", run.printed);
}

#[test]
fn vi_9_he_offers_accepts_resigns_and_takes_back_for_nobody() {
    let lines = ["yes", "offer", "accept", "decline", "resign", "takeback", "claim repetition 7163", "sign"];
    let run = typed("en", &["--role", "assistant"], &lines);
    // What is not built into this game yet is refused too, by other words.
    let refused =
        run.printed.lines().filter(|line| *line == "This is not yours to do. Say help to hear what is.").count();
    assert!(refused >= 5, "{}", run.printed);
    assert!(run.sheet.ends_with("Result: *\n"), "{}", run.sheet);
}

#[test]
fn vi_9_a_each_move_is_told_to_him_whole() {
    let cases = [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "g1f3",
            "Move the white knight from 7 1 to 6 3 on the sighted board. Done? Yes or no?",
            "انقل الحصان الأبيض من 7 1 إلى 6 3 على رقعة المبصر. هل تم؟ نعم أم لا؟",
        ),
        (
            "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1",
            "e4d5",
            "Take the black pawn off 4 5 and move the white pawn from 5 4 to 4 5 on the sighted board. Done? Yes or no?",
            "ارفع البيدق الأسود من 4 5، وانقل البيدق الأبيض من 5 4 إلى 4 5 على رقعة المبصر. هل تم؟ نعم أم لا؟",
        ),
        (
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            "e5d6",
            "Take the black pawn off 4 5 and move the white pawn from 5 5 to 4 6 on the sighted board. Done? Yes or no?",
            "ارفع البيدق الأسود من 4 5، وانقل البيدق الأبيض من 5 5 إلى 4 6 على رقعة المبصر. هل تم؟ نعم أم لا؟",
        ),
        (
            "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
            "e8c8",
            "Move the black king from 5 8 to 3 8 and the rook from 1 8 to 4 8 on the sighted board. Done? Yes or no?",
            "انقل الملك الأسود من 5 8 إلى 3 8، والرخ من 1 8 إلى 4 8 على رقعة المبصر. هل تم؟ نعم أم لا؟",
        ),
        (
            "8/4P3/8/8/8/8/k7/7K w - - 0 1",
            "e7e8n",
            "Take the white pawn off 5 7 and put a white knight on 5 8 on the sighted board. Done? Yes or no?",
            "ارفع البيدق الأبيض من 5 7، والترقية في 5 8: حصان أبيض، على رقعة المبصر. هل تم؟ نعم أم لا؟",
        ),
        (
            "3r4/4P3/8/8/8/8/k7/7K w - - 0 1",
            "e7d8q",
            "Take the black rook off 4 8 and the white pawn off 5 7, and put a white queen on 4 8 on the sighted board. Done? Yes or no?",
            "ارفع الرخ الأسود من 4 8، والبيدق الأبيض من 5 7، والترقية في 4 8: وزير أبيض، على رقعة المبصر. هل تم؟ نعم أم لا؟",
        ),
    ];
    for (fen, uci, english, arabic) in cases {
        let before = crate::catalogue::position(fen);
        let ply = Ply::play(&before, uci.parse::<shakmaty::uci::UciMove>().unwrap().to_move(&before).unwrap()).0;
        for (code, wanted) in [("en", english), ("ar", arabic)] {
            let said = Language::builtin(code).unwrap().execution(&ply, &Manner::default());
            assert_eq!((said.text.as_str(), said.key.as_str()), (wanted, "asst.exec"));
        }
    }
}

#[test]
fn vi_9_a_the_sighted_board_follows_his_yes_and_no_asks_again_later() {
    for (lang, words, asked, done, enter) in [
        (
            "en",
            ["yes", "no", "start", "press", "boards"],
            "Move the white knight from 7 1 to 6 3 on the sighted board. Done? Yes or no?",
            "Made on the sighted board.",
            "Type or say Black's move.",
        ),
        (
            "ar",
            ["نعم", "لا", "شغّل الساعة", "اضغط", "الرقعتان"],
            "انقل الحصان الأبيض من 7 1 إلى 6 3 على رقعة المبصر. هل تم؟ نعم أم لا؟",
            "نفذت على رقعة المبصر.",
            "اكتب نقلة الأسود أو انطقها.",
        ),
    ] {
        let [yes, no, start, press, boards] = words;
        let lines = [yes, start, "7163", "state", no, boards, yes, "state", press, "5755", press, "2133", press, yes];
        let run = typed(lang, &["--time", "15m", "--role", "assistant"], &lines);
        run.in_order(&[asked, asked, done, enter, done, enter]);
        let [open, executed] = run.states().try_into().unwrap();
        assert_eq!(open["pending"]["kind"], "execute");
        assert_ne!(open["boards"]["vi"], open["boards"]["sighted"]);
        assert_eq!(executed["boards"]["vi"], executed["boards"]["sighted"]);
        let executed: Vec<&str> = run
            .events
            .iter()
            .filter(|event| event["event"] == "executed")
            .map(|event| event["by"].as_str().unwrap())
            .collect();
        assert_eq!(executed, ["assistant", "assistant"], "his log");
    }
}

#[test]
fn vi_9_a_without_that_duty_he_is_not_asked() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("conduct")).unwrap();
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    write("default.toml", "two_boards = \"white\"\n");
    write("conduct/tournament.toml", "assistant = [\"announce\"]\n");
    let config = folder.path().to_string_lossy().into_owned();
    let args = [
        "--lines",
        "--lang",
        "en",
        "--conduct",
        "tournament",
        "--laws",
        "digital",
        "--role",
        "assistant",
        "--config",
        &config,
    ];
    let run = crate::recorded::play(&args, "yes\n7163\npress\ntime\nyes\n");
    assert!(!run.printed.contains("Done?"), "{}", run.printed);
    assert_eq!(
        run.printed.matches("In this game that is not one of the assistant's duties.").count(),
        2,
        "{}",
        run.printed
    );
}
