//! The four lines that help now: what whoever sits here can do in this phase of the game.
//!
//! It chooses keys of the catalogue and words nothing.

use crate::core::{Millis, Role, Sealed, Side, State};
use crate::dialogue::{Dialogue, Question, Seat};

/// Keys of the lines, in order.
pub(super) type Lines = [&'static str; 4];

/// Under this much of one's own time less is typed.
const LOW: Millis = Millis(60_000);

/// The lines for whoever sits at a terminal.
pub(super) fn lines(state: &State, dialogue: &Dialogue, now: Millis) -> Lines {
    let here = Here { state, seat: dialogue.seat() };
    if dialogue.takes_text() {
        return ["help.text", "help.drop", "help.repeat", "help.topics"];
    }
    match dialogue.pending() {
        Some(Question::Board(_)) => return ["help.check", "help.question", "help.boards", "help.topics"],
        Some(_) => return ["help.question", "help.drop", "help.repeat", "help.topics"],
        None => {}
    }
    if dialogue.reviews() {
        return ["help.review.next", "help.review.seek", "help.review.note", "help.topics"];
    }
    if dialogue.cursor().is_some() {
        return ["help.past.now", "help.past.go", "help.position", "help.topics"];
    }
    if state.outcome().is_some() {
        return ["help.over", "help.sheet", "help.last", "help.topics"];
    }
    if state.claim().is_some() {
        return here.claim();
    }
    // A yes or no of the state's own; the words of an announced move that ends the game say more.
    if dialogue.owed_kind(state).is_some_and(|kind| kind != "stands") {
        return ["help.question", "help.repeat", here.time(), "help.topics"];
    }
    here.rests().or_else(|| here.begins()).unwrap_or_else(|| here.presses(here.plays(), now))
}

/// A terminal and the game it is about.
struct Here<'a> {
    state: &'a State,
    seat: Seat,
}

impl Here<'_> {
    /// The side of a player who sits alone here.
    fn side(&self) -> Option<Side> {
        match self.seat {
            Seat::One(role) => role.side(),
            Seat::Table => None,
        }
    }

    fn is(&self, role: Role) -> bool {
        self.seat == Seat::One(role)
    }

    fn is_table(&self) -> bool {
        self.seat == Seat::Table
    }

    fn is_timed(&self) -> bool {
        !self.state.time().get(self.state.turn()).is_none()
    }

    /// How this person hears the clocks; without one, the moves.
    fn time(&self) -> &'static str {
        match self.seat {
            Seat::One(Role::Assistant) => "help.requested",
            _ if !self.is_timed() => "help.last",
            Seat::One(Role::Arbiter) => "help.times",
            _ => "help.time",
        }
    }

    /// A claim is before the arbiter (9.5).
    fn claim(&self) -> Lines {
        let rules = self.is_table() || self.is(Role::Arbiter);
        ["help.claim", "help.claim.waits"].map(|key| [key, "help.meanwhile", self.time(), "help.topics"])
            [usize::from(!rules)]
    }

    /// The game is adjourned, or is being adjourned (Guidelines I).
    fn rests(&self) -> Option<Lines> {
        let adjournment = self.state.adjournment().filter(|adjournment| adjournment.rests())?;
        let seals = match self.seat {
            Seat::One(Role::Arbiter) => false,
            Seat::One(role) => role.side().is_none_or(|side| side == adjournment.sealer),
            Seat::Table => true,
        };
        let (first, second) = match &adjournment.sealed {
            _ if adjournment.closed() => ("help.closed", "help.replier"),
            None if seals => ("help.seal", "help.envelope"),
            None => ("help.seals", "help.envelope"),
            Some(Sealed::Secretly { .. }) if seals => ("help.sealed", "help.envelope"),
            Some(_) => ("help.envelope", "help.replier"),
        };
        Some([first, second, self.time(), "help.topics"])
    }

    /// Nothing is played yet: the special board is to be checked, the clock to be started.
    fn begins(&self) -> Option<Lines> {
        let state = self.state;
        if !state.line().is_empty() || state.announced().is_some() {
            return None;
        }
        if state.boards().is_some_and(|boards| !boards.checklist().is_in_order()) {
            return Some(["help.check", "help.boards", self.time(), "help.topics"]);
        }
        let waits = self.is_timed() && !state.stopped() && state.clock().running().is_none();
        let second = match self.seat {
            Seat::One(Role::Arbiter) => "help.arbiter",
            Seat::One(Role::Assistant) => "help.assistant",
            _ => "help.move",
        };
        waits.then_some(["help.start", second, self.time(), "help.topics"])
    }

    /// What cannot wait takes the place of what can: an offer to be answered, the last minute.
    fn presses(&self, [first, second, third, fourth]: Lines, now: Millis) -> Lines {
        let sits = |side: Side| self.is_table() || self.side() == Some(side);
        let offered = self.state.offer().is_some_and(|side| sits(side.other()));
        let low = self.state.clock().running().filter(|side| sits(*side));
        let low = low.and_then(|side| self.state.left(side, now)).is_some_and(|left| left < LOW);
        [first, if offered { "help.offered" } else { second }, if low { "help.low" } else { third }, fourth]
    }

    fn plays(&self) -> Lines {
        let state = self.state;
        let turn = state.turn();
        if state.announced().is_some() && !self.is(Role::Arbiter) {
            return match self.side() {
                Some(side) if side == turn => ["help.announced.own", "help.correct", self.time(), "help.topics"],
                Some(_) => ["help.same.own", "help.position", self.time(), "help.topics"],
                None if self.is_table() => ["help.announced", "help.correct", "help.same", "help.topics"],
                None => ["help.press", "help.correct", self.time(), "help.topics"],
            };
        }
        if state.stopped() {
            let starts = self.is_table() || self.is(Role::Arbiter) || state.setup().conduct.one_step;
            let first = if starts { "help.stopped" } else { "help.stopped.waits" };
            return [first, self.time(), "help.last", "help.topics"];
        }
        if self.is(Role::Arbiter) {
            return ["help.arbiter", "help.made", self.time(), "help.topics"];
        }
        if self.side().is_some_and(|side| side != turn) {
            return ["help.waits", "help.position", self.time(), "help.topics"];
        }
        let first = match (state.hands().held().is_empty(), state.hands().placed().is_empty()) {
            (false, _) => "help.lifted",
            (true, false) => "help.placed",
            _ if self.is(Role::Assistant) => "help.assistant",
            _ => "help.move",
        };
        let second = if state.boards().is_some() { "help.boards" } else { "help.position" };
        [first, second, self.time(), "help.topics"]
    }
}
