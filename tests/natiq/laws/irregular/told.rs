//! How hands are told: what is typed behind `made` and `arbiter illegal`, and what is heard of it, in
//! both languages, through the program itself.

use crate::recorded::{Run, play};

const TOURNAMENT: &str = "--conduct tournament --laws fide-2023 --time 90m";

/// Plays under tournament conduct; a position may stand behind.
fn game(lang: &str, options: &str, fen: Option<&str>, lines: &str) -> Run {
    let mut args = vec!["--lines", "--lang", lang];
    args.extend(options.split(' '));
    args.extend(fen.into_iter().flat_map(|fen| ["--fen", fen]));
    play(&args, lines)
}

/// How often a text is printed.
fn times(run: &Run, text: &str) -> usize {
    run.printed.matches(text).count()
}

#[test]
fn two_squares_are_enough_however_they_are_written() {
    let ways =
        "made 7173\nno\nmade 7 1 7 3\nno\nmade 71 73\nno\nmade g1g3\nno\nmade knight 7 1 7 3\nno\nmade Ng1-g3\nno\n";
    let run = game("en", TOURNAMENT, None, ways);
    let asked = "Illegal: knight from 7 1 to 7 3. Was it played and the clock pressed? Yes or no?";
    assert_eq!((times(&run, asked), times(&run, "Nothing was recorded.")), (6, 6), "{}", run.printed);
    // In this position an announcement of these four digits is read as the knight to 3 3.
    let kiel = Some("rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3");
    let run = game("en", TOURNAMENT, kiel, "made ٣١ ٣٣\n");
    assert_eq!(times(&run, "Illegal: bishop from 3 1 to 3 3."), 1, "{}", run.printed);
    let run = game("ar", TOURNAMENT, None, "لُعبت 7173\nلا\nلعبت حصان 7 1 7 3\nلا\n");
    let asked = "غير قانونية: حصان من 7 1 إلى 7 3. هل لعبت وضغطت الساعة؟ نعم أم لا؟";
    assert_eq!((times(&run, asked), times(&run, "لم يسجل شيء.")), (2, 2), "{}", run.printed);
}

#[test]
fn a_lawful_move_is_told_in_any_notation_and_announced() {
    for (line, said) in [
        ("made e4", "1 White: pawn from 5 2 to 5 4."),
        ("made 5254", "1 White: pawn from 5 2 to 5 4."),
        ("made Nf3", "1 White: knight from 7 1 to 6 3."),
    ] {
        let run = game("en", TOURNAMENT, None, &format!("start\n{line}\nturn\n"));
        assert!(run.printed.contains(said) && run.printed.contains("Black's clock is running."), "{}", run.printed);
    }
    let digital = "--conduct tournament --laws digital --time 90m";
    let run = game("en", digital, None, "start\nmade Nf3\n");
    assert!(
        run.printed.contains("1 White: knight from 7 1 to 6 3."),
        "hands are told in any notation: {}",
        run.printed
    );
}

#[test]
fn castling_that_is_not_lawful_is_told_by_the_kings_two_squares() {
    for line in ["made 5171", "made castles short", "made O-O"] {
        let run = game("en", TOURNAMENT, None, &format!("start\n{line}\nyes\n"));
        let heard = "Illegal move by White, first time: castling is not allowed, a piece stands between. \
                     Position restored. 2 minutes added to Black.";
        assert!(run.printed.contains(heard), "{line}: {}", run.printed);
    }
}

#[test]
fn what_cannot_have_been_played_is_not_recorded_and_the_reason_is_said() {
    for (line, why) in [
        ("made 5755", "There is no piece of yours on 5 7. Nothing was recorded."),
        ("made queen 7163", "The piece on 7 1 is a knight, not a queen. Nothing was recorded."),
        ("made", "Made needs a move, for instance made 5 2 5 4."),
        ("made nonsense", "Made needs a move, for instance made 5 2 5 4."),
        ("arbiter illegal white", "Arbiter illegal needs a side and what was done: move, promotion, press or hands"),
    ] {
        let run = game("en", TOURNAMENT, None, &format!("start\n{line}\nyes\nstate\n"));
        assert!(run.printed.contains(why), "{line}: {}", run.printed);
        assert!(run.printed.contains("\"illegal_moves\":{\"white\":0,\"black\":0}"));
    }
}

#[test]
fn article_7_5_2_a_pawn_without_its_piece_is_asked_about_in_the_same_words() {
    let fen = Some("8/4P3/8/8/8/8/k7/7K w - - 0 1");
    let run = game("en", TOURNAMENT, fen, "start\nmade 5758\nno\nmade 5758\nyes\n");
    let asked = "Illegal: pawn from 5 7 to 5 8, not promoted. Was it played and the clock pressed? Yes or no?";
    assert_eq!(times(&run, asked), 2, "{}", run.printed);
    let heard = "Illegal move by White, first time: the pawn was left on the last rank. The pawn becomes a queen. \
                 2 minutes added to Black.";
    assert!(run.printed.contains(heard), "{}", run.printed);
    let run = game("ar", TOURNAMENT, fen, "شغّل الساعة\nلُعبت 5758\nنعم\n");
    let heard = "نقلة غير قانونية للأبيض، المرة الأولى: ترك البيدق على الصف الأخير. يصبح البيدق وزيرا. أضيفت دقيقتان إلى وقت الأسود.";
    assert!(run.printed.contains(heard), "{}", run.printed);
    let run = game("en", TOURNAMENT, fen, "start\nmade 5758 rook\n");
    assert!(run.printed.contains("promotes to rook"), "{}", run.printed);
}

#[test]
fn articles_7_5_3_and_7_5_4_have_their_own_sentences() {
    let run =
        game("en", TOURNAMENT, None, "start\narbiter illegal white press\narbiter: arbiter illegal white hands\nyes\n");
    let press = "Illegal move by White, first time: the clock was pressed without a move. 2 minutes added to Black.";
    assert!(run.printed.contains(press), "{}", run.printed);
    assert!(run.printed.contains("Second illegal move. White loses."), "{}", run.printed);
    assert_eq!(times(&run, "loses"), 1, "it is said once: {}", run.printed);
    let run = game("ar", TOURNAMENT, None, "شغّل الساعة\nالحكم مخالفة الأبيض يدان\nالحكم مخالفة الأبيض نقلة\n");
    let hands = "نقلة غير قانونية للأبيض، المرة الأولى: أداء النقلة بكلتا اليدين. أضيفت دقيقتان إلى وقت الأسود.";
    assert!(run.printed.contains(hands), "{}", run.printed);
    assert!(run.printed.contains("النقلة غير القانونية الثانية. خسر الأبيض."), "{}", run.printed);
}

#[test]
fn only_the_arbiter_tells_of_two_hands_and_only_the_mover_of_his_move() {
    let run = game(
        "en",
        &format!("{TOURNAMENT} --role white"),
        None,
        "start\narbiter illegal white hands\nblack: made 5755\n",
    );
    assert_eq!(times(&run, "Only the arbiter may do this"), 1, "{}", run.printed);
    assert_eq!(times(&run, "It is White's turn."), 1, "{}", run.printed);
}

#[test]
fn the_king_is_not_captured_whoever_has_the_move_and_the_reason_is_not_kept_back() {
    let karpov = Some("4Q3/r4K2/3k4/8/8/8/8/8 w - - 1 54");
    let run = game("en", TOURNAMENT, karpov, "start\nmade 5856\nyes\nblack: 1767\n");
    assert!(run.printed.contains("The king cannot be captured."), "{}", run.printed);
    assert!(run.printed.contains("The queen on 5 8 was touched. It must move."), "{}", run.printed);
    let run = game("ar", TOURNAMENT, karpov, "شغّل الساعة\nالأسود: 1767\n");
    assert!(run.printed.contains("لا يجوز أسر الملك."), "{}", run.printed);
    let kiel = Some("rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3");
    let run = game("en", TOURNAMENT, kiel, "start\nmade 3133\nyes\n");
    assert!(run.printed.contains("The touched piece cannot move. Any legal move may be played."), "{}", run.printed);
}

#[test]
fn the_sheet_holds_the_arbiters_record() {
    let run = game("en", TOURNAMENT, None, "start\nmade 7173\nyes\n7163\npress\n");
    assert!(run.sheet.contains("\nIllegal move: White 1, 7173\n1. Nf3\n"), "{}", run.sheet);
}

/// A pawn that was left, let stand, claimed and made a queen is written anew: the sheet is what stands on the board.
#[test]
fn article_7_5_2_a_claimed_pawn_is_written_as_the_queen_it_becomes() {
    let config = tempfile::tempdir().unwrap();
    std::fs::create_dir(config.path().join("conduct")).unwrap();
    std::fs::write(config.path().join("conduct/casual.toml"), "supervision = \"none\"\n").unwrap();
    let folder = config.path().to_string_lossy().into_owned();
    let fen = Some("1n5k/P7/8/8/8/8/7p/K5N1 w - - 0 1");
    for (laws, written) in [
        ("fide-2023", "\n1. 1728\nIllegal move: White 1, 1728\n1. axb8=Q+ Kg7\n"),
        // By the digital laws the position is restored (7.4a), and the pawn has to move.
        ("digital", "\n1. 1728\nIllegal move: White 1, 1728\n1. 17x28Q+ 0-8877\n"),
    ] {
        let options = format!("--conduct casual --laws {laws} --time 15m --config {folder}");
        let lines = if laws == "digital" {
            "made 1728\nyes\nblack: claim illegal\nyes\n1728 queen\n8877\n"
        } else {
            "made 1728\nyes\nblack: claim illegal\nyes\n8877\n"
        };
        let run = game("en", &options, fen, lines);
        assert!(run.sheet.contains(written), "{laws}: {}\n{}", run.sheet, run.printed);
    }
}
