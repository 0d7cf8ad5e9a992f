//! The question that is open: what it is about and what an answer does.
//!
//! It belongs to the role that caused it. It holds no wording.

use super::sealing::Purpose;
use super::{Another, Dialogue, Step};
use crate::core::{CheckItem, Claim, ClaimAct, Command, Ply, Role, Side};
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
    /// Which of several moves was written for a claim.
    Written {
        /// What makes it unclear.
        why: notation::Question,
        /// The moves, in the order of their numbers.
        choices: Vec<notation::Choice>,
        /// Third repetition or fifty moves.
        claim: Claim,
    },
    /// Whether a command is really meant.
    Sure(Command),
    /// Whether what was heard was heard aright.
    Heard {
        /// What is done at a yes.
        command: Command,
        /// The text as it was heard.
        text: String,
    },
    /// Whether a move that is not lawful was really played and pressed.
    Made {
        /// What records it.
        command: Command,
        /// The move as it was understood.
        meant: notation::Meant,
        /// Whether it is a pawn that was left on the last rank.
        left: bool,
    },
    /// Whether a command typed on the other keyboard layout was meant.
    Layout {
        /// What the text would be there.
        line: String,
    },
    /// The keypad's menu.
    Menu(Vec<Menu>),
    /// Which square, after the menu's choice.
    Square,
    /// The reason of a command: the next line, as it stands.
    Reason(Command),
    /// The arbiter's code, before his command is done.
    Code(Command),
    /// The code that is to be set.
    NewCode(Command),
    /// Whether the special board is in order: as a whole, or one thing of it (appendix VI.1).
    Board(Option<CheckItem>),
    /// Whether a move was made on the sighted board (appendix VI.9 a); the state itself waits for the answer.
    Execute(Ply),
    /// Whether a board was put right (appendix VI.7); the state itself waits for the answer.
    PutRight,
    /// The passphrase of an envelope; the next line is it.
    Passphrase(Purpose),
    /// Whether a game that goes on is to be left for another one.
    Another(Another),
    /// A numbered list of the program's own.
    Pick {
        /// How many there are to choose from.
        count: usize,
    },
    /// Whether the player who replies is there at the opening of an envelope.
    Attends {
        /// The player's side.
        side: Side,
        /// Whether the player who sealed has not come.
        absent: bool,
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
    /// Claim: a menu of its own.
    Claim,
    /// Claim something.
    Claims(ClaimAct),
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
    /// Call the arbiter: the clocks are stopped.
    Arbiter,
    /// Resign.
    Resign,
    /// Leave.
    Quit,
}

impl Dialogue {
    /// A valid line of the role that caused the open question drops it, and that is said.
    pub(super) fn dropping(&mut self, by: Role, mut steps: Vec<Step>) -> Vec<Step> {
        let valid = steps.iter().any(|step| {
            matches!(step, Step::Do(_) | Step::Ask(..) | Step::Look(..) | Step::Sealing(_) | Step::Another(..))
        });
        if valid && self.pending.as_ref().is_some_and(|Pending { by: owner, .. }| *owner == by) {
            self.pending = None;
            steps.insert(0, Step::Dropped);
        }
        steps
    }
}
