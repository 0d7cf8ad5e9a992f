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

    /// What a typed sign is called; a sign without a name is itself, and so are the
    /// Latin letters, which every voice reads by their names.
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
            other => match letter(other) {
                Some(name) => return self.say(&["letter.", name].concat(), &[]),
                None => return Draft::same(other.to_string()).phrase(),
            },
        };
        self.say(&["sign.", key].concat(), &[])
    }
}

/// The name of an Arabic letter in the catalogue's keys.
fn letter(sign: char) -> Option<&'static str> {
    Some(match sign {
        'ء' => "hamza",
        'آ' => "alef-madda",
        'أ' => "alef-hamza",
        'إ' => "alef-hamza-below",
        'ؤ' => "waw-hamza",
        'ئ' => "yeh-hamza",
        'ا' => "alef",
        'ب' => "beh",
        'ة' => "teh-marbuta",
        'ت' => "teh",
        'ث' => "theh",
        'ج' => "jeem",
        'ح' => "hah",
        'خ' => "khah",
        'د' => "dal",
        'ذ' => "thal",
        'ر' => "reh",
        'ز' => "zain",
        'س' => "seen",
        'ش' => "sheen",
        'ص' => "sad",
        'ض' => "dad",
        'ط' => "tah",
        'ظ' => "zah",
        'ع' => "ain",
        'غ' => "ghain",
        'ف' => "feh",
        'ق' => "qaf",
        'ك' => "kaf",
        'ل' => "lam",
        'م' => "meem",
        'ن' => "noon",
        'ه' => "heh",
        'و' => "waw",
        'ى' => "alef-maksura",
        'ي' => "yeh",
        _ => return None,
    })
}
