//! Where an utterance begins and ends in a stream of sound: from whether there is a voice in each 16 milliseconds.
//!
//! It counts samples, never time. How long a silence ends an utterance depends on what was heard in it so far, which
//! its caller tells it. It knows no words and keeps no sound but the little before the beginning.

use earshot::Detector;

use super::grammar::Fit;

/// Samples in a second.
pub const RATE: usize = 16_000;
/// Samples that are looked at together, 16 milliseconds.
pub const FRAME: usize = 256;
/// From this likelihood of a voice on, of 1, there is one.
const VOICE: f32 = 0.5;
/// Frames with a voice, of the last five, that begin an utterance.
const BEGINS: u32 = 3;
/// Samples before the beginning that belong to it: a first consonant has no voice.
const BEFORE: usize = RATE * 3 / 10;
/// The longest utterance, in samples.
const LONGEST: usize = RATE * 6;

/// The silence, in milliseconds, that ends an utterance: the more may still follow, the longer.
const fn patience(so_far: Fit) -> usize {
    match so_far {
        Fit::Whole => 190,
        Fit::Longer => 420,
        Fit::Begun | Fit::Not => 640,
    }
}

/// What a frame came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edge {
    /// Nobody speaks.
    Quiet,
    /// An utterance begins; its first samples.
    Begins(Vec<i16>),
    /// It goes on.
    Goes,
    /// It is over.
    Ends,
}

/// The state of a stream.
#[derive(Default)]
pub struct Endpoint {
    detector: Detector,
    /// The last five frames, the newest in the lowest bit: whether there was a voice.
    voiced: u8,
    /// Sound before the beginning.
    before: Vec<i16>,
    /// The samples of the open utterance; none where nobody speaks.
    spoken: Option<usize>,
    /// The samples since the last voice in it.
    silent: usize,
}

impl Endpoint {
    /// Looks at one frame of [`FRAME`] samples; `so_far` is how far what was heard in the utterance is a sentence.
    pub fn frame(&mut self, frame: &[i16], so_far: Fit) -> Edge {
        let voice = self.detector.predict_i16(frame) >= VOICE;
        match &mut self.spoken {
            None => {
                self.voiced = (self.voiced << 1 | u8::from(voice)) & 0b1_1111;
                self.before.extend_from_slice(frame);
                let over = self.before.len().saturating_sub(BEFORE);
                self.before.drain(..over);
                if self.voiced.count_ones() < BEGINS {
                    return Edge::Quiet;
                }
                let first = std::mem::take(&mut self.before);
                (self.spoken, self.silent) = (Some(first.len()), 0);
                Edge::Begins(first)
            }
            Some(spoken) => {
                *spoken += frame.len();
                self.silent = if voice { 0 } else { self.silent + frame.len() };
                if self.silent * 1000 < patience(so_far) * RATE && *spoken < LONGEST {
                    return Edge::Goes;
                }
                self.rest();
                Edge::Ends
            }
        }
    }

    /// Nobody speaks any more; what was heard before does not count.
    pub fn rest(&mut self) {
        (self.spoken, self.silent, self.voiced) = (None, 0, 0);
        self.before.clear();
    }
}
