//! A position in words: `W: K 71 Q 41 B: K 58, white to move` becomes a FEN, or a reason why it cannot be one.
//!
//! Pieces by names or letters of any language, squares in digits or algebraic. Castling is what kings and rooks on
//! their first squares allow, unless it is named. Of a side to move that is not named it is White. It words nothing.

use shakmaty::fen::Fen;
use shakmaty::{Bitboard, CastlingMode, Chess, Color, EnPassantMode, FromSetup, Piece, Rank, Role, Setup, Square};

use super::named::{folded, square};
use super::vocabulary::{Meaning, Vocabulary};
use crate::core::Side;
use crate::core::piece::Kind;

/// Why a text is no position, or the position none that can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misplaced {
    /// Nothing is named.
    Nothing,
    /// A word that is understood as nothing.
    Word(String),
    /// It is not said whose piece stands there.
    Side,
    /// No piece is named before this square.
    Piece(Square),
    /// No square is named behind this piece.
    Square(Kind),
    /// Two pieces on one square.
    Twice(Square),
    /// A side without a king.
    NoKing(Side),
    /// A side with several kings.
    Kings(Side),
    /// A pawn on the first or the last rank.
    Pawn(Square),
    /// More pawns than eight.
    Pawns(Side),
    /// More pieces than a side's pawns can have become.
    Pieces(Side),
    /// A side that is not to move is in check.
    Check(Side),
    /// A check that no move can have given.
    Checks(Side),
    /// Castling is named, and king or rook does not stand on its first square.
    Castling(Side),
}

/// What is read so far.
#[derive(Default)]
struct Placed {
    men: Vec<(Square, Piece)>,
    side: Option<Side>,
    kind: Option<Kind>,
    /// Whether a square came behind the piece that was named last.
    used: bool,
    turn: Option<Side>,
    /// The rooks that may castle, where castling is named.
    rights: Option<Bitboard>,
    /// The side whose castling is being named.
    castles: Option<Option<Side>>,
}

/// The position of a text, as a FEN.
///
/// # Errors
/// [`Misplaced`].
pub fn placement(text: &str, vocabulary: &Vocabulary) -> Result<String, Misplaced> {
    let clean: String =
        text.chars().map(|sign| if matches!(sign, ',' | ';' | '،' | '؛' | '.' | '=') { ' ' } else { sign }).collect();
    // A colon marks the side before it; it is a word of its own.
    let clean = clean.replace([':', '：'], " : ");
    let words: Vec<&str> = clean.split_whitespace().collect();
    let mut placed = Placed { used: true, ..Placed::default() };
    let mut at = 0;
    while let Some(word) = words.get(at) {
        let next = words.get(at + 1).copied();
        at += placed.word(word, next, words.get(at.wrapping_sub(1)).copied(), vocabulary)?;
    }
    if let Some(kind) = placed.kind.filter(|_| !placed.used) {
        return Err(Misplaced::Square(kind));
    }
    placed.judged()
}

impl Placed {
    /// Takes one word, or two that belong together; how many.
    fn word(
        &mut self,
        word: &str,
        next: Option<&str>,
        before: Option<&str>,
        vocabulary: &Vocabulary,
    ) -> Result<usize, Misplaced> {
        let low = folded(word);
        let marked = next == Some(":");
        let side = side_of(&low, vocabulary).or_else(|| marked.then(|| letter_side(&low)).flatten());
        if word == ":" {
            return Ok(1);
        }
        if let Some(side) = side {
            // "white to move", «الدور للأبيض»: the turn; "castling white short": whose castling.
            let moves = next.is_some_and(|next| among(&folded(next), &vocabulary.placing.turn));
            match () {
                () if !marked
                    && (moves || before.is_some_and(|before| among(&folded(before), &vocabulary.placing.turn))) =>
                {
                    self.turn = Some(side);
                }
                () if !marked && self.castles.is_some() => self.castles = Some(Some(side)),
                () => self.begin(side)?,
            }
            return Ok(1);
        }
        let small = [Meaning::To, Meaning::From, Meaning::Filler];
        let is_small = vocabulary.phrase(&low).iter().any(|meaning| small.contains(meaning));
        if is_small || among(&low, &vocabulary.placing.turn) || among(&low, &vocabulary.placing.skip) {
            return Ok(1);
        }
        if let Some(taken) = self.castling(word, &low, vocabulary)? {
            return Ok(taken);
        }
        if let Some(kind) = kind_of(word, &low, vocabulary) {
            self.name(kind)?;
            return Ok(1);
        }
        // "7 1", "seven one": two words that are one square.
        let pair = next.and_then(|next| square(&[word, " ", next].concat(), vocabulary));
        match square(word, vocabulary) {
            Some(on) => self.put(on).map(|()| 1),
            None if let Some(on) = pair => self.put(on).map(|()| 2),
            None => self.glued(word, vocabulary),
        }
    }

    /// A letter and its square in one word: `Ke1`, `K71`.
    fn glued(&mut self, word: &str, vocabulary: &Vocabulary) -> Result<usize, Misplaced> {
        let unread = || Misplaced::Word(word.to_owned());
        let first = word.chars().next().ok_or_else(unread)?;
        let rest = word.get(first.len_utf8()..).unwrap_or_default();
        let letter = &word[..first.len_utf8()];
        let kind = kind_of(letter, &folded(letter), vocabulary).ok_or_else(unread)?;
        let on = square(rest, vocabulary).ok_or_else(unread)?;
        self.name(kind)?;
        self.put(on)?;
        Ok(1)
    }

    fn begin(&mut self, side: Side) -> Result<(), Misplaced> {
        if let Some(kind) = self.kind.filter(|_| !self.used) {
            return Err(Misplaced::Square(kind));
        }
        (self.side, self.kind, self.used, self.castles) = (Some(side), None, true, None);
        Ok(())
    }

    fn name(&mut self, kind: Kind) -> Result<(), Misplaced> {
        self.side.ok_or(Misplaced::Side)?;
        if let Some(kind) = self.kind.filter(|_| !self.used) {
            return Err(Misplaced::Square(kind));
        }
        (self.kind, self.used, self.castles) = (Some(kind), false, None);
        Ok(())
    }

    fn put(&mut self, on: Square) -> Result<(), Misplaced> {
        let side = self.side.ok_or(Misplaced::Side)?;
        let kind = self.kind.ok_or(Misplaced::Piece(on))?;
        if self.men.iter().any(|(other, _)| *other == on) {
            return Err(Misplaced::Twice(on));
        }
        self.used = true;
        self.men.push((on, Piece { color: side.into(), role: kind.into() }));
        Ok(())
    }

    /// Words of castling: `castling white short`, `castling KQkq`, `no castling`, `castling none`.
    fn castling(&mut self, word: &str, low: &str, vocabulary: &Vocabulary) -> Result<Option<usize>, Misplaced> {
        let meanings = vocabulary.phrase(low);
        if meanings.contains(&Meaning::Castle) {
            self.castles = Some(None);
            self.rights.get_or_insert(Bitboard::EMPTY);
            return Ok(Some(1));
        }
        if low == "-" || among(low, &vocabulary.placing.none) {
            self.rights.get_or_insert(Bitboard::EMPTY);
            return Ok(Some(1));
        }
        let Some(whose) = self.castles else { return Ok(None) };
        let short = meanings.contains(&Meaning::Short);
        let long = meanings.contains(&Meaning::Long);
        let both = among(low, &vocabulary.placing.both);
        if short || long || both {
            let sides = whose.map_or_else(|| Side::ALL.to_vec(), |side| vec![side]);
            for side in sides {
                for (wanted, is_short) in [(short || both, true), (long || both, false)] {
                    if wanted {
                        self.allow(side, is_short);
                    }
                }
            }
            return Ok(Some(1));
        }
        if !word.is_empty() && word.chars().all(|sign| "KQkq".contains(sign)) {
            for sign in word.chars() {
                let side = if sign.is_uppercase() { Side::White } else { Side::Black };
                self.allow(side, sign.eq_ignore_ascii_case(&'k'));
            }
            return Ok(Some(1));
        }
        Ok(None)
    }

    fn allow(&mut self, side: Side, short: bool) {
        let rights = self.rights.get_or_insert(Bitboard::EMPTY);
        *rights |= Bitboard::from(corner(side, short));
    }

    /// The FEN, once every reason against it is looked for.
    fn judged(self) -> Result<String, Misplaced> {
        if self.men.is_empty() {
            return Err(Misplaced::Nothing);
        }
        let mut setup = Setup::empty();
        setup.turn = self.turn.unwrap_or(Side::White).into();
        for (on, man) in &self.men {
            setup.board.set_piece_at(*on, *man);
        }
        let board = setup.board.clone();
        for side in Side::ALL {
            let men = board.by_color(side.into());
            let kings = (men & board.kings()).count();
            match kings {
                0 => return Err(Misplaced::NoKing(side)),
                1 => {}
                _ => return Err(Misplaced::Kings(side)),
            }
            let pawns = men & board.pawns();
            let last = pawns & (Bitboard::from(Rank::First) | Bitboard::from(Rank::Eighth));
            if let Some(on) = last.first() {
                return Err(Misplaced::Pawn(on));
            }
            if pawns.count() > 8 {
                return Err(Misplaced::Pawns(side));
            }
            let over = |role: Role, first: usize| (men & board.by_role(role)).count().saturating_sub(first);
            let promoted = over(Role::Queen, 1) + over(Role::Rook, 2) + over(Role::Bishop, 2) + over(Role::Knight, 2);
            if promoted > 8 - pawns.count() {
                return Err(Misplaced::Pieces(side));
            }
        }
        setup.castling_rights = match self.rights {
            Some(rights) => {
                for side in Side::ALL {
                    let own = [true, false].map(|short| corner(side, short));
                    if own.into_iter().any(|on| rights.contains(on) && !at_home(&setup, side, on)) {
                        return Err(Misplaced::Castling(side));
                    }
                }
                rights
            }
            None => Side::ALL
                .into_iter()
                .flat_map(|side| [true, false].map(|short| (side, corner(side, short))))
                .filter(|(side, on)| at_home(&setup, *side, *on))
                .map(|(_, on)| Bitboard::from(on))
                .fold(Bitboard::EMPTY, |all, one| all | one),
        };
        let turn = Side::from(setup.turn);
        let checked = |side: Side| {
            let color: Color = side.into();
            board.king_of(color).is_some_and(|king| board.attacks_to(king, !color, board.occupied()).any())
        };
        if checked(turn.other()) {
            return Err(Misplaced::Check(turn.other()));
        }
        let position = Chess::from_setup(setup, CastlingMode::Standard).map_err(|_| Misplaced::Checks(turn))?;
        Ok(Fen::from_position(&position, EnPassantMode::Legal).to_string())
    }
}

/// The first square of the rook that castles.
fn corner(side: Side, short: bool) -> Square {
    match (side, short) {
        (Side::White, true) => Square::H1,
        (Side::White, false) => Square::A1,
        (Side::Black, true) => Square::H8,
        (Side::Black, false) => Square::A8,
    }
}

/// Whether a side's king and the rook of a corner stand on their first squares.
fn at_home(setup: &Setup, side: Side, corner: Square) -> bool {
    let color: Color = side.into();
    let king = if side == Side::White { Square::E1 } else { Square::E8 };
    setup.board.piece_at(king) == Some(Piece { color, role: Role::King })
        && setup.board.piece_at(corner) == Some(Piece { color, role: Role::Rook })
}

fn side_of(low: &str, vocabulary: &Vocabulary) -> Option<Side> {
    let meaning = |meanings: Vec<Meaning>| {
        meanings.into_iter().find_map(|meaning| match meaning {
            Meaning::Side(side) => Some(side),
            _ => None,
        })
    };
    // «للأبيض» is written with two lams.
    meaning(vocabulary.phrase(low)).or_else(|| meaning(vocabulary.phrase(low.strip_prefix("لل")?)))
}

/// `W:` and `B:`, which are letters of pieces elsewhere.
fn letter_side(low: &str) -> Option<Side> {
    match low {
        "w" => Some(Side::White),
        "b" => Some(Side::Black),
        _ => None,
    }
}

/// Whether a word is in a list; the Arabic article may stand before it.
fn among(low: &str, words: &[String]) -> bool {
    let bare = |word: &str| word.strip_prefix("ال").unwrap_or(word).to_owned();
    words.iter().any(|word| word == low || bare(word) == bare(low))
}

/// A piece by its name or its letter.
fn kind_of(word: &str, low: &str, vocabulary: &Vocabulary) -> Option<Kind> {
    let piece = |meanings: Vec<Meaning>| {
        meanings.into_iter().find_map(|meaning| match meaning {
            Meaning::Piece(kind, _) => Some(kind),
            _ => None,
        })
    };
    let mut signs = word.chars();
    if let (Some(sign), None) = (signs.next(), signs.next()) {
        let languages = ["en", "ar"].map(str::to_owned);
        let folded = low.chars().next().unwrap_or(sign);
        return piece(vocabulary.letter(folded, &languages, true));
    }
    piece(vocabulary.phrase(low))
}
