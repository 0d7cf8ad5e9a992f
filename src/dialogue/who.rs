//! Who speaks where nobody is named: it follows from who sits at the terminal and from the state.
//!
//! Whether he may is `core`'s to judge.

use super::{Dialogue, Seat};
use crate::core::{Role, Side, State};

impl Dialogue {
    /// Who speaks when nobody is named: at a table the side to move.
    pub fn speaker(&self, state: &State) -> Role {
        match self.seat {
            Seat::One(role) => role,
            Seat::Table => state.turn().into(),
        }
    }

    /// Who speaks for a side: himself, or the assistant where he sits here.
    pub(super) fn speaks_for(&self, side: Side) -> Role {
        match self.seat {
            Seat::One(role) => role,
            Seat::Table => side.into(),
        }
    }

    /// Who repeats an announcement: the opponent of whoever made it.
    pub(super) fn repeater(&self, state: &State) -> Role {
        let side = state.unrepeated().map_or(state.turn(), |ply| ply.side.other());
        self.speaks_for(side)
    }

    /// Who rules: the table has no terminal for an arbiter, so whoever rules there acts for him; elsewhere the
    /// person at the terminal, whom `core` may refuse.
    pub(super) fn arbiter(&self) -> Role {
        match self.seat {
            Seat::Table => Role::Arbiter,
            Seat::One(role) => role,
        }
    }

    /// Who tells here that a move was made on the sighted board.
    pub(super) fn hand(&self) -> Role {
        match self.seat {
            Seat::Table => Role::Assistant,
            Seat::One(role) => role,
        }
    }

    /// Who signs next at this terminal (8.7): White first, then Black; while a claim is open, whoever confirms the
    /// position (digital appendix IV).
    pub(super) fn signer(&self, state: &State) -> Role {
        match self.seat {
            Seat::Table if state.claim().is_some() => {
                state.claim().map_or(state.turn(), |standing| standing.side.other()).into()
            }
            Seat::Table if state.signed().white => Side::Black.into(),
            Seat::Table => Side::White.into(),
            Seat::One(role) => role,
        }
    }

    /// Who claims a flag where nobody is named: at a table the side against which one has fallen.
    pub(super) fn flag_claimant(&self, state: &State) -> Role {
        let fallen = state.fallen();
        match self.seat {
            Seat::Table if fallen.white != fallen.black => {
                if fallen.white {
                    Role::Black
                } else {
                    Role::White
                }
            }
            _ => self.speaker(state),
        }
    }
}
