//! From normalised text to tokens, each with every meaning it can have.
//!
//! It owns where one word or digit ends and how it hangs on the one before. It never decides what
//! the tokens mean together: that is `grammar`.

use super::normal::{TAKES, word};
use super::options::{Mode, Options};
use super::vocabulary::{Meaning, Note, Vocabulary};

/// More tokens than the longest sentence of a move has; a longer text is none.
const MOST: usize = 40;

/// What stands between a token and the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gap {
    Glued,
    Blank,
    Dash,
}

/// One word, letter, digit or sign.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) gap: Gap,
    /// Each meaning, and whether the ear must have mistaken the word for it.
    pub(super) meanings: Vec<(Meaning, bool)>,
    /// An equals sign: a promotion inside a move, a draw offer behind it.
    pub(super) equals: bool,
    /// A digit or number written or said in square notation.
    pub(super) spelled: bool,
}

impl Token {
    fn new(gap: Gap, meanings: Vec<Meaning>) -> Token {
        Token {
            gap,
            meanings: meanings.into_iter().map(|meaning| (meaning, false)).collect(),
            equals: false,
            spelled: false,
        }
    }

    pub(super) fn is(&self, meaning: Meaning) -> bool {
        self.meanings.iter().any(|(other, heard)| *other == meaning && !heard)
    }

    pub(super) fn digit(&self) -> Option<u8> {
        self.meanings.iter().find_map(|(meaning, heard)| match meaning {
            Meaning::Digit(digit) if !heard => Some(*digit),
            _ => None,
        })
    }

    pub(super) fn note(&self) -> Option<Note> {
        self.meanings.iter().find_map(|(meaning, _)| match meaning {
            Meaning::Note(note) => Some(*note),
            _ => None,
        })
    }
}

struct Run {
    gap: Gap,
    text: String,
}

/// The tokens of a text, or nothing when it holds what no move holds.
pub(super) fn tokens(text: &str, vocabulary: &Vocabulary, options: &Options) -> Option<Vec<Token>> {
    let runs = runs(text);
    let mut tokens: Vec<Token> = Vec::new();
    let mut at = 0;
    while let Some(run) = runs.get(at) {
        if tokens.len() > MOST {
            return None;
        }
        let first = run.text.chars().next()?;
        let mut taken = 1;
        match first {
            '0'..='9' => {
                let mut gap = run.gap;
                for digit in run.text.chars() {
                    let digit = u8::try_from(digit.to_digit(10)?).ok()?;
                    let mut token = Token::new(gap, vec![Meaning::Digit(digit)]);
                    token.spelled = true;
                    tokens.push(token);
                    gap = Gap::Glued;
                }
            }
            // "White:" is who speaks, "e4:d5" a capture.
            ':' if tokens
                .last()
                .is_some_and(|last| last.meanings.iter().any(|(m, _)| matches!(m, Meaning::Side(_)))) => {}
            ':' | TAKES => tokens.push(Token::new(run.gap, vec![Meaning::Takes])),
            '=' => {
                let mut token = Token::new(run.gap, Vec::new());
                token.equals = true;
                tokens.push(token);
            }
            '+' | '#' => {
                let note = match run.text.as_str() {
                    "+" => Note::Check,
                    "++" => Note::DoubleOrMate,
                    "#" => Note::Mate,
                    _ => return None,
                };
                // A sign of check is written behind a move: "5+3" is a time, or a slip on the keypad.
                let glued = |next: &Run| next.gap == Gap::Glued && next.text.starts_with(char::is_alphanumeric);
                if runs.get(at + 1).is_some_and(glued) {
                    return None;
                }
                tokens.push(Token::new(run.gap, vec![Meaning::Note(note)]));
            }
            '_' => tokens.push(Token::new(run.gap, vec![Meaning::EnPassant])),
            letter if letter.is_alphabetic() => taken = words(&runs, at, vocabulary, options, &mut tokens)?,
            _ => return None,
        }
        at += taken;
    }
    tokens.retain(|token| !token.is(Meaning::Filler));
    Some(numbers(tokens))
}

/// Runs of letters, of digits, of one sign, with what stands before each.
fn runs(text: &str) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    let mut gap = Gap::Blank;
    let mut last = None;
    for sign in text.chars() {
        let class = match sign {
            ' ' | ',' | '.' | '(' | ')' | '/' | '!' | '?' | '"' | '…' | '«' | '»' => {
                gap = if gap == Gap::Dash { gap } else { Gap::Blank };
                last = None;
                continue;
            }
            '-' => {
                gap = Gap::Dash;
                last = None;
                continue;
            }
            '0'..='9' => '0',
            '\'' => 'a',
            letter if letter.is_alphabetic() => 'a',
            '#' => '+',
            other => other,
        };
        match runs.last_mut() {
            Some(run) if last == Some(class) && gap == Gap::Glued => run.text.push(sign),
            _ => runs.push(Run { gap, text: sign.to_string() }),
        }
        last = Some(class);
        gap = Gap::Glued;
    }
    runs
}

/// The longest phrase known from here on, or the letters of a short run; how many runs it took.
fn words(
    runs: &[Run],
    at: usize,
    vocabulary: &Vocabulary,
    options: &Options,
    tokens: &mut Vec<Token>,
) -> Option<usize> {
    let run = runs.get(at)?;
    for length in (1..=vocabulary.longest.min(runs.len() - at)).rev() {
        let phrase: Vec<&Run> = runs.iter().skip(at).take(length).collect();
        if phrase.iter().skip(1).any(|run| run.gap == Gap::Glued) {
            continue;
        }
        let texts: Vec<String> = phrase.iter().map(|run| word(&run.text)).collect();
        let phrase = texts.join(" ");
        let meanings = vocabulary.phrase(&phrase);
        if !meanings.is_empty() {
            let mut token = Token::new(run.gap, meanings);
            confuse(&phrase, vocabulary, options, &mut token);
            tokens.push(token);
            return Some(length);
        }
    }
    // A word no move holds, which the ear may have put for one that does.
    let mut unknown = Token::new(run.gap, Vec::new());
    confuse(&word(&run.text), vocabulary, options, &mut unknown);
    if run.text.chars().count() > 1 && !unknown.meanings.is_empty() {
        tokens.push(unknown);
        return Some(1);
    }
    // "Nbxd" is the longest run of letters in any notation.
    if run.text.chars().count() > 5 {
        return None;
    }
    // Nobody says three letters in one: "ear" is a word, though a pawn could take from e to a and become a rook.
    let goes_on = |next: &Run| next.gap == Gap::Glued && next.text.starts_with(char::is_alphanumeric);
    if options.mode == Mode::Spoken && run.text.chars().count() > 2 && !runs.get(at + 1).is_some_and(goes_on) {
        return None;
    }
    let mut gap = run.gap;
    for letter in run.text.chars() {
        let meanings = vocabulary.letter(letter, &options.languages, options.caseless());
        let mut token = Token::new(gap, meanings);
        confuse(&word(&letter.to_string()), vocabulary, options, &mut token);
        if token.meanings.is_empty() {
            return None;
        }
        tokens.push(token);
        gap = Gap::Glued;
    }
    Some(1)
}

/// What the ear may have taken for this word.
fn confuse(heard: &str, vocabulary: &Vocabulary, options: &Options, token: &mut Token) {
    if options.mode != Mode::Spoken {
        return;
    }
    for meant in vocabulary.confusions(heard) {
        let mut letters = meant.chars();
        let meanings = match (letters.next(), letters.next()) {
            (Some(letter), None) => vocabulary.letter(letter, &options.languages, true),
            _ => vocabulary.phrase(meant),
        };
        token.meanings.extend(meanings.into_iter().map(|meaning| (meaning, true)));
    }
}

/// Numbers of two digits, said as one word or two, become their digits; units go first in Arabic.
fn numbers(tokens: Vec<Token>) -> Vec<Token> {
    let mut out: Vec<Token> = Vec::new();
    let two = |out: &mut Vec<Token>, gap, ten, unit| {
        out.push(Token::new(gap, vec![Meaning::Digit(ten)]));
        out.push(Token::new(Gap::Glued, vec![Meaning::Digit(unit)]));
    };
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        let number = token.meanings.iter().find_map(|(meaning, heard)| match meaning {
            Meaning::Number(_) | Meaning::Tens(..) if !heard => Some(*meaning),
            _ => None,
        });
        match number {
            Some(Meaning::Number(number)) => two(&mut out, token.gap, number / 10, number % 10),
            Some(Meaning::Tens(ten, true)) => {
                match out.last().and_then(|last| Some((last.digit()?, last.spelled, last.gap))) {
                    Some((unit, false, gap)) => {
                        out.pop();
                        two(&mut out, gap, ten, unit);
                    }
                    _ => out.push(Token::new(token.gap, Vec::new())),
                }
            }
            Some(Meaning::Tens(ten, false)) => match tokens.next_if(|next| next.digit().is_some_and(|unit| unit > 0)) {
                Some(unit) => two(&mut out, token.gap, ten, unit.digit().unwrap_or_default()),
                None => out.push(Token::new(token.gap, Vec::new())),
            },
            _ => out.push(token),
        }
    }
    out
}
