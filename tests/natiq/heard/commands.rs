//! Which commands are believed by ear, in both languages, and which words are typed alone.

use std::collections::BTreeSet;

use natiq::core::{Act, ClaimAct, Command, EndAct, Line, Query, Role, Setup, Side, State};
use natiq::dialogue::{Dialogue, Program, Question, Seat, Sorry, Step};
use natiq::words::{ByEar, ENTRIES, Takes, Word};
use shakmaty::Square;

use super::{Room, asks, harmless, lexicon, reader};

/// Names of the commands that are believed so far.
fn named(by_ear: ByEar) -> BTreeSet<&'static str> {
    ENTRIES.iter().filter(|entry| entry.word.by_ear() == by_ear).map(|entry| entry.name).collect()
}

/// What can stand behind a command, as it is said.
fn behind(word: Word) -> &'static str {
    match word.entry().takes {
        Takes::Move | Takes::MaybeMove => "seven one six three",
        Takes::Square | Takes::MaybeSquare => "five two",
        Takes::Digit | Takes::File => "four",
        Takes::Ray => "five four north",
        Takes::Piece => "knight",
        Takes::Style => "digital",
        Takes::Language => "english",
        Takes::Moment => "one white",
        Takes::Text => "noise",
        Takes::Nothing | Takes::Number | Takes::Numbers | Takes::Topic | Takes::Board => "",
    }
}

#[test]
fn what_cannot_be_undone_is_confirmed_and_what_is_anothers_is_typed() {
    let never = [
        "quit",
        "setup",
        "speech-off",
        "note",
        "retrace",
        "seal",
        "envelope",
        "open",
        "open-absent",
        "open-lost",
        "start",
        "arbiter-clock",
        "arbiter-moves",
        "arbiter-penalty",
        "arbiter-extra",
        "arbiter-result",
        "arbiter-restore",
        "arbiter-accept",
        "arbiter-reject",
        "arbiter-postpone",
        "arbiter-late",
        "arbiter-illegal",
        "arbiter-flags",
        "arbiter-annul",
        "arbiter-code",
        "hear",
        "wait",
        "state",
    ];
    assert_eq!(named(ByEar::Never), BTreeSet::from(never));
    let confirmed = [
        "lift",
        "place",
        "touch",
        "made",
        "offer",
        "accept",
        "decline",
        "resign",
        "takeback",
        "stop",
        "sign",
        "rematch",
        "new",
        "adjourn",
        "boards",
        "sheet-other",
        "claim-repetition",
        "claim-fifty",
        "claim-flag",
        "claim-illegal",
        "claim-touch",
        "claim-quickplay",
    ];
    assert_eq!(named(ByEar::Confirmed), BTreeSet::from(confirmed));
    for word in ["press", "correct", "same", "echo", "yes", "no", "adjust", "time", "square", "hush", "style", "help"] {
        assert!(named(ByEar::AtOnce).contains(word), "{word}");
    }
}

/// Words with a dagger in the design ("announcements", part 3), in each language.
const DAGGERS: [&str; 30] = [
    "صحّح",
    "رفع",
    "ارفع",
    "لمس",
    "أعدّل",
    "تعديل",
    "j'adoube",
    "ن",
    "ل",
    "الوقت",
    "أعد القول",
    "القوة",
    "عرض تعادل",
    "أقبل",
    "أرفض",
    "أرفض التعادل",
    "أرجع النقلة",
    "تأجيل",
    "النقلة السرية",
    "سرية",
    "مقارنة",
    "مراجعة الورقتين",
    "أسرع",
    "أبطأ",
    "ارفع الصوت",
    "اخفض الصوت",
    "seal",
    "hear",
    "wait",
    "state",
];

#[test]
fn words_with_a_dagger_are_typed_only_and_every_command_keeps_a_word_to_say() {
    let lexicon = lexicon();
    for word in DAGGERS {
        assert!(lexicon.is_typed_only(word), "{word}");
        let heard = lexicon.find_heard(word).map(|(_, rest)| rest);
        assert!(heard.is_none_or(|rest| !rest.is_empty()), "{word}");
        assert!(lexicon.find(word).is_some(), "{word} is still typed");
    }
    for entry in ENTRIES.iter().filter(|entry| entry.word.by_ear() != ByEar::Never) {
        for code in ["en", "ar"] {
            let shown = lexicon.shown(code, entry.word).unwrap();
            assert!(!lexicon.is_typed_only(shown), "{shown}");
            assert_eq!(lexicon.find_heard(shown), Some((entry.word, String::new())), "{shown}");
        }
    }
}

#[test]
fn what_is_never_taken_by_ear_is_said_to_be_so_in_both_languages() {
    let lexicon = lexicon();
    let mut held = 0;
    for (text, word) in lexicon.words().filter(|(_, word)| word.by_ear() == ByEar::Never) {
        // "Hear" in letters is a pawn to h8: it is asked about like any move.
        for rest in ["", behind(word)].into_iter().filter(|_| text != "hear") {
            if word.entry().takes == Takes::Nothing && !rest.is_empty() {
                continue;
            }
            let mut room = Room::casual();
            let steps = room.hear(&format!("{text} {rest}"));
            assert!(matches!(steps[..], [Step::Sorry(Sorry::NotByEar(_))]), "{text} {rest}: {steps:?}");
            assert_eq!(room.dialogue.pending(), None);
            held += 1;
        }
    }
    assert!(held > 80, "{held}");
}

#[test]
fn no_word_of_the_arbiters_is_heard_whatever_it_is() {
    let lexicon = lexicon();
    for entry in ENTRIES {
        for (role, word) in
            [("arbiter", "en"), ("الحكم", "ar")].map(|(role, code)| (role, lexicon.shown(code, entry.word).unwrap()))
        {
            for line in [format!("{role} {word} {}", behind(entry.word)), format!("{role}: {word}")] {
                let mut room = Room::casual();
                let steps = room.hear(&line);
                assert!(harmless(&steps) && !asks(&steps), "{line}: {steps:?}");
            }
        }
    }
}

/// At every moment of a tournament game: a confirmed command does nothing before a yes, one at once asks nothing.
#[test]
fn confirmed_commands_wait_and_the_others_do_not() {
    let reader = reader();
    let mut dialogue = Dialogue::new(reader.clone(), Seat::Table);
    let mut kinds = [0; 2];
    for room in [Room::casual(), Room::tournament()] {
        for (text, word) in reader.lexicon.words().filter(|(text, _)| !reader.lexicon.is_typed_only(text)) {
            for rest in ["", behind(word)] {
                dialogue.drop_question();
                let steps = dialogue.heard(&room.state, &format!("{text} {rest}"));
                match word.by_ear() {
                    ByEar::Confirmed => assert!(harmless(&steps), "{text} {rest}: {steps:?}"),
                    ByEar::AtOnce if word != Word::Echo => assert!(!asks(&steps), "{text} {rest}: {steps:?}"),
                    _ => {}
                }
                kinds[usize::from(asks(&steps))] += 1;
            }
        }
    }
    assert!(kinds[0] > 500 && kinds[1] > 40, "{kinds:?}");
}

#[test]
fn numbers_and_squares_are_said_in_words() {
    let line = |line: Line| Step::Ask(Role::White, Query::Line(line));
    for (text, wanted) in [
        ("last two", Step::Ask(Role::White, Query::Last { count: 2 })),
        ("آخر ثلاثة", Step::Ask(Role::White, Query::Last { count: 3 })),
        ("last twenty four", Step::Ask(Role::White, Query::Last { count: 24 })),
        ("آخر أربعة وعشرين", Step::Ask(Role::White, Query::Last { count: 24 })),
        ("moves one twelve", Step::Ask(Role::White, Query::Moves { from: Some(1), to: Some(12) })),
        ("repeat two", Step::Program(Program::Repeat(2))),
        ("square five four", line(Line::Square(Square::E4))),
        ("مربع خمسة أربعة", line(Line::Square(Square::E4))),
        ("square five for", line(Line::Square(Square::E4))),
        ("square eva too", line(Line::Square(Square::E2))),
        ("square anna one", line(Line::Square(Square::A1))),
        ("rank seven", line(Line::Rank(shakmaty::Rank::Seventh))),
        ("white time", Step::Ask(Role::White, Query::Time { side: Side::White })),
        ("black time", Step::Ask(Role::Black, Query::Time { side: Side::Black })),
        ("الأسود وقتي", Step::Ask(Role::Black, Query::Time { side: Side::Black })),
        ("black: time", Step::Ask(Role::Black, Query::Time { side: Side::Black })),
    ] {
        assert_eq!(Room::casual().hear(text), [wanted], "{text}");
    }
    let mut room = Room::casual();
    let steps = room.hear("ray five four north");
    assert!(matches!(steps[..], [Step::Ask(_, Query::Line(Line::Ray(Square::E4, _)))]), "{steps:?}");
}

#[test]
fn what_is_asked_anyway_is_asked_once() {
    for (text, role) in [("white resign", Role::White), ("الأسود أستسلم", Role::Black), ("resign", Role::White)]
    {
        let mut room = Room::casual();
        let steps = room.hear(text);
        let [Step::Question(Question::Sure(Command { by, act: Act::End(EndAct::Resign { .. }) }))] = &steps[..] else {
            panic!("{text}: {steps:?}")
        };
        assert_eq!(*by, role);
        assert!(room.state.outcome().is_none());
        room.hear("yes");
        assert!(room.state.outcome().is_some(), "{text}");
    }
    let mut room = Room::casual();
    for line in ["5254", "5755"] {
        room.type_line(line);
    }
    let steps = room.hear("claim repetition knight seven one six three");
    let [Step::Question(Question::Sure(command))] = &steps[..] else { panic!("{steps:?}") };
    assert!(matches!(&command.act, Act::Claim(ClaimAct::Repetition { with: Some(uci) }) if uci.to_string() == "g1f3"));
    let steps = room.hear("مطالبة خمسين نقلتي حصان سبعة واحد ستة ثلاثة");
    assert!(matches!(&steps[..], [Step::Dropped, Step::Question(Question::Sure(_))]), "{steps:?}");
}

#[test]
fn what_was_typed_and_ends_the_game_for_both_is_not_answered_by_ear() {
    let mut room = Room::casual();
    assert!(matches!(room.type_line("quit")[..], [Step::Question(Question::Sure(_))]));
    assert_eq!(room.hear("yes"), [Step::Sorry(Sorry::NotByEar(Some(Word::Quit)))]);
    assert!(room.dialogue.pending().is_some(), "the question still stands");
    assert_eq!(room.hear("no"), [Step::Dropped]);
    // A line that was typed on the other keyboard is answered with the hands that typed it.
    room.dialogue.ask(Role::White, Question::Layout { line: "resign".into() });
    assert_eq!(room.hear("نعم"), [Step::Sorry(Sorry::TypedAnswer)]);
}

#[test]
fn a_secret_and_a_reason_are_never_taken_from_the_air() {
    let code =
        Command { by: Role::Arbiter, act: Act::Arbiter(natiq::core::ArbiterAct::Code { digest: String::new() }) };
    for question in [Question::NewCode(code.clone()), Question::Reason(code.clone()), Question::Code(code)] {
        let mut room = Room::casual();
        room.dialogue.ask(Role::Arbiter, question.clone());
        for text in ["lighthouse in the fog", "yes", "knight six three", "resign", "five two five four", "press"] {
            assert_eq!(room.hear(text), [Step::Sorry(Sorry::TypedAnswer)], "{text}");
            assert_eq!(room.type_line(&format!("hear {text}")), [Step::Sorry(Sorry::TypedAnswer)], "{text}");
        }
        assert_eq!(room.hear("hush"), [Step::Program(Program::Hush)]);
        assert_eq!(room.dialogue.pending(), Some(&question));
        assert_eq!(room.hear("لا"), [Step::Dropped]);
    }
}

#[test]
fn a_game_that_is_only_gone_through_is_gone_through_by_ear() {
    let mut table = crate::game::Table::new(Setup::casual());
    table.play("e2e4 e7e5 g1f3");
    let state: State = table.state;
    let mut dialogue = Dialogue::new(reader(), Seat::Table).in_review();
    for text in ["next", "at one black", "back two", "now", "next capture", "الآن"] {
        let steps = dialogue.heard(&state, text);
        assert!(matches!(steps[..], [Step::Look(..)]), "{text}: {steps:?}");
    }
    for text in ["knight six six", "حصان ستة ستة"] {
        assert_eq!(dialogue.heard(&state, text), [Step::Sorry(Sorry::Review)], "{text}");
    }
    for text in ["offer", "resign", "claim flag", "press"] {
        let steps = dialogue.heard(&state, text);
        assert!(matches!(steps[..], [Step::Sorry(Sorry::Review)]), "{text}: {steps:?}");
    }
    assert_eq!(dialogue.heard(&state, "quit"), [Step::Sorry(Sorry::NotByEar(Some(Word::Quit)))]);
}
