//! Files as bad as they come: every one is read to its end, in bounds, and what can be kept is.

use natiq::replay::{Reason, ReplayItem, replay};
use natiq::written::pgn::{Unread, games, write};
use natiq::written::{Lines, What};

use super::{holds, read, unread};

const GOOD: &str = "[Event \"good\"]\n\n1. e4 e5 1-0\n\n";

/// The games with a good one before and behind; those are there, and none of it takes long.
fn between(bad: &[u8]) -> Vec<natiq::written::Game> {
    let file = [GOOD.as_bytes(), bad, b"\n\n", GOOD.as_bytes()].concat();
    let mut all = read(&file);
    let last = all.pop().unwrap();
    assert_eq!((last.tag("Event"), last.result(), last.body.len()), (Some("good"), Some("1-0"), 4));
    let first = all.remove(0);
    assert_eq!((first.tag("Event"), first.result()), (Some("good"), Some("1-0")));
    all
}

#[test]
#[ignore = "long, run by make test-all"]
fn a_line_of_ten_megabytes_is_passed_over_to_the_next_head() {
    for sign in ["x", "(", "{", "e4 "] {
        let long = format!("[Event \"long\"]\n\n{}\n", sign.repeat(10_000_000 / sign.len()));
        assert_eq!(between(long.as_bytes()), [], "{sign}");
        let told = unread(format!("{GOOD}{long}{GOOD}").as_bytes());
        assert_eq!(told, [Unread::TooLong { line: 5 }], "{sign}");
    }
    // So is a game of ten megabytes in short lines.
    let long = "[Event \"long\"]\n\n".to_owned() + &"1. e4 e5 2. Nf3 Nc6\n".repeat(500_000);
    assert_eq!(unread(format!("{long}{GOOD}").as_bytes()), [Unread::TooLong { line: 1 }]);
    assert_eq!(between(long.as_bytes()), []);
}

#[test]
fn ten_thousand_variations_in_one_another_are_kept() {
    let deep = format!("[Event \"deep\"]\n\n1. e4 {} 1-0", "(1. d4 ".repeat(10_000) + &")".repeat(10_000));
    let games = between(deep.as_bytes());
    assert_eq!(games[0].body.iter().filter(|item| item.what == What::Open).count(), 10_000);
    assert_eq!(games[0].result(), Some("1-0"));
    holds(&games[0]);
    let open = format!("[Event \"open\"]\n\n1. e4 {}", "(".repeat(10_000));
    let games = between(open.as_bytes());
    assert!(games[0].body.iter().any(|item| item.what == What::Endless));
    holds(&games[0]);
}

#[test]
fn ten_thousand_games_are_read_one_by_one() {
    let file = GOOD.repeat(10_000);
    assert_eq!(games(Lines::open(file.as_bytes()).unwrap()).filter(Result::is_ok).count(), 10_000);
    let line = "1. e4 e5 1-0 ".repeat(10_000);
    assert_eq!(read(line.as_bytes()).len(), 10_000);
}

#[test]
fn signs_that_steer_a_terminal_are_kept_and_never_written() {
    for bad in [
        &b"[White \"a\0b\x1b[31m\xe2\x80\xae\"]\n\n1. e4\0 {c\x07\x1b[2J} e5 ; \x08\r\n*"[..],
        b"[White \"\xff\xfe\x80\"]\n\n1. e4 {\xc3} e5 \x80\x81 *",
        b"[White\0 \"x\"]\n[Event \"bad\"]\n\n1. e4 [\x1b \"x\"] *",
    ] {
        let games = between(bad);
        assert_eq!(games.len(), 1, "{games:?}");
        assert!(games[0].main_line().any(|item| item.what == What::Move("e4".to_owned())));
        holds(&games[0]);
    }
    let games = between(b"[White \"a\0\x1b[31m\"]\n\n1. e4 *");
    assert_eq!(games[0].tag("White"), Some("a\0\u{1b}[31m"));
    assert!(write(&games[0]).starts_with("[White \"a  [31m\"]\n"));
}

#[test]
fn every_encoding_and_line_end_is_the_same_game() {
    let text = "[White \"Žofie\"]\n\n1. e4 {two\nlines} e5 ; rest\n2. Nf3 *\n\n[White \"B\"]\n\n1. d4 *\n";
    let wanted = read(text.as_bytes());
    let wide = |text: &str, big: bool| -> Vec<u8> {
        let units = format!("\u{feff}{text}").encode_utf16().collect::<Vec<_>>();
        units.into_iter().flat_map(|unit| if big { unit.to_be_bytes() } else { unit.to_le_bytes() }).collect()
    };
    for bytes in [
        text.replace('\n', "\r\n").into_bytes(),
        text.replace('\n', "\r").into_bytes(),
        format!("\u{feff}{text}").into_bytes(),
        wide(text, false),
        wide(&text.replace('\n', "\r\n"), true),
    ] {
        assert_eq!(read(&bytes), wanted, "{:?}", &bytes[..12]);
    }
}

#[test]
fn the_rules_of_another_game_are_one_fault_and_its_text_is_kept() {
    let bad = "[Event \"zh\"]\n[Variant \"Crazyhouse\"]\n[FEN \"8/8 w - - 0 1\"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@e4 *";
    let games = between(bad.as_bytes());
    assert!(write(&games[0]).contains("3. P@e4 *"));
    let mut faults = Vec::new();
    for variant in ["Crazyhouse", "Antichess", "Three-check", "Chess960", "fischerandom", "From Position", "Standard"] {
        let text = format!(
            "{GOOD}{}{GOOD}",
            bad.replace("Crazyhouse", variant).replace("[FEN \"8/8 w - - 0 1\"]\n", "") + "\n\n"
        );
        let totals = replay(text.as_bytes(), &natiq::written::Keys::default(), &mut |item| {
            if let ReplayItem::Fault(fault) = item {
                faults.push((fault.line, fault.game, fault.reason, fault.text.clone()));
            }
        });
        assert_eq!((totals.games, totals.faults), (3, 1));
    }
    let others: Vec<_> = faults.iter().filter(|fault| fault.2 == Reason::Rules).map(|fault| fault.3.as_str()).collect();
    assert_eq!(others, ["Crazyhouse", "Antichess", "Three-check"]);
    assert!(faults.iter().take(3).all(|fault| fault.0 == 6 && fault.1 == 2), "{faults:?}");
    // Where the rules are ours, the drop alone is none.
    assert!(faults.iter().skip(3).all(|fault| fault.2 == Reason::Illegal && fault.3 == "P@e4"), "{faults:?}");
}
