//! What README says of the cells is what the tables and the encoder have, and no row of the tables is missing there.

use std::collections::BTreeSet;

use natiq::braille::{Cell, Code, signs};

use super::CODES;

const README: &str = include_str!("../../../README.md");

/// Both sections on cells, English and Arabic, with their tables.
fn sections() -> &'static str {
    let from = README.find("## Braille, cell by cell").unwrap();
    let long = README[from..].find("\n## Who answers").unwrap();
    &README[from..][..long]
}

fn is_cells(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|sign| ('\u{2800}'..='\u{28FF}').contains(&sign))
}

fn patterns(cells: &[Cell]) -> String {
    cells.iter().map(|cell| cell.pattern()).collect()
}

fn ascii(cells: &[Cell]) -> String {
    cells.iter().map(|cell| char::from(cell.ascii())).collect()
}

/// The rows of tables, their cells trimmed, without heads and rules.
fn rows() -> Vec<Vec<&'static str>> {
    let lines = sections().lines().filter(|line| line.starts_with('|'));
    let rows = lines.map(|line| line.trim_matches('|').split(" | ").map(str::trim).collect::<Vec<_>>());
    rows.filter(|row| row.iter().any(|cell| is_cells(cell))).collect()
}

/// What stands in a table between signs of code; a line that parts columns has a sign before it.
fn code(cell: &str) -> String {
    let bare = cell.trim_matches('`').trim();
    let bare = if bare.is_empty() { "`" } else { bare };
    if bare == "\\|" { "|".to_owned() } else { bare.to_owned() }
}

/// Prose, with its lines put together.
fn prose() -> String {
    sections().lines().filter(|line| !line.starts_with('|')).map(str::trim).collect::<Vec<_>>().join(" ")
}

/// Each pair of a letter, digit or mark with its cells, as prose has them in its lists.
fn pairs(prose: &str) -> BTreeSet<(String, String)> {
    let trimmed = |word: &str| word.trim_matches([',', ';', '.', '،', '؛', ':', '(', ')']).to_owned();
    let words: Vec<String> = prose.split(' ').map(trimmed).collect();
    let print = |text: &str| {
        let mut signs = text.chars().filter(|sign| *sign != '◌');
        let one = signs.next().is_some_and(|sign| sign.is_alphanumeric() || sign > '\u{2FF}') && signs.next().is_none();
        (one || text == "لا") && !is_cells(text)
    };
    let pair = |pair: &[String]| (print(&pair[0]) && is_cells(&pair[1])).then(|| (pair[0].clone(), pair[1].clone()));
    words.windows(2).filter_map(pair).collect()
}

#[test]
fn every_row_of_the_tables_is_what_the_program_has_and_none_is_missing() {
    let all: BTreeSet<(String, String, String)> =
        signs().into_iter().map(|sign| (sign.print, patterns(&sign.cells), sign.source)).collect();
    let table: Vec<_> = rows().into_iter().filter(|row| !row[2].starts_with("`#")).collect();
    let mut told = BTreeSet::new();
    for row in &table {
        let found = (code(row[0]), row[1].to_owned(), row[2].replace('`', ""));
        assert!(all.contains(&found), "README: {found:?}");
        told.insert((found.0, found.1));
    }
    for (arabic, half) in sections().split("## بريل، خلية خلية").enumerate() {
        let half = half.split("\n### ").next().unwrap();
        let joined = half.lines().filter(|line| !line.starts_with('|')).map(str::trim).collect::<Vec<_>>().join(" ");
        let listed = pairs(&joined);
        for (print, cells) in &listed {
            assert!(all.iter().any(|sign| (&sign.0, &sign.1) == (print, cells)), "README: {print} {cells}");
        }
        // Signs without a print of their own are told by name.
        for (print, cells, source) in all.iter().filter(|sign| !sign.0.contains(' ')) {
            let pair = (print.clone(), cells.clone());
            let named = match print.as_str() {
                "..." => joined.contains("3-6"),
                "◌\u{651}" => ["shadda ⠠", "الشدة ⠠"].iter().any(|name| joined.contains(name)),
                _ => false,
            };
            assert!(told.contains(&pair) || listed.contains(&pair) || named, "{arabic}: {print} {cells} {source}");
        }
        for (print, cells, _) in all.iter().filter(|sign| sign.0.contains(' ')) {
            assert!(joined.contains(cells.as_str()), "{arabic}: {print} {cells}");
        }
    }
}

#[test]
fn every_example_is_what_the_encoder_gives() {
    for row in rows().iter().filter(|row| row[2].starts_with("`#")) {
        let (print, cells) = (code(row[0]), Code::default().cells(&code(row[0])));
        assert_eq!((patterns(&cells), ascii(&cells)), (row[1].to_owned(), code(row[2])), "{print}");
    }
    // In prose: what stands between signs of code, and its cells behind "is" or "هي".
    let prose = prose();
    let mut found = 0;
    let parts: Vec<&str> = prose.split('`').collect();
    for part in parts.windows(2) {
        let behind = part[1].trim_start();
        let Some(rest) = ["is ", "هي ", ": "].iter().find_map(|verb| behind.strip_prefix(verb)) else { continue };
        let end = rest.find(|sign: char| !('\u{2800}'..='\u{28FF}').contains(&sign)).unwrap_or(rest.len());
        if end > 0 {
            let ways: Vec<String> = CODES.iter().map(|code| patterns(&code.cells(&decoded(part[0])))).collect();
            assert!(ways.iter().any(|way| way == &rest[..end]), "README: {} {}, not {ways:?}", part[0], &rest[..end]);
            found += 1;
        }
    }
    assert!(found >= 8, "{found}");
}

/// A sign that is told by its number, as itself.
fn decoded(text: &str) -> String {
    text.replace("&#20013;", "\u{4E2D}")
}
