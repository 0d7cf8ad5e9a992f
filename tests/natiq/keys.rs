//! Every sentence the code asks for stands in the catalogues of both languages, with the same arguments.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use natiq::config::Sources;
use natiq::language::Language;
use natiq::words::{ENTRIES, Group};

/// Endings of files, which look like keys and are none.
const FILES: [&str; 11] = ["age", "json", "toml", "ftl", "jsonl", "pgn", "txt", "torn", "sock", "open", "bak"];
/// Parts of keys that the code puts together with a word before them.
const PARTS: [&str; 4] = ["castle.short", "castle.long", "promo.capture", "e.p"];

fn languages() -> [Language; 2] {
    ["en", "ar"].map(|code| Language::builtin(code).unwrap())
}

/// The Rust files under a folder.
fn sources(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            // Tests name what they like.
            found.push(text.split("#[cfg(test)]").next().unwrap_or_default().to_owned());
        }
    }
}

fn is_key(text: &str) -> bool {
    let mut parts = text.split('.');
    let fine = |part: &str| {
        !part.is_empty() && part.chars().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-')
    };
    text.starts_with(|sign: char| sign.is_ascii_lowercase())
        && text.contains('.')
        && parts.all(fine)
        && !FILES.contains(&text.rsplit('.').next().unwrap_or_default())
        && !PARTS.contains(&text)
}

#[test]
fn every_key_of_the_code_is_in_both_languages() {
    let mut texts = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut texts);
    let literals: BTreeSet<&str> = texts
        .iter()
        .flat_map(|text| text.lines())
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| line.split('"').skip(1).step_by(2))
        .filter(|text| is_key(text))
        .collect();
    assert!(literals.len() > 200, "{} keys were found", literals.len());
    let put_together = ENTRIES.iter().map(|entry| format!("word.{}", entry.name));
    let groups = Group::SHOWN.iter().map(|group| format!("group.{}", group.name()));
    let takes = ["nothing", "move", "square", "line", "ray", "piece", "number", "style", "language", "topic", "text"];
    let takes = takes.iter().map(|takes| format!("argument.{takes}"));
    let made: Vec<String> = put_together.chain(groups).chain(takes).chain(of_the_command_line()).collect();
    let mut missing = Vec::new();
    for language in languages() {
        let keys = literals.iter().copied().chain(made.iter().map(String::as_str));
        missing.extend(keys.filter(|key| !language.has(key)).map(|key| format!("{} {key}", language.code())));
    }
    assert!(missing.is_empty(), "missing: {missing:#?}");
}

/// What help says of every subcommand and argument, however deep.
fn of_the_command_line() -> Vec<String> {
    fn gather(command: &clap::Command, path: &str, keys: &mut Vec<String>) {
        keys.extend(command.get_arguments().map(natiq::cli::flag_key));
        // The `help` of clap repeats the tree below it.
        for each in command.get_subcommands().filter(|_| command.get_name() != "help") {
            let path = if path.is_empty() { each.get_name().to_owned() } else { format!("{path}-{}", each.get_name()) };
            if !path.ends_with("-help") {
                keys.push(format!("about.{path}"));
                gather(each, &path, keys);
            }
        }
    }
    let mut keys = Vec::new();
    gather(&natiq::cli::arguments(), "", &mut keys);
    keys
}

/// The names a message uses, of all messages of a language.
fn arguments(code: &str) -> BTreeMap<String, BTreeSet<String>> {
    let config = natiq::config::load(&Sources::default()).unwrap();
    let language = config.languages().iter().find(|language| language.code == code).unwrap();
    let mut messages = BTreeMap::new();
    let mut id = String::new();
    for line in language.catalogues.values().flatten().flat_map(|layer| layer.text.lines()) {
        if line.starts_with(|sign: char| sign.is_ascii_lowercase()) {
            line.split(" =").next().unwrap_or_default().clone_into(&mut id);
            assert!(messages.insert(id.clone(), BTreeSet::new()).is_none(), "{code}: {id} stands twice");
        }
        let names = line.split('$').skip(1).map(|rest| {
            rest.chars().take_while(|sign| sign.is_ascii_alphanumeric() || *sign == '-').collect::<String>()
        });
        messages.entry(id.clone()).or_default().extend(names);
    }
    messages
}

#[test]
fn both_languages_have_the_same_messages_and_arguments() {
    let (english, arabic) = (arguments("en"), arguments("ar"));
    let ids = |of: &BTreeMap<String, BTreeSet<String>>| of.keys().cloned().collect::<BTreeSet<String>>();
    let differ: Vec<String> = ids(&english).symmetric_difference(&ids(&arabic)).cloned().collect();
    assert!(differ.is_empty(), "in one language alone: {differ:?}");
    // Arabic may leave a count to the form of the word; it never asks for what English does not have.
    // English says the object of "has used" as any other time, by a reference to that message.
    let refers = |id: &str| id.starts_with("used-");
    let extra: Vec<&String> =
        arabic.iter().filter(|(id, names)| !refers(id) && !names.is_subset(&english[*id])).map(|(id, _)| id).collect();
    assert!(extra.is_empty(), "more arguments in Arabic: {extra:?}");
}
