//! What a file says beside the moves of a game: comments and variations, bounded and fit to be told.
//!
//! Commands for other programs, `[%clk 0:01:00]`, are taken out of a comment; so are the words our own
//! files have for what is played here: an offer and moves that were taken back.

use shakmaty::Chess;

use super::judge::judge;
use crate::core::Ply;

/// The longest comment that is kept, in characters.
const LONGEST: usize = 300;
/// The most half-moves of a variation that are kept.
const MOST: usize = 12;
/// What begins the comment that our files have about moves that were taken back.
const BACK: &str = "taken back: ";

/// Something that is said beside a half-move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// A comment, without control characters.
    Comment(String),
    /// A variation: its first half-moves as far as they can be played, and how many it has.
    Variation {
        /// The half-moves.
        plies: Vec<Ply>,
        /// How many the file has, variations within it left out.
        count: u32,
    },
}

impl Remark {
    /// A variation from a position.
    pub(super) fn variation<'t>(position: &Chess, moves: impl Iterator<Item = &'t str>) -> Option<Remark> {
        let moves: Vec<&str> = moves.collect();
        let (plies, _) = followed(position, moves.iter().copied().take(MOST));
        (!moves.is_empty()).then_some(Remark::Variation { plies, count: moves.len() as u32 })
    }
}

/// The half-moves of a text as far as they can be played, and whether that is all.
pub(super) fn followed<'t>(position: &Chess, moves: impl Iterator<Item = &'t str>) -> (Vec<Ply>, bool) {
    let (mut position, mut plies) = (position.clone(), Vec::new());
    for text in moves {
        let Ok(mv) = judge(&position, text) else { return (plies, false) };
        let (ply, after) = Ply::play(&position, mv);
        plies.push(ply);
        position = after;
    }
    (plies, true)
}

/// A comment as it is said; nothing where it holds none but commands.
pub(super) fn said(text: &str) -> Option<Remark> {
    let bare = without_commands(text);
    if bare.is_empty() || bare == "(=)" {
        return None;
    }
    let mut cut: String = bare.chars().take(LONGEST).collect();
    if cut.len() < bare.len() {
        cut.push('…');
    }
    Some(Remark::Comment(cut))
}

/// Whether a comment says that a draw is offered with the move before it.
pub(super) fn is_offer(text: &str) -> bool {
    without_commands(text) == "(=)"
}

/// The moves that were taken back, by a comment of our own.
pub(super) fn taken_back(text: &str) -> Option<&str> {
    text.trim().strip_prefix(BACK)
}

/// A comment without commands and control characters, a blank between its words.
pub fn without_commands(text: &str) -> String {
    let mut kept = String::with_capacity(text.len().min(LONGEST * 4));
    let mut rest = text;
    while let Some((before, command)) = rest.split_once("[%") {
        kept.push_str(before);
        kept.push(' ');
        rest = command.split_once(']').map_or("", |(_, behind)| behind);
    }
    kept.push_str(rest);
    let words = kept.split(|sign: char| sign.is_whitespace() || sign.is_control()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_is_said_without_commands_and_bounded() {
        assert_eq!(said(" good \n[%clk 0:01:00] move\u{7} "), Some(Remark::Comment("good move".to_owned())));
        assert_eq!((said("[%clk 0:01:00]"), said("[%eval"), said(" ")), (None, None, None));
        let Some(Remark::Comment(long)) = said(&"ab ".repeat(1000)) else { panic!() };
        assert!(long.chars().count() == LONGEST + 1 && long.ends_with('…'));
        assert!(is_offer("[%clk 0:01:00] (=)") && said("[%clk 0:01:00] (=)").is_none());
        assert!(!is_offer("about (=)"));
    }

    #[test]
    fn a_variation_is_played_as_far_as_it_can_be() {
        let start = Chess::default();
        let Some(Remark::Variation { plies, count }) = Remark::variation(&start, "d4 d5 Ke3 Nf6".split(' ')) else {
            panic!()
        };
        assert_eq!((plies.len(), count), (2, 4));
        assert_eq!(Remark::variation(&start, "".split_whitespace()), None);
    }
}
