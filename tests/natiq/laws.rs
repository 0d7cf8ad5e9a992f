//! The laws, each by its articles, in both profiles where they differ.

mod adjourn;
mod appendix_six;
mod arbiter;
mod asked;
mod chess960;
mod claims;
mod clock;
mod code;
mod conduct;
mod draws;
mod flags;
mod irregular;
mod penalties;
mod quickplay;
mod sealed;
mod setup;
mod signing;
mod touch;

use natiq::config::{Sources, load};
use natiq::core::LawProfile;

/// The laws of a file of `config/laws`.
pub fn profile(name: &str) -> LawProfile {
    load(&Sources::default()).unwrap().law_profile(name).unwrap()
}
