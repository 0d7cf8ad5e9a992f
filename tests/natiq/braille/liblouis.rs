//! The same lines as liblouis translates them: an oracle that knows nothing of this program.
//!
//! Where it differs, the difference is in a table with its reason; what is in no table fails.

use std::io::Write;
use std::process::{Command, Stdio};

use natiq::braille::{Cell, Code, Script};

use super::{ARABIC, ENGLISH, moves};

const TOOL: &str = "lou_translate";
const ENGLISH_TABLE: &str = "unicode.dis,en-ueb-g1.ctb";
const ARABIC_TABLE: &str = "unicode.dis,ar-ar-g1.utb";

/// What lines came to, all of them in one run of the program.
fn translated(direction: &str, table: &str, lines: &[String]) -> Vec<String> {
    let piped = || Stdio::piped();
    let mut child = Command::new(TOOL).args([direction, table]).stdin(piped()).stdout(piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let text = lines.join("\n") + "\n";
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

fn patterns(code: Code, line: &str) -> String {
    code.cells(line).into_iter().map(Cell::pattern).collect()
}

fn is_there(name: &str) -> bool {
    let there = natiq::tool::program(TOOL).is_some();
    if !there {
        println!("SKIP {name}: {TOOL} is not installed");
    }
    there
}

/// What liblouis puts otherwise into cells: its cells, ours, and why ours.
const FORWARD: &[(&str, &str, &str)] = &[("a numeric space joins two moves into one number", "⠐", "⠀⠼")];
/// What liblouis reads otherwise from our cells: its text, ours, and why.
const BACKWARD: &[(&str, &str, &str)] =
    &[("three full stops are print's ellipsis to it: the cells are the same", "…", "...")];

/// A text with the differences of a table taken out; a numeric space stands between digits.
fn mended(text: &str, table: &[(&str, &str, &str)]) -> String {
    table.iter().fold(text.to_owned(), |text, (_, theirs, ours)| {
        let mut parts = text.split(theirs).peekable();
        let mut mended = String::new();
        while let Some(part) = parts.next() {
            mended.push_str(part);
            let Some(next) = parts.peek() else { break };
            let digit = |sign: Option<char>| sign.is_some_and(|sign| "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚".contains(sign));
            let joined = *theirs != "⠐" || (digit(mended.chars().last()) && digit(next.chars().next()));
            mended.push_str(if joined { ours } else { theirs });
        }
        mended
    })
}

fn lines(name: &str) -> Vec<String> {
    let texts = moves(name, 1);
    let numbered = texts.iter().map(|text| format!("7. {text}"));
    let black = texts.iter().map(|text| format!("12. ... {text}"));
    let pairs = texts.iter().zip(texts.iter().skip(1)).map(|(white, black)| format!("142. {white} {black}"));
    let sheet = ENGLISH.lines().filter(|line| line.is_ascii() && !line.is_empty()).map(str::to_owned);
    // Every printed sign at the end of a word, and letters with marks. Quotation marks are given a direction by
    // liblouis, a backslash is an escape of the tool, and within a word it marks punctuation, as in grade 2.
    let ascii = ('!'..='~').filter(|sign| !sign.is_alphanumeric() && !"\"\\".contains(*sign));
    let signs = ascii.map(|sign| format!("m{sign} m"));
    let marked =
        "àáâãäåçèéêëìíîïñòóôõöøùúûüýÿāăćĉčďđēĕěĝğģĥħĩīĭĵķĺłńňōŏřśŝšťũūŭůŵŷźž".chars().map(|sign| format!("m{sign}m"));
    let sheet = sheet.chain(signs).chain(marked);
    sheet.chain(numbered).chain(black).chain(pairs).collect()
}

/// Fails with the first lines that differ.
#[track_caller]
fn same(lines: &[String], theirs: &[String], ours: impl Fn(&str) -> String, table: &[(&str, &str, &str)]) {
    assert_eq!(theirs.len(), lines.len());
    let mut mends = 0;
    let differ: Vec<String> = lines
        .iter()
        .zip(theirs)
        .filter_map(|(line, theirs)| {
            let (ours, mended) = (ours(line), mended(theirs, table));
            mends += usize::from(mended != *theirs);
            (ours != mended).then(|| format!("{line}\n{theirs}\n{ours}"))
        })
        .collect();
    println!("{} lines, {mends} differ by the table, {} otherwise", lines.len(), differ.len());
    assert!(differ.is_empty(), "{}", differ.iter().take(10).cloned().collect::<Vec<_>>().join("\n\n"));
    assert!(table.is_empty() || mends > 0, "the table of differences is needed");
}

#[test]
#[ignore = "needs liblouis, run by make test-all"]
fn liblouis_writes_and_reads_the_same_english() {
    if !is_there("liblouis_writes_and_reads_the_same_english") {
        return;
    }
    let code = Code::default();
    let lines = lines("liblouis_writes_and_reads_the_same_english");
    same(&lines, &translated("--forward", ENGLISH_TABLE, &lines), |line| patterns(code, line), FORWARD);
    let cells: Vec<String> = lines.iter().map(|line| patterns(code, line)).collect();
    same(&lines, &translated("--backward", ENGLISH_TABLE, &cells), str::to_owned, BACKWARD);
}

/// Forward only: back, its Arabic table knows neither Latin letters nor our sign before them, and writes
/// the digits of Arabic. It writes Latin words without any sign, so lines with them are left out.
#[test]
#[ignore = "needs liblouis, run by make test-all"]
fn liblouis_writes_the_same_arabic() {
    if !is_there("liblouis_writes_the_same_arabic") {
        return;
    }
    let code = Code { script: Script::Arabic, ..Code::default() };
    let more = [
        "سلام؟ (نعم) 1ب",
        "عليكم، نعم؛ لا!",
        "كَتَبَتْ دُرُوسٌ",
        "آب أب إب بؤس بئر ماء مدرسة مستشفى",
        "ظل طير ضوء صوت ذهب غيم شمس ثلج خبز قمح",
    ];
    let moves = |line: &str| line.starts_with(|sign: char| sign.is_ascii_digit());
    let all = lines("liblouis_writes_the_same_arabic").into_iter().filter(|line| moves(line));
    let own = ARABIC
        .lines()
        .chain(more)
        .filter(|line| moves(line) || !line.contains(|sign: char| sign.is_ascii_alphabetic()));
    let lines: Vec<String> = all.chain(own.filter(|line| !line.is_empty()).map(str::to_owned)).collect();
    same(&lines, &translated("--forward", ARABIC_TABLE, &lines), |line| patterns(code, line), &[]);
}
