//! A text as a move, or as the repetition of one: announced, asked about, or said to be none.
//!
//! What it means is the notation's to read, whether it may be played `core`'s to judge.

use super::made::takes_king;
use super::pending::Question;
use super::{Dialogue, Sorry, Step};
use crate::core::conduct::RepeatBack;
use crate::core::{Act, Command, MoveAct, Role, State};
use crate::notation::{self, Reading};
use crate::words::Word;

impl Dialogue {
    /// A text as a move, or as the repetition of one.
    pub(super) fn moving(&mut self, state: &State, by: Role, line: &str, echo: bool) -> Vec<Step> {
        // The opponent who types the announced move again repeats it; he cannot mean one of his own yet.
        let owed = state.unrepeated().filter(|ply| by == Role::from(ply.side.other()) && state.announced().is_some());
        let echo = echo || owed.is_some() || self.repeats_pressed(state, by, line);
        let position = self.board_of(state, echo);
        let options = self.options(state);
        let act = |uci, offer| if echo { MoveAct::Echo { uci } } else { MoveAct::Announce { uci, offer } };
        match notation::read(line, position, &self.reader.vocabulary, &options) {
            Reading::Unique { .. } | Reading::Ambiguous { .. } | Reading::Illegal { .. }
                if state.outcome().is_some() =>
            {
                vec![Step::Sorry(Sorry::Over)]
            }
            // What it would mean is not looked at while play rests.
            Reading::Ambiguous { .. } | Reading::Illegal { .. }
                if state.adjournment().is_some_and(|adjournment| adjournment.closed()) =>
            {
                vec![Step::Sorry(Sorry::Adjourned)]
            }
            Reading::Unique { mv, offer, warning } => {
                let uci = crate::core::uci(position, mv);
                let command = Command { by, act: Act::Move(act(uci, offer)) };
                let mut steps: Vec<Step> = warning.map(Step::Remark).into_iter().collect();
                steps.push(Step::Do(command));
                steps
            }
            // What a touched piece forbids in any reading is not asked about first (4.3).
            Reading::Ambiguous { choices, offer, .. } if !echo && forbidden(state, &choices) => {
                let first = choices.first().map(|choice| crate::core::uci(position, choice.mv));
                first.map(|uci| Step::Do(Command { by, act: Act::Move(act(uci, offer)) })).into_iter().collect()
            }
            Reading::Ambiguous { question, choices, offer } => {
                self.asking(by, Question::Which { why: question, choices, offer, echo })
            }
            // A repetition that cannot be played was still heard: it is compared, and does not agree.
            Reading::Illegal { meant: notation::Meant { from: Some(from), to: Some(to), .. }, .. } if echo => {
                let uci = shakmaty::uci::UciMove::Normal { from, to, promotion: None };
                vec![Step::Do(Command { by, act: Act::Move(MoveAct::Echo { uci }) })]
            }
            // The answer to a move that stands announced waits for its press.
            Reading::Illegal { .. } if !echo && self.answers_unpressed(state, line) => {
                vec![Step::Sorry(Sorry::Unpressed(state.turn()))]
            }
            Reading::Illegal { meant, reason } => {
                let reason = if takes_king(state, by, &meant) { crate::core::Illegal::King } else { reason };
                let reason = reason.in_game_from(state.start(), shakmaty::Position::turn(position));
                vec![Step::Sorry(Sorry::Illegal(meant, reason))]
            }
            Reading::NotAMove => self.offer_sign(line).map_or_else(
                || vec![Step::Sorry(Sorry::NotUnderstood(line.to_owned()))],
                |()| self.command(state, Some(by), Word::Offer, ""),
            ),
            Reading::NotDigital => vec![Step::Sorry(Sorry::DigitalOnly(line.to_owned()))],
        }
    }

    /// Whether a text repeats the opponent's move after its press (VI.2): it is that move, or another one that is none of
    /// the speaker's own, where the move itself is to be repeated before he plays.
    fn repeats_pressed(&self, state: &State, by: Role, line: &str) -> bool {
        let owed = state.unrepeated().filter(|ply| by == Role::from(ply.side.other()) && state.announced().is_none());
        let Some(owed) = owed else { return false };
        let read = |position| notation::read(line, position, &self.reader.vocabulary, &self.options(state));
        if matches!(read(state.position()), Reading::Unique { .. } | Reading::Ambiguous { .. }) {
            return false;
        }
        match read(self.board_of(state, true)) {
            Reading::Unique { mv, .. } => {
                let same = crate::core::uci(self.board_of(state, true), mv) == owed.uci;
                same || state.setup().conduct.repeat_back == RepeatBack::Required
            }
            Reading::Ambiguous { .. } | Reading::Illegal { .. } => {
                state.setup().conduct.repeat_back == RepeatBack::Required
            }
            Reading::NotAMove | Reading::NotDigital => false,
        }
    }

    /// Whether a text is a legal answer to a move that is announced and not pressed.
    fn answers_unpressed(&self, state: &State, line: &str) -> bool {
        state.announced().is_some_and(|announced| {
            let read = notation::read(line, &announced.after, &self.reader.vocabulary, &self.options(state));
            matches!(read, Reading::Unique { .. } | Reading::Ambiguous { .. })
        })
    }

    /// The position in which a text is read: that of the announcement, where it is repeated after the press.
    pub fn board_of<'a>(&self, state: &'a State, echo: bool) -> &'a shakmaty::Chess {
        let last = state.line().len().checked_sub(1).filter(|_| echo && state.announced().is_none());
        last.map_or(state.position(), |last| state.position_before(last))
    }

    /// Signs of the draw offer that stand alone (source 002, 9.1b and appendix IV.13).
    fn offer_sign(&self, line: &str) -> Option<()> {
        matches!(notation::folded(line).trim(), "=" | "(=)" | "1-1" | "(1-1)").then_some(())
    }

    /// How a text is read, typed or heard.
    pub(super) fn reading(&self) -> notation::Options {
        let mode = if self.by_ear { notation::Mode::Spoken } else { self.reader.options.mode };
        notation::Options { mode, ..self.reader.options.clone() }
    }

    /// How moves are read in this game.
    pub(super) fn options(&self, state: &State) -> notation::Options {
        let setup = state.setup();
        let digital =
            setup.conduct.digital_only_in_digital && setup.profile.notation == crate::core::profile::Notation::Digital;
        let mut options = self.reading();
        // A slip that is announced is a slip, and no other move (VI.6).
        options.squares_bind = !setup.conduct.one_step;
        if digital {
            options.input = notation::Input::Digital;
        }
        options
    }
}

/// Whether a touched piece forbids every one of these moves.
fn forbidden(state: &State, choices: &[notation::Choice]) -> bool {
    state.touch_allows().is_some_and(|moves| choices.iter().all(|choice| !moves.contains(&choice.mv)))
}
