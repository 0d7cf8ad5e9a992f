//! Games of files: what is read is written again, and what is written is read as the same.

use bolero::check;
use natiq::written::pgn::{games, write};
use natiq::written::{Game, Lines, What, decode};

/// Text that gets further into a reader of PGN than noise does.
const WORDS: [&str; 58] = [
    "e4",
    "Nf3",
    "O-O",
    "0-0",
    "e7e8q",
    "--",
    "Z0",
    "1.",
    "1...",
    "12",
    "0",
    "99999999999",
    "1-0",
    "0-1",
    "1/2-1/2",
    "½",
    "*",
    "(",
    ")",
    "((",
    "{",
    "}",
    ";",
    "!",
    "?!",
    "$3",
    "$",
    "+=",
    "±",
    "e.p.",
    "exd6e",
    ".p.",
    "[",
    "]",
    "[Event \"",
    "[White \"x\"]",
    "[Result \"1-0\"]",
    "[FEN \"8/8/8/8/8/8/8/8 b - - 0 7\"]",
    "[Odd]",
    "[%clk 0:01:00]",
    "%",
    "\n",
    "\n\n",
    "\n%",
    "\n[",
    "\r\n",
    "\"",
    "\\",
    "\\\"",
    "\"]",
    "\0",
    "\u{200f}",
    "\u{feff}",
    "أحمد",
    "Qxx9",
    "2nd",
    "…",
    ". .",
];

/// The games of a text; none where it looks like braille, which is another reader's.
fn read(text: &[u8]) -> Vec<Game> {
    let Ok(lines) = Lines::open(text) else { return Vec::new() };
    games(lines).map(Result::unwrap).collect()
}

/// What is kept of a game, without numbers, lines, and the signs that are blanks when they are written.
fn kept(game: &Game) -> Vec<String> {
    let head = game.head.iter().map(|tag| format!("[{} {}", tag.key, tag.value));
    let body = game.body.iter().filter(|item| !matches!(item.what, What::Number { .. } | What::Endless));
    let body = body.map(|item| match &item.what {
        What::Comment(text) => format!("{{{text}"),
        What::Remark(text) => format!(";{text}"),
        What::Escape(text) => format!("%{text}"),
        What::Stray(text) => format!("stray {text}"),
        other => format!("{other:?}"),
    });
    let visible = |sign: &char| sign.is_alphanumeric() || sign.is_ascii_graphic();
    head.chain(body).map(|text| text.chars().filter(visible).collect()).collect()
}

#[test]
fn a_pgn_is_written_as_it_is_read() {
    check!().with_type::<Vec<(u8, bool, u8)>>().with_iterations(3000).for_each(|parts| {
        let mut text = String::new();
        for (word, apart, noise) in parts {
            text.push_str(WORDS[*word as usize % WORDS.len()]);
            if *noise < 32 {
                text.push(char::from(*noise + 33));
            }
            if *apart {
                text.push(' ');
            }
        }
        let mut all = String::new();
        for game in read(text.as_bytes()) {
            if game.head.is_empty() && !game.main_line().any(|item| matches!(item.what, What::Move(_))) {
                continue;
            }
            let written = write(&game);
            // Noise of capitals and commas alone can be cells of braille.
            if natiq::braille::sniff(written.as_bytes()).is_some() {
                continue;
            }
            let again = read(written.as_bytes());
            assert_eq!(again.len(), 1, "{text:?}\n{written}");
            let (mut was, is) = (kept(&game), kept(&again[0]));
            was.extend((is.len() > was.len()).then(|| is.last().cloned()).flatten());
            assert_eq!(was, is, "{text:?}\n{written}");
            assert_eq!(write(&again[0]), written, "{text:?}");
            assert!(!written.chars().any(|sign| sign.is_control() && sign != '\n'), "{written:?}");
            all.push_str(&written);
        }
        let again: String = read(all.as_bytes()).iter().map(write).collect();
        assert_eq!(again, all, "{text:?}");
    });
}

#[test]
fn noise_is_read_to_its_end() {
    check!().with_type::<Vec<u8>>().with_iterations(1000).for_each(|noise| {
        let Ok(lines) = Lines::open(noise.as_slice()) else { return };
        for game in games(lines).filter_map(Result::ok) {
            let written = write(&game);
            assert!(!decode(written.as_bytes()).chars().any(|sign| sign.is_control() && sign != '\n'));
        }
    });
}
