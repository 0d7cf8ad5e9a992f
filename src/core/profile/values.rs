//! The values of single laws, as a profile holds them: seconds, moves and choices, never a judgement.
//!
//! A journal of an earlier version names fewer of them; what it does not name is `fide-2023`'s.

use serde::{Deserialize, Serialize};

use super::TimeClass;
use super::or_never;

/// A value for each class of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerClass<T> {
    /// Of standard games, and of games without a clock.
    pub standard: T,
    /// Of rapid games (appendix A; digital appendix II).
    pub rapid: T,
    /// Of blitz games (appendix B; digital appendix III).
    pub blitz: T,
}

impl<T> PerClass<T> {
    /// The value of a class.
    pub const fn get(&self, class: TimeClass) -> &T {
        match class {
            TimeClass::Blitz => &self.blitz,
            TimeClass::Rapid => &self.rapid,
            TimeClass::Standard => &self.standard,
        }
    }
}

impl PerClass<TouchEnforcement> {
    /// The touch rule holds of itself in every class.
    pub(in crate::core) fn auto() -> Self {
        PerClass { standard: TouchEnforcement::Auto, rapid: TouchEnforcement::Auto, blitz: TouchEnforcement::Auto }
    }
}

impl PerClass<BothFlags> {
    /// Two fallen flags end the game in its last period alone.
    pub(in crate::core) fn last_period() -> Self {
        PerClass { standard: BothFlags::LastPeriod, rapid: BothFlags::LastPeriod, blitz: BothFlags::LastPeriod }
    }
}

/// Claims of a draw, and what a wrong one costs, in seconds (9.2, 9.3, 9.5.3; digital 9.5b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClaimLaw {
    /// The occurrence of a position that draws on a claim (9.2).
    pub repetitions: u32,
    /// The moves of each player without pawn move or capture that draw on a claim (9.3).
    pub moves: u32,
    /// What the opponent gains.
    pub opponent: PerClass<u32>,
    /// The most the claimant loses: half of what he has, up to this; 0: nothing.
    pub claimant_most: u32,
    /// What he keeps at least, where he has more than that.
    pub claimant_keeps: u32,
}

impl Default for ClaimLaw {
    fn default() -> ClaimLaw {
        ClaimLaw {
            repetitions: 3,
            moves: 50,
            opponent: PerClass { standard: 120, rapid: 60, blitz: 60 },
            claimant_most: 0,
            claimant_keeps: 60,
        }
    }
}

/// Irregularities (article 7; appendices A and B; digital appendices II and III).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IrregularityLaw {
    /// The completed illegal move of a player that loses (7.5.5; digital 7.4).
    pub loses_at: PerClass<u32>,
    /// What the opponent gains by each one before it, in seconds.
    pub opponent: PerClass<u32>,
    /// Whether the loss is a draw when the opponent cannot checkmate by any series of legal moves.
    pub draw_if_cannot_mate: bool,
    /// What becomes of a pawn that was left on the last rank (7.5.2; digital 7.4a).
    pub left_promotion: LeftPromotion,
    /// What has to be moved after an illegal move that was taken back (4.3, 7.5.1; source 003).
    #[serde(default)]
    pub penalty: MovePenalty,
    /// What an illegal move comes to where nobody supervises (A.5; digital appendix III.3).
    pub unsupervised: PerClass<Unsupervised>,
    /// The moves of each player after which a wrong start stands (A.5.1; digital appendix II.4); `false`: none do.
    pub start_protest: PerClass<Limit>,
    /// The moves of each player after which reversed colours stand (7.3); `false`: the arbiter decides (digital 7.2).
    #[serde(with = "or_never")]
    pub reversed_protest: Option<u32>,
}

impl Default for IrregularityLaw {
    fn default() -> IrregularityLaw {
        let acts = Unsupervised::BeforeNextMove;
        let ten = Limit(Some(10));
        IrregularityLaw {
            loses_at: PerClass { standard: 2, rapid: 2, blitz: 2 },
            opponent: PerClass { standard: 120, rapid: 60, blitz: 60 },
            draw_if_cannot_mate: true,
            left_promotion: LeftPromotion::Queen,
            penalty: MovePenalty::TouchedPiece,
            unsupervised: PerClass { standard: Unsupervised::Arbiter, rapid: acts, blitz: acts },
            start_protest: PerClass { standard: Limit(None), rapid: ten, blitz: ten },
            reversed_protest: Some(10),
        }
    }
}

/// A number of moves, or that there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Limit(#[serde(with = "or_never")] pub Option<u32>);

/// What has to be moved after a completed illegal move, where it can.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MovePenalty {
    /// The piece that was touched (4.3).
    #[default]
    TouchedPiece,
    /// The king, as the rules of London and of the tournaments of the nineteenth century had it (source 003).
    KingMove,
}

/// What becomes of a pawn that was left on the last rank when the clock was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LeftPromotion {
    /// It is a queen, and the move was illegal (7.5.2).
    Queen,
    /// The position before the move is restored (digital 7.4a).
    Restored,
}

/// What a completed illegal move comes to where no arbiter watches every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unsupervised {
    /// The same as under supervision.
    Arbiter,
    /// It is dealt with only if arbiter or opponent act before the opponent's next move (A.5.2).
    BeforeNextMove,
    /// The opponent may claim the win before his next move (digital appendix III.3).
    ClaimWin,
}

/// Who sees to the touch rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TouchEnforcement {
    /// The program, as the arbiter.
    Auto,
    /// Whoever claims a touch (digital appendix II.5).
    OnClaim,
}

/// What two fallen flags of unknown order come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BothFlags {
    /// The game goes on in every period but the last; there it is drawn.
    LastPeriod,
    /// It is drawn.
    Draw,
}

/// The quick-play finish, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuickplayLaw {
    /// Whether it is played, and what can be asked for.
    pub finish: QuickplayFinish,
    /// The time under which it may be claimed (10.2; III.4, III.5).
    pub below: u32,
    /// What the opponent gains when it is refused, or when the increment is granted.
    pub opponent: u32,
    /// What the opponent gains when it is postponed (digital 10.2b).
    pub postponed: u32,
    /// The increment that is granted to both (III.4).
    pub increment: u32,
}

impl Default for QuickplayLaw {
    fn default() -> QuickplayLaw {
        QuickplayLaw { finish: QuickplayFinish::Never, below: 120, opponent: 120, postponed: 0, increment: 5 }
    }
}

/// What can be asked for in the last minutes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum QuickplayFinish {
    /// Nothing: it was not announced.
    Never,
    /// A draw, because the opponent cannot win by normal means or makes no effort (III.5; digital 10).
    Draw,
    /// An increment for both (III.4).
    Increment,
}

/// Adjourned games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdjournmentLaw {
    /// The minutes after which who is not there at the resumption has lost (I.13; digital appendix I).
    pub late_minutes: u32,
    /// Whether a draw offer of the player who sealed ends when the game is resumed (digital I.4), else with
    /// the reply like any other (9.1.2.1).
    #[serde(default)]
    pub offer_until_resumption: bool,
    /// Whether a reply may be made openly while the player who sealed has not come (I.10), or only be sealed
    /// (digital I.9c).
    #[serde(default = "yes")]
    pub open_reply: bool,
}

const fn yes() -> bool {
    true
}

impl Default for AdjournmentLaw {
    fn default() -> AdjournmentLaw {
        AdjournmentLaw { late_minutes: 60, offer_until_resumption: false, open_reply: true }
    }
}
