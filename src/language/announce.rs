//! Moves in words, in every style and length, from one half-move's facts.
//!
//! A clause is a move without its full stop, so that it can stand inside another sentence. It never
//! asks whether a move is legal.

use shakmaty::{Chess, Position, Square};

use super::arg::Arg;
use super::locale::Language;
use super::manner::{Length, Manner, Style};
use super::phrase::Draft;
use super::utterance::{Channel, Class, Utterance};
use crate::core::{Castle, Check, Ending, Kind, Ply};

/// How one clause is made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clause {
    pub(super) style: Style,
    pub(super) frame: Frame,
    pub(super) side: bool,
    pub(super) captured: bool,
    pub(super) pawn: bool,
    /// Whether check and mate are said.
    pub(super) check: bool,
}

/// The sentence a clause is made with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Frame {
    /// The whole announcement of the style.
    Full,
    /// The least that is clear.
    Brief,
    /// One of several moves in a row: both squares, no small words.
    Row,
}

impl Manner {
    /// The announcement a place wants.
    fn clause(&self) -> Clause {
        Clause {
            style: self.style,
            frame: if self.length == Length::Brief { Frame::Brief } else { Frame::Full },
            side: self.say_side,
            captured: self.say_captured,
            pawn: self.say_pawn,
            check: true,
        }
    }

    /// A move inside another sentence, without its side.
    pub(super) fn within(&self) -> Clause {
        Clause { style: self.style.within(), frame: Frame::Full, side: false, ..self.clause() }
    }

    /// A move in a row of moves; pawns are their squares alone, as the digital score has them.
    pub(super) fn row(&self) -> Clause {
        Clause { frame: Frame::Row, pawn: false, ..self.within() }
    }
}

/// The kind of a move, as the catalogue's keys name it.
fn kind(ply: &Ply) -> &'static str {
    match ply {
        Ply { castle: Some(Castle { short: true, .. }), .. } => "castle.short",
        Ply { castle: Some(_), .. } => "castle.long",
        Ply { promotion: Some(_), captured: Some(_), .. } => "promo.capture",
        Ply { promotion: Some(_), .. } => "promo",
        Ply { captured: Some(_), .. } if ply.en_passant() => "ep",
        Ply { captured: Some(_), .. } => "capture",
        _ => "quiet",
    }
}

impl Language {
    /// The announcement of a move. `ends` is what it would end the game with while it still awaits its
    /// press; `before` is the position it is played in, where a brief form has to be sure of its piece.
    pub(super) fn announcement(
        &self,
        ply: &Ply,
        ends: Option<Draft<'_>>,
        before: Option<&Chess>,
        manner: &Manner,
    ) -> Utterance {
        let mut clause = manner.clause();
        if clause.frame == Frame::Brief && before.is_some_and(|before| !is_alone(ply, before)) {
            // "Knight 6 3" with two knights that can go there says too little.
            clause.frame = Frame::Full;
            clause.side = false;
        }
        // "Checkmate, if it stands" takes the place of the bare word.
        clause.check = ends.is_none() || ply.check != Check::Mate;
        let pending = ends.clone().map(|ends| ends.phrase().sentence().print);
        let short = self.short_move(ply, manner.style, pending.as_deref());
        self.tell(ply, clause, ends, manner).with_short(Some(short))
    }

    /// The longer form of a move: whole, and in castling with the squares of king and rook.
    pub fn more(&self, ply: &Ply, manner: &Manner) -> Utterance {
        let whole = Manner { length: Length::Full, say_captured: true, say_pawn: true, ..manner.clone() };
        let language = self.of(manner.style);
        let Some(castle) = ply.castle else { return language.tell(ply, whole.clause(), None, &whole) };
        let style = manner.style;
        let clause = language.draft(
            "more.castle",
            &[
                ("clause", Arg::Said(language.clause(ply, whole.clause()))),
                ("king", Arg::Square(ply.to, style)),
                ("rook", Arg::Square(castle.rook_to, style)),
            ],
        );
        language.close(ply, clause, None, &whole)
    }

    /// A move in the second style.
    pub fn spell(&self, ply: &Ply, manner: &Manner) -> Utterance {
        let second = Manner { style: manner.second, length: Length::Full, ..manner.clone() };
        self.announcement(ply, None, None, &second).with_short(None)
    }

    /// The language a style is spoken in.
    pub(super) fn of(&self, style: Style) -> &Language {
        if style == Style::German { self.german() } else { self }
    }

    fn tell(&self, ply: &Ply, clause: Clause, ends: Option<Draft<'_>>, manner: &Manner) -> Utterance {
        let language = self.of(clause.style);
        language.close(ply, language.clause(ply, clause), ends, manner)
    }

    /// A clause as an utterance: a full stop, what it would end, and the number in print.
    fn close(&self, ply: &Ply, clause: Draft<'_>, ends: Option<Draft<'_>>, manner: &Manner) -> Utterance {
        let mut said = self.draft("sentence", &[("clause", Arg::Said(clause))]);
        if let Some(ends) = ends {
            said = said.followed_by(&Draft::same(" ")).followed_by(&ends);
        }
        let mut phrase = said.phrase().sentence();
        if manner.number {
            let clause = Arg::Said(Draft::same(phrase.print));
            let number = Arg::Number(u64::from(ply.number));
            phrase.print = self.draft("numbered", &[("number", number), ("clause", clause)]).phrase().print;
        }
        let key = ["move.", kind(ply)].concat();
        Utterance::new(Channel::Table, self.code(), Class::Move, &key, &phrase.print, &phrase.speak)
    }

    /// A move without its full stop.
    pub(super) fn clause(&self, ply: &Ply, how: Clause) -> Draft<'_> {
        let style = how.style;
        let frame = match (how.frame, style) {
            (Frame::Brief, _) => "brief.",
            (_, Style::Algebraic | Style::Anna | Style::Nato | Style::German) => "named.",
            (Frame::Full, Style::Digital) => "move.",
            _ if ply.castle.is_some() => "move.",
            _ => "value.",
        };
        let suffix = match ply.check {
            _ if !how.check => Arg::Empty,
            Check::None => Arg::Empty,
            Check::Single => Arg::Key("suffix.check"),
            Check::Double => Arg::Key("suffix.double"),
            Check::Mate => Arg::Key("suffix.mate"),
        };
        let piece = if ply.piece == Kind::Pawn && !how.pawn { Arg::None } else { self.piece(ply.piece, how) };
        let captured = ply.captured.filter(|_| how.captured);
        let mut args = Vec::with_capacity(9);
        args.extend([("side", if how.side { Arg::Side(ply.side) } else { Arg::None }), ("suffix", suffix)]);
        if ply.castle.is_none() {
            args.extend([
                ("piece", piece),
                ("from", Arg::Square(ply.from, style)),
                ("to", Arg::Square(ply.to, style)),
                ("style", Arg::Choice(style.word())),
            ]);
        }
        if let Some(taken) = ply.captured {
            args.push(("captured", captured.map_or(Arg::None, |taken| Arg::Piece(taken.kind))));
            if ply.en_passant() {
                args.push(("taken", Arg::Square(taken.on, style)));
            }
        }
        args.extend(ply.promotion.map(|promotion| ("promotion", Arg::Piece(promotion))));
        self.draft(&[frame, kind(ply)].concat(), &args)
    }

    /// The moving piece: by name, by value, or by both.
    fn piece<'l>(&'l self, piece: Kind, how: Clause) -> Arg<'l> {
        match how.style {
            Style::Value if how.frame != Frame::Row => Arg::Form("value", piece),
            Style::Both if how.frame != Frame::Row => Arg::Said(
                self.draft("value.both", &[("piece", Arg::Piece(piece)), ("value", Arg::Form("value", piece))]),
            ),
            _ => Arg::Piece(piece),
        }
    }

    /// A move by its goal: "knight to 6 3", "castling short".
    pub(super) fn goal(&self, ply: &Ply, style: Style) -> Draft<'_> {
        let to = ("to", Arg::Square(ply.to, style.within()));
        let piece = ("piece", Arg::Piece(ply.piece));
        match (ply.castle, ply.promotion) {
            (Some(castle), _) => self.draft(if castle.short { "goal.castle.short" } else { "goal.castle.long" }, &[]),
            (_, Some(promotion)) => self.draft("goal.promo", &[piece, to, ("promotion", Arg::Piece(promotion))]),
            _ => self.draft("goal.quiet", &[piece, to]),
        }
    }

    /// What a standing announcement would end the game with: "Checkmate, if it stands."
    pub(super) fn pending(&self, ending: Ending, moves: u32) -> Draft<'_> {
        let key = match ending {
            Ending::Stalemate(_) => "pending.stalemate",
            Ending::Dead => "pending.dead",
            Ending::Repetition => "pending.rep5",
            Ending::Ruled => "pending.unlawful",
            Ending::Moves => {
                return self.draft("pending.75", &[("moves", Arg::Count("count.move", u64::from(moves)))]);
            }
            _ => "end.pending",
        };
        self.draft(key, &[])
    }
}

/// Whether no other piece of the same kind could have gone to the same square.
pub(super) fn is_alone(ply: &Ply, before: &Chess) -> bool {
    let other = |from: Option<Square>| from.is_some_and(|from| from != ply.from);
    ply.castle.is_some()
        || !before
            .legal_moves()
            .iter()
            .any(|mv| Kind::from(mv.role()) == ply.piece && !mv.is_castle() && mv.to() == ply.to && other(mv.from()))
}
