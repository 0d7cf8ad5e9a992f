//! What is fixed before the first move: players, laws, conduct, time, position.
//!
//! It is the first record of a journal, in full, so that a game outlives every file it came from.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};
use thiserror::Error;

use super::clock::{TimeControl, Warnings};
use super::conduct::Conduct;
use super::millis::Millis;
use super::outcome::{Ending, Outcome};
use super::profile::{LawProfile, TimeClass};
use super::side::{Both, Side};

/// The agreement a game is played under.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The players' names; empty where none was given.
    pub players: Both<String>,
    /// The laws.
    pub profile: LawProfile,
    /// The conduct.
    pub conduct: Conduct,
    /// The time of each side.
    pub time: TimeControl,
    /// What is said of the clock unasked.
    pub warnings: Warnings,
    /// The position to start from, where it is not the usual one (article 2.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// Whose board is the special one, where two boards are used (appendix VI.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub special_board: Option<Side>,
    /// Whether a draw wins the match for Black (source 000).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub armageddon: bool,
}

/// Why a game cannot start from a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadStart {
    /// The text is no FEN.
    #[error("not a position in FEN")]
    NotFen,
    /// The position cannot arise or be played: kings, checks, pawns on the last ranks.
    #[error("a position that cannot be played")]
    Impossible,
    /// The game would be over before it starts.
    #[error("the game is over in that position")]
    Over,
    /// King or rooks castle from other squares than the usual ones, and the laws know no Chess960.
    #[error("a position of Chess960, which these laws do not know")]
    Chess960,
}

impl Setup {
    /// The class of the game, by the longer of both times; a game without a clock is standard.
    pub fn class(&self) -> TimeClass {
        let longest = self.time.white.sixty_moves().max(self.time.black.sixty_moves());
        match longest {
            Millis::ZERO => TimeClass::Standard,
            span => self.profile.class(Duration::from_millis(span.0)),
        }
    }

    /// The position the game starts from.
    ///
    /// # Errors
    /// [`BadStart`], never for the usual position.
    pub fn start(&self) -> Result<Chess, BadStart> {
        let Some(fen) = &self.fen else { return Ok(Chess::default()) };
        let mode = castling_mode(fen);
        let fen: Fen = fen.parse().map_err(|_| BadStart::NotFen)?;
        if mode.is_chess960() && !self.profile.chess960 {
            return Err(BadStart::Chess960);
        }
        let position: Chess = fen.into_position(mode).map_err(|_| BadStart::Impossible)?;
        if position.is_game_over() { Err(BadStart::Over) } else { Ok(position) }
    }

    /// Whether king and rooks castle from squares that are not the usual ones (Guidelines II).
    pub fn is_chess960(&self) -> bool {
        self.fen.as_deref().is_some_and(|fen| castling_mode(fen).is_chess960())
    }

    /// Who has won the match with this game: in an Armageddon a draw wins it for Black (source 000).
    pub fn match_winner(&self, outcome: Outcome) -> Option<Side> {
        match outcome.ending {
            _ if !self.armageddon => None,
            Ending::BothLose | Ending::Annulled => None,
            _ => Some(outcome.winner.unwrap_or(Side::Black)),
        }
    }
}

/// How castling is meant in a FEN: as in Chess960 where a king or rook with the right to it stands on
/// another square than the usual, or where the rights name the rooks' files (Shredder-FEN).
pub fn castling_mode(fen: &str) -> CastlingMode {
    let by_file = fen.split([' ', '_']).nth(2).is_some_and(|rights| rights.contains(|c: char| !"KQkq-".contains(c)));
    let detected = || fen.parse::<Fen>().map_or(CastlingMode::Standard, |fen| CastlingMode::detect(fen.as_setup()));
    if by_file { CastlingMode::Chess960 } else { detected() }
}

impl Setup {
    /// The usual set-up without a clock: FIDE 2023, casual, no names. The starting point of tests and
    /// of whoever changes single values.
    pub fn casual() -> Setup {
        use super::conduct::{ClockStarts, RepeatBack, Supervision};
        use super::profile::{ClassBounds, Notation, PerClass};
        Setup {
            players: Both::default(),
            profile: LawProfile {
                name: "fide-2023".to_owned(),
                notation: Notation::Algebraic,
                increment_from_start: true,
                automatic_repetitions: Some(5),
                automatic_moves: Some(75),
                offer_after_moves: 1,
                resign_draw_if_cannot_mate: true,
                default_minutes: None,
                chess960: true,
                classes: ClassBounds { rapid_from: 601, standard_from: 3600 },
                claims: Default::default(),
                irregularities: Default::default(),
                touch: PerClass::auto(),
                both_flags: PerClass::last_period(),
                quickplay: Default::default(),
                adjournment: Default::default(),
                penalties: super::penalty::PenaltyKind::ALL.to_vec(),
            },
            conduct: Conduct {
                name: "casual".to_owned(),
                one_step: true,
                repeat_back: RepeatBack::Off,
                takeback: true,
                hints: true,
                engine: true,
                full_reasons: true,
                clock_says: true,
                quit_by_agreement: false,
                clock_starts: ClockStarts::AtOnce,
                moves_brief_own: true,
                digital_only_in_digital: false,
                touch: false,
                supervision: Supervision::Adequate,
                assistant: super::conduct::Duty::ALL.to_vec(),
            },
            time: TimeControl::default(),
            warnings: Warnings::default(),
            fen: None,
            special_board: None,
            armageddon: false,
        }
    }
}
