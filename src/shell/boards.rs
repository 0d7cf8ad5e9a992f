//! Two boards at this terminal: what is asked after what happened, and a file as the other scoresheet.
//!
//! It words nothing and compares nothing; a file is read here because `core` reads none.

use std::fs::File;
use std::io::{BufReader, Read};
use std::path::Path;

use shakmaty::uci::UciMove;

use super::{Shell, View};
use crate::core::{Act, BoardsAct, BoardsFact, ClockFact, Command, Event, Fact, MoveFact, Query, Role, State};
use crate::dialogue::{Question, Step};
use crate::language::{Arg, Class};
use crate::replay::{self, ReplayItem};
use crate::sheet;
use crate::store::Input;
use crate::written::Keys;

/// The longest file that is read as a scoresheet, in bytes; the longest game ever played takes a twentieth.
const LONGEST: u64 = 1 << 20;

/// The half-moves of a file: each text, and the move it stands for.
type HalfMoves = Vec<(String, Option<UciMove>)>;

/// What a file holds.
#[derive(Debug, Default)]
struct Found {
    moves: HalfMoves,
    /// Whether there is a game in it.
    game: bool,
    /// Whether it begins where this one does.
    start: bool,
}

impl<V: View> Shell<V> {
    /// The special board is to be checked before a game that is played on two (appendix VI.1).
    pub(super) fn check_boards(&mut self) {
        let begun = !self.state.line().is_empty() || self.state.announced().is_some();
        let checked = self.state.boards().is_none_or(|boards| boards.checklist().is_in_order());
        if !begun && !checked {
            self.boards_act(Role::Arbiter, BoardsAct::Demand);
        }
    }

    /// What is asked because of what happened: the check, the execution on the sighted board, the next move.
    pub(super) fn boards_after(&mut self, events: &[Event]) {
        use BoardsFact::{CheckDemanded, Checked, Compared, Executed};
        for event in events {
            match &event.fact {
                Fact::Boards(CheckDemanded) => self.question(&Question::Board(None)),
                Fact::Boards(Compared { .. }) if self.state.is_to_be_put_right() => {
                    self.question(&Question::PutRight);
                }
                Fact::Move(MoveFact::Announced { .. }) => {
                    if let Some(ply) = self.dialogue.execution(&self.state) {
                        self.question(&Question::Execute(ply));
                    }
                }
                _ => {}
            }
        }
        let entered = |event: &Event| {
            matches!(
                event.fact,
                Fact::Move(MoveFact::Pressed { .. })
                    | Fact::Clock(ClockFact::Started { .. })
                    | Fact::Boards(Executed { .. })
            )
        };
        if events.iter().any(entered) && self.dialogue.enters(&self.state) {
            self.say("asst.enter", &[("side", Arg::Side(self.state.turn()))], Class::Reply);
        }
        // A clock that starts with the game has waited for the board.
        let checked = events.iter().any(|event| matches!(event.fact, Fact::Boards(Checked { .. })));
        if checked && self.state.boards().is_some_and(|boards| boards.checklist().is_in_order()) {
            self.start_clock();
        }
    }

    /// A file is the opponent's scoresheet: it is read, and both are gone back to where they agree.
    pub(super) fn retrace_file(&mut self, by: Role, path: &str) {
        let name = || ("name", Arg::Name(path));
        match read(Path::new(path), &sheet::keys(&self.languages), &self.state) {
            Err(error) if error.kind() == std::io::ErrorKind::FileTooLarge => {
                self.say("boards.file.long", &[name()], Class::Reply);
            }
            // Somebody who does not know that a file is meant has written something else behind the word.
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                self.say("boards.file.missing", &[name()], Class::Reply);
            }
            Err(_) if Path::new(path).is_dir() => self.say("boards.file.missing", &[name()], Class::Reply),
            Err(_) => self.say("boards.file.unread", &[name()], Class::Reply),
            Ok(Found { game: false, .. }) => self.say("boards.file.none", &[name()], Class::Reply),
            Ok(Found { start: false, .. }) => self.say("boards.file.start", &[name()], Class::Reply),
            Ok(Found { moves, .. }) => {
                if self.boards_act(by, BoardsAct::OtherSheet { anew: true, moves }) {
                    self.boards_act(by, BoardsAct::Retrace);
                }
            }
        }
    }

    fn boards_act(&mut self, by: Role, act: BoardsAct) -> bool {
        let now = self.time.now();
        self.carry_out(&Command { by, act: Act::Boards(act) }, now, Input::Key, "")
    }
}

/// The first game of a file, as far as it can be read: what cannot be is kept as its last text.
fn read(path: &Path, keys: &Keys, ours: &State) -> std::io::Result<Found> {
    let file = File::open(path)?;
    if file.metadata()?.len() > LONGEST {
        return Err(std::io::ErrorKind::FileTooLarge.into());
    }
    let mut found = Found::default();
    let (mut played, mut fault) = (HalfMoves::new(), None);
    let mut first = true;
    replay::replay(BufReader::new(file.take(LONGEST)), keys, &mut |item| match item {
        ReplayItem::GameStarted { n: 1, state: Some(state), .. } => {
            found.game = true;
            found.start = state.start() == ours.start();
        }
        ReplayItem::Moved { state, .. } if first => {
            let text = |uci: UciMove| (uci.to_string(), Some(uci));
            played = state.line().iter().map(|made| text(made.ply.uci)).collect();
        }
        ReplayItem::Fault(told) if first => fault = Some((told.text.clone(), None)),
        ReplayItem::GameEnded { .. } => first = false,
        _ => {}
    });
    found.moves = played;
    // What has not one lawful move is no scoresheet.
    found.game &= !found.moves.is_empty();
    found.moves.extend(fault);
    Ok(found)
}

/// Whether a step asks how the two boards stand, or compares them.
pub(super) fn is_about(step: &Step) -> bool {
    matches!(
        step,
        Step::Ask(_, Query::Boards | Query::OnBoards) | Step::Do(Command { act: Act::Boards(BoardsAct::Compare), .. })
    )
}
