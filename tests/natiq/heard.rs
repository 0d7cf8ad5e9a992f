//! What is heard and not typed: nothing of it is played unconfirmed, and some of it is never taken by ear.

mod commands;
mod forms;
mod games;
mod moves;
mod random;

use std::sync::LazyLock;

use natiq::core::{Command, Millis, MoveAct, Setup, State, decide};
use natiq::dialogue::{Dialogue, Question, Reader, Seat, Step};
use natiq::notation::{Options, Vocabulary};
use natiq::words::Lexicon;

use crate::game::Table;

pub fn lexicon() -> Lexicon {
    let config = natiq::config::load(&natiq::config::Sources::default()).unwrap();
    let mut lexicon = Lexicon::default();
    for language in config.languages() {
        lexicon.learn(&language.code, &language.words["words.toml"].last().unwrap().text).unwrap();
    }
    lexicon
}

/// Read once: every test begins many games.
static READER: LazyLock<Reader> = LazyLock::new(|| {
    let vocabulary = Vocabulary::compiled_in().unwrap();
    Reader {
        lexicon: lexicon(),
        vocabulary,
        options: Options::default(),
        other_layout: |_| Vec::new(),
        empty_presses: false,
    }
});

pub fn reader() -> Reader {
    READER.clone()
}

/// A game and who listens at it.
pub struct Room {
    pub state: State,
    pub dialogue: Dialogue,
}

impl Room {
    pub fn new(setup: Setup, seat: Seat) -> Room {
        Room { state: State::new(setup).unwrap(), dialogue: Dialogue::new(reader(), seat) }
    }

    pub fn casual() -> Room {
        Room::new(Setup::casual(), Seat::Table)
    }

    pub fn at(fen: &str) -> Room {
        Room::new(Setup { fen: Some(fen.to_owned()), ..Setup::casual() }, Seat::Table)
    }

    pub fn tournament() -> Room {
        Room::new(Table::tournament(), Seat::Table)
    }

    /// Hears a text and carries out what comes of it; the steps.
    pub fn hear(&mut self, text: &str) -> Vec<Step> {
        let steps = self.dialogue.heard(&self.state, text);
        self.carry_out(steps)
    }

    /// The same for a line that is typed.
    pub fn type_line(&mut self, line: &str) -> Vec<Step> {
        let steps = self.dialogue.hear(&self.state, line);
        self.carry_out(steps)
    }

    fn carry_out(&mut self, steps: Vec<Step>) -> Vec<Step> {
        for step in &steps {
            let Step::Do(command) = step else { continue };
            for event in decide(&self.state, command, Millis(1_000)).unwrap_or_default() {
                self.state.evolve(&event);
                self.dialogue.witness(&event);
            }
        }
        steps
    }

    /// The move that it is asked about whether it was heard aright, in UCI; nothing where none is.
    pub fn asked(&self) -> Option<String> {
        let (command, _) = self.dialogue.asked_about()?;
        announced(command)
    }

    /// The moves that were played, in UCI.
    pub fn played(&self) -> String {
        self.state.line().iter().map(|made| made.ply.uci.to_string()).collect::<Vec<_>>().join(" ")
    }
}

/// The move a command announces, in UCI.
pub fn announced(command: &Command) -> Option<String> {
    match &command.act {
        natiq::core::Act::Move(MoveAct::Announce { uci, .. }) => Some(uci.to_string()),
        _ => None,
    }
}

/// Whether steps do nothing to a game.
pub fn harmless(steps: &[Step]) -> bool {
    !steps.iter().any(|step| matches!(step, Step::Do(_) | Step::Sealing(_) | Step::Another(..)))
}

/// Whether steps ask whether something was heard aright.
pub fn asks(steps: &[Step]) -> bool {
    steps.iter().any(|step| matches!(step, Step::Question(Question::Heard { .. })))
}
