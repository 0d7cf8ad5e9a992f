//! The names of typed signs, for a voice that echoes them.

use super::arg::Arg;
use super::locale::Language;
use super::phrase::{Draft, Phrase};

impl Language {
    /// A text as it is typed: printed as it stands, said sign by sign where a voice would make a word of it.
    pub fn spelt(&self, text: &str) -> Phrase {
        let is_word = |part: &str| part.chars().count() > 2 && part.chars().all(char::is_alphabetic);
        let mut said: Vec<String> = Vec::new();
        for part in text.split_whitespace() {
            match is_word(part) {
                true => said.push(part.to_owned()),
                false => said.extend(part.chars().map(|sign| self.sign(sign).speak)),
            }
        }
        Phrase { print: text.to_owned(), speak: said.join(" ") }
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
