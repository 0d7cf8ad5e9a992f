//! The state as a line of JSON, for tests and other programs: what the game is, and what is asked.

use serde::Serialize;

use super::{Shell, View};
use crate::core::Snapshot;
use crate::dialogue::Question;
use crate::language::{Channel, Class, Utterance};

impl<V: View> Shell<V> {
    /// The state as one line of JSON: printed, never spoken.
    pub(super) fn state_line(&mut self) {
        #[derive(Serialize)]
        struct Pending {
            kind: &'static str,
            choices: Vec<String>,
        }
        #[derive(Serialize)]
        struct Line {
            #[serde(flatten)]
            game: Snapshot,
            pending: Option<Pending>,
        }
        let mut game = Snapshot::of(&self.state, self.time.now());
        let pending = self.dialogue.pending().map(|question| match question {
            Question::Which { choices, echo, .. } => {
                let board = self.dialogue.board_of(&self.state, *echo);
                let uci = |choice: &crate::notation::Choice| crate::core::uci(board, choice.mv).to_string();
                Pending { kind: "which", choices: choices.iter().map(uci).collect() }
            }
            Question::Written { choices, .. } => {
                let board = self.state.position();
                let uci = |choice: &crate::notation::Choice| crate::core::uci(board, choice.mv).to_string();
                Pending { kind: "which", choices: choices.iter().map(uci).collect() }
            }
            Question::Sure(_) => Pending { kind: "sure", choices: vec!["yes".into(), "no".into()] },
            Question::Heard { .. } => Pending { kind: "heard", choices: vec!["yes".into(), "no".into()] },
            Question::Made { .. } => Pending { kind: "made", choices: vec!["yes".into(), "no".into()] },
            Question::Layout { .. } => Pending { kind: "layout", choices: vec!["yes".into(), "no".into()] },
            Question::Menu(_) => Pending { kind: "menu", choices: Vec::new() },
            Question::Square => Pending { kind: "square", choices: Vec::new() },
            Question::Reason(_) => Pending { kind: "reason", choices: Vec::new() },
            Question::Code(_) | Question::NewCode(_) => Pending { kind: "code", choices: Vec::new() },
            Question::Board(_) => Pending { kind: "board-check", choices: vec!["yes".into(), "no".into()] },
            Question::Execute(_) => Pending { kind: "execute", choices: vec!["yes".into(), "no".into()] },
            Question::PutRight => Pending { kind: "put-right", choices: vec!["yes".into(), "no".into()] },
            Question::Passphrase(_) => Pending { kind: "passphrase", choices: Vec::new() },
            Question::Another(_) => Pending { kind: "another", choices: vec!["yes".into(), "no".into()] },
            Question::Pick { count } => {
                Pending { kind: "pick", choices: (1..=*count).map(|number| number.to_string()).collect() }
            }
            Question::Attends { .. } => Pending { kind: "attends", choices: vec!["yes".into(), "no".into()] },
        });
        if pending.is_some() && game.phase != "over" {
            game.phase = "question";
        }
        // What the state itself has open is asked as well, and leaves the phase as it is.
        let owed = self.dialogue.owed_kind(&self.state);
        let pending = pending.or(owed.map(|kind| {
            let choices: &[&str] = if kind == "claim" { &["accept", "postpone", "reject"] } else { &["yes", "no"] };
            Pending { kind, choices: choices.iter().map(|&choice| choice.to_owned()).collect() }
        }));
        if let Ok(text) = serde_json::to_string(&Line { game, pending }) {
            self.print(&text);
        }
    }

    /// Prints a line that is no sentence and is never spoken.
    fn print(&mut self, text: &str) {
        self.tell(Utterance::new(Channel::Table, "en", Class::Reply, "state", text, ""));
    }
}
