//! A game of a file written out again, as text or as PGN, in the notation that is asked for.
//!
//! Nothing that a file says is left out but what the other form has in its own place: a comment is a line
//! of the text and a line of the text a comment. A move that cannot be read is written as it stands, and so
//! is every move behind it; what is wrong with it, `replay` tells. It says nothing that the file does not.

mod body;
mod head;

use std::sync::Arc;

use super::pen::Pen;
use super::scribe::grouped;
use super::{Format, Labels};
use crate::replay::without_commands;
use crate::written::{self, Form, Game, Item, Keys, What, pgn};
use body::Walk;
pub use head::journal as journal_of;

/// How a game of a file is written.
#[derive(Clone, Debug)]
pub struct Copy {
    /// Notation and width.
    pub format: Format,
    /// The words.
    pub labels: Arc<Labels>,
    /// Whether moves are written as they stand, not in the notation.
    pub keep: bool,
}

impl Copy {
    /// A game as the text of a sheet; `from` is the form of its file.
    pub fn text(&self, game: &Game, from: Form) -> String {
        let mut pen = Pen::of(self.format);
        let facts = head::with_players(match from {
            Form::Pgn => head::facts(game),
            Form::Sheet => game.head.iter().map(|tag| (tag.key.clone(), tag.value.clone())).collect(),
        });
        for (key, value) in &facts {
            // Names and places are nobody's words to translate.
            let ours = ["Special board", "Armageddon", "Letters"].contains(&key.as_str());
            let value = if ours { self.labels.value(value) } else { value.clone() };
            pen.exact(self.labels.key(key), &value);
        }
        pen.blank();
        let mut walk = Walk::of(game);
        let mut items = game.body.iter();
        while let Some(item) = items.next() {
            match &item.what {
                What::Number { number, black } => walk.number(*number, *black, from),
                What::Move(text) => {
                    let (number, side) = walk.turn();
                    let written = walk.play(text, self.format.notation);
                    let written = if self.keep { text } else { &written };
                    pen.half_move(number, side, written);
                }
                What::Offer => self.offer(&mut pen),
                What::Nag(nag) => match body::suffix(nag).filter(|_| pen.last_move().is_some()) {
                    Some(sign) => pen.behind(sign),
                    None => pen.exact(&self.labels.comment, nag),
                },
                What::Open => {
                    let inside = body::variation(&mut items);
                    pen.exact(&self.labels.variation, &pgn::moves(&walk.instead(inside)));
                }
                What::Comment(text) | What::Remark(text) | What::Escape(text) => self.comment(&mut pen, text),
                What::Fact { key, value } => {
                    let name = self.labels.key(key);
                    match key.as_str() {
                        // Somebody's words, whatever they are.
                        "Comment" | "Variation" => pen.exact(name, value),
                        "Clock" => pen.fact(name, &self.labels.clocks(value)),
                        "Restored" => {
                            walk.restored(value);
                            let told = Keys::default().restored(value);
                            let told = told.map(|(number, side)| self.labels.restored_to(number, side));
                            pen.fact(name, told.as_deref().unwrap_or(value));
                        }
                        _ => pen.fact(name, &self.labels.value(value)),
                    }
                }
                What::Stray(text) if written::sheet::is_stray(text) => pen.stray(text),
                What::Stray(text) => pen.exact(&self.labels.comment, text),
                What::Close | What::Endless | What::Result(_) => {}
            }
        }
        if let (Form::Pgn, Some(hash)) = (from, head::journal(game)) {
            pen.exact(&self.labels.journal, &grouped(&hash));
        }
        let result = game.result().or_else(|| game.tag("Result")).unwrap_or("*");
        pen.exact(&self.labels.result, result);
        pen.end_line();
        pen.text().to_owned()
    }

    /// An offer, with the move before it where there is one.
    fn offer(&self, pen: &mut Pen) {
        match pen.last_move() {
            Some(_) => pen.offer(),
            None => pen.fact(&self.labels.offered, ""),
        }
    }

    /// A comment: an offer, what a sheet has a line of its own for, or somebody's words.
    fn comment(&self, pen: &mut Pen, text: &str) {
        let text = without_commands(text);
        if text.is_empty() {
            return;
        }
        if let Some(rest) = text.strip_prefix(super::pen::OFFER) {
            self.offer(pen);
            return self.comment(pen, rest);
        }
        match text.split_once(": ").filter(|(key, _)| written::sheet::only_tells(key)) {
            Some((key, value)) => pen.fact(self.labels.key(key), &self.labels.value(value)),
            None => pen.exact(&self.labels.comment, &text),
        }
    }

    /// A game as PGN; `from` is the form of its file. Moves are algebraic there, as the format has it.
    pub fn pgn(&self, game: &Game, from: Form) -> String {
        if from == Form::Pgn {
            return pgn::write(game);
        }
        let mut copy = Game { first: game.first, head: head::tags(game), body: Vec::new() };
        let mut walk = Walk::of(game);
        for item in &game.body {
            let line = item.line;
            let mut put = |what| copy.body.push(Item { line, what });
            match &item.what {
                What::Number { number, black } => {
                    walk.number(*number, *black, from);
                    walk.take_back(&mut copy.body);
                }
                What::Move(text) => {
                    walk.turn();
                    let written = walk.play(text, crate::core::profile::Notation::Algebraic);
                    put(What::Move(written));
                }
                What::Fact { key, value } => match key.as_str() {
                    "Variation" => {
                        put(What::Open);
                        copy.body.extend(pgn::items(value, line));
                        copy.body.push(Item { line, what: What::Close });
                    }
                    "Comment" => put(body::of_comment(value)),
                    // It has a tag of its own.
                    "Journal" => {}
                    "Restored" => {
                        walk.restored(value);
                        walk.take_back(&mut copy.body);
                    }
                    _ => put(What::Comment(format!("{key}: {value}"))),
                },
                What::Stray(text) => put(What::Comment(text.clone())),
                what => put(what.clone()),
            }
        }
        pgn::write(&copy)
    }
}
