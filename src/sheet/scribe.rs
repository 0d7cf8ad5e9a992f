//! Writes a sheet line by line, as a player would: a half-move when it is made, never before.
//!
//! What is written stays; a line is ended when the next one begins, so Black's move and the sign of
//! an offer still find their line. It holds the whole text and touches no file.

use std::borrow::Cow;
use std::sync::Arc;

use shakmaty::Position;
use unicode_width::UnicodeWidthStr;

use super::{CHESS960, Format, Head, Labels, digits, moves, ruling, time, wrap};
use crate::core::made::Made;
use crate::core::profile::Notation;
use crate::core::{
    Claim, ClaimFact, ClockFact, DrawFact, Event, Fact, MoveFact, Ply, RulingFact, Setup, Side, State, TakebackFact,
    TouchFact,
};
use crate::language::utterance::plain;

/// The sign of a draw offer (8.1.1; appendix C.12).
const OFFER: &str = "(=)";

/// A sheet that is being written.
#[derive(Clone, Debug)]
pub struct Scribe {
    format: Format,
    labels: Arc<Labels>,
    text: String,
    /// Half-moves of the line that are written.
    plies: usize,
    last: Last,
}

/// What the last line holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Last {
    /// Nothing: it is ended.
    Ended,
    /// A half-move of this side, of so many cells in all.
    Move { side: Side, cells: usize },
    /// Something else.
    Other,
}

impl Scribe {
    /// A sheet with its head.
    pub fn new(head: &Head, setup: &Setup, format: Format, labels: Labels) -> Scribe {
        let text = head_of(head, setup, format, &labels);
        Scribe { format, labels: Arc::new(labels), text, plies: 0, last: Last::Ended }
    }

    /// The whole text so far; its last line is open while the game goes on.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Writes what an event brings; `after` is the state with the event, or with all events of its
    /// command. Gives what was added.
    pub fn event(&mut self, after: &State, event: &Event) -> &str {
        let from = self.text.len();
        let labels = Arc::clone(&self.labels);
        match &event.fact {
            Fact::Move(MoveFact::Pressed { .. }) => {
                if let Some(made) = after.line().get(self.plies) {
                    self.half_move(after, made);
                }
            }
            Fact::Draw(DrawFact::Offered { side, .. }) => self.offered(after, *side),
            Fact::Claim(ClaimFact::Claimed { side, claim, with, .. }) => {
                self.claimed(after, *side, *claim, with.as_ref());
            }
            Fact::Claim(ClaimFact::Denied { side, claim, .. }) => {
                let value = format!("{}, {}", labels.side(*side), labels.claim(*claim));
                self.fact(&labels.refused, &value);
            }
            Fact::Takeback(TakebackFact::TakenBack { .. }) | Fact::Touch(TouchFact::MoveBack { .. }) => {
                let (plies, turn) = match &event.fact {
                    Fact::Takeback(TakebackFact::TakenBack { plies, turn }) => (*plies as usize, *turn),
                    _ => (1, after.turn()),
                };
                self.plies = self.plies.saturating_sub(plies);
                let number = after.position_before(self.plies).fullmoves();
                self.fact(&labels.restored, &labels.restored_to(number.get(), turn));
            }
            Fact::Ruling(RulingFact::Irregular { side, ply, count, stands, .. }) => {
                self.irregular(after, *side, ply.as_ref(), *count, *stands);
            }
            Fact::Clock(ClockFact::Stopped { reason } | ClockFact::Reasoned { reason })
                if !plain(reason).is_empty() =>
            {
                self.fact(&labels.stopped, reason);
            }
            fact => {
                if let Fact::Ruling(RulingFact::Restored { plies, .. }) = fact {
                    self.plies = self.plies.min(*plies as usize);
                }
                let number = |plies: u32| after.position_before(plies as usize).fullmoves().get();
                if let Some((key, value)) = ruling::line(event, number, &labels) {
                    self.fact(&key, &value);
                }
            }
        }
        &self.text[from..]
    }

    /// A completed illegal move, as the arbiter records it: whose, which one of his, the move. One that
    /// stands is written like any move, as it was made.
    fn irregular(&mut self, after: &State, side: Side, ply: Option<&Ply>, count: u32, stands: bool) {
        if let (true, Some(made)) = (stands, after.line().get(self.plies)) {
            return self.half_move(after, made);
        }
        let labels = Arc::clone(&self.labels);
        let played = ply.map(|ply| format!(", {}", moves::squares(ply))).unwrap_or_default();
        self.fact(&labels.illegal, &format!("{} {count}{played}", labels.side(side)));
        // What stood till then and was restored is off the board.
        self.plies = self.plies.min(after.line().len());
    }

    /// Writes all moves that stand, without what was taken back: the clean sheet.
    pub fn all(&mut self, state: &State) {
        while let Some(made) = state.line().get(self.plies) {
            self.half_move(state, made);
        }
    }

    /// Ends the sheet: how the game ended, the hash of the journal, the result. Gives what was added.
    pub fn close(&mut self, state: &State, hash: &str) -> &str {
        let from = self.text.len();
        let labels = Arc::clone(&self.labels);
        if let Some(outcome) = state.outcome() {
            self.fact(&labels.ending, labels.ending(outcome.ending));
            if let Some(winner) = state.setup().match_winner(outcome) {
                self.fact(&labels.match_winner, labels.side(winner));
            }
        }
        // In groups, so that it is broken at blanks and can be read aloud.
        let groups: Vec<&str> = hash.as_bytes().chunks(8).filter_map(|group| std::str::from_utf8(group).ok()).collect();
        if !groups.is_empty() {
            self.bare_fact(&labels.journal, &groups.join(" "));
        }
        self.bare_fact(&labels.result, state.outcome().map_or("*", |outcome| outcome.result()));
        self.text.push('\n');
        self.last = Last::Ended;
        &self.text[from..]
    }

    /// How the game ended and its result, once it has: what a clean sheet is ended with.
    pub fn ended(&mut self, state: &State) {
        let labels = Arc::clone(&self.labels);
        if let Some(outcome) = state.outcome() {
            self.fact(&labels.ending, labels.ending(outcome.ending));
            self.bare_fact(&labels.result, outcome.result());
        }
    }

    fn half_move(&mut self, state: &State, made: &Made) {
        let (number, side) = (made.ply.number, made.ply.side);
        let text = moves::text(state.position_before(self.plies), &made.ply, self.format.notation);
        self.plies += 1;
        let whole = match (side, self.last) {
            (Side::Black, Last::Move { side: Side::White, cells }) if cells + 1 + text.len() <= self.format.width => {
                self.text.push(' ');
                self.text.push_str(&self.moves_written(&text));
                self.last = Last::Move { side, cells: cells + 1 + text.len() };
                None
            }
            (Side::White, _) => Some(format!("{number}. {text}")),
            (Side::Black, _) => Some(format!("{number}. ... {text}")),
        };
        if let Some(line) = whole {
            self.end_line();
            self.text.push_str(&self.moves_written(&line));
            self.last = Last::Move { side, cells: line.len() };
        }
        if made.offered {
            self.sign_offer();
        }
        self.clocks(state, number, side);
    }

    /// The clocks, after Black's move of every so many.
    fn clocks(&mut self, state: &State, number: u32, side: Side) {
        if side == Side::White
            || self.format.clock_every.is_none_or(|every| every == 0 || !number.is_multiple_of(every))
        {
            return;
        }
        let made = &state.line()[..self.plies];
        let left = |side| made.iter().rev().find(|made| made.ply.side == side).and_then(|made| made.left);
        let labels = Arc::clone(&self.labels);
        let faces = [(Side::White, &labels.white_short), (Side::Black, &labels.black_short)];
        let faces: Vec<String> = faces
            .into_iter()
            .filter_map(|(side, word)| Some(format!("{word} {}", time::reading(left(side)?))))
            .collect();
        if !faces.is_empty() {
            self.fact(&labels.clock, &faces.join(" "));
        }
    }

    fn offered(&mut self, after: &State, side: Side) {
        // The move it goes with is still to be pressed, and brings the sign along.
        let coming =
            after.announced().is_some_and(|announced| announced.ply.side == side) || after.line().len() > self.plies;
        if coming {
            return;
        }
        match self.last {
            Last::Move { side: moved, .. } if moved == side => self.sign_offer(),
            _ => {
                let labels = Arc::clone(&self.labels);
                self.fact(&labels.offered, labels.side(side));
            }
        }
    }

    /// Who claims what, with the move that is written for it; a claim of a draw offers one (9.1.2.3).
    fn claimed(&mut self, after: &State, side: Side, claim: Claim, with: Option<&Ply>) {
        // A postponed claim that the flag brings back is no new one.
        if claim == Claim::Quickplay && *after.fallen().get(side) {
            return;
        }
        let labels = Arc::clone(&self.labels);
        let mut value = format!("{}, {}", labels.side(side), labels.claim(claim));
        if let Some(ply) = with {
            value.push_str(", ");
            value.push_str(&self.moves_written(&moves::text(after.position(), ply, self.format.notation)));
        }
        if claim.is_of_a_draw() {
            value.push(' ');
            value.push_str(OFFER);
        }
        self.bare_fact(&labels.claimed, &value);
    }

    /// The sign behind the move that was written last.
    fn sign_offer(&mut self) {
        let Last::Move { side, cells } = self.last else { return };
        let more = 1 + OFFER.width();
        if cells + more <= self.format.width {
            self.text.push(' ');
            self.last = Last::Move { side, cells: cells + more };
        } else {
            self.text.push_str("\n  ");
            self.last = Last::Move { side, cells: 2 + OFFER.width() };
        }
        self.text.push_str(OFFER);
    }

    /// A text of moves with its digits; letters keep theirs.
    fn moves_written<'t>(&self, text: &'t str) -> Cow<'t, str> {
        digits::written(text, self.format.arabic_digits && self.format.notation == Notation::Digital)
    }

    /// A line of its own; its end comes with the next line.
    fn fact(&mut self, key: &str, value: &str) {
        self.bare_fact(key, &digits::written(value, self.format.arabic_digits));
    }

    /// The same with the digits as they are: of a result or a hash, which programs read.
    fn bare_fact(&mut self, key: &str, value: &str) {
        self.end_line();
        wrap::fact(&mut self.text, key, value, self.format.width);
        self.text.pop();
        self.last = Last::Other;
    }

    fn end_line(&mut self) {
        if self.last != Last::Ended {
            self.text.push('\n');
            self.last = Last::Ended;
        }
    }
}

/// The head and the empty line behind it.
fn head_of(head: &Head, setup: &Setup, format: Format, labels: &Labels) -> String {
    let known = |name: &str| if name.trim().is_empty() { "?".to_owned() } else { name.to_owned() };
    let mut text = String::new();
    let mut put = |key: &str, value: &str| {
        if !value.trim().is_empty() {
            wrap::fact(&mut text, key, value, format.width);
        }
    };
    put(&labels.event, &head.event);
    put(&labels.site, &head.site);
    put(&labels.date, &head.date);
    put(&labels.round, &head.round);
    put(&labels.white, &known(&setup.players.white));
    put(&labels.black, &known(&setup.players.black));
    put(&labels.laws, &setup.profile.name);
    put(&labels.conduct, &setup.conduct.name);
    put(&labels.time, &time::words(&setup.time));
    put(&labels.variant, if setup.is_chess960() { CHESS960 } else { "" });
    put(&labels.special_board, setup.special_board.map_or("", |side| labels.side(side)));
    put(&labels.armageddon, if setup.armageddon { &labels.armageddon_draw } else { "" });
    put(&labels.program, &head.program);
    for (key, value) in &head.values {
        put(key, value);
    }
    put(&labels.position, setup.fen.as_deref().unwrap_or_default());
    text.push('\n');
    text
}
