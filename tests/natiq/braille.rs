//! Every legal move of shakmaty's random positions in cells and back, and a whole sheet through its pages.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "the rules for tests, for what serves several"
)]

mod liblouis;
mod readme;

use std::collections::BTreeSet;

use natiq::braille::{Code, Layout, PageEnd, Script, Style, brf, read, unicode};
use natiq::notation::{self, Vocabulary};
use shakmaty::Position;

const CODES: [Code; 4] = [
    Code { style: Style::Ueb, script: Script::Latin },
    Code { style: Style::Compact, script: Script::Latin },
    Code { style: Style::Ueb, script: Script::Arabic },
    Code { style: Style::Compact, script: Script::Arabic },
];

/// The distinct texts of the legal moves of every so manieth position, in both styles of the sheet.
fn moves(name: &str, every: usize) -> BTreeSet<String> {
    let Some(positions) = crate::notation::round::positions() else {
        println!("SKIP {name}: the random positions of shakmaty are not here");
        return BTreeSet::new();
    };
    let vocabulary = Vocabulary::compiled_in().unwrap();
    let mut texts = BTreeSet::new();
    for position in positions.iter().step_by(every) {
        for mv in position.legal_moves() {
            for style in [notation::Style::Digital, notation::Style::Algebraic] {
                texts.insert(notation::print(position, &mv, style, &vocabulary));
            }
        }
    }
    texts
}

/// Holds moves with their number, alone and as Black's, in all codes.
fn hold(texts: &BTreeSet<String>) {
    let (mut widest, mut wide) = ([(0, String::new()), (0, String::new()), (0, String::new())], [0, 0, 0]);
    for text in texts {
        for line in [format!("7. {text}"), format!("100. ... {text} (=)"), format!("42. {text} {text}")] {
            for code in CODES {
                assert_eq!(code.text(&code.cells(&line)).as_ref(), Some(&line), "{code:?}");
            }
        }
        let line = format!("100. ... {text}");
        for (at, code) in CODES.iter().take(3).enumerate() {
            let width = code.width(&line);
            wide[at] += usize::from(width > 20);
            if width > widest[at].0 {
                widest[at] = (width, line.clone());
            }
            assert!(width <= 40, "{line}");
        }
    }
    println!(
        "{} texts; beyond 20 cells as 100th of Black: ueb {}, compact {}, Arabic {}; widest {widest:?}",
        texts.len(),
        wide[0],
        wide[1],
        wide[2]
    );
    assert_eq!(wide[1], 0, "compact moves fit the smallest display");
}

#[test]
fn a_sample_of_all_moves_in_braille() {
    hold(&moves("a_sample_of_all_moves_in_braille", 331));
}

#[test]
#[ignore = "the long truth, run by make test-all"]
fn all_moves_in_braille() {
    hold(&moves("all_moves_in_braille", 1));
}

const ENGLISH: &str = "Event: Club evening of the\n  blind\nDate: 2026-11-30\nWhite: أمل Müller\nBlack: ?\nLaws: fide-2023\n\
    Time: 5m +3s\nProgram: natiq 0.1.0\n\n1. e4 e5\n2. Nf3 Nc6 (=)\nClock: W 1:20:05 B 1:18:40\nRestored: move 2, Black to move\n\
    2. ... Nf6\n3. exd5__ O-O-O\n4. e8=Q++ Qh7#\nJournal: 01234567 89abcdef\nResult: 1/2-1/2";
const ARABIC: &str = "البطولة: أمسية النادي\nالتاريخ: 2026-11-30\nالأبيض: أمل Müller\nالأسود: ?\nالقواعد: fide-2023\n\
    الوقت: 5m +3s\nالبرنامج: natiq 0.1.0\n\n1. 5254 5755\n2. 3-7163 3-2836 (=)\nالساعة: ب 1:20:05 س 1:18:40\n\
    مطالبة: الأبيض, بيدق، 5254 (=)\n2. ... 3-7866\n3. 5546__ 555\n100. 9-11x22++ 5758Q\nالنتيجة: 1/2-1/2";

#[test]
fn a_sheet_goes_through_its_pages_without_a_loss() {
    for (text, scripts) in [(ENGLISH, [0, 1]), (ARABIC, [2, 3])] {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let more: Vec<String> = (101..140).map(|number| format!("{number}. 3-7163 3-2836")).collect();
        lines.splice(lines.len() - 1..lines.len() - 1, more);
        for code in scripts.map(|at| CODES[at]) {
            for (_, page_end) in PageEnd::ALL {
                let layout = Layout { page_end, ..Layout::default() };
                let title = lines[0].split_once(": ").unwrap().1.to_owned();
                let brf = brf(&title, &lines, code, layout);
                assert_eq!(read(brf.as_bytes()).unwrap(), lines, "{code:?} {page_end:?}");
                assert_eq!(read(unicode(&title, &lines, code, layout).as_bytes()).unwrap(), lines);
                // Nothing of a sheet is written by its number.
                assert!(!brf.contains("@&_?#"), "{brf}");
            }
        }
    }
}
