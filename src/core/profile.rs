//! The values of the laws one game is played by (`config/laws/*.toml`).
//!
//! A profile is data: it is written into the journal in full, so a game survives a changed file. It
//! never says how a player is served (that is the [`Conduct`](super::conduct::Conduct)) and holds no
//! value that no law here asks for yet.

use std::time::Duration;

use serde::{Deserialize, Serialize};

mod values;

pub use values::{
    AdjournmentLaw, BothFlags, ClaimLaw, IrregularityLaw, LeftPromotion, Limit, MovePenalty, PerClass, QuickplayFinish,
    QuickplayLaw, TouchEnforcement, Unsupervised,
};

/// The laws a game is played by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LawProfile {
    /// The name of the profile: its file name without `.toml`.
    pub name: String,
    /// The notation of the written score (8.1; digital appendix V).
    pub notation: Notation,
    /// Whether the increment is added before each move from the first on, else after each move (digital 6.2a).
    pub increment_from_start: bool,
    /// The occurrence of a position that ends the game unasked (9.6.1), if any does.
    #[serde(with = "or_never")]
    pub automatic_repetitions: Option<u32>,
    /// The moves of each player without pawn move or capture that end the game unasked (9.6.2), if any do.
    #[serde(with = "or_never")]
    pub automatic_moves: Option<u32>,
    /// The moves each player must have made before a draw can be agreed (5.2.3).
    pub offer_after_moves: u32,
    /// Whether a resignation is a draw when the opponent cannot checkmate by any series of legal moves (5.1.2).
    pub resign_draw_if_cannot_mate: bool,
    /// The minutes after which who is not there has lost (6.7), where the laws set them.
    #[serde(with = "or_never", default)]
    pub default_minutes: Option<u32>,
    /// Whether a game may start from a position of Chess960 (Guidelines II).
    #[serde(default = "allowed")]
    pub chess960: bool,
    /// Where one class of time ends and the next begins.
    pub classes: ClassBounds,
    /// Claims of a draw (9.2 to 9.5).
    #[serde(default)]
    pub claims: ClaimLaw,
    /// Illegal moves and wrong starts (article 7).
    #[serde(default)]
    pub irregularities: IrregularityLaw,
    /// Who sees to the touch rule (article 4; digital appendix II.5).
    #[serde(default = "PerClass::auto")]
    pub touch: PerClass<TouchEnforcement>,
    /// What two fallen flags of unknown order come to (Guidelines III.3.1; digital 6.15, appendix II.8).
    #[serde(default = "PerClass::last_period")]
    pub both_flags: PerClass<BothFlags>,
    /// The end of a game without increment (Guidelines III; digital article 10).
    #[serde(default)]
    pub quickplay: QuickplayLaw,
    /// Adjourned games (Guidelines I; digital appendix I).
    #[serde(default)]
    pub adjournment: AdjournmentLaw,
    /// What an arbiter may impose, from the mildest on (12.9; digital 13.4).
    #[serde(default)]
    pub penalties: Vec<super::penalty::PenaltyKind>,
}

impl LawProfile {
    /// The class of a game in which each player has this time for sixty moves, increments included.
    pub fn class(&self, sixty_moves: Duration) -> TimeClass {
        if sixty_moves >= Duration::from_secs(self.classes.standard_from) {
            TimeClass::Standard
        } else if sixty_moves >= Duration::from_secs(self.classes.rapid_from) {
            TimeClass::Rapid
        } else {
            TimeClass::Blitz
        }
    }
}

/// The notation a score is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notation {
    /// Letters and digits (FIDE appendix C).
    Algebraic,
    /// Square numbers (digital appendix V).
    Digital,
}

/// The least times for sixty moves, in seconds, of the two longer classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassBounds {
    /// The least time that is rapid and no longer blitz.
    pub rapid_from: u64,
    /// The least time that is standard and no longer rapid.
    pub standard_from: u64,
}

/// How long a game is, as the laws tell games apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TimeClass {
    /// The shortest.
    Blitz,
    /// Between the two.
    Rapid,
    /// The longest; also a game without a clock.
    Standard,
}

fn allowed() -> bool {
    true
}

/// A number, or `false` where the rule does not exist: TOML has no word for "none".
mod or_never {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    #[serde(untagged)]
    enum OrNever {
        At(u32),
        Never(bool),
    }

    pub(super) fn serialize<S: Serializer>(value: &Option<u32>, to: S) -> Result<S::Ok, S::Error> {
        value.map_or(OrNever::Never(false), OrNever::At).serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u32>, D::Error> {
        match OrNever::deserialize(from)? {
            OrNever::At(number) => Ok(Some(number)),
            OrNever::Never(false) => Ok(None),
            OrNever::Never(true) => Err(D::Error::custom("expected a number or false")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn profile(never: &str) -> Result<LawProfile, String> {
        let text = format!(
            r#"{{"name":"x","notation":"digital","increment_from_start":false,"automatic_repetitions":{never},
            "automatic_moves":75,"offer_after_moves":0,"resign_draw_if_cannot_mate":false,
            "classes":{{"rapid_from":900,"standard_from":3601}}}}"#
        );
        serde_json::from_str(&text).map_err(|error| error.to_string())
    }

    #[test]
    fn a_rule_that_does_not_exist_is_false_in_every_file() {
        let digital = profile("false").unwrap();
        assert_eq!(digital.automatic_repetitions, None);
        let written = serde_json::to_string(&digital).unwrap();
        assert!(written.contains(r#""automatic_repetitions":false"#), "{written}");
        assert_eq!(serde_json::from_str::<LawProfile>(&written).unwrap(), digital);
        assert!(profile("true").is_err());
        assert_eq!(profile("5").unwrap().automatic_repetitions, Some(5));
    }

    #[test]
    fn classes_meet_at_their_bounds() {
        let digital = profile("false").unwrap();
        let class = |seconds| digital.class(Duration::from_secs(seconds));
        assert_eq!(class(899), TimeClass::Blitz);
        assert_eq!(class(900), TimeClass::Rapid);
        assert_eq!(class(3600), TimeClass::Rapid, "rapid is 15 to 60 minutes, both included");
        assert_eq!(class(3601), TimeClass::Standard);
    }
}
