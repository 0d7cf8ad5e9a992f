//! What a file says of one game, from the first line of its head to its result.

/// A game of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// Its first line in the file, from 1.
    pub first: u64,
    /// The head: the tags of a PGN, the facts of a sheet, in their order.
    pub head: Vec<Tag>,
    /// Everything behind the head, in its order; the result too, where it stands.
    pub body: Vec<Item>,
}

/// A name and its value in the head of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Its line in the file, from 1.
    pub line: u64,
    /// The name.
    pub key: String,
    /// The value, without the signs that the format puts around it.
    pub value: String,
}

/// Something behind the head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its line in the file, from 1.
    pub line: u64,
    /// What it is.
    pub what: What,
}

/// What can stand behind the head of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// The number before a move; `black` where dots say that Black's move comes.
    Number {
        /// The number of the full move.
        number: u32,
        /// Whether Black's move comes.
        black: bool,
    },
    /// A move as it stands, or what was meant as one: whether it is, only its position tells.
    Move(String),
    /// A valuation of the move before it: `$3`, or as it stands, `!?`.
    Nag(String),
    /// An offer of a draw with the move before it (8.1.1).
    Offer,
    /// A comment, without the signs around it.
    Comment(String),
    /// A comment to the end of the line, behind a `;`.
    Remark(String),
    /// A line of a PGN that begins with `%` and is no part of the game.
    Escape(String),
    /// A variation begins.
    Open,
    /// A variation ends.
    Close,
    /// A line of a sheet that is no move: a claim, a penalty, the clocks.
    Fact {
        /// What it is about, in the language of the sheet.
        key: String,
        /// What it says.
        value: String,
    },
    /// What is none of these, as it stands.
    Stray(String),
    /// A tag, comment or variation without an end: what stands behind it belongs to it as far as anybody can tell.
    Endless,
    /// The result: `1-0`, `0-1`, `1/2-1/2`, `0-0`, `*`.
    Result(String),
}

impl Game {
    /// The value of a tag.
    pub fn tag(&self, key: &str) -> Option<&str> {
        self.head.iter().find(|tag| tag.key == key).map(|tag| tag.value.as_str())
    }

    /// The result as the file has it behind the moves; the last one where there are several.
    pub fn result(&self) -> Option<&str> {
        self.body.iter().rev().find_map(|item| match &item.what {
            What::Result(result) => Some(result.as_str()),
            _ => None,
        })
    }

    /// What it says of something in lines of its own: the facts of that key on a sheet, and the comments that begin
    /// with it in a PGN, where lines may be broken within them.
    pub fn said(&self, key: &str) -> impl DoubleEndedIterator<Item = String> {
        self.body.iter().filter_map(move |item| match &item.what {
            What::Fact { key: of, value } => (of == key).then(|| value.clone()),
            What::Comment(text) => {
                let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
                text.strip_prefix(key)?.strip_prefix(": ").map(str::to_owned)
            }
            _ => None,
        })
    }

    /// The items of the game itself, variations left out.
    pub fn main_line(&self) -> impl Iterator<Item = &Item> {
        let mut depth = 0_usize;
        self.body.iter().filter(move |item| match item.what {
            What::Open => {
                depth += 1;
                false
            }
            What::Close => {
                depth = depth.saturating_sub(1);
                false
            }
            _ => depth == 0,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_main_line_leaves_variations_out() {
        let mv = |text: &str| Item { line: 1, what: What::Move(text.to_owned()) };
        let sign = |what| Item { line: 1, what };
        let result = sign(What::Result("*".to_owned()));
        let body = vec![
            mv("e4"),
            sign(What::Open),
            mv("d4"),
            sign(What::Open),
            mv("d5"),
            sign(What::Close),
            sign(What::Close),
            mv("e5"),
            result,
        ];
        let game = Game { body, ..Game::default() };
        let line: Vec<&What> = game.main_line().map(|item| &item.what).collect();
        assert_eq!(line.len(), 3);
        assert_eq!((line[0], line[1]), (&mv("e4").what, &mv("e5").what));
        assert_eq!(game.result(), Some("*"));
    }
}
