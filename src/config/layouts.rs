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

    /// All that the keys of a text can write on the English keyboard: one key of the Arabic keyboard writes two
    /// letters, which two other keys write as well. The likeliest comes first.
    pub fn all_english(&self, text: &str) -> Vec<String> {
        let back: BTreeMap<&str, &str> =
            self.arabic.iter().map(|(english, arabic)| (arabic.as_str(), english.as_str())).collect();
        let mut all = vec![(String::new(), text)];
        while all.iter().any(|(_, rest)| !rest.is_empty()) {
            let mut longer = Vec::with_capacity(all.len() * 2);
            for (done, rest) in all {
                let ends = rest.char_indices().map(|(at, sign)| at + sign.len_utf8()).take(2);
                let steps: Vec<(usize, &str)> =
                    ends.filter_map(|end| Some((end, *back.get(rest.get(..end)?)?))).collect();
                let plain = rest.chars().next().map_or(0, char::len_utf8);
                if steps.is_empty() {
                    longer.push(([&done, &rest[..plain]].concat(), &rest[plain..]));
                }
                for (end, english) in steps.into_iter().rev() {
                    longer.push(([&done, english].concat(), &rest[end..]));
                }
            }
            longer.truncate(MOST);
            all = longer;
        }
        all.into_iter().map(|(done, _)| done).collect()
    }
}

/// The most readings of one text that are looked at.
const MOST: usize = 32;

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
