//! Writes a sheet as the game goes, as a player would: a half-move when it is made, never before.
//!
//! It reads events and hands their words to the pen. It holds the whole text and touches no file.

use std::sync::Arc;

use shakmaty::Position;

use super::pen::Pen;
use super::{CHESS960, Format, Head, Labels, moves, ruling, time};
use crate::core::made::Made;
use crate::core::{
    Claim, ClaimFact, DrawFact, EndFact, Event, Fact, MoveFact, Outcome, Ply, RulingFact, Setup, Side, State,
    TakebackFact, TouchFact,
};

/// A sheet that is being written.
#[derive(Clone, Debug)]
pub struct Scribe {
    format: Format,
    labels: Arc<Labels>,
    pen: Pen,
    /// Half-moves of the line that are written.
    plies: usize,
    /// Whether the last half-move is an illegal one that stands until it is claimed (A.5.2).
    stood: bool,
    /// The ending that is written, if one is.
    ended: Option<Outcome>,
}

impl Scribe {
    /// A sheet with its head.
    pub fn new(head: &Head, setup: &Setup, format: Format, labels: Arc<Labels>) -> Scribe {
        let mut pen = Pen::of(format);
        write_head(&mut pen, head, setup, &labels);
        Scribe { format, labels, pen, plies: 0, stood: false, ended: None }
    }

    /// The whole text so far; its last line is open while the game goes on.
    pub fn text(&self) -> &str {
        self.pen.text()
    }

    /// Writes what an event brings; `after` is the state with the event, or with all events of its
    /// command. Gives what was added.
    pub fn event(&mut self, after: &State, event: &Event) -> &str {
        let from = self.text().len();
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
            Fact::Takeback(TakebackFact::TakenBack { .. }) | Fact::Touch(TouchFact::MoveBack { .. }) => {
                let (plies, turn) = match &event.fact {
                    Fact::Takeback(TakebackFact::TakenBack { plies, turn }) => (*plies as usize, *turn),
                    _ => (1, after.turn()),
                };
                self.plies = self.plies.saturating_sub(plies);
                let number = after.position_before(self.plies).fullmoves();
                self.pen.fact(&labels.restored, &labels.restored_to(number.get(), turn));
            }
            Fact::Ruling(RulingFact::Irregular { side, ply, count, stands, .. }) => {
                self.irregular(after, *side, ply.as_ref(), *count, *stands);
            }
            fact => {
                if let Fact::Ruling(RulingFact::Restored { plies, .. }) = fact {
                    self.plies = self.plies.min(*plies as usize);
                }
                let number = |plies: u32| after.position_before(plies as usize).fullmoves().get();
                if let Some((key, value)) = ruling::line(event, number, &labels) {
                    self.pen.fact(&key, &value);
                }
                // It stands there before anybody signs it.
                if matches!(fact, Fact::End(EndFact::Ended { .. })) {
                    self.ending(after);
                }
            }
        }
        &self.text()[from..]
    }

    /// A completed illegal move, as the arbiter records it: whose, which one of his, the move. One that
    /// stands is written like any move, as it was made; a pawn that is claimed and becomes a queen is written anew
    /// (7.5.2).
    fn irregular(&mut self, after: &State, side: Side, ply: Option<&Ply>, count: u32, stands: bool) {
        if let (true, Some(made)) = (stands, after.line().get(self.plies)) {
            self.half_move(after, made);
            self.stood = true;
            return;
        }
        let labels = Arc::clone(&self.labels);
        let queened = self.stood && ply.is_some_and(|ply| !ply.irregular) && self.plies == after.line().len();
        let played = ply.map(|ply| format!(", {}", moves::squares(ply))).unwrap_or_default();
        self.pen.fact(&labels.illegal, &format!("{} {count}{played}", labels.side(side)));
        // What stood till then and was restored is off the board.
        self.plies = self.plies.min(after.line().len());
        if let (true, Some(made)) = (queened, after.line().last()) {
            self.plies -= 1;
            self.half_move(after, made);
        }
    }

    /// Writes all moves that stand, without what was taken back: the clean sheet.
    pub fn all(&mut self, state: &State) {
        while let Some(made) = state.line().get(self.plies) {
            self.half_move(state, made);
        }
    }

    /// Ends the sheet: how the game ended, the hash of the journal, the result. Gives what was added.
    pub fn close(&mut self, state: &State, hash: &str) -> &str {
        let from = self.text().len();
        let labels = Arc::clone(&self.labels);
        self.ending(state);
        if !hash.is_empty() {
            self.pen.exact(&labels.journal, &grouped(hash));
        }
        self.pen.exact(&labels.result, state.outcome().map_or("*", |outcome| outcome.result()));
        self.pen.end_line();
        &self.text()[from..]
    }

    /// How the game ended, once.
    fn ending(&mut self, state: &State) {
        let Some(outcome) = state.outcome().filter(|outcome| self.ended != Some(*outcome)) else { return };
        self.ended = Some(outcome);
        let labels = Arc::clone(&self.labels);
        self.pen.fact(&labels.ending, labels.ending(outcome.ending));
        if let Some(winner) = state.setup().match_winner(outcome) {
            self.pen.fact(&labels.match_winner, labels.side(winner));
        }
    }

    fn half_move(&mut self, state: &State, made: &Made) {
        self.stood = false;
        let (number, side) = (made.ply.number, made.ply.side);
        let text = moves::text(state.position_before(self.plies), &made.ply, self.format.notation);
        self.plies += 1;
        self.pen.half_move(number, side, &text);
        if made.offered {
            self.pen.offer();
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
            self.pen.fact(&labels.clock, &faces.join(" "));
        }
    }

    fn offered(&mut self, after: &State, side: Side) {
        // The move it goes with is still to be pressed, and brings the sign along.
        let coming =
            after.announced().is_some_and(|announced| announced.ply.side == side) || after.line().len() > self.plies;
        if coming {
            return;
        }
        if self.pen.last_move() == Some(side) {
            return self.pen.offer();
        }
        let labels = Arc::clone(&self.labels);
        self.pen.fact(&labels.offered, labels.side(side));
    }

    /// Who claims what, with the move that is written for it; a claim of a draw offers one (9.1.2.3).
    fn claimed(&mut self, after: &State, side: Side, claim: Claim, with: Option<&Ply>) {
        let with = with.map(|ply| moves::text(after.position(), ply, self.format.notation));
        if let Some((key, value)) = ruling::claim(after, side, claim, with, &self.labels) {
            self.pen.exact(&key, &value);
        }
    }
}

/// A hash in groups, so that it is broken at blanks and can be read aloud.
pub(super) fn grouped(hash: &str) -> String {
    let groups: Vec<String> = hash.chars().collect::<Vec<_>>().chunks(8).map(|group| group.iter().collect()).collect();
    groups.join(" ")
}

/// The head and the empty line behind it.
fn write_head(pen: &mut Pen, head: &Head, setup: &Setup, labels: &Labels) {
    let known = |name: &str| if name.trim().is_empty() { "?".to_owned() } else { name.to_owned() };
    let mut put = |key: &str, value: &str| {
        if !value.trim().is_empty() {
            pen.exact(key, value);
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
    pen.blank();
}
