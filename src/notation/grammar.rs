//! From tokens to all senses a text can have, without looking at any position.
//!
//! piece, from, takes or to, destination, promotion: each may be missing, and each token may be more
//! than one of them, so every way is tried. It never prefers one: it only says how complete each is.

use shakmaty::{File, Rank, Square};

use super::options::{Mode, Options};
use super::sense::{COMPLETE, Kinds, LAST, MISTAKES, NAMED, REST, Sense, Tier};
use super::tokens::{Gap, Token};
use super::vocabulary::{self, Meaning, Vocabulary};
use crate::core::piece::Kind;

/// More senses than any text of a move has; the rest of a hostile one is not built.
const MOST: usize = 400;

/// What is gathered about one sense while it is built.
#[derive(Clone, Copy)]
struct Draft {
    sense: Sense,
    how: Option<vocabulary::Piece>,
    capital: bool,
    /// Files by a name ("echo"), and by a letter.
    by_name: bool,
    by_letter: bool,
    /// The tokens stated a piece, a separator between the squares, a promotion.
    named: bool,
}

pub(super) struct Grammar<'a> {
    tokens: &'a [Token],
    vocabulary: &'a Vocabulary,
    options: &'a Options,
    /// For each token: the length of its group of glued digits, and how many groups stand in its row.
    groups: Vec<(usize, usize, bool)>,
    senses: Vec<Sense>,
}

/// All senses of the tokens as a move of one piece.
pub(super) fn senses(tokens: &[Token], vocabulary: &Vocabulary, options: &Options) -> Vec<Sense> {
    let mut grammar = Grammar { tokens, vocabulary, options, groups: groups(tokens), senses: Vec::new() };
    grammar.piece(Draft {
        sense: Sense::NONE,
        how: None,
        capital: false,
        by_name: false,
        by_letter: false,
        named: false,
    });
    grammar.senses
}

/// Length of the group, number of groups in the row, whether all groups are single digits.
fn groups(tokens: &[Token]) -> Vec<(usize, usize, bool)> {
    let mut all = Vec::with_capacity(tokens.len());
    let is_digit = |token: &Token| token.meanings.iter().any(|(meaning, _)| matches!(meaning, Meaning::Digit(_)));
    for row in tokens.chunk_by(|one, next| is_digit(one) == is_digit(next)) {
        let parts: Vec<usize> = row.chunk_by(|_, next| next.gap == Gap::Glued).map(<[Token]>::len).collect();
        let single = parts.iter().all(|part| *part == 1);
        all.extend(parts.iter().flat_map(|part| std::iter::repeat_n((*part, parts.len(), single), *part)));
    }
    all
}

impl Grammar<'_> {
    fn meanings(&self, at: usize) -> impl Iterator<Item = (Meaning, u8)> + use<'_> {
        self.tokens.get(at).into_iter().flat_map(|token| token.meanings.iter().map(|(m, heard)| (*m, u8::from(*heard))))
    }

    fn is(&self, at: usize, meaning: Meaning) -> bool {
        self.tokens.get(at).is_some_and(|token| token.is(meaning))
    }

    /// A digit that may stand alone: two glued digits among other groups are a square.
    fn loose(&self, at: usize) -> bool {
        self.groups.get(at).is_some_and(|(length, groups, _)| *length != 2 || *groups < 2)
    }

    fn piece(&mut self, draft: Draft) {
        self.origin(0, draft);
        let found: Vec<_> = self.meanings(0).collect();
        for (meaning, heard) in found {
            let mut draft = draft;
            draft.sense.mistaken += heard;
            draft.named = true;
            match meaning {
                Meaning::Piece(kind, how) => {
                    draft.sense.kinds = Kinds::of([kind]);
                    draft.how = Some(how);
                }
                Meaning::Digit(value) if self.loose(0) => {
                    draft.sense.kinds = Kinds::of(self.vocabulary.valued(value));
                    draft.sense.numbered = true;
                    if draft.sense.kinds.is_empty() {
                        continue;
                    }
                }
                _ => continue,
            }
            self.origin(1, draft);
        }
    }

    fn origin(&mut self, at: usize, draft: Draft) {
        let stated = self.is(at, Meaning::From);
        // "knight on g1 to f3", "rook on a to d1".
        let at = if stated || (draft.named && self.is(at, Meaning::To)) { at + 1 } else { at };
        if !stated {
            self.link(at, draft);
        }
        for (square, next, origin) in self.squares(at, draft) {
            let mut draft = origin;
            draft.sense.from_file = Some(square.file());
            draft.sense.from_rank = Some(square.rank());
            self.link(next, draft);
        }
        let found: Vec<_> = self.meanings(at).collect();
        for (meaning, heard) in found {
            let mut draft = draft;
            draft.sense.mistaken += heard;
            match meaning {
                Meaning::File(file, how) => {
                    let Some(file) = file_of(file) else { continue };
                    self.letter(&mut draft, how);
                    draft.sense.from_file = Some(file);
                    self.link(at + 1, draft);
                }
                Meaning::Digit(digit) if draft.named && self.loose(at) => {
                    let Some((file, rank)) = coordinates(digit) else { continue };
                    draft.sense.from_rank = Some(rank);
                    self.link(at + 1, draft);
                    // Value and file are not in the source: read only where separators show them.
                    let apart = self.groups.get(at).is_some_and(|(length, ..)| *length == 1)
                        && self.tokens.get(at).is_some_and(|token| token.gap != Gap::Glued);
                    if apart {
                        draft.sense.from_rank = None;
                        draft.sense.from_file = Some(file);
                        draft.sense.numbered = true;
                        self.link(at + 1, draft);
                    }
                }
                _ => (),
            }
        }
    }

    fn link(&mut self, at: usize, mut draft: Draft) {
        if !self.is(at, Meaning::Takes) {
            let stated = usize::from(self.is(at, Meaning::To));
            self.destination(at + stated, draft);
            if stated == 1 {
                // By ear "to" may be the digit two.
                self.destination(at, draft);
            }
            return;
        }
        draft.sense.takes = true;
        let at = at + 1;
        let after = |grammar: &Self, at: usize| at + usize::from(grammar.is(at, Meaning::To));
        self.destination(after(self, at), draft);
        let found: Vec<_> = self.meanings(at).collect();
        for (meaning, heard) in found {
            if let Meaning::Piece(kind, vocabulary::Piece::Word) = meaning {
                let mut draft = draft;
                draft.sense.captured = Some(kind);
                draft.sense.mistaken += heard;
                self.destination(after(self, at + 1), draft);
            }
        }
        // The source writes en passant also as captured square and arrival: 55x45 46.
        if draft.sense.from().is_some() {
            for (removed, next, mut draft) in self.squares(at, draft) {
                draft.sense.removed = Some(removed);
                self.destination(next, draft);
            }
        }
    }

    fn destination(&mut self, at: usize, draft: Draft) {
        for (square, next, mut draft) in self.squares(at, draft) {
            draft.sense.to_file = Some(square.file());
            draft.sense.to_rank = Some(square.rank());
            self.promotion(next, draft);
        }
        // "exd", "ed": a pawn by its two files.
        if draft.sense.from_file.is_some() && draft.sense.from_rank.is_none() && at + 1 == self.tokens.len() {
            let found: Vec<_> = self.meanings(at).collect();
            for (meaning, heard) in found {
                if let Meaning::File(file, how) = meaning
                    && (!draft.named || draft.sense.kinds.single() == Some(Kind::Pawn))
                    && file_of(file) != draft.sense.from_file
                {
                    let mut draft = draft;
                    draft.sense.mistaken += heard;
                    self.letter(&mut draft, how);
                    draft.sense.to_file = file_of(file);
                    self.end(draft, REST);
                }
            }
        }
    }

    fn promotion(&mut self, at: usize, draft: Draft) {
        if at == self.tokens.len() {
            return self.finish(draft);
        }
        let equals = self.tokens.get(at).is_some_and(|token| token.equals);
        let stated = equals || self.is(at, Meaning::Promote);
        let at = at + usize::from(stated);
        let at = at + usize::from(stated && self.is(at, Meaning::To));
        if at + 1 != self.tokens.len() {
            return;
        }
        let found: Vec<_> = self.meanings(at).collect();
        for (meaning, heard) in found {
            let mut draft = draft;
            draft.sense.mistaken += heard;
            let kinds = match meaning {
                Meaning::Piece(kind, _) => Kinds::of([kind]),
                Meaning::Digit(digit) if self.loose(at) && (stated || !draft.sense.lettered) => {
                    let values = self.vocabulary.valued(digit).filter(|kind| !matches!(kind, Kind::Pawn | Kind::King));
                    // The ICCF's digits stand behind four others and never behind a sign.
                    let iccf = draft.sense.numbered && draft.sense.from().is_some() && !stated;
                    Kinds::of(values.chain(self.vocabulary.iccf(digit).filter(|_| iccf)))
                }
                _ => continue,
            };
            if !kinds.is_empty() {
                draft.sense.promotion = Some(kinds);
                self.finish(draft);
            }
        }
    }

    /// The squares that can begin at a token: file and rank, or two digits that belong together.
    fn squares(&self, at: usize, draft: Draft) -> Vec<(Square, usize, Draft)> {
        let mut squares = Vec::new();
        let together = self.tokens.get(at + 1).is_some_and(|next| next.gap == Gap::Glued)
            || matches!((self.groups.get(at), self.groups.get(at + 1)), (Some((.., true)), Some((.., true))));
        for (first, heard) in self.meanings(at) {
            for (second, also_heard) in self.meanings(at + 1) {
                let mut draft = draft;
                draft.sense.mistaken += heard + also_heard;
                let Meaning::Digit(rank) = second else { continue };
                let Some((_, rank)) = coordinates(rank) else { continue };
                let file = match first {
                    Meaning::File(file, how) => {
                        self.letter(&mut draft, how);
                        file_of(file)
                    }
                    Meaning::Digit(file) if together => {
                        draft.sense.numbered = true;
                        coordinates(file).map(|(file, _)| file)
                    }
                    _ => None,
                };
                if let Some(file) = file.filter(|_| draft.sense.mistaken <= MISTAKES) {
                    squares.push((Square::from_coords(file, rank), at + 2, draft));
                }
            }
        }
        squares
    }

    fn letter(&self, draft: &mut Draft, how: vocabulary::File) {
        draft.sense.lettered = true;
        draft.capital |= how == vocabulary::File::Capital;
        draft.by_name |= how == vocabulary::File::Name;
        draft.by_letter |= how != vocabulary::File::Name;
    }

    fn finish(&mut self, mut draft: Draft) {
        let sense = &mut draft.sense;
        let complete = sense.from().is_some();
        let only_rank = sense.from_rank.is_some() && sense.from_file.is_none();
        if !draft.named && !complete {
            let apart = sense.from_file.zip(sense.to_file).is_some_and(|(from, to)| from.distance(to) != 1);
            // "de6" is written with letters only: "echo delta 5" is the command and a pawn.
            let unsaid = sense.from_file.is_some() && !sense.takes && (apart || draft.by_name);
            // A bare "takes 4 5" would be a move behind the command "echo" as well.
            if only_rank || unsaid || (sense.takes && sense.from_file.is_none()) {
                return;
            }
            sense.kinds = Kinds::of([Kind::Pawn]);
        }
        let tier = match () {
            () if complete => COMPLETE,
            () if draft.named || (sense.from_file.is_some() && sense.takes) => NAMED,
            () => REST,
        };
        self.end(draft, tier);
    }

    fn end(&mut self, draft: Draft, tier: Tier) {
        let Draft { mut sense, how, capital, by_name, by_letter, named } = draft;
        if !named && sense.from().is_none() {
            sense.kinds = Kinds::of([Kind::Pawn]);
        }
        // A square by letter beside one by number or by name is two texts run together.
        let mixed = (sense.lettered && sense.numbered) || (by_name && by_letter);
        if mixed || sense.mistaken > MISTAKES || self.senses.len() >= MOST {
            return;
        }
        let bare = sense.from_file.is_none() && sense.from_rank.is_none();
        let guess = match how {
            Some(vocabulary::Piece::Small | vocabulary::Piece::Foreign) => REST,
            Some(vocabulary::Piece::SmallFile) if self.options.mode == Mode::Typed => LAST,
            Some(vocabulary::Piece::Shared | vocabulary::Piece::SmallFile) if bare && !sense.takes => REST,
            _ => COMPLETE,
        };
        sense.tier = tier.max(guess).max(if capital { REST } else { COMPLETE });
        if !self.senses.contains(&sense) {
            self.senses.push(sense);
        }
    }
}

fn file_of(file: u8) -> Option<File> {
    (file < 8).then(|| File::new(u32::from(file)))
}

/// The file and the rank a digit from 1 to 8 names.
fn coordinates(digit: u8) -> Option<(File, Rank)> {
    (1..=8).contains(&digit).then(|| (File::new(u32::from(digit - 1)), Rank::new(u32::from(digit - 1))))
}
