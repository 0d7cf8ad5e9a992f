//! Finds the places of moves in the text of a game: the reader of PGN tells moves, not lines.
//!
//! It also finds what the reader passes over in silence and what still was meant as a move. It knows
//! comments, variations and numbers, never a position. Most games need no more than the quick look
//! whether anything is odd in them.

use shakmaty::san::SanPlus;

/// What stands at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A move by its form.
    Move,
    /// Meant as a move, and none by its form.
    Stray,
    /// A result.
    Result,
}

/// A place in the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place<'a> {
    pub kind: Kind,
    /// The line, the first being 0.
    pub line: u64,
    pub text: &'a [u8],
}

/// The moves, strays and results of a text, the head and variations left out.
pub(super) fn places(text: &[u8]) -> Places<'_> {
    Places { text, at: 0, line: 0, fresh: true, exact: true }
}

/// Whether a text has so many moves by their signs alone, and nothing else that could be meant as one.
pub(super) fn is_plain(text: &[u8], moves: usize) -> bool {
    let mut quick = Places { exact: false, ..places(text) };
    quick.try_fold(0, |count, place| match place.kind {
        Kind::Move => Some(count + 1),
        Kind::Result => Some(count),
        Kind::Stray => None,
    }) == Some(moves)
}

pub(super) struct Places<'a> {
    text: &'a [u8],
    at: usize,
    line: u64,
    /// Whether nothing stands before in this line.
    fresh: bool,
    /// Whether the form of a move is looked at, not its signs alone.
    exact: bool,
}

impl<'a> Iterator for Places<'a> {
    type Item = Place<'a>;

    fn next(&mut self) -> Option<Place<'a>> {
        let mut depth = 0_u32;
        while let Some(&sign) = self.text.get(self.at) {
            let fresh = std::mem::replace(&mut self.fresh, false);
            match sign {
                b'\n' => {
                    // As for the reader, a variation does not outlive an empty line.
                    if self.text.get(self.at + 1) == Some(&b'\n') {
                        depth = 0;
                    }
                    self.step();
                }
                b'%' | b'[' if fresh => self.past_line(),
                b';' => self.past_line(),
                b'{' => self.past_comment(),
                b'(' => {
                    depth += 1;
                    self.at += 1;
                }
                b')' => {
                    depth = depth.saturating_sub(1);
                    self.at += 1;
                }
                b'$' => {
                    self.token();
                }
                b'*' if depth == 0 => {
                    self.at += 1;
                    return Some(Place { kind: Kind::Result, line: self.line, text: b"*" });
                }
                _ if is_end(sign) => self.at += 1,
                _ => {
                    let line = self.line;
                    let token = self.token();
                    if depth == 0
                        && let Some((kind, text)) = classify(token, self.exact)
                    {
                        return Some(Place { kind, line, text });
                    }
                }
            }
        }
        None
    }
}

impl<'a> Places<'a> {
    fn step(&mut self) {
        self.line += 1;
        self.at += 1;
        self.fresh = true;
    }

    fn past_line(&mut self) {
        let rest = self.text.get(self.at..).unwrap_or_default();
        self.at += rest.iter().position(|&sign| sign == b'\n').unwrap_or(rest.len());
    }

    fn past_comment(&mut self) {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let length = rest.iter().position(|&sign| sign == b'}').map_or(rest.len(), |end| end + 1);
        self.line += rest.get(..length).unwrap_or_default().iter().filter(|&&sign| sign == b'\n').count() as u64;
        self.at += length;
    }

    fn token(&mut self) -> &'a [u8] {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let length = 1 + rest.iter().skip(1).position(|&sign| is_end(sign)).unwrap_or(rest.len().saturating_sub(1));
        self.at += length;
        rest.get(..length).unwrap_or_default()
    }
}

/// What a token is; its move number is taken off.
fn classify(token: &[u8], exact: bool) -> Option<(Kind, &[u8])> {
    if matches!(token, b"1-0" | b"0-1" | b"1/2-1/2") || token.starts_with("½".as_bytes()) {
        return Some((Kind::Result, token));
    }
    let castling = token.starts_with(b"0-0");
    let digits = if castling { 0 } else { token.iter().take_while(|sign| sign.is_ascii_digit()).count() };
    let text = token.get(digits..).unwrap_or_default();
    let first = *text.first()?;
    let formed = if exact { SanPlus::from_ascii(text).is_ok() } else { text.iter().all(|&sign| is_sign(sign)) };
    if castling || formed {
        return Some((Kind::Move, text));
    }
    // A square makes it a move that was meant: a letter and a digit behind one another.
    let squared = text.windows(2).any(|pair| matches!(pair, [b'a'..=b'h', b'1'..=b'9']));
    (first.is_ascii_alphabetic() && (squared || text.contains(&b'x'))).then_some((Kind::Stray, text))
}

/// Whether a sign can stand in a move.
fn is_sign(sign: u8) -> bool {
    matches!(sign, b'a'..=b'h' | b'1'..=b'8' | b'K' | b'Q' | b'R' | b'B' | b'N' | b'x' | b'+' | b'#' | b'=' | b'O' | b'-')
}

/// Where a token ends, as for the reader.
fn is_end(sign: u8) -> bool {
    matches!(sign, b'\n' | b'\r' | b' ' | b'\t' | b'{' | b'}' | b'(' | b')' | b'!' | b'?' | b'$' | b';' | b'.' | b'*')
}
