//! How a game is conducted: what players may ask for, and how a move passes from one to the other.
//!
//! Conduct and laws never follow from one another. Like a profile it is written into the journal in
//! full. It holds no wording and no preference of one player.

use serde::{Deserialize, Serialize};

/// How a game is conducted (`config/conduct/*.toml`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Conduct {
    /// The name of the conduct: its file name without `.toml`.
    pub name: String,
    /// Whether one typed move announces, plays and presses the clock.
    pub one_step: bool,
    /// What the opponent does to repeat an announcement (digital appendix VI.2a).
    pub repeat_back: RepeatBack,
    /// Whether moves are taken back by consent, the clock set back too.
    pub takeback: bool,
    /// Whether attackers, legal moves, material and the like are answered (11.3.1 forbids advice).
    pub hints: bool,
    /// Whether an engine may play or advise.
    pub engine: bool,
    /// Whether a refusal says the whole reason, else only what was understood and "not legal".
    pub full_reasons: bool,
    /// Whether clock warnings are said unasked from the start.
    pub clock_says: bool,
    /// Whether leaving the game needs the arbiter or both players.
    pub quit_by_agreement: bool,
    /// When White's clock starts.
    pub clock_starts: ClockStarts,
    /// Whether a player's own typed moves are announced in brief.
    pub moves_brief_own: bool,
    /// Whether a profile whose notation is digital takes digital input only.
    pub digital_only_in_digital: bool,
    /// Whether the touch rule is in force (article 4).
    #[serde(default)]
    pub touch: bool,
    /// Whether an arbiter watches this game all the time (A.4, B.3).
    #[serde(default)]
    pub supervision: Supervision,
    /// What the assistant of a blind player may do (appendix VI.9: some or all).
    #[serde(default = "Duty::all")]
    pub assistant: Vec<Duty>,
}

/// Whether every game has an arbiter's eyes on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Supervision {
    /// It has; the program calls flags and illegal moves in his place.
    #[default]
    Adequate,
    /// It has not: in rapid and blitz games the opponent must claim.
    None,
}

/// A duty of the assistant (appendix VI.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Duty {
    /// Makes the player's move on the opponent's board (a).
    Execute,
    /// Announces the moves of both (b).
    Announce,
    /// Keeps the player's score and presses the clock (c).
    Press,
    /// Tells moves and times, on request (d).
    Tell,
    /// Claims a fallen flag and reports a touched piece (f).
    Claim,
    /// Sees to the formalities of an adjournment (g).
    Adjourn,
}

impl Duty {
    /// All six, in the order of the appendix.
    pub const ALL: [Duty; 6] = {
        use Duty::*;
        [Execute, Announce, Press, Tell, Claim, Adjourn]
    };

    fn all() -> Vec<Duty> {
        Duty::ALL.to_vec()
    }
}

/// What repeats an announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RepeatBack {
    /// The move itself, typed or spoken again.
    Required,
    /// `same` is enough.
    Key,
    /// Nothing is repeated.
    Off,
}

/// When White's clock starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockStarts {
    /// With the game.
    AtOnce,
    /// At `start` (6.6).
    OnStart,
}
