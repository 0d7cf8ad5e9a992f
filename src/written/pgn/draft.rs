//! A game while it is read: what is known of it so far, and where it ends.

use super::token::{Token, is_blank, is_tag};
use super::{Game, Tag, What};
use crate::written::game::Item;

/// A game that is being read.
#[derive(Default)]
pub(super) struct Draft {
    game: Game,
    /// Lines of the variations that are open.
    open: Vec<u64>,
    /// A comment that is open: its line and its text so far.
    comment: Option<(u64, String)>,
    /// Whether anything but its head was seen.
    begun: bool,
    /// Whether a move stands in it, outside of variations.
    moved: bool,
    /// Behind its result, once it is a game.
    ended: Option<usize>,
    /// Whether an empty line stands behind its last tag.
    gap: bool,
    /// Whether the present line begins with a bracket and is no tag; in a head it does not end the head.
    pub(super) odd: bool,
    /// Its length so far, in bytes.
    pub(super) size: usize,
}

impl Draft {
    /// Its first line is this one, if it has none yet.
    pub(super) fn begin(&mut self, line: u64) {
        if self.game.first == 0 {
            self.game.first = line;
        }
    }

    /// Its first line.
    pub(super) fn first(&self) -> u64 {
        self.game.first.max(1)
    }

    /// How much is kept of it.
    pub(super) fn count(&self) -> usize {
        self.game.head.len() + self.game.body.len()
    }

    /// Whether a line begins another game.
    pub(super) fn ends_before(&self, line: &str) -> bool {
        if !is_tag(line) {
            return false;
        }
        let line = line.trim_start_matches(is_blank);
        if self.begun {
            return self.comment.is_none() || line.starts_with("[Event ");
        }
        let again = |tag: &Tag| line.get(1..).and_then(|line| line.strip_prefix(&*tag.key)).is_some_and(ends_name);
        self.gap && self.game.head.iter().any(again)
    }

    /// Whether tags still belong to it.
    pub(super) fn in_head(&self) -> bool {
        !self.begun
    }

    /// Whether a comment goes on.
    pub(super) fn goes_on(&self) -> bool {
        self.comment.is_some()
    }

    /// Takes a tag.
    pub(super) fn tag(&mut self, tag: Tag) {
        self.begin(tag.line);
        self.gap = false;
        self.game.head.push(tag);
    }

    /// Takes note of an empty line.
    pub(super) fn empty_line(&mut self) {
        self.gap = true;
    }

    /// Takes an item.
    pub(super) fn push(&mut self, line: u64, what: What) {
        self.begin(line);
        self.game.body.push(Item { line, what });
    }

    /// A comment begins.
    pub(super) fn open_comment(&mut self, line: u64) {
        self.begun = true;
        self.comment = Some((line, String::new()));
    }

    /// Reads on in a comment, and tells the place behind it or the end of the line.
    pub(super) fn comment(&mut self, line: &str, from: usize) -> usize {
        let rest = line.get(from..).unwrap_or_default();
        let Some((begun, text)) = &mut self.comment else { return from };
        match rest.split_once('}') {
            Some((last, _)) => {
                text.push_str(last);
                let (begun, text) = (*begun, std::mem::take(text));
                self.comment = None;
                self.push(begun, What::Comment(text));
                from + last.len() + 1
            }
            None => {
                text.push_str(rest);
                text.push('\n');
                line.len()
            }
        }
    }

    /// Follows the comments of a line and keeps nothing.
    pub(super) fn follow(&mut self, number: u64, line: &str) {
        self.begin(number);
        self.begun = true;
        for sign in line.chars() {
            match sign {
                '}' => self.comment = None,
                '{' if self.comment.is_none() => self.comment = Some((number, String::new())),
                ';' if self.comment.is_none() => return,
                _ => {}
            }
        }
    }

    /// Takes a token that is no comment.
    pub(super) fn token(&mut self, line: u64, token: Token<'_>) {
        let outside = self.open.is_empty();
        self.begun |= !(self.odd && matches!(token, Token::Stray(_)));
        let what = match token {
            Token::Move(text) => {
                self.moved |= outside;
                What::Move(text.to_owned())
            }
            Token::Number { number, black } => What::Number { number, black },
            Token::Dots(count) => {
                if let Some(Item { what: What::Number { black, .. }, .. }) = self.game.body.last_mut() {
                    *black |= count > 1;
                }
                return;
            }
            Token::Nag(text) => What::Nag(text.to_owned()),
            Token::Remark(text) => What::Remark(text.to_owned()),
            Token::Open => {
                self.open.push(line);
                What::Open
            }
            Token::Close if outside => What::Stray(")".to_owned()),
            Token::Close => {
                self.open.pop();
                What::Close
            }
            Token::Result(_, text) if !outside => What::Stray(text.to_owned()),
            // No game ended here: in a game it would part what stands behind it.
            Token::Result(_, text) if !self.is_game() => What::Comment(text.to_owned()),
            Token::Result(result, _) => {
                self.ended = Some(self.game.body.len() + 1);
                What::Result(result.to_owned())
            }
            Token::Stray(text) => What::Stray(text.to_owned()),
            Token::Comment => return,
        };
        self.push(line, what);
    }

    fn is_game(&self) -> bool {
        self.moved || !self.game.head.is_empty()
    }

    /// The game before a move, where that move begins another one.
    pub(super) fn split(&mut self) -> Option<Game> {
        let end = self.ended.filter(|_| self.open.is_empty())?;
        let rest = self.game.body.split_off(end);
        let game = named(std::mem::take(self).game);
        self.begun = true;
        self.game.first = rest.first().map_or(0, |item| item.line);
        self.game.body = rest;
        Some(game)
    }

    /// Closes what is open at the end of a game.
    pub(super) fn close(&mut self) {
        if let Some((line, text)) = self.comment.take() {
            self.push(line, What::Comment(text.trim_end().to_owned()));
            self.push(line, What::Endless);
        } else if let Some(&line) = self.open.last() {
            self.push(line, What::Endless);
        }
        let last = self.game.body.last().map_or(0, |item| item.line);
        for _ in std::mem::take(&mut self.open) {
            self.push(last, What::Close);
        }
    }

    /// The game, and a new draft; what is no game stays and goes before the next one.
    pub(super) fn take(&mut self) -> Option<Game> {
        let endless = self.game.body.iter().any(|item| item.what == What::Endless);
        let mut draft = std::mem::take(self);
        if draft.is_game() || endless {
            return Some(named(draft.game));
        }
        self.game.body = std::mem::take(&mut draft.game.body);
        self.game.first = draft.game.first;
        self.size = draft.size;
        None
    }
}

/// The game with its players by colour: results of a hall call White home and Black away (source 000).
fn named(mut game: Game) -> Game {
    for (hall, colour) in [("Home", "White"), ("Away", "Black")] {
        if game.tag(colour).is_none()
            && let Some(tag) = game.head.iter_mut().find(|tag| tag.key.eq_ignore_ascii_case(hall))
        {
            tag.key = colour.to_owned();
        }
    }
    game
}

/// Whether the name of a tag ends here.
fn ends_name(rest: &str) -> bool {
    rest.trim_start_matches(is_blank).starts_with('"')
}
