//! The tables: what is printed, its cells, and where they were published.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::cell::{Cell, cells};

/// Rules of Unified English Braille, second edition 2013.
pub(super) const RUEB: &str = "RUEB 2013";
/// Unified Arabic Braille, Mada 2020, as in liblouis' table `ar-ar-g1`.
pub(super) const MADA: &str = "Mada 2020 (ar-ar-g1)";

/// Unified English Braille, as in liblouis' table `en-ueb-g1`.
const LIBLOUIS: &str = "liblouis en-ueb-g1";

/// A row of the tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sign {
    /// As printed; an indicator, which print has not, by its name.
    pub print: String,
    /// Its cells.
    pub cells: Vec<Cell>,
    /// Where it was published, with the section.
    pub source: String,
}

/// Capital letter; twice, for a word in capitals.
pub(super) const CAPITAL: &str = "⠠";
/// Ends a word in capitals within a word.
pub(super) const CAPITALS_END: &str = "⠠⠄";
/// Digits follow.
pub(super) const NUMBER: &str = "⠼";
/// A letter follows, and no digit.
pub(super) const LETTER: &str = "⠰";
/// An Arabic word in a Latin line (non-UEB word indicator), and its end before the next blank.
pub(super) const ARABIC_WORD: (&str, &str) = ("⠘⠷", "⠘⠾");
/// A Latin word in an Arabic line (grade 1 word indicator), and its end before the next blank.
pub(super) const LATIN_WORD: (&str, &str) = ("⠰⠰", "⠰⠄");
/// Print's three dots before Black's move, in compact lines.
pub(super) const BLACK: &str = "⠤";

/// Latin letters from a to z; the first ten are also the digits 1 to 9 and 0.
pub(super) const LETTERS: &str = "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵";
/// The lowered digits, in the same order.
pub(super) const LOWERED: &str = "⠂⠆⠒⠲⠢⠖⠶⠦⠔⠴";

/// Signs of Unified English Braille, with their section; those without one are as liblouis has them.
pub(super) const UEB: &[(char, &str, &str)] = &[
    ('.', "⠲", "7"),
    (',', "⠂", "7"),
    (':', "⠒", "7"),
    (';', "⠆", "7"),
    ('!', "⠖", "7"),
    ('?', "⠦", "7.5"),
    ('\'', "⠄", "7"),
    ('-', "⠤", "7.2"),
    ('–', "⠠⠤", "7.2"),
    ('—', "⠐⠠⠤", "7.2"),
    ('/', "⠸⠌", "7.4"),
    ('"', "⠠⠶", "7.6"),
    ('“', "⠘⠦", "7.6"),
    ('”', "⠘⠴", "7.6"),
    ('‘', "⠠⠦", "7.6"),
    ('’', "⠠⠴", "7.6"),
    ('«', "⠸⠦", "7.6"),
    ('»', "⠸⠴", "7.6"),
    ('(', "⠐⠣", "7"),
    (')', "⠐⠜", "7"),
    ('[', "⠨⠣", "7"),
    (']', "⠨⠜", "7"),
    ('{', "⠸⠣", "7"),
    ('}', "⠸⠜", "7"),
    ('<', "⠈⠣", "3.17"),
    ('>', "⠈⠜", "3.17"),
    ('+', "⠐⠖", "3.17"),
    ('=', "⠐⠶", "3.17"),
    ('×', "⠐⠦", "3.17"),
    ('÷', "⠐⠌", "3.17"),
    ('#', "⠸⠹", "3.19"),
    ('_', "⠨⠤", "7.2"),
    ('*', "⠐⠔", "3.3"),
    ('@', "⠈⠁", "3.7"),
    ('&', "⠈⠯", "3.1"),
    ('%', "⠨⠴", "3.21"),
    ('^', "⠈⠢", "3.6"),
    ('~', "⠈⠔", "3.25"),
    ('`', "⠨⠡", ""),
    ('\\', "⠸⠡", ""),
    ('|', "⠸⠳", ""),
    ('$', "⠈⠎", "3.10"),
    ('£', "⠈⠇", "3.10"),
    ('€', "⠈⠑", "3.10"),
    ('§', "⠘⠎", "3.20"),
    ('°', "⠘⠚", "3.11"),
    ('©', "⠘⠉", "3.8"),
    ('¡', "⠘⠰⠖", ""),
    ('¿', "⠘⠰⠦", ""),
    ('ß', "⠨⠮", ""),
    ('æ', "⠁⠘⠖⠑", "4.3"),
    ('œ', "⠕⠘⠖⠑", "4.3"),
];

/// Modifiers before a Latin letter, as combining characters.
pub(super) const MODIFIERS: &[(char, &str)] = &[
    ('\u{300}', "⠘⠡"),
    ('\u{301}', "⠘⠌"),
    ('\u{302}', "⠘⠩"),
    ('\u{303}', "⠘⠻"),
    ('\u{304}', "⠈⠤"),
    ('\u{306}', "⠈⠬"),
    ('\u{308}', "⠘⠒"),
    ('\u{30A}', "⠘⠫"),
    ('\u{30C}', "⠘⠬"),
    ('\u{327}', "⠘⠯"),
];

/// Letters with a line through them, which do not come apart: the letter, its base, the modifier.
pub(super) const STRUCK: &[(char, char, &str)] =
    &[('ø', 'o', "⠈⠡"), ('ł', 'l', "⠈⠡"), ('đ', 'd', "⠈⠒"), ('ħ', 'h', "⠈⠒")];

/// Arabic letters.
pub(super) const ARABIC_LETTERS: &[(char, &str)] = &[
    ('ا', "⠁"),
    ('ب', "⠃"),
    ('ت', "⠞"),
    ('ث', "⠹"),
    ('ج', "⠚"),
    ('ح', "⠱"),
    ('خ', "⠭"),
    ('د', "⠙"),
    ('ذ', "⠮"),
    ('ر', "⠗"),
    ('ز', "⠵"),
    ('س', "⠎"),
    ('ش', "⠩"),
    ('ص', "⠯"),
    ('ض', "⠫"),
    ('ط', "⠾"),
    ('ظ', "⠿"),
    ('ع', "⠷"),
    ('غ', "⠣"),
    ('ف', "⠋"),
    ('ق', "⠟"),
    ('ك', "⠅"),
    ('ل', "⠇"),
    ('م', "⠍"),
    ('ن', "⠝"),
    ('ه', "⠓"),
    ('و', "⠺"),
    ('ي', "⠊"),
    ('ى', "⠕"),
    ('ة', "⠡"),
    ('ء', "⠄"),
    ('أ', "⠌"),
    ('إ', "⠨"),
    ('ؤ', "⠳"),
    ('ئ', "⠽"),
    ('آ', "⠜"),
];
/// Lam and alef are one cell.
pub(super) const LAM_ALEF: (&str, &str) = ("لا", "⠧");
/// The doubling, which stands before its letter in braille.
pub(super) const SHADDA: (char, &str) = ('\u{651}', "⠠");
/// Vowel signs, behind their letter.
pub(super) const VOWELS: &[(char, &str)] = &[
    ('\u{64E}', "⠂"),
    ('\u{64F}', "⠥"),
    ('\u{650}', "⠑"),
    ('\u{64B}', "⠆"),
    ('\u{64C}', "⠢"),
    ('\u{64D}', "⠔"),
    ('\u{652}', "⠒"),
];
/// Signs in Arabic text. Some share their cells; which is meant is a matter of place (`arabic`).
pub(super) const ARABIC: &[(char, &str)] = &[
    ('،', "⠐"),
    ('؛', "⠐⠆"),
    (':', "⠐⠂"),
    ('؟', "⠦"),
    ('?', "⠦"),
    ('(', "⠦"),
    (')', "⠴"),
    ('.', "⠲"),
    (',', "⠂"),
    ('!', "⠖"),
    ('"', "⠶"),
    ('-', "⠤⠤"),
    ('/', "⠸⠤"),
    ('+', "⠰⠖"),
    ('=', "⠰⠶"),
    ('*', "⠰⠔"),
    ('#', "⠸⠔"),
    ('%', "⠒⠏"),
    ('&', "⠈⠯"),
    ('@', "⠈⠁"),
    ('$', "⠈⠲"),
    ('_', "⠠⠤"),
    ('[', "⠠⠦"),
    (']', "⠴⠄"),
    ('<', "⠘⠢"),
    ('>', "⠘⠔"),
    ('\\', "⠘⠤"),
    ('^', "⠈⠢"),
    ('|', "⠸⠒"),
    ('~', "⠘⠒"),
];

/// Signs by their cells, and the most cells of one.
pub(super) struct ByCells(HashMap<Vec<Cell>, char>, usize);

impl ByCells {
    fn of(rows: impl Iterator<Item = (char, &'static str)>) -> ByCells {
        let signs: HashMap<_, _> = rows.map(|(sign, patterns)| (cells(patterns), sign)).collect();
        let longest = signs.keys().map(Vec::len).max().unwrap_or_default();
        ByCells(signs, longest)
    }

    /// The sign that cells begin with, the longest one, and how many they are.
    pub(super) fn first(&self, cells: &[Cell]) -> Option<(char, usize)> {
        (1..=self.1.min(cells.len())).rev().find_map(|long| Some((*self.0.get(&cells[..long])?, long)))
    }
}

/// [`UEB`] by cells.
pub(super) static UEB_READ: LazyLock<ByCells> =
    LazyLock::new(|| ByCells::of(UEB.iter().map(|(sign, patterns, _)| (*sign, *patterns))));
/// [`ARABIC`] by cells, without those that their place decides.
pub(super) static ARABIC_READ: LazyLock<ByCells> = LazyLock::new(|| {
    let decided = |(sign, _): &&(char, &str)| !matches!(sign, '؟' | '?' | '(' | ',');
    ByCells::of(ARABIC.iter().filter(decided).copied())
});

/// Every row, for the reader of a manual and for its test: English, then Arabic, then the compact moves.
pub fn signs() -> Vec<Sign> {
    let sign =
        |print: &str, patterns: &str, source: String| Sign { print: print.to_owned(), cells: cells(patterns), source };
    let rueb = |section: &str| match section {
        "" => LIBLOUIS.to_owned(),
        _ => format!("{RUEB}, {section}"),
    };
    let mut all = vec![
        sign("number sign", NUMBER, rueb("6.1")),
        sign("capital letter", CAPITAL, rueb("8.3")),
        sign("capital word", "⠠⠠", rueb("8.4")),
        sign("end of capitals", CAPITALS_END, rueb("8.6")),
        sign("letter sign", LETTER, format!("{RUEB}, 5.2 and 6.5; {MADA}")),
        sign("Arabic word", ARABIC_WORD.0, rueb("14.3")),
        sign("end of Arabic", ARABIC_WORD.1, rueb("14.3")),
        sign("Latin word in Arabic", LATIN_WORD.0, rueb("5.3, put to this use here")),
        sign("end of Latin", LATIN_WORD.1, rueb("5.5, put to this use here")),
    ];
    let letters = ('a'..='z').zip(LETTERS.chars());
    all.extend(letters.map(|(letter, pattern)| sign(&letter.to_string(), &pattern.to_string(), rueb("4.1"))));
    let digits = "1234567890".chars().zip(LETTERS.chars());
    all.extend(digits.map(|(digit, pattern)| sign(&digit.to_string(), &pattern.to_string(), rueb("6.1"))));
    all.extend(UEB.iter().map(|(print, patterns, section)| sign(&print.to_string(), patterns, rueb(section))));
    all.extend(MODIFIERS.iter().map(|(mark, patterns)| sign(&format!("◌{mark}"), patterns, rueb("4.2"))));
    all.extend(STRUCK.iter().map(|(letter, base, patterns)| {
        sign(&letter.to_string(), &format!("{patterns}{}", super::ueb::letter(*base)), rueb("4.2"))
    }));
    let mada = || MADA.to_owned();
    all.extend(ARABIC_LETTERS.iter().map(|(letter, patterns)| sign(&letter.to_string(), patterns, mada())));
    all.push(sign(LAM_ALEF.0, LAM_ALEF.1, mada()));
    all.push(sign(&format!("◌{}", SHADDA.0), SHADDA.1, mada()));
    all.extend(VOWELS.iter().map(|(mark, patterns)| sign(&format!("◌{mark}"), patterns, mada())));
    all.extend(ARABIC.iter().map(|(print, patterns)| sign(&print.to_string(), patterns, mada())));
    let uk = |section: &str| format!("UK braille chess code 2015, {section}");
    let lowered = "1234567890".chars().zip(LOWERED.chars());
    all.extend(lowered.map(|(digit, pattern)| sign(&digit.to_string(), &pattern.to_string(), uk("1.3"))));
    all.push(sign("...", BLACK, uk("1.2")));
    all
}
