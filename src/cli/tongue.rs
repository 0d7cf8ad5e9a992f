//! The language of the command line itself, found before it is read: for help and for what is wrong.
//!
//! `--lang` on the line comes first, then the settings, then the environment, then English. It judges
//! no argument; a language that is not there is told when the settings are read.

use std::path::PathBuf;

use crate::config::{Config, Sources};
use crate::language::Language;

/// The value of an option on the line, as `--lang ar` or `--lang=ar`; the last one holds.
fn value_of(line: &[String], option: &str) -> Option<String> {
    let mut value = None;
    let mut words = line.iter().take_while(|word| *word != "--").peekable();
    while let Some(word) = words.next() {
        match word.strip_prefix(option) {
            Some("") => value = words.peek().map(|next| (*next).clone()).or(value),
            Some(rest) => value = rest.strip_prefix('=').map(str::to_owned).or(value),
            None => {}
        }
    }
    value
}

/// The language of a line; nothing but a broken program has none.
pub fn of(line: &[String]) -> Option<Language> {
    let folder = value_of(line, "--config").map(PathBuf::from);
    let config = Config::load(&Sources::of_this_machine().with(folder.as_deref(), Vec::new())).ok();
    let chosen = config.as_ref().and_then(|config| config.settings.language()).map(str::to_owned);
    let wanted = [value_of(line, "--lang"), chosen, super::desk::from_environment()];
    let language = |code: &str| {
        let found = config.iter().flat_map(Config::languages).find(|language| language.code == code);
        match found {
            Some(found) => {
                let texts = found.catalogues.values().flatten().map(|layer| layer.text.as_str());
                Language::new(code, texts).ok()
            }
            None => Language::builtin(code).ok(),
        }
    };
    wanted.into_iter().flatten().find_map(|code| language(&code)).or_else(|| Language::builtin("en").ok())
}

/// The line with `--lang` and `--config` that stand before a subcommand moved behind it, where each
/// subcommand expects them: `natiq --lang ar doctor`. Before and behind `help` they only choose its language.
pub fn ordered(line: &[String]) -> Vec<String> {
    let (program, words) = line.split_at(line.len().min(1));
    let before = options(words);
    let (before, rest) = words.split_at(before);
    let is_command = rest.first().is_some_and(|word| !word.starts_with('-'));
    if rest.first().is_some_and(|word| word == "help") {
        let mut left = Vec::new();
        let mut rest = rest;
        while let Some((word, behind)) = rest.split_first() {
            match options(rest) {
                0 => {
                    left.push(word.clone());
                    rest = behind;
                }
                some => rest = rest.get(some..).unwrap_or_default(),
            }
        }
        return [program, &left].concat();
    }
    if before.is_empty() || !is_command {
        return line.to_vec();
    }
    // Behind `--` all is text.
    let end = rest.iter().position(|word| word == "--").unwrap_or(rest.len());
    let (rest, text) = rest.split_at(end);
    [program, rest, before, text].concat()
}

/// How many words at the start of a line are `--lang`, `--config` and their values.
fn options(words: &[String]) -> usize {
    let mut at = 0;
    while let Some(word) = words.get(at) {
        match word.as_str() {
            "--lang" | "--config" => at += 2,
            word if word.starts_with("--lang=") || word.starts_with("--config=") => at += 1,
            _ => break,
        }
    }
    at.min(words.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn the_language_may_stand_before_the_command() {
        assert_eq!(ordered(&line("natiq --lang ar doctor")), line("natiq doctor --lang ar"));
        assert_eq!(ordered(&line("natiq --lang=ar interpret -- --x")), line("natiq interpret --lang=ar -- --x"));
        assert_eq!(ordered(&line("natiq --lang ar --lines")), line("natiq --lang ar --lines"));
        assert_eq!(ordered(&line("natiq --lang ar help replay")), line("natiq help replay"));
        assert_eq!(ordered(&line("natiq help --lang ar")), line("natiq help"));
        assert_eq!(ordered(&line("natiq --lang")), line("natiq --lang"));
        assert_eq!(value_of(&line("natiq --lang=ar"), "--lang").as_deref(), Some("ar"));
        assert_eq!(value_of(&line("natiq -- --lang ar"), "--lang"), None);
    }
}
