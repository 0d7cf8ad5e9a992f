//! A whole game with one hand: `0-9 + - * / .` and Enter (`product.md` part 5).
//!
//! A line of one sign is a command; digits alone are moves, or answers while a question is open.

use super::pending::{Menu, Question};
use super::{Dialogue, Step};
use crate::core::{ClaimAct, Query, Role, State};
use crate::words::Word;

impl Dialogue {
    /// The command that a line of one sign stands for, if it is one.
    pub(super) fn sign(&mut self, state: &State, line: &str) -> Option<Vec<Step>> {
        let by = self.speaker(state);
        Some(match line {
            "+" => self.command(state, None, Word::Press, ""),
            "-" | "−" if self.awaits(state) && state.announced().is_none() => self.answer_no(state, None),
            "-" | "−" => self.command(state, None, Word::Correct, ""),
            "*" | "×" => self.command(state, None, Word::Repeat, ""),
            "/" | "÷" => self.command(state, None, Word::Time, ""),
            "//" | "÷÷" => self.command(state, None, Word::Times, ""),
            "." => vec![Step::Ask(by, Query::Last { count: 1 })],
            // The menu takes the place of any other question, itself included.
            "0" => vec![self.ask(by, Question::Menu(menu(state)))],
            _ => return None,
        })
    }

    /// Carries out a line of the menu.
    pub(super) fn choose(&mut self, state: &State, by: Role, choice: Menu) -> Vec<Step> {
        let word = match choice {
            Menu::Offer => Word::Offer,
            Menu::Accept => Word::Accept,
            Menu::Decline => Word::Decline,
            Menu::Claim => return vec![self.ask(by, Question::Menu(CLAIMS.map(Menu::Claims).to_vec()))],
            Menu::Claims(ClaimAct::Repetition { .. }) => Word::ClaimRepetition,
            Menu::Claims(ClaimAct::Fifty { .. }) => Word::ClaimFifty,
            Menu::Claims(ClaimAct::Flag) => Word::ClaimFlag,
            Menu::Claims(ClaimAct::Illegal) => Word::ClaimIllegal,
            // A touch is claimed of a square, so it has no place in the menu.
            Menu::Claims(ClaimAct::Touch { .. } | ClaimAct::Quickplay) => Word::ClaimQuickplay,
            Menu::Square => return vec![self.ask(by, Question::Square)],
            Menu::Position => Word::Position,
            Menu::Same => Word::Same,
            Menu::Takeback => Word::Takeback,
            Menu::Clock if state.clock().running().is_some() => Word::Stop,
            Menu::Clock => Word::Start,
            Menu::Arbiter => Word::Stop,
            Menu::Resign => Word::Resign,
            Menu::Quit => Word::Quit,
        };
        self.command(state, None, word, "")
    }
}

/// What can be claimed from the menu, whatever may be right: the menu gives no advice (11.3.1).
const CLAIMS: [ClaimAct; 5] = [
    ClaimAct::Repetition { with: None },
    ClaimAct::Fifty { with: None },
    ClaimAct::Flag,
    ClaimAct::Illegal,
    ClaimAct::Quickplay,
];

/// The lines that make sense now, always in one order.
fn menu(state: &State) -> Vec<Menu> {
    let clocked = !state.time().white.is_none() || !state.time().black.is_none();
    let over = state.outcome().is_some();
    let calls = !state.setup().conduct.one_step && state.clock().running().is_some();
    let makes_sense = |choice: &Menu| match choice {
        Menu::Offer => !over && state.offer().is_none(),
        Menu::Accept | Menu::Decline => state.offer().is_some(),
        Menu::Same => state.unrepeated().is_some(),
        Menu::Takeback => !over && state.setup().conduct.takeback && !state.line().is_empty(),
        Menu::Clock => !over && clocked && !calls,
        // Under an arbiter the clocks are stopped to call him, and for nothing else (6.18).
        Menu::Arbiter => !over && calls,
        Menu::Resign | Menu::Claim => !over,
        Menu::Claims(_) => false,
        Menu::Square | Menu::Position | Menu::Quit => true,
    };
    use Menu::*;
    [Offer, Accept, Decline, Claim, Square, Position, Same, Takeback, Clock, Arbiter, Resign, Quit]
        .into_iter()
        .filter(makes_sense)
        .collect()
}
