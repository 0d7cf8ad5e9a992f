//! What stands behind a command word: squares, numbers, pieces, directions, names.
//!
//! It reads and judges nothing: whether a square has a piece on it is `core`'s to tell.

use shakmaty::{File, Rank, Square};

use super::{Program, Reader, Topic};
use crate::core::clock::spec;
use crate::core::{Kind, Line, Query, Side};
use crate::notation;
use crate::words::Word;

impl Reader {
    /// The query that a command stands for, if it is one and what is behind it fits.
    pub(super) fn query(&self, word: Word, rest: &str, own: Side) -> Option<Query> {
        let bare = |query: Query| rest.is_empty().then_some(query);
        let line = |make: fn(Square) -> Line| self.square(rest).map(|on| Query::Line(make(on)));
        match word {
            Word::Time => bare(Query::Time { side: own }),
            Word::Other => bare(Query::Time { side: own.other() }),
            Word::Times => bare(Query::Times),
            Word::Used => bare(Query::Used),
            Word::Control => bare(Query::Control),
            Word::Last if rest.is_empty() => Some(Query::Last { count: 1 }),
            Word::Last => number(rest).map(|count| Query::Last { count }),
            Word::Moves => numbers(rest).map(|(from, to)| Query::Moves { from, to }),
            Word::Turn => bare(Query::Turn),
            Word::Check => bare(Query::Check),
            Word::Captured => bare(Query::Captured),
            Word::Players => bare(Query::Players),
            Word::Rules => bare(Query::Rules),
            // Feeling a piece is never a touch: it is asking what stands there (VI.2).
            Word::Square | Word::Feel => line(Line::Square),
            Word::Diagonal => line(Line::Diagonal),
            Word::Jumps => line(Line::Jumps),
            Word::Rank => Some(Query::Line(Line::Rank(self.rank(rest)?))),
            Word::File => Some(Query::Line(Line::File(self.file(rest)?))),
            Word::Ray => {
                let (square, direction) = rest.split_at_checked(split(rest)?)?;
                let square = self.square(square.trim_end_matches([':', ',', '،']))?;
                Some(Query::Line(Line::Ray(
                    square,
                    self.lexicon.direction(direction.trim_start_matches([':', ',', '،', ' ']))?,
                )))
            }
            Word::Where => {
                let (kind, side) = self.piece(rest)?;
                Some(Query::Where { kind, side })
            }
            Word::PiecesWhite => bare(Query::Pieces { side: Side::White }),
            Word::PiecesBlack => bare(Query::Pieces { side: Side::Black }),
            Word::Position => bare(Query::Position),
            Word::Board => bare(Query::Board),
            Word::Attackers => self.square(rest).map(|on| Query::Attackers { on }),
            Word::Defenders => self.square(rest).map(|on| Query::Defenders { on }),
            Word::Legal if rest.is_empty() => Some(Query::Legal { from: None }),
            Word::Legal => self.square(rest).map(|on| Query::Legal { from: Some(on) }),
            Word::Captures => bare(Query::Captures),
            Word::Material => bare(Query::Material),
            Word::Counts => bare(Query::Counts),
            Word::Why => bare(Query::Why),
            Word::Hint => bare(Query::Advice { judge: false }),
            Word::Eval => bare(Query::Advice { judge: true }),
            _ => None,
        }
    }

    /// What a command wants of the program itself, if it does and what is behind it fits.
    pub(super) fn program(&self, word: Word, rest: &str) -> Option<Program> {
        let bare = |program: Program| rest.is_empty().then_some(program);
        match word {
            Word::Repeat if rest.is_empty() => Some(Program::Repeat(1)),
            Word::Repeat => number(rest).map(Program::Repeat),
            Word::More => bare(Program::More),
            Word::Spell => bare(Program::Spell),
            Word::Sheet => numbers(rest).map(|(from, to)| Program::Sheet(from, to)),
            Word::Faster => bare(Program::Rate(1)),
            Word::Slower => bare(Program::Rate(-1)),
            Word::Louder => bare(Program::Volume(1)),
            Word::Quieter => bare(Program::Volume(-1)),
            Word::Style => self.lexicon.style(rest).map(|style| Program::Style(style.to_owned())),
            Word::Lang => self.lexicon.language(rest).map(|code| Program::Language(code.to_owned())),
            Word::SpeechOn => bare(Program::Speech(true)),
            Word::SpeechOff => bare(Program::Speech(false)),
            Word::BoardLarge => bare(Program::SizeBoard { large: true }),
            Word::BoardSmall => bare(Program::SizeBoard { large: false }),
            Word::Hush => bare(Program::Hush),
            Word::Listen => bare(Program::Listen),
            Word::Ear => bare(Program::Ear(None)),
            Word::EarOn => bare(Program::Ear(Some(true))),
            Word::EarOff => bare(Program::Ear(Some(false))),
            Word::Help => self.topic(rest).map(Program::Help),
            Word::State => bare(Program::State),
            Word::Wait => {
                let (span, asleep) = match rest.strip_suffix("asleep") {
                    Some(span) => (span.trim_end(), true),
                    None => (rest, false),
                };
                spec::time(span, 1).ok().map(|span| Program::Wait(span, asleep))
            }
            _ => None,
        }
    }

    fn topic(&self, rest: &str) -> Option<Topic> {
        if rest.is_empty() {
            return Some(Topic::Situation);
        }
        if let Some((Word::More, _)) = self.lexicon.find(rest) {
            return Some(Topic::More);
        }
        match self.lexicon.find(rest) {
            Some((word, behind)) if behind.is_empty() => Some(Topic::Word(word)),
            _ => Some(match (self.lexicon.group(rest), self.lexicon.subject(rest)) {
                (Some(group), _) => Topic::Group(group),
                (None, Some(subject)) => Topic::Subject(subject),
                (None, None) => Topic::Unknown(rest.to_owned()),
            }),
        }
    }

    pub(super) fn square(&self, text: &str) -> Option<Square> {
        notation::square(text, &self.vocabulary)
    }

    /// A file by digit, letter or name.
    fn file(&self, text: &str) -> Option<File> {
        match digit(text) {
            Some(place) => File::ALL.get(place).copied(),
            None => notation::file(text, &self.vocabulary),
        }
    }

    /// A rank by digit or number word.
    fn rank(&self, text: &str) -> Option<Rank> {
        match digit(text) {
            Some(place) => Rank::ALL.get(place).copied(),
            None => notation::rank(text, &self.vocabulary),
        }
    }

    /// A piece, perhaps with its side before or behind it.
    pub(super) fn piece(&self, text: &str) -> Option<(Kind, Option<Side>)> {
        notation::piece(text, &self.vocabulary)
    }
}

/// Where the square of a ray ends and its direction begins.
fn split(text: &str) -> Option<usize> {
    let blank = text.find(' ')?;
    // "5 4 north": the second digit belongs to the square.
    let rest = text.get(blank + 1..)?;
    let second = rest.starts_with(|sign: char| sign.is_ascii_digit()) && text.len() > blank + 2;
    Some(if second { blank + 2 } else { blank })
}

/// The place, from 0, of a digit from 1 to 8.
fn digit(text: &str) -> Option<usize> {
    let number: usize = text.trim().parse().ok()?;
    number.checked_sub(1).filter(|&place| place < 8)
}

fn number(text: &str) -> Option<u32> {
    text.trim().parse().ok().filter(|&number| (1..=10_000).contains(&number))
}

/// Up to two numbers; too many, or what is none, fits nothing.
fn numbers(text: &str) -> Option<(Option<u32>, Option<u32>)> {
    let mut words = text.split_whitespace().map(number);
    let pair = (words.next(), words.next(), words.next());
    match pair {
        (None, None, None) => Some((None, None)),
        (Some(Some(from)), None, None) => Some((Some(from), None)),
        (Some(Some(from)), Some(Some(to)), None) => Some((Some(from), Some(to))),
        _ => None,
    }
}
