//! VI.8: scoresheets that differ too.

use natiq::core::clock::spec;
use natiq::core::{BoardsAct, BoardsFact, BoardsRefusal, Fact, Millis, Refusal, Role, RulingFact, Setup, Side};

use super::{equal, two_boards, typed};
use crate::game::Table;
use crate::laws::table::started;

/// Twelve full moves in which nothing much happens.
const LINE: &str = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 \
                    a4b3 d7d6 c2c3 e8g8 h2h3 c6a5 b3c2 c7c5 d2d4 d8c7 b1d2 c5d4";

/// The line on another sheet, whose last half-move is another one.
fn other() -> Vec<(String, Option<shakmaty::uci::UciMove>)> {
    let mut moves: Vec<_> = LINE.split_whitespace().map(|uci| (uci.to_owned(), Some(uci.parse().unwrap()))).collect();
    *moves.last_mut().unwrap() = ("a5c6".to_owned(), Some("a5c6".parse().unwrap()));
    moves
}

/// The game after its twenty-four half-moves: White has 41 minutes 10 seconds, Black 38 minutes after the
/// twenty-third.
fn played() -> Table {
    let mut table = started(Setup { time: spec::read("60m").unwrap(), ..two_boards() });
    for (index, uci) in LINE.split_whitespace().enumerate() {
        table.pass(match index {
            0 => (18 * 60 + 50) * 1000,
            1 => 22 * 60 * 1000,
            23 => 7 * 60 * 1000,
            _ => 0,
        });
        table.whole(uci);
    }
    table.pass(3 * 60 * 1000);
    table
}

#[test]
fn vi_8_the_last_half_move_on_which_both_sheets_agree_is_proposed_with_its_clocks() {
    let mut table = played();
    table.boards(Role::Arbiter, BoardsAct::OtherSheet { anew: true, moves: other() }).unwrap();
    let before = (table.state.line().len(), table.state.position().clone());
    let events = table.boards(Role::White, BoardsAct::Retrace).unwrap();
    let proposed = events.iter().find_map(|event| match &event.fact {
        Fact::Boards(BoardsFact::RetraceProposed { plies, turn, last, clocks }) => {
            Some((*plies, *turn, last.clone().unwrap(), *clocks))
        }
        _ => None,
    });
    let (plies, turn, last, clocks) = proposed.unwrap();
    assert_eq!((plies, turn, last.number, last.side), (23, Side::Black, 12, Side::White));
    assert_eq!((clocks.white, clocks.black), (Some(Millis(2_470_000)), Some(Millis(2_280_000))));
    assert_eq!(before, (table.state.line().len(), table.state.position().clone()), "nothing changes before the yes");
    assert_eq!(table.state.clock().running(), None, "the clocks wait");
    for player in [Role::White, Role::Black, Role::Assistant] {
        assert_eq!(table.boards(player, BoardsAct::Retraced { yes: true }), Err(Refusal::NotYours));
    }
    let events = table.boards(Role::Arbiter, BoardsAct::Retraced { yes: true }).unwrap();
    assert!(matches!(
        events[1].fact,
        Fact::Ruling(RulingFact::Restored { plies: 23, turn: Side::Black, undone: false })
    ));
    assert_eq!((table.state.line().len(), table.state.turn()), (23, Side::Black));
    assert_eq!((table.left(Side::White), table.left(Side::Black)), (2_470_000, 2_280_000));
    assert!(table.state.stopped() && equal(&table));
    assert!(table.state.compare().unwrap().agrees());
    table.start(Role::Arbiter).unwrap();
    table.whole("a5c6");
    let agreed = Err(Refusal::Boards(BoardsRefusal::SheetsAgree));
    assert_eq!(table.boards(Role::White, BoardsAct::Retrace), agreed, "what is not entered is no other move");
}

#[test]
fn vi_8_a_no_keeps_everything_as_it_is() {
    let mut table = played();
    table.boards(Role::Arbiter, BoardsAct::OtherSheet { anew: true, moves: other() }).unwrap();
    table.boards(Role::White, BoardsAct::Retrace).unwrap();
    let left = (table.left(Side::White), table.left(Side::Black));
    table.boards(Role::Arbiter, BoardsAct::Retraced { yes: false }).unwrap();
    assert_eq!((table.state.line().len(), table.left(Side::White), table.left(Side::Black)), (24, left.0, left.1));
    let again = table.boards(Role::Arbiter, BoardsAct::Retraced { yes: true });
    assert_eq!(again, Err(Refusal::Boards(BoardsRefusal::NothingProposed)));
}

#[test]
fn vi_8_the_arbiter_is_asked_in_the_words_of_the_law() {
    // Square numbers of the line, with the time they took.
    let numbers = |uci: &str| {
        uci.bytes()
            .map(|sign| if sign.is_ascii_digit() { sign } else { sign - b'a' + b'1' } as char)
            .collect::<String>()
    };
    for (lang, words, asked, restored) in [
        (
            "en",
            ["yes", "start", "press", "same", "retrace"],
            "The scoresheets agree up to White's move 12. Position restored. Proposed clocks: White 41 minutes 10 seconds, Black 38 minutes. Arbiter: yes or no?",
            "Arbiter: position restored after White's move 12, Black to move. Clocks stopped: White 41 minutes 10 seconds, Black 38 minutes.",
        ),
        (
            "ar",
            ["نعم", "شغّل الساعة", "اضغط", "مطابق", "استعادة النقلات"],
            "تتفق ورقتا التسجيل حتى النقلة 12 للأبيض. استعيد الوضع. الوقت المقترح: الأبيض 41 دقيقة و10 ثوان، الأسود 38 دقيقة. أيها الحكم: نعم أم لا؟",
            "الدور للأسود",
        ),
    ] {
        let [yes, start, press, same, retrace] = words;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("Other Sheet.txt");
        let score = "White: A\nBlack: B\n\n1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n5. O-O Be7\n6. Re1 b5\n7. Bb3 d6\n8. c3 O-O\n9. h3 Na5\n10. Bc2 c5\n11. d4 Qc7\n12. Nbd2 Nc6\nResult: *\n";
        std::fs::write(&file, score).unwrap();
        let mut lines = vec![yes.to_owned(), start.to_owned()];
        for (index, uci) in LINE.split_whitespace().enumerate() {
            match index {
                0 => lines.push("wait 18m50s".to_owned()),
                1 => lines.push("wait 22m".to_owned()),
                23 => lines.push("wait 7m".to_owned()),
                _ => {}
            }
            lines.extend([numbers(uci), press.to_owned(), same.to_owned()]);
        }
        lines.extend([format!("{retrace} {}", file.display()), "state".to_owned(), yes.to_owned(), "state".to_owned()]);
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let run = typed(lang, &["--time", "60m"], &lines);
        assert!(run.says(asked), "{}", run.printed);
        assert!(run.printed.contains(restored), "{}", run.printed);
        let [asked, done] = run.states().try_into().unwrap();
        assert_eq!((asked["moves_made"].as_u64(), asked["pending"]["kind"].as_str()), (Some(24), Some("retrace")));
        assert_eq!((done["moves_made"].as_u64(), done["phase"].as_str()), (Some(23), Some("stopped")));
        assert_eq!(done["clocks_ms"]["white"].as_u64(), Some(2_470_000));
        assert_eq!(done["clocks_ms"]["black"].as_u64(), Some(2_280_000));
        assert_eq!(done["boards"]["vi"], done["boards"]["sighted"]);
    }
}

#[test]
fn vi_8_the_other_sheet_is_entered_half_move_by_half_move_lawful_or_not() {
    let moves = ["yes", "5254", "press", "same", "5755", "press", "same", "7163", "press", "same"];
    let entered = [
        "sheet other e4",
        "sheet other 57-55",
        "sheet other Qh9",
        "sheet other Nc6",
        "sheet other back",
        "sheet other back",
        "sheet other Nf3",
        "retrace",
        "sheet other back",
        "sheet other Nc3",
        "retrace",
    ];
    let run = typed("en", &[], &[&moves[..], &entered[..], &["no", "sheet 2", "moves"]].concat());
    run.in_order(&[
        "Other sheet, move 1, White: pawn from 5 2 to 5 4.",
        "Other sheet, move 1, Black: pawn from 5 7 to 5 5.",
        "Other sheet, move 2, White: not a legal move, kept as it is written: \"Qh9\". This game has: knight from 7 1 to 6 3.",
        "Other sheet, move 2, Black: not a legal move, kept as it is written: \"Nc6\".",
        "The last entry of the other sheet is taken out.",
        "Other sheet, move 2, White: knight from 7 1 to 6 3.",
        "The scoresheets agree as far as both go.",
        "Other sheet, move 2, White: knight from 2 1 to 3 3. This game has: knight from 7 1 to 6 3.",
        "The scoresheets agree up to Black's move 1. Position restored. Arbiter: yes or no?",
        "Nothing is changed.",
        "2. 3-7163",
    ]);
    let moves = ["نعم", "5254", "اضغط"];
    let run = typed("ar", &[], &[&moves[..], &["الورقة الأخرى 5253", "استعادة النقلات", "لا"]].concat());
    run.in_order(&[
        "الورقة الأخرى، النقلة 1، الأبيض: بيدق من 5 2 إلى 5 3. وفي هذه المباراة: بيدق من 5 2 إلى 5 4.",
        "لا تتفق ورقتا التسجيل في أي نقلة. استعيد الوضع. أيها الحكم: نعم أم لا؟",
        "لم يتغير شيء.",
    ]);
}

#[test]
fn vi_8_a_file_that_is_no_sheet_of_this_game_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    std::fs::write(at("empty.txt"), "").unwrap();
    std::fs::write(at("long.txt"), "x".repeat((1 << 20) + 1)).unwrap();
    std::fs::write(at("other.pgn"), "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. e4 *\n").unwrap();
    let asked: Vec<String> =
        ["none", "empty.txt", "long.txt", "other.pgn"].map(|name| format!("retrace {}", at(name))).into();
    let lines: Vec<&str> =
        ["yes", "5254", "press", "retrace"].into_iter().chain(asked.iter().map(String::as_str)).collect();
    let run = typed("en", &[], &lines);
    run.in_order(&[
        "Nothing of the other scoresheet is entered. Say sheet other and a move, or retrace and a file.",
        &format!("There is no file {}. Behind retrace stands the name of a file with the opponent's scoresheet; to enter it here, say sheet other and each of its moves.", at("none")),
        &format!("There is no game in the file {}.", at("empty.txt")),
        &format!("The file {} is too long for a scoresheet.", at("long.txt")),
        &format!("The game in the file {} begins from another position.", at("other.pgn")),
    ]);
}

#[test]
fn vi_8_sheets_that_differ_decide_no_board() {
    let mut table = Table::new(two_boards());
    table.whole("g1f3");
    table
        .boards(
            Role::Arbiter,
            BoardsAct::OtherSheet { anew: true, moves: vec![("g1h3".into(), Some("g1h3".parse().unwrap()))] },
        )
        .unwrap();
    assert!(table.state.compare().unwrap().agrees(), "where the boards agree there is nothing to decide");
    let hand = natiq::core::Hand::Moved { from: shakmaty::Square::F3, to: shakmaty::Square::H3 };
    table.boards(Role::Black, BoardsAct::Hands { board: natiq::core::WhichBoard::Sighted, hand }).unwrap();
    let found = table.state.compare().unwrap();
    assert!(found.sheets_differ && found.vi.is_empty() && found.sighted.is_empty() && found.squares.len() == 2);
    let lines = ["yes", "7163", "press", "same", "sheet other 7183", "boards sighted 63 83", "compare"];
    let run = typed("en", &[], &lines);
    assert!(
        run.says("The boards differ on 2 squares: 6 3 and 8 3. The scoresheets do not agree either. Say retrace."),
        "{}",
        run.printed
    );
}
