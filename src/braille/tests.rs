//! Cell by cell against the published rules, and round trips over anything.

use proptest::prelude::*;

use super::*;

const ENGLISH: Code = Code { style: Style::Ueb, script: Script::Latin };
const COMPACT: Code = Code { style: Style::Compact, script: Script::Latin };
const ARABIC: Code = Code { style: Style::Ueb, script: Script::Arabic };
const CODES: [Code; 4] = [ENGLISH, COMPACT, ARABIC, Code { style: Style::Compact, script: Script::Arabic }];

#[track_caller]
fn is(code: Code, text: &str, patterns: &str) {
    let cells = code.cells(text);
    assert_eq!(cells.iter().map(|cell| cell.pattern()).collect::<String>(), patterns, "{text}");
    assert_eq!(code.text(&cells).as_deref(), Some(line::clean(text).as_str()));
}

#[test]
fn english_is_that_of_the_rules() {
    // RUEB 6.1, 6.2: digits; full stop and comma stay within a number, a blank ends it.
    is(ENGLISH, "12. 5254 5755", "⠼⠁⠃⠲⠀⠼⠑⠃⠑⠙⠀⠼⠑⠛⠑⠑");
    is(ENGLISH, "1.5 1,000 .5", "⠼⠁⠲⠑⠀⠼⠁⠂⠚⠚⠚⠀⠼⠲⠑");
    // 6.3: a hyphen and a colon end it.
    is(ENGLISH, "2026-11-30", "⠼⠃⠚⠃⠋⠤⠼⠁⠁⠤⠼⠉⠚");
    is(ENGLISH, "1:20:05", "⠼⠁⠒⠼⠃⠚⠒⠼⠚⠑");
    is(ENGLISH, "1/2-1/2", "⠼⠁⠸⠌⠼⠃⠤⠼⠁⠸⠌⠼⠃");
    // 6.5: the letter sign before a to j only.
    is(ENGLISH, "5a 5k 5A 1.a", "⠼⠑⠰⠁⠀⠼⠑⠅⠀⠼⠑⠠⠁⠀⠼⠁⠲⠰⠁");
    // 8.3 to 8.6: capitals.
    is(ENGLISH, "Nf3 McD ABC ABCd X-ray", "⠠⠝⠋⠼⠉⠀⠠⠍⠉⠠⠙⠀⠠⠠⠁⠃⠉⠀⠠⠠⠁⠃⠉⠠⠄⠙⠀⠠⠭⠤⠗⠁⠽");
    is(ENGLISH, "O-O-O", "⠠⠕⠤⠠⠕⠤⠠⠕");
    // 3.17, 3.19, 7.1, 7.3: signs of moves.
    is(ENGLISH, "9-11x22++", "⠼⠊⠤⠼⠁⠁⠭⠼⠃⠃⠐⠖⠐⠖");
    is(ENGLISH, "5565__ Qh7# e8=Q (=)", "⠼⠑⠑⠋⠑⠨⠤⠨⠤⠀⠠⠟⠓⠼⠛⠸⠹⠀⠑⠼⠓⠐⠶⠠⠟⠀⠐⠣⠐⠶⠐⠜");
    is(ENGLISH, "12. ... Nc6", "⠼⠁⠃⠲⠀⠲⠲⠲⠀⠠⠝⠉⠼⠋");
    // 7.5: a question mark that stands alone.
    is(ENGLISH, "White: ? b?", "⠠⠺⠓⠊⠞⠑⠒⠀⠰⠦⠀⠃⠦");
    // 4.2: modifiers, the capital sign before them.
    is(ENGLISH, "é É ñ Łódź đ ǖ", "⠘⠌⠑⠀⠠⠘⠌⠑⠀⠘⠻⠝⠀⠠⠈⠡⠇⠘⠌⠕⠙⠘⠌⠵⠀⠈⠒⠙⠀⠈⠤⠘⠒⠥");
    is(ENGLISH, "É\u{300}", "⠠⠘⠌⠑⠈⠯⠸⠹⠼⠛⠋⠓⠆");
    // What has no cells, by its number; and what would look like that.
    is(ENGLISH, "中 &#5;", "⠈⠯⠸⠹⠼⠃⠚⠚⠁⠉⠆⠀⠈⠯⠸⠹⠼⠉⠓⠆⠸⠹⠼⠑⠆");
    // A line that would be taken for moves.
    is(ENGLISH, "... so", "⠰⠲⠲⠲⠀⠎⠕");
}

#[test]
fn arabic_is_that_of_the_table() {
    // Mada: letters, lam-alef in one cell, shadda before its letter.
    is(ARABIC, "سلام", "⠎⠧⠍");
    is(ARABIC, "الأبيض: أمل", "⠁⠇⠌⠃⠊⠫⠐⠂⠀⠌⠍⠇");
    is(ARABIC, "مُحَمَّد", "⠍⠥⠱⠂⠠⠍⠂⠙");
    is(ARABIC, "عليكم؟ نعم، لا؛", "⠷⠇⠊⠅⠍⠦⠀⠝⠷⠍⠐⠀⠧⠐⠆");
    is(ARABIC, "التاريخ: 2026-11-30", "⠁⠇⠞⠁⠗⠊⠭⠐⠂⠀⠼⠃⠚⠃⠋⠤⠤⠼⠁⠁⠤⠤⠼⠉⠚");
    is(ARABIC, "الأبيض، بيدق (=)", "⠁⠇⠌⠃⠊⠫⠐⠀⠃⠊⠙⠟⠀⠦⠰⠶⠴");
    is(ARABIC, "الأبيض: ?", "⠁⠇⠌⠃⠊⠫⠐⠂⠀⠦");
    // Mada's lesson 7: the letter sign between a digit and a letter that looks like one.
    is(ARABIC, "1ب 4ح", "⠼⠁⠰⠃⠀⠼⠙⠱");
    // Latin words, with a sign before them.
    is(ARABIC, "natiq 0.1.0 وناطق-natiq-ناطق", "⠰⠰⠝⠁⠞⠊⠟⠀⠼⠚⠲⠁⠲⠚⠀⠺⠝⠁⠾⠟⠤⠤⠰⠰⠝⠁⠞⠊⠟⠤⠰⠄⠝⠁⠾⠟");
    // A line of moves has Arabic signs, and Latin letters without a sign before them.
    is(ARABIC, "12. 3-7163 e8=Q", "⠼⠁⠃⠲⠀⠼⠉⠤⠤⠼⠛⠁⠋⠉⠀⠑⠼⠓⠰⠶⠠⠟");
    is(ARABIC, "100. 9-11x22++ (=)", "⠼⠁⠚⠚⠲⠀⠼⠊⠤⠤⠼⠁⠁⠭⠼⠃⠃⠰⠖⠰⠖⠀⠦⠰⠶⠴");
    is(ARABIC, "3. 5546__ حصان", "⠼⠉⠲⠀⠼⠑⠑⠙⠋⠠⠤⠠⠤⠀⠘⠷⠱⠯⠁⠝⠘⠾".trim_end_matches("⠘⠾"));
    // RUEB 14.3: an Arabic word in an English line.
    is(ENGLISH, "White: سلام Amal", "⠠⠺⠓⠊⠞⠑⠒⠀⠘⠷⠎⠧⠍⠀⠠⠁⠍⠁⠇");
    is(ENGLISH, "سلامA", "⠘⠷⠎⠧⠍⠘⠾⠠⠁");
}

#[test]
fn compact_moves_are_near_the_british_code() {
    for code in [COMPACT, CODES[3]] {
        // The code's own example, with the English letter and the capital sign: 2. Nf3.
        is(code, "2. Nf3 Nc6", "⠆⠀⠠⠝⠋⠒⠀⠠⠝⠉⠖");
        is(code, "12. ... 3-2836", "⠂⠆⠀⠤⠒⠤⠆⠦⠒⠖");
        is(code, "100. 9-11x22++ 555 (=)", "⠂⠴⠴⠀⠔⠤⠂⠂⠭⠆⠆⠐⠖⠐⠖⠀⠢⠢⠢⠀⠐⠣⠐⠶⠐⠜");
        is(code, "8. bxc6 Bxc6", "⠦⠀⠃⠭⠉⠖⠀⠠⠃⠭⠉⠖");
        is(code, "8. ...", "⠼⠓⠲⠀⠲⠲⠲");
    }
    // What is no move stays in the code of the sheet.
    is(COMPACT, "8. well, no", "⠼⠓⠲⠀⠺⠑⠇⠇⠂⠀⠝⠕");
    is(COMPACT, "8. -x", "⠼⠓⠲⠀⠤⠭");
    is(CODES[3], "8. -x", "⠼⠓⠲⠀⠤⠤⠭");
}

#[test]
fn every_printed_ascii_sign_has_cells_of_its_own_in_english() {
    let escape = cell::cells("⠈⠯⠸⠹");
    for sign in '!'..='~' {
        let cells = ENGLISH.cells(&format!("a{sign}a"));
        assert!(!cells.windows(4).any(|four| four == escape), "{sign}");
        assert!(cells.len() <= 6, "{sign}");
    }
}

/// The rules that hold a table together: no sign is the beginning of another of its code, but where a longer
/// one is looked for first and no text has the shorter one in that place.
#[test]
fn no_two_signs_of_a_code_are_alike() {
    let mut seen = std::collections::HashMap::new();
    for (sign, patterns, _) in signs::UEB {
        assert_eq!(seen.insert(*patterns, *sign), None, "{sign}");
    }
    let mut seen = std::collections::HashMap::new();
    let all = signs::ARABIC_LETTERS.iter().chain(signs::VOWELS).chain(signs::ARABIC);
    for (sign, patterns) in all.filter(|(sign, _)| !"؟?(,".contains(*sign)) {
        assert_eq!(seen.insert(*patterns, *sign), None, "{sign}");
    }
    assert!(signs().iter().all(|sign| !sign.cells.is_empty() && !sign.source.is_empty()));
}

fn sheet_line() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        "[A-Za-z]{1,8}",
        "[ء-غف-ي\u{64B}-\u{652}]{1,9}",
        "[0-9]{1,4}[.,:/x+-][0-9a-k]{1,4}",
        "[(\\[]?[A-Za-zء-ي0-9]{1,4}[)\\],.;:؟،؛!?]{1,2}",
        "[à-ž]{1,5}",
        Just("...".to_owned()),
        Just("(=)".to_owned()),
        "[!-~]{1,4}",
    ];
    let begin = prop_oneof![Just(String::new()), "  ", "[0-9]{1,3}\\. ", "[A-Z][a-z]{2,6}: ", "[ب-ي]{3,6}: "];
    (begin, prop::collection::vec(word, 0..6)).prop_map(|(begin, words)| format!("{begin}{}", words.join(" ")))
}

/// A sheet of lines without blanks behind them, and not empty at its end.
fn sheet(line: impl Strategy<Value = String>) -> impl Strategy<Value = Vec<String>> {
    prop::collection::vec(line, 1..60).prop_map(|lines| {
        let mut lines: Vec<String> = lines.iter().map(|line| line::clean(line).trim_end().to_owned()).collect();
        lines.push("1-0".to_owned());
        lines
    })
}

/// Each line as it is wrapped by whoever writes the sheet.
fn fitting(lines: Vec<String>, code: Code, width: usize) -> Vec<String> {
    lines.into_iter().filter(|line| code.width(line) <= width).collect()
}

proptest! {
    #[test]
    fn any_line_comes_back(line in "\\PC{0,40}", which in 0..4_usize) {
        let code = CODES[which];
        prop_assert_eq!(code.text(&code.cells(&line)), Some(line::clean(&line)));
    }

    #[test]
    fn lines_like_those_of_a_sheet_come_back(line in sheet_line(), which in 0..4_usize) {
        let code = CODES[which];
        prop_assert_eq!(code.text(&code.cells(&line)), Some(line::clean(&line)));
    }

    #[test]
    fn any_cells_are_read_or_refused(bits in prop::collection::vec(0_u32..64, 0..30), which in 0..4_usize) {
        let cells: Vec<Cell> = bits.iter().filter_map(|bits| Cell::of(char::from_u32(0x2800 + bits)?)).collect();
        if let Some(text) = CODES[which].text(&cells) {
            prop_assert!(!text.chars().any(char::is_control));
        }
    }

}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]

    #[test]
    fn pages_come_back(
        lines in sheet(sheet_line()), which in 0..4_usize, width in 20..=40_usize, end in 0..3_usize, title in "[ -~ء-ي]{0,60}",
    ) {
        let code = CODES[which];
        let lines = fitting(lines, code, width);
        let layout = Layout { width, page_end: PageEnd::ALL[end].1, ..Layout::default() };
        let brf = brf(&title, &lines, code, layout);
        prop_assert!(brf.bytes().all(|byte| matches!(byte, 0x20..=0x5F | b'\r' | b'\n' | 0xC)));
        let within = brf.split(['\r', '\n', '\u{c}']).all(|line| line.len() <= width);
        prop_assert!(within);
        prop_assert_eq!(&read(brf.as_bytes()), &Ok(lines.clone()));
        prop_assert_eq!(&read(brf.to_lowercase().replace('\r', "").as_bytes()), &Ok(lines.clone()));
        prop_assert_eq!(sniff(brf.as_bytes()), Some(Form::Brf));
        let unicode = unicode(&title, &lines, code, layout);
        prop_assert_eq!(&read(unicode.as_bytes()), &Ok(lines));
        let same = brf.replace('\u{c}', if layout.page_end == PageEnd::Ff { "\n" } else { "" }).replace('\r', "");
        let patterns = |line: &str| line.bytes().filter_map(Cell::of_ascii).map(Cell::pattern).collect::<String>();
        prop_assert!(same.lines().map(str::trim_end).map(patterns).eq(unicode.lines().map(|line| line.trim_end_matches('⠀').to_owned())));
        prop_assert_eq!(sniff(unicode.as_bytes()), Some(Form::Unicode));
    }

    #[test]
    fn no_line_is_too_long(lines in prop::collection::vec("\\PC{0,90}", 0..20), which in 0..4_usize, width in 20..=40_usize) {
        let layout = Layout { width, ..Layout::default() };
        let brf = brf("t", &lines, CODES[which], layout);
        let within = brf.split(['\r', '\n', '\u{c}']).all(|line| line.len() <= width);
        prop_assert!(within);
        prop_assert!(read(brf.as_bytes()).is_ok());
    }
}
