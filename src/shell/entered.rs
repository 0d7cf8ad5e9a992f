//! The first sentences of a game that was read from a file: what was understood of it, then where it stands.

use super::{Shell, Trouble, View};
use crate::core::{Query, Role};
use crate::language::{Arg, Class};
use crate::replay::again::Clocks;

/// What was understood of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entered {
    /// The name of the file.
    pub file: String,
    /// Half-moves that were read.
    pub plies: u64,
    /// Whether the laws are those of the file.
    pub laws: bool,
    /// Whether the conduct is that of the file.
    pub conduct: bool,
    /// Whether the time is that of the file; else what it says, if it says anything.
    pub time: Result<(), Option<String>>,
    /// What became of the clocks.
    pub clocks: Clocks,
}

impl<V: View> Shell<V> {
    /// Greets a game that was read from a file; `name` is what it is kept as.
    pub fn greet_entered(&mut self, entered: &Entered, name: Option<&str>, trouble: Option<Trouble>) {
        let args = [("name", Arg::Name(&entered.file)), ("plies", Arg::Number(entered.plies))];
        self.say("entered.game", &args, Class::Reply);
        let whose = match (entered.laws, entered.conduct) {
            (true, true) => "entered.both",
            (true, false) => "entered.laws",
            (false, true) => "entered.conduct",
            (false, false) => "entered.neither",
        };
        self.say(whose, &[], Class::Reply);
        self.ask(Role::Arbiter, &Query::Rules);
        match &entered.time {
            Ok(()) => {}
            Err(Some(text)) => self.say("entered.time-unknown", &[("text", Arg::Name(text))], Class::Reply),
            Err(None) => self.say("entered.time-none", &[], Class::Reply),
        }
        let clocks = match entered.clocks {
            Clocks::Off | Clocks::Kept => None,
            Clocks::Untouched => Some("entered.clocks-untouched"),
            Clocks::Unfit => Some("entered.clocks-unfit"),
            Clocks::Set => Some("entered.clocks-set"),
        };
        if let Some(key) = clocks {
            self.say(key, &[], Class::Reply);
        }
        self.greet_again(None);
        if entered.clocks != Clocks::Off {
            self.ask(Role::Arbiter, &Query::Times);
        }
        if self.state.stopped() {
            self.say("entered.stopped", &[], Class::Reply);
        }
        if let Some(trouble) = trouble {
            self.book_trouble(trouble);
        } else if let Some(name) = name {
            self.say("game.kept", &[("name", Arg::Name(name))], Class::Reply);
        }
    }
}
