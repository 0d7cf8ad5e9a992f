//! Another game at the same table: a position in words, a rematch, a new game (`product.md` part 5); and what was
//! typed on the other keyboard.

mod layouts;

use natiq::core::Side;
use natiq::core::piece::Kind;
use natiq::notation::{Misplaced, Vocabulary, placement};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Piece, Position, Role, Square};

use crate::recorded::{Run, play};

fn words(text: &str) -> Result<String, Misplaced> {
    placement(text, &Vocabulary::compiled_in().unwrap())
}

#[test]
fn a_position_is_named_in_both_languages_by_names_or_letters_in_digits_or_letters() {
    let fen = "4k3/8/8/8/8/8/8/3Q2K1 w - - 0 1";
    for text in [
        "W: K 71 Q 41 B: K 58, white to move",
        "white: king 7 1, queen 4 1. black: king 5 8. White moves",
        "White: Kg1 Qd1 Black: Ke8",
        "w: kg1 qd1 b: ke8",
        "W: K g1 Q d1 B: K e8",
        "W K71 Q41: B: K58",
        "الأبيض: م 71 و 41 الأسود: م 58، الدور للأبيض",
        "الأبيض: الملك ٧١ والوزير ٤١ الأسود: الملك ٥٨",
        "أبيض: ملك 7 1، وزير 4 1، أسود: ملك 5 8، الدور على الأبيض",
    ] {
        if text.starts_with("W K71") {
            // A side without its colon is no side.
            assert!(words(text).is_err(), "{text}");
            continue;
        }
        assert_eq!(words(text).as_deref(), Ok(fen), "{text}");
    }
    let black = "4k3/8/8/8/8/8/8/6K1 b - - 0 1";
    for text in
        ["W: K 71 B: K 58, black to move", "W: K 71 B: K 58, الدور للأسود", "الأبيض: م 71 الأسود: م 58، الدور للأسود"]
    {
        assert_eq!(words(text).as_deref(), Ok(black), "{text}");
    }
}

#[test]
fn castling_is_deduced_or_named() {
    let men = "W: K 51 R 11 81 B: K 58 R 88";
    for (behind, rights) in [
        ("", "KQk"),
        (", castling none", "-"),
        (", no castling", "-"),
        (", castling white short", "K"),
        (", castling white both, black short", "KQk"),
        (", castling KQ", "KQ"),
        ("، بلا تبييت", "-"),
        ("، تبييت الأبيض طويل", "Q"),
    ] {
        let fen = words(&format!("{men}{behind}")).unwrap();
        assert_eq!(fen.split(' ').nth(2), Some(rights), "{behind}");
    }
    assert_eq!(words(&format!("{men}, castling black long")), Err(Misplaced::Castling(Side::Black)));
}

#[test]
fn every_position_that_cannot_be_played_has_its_own_reason() {
    for (text, why) in [
        ("", Misplaced::Nothing),
        ("K 71", Misplaced::Side),
        ("W: 71", Misplaced::Piece(Square::G1)),
        ("W: K Q 41", Misplaced::Square(Kind::King)),
        ("W: K 71 Q", Misplaced::Square(Kind::Queen)),
        ("W: K 71 Q 71 B: K 58", Misplaced::Twice(Square::G1)),
        ("W: K 71 B: K 71", Misplaced::Twice(Square::G1)),
        ("W: K 71", Misplaced::NoKing(Side::Black)),
        ("W: Q 71 B: K 58", Misplaced::NoKing(Side::White)),
        ("W: K 71 72 B: K 58", Misplaced::Kings(Side::White)),
        ("W: K 71 P 38 B: K 58", Misplaced::Pawn(Square::C8)),
        ("W: K 71 B: K 58 P 31", Misplaced::Pawn(Square::C1)),
        ("W: K 71 P 12 22 32 42 52 62 72 82 13 B: K 58", Misplaced::Pawns(Side::White)),
        ("W: K 71 P 12 22 32 42 52 62 72 82 Q 14 24 B: K 58", Misplaced::Pieces(Side::White)),
        ("W: K 71 R 54 B: K 58, white to move", Misplaced::Check(Side::Black)),
        ("W: K 71 B: K 72", Misplaced::Check(Side::Black)),
        ("W: K 51 B: K 58 Q 54 R 11 N 63", Misplaced::Checks(Side::White)),
        ("W: K 71 dragon 41 B: K 58", Misplaced::Word("dragon".to_owned())),
        ("W: K 99 B: K 58", Misplaced::Word("99".to_owned())),
    ] {
        assert_eq!(words(text), Err(why), "{text}");
    }
}

/// A position said piece by piece, from the FEN text and not from what reads it.
fn said(position: &Chess, arabic: bool) -> String {
    let mut text = String::new();
    for (color, head) in [(Color::White, ["W:", "الأبيض:"]), (Color::Black, [" B:", " الأسود:"])] {
        text += head[usize::from(arabic)];
        for (on, man) in position.board().clone() {
            let Piece { role, .. } = man;
            if man.color != color {
                continue;
            }
            let names = ["king", "queen", "rook", "bishop", "knight", "pawn"];
            let in_arabic = ["ملك", "وزير", "رخ", "فيل", "حصان", "بيدق"];
            let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
            let at = roles.iter().position(|other| *other == role).unwrap();
            let name = if arabic { in_arabic[at] } else { names[at] };
            text += &format!(" {name} {}{}", u32::from(on.file()) + 1, u32::from(on.rank()) + 1);
        }
    }
    let white = position.turn().is_white();
    let rights = Fen::from_position(position, EnPassantMode::Legal).to_string();
    let rights = rights.split(' ').nth(2).unwrap().to_owned();
    let turn = match (arabic, white) {
        (false, true) => "white to move",
        (false, false) => "black to move",
        (true, true) => "الدور للأبيض",
        (true, false) => "الدور للأسود",
    };
    let castling = if arabic { "تبييت" } else { "castling" };
    format!("{text}, {turn}, {castling} {rights}")
}

#[test]
fn positions_of_games_come_back_as_they_were_said_in_both_languages() {
    let mut seen = 0;
    for moves in [crate::catalogue::speakable::GAME] {
        let mut position = Chess::default();
        for uci in moves.split_whitespace() {
            let mv = uci.parse::<shakmaty::uci::UciMove>().unwrap().to_move(&position).unwrap();
            position = position.play(mv).unwrap();
            for arabic in [false, true] {
                let fen = words(&said(&position, arabic)).unwrap();
                let again: Chess = fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
                assert_eq!(again.board(), position.board());
                let rights = (again.castles().castling_rights(), position.castles().castling_rights());
                assert_eq!((again.turn(), rights.0), (position.turn(), rights.1), "{fen}");
                seen += 1;
            }
        }
    }
    assert!(seen > 60);
}

/// The keys of what was said, in order.
fn keys(run: &Run) -> Vec<&str> {
    run.speech.iter().map(|line| line["key"].as_str().unwrap()).collect()
}

#[test]
fn a_rematch_changes_colours_and_keeps_the_game_that_was() {
    let run = play(
        &["--lang", "en", "--white", "Amal", "--black", "Omar", "--time", "5m"],
        "5254\nrematch\nyes\n5755\n5254\nresign\nyes\nrematch\nplayers\n",
    );
    assert!(run.printed.contains("This game is not over. It is kept and can be gone on with."), "{}", run.printed);
    assert!(run.printed.contains("White: Omar. Black: Amal. Rules: FIDE 2023, blitz, 5 minutes."), "{}", run.printed);
    assert!(run.printed.contains("Game saved: game.\n"), "{}", run.printed);
    assert!(run.printed.contains("The game is kept as game-2.\n"), "{}", run.printed);
    assert!(run.printed.contains("The game is kept as game-3.\n"), "{}", run.printed);
    assert!(run.printed.ends_with("White: Amal. Black: Omar.\nGame saved: game-3.\nBye.\n"), "{}", run.printed);
    // Asked where a game goes on, not asked where it is over.
    assert_eq!(keys(&run).iter().filter(|key| **key == "another.rematch").count(), 1);
    assert_eq!(run.printed.matches("White's clock is running.").count(), 3, "each game has its own clock");
    // The sheet of the first is closed as it stood.
    assert!(run.sheet.contains("Amal") && !run.sheet.contains("Result: 1-0"), "{}", run.sheet);
    let numbers: Vec<u64> = run.speech.iter().map(|line| line["seq"].as_u64().unwrap()).collect();
    assert!(numbers.windows(2).all(|pair| pair[0] + 1 == pair[1]), "one log goes on: {numbers:?}");
}

#[test]
fn a_new_game_asks_its_clock_by_number_and_another_command_drops_the_question() {
    let two = |run: &Run, typed: &str| run.printed.contains("Who plays?") == typed.contains("\n1\n");
    for (typed, wanted) in [("new\n1\n2\n", true), ("new\n2\n", false)] {
        let run = play(&["--lang", "en"], typed);
        // Where this machine has an engine the opponent is asked first.
        if !two(&run, typed) {
            continue;
        }
        assert!(run.printed.contains("Which clock? 1: no clock. 2: "), "{wanted} {}", run.printed);
        assert!(run.printed.contains("White's clock is running."), "{}", run.printed);
        return;
    }
    panic!("no game was begun");
}

#[test]
fn a_position_is_set_up_before_the_first_move_and_said_again() {
    let run = play(&["--lang", "en"], "setup W: K 71 Q 41 B: K 58, black to move\n5857\nsetup W: K 71\nsetup\n");
    assert!(
        run.printed.contains("White: king 7 1; queen 4 1. Black: king 5 8.\n") && run.printed.contains("1 Black: king"),
        "{}",
        run.printed
    );
    assert!(!run.printed.contains("Yes or no?"), "nothing is lost, so nothing is asked: {}", run.printed);
    assert!(run.printed.contains("Black has no king. Say where it stands.\nName the pieces"), "{}", run.printed);
    let arabic = play(&["--lang", "ar"], "5254\nترتيب الأبيض: م 71 و 41 الأسود: م 58، الدور للأبيض\nنعم\n4148\n");
    assert!(arabic.printed.contains("هل تبدأ مباراة جديدة من ذلك الوضع؟ نعم أم لا؟"), "{}", arabic.printed);
    assert!(arabic.printed.contains("1 الأبيض: وزير من 4 1 إلى 4 8، كش."), "{}", arabic.printed);
}

#[test]
fn a_tournament_game_is_left_for_no_other() {
    let typed = "rematch\nnew\nsetup W: K 71 B: K 58\nassistant: rematch\nwhite: resign\nyes\nrematch\nplayers\n";
    let run = play(&["--lang", "en", "--conduct", "tournament"], typed);
    assert_eq!(run.printed.matches("Not available during the game.").count(), 4, "{}", run.printed);
    // The game that is over holds nobody.
    assert!(run.printed.contains("White wins.\n") || run.printed.contains("Black wins.\n"), "{}", run.printed);
    assert_eq!(run.printed.matches("The game is kept as game-2.").count(), 1, "{}", run.printed);
}
