//! Text is born here: from an event, an answer or a reason and a locale to an [`utterance::Utterance`].
//!
//! It judges nothing and knows no terminal, no speech engine and no file of a game.

pub mod utterance;

pub use utterance::{Channel, Class, Utterance};
