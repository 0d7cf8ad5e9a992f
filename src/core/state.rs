//! The state of one game: what the events so far add up to.
//!
//! It is read here and changed only by `evolve`. It holds no text, no question and nothing about
//! terminals or voices.

use shakmaty::{Chess, Position};

use super::adjournment::Adjournment;
use super::boards::{OtherSheet, TwoBoards};
use super::claim::{Quickplay, Standing};
use super::clock::{Clock, TimeControl};
use super::irregularity::Irregular;
use super::made::{Announced, Made};
use super::millis::Millis;
use super::outcome::Outcome;
use super::ply::Ply;
use super::setup::{BadStart, Setup};
use super::side::{Both, Side};
use super::touch::Hands;

/// A game.
#[derive(Clone, Debug)]
pub struct State {
    pub(super) setup: Setup,
    /// The time as it is in force: what was agreed, and an increment the arbiter granted (III.4).
    pub(super) time: TimeControl,
    pub(super) start: Chess,
    pub(super) line: Vec<Made>,
    pub(super) clock: Clock,
    pub(super) announced: Option<Announced>,
    /// The announcement the opponent has still to repeat.
    pub(super) unrepeated: Option<Ply>,
    pub(super) offer: Option<Side>,
    pub(super) takeback: Option<Side>,
    pub(super) leaving: Option<Side>,
    pub(super) says: Both<bool>,
    /// Whether the clocks were stopped by an act, so that play waits for `start`.
    pub(super) stopped: bool,
    /// Whether the reason for it is still to be given (6.17 to 6.20).
    pub(super) unreasoned: bool,
    /// What hands have done in this turn (article 4).
    pub(super) hands: Hands,
    /// The claim that is before the arbiter (9.5).
    pub(super) claim: Option<Standing>,
    /// What has become of each side's claim in the quick-play finish (10.2).
    pub(super) quickplay: Both<Quickplay>,
    /// The move that a wrong claim has made a duty (9.5.3).
    pub(super) must: Option<Ply>,
    /// Completed illegal moves of each side (7.5.5).
    pub(super) illegal: Both<u32>,
    /// The illegal move that was made last and may still be claimed (A.5.2).
    pub(super) irregular: Option<Irregular>,
    /// After how many half-moves clocks were changed by a ruling or a claim, each time.
    pub(super) amended: Vec<usize>,
    /// Flags that are down and were not claimed yet.
    pub(super) fallen: Both<bool>,
    /// The adjournment, until the first reply after its resumption (Guidelines I).
    pub(super) adjournment: Option<Adjournment>,
    /// How many moves were put into an envelope in this game.
    pub(super) envelopes: u32,
    /// The digest of the arbiter's code, where one was set.
    pub(super) code: Option<String>,
    /// Who has signed the result (8.7).
    pub(super) signed: Both<bool>,
    /// What both boards show, where two are used (appendix VI.1).
    pub(super) boards: Option<TwoBoards>,
    /// The opponent's scoresheet, as far as it was entered (appendix VI.8).
    pub(super) other: OtherSheet,
    pub(super) outcome: Option<Outcome>,
}

impl State {
    /// A game before its first move.
    ///
    /// # Errors
    /// [`BadStart`] where the set-up names a position no game can start from.
    pub fn new(setup: Setup) -> Result<State, BadStart> {
        let start = setup.start()?;
        let clock = Clock::new(&setup.time, setup.profile.increment_from_start, &setup.warnings);
        let says = setup.conduct.clock_says;
        let boards = setup.special_board.map(|whose| TwoBoards::new(whose, start.board()));
        Ok(State {
            start,
            line: Vec::new(),
            clock,
            announced: None,
            unrepeated: None,
            offer: None,
            takeback: None,
            leaving: None,
            says: Both { white: says, black: says },
            stopped: false,
            unreasoned: false,
            hands: Hands::default(),
            claim: None,
            quickplay: Both::default(),
            must: None,
            illegal: Both::default(),
            irregular: None,
            amended: Vec::new(),
            fallen: Both::default(),
            adjournment: None,
            envelopes: 0,
            code: None,
            signed: Both::default(),
            boards,
            other: OtherSheet::default(),
            outcome: None,
            time: setup.time.clone(),
            setup,
        })
    }

    /// What was agreed before the game.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The moves that are made.
    pub fn line(&self) -> &[Made] {
        &self.line
    }

    /// The position the game started from.
    pub fn start(&self) -> &Chess {
        &self.start
    }

    /// The position after the last move made.
    pub fn position(&self) -> &Chess {
        self.line.last().map_or(&self.start, |made| &made.after)
    }

    /// The position before a half-move of the line, counted from 0.
    pub fn position_before(&self, index: usize) -> &Chess {
        index.checked_sub(1).and_then(|before| self.line.get(before)).map_or(&self.start, |made| &made.after)
    }

    /// The side to move.
    pub fn turn(&self) -> Side {
        self.position().turn().into()
    }

    /// The number of the full move that is to be made.
    pub fn move_number(&self) -> u32 {
        self.position().fullmoves().get()
    }

    /// The move that is announced and not pressed.
    pub fn announced(&self) -> Option<&Announced> {
        self.announced.as_ref()
    }

    /// The announcement that the opponent has still to repeat.
    pub fn unrepeated(&self) -> Option<&Ply> {
        self.unrepeated.as_ref()
    }

    /// The side whose draw offer stands (9.1.2.1).
    pub fn offer(&self) -> Option<Side> {
        self.offer
    }

    /// The side that asked to take back and was not yet answered.
    pub fn takeback(&self) -> Option<Side> {
        self.takeback
    }

    /// The player who wants to leave and needs the other's consent.
    pub fn leaving(&self) -> Option<Side> {
        self.leaving
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Whether the clocks were stopped and play waits for `start`.
    pub fn stopped(&self) -> bool {
        self.stopped
    }

    /// Whether whoever stopped the clocks still owes his reason.
    pub fn owes_reason(&self) -> bool {
        self.unreasoned
    }

    /// What hands have done in this turn.
    pub fn hands(&self) -> &Hands {
        &self.hands
    }

    /// The claim that is before the arbiter.
    pub fn claim(&self) -> Option<&Standing> {
        self.claim.as_ref()
    }

    /// What has become of each side's claim in the quick-play finish.
    pub fn quickplay(&self) -> Both<Quickplay> {
        self.quickplay
    }

    /// The move that must be played next (9.5.3).
    pub fn must(&self) -> Option<&Ply> {
        self.must.as_ref()
    }

    /// Completed illegal moves of each side.
    pub fn illegal_moves(&self) -> Both<u32> {
        self.illegal
    }

    /// The illegal move that was made last and may still be claimed.
    pub fn irregular(&self) -> Option<&Irregular> {
        self.irregular.as_ref()
    }

    /// Whether going back to so many half-moves undoes a change of a clock: the clocks come back as the last of
    /// them left them.
    pub(super) fn undoes(&self, plies: usize) -> bool {
        self.amended.iter().any(|at| *at >= plies)
    }

    /// The flags that are down and were not claimed yet.
    pub fn fallen(&self) -> Both<bool> {
        self.fallen
    }

    /// The adjournment, until the first reply after its resumption.
    pub fn adjournment(&self) -> Option<&Adjournment> {
        self.adjournment.as_ref()
    }

    /// How many moves were put into an envelope in this game, changed ones too.
    pub fn envelopes(&self) -> u32 {
        self.envelopes
    }

    /// The digest of the arbiter's code, where rulings ask for it.
    pub fn code(&self) -> Option<&str> {
        self.code.as_deref()
    }

    /// Who has signed the result.
    pub fn signed(&self) -> Both<bool> {
        self.signed
    }

    /// The opponent's scoresheet, as far as it was entered.
    pub fn other_sheet(&self) -> &OtherSheet {
        &self.other
    }

    /// Whether a side hears of its own time unasked.
    pub fn says(&self, side: Side) -> bool {
        *self.says.get(side)
    }

    /// The clock; its readings need [`State::time`].
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The agreement about time, and what the arbiter granted besides.
    pub fn time(&self) -> &TimeControl {
        &self.time
    }

    /// What a side's face shows, in milliseconds; `None` without a clock.
    pub fn left(&self, side: Side, now: Millis) -> Option<Millis> {
        // Once the flag is down the face stays at nothing, a delay or not.
        let reading = self.clock.reading(&self.time, side, now)?;
        Some(if *self.fallen.get(side) { Millis::ZERO } else { reading })
    }

    /// What both faces show, in milliseconds; `None` without a clock.
    pub fn clocks(&self, now: Millis) -> Both<Option<Millis>> {
        Both { white: self.left(Side::White, now), black: self.left(Side::Black, now) }
    }

    /// Moves of a side that are made, an announced one included: it stands on the board.
    pub(super) fn moves_of(&self, side: Side) -> u32 {
        let made = self.line.iter().filter(|made| made.ply.side == side).count();
        made as u32 + u32::from(self.announced.as_ref().is_some_and(|announced| announced.ply.side == side))
    }

    /// How often a position has stood on the board, the one in hand included (9.2.2): same side to
    /// move, same pieces, same rights, en passant only where such a capture is legal.
    pub(super) fn occurrences(&self, position: &Chess) -> u32 {
        let reach = position.halfmoves() as usize;
        let earlier = self.line.iter().rev().map(|made| &made.after).chain([&self.start]);
        1 + earlier.take(reach).skip(1).step_by(2).filter(|&before| before == position).count() as u32
    }
}
