//! Answers of an earlier moment of the game, and the one line of a half-move that is reviewed.
//!
//! An answer of the past never stands without the moment it is of. A reviewed half-move is as long as the
//! narrowest display lets it be in print, and whole in speech.

use unicode_width::UnicodeWidthStr;

use super::announce::{Clause, Frame};
use super::arg::{self, Arg};
use super::locale::Language;
use super::manner::{Manner, Style};
use super::phrase::{Draft, Phrase};
use super::utterance::{Channel, Class, Utterance};
use crate::core::{Check, Millis, Ply, State};

/// The longest printed line of a reviewed half-move, in cells.
pub const CELLS: usize = 40;

impl Language {
    /// An answer that holds for the moment at which `past` ends, said to be of that moment.
    pub fn of_the_past(&self, answer: Utterance, past: &State) -> Utterance {
        let Utterance { channel, class, text, speak, .. } = answer;
        let said = ("answer", Arg::Said(Phrase { print: text, speak }.into()));
        let utterance = self.utter(channel, class, "board.past", &[("moment", Arg::Said(self.moment(past))), said]);
        Utterance { lang: answer.lang, ..utterance }
    }

    /// A sentence about moves behind the end of a game, said to be of what nobody played.
    pub fn not_played(&self, said: Utterance) -> Utterance {
        let Utterance { channel, class, text, speak, .. } = said;
        let all = ("said", Arg::Said(Phrase { print: text, speak }.into()));
        Utterance { lang: said.lang, ..self.utter(channel, class, "review.unplayed", &[all]) }
    }

    /// The moment at which `past` ends, as the beginning of a sentence: "After Black's move 12".
    pub fn moment(&self, past: &State) -> Draft<'_> {
        match past.line().last() {
            Some(made) => {
                let args = [("number", Arg::Number(u64::from(made.ply.number))), ("side", Arg::For(made.ply.side))];
                self.draft("past.after", &args)
            }
            None => self.draft("past.start", &[]),
        }
    }

    /// That the cursor goes somewhere in the past of a live game: the moment and the move that led to it.
    pub fn looks_at(&self, past: &State, manner: &Manner) -> Utterance {
        let moment = ("moment", Arg::Said(self.moment(past)));
        match past.line().last() {
            Some(made) => {
                let said = Arg::Said(self.clause(&made.ply, manner.within()));
                self.utter(Channel::Table, Class::Reply, "past.at", &[moment, ("move", said)])
            }
            None => self.utter(Channel::Table, Class::Reply, "past.at.start", &[moment]),
        }
    }

    /// That the cursor still stands in the past while the game went on.
    pub fn still_looks_at(&self, past: &State) -> Utterance {
        self.utter(Channel::Table, Class::Reply, "past.still", &[("moment", Arg::Said(self.moment(past)))])
    }

    /// The line of a half-move that is reviewed, with the time it took where that is known: spoken whole, printed in
    /// at most [`CELLS`] cells.
    pub fn reviewed(&self, ply: &Ply, spent: Option<Millis>, offered: bool, manner: &Manner) -> Utterance {
        let whole = self.review_line(ply, manner.within(), spent, offered);
        let brief = Clause { frame: Frame::Brief, ..manner.within() };
        let least = Clause { style: Style::Digital, pawn: false, captured: false, ..brief };
        let checked = if ply.check == Check::Double { Check::Single } else { ply.check };
        let single = Ply { check: checked, ..ply.clone() };
        let tries = [
            self.review_line(ply, manner.within(), None, false),
            self.review_line(ply, brief, None, false),
            self.review_line(&single, least, None, false),
            self.review_line(ply, Clause { check: false, ..least }, None, false),
        ];
        let fits = |phrase: &&Phrase| phrase.print.width() <= CELLS;
        let printed = std::iter::once(&whole).chain(&tries).find(fits).or(tries.last()).unwrap_or(&whole);
        Utterance::new(Channel::Table, self.code(), Class::Reply, "review.move", &printed.print, &whole.speak)
    }

    /// A comment of a file: hostile text, bounded by whoever read it.
    pub fn commented(&self, text: &str) -> Utterance {
        let text = ("text", Arg::Said(arg::outside(text)));
        self.utter(Channel::Table, Class::Reply, "remark.comment", &[text])
    }

    /// A variation of a file: its moves as far as they can be played, of so many.
    pub fn varied(&self, plies: &[Ply], count: u32, manner: &Manner) -> Utterance {
        let number = ("count", Arg::Number(u64::from(count)));
        let moves = ("moves", Arg::Said(self.row(plies, manner)));
        let key = match plies.len() {
            0 => "remark.variation.closed",
            all if all == count as usize => "remark.variation",
            _ => "remark.variation.more",
        };
        self.utter(Channel::Table, Class::Reply, key, &[number, moves])
    }

    fn review_line(&self, ply: &Ply, clause: Clause, spent: Option<Millis>, offered: bool) -> Phrase {
        let args = [
            ("number", Arg::Number(u64::from(ply.number))),
            ("side", Arg::Side(ply.side)),
            ("move", Arg::Said(self.clause(ply, clause))),
        ];
        let mut line = self.draft("review.move", &args);
        if offered {
            line = line.followed_by(&self.draft("review.offered", &[]));
        }
        if let Some(spent) = spent {
            line = line.followed_by(&self.draft("review.spent", &[("time", Arg::Time(spent))]));
        }
        line.phrase()
    }
}
