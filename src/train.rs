//! The trainers: questions about squares, colours, jumps and a game that is followed, by ear.
//!
//! They are pure: a question is data with its answer beside it, drawn by a chance that is handed in, so
//! that the same seed asks the same. What an answer looks like is read here, through the same letters,
//! words and numbers as in a game; how a question sounds and where the score is kept is not.

mod chance;
mod colours;
mod follow;
mod games;
mod jumps;
mod question;
mod read;
mod score;
mod squares;

pub use chance::Chance;
pub use follow::{Follow, Stretch};
pub use games::{GAMES, Game};
pub use question::{Answer, Asked, Question};
pub use read::{Ear, Given, Words, read};
pub use score::{Change, Record, Records};

/// How many questions a round has.
pub const ROUND: u32 = 10;

/// What is practised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trainer {
    /// The numbers of the squares.
    Squares,
    /// Light and dark.
    Colours,
    /// The knight's jumps.
    Jumps,
    /// Following a game.
    Follow,
}

impl Trainer {
    /// All four, in the order of the menu.
    pub const ALL: [Trainer; 4] = [Trainer::Squares, Trainer::Colours, Trainer::Jumps, Trainer::Follow];

    /// The word on the command line, which is also the catalogue's.
    pub const fn word(self) -> &'static str {
        match self {
            Trainer::Squares => "squares",
            Trainer::Colours => "colours",
            Trainer::Jumps => "jumps",
            Trainer::Follow => "follow",
        }
    }

    /// The highest level.
    pub const fn levels(self) -> u8 {
        match self {
            Trainer::Squares | Trainer::Follow => 5,
            Trainer::Jumps => 4,
            Trainer::Colours => 3,
        }
    }

    /// A question of a level; none for [`Trainer::Follow`], whose questions need a game.
    pub fn ask(self, level: u8, chance: &mut Chance) -> Option<Asked> {
        match self {
            Trainer::Squares => Some(squares::ask(level, chance)),
            Trainer::Colours => Some(colours::ask(level, chance)),
            Trainer::Jumps => Some(jumps::ask(level, chance)),
            Trainer::Follow => None,
        }
    }
}
