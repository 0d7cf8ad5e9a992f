//! The mate that could still come, gone through behind the last move of a reviewed game.
//!
//! Asked why the game ended as it did, the program tells that line. From then on the words that go through the game
//! go on into it, and what is asked there is asked of it. It is in no sheet and no file, and it is said at once that
//! nobody played it.

use super::{Review, Shell, View};
use crate::core::{Ply, State};
use crate::language::{Arg, Class};

/// The game that is gone through: led on, where there is a line behind it.
pub(super) fn gone_through<'a>(review: &'a Option<Review>, state: &'a State) -> &'a State {
    review.as_ref().and_then(|review| review.ahead.as_ref()).unwrap_or(state)
}

impl<V: View> Shell<V> {
    /// Whether a moment lies behind the last move of the game.
    pub(super) fn was_not_played(&self, moment: &State) -> bool {
        self.dialogue.reviews() && moment.line().len() > self.state.line().len()
    }

    /// A line was told: it can be gone through as well.
    pub(super) fn lead_on(&mut self, line: &[Ply]) {
        let Some(review) = self.review.as_mut().filter(|_| !line.is_empty()) else { return };
        review.ahead = Some(self.state.led_on(line));
        self.dialogue.leads_on(self.state.line().len());
        self.say("why.next", &[], Class::Reply);
    }

    /// Says that nobody played what comes now, where the cursor goes from the game into the line.
    pub(super) fn tell_beginning_of_line(&mut self, plies: usize) {
        let played = self.state.line().len();
        if plies <= played || self.moment().line().len() > played {
            return;
        }
        let winner = self.state.outcome().and_then(|outcome| outcome.winner);
        if let Some(side) = winner.filter(|_| self.dialogue.reviews()) {
            self.say("review.ahead", &[("side", Arg::For(side))], Class::Reply);
        }
    }

    /// Says where the line ends.
    pub(super) fn tell_end_of_line(&mut self, here: usize) {
        if here > self.state.line().len() && here == gone_through(&self.review, &self.state).line().len() {
            self.say("review.ahead.end", &[], Class::Reply);
        }
    }
}
