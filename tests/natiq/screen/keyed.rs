//! Every key of the board: one utterance, with its key, in both languages and on both keyboards; in a tournament
//! the ones that would be advice are refused, once.

use std::collections::BTreeSet;

use super::played::Played;

const CLOCK: [&str; 2] = ["--time", "90m/40,30m"];

/// What is typed on the board, the action of `keys.toml` it stands for, and the key of what is said.
const KEYS: &[(&str, &str, &str)] = &[
    ("\x1b[A", "up", "board.square"),
    ("\x1b[C", "right", "board.square"),
    ("\x1b[B", "down", "board.square"),
    ("\x1b[D", "left", "board.square"),
    ("\x1b[D", "left", "board.edge"),
    ("k", "next_king", "board.square"),
    ("q", "next_queen", "board.square"),
    ("r", "next_rook", "board.square"),
    ("b", "next_bishop", "board.square"),
    ("n", "next_knight", "board.square"),
    ("p", "next_pawn", "board.square"),
    ("K", "previous_king", "board.square"),
    ("Q", "previous_queen", "board.square"),
    ("R", "previous_rook", "board.square"),
    ("B", "previous_bishop", "board.square"),
    ("N", "previous_knight", "board.square"),
    (",p", "previous_pawn", "board.square"),
    ("1", "rank_1", "board.square"),
    ("2", "rank_2", "board.square"),
    ("3", "rank_3", "board.square"),
    ("4", "rank_4", "board.square"),
    ("5", "rank_5", "board.square"),
    ("6", "rank_6", "board.square"),
    ("7", "rank_7", "board.square"),
    ("8", "rank_8", "board.square"),
    ("f1", "file_1", "board.square"),
    ("f2", "file_2", "board.square"),
    ("f3", "file_3", "board.square"),
    ("f4", "file_4", "board.square"),
    ("f5", "file_5", "board.square"),
    ("f6", "file_6", "board.square"),
    ("&", "file_7", "board.square"),
    ("f8", "file_8", "board.square"),
    ("o", "square", "board.square"),
    ("m", "legal_moves", "board.legal"),
    ("M", "captures", "board.captures"),
    (",m", "captures", "board.captures"),
    ("x", "diagonals", "board.diagonal"),
    ("X", "straight", "board.straight"),
    (",x", "straight", "board.straight"),
    ("l", "last_move", "last"),
    ("t", "clock", "clock.both"),
    ("c", "captured", "captured"),
    ("a", "attackers", "board.attackers"),
    ("d", "defenders", "board.defenders"),
    ("i", "input_line", "key.empty"),
];

/// What a tournament refuses.
const ADVICE: [&str; 4] = ["legal_moves", "captures", "attackers", "defenders"];

/// A game after a pawn has taken a pawn, with the board in focus.
fn on_the_board(code: &str, conduct: &str) -> Played {
    let args = [&["--lang", code, "--conduct", conduct][..], &CLOCK].concat();
    let mut played = Played::new((80, 24), &args, "", &[]);
    let (start, press) = if code == "ar" { ("شغّل الساعة", "اضغط") } else { ("start", "press") };
    let moves = ["5254", "4745", "5445"];
    let lines: Vec<&str> = match conduct {
        "tournament" => std::iter::once(start).chain(moves.into_iter().flat_map(|mv| [mv, press])).collect(),
        _ => moves.to_vec(),
    };
    for line in lines {
        let before = played.spoken().len();
        played.send(&format!("{line}\r"));
        played.heard(before, line);
    }
    let before = played.spoken().len();
    played.send("\t");
    played.heard(before, "tab");
    played
}

#[test]
fn every_board_key_is_one_utterance_with_its_key() {
    for code in ["en", "ar"] {
        let mut played = on_the_board(code, "casual");
        for (typed, action, key) in KEYS {
            assert_eq!(played.answer(typed), [*key], "{code}: {typed:?} {action}");
        }
    }
}

#[test]
fn in_a_tournament_a_key_that_asks_for_advice_is_refused_once() {
    for code in ["en", "ar"] {
        let mut played = on_the_board(code, "tournament");
        for (typed, action, _) in KEYS.iter().filter(|row| ADVICE.contains(&row.1)) {
            assert_eq!(played.answer(typed), ["refused.tournament"], "{code}: {typed:?} {action}");
        }
    }
}

/// The same keys of the Arabic keyboard: one of them writes two letters.
#[test]
fn the_board_keys_are_there_on_an_arabic_keyboard() {
    let mut played = on_the_board("ar", "casual");
    for (typed, key) in [
        ("ة", "board.legal"),
        ("ء", "board.diagonal"),
        ("ن", "board.square"),
        ("لا", "board.square"),
        ("ب4", "board.square"),
        ("ب٥", "board.square"),
        ("٤", "board.square"),
        ("ش", "board.attackers"),
        ("ي", "board.defenders"),
        ("م", "last"),
        ("ف", "clock.both"),
    ] {
        assert_eq!(played.answer(typed), [key], "{typed:?}");
    }
}

#[test]
fn a_file_or_rank_is_reached_and_a_step_walks() {
    let mut played = on_the_board("en", "casual");
    for (typed, said) in [
        ("1", "1 1: white rook."),
        ("f4", "4 1: white queen."),
        ("5", "4 5: white pawn."),
        ("!", "1 5: empty, dark square."),
        ("*", "8 5: empty, light square."),
        ("\x1b[B", "8 4: empty, dark square."),
        ("\x1b[C", "Edge of the board."),
        ("n", "2 8: black knight."),
        (",n", "7 1: white knight."),
        ("M", "Nothing can be captured from 7 1."),
        ("q", "4 8: black queen."),
        ("M", "Captures: queen 4 8 takes pawn on 4 5."),
        (
            "X",
            "File and rank of 4 8: 4 1 white queen; 4 2 white pawn; 4 5 white pawn; 4 8 black queen; 1 8 black rook; \
              2 8 black knight; 3 8 black bishop; 5 8 black king; 6 8 black bishop; 7 8 black knight; 8 8 black rook.",
        ),
    ] {
        played.answer(typed);
        assert_eq!(played.spoken().last().map(String::as_str), Some(said), "{typed:?}");
    }
}

#[test]
fn the_table_above_holds_every_key_of_the_board() {
    let config = natiq::config::load(&natiq::config::Sources::default()).unwrap();
    let there: BTreeSet<&str> = config.keys.board.keys().map(String::as_str).collect();
    // What can be done here is several lines, which `help` holds.
    let held: BTreeSet<&str> = KEYS.iter().map(|row| row.1).chain(["help"]).collect();
    assert_eq!(there, held);
}
