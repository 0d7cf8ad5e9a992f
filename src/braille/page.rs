//! Lines as the pages of a braille file: a running title with the page's number, then the lines.

use super::cell::{Cell, cells};
use super::{Code, Script, line};

/// The lines of a page as most embossers have them, its title among them.
const LINES: usize = 25;
/// What a line that goes on begins with.
const INDENT: &str = "  ";
/// The most bytes of text in a cell: two Arabic letters.
const WIDEST: usize = 4;
/// How many cells a line may lose with one more character, which ends a doubt about all of it.
const SLACK: usize = 16;
/// The least blanks between title and number.
const GAP: usize = 2;
/// What the title of a sheet in Arabic ends with: a colon of Arabic braille, which no title in Unified
/// English Braille ends with.
pub(super) const ARABIC_TITLE: &str = "⠐⠂";

/// How a page ends in a file for an embosser.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PageEnd {
    /// The last line ends as all do, then a form feed.
    #[default]
    CrLfFf,
    /// A form feed in place of the last line's end.
    Ff,
    /// No form feed: every page but the last has all its lines.
    None,
}

impl PageEnd {
    /// Its word in a configuration.
    pub const ALL: [(&'static str, PageEnd); 3] =
        [("crlf-ff", PageEnd::CrLfFf), ("ff", PageEnd::Ff), ("none", PageEnd::None)];

    /// By its word.
    pub fn named(word: &str) -> Option<PageEnd> {
        PageEnd::ALL.into_iter().find(|(one, _)| *one == word).map(|(_, end)| end)
    }
}

/// The measures of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Cells of a line, 20 to 40; a number beyond is taken to the nearest.
    pub width: usize,
    /// Lines of a page with its title, at least 2.
    pub lines: usize,
    /// How a page ends; a file of Unicode patterns has no such ends.
    pub page_end: PageEnd,
}

impl Default for Layout {
    fn default() -> Layout {
        Layout { width: 40, lines: LINES, page_end: PageEnd::CrLfFf }
    }
}

/// The lines as braille ASCII: bytes 0x20 to 0x5F, CR LF, and FF as the layout has it. Empty lines at the
/// end do not come back when it is read.
pub fn brf(title: &str, lines: &[String], code: Code, layout: Layout) -> String {
    let mut text = String::new();
    for page in pages(title, lines, code, layout) {
        for (place, cells) in page.iter().enumerate() {
            text.extend(cells.iter().map(|cell| char::from(cell.ascii())));
            match layout.page_end {
                PageEnd::Ff if place + 1 == page.len() => {
                    // Before a form feed nothing is no line, and a blank is an empty one.
                    if cells.is_empty() {
                        text.push(' ');
                    }
                    text.push('\u{c}');
                }
                _ => text.push_str("\r\n"),
            }
        }
        if layout.page_end == PageEnd::CrLfFf {
            text.push('\u{c}');
        }
    }
    text
}

/// The same cells and the same lines as Unicode patterns, each line ended by LF; no form feeds.
pub fn unicode(title: &str, lines: &[String], code: Code, layout: Layout) -> String {
    let mut text = String::new();
    for cells in pages(title, lines, code, layout).into_iter().flatten() {
        text.extend(cells.iter().map(|cell| cell.pattern()));
        text.push('\n');
    }
    text
}

/// The pages, each with its title; one at least.
fn pages(title: &str, lines: &[String], code: Code, layout: Layout) -> Vec<Vec<Vec<Cell>>> {
    let width = layout.width.clamp(20, 40);
    let lines: Vec<Vec<Cell>> = lines.iter().flat_map(|line| fold(&line::clean(line), code, width)).collect();
    let each = layout.lines.max(2) - 1;
    let count = lines.len().div_ceil(each).max(1);
    let title = short(title, code, width - GAP - number(count).len());
    let mut pages: Vec<Vec<Vec<Cell>>> = lines.chunks(each).map(<[_]>::to_vec).collect();
    pages.resize(count, Vec::new());
    for (place, page) in pages.iter_mut().enumerate() {
        page.insert(0, head(&title, place + 1, width));
    }
    pages
}

/// The first line of a page.
pub(super) fn head(title: &[Cell], page: usize, width: usize) -> Vec<Cell> {
    let number = number(page);
    let mut cells = title.to_vec();
    cells.resize(width.saturating_sub(number.len()).max(title.len()), Cell::BLANK);
    cells.extend(number);
    cells
}

/// A page's number in cells.
pub(super) fn number(page: usize) -> Vec<Cell> {
    line::cells(&page.to_string(), Code::default())
}

/// A title of no more than so many cells, with the mark of its script.
fn short(title: &str, code: Code, room: usize) -> Vec<Cell> {
    let title = line::clean(title.trim());
    let mark = if code.script == Script::Arabic { cells(ARABIC_TITLE) } else { Vec::new() };
    let ends = title.char_indices().map(|(at, _)| at).chain([title.len()]).take(room * 2 + 1).collect::<Vec<_>>();
    let fitting = ends.into_iter().rev().find_map(|end| {
        let cells = code.cells(title[..end].trim_end());
        // It must not look like a mark that it has not.
        (cells.len() + mark.len() <= room && !cells.ends_with(&self::cells(ARABIC_TITLE))).then_some(cells)
    });
    let mut cells = fitting.unwrap_or_default();
    cells.extend(mark);
    cells
}

/// A line on as many as it needs: broken at a blank, else where it must be, never within a sign.
fn fold(line: &str, code: Code, width: usize) -> Vec<Vec<Cell>> {
    let mut folded = Vec::new();
    let mut rest = line.trim_end().to_owned();
    loop {
        let cells = (rest.len() <= width * WIDEST).then(|| code.cells(&rest)).filter(|cells| cells.len() <= width);
        if let Some(cells) = cells {
            folded.push(cells);
            return folded;
        }
        let start = rest.len() - rest.trim_start().len();
        let ends = rest.char_indices().map(|(at, sign)| at + sign.len_utf8()).filter(|end| *end > start);
        // A longer part may be narrower, but not by more than that.
        let parts = ends.map(|end| (end, code.width(rest[..end].trim_end())));
        let fitting: Vec<usize> = parts
            .take_while(|(_, cells)| *cells <= width + SLACK)
            .filter(|(_, cells)| *cells <= width)
            .map(|(end, _)| end)
            .collect();
        let at_blank = fitting.iter().rev().find(|end| rest[..**end].ends_with(' ') || rest[**end..].starts_with(' '));
        let Some(end) = at_blank.or(fitting.last()).copied() else {
            // Blanks that leave no room for what they indent.
            rest = format!("{INDENT}{}", rest.trim_start());
            continue;
        };
        folded.push(code.cells(rest[..end].trim_end()));
        rest = format!("{INDENT}{}", rest[end..].trim_start());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(cells: &[Cell]) -> String {
        cells.iter().map(|cell| char::from(cell.ascii())).collect()
    }

    #[test]
    fn a_title_never_runs_into_the_number() {
        let long = "A very long title of a tournament in the winter".to_owned();
        let lines = vec![String::from("1. e4 e5"); 24 * 11];
        let layout = Layout { width: 20, ..Layout::default() };
        let brf = brf(&long, &lines, Code::default(), layout);
        let pages: Vec<&str> = brf.split_terminator("\r\n\u{c}").collect();
        assert_eq!(pages.len(), 11);
        for (place, page) in pages.iter().enumerate() {
            let head = page.split("\r\n").next().unwrap();
            assert_eq!(head.len(), 20);
            assert!(head.starts_with(",A VERY LONG TI  "), "{head}");
            assert!(head.ends_with(&format!(" {}", text(&number(place + 1)))), "{head}");
            assert_eq!(page.split("\r\n").count(), 25);
        }
    }

    #[test]
    fn a_long_line_is_broken_at_a_blank_and_never_within_a_sign() {
        let folded = fold("Event: one two three four five", Code::default(), 20);
        assert_eq!(
            folded.iter().map(|cells| text(cells)).collect::<Vec<_>>(),
            [",EVENT3 ONE TWO", "  THREE FOUR FIVE"]
        );
        let code = Code::default();
        for cells in fold(&"中".repeat(9), code, 20) {
            assert!(cells.len() <= 20);
            assert!(code.text(&cells).unwrap().trim_start().chars().all(|sign| sign == '中'));
        }
        assert_eq!(fold(&" ".repeat(200), code, 20), [vec![]]);
        assert_eq!(fold(&format!("{}a", " ".repeat(40)), code, 20).len(), 1);
    }
}
