//! Whether a recognised sentence is believed: how much better any sounds, or any words, fit than the sentence does.
//!
//! A recogniser that expects thirty sentences hears one of them in a cough. What was said in earnest fits its sentence
//! nearly as well as it fits a free choice of sounds, and its words cover the whole of it; a sentence that was never
//! said has much of the sound outside its words. It only ever refuses; what is believed is asked about all the same,
//! but for answers and the press, which must therefore fit better.

use super::grammar::Kind;

/// What the passes over one utterance came to, a number for each reason to doubt it. Frames are ten milliseconds;
/// scores are in the recogniser's units.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Passes {
    /// How much better any sounds fit where the words were heard, for each frame of them.
    pub behind: f32,
    /// The same for the one word that fits worst.
    pub worst: f32,
    /// The part of all sounds, from 0 to 1, that was heard where no word was.
    pub uncovered: f32,
    /// How much better any order of the words of moves fits the whole, for each frame of words.
    pub free: f32,
    /// The longest stretch between two words, in frames.
    pub gap: u32,
    /// Frames for each phone of the words.
    pub pace: f32,
    /// How many words were heard.
    pub words: usize,
}

/// The most that is believed of a kind of sentence. The numbers were chosen on recordings of one woman's English, on
/// voices that are made and on noise, and tried on others (README, "The ear").
struct Most {
    behind: f32,
    worst: f32,
    uncovered: f32,
    free: f32,
    gap: u32,
    pace: (f32, f32),
}

const MOVE: Most = Most { behind: 9.5, worst: 45.0, uncovered: 0.35, free: 10.0, gap: 60, pace: (0.0, f32::MAX) };
const COMMAND: Most = Most { behind: 8.0, worst: 25.0, uncovered: 0.20, free: 10.0, gap: 60, pace: (0.0, f32::MAX) };
const ANSWER: Most = Most { behind: 7.0, worst: 15.0, uncovered: 0.15, free: f32::MAX, gap: 60, pace: (6.0, 30.0) };
/// An answer of one word has nothing beside it that could fit better or worse.
const WORST_OF_ONE: f32 = 7.0;

impl Most {
    fn believes(&self, passes: &Passes) -> bool {
        passes.behind <= self.behind
            && passes.worst <= self.worst
            && passes.uncovered <= self.uncovered
            && passes.free <= self.free
            && passes.gap <= self.gap
            && (self.pace.0..=self.pace.1).contains(&passes.pace)
    }
}

/// Whether a sentence, which is of these kinds, is believed: by the strictest of them.
pub fn is_sure(passes: &Passes, kinds: &[Kind]) -> bool {
    let believes = |kind: &Kind| match kind {
        Kind::Move => MOVE.believes(passes),
        Kind::Command => COMMAND.believes(passes),
        Kind::Answer => ANSWER.believes(passes) && (passes.words > 1 || passes.worst <= WORST_OF_ONE),
    };
    !kinds.is_empty() && kinds.iter().all(believes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_must_fit_better_than_a_move() {
        let fits = Passes { behind: 1.0, worst: 3.0, pace: 9.0, words: 1, ..Passes::default() };
        let near = Passes { behind: 7.5, worst: 7.5, ..fits };
        let covered_half = Passes { uncovered: 0.5, ..fits };
        for (passes, kinds, sure) in [
            (fits, &[Kind::Answer][..], true),
            (near, &[Kind::Move], true),
            (near, &[Kind::Move, Kind::Answer], false),
            (near, &[Kind::Answer], false),
            (covered_half, &[Kind::Move], false),
            (fits, &[], false),
            (Passes { pace: 40.0, ..fits }, &[Kind::Answer], false),
        ] {
            assert_eq!(is_sure(&passes, kinds), sure, "{passes:?} {kinds:?}");
        }
    }
}
