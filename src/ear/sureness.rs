//! Whether a recognised sentence is believed: how much better any sounds, or any words, fit than the sentence does.
//!
//! A recogniser that expects thirty sentences hears one of them in a cough. What was said in earnest fits its sentence
//! nearly as well as it fits a free choice of sounds; what was not, far worse. It only ever refuses; what is believed
//! is asked about all the same.

use super::grammar::Kind;

/// What the passes over one utterance came to, a number for each reason to doubt it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Passes {
    /// How much better any sounds fit than the sentence, for each frame of speech, in the recogniser's units.
    pub behind_sounds: f32,
    /// How much better any order of the words of moves fits, in the same.
    pub behind_words: f32,
    /// Whether that order of words is the sentence itself.
    pub same_words: bool,
    /// Frames, of ten milliseconds, in which the sentence heard words.
    pub frames: f32,
    /// The part of the utterance, from 0 to 1, in which the sentence heard silence or noise.
    pub quiet: f32,
}

/// The most that any sounds may fit better than a sentence that is believed, a kind of sentence; measured on recorded
/// and made speech, and on speech and noise that hold no sentence (README, "The ear").
const BEHIND: [(Kind, f32); 3] = [(Kind::Move, 14.0), (Kind::Command, 12.0), (Kind::Answer, 9.0)];

/// Whether a sentence, which is of these kinds, is believed.
pub fn is_sure(passes: &Passes, kinds: &[Kind]) -> bool {
    let most = BEHIND.iter().filter(|(kind, _)| kinds.contains(kind)).map(|(_, most)| *most);
    most.reduce(f32::min).is_some_and(|most| passes.behind_sounds <= most)
}
