//! The house: imports go down only (`architecture.md` part 1).

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// What each layer imports of ours, and may: what it does not use is not allowed either.
fn allowed() -> BTreeMap<&'static str, Vec<&'static str>> {
    let everything_below_shell = vec![
        "screen", "lines", "voice", "engine", "store", "config", "sheet", "dialogue", "words", "notation", "language",
        "ear", "core", "typing", "replay", "learn", "sound", "written",
    ];
    let with =
        |more: &[&'static str]| everything_below_shell.iter().copied().chain(more.iter().copied()).collect::<Vec<_>>();
    BTreeMap::from([
        ("core", vec![]),
        ("notation", vec!["core"]),
        ("words", vec!["notation", "core"]),
        ("dialogue", vec!["words", "notation", "core"]),
        ("language", vec!["core"]),
        ("typing", vec![]),
        ("lines", vec!["typing"]),
        ("screen", vec!["typing", "language", "notation", "core", "config"]),
        ("voice", vec!["language", "tool"]),
        ("ear", vec!["dialogue", "words", "core", "tool"]),
        ("tool", vec![]),
        ("sheet", vec!["braille", "language", "notation", "core", "replay", "written"]),
        ("store", vec!["core"]),
        ("replay", vec!["notation", "core", "written"]),
        ("written", vec!["braille", "core"]),
        ("braille", vec![]),
        ("engine", vec!["core"]),
        ("sound", vec!["core"]),
        ("config", vec!["core"]),
        ("shell", everything_below_shell.clone()),
        ("learn", vec!["dialogue", "core"]),
        ("train", vec!["words", "notation", "core"]),
        ("cli", with(&["shell", "train", "braille"])),
    ])
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn imports_go_down_only() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    let allowed = allowed();
    let mut wrong = Vec::new();
    let mut used = BTreeSet::new();
    for file in files {
        let place = file.strip_prefix(&root).unwrap();
        let layer = place.iter().next().unwrap().to_string_lossy().trim_end_matches(".rs").to_owned();
        let Some(below) = allowed.get(layer.as_str()) else {
            assert!(["lib", "main"].contains(&layer.as_str()), "{layer} has no place in the house");
            continue;
        };
        let text = fs::read_to_string(&file).unwrap();
        // Tests of a layer may look at whatever they like.
        let code = text.split("#[cfg(test)]").next().unwrap();
        for (number, line) in code.lines().enumerate() {
            if line.trim_start().starts_with("//") {
                continue;
            }
            for rest in line.split("crate::").skip(1) {
                let named: String = rest.chars().take_while(|sign| sign.is_alphanumeric() || *sign == '_').collect();
                if named != layer && !below.contains(&named.as_str()) {
                    wrong.push(format!("{}:{}: {layer} imports {named}", place.display(), number + 1));
                }
                used.insert((layer.clone(), named));
            }
        }
    }
    for (layer, below) in &allowed {
        let idle = below.iter().filter(|name| !used.contains(&((*layer).to_owned(), (**name).to_owned())));
        wrong.extend(idle.map(|name| format!("{layer} may import {name} and does not")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn core_is_pure() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = vec![root.join("core.rs")];
    sources(&root.join("core"), &mut files);
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap();
        for word in
            ["std::fs", "std::env", "std::io", "std::net", "std::thread", "SystemTime", "Instant", "println!", "toml::"]
        {
            assert!(!code.contains(word), "{}: {word}", file.display());
        }
    }
}

#[test]
fn no_file_is_a_palace() {
    let mut files = Vec::new();
    for folder in ["src", "tests"] {
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut files);
    }
    let long: Vec<String> = files
        .iter()
        .map(|file| (fs::read_to_string(file).unwrap().lines().count(), file))
        .filter(|(lines, _)| *lines > 400)
        .map(|(lines, file)| format!("{lines} {}", file.display()))
        .collect();
    assert!(long.is_empty(), "{}", long.join("\n"));
}
