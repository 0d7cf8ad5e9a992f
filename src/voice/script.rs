//! Splits a mixed string by script, so that no voice spells what another one reads.
//!
//! An Arabic word in an English voice is spelt letter by letter, Arabic-Indic digits are silent in
//! it (`speech.md` part 1). It never changes a word.

use crate::language::utterance::plain;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Script {
    Arabic,
    Latin,
}

/// The runs of `text` with the language each is said in; digits and signs stay with the run before them.
///
/// `lang` is the language of the utterance; a run in the other script gets `ar` or `en`. Digits are ASCII
/// afterwards; nothing that cannot be said remains, so the list may be empty.
pub fn split(text: &str, lang: &str) -> Vec<(String, String)> {
    let home = if is_arabic_lang(lang) { Script::Arabic } else { Script::Latin };
    let mut runs: Vec<(Script, String)> = Vec::new();
    let mut undecided = String::new();
    for sign in plain(text).chars().map(ascii_digit) {
        let Some(script) = script_of(sign) else {
            match runs.last_mut() {
                Some((_, run)) => run.push(sign),
                None => undecided.push(sign),
            }
            continue;
        };
        match runs.last_mut() {
            Some((last, run)) if *last == script => run.push(sign),
            Some((last, run)) => {
                // A number or bracket straight after a change of script belongs to the utterance's own language.
                let tail = if *last == home { String::new() } else { split_tail(run) };
                runs.push((script, tail));
                if let Some((_, run)) = runs.last_mut() {
                    run.push(sign);
                }
            }
            None => {
                runs.push((script, std::mem::take(&mut undecided)));
                if let Some((_, run)) = runs.last_mut() {
                    run.push(sign);
                }
            }
        }
    }
    if runs.is_empty() && !undecided.is_empty() {
        runs.push((home, undecided));
    }
    runs.into_iter()
        .map(|(script, run)| (language(script, home, lang), run.trim().to_owned()))
        .filter(|(_, run)| run.chars().any(char::is_alphanumeric))
        .collect()
}

/// Whether a language is written in Arabic letters.
pub fn is_arabic_lang(lang: &str) -> bool {
    matches!(lang.split(['-', '_']).next(), Some("ar" | "fa" | "ur"))
}

/// Takes the number at the end of a run in the foreign script off, for the next run; a closing dot stays.
fn split_tail(run: &mut String) -> String {
    let end = run
        .char_indices()
        .rev()
        .find(|(_, sign)| script_of(*sign).is_some())
        .map_or(0, |(at, sign)| at + sign.len_utf8());
    let number =
        run.char_indices().find(|(at, sign)| *at >= end && sign.is_ascii_digit()).map_or(run.len(), |(at, _)| at);
    run.split_off(number)
}

fn language(script: Script, home: Script, lang: &str) -> String {
    if script == home {
        return lang.to_owned();
    }
    match script {
        Script::Arabic => "ar".to_owned(),
        Script::Latin => "en".to_owned(),
    }
}

fn script_of(sign: char) -> Option<Script> {
    match sign {
        '\u{610}'..='\u{61a}' | '\u{620}'..='\u{65f}' | '\u{66e}'..='\u{6ff}' | '\u{750}'..='\u{77f}' => {
            Some(Script::Arabic)
        }
        sign if sign.is_alphabetic() => Some(Script::Latin),
        _ => None,
    }
}

fn ascii_digit(sign: char) -> char {
    let digit = match sign {
        '٠'..='٩' => u32::from(sign) - u32::from('٠'),
        '۰'..='۹' => u32::from(sign) - u32::from('۰'),
        _ => return sign,
    };
    char::from_digit(digit, 10).unwrap_or(sign)
}
