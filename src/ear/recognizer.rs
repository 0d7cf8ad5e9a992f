//! What makes words of sound, behind one trait; and what it may come to.
//!
//! A recogniser is told what may be said and fed sound; it never decides what a sentence does. It is used by one
//! thread alone, which may wait for it.

use thiserror::Error;

use super::grammar::Grammar;

/// What an utterance came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A sentence of the grammar, in its words.
    Said(Vec<String>),
    /// The nearest sentence, which is not believed: it must not take effect.
    Doubtful(Vec<String>),
    /// No sentence at all.
    Nothing,
}

/// Why there is no recogniser, or none any more.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unable {
    /// It is not built in.
    #[error("natiq was built without its recogniser")]
    NotBuilt,
    /// The acoustic model is not where it should be.
    #[error("{0}")]
    NoModel(String),
    /// The recogniser refused something; what, for the log.
    #[error("{0}")]
    Refused(String),
}

/// What makes words of sound. Samples are 16 kHz, mono, 16 bits.
pub trait Recognizer: Send {
    /// Takes what may be said from now on, in a language; no utterance is open.
    ///
    /// # Errors
    /// [`Unable`], where the language or a word of it cannot be recognised.
    fn expect(&mut self, language: &str, grammar: &Grammar) -> Result<(), Unable>;

    /// Begins an utterance.
    ///
    /// # Errors
    /// [`Unable`], and nothing is heard.
    fn begin(&mut self) -> Result<(), Unable>;

    /// Hears more of it; the words so far.
    ///
    /// # Errors
    /// As [`Recognizer::begin`].
    fn hear(&mut self, samples: &[i16]) -> Result<Vec<String>, Unable>;

    /// Ends it: what was said.
    ///
    /// # Errors
    /// As [`Recognizer::begin`].
    fn end(&mut self) -> Result<Heard, Unable>;
}
