//! What espeak-ng really says: every message of a language, in the letters of the phonetic alphabet.
//!
//! Skipped with a printed line where espeak-ng is not installed or is another version than the one the
//! files were made with.

use std::io::Write;
use std::process::{Command, Stdio};

use natiq::language::{Arg, Language};

use super::messages::{catalogue, folder, sample, variables};

/// The version the snapshots were made with.
const VERSION: &str = "1.51";

/// What stands between two sentences, so that each is heard apart in one run.
const BETWEEN: &str = "8 8 8 8.";

/// What espeak-ng says of each sentence.
fn said(voice: &str, sentences: &[String]) -> Vec<String> {
    let mut child = Command::new("espeak-ng")
        // Fast speech has the same sounds and takes less time to make.
        .args(["-q", "--ipa", "-s", "300", "-v", voice])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // Two line ends make sentences of their own. The first is the mark itself, to learn how it sounds.
    let text = sentences.iter().fold(format!("{BETWEEN}\n\n"), |text, one| format!("{text}{one}\n\n{BETWEEN}\n\n"));
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    let heard = String::from_utf8(output.stdout).unwrap();
    let mut lines = heard.lines().map(str::trim).filter(|line| !line.is_empty());
    let mark = lines.next().unwrap();
    let lines: Vec<&str> = lines.collect();
    let all: Vec<String> = lines.split(|line| *line == mark).map(|lines| lines.join(" ")).collect();
    assert_eq!(all.len(), sentences.len() + 1, "the sentences cannot be told apart");
    all.into_iter().take(sentences.len()).collect()
}

/// Whether the espeak-ng of the snapshots is here; says so where it is not.
fn is_here(name: &str) -> bool {
    let version = Command::new("espeak-ng").arg("--version").output();
    let reason = match version {
        Err(_) => "espeak-ng is not installed".to_owned(),
        Ok(output) if String::from_utf8_lossy(&output.stdout).contains(VERSION) => return true,
        Ok(_) => format!("espeak-ng is not version {VERSION}"),
    };
    println!("SKIP {name}: {reason}");
    false
}

/// One line a message: its identifier, what is spoken, how it sounds.
fn golden(code: &str) -> Option<String> {
    if !is_here(&format!("golden_{code}")) {
        return None;
    }
    let language = Language::builtin(code).unwrap();
    let all = catalogue(&folder(code));
    let (ids, spoken): (Vec<String>, Vec<String>) = all
        .keys()
        // These are printed alone.
        .filter(|id| !id.starts_with("short-"))
        .map(|id| {
            let names = variables(&all, id);
            let args: Vec<(&str, Arg<'_>)> = names.iter().map(|name| (name.as_str(), sample(name, 1))).collect();
            (id.clone(), language.say(id, &args).speak.trim().to_owned())
        })
        .filter(|(_, speak)| speak.chars().any(char::is_alphanumeric))
        .unzip();
    let heard = said(code, &spoken);
    let rows = ids.iter().zip(&spoken).zip(&heard);
    let made = rows.map(|((id, speak), heard)| format!("{id}\n  {speak}\n  {heard}\n")).collect();
    Some(made)
}

#[test]
fn every_english_message_sounds_as_it_did() {
    if let Some(heard) = golden("en") {
        insta::assert_snapshot!("en", heard);
    }
}

#[test]
fn every_arabic_message_sounds_as_it_did() {
    if let Some(heard) = golden("ar") {
        insta::assert_snapshot!("ar", heard);
    }
}

/// The words of announcements.md part 4 that espeak gets wrong without their marks.
#[test]
fn arabic_words_sound_right() {
    if !is_here("arabic_words_sound_right") {
        return;
    }
    let rows = [
        ("count.move", Some(1), "naqlah waːħidah"),
        ("count.minute", Some(3), "daqaːʔiq"),
        ("count.minute", Some(1), "daqiːqah"),
        ("count.second", Some(3), "θauaːnin"),
        ("suffix.check", None, "kiʃʃ"),
        ("goal.castle.short", None, "tabjiːit"),
        ("owner.arbiter", None, "ʔalħakam"),
        ("piece.pawn", None, "bajdaq"),
    ];
    let arabic = Language::builtin("ar").unwrap();
    for (key, count, wanted) in rows {
        let args: Vec<(&str, Arg<'_>)> = count.map(|count| ("count", Arg::Number(count))).into_iter().collect();
        let heard = said("ar", &[arabic.say(key, &args).speak]).join(" ").replace(['ˈ', 'ˌ'], "");
        assert!(heard.contains(wanted), "{key}: {heard}");
    }
}
