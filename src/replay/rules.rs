//! Whether a game of a file is chess: its head may name the rules of another game.

use crate::written::{Game, Tag};

/// Whose rules are those of this program, as `Variant` names them, by their letters and digits alone.
const OURS: [&str; 18] = [
    "",
    "standard",
    "standardchess",
    "chess",
    "normal",
    "regular",
    "orthodox",
    "classical",
    "fromposition",
    "960",
    "chess960",
    "frc",
    "fischerrandom",
    "fischerandom",
    "fischerrandomchess",
    "fischerandomchess",
    "freestyle",
    "freestylechess",
];

/// What a head says of other rules than chess and Chess960.
pub fn foreign(game: &Game) -> Option<&Tag> {
    let is_ours = |variant: &str| {
        let bare: String = variant.chars().filter(|sign| sign.is_alphanumeric()).collect();
        OURS.contains(&bare.to_lowercase().as_str())
    };
    game.head.iter().find(|tag| tag.key.eq_ignore_ascii_case("Variant") && !is_ours(&tag.value))
}
