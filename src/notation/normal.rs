//! Normalising: every way of writing the same text becomes one (design "notation", part 1).
//!
//! It folds signs, digits and letters and keeps the boundaries between them, for those disambiguate
//! digits. It must never drop a sign that could be part of a move, and never knows a word.

use unicode_normalization::UnicodeNormalization;

/// The longest text that can be a move, in characters; anything longer is not looked at.
pub(super) const LONGEST: usize = 200;

/// The sign of a capture after folding.
pub(super) const TAKES: char = '×';

/// The text in one form, or nothing when it is too long to be a move.
pub(super) fn normal(text: &str) -> Option<String> {
    if text.chars().take(LONGEST + 1).count() > LONGEST {
        return None;
    }
    // The compatibility form may be many times longer (one Arabic ligature is 18 letters).
    let letters: Vec<char> = text.chars().filter_map(figurine).nfkc().take(LONGEST * 2).collect();
    let mut out = String::with_capacity(letters.len());
    for (at, &letter) in letters.iter().enumerate() {
        // The source writes 1ـ54: a tatweel between digits is a dash, elsewhere an ornament.
        if letter == '\u{640}' {
            let before = at.checked_sub(1).and_then(|at| letters.get(at));
            let after = letters.get(at + 1);
            if [before, after].into_iter().all(|near| near.is_some_and(|near| digit(*near).is_some())) {
                out.push('-');
            }
        } else if let Some(folded) = fold(letter) {
            out.push(folded);
        }
    }
    Some(abbreviations(&out))
}

/// A word of the vocabulary, folded as typed text is, in lower case.
pub(super) fn word(text: &str) -> String {
    text.nfkc().filter(|letter| *letter != '\u{640}').filter_map(fold).flat_map(char::to_lowercase).collect()
}

/// Variation selectors go, figurines become the letters of the English pieces.
fn figurine(letter: char) -> Option<char> {
    Some(match letter {
        '\u{FE0E}' | '\u{FE0F}' => return None,
        '♔' | '♚' => 'K',
        '♕' | '♛' => 'Q',
        '♖' | '♜' => 'R',
        '♗' | '♝' => 'B',
        '♘' | '♞' => 'N',
        '♙' | '♟' => 'P',
        other => other,
    })
}

/// The value of a digit: European, Arabic-Indic or Persian.
fn digit(letter: char) -> Option<char> {
    let zero = match letter {
        '0'..='9' => '0',
        '٠'..='٩' => '٠',
        '۰'..='۹' => '۰',
        _ => return None,
    };
    char::from_digit(u32::from(letter) - u32::from(zero), 10)
}

fn fold(letter: char) -> Option<char> {
    if let Some(digit) = digit(letter) {
        return Some(digit);
    }
    Some(match letter {
        // Marks of direction, joiners, Arabic vowel marks: never heard, never meant.
        '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{061C}' | '\u{FEFF}' => {
            return None;
        }
        '\u{064B}'..='\u{0655}' | '\u{0670}' => return None,
        'أ' | 'إ' | 'آ' | 'ٱ' => 'ا',
        'ة' => 'ه',
        'ى' => 'ي',
        '–' | '—' | '−' | '‐' | '‑' | '‒' | '―' => '-',
        '✕' | '✖' | '*' | '×' => TAKES,
        'х' => 'x',
        'Х' => 'X',
        'О' => 'O',
        'о' => 'o',
        '‡' => '#',
        '†' => '+',
        '’' | 'ʼ' => '\'',
        '،' | '؛' | ';' | '٬' | '٫' => ',',
        '؟' => '?',
        letter if letter.is_whitespace() => ' ',
        letter => letter,
    })
}

/// "e.p." holds two full stops that separate nothing.
fn abbreviations(text: &str) -> String {
    ["e.p.", "E.P.", "e. p.", "e.p"].into_iter().fold(text.to_owned(), |text, form| text.replace(form, " ep "))
}

/// The text without a leading move number, which must end in a point or a bracket: "1-54" has none.
pub(super) fn without_number(text: &str) -> &str {
    let text = text.trim_start();
    let digits = text.chars().take_while(char::is_ascii_digit).count();
    // A digit is one byte long, so the count is an offset.
    match text.get(digits..) {
        Some(rest) if (1..=3).contains(&digits) && rest.starts_with(['.', ')', '…']) => {
            rest.trim_start_matches(['.', ')', '…', ' '])
        }
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_and_dashes_of_every_script() {
        for (given, folded) in [
            ("٥٢٥٤", "5254"),
            ("۵۲۵۴", "5254"),
            ("1ـ54", "1-54"),
            ("هـ", "ه"),
            ("52–54", "52-54"),
            ("52*45", "52×45"),
            ("♘f3", "Nf3"),
            ("\u{200F}٥٤\u{202C}", "54"),
            ("بَيْدَق", "بيدق"),
            ("exd6 e.p.", "exd6  ep "),
        ] {
            assert_eq!(normal(given).as_deref(), Some(folded), "{given}");
        }
    }

    #[test]
    fn a_move_number_ends_in_a_point() {
        assert_eq!(without_number("1. 54"), "54");
        assert_eq!(without_number("12...e5"), "e5");
        assert_eq!(without_number("3) Nf3"), "Nf3");
        assert_eq!(without_number("1-54"), "1-54");
        assert_eq!(without_number("154"), "154");
    }

    #[test]
    fn a_long_text_is_no_move() {
        assert_eq!(normal(&"5".repeat(LONGEST + 1)), None);
        assert!(normal(&"\u{FDFA}".repeat(LONGEST)).is_some_and(|text| text.chars().count() <= 2 * LONGEST));
    }
}
