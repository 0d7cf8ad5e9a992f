//! Steady noise taken out of an utterance before it is recognised: a fan, a street, the hiss of a microphone.
//!
//! What sounds before the first word is taken for the noise, and what of each band is no more than that is made
//! quieter (a Wiener filter with the decision-directed estimate of Ephraim and Malah, 1984). It never makes anything
//! quieter than by ten decibels: a recogniser hears words in what is left of noise otherwise. It knows no words and no
//! time; what it gives back is a window later than what it was given.

use std::collections::VecDeque;
use std::sync::Arc;

use realfft::num_complex::Complex;
use realfft::{ComplexToReal, RealFftPlanner, RealToComplex};

use super::endpoint::RATE;

/// Samples of a window, 32 milliseconds, and from one to the next.
const WINDOW: usize = 512;
const STEP: usize = 128;
/// Samples at the beginning of an utterance that are noise, or nothing.
const BEFORE: usize = RATE / 5;
/// The least that is left of a band, by amplitude.
const LEAST: f32 = 0.3;
/// How much of the estimate of speech comes from the window before.
const MEMORY: f32 = 0.9;
/// The power of a band that is digital silence.
const SILENT: f32 = 1.0;

/// The noise of an utterance and the windows that are not finished.
pub struct Cleaning {
    forth: Arc<dyn RealToComplex<f32>>,
    back: Arc<dyn ComplexToReal<f32>>,
    shape: Vec<f32>,
    /// The power of the noise in each band, once it is known.
    noise: Option<Vec<f32>>,
    /// The power of speech in each band of the window before.
    speech: Vec<f32>,
    /// Samples that no window has moved past.
    waiting: VecDeque<f32>,
    /// The sums of the windows that reach into what is not given back yet.
    summed: VecDeque<f32>,
    /// Samples at the beginning that are none of the utterance's: the first window lies before it.
    surplus: usize,
    /// Samples that were given and not given back.
    owed: usize,
}

impl Default for Cleaning {
    fn default() -> Cleaning {
        let mut planner = RealFftPlanner::new();
        let wave = |at: usize| (std::f32::consts::TAU * at as f32 / WINDOW as f32).cos();
        let mut cleaning = Cleaning {
            forth: planner.plan_fft_forward(WINDOW),
            back: planner.plan_fft_inverse(WINDOW),
            shape: (0..WINDOW).map(|at| (0.5 - 0.5 * wave(at)).sqrt()).collect(),
            noise: None,
            speech: Vec::new(),
            waiting: VecDeque::new(),
            summed: VecDeque::new(),
            surplus: 0,
            owed: 0,
        };
        cleaning.begin();
        cleaning
    }
}

impl Cleaning {
    /// Begins an utterance.
    pub fn begin(&mut self) {
        self.noise = None;
        self.speech = vec![0.0; WINDOW / 2 + 1];
        self.waiting = VecDeque::from(vec![0.0; WINDOW - STEP]);
        self.summed = VecDeque::from(vec![0.0; WINDOW]);
        (self.surplus, self.owed) = (WINDOW - STEP, 0);
    }

    /// Takes more of it; what of it is clean by now, which may be nothing.
    pub fn clean(&mut self, samples: &[i16]) -> Vec<i16> {
        self.owed += samples.len();
        self.waiting.extend(samples.iter().map(|&sample| f32::from(sample)));
        if self.noise.is_none() && self.owed < BEFORE {
            return Vec::new();
        }
        self.go_on()
    }

    /// Ends it: the rest.
    pub fn end(&mut self) -> Vec<i16> {
        let owed = self.owed;
        self.waiting.extend(std::iter::repeat_n(0.0, WINDOW));
        let mut rest = self.go_on();
        rest.truncate(owed);
        self.begin();
        rest
    }

    fn go_on(&mut self) -> Vec<i16> {
        if self.noise.is_none() {
            self.noise = Some(self.before());
        }
        let mut clean = Vec::new();
        while self.waiting.len() >= WINDOW {
            let sounds: Vec<f32> = self.waiting.iter().take(WINDOW).copied().collect();
            self.window(&sounds);
            self.waiting.drain(..STEP);
            // Four windows with this shape sum up to twice what they were.
            let done = self.summed.drain(..STEP).map(|sum| (sum / 2.0).clamp(i16::MIN.into(), i16::MAX.into()) as i16);
            clean.extend(done);
            self.summed.extend([0.0; STEP]);
        }
        let surplus = self.surplus.min(clean.len());
        self.surplus -= surplus;
        clean.drain(..surplus);
        self.owed = self.owed.saturating_sub(clean.len());
        clean
    }

    /// The power of the noise in each band: of the quieter half of what sounds before the first word.
    fn before(&self) -> Vec<f32> {
        let sounds: Vec<f32> = self.waiting.iter().skip(WINDOW - STEP).take(BEFORE).copied().collect();
        let mut powers: Vec<Vec<f32>> = sounds
            .windows(WINDOW)
            .step_by(STEP)
            .map(|sounds| self.spectrum(sounds).iter().map(Complex::norm_sqr).collect())
            .collect();
        powers.sort_by(|one, other| one.iter().sum::<f32>().total_cmp(&other.iter().sum()));
        powers.truncate(powers.len().div_ceil(2));
        let mean =
            |band: usize| powers.iter().filter_map(|power| power.get(band)).sum::<f32>() / powers.len().max(1) as f32;
        (0..=WINDOW / 2).map(|band| mean(band).max(SILENT)).collect()
    }

    fn spectrum(&self, sounds: &[f32]) -> Vec<Complex<f32>> {
        let mut shaped: Vec<f32> = sounds.iter().zip(&self.shape).map(|(sound, shape)| sound * shape).collect();
        let mut spectrum = self.forth.make_output_vec();
        // The lengths are those that the plan was made for.
        let _ = self.forth.process(&mut shaped, &mut spectrum);
        spectrum
    }

    fn window(&mut self, sounds: &[f32]) {
        let mut spectrum = self.spectrum(sounds);
        let noise = self.noise.iter().flatten();
        for ((band, noise), speech) in spectrum.iter_mut().zip(noise).zip(&mut self.speech) {
            let power = band.norm_sqr();
            let likely = MEMORY * *speech / noise + (1.0 - MEMORY) * (power / noise - 1.0).max(0.0);
            let left = (likely / (1.0 + likely)).max(LEAST);
            *band *= left;
            *speech = left * left * power;
        }
        // The lowest and the highest band of real sound have no second half.
        let ends = [spectrum.first_mut().map(|band| band.im = 0.0), spectrum.last_mut().map(|band| band.im = 0.0)];
        debug_assert!(ends.iter().all(Option::is_some));
        let mut shaped = self.back.make_output_vec();
        let _ = self.back.process(&mut spectrum, &mut shaped);
        let each = self.summed.iter_mut().zip(shaped.iter().zip(&self.shape));
        each.for_each(|(sum, (sound, shape))| *sum += sound * shape / WINDOW as f32);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Half a second of nothing but noise, then half a second with a tone of 500 Hz.
    fn sound(noise: f32) -> Vec<i16> {
        let mut chance = fastrand::Rng::with_seed(1);
        let tone = |at: usize| (at as f32 * 500.0 * std::f32::consts::TAU / RATE as f32).sin() * 8_000.0;
        (0..RATE)
            .map(|at| {
                let tone = if at < RATE / 2 { 0.0 } else { tone(at) };
                (tone + (chance.f32() - 0.5) * 2.0 * noise) as i16
            })
            .collect()
    }

    fn cleaned(sound: &[i16], piece: usize) -> Vec<i16> {
        let mut cleaning = Cleaning::default();
        let mut clean: Vec<i16> = sound.chunks(piece).flat_map(|piece| cleaning.clean(piece)).collect();
        clean.extend(cleaning.end());
        clean
    }

    fn loud(sound: &[i16]) -> f32 {
        (sound.iter().map(|&sample| f32::from(sample).powi(2)).sum::<f32>() / sound.len() as f32).sqrt()
    }

    #[test]
    fn sound_without_noise_stays_as_it_is_and_as_long() {
        for length in [RATE, RATE - 77, 1_000, 1, 0] {
            let sound = &sound(0.0)[RATE - length..];
            // What is all one sound from its beginning on is its own noise; here there is silence first.
            let sound = [&vec![0; RATE / 4], sound].concat();
            let clean = cleaned(&sound, 256);
            assert_eq!(clean.len(), sound.len());
            let worst = clean.iter().zip(&sound).map(|(one, other)| (one - other).abs()).max().unwrap_or(0);
            assert!(worst <= 40, "{length}: {worst}");
        }
        assert!(cleaned(&[], 256).is_empty());
        assert_eq!(cleaned(&[5; 300], 256).len(), 300);
    }

    #[test]
    fn noise_becomes_quieter_and_a_voice_does_not() {
        let sound = sound(2_000.0);
        let clean = cleaned(&sound, 256);
        let (before, after) = (RATE / 8..RATE / 2 - WINDOW, RATE / 2 + WINDOW..RATE - WINDOW);
        assert!(loud(&clean[before.clone()]) < 0.5 * loud(&sound[before]));
        assert!(loud(&clean[after.clone()]) > 0.9 * loud(&sound[after]));
    }

    #[test]
    fn it_comes_to_the_same_in_pieces_of_any_length() {
        let sound = sound(2_000.0);
        assert_eq!(cleaned(&sound, 256), cleaned(&sound, sound.len()));
        assert_eq!(cleaned(&sound, 1_000), cleaned(&sound, sound.len()));
    }
}
