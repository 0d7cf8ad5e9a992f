//! Braille files of anybody's, and anything at all as a line of a sheet.

use bolero::check;
use natiq::braille::{Code, Form, Layout, PageEnd, Script, Style, brf, read, sniff};

/// Cells that get further into the reader than noise does.
const PARTS: [&str; 16] = [
    "      #A\r\n",
    "\u{c}",
    "#AB4 ",
    "2 ,NF3",
    "^(",
    "^)",
    ";;",
    ";'",
    "@&_?#JJ2",
    "@&_?#",
    ",,AB,'",
    "^/E",
    "\"1      #A\r\n",
    "\u{2820}\u{2811}\u{2800}\n",
    "-",
    "#4E",
];

#[test]
fn a_braille_file_is_read_or_refused() {
    check!().with_type::<Vec<(u8, Vec<u8>)>>().with_iterations(300).for_each(|parts| {
        let mut bytes = Vec::new();
        for (part, noise) in parts {
            bytes.extend_from_slice(PARTS[*part as usize % PARTS.len()].as_bytes());
            bytes.extend_from_slice(noise);
        }
        let form = sniff(&bytes);
        if let Ok(lines) = read(&bytes) {
            let text = lines.concat();
            assert!(!text.chars().any(char::is_control), "{text:?}");
            assert!(text.len() <= bytes.len() * 4 + 16);
        } else if form == Some(Form::Brf) {
            assert!(!bytes.is_empty());
        }
    });
}

#[test]
fn any_line_goes_through_braille_and_comes_back() {
    check!().with_type::<(u8, String)>().with_iterations(300).for_each(|(which, line)| {
        let style = if which & 1 == 0 { Style::Ueb } else { Style::Compact };
        let script = if which & 2 == 0 { Script::Latin } else { Script::Arabic };
        let code = Code { style, script };
        let back = code.text(&code.cells(line)).expect("what is written is read");
        assert_eq!(code.text(&code.cells(&back)), Some(back.clone()));
        assert_eq!(back.chars().filter(|sign| sign.is_control()).count(), 0);
        let layout =
            Layout { width: usize::from(which / 4), page_end: PageEnd::ALL[usize::from(*which) % 3].1, lines: 25 };
        let lines = vec![line.chars().take(200).collect::<String>(), "1-0".to_owned()];
        let brf = brf(line, &lines, code, layout);
        assert!(brf.bytes().all(|byte| matches!(byte, 0x20..=0x5F | b'\r' | b'\n' | 0xC)));
        assert!(brf.split(['\r', '\n', '\u{c}']).all(|line| line.len() <= 40));
        assert!(read(brf.as_bytes()).is_ok());
    });
}
