//! The names of typed signs, for a voice that echoes them.

use super::arg::Arg;
use super::locale::Language;
use super::phrase::{Draft, Phrase};

impl Language {
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
