//! How like two recordings are: dynamic time warping on log spectra.

use std::process::Command;
use std::time::Duration;

use realfft::RealFftPlanner;

/// Samples a second, everywhere in these tests.
pub const RATE: usize = 22_050;
const WINDOW: usize = 512;
const HOP: usize = 330;
const BANDS: usize = 24;

/// The samples of raw s16 bytes.
pub fn samples(bytes: &[u8]) -> Vec<f32> {
    bytes.chunks_exact(2).map(|pair| f32::from(i16::from_le_bytes([pair[0], pair[1]])) / 32_768.0).collect()
}

/// What espeak-ng itself makes of a sentence.
pub fn reference(lang: &str, text: &str) -> Vec<f32> {
    let mut command = Command::new("espeak-ng");
    command.args(["-v", lang, "--stdout", "--", text]).stdin(std::process::Stdio::null());
    let output = command.output().expect("espeak-ng");
    assert!(output.status.success() && output.stdout.len() > 44);
    samples(&output.stdout[44..])
}

/// The loudest sample, 0 to 1.
pub fn peak(samples: &[f32]) -> f32 {
    samples.iter().fold(0.0, |loudest, sample| sample.abs().max(loudest))
}

/// How long a recording lasts.
pub fn length(samples: &[f32]) -> Duration {
    Duration::from_secs_f64(samples.len() as f64 / RATE as f64)
}

/// The part between the first and the last sample that can be heard.
pub fn trimmed(samples: &[f32]) -> &[f32] {
    let heard = |sample: &f32| sample.abs() > 0.01;
    let Some(first) = samples.iter().position(heard) else { return &[] };
    let last = samples.iter().rposition(heard).unwrap_or(first);
    &samples[first..=last]
}

/// Frames of log band energies, their overall level taken out.
fn spectra(samples: &[f32]) -> Vec<[f32; BANDS]> {
    let fft = RealFftPlanner::<f32>::new().plan_fft_forward(WINDOW);
    let mut padded = samples.to_vec();
    padded.resize(samples.len().max(WINDOW), 0.0);
    // Bands of equal width on a logarithmic scale from 100 Hz to 8 kHz.
    let edge = |band: usize| {
        let hertz = 100.0_f32 * 80.0_f32.powf(band as f32 / BANDS as f32);
        (hertz * WINDOW as f32 / RATE as f32) as usize
    };
    let mut frames: Vec<[f32; BANDS]> = Vec::new();
    for frame in padded.windows(WINDOW).step_by(HOP) {
        let mut input: Vec<f32> = frame
            .iter()
            .enumerate()
            .map(|(at, sample)| sample * (std::f32::consts::PI * at as f32 / WINDOW as f32).sin().powi(2))
            .collect();
        let mut bins = fft.make_output_vec();
        fft.process(&mut input, &mut bins).expect("a transform");
        let mut bands = [0.0; BANDS];
        for (band, energy) in bands.iter_mut().enumerate() {
            let (low, high) = (edge(band), edge(band + 1).max(edge(band) + 1));
            *energy = (bins[low..high].iter().map(|bin| bin.norm_sqr()).sum::<f32>() + 1e-3).log10();
        }
        frames.push(bands);
    }
    let mean = frames.iter().flatten().sum::<f32>() / (frames.len() * BANDS) as f32;
    frames.iter_mut().flatten().for_each(|energy| *energy -= mean);
    frames
}

/// The distance of two recordings: 0 for the same; the mean over the cheapest path.
pub fn distance(one: &[f32], other: &[f32]) -> f32 {
    let (one, other) = (spectra(trimmed(one)), spectra(trimmed(other)));
    let cost = |a: &[f32; BANDS], b: &[f32; BANDS]| {
        (a.iter().zip(b).map(|(x, y)| (x - y) * (x - y)).sum::<f32>() / BANDS as f32).sqrt()
    };
    let mut row: Vec<f32> = vec![f32::INFINITY; other.len() + 1];
    row[0] = 0.0;
    for a in &one {
        let mut diagonal = row[0];
        row[0] = f32::INFINITY;
        for (at, b) in other.iter().enumerate() {
            let cheapest = diagonal.min(row[at]).min(row[at + 1]);
            diagonal = row[at + 1];
            row[at + 1] = cheapest + cost(a, b);
        }
    }
    row[other.len()] / (one.len() + other.len()) as f32
}
