//! The cursor in the past: where in the game questions are asked, and how it is moved.
//!
//! It is this terminal's alone and never touches the game. While it stands in the past nothing that is
//! meant for pieces or clock is taken: a move typed there would be one of another position. What happens
//! on the board brings it back to the live game, so that the next line is about what is to be played.

use super::rulings::reason;
use super::{Dialogue, Program, Sorry, Step};
use crate::core::{Act, Command, Event, Fact, MoveFact, Role, RulingFact, Side, Sought, State};
use crate::notation::folded;
use crate::words::Word;

/// Where the cursor goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Going {
    /// To the moment when so many half-moves were made.
    To(usize),
    /// Back into the live game.
    Now,
    /// To the next of a kind.
    Next(Sought),
    /// Nowhere: it stands at the first position already.
    AtStart,
    /// Nowhere: it stands at the last position already.
    AtEnd,
}

/// The longest step that is read, in half-moves.
const FARTHEST: usize = 10_000;

impl Dialogue {
    /// A dialogue over a finished or foreign game: nothing is played, the cursor stands at its start.
    #[must_use]
    pub fn in_review(mut self) -> Dialogue {
        self.reviews = true;
        self.cursor = Some(0);
        self
    }

    /// Whether a game is only gone through here.
    pub fn reviews(&self) -> bool {
        self.reviews
    }

    /// The half-moves made at the moment that is looked at; nothing in the live game.
    pub fn cursor(&self) -> Option<usize> {
        self.cursor
    }

    /// The cursor as it counts for somebody: who may not look back plays and asks in the live game, though the
    /// arbiter looks at the past on the same terminal.
    pub fn cursor_of(&self, state: &State, by: Role) -> Option<usize> {
        self.cursor.filter(|_| self.reviews || state.may_look_back(by).is_ok())
    }

    /// Stands the cursor at a moment, or in the live game; in a review its end is a moment like any other.
    pub fn stand(&mut self, cursor: Option<usize>) {
        self.cursor = cursor.or(self.cursor.filter(|_| self.reviews));
    }

    /// Another game is reviewed: the cursor stands at its start.
    pub fn stand_at_start(&mut self) {
        self.cursor = self.reviews.then_some(0);
        self.pending = None;
        self.played = None;
    }

    /// Behind so many half-moves of the reviewed game there are others now that nobody played.
    pub fn leads_on(&mut self, played: usize) {
        self.played = Some(played);
    }

    /// What a command that moves the cursor comes to; nothing where the word is none of them.
    pub(super) fn looking(&self, state: &State, by: Role, word: Word, rest: &str) -> Option<Vec<Step>> {
        let end = state.line().len();
        let here = self.cursor.unwrap_or(end).min(end);
        let bare = |going: Going| rest.is_empty().then_some(going);
        let going = match word {
            Word::At => moment(&self.reader.lexicon, rest).map(|(number, side)| match state.after_move(number, side) {
                Some(plies) => Going::To(plies),
                // Behind the end: whoever judges says which number is the last.
                None => Going::To(usize::MAX),
            }),
            Word::Back => steps(rest).map(|count| match here {
                0 => Going::AtStart,
                _ => Going::To(here.saturating_sub(count)),
            }),
            Word::Forward => steps(rest).map(|count| match end - here {
                0 => Going::AtEnd,
                left if left <= count && !self.reviews => Going::Now,
                left => Going::To(here + count.min(left)),
            }),
            Word::Now | Word::LastPosition if self.reviews => bare(Going::To(self.played.unwrap_or(end))),
            Word::Now | Word::LastPosition => bare(Going::Now),
            Word::FirstPosition => bare(Going::To(0)),
            Word::NextCapture => bare(Going::Next(Sought::Capture)),
            Word::NextCheck => bare(Going::Next(Sought::Check)),
            Word::NextOffer => bare(Going::Next(Sought::Offer)),
            Word::NextThink => bare(Going::Next(Sought::LongThink)),
            _ => return None,
        };
        Some(vec![going.map_or(Step::Sorry(Sorry::Argument(word)), |going| Step::Look(by, going))])
    }

    /// A note, another game of a file, leaving a review: what stands beside the game.
    pub(super) fn beside(&self, by: Role, word: Word, rest: &str) -> Option<Step> {
        let bad = || Some(Step::Sorry(Sorry::Argument(word)));
        match word {
            Word::Note if reason(rest).is_empty() => bad(),
            Word::Note => Some(Step::Program(Program::Note(by, reason(rest)))),
            Word::Game if !self.reviews => Some(Step::Sorry(Sorry::OnlyInReview)),
            Word::Game => match rest.trim().parse() {
                Ok(number) if number > 0 => Some(Step::Program(Program::Game(number))),
                _ => bad(),
            },
            Word::Quit if self.reviews && rest.is_empty() => Some(Step::Program(Program::Leave)),
            _ => None,
        }
    }

    /// Why a move is not taken here, if it is not.
    pub(super) fn barred(&self, state: &State, by: Role) -> Option<Sorry> {
        self.cursor_of(state, by)?;
        Some(if self.reviews { Sorry::Review } else { Sorry::InThePast })
    }

    /// Why a command is not taken while the cursor stands in the past: in a review nothing is but questions and
    /// orders to the program; in a live game all is that names no move and no piece and presses nothing.
    pub(super) fn kept_from_the_board(&self, state: &State, by: Role, word: Word, rest: &str) -> Option<Step> {
        use Word::*;
        let sorry = self.barred(state, by)?;
        let board = matches!(word, Press | Correct | Same | Echo | Made | Lift | Place | Touch | Adjust | Seal);
        let written = matches!(word, ClaimRepetition | ClaimFifty | SheetOther);
        if !self.reviews {
            return (board || written).then_some(Step::Sorry(sorry));
        }
        let asked = self.reader.query(word, rest, Side::White).is_some() || self.reader.program(word, rest).is_some();
        let answers = self.pending.is_some() && matches!(word, Yes | No);
        let wrong = word.entry().group != crate::words::Group::Test && !matches!(word, Yes | No) && self.asks(word);
        (!asked && !answers).then_some(Step::Sorry(if wrong { Sorry::Argument(word) } else { sorry }))
    }

    /// Whether a command asks something or is the program's, whatever stands behind it.
    fn asks(&self, word: Word) -> bool {
        use crate::words::Group::*;
        matches!(word.entry().group, Clock | Ask | Board | Hint | Voice | Help | Past)
    }

    /// The last guard: whatever way a line took, no move and no hand of it reaches the game from the past, and
    /// nothing at all from a review.
    pub(super) fn not_played(&self, state: &State, mut steps: Vec<Step>) -> Vec<Step> {
        let bars = |step: &Step| match step {
            Step::Do(Command { by, act }) if self.reviews || matches!(act, Act::Move(_) | Act::Touch(_)) => {
                self.barred(state, *by)
            }
            Step::Sealing(_) => self.barred(state, self.speaker(state)),
            _ => None,
        };
        if let Some(sorry) = steps.iter().find_map(bars) {
            steps.retain(|step| bars(step).is_none());
            steps.push(Step::Sorry(sorry));
        }
        steps
    }

    /// What happened in the live game: where it changes the position, the cursor comes back.
    pub(super) fn recalled(&mut self, event: &Event) {
        use crate::core::{EndFact, TakebackFact};
        let recalls = matches!(
            event.fact,
            Fact::Move(MoveFact::Announced { .. })
                | Fact::Takeback(TakebackFact::TakenBack { .. })
                | Fact::Ruling(RulingFact::Restored { .. } | RulingFact::Irregular { .. })
                | Fact::Adjourn(_)
                | Fact::End(EndFact::Ended { .. })
        );
        if recalls && !self.reviews {
            self.cursor = None;
        }
    }
}

/// A number of half-moves; one, where none is said.
fn steps(rest: &str) -> Option<usize> {
    if rest.is_empty() {
        return Some(1);
    }
    rest.trim().parse().ok().filter(|count| (1..=FARTHEST).contains(count))
}

/// The number of a move and its side: "12 W", "12 black", «12 للأسود». The start is 0 and has none.
fn moment(lexicon: &crate::words::Lexicon, rest: &str) -> Option<(u32, Side)> {
    let rest = folded(rest);
    let mut words = rest.split_whitespace();
    let number: u32 = words.next()?.trim_end_matches(['.', ',']).parse().ok()?;
    let side = words.next();
    if words.next().is_some() {
        return None;
    }
    match side {
        None if number == 0 => Some((0, Side::White)),
        Some(side) => Some((number, lexicon.side(side)?)),
        None => None,
    }
}
