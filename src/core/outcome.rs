//! How a game ends (article 5; 6.9; 9.1; 9.6) and with what result (article 11).
//!
//! It holds the order in which endings are looked at: mate, stalemate, dead position, repetition,
//! moves — mate has precedence over everything (9.6.2).

use serde::{Deserialize, Serialize};
use shakmaty::{Chess, Position};

use super::event::EndFact;
use super::mate::{self, CanMate, Tables};
use super::side::Side;

/// How and for whom a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// How.
    #[serde(flatten)]
    pub ending: Ending,
    /// The winner; none in a draw.
    pub winner: Option<Side>,
}

/// The ways a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "ending", content = "side", rename_all = "kebab-case")]
pub enum Ending {
    /// The side is checkmated (5.1.1).
    Mate(Side),
    /// The side has no legal move and is not in check (5.2.1).
    Stalemate(Side),
    /// Neither side can checkmate (5.2.2; source 002, 5.4).
    Dead,
    /// The position appeared for the last time allowed (9.6.1).
    Repetition,
    /// Too many moves without pawn move or capture (9.6.2).
    Moves,
    /// The players agreed on a draw (5.2.3).
    Agreed,
    /// The side resigned (5.1.2).
    Resigned(Side),
    /// The side's time ran out (6.9).
    Time(Side),
    /// Third repetition, claimed (9.2).
    Threefold,
    /// Fifty moves without pawn move or capture, claimed (9.3).
    Fifty,
    /// The side completed its last allowed illegal move (7.5.5).
    Illegal(Side),
    /// The opponent could not win by normal means (III.5; digital 10).
    Quickplay,
    /// Both flags were down, the order unknown (III.3.1; digital 6.15).
    Flags,
    /// The side came too late (6.7).
    Late(Side),
    /// The side's sealed move was not legal or not clear (digital appendix I).
    Sealed(Side),
    /// The side lost by a penalty (12.9).
    Forfeit(Side),
    /// The arbiter declared the result.
    Ruled,
    /// Both sides lost (12.9.7; digital 12.9).
    BothLose,
    /// The game does not count: a wrong start, reversed colours (7.2, 7.3), lost records.
    Annulled,
}

impl Ending {
    /// The end of the game in a position: a resignation or a fallen flag is a draw where the other side
    /// cannot checkmate by any series of legal moves (`exception`; 5.1.2, 6.9). What could not be proved
    /// counts as a checkmate that can come, and the fact says so.
    pub(super) fn in_position(self, position: &Chess, exception: bool) -> EndFact {
        let mut unproved = false;
        let winner = match self {
            Ending::Mate(side) => Some(side.other()),
            Ending::Resigned(side) | Ending::Time(side) | Ending::Illegal(side) => {
                let other = side.other();
                let asked = exception
                    .then(|| mate::can_mate(position, other.into(), mate::AT_THE_BOARD, &mut Tables::default()));
                unproved = matches!(asked, Some(CanMate::Unknown));
                (!matches!(asked, Some(CanMate::No(_)))).then_some(other)
            }
            Ending::Late(side) | Ending::Sealed(side) | Ending::Forfeit(side) => Some(side.other()),
            _ => None,
        };
        EndFact::Ended { outcome: Outcome { ending: self, winner }, unproved }
    }

    /// The word used in `state`, logs and the sheet's termination.
    pub const fn word(self) -> &'static str {
        match self {
            Ending::Mate(_) => "mate",
            Ending::Stalemate(_) => "stalemate",
            Ending::Dead => "dead",
            Ending::Repetition => "repetition",
            Ending::Moves => "moves",
            Ending::Agreed => "agreed",
            Ending::Resigned(_) => "resigned",
            Ending::Time(_) => "time",
            Ending::Threefold => "threefold",
            Ending::Fifty => "fifty",
            Ending::Illegal(_) => "illegal",
            Ending::Quickplay => "quickplay",
            Ending::Flags => "flags",
            Ending::Late(_) => "late",
            Ending::Sealed(_) => "sealed",
            Ending::Forfeit(_) => "forfeit",
            Ending::Ruled => "ruled",
            Ending::BothLose => "both-lose",
            Ending::Annulled => "annulled",
        }
    }
}

impl Outcome {
    /// The result as scores write it: `1-0`, `0-1`, `1/2-1/2`, `0-0`; `*` for a game that does not count.
    pub const fn result(self) -> &'static str {
        match self.winner {
            _ if matches!(self.ending, Ending::BothLose) => "0-0",
            _ if matches!(self.ending, Ending::Annulled) => "*",
            Some(Side::White) => "1-0",
            Some(Side::Black) => "0-1",
            None => "1/2-1/2",
        }
    }
}

/// How the game ends by itself in a position that appeared `times` times and lies `halfmoves`
/// half-moves behind the last pawn move or capture.
pub(super) fn automatic(
    position: &Chess,
    profile: &super::profile::LawProfile,
    times: u32,
    halfmoves: u32,
) -> Option<Ending> {
    let side = Side::from(position.turn());
    if !has_move(position) {
        return Some(if position.is_check() { Ending::Mate(side) } else { Ending::Stalemate(side) });
    }
    if mate::is_dead(position, &mut Tables::default()) {
        return Some(Ending::Dead);
    }
    if profile.automatic_repetitions.is_some_and(|limit| times >= limit) {
        return Some(Ending::Repetition);
    }
    profile.automatic_moves.is_some_and(|limit| halfmoves >= limit.saturating_mul(2)).then_some(Ending::Moves)
}

/// Whether the side to move has a legal move; a pawn that can step and stands on no line with its
/// king shows it without making a list.
fn has_move(position: &Chess) -> bool {
    (!position.is_check() && has_free_pawn(position)) || !position.legal_moves().is_empty()
}

fn has_free_pawn(position: &Chess) -> bool {
    use shakmaty::{Bitboard, Role, attacks};
    let Some(king) = position.board().king_of(position.turn()) else { return false };
    let empty = u64::from(!position.board().occupied());
    let steps = Bitboard::from(position.turn().fold_wb(empty >> 8, empty << 8));
    (position.our(Role::Pawn) & steps & !attacks::queen_attacks(king, Bitboard::EMPTY)).any()
}
