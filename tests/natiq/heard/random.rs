//! Whatever is heard, in whatever order: the game changes by a yes, or by what is believed at once, and by nothing else.

use natiq::core::{Act, BoardsAct, ClockAct, Command, EndAct, MoveAct, Role, TouchAct};
use natiq::dialogue::{Question, Seat, Step};
use proptest::prelude::*;

use super::Room;

const WORDS: [&str; 84] = [
    "one",
    "two",
    "to",
    "three",
    "four",
    "for",
    "five",
    "six",
    "seven",
    "eight",
    "ate",
    "a",
    "b",
    "d",
    "e",
    "alpha",
    "echo",
    "anna",
    "eva",
    "knight",
    "night",
    "king",
    "queen",
    "rook",
    "bishop",
    "pawn",
    "takes",
    "castle",
    "short",
    "long",
    "promotes",
    "check",
    "offer",
    "accept",
    "decline",
    "claim",
    "repetition",
    "fifty",
    "flag",
    "touch",
    "resign",
    "press",
    "correct",
    "same",
    "lift",
    "place",
    "stop",
    "start",
    "quit",
    "white",
    "black",
    "arbiter",
    "assistant",
    "time",
    "square",
    "adjourn",
    "made",
    "takeback",
    "yes",
    "no",
    "خمسة",
    "أربعة",
    "اثنان",
    "سبعة",
    "ثلاثة",
    "ستة",
    "حصان",
    "بيدق",
    "وزير",
    "تبييت",
    "قصير",
    "يأخذ",
    "أستسلم",
    "مطالبة",
    "تكرار",
    "علم",
    "اضغط",
    "مطابق",
    "أعرض التعادل",
    "أقبل التعادل",
    "الحكم",
    "قبول",
    "الأسود",
    "خروج",
];

/// Whole texts, so that games get somewhere.
const TEXTS: [&str; 30] = [
    "five two five four",
    "five seven five five",
    "knight seven one six three",
    "حصان اثنان ثمانية ثلاثة ستة",
    "four two four four",
    "بيدق أربعة خمسة",
    "pawn takes four five",
    "bishop three four",
    "five five",
    "castle short",
    "yes",
    "yes",
    "yes",
    "نعم",
    "no",
    "press",
    "press",
    "اضغط",
    "same",
    "correct",
    "offer",
    "accept",
    "resign",
    "claim repetition",
    "claim illegal",
    "stop",
    "adjourn",
    "lift five two",
    "takeback",
    "made five two five five",
];

fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        3 => prop::sample::select(&TEXTS[..]).prop_map(str::to_owned),
        2 => prop::collection::vec(prop::sample::select(&WORDS[..]), 1..5).prop_map(|words| words.join(" ")),
    ]
}

const ANSWERS: [&str; 4] = ["yes", "no", "نعم", "correct"];

/// What may be done as soon as it is heard.
fn at_once(act: &Act) -> bool {
    matches!(
        act,
        Act::Move(MoveAct::Press | MoveAct::Correct | MoveAct::Same | MoveAct::Echo { .. })
            | Act::Clock(ClockAct::Says { .. })
            | Act::Touch(TouchAct::Adjust { .. })
            | Act::Boards(BoardsAct::Compare)
            // The bare word stays where somebody was about to leave.
            | Act::End(EndAct::Stay)
    )
}

/// Whether a text is an answer, with or without who gives it before it.
fn answers(text: &str) -> bool {
    ANSWERS.contains(&text) || text.split_once(' ').is_some_and(|(_, answer)| ANSWERS.contains(&answer))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn nothing_is_done_unconfirmed(texts in prop::collection::vec(text(), 1..30), tournament: bool) {
        let mut room = if tournament { Room::tournament() } else { Room::casual() };
        for text in &texts {
            let open = room.dialogue.pending().cloned();
            let steps = room.hear(text);
            for step in &steps {
                prop_assert!(!matches!(step, Step::Sealing(_)), "{text}: {steps:?}");
                let Step::Do(Command { by, act }) = step else { continue };
                let command = Command { by: *by, act: act.clone() };
                prop_assert!(at_once(act) || answers(text), "{text}: {steps:?}");
                prop_assert!(!matches!(act, Act::Arbiter(_) | Act::End(EndAct::Quit)), "{text}: {steps:?}");
                // A draw is neither taken nor refused, and no game ends, before that is asked.
                if let Act::Draw(_) | Act::End(EndAct::Resign { .. }) | Act::Move(MoveAct::LetStand) = act {
                    prop_assert!(matches!(open, Some(Question::Heard { .. } | Question::Sure(_))), "{text}: {steps:?}");
                }
                if let Act::Move(MoveAct::Announce { .. } | MoveAct::Made { .. }) = act {
                    let confirmed = match &open {
                        Some(Question::Heard { command: asked, .. } | Question::Made { command: asked, .. }) => {
                            *asked == command
                        }
                        _ => false,
                    };
                    prop_assert!(confirmed, "{text}: {steps:?} after {open:?}");
                }
            }
        }
    }

    /// An arbiter's terminal hears no ruling either.
    #[test]
    fn an_arbiter_rules_with_his_hands(texts in prop::collection::vec(text(), 1..20)) {
        let mut room = Room::new(crate::game::Table::tournament(), Seat::One(Role::Arbiter));
        for text in &texts {
            let steps = room.hear(text);
            let ruled = steps.iter().any(|step| matches!(step, Step::Do(Command { by: Role::Arbiter, .. })));
            prop_assert!(!ruled, "{text}: {steps:?}");
        }
        prop_assert!(room.state.line().is_empty());
    }
}
