//! The question that is open: what it is about and what an answer does.
//!
//! It belongs to the role that caused it. It holds no wording.

use super::sealing::Purpose;
use crate::core::{Command, Role, Side};
use crate::notation;

/// An open question and who caused it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Pending {
    pub(super) by: Role,
    pub(super) question: Question,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// Which of several moves was meant.
    Which {
        /// What makes it unclear.
        why: notation::Question,
        /// The moves, in the order of their numbers.
        choices: Vec<notation::Choice>,
        /// Whether a draw is offered with it.
        offer: bool,
        /// Whether it is the repetition of an announcement and not a move.
        echo: bool,
    },
    /// Whether a command is really meant.
    Sure(Command),
    /// Whether a command typed on the other keyboard layout was meant.
    Layout {
        /// What the text would be there.
        line: String,
    },
    /// The keypad's menu.
    Menu(Vec<Menu>),
    /// Which square, after the menu's choice.
    Square,
    /// The passphrase of an envelope; the next line is it.
    Passphrase(Purpose),
    /// Whether a player is there at the opening of an envelope.
    Attends {
        /// The player's side.
        side: Side,
    },
}

/// A line of the keypad's menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    /// Offer a draw.
    Offer,
    /// Accept the draw.
    Accept,
    /// Decline it.
    Decline,
    /// What stands on a square.
    Square,
    /// All pieces.
    Position,
    /// Repeat the opponent's announcement.
    Same,
    /// Take back.
    Takeback,
    /// Stop or start the clock.
    Clock,
    /// Resign.
    Resign,
    /// Leave.
    Quit,
}
