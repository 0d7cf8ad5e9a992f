//! What stands on the board, in words: squares, lines, pieces, attackers, legal moves, material.
//!
//! Only `lines` shows signs instead of words, for whoever asks to see the board.

use shakmaty::{Board, File, Rank, Square};

use super::answer::counted;
use super::arg::Arg;
use super::locale::Language;
use super::manner::{Manner, Style};
use super::phrase::Draft;
use crate::core::{Both, Found, Kind, Line, Ply, Role, Side, State};

/// A key and its sentence.
type Row<'l> = (&'static str, Draft<'l>);

/// A side, and its pieces by kind.
type Standing = (Side, Vec<(Kind, Vec<Square>)>);

/// The placement of a FEN as eight lines of signs, `8 r n b q k b n r` first.
pub fn lines(placement: &str) -> Vec<String> {
    let ranks = placement.split('/').zip((1..=8).rev());
    ranks
        .map(|(rank, number)| {
            let signs = rank.chars().flat_map(|sign| match sign.to_digit(10) {
                Some(empty) => vec!['.'; empty as usize],
                None => vec![sign],
            });
            signs.fold(number.to_string(), |line, sign| line + " " + sign.encode_utf8(&mut [0; 4]))
        })
        .collect()
}

impl Language {
    pub(super) fn check(&self, by: &[(Kind, Square)], asker: Role, state: &State, manner: &Manner) -> Row<'_> {
        if by.is_empty() {
            return self.row_of("board.nocheck");
        }
        let style = manner.style.within();
        let checker = |&(kind, on): &(Kind, Square)| {
            let args = [("piece", Arg::Form("the", kind)), ("on", Arg::Square(on, style))];
            Arg::Said(self.draft("board.checker", &args))
        };
        let checkers = ("checkers", Arg::List(by.iter().map(checker).collect()));
        let side = state.turn();
        if Self::is_own(asker, side) {
            return ("board.check", self.draft("board.check", &[checkers]));
        }
        ("board.check", self.draft("board.check.of", &[("side", Arg::Side(side)), checkers]))
    }

    pub(super) fn line(&self, line: Line, found: &[Found], manner: &Manner) -> Row<'_> {
        let style = manner.style.within();
        let square = |on| ("on", Arg::Square(on, style));
        match line {
            Line::Square(on) => ("board.square", self.one_square(on, found, style)),
            Line::Rank(rank) => ("board.rank", self.rank_line(rank, found, style)),
            Line::File(file) => {
                let sets = self.sets(found, |on| self.rank(on));
                let file = Arg::Said(self.file(Square::from_coords(file, Rank::First), style));
                ("board.file", self.draft("board.file", &[("file", file), ("found", Arg::Said(sets))]))
            }
            Line::Diagonal(on) => {
                let found = ("found", Arg::Said(self.occupied(found, style)));
                ("board.diagonal", self.draft("board.diagonal", &[square(on), found]))
            }
            Line::Straight(on) => {
                let found = ("found", Arg::Said(self.occupied(found, style)));
                ("board.straight", self.draft("board.straight", &[square(on), found]))
            }
            Line::Jumps(on) => {
                let found = ("found", Arg::Said(self.jumps(found, style)));
                ("board.jumps", self.draft("board.jumps", &[square(on), found]))
            }
            Line::Ray(on, direction) => {
                let texts = if found.is_empty() { self.draft("found.edge", &[]) } else { self.occupied(found, style) };
                let key = ["direction-", direction.word()].concat();
                let direction = Arg::Said(self.draft(&key, &[]));
                let args = [("direction", direction), square(on), ("found", Arg::Said(texts))];
                ("board.ray", self.draft("board.ray", &args))
            }
        }
    }

    fn one_square(&self, on: Square, found: &[Found], style: Style) -> Draft<'_> {
        let square = ("on", Arg::Square(on, style));
        match found.first().and_then(|found| found.piece) {
            Some((side, kind)) => {
                self.draft("board.square", &[square, ("piece", Arg::Said(self.coloured(side, kind, 1)))])
            }
            None => self.draft(if on.is_light() { "board.empty.light" } else { "board.empty.dark" }, &[square]),
        }
    }

    fn rank_line(&self, rank: Rank, found: &[Found], style: Style) -> Draft<'_> {
        let sets = self.sets(found, |on| self.file(on, style));
        let rank = Arg::Said(self.rank(Square::from_coords(File::A, rank)));
        self.draft("board.rank", &[("rank", rank), ("found", Arg::Said(sets))])
    }

    /// A piece with its colour, in the form for a number of them.
    pub(super) fn coloured(&self, side: Side, kind: Kind, count: u64) -> Draft<'_> {
        self.draft(&[side.word(), "-", kind.word()].concat(), &[("count", Arg::Number(count))])
    }

    /// Pieces by colour and kind, each with the coordinates that are not told already.
    fn sets<'l>(&'l self, found: &[Found], coordinate: impl Fn(Square) -> Draft<'l>) -> Draft<'l> {
        let mut sets: Vec<((Side, Kind), Vec<Square>)> = Vec::new();
        for (on, piece) in found.iter().filter_map(|found| Some((found.on, found.piece?))) {
            match sets.iter_mut().find(|(known, _)| *known == piece) {
                Some((_, squares)) => squares.push(on),
                None => sets.push((piece, vec![on])),
            }
        }
        if sets.is_empty() {
            return self.draft("found.empty", &[]);
        }
        let texts = sets.into_iter().map(|((side, kind), squares)| {
            let piece = Arg::Said(self.coloured(side, kind, squares.len() as u64));
            let list = Arg::Said(self.join("found.comma", squares.into_iter().map(&coordinate)));
            self.draft("found.set", &[("piece", piece), ("list", list)])
        });
        self.join("found.join", texts)
    }

    /// The squares with a piece on them.
    fn occupied(&self, found: &[Found], style: Style) -> Draft<'_> {
        let texts: Vec<Draft<'_>> = found
            .iter()
            .filter_map(|found| Some((found.on, found.piece?)))
            .map(|(on, (side, kind))| {
                let piece = Arg::Said(self.coloured(side, kind, 1));
                self.draft("found.piece", &[("on", Arg::Square(on, style)), ("piece", piece)])
            })
            .collect();
        if texts.is_empty() { self.draft("found.empty", &[]) } else { self.join("found.join", texts) }
    }

    /// The squares a knight reaches: those with a piece, then the empty ones.
    fn jumps(&self, found: &[Found], style: Style) -> Draft<'_> {
        let free = found.iter().filter(|found| found.piece.is_none()).map(|found| self.square(found.on, style));
        let free = self.join("found.comma", free);
        if free.speak.is_empty() {
            return self.occupied(found, style);
        }
        let free = self.draft("found.free", &[("list", Arg::Said(free))]);
        if found.iter().all(|found| found.piece.is_none()) {
            return free;
        }
        self.join("found.join", [self.occupied(found, style), free])
    }

    /// All pieces of one side: "king 7 1; rooks 1 1, 6 1".
    fn listed(&self, pieces: &[(Kind, Vec<Square>)], style: Style) -> Draft<'_> {
        let texts = pieces.iter().map(|(kind, squares)| {
            let key = ["set-", kind.word()].concat();
            let piece = Arg::Said(self.draft(&key, &[("count", Arg::Number(squares.len() as u64))]));
            let list = self.join("found.comma", squares.iter().map(|on| self.square(*on, style)));
            self.draft("found.set", &[("piece", piece), ("list", Arg::Said(list))])
        });
        self.join("found.join", texts)
    }

    pub(super) fn position(&self, sides: &[Standing], manner: &Manner) -> Draft<'_> {
        let texts = sides.iter().map(|(side, pieces)| {
            let found = Arg::Said(self.listed(pieces, manner.style.within()));
            self.draft("board.position", &[("side", Arg::Side(*side)), ("found", found)])
        });
        spaced(texts)
    }

    pub(super) fn whereabouts(
        &self,
        kind: Kind,
        squares: &Both<Vec<Square>>,
        asked: Option<Side>,
        manner: &Manner,
    ) -> Draft<'_> {
        let sides = Side::ALL.into_iter().filter(|side| asked.is_none_or(|asked| asked == *side));
        let texts = sides.map(|side| {
            let on = squares.get(side);
            let found = if on.is_empty() {
                self.draft("found.none", &[("piece", Arg::Piece(kind))])
            } else {
                self.listed(&[(kind, on.clone())], manner.style.within())
            };
            self.draft("board.where", &[("side", Arg::Side(side)), ("found", Arg::Said(found))])
        });
        spaced(texts)
    }

    /// The whole board, rank by rank from the eighth on.
    pub(super) fn board(&self, placement: &str, manner: &Manner) -> Draft<'_> {
        let board: Board = placement.parse().unwrap_or_else(|_| Board::empty());
        let texts = Rank::ALL.into_iter().rev().map(|rank| {
            let found = File::ALL.map(|file| {
                let on = Square::from_coords(file, rank);
                Found { on, piece: board.piece_at(on).map(|piece| (piece.color.into(), piece.role.into())) }
            });
            self.rank_line(rank, &found, manner.style.within())
        });
        spaced(texts)
    }

    pub(super) fn guards(&self, on: Square, attack: bool, pieces: &[(Kind, Square, bool)], manner: &Manner) -> Row<'_> {
        let style = manner.style.within();
        let (key, none) = match attack {
            true => ("board.attackers", "board.unattacked"),
            false => ("board.defenders", "board.undefended"),
        };
        let square = ("on", Arg::Square(on, style));
        if pieces.is_empty() {
            return (key, self.draft(none, &[square]));
        }
        let texts = pieces.iter().map(|(kind, from, pinned)| {
            let args = [("piece", Arg::Piece(*kind)), ("on", Arg::Square(*from, style))];
            self.draft(if *pinned { "found.pinned" } else { "found.guard" }, &args)
        });
        (key, self.draft(key, &[square, ("found", Arg::Said(self.join("found.join", texts)))]))
    }

    /// Legal moves, those of one piece together; captures one by one, with what they take.
    pub(super) fn legal(&self, from: Option<Square>, captures: bool, moves: &[Ply], manner: &Manner) -> Row<'_> {
        let style = manner.style.within();
        let square = |on| Arg::Square(on, style);
        match (moves, captures, from) {
            ([], true, None) => return self.row_of("board.captures.none"),
            ([], false, None) => return ("board.legal", self.draft("board.legal.nothing", &[])),
            ([], true, Some(from)) => {
                return ("board.captures", self.draft("board.captures.of.none", &[("from", square(from))]));
            }
            ([], false, Some(from)) => {
                return ("board.legal", self.draft("board.legal.none", &[("from", square(from))]));
            }
            _ => {}
        }
        if captures {
            // The four promotions on one square are one capture.
            let mut takings: Vec<&Ply> = moves.iter().collect();
            takings.dedup_by_key(|ply| (ply.from, ply.to));
            let texts = takings.into_iter().filter_map(|ply| Some((ply, ply.captured?))).map(|(ply, prize)| {
                let args = [
                    ("piece", Arg::Piece(ply.piece)),
                    ("from", square(ply.from)),
                    ("captured", Arg::Piece(prize.kind)),
                    ("to", square(ply.to)),
                ];
                self.draft("legal.takes", &args)
            });
            let found = Arg::Said(self.join("found.join", texts));
            return ("board.captures", self.draft("board.captures", &[("found", found)]));
        }
        let texts = moves.chunk_by(|one, next| one.from == next.from).filter_map(|of_one| {
            let first = of_one.first()?;
            // The four promotions to one square are one goal.
            let mut goals: Vec<&Ply> = of_one.iter().collect();
            // In Chess960 the king's castling square may be one that it steps to as well.
            goals.sort_by_key(|ply| ply.castles_onto_rook());
            goals.dedup_by_key(|ply| (ply.to, ply.castles_onto_rook()));
            let goal = |ply: &Ply| match ply.castles_onto_rook() {
                true => self.goal(ply, style),
                false => self.square(ply.to, style),
            };
            let list = self.join("found.comma", goals.into_iter().map(goal));
            let args = [("piece", Arg::Piece(first.piece)), ("from", square(first.from)), ("list", Arg::Said(list))];
            Some(self.draft("legal.from", &args))
        });
        let found = Arg::Said(self.join("found.join", texts));
        ("board.legal", self.draft("board.legal", &[("found", found)]))
    }

    pub(super) fn material(&self, ahead: &Both<Vec<Kind>>) -> Row<'_> {
        let texts = Side::ALL.into_iter().filter(|side| !ahead.get(*side).is_empty()).map(|side| {
            let pieces = counted(ahead.get(side)).map(|(kind, count)| {
                let key = ["ahead-", kind.word()].concat();
                Arg::Said(self.draft(&key, &[("count", Arg::Number(count))]))
            });
            let pieces = ("pieces", Arg::List(pieces.collect()));
            self.draft("board.ahead", &[("side", Arg::Side(side)), pieces])
        });
        let said = spaced(texts);
        if said.speak.is_empty() {
            return ("board.material", self.draft("board.equal", &[]));
        }
        ("board.material", said)
    }
}

/// Sentences behind one another.
pub(super) fn spaced<'l>(sentences: impl Iterator<Item = Draft<'l>>) -> Draft<'l> {
    sentences.reduce(|first, next| first.followed_by(&Draft::same(" ")).followed_by(&next)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_is_eight_lines_of_signs() {
        let shown = lines("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
        assert_eq!(shown.first().map(String::as_str), Some("8 r n b q k b n r"));
        assert_eq!(shown.get(4).map(String::as_str), Some("4 . . . . P . . ."));
        assert_eq!(shown.len(), 8);
    }
}
