//! Cuts a line of a game into its tokens: by their signs alone, never by a position.
//!
//! Every token that is written again between blanks is cut the same again; `write` relies on it.

use shakmaty::san::SanPlus;

/// A part of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    Move(&'a str),
    /// The number of a move; `black` behind two dots or more.
    Number {
        number: u32,
        black: bool,
    },
    /// Dots that no number stands before in this line, and how many.
    Dots(usize),
    /// `!?`, `$3`.
    Nag(&'a str),
    /// `{`: the comment stands behind it.
    Comment,
    /// `;` and what stands behind it.
    Remark(&'a str),
    Open,
    Close,
    /// A result in the format's own spelling, and as it stands.
    Result(&'static str, &'a str),
    Stray(&'a str),
}

/// Signs that value a position and stand behind a move without a blank.
const VALUATIONS: [&str; 15] = ["+/-", "-/+", "+/=", "=/+", "+=", "=+", "+-", "-+", "±", "∓", "⩲", "⩱", "∞", "□", "="];

/// The spellings of a null move: it is no move of chess, and meant as one.
const NULL: [&str; 4] = ["--", "Z0", "@@@@", "0000"];

/// The next token from a place of a line, and the place behind it.
pub(super) fn next(line: &str, from: usize) -> Option<(Token<'_>, usize)> {
    let rest = line.get(from..)?;
    let begun = rest.trim_start_matches(is_blank);
    let first = begun.chars().next()?;
    let at = from + (rest.len() - begun.len());
    let one = |token| Some((token, at + first.len_utf8()));
    let word = |length: usize| begun.get(..length).unwrap_or(begun);
    match first {
        '{' => one(Token::Comment),
        '}' => one(Token::Stray("}")),
        '(' => one(Token::Open),
        ')' => one(Token::Close),
        '*' => one(Token::Result("*", "*")),
        ';' => Some((Token::Remark(begun.get(1..).unwrap_or_default()), line.len())),
        '!' | '?' => {
            let length = begun.find(|sign| !matches!(sign, '!' | '?')).unwrap_or(begun.len());
            Some((Token::Nag(word(length)), at + length))
        }
        '.' | '…' => {
            let (count, length) = dots(begun);
            Some((Token::Dots(count), at + length))
        }
        '[' => {
            let length = if is_tag(begun) { 1 } else { begun.find(']').map_or(begun.len(), |end| end + 1) };
            Some((Token::Stray(word(length).trim_end_matches(is_blank)), at + length))
        }
        _ => {
            let end = begun.char_indices().skip(1).find(|(_, sign)| is_end(*sign));
            let length = end.map_or(begun.len(), |(end, _)| end);
            let (token, length) = named(begun, word(length));
            Some((token, at + length))
        }
    }
}

/// What a word is, and how much of it: a number before it and a valuation behind it are tokens of their own.
fn named<'a>(begun: &'a str, word: &'a str) -> (Token<'a>, usize) {
    if let Some(result) = result(word) {
        return (Token::Result(result, word), word.len());
    }
    if let Some(digits) = word.strip_prefix('$') {
        let number = !digits.is_empty() && digits.bytes().all(|sign| sign.is_ascii_digit());
        return (if number { Token::Nag(word) } else { Token::Stray(word) }, word.len());
    }
    let passing = begun.get(word.len() - usize::from(word.ends_with('e'))..).is_some_and(|end| end.starts_with("e.p."));
    if passing && word == "e" {
        return (Token::Stray("e.p."), 4);
    }
    if passing && let Some(bare) = word.strip_suffix('e').filter(|bare| is_move(bare)) {
        return (Token::Move(bare), bare.len());
    }
    if is_move(word) {
        return (Token::Move(word), word.len());
    }
    let valued = VALUATIONS.iter().find_map(|sign| word.strip_suffix(sign).filter(|bare| is_move(bare)));
    if let Some(bare) = valued {
        return (Token::Move(bare), bare.len());
    }
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let (number, behind) = word.split_at(digits);
    if let Ok(number) = number.parse()
        && (behind.is_empty() || next(behind, 0).is_some_and(|(token, _)| matches!(token, Token::Move(_))))
    {
        if !behind.is_empty() {
            return (Token::Number { number, black: false }, digits);
        }
        let (count, length) = dots(begun.get(digits..).unwrap_or_default());
        return (Token::Number { number, black: count > 1 }, digits + length);
    }
    (Token::Stray(word), word.len())
}

/// How many dots a text begins with, blanks among them, and how many bytes they take.
fn dots(text: &str) -> (usize, usize) {
    let (mut count, mut length) = (0, 0);
    for (at, sign) in text.char_indices() {
        match sign {
            '.' => count += 1,
            '…' => count += 3,
            _ if is_blank(sign) => continue,
            _ => break,
        }
        length = at + sign.len_utf8();
    }
    (count, length)
}

fn result(word: &str) -> Option<&'static str> {
    match word {
        "1-0" | "1–0" => Some("1-0"),
        "0-1" | "0–1" => Some("0-1"),
        "1/2-1/2" | "1/2–1/2" | "1/2" | "½-½" | "½–½" | "½" => Some("1/2-1/2"),
        _ => None,
    }
}

/// Whether a word has the form of a move, by its letters or by its two squares.
fn is_move(word: &str) -> bool {
    let bare = word.trim_end_matches(['+', '#']);
    NULL.contains(&word)
        || matches!(bare, "0-0" | "0-0-0")
        || SanPlus::from_ascii(bare.as_bytes()).is_ok()
        || word.parse::<shakmaty::uci::UciMove>().is_ok()
}

/// Whether a word without the form of a move was meant as one: a square makes it one, or a capture.
pub(super) fn is_meant(word: &str) -> bool {
    let squared = word.as_bytes().windows(2).any(|pair| matches!(pair, [b'a'..=b'h', b'1'..=b'9']));
    word.starts_with(|sign: char| sign.is_ascii_alphabetic()) && (squared || word.contains('x'))
}

/// Whether a text begins with a tag: a bracket, a name and a quoted value. A clock in brackets is none.
pub(super) fn is_tag(text: &str) -> bool {
    let Some(rest) = text.trim_start_matches(is_blank).strip_prefix('[') else { return false };
    let name = rest.find(|sign| !is_name(sign)).unwrap_or(rest.len());
    let (name, behind) = rest.split_at(name);
    name.starts_with(char::is_alphanumeric) && behind.trim_start_matches(is_blank).starts_with('"')
}

/// Whether a sign can stand in the name of a tag.
pub(super) fn is_name(sign: char) -> bool {
    sign.is_alphanumeric() || matches!(sign, '_' | '+' | '#' | '=' | ':' | '-' | '.')
}

/// Whether a sign parts tokens and is none: control characters and marks of direction too.
pub(in crate::written) fn is_blank(sign: char) -> bool {
    sign == ' '
        || sign.is_control()
        || matches!(sign, '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// Whether a sign ends a word.
fn is_end(sign: char) -> bool {
    is_blank(sign) || matches!(sign, '{' | '}' | '(' | ')' | '!' | '?' | '$' | ';' | '.' | '…' | '*' | '[')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(line: &str) -> Vec<Token<'_>> {
        let mut at = 0;
        std::iter::from_fn(|| {
            let (token, behind) = next(line, at)?;
            assert!(behind > at, "{line}: {token:?}");
            at = behind;
            Some(token)
        })
        .collect()
    }

    #[test]
    fn a_line_is_cut_into_all_it_holds() {
        use Token::{Close, Comment, Move, Nag, Number, Open, Remark, Stray};
        let white = |number| Number { number, black: false };
        let black = |number| Number { number, black: true };
        assert_eq!(all("1.e4 e5!? 2 Nf3"), [white(1), Move("e4"), Move("e5"), Nag("!?"), white(2), Move("Nf3")]);
        assert_eq!(all("1. ... e5 2... d5 3… c5"), [black(1), Move("e5"), black(2), Move("d5"), black(3), Move("c5")]);
        assert_eq!(all("12e4 0-0+ e7e8q O-O-O#"), [white(12), Move("e4"), Move("0-0+"), Move("e7e8q"), Move("O-O-O#")]);
        assert_eq!(all("(Nf3+= $14)"), [Open, Move("Nf3"), Stray("+="), Nag("$14"), Close]);
        assert_eq!(
            all("exd6e.p. 1/2 ; x } y"),
            [Move("exd6"), Stray("e.p."), Token::Result("1/2-1/2", "1/2"), Remark(" x } y")]
        );
        assert_eq!(all("e4 [%clk 0:01:00] {"), [Move("e4"), Stray("[%clk 0:01:00]"), Comment]);
        assert_eq!(all("e4[White\"x\"]"), [Move("e4"), Stray("["), Stray("White\"x\"]")]);
        assert_eq!(
            all("Qxx9 2nd $ 99999999999 -- } ½"),
            [
                Stray("Qxx9"),
                Stray("2nd"),
                Stray("$"),
                Stray("99999999999"),
                Move("--"),
                Stray("}"),
                Token::Result("1/2-1/2", "½")
            ]
        );
        assert_eq!(all("e4\u{200f}\0\te5"), [Move("e4"), Move("e5")]);
    }

    #[test]
    fn a_tag_has_a_name_and_a_quoted_value() {
        for tag in ["[Event \"x\"]", "  [Event\"x", "[White-Title \"x\"]", "[حدث \"x\"]"] {
            assert!(is_tag(tag), "{tag}");
        }
        for none in ["[%clk 0:01:00]", "[Odd]", "[ \"x\"]", "[White]\"x\"", "Event \"x\""] {
            assert!(!is_tag(none), "{none}");
        }
    }
}
