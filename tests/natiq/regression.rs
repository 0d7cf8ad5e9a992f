//! Faults that people met while playing; each stays here with its right value.

use crate::cli::Home;
use crate::recorded::play;
use crate::screen::Played;

const BARE: &str = "8/8/8/4k3/8/8/8/R3K3 w - - 0 1";

/// A game that began without a right to castle has lost none: nothing has moved.
#[test]
fn castling_that_was_never_allowed_was_not_lost_by_a_move() {
    for (code, said) in [("en", "there is no right to castle on that side"), ("ar", "لا حق في التبييت في هذا الجانب")]
    {
        let run = play(&["--lang", code, "--fen", BARE], "55\n555\n");
        assert_eq!(run.printed.matches(said).count(), 2, "{}", run.printed);
    }
    let run = play(&["--lang", "en", "--fen", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"], "5152\n5857\n5251\n5758\n555\n");
    assert!(run.printed.contains("Castling is not allowed: the king has moved."), "{}", run.printed);
}

/// Who missed a question hears it again, by `repeat` and behind an answer that is none.
#[test]
fn a_question_is_asked_again() {
    let asked = "Pawn reaches 5 8. Promote to queen, rook, bishop or knight?";
    let run = play(&["--lang", "en", "--fen", "k7/4P3/8/8/8/8/8/4K3 w - - 0 1"], "5758\nrepeat\nyes\nqueen\n");
    assert_eq!(run.printed.matches(asked).count(), 3, "{}", run.printed);
    assert!(run.printed.contains("promotes to queen"), "{}", run.printed);
}

#[test]
fn a_word_almost_right_is_named_and_nothing_is_done() {
    let run = play(&["--lang", "en"], "positon\nrok 8 5\nNf9\nxyzzy\n");
    assert!(run.printed.contains("Did you mean position? Then type it again."), "{}", run.printed);
    assert_eq!(run.printed.matches("Did you mean").count(), 1, "{}", run.printed);
    let run = play(&["--lang", "ar"], "الوزع\nمسعدة\n");
    assert!(run.printed.contains("هل تقصد: الوضع؟") && run.printed.contains("هل تقصد: مساعدة؟"), "{}", run.printed);
}

/// Directions as they are seen from White's side, ranks by their number words.
#[test]
fn directions_and_ranks_have_everyday_words() {
    let run = play(&["--lang", "en"], "ray 1 1 right\nray 1 1 up\nray 1 1 north-east\nrank eight\n");
    for said in ["East of 1 1: 2 1 white knight", "North of 1 1: 1 2 white pawn", "North-east of 1 1: 2 2", "Rank 8: "]
    {
        assert!(run.printed.contains(said), "{said}: {}", run.printed);
    }
    let run = play(&["--lang", "ar"], "خط 1 1 يمين\nخط 1 1 فوق\nصف ثمانية\n");
    for said in ["شرق 1 1: 2 1", "شمال 1 1: 1 2", "الصف 8: "] {
        assert!(run.printed.contains(said), "{said}: {}", run.printed);
    }
}

/// Behind a refused move the question that still stands is said again: a yes answers what was heard last.
#[test]
fn a_question_that_outlives_a_refused_move_is_said_again() {
    let run = play(&["--lang", "en"], "resign\n5255\nno\n");
    assert_eq!(run.printed.matches("Resign? Yes or no?").count(), 2, "{}", run.printed);
}

/// The answer to an announced move is no illegal move: it comes after the press.
#[test]
fn an_answer_before_the_press_is_told_what_it_waits_for() {
    for (code, said) in [
        ("en", "White has announced a move and not pressed the clock yet."),
        ("ar", "أعلن الأبيض نقلة ولم تضغط الساعة بعد."),
    ] {
        let run = play(&["--lang", code, "--conduct", "tournament"], "5254\n5755\n");
        assert!(run.printed.contains(said), "{}", run.printed);
        assert!(!run.printed.contains("not legal") && !run.printed.contains("غير قانونية"), "{}", run.printed);
    }
}

/// What is more than a yes is none: a game is not resigned by half a sentence.
#[test]
fn a_yes_or_no_with_more_behind_it_answers_nothing() {
    for (code, lines) in [("en", "resign\nyes maybe\nno idea\nstate\n"), ("ar", "أستسلم\nنعم ربما\nلا أعرف\nحالة\n")]
    {
        let run = play(&["--lang", code], lines);
        assert!(run.printed.contains("\"kind\":\"sure\"") || run.printed.contains("\"pending\":{"), "{}", run.printed);
        assert!(run.printed.contains("\"result\":\"*\""), "{}", run.printed);
        let run = play(&["--lang", code], &lines.replace("maybe", ".").replace(" ربما", "."));
        assert!(run.printed.contains("\"result\":\"0-1\""), "{}", run.printed);
    }
    let run = play(&["--lang", "en"], "yes maybe\n");
    assert!(run.printed.contains("Nothing can stand behind yes."), "{}", run.printed);
}

/// A game that is not on disk is not said to be kept.
#[test]
fn a_game_that_could_not_be_saved_is_said_to_be_lost_before_it_is_left() {
    for (code, words, said) in
        [("en", "quit\nno\n", "It is not saved, and would be lost."), ("ar", "خروج\nلا\n", "لم تحفظ وستضيع")]
    {
        let home = Home::new();
        let (_, out, _) =
            home.run_with(&["--lines", "--lang", code, "--speech", "off", "--save", "/dev/null/game"], words);
        assert!(out.contains(said), "{out}");
    }
}

/// A look at the board while a question is open, and back: it still stands.
#[test]
fn escape_from_the_board_drops_no_question() {
    let args = ["--lang", "en", "--fen", "k7/4P3/8/8/8/8/8/4K3 w - - 0 1"];
    let mut played = Played::new((80, 24), &args, "", &[]);
    let before = played.spoken().len();
    played.send("5758\r");
    played.heard(before, "5758");
    played.answer("\t");
    played.send("\u{1b}");
    played.settle();
    // The first thing that is said behind it is the move.
    assert_eq!(played.answer("queen\r").first().map(String::as_str), Some("move.promo"));
    assert!(!played.spoken().iter().any(|said| said.contains("dropped")), "{:?}", played.spoken());
}

/// What people met in sheets, each with the right value beside it.
mod sheets {
    use natiq::language::Language;
    use natiq::replay::{Reason, ReplayItem, replay};
    use natiq::sheet::{Copy, Format, Labels, Measure, departure, keys};
    use natiq::written::{Form, Game, Games, Keys, What};

    fn words() -> Keys {
        keys(&[Language::builtin("en").unwrap(), Language::builtin("ar").unwrap()])
    }

    fn read(text: &str) -> Game {
        Games::open(text.as_bytes(), &words()).unwrap().next().unwrap().unwrap()
    }

    /// Half-moves that were played and the faults, each with its line.
    fn played(text: &str) -> (u64, Vec<(u64, Reason)>) {
        let mut faults = Vec::new();
        let totals = replay(text.as_bytes(), &words(), &mut |item| {
            if let ReplayItem::Fault(fault) = item {
                faults.push((fault.line, fault.reason));
            }
        });
        (totals.plies, faults)
    }

    #[test]
    fn a_restored_line_is_the_same_in_either_language() {
        let english = read("White: A\n\n1. 5254\nRestored: move 1, White to move\n1. 4244\nResult: *\n");
        let arabic = read("الأبيض: A\n\n1. 5254\nاستعادة: النقلة 1، الدور: الأبيض\n1. 4244\nالنتيجة: *\n");
        assert_eq!(departure(&arabic, &english), None);
    }

    #[test]
    fn a_line_of_moves_in_words_is_a_fault_and_never_passed_over() {
        let before = "1 ـ 54 1 ـ 55\n3 ـ 63 3 ـ 36\n3 ـ 25 3 ـ 66\n";
        assert_eq!(played(&format!("{before}تبييت قصير 3x54\n1 ـ 44\n")), (6, vec![(4, Reason::NotAMove)]));
        assert_eq!(played(&format!("{before}O-O 3x54\n1 ـ 44\n")), (9, vec![]));
        assert_eq!(played(&format!("الأبيض الأسود\n{before}شكرا للجميع\n")), (6, vec![]));
    }

    #[test]
    fn castling_in_zeros_is_no_result() {
        let text = "1. 5254 5755\n2. 363 336\n3. 325 366\n4. 0-0 3x54\n";
        assert_eq!(played(text), (8, vec![]));
        assert_eq!(read(text).result(), None);
    }

    #[test]
    fn a_number_that_does_not_follow_is_written_as_it_stands() {
        let game = read("White: A\n\n1. 5254 5755\n3. 7163 2836\nResult: *\n");
        let format = Format { measure: Measure::Print, ..Format::of(&natiq::core::Setup::casual()) };
        let text = Copy { format, labels: Labels::english(), keep: false }.text(&game, Form::Sheet);
        assert!(text.contains("\n1. e4 e5\n3. 7163 2836\n"), "{text}");
    }

    #[test]
    fn a_name_of_one_letter_is_nobodys_word() {
        let game = read("[Event \"B\"]\n[White \"W\"]\n[Black \"B\"]\n\n1. e4 *\n");
        let arabic = Labels::of(&Language::builtin("ar").unwrap());
        let format = Format::of(&natiq::core::Setup::casual());
        let text = Copy { format, labels: arabic, keep: false }.text(&game, Form::Pgn);
        assert!(text.contains("الأبيض: W\n") && text.contains("الأسود: B\n"), "{text}");
        assert_eq!(read(&text).tag("Event"), Some("B"));
    }

    #[test]
    fn a_valuation_that_has_no_room_stands_in_the_next_line() {
        let pgn = "[FEN \"8/8/5k2/8/8/8/2Q5/K7 w - - 0 100\"]\n\n100. Qc6+ ?? Kf5 *\n";
        let format = Format {
            width: 20,
            notation: natiq::core::profile::Notation::Digital,
            ..Format::of(&natiq::core::Setup::casual())
        };
        for width in [16, 17, 18, 20] {
            let copy = Copy { format: Format { width, ..format }, labels: Labels::english(), keep: false };
            let text = copy.text(&read(pgn), Form::Pgn);
            let moves: Vec<What> = read(&text)
                .body
                .into_iter()
                .map(|item| item.what)
                .filter(|what| matches!(what, What::Move(_) | What::Nag(_)))
                .collect();
            let expected = [What::Move("9-3236+".into()), What::Nag("??".into()), What::Move("0-6665".into())];
            assert_eq!(moves, expected, "{text}");
        }
    }

    #[test]
    fn a_line_of_braille_is_the_line_under_the_finger() {
        let brf = ",A - ,B                               #A\r\n,WHITE3 ,A\r\n,BLACK3 ,B\r\n\r\n#A4 E#D E#E\r\n#B4 ,K#I ,N#C\r\n\x0c";
        let mut lines = Vec::new();
        replay(brf.as_bytes(), &words(), &mut |item| {
            if let ReplayItem::Fault(fault) = item {
                lines.push(fault.line);
            }
        });
        assert_eq!(lines, [6]);
    }

    #[test]
    fn a_comment_of_ours_broken_over_two_lines_is_the_same_comment() {
        let text = "[White \"A\"]\n\n1. e4 e5 {taken\nback: Nf3 Nc6} 2. Nc3 {Ending:\nresignation} 1-0\n";
        let game = read(text);
        let copy = Copy { format: Format::of(&natiq::core::Setup::casual()), labels: Labels::english(), keep: false };
        assert!(copy.text(&game, Form::Pgn).contains("\nEnding: resignation\n"));
        let mut longest = 0;
        replay(text.as_bytes(), &words(), &mut |item| {
            if let ReplayItem::Moved { state, .. } = item {
                longest = longest.max(state.line().len());
            }
        });
        assert_eq!(longest, 4, "what was taken back was played");
    }
}
