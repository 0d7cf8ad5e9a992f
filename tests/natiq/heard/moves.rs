//! A heard move: asked about, answered, repaired, repeated.

use natiq::core::{Act, DrawAct, Fact, Illegal, Millis, MoveAct, MoveFact, Role, Side, decide};
use natiq::dialogue::{Question, Seat, Sorry, Step};
use natiq::notation;

use super::{Room, asks, harmless};

const YES: [&str; 5] = ["yes", "نعم", "تمام", "صحيح", "correct"];

#[test]
fn a_yes_plays_what_was_heard_and_a_no_plays_nothing() {
    for yes in YES {
        let mut room = Room::casual();
        assert!(asks(&room.hear("knight seven one six three")), "{yes}");
        assert_eq!((room.asked().as_deref(), room.played().as_str()), (Some("g1f3"), ""));
        room.hear(yes);
        assert_eq!((room.asked(), room.played().as_str()), (None, "g1f3"), "{yes}");
    }
    for typed in ["yes", "1", "نعم", "١", "y"] {
        let mut room = Room::casual();
        room.hear("حصان سبعة واحد ستة ثلاثة");
        room.type_line(typed);
        assert_eq!(room.played(), "g1f3", "{typed}");
    }
    for no in ["no", "لا"] {
        let mut room = Room::casual();
        room.hear("knight f three");
        assert_eq!(room.hear(no), [Step::Dropped]);
        room.hear("knight f three");
        room.type_line("2");
        room.hear("knight f three");
        assert!(room.dialogue.drop_question(), "Escape drops it");
        assert_eq!(room.hear("yes"), [Step::Sorry(Sorry::NothingAsked)]);
        assert_eq!(room.played(), "");
    }
}

#[test]
fn another_move_takes_its_place_and_a_question_about_the_game_drops_it() {
    let mut room = Room::casual();
    room.hear("five two five four");
    let steps = room.hear("four two four four");
    assert!(matches!(steps[..], [Step::Question(Question::Heard { .. })]), "{steps:?}");
    assert_eq!(room.asked().as_deref(), Some("d2d4"));
    // The same move said again is no yes.
    assert!(asks(&room.hear("four two four four")));
    assert_eq!((room.asked().as_deref(), room.played().as_str()), (Some("d2d4"), ""));
    // A typed move needs no yes.
    room.type_line("3234");
    assert_eq!((room.played().as_str(), room.asked()), ("c2c4", None));
    room.hear("خمسة سبعة خمسة خمسة");
    assert!(matches!(room.hear("turn")[..], [Step::Dropped, Step::Ask(..)]));
    assert_eq!(room.hear("yes"), [Step::Sorry(Sorry::NothingAsked)]);
}

/// A question that stands is answered by exactly an answer and by nothing else.
#[test]
fn what_only_sounds_like_an_answer_is_none() {
    for text in [
        "yes yes",
        "yes maybe",
        "oh yes",
        "yes please",
        "no yes",
        "one",
        "two",
        "to",
        "1",
        "2",
        "first",
        "the first",
        "نعم ربما",
        "لا نعم",
        "الأول",
        "واحد",
        "اثنان",
        "ن",
        "y",
        "right",
        "okay",
        "yesterday",
        "not",
        "know",
        "أجل",
        "كلا",
    ] {
        let mut room = Room::casual();
        room.hear("knight seven one six three");
        let steps = room.hear(text);
        assert!(harmless(&steps) && !steps.contains(&Step::Dropped), "{text}: {steps:?}");
        assert_eq!(room.asked().as_deref(), Some("g1f3"), "{text}: the question still stands");
        let mut room = Room::casual();
        room.hear("resign");
        room.hear(text);
        assert!(room.state.outcome().is_none(), "{text}");
    }
}

#[test]
fn several_moves_are_told_apart_by_voice_and_the_choice_is_confirmed() {
    let knights = "4k3/8/8/8/3N4/8/3N4/4K3 w - - 0 1";
    for (text, choice, played) in [
        ("knight six three", "four two", "d2f3"),
        ("knight six three", "from four four", "d4f3"),
        ("knight six three", "first", "d2f3"),
        ("knight six three", "two", "d4f3"),
        ("حصان ستة ثلاثة", "أربعة أربعة", "d4f3"),
        ("حصان ستة ثلاثة", "من أربعة اثنين", "d2f3"),
        ("حصان ستة ثلاثة", "الثاني", "d4f3"),
        ("knight six three", "knight four two six three", "d2f3"),
    ] {
        let mut room = Room::at(knights);
        assert!(matches!(room.hear(text)[..], [Step::Question(Question::Which { .. })]), "{text}");
        let steps = room.hear(choice);
        assert!(matches!(steps[..], [Step::Question(Question::Heard { .. })]), "{choice}: {steps:?}");
        assert_eq!((room.asked().as_deref(), room.played().as_str()), (Some(played), ""), "{text}, {choice}");
        room.hear("yes");
        assert_eq!(room.played(), played);
    }
    // A typed choice names the move with the hands, and needs no more.
    let mut room = Room::at(knights);
    room.hear("knight six three");
    room.type_line("44");
    assert_eq!(room.played(), "d4f3");
}

#[test]
fn promotions_and_castling_by_words_and_in_numbers() {
    let pawn = "8/4P1k1/8/8/8/8/5PPP/6K1 w - - 0 1";
    for (text, choice, played) in [
        ("five seven five eight promotes to queen", None, "e7e8q"),
        ("خمسة سبعة خمسة ثمانية ترقية إلى وزير", None, "e7e8q"),
        ("five seven five eight", Some("knight"), "e7e8n"),
        ("خمسة سبعة خمسة ثمانية", Some("ملكة"), "e7e8q"),
        ("بيدق خمسة ثمانية", Some("قلعة"), "e7e8r"),
    ] {
        let mut room = Room::at(pawn);
        room.hear(text);
        choice.map(|choice| room.hear(choice));
        assert_eq!((room.asked().as_deref(), room.played().as_str()), (Some(played), ""), "{text}");
        room.hear("yes");
        assert_eq!(room.played(), played);
    }
    let castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (text, played) in [
        ("castle short", "e1g1"),
        ("castle long", "e1c1"),
        ("castles kingside", "e1g1"),
        ("five five", "e1g1"),
        ("تبييت قصير", "e1g1"),
        ("تبييت طويل", "e1c1"),
        ("خمسة خمسة", "e1g1"),
        ("خمسة خمسة خمسة", "e1c1"),
    ] {
        let mut room = Room::at(castles);
        room.hear(text);
        assert_eq!(room.asked().as_deref(), Some(played), "{text}");
    }
    let mut room = Room::at("4k3/8/8/8/4P3/8/8/4K2R w K - 0 1");
    let steps = room.hear("five five");
    let [Step::Question(Question::Which { why, .. })] = &steps[..] else { panic!("{steps:?}") };
    assert_eq!(*why, notation::Question::FiveFive);
    room.hear("pawn");
    assert_eq!(room.asked().as_deref(), Some("e4e5"));
    room.hear("no");
    room.hear("خمسة خمسة");
    room.hear("تبييت");
    assert_eq!(room.asked().as_deref(), Some("e1g1"));
}

#[test]
fn mistaken_words_are_read_and_never_decide_between_two_moves() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for (fen, text, played) in [
        (start, "pawn five for", "e2e4"),
        (start, "night six three", "g1f3"),
        (start, "nite f three", "g1f3"),
        (start, "pawn won four", "a2a4"),
        (start, "five to five four", "e2e4"),
        (start, "five too five for", "e2e4"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "rook won ate", "a1a8"),
        // No piece stands so that a nine could be its value: a square's nine is a seven.
        ("4k3/8/8/8/8/8/6P1/4K3 w - - 0 1", "تسعة اثنان تسعة أربعة", "g2g4"),
        (start, "ملكة أربعة اثنان", ""),
        ("4k3/8/8/8/8/8/8/3QK3 w - - 0 1", "ملكة أربعة اثنان", "d1d2"),
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "قلعة واحد خمسة", "a1a5"),
    ] {
        let mut room = Room::at(fen);
        room.hear(text);
        assert_eq!(room.asked().unwrap_or_default(), played, "{text}");
        assert_eq!(room.played(), "");
    }
    // "P" may have been b, d, e or g: four pawns, so it is asked.
    let mut room = Room::at("4k3/8/8/8/8/8/1P1PP1P1/4K3 w - - 0 1");
    let steps = room.hear("t four");
    assert!(matches!(steps[..], [Step::Question(Question::Which { .. })]), "{steps:?}");
}

#[test]
fn nothing_readable_and_nothing_legal_are_told_apart() {
    for text in ["", "eight...", "…", "the weather is fine", "knight", "ضجيج", "5"] {
        assert_eq!(Room::casual().hear(text), [Step::Sorry(Sorry::Unheard)], "{text}");
    }
    let steps = Room::casual().hear("knight seven one seven three");
    let [Step::Sorry(Sorry::Misheard(meant, Illegal::Geometry { .. }))] = &steps[..] else { panic!("{steps:?}") };
    assert_eq!((meant.from, meant.to), (Some(shakmaty::Square::G1), Some(shakmaty::Square::G3)));
    let steps = Room::casual().hear(&"knight ".repeat(200));
    assert_eq!(steps, [Step::Sorry(Sorry::TooLong)]);
}

#[test]
fn an_offer_with_a_move_is_confirmed_with_it() {
    for text in ["seven one six three offer", "سبعة واحد ستة ثلاثة أعرض التعادل"] {
        let mut room = Room::casual();
        room.type_line("5254");
        room.type_line("5755");
        let steps = room.hear(text);
        let [Step::Question(Question::Heard { command, .. })] = &steps[..] else { panic!("{text}: {steps:?}") };
        assert!(matches!(command.act, Act::Move(MoveAct::Announce { offer: true, .. })), "{text}");
        room.hear("yes");
        assert_eq!(room.state.offer(), Some(Side::White), "{text}");
        // Declining is confirmed too; the acceptance is asked about as it always is.
        assert!(asks(&room.hear("decline")));
        assert_eq!(room.hear("no"), [Step::Dropped]);
        let steps = room.hear("accept");
        let [Step::Question(Question::Sure(command))] = &steps[..] else { panic!("{steps:?}") };
        assert_eq!(command.act, Act::Draw(DrawAct::Accept));
    }
}

/// Hears a text at a game in which White's e2-e4 is announced or pressed; what was made of the repetition.
fn repeated(room: &mut Room, text: &str) -> Option<bool> {
    let steps = room.dialogue.heard(&room.state, text);
    let [Step::Do(command)] = &steps[..] else { return None };
    let events = decide(&room.state, command, Millis(2_000)).unwrap();
    events.iter().find_map(|event| match &event.fact {
        Fact::Move(MoveFact::Repeated { heard, .. }) => Some(heard.is_none()),
        _ => None,
    })
}

#[test]
fn the_opponents_repetition_is_compared() {
    for pressed in [false, true] {
        for (text, agrees) in [
            ("black five two five four", Some(true)),
            ("الأسود خمسة اثنان خمسة أربعة", Some(true)),
            ("black pawn echo four", Some(true)),
            ("black same", Some(true)),
            ("echo five two five four", Some(true)),
            ("black five two five three", Some(false)),
            ("echo four two four four", Some(false)),
            ("أكرر أربعة اثنان أربعة أربعة", Some(false)),
        ] {
            let mut room = Room::tournament();
            room.type_line("5254");
            if pressed {
                room.hear("press");
                assert_eq!(room.played(), "e2e4");
            }
            assert_eq!(repeated(&mut room, text), agrees, "{text}, pressed: {pressed}");
        }
    }
    // At his own terminal the opponent is the one who speaks.
    let mut room = Room::new(crate::game::Table::tournament(), Seat::One(Role::Black));
    room.type_line("white: 5254");
    assert_eq!(repeated(&mut room, "five two five four"), Some(true));
    // What he can play himself is his move.
    room.type_line("white: press");
    assert!(asks(&room.hear("five seven five five")));
}

#[test]
fn where_the_move_itself_is_to_be_repeated_it_is_said() {
    let mut setup = crate::game::Table::tournament();
    setup.conduct.repeat_back = natiq::core::conduct::RepeatBack::Required;
    let mut room = Room::new(setup, Seat::Table);
    for text in ["five two five four", "yes", "press"] {
        room.hear(text);
    }
    room.hear("same");
    assert!(room.state.unrepeated().is_some(), "the bare word is not enough");
    room.hear("five two five three");
    assert!(room.state.unrepeated().is_some(), "it does not match");
    room.hear("five two five four");
    assert!(room.state.unrepeated().is_none());
}

#[test]
fn a_repetition_that_would_end_the_game_is_confirmed() {
    let mut room = Room::new(
        natiq::core::Setup {
            fen: Some("7k/8/6K1/8/8/8/8/R7 w - - 0 1".to_owned()),
            ..crate::game::Table::tournament()
        },
        Seat::Table,
    );
    room.type_line("Ra8");
    for text in ["black same", "مطابق", "black rook one eight"] {
        let steps = room.hear(text);
        assert!(asks(&steps) && harmless(&steps), "{text}: {steps:?}");
        assert_eq!(room.hear("no"), [Step::Dropped]);
        assert!(room.state.outcome().is_none());
    }
    // So is a yes that nobody asked for.
    assert!(asks(&room.hear("yes")));
    assert_eq!(room.hear("no"), [Step::Dropped]);
    assert!(room.state.outcome().is_none());
    room.hear("same");
    room.hear("yes");
    assert!(room.state.outcome().is_some());
}

#[test]
fn a_no_that_nobody_asked_for_declines_nothing_by_itself() {
    let mut room = Room::casual();
    for line in ["5254", "5755", "offer"] {
        room.type_line(line);
    }
    let offered = room.state.offer();
    assert!(offered.is_some());
    assert!(asks(&room.hear("black no")));
    assert_eq!(room.state.offer(), offered);
    room.hear("black yes");
    assert_eq!(room.state.offer(), None);
}

#[test]
fn somebody_who_is_named_and_not_asked_answers_nothing() {
    let mut room = Room::casual();
    room.hear("knight seven one six three");
    room.hear("black yes");
    assert_eq!((room.played().as_str(), room.asked().as_deref()), ("", Some("g1f3")));
    room.hear("white yes");
    assert_eq!(room.played(), "g1f3");
    room.hear("black knight seven eight six six");
    assert_eq!(room.asked().as_deref(), Some("g8f6"));
    room.type_line("white: yes");
    assert_eq!(room.played(), "g1f3");
    room.type_line("black: yes");
    assert_eq!(room.played(), "g1f3 g8f6");
}

#[test]
fn a_line_that_says_what_was_heard_is_heard() {
    for line in ["hear knight six three", "اسمع حصان ستة ثلاثة", "white: hear knight six three", "HEAR  night six three"]
    {
        let mut room = Room::casual();
        assert!(asks(&room.type_line(line)), "{line}");
        assert_eq!(room.asked().as_deref(), Some("g1f3"), "{line}");
        room.type_line("hear yes");
        assert_eq!(room.played(), "g1f3", "{line}");
    }
    assert_eq!(Room::casual().type_line("hear"), [Step::Sorry(Sorry::Unheard)]);
}

#[test]
fn a_move_that_may_be_meant_to_be_sealed_is_not_said_again() {
    let mut room = Room::tournament();
    for line in ["5254", "press", "same", "adjourn"] {
        room.type_line(line);
    }
    let steps = room.hear("five seven five five");
    assert_eq!(steps, [Step::Sorry(Sorry::NotByEar(Some(natiq::words::Word::Seal)))]);
    assert!(room.dialogue.pending().is_none());
}
