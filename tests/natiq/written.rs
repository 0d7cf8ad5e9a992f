//! PGN read and written again: nothing is lost, and what is written stays as it is.

mod corpora;
mod hostile;
mod told;

use std::path::Path;

use natiq::written::pgn::{Unread, games, write};
use natiq::written::{Game, Item, Lines, Tag, What};

pub use corpora::files;

/// The games of a text; what is too long to be one is none.
pub fn read(text: &[u8]) -> Vec<Game> {
    games(Lines::open(text).unwrap()).filter_map(Result::ok).collect()
}

/// What is no game in a text.
pub fn unread(text: &[u8]) -> Vec<Unread> {
    games(Lines::open(text).unwrap()).filter_map(Result::err).collect()
}

/// A text as it is written: for signs that only steer a terminal stand blanks.
fn clean(text: &str) -> String {
    let steers = |sign: char| {
        sign.is_control()
            || matches!(sign, '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{2028}'..='\u{202e}')
            || matches!(sign, '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    text.chars().map(|sign| if steers(sign) { ' ' } else { sign }).collect()
}

/// The head and items that writing keeps.
fn kept(game: &Game) -> (Vec<(String, String)>, Vec<What>) {
    let head = game.head.iter().map(|Tag { key, value, .. }| (key.clone(), clean(value))).collect();
    let items = game.body.iter().map(|Item { what, .. }| what);
    let items = items.filter(|what| !matches!(what, What::Number { .. } | What::Endless));
    let mut items: Vec<What> = items
        .map(|what| match what {
            What::Comment(text) => What::Comment(clean(text)),
            What::Remark(text) => What::Remark(clean(text)),
            What::Escape(text) => What::Escape(clean(text)),
            What::Stray(text) => What::Stray(clean(text)),
            other => other.clone(),
        })
        .collect();
    // A game without a result is given one.
    if game.result().is_none() {
        let named = game.tag("Result").filter(|result| ["1-0", "0-1", "1/2-1/2", "*"].contains(result));
        items.push(What::Result(named.unwrap_or("*").to_owned()));
    }
    (head, items)
}

/// Holds that a game which is written and read is the same, and that it is written the same again.
pub fn holds(game: &Game) {
    let moved = game.main_line().any(|item| matches!(item.what, What::Move(_)));
    if game.head.is_empty() && !moved {
        return;
    }
    let text = write(game);
    let again = read(text.as_bytes());
    assert_eq!(again.len(), 1, "{text}");
    assert_eq!(kept(&again[0]), kept(game), "{text}");
    assert_eq!(write(&again[0]), text);
    assert!(!text.chars().any(|sign| sign.is_control() && sign != '\n'), "{text:?}");
}

/// The words of a file that must stand in what is written of it, in their order; numbers are told anew.
fn words(text: &str) -> Vec<String> {
    let parted: String =
        text.chars().map(|sign| if "(){}[]\"\\".contains(sign) { ' ' } else { sign }).collect::<String>();
    let numbered = |word: &&str| !word.ends_with('.') || !word.starts_with(|sign: char| sign.is_ascii_digit());
    let bare = |word: &str| {
        let digits = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
        // "1.e4" is "e4".
        digits.strip_prefix('.').map_or(word, |rest| rest.trim_start_matches('.')).to_owned()
    };
    let words = parted.split_whitespace().filter(numbered).map(bare);
    words.filter(|word| !word.is_empty()).collect()
}

/// Holds that nothing of a file is lost.
pub fn loses_nothing(name: &str, text: &str) {
    let all = read(text.as_bytes());
    all.iter().for_each(holds);
    let written: String = all.iter().map(write).collect();
    assert_eq!(write_all(&written), written, "{name}");
    assert_eq!(words(&written), words(text), "{name}");
}

fn write_all(text: &str) -> String {
    read(text.as_bytes()).iter().map(write).collect()
}

#[test]
fn nothing_is_lost_of_what_is_odd() {
    for text in [
        "[Event \"a \\\"b\\\" \\\\ c\"]\n[White \"أحمد\"]\n\n1. e4 += e5 $3 (1... d5 $14 {x} (1... c5) 2. exd5) 2. Nf3 *",
        "1. e4 {a [%clk 0:01:00] (=) ; $5} e5 ; a } rest { of\n2. Nf3!? Qxx9 ?! 1-0",
        "[Event \"x\"]\n% escape 2\n\n1. e4 [odd thing] foo\n%escape 3\n e5 1/2-1/2 trailing {comment}",
        "1. e4 1-0 {between}\n1. d4 d5 0-1\n\n[Event \"x\"]\n\n*",
        "-- Z0 0-0 e7e8q N@f3 <foo> ~ # @ *",
    ] {
        loses_nothing(text, &text.replace("! ", "!  "));
    }
    for text in [
        "% before\n[Event \"x\"]\n",
        "[A \"x]\n[B \"y\" z] e4",
        "e4 ( d4 ( c4",
        "1-0 * e4",
        "e4 exd6e.p. ½-½",
        "1 e4 ... e5",
        "e4 1-0 [B\"x\"] d4",
    ] {
        read(text.as_bytes()).iter().for_each(holds);
    }
}

#[test]
fn a_file_of_another_program_is_kept_whole() {
    let Some(files) = files() else {
        eprintln!("SKIP a_file_of_another_program_is_kept_whole: .ci/corpora.sh has not fetched the games");
        return;
    };
    assert!(files.len() >= 13, "{files:?}");
    for file in files {
        let bytes = std::fs::read(&file).unwrap();
        let text = natiq::written::decode(&bytes).into_owned();
        loses_nothing(&file.display().to_string(), text.trim_start_matches('\u{feff}'));
    }
}

#[test]
#[ignore = "long, run by make test-all"]
fn the_recorded_games_are_kept_whole() {
    let Some(folder) = crate::replay::games() else {
        eprintln!("SKIP the_recorded_games_are_kept_whole: the games of pgn-reader are not here");
        return;
    };
    for name in ["lichess_db_1000k.pgn", "twic1599_1000k.pgn"] {
        let bytes = std::fs::read(Path::new(&folder).join(name)).unwrap();
        let text = natiq::written::decode(&bytes).into_owned();
        loses_nothing(name, &text);
    }
}
