//! The sheet of a random game is the history of its board: nothing more, nothing less, at every moment (8.1.2).

use natiq::core::profile::Notation;
use natiq::core::{Event, Fact, RulingFact, State};
use natiq::replay::{ReplayItem, replay};
use natiq::sheet::{Format, Head, Labels, Measure, Scribe, moves};
use natiq::written::Keys;
use shakmaty::Position;

/// A sheet beside the game.
#[derive(Clone)]
pub struct Score {
    scribe: Scribe,
    /// Whether an illegal move has ever stood, which no reader follows.
    lawless: bool,
}

impl Score {
    pub fn new(state: &State) -> Score {
        // Square numbers are written by every move alike, lawful or not.
        let format = Format {
            notation: Notation::Digital,
            width: 80,
            clock_every: None,
            arabic_digits: false,
            measure: Measure::Print,
        };
        Score { scribe: Scribe::new(&Head::default(), state.setup(), format, Labels::english()), lawless: false }
    }

    pub fn event(&mut self, after: &State, event: &Event) {
        self.scribe.event(after, event);
        self.lawless |= matches!(event.fact, Fact::Ruling(RulingFact::Irregular { stands: true, .. }));
    }

    /// Each half-move leads from the position before it to the one after it, the last of them to the board.
    pub fn is_line_of(state: &State) {
        assert_eq!(state.position_before(0), state.start());
        for (n, made) in state.line().iter().enumerate() {
            let before = state.position_before(n);
            assert_eq!(before.turn(), made.ply.side.into(), "half-move {n}");
            match made.ply.uci.to_move(before) {
                Ok(mv) => assert_eq!(before.clone().play(mv).unwrap(), made.after, "half-move {n}"),
                // An illegal move that nobody claimed in time stands (A.5.2): it was carried out by hands.
                Err(_) => assert!(made.after.board().piece_at(made.ply.to).is_some(), "half-move {n}"),
            }
            assert_eq!(state.position_before(n + 1), &made.after);
        }
        assert_eq!(state.position(), state.line().last().map_or(state.start(), |made| &made.after));
    }

    /// The sheet is read back, move by move, to the game that was played.
    pub fn is_read_back(&self, state: &State) {
        let text = self.scribe.text();
        if self.lawless {
            // Each half-move stands there in its order, whatever was restored between them.
            let mut written = text.split_whitespace();
            for (n, made) in state.line().iter().enumerate() {
                let move_ = moves::text(state.position_before(n), &made.ply, Notation::Digital);
                assert!(written.any(|word| word == move_), "{move_} is not written, or not here:\n{text}");
            }
            return;
        }
        let mut last = None;
        replay(text.as_bytes(), &Keys::default(), &mut |item| match item {
            ReplayItem::Fault(fault) => panic!("{fault}\n{text}"),
            ReplayItem::GameEnded { state, .. } => last = state.cloned(),
            _ => {}
        });
        let line =
            |state: &State| -> Vec<String> { state.line().iter().map(|made| made.ply.uci.to_string()).collect() };
        let read = last.map(|read| line(&read)).unwrap_or_default();
        assert_eq!(read, line(state), "{text}");
    }
}
