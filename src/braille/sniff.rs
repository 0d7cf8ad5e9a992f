//! Whether a file is braille, by its beginning.

use super::cell::{Cell, cells};
use super::read::title;
use super::signs::{CAPITAL, LETTERS, NUMBER};
use super::{Code, Script};

/// The forms of a braille file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Braille ASCII for embossers and notetakers.
    Brf,
    /// Unicode patterns.
    Unicode,
}

/// How many lines are looked at.
const LOOKED_AT: usize = 100;

/// The form of a file by its first bytes; none if it looks like text, PGN or anything else. A text of
/// capitals alone is not taken for braille: that has number signs or capital signs, and can be read.
pub fn sniff(start: &[u8]) -> Option<Form> {
    if patterns(start).is_some() {
        return Some(Form::Unicode);
    }
    let has = |letters: fn(&u8) -> bool| start.iter().any(letters);
    if has(u8::is_ascii_uppercase) && has(u8::is_ascii_lowercase) {
        return None;
    }
    let mut lines: Vec<&[u8]> = start.split(|byte| b"\r\n\x0c".contains(byte)).take(LOOKED_AT + 1).collect();
    // The last may be cut.
    if lines.len() > 1 {
        lines.pop();
    }
    let mut all = Vec::new();
    for line in lines {
        let cells: Vec<Cell> = line.iter().map(|byte| Cell::of_ascii(*byte)).collect::<Option<_>>()?;
        all.push(cells);
    }
    let follows = |sign: &str, letters: usize| {
        let sign = cells(sign);
        let letters: Vec<Cell> = LETTERS.chars().take(letters).filter_map(Cell::of).collect();
        all.iter().any(|line| line.windows(2).any(|pair| sign == pair[..1] && letters.contains(&pair[1])))
    };
    let first = all.iter().find(|line| !line.is_empty())?;
    let titled = title(first).is_some();
    let signs = titled || follows(NUMBER, 10) || follows(CAPITAL, 26);
    let can_be_read = |script| {
        let code = Code { script, ..Code::default() };
        // A title may be cut within a word, and is not read.
        let lines = || all.iter().filter(|line| !line.is_empty()).skip(usize::from(titled));
        lines().filter(|line| code.text(line).is_some()).count() * 4 >= lines().count() * 3
    };
    (signs && (can_be_read(Script::Latin) || can_be_read(Script::Arabic))).then_some(Form::Brf)
}

/// The text, if most of its signs are patterns of six dots; what a cut left of a character is passed over.
pub(super) fn patterns(bytes: &[u8]) -> Option<&str> {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) if error.error_len().is_none() => std::str::from_utf8(&bytes[..error.valid_up_to()]).ok()?,
        Err(_) => return None,
    };
    let signs = text.chars().filter(|sign| !sign.is_whitespace() && *sign != '\u{feff}');
    let (cells, others) = signs.fold((0, 0), |(cells, others), sign| match Cell::of(sign) {
        Some(_) => (cells + 1, others),
        None => (cells, others + 1),
    });
    (cells > 0 && cells >= others).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::super::{Layout, PageEnd, brf};
    use super::*;

    #[test]
    fn text_and_pgn_are_no_braille() {
        for text in [
            "Event: Club evening\nDate: 2026-11-30\n\n1. e4 e5\n",
            "[Event \"Casual\"]\n\n1. e4 e5 *\n",
            "1. 5254 5755\n2. 3-7163 3-2836\n",
            "1. e4 e5\n2. qh5 nc6\n",
            "1. E4 E5 2. QH5 NC6 3. QF7#\n",
            "[EVENT \"X\"]\n",
            "HELLO WORLD\n",
            "5254\n",
            "",
            "\n\n",
            "البطولة: نادي\n",
        ] {
            assert_eq!(sniff(text.as_bytes()), None, "{text}");
        }
    }

    #[test]
    fn braille_is_known_in_both_forms() {
        for text in [
            ",GAME      #A\r\n,EVENT3 ,CLUB\r\n",
            "#a4 ,nf#c ,nc#f\n",
            "1 E4 E5\r\n2 ,NF3 ,NC6\r\n",
            "      #A\r\n1 E4 E5\r\n",
        ] {
            assert_eq!(sniff(text.as_bytes()), Some(Form::Brf), "{text}");
        }
        let code = Code { script: Script::Arabic, ..Code::default() };
        let lines = ["a a AA 0000xa000 a".to_owned(), "1-0".to_owned()];
        for end in PageEnd::ALL {
            let layout = Layout { width: 30, page_end: end.1, ..Layout::default() };
            assert_eq!(sniff(brf("a A   ءAa0", &lines, code, layout).as_bytes()), Some(Form::Brf));
        }
        assert_eq!(sniff("\u{2820}\u{2811}\u{2800}\n".as_bytes()), Some(Form::Unicode));
        assert_eq!(sniff(&"\u{2820}\u{2811}".as_bytes()[..5]), Some(Form::Unicode));
    }
}
