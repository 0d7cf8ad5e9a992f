//! One line of a sheet: what it is about and what it says, or its moves with their numbers.
//!
//! It looks at signs alone and judges no move.

use shakmaty::san::SanPlus;

use crate::written::{Item, What};

/// The results a sheet can end with.
pub(super) const RESULTS: [&str; 5] = ["1-0", "0-1", "1/2-1/2", "0-0", "*"];
/// What parts the value of a piece from its squares, where a sheet has blanks around it.
const DASHES: [char; 6] = ['-', 'ـ', '–', '—', '−', '‐'];

/// What a line is about and what it says.
pub(super) fn fact(text: &str) -> Option<(&str, &str)> {
    let (key, value) = text.split_once(':')?;
    let value = match value.strip_prefix(' ') {
        Some(value) => value.trim(),
        None if value.is_empty() => "",
        None => return None,
    };
    is_key(key).then_some((key, value))
}

/// Whether a line that begins with no digit is moves all the same, as some write them: castling first, letters.
pub(super) fn is_moves(text: &str) -> bool {
    let known = |token: &str| SanPlus::from_ascii(token.as_bytes()).is_ok() || token.starts_with(is_digit);
    fact(text).is_none() && text.split_whitespace().all(known)
}

/// Whether a word can stand before the colon of a line.
pub fn is_key(key: &str) -> bool {
    let fits = |sign: char| sign.is_alphanumeric() || matches!(sign, ' ' | '_' | '.' | '-');
    !key.trim().is_empty() && !key.starts_with(is_digit) && key.chars().all(fits)
}

/// Whether a line of a sheet is read as a stray: no move, and nothing that is about something.
pub fn is_stray(text: &str) -> bool {
    let text = text.trim();
    !text.is_empty() && !text.starts_with(is_digit) && fact(text).is_none() && !is_moves(text)
}

/// Whether a line can stand on a sheet and not in a PGN: a fact, or moves in square numbers.
pub(in crate::written) fn is_of_a_sheet(text: &str) -> bool {
    let text = text.trim();
    let digital = |token: &str| {
        token.starts_with(is_digit) && number(token).is_none() && !token.starts_with("0-0") && !token.starts_with("1/2")
    };
    if text.starts_with(is_digit) {
        let moves = moves(1, text);
        return moves.iter().any(|item| matches!(&item.what, What::Move(text) if digital(text)));
    }
    fact(text).is_some()
}

/// The value of a digit, Arabic ones among them.
fn digit(sign: char) -> Option<u32> {
    match sign {
        '٠'..='٩' => Some(u32::from(sign) - u32::from('٠')),
        '۰'..='۹' => Some(u32::from(sign) - u32::from('۰')),
        _ => sign.to_digit(10),
    }
}

pub(super) fn is_digit(sign: char) -> bool {
    digit(sign).is_some()
}

/// A text with its digits in ASCII.
pub fn in_ascii(text: &str) -> String {
    text.chars().map(|sign| digit(sign).and_then(|value| char::from_digit(value, 10)).unwrap_or(sign)).collect()
}

/// The number before moves and what stands behind it: `12.`, `12...`, `12)`.
pub(super) fn number(token: &str) -> Option<(u32, &str)> {
    let digits = token.find(|sign| !is_digit(sign))?;
    let (digits, behind) = token.split_at(digits);
    let behind = behind.strip_prefix(['.', ')'])?;
    Some((in_ascii(digits).parse().ok()?, behind))
}

/// The moves of a line, with their numbers, offers and a result.
pub(super) fn moves(line: u64, text: &str) -> Vec<Item> {
    let mut items: Vec<Item> = Vec::new();
    let mut put = |what| items.push(Item { line, what });
    for token in tokens(text) {
        let mut token = token;
        while let Some((value, behind)) = number(token) {
            let rest = behind.trim_start_matches('.');
            put(What::Number { number: value, black: behind != rest });
            token = rest;
        }
        // What somebody thought of a move, or of a result, stands behind it.
        let bare = token.trim_end_matches(['!', '?']);
        match bare {
            "" => {}
            "..." | "…" => put(What::Number { number: 0, black: true }),
            "(=)" | "=" | "1-1" | "(1-1)" | "1ـ1" | "(1ـ1)" => put(What::Offer),
            // Among moves `0-0` is castling; a game that both lose has its result on a line of its own.
            _ if RESULTS.contains(&bare) && bare != "0-0" => put(What::Result(bare.to_owned())),
            "½-½" => put(What::Result("1/2-1/2".to_owned())),
            _ => put(What::Move(bare.to_owned())),
        }
        if bare.len() < token.len() {
            put(What::Nag(token[bare.len()..].to_owned()));
        }
    }
    // Dots of their own belong to the number before them.
    let mut joined: Vec<Item> = Vec::with_capacity(items.len());
    for item in items {
        match (&item.what, joined.last_mut()) {
            (What::Number { number: 0, black: true }, Some(Item { what: What::Number { black, .. }, .. })) => {
                *black = true
            }
            _ => joined.push(item),
        }
    }
    joined
}

/// The words of a line of moves; one that has blanks around the dash behind its first digits is one.
fn tokens(text: &str) -> Vec<&str> {
    let mut spans: Vec<(usize, usize)> = Vec::new();
    let mut at = 0;
    for word in text.split_whitespace() {
        let start = at + text[at..].find(word).unwrap_or(0);
        at = start + word.len();
        let goes_on = |before: &str| {
            let dashed = before.strip_suffix(DASHES).map(str::trim_end);
            let dash = word.strip_prefix(DASHES).is_some_and(str::is_empty);
            dashed.is_some_and(|digits| digits.ends_with(is_digit)) || dash && before.ends_with(is_digit)
        };
        match spans.last_mut() {
            Some((from, to)) if goes_on(&text[*from..*to]) => *to = at,
            _ => spans.push((start, at)),
        }
    }
    spans.into_iter().map(|(from, to)| &text[from..to]).collect()
}
