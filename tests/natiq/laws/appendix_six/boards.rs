//! VI.1 and VI.7: the special board, and boards that differ.

use natiq::core::{
    Act, BoardsAct, BoardsFact, BoardsRefusal, CheckItem, ClockFact, Fact, Fix, Hand, Kind, Man, MoveAct, Refusal,
    Role, Setup, Side, WhichBoard,
};
use shakmaty::Square;

use super::{equal, shown, two_boards, typed};
use crate::game::Table;

fn hands(board: WhichBoard, from: Square, to: Square) -> BoardsAct {
    BoardsAct::Hands { board, hand: Hand::Moved { from, to } }
}

#[test]
fn vi_1_the_special_board_is_checked_before_the_game_in_one_sentence() {
    for (lang, yes, asked, ready) in [
        (
            "en",
            "yes",
            "Two boards are in use. Check the special board: at least 20 by 20 centimetres; black squares raised; a hole in every square; pegs; black pieces marked. All in order? Yes or no?",
            "The special board is in order.",
        ),
        (
            "ar",
            "نعم",
            "تستخدم رقعتان. افحص الرقعة الخاصة: المقاس 20 في 20 سنتيمترا على الأقل، والمربعات السوداء مرتفعة، وثقب أمان في كل مربع، ولكل قطعة وتد، والقطع السوداء معلمة. هل كل شيء سليم؟ نعم أم لا؟",
            "الرقعة الخاصة سليمة.",
        ),
    ] {
        let run = typed(lang, &[], &[yes, "state"]);
        run.in_order(&[asked, ready]);
        let found: Vec<(&str, bool)> = run
            .events
            .iter()
            .filter(|event| event["event"] == "checked")
            .map(|event| (event["item"].as_str().unwrap(), event["ok"].as_bool().unwrap()))
            .collect();
        let all = ["size", "raised", "holes", "pegs", "marks"].map(|item| (item, true));
        assert_eq!(found, all);
        assert!(run.states()[0]["boards"]["vi"].is_string() && run.states()[0]["boards"]["sighted"].is_string());
    }
}

#[test]
fn vi_1_refusing_one_item_keeps_the_game_back_and_names_it() {
    for (lang, words, items, refused) in [
        (
            "en",
            ["yes", "no", "start", "boards check"],
            [
                "The size: at least 20 by 20 centimetres. In order? Yes or no?",
                "The black squares, a little raised. In order? Yes or no?",
                "A hole in every square. In order? Yes or no?",
                "A peg under every piece. In order? Yes or no?",
                "Marks on the black pieces. In order? Yes or no?",
            ],
            "The special board is not in order: the pegs. Say boards check once that is mended.",
        ),
        (
            "ar",
            ["نعم", "لا", "شغّل الساعة", "الرقعتان فحص"],
            [
                "المقاس: 20 في 20 سنتيمترا على الأقل. هل هو سليم؟ نعم أم لا؟",
                "المربعات السوداء مرتفعة قليلا. هل هذا سليم؟ نعم أم لا؟",
                "ثقب أمان في كل مربع. هل هذا سليم؟ نعم أم لا؟",
                "وتد تحت كل قطعة. هل هذا سليم؟ نعم أم لا؟",
                "علامات على القطع السوداء. هل هذا سليم؟ نعم أم لا؟",
            ],
            "الرقعة الخاصة غير سليمة: أوتاد القطع. قل: الرقعتان فحص، بعد الإصلاح.",
        ),
    ] {
        let [yes, no, start, check] = words;
        let lines = [no, yes, yes, yes, no, yes, start, "5254", check, yes, "5254", "state"];
        let run = typed(lang, &["--time", "15m"], &lines);
        run.in_order(&items);
        assert_eq!(run.printed.lines().filter(|line| *line == refused).count(), 2, "start and move: {}", run.printed);
        assert_eq!(run.states()[0]["phase"], "announced", "after the yes play begins");
    }
}

#[test]
fn vi_1_each_item_is_logged_with_its_answer() {
    let mut table = Table::new(two_boards());
    for (item, ok) in [(CheckItem::Size, true), (CheckItem::Holes, false)] {
        table.boards(Role::Assistant, BoardsAct::Check { item: Some(item), ok }).unwrap();
    }
    let refusal = Refusal::Boards(BoardsRefusal::NotInOrder { item: CheckItem::Holes });
    assert_eq!(table.say("e2e4"), Err(refusal.clone()));
    table.boards(Role::Arbiter, BoardsAct::Check { item: Some(CheckItem::Holes), ok: true }).unwrap();
    table.say("e2e4").unwrap();
    // The clock is kept back as the move is.
    let mut timed = Table::new(Setup { time: natiq::core::clock::spec::read("5m").unwrap(), ..two_boards() });
    timed.boards(Role::Black, BoardsAct::Check { item: Some(CheckItem::Holes), ok: false }).unwrap();
    assert_eq!(timed.start(Role::White), Err(refusal));
}

#[test]
fn vi_1_either_player_may_demand_the_check_before_the_first_move() {
    let mut table = Table::new(two_boards());
    for side in Side::ALL {
        let events = table.boards(side.into(), BoardsAct::Demand).unwrap();
        assert!(matches!(events[0].fact, Fact::Boards(BoardsFact::CheckDemanded)));
        assert_eq!(events[0].by, Role::from(side));
    }
    // What was asked for is answered before the first move.
    assert_eq!(table.say("e2e4"), Err(Refusal::Boards(BoardsRefusal::Unchecked)));
    table.boards(Role::Arbiter, BoardsAct::Check { item: None, ok: true }).unwrap();
    table.say("e2e4").unwrap();
    assert_eq!(table.boards(Role::Black, BoardsAct::Demand), Err(Refusal::Boards(BoardsRefusal::Begun)));
    let mut one = Table::new(Table::tournament());
    assert_eq!(one.boards(Role::White, BoardsAct::Demand), Err(Refusal::Boards(BoardsRefusal::OneBoard)));
    let run = typed("en", &[], &["no", "yes", "boards check", "yes", "5254", "black: boards check"]);
    assert!(run.says("The special board is checked before the first move."), "{}", run.printed);
}

#[test]
fn vi_1_nobody_thinks_on_his_clock_while_the_board_is_checked() {
    let lines = ["wait 10s", "state", "yes", "wait 3s", "state"];
    let run = typed("en", &["--conduct", "casual", "--time", "5m"], &lines);
    let [asked, checked] = run.states().try_into().unwrap();
    assert_eq!((asked["running"].as_str(), asked["clocks_ms"]["white"].as_u64()), (None, Some(300_000)));
    assert_eq!((checked["running"].as_str(), checked["clocks_ms"]["white"].as_u64()), (Some("white"), Some(297_000)));
}

#[test]
fn vi_7_boards_that_differ_are_compared_and_the_score_tells_which_is_wrong() {
    for (lang, words, differ, agree) in [
        (
            "en",
            ["yes", "press", "same", "boards sighted 63 53", "compare", "boards sighted 53 63", "start"],
            "The boards differ on 2 squares: 6 3 and 5 3. The scoresheets agree. The sighted board must be corrected: knight from 5 3 to 6 3.",
            "The boards agree.",
        ),
        (
            "ar",
            [
                "نعم",
                "اضغط",
                "مطابق",
                "الرقعتان رقعة المبصر 63 53",
                "قارن الرقعتين",
                "الرقعتان رقعة المبصر 53 63",
                "شغّل الساعة",
            ],
            "اختلفت الرقعتان في مربعين: 6 3 و5 3. ورقتا التسجيل متفقتان. تصحح رقعة المبصر: الحصان من 5 3 إلى 6 3.",
            "الرقعتان متطابقتان.",
        ),
    ] {
        let [yes, press, same, wrong, compare, right, start] = words;
        let lines = [
            yes, start, "7163", press, same, wrong, compare, "wait 1m", "state", right, compare, start, "wait 1s",
            "state",
        ];
        let run = typed(lang, &["--time", "15m"], &lines);
        run.in_order(&[differ, agree]);
        let [stopped, on] = run.states().try_into().unwrap();
        assert_eq!((stopped["phase"].as_str(), stopped["running"].as_str()), (Some("stopped"), None));
        assert_eq!(stopped["pending"]["kind"], "put-right");
        assert_eq!(on["running"].as_str(), Some("black"));
        assert_eq!(on["clocks_ms"]["black"].as_u64(), Some(899_000), "nobody lost time by the comparison");
    }
}

#[test]
fn vi_7_a_yes_puts_the_wrong_board_right() {
    for (lang, words, question, right, agree) in [
        (
            "en",
            ["yes", "press", "same", "boards special 63 53", "compare"],
            "Corrected? Yes or no?",
            "The special board is corrected.",
            "The boards agree.",
        ),
        (
            "ar",
            ["نعم", "اضغط", "مطابق", "الرقعتان الرقعة الخاصة 63 53", "قارن"],
            "هل تم التصحيح؟ نعم أم لا؟",
            "تم تصحيح الرقعة الخاصة.",
            "الرقعتان متطابقتان.",
        ),
    ] {
        let [yes, press, same, wrong, compare] = words;
        let run = typed(lang, &[], &[yes, "7163", press, same, wrong, compare, yes, compare, "state"]);
        run.in_order(&[question, right, agree]);
        assert_eq!(run.states()[0]["boards"]["vi"], run.states()[0]["boards"]["sighted"]);
    }
}

#[test]
fn vi_7_a_move_that_is_not_executed_yet_is_no_fault_and_stops_no_clock() {
    let mut table = Table::new(Setup { time: natiq::core::clock::spec::read("5m").unwrap(), ..two_boards() });
    table.start(Role::White).unwrap();
    table.say("g1f3").unwrap();
    let events = table.boards(Role::Black, BoardsAct::Compare).unwrap();
    assert!(
        matches!(&events[..], [event] if matches!(&event.fact, Fact::Boards(BoardsFact::Compared { found }) if found.due))
    );
    assert_eq!(table.boards(Role::Black, BoardsAct::PutRight), Err(Refusal::Boards(BoardsRefusal::Agree)));
    // A piece beside its square is.
    table.boards(Role::Black, hands(WhichBoard::Vi, Square::E2, Square::E3)).unwrap();
    let events = table.boards(Role::Black, BoardsAct::Compare).unwrap();
    assert!(matches!(events[0].fact, Fact::Clock(ClockFact::Stopped { .. })));
    let Fact::Boards(BoardsFact::Compared { found }) = &events[1].fact else { panic!("{events:?}") };
    let pawn = Man { side: Side::White, kind: Kind::Pawn };
    assert_eq!(found.vi, [Fix::Move { man: pawn, from: Square::E3, to: Square::E2 }]);
    assert!(!found.due && found.is_wrong());
}

#[test]
fn vi_7_both_boards_can_be_wrong_even_in_the_same_way() {
    let mut table = Table::new(two_boards());
    for which in WhichBoard::ALL {
        table.boards(Role::Arbiter, hands(which, Square::E2, Square::E3)).unwrap();
    }
    assert!(equal(&table));
    let found = table.state.compare().unwrap();
    assert!(found.squares.is_empty() && found.is_wrong());
    table.boards(Role::Arbiter, BoardsAct::Compare).unwrap();
    let events = table.boards(Role::Arbiter, BoardsAct::PutRight).unwrap();
    assert_eq!(events.len(), 2);
    assert!(table.state.compare().unwrap().agrees());
    let run = typed("en", &[], &["yes", "boards special 52 53", "boards sighted 52 53", "compare"]);
    assert!(
        run.says("Both boards show the same, and it is not the score. The scoresheets agree. The special board must be corrected: pawn from 5 3 to 5 2. The sighted board must be corrected: pawn from 5 3 to 5 2."),
        "{}",
        run.printed
    );
}

#[test]
fn vi_7_hands_empty_and_fill_squares_and_a_piece_without_its_colour_is_the_one_that_is_missing() {
    let mut table = Table::new(two_boards());
    let board = WhichBoard::Sighted;
    let act = |hand| BoardsAct::Hands { board, hand };
    table.boards(Role::Black, act(Hand::Emptied { on: Square::G8 })).unwrap();
    let nothing = Refusal::Boards(BoardsRefusal::Empty { board, on: Square::G8 });
    assert_eq!(table.boards(Role::Black, act(Hand::Emptied { on: Square::G8 })), Err(nothing));
    let put = |on| act(Hand::Put { side: None, kind: Kind::Knight, on });
    table.boards(Role::Black, put(Square::E5)).unwrap();
    assert_eq!(shown(&table, board), "rnbqkb1r/pppppppp/8/4n3/8/8/PPPPPPPP/RNBQKBNR");
    let unclear = Refusal::Boards(BoardsRefusal::Colour { kind: Kind::Knight });
    assert_eq!(table.boards(Role::Black, put(Square::E4)), Err(unclear));
    let lines = [
        "yes",
        "boards sighted 78 empty",
        "boards sighted knight 55",
        "boards sighted white queen 5 4",
        "boards sighted 5 4",
        "boards",
        "more",
    ];
    let run = typed("en", &[], &lines);
    run.in_order(&[
        "The sighted board: black knight taken off 7 8.",
        "The sighted board: black knight put on 5 5.",
        "The sighted board: white queen put on 5 4.",
        "Boards stands alone, or has behind it: check, more, special or sighted; or one of these boards and what hands did there, for instance boards special 7 1 5 3, or boards sighted 5 3 empty.",
        "The boards differ on 3 squares: 7 8, 5 5 and 5 4. Say compare to hear which one is wrong.",
        "On the special board: 7 8 black knight; 5 5 empty; 5 4 empty. On the sighted board: 7 8 empty; 5 5 black knight; 5 4 white queen.",
    ]);
}

#[test]
fn vi_7_a_game_on_one_board_has_nothing_to_compare() {
    let run = crate::recorded::play(&["--lines", "--lang", "en"], "boards\ncompare\nstate\n");
    assert_eq!(run.printed.matches("One board is used in this game.").count(), 2, "{}", run.printed);
    assert!(run.printed.contains("\"boards\":null"));
}

#[test]
fn vi_7_taking_back_sets_both_boards_up_anew() {
    let mut setup = two_boards();
    setup.conduct.takeback = true;
    let mut table = Table::new(setup);
    table.whole("e2e4");
    use natiq::core::TakebackAct;
    table.act(Role::White, Act::Takeback(TakebackAct::Ask)).unwrap();
    table.act(Role::Black, Act::Takeback(TakebackAct::Allow)).unwrap();
    assert!(equal(&table) && table.state.compare().unwrap().agrees());
    assert_eq!(table.act(Role::White, Act::Move(MoveAct::Press)), Err(Refusal::NotAnnounced));
}
