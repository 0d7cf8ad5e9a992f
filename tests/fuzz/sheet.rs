//! Sheets as text: whatever is read is written as a sheet and as PGN, and what is written is read as the same.

use bolero::check;
use natiq::braille::{Code, Script, Style};
use natiq::core::Setup;
use natiq::core::profile::Notation;
use natiq::language::Language;
use natiq::sheet::{Copy, Format, Labels, Measure, keys};
use natiq::written::{Form, Games, Keys};

/// Text that gets further into a reader of sheets than noise does.
const WORDS: [&str; 44] = [
    "5254",
    "5755",
    "1 ـ 54",
    "1-36",
    "٥٢٥٤",
    "54x45",
    "3-7163",
    "55",
    "555",
    "e4",
    "Nf3!?",
    "exd5",
    "1.",
    "2. ...",
    "1)",
    "٣.",
    "(=)",
    "1-1",
    "½-½",
    "1-0",
    "*",
    "\n",
    "\n\n",
    "\n  ",
    "\n ",
    "White: Amal\n",
    "الأبيض: أمل\n",
    "\nResult: 1-0\n",
    "\nالنتيجة: *\n",
    "Restored: move 1, White to move\n",
    "استعادة: النقلة 1، الدور: الأسود\n",
    "Clock: W 0:01:00 B 0:02:00\n",
    "Variation: 1. d4 (1. c4) d5\n",
    "Comment: $7\n",
    "Position: 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n",
    "Time: 5m +3s\n",
    "TimeControl: 300+3\n",
    "Journal: 01234567 89abcdef\n",
    "Letters: Latin\n",
    "[Event \"x\"]\n",
    "{a} (d5 2. c4) $3",
    ":",
    "\0\u{1b}[31m",
    "الأبيض الأسود\n",
];

/// What stands between such words.
const NOISE: [&str; 12] =
    [" ", " ", " ", "", "!", "x", "é\u{301}", "中", " : ", "خ ", "12 ", "a-very-long-word-without-a-blank/"];

fn pick<'w>(words: &[&'w str], at: u8) -> &'w str {
    words[usize::from(at) % words.len()]
}

/// The texts of the games of a text, in a form.
fn copied(text: &[u8], keys: &Keys, write: &dyn Fn(&natiq::written::Game, Form) -> String) -> Option<String> {
    let games = Games::open(text, keys).ok()?;
    let form = games.form();
    let texts: Result<Vec<String>, _> = games.map(|game| game.map(|game| write(&game, form))).collect();
    Some(texts.ok()?.join("\n"))
}

#[test]
fn a_sheet_is_written_as_it_is_read() {
    let languages = [Language::builtin("en").unwrap(), Language::builtin("ar").unwrap()];
    let words = keys(&languages);
    let labels = [Labels::of(&languages[0]), Labels::of(&languages[1])];
    drop(languages);
    let braille = Code { style: Style::Compact, script: Script::Latin };
    check!().with_type::<(Vec<(u8, u8)>, Vec<u8>, u8)>().with_iterations(60).for_each(|(parts, noise, kind)| {
        let [width, measure, language] = [kind % 4, kind / 4 % 2, kind / 8 % 2].map(usize::from);
        let format = Format {
            notation: [Notation::Digital, Notation::Algebraic][measure],
            width: [20, 32, 40, 80][width],
            measure: [Measure::Print, Measure::Braille(braille)][measure],
            ..Format::of(&Setup::casual())
        };
        let copy = Copy { format, labels: labels[language].clone(), keep: kind % 3 == 0 };
        let text: String =
            parts.iter().map(|(word, noise)| [pick(&WORDS, *word), pick(&NOISE, *noise)].concat()).collect();
        for bytes in [text.as_bytes(), noise] {
            let Some(once) = copied(bytes, &words, &|game, form| copy.text(game, form)) else { continue };
            assert!(!once.contains(|sign: char| sign.is_control() && sign != '\n'), "{once:?}");
            assert!(once.lines().all(|line| line.trim_end() == line), "{once:?}");
            let again = copied(once.as_bytes(), &words, &|game, form| copy.text(game, form));
            let again = again.unwrap();
            let place = again.lines().zip(once.lines()).position(|(again, once)| again != once);
            let near = |text: &str| {
                text.lines().skip(place.unwrap_or(0).saturating_sub(3)).take(6).collect::<Vec<_>>().join("\n")
            };
            assert!(again == once, "{}\nbecame\n{}\nof\n{text:?}", near(&once), near(&again));
            let _ = copied(once.as_bytes(), &words, &|game, form| copy.pgn(game, form)).unwrap();
        }
    });
}
