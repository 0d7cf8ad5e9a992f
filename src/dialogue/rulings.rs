//! What stands behind the arbiter's commands: sides, times, penalties, results, reasons.
//!
//! It reads and never judges: whether a ruling may be given is `core`'s to say. Reasons are kept as they
//! were typed, everything else is folded like any command.

use super::verbatim::digest;
use super::{Dialogue, Reader, Sorry};
use crate::core::clock::spec;
use crate::core::{Amount, ArbiterAct, Measure, Millis, Role, State, Verdict};
use crate::notation::{self, Reading, folded};
use crate::words::{Group, Takes, Word};

/// The most words a time is written with: "1 hour and 41 minutes and 10 seconds".
const LONGEST_TIME: usize = 8;
/// The most moves a counter is set to.
const MOST_MOVES: u32 = 999;

/// A word as it was typed, and folded without the sign that ends it.
struct Token<'a> {
    typed: &'a str,
    folded: String,
}

impl Dialogue {
    /// A ruling behind the arbiter's name and a colon, without his name once more: "arbiter: result white". What is
    /// a ruling as it stands wins over a question of the same word ("moves").
    pub(super) fn ruling_words(&self, named: Option<Role>, line: &str) -> Option<String> {
        if named != Some(Role::Arbiter) {
            return None;
        }
        let lexicon = &self.reader.lexicon;
        lexicon.named(Role::Arbiter).map(|name| [name, " ", line].concat()).find(|whole| {
            let Some((word, rest)) = lexicon.find(whole) else { return false };
            let rules = match word {
                // Whatever stands behind it is why.
                Word::ArbiterAccept | Word::ArbiterReject | Word::ArbiterPostpone => true,
                Word::ArbiterIllegal => self.reader.illegal(&rest).is_some(),
                word => self.reader.ruling(word, &rest).is_some(),
            };
            word.entry().group == Group::Arbiter && (rules || lexicon.find(line).is_none())
        })
    }
}

/// Whether what stands behind a word is kept as it was typed.
pub(super) fn keeps_its_text(word: Word) -> bool {
    let entry = word.entry();
    let decides = matches!(word, Word::ArbiterAccept | Word::ArbiterReject | Word::ArbiterPostpone);
    entry.group == Group::Arbiter && (entry.takes == Takes::Text || decides)
}

/// The reason behind a command: without the sign that parts them, bounded, no control characters.
pub(super) fn reason(text: &str) -> String {
    let text = text.trim_start_matches([',', '،', ':', ' ', '.', '-']);
    let text: String = text.chars().filter(|sign| !sign.is_control()).take(200).collect();
    // The sentence it stands in ends it.
    text.trim_end_matches(|sign: char| sign == '.' || sign.is_whitespace()).trim_start().to_owned()
}

/// The signs that part a ruling from its reason.
pub(super) const PARTS: [char; 5] = [',', '،', ':', '؛', ';'];

/// A text cut in two at each of its blanks, the longest beginning first; and whether a sign parts the two.
fn parts(text: &str) -> impl Iterator<Item = (&str, &str, bool)> {
    let blanks = text.char_indices().rev().filter(|(_, sign)| sign.is_whitespace());
    blanks.filter_map(|(at, _)| {
        let (head, tail) = text.split_at_checked(at)?;
        Some((head, tail, head.ends_with(PARTS)))
    })
}

/// A ruling with its reason, where it is one and there is one.
pub(super) fn because(act: Option<ArbiterAct>, text: &str) -> Option<ArbiterAct> {
    let reason = reason(text);
    (!reason.is_empty()).then_some(())?;
    Some(ArbiterAct::Because { act: Box::new(act?), reason })
}

impl Reader {
    /// The ruling that a command stands for, perhaps with its reason behind a comma; nothing where what is
    /// behind it does not fit.
    pub(super) fn ruling(&self, word: Word, rest: &str) -> Option<ArbiterAct> {
        if let Some(act) = self.bare_ruling(word, rest) {
            return Some(act);
        }
        if matches!(word, Word::ArbiterPenalty | Word::ArbiterCode) {
            return None;
        }
        parts(rest).find_map(|(head, tail, parted)| {
            // A score is never the beginning of a sentence: what stands behind it can only be the reason.
            let scored = || word == Word::ArbiterResult && self.lexicon.terms.score(&folded(head)).is_some();
            (parted || scored()).then(|| because(self.bare_ruling(word, head), tail))?
        })
    }

    /// The offender and the manner of an irregularity, and the ruling on it, perhaps with its reason.
    pub(super) fn illegal(&self, rest: &str) -> Option<ArbiterAct> {
        let ruling = |text: &str| {
            let (side, manner) = self.lexicon.offence(text.trim_end_matches(PARTS))?;
            Some(ArbiterAct::Illegal { side, manner })
        };
        let parted = || parts(rest).filter(|(.., parted)| *parted);
        ruling(rest).or_else(|| parted().find_map(|(head, tail, _)| because(ruling(head), tail)))
    }

    fn bare_ruling(&self, word: Word, rest: &str) -> Option<ArbiterAct> {
        let tokens: Vec<Token<'_>> = rest
            .split_whitespace()
            .map(|typed| Token {
                typed,
                folded: folded(typed).trim_end_matches([',', '.', ':', ';', '؛', '،']).to_owned(),
            })
            .collect();
        let side = tokens.first().and_then(|first| self.lexicon.terms.side(&first.folded));
        // Sides come first; what is said of them comes behind.
        let behind = tokens.get(usize::from(side.is_some())..).unwrap_or_default();
        let whole = || tokens.iter().map(|token| token.folded.as_str()).collect::<Vec<_>>().join(" ");
        let terms = &self.lexicon.terms;
        Some(match word {
            Word::ArbiterClock => ArbiterAct::Clock { side: side?, left: self.all_time(behind)? },
            Word::ArbiterMoves => ArbiterAct::Moves { side: side?, count: count(behind).filter(|&n| n <= MOST_MOVES)? },
            Word::ArbiterExtra => ArbiterAct::Extra { side, amount: some(self.all_time(behind)?)? },
            Word::ArbiterLate => ArbiterAct::Late { side, span: some(self.all_time(behind)?)? },
            Word::ArbiterPenalty => self.penalty(&tokens)?,
            Word::ArbiterResult => ArbiterAct::Result(terms.verdict(&whole())?),
            Word::ArbiterRestore if tokens.is_empty() => ArbiterAct::Restore { after: None },
            Word::ArbiterRestore => match (side, behind, tokens.as_slice()) {
                (Some(side), [number], _) => ArbiterAct::Restore { after: Some((number.folded.parse().ok()?, side)) },
                (None, _, [number, side]) => {
                    ArbiterAct::Restore { after: Some((number.folded.parse().ok()?, terms.side(&side.folded)?)) }
                }
                _ => return None,
            },
            Word::ArbiterFlags if tokens.is_empty() => ArbiterAct::Flags,
            Word::ArbiterAnnul => ArbiterAct::Annul(terms.ground(&whole())?),
            // Without a word the new code is asked for, so that it need not be typed beside its command.
            Word::ArbiterCode if tokens.is_empty() => ArbiterAct::Code { digest: String::new() },
            Word::ArbiterCode => ArbiterAct::Code { digest: digest(rest) },
            _ => return None,
        })
    }

    /// A kind, a side, an amount where the kind has one, and the reason.
    fn penalty(&self, tokens: &[Token<'_>]) -> Option<ArbiterAct> {
        let words: Vec<&str> = tokens.iter().map(|token| token.folded.as_str()).collect();
        let (kind, named) = self.lexicon.terms.penalty(&words)?;
        let side = self.lexicon.terms.side(words.get(named)?)?;
        let rest = tokens.get(named + 1..).unwrap_or_default();
        let (amount, length) = match kind.measure() {
            Measure::Time => {
                self.leading_time(rest).map_or((None, 0), |(span, length)| (Some(Amount::Time(span)), length))
            }
            Measure::Points => {
                let halves = rest.first().and_then(|token| halves(token.typed));
                halves.map_or((None, 0), |halves| (Some(Amount::Halves(halves)), 1))
            }
            Measure::None => (None, 0),
        };
        let words: Vec<&str> = rest.iter().skip(length).map(|token| token.typed).collect();
        Some(ArbiterAct::Penalty { kind, side, amount, reason: reason(&words.join(" ")) })
    }

    /// A time that is all there is.
    fn all_time(&self, tokens: &[Token<'_>]) -> Option<Millis> {
        self.leading_time(tokens).filter(|(_, length)| *length == tokens.len()).map(|(span, _)| span)
    }

    /// The longest time that a row of words begins with, and how many of them it takes.
    fn leading_time(&self, tokens: &[Token<'_>]) -> Option<(Millis, usize)> {
        (1..=tokens.len().min(LONGEST_TIME))
            .rev()
            .find_map(|length| Some((self.time_of(tokens.get(..length)?)?, length)))
    }

    /// `41:10`, `41m10s`, "41 minutes 10 seconds", «دقيقتان و10 ثوان»; a bare number is minutes.
    fn time_of(&self, tokens: &[Token<'_>]) -> Option<Millis> {
        let mut text = String::new();
        for token in tokens {
            let word = token.folded.as_str();
            // "and" is written to the next word in Arabic.
            let word = word.strip_prefix('و').filter(|rest| !rest.is_empty()).unwrap_or(word);
            let counted = text.ends_with(|sign: char| sign.is_ascii_digit());
            match self.lexicon.terms.unit(word) {
                // «خمس عشرة»: numbers of two words are written in figures.
                Some(unit) if counted && unit.starts_with(|sign: char| sign.is_ascii_digit()) => return None,
                Some(unit) if unit.starts_with(|sign: char| sign.is_ascii_digit()) => text.push_str(unit),
                Some(unit) if counted => text.push_str(unit),
                Some(unit) => text.push_str(&["1", unit].concat()),
                None if word == "and" && !text.is_empty() => {}
                None if counted => return None,
                None => text.push_str(word),
            }
        }
        spec::time(&text, 60).ok()
    }
}

impl Dialogue {
    /// "Draw" alone or behind a move: whether it is offered or accepted is not said, so neither is done.
    pub(super) fn of_a_draw(&self, state: &State, line: &str) -> Option<Sorry> {
        if state.outcome().is_some() {
            return None;
        }
        let draw = |text: &str| self.reader.lexicon.terms.verdict(text) == Some(Verdict::Draw);
        if draw(line) {
            return Some(Sorry::OfferOrAccept);
        }
        let (mv, last) = line.trim().rsplit_once(char::is_whitespace)?;
        let reading = notation::read(mv, state.position(), &self.reader.vocabulary, &self.options(state));
        let is_move = matches!(reading, Reading::Unique { .. } | Reading::Ambiguous { .. } | Reading::Illegal { .. });
        (is_move && draw(last)).then_some(Sorry::DrawBehind)
    }
}

/// A time that is one.
fn some(span: Millis) -> Option<Millis> {
    (span > Millis::ZERO).then_some(span)
}

/// A number that is all there is.
fn count(tokens: &[Token<'_>]) -> Option<u32> {
    match tokens {
        [only] => only.folded.parse().ok(),
        _ => None,
    }
}

/// Points as halves: `½`, `1/2`, `0.5`, "half", «نصف», `1`, `1.5`.
fn halves(typed: &str) -> Option<u32> {
    // Folding writes a half out with a stroke of its own.
    let text = folded(typed).replace('\u{2044}', "/");
    let text = text.trim_end_matches([',', ':']);
    match text {
        "1/2" | "half" | "نصف" => return Some(1),
        "11/2" => return Some(3),
        _ => {}
    }
    let (whole, tenths) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let more = match tenths {
        "0" => 0,
        "5" => 1,
        _ => return None,
    };
    let whole: u32 = whole.parse().ok().filter(|points| *points <= 100)?;
    Some(whole * 2 + more)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_as_halves() {
        for (text, wanted) in
            [("½", 1), ("1/2", 1), ("0.5", 1), ("٠٫٥", 1), ("half", 1), ("نصف", 1), ("1", 2), ("1½", 3)]
        {
            assert_eq!(halves(text), Some(wanted), "{text}");
        }
        assert_eq!(halves("talking"), None);
        assert_eq!(halves("0.7"), None);
    }

    #[test]
    fn a_reason_is_bounded_and_holds_no_control_characters() {
        assert_eq!(reason("، الكلام\u{1b} بصوت عالٍ "), "الكلام بصوت عالٍ");
        assert_eq!(reason(&"x".repeat(500)).len(), 200);
    }
}
