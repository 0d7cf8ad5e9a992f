//! The names of typed signs, for a voice that echoes them.

use super::arg::Arg;
use super::locale::Language;
use super::phrase::{Draft, Phrase};

impl Language {
    /// Texts as they are typed: printed as they stand, said sign by sign where a voice would make a word of it.
    pub fn spelt(&self, texts: &[&str]) -> Phrase {
        let is_word = |part: &str| part.chars().count() > 2 && part.chars().all(char::is_alphabetic);
        let said = |text: &&str| {
            let parts = text.split_whitespace().flat_map(|part| match is_word(part) {
                true => vec![part.to_owned()],
                false => part.chars().map(|sign| self.sign(sign).speak).collect(),
            });
            parts.collect::<Vec<_>>().join(" ")
        };
        // "And" or a comma could be taken for a part of what is typed.
        Phrase { print: texts.join("; "), speak: texts.iter().map(said).collect::<Vec<_>>().join("; ") }
    }

    /// What a typed sign is called; a letter or another sign without a name is itself.
    pub fn sign(&self, sign: char) -> Phrase {
        let key = match sign {
            ' ' => "space",
            '+' => "plus",
            '-' => "minus",
            '*' => "star",
            '/' => "slash",
            '\\' => "backslash",
            '.' => "dot",
            ',' | '،' => "comma",
            ':' => "colon",
            ';' | '؛' => "semicolon",
            '?' | '؟' => "question",
            '!' => "exclamation",
            '=' => "equals",
            '#' => "hash",
            '%' => "percent",
            '&' => "ampersand",
            '@' => "at",
            '$' => "dollar",
            '"' => "quote",
            '\'' => "apostrophe",
            '`' => "backtick",
            '^' => "caret",
            '~' => "tilde",
            '|' => "bar",
            '_' => "underscore",
            '(' => "paren-open",
            ')' => "paren-close",
            '[' => "bracket-open",
            ']' => "bracket-close",
            '{' => "brace-open",
            '}' => "brace-close",
            '<' => "less",
            '>' => "greater",
            '×' => "times",
            digit if digit.is_ascii_digit() => return self.say(&format!("digit.{digit}"), &[]),
            capital if capital.is_uppercase() => {
                let letter: String = capital.to_lowercase().collect();
                return self.say("sign.capital", &[("letter", Arg::Said(Draft::same(letter)))]);
            }
            other => return Draft::same(other.to_string()).phrase(),
        };
        self.say(&["sign.", key].concat(), &[])
    }
}
