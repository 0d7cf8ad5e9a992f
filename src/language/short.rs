//! The fact of an event in the first twenty cells of its line, for a braille display of twenty cells
//! (`line_style = "short"`, `accessibility.md` part 3, rule 21).
//!
//! It is printed and never spoken, and holds nothing that the sentence does not say: a move is its fact alone, any
//! other sentence stands whole behind it. Signs of moves are the same in every language.

use shakmaty::Square;

use super::arg::{Arg, Args};
use super::locale::Language;
use super::manner::Style;
use crate::core::{Check, Outcome, Ply, Side};

impl Language {
    /// A line that begins with the fact of a key; nothing where the sentence itself begins with it.
    pub(super) fn short(&self, key: &str, args: &Args<'_>, sentence: &str) -> Option<String> {
        let key = ["short.", key].concat();
        self.has(&key).then(|| [&self.say(&key, args).print, ": ", sentence].concat())
    }

    /// The line of an ended game: `1-0 mate: Checkmate. White wins, one zero.`
    pub(super) fn short_end(&self, outcome: Outcome, sentence: &str) -> String {
        let cause = self.say(&["short.end.", outcome.ending.word()].concat(), &[]).print;
        [outcome.result(), " ", &cause, ": ", sentence].concat()
    }

    /// The line of a move: `12W 71-63 +`. `ends` is what it would end the game with while it awaits its press.
    pub(super) fn short_move(&self, ply: &Ply, style: Style, ends: Option<&str>) -> String {
        let side = if ply.side == Side::White { "short.white" } else { "short.black" };
        let square = |square: Square| match style {
            Style::Digital | Style::Value | Style::Both => {
                format!("{}{}", u32::from(square.file()) + 1, u32::from(square.rank()) + 1)
            }
            _ => square.to_string(),
        };
        let mut said = square(ply.from);
        said.push(if ply.captured.is_some() { 'x' } else { '-' });
        said.push_str(&square(ply.to));
        if let Some(promotion) = ply.promotion {
            said.push('=');
            said.push_str(&self.say(&["short.promotes.", promotion.word()].concat(), &[]).print);
        }
        said.push_str(match ply.check {
            Check::None => "",
            Check::Single => " +",
            Check::Double => " ++",
            Check::Mate => " #",
        });
        match ply.castle {
            Some(castle) => said.push_str(if castle.short { " 0-0" } else { " 0-0-0" }),
            None if ply.en_passant() => said.push_str(" ep"),
            None => {}
        }
        let number = Arg::Number(u64::from(ply.number));
        let args = [("number", number), ("side", Arg::Key(side)), ("move", Arg::Name(&said))];
        let line = self.say("short.move", &args).print;
        match ends {
            Some(ends) => [&line, ": ", ends].concat(),
            None => line,
        }
    }
}
