//! `natiq man`: the manual page in a language, from the table of arguments and that of command words.

use super::args::Speaking;
use super::desk::Desk;
use super::{Failure, desk, help, print_text, worded};
use crate::words::{ENTRIES, Group};

/// The headings that clap writes, and the keys of ours.
const HEADINGS: [(&str, &str); 6] = [
    ("NAME", "man.name"),
    ("SYNOPSIS", "man.synopsis"),
    ("DESCRIPTION", "man.description"),
    ("OPTIONS", "man.options"),
    ("SUBCOMMANDS", "man.subcommands"),
    ("VERSION", "man.version"),
];

/// Prints the manual page.
///
/// # Errors
/// Every fault of the settings.
pub fn run(speaking: &Speaking) -> Result<(), Failure> {
    let desk = desk::lay(speaking.config.as_deref(), speaking.flags())?;
    print_text(page(&desk)?.as_bytes());
    Ok(())
}

fn page(desk: &Desk) -> Result<String, Failure> {
    let language = desk.language();
    let mut bytes = Vec::new();
    clap_mangen::Man::new(help::worded(language))
        .render(&mut bytes)
        .map_err(|error| Failure::failed(error.to_string()))?;
    let mut page = String::from_utf8_lossy(&bytes).into_owned();
    for (heading, key) in HEADINGS {
        page = page.replace(&format!(".SH {heading}\n"), &format!(".SH \"{}\"\n", worded(language, key, &[])));
    }
    page.push_str(&format!(".SH \"{}\"\n", worded(language, "usage.words", &[])));
    for entry in ENTRIES.iter().filter(|entry| entry.group != Group::Test) {
        let word = desk.reader.lexicon.shown(language.code(), entry.word).unwrap_or(entry.name);
        let what = worded(language, &format!("word.{}", entry.name), &[]);
        page.push_str(&format!(".TP\n{}\n{}\n", roff(word), roff(&what)));
    }
    Ok(page)
}

/// A text that roff prints as it stands.
fn roff(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace('-', "\\-");
    if text.starts_with(['.', '\'']) { format!("\\&{text}") } else { text }
}
