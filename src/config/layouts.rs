//! `layouts.toml`: what the same keys write on the other keyboard.
//!
//! It only turns text into text; whether the other text means anything is asked elsewhere.

use std::collections::BTreeMap;

use serde::Deserialize;

/// The map between the English and the Arabic keyboard.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layouts {
    /// What each key of the English keyboard writes on the Arabic one.
    #[serde(rename = "ar-101", default)]
    arabic: BTreeMap<String, String>,
}

impl Layouts {
    /// What the keys of a text write on the Arabic keyboard.
    pub fn to_arabic(&self, text: &str) -> String {
        swap(text, |rest| longest(&self.arabic, rest))
    }

    /// What the keys of a text write on the English keyboard.
    pub fn to_english(&self, text: &str) -> String {
        let back: BTreeMap<String, String> =
            self.arabic.iter().map(|(english, arabic)| (arabic.clone(), english.clone())).collect();
        swap(text, |rest| longest(&back, rest))
    }
}

/// The longest entry a text begins with: one Arabic key writes two letters.
fn longest<'a>(map: &'a BTreeMap<String, String>, text: &str) -> Option<(usize, &'a str)> {
    let ends = text.char_indices().map(|(at, sign)| at + sign.len_utf8()).take(2);
    let found = ends.filter_map(|end| Some((end, map.get(text.get(..end)?)?.as_str())));
    found.last()
}

fn swap<'a>(text: &str, mut find: impl FnMut(&str) -> Option<(usize, &'a str)>) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let length = match find(rest) {
            Some((length, other)) => {
                out.push_str(other);
                length
            }
            None => {
                out.push(sign);
                sign.len_utf8()
            }
        };
        rest = rest.get(length..).unwrap_or_default();
    }
    out
}
