//! What may be said now: the moves that may be played, the commands, and the answers to what is asked.
//!
//! It reads the state and the dialogue and changes neither. A sentence that stands here may still be refused; one that
//! does not is not heard. What has no sound in the dictionary is left out.

use std::collections::BTreeMap;

use shakmaty::{Move, Position, Square};

use super::grammar::{COMMAS, Grammar, Kind, Part};
use super::words::Words;
use crate::core::State;
use crate::core::piece::Kind as PieceKind;
use crate::dialogue::{Dialogue, Question};
use crate::words::{ByEar, ENTRIES, Takes, Word};

/// What a language is heard with.
pub struct Hearing<'a> {
    /// The code of the language.
    pub language: &'a str,
    /// Its words of moves.
    pub words: &'a Words,
    /// Which names of files are expected, besides digits.
    pub names: &'a [String],
    /// Whether a word has a sound.
    pub known: &'a dyn Fn(&str) -> bool,
}

/// What may be said in a situation.
pub fn expected(state: &State, dialogue: &Dialogue, hearing: &Hearing<'_>) -> Grammar {
    let mut built = Built { hearing, grammar: Grammar { shared: squares(hearing), ..Grammar::default() } };
    let moves = built.moves(state, dialogue);
    built.commands(dialogue, &moves);
    built.answers(state, dialogue);
    built.grammar.sentences.extend(moves.into_iter().map(|part| (Kind::Move, part)));
    built.grammar.loose = built.loose();
    built.grammar.same = built.same();
    built.grammar.lean()
}

/// A grammar that is being built. Its first 64 shared parts are the squares.
struct Built<'a> {
    hearing: &'a Hearing<'a>,
    grammar: Grammar,
}

/// The ways to say each square: file and rank by digits, or the file by a name.
fn squares(hearing: &Hearing<'_>) -> Vec<Part> {
    let words = hearing.words;
    let files = |file: usize| {
        let named = hearing.names.iter().filter_map(|name| words.names.get(name)).flat_map(move |names| &names[file]);
        known(hearing, words.digits[file].iter().chain(named))
    };
    Square::ALL
        .into_iter()
        .map(|square| {
            let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
            Part::All(vec![files(file), known(hearing, &words.digits[rank])])
        })
        .collect()
}

/// One of the phrases whose words all have a sound.
fn known<'a>(hearing: &Hearing<'_>, phrases: impl IntoIterator<Item = &'a String>) -> Part {
    Part::one_of(phrases.into_iter().filter(|phrase| sounds(hearing, phrase)))
}

/// Whether every word of a phrase has a sound; a comma is written and not said.
fn sounds(hearing: &Hearing<'_>, phrase: &str) -> bool {
    phrase.split_whitespace().all(|word| (hearing.known)(word.trim_end_matches(COMMAS)))
}

fn square(square: Square) -> Part {
    Part::Shared(usize::from(square))
}

impl Built<'_> {
    fn piece(&self, kind: PieceKind) -> Part {
        known(self.hearing, self.hearing.words.pieces.get(&kind).into_iter().flatten())
    }

    fn may(&self, part: Part) -> Part {
        Part::Maybe(Box::new(part))
    }

    /// The moves that may be played, announced, repeated or chosen among.
    fn moves(&self, state: &State, dialogue: &Dialogue) -> Vec<Part> {
        if state.outcome().is_some() || dialogue.cursor().is_some() || dialogue.reviews() {
            return Vec::new();
        }
        let echo = state.unrepeated().is_some();
        let board = dialogue.board_of(state, echo);
        let mut moves: Vec<Part> = board.legal_moves().iter().flat_map(|mv| self.sentences(*mv)).collect();
        if echo && state.announced().is_none() {
            // The next move may be played, which shows that the announcement was understood.
            let next = state.position();
            moves.extend(next.legal_moves().iter().flat_map(|mv| self.sentences(*mv)));
        }
        moves
    }

    /// The ways to say a move: with both squares, the piece named or not; with the piece and its goal; a pawn's goal alone.
    fn sentences(&self, mv: Move) -> Vec<Part> {
        let words = &self.hearing.words.words;
        if let Some(side) = mv.castling_side() {
            let phrases = if side == shakmaty::CastlingSide::KingSide { &words.short } else { &words.long };
            return vec![known(self.hearing, phrases)];
        }
        let (Some(from), to) = (mv.from(), mv.to()) else { return Vec::new() };
        let kind = PieceKind::from(mv.role());
        let between = self.may(known(
            self.hearing,
            words.to.iter().chain(mv.is_capture().then_some(&words.takes).into_iter().flatten()),
        ));
        let into = mv.promotion().map(|role| {
            let promote = self.may(known(self.hearing, &words.promote));
            self.may(Part::All(vec![promote, self.piece(role.into())]))
        });
        let tail = |mut parts: Vec<Part>| {
            parts.extend(into.clone());
            Part::All(parts)
        };
        let from_word = self.may(known(self.hearing, &words.from));
        let mut sentences =
            vec![tail(vec![self.may(self.piece(kind)), from_word, square(from), between.clone(), square(to)])];
        let piece = self.piece(kind);
        let piece = if kind == PieceKind::Pawn { self.may(piece) } else { piece };
        sentences.push(tail(vec![piece, between, square(to)]));
        sentences
    }

    /// The commands that are taken by ear, with what may stand behind them. While something is asked, only those that
    /// leave the question open: another one would drop it, and "used" is too near to "yes".
    fn commands(&mut self, dialogue: &Dialogue, moves: &[Part]) {
        let hearing = self.hearing;
        let lexicon = &dialogue.reader().lexicon;
        let asked = dialogue.pending().is_some();
        for entry in ENTRIES.iter().filter(|entry| entry.word.by_ear() != ByEar::Never) {
            let beside = matches!(entry.word, Word::Repeat | Word::Hush);
            if matches!(entry.word, Word::Yes | Word::No) || (asked && !beside) {
                continue;
            }
            // A word of one letter is typed: its sound is that of a file.
            let spoken = |said: &&str| said.chars().count() > 1 && sounds(hearing, said);
            let said = lexicon.said(hearing.language, entry.word).filter(spoken);
            let said = Part::OneOf(said.map(Part::phrase).collect());
            let digit = || Part::OneOf(hearing.words.digits.iter().map(|digit| known(hearing, digit)).collect());
            let any_square = || Part::OneOf((0..64).map(Part::Shared).collect());
            let behind = match entry.takes {
                Takes::Square => Some(any_square()),
                Takes::MaybeSquare => Some(self.may(any_square())),
                Takes::Digit => Some(digit()),
                Takes::File => Some(self.any_file()),
                Takes::Piece => Some(Part::OneOf(PieceKind::ALL.into_iter().map(|kind| self.piece(kind)).collect())),
                Takes::Number | Takes::Numbers => Some(self.may(digit())),
                Takes::MaybeMove if !moves.is_empty() => Some(self.may(Part::OneOf(moves.to_vec()))),
                Takes::Nothing | Takes::MaybeMove | Takes::Topic | Takes::Text => None,
                // What stands behind these is typed.
                _ => continue,
            };
            let kind = if entry.word == Word::Press { Kind::Answer } else { Kind::Command };
            self.grammar.sentences.push((kind, Part::All([Some(said), behind].into_iter().flatten().collect())));
        }
    }

    fn any_file(&self) -> Part {
        let hearing = self.hearing;
        let named = hearing.names.iter().filter_map(|name| hearing.words.names.get(name));
        let files = named.chain([&hearing.words.digits]).flatten().flatten();
        known(hearing, files)
    }

    /// The answers to what is asked: yes and no, numbers, squares and pieces.
    fn answers(&mut self, state: &State, dialogue: &Dialogue) {
        let hearing = self.hearing;
        let lexicon = &dialogue.reader().lexicon;
        if dialogue.awaits(state) || state.offer().is_some() {
            for word in [Word::Yes, Word::No] {
                let said = lexicon.said(hearing.language, word).filter(|said| sounds(hearing, said));
                let said = Part::OneOf(said.map(Part::phrase).collect());
                self.grammar.sentences.push((Kind::Answer, said));
            }
        }
        let numbers = match dialogue.pending() {
            Some(Question::Which { choices, .. } | Question::Written { choices, .. }) => {
                let mut wanted: Vec<Part> = Vec::new();
                for choice in choices {
                    wanted.extend(choice.mv.from().map(square));
                    wanted.push(square(choice.mv.to()));
                    wanted.push(self.piece(choice.mv.promotion().unwrap_or(choice.mv.role()).into()));
                    if choice.mv.is_castle() {
                        let words = &hearing.words.words;
                        wanted.push(known(hearing, words.short.iter().chain(&words.long)));
                    }
                }
                self.grammar.sentences.push((Kind::Answer, Part::OneOf(wanted)));
                choices.len()
            }
            Some(Question::Pick { count }) => *count,
            Some(Question::Menu(lines)) => lines.len(),
            Some(Question::Square) => {
                let any = Part::OneOf((0..64).map(Part::Shared).collect());
                self.grammar.sentences.push((Kind::Answer, any));
                0
            }
            // A yes or a no is said, never counted: "two" is heard in noise.
            Some(_) | None => 0,
        };
        let numbers = hearing.words.answers.numbers.iter().take(numbers).flatten();
        self.grammar.sentences.push((Kind::Answer, known(hearing, numbers)));
    }

    /// The digit of each name of a file.
    fn same(&self) -> BTreeMap<String, String> {
        let words = self.hearing.words;
        let named = self.hearing.names.iter().filter_map(|name| words.names.get(name));
        named
            .flat_map(|names| names.iter().zip(&words.digits))
            .flat_map(|(names, digits)| names.iter().zip(digits.iter().cycle()))
            .map(|(name, digit)| (name.clone(), digit.clone()))
            .collect()
    }

    /// The words of moves, in any order.
    fn loose(&self) -> Vec<String> {
        let words = self.hearing.words;
        let within = &words.words;
        let names = self.hearing.names.iter().filter_map(|name| words.names.get(name)).flatten().flatten();
        let phrases = words
            .digits
            .iter()
            .flatten()
            .chain(names)
            .chain(words.pieces.values().flatten())
            .chain([&within.from, &within.to, &within.takes].into_iter().flatten());
        let mut loose: Vec<String> = phrases
            .flat_map(|phrase| phrase.split_whitespace())
            .filter(|word| (self.hearing.known)(word))
            .map(str::to_owned)
            .collect();
        loose.sort();
        loose.dedup();
        loose
    }
}
