//! Arabic letters in the forms they take in a word, for terminals that do not join them themselves.
//!
//! It belongs to the last step of drawing, together with visual order and only there: a row that is sent
//! in logical order keeps its plain letters.

/// The letters that have forms of their own in Unicode's block of them, in its order from U+FE80 on, each
/// with the number of its forms: alone, at the end, at the beginning, in the middle.
const LETTERS: [(char, u32); 36] = [
    ('ء', 1),
    ('آ', 2),
    ('أ', 2),
    ('ؤ', 2),
    ('إ', 2),
    ('ئ', 4),
    ('ا', 2),
    ('ب', 4),
    ('ة', 2),
    ('ت', 4),
    ('ث', 4),
    ('ج', 4),
    ('ح', 4),
    ('خ', 4),
    ('د', 2),
    ('ذ', 2),
    ('ر', 2),
    ('ز', 2),
    ('س', 4),
    ('ش', 4),
    ('ص', 4),
    ('ض', 4),
    ('ط', 4),
    ('ظ', 4),
    ('ع', 4),
    ('غ', 4),
    ('ف', 4),
    ('ق', 4),
    ('ك', 4),
    ('ل', 4),
    ('م', 4),
    ('ن', 4),
    ('ه', 4),
    ('و', 2),
    ('ى', 2),
    ('ي', 4),
];
/// The first form of the block.
const FIRST: u32 = 0xFE80;
/// Lam and an alef are one sign, alone or at the end.
const LAM_ALEF: [(char, u32); 4] = [('آ', 0xFEF5), ('أ', 0xFEF7), ('إ', 0xFEF9), ('ا', 0xFEFB)];

/// A letter's first form and how many it has.
fn forms(letter: char) -> Option<(u32, u32)> {
    let mut first = FIRST;
    for (known, count) in LETTERS {
        if known == letter {
            return Some((first, count));
        }
        first += count;
    }
    None
}

/// Whether a letter joins the one behind it.
fn joins_on(letter: char) -> bool {
    letter == 'ـ' || forms(letter).is_some_and(|(_, count)| count == 4)
}

/// Whether a letter joins the one before it.
fn joins_back(letter: char) -> bool {
    letter == 'ـ' || forms(letter).is_some_and(|(_, count)| count > 1)
}

/// A text in logical order with its letters joined.
pub fn joined(text: &str) -> String {
    let signs: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    // The letter before, past the marks on it.
    let mut before = None;
    let mut at = 0;
    while let Some(&sign) = signs.get(at) {
        at += 1;
        if super::cells::of(sign) == 0 {
            out.push(sign);
            continue;
        }
        let after = signs.iter().skip(at).copied().find(|sign| super::cells::of(*sign) > 0);
        let back = before.is_some_and(joins_on) && joins_back(sign);
        let ligature = LAM_ALEF.iter().find(|(alef, _)| sign == 'ل' && signs.get(at) == Some(alef));
        if let Some((alef, first)) = ligature {
            out.extend(char::from_u32(first + u32::from(back)));
            before = Some(*alef);
            at += 1;
            continue;
        }
        let on = joins_on(sign) && after.is_some_and(joins_back);
        let form = u32::from(back) + 2 * u32::from(on);
        out.push(forms(sign).and_then(|(first, _)| char::from_u32(first + form)).unwrap_or(sign));
        before = Some(sign);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_take_the_forms_of_their_places() {
        assert_eq!(joined("بيدق 52"), "ﺑﻴﺪﻕ 52");
        assert_eq!(joined("الأبيض"), "ﺍﻷﺑﻴﺾ");
        assert_eq!(joined("كِشّ."), "ﻛِﺶّ.");
        assert_eq!(joined("White"), "White");
        assert_eq!(forms('ي'), Some((0xFEF1, 4)), "the table ends where the block does");
    }
}
